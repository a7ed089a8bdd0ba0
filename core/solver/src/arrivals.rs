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
    /// The state that it leads to, and its place.
    pub next: CardState,
    pub place: (usize, usize),
}

/// Is called again and again, and can stop the computation.
pub(super) type Watch<'a> = dyn FnMut() -> ControlFlow<()> + 'a;

/// Gets each step, the ways to the state before it, and the chance of the step there.
pub(super) type Visit<'a, W> = dyn FnMut(&Step, &W, f64) + 'a;

impl Step {
    /// The points that it brings, with all bonuses.
    pub fn gain(&self) -> u16 {
        self.points + self.upper_bonus + self.extra_bonus
    }
}

/// The steps of states with the same open boxes: by the ways to fill a box, in the order of the recipe, then by state. Writes the
/// value of each into the cells that the turn is computed from.
pub(super) fn steps<F: Real, const L: usize, const N: usize>(
    (model, table): (&SolverModel, &ValueTable<F>),
    recipe: &OpenBoxesRecipe,
    states: impl ExactSizeIterator<Item = CardState> + Clone,
    outcomes: &mut TurnOutcomes<F, L, N>,
) -> Result<Vec<Vec<Step>>, SolveError> {
    let steps = recipe.fills.iter().map(|fill| {
        let mut values = Lanes::all(F::CLOSED);
        let mut steps = Vec::with_capacity(states.len());
        for (value, state) in values.iter_mut().zip(states.clone()) {
            let step = step(model, state, fill)?;
            let rest = table.at(step.place, step.next.upper_open);
            *value = rest.ok_or(SolveError::NoSuchCard)? + F::of(step.gain().into());
            steps.push(step);
        }
        outcomes.cells.cells[fill.cell] = values;
        Ok(steps)
    });
    steps.collect()
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
        solved: (&SolverModel, &ValueTable<F>),
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
            let recipe = OpenBoxesRecipe::new(solved.0, first.state);
            outcomes.cells.reset(recipe.cells);
            for arrivals in group.chunks(L) {
                let states = arrivals.iter().map(|it| it.state);
                let steps = steps(solved, &recipe, states, &mut outcomes)?;
                outcomes.turn(solved.0, &recipe, starts);
                for (fill, steps) in recipe.fills.iter().zip(steps) {
                    let chances = outcomes.filled[fill.cell].iter().map(|it| it.wide());
                    after.add(steps, arrivals, chances, visit);
                }
            }
        }
        Ok(after)
    }

    /// Adds where a fill leads from these states with these chances: to one row.
    fn add(
        &mut self,
        steps: Vec<Step>,
        from: &[Arrival<W>],
        chances: impl Iterator<Item = f64>,
        visit: &mut Visit<'_, W>,
    ) {
        let steps = steps.into_iter().zip(from).zip(chances);
        let mut steps = steps.filter(|(_, chance)| *chance != 0.0).peekable();
        let Some(((Step { next, place, .. }, _), _)) = steps.peek() else {
            return;
        };
        let group = self.0.entry((place.0, next.upper_open)).or_default();
        for ((step, before), chance) in steps {
            visit(&step, &before.ways, chance);
            let new = || Arrival {
                state: step.next,
                ways: W::default(),
            };
            let to = group.entry(step.place.1).or_insert_with(new);
            to.ways.add(&before.ways, step.gain().into(), chance);
        }
    }
}

/// The step that fills a box from a state.
fn step(model: &SolverModel, state: CardState, fill: &Fill) -> Result<Step, SolveError> {
    let (next, now) = model.fill(state, fill.slot, fill.points);
    Ok(Step {
        slot: fill.slot,
        points: fill.points,
        extra_bonus: fill.bonus,
        upper_bonus: now - fill.points,
        next,
        place: model.place(next).ok_or(SolveError::NoSuchCard)?,
    })
}
