//! One game in two tabs.

use std::time::Duration;

use rollkeep_rules::game::Strength;
use serde_json::json;

use super::fixture::Fixture;
use crate::page::{Page, Tab};
use crate::server::Site;

/// The browser takes a second and a half for each lock, as on a busy device.
pub(super) const SLOW_LOCKS: &str = "{
    const { request } = LockManager.prototype;
    LockManager.prototype.request = async function (...given) {
        const answer = given.pop();
        const note = (lock) => { window.answered = true; return answer(lock); };
        await new Promise((done) => setTimeout(done, 1500));
        return request.call(this, ...given, note);
    };
}";

/// A tap before the browser has said which tab plays counts once it has: no slow device makes a tab a spectator.
pub async fn tap_before_the_lock(page: &Page, site: &Site) {
    site.run_before(SLOW_LOCKS);
    page.resume(site, &Fixture::new("yatzy", &["Ada"]).text())
        .await;
    page.click("#roll").await;
    assert_eq!(page.logs_more_than(0).await.log().len(), 1);
    page.never_shown("#take-over").await;
    page.assert_no_errors(site).await;
}

/// A game in two tabs: the first has rolled once, the second watches and is in front.
async fn watched(page: &Page, site: &Site) -> (Tab, Tab) {
    page.resume(site, &Fixture::new("yahtzee-official", &["Ada"]).text())
        .await;
    page.roll().await;
    let first = page.tab().await;
    let second = page.open_tab(site.url("#/game/seeded")).await;
    page.shown("#take-over").await;
    (first, second)
}

/// The second tab watches the first one, and can take over; then the first one watches.
pub async fn two_tabs(page: &Page, site: &Site) {
    let (first, second) = watched(page, site).await;
    page.shown("#roll[aria-disabled=true]").await;
    page.shown("main[data-rolls=\"1\"]").await;
    page.passes_axe().await;

    page.go_to(&first).await;
    let rolled = page.roll().await;
    page.go_to(&second).await;
    page.shown("main[data-rolls=\"2\"]").await;
    page.click("#take-over").await;
    page.gone("#take-over").await;
    assert_eq!(page.shows_saved_game().await, rolled);
    let taken = page.score_best().await;

    page.go_to(&first).await;
    page.shown("#take-over").await;
    page.shown("main[data-rolls=\"0\"]").await;
    assert_eq!(
        page.seen().await.totals,
        [taken.cards()[0].totals(taken.rules()).grand()]
    );

    // The tab that watches continues by itself once the other tab is gone.
    page.go_to(&second).await;
    page.close_tab(&first).await;
    page.gone("#take-over").await;
    page.roll().await;
}

/// Stores two games of one person, and opens the first.
async fn first_of_two(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada"]).text();
    page.store(
        site,
        &[("rollkeep/game/one", &game), ("rollkeep/game/two", &game)],
    )
    .await;
    page.open(site.url("#/game/one")).await;
    page.shown("main[data-screen=game]").await;
}

/// Two different games in two tabs do not affect each other: each stays where it is, with its kept dice, and goes on.
pub async fn two_games(page: &Page, site: &Site) {
    first_of_two(page, site).await;
    let rolled = page.roll().await;
    page.tap(&[1, 3]).await;
    let first = page.tab().await;
    let second = page.open_tab(site.url("#/game/two")).await;
    page.shown("main[data-rolls=\"0\"]").await;
    page.roll().await;
    page.tap(&[0]).await;
    let scored = page.score_best().await;

    page.go_to(&first).await;
    page.is_alive().await;
    page.never_shown("#take-over").await;
    assert_eq!(page.shows_saved_game().await, rolled);
    let kept = "return [...document.querySelectorAll('button.die[aria-pressed=true]')].map((it) => it.dataset.place)";
    assert_eq!(page.script(kept, vec![]).await, json!(["1", "3"]));
    page.roll().await;

    page.go_to(&second).await;
    page.is_alive().await;
    page.never_shown("#take-over").await;
    assert_eq!(page.shows_saved_game().await, scored);
    page.roll().await;
}

