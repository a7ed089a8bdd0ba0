//! A game among players that answer at once.

use std::sync::Arc;

use super::{BotGame, Player};
use crate::Choice;
use rollkeep_rules::RuleSet;
use rollkeep_rules::dice::{DiceSource, NoEntropy};

/// Why a game among computers could not go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    /// The rules do not allow this player's choice.
    #[error("player {0} may not {1:?}")]
    Illegal(usize, Choice),
    /// The source gave no dice.
    #[error("there are no dice")]
    NoDice,
}

impl From<NoEntropy> for PlayError {
    fn from(_: NoEntropy) -> PlayError {
        PlayError::NoDice
    }
}

/// Plays a whole game in this order and returns the totals.
///
/// # Errors
/// [`PlayError`] if a player's choice is illegal, or there are no dice.
pub fn play(
    rules: &Arc<RuleSet>,
    players: &mut [&mut dyn Player],
    dice: &mut impl DiceSource,
) -> Result<Vec<u16>, PlayError> {
    let game = play_out(rules, players, dice)?;
    let totals = (0..players.len()).filter_map(|seat| game.total(seat));
    Ok(totals.collect())
}

/// Plays a whole game in this order and returns it.
///
/// # Errors
/// [`PlayError`] if a player's choice is illegal, or there are no dice.
pub fn play_out(
    rules: &Arc<RuleSet>,
    players: &mut [&mut dyn Player],
    dice: &mut impl DiceSource,
) -> Result<BotGame, PlayError> {
    let mut game = BotGame::new(rules, players.len());
    while let Some(seat) = game.seat() {
        let Some(view) = game.view(dice)? else { break };
        let choice = players[seat].choose(&view);
        game.answer(choice)
            .map_err(|_| PlayError::Illegal(seat, choice))?;
    }
    Ok(game)
}
