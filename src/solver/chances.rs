//! How likely a total is to be reached, and what the mean is of whatever totals are worth.

use std::collections::HashMap;

use super::board::Board;
use super::lanes::Lanes;
use super::offers::{Held, Situation};
use super::recipe::{Part, Recipe};
use super::study::{State, Study};
use super::turn::Turn;
use super::{Cost, Refusal};
use crate::rules::Card;

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Aim<'a> {
    /// The chance of every total.
    Every,
    /// The chance of at least so many points. Much less work.
    AtLeast(u16),
    /// What it is worth to end with each total, from 0 on; a higher one is worth as much as the last.
    Worth(&'a [f32]),
}

/// The best chances to end with at least so many points, from one card on; or the best mean of
/// what the end is worth.
pub struct Chances<'a> {
    study: &'a Study,
    card: &'a Card,
    aim: Aim<'a>,
    states: Vec<Node>,
    numbers: HashMap<(usize, usize), usize>,
    /// Of each state, the chances to gain at least so many points more; see [`Chances::gain`].
    values: Vec<f32>,
    /// The most that one box brings: so many ones stand before each state's chances.
    margin: usize,
    /// How far apart two states stand.
    stride: usize,
    /// The highest bonus that comes with a score, by what the box of extra Yahtzees holds.
    bonus: [u16; 3],
}

/// A state of the card that this card can come to.
struct Node {
    state: State,
    /// The fewest and the most points on the way here.
    gained: (usize, usize),
    /// The most that can still be gained.
    most: usize,
}

/// More is refused: about a second.
const MOST_OPERATIONS: u64 = 10_000_000_000;

impl<'a> Chances<'a> {
    pub(super) fn solve(study: &'a Study, card: &'a Card, aim: Aim<'a>) -> Result<Self, Refusal> {
        let mut chances = Chances {
            study,
            card,
            aim,
            states: Vec::new(),
            numbers: HashMap::new(),
            values: Vec::new(),
            margin: 0,
            stride: 0,
            bonus: Held::ALL.map(|held| study.offers.bonus(held)),
        };
        chances.find(study.state(card)).ok_or(Refusal::NoSuchCard)?;
        chances.measure();
        let cost = chances.cost();
        if cost.operations > MOST_OPERATIONS || cost.bytes > Cost::MOST_BYTES {
            return Err(Refusal::TooLarge(cost));
        }
        chances.values = vec![0.0; chances.states.len() * chances.stride];
        for values in chances.values.chunks_mut(chances.stride) {
            values[..=chances.margin].fill(1.0);
        }
        chances.end();
        match Study::lanes(study.rules.dice) {
            16 => chances.fill::<16, 512>(),
            _ => chances.fill::<8, 1024>(),
        }
        Ok(chances)
    }

    /// The best chance to end with at least so many points, before the first throw of a turn.
    /// `None` for a total that was not asked for.
    pub fn of(&self, total: u16) -> Option<f64> {
        let asked = match self.aim {
            Aim::Every => true,
            Aim::AtLeast(asked) => asked == total,
            Aim::Worth(_) => false,
        };
        asked.then(|| self.gain(0, self.need(total)))
    }

