//! Whole games, from the home screen to the end.

use rollkeep::dice::Keep;
use rollkeep::game::Phase;
use serde_json::json;

use super::seed::SIX;
use crate::page::Page;
use crate::server::Site;

/// A whole game alone under the official rules.
pub async fn game_official(page: &Page, site: &Site) {
    whole_game(page, site, "yahtzee-official", &["Ada"]).await;
}

/// A whole game under the basic rules.
pub async fn game_basic(page: &Page, site: &Site) {
    page.lies_still(site).await;
    whole_game(page, site, "yahtzee-basic", &["Ada"]).await;
}

/// A whole game under the advanced rules.
pub async fn game_advanced(page: &Page, site: &Site) {
    page.lies_still(site).await;
    whole_game(page, site, "yahtzee-advanced", &["Ada"]).await;
}

/// A whole game under the club rules.
pub async fn game_club(page: &Page, site: &Site) {
    page.lies_still(site).await;
    whole_game(page, site, "yahtzee-club", &["Ada"]).await;
}

/// A whole game of Yatzy.
pub async fn game_yatzy(page: &Page, site: &Site) {
    whole_game(page, site, "yatzy", &["Ada"]).await;
}

/// A whole game of Yahtzie, which takes two.
pub async fn game_yahtzie(page: &Page, site: &Site) {
    whole_game(page, site, "yahtzie", &["Ada", "Ben"]).await;
}

/// Six people roll for the start and pass the device, to the end and into the next game.
pub async fn game_of_six(page: &Page, site: &Site) {
    page.lies_still(site).await;
    page.begin(site, "yatzy", &SIX, "throw").await;
    page.takes_answers_at_once().await;
    let mut game = page.agrees().await;
    while let Phase::Starting(_) = game.phase() {
        game = page.roll().await;
    }
    let Phase::Turn(first) = *game.phase() else {
        panic!("somebody starts")
    };
    let mut turns = 0;
    while let Phase::Turn(turn) = *game.phase() {
        assert_eq!(turn.seat, (first.seat + turns) % SIX.len());
        if turns > 0 {
            page.hurry_on().await;
            page.mentions("dialog#pass[open]", SIX[turn.seat]).await;
            page.click("#ready").await;
            page.gone("dialog#pass").await;
        }
        page.mentions("h1", SIX[turn.seat]).await;
        page.roll().await;
        game = page.score_best().await;
        turns += 1;
    }
    assert_eq!(turns, 6 * 15);
    let ranking = page.list("ol.podium li").await;
    assert_eq!(ranking.len(), SIX.len(), "{ranking:?}");

    page.click("#again").await;
    page.shown("main[data-screen=game]").await;
    let again = page.agrees().await;
    assert_eq!(again.setup().seats().len(), SIX.len());
    assert!(again.log().is_empty());
    page.is_at_peace(site).await;
}