/// A game that is deleted while another tab plays it does not come back silently.
pub async fn deleted_elsewhere(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada"]).text();
    page.store(site, &[("rollkeep/game/seeded", &game)]).await;
    page.open(site.home()).await;
    let first = page.tab().await;
    let second = page.open_tab(site.url("#/game/seeded")).await;
    page.shown("main[data-screen=game]").await;
    page.roll().await;

    page.go_to(&first).await;
    page.click(".game-row .quiet").await;
    page.click("#delete-yes").await;
    page.gone(".game-row").await;
    assert_eq!(page.stored("rollkeep/game/seeded").await, None);

    page.go_to(&second).await;
    page.mentions(".hint.refused", "deleted in another tab")
        .await;
    page.mentions("#assertive", "deleted in another tab").await;
    assert_eq!(page.stored("rollkeep/game/seeded").await, None);
    page.click("#roll").await;
    page.shown("main[data-rolls=\"2\"]").await;
    page.gone(".hint.refused").await;
    page.shows_saved_game().await;
}

/// A game that is deleted while a computer plays or a clock runs goes on on the screen. Only a person’s action saves it
/// again.
pub async fn deleted_while_it_goes_on(page: &Page, site: &Site) {
    const KEY: &str = "rollkeep/game/seeded";
    let game = Fixture::timed_with_computers("yatzy", &["Ada"], &[Strength::Casual], 5)
        .rolled(&[1, 2, 3, 4, 6])
        .score(14);
    let at_once = ("rollkeep/settings", r#"{"pace":"instant"}"#);
    page.store(site, &[at_once, (KEY, &game.text())]).await;
    site.run_before(Page::CLOCK);
    page.open(site.home()).await;
    let first = page.tab().await;
    let second = page.open_tab(site.url("#/game/seeded")).await;
    page.shown("dialog#paused[open]").await;
    let delete = async || {
        page.go_to(&first).await;
        page.click(".game-row .quiet").await;
        page.click("#delete-yes").await;
        page.gone(".game-row").await;
        page.go_to(&second).await;
    };
    let goes_on = async || {
        page.mentions(".hint.refused", "deleted in another tab")
            .await;
        page.pass(Duration::from_secs(3)).await;
        assert_eq!(page.stored(KEY).await, None, "the clock saves nothing");
    };
    delete().await;
    page.click("#resume").await;
    page.shown("main[data-seat=\"0\"][data-rolls=\"0\"]").await;
    assert_eq!(page.stored(KEY).await, None, "a computer saves nothing");
    goes_on().await;
    page.click("#roll").await;
    page.gone(".hint.refused").await;
    let played_on = page.shows_saved_game().await;
    assert_eq!(played_on.cards()[1].filled(), 1);

    delete().await;
    goes_on().await;
    page.click("header a.plain").await;
    page.shown("main[data-screen=home]").await;
    assert_eq!(page.stored(KEY).await, None, "leaving saves nothing");
}

/// A tab that has taken over a game may leave it; then the tab that watches continues.
pub async fn leaves_taken_over(page: &Page, site: &Site) {
    page.resume(site, &Fixture::new("yahtzee-official", &["Ada"]).text())
        .await;
    let first = page.tab().await;
    let second = page.open_tab(site.url("#/game/seeded")).await;
    page.click("#take-over").await;
    page.gone("#take-over").await;
    page.click("header a.plain").await;
    page.shown("main[data-screen=home]").await;
    page.go_to(&first).await;
    page.gone("#take-over").await;
    page.roll().await;

    // And again, there and back.
    page.go_to(&second).await;
    page.open(site.url("#/game/seeded")).await;
    page.click("#take-over").await;
    page.gone("#take-over").await;
    page.roll().await;
    page.go_to(&first).await;
    page.shown("#take-over").await;
    page.click("#take-over").await;
    page.gone("#take-over").await;
    page.close_tab(&second).await;
    page.gone("#take-over").await;
    page.is_alive().await;
    page.roll().await;
}

/// A tab that has stopped watching does nothing when that game becomes free.
pub async fn leaves_watching(page: &Page, site: &Site) {
    first_of_two(page, site).await;
    let first = page.tab().await;
    page.roll().await;
    let second = page.open_tab(site.url("#/game/one")).await;
    page.shown("#take-over").await;
    page.click("header a.plain").await;
    page.shown("main[data-screen=home]").await;
    let two = "location.hash = '#/game/two'";
    page.script(two, vec![]).await;
    page.shown("main[data-rolls=\"0\"]").await;
    page.roll().await;

    page.go_to(&first).await;
    page.click("header a.plain").await;
    page.shown("main[data-screen=home]").await;
    page.go_to(&second).await;
    page.is_alive().await;
    page.roll().await;

    // Nobody holds the lock of the first game, least of all a tab that has left.
    page.go_to(&first).await;
    page.open(site.url("#/game/one")).await;
    page.shown("main[data-rolls=\"1\"]").await;
    page.roll().await;
    page.close_tab(&second).await;
    page.is_alive().await;
    page.roll().await;
}

/// A tab that plays continues after a reload, and the other one still watches. A tab that only watches does not take
/// the game with a reload, nor does a copy of the tab that plays.
pub async fn reload_keeps_turn(page: &Page, site: &Site) {
    let (first, second) = watched(page, site).await;
    page.go_to(&first).await;
    page.reload().await;
    page.roll().await;
    page.go_to(&second).await;
    page.watches(2).await;

    page.go_to(&first).await;
    page.reload_at_once().await;
    page.score_best().await;
    page.roll().await;
    let copied = page.script(COPY, vec![]).await;
    page.go_to(&second).await;
    page.watches(1).await;

    for _ in 0..2 {
        page.reload_at_once().await;
        page.watches(1).await;
    }
    page.script(PASTE, vec![copied]).await;
    page.reload_at_once().await;
    page.watches(1).await;
    page.go_to(&first).await;
    page.roll().await;
    page.never_shown("#take-over").await;

    // A tab that has taken over keeps the game in the same way, and the tab that has lost it does not ask for it back.
    page.go_to(&second).await;
    page.click("#take-over").await;
    page.gone("#take-over").await;
    page.go_to(&first).await;
    page.watches(2).await;
    page.reload_at_once().await;
    page.watches(2).await;
    page.go_to(&second).await;
    page.reload_at_once().await;
    page.roll().await;
    page.go_to(&first).await;
    page.watches(3).await;
    page.is_alive().await;
}

/// A tab that leaves the site frees the game for the other tab; back soon it continues, back later it watches.
pub async fn left_game_is_free(page: &Page, site: &Site) {
    let (first, second) = watched(page, site).await;
    page.go_to(&first).await;
    page.open(site.outside()).await;
    page.go_to(&second).await;
    page.gone("#take-over").await;
    page.roll().await;

    page.go_to(&first).await;
    page.open(site.outside()).await;
    page.script(LONG_AGO, vec![]).await;
    page.go_back().await;
    page.watches(2).await;
    page.go_to(&second).await;
    page.roll().await;
    page.go_to(&first).await;
    page.watches(3).await;

    page.go_to(&second).await;
    page.open(site.outside()).await;
    page.go_to(&first).await;
    page.gone("#take-over").await;
    page.score_best().await;
    page.go_to(&second).await;
    page.script(JUST_NOW, vec![]).await;
    page.go_back().await;
    page.shown("main[data-rolls=\"0\"]").await;
    page.roll().await;
    page.go_to(&first).await;
    page.watches(1).await;
    page.is_alive().await;
}

/// A page from the browser's cache shows what is stored now, and continues what it played. Driven browsers do not cache
/// pages, so the test sends the events itself.
pub async fn back_from_the_browsers_cache(page: &Page, site: &Site) {
    let leaves = "dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))";
    let returns = "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))";
    let game = Fixture::new("yahtzee-official", &["Ada"]).text();
    page.open(site.home()).await;
    page.shown("#new-game").await;
    // A tab gets no event about its own writes.
    let write = "localStorage.setItem('rollkeep/game/seeded', arguments[0])";
    page.script(write, vec![json!(game)]).await;
    page.script(returns, vec![]).await;
    page.mentions(".continue", "Ada").await;

    page.click(".continue").await;
    page.roll().await;
    let first = page.tab().await;
    let second = page.open_tab(site.url("#/game/seeded")).await;
    page.shown("#take-over").await;
    page.go_to(&first).await;
    page.script(leaves, vec![]).await;
    page.go_to(&second).await;
    page.click("#take-over").await;
    page.roll().await;
    page.go_to(&first).await;
    page.watches(2).await;
    page.script(returns, vec![]).await;
    page.gone("#take-over").await;
    page.roll().await;
    page.go_to(&second).await;
    page.watches(3).await;
    // This tab only watches, and goes on watching.
    page.script(leaves, vec![]).await;
    page.script(returns, vec![]).await;
    page.watches(3).await;
    page.go_to(&first).await;
    page.score_best().await;
    page.is_alive().await;
}

/// After taking over with the keyboard, the focus is on the roll button; nothing that the other tab does takes the
/// focus away.
pub async fn taken_over_by_keyboard(page: &Page, site: &Site) {
    let (first, second) = watched(page, site).await;
    page.script("document.querySelector('#take-over').focus()", vec![])
        .await;
    page.go_to(&first).await;
    page.score_best().await;
    page.roll().await;
    page.go_to(&second).await;
    page.watches(1).await;
    let focus = |id: &str| format!("document.activeElement.id === '{id}'");
    page.until("the focus stays", &focus("take-over")).await;
    page.press("Space").await;
    page.gone("#take-over").await;
    page.until("the focus is on the roll button", &focus("roll"))
        .await;
    page.press("Space").await;
    page.shown("main[data-rolls=\"2\"]").await;
}

/// The storage that a copy of a tab gets.
const COPY: &str = "return JSON.stringify(sessionStorage)";
const PASTE: &str = "Object.assign(sessionStorage, JSON.parse(arguments[0]))";

/// As if the tab had been left an hour ago.
const LONG_AGO: &str = "for (const key of Object.keys(sessionStorage)) {
    sessionStorage[key] = String(Number(sessionStorage[key]) - 3600000); }";

