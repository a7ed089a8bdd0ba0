//! The choices in a position with their values, as they are sent and shown.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::units::{MicroPoints, PartsPerMillion, SHOWN, micro};
use crate::{Advice, Choice};
use rollkeep_rules::Slot;
use rollkeep_rules::dice::{Dice, Keep};

/// A box, and how likely it is that the dice show its pattern when the turn ends: if the player goes for this box
/// alone, and if the player goes for the highest total, as advised.
pub type Odds = (Slot, PartsPerMillion, PartsPerMillion);

/// A mistake that costs more than this is obvious.
const TEMPTING: MicroPoints = 5_000_000;

/// The choices in a position, best first. Values are expected final totals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Advised {
    /// The best choice.
    pub best: Choice,
    /// The value of the position.
    pub expected: MicroPoints,
    /// The value of each keep that rolls a die; of equal dice, the leftmost are named. Empty without a roll left.
    pub keeps: Vec<(Keep, MicroPoints)>,
    /// The value of each box that may be filled now, best first.
    pub boxes: Vec<(Slot, MicroPoints)>,
    /// For each of the keeps, in their order, how the turn may end. Empty if it is not shown.
    pub odds: Vec<Vec<Odds>>,
}

impl Advised {
    /// The advice in the units of the screen.
    pub fn new(advice: Advice) -> Advised {
        let keeps = advice.keeps.iter();
        let boxes = advice.boxes.iter();
        Advised {
            best: advice.best,
            expected: micro(advice.value),
            keeps: keeps.map(|it| (it.keep, micro(it.value))).collect(),
            boxes: boxes.map(|it| (it.slot, micro(it.value))).collect(),
            odds: Vec::new(),
        }
    }

    /// All choices with their values, best first. Of equal ones, the best choice of the position is the first.
    pub fn choices(&self) -> Vec<(Choice, MicroPoints)> {
        let keeps = self.keeps.iter();
        let boxes = self.boxes.iter();
        let mut all: Vec<(Choice, MicroPoints)> = keeps
            .map(|&(keep, value)| (Choice::Keep(keep), value))
            .chain(boxes.map(|&(slot, value)| (Choice::Score(slot), value)))
            .collect();
        all.sort_by_key(|&(choice, value)| (Reverse(value), choice != self.best));
        all
    }

    /// The expected final total after a choice; equal dice have the same value wherever they lie. A player who keeps all
    /// dice scores the best box. `None` if the choice is not legal.
    pub fn value(&self, choice: Choice, dice: &Dice) -> Option<MicroPoints> {
        match choice {
            Choice::Score(slot) => find(&self.boxes, |&other| other == slot),
            Choice::Keep(keep) if keep == Keep::all(dice.len()) && !self.keeps.is_empty() => {
                self.boxes.first().map(|(_, value)| *value)
            }
            Choice::Keep(keep) => find(&self.keeps, |&other| shows_same(dice, other, keep)),
        }
    }

    /// Returns whether a choice is worse than the best, but by so little that it looks like the best.
    pub fn is_tempting(&self) -> bool {
        let values = (self.keeps.iter().map(|(_, value)| value))
            .chain(self.boxes.iter().map(|(_, value)| value));
        let costs = values.map(|value| self.expected - value);
        let mistakes = costs.filter(|cost| *cost >= SHOWN).min();
        mistakes.is_some_and(|least| least <= TEMPTING)
    }

    /// How the turn may end after one of the `keeps`; `None` for any other choice.
    pub fn odds_of(&self, choice: Choice) -> Option<&[Odds]> {
        let keep = |(keep, _): &(Keep, MicroPoints)| Choice::Keep(*keep) == choice;
        let odds = self.odds.get(self.keeps.iter().position(keep)?)?;
        (!odds.is_empty()).then_some(odds)
    }
}

/// Returns whether two keeps of these dice show the same faces.
pub fn shows_same(dice: &Dice, one: Keep, other: Keep) -> bool {
    dice.kept(one) == dice.kept(other)
}

fn find<T>(values: &[(T, MicroPoints)], is: impl Fn(&T) -> bool) -> Option<MicroPoints> {
    let found = values.iter().find(|(choice, _)| is(choice));
    found.map(|(_, value)| *value)
}