impl Page {
    /// Switches motion off. Other journeys check motion; here it would only take time.
    async fn lies_still(&self, site: &Site) {
        self.seed(site, &[("rollkeep/settings", r#"{"motion":"off"}"#)])
            .await;
    }

    /// Lets dialogs accept answers at once, until the page is loaded again. `new_dialog_ignores_taps` checks that they wait
    /// for half a second.
    async fn takes_answers_at_once(&self) {
        let quick = "const set = setTimeout;
            window.setTimeout = (then, pause, ...more) => set(then, pause === 500 ? 0 : pause, ...more)";
        self.script(quick, vec![]).await;
    }

    /// Skips the pause after the last score, so that the screen between two players is there at once.
    async fn hurry_on(&self) {
        self.script("document.querySelector('#roll').click()", vec![])
            .await;
        self.shown("dialog#pass[open]").await;
    }
}

async fn whole_game(page: &Page, site: &Site, rules: &str, names: &[&str]) {
    page.begin(site, rules, names, "seating").await;
    let mut game = page.agrees().await;
    assert_eq!(game.rules().id, rules);
    while !matches!(game.phase(), Phase::Over(_)) {
        if names.len() > 1 && game.last_score().is_some() {
            page.hurry_on().await;
            page.click("#ready").await;
        }
        page.roll().await;
        page.tap(&[0, 3]).await;
        let second = page.roll().await;
        assert_eq!(kept(second.phase()), Some(0b1001));
        // Kept dice stay kept until they are released.
        page.tap(&[3, 1]).await;
        let third = page.roll().await;
        assert_eq!(kept(third.phase()), Some(0b0011));
        game = page.score_best().await;
    }
    let table = page
        .script("return location.hash.split('/').pop()", vec![])
        .await;
    let table = table.as_str().expect("the address names the game");
    assert!(
        page.stored(&format!("rollkeep/done/{table}"))
            .await
            .is_some()
    );
    assert_eq!(page.stored(&format!("rollkeep/game/{table}")).await, None);

    page.open(site.url("#/finished")).await;
    let total = game.cards()[0].totals(game.rules()).grand();
    page.mentions(".game-row", &format!("{} {total}", names[0]))
        .await;
    page.is_at_peace(site).await;
}

fn kept(phase: &Phase) -> Option<u8> {
    match phase {
        Phase::Turn(turn) => turn.hand.map(|hand| Keep::bits(hand.kept)),
        Phase::Starting(_) | Phase::Over(_) => None,
    }
}

/// Rules for two exclude the other players only until rules for more are chosen, in this game or a later one.
pub async fn seats_come_back(page: &Page, site: &Site) {
    const NAMES: &str = "return [...document.querySelectorAll('input.name')].map((it) => it.value)";
    let all = json!(["Ada", "Ben", "Cleo", "Dora"]);
    let two = json!(["Ada", "Ben"]);
    page.open(site.url("#/new")).await;
    page.choose("rules", "yatzy").await;
    for (place, name) in ["Ada", "Ben", "Cleo", "Dora"].into_iter().enumerate() {
        if place > 0 {
            page.click("#add-seat").await;
        }
        page.fill(
            format!(".people li:nth-child({}) input.name", place + 1),
            name,
        )
        .await;
    }
    page.choose("rules", "yahtzie").await;
    assert_eq!(page.script(NAMES, vec![]).await, two);
    page.choose("rules", "yatzy").await;
    assert_eq!(page.script(NAMES, vec![]).await, all);
    page.choose("rules", "yahtzie").await;
    page.click("#begin").await;
    page.shown("main[data-screen=game]").await;

    page.open(site.url("#/new")).await;
    page.shown("main[data-screen=new]").await;
    assert_eq!(page.script(NAMES, vec![]).await, two);
    page.choose("rules", "yatzy").await;
    assert_eq!(page.script(NAMES, vec![]).await, all);
    // A player who was removed by hand does not come back.
    page.click(".people li:nth-child(4) .remove-seat").await;
    page.choose("rules", "yahtzie").await;
    page.choose("rules", "yatzy").await;
    assert_eq!(
        page.script(NAMES, vec![]).await,
        json!(["Ada", "Ben", "Cleo"])
    );
}

/// A seat that was added for a game for two stays usable when the rules change again.
pub async fn seat_of_a_game_for_two(page: &Page, site: &Site) {
    page.open(site.url("#/new")).await;
    page.choose("rules", "yatzy").await;
    page.fill(".people li:nth-child(1) input.name", "Ada").await;
    page.choose("rules", "yahtzie").await;
    page.shown(".people li:nth-child(2)").await;
    page.choose("rules", "yatzy").await;
    page.fill(".people li:nth-child(2) input.name", "Ben").await;
    page.click("#begin").await;
    page.shown("main[data-screen=game]").await;
    let names: Vec<String> = page
        .agrees()
        .await
        .setup()
        .seats()
        .iter()
        .map(|seat| seat.name.clone())
        .collect();
    assert_eq!(names, ["Ada", "Ben"]);
    page.is_at_peace(site).await;
}
