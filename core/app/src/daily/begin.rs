//! Begins the game of a day.

use std::sync::Arc;

use super::calendar::game_of_day;
use crate::storage::{Backend, Games, RecordId, SavedGame, SharedDiceGame};
use rollkeep_rules::game::{Game, Setup, SharedDice};
use rollkeep_rules::{PortableRules, RuleSet};

/// Begins the game of a day and returns its id. If there already is one, in play or finished, returns that one's id and
/// begins nothing, even if another tab begins it at the same moment. `None` if the dice are not those of a day.
pub fn begin<B: Backend>(games: &Games<'_, B>, setup: &Setup, now: u64) -> Option<RecordId> {
    let day = setup.shared_dice().and_then(SharedDice::daily)?;
    let rules = setup.rules();
    if let Some(there) = game_of_day(&games.with_shared_dice(), rules, day) {
        return Some(there.id.clone());
    }
    let id = RecordId::of_day(day, &PortableRules::key(rules));
    let saved = SavedGame {
        game: Game::new(setup.clone()),
        began: now,
        touched: now,
    };
    // If saving fails because another tab has saved this game, that game counts. If what is stored cannot be read,
    // `load` sets it aside, and the second attempt finds room.
    if games.save_noting(&id, &saved, None, None).is_err() && games.load(&id).is_none() {
        let _ = games.save_noting(&id, &saved, None, None);
    }
    Some(id)
}

/// Returns the rules of the game of a day that was played last.
pub fn rules_played_last(games: &[SharedDiceGame]) -> Option<&Arc<RuleSet>> {
    let of_days = games.iter().filter(|it| it.dice.daily().is_some());
    let last = of_days.max_by_key(|it| it.touched);
    last.map(|game| &game.rules)
}
