//! One line of the score card.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::Pattern;
use crate::dice::{Counts, Face};

/// One line of the score card: a pattern and what it pays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Category {
    /// Its name for programs, such as `full-house`; players read [`crate::text`].
    pub id: Cow<'static, str>,
    /// Where on the card it stands, and so which total it counts for.
    pub section: Section,
    /// What the dice must show to score more than zero.
    pub pattern: Pattern,
    /// What it pays if they do.
    pub points: Points,
}

/// The two halves of the score card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Section {
    /// One category a face; the upper bonus looks at their sum.
    Upper,
    /// The rest.
    Lower,
}

/// What a category pays when its pattern holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Points {
    /// Always the same.
    Fixed(u16),
    /// The sum of the dice that make the pattern, the highest such dice.
    Matched,
    /// The sum of so many highest dice, whether they make the pattern or not.
    Best(u8),
}

/// A category's place in its rule set, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Slot(pub u8);

impl Slot {
    /// As an index into what is kept by category.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Category {
    /// What the roll scores here when no joker is in play.
    pub fn worth(&self, counts: &Counts) -> u16 {
        match self.pattern.matched(counts) {
            Some(matched) => self.paid(matched, counts),
            None => 0,
        }
    }

    /// What a joker scores here: as if the pattern held, whatever the dice show.
    pub fn worth_as_joker(&self, counts: &Counts) -> u16 {
        let matched = self.pattern.matched(counts).unwrap_or(0);
        self.paid(matched, counts)
    }

    /// The face it collects, if it is a category of the upper section.
    pub fn face(&self) -> Option<Face> {
        match self.pattern {
            Pattern::Face(face) if self.section == Section::Upper => Some(face),
            _ => None,
        }
    }

    fn paid(&self, matched: u16, counts: &Counts) -> u16 {
        match self.points {
            Points::Fixed(points) => points,
            Points::Matched => matched,
            Points::Best(dice) => counts.best(dice),
        }
    }
}
