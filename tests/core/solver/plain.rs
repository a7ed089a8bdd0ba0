//! A solver as one would write it from the definition: every card by itself, every throw as all
//! the ways in which the dice can fall. It shares the rules with the app, and nothing else.

use std::collections::HashMap;

use rollkeep::dice::{Counts, Face};
use rollkeep::rules::{Card, Offer, RuleSet};

/// What is in each box.
pub type Boxes = Vec<Option<u16>>;

/// What games bring in the end, apart from the bonuses for extra Yahtzees so far.
pub struct Plain<'a> {
    pub rules: &'a RuleSet,
    pub known: HashMap<Boxes, f64>,
}

/// The card with these boxes.
pub fn card(rules: &RuleSet, boxes: &Boxes) -> Card {
    let filled = rules.slots().zip(boxes);
    Card::with(
        rules,
        filled.filter_map(|(slot, points)| Some((slot, (*points)?))),
    )
}

impl<'a> Plain<'a> {
    pub fn new(rules: &'a RuleSet) -> Self {
        let known = HashMap::new();
        Plain { rules, known }
    }

    /// The expected total of a card, before the first throw.
    pub fn value(&mut self, boxes: &Boxes) -> f64 {
        if let Some(&value) = self.known.get(boxes) {
            return value;
        }
        let value = match boxes.iter().all(Option::is_some) {
            true => f64::from(card(self.rules, boxes).totals(self.rules).grand()),
            false => self
                .turn(boxes, self.rules.throws - 1)
                .throw(Counts::default()),
        };
        self.known.insert(boxes.clone(), value);
        value
    }

    /// The values of rolls with so many throws left.
    pub fn turn(&mut self, boxes: &Boxes, throws_left: u8) -> Rolls {
        let dice = self.rules.dice;
        let mut worth = HashMap::new();
        for roll in Counts::every(dice) {
            worth.insert(roll.0, self.score(boxes, &roll));
        }
        let mut rolls = Rolls { dice, worth };
        for _ in 0..throws_left {
            let mut better = HashMap::new();
            for roll in Counts::every(dice) {
                let keeps = (0..=dice).flat_map(Counts::every);
                let keeps = keeps.filter(|keep| keep.0.iter().zip(roll.0).all(|(k, r)| *k <= r));
                let values = keeps.map(|keep| rolls.throw(keep));
                better.insert(roll.0, values.fold(f64::MIN, f64::max));
            }
            rolls.worth = better;
        }
        rolls
    }

    /// What a roll is worth when it must be scored.
    fn score(&mut self, boxes: &Boxes, roll: &Counts) -> f64 {
        let card = card(self.rules, boxes);
        let mut best = f64::MIN;
        for slot in self.rules.slots() {
            if let Offer::Open { points, bonus } = self.rules.offer(&card, slot, roll) {
                let mut after = boxes.clone();
                after[slot.index()] = Some(points);
                best = best.max(f64::from(bonus) + self.value(&after));
            }
        }
        best
    }
}

/// What every roll is worth.
pub struct Rolls {
    dice: u8,
    pub worth: HashMap<[u8; 6], f64>,
}

impl Rolls {
    /// What it is worth to keep these dice and throw the others: the mean over their six first dice.
    pub fn throw(&self, keep: Counts) -> f64 {
        if keep.0.iter().sum::<u8>() == self.dice {
            return self.worth[&keep.0];
        }
        let each = Face::ALL.map(|face| {
            let mut more = keep;
            more.0[face.index()] += 1;
            self.throw(more)
        });
        each.iter().sum::<f64>() / 6.0
    }
}
