//! One tournament in two tabs.

use super::arena::{ONE_WORKER, hold, saved, to_the_arena};
use super::players::{EXAMPLE, shelved};
use super::tabs::SLOW_LOCKS;
use crate::page::{Page, link};
use crate::server::Site;

async fn played(page: &Page) -> u32 {
    saved(page).await.played()
}

/// A program takes its time, and needs no solver.
async fn shelve(page: &Page, site: &Site) {
    site.run_before(ONE_WORKER);
    page.store(site, &[("rollkeep/player/own", &shelved("Ann", EXAMPLE))])
        .await;
    page.open(site.url("#/arena")).await;
}

/// Opens the tournament of this tab in another one.
async fn in_another_tab(page: &Page) {
    let address = page.script("return location.href", vec![]).await;
    page.open_tab(address.as_str().expect("an address")).await;
    page.shown("main[data-screen=tournament]").await;
}

/// The second tab watches and can take over; then the first one watches. No tab plays what another one plays.
pub async fn tournament_in_two_tabs(page: &Page, site: &Site) {
    shelve(page, site).await;
    hold(page, &["own:Ann", "own:Ann"], "10000", "5").await;
    page.shown("#pause").await;
    let first = page.tab().await;
    in_another_tab(page).await;
    let second = page.tab().await;
    page.mentions("#take-over", "being played in another tab")
        .await;
    page.never_shown("#go-on").await;
    page.passes_axe().await;
    // Their list says so, too.
    page.click(link("Home")).await;
    to_the_arena(page).await;
    page.mentions(".game-row strong", "being played in another tab")
        .await;
    page.click(".game-row a").await;
    page.shown("#take-over").await;

    // As if one ran alone there: taking over must not look like a crash.
    let alone = "for (const key of Object.keys(localStorage)) {
        if (key.startsWith('rollkeep-running/')) localStorage[key] = '{\"alone\":0}'; }";
    page.script(alone, vec![]).await;
    page.click("#take-over").await;
    page.shown("#pause").await;
    page.until("games", "document.querySelector('progress').value > 0")
        .await;
    assert_eq!(saved(page).await.disqualifications().count(), 0);
    page.go_to(&first).await;
    page.shown("#take-over").await;
    page.gone("#pause").await;
    page.go_to(&second).await;
    page.click("#stop").await;
    page.shown("#go-on").await;
    let stopped = played(page).await;

    // The first tab reads the saved version once the second is gone.
    page.close_tab(&first).await;
    page.shown("#go-on").await;
    page.gone("#take-over").await;
    assert_eq!(played(page).await, stopped);
    let shown = "document.querySelector('progress').value";
    page.until("what is stored", &format!("{shown} === {stopped}"))
        .await;
    page.click("#go-on").await;
    page.until("more games", &format!("{shown} > {stopped}"))
        .await;
    page.click("#stop").await;
    page.shown("#go-on").await;
    assert!(played(page).await > stopped);
}

/// A tournament that one tab has finished stays finished, whatever a tab does that has not seen it.
pub async fn tournament_finished_elsewhere(page: &Page, site: &Site) {
    page.open(site.url("#/arena")).await;
    // However fast the machine is, it stops before the last game.
    let stop = "new MutationObserver((_, it) => {
            const stop = document.querySelector('#stop');
            if (stop) { it.disconnect(); stop.click(); }
        }).observe(document.body, { subtree: true, childList: true })";
    page.script(stop, vec![]).await;
    hold(page, &["novice", "casual", "novice"], "600", "5").await;
    page.shown("#go-on").await;
    assert!(!saved(page).await.is_over());
    let first = page.tab().await;
    in_another_tab(page).await;
    page.shown("#take-over").await;
    let second = page.tab().await;
    page.click("#take-over").await;
    page.until(
        "it is over",
        "!!document.querySelector('figure .chart') && !document.querySelector('.controls #stop')",
    )
    .await;
    page.shown("#csv").await;
    assert!(saved(page).await.is_over());
    page.go_to(&first).await;
    page.mentions(".controls", "Another tournament").await;
    page.gone("#take-over").await;
    page.mentions(".state", "wins").await;
    page.go_to(&second).await;
    assert!(saved(page).await.is_over());
}

/// A tournament that one tab has deleted does not come back from another tab that runs it.
pub async fn tournament_deleted_elsewhere(page: &Page, site: &Site) {
    shelve(page, site).await;
    let first = page.tab().await;
    let second = page.open_tab(site.url("#/arena")).await;
    hold(page, &["own:Ann", "own:Ann"], "10000", "5").await;
    page.shown("#pause").await;
    page.go_to(&first).await;
    page.reload().await;
    page.click(".game-row .quiet").await;
    page.click("#delete-yes").await;
    page.gone(".game-row").await;
    page.go_to(&second).await;
    page.mentions(".controls", "deleted in another tab").await;
    page.gone("#pause").await;
    page.click(link("Another tournament")).await;
    page.shown("#start").await;
    page.gone(".game-row").await;
    let names = page.stored_names().await;
    assert!(
        !names.iter().any(|it| it.contains("tournament")),
        "{names:?}"
    );
}

/// A slow answer about which tab plays does not stop the tournament.
pub async fn tournament_with_slow_locks(page: &Page, site: &Site) {
    shelve(page, site).await;
    page.script(SLOW_LOCKS, vec![]).await;
    hold(page, &["own:Ann", "own:Ann"], "10000", "5").await;
    page.shown("#pause").await;
    page.until("the locks have answered", "window.answered")
        .await;
    page.shown("#pause").await;
    page.click("#stop").await;
    page.shown("#go-on").await;
    page.never_shown("#suspects").await;
}

/// Timers end with their tournament.
pub async fn tournament_leaves_no_timer(page: &Page, site: &Site) {
    shelve(page, site).await;
    page.shown("#start").await;
    page.watch_timers().await;
    for _ in 0..2 {
        hold(page, &["own:Ann", "own:Ann"], "10000", "5").await;
        page.shown("#pause").await;
        page.until("one timer, not that of the one before", "timers.size === 1")
            .await;
        page.click(link("Home")).await;
        to_the_arena(page).await;
    }
    page.click(".game-row a").await;
    page.click("#stop").await;
    page.shown("#go-on").await;
    page.has_no_timers().await;
}

/// A tab that runs a tournament still does after a reload, and the other one still watches.
pub async fn tournament_reloaded(page: &Page, site: &Site) {
    shelve(page, site).await;
    hold(page, &["own:Ann", "own:Ann"], "10000", "5").await;
    page.shown("#pause").await;
    let first = page.tab().await;
    in_another_tab(page).await;
    page.shown("#take-over").await;
    let second = page.tab().await;

    page.go_to(&first).await;
    page.reload().await;
    page.shown("#go-on").await;
    page.go_to(&second).await;
    page.shown("#take-over").await;
    page.reload().await;
    page.shown("#take-over").await;
    page.go_to(&first).await;
    page.click("#go-on").await;
    page.shown("#pause").await;
    page.go_to(&second).await;
    page.shown("#take-over").await;
    page.script("document.querySelector('#take-over').focus()", vec![])
        .await;
    page.press("Space").await;
    page.shown("#pause").await;
    let in_controls = "!!document.activeElement.closest('.controls')";
    page.until("the focus stays", in_controls).await;
    page.go_to(&first).await;
    page.shown("#take-over").await;
    page.reload().await;
    page.shown("#take-over").await;
    page.go_to(&second).await;
    page.click("#stop").await;
    page.shown("#go-on").await;
}
