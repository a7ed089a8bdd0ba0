//! How likely each final total is from every card that one card leads to.

use std::collections::{BTreeMap, HashMap};

use super::arrivals::steps;
use super::distribution::Distribution;
use super::model::{CardState, SolverModel};
use super::open_boxes_recipe::OpenBoxesRecipe;
use super::real::Real;
use super::totals::cost_of_totals;
use super::turn_outcomes::{TurnOutcomes, WHOLE_TURN};
use super::turn_values::TurnValues;
use super::value_table::ValueTable;
use super::{NoAdvice, Policy, SolveError};
use rollkeep_rules::Card;

/// How likely each number of points is that is still to come, under best play, from every card that one card leads to.
#[derive(Clone, Debug)]
pub struct Prospects {
    /// By the place of a state.
    rests: HashMap<(usize, usize), Distribution>,
}

/// States with equally many open boxes: by their row and their open upper boxes, then by their lane.
type Level = BTreeMap<(usize, usize), BTreeMap<usize, CardState>>;

impl<F: Real> Policy<F> {
    /// Computes the prospects of a card, from full cards back, if that takes at most so many turns; the turns of up to sixteen cards
    /// with the same open boxes count as one. A hundred take some hundredths of a second. Their number is the same on every machine,
    /// so that all decide alike.
    ///
    /// # Errors
    /// [`SolveError`] if it takes more, or no game leads to this card.
    pub fn prospects(&self, card: &Card, most_turns: usize) -> Result<Prospects, SolveError> {
        let state = self.model.state(card);
        self.rest(state).ok_or(SolveError::NoSuchCard)?;
        F::prospects((&self.model, &self.table), state, most_turns)
    }

    /// How likely each final total of a card is, if its player plays for points to the end. `None` if the card that the prospects
    /// were computed for does not lead to it.
    pub fn total_of(&self, prospects: &Prospects, card: &Card) -> Option<Distribution> {
        let rest = prospects
            .rests
            .get(&self.model.place(self.model.state(card))?)?;
        let mut total = Distribution::default();
        total.add_all(rest, card.totals(self.rules()).grand().into(), 1.0);
        Some(total)
    }

    /// All values of one turn with this card, where `worth` has what ending with each total is worth, from 0 on; higher totals have
    /// the value of the last. After this turn, the player plays for points.
    ///
    /// # Errors
    /// [`NoAdvice`] if the card is full, or the prospects are not of a card that leads to it.
    pub fn turn_for<'a>(
        &'a self,
        prospects: &'a Prospects,
        card: &'a Card,
        worth: &'a [f64],
    ) -> Result<TurnValues<'a>, NoAdvice> {
        if card.is_full() {
            return Err(NoAdvice::FullCard);
        }
        let state = self.model.state(card);
        let grand = card.totals(self.rules()).grand();
        let after = move |slot: usize, points, bonus: u16| {
            let (next, now) = self.model.fill(state, slot, points);
            let rest = prospects.rests.get(&self.model.place(next)?)?;
            Some(rest.mean_of(worth, (grand + now + bonus).into()))
        };
        TurnValues::new(&self.model, card, Box::new(after)).ok_or(NoAdvice::NoSuchCard)
    }
}

impl Prospects {
    /// Computes the prospects of all states that this one leads to.
    pub(super) fn find<F: Real, const L: usize, const N: usize>(
        solved: (&SolverModel, &ValueTable<F>),
        state: CardState,
        most_turns: usize,
    ) -> Result<Prospects, SolveError> {
        let mut prospects = Prospects {
            rests: HashMap::new(),
        };
        let mut outcomes = TurnOutcomes::<F, L, N>::new();
        for level in levels(solved.0, state, most_turns)?.into_iter().rev() {
            for group in level.into_values() {
                prospects.add(solved, &group, &mut outcomes)?;
            }
        }
        Ok(prospects)
    }

    /// Adds states with the same open boxes.
    fn add<F: Real, const L: usize, const N: usize>(
        &mut self,
        solved: (&SolverModel, &ValueTable<F>),
        group: &BTreeMap<usize, CardState>,
        outcomes: &mut TurnOutcomes<F, L, N>,
    ) -> Result<(), SolveError> {
        let states: Vec<CardState> = group.values().copied().collect();
        let Some(&one) = states.first() else {
            return Ok(());
        };
        let recipe = OpenBoxesRecipe::new(solved.0, one);
        if recipe.fills.is_empty() {
            for state in states {
                let place = solved.0.place(state).ok_or(SolveError::NoSuchCard)?;
                self.rests.insert(place, Distribution::certain(0));
            }
            return Ok(());
        }
        outcomes.cells.reset(recipe.cells);
        for states in states.chunks(L) {
            let steps = steps(solved, &recipe, states.iter().copied(), outcomes)?;
            outcomes.turn(solved.0, &recipe, WHOLE_TURN);
            for (lane, state) in states.iter().enumerate() {
                let chance = |cell: usize| outcomes.filled[cell][lane].wide();
                // In single precision, the sum of all chances is a little off 1.
                let whole: f64 = recipe.fills.iter().map(|fill| chance(fill.cell)).sum();
                let ways = recipe.fills.iter().zip(&steps).filter_map(|(fill, steps)| {
                    let chance = chance(fill.cell) / whole;
                    let step = &steps[lane];
                    let rest = self.rests.get(&step.place).filter(|_| chance > 0.0)?;
                    Some((rest, usize::from(step.gain()), chance))
                });
                let rest = Distribution::sum_of(ways.collect());
                let place = solved.0.place(*state).ok_or(SolveError::NoSuchCard)?;
                self.rests.insert(place, rest);
            }
        }
        Ok(())
    }
}

/// How many cards count as one.
const TOGETHER: usize = 16;

/// All states that this one leads to, those with more open boxes first, if they are not too many.
fn levels(
    model: &SolverModel,
    state: CardState,
    most_turns: usize,
) -> Result<Vec<Level>, SolveError> {
    let add = |level: &mut Level, state: CardState| {
        let (row, lane) = model.place(state).ok_or(SolveError::NoSuchCard)?;
        let group = level.entry((row, state.upper_open)).or_default();
        group.entry(lane).or_insert(state);
        Ok(())
    };
    let mut turns = 0;
    let mut levels = Vec::new();
    let mut level = Level::new();
    add(&mut level, state)?;
    while !level.is_empty() {
        let mut next = Level::new();
        for group in level.values() {
            turns += group.len().div_ceil(TOGETHER);
            if turns > most_turns {
                return Err(SolveError::TooLarge(cost_of_totals(model, state)?));
            }
            let Some(one) = group.values().next() else {
                continue;
            };
            let recipe = OpenBoxesRecipe::new(model, *one);
            for (state, fill) in group
                .values()
                .flat_map(|it| recipe.fills.iter().map(move |fill| (it, fill)))
            {
                let (after, _) = model.fill(*state, fill.slot, fill.points);
                add(&mut next, after)?;
            }
        }
        levels.push(level);
        level = next;
    }
    Ok(levels)
}
