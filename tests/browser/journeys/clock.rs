//! Time that runs out.

use rollkeep_rules::game::{Event, Phase};

use super::fixture::Fixture;
use crate::page::{Page, button};
use crate::server::Site;

/// When a player's time is up, the next one reads so, and the card says so until the end.
pub async fn time_is_up(page: &Page, site: &Site) {
    let game = Fixture::timed("yahtzee-basic", &["Ada", "Ben", "Cleo"], 5)
        .turns(1)
        .spend(5 * 60_000 - 300);
    page.resume(site, &game.text()).await;
    page.click("#ready").await;
    page.click("#resume").await;
    page.mentions("dialog#pass[open]", "Pass to Cleo").await;
    page.says(".last-move", "Ben’s time is up.").await;
    page.click("#ready").await;
    page.says(".hint p", "Ben’s time is up.").await;
    let names = page.list(".upper thead .name").await;
    assert_eq!(names, ["Ada", "Ben", "Cleo"]);
    let times = page.list(".upper thead .time").await;
    assert_eq!(times[..2], ["5:00", "time up"]);
    page.roll().await;
    page.says(".hint p", "Tap the dice you want to keep.").await;
}

/// Time before a roll counts for the player who rolls, to the last moment.
pub async fn time_before_a_roll_counts(page: &Page, site: &Site) {
    page.resume(site, &Fixture::timed("yahtzee-basic", &["Ada"], 5).text())
        .await;
    page.shown("dialog#paused[open]").await;
    page.click("#resume").await;
    page.gone("dialog#paused").await;
    // Almost a second passes and the dice are rolled in the same moment, without a timer in between.
    let jump = "const now = performance.now.bind(performance);
        performance.now = () => now() + 900;
        document.querySelector('#roll').click();";
    page.script(jump, vec![]).await;
    page.shown("main[data-rolls=\"1\"]").await;
    let game = page.shows_saved_game().await;
    let spent = game.log().iter().map_while(|event| match event {
        Event::Spent(time) => Some(time.0),
        _ => None,
    });
    assert!(spent.sum::<u32>() >= 900, "{:?}", game.log());
}

/// The roll that decides who starts is readable when it is decided.
pub async fn roll_for_the_start_is_readable(page: &Page, site: &Site) {
    let game = Fixture::rolling_for_start("yahtzee-basic", &["Ada", "Ben"]);
    page.resume(site, &game.text()).await;
    page.says("h1", "Ada rolls to see who starts").await;
    let mut game = page.shows_saved_game().await;
    while let Phase::Starting(_) = game.phase() {
        // Nothing about a turn that has not begun yet.
        page.never_shown(".count").await;
        assert!(!page.text(".hint").await.contains("Upper"));
        game = page.roll().await;
    }
    let Phase::Turn(turn) = game.phase() else {
        panic!("somebody starts")
    };
    let starter = &game.setup().seats()[turn.seat].name;
    page.mentions(".hint p", "Ada rolled a ").await;
    page.mentions(".hint p", "Ben rolled a ").await;
    page.mentions(".hint p", &format!("{starter} starts."))
        .await;
    page.shown(".count").await;
    page.roll().await;
    page.tool(button("Rolls so far")).await;
    page.mentions("p.roll-log", "Who starts: Ada: ").await;
    page.mentions("ol.roll-log", &format!("{starter}: ")).await;
}
