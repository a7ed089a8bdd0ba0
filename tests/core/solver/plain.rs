//! A solver written from the definition: every card by itself, every roll as all the ways in which the dice can fall.
//! It shares only the rules with the app.

use std::collections::HashMap;

use rollkeep_rules::dice::{Counts, Face};
use rollkeep_rules::{Card, Offer, RuleSet, Throw};

/// The points of each box.
pub type Boxes = Vec<Option<u16>>;

/// The values of cards, by their boxes and their bonuses for extra Yahtzees.
pub type Known = HashMap<(Boxes, u16), f64>;

/// Computes the mean of the final totals, or the chance of a total.
pub struct Plain<'a> {
    rules: &'a RuleSet,
    aim: Option<u16>,
    pub known: Known,
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
    /// For the highest mean, or for the best chance of at least this total.
    pub fn new(rules: &'a RuleSet, aim: Option<u16>) -> Self {
        let known = HashMap::new();
        Plain { rules, aim, known }
    }

    /// The value of a card before the first roll.
    pub fn value(&mut self, boxes: &Boxes, bonuses: u16) -> f64 {
        let key = (boxes.clone(), bonuses);
        if let Some(&value) = self.known.get(&key) {
            return value;
        }
        let value = if boxes.iter().all(Option::is_some) {
            let total = card(self.rules, boxes).totals(self.rules).grand() + bonuses;
            match self.aim {
                None => f64::from(total),
                Some(aim) => f64::from(u8::from(total >= aim)),
            }
        } else {
            let turn = self.turn(boxes, bonuses, self.rules.rolls - 1);
            turn.roll(Counts::default())
        };
        self.known.insert(key, value);
        value
    }

    /// The values of rolls with this many rolls left.
    pub fn turn(&mut self, boxes: &Boxes, bonuses: u16, rolls_left: u8) -> Rolls {
        let dice = self.rules.dice;
        let mut worth = HashMap::new();
        for roll in Counts::every(dice) {
            let throw = self.rules.last_throw(roll);
            worth.insert(roll.0, self.score(boxes, bonuses, throw));
        }
        let mut rolls = Rolls { dice, worth };
        for left in 1..=rolls_left {
            let mut better = HashMap::new();
            for roll in Counts::every(dice) {
                let keeps = (0..=dice).flat_map(Counts::every);
                let keeps = keeps.filter(|keep| keep.0.iter().zip(roll.0).all(|(k, r)| *k <= r));
                let values = keeps.map(|keep| rolls.roll(keep));
                let now = self.score(boxes, bonuses, self.rules.throw(roll, left));
                better.insert(roll.0, values.fold(now, f64::max));
            }
            rolls.worth = better;
        }
        rolls
    }

    /// The value of dice that are scored.
    fn score(&mut self, boxes: &Boxes, bonuses: u16, throw: Throw) -> f64 {
        let card = card(self.rules, boxes);
        let mut best = f64::MIN;
        for slot in self.rules.slots() {
            if let Offer::Open { points, bonus } = self.rules.offer(&card, slot, throw) {
                let mut after = boxes.clone();
                after[slot.index()] = Some(points);
                best = best.max(self.value(&after, bonuses + bonus));
            }
        }
        best
    }
}

/// The value of every roll.
pub struct Rolls {
    pub dice: u8,
    pub worth: HashMap<[u8; 6], f64>,
}

impl Rolls {
    /// The value of keeping these dice and rolling the others: the mean over the faces of the next die.
    pub fn roll(&self, keep: Counts) -> f64 {
        if keep.0.iter().sum::<u8>() == self.dice {
            return self.worth[&keep.0];
        }
        let each = Face::ALL.map(|face| {
            let mut more = keep;
            more.0[face.index()] += 1;
            self.roll(more)
        });
        each.iter().sum::<f64>() / 6.0
    }
}
