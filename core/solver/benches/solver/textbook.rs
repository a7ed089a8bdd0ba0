//! A textbook solver: one state at a time, a matrix from keeps to rolls, plain numbers.
//!
//! Nothing in it is slow on purpose: states that no game reaches are left out, points are looked up, the matrix holds
//! only non-zero chances, and boxes are in arrays.

use rollkeep_rules::dice::Counts;
use rollkeep_rules::{Card, Offer, RuleSet, Section, Slot};

/// The chance of each roll after a keep, and the keeps within each roll.
struct Matrix {
    rolls: Vec<Counts>,
    chances: Vec<Vec<(u16, f32)>>,
    keeps: Vec<Vec<u16>>,
}

fn factorial(n: u8) -> f32 {
    (1..=n).map(f32::from).product()
}

impl Matrix {
    fn new(dice: u8) -> Matrix {
        let rolls: Vec<Counts> = Counts::every(dice).collect();
        let keeps: Vec<Counts> = (0..=dice).flat_map(Counts::every).collect();
        let within = |keep: &Counts, roll: &Counts| (0..6).all(|face| keep.0[face] <= roll.0[face]);
        let chance = |keep: &Counts, roll: &Counts| {
            let rolled = dice - keep.0.iter().sum::<u8>();
            let same: f32 = (0..6).map(|f| factorial(roll.0[f] - keep.0[f])).product();
            factorial(rolled) / same / 6f32.powi(rolled.into())
        };
        let row = |keep: &Counts| {
            let after = rolls
                .iter()
                .enumerate()
                .filter(|(_, roll)| within(keep, roll));
            after
                .map(|(at, roll)| (at as u16, chance(keep, roll)))
                .collect()
        };
        let inside = |roll: &Counts| {
            let inside = keeps
                .iter()
                .enumerate()
                .filter(|(_, keep)| within(keep, roll));
            inside.map(|(at, _)| at as u16).collect()
        };
        Matrix {
            chances: keeps.iter().map(row).collect(),
            keeps: rolls.iter().map(inside).collect(),
            rolls,
        }
    }
}

/// A state: the open boxes, the upper total up to the threshold, and whether the Yahtzee box holds more than 0.
#[derive(Clone, Copy)]
struct State {
    open: usize,
    upper: usize,
    held: bool,
}

pub struct Textbook<'a> {
    rules: &'a RuleSet,
    matrix: Matrix,
    /// By roll, then box.
    points: Vec<Vec<u16>>,
    /// For each roll, whether it fits the box of extra Yahtzees.
    fits: Vec<bool>,
    threshold: usize,
    values: Vec<f32>,
}

impl<'a> Textbook<'a> {
    pub fn new(rules: &'a RuleSet) -> Self {
        let matrix = Matrix::new(rules.dice);
        let worth = |roll: &Counts| {
            let slots = rules.slots();
            slots
                .map(|slot| rules.worth(slot, rules.last_throw(*roll)))
                .collect()
        };
        let threshold = rules.upper_bonus.map_or(0, |bonus| bonus.threshold.into());
        let states = ((threshold + 1) * 2) << rules.categories.len();
        let extra = rules.extra_yahtzee.map(|extra| Slot(extra.category));
        let fits =
            |roll: &Counts| extra.is_some_and(|slot| rules.category(slot).pattern.holds(roll));
        Textbook {
            fits: matrix.rolls.iter().map(fits).collect(),
            points: matrix.rolls.iter().map(worth).collect(),
            values: vec![0.0; states],
            matrix,
            threshold,
            rules,
        }
    }

    /// Solves all states. Returns the value of the empty card and the number of states.
    pub fn solve(&mut self) -> (f32, usize) {
        let mut solved = 0;
        let extra = self
            .rules
            .extra_yahtzee
            .map(|extra| usize::from(extra.category));
        for open in 0..1usize << self.rules.categories.len() {
            let filled_extra = extra.is_some_and(|extra| open >> extra & 1 == 0);
            for upper in self.totals(open) {
                for held in [false, true] {
                    if held && !filled_extra {
                        continue;
                    }
                    let state = State { open, upper, held };
                    let place = self.place(state);
                    self.values[place] = self.value(state);
                    solved += 1;
                }
            }
        }
        let empty = State {
            open: (1 << self.rules.categories.len()) - 1,
            upper: 0,
            held: false,
        };
        (self.values[self.place(empty)], solved)
    }

