//! One line of the score card.

use serde::{Deserialize, Serialize};

use super::{Need, Pattern, Points, Strike};
use crate::dice::Face;

/// One line of the score card: a pattern and what it pays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Category {
    /// The name in saves and in programs, such as `full-house`; `rollkeep_words` has the one that players read.
    pub id: String,
    /// The section, whose total it counts for.
    pub section: Section,
    /// What the dice must show to score more than zero.
    pub pattern: Pattern,
    /// What it pays for such dice.
    pub points: Points,
    /// What it needs of another box, or it scores zero.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub needs: Option<Need>,
    /// When it may be filled with zero.
    #[serde(default, skip_serializing_if = "Strike::is_at_will")]
    pub strike: Strike,
    /// If points come here by this roll of a turn, counted from 1, they win the game at once, unless somebody plays alone: a
    /// served Generala.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wins_by_roll: Option<u8>,
}

/// The two halves of the score card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Section {
    /// One category for each face; their sum may earn the upper bonus.
    Upper,
    /// All other categories.
    Lower,
}

impl Category {
    /// A category that needs nothing of another box, may be struck at will and wins nothing at once.
    pub fn new(id: &str, section: Section, pattern: Pattern, points: Points) -> Category {
        Category {
            id: id.to_owned(),
            section,
            pattern,
            points,
            needs: None,
            strike: Strike::AtWill,
            wins_by_roll: None,
        }
    }

    /// Returns whether points that are written here after this roll of a turn win the game at once.
    pub fn wins_at_once(&self, points: u16, roll: u8) -> bool {
        points > 0 && self.wins_by_roll.is_some_and(|last| roll <= last)
    }

    /// The face it collects, if it is a category of the upper section.
    pub fn face(&self) -> Option<Face> {
        match self.pattern {
            Pattern::Face(face) if self.section == Section::Upper => Some(face),
            _ => None,
        }
    }
}
