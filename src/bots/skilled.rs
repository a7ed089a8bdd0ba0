//! Plays every week.

use super::par::{Par, pace};
use super::{Player, View};
use crate::rules::{RuleSet, Section};
use crate::solver::{Choice, Study};

/// Plays every week, knows by heart what each box holds in an ordinary game, and is good at odds.
/// Counts how much above or below the ordinary every box would come out, and keeps the dice that
/// promise most by the end of this turn. A point above the pace of the upper bonus counts more
/// than others. Does not look beyond the turn: what this game still needs is felt, not reckoned.
pub struct Skilled {
    study: Study,
    par: Par,
}

impl Skilled {
    /// One who knows these rules.
    pub fn new(rules: &RuleSet) -> Skilled {
        let study = Study::new(rules);
        Skilled {
            par: Par::new(&study),
            study,
        }
    }
}

impl Player for Skilled {
    fn choose(&mut self, view: &View) -> Choice {
        let rules = view.rules;
        let open = rules
            .slots()
            .filter(|&slot| view.card.is_open(slot))
            .count();
        let bonus = rules.upper_bonus.filter(|bonus| bonus.threshold > 0);
        let dearer = bonus.map_or(0.0, |bonus| {
            f64::from(bonus.points) / f64::from(bonus.threshold)
        });
        let turn = self.study.turn(view.card, |slot, points, extra| {
            let category = rules.category(slot);
            let above = f64::from(points) - self.par.of(rules, slot, open);
            let for_bonus = match category.section {
                Section::Upper => dearer * (f64::from(points) - pace(rules, category)),
                Section::Lower => 0.0,
            };
            above + for_bonus + f64::from(extra)
        });
        let best = turn.and_then(|turn| turn.best(&view.dice, view.throws_left));
        best.unwrap_or(Choice::Score(view.highest(|slot| view.points(slot))))
    }
}
