//! How likely a total is to be reached.

use std::collections::HashMap;
use std::ops::RangeInclusive;

use super::gains::Gains;
use super::lattice::Lattice;
use super::model::{CardState, SolverModel};
use super::open_boxes_recipe::OpenBoxesRecipe;
use super::queries::{Prospect, Queries, QueryRoom};
use super::rows_ahead::RowsAhead;
use super::turn_values::TurnValues;
use super::{Cost, SolveError};
use rollkeep_rules::Card;

/// What [`Chances`] are computed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Objective {
    /// The chance of every total.
    Every,
    /// The chance of at least this many points. Less work.
    AtLeast(u16),
}

/// The best chances to end with at least a certain number of points, from one card on.
///
/// The question is always: how likely is a card to gain at least a certain number of points? Many of these queries
/// are equal: often one more point makes no difference, and many cards with the same open boxes differ only in an upper
/// bonus that decides nothing. So each different question is computed once, from full cards back to this one.
pub struct Chances<'a> {
    model: &'a SolverModel,
    card: &'a Card,
    objective: Objective,
    nodes: Vec<Node>,
    numbers: HashMap<(usize, usize), usize>,
    /// For each set of open boxes, how to compute its rolls, and its nodes, ordered by their upper totals.
    recipes: Vec<(OpenBoxesRecipe, Vec<usize>)>,
}

/// A state that this card can reach.
struct Node {
    state: CardState,
    /// For each way to fill a box, the node that it leads to and the points that it gains.
    next: Vec<(usize, usize)>,
    /// The points that may have been gained on the way here.
    gained: Gains,
    /// The most that can still be gained; while states are found, only what surely can.
    most: usize,
    /// The needs from the first to the last that is computed. Lower ones are met, higher ones cannot be.
    asked: RangeInclusive<usize>,
    /// Their chances; 0 for those that are not computed, because no way here leaves them.
    chances: Vec<f32>,
}

/// The most states that a card may lead to. They are counted in a moment, but to find each of them takes long: those of 20,000
/// some hundredths of a second.
const MOST_STATES: usize = 20_000;

/// The most that is allowed.
const MOST_OPERATIONS: u64 = 10_000_000_000;

impl<'a> Chances<'a> {
    pub(super) fn solve(
        model: &'a SolverModel,
        card: &'a Card,
        objective: Objective,
    ) -> Result<Self, SolveError> {
        let state = model.state(card);
        let ahead = RowsAhead::of(model, state).ok_or(SolveError::NoSuchCard)?;
        let least = ahead.cost(model, size_of::<f32>());
        if least.states > MOST_STATES {
            return Err(SolveError::TooLarge(least));
        }
        let mut chances = Chances {
            model,
            card,
            objective,
            nodes: Vec::new(),
            numbers: HashMap::new(),
            recipes: Vec::new(),
        };
        chances.find(state)?;
        chances.measure();
        let needs = chances.nodes.iter().map(|node| node.asked.clone().count());
        chances.check(needs.sum())?;
        match model.rules.dice {
            ..6 => chances.fill::<16, 512>(),
            _ => chances.fill::<{ Lattice::lanes(6) }, 1024>(),
        }
        Ok(chances)
    }

    /// The best chance to end with at least this many points, before the first roll of a turn. `None` for a total
    /// outside the objective.
    pub fn of(&self, total: u16) -> Option<f64> {
        let asked =
            self.objective == Objective::Every || self.objective == Objective::AtLeast(total);
        asked.then(|| self.gain(0, self.need(total)))
    }

