//! The rules of a game as data.

use std::fmt;
use std::ops::Deref;
use std::sync::OnceLock;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

use super::worths::Worths;
use super::{Category, Joker, Need, Pattern, Section, Slot, Spec, Throw, UpperBonus};
use crate::dice::{Counts, Face, MAX_DICE};

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

/// Why a [`Spec`] cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpecError {
    /// The number of dice is not 1 to [`MAX_DICE`].
    #[error("dice: {0} is not 1 to {MAX_DICE}")]
    Dice(u8),
    /// The number of rolls is not 1 to [`Spec::MAX_ROLLS`].
    #[error("throws: {0} is not 1 to {max}", max = Spec::MAX_ROLLS)]
    Rolls(u8),
    /// The fewest seats are none or more than the most, or the most are above [`Spec::MAX_SEATS`].
    #[error("min_seats, max_seats: {0} to {1} is not within 1 to {max}", max = Spec::MAX_SEATS)]
    Seats(u8, u8),
    /// No categories, or more than [`Spec::MAX_CATEGORIES`].
    #[error("categories: {0} are not 1 to {max}", max = Spec::MAX_CATEGORIES)]
    Categories(usize),
    /// The id or name in this field is empty, or longer than [`Spec::MAX_NAME`].
    #[error("{0} does not have 1 to {max} characters", max = Spec::MAX_NAME)]
    Name(String),
    /// Two categories have the same id.
    #[error("categories: two are called {0}")]
    SameId(String),
    /// All of it takes this many bytes, which are more than [`Spec::MAX_LEN`].
    #[error("the rule set: {0} bytes are more than {max}", max = Spec::MAX_LEN)]
    TooLong(usize),
    /// The categories have this many patterns, which are more than [`Spec::MAX_PATTERNS`].
    #[error("categories: {0} patterns are more than {max}", max = Spec::MAX_PATTERNS)]
    Patterns(usize),
    /// What is in this field is nested more deeply than [`Spec::MAX_DEPTH`].
    #[error("{0} is nested more than {max} deep", max = Spec::MAX_DEPTH)]
    Depth(String),
    /// To compare the patterns of all categories with one roll takes this many steps, which are more than
    /// [`Spec::MAX_WORK`].
    #[error("categories: {0} steps for a roll are more than {max}", max = Spec::MAX_WORK)]
    Work(usize),
    /// The pattern of this category makes no sense, such as an empty group, or an upper category that is not one face; or
    /// its points do not, because they are none; or it wins by no roll.
    #[error("what {0} asks for or pays makes no sense")]
    Pattern(String),
    /// This category needs something of a category that does not exist or is its own, one of both is an upper one, more than
    /// two need something, or there are extra Yahtzees.
    #[error("what {0} needs cannot be")]
    Need(String),
    /// Two upper categories collect the same face.
    #[error("two upper categories collect the {}s", .0.pips())]
    SameFace(Face),
    /// These points are more than [`Spec::MAX_POINTS`], so sums could overflow.
    #[error("{0} points are more than {max}", max = Spec::MAX_POINTS)]
    Points(u16),
    /// The boxes of the upper section pay this many points together, or a bonus asks for so many: more than
    /// [`Spec::MAX_UPPER`].
    #[error("an upper section of {0} points has more than {max}", max = Spec::MAX_UPPER)]
    Upper(u16),
    /// A higher bonus has no lower one before it, no higher threshold, or no more points.
    #[error("the bonus from {0} points is not above the one before")]
    Tiers(u16),
    /// A joker that asks which boxes are open needs boxes that are filled in any order.
    #[error("this joker needs boxes in any order")]
    OrderedJoker,
    /// Rolls are saved, and a box pays something else after another roll, or wins by one.
    #[error("saved rolls need boxes for which all rolls of a turn are alike")]
    SavedRolls,
    /// The extra Yahtzee names a category that does not exist.
    #[error("there is no category {0}")]
    NoSuchCategory(u8),
}

impl Spec {
    /// Returns how many steps it takes at most to compare the patterns of all categories with one roll.
    pub fn work(&self) -> usize {
        self.categories.iter().map(|it| it.pattern.work()).sum()
    }

    fn check(&self) -> Result<(), SpecError> {
        if !(1..=MAX_DICE).contains(&usize::from(self.dice)) {
            return Err(SpecError::Dice(self.dice));
        }
        if !(1..=Self::MAX_ROLLS).contains(&self.rolls) {
            return Err(SpecError::Rolls(self.rolls));
        }
        if self.min_seats == 0
            || self.min_seats > self.max_seats
            || self.max_seats > Self::MAX_SEATS
        {
            return Err(SpecError::Seats(self.min_seats, self.max_seats));
        }
        if !(1..=Self::MAX_CATEGORIES).contains(&self.categories.len()) {
            return Err(SpecError::Categories(self.categories.len()));
        }
        self.check_cost()?;
        self.check_names()?;
        self.check_categories()?;
        self.check_needs()?;
        self.check_points()
    }

