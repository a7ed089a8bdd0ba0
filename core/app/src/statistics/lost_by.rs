//! The kinds of decisions by which one person loses points.

use super::{Lost, Skill};
use rollkeep_rules::{RuleSet, Slot};

/// A kind of decision that loses points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LostBy {
    /// Keeping other dice than the best, or ending the turn too early or too late.
    Keeping,
    /// Filling this box where another one is better.
    Filling(Slot),
    /// Filling several boxes that are not named.
    FillingOthers,
}

impl LostBy {
    /// How many boxes are named at most.
    const NAMED: usize = 5;

    /// What loses less rounds to 0.0 points.
    const SHOWN: f64 = 0.05;

    /// Who loses less per game plays almost perfectly. It rounds to less than 1.0 points.
    const LITTLE: f64 = 0.95;

    /// Returns the kinds that cost this person something, with the points per game: those that cost most first, and the
    /// boxes that are not named last. Games with help by the coach do not count.
    pub fn all(rules: &RuleSet, skill: &Skill) -> Vec<(LostBy, f64)> {
        let (keeping, boxes) = skill.kinds();
        let mut boxes: Vec<(Slot, f64)> = rules.slots().zip(boxes).collect();
        boxes.sort_by(|a, b| b.1.total_cmp(&a.1));
        let others = boxes.split_off(boxes.len().min(Self::NAMED));
        let others: f64 = others.iter().map(|(_, lost)| lost).sum();
        let named = boxes
            .into_iter()
            .map(|(slot, lost)| (LostBy::Filling(slot), lost));
        let mut all: Vec<(LostBy, f64)> = named.collect();
        let place = all.partition_point(|(_, lost)| *lost > keeping);
        all.insert(place, (LostBy::Keeping, keeping));
        all.push((LostBy::FillingOthers, others));
        all.retain(|(_, lost)| *lost >= Self::SHOWN);
        all
    }

    /// Returns what costs this person most, with the points per game. If that is what boxes without names cost together, it
    /// is all boxes together. `None` if next to nothing is lost.
    pub fn most(rules: &RuleSet, skill: &Skill) -> Option<(LostBy, f64)> {
        Lost::of(skill.own()).filter(|it| it.mean >= Self::LITTLE)?;
        let all = Self::all(rules, skill).into_iter();
        match all.max_by(|a, b| a.1.total_cmp(&b.1))? {
            (LostBy::FillingOthers, _) => {
                Some((LostBy::FillingOthers, skill.kinds().1.iter().sum()))
            }
            one => Some(one),
        }
    }
}