/// As if the tab had been left just now, however long the test has taken since.
const JUST_NOW: &str =
    "for (const key of Object.keys(sessionStorage)) sessionStorage[key] = String(Date.now())";

impl Page {
    /// Loads the page again, with nothing in between.
    async fn reload_at_once(&self) {
        // Not before the script has answered: otherwise Chromium's driver would run it again.
        self.script(
            "window.before = true; setTimeout(() => location.reload())",
            vec![],
        )
        .await;
        self.until(
            "a new page",
            "!window.before && !!document.querySelector('main')",
        )
        .await;
    }

    /// Waits until this tab watches a game with this number of rolls.
    async fn watches(&self, rolls: u32) {
        self.shown(format!("main[data-rolls=\"{rolls}\"]")).await;
        self.shown("#take-over").await;
        self.shown("#roll[aria-disabled=true]").await;
    }

    /// Waits for the page's timers about locks, which began before this one, then checks that the app has not stopped.
    async fn is_alive(&self) {
        let later = "new Promise((done) => setTimeout(() => done(true), 400))";
        self.promised("the page's timers", later).await;
        self.never_shown("#trouble").await;
        assert_eq!(self.console_errors().await, [""; 0]);
    }
}

/// The tab that watches shows the kept dice, and has them when it takes over; its keys do nothing.
pub async fn watches_kept(page: &Page, site: &Site) {
    let die = |place: u8| format!("button.die[data-place=\"{place}\"][aria-pressed=true]");
    page.resume(site, &Fixture::new("yahtzee-official", &["Ada"]).text())
        .await;
    let before = page.roll().await;
    let first = page.tab().await;
    let second = page.open_tab(site.url("#/game/seeded")).await;
    page.shown("#take-over").await;
    page.go_to(&first).await;
    page.tap(&[1, 3]).await;

    page.go_to(&second).await;
    page.shown(die(1)).await;
    page.shown(die(3)).await;
    page.press("1 2 R Ctrl+Z Space").await;
    page.mentions(".hint.refused", "another tab").await;
    assert_eq!(page.saved().await.game, before);
    page.never_shown(die(0)).await;
    page.shown(die(1)).await;

    page.click("#take-over").await;
    page.gone("#take-over").await;
    page.gone(".hint.refused").await;
    page.shown(die(1)).await;
    page.tap(&[1, 4]).await;
    page.go_to(&first).await;
    page.shown(die(4)).await;
    page.never_shown(die(1)).await;
    page.is_alive().await;
}
