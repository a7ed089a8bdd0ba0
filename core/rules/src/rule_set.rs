//! The rules of a game as data.

use std::fmt;
use std::ops::Deref;
use std::sync::OnceLock;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

use super::worths::Worths;
use super::{Category, Faults, Joker, Need, Pattern, Slot, Spec, Throw, UpperBonus};
use crate::dice::{Counts, Face};

/// The rules of one game, checked: every value of this type can be played, saved and sent.
///
/// It dereferences to its [`Spec`]. Deserialising checks it.
#[derive(Clone, Serialize)]
#[serde(into = "Spec")]
pub struct RuleSet {
    spec: Spec,
    /// What every roll is worth, once somebody has asked.
    worths: OnceLock<Worths>,
}

impl RuleSet {
    /// Checks a spec and makes a rule set of it.
    ///
    /// # Errors
    /// Everything that keeps it from being played.
    pub fn new(spec: Spec) -> Result<RuleSet, Faults> {
        match spec.faults() {
            faults if faults.is_empty() => Ok(RuleSet::unchecked(spec)),
            faults => Err(Faults(faults)),
        }
    }

    /// Makes an entry of the catalogue. A test checks these instead of every start of the program.
    pub(super) fn unchecked(spec: Spec) -> RuleSet {
        RuleSet {
            spec,
            worths: OnceLock::new(),
        }
    }

    /// What every roll is worth, computed when it is first asked.
    fn worths(&self) -> &Worths {
        let new = || Worths::new(self.dice, self.rolls, &self.categories);
        self.worths.get_or_init(new)
    }

    /// Returns whether best play can be had at the table, however many boxes there are: where rolls are saved, a card has a value
    /// for each number of them, and all that takes too long and too much memory.
    pub fn can_be_solved(&self) -> bool {
        !self.saved_rolls
    }

    /// The slots of all categories, top to bottom.
    pub fn slots(&self) -> impl DoubleEndedIterator<Item = Slot> + use<> {
        (0..self.categories.len() as u8).map(Slot)
    }

    /// The category of this slot.
    ///
    /// # Panics
    /// If the slot is not one of [`RuleSet::slots`].
    pub fn category(&self, slot: Slot) -> &Category {
        &self.categories[slot.index()]
    }

    /// The upper box that collects this face.
    pub fn upper_slot(&self, face: Face) -> Option<Slot> {
        self.slots()
            .find(|&slot| self.category(slot).face() == Some(face))
    }

    /// Returns whether the first of these boxes must be filled before the other.
    pub fn comes_before(&self, first: Slot, other: Slot) -> bool {
        let [first, other] = [first, other].map(|slot| (slot, self.category(slot).section));
        self.order.puts_before(first, other)
    }

    /// Returns whether any box may be struck at will alone.
    pub fn limits_striking(&self) -> bool {
        !self.categories.iter().all(|it| it.strike.is_at_will())
    }

    /// The box that asks for the most dice of one face, at least five: Yahtzee, Yatzy.
    pub fn yahtzee_slot(&self) -> Option<Slot> {
        let alike = |slot: &Slot| match &self.category(*slot).pattern {
            Pattern::Groups(sizes) if sizes.len() == 1 => sizes[0],
            _ => 0,
        };
        self.slots()
            .filter(|slot| alike(slot) >= 5)
            .max_by_key(alike)
    }

    /// All bonuses for the upper section, the lowest first.
    pub fn upper_bonuses(&self) -> impl DoubleEndedIterator<Item = UpperBonus> {
        self.upper_bonus
            .into_iter()
            .chain(self.higher_bonuses.iter().copied())
    }

    /// The bonus that an upper section with this total earns.
    pub fn upper_bonus_for(&self, upper: u16) -> u16 {
        let earned = self.upper_bonuses().rfind(|it| upper >= it.threshold);
        earned.map_or(0, |bonus| bonus.points)
    }

    /// Returns what these dice score in the category of this slot without a joker.
    pub fn worth(&self, slot: Slot, throw: Throw) -> u16 {
        match self.matched(slot, &throw.dice) {
            Some(matched) => self.category(slot).points.paid(matched, throw),
            None => 0,
        }
    }

