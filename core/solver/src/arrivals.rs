//! The states that a game gets to under best play, turn by turn.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use super::SolveError;
use super::distribution::Distribution;
use super::lanes::Lanes;
use super::model::{CardState, SolverModel};
use super::open_boxes_recipe::{Fill, OpenBoxesRecipe};
use super::real::Real;
use super::turn_outcomes::{TurnOutcomes, TurnStart};
use super::value_table::ValueTable;

/// What is known about all ways in which the game gets to a state.
pub(super) trait Ways: Default {
    /// The only way to the first state.
    fn start() -> Self;

    /// Adds the ways to the state before, which go on with this chance and gain so many points.
    fn add(&mut self, before: &Self, gain: usize, chance: f64);
}

/// How likely the game gets there with so many points gained.
impl Ways for Distribution {
    fn start() -> Distribution {
        Distribution::certain(0)
    }

    fn add(&mut self, before: &Distribution, gain: usize, chance: f64) {
        self.add_all(before, gain, chance);
    }
}

/// How likely the game gets there; where two choices are compared, how much more likely.
impl Ways for f64 {
    fn start() -> f64 {
        1.0
    }

    fn add(&mut self, before: &f64, _gain: usize, chance: f64) {
        *self += before * chance;
    }
}

/// States with equally many open boxes that the game may get to. States whose turns are computed together, because the same boxes
/// are open, are in one group: by their row and their open upper boxes, then by their lane.
pub(super) struct Arrivals<W>(BTreeMap<(usize, usize), BTreeMap<usize, Arrival<W>>>);

/// A state that the game may get to.
struct Arrival<W> {
    state: CardState,
    ways: W,
}

/// A box that is filled from a state.
pub(super) struct Step {
    pub slot: usize,
    pub points: u16,
    /// The bonus for an extra Yahtzee.
    pub extra_bonus: u16,
    /// The upper bonus, if these points earn it.
    pub upper_bonus: u16,
    next: CardState,
    lane: usize,
}

/// Is called again and again, and can stop the computation.
pub(super) type Watch<'a> = dyn FnMut() -> ControlFlow<()> + 'a;

/// Gets each step, the ways to the state before it, and the chance of the step there.
pub(super) type Visit<'a, W> = dyn FnMut(&Step, &W, f64) + 'a;

impl Step {
    fn gain(&self) -> u16 {
        self.points + self.upper_bonus + self.extra_bonus
    }
}

impl<W: Ways> Arrivals<W> {
    /// This state, where the game is now.
    pub fn of(model: &SolverModel, state: CardState) -> Result<Arrivals<W>, SolveError> {
        let (row, lane) = model.place(state).ok_or(SolveError::NoSuchCard)?;
        let ways = W::start();
        let group = BTreeMap::from([(lane, Arrival { state, ways })]);
        Ok(Arrivals(BTreeMap::from([((row, state.upper_open), group)])))
    }

    /// The ways to all states.
    pub fn into_ways(self) -> impl Iterator<Item = W> {
        let groups = self.0.into_values();
        groups.flat_map(BTreeMap::into_values).map(|it| it.ways)
    }

    /// The states after one more turn, or its rest. It starts at these points, with these weights, and goes on with best play.
    /// `watch` is called again and again, and can stop it.
    pub fn play_turn<F: Real, const L: usize, const N: usize>(
        self,
        (model, table): (&SolverModel, &ValueTable<F>),
        starts: &[(TurnStart, f64)],
        visit: &mut Visit<'_, W>,
        watch: &mut Watch<'_>,
    ) -> Result<Arrivals<W>, SolveError> {
        let mut outcomes = TurnOutcomes::<F, L, N>::new();
        let mut after = Arrivals(BTreeMap::new());
        for group in self.0.into_values() {
            if watch().is_break() {
                return Err(SolveError::Stopped);
            }
            let group: Vec<Arrival<W>> = group.into_values().collect();
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
                        let (step, place) = step(model, arrival.state, fill)?;
                        let rest = table.at(place, step.next.upper_open);
                        let rest = rest.ok_or(SolveError::NoSuchCard)?;
                        *value = rest + F::of(step.gain().into());
                        row = place.0;
                        steps_of_fill.push(step);
                    }
                    outcomes.cells.cells[fill.cell] = values;
                    steps.push((row, steps_of_fill));
                }
                outcomes.turn(model, &recipe, starts);
                for (fill, (row, steps)) in recipe.fills.iter().zip(steps) {
                    let chances = &outcomes.filled[fill.cell];
                    let chances = chances.iter().map(|chance| chance.wide());
                    after.add(row, steps, arrivals, chances, visit);
                }
            }
        }
        Ok(after)
    }

    /// Adds where a fill leads from these states with these chances: to one row.
    fn add(
        &mut self,
        row: usize,
        steps: Vec<Step>,
        from: &[Arrival<W>],
        chances: impl Iterator<Item = f64>,
        visit: &mut Visit<'_, W>,
    ) {
        let steps = steps.into_iter().zip(from).zip(chances);
        let mut steps = steps.filter(|(_, chance)| *chance != 0.0).peekable();
        let Some(((Step { next, .. }, _), _)) = steps.peek() else {
            return;
        };
        let group = self.0.entry((row, next.upper_open)).or_default();
        for ((step, before), chance) in steps {
            visit(&step, &before.ways, chance);
            let new = || Arrival {
                state: step.next,
                ways: W::default(),
            };
            let to = group.entry(step.lane).or_insert_with(new);
            to.ways.add(&before.ways, step.gain().into(), chance);
        }
    }
}

/// The step that fills a box from a state, and the place that it leads to.
fn step(
    model: &SolverModel,
    state: CardState,
    fill: &Fill,
) -> Result<(Step, (usize, usize)), SolveError> {
    let (next, now) = model.fill(state, fill.slot, fill.points);
    let place = model.place(next).ok_or(SolveError::NoSuchCard)?;
    let step = Step {
        slot: fill.slot,
        points: fill.points,
        extra_bonus: fill.bonus,
        upper_bonus: now - fill.points,
        next,
        lane: place.1,
    };
    Ok((step, place))
}
