//! What a roll must show.

use serde::Serialize;

use crate::dice::{Counts, Face};

/// A condition on the dice. It does not depend on their order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
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
                let holds = patterns.iter().all(|it| it.holds(counts));
                patterns.first().filter(|_| holds)?.matched(counts)
            }
            Pattern::AnyOf(patterns) => patterns.iter().filter_map(|it| it.matched(counts)).max(),
        }
    }

    /// Returns whether it means something: no groups or more than three, an empty group, a run that is empty or longer than the
    /// faces, no faces or one twice, no dice, a range of sums that is empty, and no patterns mean nothing.
    pub(super) fn makes_sense(&self) -> bool {
        match self {
            Pattern::Any | Pattern::Face(_) | Pattern::Exactly(_) => true,
            Pattern::Groups(sizes) => !sizes.is_empty() && sizes.len() <= 3 && !sizes.contains(&0),
            Pattern::Run(length) => (1..=6).contains(length),
            Pattern::Faces(faces) | Pattern::Among(faces) => {
                let twice = |(at, face)| faces[..at].contains(face);
                !faces.is_empty() && !faces.iter().enumerate().any(twice)
            }
            Pattern::AtLeast(wanted) => wanted.iter().any(|dice| *dice > 0),
            Pattern::Sum { from, to } => from <= to,
            Pattern::All(patterns) | Pattern::AnyOf(patterns) => {
                !patterns.is_empty() && patterns.iter().all(Pattern::makes_sense)
            }
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
