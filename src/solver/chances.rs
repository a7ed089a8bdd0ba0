//! How likely a total is to be reached, and what the mean is of whatever totals are worth.

use std::collections::HashMap;
use std::ops::RangeInclusive;

use super::questions::{Prospect, Questions};
use super::sheet::Sheet;
use super::study::{State, Study};
use super::turn::Turn;
use super::{Cost, Refusal};
use crate::rules::Card;

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Aim<'a> {
    /// The chance of every total.
    Every,
    /// The chance of at least so many points. Less work.
    AtLeast(u16),
    /// What it is worth to end with each total, from 0 on; a higher one is worth as much as the last.
    Worth(&'a [f32]),
}

/// The best chances to end with at least so many points, from one card on; or the best mean of what
/// the end is worth, which is found as if it were the chance of what is still missing to one more
/// than the highest total.
///
/// How likely is it that a card gains at least so many points more? There are far more such
/// questions than different ones: often one more point makes no difference, and many cards whose
/// open boxes are the same differ only in an upper bonus that decides nothing. So each is asked
/// once, from full cards back to this one.
pub struct Chances<'a> {
    study: &'a Study,
    card: &'a Card,
    aim: Aim<'a>,
    nodes: Vec<Node>,
    numbers: HashMap<(usize, usize), usize>,
    /// What the nodes with the same boxes open have in common, and which they are, by their upper totals.
    sheets: Vec<(Sheet, Vec<usize>)>,
}

/// A state of the card that this card can come to.
struct Node {
    state: State,
    /// For each way to fill a box, the node that it leads to and the points that it brings.
    next: Vec<(usize, usize)>,
    /// The fewest and the most points on the way here.
    gained: (usize, usize),
    /// The most that can still be gained.
    most: usize,
    /// The needs that are asked for. Lower ones are met, higher ones cannot be.
    asked: RangeInclusive<usize>,
    /// Their chances.
    chances: Vec<f32>,
}

/// More is refused.
const MOST_OPERATIONS: u64 = 10_000_000_000;

impl<'a> Chances<'a> {
    pub(super) fn solve(study: &'a Study, card: &'a Card, aim: Aim<'a>) -> Result<Self, Refusal> {
        let mut chances = Chances {
            study,
            card,
            aim,
            nodes: Vec::new(),
            numbers: HashMap::new(),
            sheets: Vec::new(),
        };
        chances.find(study.state(card)).ok_or(Refusal::NoSuchCard)?;
        let cost = chances.cost();
        if cost.operations > MOST_OPERATIONS || cost.bytes > Cost::MOST_BYTES {
            return Err(Refusal::TooLarge(cost));
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
        let asked = self.aim == Aim::Every || self.aim == Aim::AtLeast(total);
        asked.then(|| self.gain(0, self.need(total)))
    }

    /// The chances of all that can be done in a turn to end with at least so many points.
    /// `None` for a full card, or a total that was not asked for.
    pub fn turn(&self, total: u16) -> Option<Turn<'_>> {
        self.of(total)?;
        self.turn_in_need(self.need(total))
    }

