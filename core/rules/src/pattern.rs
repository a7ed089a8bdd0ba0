//! What a roll must show.

use serde::{Deserialize, Serialize};

use super::work;
use crate::dice::{Counts, Face};

/// A condition on the dice. It does not depend on their order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
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
    /// At least this many dice of each face, ones first: two pairs of one colour.
    AtLeast([u8; 6]),
    /// Every die shows one of these faces: a flush.
    Among(Vec<Face>),
    /// The dice add up to a number from one to the other, both included: thirteen.
    Sum {
        /// The lowest sum.
        from: u16,
        /// The highest sum.
        to: u16,
    },
    /// All of these patterns hold: a pair and a sum of 13. The dice of the first one make it.
    All(Vec<Pattern>),
    /// One of these patterns holds: either straight. If several do, the one whose dice show more makes it.
    AnyOf(Vec<Pattern>),
}

impl Pattern {
    /// Returns the sum of the dice that make the pattern, the highest if several sets of dice do; `None` if it does not
    /// hold. Asks each pattern within it at most once.
    pub fn matched(&self, counts: &Counts) -> Option<u16> {
        work::step();
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
            Pattern::AtLeast(wanted) => {
                let holds = counts
                    .0
                    .iter()
                    .zip(wanted)
                    .all(|(held, wanted)| held >= wanted);
                holds.then(|| Counts(*wanted).sum())
            }
            Pattern::Among(faces) => {
                let among: u8 = faces.iter().map(|&face| counts.of(face)).sum();
                (among == counts.0.iter().sum::<u8>()).then(|| counts.sum())
            }
            Pattern::Sum { from, to } => {
                Some(counts.sum()).filter(|sum| (*from..=*to).contains(sum))
            }
            Pattern::All(patterns) => {
                let (first, rest) = patterns.split_first()?;
                let matched = first.matched(counts)?;
                rest.iter().all(|it| it.holds(counts)).then_some(matched)
            }
            Pattern::AnyOf(patterns) => patterns.iter().filter_map(|it| it.matched(counts)).max(),
        }
    }

    /// Returns whether the pattern holds for this roll.
    pub fn holds(&self, counts: &Counts) -> bool {
        self.matched(counts).is_some()
    }

    /// Returns how many patterns it consists of, itself included.
    pub(super) fn size(&self) -> usize {
        1 + self.within().iter().map(Pattern::size).sum::<usize>()
    }

    /// Returns how many patterns are nested in each other at most, itself included.
    pub(super) fn depth(&self) -> usize {
        1 + self.within().iter().map(Pattern::depth).max().unwrap_or(0)
    }

    /// Returns how many steps of [`work`] it takes at most to compare it with a roll.
    pub(super) fn work(&self) -> usize {
        let own = match self {
            // Every face for the first group, each with every other face for the second, and so on.
            Pattern::Groups(sizes) => {
                let faces = sizes.iter().zip((1..=6).rev());
                let tries = faces.scan(1, |tries, (_, left)| {
                    *tries *= left;
                    Some(*tries)
                });
                1 + tries.sum::<usize>()
            }
            _ => 0,
        };
        1 + own + self.within().iter().map(Pattern::work).sum::<usize>()
    }

    /// The patterns of which it is made.
    fn within(&self) -> &[Pattern] {
        match self {
            Pattern::All(patterns) | Pattern::AnyOf(patterns) => patterns,
            _ => &[],
        }
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
    work::step();
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
