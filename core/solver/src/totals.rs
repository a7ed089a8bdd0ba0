//! How likely each final total is under best play.
//!
//! From one card on, state by state in the order of play: with how many points gained does the game get to each of them?

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use super::distribution::Distribution;
use super::lanes::Lanes;
use super::model::{CardState, SolverModel};
use super::open_boxes_recipe::OpenBoxesRecipe;
use super::rows_ahead::RowsAhead;
use super::turn_outcomes::TurnOutcomes;
use super::value_table::ValueTable;
use super::{Cost, Policy, Progress, Real, SolveError};
use rollkeep_rules::Card;

/// States with equally many open boxes that the game may get to. States whose turns are computed together, because the same boxes
/// are open, are in one group: by their row and their open upper boxes, then by their lane.
#[derive(Default)]
pub(super) struct Arrivals(BTreeMap<(usize, usize), BTreeMap<usize, Arrival>>);

/// A state that the game may get to.
struct Arrival {
    state: CardState,
    /// How likely the game gets there with so many points gained.
    gained: Distribution,
}

/// Where a way to fill a box leads from a state.
struct Step {
    next: CardState,
    lane: usize,
    gain: usize,
}

/// The most that is allowed: some ten seconds on a computer of today.
const MOST_OPERATIONS: u64 = 40_000_000_000;

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
        let (model, table) = (&self.model, &self.table);
        let state = model.state(card);
        table.value(model, state).ok_or(SolveError::NoSuchCard)?;
        let cost = cost_of_totals(model, state)?;
        if cost.operations > MOST_OPERATIONS {
            return Err(SolveError::TooLarge(cost));
        }
        let boxes = model.rules.slots();
        let all = boxes.filter(|slot| card.is_open(*slot)).count();
        let mut arrivals = Arrivals::of(model, state)?;
        for done in 0..all {
            let mut watch = || progress(Progress { done, all });
            arrivals = F::play_turn(model, table, arrivals, &mut watch)?;
        }
        let mut totals = Distribution::default();
        let grand = card.totals(&model.rules).grand().into();
        for arrival in arrivals.0.into_values().flat_map(BTreeMap::into_values) {
            totals.add(&arrival.gained, grand, 1.0);
        }
        Ok(totals)
    }
}

impl Arrivals {
    /// This state, with no points gained.
    fn of(model: &SolverModel, state: CardState) -> Result<Arrivals, SolveError> {
        let (row, lane) = model.place(state).ok_or(SolveError::NoSuchCard)?;
        let gained = Distribution::certain(0);
        let group = BTreeMap::from([(lane, Arrival { state, gained })]);
        Ok(Arrivals(BTreeMap::from([((row, state.upper_open), group)])))
    }

    /// The states after one more turn of best play.
    pub(super) fn play_turn<F: Real, const L: usize, const N: usize>(
        self,
        model: &SolverModel,
        table: &ValueTable<F>,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Arrivals, SolveError> {
        let mut outcomes = TurnOutcomes::<F, L, N>::new();
        let mut after = Arrivals::default();
        for group in self.0.into_values() {
            if watch().is_break() {
                return Err(SolveError::Stopped);
            }
            let group: Vec<Arrival> = group.into_values().collect();
            let Some(first) = group.first() else {
                continue;
            };
            let recipe = OpenBoxesRecipe::new(model, first.state);
            outcomes.cells.reset(recipe.cells);
            for arrivals in group.chunks(L) {
                let mut steps = Vec::with_capacity(recipe.fills.len());
                for fill in &recipe.fills {
                    let mut values = Lanes::all(F::CLOSED);
                    let (mut row, mut steps_of_fill) = (0, Vec::with_capacity(L));
                    for (value, arrival) in values.iter_mut().zip(arrivals) {
                        let (next, now) = model.fill(arrival.state, fill.slot, fill.points);
                        let place = model.place(next).ok_or(SolveError::NoSuchCard)?;
                        let rest = table.at(place, next.upper_open);
                        let gain = now + fill.bonus;
                        *value = rest.ok_or(SolveError::NoSuchCard)? + F::of(gain.into());
                        row = place.0;
                        steps_of_fill.push(Step {
                            next,
                            lane: place.1,
                            gain: gain.into(),
                        });
                    }
                    outcomes.cells.cells[fill.cell] = values;
                    steps.push((row, steps_of_fill));
                }
                outcomes.turn(model, &recipe);
                for (fill, (row, steps)) in recipe.fills.iter().zip(steps) {
                    let chances = &outcomes.filled[fill.cell];
                    after.add(row, steps, arrivals, &chances[..]);
                }
            }
        }
        Ok(after)
    }

    /// Adds where a fill leads from these states with these chances: to one row.
    fn add(&mut self, row: usize, steps: Vec<Step>, from: &[Arrival], chances: &[f64]) {
        let ways = steps.into_iter().zip(from).zip(chances);
        let mut ways = ways.filter(|(_, chance)| **chance > 0.0).peekable();
        let Some(((Step { next, .. }, _), _)) = ways.peek() else {
            return;
        };
        let group = self.0.entry((row, next.upper_open)).or_default();
        for ((step, arrival), &chance) in ways {
            let new = || Arrival {
                state: step.next,
                gained: Distribution::default(),
            };
            let to = group.entry(step.lane).or_insert_with(new);
            to.gained.add(&arrival.gained, step.gain, chance);
        }
    }
}

/// What it costs to compute the totals from this state on: every turn back and forth.
fn cost_of_totals(model: &SolverModel, state: CardState) -> Result<Cost, SolveError> {
    let ahead = RowsAhead::of(model, state).ok_or(SolveError::NoSuchCard)?;
    let cost = ahead.cost(model, size_of::<f64>());
    Ok(Cost {
        operations: 3 * cost.operations,
        ..cost
    })
}