    /// All that can be done in a turn, by the mean of what the end is worth.
    /// `None` for a full card, or if chances were asked for.
    pub fn worth(&self) -> Option<Turn<'_>> {
        let asked = matches!(self.aim, Aim::Worth(_));
        asked.then(|| self.turn_in_need(self.beyond() as i32))?
    }

    fn turn_in_need(&self, need: i32) -> Option<Turn<'_>> {
        let state = self.nodes[0].state;
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

    /// What is missing to one more than the highest total.
    fn beyond(&self) -> usize {
        self.nodes[0].most + 1
    }

    /// The chance to gain at least so many points from a node on, or what the end is worth.
    fn gain(&self, number: usize, need: i32) -> f64 {
        let need = usize::try_from(need).unwrap_or(0);
        self.nodes[number].chance(need).into()
    }

    /// Finds all states that this one leads to, those with more open boxes first.
    fn find(&mut self, root: State) -> Option<()> {
        let mut sheets = HashMap::new();
        self.add(root)?;
        let mut number = 0;
        while let Some(node) = self.nodes.get(number) {
            let state = node.state;
            let key = (self.study.rows.number(state.row)?, state.upper_open);
            let sheet = *sheets.entry(key).or_insert(self.sheets.len());
            if sheet == self.sheets.len() {
                let new = Sheet::new(self.study, state);
                self.sheets.push((new, Vec::new()));
            }
            self.sheets[sheet].1.push(number);
            let ways = self.sheets[sheet].0.ways.len();
            let mut next = Vec::with_capacity(ways);
            for way in 0..ways {
                let way = self.sheets[sheet].0.ways[way];
                let (after, now) = self.study.fill(state, way.slot, way.points);
                next.push((self.add(after)?, usize::from(now + way.bonus)));
            }
            self.nodes[number].next = next;
            number += 1;
        }
        for (_, numbers) in &mut self.sheets {
            numbers.sort_by_key(|&number| self.nodes[number].state.upper_total);
        }
        self.measure();
        Some(())
    }

    /// The number of a state, which is added if it is new.
    fn add(&mut self, state: State) -> Option<usize> {
        let place = self.study.place(state)?;
        let number = *self.numbers.entry(place).or_insert(self.nodes.len());
        if number == self.nodes.len() {
            self.nodes.push(Node {
                state,
                next: Vec::new(),
                gained: (usize::MAX, 0),
                most: 0,
                asked: RangeInclusive::new(1, 0),
                chances: Vec::new(),
            });
        }
        Some(number)
    }

    /// What each node has gained, what it can still bring, and what is asked of it.
    fn measure(&mut self) {
        self.nodes[0].gained = (0, 0);
        for number in 0..self.nodes.len() {
            let (fewest, most) = self.nodes[number].gained;
            let next = std::mem::take(&mut self.nodes[number].next);
            for &(after, gain) in &next {
                let gained = &mut self.nodes[after].gained;
                *gained = (gained.0.min(fewest + gain), gained.1.max(most + gain));
            }
            self.nodes[number].next = next;
        }
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
                self.beyond() - most..=self.beyond() - fewest
            }
        }
    }

    /// What it takes at most.
    fn cost(&self) -> Cost {
        let needs = self.nodes.iter().map(|node| node.asked.clone().count());
        let needs: usize = needs.sum();
        Cost {
            states: self.nodes.len(),
            operations: needs as u64 * Cost::of_a_turn(self.study),
            bytes: needs * size_of::<f32>(),
        }
    }

    /// Writes down what full cards are worth. As chances, they gain nothing.
    fn end(&mut self) {
        let worth = match self.aim {
            Aim::Worth(worth) => worth,
            Aim::Every | Aim::AtLeast(_) => &[],
        };
        let grand = self.card.totals(&self.study.rules).grand();
        let beyond = usize::from(grand) + self.beyond();
        let worth = |need: usize| {
            let total = (beyond - need).min(worth.len().saturating_sub(1));
            worth.get(total).copied().unwrap_or(0.0)
        };
        for node in self.nodes.iter_mut().filter(|node| node.next.is_empty()) {
            node.chances = node.asked.clone().map(worth).collect();
        }
    }

    /// Finds all chances, from full cards back to this one.
    fn fill<const L: usize, const N: usize>(&mut self) {
        // Full cards have no questions.
        let sheets = self.sheets.iter().rev();
        for (sheet, numbers) in sheets.filter(|(sheet, _)| !sheet.ways.is_empty()) {
            let needs = self.needs_of(numbers);
            let mut questions = Questions::<L, N>::new(self.study, sheet, needs);
            let ask = |&number: &usize| {
                let node = &self.nodes[number];
                questions.ask(node.asked.clone(), self.prospects(node))
            };
            let asked: Vec<Vec<usize>> = numbers.iter().map(ask).collect();
            let answers = questions.answers();
            for (&number, asked) in numbers.iter().zip(asked) {
                let answers = asked.into_iter().map(|question| answers[question]);
                self.nodes[number].chances = answers.collect();
            }
        }
    }

    /// All needs that are asked for of any of these nodes.
    fn needs_of(&self, numbers: &[usize]) -> RangeInclusive<usize> {
        let asked = || numbers.iter().map(|&number| &self.nodes[number].asked);
        let low = asked().map(|asked| *asked.start()).min().unwrap_or(1);
        let high = asked().map(|asked| *asked.end()).max().unwrap_or(0);
        low..=high
    }

    /// What the ways to fill a box of a node leave.
    fn prospects(&self, node: &Node) -> impl Iterator<Item = Prospect<'_>> {
        node.next.iter().map(|&(after, gain)| Prospect {
            gain,
            first: *self.nodes[after].asked.start(),
            chances: &self.nodes[after].chances,
        })
    }
}

impl Node {
    /// The chance to gain so much.
    fn chance(&self, need: usize) -> f32 {
        match need.checked_sub(*self.asked.start()) {
            None => 1.0,
            Some(at) => self.chances.get(at).copied().unwrap_or(0.0),
        }
    }
}