    /// The values of a turn as chances to end with at least this many points. `None` for a full card, or a total
    /// outside the objective.
    pub fn turn(&self, total: u16) -> Option<TurnValues<'_>> {
        self.of(total)?;
        self.turn_in_need(self.need(total))
    }

    fn turn_in_need(&self, need: i32) -> Option<TurnValues<'_>> {
        let state = self.nodes[0].state;
        let after = move |slot: usize, points, bonus: u16| {
            let (next, now) = self.model.fill(state, slot, points);
            let number = self.numbers.get(&self.model.place(next)?)?;
            Some(self.gain(*number, need - i32::from(now + bonus)))
        };
        TurnValues::new(self.model, self.card, Box::new(after))
    }

    /// How many points are missing.
    fn need(&self, total: u16) -> i32 {
        i32::from(total) - i32::from(self.card.totals(&self.model.rules).grand())
    }

    /// The same; 0 if there are more than enough.
    fn missing(&self, total: u16) -> usize {
        usize::try_from(self.need(total)).unwrap_or(0)
    }

    /// The chance to gain at least this many points from a node on.
    fn gain(&self, number: usize, need: i32) -> f64 {
        let need = usize::try_from(need).unwrap_or(0);
        self.nodes[number].chance(need).into()
    }

    /// Finds all states that this one leads to, those with more open boxes first. Stops as soon as it is clear that
    /// they are too many.
    fn find(&mut self, root: CardState) -> Result<(), SolveError> {
        let mut recipes = HashMap::new();
        self.add(root)?;
        self.nodes[0].gained = Gains::zero();
        let (mut number, mut needs) = (0, 0);
        while let Some(node) = self.nodes.get(number) {
            let state = node.state;
            let row = self.model.lower_states.number(state.lower);
            let key = (row.ok_or(SolveError::NoSuchCard)?, state.upper_open);
            let recipe = *recipes.entry(key).or_insert(self.recipes.len());
            if recipe == self.recipes.len() {
                let new = OpenBoxesRecipe::new(self.model, state);
                self.recipes.push((new, Vec::new()));
            }
            self.recipes[recipe].1.push(number);
            // All that leads here is known by now.
            self.nodes[number].most = self.recipes[recipe].0.surely;
            needs += self.needs(&self.nodes[number]).count();
            self.check(needs)?;
            let gained = std::mem::take(&mut self.nodes[number].gained);
            let fills = self.recipes[recipe].0.fills.len();
            let mut next = Vec::with_capacity(fills);
            for fill in 0..fills {
                let fill = self.recipes[recipe].0.fills[fill];
                let (after, now) = self.model.fill(state, fill.slot, fill.points);
                let (after, gain) = (self.add(after)?, usize::from(now + fill.bonus));
                self.nodes[after].gained.add(&gained, gain);
                next.push((after, gain));
            }
            self.nodes[number].next = next;
            self.nodes[number].gained = gained;
            number += 1;
        }
        for (_, numbers) in &mut self.recipes {
            numbers.sort_by_key(|&number| self.nodes[number].state.upper_total);
        }
        Ok(())
    }

    /// The number of a state, which is added if it is new.
    fn add(&mut self, state: CardState) -> Result<usize, SolveError> {
        let place = self.model.place(state).ok_or(SolveError::NoSuchCard)?;
        let number = *self.numbers.entry(place).or_insert(self.nodes.len());
        if number == self.nodes.len() {
            self.nodes.push(Node {
                state,
                next: Vec::new(),
                gained: Gains::default(),
                most: 0,
                asked: RangeInclusive::new(1, 0),
                chances: Vec::new(),
            });
        }
        Ok(number)
    }

    /// Sets what each node can still gain, and which needs are computed.
    fn measure(&mut self) {
        for number in (0..self.nodes.len()).rev() {
            let next = self.nodes[number].next.iter();
            let most = next.map(|&(after, gain)| gain + self.nodes[after].most);
            self.nodes[number].most = most.max().unwrap_or(0);
        }
        for number in 0..self.nodes.len() {
            self.nodes[number].asked = self.needs(&self.nodes[number]);
        }
    }

    /// The needs that matter to a node, none of them 0.
    fn needs(&self, node: &Node) -> RangeInclusive<usize> {
        match self.objective {
            Objective::Every => 1..=node.most,
            Objective::AtLeast(total) => {
                let need = self.missing(total);
                let low = need.saturating_sub(node.gained.most()).max(1);
                low..=need.saturating_sub(node.gained.fewest()).min(node.most)
            }
        }
    }

    /// Returns whether a way to this node leaves this need.
    fn is_left(&self, node: &Node, need: usize) -> bool {
        let all = match self.objective {
            Objective::Every => return true,
            Objective::AtLeast(total) => self.missing(total),
        };
        (all.checked_sub(need)).is_some_and(|gained| node.gained.contains(gained))
    }

    /// Refuses to compute so many needs if they are too many.
    fn check(&self, needs: usize) -> Result<(), SolveError> {
        let cost = Cost {
            states: self.nodes.len(),
            operations: needs as u64 * Cost::of_a_turn(self.model, 0),
            bytes: needs * size_of::<f32>(),
        };
        match cost.operations > MOST_OPERATIONS || cost.bytes > Cost::MOST_BYTES {
            true => Err(SolveError::TooLarge(cost)),
            false => Ok(()),
        }
    }

    /// Finds all chances, from full cards back to this one.
    fn fill<const L: usize, const N: usize>(&mut self) {
        let mut room = QueryRoom::<L, N>::new();
        // Full cards have no queries.
        let recipes = self.recipes.iter().rev();
        for (recipe, numbers) in recipes.filter(|(recipe, _)| !recipe.fills.is_empty()) {
            let needs = self.needs_of(numbers);
            let mut queries = Queries::new(self.model, recipe, needs, &mut room);
            let ask = |&number: &usize| {
                let node = &self.nodes[number];
                let is_left = |need| self.is_left(node, need);
                queries.ask(node.asked.clone(), is_left, self.prospects(node))
            };
            let asked: Vec<Vec<Option<usize>>> = numbers.iter().map(ask).collect();
            let answers = queries.answers();
            for (&number, asked) in numbers.iter().zip(asked) {
                let answer = |query: Option<usize>| query.map_or(0.0, |query| answers[query]);
                self.nodes[number].chances = asked.into_iter().map(answer).collect();
            }
        }
    }

    /// All needs of any of these nodes.
    fn needs_of(&self, numbers: &[usize]) -> RangeInclusive<usize> {
        let asked = || numbers.iter().map(|&number| &self.nodes[number].asked);
        let low = asked().map(|asked| *asked.start()).min().unwrap_or(1);
        let high = asked().map(|asked| *asked.end()).max().unwrap_or(0);
        low..=high
    }

    /// What each way to fill a box of a node leaves.
    fn prospects(&self, node: &Node) -> impl Iterator<Item = Prospect<'_>> {
        node.next.iter().map(|&(after, gain)| Prospect {
            gain,
            first: *self.nodes[after].asked.start(),
            chances: &self.nodes[after].chances,
        })
    }
}

impl Node {
    /// The chance to gain this many points.
    fn chance(&self, need: usize) -> f32 {
        match need.checked_sub(*self.asked.start()) {
            None => 1.0,
            Some(at) => self.chances.get(at).copied().unwrap_or(0.0),
        }
    }
}