    /// The chances of all that can be done in a turn to end with at least so many points.
    /// `None` for a full card, or a total that was not asked for.
    pub fn turn(&self, total: u16) -> Option<Turn<'_>> {
        self.of(total)?;
        self.turn_in_need(self.need(total))
    }

    /// All that can be done in a turn, by the mean of what the end is worth.
    /// `None` for a full card, or if totals were asked for.
    pub fn worth(&self) -> Option<Turn<'_>> {
        let asked = matches!(self.aim, Aim::Worth(_));
        asked.then(|| self.turn_in_need(self.states[0].most as i32))?
    }

    fn turn_in_need(&self, need: i32) -> Option<Turn<'_>> {
        let state = self.states[0].state;
        let after = move |slot: usize, points, bonus: u16| {
            let (next, now) = self.study.fill(state, slot, points);
            let number = self.numbers.get(&self.study.place(next)?)?;
            Some(self.gain(*number, need - i32::from(now + bonus)))
        };
        Turn::new(self.study, self.card, Box::new(after))
    }

    /// How many points are missing.
    fn need(&self, total: u16) -> i32 {
        i32::from(total) - i32::from(self.card.totals(&self.study.rules).grand())
    }

    /// The chance to gain at least so many points from a state on; or what the end is worth from
    /// there, so many points below the highest total that this card can come to.
    fn gain(&self, number: usize, need: i32) -> f64 {
        let node = &self.states[number];
        match usize::try_from(need) {
            Ok(need) if self.needs(node).contains(&need) => {
                self.values[number * self.stride + self.margin + need].into()
            }
            Ok(1..) => 0.0,
            Err(_) | Ok(0) => 1.0,
        }
    }

    /// Finds all states that this one leads to, those with more open boxes first.
    fn find(&mut self, root: State) -> Option<()> {
        self.add(root, (0, 0))?;
        let mut next = 0;
        while let Some(node) = self.states.get(next) {
            let (state, (fewest, most)) = (node.state, node.gained);
            for slot in self.study.open(state).concat() {
                for (points, bonus) in self.brings(state, slot) {
                    let (after, now) = self.study.fill(state, slot, points);
                    let now = usize::from(now);
                    let gained = (fewest + now, most + now + usize::from(bonus));
                    self.add(after, gained)?;
                }
            }
            next += 1;
        }
        Some(())
    }

    fn add(&mut self, state: State, gained: (usize, usize)) -> Option<()> {
        let place = self.study.place(state)?;
        let number = *self.numbers.entry(place).or_insert(self.states.len());
        match self.states.get_mut(number) {
            Some(node) => {
                let (fewest, most) = node.gained;
                node.gained = (fewest.min(gained.0), most.max(gained.1));
            }
            None => self.states.push(Node {
                state,
                gained,
                most: 0,
            }),
        }
        Some(())
    }

    /// All points that a box can be filled with, and the highest bonus that may come with them.
    fn brings(&self, state: State, slot: usize) -> impl Iterator<Item = (u16, u16)> + use<'a> {
        let bonus = self.bonus[state.row.held.index()];
        let points = self.study.offers.slots[slot].points.iter();
        points.map(move |&points| (points, bonus))
    }

    /// The most that each state can still bring, and how much room the chances take.
    fn measure(&mut self) {
        for number in (0..self.states.len()).rev() {
            let state = self.states[number].state;
            let mut best = 0;
            for slot in self.study.open(state).concat() {
                for (points, bonus) in self.brings(state, slot) {
                    let (after, now) = self.study.fill(state, slot, points);
                    let gain = usize::from(now + bonus);
                    self.margin = self.margin.max(gain);
                    let later = self.study.place(after);
                    let later = later.and_then(|place| self.numbers.get(&place));
                    best = best.max(gain + later.map_or(0, |&later| self.states[later].most));
                }
            }
            self.states[number].most = best;
        }
        let lanes = Study::lanes(self.study.rules.dice);
        self.stride = self.margin + self.states[0].most + 2 * lanes;
    }

    /// The needs that matter to a state, of those from 1 to its most.
    fn needs(&self, node: &Node) -> std::ops::RangeInclusive<usize> {
        match self.aim {
            Aim::Every => 1..=node.most,
            Aim::AtLeast(total) => {
                let need = usize::try_from(self.need(total)).unwrap_or(0);
                let (fewest, most) = node.gained;
                let low = need.saturating_sub(most).max(1);
                low..=need.saturating_sub(fewest).min(node.most)
            }
            Aim::Worth(_) => {
                let (fewest, most) = node.gained;
                let need = self.states[0].most;
                need.saturating_sub(most)..=need.saturating_sub(fewest)
            }
        }
    }

    /// Writes down what full cards are worth.
    fn end(&mut self) {
        let Aim::Worth(worth) = self.aim else {
            return;
        };
        let grand = self.card.totals(&self.study.rules).grand();
        let highest = usize::from(grand) + self.states[0].most;
        for (number, node) in self.states.iter().enumerate() {
            if self.is_full(node) {
                for need in self.needs(node) {
                    let end = highest
                        .saturating_sub(need)
                        .min(worth.len().saturating_sub(1));
                    let place = number * self.stride + self.margin + need;
                    self.values[place] = worth.get(end).copied().unwrap_or(0.0);
                }
            }
        }
    }

    fn is_full(&self, node: &Node) -> bool {
        node.state.row.open == 0 && node.state.upper_open == 0
    }

    fn cost(&self) -> Cost {
        let needs = self
            .states
            .iter()
            .map(|node| self.needs(node).count() as u64);
        Cost {
            states: self.states.len(),
            operations: needs.sum::<u64>() * Cost::of_a_turn(self.study),
            bytes: self.states.len() * self.stride * size_of::<f32>(),
        }
    }

    /// Finds all chances, from full cards back to this one.
    fn fill<const L: usize, const N: usize>(&mut self) {
        let mut board = Board::<f32, L, N>::new();
        let mut cells = Vec::new();
        for number in (0..self.states.len()).rev() {
            let node = &self.states[number];
            let needs = self.needs(node);
            if needs.is_empty() || self.is_full(node) {
                continue;
            }
            let plan = Plan::new(self, self.states[number].state);
            cells.resize(
                self.study.offers.len() + plan.recipe.steps.len(),
                Lanes::all(0.0),
            );
            for need in needs.clone().step_by(L) {
                self.rolls(&plan, need, &mut cells, &mut board);
                let chances = board.turn(&self.study.lattice, self.study.rules.throws);
                let known = L.min(needs.end() + 1 - need);
                let from = number * self.stride + self.margin + need;
                self.values[from..][..known].copy_from_slice(&chances[..known]);
            }
        }
    }

    /// What each roll is worth when so much is needed, or one more, or two more and so on.
    #[inline(never)]
    fn rolls<const L: usize, const N: usize>(
        &self,
        plan: &Plan,
        need: usize,
        cells: &mut [Lanes<f32, L>],
        board: &mut Board<f32, L, N>,
    ) {
        let read = |from: usize| {
            let mut lanes = Lanes::all(0.0);
            lanes.copy_from_slice(&self.values[from + need..][..L]);
            lanes
        };
        for &(cell, from) in &plan.leaves {
            cells[cell] = read(from);
        }
        for (step, made) in plan.recipe.steps.iter().zip(self.study.offers.len()..) {
            let mut top = cells[usize::from(step[0])];
            top.rise(&cells[usize::from(step[1])]);
            cells[made] = top;
        }
        let first_roll = self.study.lattice.first_roll;
        for roll in 0..self.study.lattice.rolls().len() {
            let mut top = Lanes::all(0.0);
            for group in &plan.recipe.groups {
                top.rise(&cells[usize::from(group[roll])]);
            }
            board.set(first_roll + roll, top);
        }
        for (roll, terms) in &plan.jokers {
            let mut top = Lanes::all(0.0);
            for &from in terms {
                top.rise(&read(from));
            }
            board.set(first_roll + roll, top);
        }
    }
}

