//! What a solve costs, and why it may fail.

use std::sync::Arc;

use super::lattice::Lattice;
use super::lower_states::LowerStates;
use super::model::{Model, SolverModel};
use super::precedence::Precedence;
use super::upper_states::UpperStates;
use rollkeep_rules::{Category, Order, RuleSet, Section};

/// What it costs to solve a rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Different states of a card.
    pub states: usize,
    /// Additions, comparisons and the like, one at a time. A vector instruction does four or more.
    pub operations: u64,
    /// Memory for the values.
    pub bytes: usize,
}

impl Cost {
    /// The most that is allowed, enough for Maxi Yatzy: some minutes on a phone.
    pub const MOST_OPERATIONS: u64 = 400_000_000_000;
    /// The most that is allowed.
    pub const MOST_BYTES: usize = 128 << 20;

    /// Less than it costs, found from the rules alone, so that what is far too large is refused before anything is made for
    /// it: a lane for each set of open boxes of the upper section, for each state of the lower one.
    pub(super) fn at_least(rules: &RuleSet, number: usize) -> Cost {
        let upper = |it: &&Category| it.section == Section::Upper;
        let boxes = rules.categories.iter().filter(upper).count();
        let lanes = Lattice::lanes(rules.dice);
        let (sets, width) = match rules.order {
            Order::Free => (
                1 << boxes,
                (0..=boxes)
                    .map(|open| choose(boxes, open).next_multiple_of(lanes))
                    .sum(),
            ),
            // In most states, all boxes of the upper section are open, or none.
            Order::Down | Order::Up | Order::UpperFirst | Order::LowerFirst => (1, lanes),
        };
        let rows = LowerStates::count(rules);
        let states: usize = rows.saturating_mul(sets);
        // The means of all keeps after each roll but the first, and the points of every roll.
        let dice = usize::from(rules.dice);
        let means = 6 * choose(dice + 5, 6) * usize::from(rules.rolls - 1);
        let of_a_turn = means + choose(dice + 5, 5);
        Cost {
            states,
            operations: (states as u64).saturating_mul(of_a_turn as u64),
            bytes: rows.saturating_mul(width * number),
        }
    }

    /// Whether it is more than is allowed.
    pub(super) const fn is_too_much(self) -> bool {
        self.operations > Self::MOST_OPERATIONS || self.bytes > Self::MOST_BYTES
    }

    /// The operations for one state, with every number of saved rolls up to this one.
    pub(super) fn of_a_turn(model: &SolverModel, saved: usize) -> u64 {
        let steps = usize::from(model.rules.rolls) - 1 + saved;
        let scores = match model.rules.saved_rolls {
            true => steps + 1,
            false => model.offers.stages,
        };
        let lattice = &model.lattice;
        let means = lattice.more.len() * 6;
        let runs = lattice.runs.iter();
        let bests: usize = runs.map(|run| run.keeps.len() * run.faces).sum();
        let rolls = 4 * lattice.rolls().len();
        ((means + bests) * steps + rolls * scores) as u64
    }
}

/// Prepares a rule set to be solved with numbers of so many bytes. `allows` is asked about the least that it costs, as soon as that
/// is known: before anything large is made.
///
/// # Errors
/// [`SolveError::TooLarge`] if it does not allow that.
pub(super) fn prepare(
    rules: &Arc<RuleSet>,
    number: usize,
    allows: impl Fn(Cost) -> bool,
) -> Result<SolverModel, SolveError> {
    let check = |least: Cost| match allows(least) {
        true => Ok(least),
        false => Err(SolveError::TooLarge(least)),
    };
    let least = check(Cost::at_least(rules, number))?;
    if UpperStates::steps(rules) > UpperStates::MOST_STEPS {
        return Err(SolveError::TooLarge(least));
    }
    let turns = Model::new(rules);
    let precedence = Precedence::new(rules);
    let upper_states = UpperStates::new(rules, &turns.offers, &precedence);
    let bytes = LowerStates::count(rules).saturating_mul(upper_states.width() * number);
    check(Cost { bytes, ..least })?;
    Ok(SolverModel::new(turns, precedence, upper_states))
}

/// Returns whether it is clear from the rules alone that best play takes too long to compute, or too much memory. If not, it may
/// still turn out while the rules are prepared.
pub fn is_too_large(rules: &RuleSet) -> bool {
    let least = Cost::at_least(rules, size_of::<f32>());
    least.is_too_much() || UpperStates::steps(rules) > UpperStates::MOST_STEPS
}

/// In how many ways some of so many things can be chosen.
fn choose(all: usize, some: usize) -> usize {
    (0..some).fold(1, |ways, taken| ways * (all - taken) / (taken + 1))
}

/// Why a solve failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SolveError {
    /// The rule set or the card is too large; this is what it would cost at least.
    #[error("too large to solve: {} states, {} operations, {} bytes", .0.states, .0.operations, .0.bytes)]
    TooLarge(Cost),
    /// The progress callback stopped it.
    #[error("stopped")]
    Stopped,
    /// Rules that save rolls have a solver of their own, which is for no others.
    #[error("rules that save rolls have a solver of their own")]
    SavedRolls,
    /// No game of these rules leads to this card.
    #[error("no game leads to this card")]
    NoSuchCard,
    /// The rules do not allow this choice with these dice.
    #[error("the rules do not allow this choice with these dice")]
    NoSuchChoice,
}
