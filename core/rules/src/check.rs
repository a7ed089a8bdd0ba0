//! Finds everything that is wrong with the rules of a game.

use super::{Category, Fault, FaultKind, Joker, Pattern, Points, Section, Spec, UpperBonus};
use crate::dice::MAX_DICE;

/// The faults found so far.
#[derive(Default)]
struct Found(Vec<Fault>);

impl Found {
    fn add(&mut self, path: &str, why: FaultKind) {
        let path = path.to_owned();
        self.0.push(Fault { path, why });
    }

    fn number(&mut self, path: &str, is: impl Into<usize>, least: usize, most: usize) {
        let is = is.into();
        if !(least..=most).contains(&is) {
            self.add(path, FaultKind::Number { is, least, most });
        }
    }

    fn length(&mut self, path: &str, is: usize, least: usize, most: usize) {
        if !(least..=most).contains(&is) {
            self.add(path, FaultKind::Length { is, least, most });
        }
    }

    fn total(&mut self, what: &'static str, is: usize, most: usize) {
        if is > most {
            self.add("categories", FaultKind::TooMany { what, is, most });
        }
    }

    fn filled<T>(&mut self, path: &str, list: &[T]) {
        if list.is_empty() {
            self.add(path, FaultKind::Empty);
        }
    }

    fn name(&mut self, path: &str, name: &str) {
        self.length(path, name.chars().count(), 1, Spec::MAX_NAME);
    }

    fn points(&mut self, path: &str, points: u16) {
        self.number(path, points, 0, Spec::MAX_POINTS.into());
    }

    fn distinct<T: PartialEq>(&mut self, path: &str, all: &[T]) {
        for (place, it) in all.iter().enumerate() {
            if all[..place].contains(it) {
                self.add(&format!("{path}[{place}]"), FaultKind::Repeated);
            }
        }
    }

    fn pattern(&mut self, path: &str, pattern: &Pattern) {
        let dice = |counts: &[u8]| counts.iter().map(|&it| usize::from(it)).sum();
        match pattern {
            Pattern::Any | Pattern::Face(_) => {}
            Pattern::Groups(sizes) => {
                let path = format!("{path}.groups");
                self.length(&path, sizes.len(), 1, 3);
                for (place, &size) in sizes.iter().enumerate() {
                    self.number(&format!("{path}[{place}]"), size, 1, MAX_DICE);
                }
                self.dice(&path, dice(sizes), 0);
            }
            Pattern::Run(length) => self.number(&format!("{path}.run"), *length, 1, 6),
            Pattern::Faces(faces) => {
                self.length(&format!("{path}.faces"), faces.len(), 1, 6);
                self.distinct(&format!("{path}.faces"), faces);
            }
            Pattern::Among(faces) => {
                self.length(&format!("{path}.among"), faces.len(), 1, 6);
                self.distinct(&format!("{path}.among"), faces);
            }
            Pattern::Exactly(counts) => self.dice(&format!("{path}.exactly"), dice(counts), 0),
            Pattern::AtLeast(counts) => self.dice(&format!("{path}.at-least"), dice(counts), 1),
            Pattern::Sum { from, to } => {
                self.number(&format!("{path}.sum.from"), *from, 0, usize::from(*to));
            }
            Pattern::All(patterns) => self.patterns(&format!("{path}.all"), patterns),
            Pattern::AnyOf(patterns) => self.patterns(&format!("{path}.any-of"), patterns),
        }
    }

    fn dice(&mut self, path: &str, dice: usize, least: usize) {
        if !(least..=MAX_DICE).contains(&dice) {
            self.add(path, FaultKind::Dice(dice));
        }
    }

    fn patterns(&mut self, path: &str, patterns: &[Pattern]) {
        self.filled(path, patterns);
        for (place, pattern) in patterns.iter().enumerate() {
            self.pattern(&format!("{path}[{place}]"), pattern);
        }
    }

    /// Finds points by roll that name none.
    fn by_roll(&mut self, path: &str, points: &Points) {
        match points {
            Points::Fixed(_) | Points::Matched | Points::Best(_) | Points::Worst(_) => {}
            Points::Plus(_, points) => self.by_roll(&format!("{path}.plus[1]"), points),
            Points::Times(_, points) => self.by_roll(&format!("{path}.times[1]"), points),
            Points::ByRoll(rolls) => {
                let path = format!("{path}.by-roll");
                self.filled(&path, rolls);
                for (place, points) in rolls.iter().enumerate() {
                    self.by_roll(&format!("{path}[{place}]"), points);
                }
            }
        }
    }
}

