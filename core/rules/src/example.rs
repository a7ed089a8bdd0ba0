//! Dice that show what a box is for.

use std::cmp::Reverse;

use super::{RuleSet, Section, Slot, Throw};
use crate::dice::{Counts, Dice, Face};

impl RuleSet {
    /// Returns typical dice for a box, in the order of their faces, and the points that they score there after the last roll of
    /// a turn. Of all dice that score, takes those that score in the fewest other boxes of the lower section; of these, the
    /// dice with the most points. A box of one face has three dice of it, as many as the upper bonus usually asks for. `None` if
    /// no dice score in the box.
    pub fn example(&self, slot: Slot) -> Option<(Dice, u16)> {
        let category = self.category(slot);
        let throw = |dice: Counts| Throw {
            dice,
            roll: self.rolls,
        };
        let is_lower = |slot: Slot| self.category(slot).section == Section::Lower;
        let lower = || (self.slots()).filter(|&other| is_lower(other) && other != slot);
        let fits = |dice: Counts| {
            let fitting = lower().filter(|&other| self.worth(other, throw(dice)) > 0);
            fitting.count()
        };
        let all = Counts::every(self.dice).map(|dice| (dice, self.worth(slot, throw(dice))));
        let wanted = self.dice.saturating_sub(1).min(3);
        let is_typical = |dice: &Counts| match category.face() {
            Some(face) => dice.of(face) == wanted,
            None => true,
        };
        let scoring = all.filter(|(dice, points)| *points > 0 && is_typical(dice));
        let (dice, points) =
            scoring.min_by_key(|(dice, points)| (fits(*dice), Reverse((*points, dice.sum()))))?;
        let faces = Face::ALL.iter().flat_map(|face| {
            let count = usize::from(dice.of(*face));
            std::iter::repeat_n(*face, count)
        });
        Some((Dice::new(&faces.collect::<Vec<_>>()).ok()?, points))
    }
}
