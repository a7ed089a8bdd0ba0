//! One turn with a certain card.

use super::board::Board;
use super::lanes::Lanes;
use super::policy::{Policy, State};
use super::{Advice, BoxValue, Choice, KeepValue, Real};
use crate::dice::{Counts, Dice, Keep};
use crate::rules::{Card, Offer, Slot};

/// All values of one turn with a certain card. They are expected final totals.
pub struct Turn<'a, F = f32> {
    policy: &'a Policy<F>,
    card: &'a Card,
    state: State,
    /// Points of the card so far.
    grand: f64,
    /// What each roll is worth when it must be scored, and where.
    scores: Vec<(f64, Slot)>,
    /// With one throw left, two, and so on.
    throws: Vec<Sweep>,
    expected: f64,
}

/// What dice are worth with a certain number of throws left.
struct Sweep {
    /// By keep: what it is worth when the other dice are thrown.
    kept: Vec<f64>,
    /// By keep: the same of the best keep within it.
    best: Vec<f64>,
}

type Line = Board<f64, 1, 1024>;

impl<'a, F: Real> Turn<'a, F> {
    pub(super) fn new(policy: &'a Policy<F>, card: &'a Card) -> Option<Turn<'a, F>> {
        let state = policy.state(card)?;
        policy.rest(state)?;
        let grand = f64::from(card.totals(&policy.rules).grand());
        let mut turn = Turn {
            policy,
            card,
            state,
            grand,
            scores: Vec::new(),
            throws: Vec::new(),
            expected: 0.0,
        };
        turn.scores = turn.score_every_roll()?;
        let lattice = &policy.lattice;
        let mut line = Line::new();
        for (roll, (score, _)) in (lattice.first_roll..).zip(&turn.scores) {
            line.set(roll, Lanes::all(*score));
        }
        let keeps = lattice.keeps.len();
        let copy = |line: &Line| (0..keeps).map(|keep| line.cell(keep)[0]).collect();
        for _ in 1..policy.rules.throws {
            line.mean(lattice);
            let kept = copy(&line);
            line.best(lattice);
            let best = copy(&line);
            turn.throws.push(Sweep { kept, best });
        }
        turn.expected = line.expected(lattice)[0];
        Some(turn)
    }

    /// The best box of every roll; `None` if the card is full.
    fn score_every_roll(&self) -> Option<Vec<(f64, Slot)>> {
        let offers = &self.policy.offers;
        let rolls = self.policy.lattice.rolls();
        let mut scores = vec![(f64::NEG_INFINITY, Slot(0)); rolls.len()];
        for slot in self
            .policy
            .rules
            .slots()
            .filter(|&slot| self.card.is_open(slot))
        {
            let choices = &offers.slots[slot.index()];
            let after = |&points| self.policy.after(self.state, slot.index(), points);
            let after: Option<Vec<f64>> = choices.points.iter().map(after).collect();
            let after = after?;
            for (score, &choice) in scores.iter_mut().zip(&choices.ordinary) {
                let value = self.grand + after[usize::from(choice)];
                if value > score.0 {
                    *score = (value, slot);
                }
            }
        }
        if offers.extra.is_some_and(|extra| !self.card.is_open(extra)) {
            for joker in &offers.jokers {
                let best = self.boxes(&rolls[joker.roll]).into_iter().next()?;
                scores[joker.roll] = (best.expected, best.slot);
            }
        }
        scores
            .iter()
            .all(|(value, _)| value.is_finite())
            .then_some(scores)
    }

    /// The expected final total before the first throw.
    pub const fn expected(&self) -> f64 {
        self.expected
    }

    /// The expected final total when the dice show this, with so many throws left.
    /// `None` if there are not so many dice or throws.
    pub fn value(&self, dice: &Counts, throws_left: u8) -> Option<f64> {
        let roll = self.roll(dice)?;
        match usize::from(throws_left).checked_sub(1) {
            None => Some(self.scores[roll].0),
            Some(sweep) => {
                Some(self.throws.get(sweep)?.best[self.policy.lattice.first_roll + roll])
            }
        }
    }

    /// The best thing to do with these dice. Scoring comes first if nothing is to be gained.
    /// `None` if there are not so many dice or throws.
    pub fn best(&self, dice: &Dice, throws_left: u8) -> Option<Choice> {
        let counts = dice.counts();
        let (score, slot) = self.scores[self.roll(&counts)?];
        let Some(sweep) = usize::from(throws_left).checked_sub(1) else {
            return Some(Choice::Score(slot));
        };
        let sweep = self.throws.get(sweep)?;
        let lattice = &self.policy.lattice;
        let mut place = lattice.place(&counts);
        let best = sweep.best[place];
        if score >= best {
            return Some(Choice::Score(slot));
        }
        // Down to the keep from which the value came.
        while sweep.kept[place] < best {
            let less = lattice.less[place].iter();
            place = less
                .map(|&next| usize::from(next))
                .find(|&next| sweep.best[next] >= best)?;
        }
        Some(Choice::Keep(places(dice, &lattice.keeps[place])))
    }

    /// What each box is worth that may be filled with these dice, best first.
    pub fn boxes(&self, dice: &Counts) -> Vec<BoxValue> {
        let rules = &self.policy.rules;
        let values = rules.slots().filter_map(|slot| {
            let Offer::Open { points, bonus } = rules.offer(self.card, slot, dice) else {
                return None;
            };
            let later = self.policy.after(self.state, slot.index(), points)?;
            Some(BoxValue {
                slot,
                points,
                bonus,
                expected: self.grand + f64::from(bonus) + later,
            })
        });
        let mut values: Vec<BoxValue> = values.collect();
        values.sort_by(|a, b| b.expected.total_cmp(&a.expected));
        values
    }

    /// What each keep is worth, best first; equal dice count as one keep.
    /// Empty if there is no throw left, or there are not so many dice or throws.
    pub fn keeps(&self, dice: &Dice, throws_left: u8) -> Vec<KeepValue> {
        let sweep = usize::from(throws_left).checked_sub(1);
        let Some(sweep) = sweep.and_then(|sweep| self.throws.get(sweep)) else {
            return Vec::new();
        };
        let all = dice.counts();
        if self.roll(&all).is_none() {
            return Vec::new();
        }
        let lattice = &self.policy.lattice;
        let within = |keep: &Counts| keep.0.iter().zip(all.0).all(|(&kept, all)| kept <= all);
        let keeps = lattice.keeps.iter().zip(&sweep.kept);
        let keeps = keeps.filter(|(keep, _)| within(keep));
        let values = keeps.map(|(keep, &expected)| KeepValue {
            keep: places(dice, keep),
            expected,
        });
        let mut values: Vec<KeepValue> = values.collect();
        values.sort_by(|a, b| b.expected.total_cmp(&a.expected));
        values
    }

    /// What each keep and each box is worth, best first, when the dice lie like this.
    /// `None` if there are not so many dice or throws.
    pub fn advise(&self, dice: &Dice, throws_left: u8) -> Option<Advice> {
        let counts = dice.counts();
        Some(Advice {
            expected: self.value(&counts, throws_left)?,
            best: self.best(dice, throws_left)?,
            keeps: self.keeps(dice, throws_left),
            boxes: self.boxes(&counts),
        })
    }

    /// The number of a roll.
    fn roll(&self, dice: &Counts) -> Option<usize> {
        let all: u8 = dice
            .0
            .iter()
            .fold(0, |all, &count| all.saturating_add(count));
        let lattice = &self.policy.lattice;
        (all == self.policy.rules.dice).then(|| lattice.place(dice) - lattice.first_roll)
    }
}

/// The leftmost dice that make up this keep.
fn places(dice: &Dice, keep: &Counts) -> Keep {
    let mut left = *keep;
    let mut bits = 0;
    for (place, face) in dice.faces().iter().enumerate() {
        if left.of(*face) > 0 {
            left.0[face.index()] -= 1;
            bits |= 1 << place;
        }
    }
    Keep::from_bits(bits)
}
