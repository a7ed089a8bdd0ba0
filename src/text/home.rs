//! The first screen.

use crate::game::{Game, Outcome, SeatKind, Setup};
use crate::text::names::{YOU, isolated};
use crate::text::{play, rule_sets};

/// Begins a game at once.
pub const PLAY_NOW: &str = "Play now";
/// Under the app's name, for those who see it first.
pub const WELCOME: &str =
    "Five dice, thirteen boxes, one more game. Play alone, with friends, or against the computer.";
/// Over the game that was played last.
pub const YOUR_GAME: &str = "Your game";
/// Over the others in play.
pub const MORE_IN_PLAY: &str = "More games in progress";
/// Over the games that ended last.
pub const LAST_RESULTS: &str = "Last results";
/// The way to all of them.
pub const ALL_RESULTS: &str = "All finished games";
/// Over the best totals.
pub const RECORDS: &str = "Best on this device";
/// Everything but games.
pub const MORE: &str = "More";
/// Over the news.
pub const NEWS: &str = "What is new";
/// Puts the news away.
pub const NEWS_READ: &str = "Hide what is new";

/// The version that the [news](NEWS_LINE) are of.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
/// What this version brings.
pub const NEWS_LINE: &str =
    "Three looks of the table, a sign for every player, and games that end with a podium.";

/// What a setup is: "You and Sven (computer) · Yahtzee, official".
pub fn setup(setup: &Setup) -> String {
    let who = setup.seats().iter().map(|seat| match seat.kind {
        SeatKind::Person => seat.name.clone(),
        SeatKind::Computer(_) => format!("{} (computer)", seat.name),
    });
    let who: Vec<String> = who.collect();
    let who: Vec<&str> = who.iter().map(String::as_str).collect();
    let rules = rule_sets::name(&setup.rules().id);
    let mut text = format!("{} · {rules}", play::list(&who));
    if let Some(clock) = setup.clock() {
        text.push_str(&format!(" · {} min each", clock.0.div_ceil(60_000)));
    }
    text
}

/// How a game ended, and the total that stands for it: "Ada wins", 243.
pub fn result(game: &Game, outcome: &Outcome) -> (String, u16) {
    let best = game.ranking().first().map_or(0, |place| place.total);
    let who = match game.setup().seats() {
        [alone] if alone.name == YOU => "You played alone".to_owned(),
        [alone] => format!("{} played alone", isolated(&alone.name)),
        _ => play::headline(game, outcome),
    };
    (who, best)
}
