//! Leaving the page in the middle of a game, and coming back.

use rollkeep_rules::game::{Game, Phase};

use super::fixture::Fixture;
use crate::page::Page;
use crate::server::Site;

/// In every phase, a reload restores the same game; from the home screen it continues where it was.
pub async fn reload_every_phase(page: &Page, site: &Site) {
    page.begin(site, "yahtzee-official", &["Ada", "Ben"], "throw")
        .await;
    let mut game = same_after_reload(page).await;
    while let Phase::Starting(_) = game.phase() {
        page.roll().await;
        game = same_after_reload(page).await;
    }
    // It was checked before the first roll, and now after each.
    let left = page.roll().await;
    same_after_reload(page).await;
    page.open(site.home()).await;
    page.mentions(".continue", "Ada").await;
    page.click(".continue").await;
    page.shown("main[data-screen=game]").await;
    assert_eq!(page.shows_saved_game().await, left);
    page.tap(&[1, 2]).await;
    page.roll().await;
    same_after_reload(page).await;
    page.shown("button.die[data-place=\"1\"][aria-pressed=true]")
        .await;
    page.shown("button.die[data-place=\"2\"][aria-pressed=true]")
        .await;
    page.shown("button.die[data-place=\"0\"][aria-pressed=false]")
        .await;
    page.roll().await;
    same_after_reload(page).await;
    page.score_best().await;
    page.shown("dialog#pass[open]").await;
    same_after_reload(page).await;
    page.shown("dialog#pass[open]").await;

    page.resume_near_end(site, 1).await;
    page.score_best().await;
    page.shown("main[data-screen=over] #again").await;
    same_after_reload(page).await;
    page.assert_no_errors(site).await;
}

/// The clock stops while nobody is there, and gives no time back.
pub async fn clock_stops_while_away(page: &Page, site: &Site) {
    page.resume(site, &Fixture::timed("yahtzee-basic", &["Ada"], 5).text())
        .await;
    page.shown("dialog#paused[open]").await;
    page.says(".clock", "5:00").await;
    page.click("#resume").await;
    page.wait("time to go by", async || match page.text(".clock").await {
        clock if clock == "5:00" => Err(clock),
        _ => Ok(()),
    })
    .await;
    page.click("button[aria-label=Pause]").await;
    page.shown("dialog#paused[open]").await;
    let paused = page.text(".clock").await;

    page.reload().await;
    page.shown("dialog#paused[open]").await;
    assert_eq!(page.text(".clock").await, paused);
    page.click("#resume").await;
    page.roll().await;
    page.score_best().await;
}

async fn same_after_reload(page: &Page) -> Game {
    let before = page.shows_saved_game().await;
    page.reload().await;
    page.shown("main[data-screen]").await;
    let after = page.shows_saved_game().await;
    assert_eq!(after, before);
    after
}

/// Dice that were kept or released are so after a reload, also if time was counted in between.
pub async fn kept_after_reload(page: &Page, site: &Site) {
    let pressed =
        |place: u8, on: bool| format!("button.die[data-place=\"{place}\"][aria-pressed={on}]");
    let games = [
        Fixture::new("yahtzee-official", &["Ada"]),
        Fixture::timed("yahtzee-official", &["Ada"], 5),
    ];
    for (timed, game) in [false, true].into_iter().zip(games) {
        page.resume(site, &game.text()).await;
        if timed {
            page.click("#resume").await;
        }
        page.roll().await;
        page.tap(&[0, 2]).await;
        page.reload().await;
        if timed {
            page.shown("dialog#paused[open]").await;
            page.click("#resume").await;
            page.gone("dialog#paused").await;
        }
        page.shown(pressed(0, true)).await;
        page.shown(pressed(1, false)).await;
        page.shown(pressed(2, true)).await;

        let kept = page.seen().await.faces;
        let rolled = page.roll().await;
        let now = page.seen().await.faces;
        assert_eq!((now[0], now[2]), (kept[0], kept[2]), "{:?}", rolled.log());
        page.tap(&[0, 2]).await;
        page.reload().await;
        if timed {
            page.click("#resume").await;
            page.gone("dialog#paused").await;
        }
        for place in 0..5 {
            page.shown(pressed(place, false)).await;
        }
        // Nothing of it stays stored.
        page.roll().await;
        assert_eq!(page.stored("rollkeep-kept").await, None);
    }
}
