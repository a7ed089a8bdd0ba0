//! A game among players that answer at once.

use super::{Bout, Player};
use crate::dice::{DiceSource, NoEntropy};
use crate::rules::RuleSet;
use crate::solver::Choice;

/// Why a game among computers was broken off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Foul {
    /// This player answered what the rules do not allow.
    Illegal(usize, Choice),
    /// There were no dice.
    NoDice,
}

impl From<NoEntropy> for Foul {
    fn from(_: NoEntropy) -> Foul {
        Foul::NoDice
    }
}

/// Plays a whole game in this order; gives the totals.
///
/// # Errors
/// [`Foul`] if a player answers what is not legal.
pub fn play(
    rules: &RuleSet,
    players: &mut [&mut dyn Player],
    dice: &mut impl DiceSource,
) -> Result<Vec<u16>, Foul> {
    let mut bout = Bout::new(rules, players.len());
    while let Some(seat) = bout.seat() {
        let Some(view) = bout.view(dice)? else { break };
        let choice = players[seat].choose(&view);
        bout.answer(choice)
            .map_err(|_| Foul::Illegal(seat, choice))?;
    }
    let totals = (0..players.len()).filter_map(|seat| bout.total(seat));
    Ok(totals.collect())
}

impl std::fmt::Display for Foul {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Foul::Illegal(seat, choice) => write!(f, "player {seat} may not {choice:?}"),
            Foul::NoDice => f.write_str("there are no dice"),
        }
    }
}

impl std::error::Error for Foul {}
