//! One game in two tabs.

use super::seed::Seed;
use crate::page::Page;
use crate::server::Site;

/// The second tab watches, sees what the first does, and can take over; then the first one watches.
pub async fn two_tabs(page: &Page, site: &Site) {
    page.resume(site, &Seed::new("yahtzee-official", &["Ada"]).text())
        .await;
    page.throw().await;
    let first = page.tab().await;
    let second = page.open_tab(site.url("#/game/seeded")).await;
    page.shown("#take-over").await;
    page.shown("#roll[aria-disabled=true]").await;
    page.shown("main[data-throws=\"1\"]").await;
    page.passes_axe().await;

    page.go_to(&first).await;
    let thrown = page.throw().await;
    page.go_to(&second).await;
    page.shown("main[data-throws=\"2\"]").await;
    page.click("#take-over").await;
    page.gone("#take-over").await;
    assert_eq!(page.agrees().await, thrown);
    let taken = page.score_best().await;

    page.go_to(&first).await;
    page.shown("#take-over").await;
    page.shown("main[data-throws=\"0\"]").await;
    assert_eq!(
        page.seen().await.totals,
        [taken.cards()[0].totals(taken.rules()).grand()]
    );

    // Whoever watches plays on by themselves once the other tab is gone.
    page.go_to(&second).await;
    page.close_tab(&first).await;
    page.gone("#take-over").await;
    page.throw().await;
}

/// Two different games in two tabs know nothing of each other.
pub async fn two_games(page: &Page, site: &Site) {
    let game = Seed::new("yahtzee-official", &["Ada"]).text();
    page.seed(
        site,
        &[("rollkeep/game/one", &game), ("rollkeep/game/two", &game)],
    )
    .await;
    page.open(site.url("#/game/one")).await;
    page.shown("main[data-screen=game]").await;
    page.throw().await;
    page.open_tab(site.url("#/game/two")).await;
    page.shown("main[data-throws=\"0\"]").await;
    page.throw().await;
    page.score_best().await;
}

/// A game that is deleted while another tab plays it does not come back without a word.
pub async fn deleted_elsewhere(page: &Page, site: &Site) {
    let game = Seed::new("yahtzee-official", &["Ada"]).text();
    page.seed(site, &[("rollkeep/game/seeded", &game)]).await;
    page.open(site.home()).await;
    let first = page.tab().await;
    let second = page.open_tab(site.url("#/game/seeded")).await;
    page.shown("main[data-screen=game]").await;
    page.throw().await;

    page.go_to(&first).await;
    page.click(".slip .quiet").await;
    page.click("#delete-yes").await;
    page.gone(".slip").await;
    assert_eq!(page.stored("rollkeep/game/seeded").await, None);

    page.go_to(&second).await;
    page.mentions(".hint.refused", "deleted in another tab")
        .await;
    page.mentions("#assertive", "deleted in another tab").await;
    page.click("#roll").await;
    page.shown("main[data-throws=\"2\"]").await;
    page.gone(".hint.refused").await;
    page.agrees().await;
}