    /// Bounds what the rules cost before anything else is asked of them.
    fn check_cost(&self) -> Result<(), SpecError> {
        // Names and whole numbers always have a JSON form.
        let length = serde_json::to_string(self).unwrap_or_default().len();
        if length > Self::MAX_LEN {
            return Err(SpecError::TooLong(length));
        }
        let patterns = || self.categories.iter().map(|it| &it.pattern);
        let all: usize = patterns().map(Pattern::size).sum();
        if all > Self::MAX_PATTERNS {
            return Err(SpecError::Patterns(all));
        }
        for (place, category) in self.categories.iter().enumerate() {
            let depths = [
                ("pattern", category.pattern.depth()),
                ("points", category.points.depth()),
            ];
            let deep = depths.iter().find(|(_, depth)| *depth > Self::MAX_DEPTH);
            if let Some((field, _)) = deep {
                return Err(SpecError::Depth(format!("categories[{place}].{field}")));
            }
        }
        match self.work() {
            ..=Self::MAX_WORK => Ok(()),
            work => Err(SpecError::Work(work)),
        }
    }

    fn check_names(&self) -> Result<(), SpecError> {
        let fits = |name: &String| (1..=Self::MAX_NAME).contains(&name.chars().count());
        if !fits(&self.id) {
            return Err(SpecError::Name("id".to_owned()));
        }
        if !self.name.0.iter().all(fits) {
            return Err(SpecError::Name("name".to_owned()));
        }
        match self.categories.iter().position(|it| !fits(&it.id)) {
            Some(place) => Err(SpecError::Name(format!("categories[{place}].id"))),
            None => Ok(()),
        }
    }

    fn check_categories(&self) -> Result<(), SpecError> {
        for (index, category) in self.categories.iter().enumerate() {
            let before = &self.categories[..index];
            if before.iter().any(|other| other.id == category.id) {
                return Err(SpecError::SameId(category.id.clone()));
            }
            let is_upper = category.section == Section::Upper;
            let makes_sense = category.pattern.makes_sense() && category.points.makes_sense();
            let makes_sense = makes_sense && category.wins_by_roll != Some(0);
            if !makes_sense || is_upper && category.face().is_none() {
                return Err(SpecError::Pattern(category.id.clone()));
            }
            if let Some(face) = category.face()
                && before.iter().any(|other| other.face() == Some(face))
            {
                return Err(SpecError::SameFace(face));
            }
        }
        let by_roll = |it: &Category| it.points.settles() > 1 || it.wins_by_roll.is_some();
        if self.saved_rolls && self.categories.iter().any(by_roll) {
            return Err(SpecError::SavedRolls);
        }
        Ok(())
    }

    fn check_needs(&self) -> Result<(), SpecError> {
        let lower = |slot: Slot| {
            let category = self.categories.get(slot.index());
            category.is_some_and(|it| it.section == Section::Lower)
        };
        let needs = (0..).map(Slot).zip(&self.categories);
        let needs = needs.filter_map(|(slot, it)| Some((slot, it, it.needs?.other())));
        for (before, (slot, category, other)) in needs.enumerate() {
            let both = lower(slot) && lower(other) && slot != other;
            if !both || before >= Self::MAX_NEEDS || self.extra_yahtzee.is_some() {
                return Err(SpecError::Need(category.id.clone()));
            }
        }
        Ok(())
    }

    fn check_points(&self) -> Result<(), SpecError> {
        let boxes = self.categories.iter().map(|it| it.points.most());
        let mut before = self.upper_bonus;
        for &tier in &self.higher_bonuses {
            let above = |it: UpperBonus| it.threshold < tier.threshold && it.points < tier.points;
            if !before.is_some_and(above) {
                return Err(SpecError::Tiers(tier.threshold));
            }
            before = Some(tier);
        }
        // The last one is the highest.
        let upper = before.map(|bonus| bonus.points);
        let extra = self.extra_yahtzee.map(|extra| extra.bonus);
        if let Some(points) = boxes
            .chain(upper)
            .chain(extra)
            .find(|&points| points > Self::MAX_POINTS)
        {
            return Err(SpecError::Points(points));
        }
        let upper = self.categories.iter();
        let upper = upper.filter(|it| it.section == Section::Upper);
        let most: u16 = upper.map(|it| it.points.most()).sum();
        // The last one asks for most.
        let asked = before.map_or(0, |bonus| bonus.threshold);
        if most.max(asked) > Self::MAX_UPPER {
            return Err(SpecError::Upper(most.max(asked)));
        }
        let Some(extra) = self.extra_yahtzee else {
            return Ok(());
        };
        if usize::from(extra.category) >= self.categories.len() {
            return Err(SpecError::NoSuchCategory(extra.category));
        }
        match extra.joker {
            Joker::None | Joker::Highest => Ok(()),
            _ if self.order.is_free() => Ok(()),
            _ => Err(SpecError::OrderedJoker),
        }
    }
}

impl RuleSet {
    /// Checks a spec and makes a rule set of it.
    ///
    /// # Errors
    /// [`SpecError`] if it cannot be played.
    pub fn new(spec: Spec) -> Result<RuleSet, SpecError> {
        spec.check().map(|()| RuleSet::unchecked(spec))
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
    pub(crate) fn comes_before(&self, first: Slot, other: Slot) -> bool {
        let [first, other] = [first, other].map(|slot| (slot, self.category(slot).section));
        self.order.puts_before(first, other)
    }

    /// Returns whether any box may be struck at will alone.
    pub(crate) fn limits_striking(&self) -> bool {
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
