//! Which days have a game.

use crate::game::{Day, Month, SharedDice};
use crate::storage::{RecordId, SharedDiceGame};

/// What there is of the game of a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DayState {
    /// Nothing.
    None,
    /// A game in play.
    InPlay(RecordId),
    /// A finished game.
    Finished(RecordId),
}

/// The game of these rules and this day, among [those with shared dice](crate::storage::Games::with_shared_dice). Of
/// several, as an import may bring them, the one that was finished, and of those the one begun first: the others were
/// a second try.
pub fn game_of_day<'a>(
    games: &'a [SharedDiceGame],
    rules: &str,
    day: Day,
) -> Option<&'a SharedDiceGame> {
    let dice = SharedDice::Daily(day);
    let of_day = games
        .iter()
        .filter(|it| it.dice == dice && it.rules.id == rules);
    of_day.min_by_key(|it| (!it.over, it.began))
}

/// What there is of the game of these rules and this day.
pub fn state_of(games: &[SharedDiceGame], rules: &str, day: Day) -> DayState {
    match game_of_day(games, rules, day) {
        None => DayState::None,
        Some(game) if game.over => DayState::Finished(game.id.clone()),
        Some(game) => DayState::InPlay(game.id.clone()),
    }
}

/// The days of a month, and what there is of each. The totals are in the games that it names.
pub fn month(games: &[SharedDiceGame], rules: &str, month: Month) -> Vec<(Day, DayState)> {
    let days = month.days();
    days.map(|day| (day, state_of(games, rules, day))).collect()
}
