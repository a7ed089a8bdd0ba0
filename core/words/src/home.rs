//! The home screen.

use crate::names::in_text;
use crate::{categories, play, rule_sets, words::DOT};
use rollkeep_rules::game::{Game, Outcome, Place, SeatKind, Setup};

messages!("home");

/// The version of the [news](news_line).
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// How many characters of names a button has room for, in two lines beside the round.
pub const LONG: usize = 72;

/// A setup: "You and Sven (computer) · Yahtzee, official", or "Annabelle and 5 others · Yahtzee, official" if the names are
/// [long](LONG).
pub fn setup(setup: &Setup) -> String {
    let who = setup.seats().iter().map(|seat| match seat.kind {
        SeatKind::Person => in_text(&seat.name),
        SeatKind::Computer(_) => computer(&seat.name),
    });
    let who: Vec<String> = who.collect();
    let length: usize = who.iter().map(|name| name.chars().count()).sum();
    let who = match who.split_first() {
        Some((first, others)) if length > LONG && others.len() > 1 => {
            and_others(first, others.len())
        }
        _ => play::list_of(who),
    };
    let rules = rule_sets::name(setup.rules());
    let clock = setup.clock();
    let clock = clock.map(|clock| minutes_each(clock.0.div_ceil(60_000)));
    let parts = [Some(who), Some(rules), clock];
    parts.into_iter().flatten().collect::<Vec<_>>().join(DOT)
}

/// The result of a game and its points: "You beat Sven" and "342–281", "Fay beat 3 others" and "75", or "Emil" and
/// "243" for a single player. The name of a box instead of points, if it won the game at once.
pub fn result(game: &Game, outcome: &Outcome) -> (String, String) {
    let seats = game.setup().seats();
    let ranking = game.ranking();
    let name = |place: &Place| seats[place.seat].name.as_str();
    let who = match (outcome.winners.len(), ranking.as_slice()) {
        (1, [alone]) => in_text(name(alone)),
        (1, [first, second]) => beat(name(first), name(second)),
        (1, [first, others @ ..]) => beat_others(name(first), others.len()),
        _ => play::headline(game, outcome),
    };
    if let Some(score) = outcome.at_once {
        let category = game.rules().category(score.slot);
        return (who, categories::name(&category.id));
    }
    let points = match ranking.as_slice() {
        [first, second] => self::points(first.total, second.total),
        [first, ..] => first.total.to_string(),
        [] => String::new(),
    };
    (who, points)
}
