//! How likely a total is to be reached.

use std::collections::HashMap;
use std::ops::RangeInclusive;

use super::board::Board;
use super::lanes::Lanes;
use super::needs::Needs;
use super::questions::Questions;
use super::sheet::Sheet;
use super::study::{State, Study};
use super::turn::Turn;
use super::{Cost, Refusal};
use crate::rules::Card;

/// Which totals are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// All of them.
    Every,
    /// At least so many points. Less work.
    AtLeast(u16),
}

/// The best chances to end with at least so many points, from one card on.
///
/// How likely is it that a card gains at least so many points more? There are far more such
/// questions than different ones: at many needs one more point makes no difference, and cards whose
/// open boxes are the same may differ only in an upper bonus that decides nothing. Two questions
/// about the same boxes are one if every way to fill a box leaves the same chance in both. So each
/// is answered once, from full cards back to this one.
pub struct Chances<'a> {
    study: &'a Study,
    card: &'a Card,
    aim: Aim,
    nodes: Vec<Node>,
    numbers: HashMap<(usize, usize), usize>,
    /// What the nodes with the same boxes open have in common, and which they are.
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
    /// Those with which one more point makes a difference.
    ends: Needs,
}

/// More is refused: about a second, if all questions are different.
const MOST_OPERATIONS: u64 = 10_000_000_000;

impl<'a> Chances<'a> {
    pub(super) fn solve(study: &'a Study, card: &'a Card, aim: Aim) -> Result<Self, Refusal> {
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
        let (need, state) = (self.need(total), self.nodes[0].state);
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

    /// The chance to gain at least so many points from a node on.
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
                asked: 0..=0,
                chances: Vec::new(),
                ends: Needs::default(),
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
            self.nodes[number].asked = self.needs(&self.nodes[number]);
        }
    }

    /// The needs that matter to a node, of those from 1 to its most.
    fn needs(&self, node: &Node) -> RangeInclusive<usize> {
        match self.aim {
            Aim::Every => 1..=node.most,
            Aim::AtLeast(total) => {
                let need = usize::try_from(self.need(total)).unwrap_or(0);
                let (fewest, most) = node.gained;
                let low = need.saturating_sub(most).max(1);
                low..=need.saturating_sub(fewest).min(node.most)
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

    /// Finds all chances, from full cards back to this one.
    fn fill<const L: usize, const N: usize>(&mut self) {
        let mut board = Board::<f32, L, N>::new();
        let mut cells = Vec::new();
        for at in (0..self.sheets.len()).rev() {
            let (questions, asked) = self.ask(at);
            let (sheet, numbers) = &self.sheets[at];
            cells.resize(sheet.cells, Lanes::all(0.0));
            let mut answers: Vec<f32> = Vec::with_capacity(questions.len() + L);
            for first in (0..questions.len()).step_by(L) {
                for (lane, question) in (0..L).zip(first..questions.len()) {
                    for (way, &chance) in sheet.ways.iter().zip(questions.of(question)) {
                        cells[way.cell][lane] = f32::from_bits(chance);
                    }
                }
                sheet.rolls(self.study, &mut cells, &mut board);
                let chances = board.turn(&self.study.lattice, self.study.rules.throws);
                answers.extend_from_slice(&chances[..]);
            }
            for (&number, asked) in numbers.iter().zip(&asked) {
                let asked = asked
                    .iter()
                    .map(|&(need, question)| (need, answers[question]));
                self.nodes[number].learn(asked);
            }
        }
    }

    /// The questions of a sheet; and for each node, which question it asks up to which need.
    fn ask(&mut self, sheet: usize) -> (Questions, Vec<Vec<(usize, usize)>>) {
        let (sheet, numbers) = &self.sheets[sheet];
        let ways = sheet.ways.len();
        let needs: Vec<Vec<usize>> = numbers.iter().map(|&number| self.ends(number)).collect();
        let most = needs.iter().map(Vec::len).sum();
        let mut questions = Questions::new(ways, most);
        let (mut rows, mut hashes) = (Vec::new(), Vec::new());
        let mut asked = Vec::with_capacity(numbers.len());
        for (&number, needs) in numbers.iter().zip(&needs) {
            rows.resize(needs.len() * ways, 0);
            hashes.clear();
            hashes.resize(needs.len(), 0);
            for (way, &(after, gain)) in self.nodes[number].next.iter().enumerate() {
                let after = &self.nodes[after];
                let rows = rows.chunks_exact_mut(ways).zip(&mut hashes);
                for ((row, hash), need) in rows.zip(needs) {
                    let chance = after.chance(need.saturating_sub(gain)).to_bits();
                    row[way] = chance;
                    *hash = Questions::hash(*hash, chance);
                }
            }
            let rows = rows.chunks_exact(ways.max(1)).zip(&hashes).zip(needs);
            let rows = rows.map(|((row, &hash), &need)| (need, questions.add(row, hash)));
            asked.push(rows.collect());
        }
        (questions, asked)
    }

    /// The needs of a node with which one more point may make a difference.
    fn ends(&self, number: usize) -> Vec<usize> {
        let node = &self.nodes[number];
        let mut ends = Needs::default();
        for &(after, gain) in &node.next {
            ends.add_all(&self.nodes[after].ends, gain);
        }
        ends.add(*node.asked.end());
        ends.within(node.asked.clone()).collect()
    }
}

impl Node {
    /// Takes in the chances of all needs that are asked for, each up to the next.
    fn learn(&mut self, chances: impl Iterator<Item = (usize, f32)>) {
        let low = *self.asked.start();
        let mut last = (low - 1, 1.0);
        for (need, chance) in chances {
            if chance != last.1 {
                self.ends.add(last.0);
            }
            self.chances.resize(need + 1 - low, chance);
            last = (need, chance);
        }
        self.ends.add(last.0);
    }

    /// The chance to gain so much.
    fn chance(&self, need: usize) -> f32 {
        match need.checked_sub(*self.asked.start()) {
            None => 1.0,
            Some(at) => self.chances.get(at).copied().unwrap_or(0.0),
        }
    }
}
