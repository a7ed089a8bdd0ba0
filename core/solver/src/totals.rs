//! How likely each final total is under best play, and what it consists of on average.
//!
//! From one card on, the game is played state by state in the order of play: with how many points gained, or how likely, does it get
//! to each of them?

use std::ops::ControlFlow;

use super::arrivals::{Arrivals, Watch, Ways};
use super::distribution::Distribution;
use super::model::{CardState, SolverModel};
use super::parts::Parts;
use super::rows_ahead::RowsAhead;
use super::turn_outcomes::{TurnStart, WHOLE_TURN};
use super::{Choice, Cost, Policy, Progress, Real, SolveError};
use rollkeep_rules::dice::Dice;
use rollkeep_rules::{Card, Offer};

/// The most that is allowed: some ten seconds on a computer of today.
const MOST_OPERATIONS: u64 = 40_000_000_000;

/// A card, and the dice of its turn if they lie on the table. From here on, the game is followed.
#[derive(Clone, Copy, Debug)]
pub struct TurnPosition<'a> {
    /// The card of the player whose turn it is.
    pub card: &'a Card,
    /// The dice on the table.
    pub dice: &'a Dice,
    /// How many more rolls there are.
    pub rolls_left: u8,
}

impl<F: Real> Policy<F> {
    /// Computes how likely each final total of a card is, if its player plays for points to the end. From an empty card of the
    /// official rules it takes some seconds, with few open boxes no time. `progress` is called again and again with the number
    /// of turns that are done, and can stop it.
    ///
    /// # Errors
    /// [`SolveError`] if no game leads to this card, it takes too long, or `progress` stopped it.
    pub fn totals(
        &self,
        card: &Card,
        progress: &mut impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Distribution, SolveError> {
        self.totals_from(card, WHOLE_TURN, progress)
    }

    /// The same after this choice.
    ///
    /// # Errors
    /// As for [`Policy::totals`]; also if the rules do not allow the choice.
    pub fn totals_after(
        &self,
        position: TurnPosition<'_>,
        choice: Choice,
        progress: &mut impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Distribution, SolveError> {
        let start = self.start(position, choice)?;
        self.totals_from(position.card, &[(start, 1.0)], progress)
    }

    /// What the expected points of the rest of the game consist of. It takes less time than [`Policy::totals`].
    ///
    /// # Errors
    /// As for [`Policy::totals`].
    pub fn parts(
        &self,
        card: &Card,
        progress: &mut impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Parts, SolveError> {
        self.parts_from(card, WHOLE_TURN, progress)
    }

    /// What the expected points of the rest of the game consist of after this choice.
    ///
    /// # Errors
    /// As for [`Policy::totals_after`].
    pub fn parts_after(
        &self,
        position: TurnPosition<'_>,
        choice: Choice,
        progress: &mut impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Parts, SolveError> {
        let start = self.start(position, choice)?;
        self.parts_from(position.card, &[(start, 1.0)], progress)
    }

    /// By how much each part is more after one choice than after the other, with best play from there. The sum is the difference
    /// of the values of both choices.
    ///
    /// # Errors
    /// As for [`Policy::totals_after`].
    pub fn difference(
        &self,
        position: TurnPosition<'_>,
        choice: Choice,
        other: Choice,
        progress: &mut impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Parts, SolveError> {
        let starts = [
            (self.start(position, choice)?, 1.0),
            (self.start(position, other)?, -1.0),
        ];
        self.parts_from(position.card, &starts, progress)
    }

    fn totals_from(
        &self,
        card: &Card,
        starts: &[(TurnStart, f64)],
        progress: &mut impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Distribution, SolveError> {
        let play = |arrivals, starts: &[(TurnStart, f64)], watch: &mut Watch<'_>| {
            F::play_turn_for_points((&self.model, &self.table), arrivals, starts, watch)
        };
        let grand = card.totals(&self.model.rules).grand().into();
        let mut totals = Distribution::default();
        for ways in self.play_on(card, starts, play, progress)?.into_ways() {
            totals.add_all(&ways, grand, 1.0);
        }
        // In single precision, the sum of all chances is a little off 1.
        Ok(totals.normalized())
    }

    fn parts_from(
        &self,
        card: &Card,
        starts: &[(TurnStart, f64)],
        progress: &mut impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Parts, SolveError> {
        let mut parts = Parts::none(&self.model.rules);
        let play = |arrivals, starts: &[(TurnStart, f64)], watch: &mut Watch<'_>| {
            let visit = &mut |step: &_, ways: &f64, chance| parts.add(step, ways * chance);
            F::play_turn_for_chances((&self.model, &self.table), arrivals, starts, visit, watch)
        };
        self.play_on(card, starts, play, progress)?;
        Ok(parts)
    }

    /// Plays turn by turn to the end.
    fn play_on<W: Ways>(
        &self,
        card: &Card,
        starts: &[(TurnStart, f64)],
        mut play: impl FnMut(
            Arrivals<W>,
            &[(TurnStart, f64)],
            &mut Watch<'_>,
        ) -> Result<Arrivals<W>, SolveError>,
        progress: &mut impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Arrivals<W>, SolveError> {
        let model = &self.model;
        let state = model.state(card);
        self.table
            .value(model, state)
            .ok_or(SolveError::NoSuchCard)?;
        let cost = cost_of_totals(model, state)?;
        if cost.operations > MOST_OPERATIONS {
            return Err(SolveError::TooLarge(cost));
        }
        let boxes = model.rules.slots();
        let all = boxes.filter(|slot| card.is_open(*slot)).count();
        let mut arrivals = Arrivals::of(model, state)?;
        for done in 0..all {
            let starts = if done == 0 { starts } else { WHOLE_TURN };
            let mut watch = || progress(Progress { done, all });
            arrivals = play(arrivals, starts, &mut watch)?;
        }
        Ok(arrivals)
    }

    /// Where the turn goes on after this choice.
    fn start(&self, position: TurnPosition<'_>, choice: Choice) -> Result<TurnStart, SolveError> {
        let (rules, lattice) = (&self.model.rules, &self.model.lattice);
        let TurnPosition {
            card,
            dice,
            rolls_left,
        } = position;
        let counts = dice.counts();
        if lattice.roll(&counts).is_none() || rolls_left >= rules.rolls {
            return Err(SolveError::NoSuchChoice);
        }
        match choice {
            Choice::Keep(keep) => {
                let left = rolls_left.checked_sub(1).ok_or(SolveError::NoSuchChoice)?;
                Ok(TurnStart::Kept {
                    keep: lattice.place(&dice.kept(keep)),
                    left: left.into(),
                })
            }
            Choice::Score(slot) => match rules.offer(card, slot, rules.throw(counts, rolls_left)) {
                Offer::Open { points, bonus } => Ok(TurnStart::Filled {
                    slot: slot.index(),
                    points,
                    extra_bonus: bonus,
                }),
                Offer::Closed(_) | Offer::Filled | Offer::Unknown => Err(SolveError::NoSuchChoice),
            },
        }
    }
}

/// What it costs to compute the totals from this state on: every turn back and forth.
pub(super) fn cost_of_totals(model: &SolverModel, state: CardState) -> Result<Cost, SolveError> {
    let ahead = RowsAhead::of(model, state).ok_or(SolveError::NoSuchCard)?;
    let cost = ahead.cost(model, size_of::<f64>());
    Ok(Cost {
        operations: 3 * cost.operations,
        ..cost
    })
}