impl Spec {
    /// Returns everything that keeps these rules from being played; nothing if they can be.
    ///
    /// A rule set that is too long has no other faults, so that their number stays bounded.
    pub(super) fn faults(&self) -> Vec<Fault> {
        let mut found = Found::default();
        // Names and whole numbers always have a JSON form.
        let length = serde_json::to_string(self).unwrap_or_default().len();
        found.length(".", length, 0, Self::MAX_LEN);
        if !found.0.is_empty() {
            return found.0;
        }
        found.name("id", &self.id);
        if let Some(name) = &self.name.0 {
            found.name("name", name);
        }
        found.number("dice", self.dice, 1, MAX_DICE);
        found.number("throws", self.rolls, 1, Self::MAX_ROLLS.into());
        found.number("max_seats", self.max_seats, 1, Self::MAX_SEATS.into());
        found.number("min_seats", self.min_seats, 1, self.max_seats.into());
        let boxes = self.categories.len();
        found.length("categories", boxes, 1, Self::MAX_CATEGORIES);
        for (place, category) in self.categories.iter().enumerate() {
            self.category_faults(&mut found, place, category);
        }
        self.card_faults(&mut found);
        self.bonus_faults(&mut found);
        found.0
    }

    fn category_faults(&self, found: &mut Found, place: usize, category: &Category) {
        let path = |field: &str| format!("categories[{place}].{field}");
        let before = &self.categories[..place];
        found.name(&path("id"), &category.id);
        if before.iter().any(|other| other.id == category.id) {
            found.add(&path("id"), FaultKind::Repeated);
        }

        let pattern = path("pattern");
        if category.pattern.depth() > Self::MAX_DEPTH {
            found.add(&pattern, FaultKind::Depth(Self::MAX_DEPTH));
        } else {
            found.pattern(&pattern, &category.pattern);
        }
        match category.face() {
            None if category.section == Section::Upper => found.add(&pattern, FaultKind::NotAFace),
            Some(face) if before.iter().any(|other| other.face() == Some(face)) => {
                found.add(&pattern, FaultKind::Repeated);
            }
            _ => {}
        }

        let points = path("points");
        if category.points.depth() > Self::MAX_DEPTH {
            found.add(&points, FaultKind::Depth(Self::MAX_DEPTH));
        } else {
            found.by_roll(&points, &category.points);
        }
        found.points(&points, category.points.most(self.dice));
        if self.saved_rolls && category.points.settles() > 1 {
            found.add(&points, FaultKind::SavedRolls);
        }

        if let Some(roll) = category.wins_by_roll {
            found.number(&path("wins_by_roll"), roll, 1, u8::MAX.into());
            if self.saved_rolls {
                found.add(&path("wins_by_roll"), FaultKind::SavedRolls);
            }
        }
        if let Some(need) = category.needs {
            let other = self.categories.get(need.other().index());
            let lower = |it: &Category| it.section == Section::Lower;
            let both = lower(category) && other.is_some_and(lower);
            if !both || need.other().index() == place {
                found.add(&path("needs"), FaultKind::NeedsLower);
            }
            if self.extra_yahtzee.is_some() {
                found.add(&path("needs"), FaultKind::NeedsBesideExtra);
            }
        }
    }

    /// Finds what is too much in all categories together.
    fn card_faults(&self, found: &mut Found) {
        let categories = || self.categories.iter();
        let needs = categories().filter(|it| it.needs.is_some());
        found.total("needs", needs.count(), Self::MAX_NEEDS);
        let patterns = categories().map(|it| it.pattern.size());
        found.total("patterns", patterns.sum(), Self::MAX_PATTERNS);
        found.total("steps for a roll", self.work(), Self::MAX_WORK);
        let upper = categories().filter(|it| it.section == Section::Upper);
        let upper = upper.map(|it| usize::from(it.points.most(self.dice)));
        let most = Self::MAX_UPPER.into();
        found.total("points in the upper section", upper.sum(), most);
    }

    fn bonus_faults(&self, found: &mut Found) {
        let mut bonus = |path: &str, bonus: UpperBonus| {
            let threshold = format!("{path}.threshold");
            found.number(&threshold, bonus.threshold, 0, Self::MAX_UPPER.into());
            found.points(&format!("{path}.points"), bonus.points);
        };
        if let Some(it) = self.upper_bonus {
            bonus("upper_bonus", it);
        }
        for (place, &it) in self.higher_bonuses.iter().enumerate() {
            bonus(&format!("higher_bonuses[{place}]"), it);
        }
        let mut before = self.upper_bonus;
        for (place, &it) in self.higher_bonuses.iter().enumerate() {
            let above = |low: UpperBonus| low.threshold < it.threshold && low.points < it.points;
            if !before.is_some_and(above) {
                found.add(&format!("higher_bonuses[{place}]"), FaultKind::NotHigher);
            }
            before = Some(it);
        }
        let Some(extra) = self.extra_yahtzee else {
            return;
        };
        found.points("extra_yahtzee.bonus", extra.bonus);
        let last = self.categories.len().saturating_sub(1);
        found.number("extra_yahtzee.category", extra.category, 0, last);
        if !matches!(extra.joker, Joker::None | Joker::Highest) && !self.order.is_free() {
            found.add("extra_yahtzee.joker", FaultKind::OrderedJoker);
        }
    }
}
