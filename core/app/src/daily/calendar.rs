//! The days that have a game.

use crate::storage::{RecordId, SharedDiceGame};
use rollkeep_rules::RuleSet;
use rollkeep_rules::game::{Day, Month, SharedDice};

/// Whether the game of a day was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DayState {
    /// Nobody has begun it.
    None,
    /// It is in play.
    InPlay(RecordId),
    /// It is finished.
    Finished(RecordId),
}

/// Finds the game of these rules and this day among [those with shared dice](crate::storage::Games::with_shared_dice).
/// An import may bring several: then a finished one counts before one in play, and of those the one begun first,
/// because the others were a second try.
pub fn game_of_day<'a>(
    games: &'a [SharedDiceGame],
    rules: &RuleSet,
    day: Day,
) -> Option<&'a SharedDiceGame> {
    let dice = SharedDice::Daily(day);
    let of_day = games
        .iter()
        .filter(|it| it.dice == dice && *it.rules == *rules);
    of_day.min_by_key(|it| (!it.over, it.began))
}

/// Returns whether the game of these rules and this day was played.
pub fn state_of(games: &[SharedDiceGame], rules: &RuleSet, day: Day) -> DayState {
    match game_of_day(games, rules, day) {
        None => DayState::None,
        Some(game) if game.over => DayState::Finished(game.id.clone()),
        Some(game) => DayState::InPlay(game.id.clone()),
    }
}

/// Returns the days of a month, and whether the game of each was played.
pub fn month(games: &[SharedDiceGame], rules: &RuleSet, month: Month) -> Vec<(Day, DayState)> {
    let days = month.days();
    days.map(|day| (day, state_of(games, rules, day))).collect()
}
