//! What expected points consist of.

use super::arrivals::Step;
use rollkeep_rules::{RuleSet, Slot};

/// What expected points consist of. Where two choices are compared, a part is negative if the other choice brings more of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Parts {
    /// By box: the points of its own.
    boxes: Vec<f64>,
    /// The upper bonus.
    pub upper_bonus: f64,
    /// The bonuses for extra Yahtzees.
    pub extra_bonuses: f64,
}

impl Parts {
    pub(super) fn none(rules: &RuleSet) -> Parts {
        Parts {
            boxes: vec![0.0; rules.categories.len()],
            upper_bonus: 0.0,
            extra_bonuses: 0.0,
        }
    }

    /// Adds a step that is taken with this chance.
    pub(super) fn add(&mut self, step: &Step, chance: f64) {
        if let Some(points) = self.boxes.get_mut(step.slot) {
            *points += chance * f64::from(step.points);
        }
        self.upper_bonus += chance * f64::from(step.upper_bonus);
        self.extra_bonuses += chance * f64::from(step.extra_bonus);
    }

    /// The points of each box.
    pub fn boxes(&self) -> impl Iterator<Item = (Slot, f64)> {
        let slots = (0..).map(Slot);
        slots.zip(self.boxes.iter().copied())
    }

    /// The sum of all parts.
    pub fn sum(&self) -> f64 {
        self.boxes.iter().sum::<f64>() + self.upper_bonus + self.extra_bonuses
    }
}