    /// Returns what a joker scores in the category of this slot: as if its pattern held, whatever the dice show.
    pub fn worth_as_joker(&self, slot: Slot, throw: Throw) -> u16 {
        let matched = self.matched(slot, &throw.dice).unwrap_or(0);
        self.category(slot).points.paid(matched, throw)
    }

    /// Returns whether these dice make the pattern of the category of this slot.
    pub fn fits(&self, slot: Slot, dice: &Counts) -> bool {
        self.matched(slot, dice).is_some()
    }

    /// The sum of the dice that make the pattern of this slot's category, if they do.
    fn matched(&self, slot: Slot, dice: &Counts) -> Option<u16> {
        let known = self.worths().matched(slot, dice);
        known.unwrap_or_else(|| self.category(slot).pattern.matched(dice))
    }

    /// Returns the highest possible total: every box at its best, the upper bonus, and an extra Yahtzee in every other
    /// box that pays for it.
    pub fn max_total(&self) -> u16 {
        let most = |slot: Slot| match self.category(slot).needs {
            Some(Need::Below(other)) => {
                let other = self.max_points(other);
                self.max_points(slot).min(other.saturating_sub(1))
            }
            _ => self.max_points(slot),
        };
        let boxes: u16 = self.slots().map(most).sum();
        let upper = self.upper_bonuses().next_back();
        let upper = upper.map_or(0, |bonus| bonus.points);
        let extra = self.extra_yahtzee.map_or(0, |extra| {
            let paid = self.slots().filter(|slot| match extra.joker {
                Joker::OwnBox => self.category(*slot).face().is_some(),
                _ => slot.0 != extra.category,
            });
            extra.bonus * paid.count() as u16
        });
        boxes + upper + extra
    }

    /// Returns every score that is possible in this box, as a joker too, the lowest first, with 0.
    pub fn scores(&self, slot: Slot) -> Vec<u16> {
        let jokers = (self.extra_yahtzee).filter(|extra| extra.joker != Joker::None);
        let yahtzee = jokers.map(|extra| Slot(extra.category));
        let mut scores = vec![0];
        let mut add = |points| {
            if let Err(place) = scores.binary_search(&points) {
                scores.insert(place, points);
            }
        };
        for throw in self.throws() {
            add(self.worth(slot, throw));
            // The most that a box can bring is among them.
            if yahtzee.is_some_and(|yahtzee| self.fits(yahtzee, &throw.dice)) {
                add(self.worth_as_joker(slot, throw));
            }
        }
        scores
    }

    /// Returns the most points that dice can score in the category of this slot.
    pub fn max_points(&self, slot: Slot) -> u16 {
        let most = self.worths().most.get(slot.index());
        most.copied().unwrap_or(0)
    }

    /// Returns these dice with this many rolls left.
    pub fn throw(&self, dice: Counts, rolls_left: u8) -> Throw {
        let roll = self.rolls.saturating_sub(rolls_left).max(1);
        Throw { dice, roll }
    }

    /// Returns these dice after the last roll of a turn.
    pub fn last_throw(&self, dice: Counts) -> Throw {
        self.throw(dice, 0)
    }

    /// Returns from which roll of a turn on all boxes pay the same: mostly the first.
    pub fn settles(&self) -> u8 {
        self.worths().settles
    }

    /// All dice after each roll, as far as they differ in what they score.
    pub(crate) fn throws(&self) -> impl Iterator<Item = Throw> {
        (1..=self.settles()).flat_map(|roll| {
            let dice = Counts::every(self.dice);
            dice.map(move |dice| Throw { dice, roll })
        })
    }
}

impl Deref for RuleSet {
    type Target = Spec;

    fn deref(&self) -> &Spec {
        &self.spec
    }
}

impl PartialEq for RuleSet {
    fn eq(&self, other: &RuleSet) -> bool {
        self.spec == other.spec
    }
}

impl Eq for RuleSet {}

impl fmt::Debug for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.spec.fmt(f)
    }
}

impl<'de> Deserialize<'de> for RuleSet {
    fn deserialize<D: Deserializer<'de>>(form: D) -> Result<RuleSet, D::Error> {
        let spec = Spec::read(form).map_err(D::Error::custom)?;
        RuleSet::new(spec).map_err(D::Error::custom)
    }
}

impl From<RuleSet> for Spec {
    fn from(rules: RuleSet) -> Spec {
        rules.spec
    }
}
