//! The first screen.

use crate::game::{Game, Outcome, Place, SeatKind, Setup};
use crate::text::names::{isolated, whom};
use crate::text::{play, rule_sets};

messages!("home");

/// The version that the [news](NEWS_LINE) are of.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

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

/// How a game ended, and the points of it: "You beat Sven" and "342 : 281", "Fay beat 3 others" and "75", or "Emil"
/// and "243" of one who played alone.
pub fn result(game: &Game, outcome: &Outcome) -> (String, String) {
    let seats = game.setup().seats();
    let ranking = game.ranking();
    let name = |place: &Place| seats[place.seat].name.as_str();
    let beat = |first: &Place, whom: &str| format!("{} beat {whom}", isolated(name(first)));
    let who = match (outcome.winners.len(), ranking.as_slice()) {
        (1, [alone]) => isolated(name(alone)).into_owned(),
        (1, [first, second]) => beat(first, &whom(name(second))),
        (1, [first, others @ ..]) => beat(first, &format!("{} others", others.len())),
        _ => play::headline(game, outcome),
    };
    let points = match ranking.as_slice() {
        [first, second] => format!("{} : {}", first.total, second.total),
        [first, ..] => first.total.to_string(),
        [] => String::new(),
    };
    (who, points)
}
