//! What an ordinary game scores in a box.

use crate::Model;
use rollkeep_rules::{Card, Category, RuleSet, Section, Slot};

/// What an upper box should score so that all of them just earn the bonus; without a bonus, a usual score.
pub fn pace(rules: &RuleSet, category: &Category) -> f64 {
    let pips = |category: &Category| category.face().map_or(0.0, |face| f64::from(face.pips()));
    let all: f64 = rules.categories.iter().map(pips).sum();
    match rules.upper_bonus {
        Some(bonus) if all > 0.0 => f64::from(bonus.threshold) * pips(category) / all,
        _ => 0.5 * f64::from(rules.dice) * pips(category),
    }
}

/// How hard each box is: what it scores on average when it scores at all, and how often one turn gets it.
#[derive(Clone, Debug)]
pub struct Par {
    boxes: Vec<(f64, f64)>,
}

impl Par {
    /// Measures each box of a rule set by a turn that goes for this box alone.
    pub fn new(model: &Model) -> Par {
        let rules = model.rules();
        let empty = Card::new(rules);
        let boxes = rules.slots().map(|slot| {
            let only = |other: Slot, worth: f64| if other == slot { worth } else { 0.0 };
            let mean = model.turn(&empty, |other, points, _| only(other, points.into()));
            let often = model.turn(&empty, |other, points, _| {
                only(other, f64::from(u8::from(points > 0)))
            });
            let mean = mean.map_or(0.0, |turn| turn.expected());
            let often = often.map_or(0.0, |turn| turn.expected());
            (mean / often.max(1e-9), often)
        });
        Par {
            boxes: boxes.collect(),
        }
    }

    /// The average score of a box when this many boxes are still open: with fewer, there are fewer tries.
    pub fn of(&self, rules: &RuleSet, slot: Slot, open: usize) -> f64 {
        let category = rules.category(slot);
        if category.section == Section::Upper {
            return pace(rules, category) * 0.9;
        }
        let (pay, often) = self.boxes.get(slot.index()).copied().unwrap_or_default();
        let tries = (open as f64 * 0.4).max(1.0);
        pay * (1.0 - libm::pow(1.0 - often, tries))
    }
}