    /// The upper totals that a card with these boxes open can have.
    fn totals(&self, open: usize) -> Vec<usize> {
        let mut may_be = vec![false; self.threshold + 1];
        may_be[0] = true;
        for slot in self.rules.slots() {
            let category = self.rules.category(slot);
            if category.section == Section::Lower || open >> slot.index() & 1 == 1 {
                continue;
            }
            let pips = category.face().map_or(0, |face| usize::from(face.pips()));
            for total in (0..=self.threshold)
                .rev()
                .filter(|&t| may_be[t])
                .collect::<Vec<_>>()
            {
                for dice in 0..=usize::from(self.rules.dice) {
                    may_be[(total + dice * pips).min(self.threshold)] = true;
                }
            }
        }
        (0..=self.threshold)
            .filter(|&total| may_be[total])
            .collect()
    }

    fn place(&self, state: State) -> usize {
        (state.open * 2 + usize::from(state.held)) * (self.threshold + 1) + state.upper
    }

    fn value(&self, state: State) -> f32 {
        if state.open == 0 {
            let earned = self.rules.upper_bonus_for(state.upper as u16);
            return earned.into();
        }
        let mut rolls = self.scores(state);
        let mut keeps = vec![0.0; self.matrix.chances.len()];
        for _ in 1..self.rules.rolls {
            for (keep, chances) in keeps.iter_mut().zip(&self.matrix.chances) {
                *keep = chances
                    .iter()
                    .map(|&(roll, chance)| rolls[roll as usize] * chance)
                    .sum();
            }
            for (roll, inside) in rolls.iter_mut().zip(&self.matrix.keeps) {
                let values = inside.iter().map(|&keep| keeps[keep as usize]);
                *roll = values.fold(f32::MIN, |top, value| if value > top { value } else { top });
            }
        }
        let first = self.matrix.chances[0].iter();
        first
            .map(|&(roll, chance)| rolls[roll as usize] * chance)
            .sum()
    }

    /// The best box for each roll.
    fn scores(&self, state: State) -> Vec<f32> {
        let rules = self.rules;
        let extra = rules.extra_yahtzee.map(|extra| Slot(extra.category));
        let filled_extra = extra.is_some_and(|slot| state.open >> slot.index() & 1 == 0);
        let rolls = self.matrix.rolls.iter().zip(&self.points).zip(&self.fits);
        let scores = rolls.map(|((roll, points), &fits)| {
            if fits && filled_extra {
                return self.joker(state, roll);
            }
            let mut best = f32::MIN;
            for (slot, &points) in points.iter().enumerate() {
                if state.open >> slot & 1 == 1 {
                    best = best.max(self.after(state, slot, points, 0));
                }
            }
            best
        });
        scores.collect()
    }

    fn joker(&self, state: State, roll: &Counts) -> f32 {
        let rules = self.rules;
        let filled = rules
            .slots()
            .filter(|slot| state.open >> slot.index() & 1 == 0);
        let card = Card::with(rules, filled.map(|slot| (slot, state.held.into())));
        let offers =
            rules.slots().map(
                |slot| match rules.offer(&card, slot, rules.last_throw(*roll)) {
                    Offer::Open { points, bonus } => self.after(state, slot.index(), points, bonus),
                    _ => f32::MIN,
                },
            );
        offers.fold(f32::MIN, f32::max)
    }

    fn after(&self, state: State, slot: usize, points: u16, bonus: u16) -> f32 {
        let mut next = State {
            open: state.open & !(1 << slot),
            ..state
        };
        if self.rules.categories[slot].section == Section::Upper {
            next.upper = (state.upper + usize::from(points)).min(self.threshold);
        }
        if self
            .rules
            .extra_yahtzee
            .is_some_and(|extra| usize::from(extra.category) == slot)
        {
            next.held = points > 0;
        }
        f32::from(points + bonus) + self.values[self.place(next)]
    }
}
