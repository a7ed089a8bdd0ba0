//! Plays to win.

use std::sync::Arc;

use super::{Perfect, Player, View};
use crate::rules::Card;
use crate::solver::{Aim, Chances, Choice, Policy, Turn};

/// Plays to win. While many boxes are open, the highest mean is nearly the best that can be done.
/// With the last few, it asks what total will be needed: what the strongest other holds, and what
/// its open boxes may still bring. Those who began before it have one box less to come. Every
/// choice is worth its best chance of such a total, the mean over what the other may reach; once
/// the others are done, that is exact.
pub struct Rival {
    policy: Arc<Policy>,
    mean: Perfect,
    /// How many others had a turn before its first.
    before: usize,
}

/// With so many boxes open, and fewer, it plays for the win.
const LAST: usize = 3;

/// The middles of five equal parts of a normal distribution, in standard deviations.
const FIFTHS: [f64; 5] = [-1.282, -0.524, 0.0, 0.524, 1.282];

impl Rival {
    /// One who knows this policy.
    pub fn new(policy: Arc<Policy>) -> Rival {
        Rival {
            mean: Perfect::new(policy.clone()),
            before: 0,
            policy,
        }
    }

    /// The totals that may be needed to win, all equally likely.
    fn needed(&self, view: &View, open: usize) -> Option<Vec<u16>> {
        let own = view.card.totals(view.rules).grand();
        let mut others = view.totals.clone();
        others.remove(others.iter().position(|&total| total == own)?);
        others.sort_unstable();
        let strongest = f64::from(others.pop()?);
        // The others' cards are hidden: their boxes bring what a box brings on its own card.
        let rest = self.policy.expected(view.card)? - f64::from(own);
        let all = self.policy.expected(&Card::new(view.rules))?;
        let each = rest / open as f64;
        let spread = 0.55 * all / view.rules.categories.len() as f64;
        let boxes = match self.before > others.len() {
            true => open - 1,
            false => open,
        } as f64;
        let middle = strongest + each * boxes;
        let totals = FIFTHS.map(|z| (middle + z * spread * boxes.sqrt()).round().max(0.0) as u16);
        let mut totals = totals.to_vec();
        totals.dedup();
        Some(totals)
    }

    /// The choice that wins most often.
    fn win(&self, view: &View, open: usize) -> Option<Choice> {
        let needed = self.needed(view, open)?;
        let chances = self.policy.chances(view.card, Aim::Every).ok()?;
        let turns = turns(&chances, &needed)?;
        let mut values: Vec<(f64, Choice)> = Vec::new();
        let mut add = |choice: Choice, value: f64| match values
            .iter_mut()
            .find(|(_, other)| *other == choice)
        {
            Some((sum, _)) => *sum += value,
            None => values.push((value, choice)),
        };
        for turn in &turns {
            for value in turn.boxes(&view.dice.counts()) {
                add(Choice::Score(value.slot), value.value);
            }
            let keeps = turn.keeps(&view.dice, view.throws_left).into_iter();
            // Who would keep all dice can as well score.
            for value in keeps.filter(|value| value.keep.count() < view.dice.len()) {
                add(Choice::Keep(value.keep), value.value);
            }
        }
        // Of equal chances, the higher mean.
        let mean = self
            .policy
            .advise(view.card, &view.dice, view.throws_left)?;
        let worth = |choice: Choice| match choice {
            Choice::Score(slot) => mean.boxes.iter().find(|v| v.slot == slot).map(|v| v.value),
            Choice::Keep(keep) => mean.keeps.iter().find(|v| v.keep == keep).map(|v| v.value),
        };
        let value = |(sum, choice): &(f64, Choice)| sum + 1e-6 * worth(*choice).unwrap_or(0.0);
        let best = values.iter().max_by(|a, b| value(a).total_cmp(&value(b)));
        best.map(|(_, choice)| *choice)
    }
}

/// For every total that may be needed: to reach it is half a win, to pass it a whole one.
fn turns<'a>(chances: &'a Chances, needed: &[u16]) -> Option<Vec<Turn<'a>>> {
    let totals = needed
        .iter()
        .flat_map(|&total| [total, total.saturating_add(1)]);
    totals.map(|total| chances.turn(total)).collect()
}

impl Player for Rival {
    fn choose(&mut self, view: &View) -> Choice {
        let open = view
            .rules
            .slots()
            .filter(|&slot| view.card.is_open(slot))
            .count();
        if open == view.rules.categories.len() {
            self.before = view.totals.iter().filter(|&&total| total > 0).count();
        }
        let win = (open <= LAST).then(|| self.win(view, open)).flatten();
        win.unwrap_or_else(|| self.mean.choose(view))
    }
}
