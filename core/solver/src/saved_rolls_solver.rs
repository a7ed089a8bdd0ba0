//! The value of best play where rolls are saved.

use std::ops::ControlFlow;
use std::sync::Arc;

use super::cost::prepare;
use super::model::SolverModel;
use super::real::Real;
use super::rows_ahead::RowsAhead;
use super::{Cost, Progress, SolveError};
use rollkeep_rules::{Card, RuleSet};

/// Computes what a card is worth under best play where rolls are saved.
///
/// A card has a value for each number of saved rolls: too many for the table of a [`Policy`](super::Policy). So only the
/// values that the next cards need are in memory, and in the end that of one card is known. It takes minutes and much
/// memory, and nothing on the page uses it.
pub struct SavedRollsSolver {
    model: SolverModel,
}

impl SavedRollsSolver {
    /// The most that is allowed: about twice what Maxi Yatzy takes.
    pub const MOST_OPERATIONS: u64 = 10_000_000_000_000;
    /// The most that is allowed, enough for Maxi Yatzy with `f64`.
    pub const MOST_BYTES: usize = 3 << 30;

    /// Asks the rules about every roll.
    ///
    /// # Errors
    /// [`SolveError::SavedRolls`] if the rules save no rolls, [`SolveError::TooLarge`] if a card has too many states.
    pub fn new(rules: &Arc<RuleSet>) -> Result<SavedRollsSolver, SolveError> {
        if !rules.saved_rolls {
            return Err(SolveError::SavedRolls);
        }
        let allows = |least: Cost| {
            least.operations <= Self::MOST_OPERATIONS && least.bytes <= Self::MOST_BYTES
        };
        let model = prepare(rules, size_of::<f32>(), allows)?;
        Ok(SavedRollsSolver { model })
    }

    /// What it costs to compute the value of a card.
    ///
    /// # Errors
    /// [`SolveError::NoSuchCard`] if no game leads to it.
    pub fn cost<F: Real>(&self, card: &Card) -> Result<Cost, SolveError> {
        let ahead = RowsAhead::of(&self.model, self.model.state(card));
        let ahead = ahead.ok_or(SolveError::NoSuchCard)?;
        Ok(ahead.cost(&self.model, size_of::<F>()))
    }

    /// The expected final total of a card whose player is about to roll and has saved this many rolls.
    ///
    /// # Errors
    /// [`SolveError`] if it is too large, no game leads to this card with so many saved rolls, or `progress` stopped it.
    pub fn expected<F: Real>(
        &self,
        card: &Card,
        saved: u16,
        progress: &mut impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<f64, SolveError> {
        let model = &self.model;
        let state = model.state(card);
        let ahead = RowsAhead::of(model, state).ok_or(SolveError::NoSuchCard)?;
        let (_, lane) = model.place(state).ok_or(SolveError::NoSuchCard)?;
        let saved = usize::from(saved);
        if saved > model.most_saved(state.lower.open, state.upper_open.count_ones() as usize) {
            return Err(SolveError::NoSuchCard);
        }
        let cost = ahead.cost(model, size_of::<F>());
        if cost.operations > Self::MOST_OPERATIONS || cost.bytes > Self::MOST_BYTES {
            return Err(SolveError::TooLarge(cost));
        }
        let values = F::saved_rolls(model, &ahead, saved, progress)?;
        let rest = values.get(lane).map_or(0.0, |value| value.wide());
        Ok(f64::from(card.totals(&model.rules).grand()) + rest)
    }
}
