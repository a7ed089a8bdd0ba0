//! What a category pays.

use serde::{Deserialize, Serialize};

use super::{Throw, work};

/// What a category pays when its pattern holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Points {
    /// Always the same.
    Fixed(u16),
    /// The sum of the dice that make the pattern. If several sets of dice do, the highest sum.
    Matched,
    /// The sum of this many dice, the highest ones, whether they are part of the pattern or not.
    Best(u8),
    /// The sum of this many dice, the lowest ones, whether they are part of the pattern or not.
    Worst(u8),
    /// So many points more than something else: the sum and 25.
    Plus(u16, Box<Points>),
    /// So many times something else: twice the sum.
    Times(u16, Box<Points>),
    /// The first of these after the first roll of a turn, the second after the second, and so on; the last one stays.
    ByRoll(Vec<Points>),
}

impl Points {
    /// What it pays for dice of which those in the pattern add up to `matched`.
    pub(super) fn paid(&self, matched: u16, throw: Throw) -> u16 {
        work::step();
        let counts = &throw.dice;
        match self {
            Points::Fixed(points) => *points,
            Points::Matched => matched,
            Points::Best(dice) => counts.best(*dice),
            Points::Worst(dice) => counts.worst(*dice),
            Points::Plus(more, points) => points.paid(matched, throw).saturating_add(*more),
            Points::Times(times, points) => points.paid(matched, throw).saturating_mul(*times),
            Points::ByRoll(rolls) => {
                let last = rolls.len().saturating_sub(1);
                let now = rolls.get(last.min(usize::from(throw.roll).saturating_sub(1)));
                now.map_or(0, |points| points.paid(matched, throw))
            }
        }
    }

    /// Whether it pays the same whatever the dice show.
    pub fn is_fixed(&self) -> bool {
        match self {
            Points::Fixed(_) => true,
            Points::Matched | Points::Best(_) | Points::Worst(_) => false,
            Points::Plus(_, points) | Points::Times(_, points) => points.is_fixed(),
            Points::ByRoll(rolls) => rolls.iter().all(Points::is_fixed),
        }
    }

    /// From which roll on it pays the same.
    pub(super) fn settles(&self) -> usize {
        match self {
            Points::Fixed(_) | Points::Matched | Points::Best(_) | Points::Worst(_) => 1,
            Points::Plus(_, points) | Points::Times(_, points) => points.settles(),
            Points::ByRoll(rolls) => {
                let within = rolls.iter().map(Points::settles);
                within.max().unwrap_or(1).max(rolls.len())
            }
        }
    }

    /// How many points are nested in each other at most, itself included.
    pub(super) fn depth(&self) -> usize {
        1 + match self {
            Points::Fixed(_) | Points::Matched | Points::Best(_) | Points::Worst(_) => 0,
            Points::Plus(_, points) | Points::Times(_, points) => points.depth(),
            Points::ByRoll(rolls) => rolls.iter().map(Points::depth).max().unwrap_or(0),
        }
    }

    /// What it never pays more than for so many dice.
    pub(super) fn most(&self, dice: u8) -> u16 {
        let sum = |dice: u8| 6 * u16::from(dice);
        match self {
            Points::Fixed(points) => *points,
            Points::Matched => sum(dice),
            Points::Best(of) | Points::Worst(of) => sum(dice.min(*of)),
            Points::Plus(more, points) => points.most(dice).saturating_add(*more),
            Points::Times(times, points) => points.most(dice).saturating_mul(*times),
            Points::ByRoll(rolls) => rolls.iter().map(|it| it.most(dice)).max().unwrap_or(0),
        }
    }
}
