//! What a roll must show.

use serde::{Deserialize, Serialize};

use crate::dice::{Counts, Face};

/// A condition on the dice. It does not depend on their order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pattern {
    /// Any dice: Chance.
    Any,
    /// The dice that show this face, even if there are none: the upper section.
    Face(Face),
    /// This many dice of one face, this many of a second, different one, and so on. `[3]` is three of a kind, `[2, 2]`
    /// two pairs, `[3, 2]` a full house.
    Groups(Vec<u8>),
    /// This many faces in a row, from any face on.
    Run(u8),
    /// At least one die of each of these faces.
    Faces(Vec<Face>),
    /// Exactly this many dice of each face, ones first: Barbie.
    Exactly([u8; 6]),
}

impl Pattern {
    /// Returns the sum of the dice that make the pattern, the highest if several sets of dice do; `None` if it does not
    /// hold.
    pub fn matched(&self, counts: &Counts) -> Option<u16> {
        match self {
            Pattern::Any => Some(counts.sum()),
            Pattern::Face(face) => Some(worth(*face, counts.of(*face))),
            Pattern::Groups(sizes) => highest_groups(sizes, *counts),
            Pattern::Run(length) => Face::ALL
                .windows(usize::from(*length).max(1))
                .rev()
                .find_map(|run| sum_of_each(run, counts)),
            Pattern::Faces(faces) => sum_of_each(faces, counts),
            Pattern::Exactly(wanted) => (counts.0 == *wanted).then(|| counts.sum()),
        }
    }

    /// Returns whether the pattern holds for this roll.
    pub fn holds(&self, counts: &Counts) -> bool {
        self.matched(counts).is_some()
    }
}

/// Returns the sum of this many dice of this face.
fn worth(face: Face, dice: u8) -> u16 {
    u16::from(face.pips()) * u16::from(dice)
}

/// Returns the sum of one die of each of these faces, if all are there.
fn sum_of_each(faces: &[Face], counts: &Counts) -> Option<u16> {
    faces
        .iter()
        .all(|&face| counts.of(face) > 0)
        .then(|| faces.iter().map(|&face| u16::from(face.pips())).sum())
}

/// Returns the highest sum of groups of these sizes, each of a face of its own.
///
/// Tries every assignment: there are at most three groups of six faces.
fn highest_groups(sizes: &[u8], counts: Counts) -> Option<u16> {
    let Some((&size, rest)) = sizes.split_first() else {
        return Some(0);
    };
    Face::ALL
        .into_iter()
        .filter(|&face| counts.of(face) >= size.max(1))
        .filter_map(|face| {
            let mut others = counts;
            others.0[face.index()] = 0;
            Some(worth(face, size) + highest_groups(rest, others)?)
        })
        .max()
}