/// Where the chances after each score of a state stand, for a need of 0.
struct Plan {
    leaves: Vec<(usize, usize)>,
    recipe: Recipe,
    jokers: Vec<(usize, Vec<usize>)>,
}

impl Plan {
    fn new(chances: &Chances, state: State) -> Plan {
        let Study { offers, .. } = chances.study;
        let [lower, upper] = chances.study.open(state);
        let from = |slot: usize, points: u16, bonus: u16| {
            let (after, now) = chances.study.fill(state, slot, points);
            let number = chances.numbers.get(&chances.study.place(after)?)?;
            Some(number * chances.stride + chances.margin - usize::from(now + bonus))
        };
        let open: Vec<usize> = lower.iter().chain(&upper).copied().collect();
        let leaves = open.iter().flat_map(|&slot| {
            let choices = &offers.slots[slot];
            let numbered = choices.points.iter().enumerate();
            numbered.filter_map(move |(choice, &points)| {
                Some((choices.first + choice, from(slot, points, 0)?))
            })
        });
        let parts = |slots: &[usize]| -> Vec<Part> {
            slots
                .iter()
                .map(|&slot| Part::of(&offers.slots[slot]))
                .collect()
        };
        let (high, low) = upper.split_at(upper.len() / 2);
        let recipe = Recipe::new(offers.len(), [parts(high), parts(low), parts(&lower)]);
        let jokers = offers.jokers.iter().filter(|_| state.row.held.is_filled());
        let jokers = jokers.map(|joker| {
            let own = joker.own.map(|own| own.index());
            let terms = joker.terms(Situation {
                held: state.row.held,
                own_open: own.is_some_and(|own| upper.contains(&own)),
                lower_open: !lower.is_empty(),
            });
            let told = open.iter().filter_map(|&slot| {
                let (choice, bonus) = terms[slot]?;
                from(slot, offers.slots[slot].points[usize::from(choice)], bonus)
            });
            (joker.roll, told.collect())
        });
        Plan {
            leaves: leaves.collect(),
            jokers: jokers.collect(),
            recipe,
        }
    }
}
