//! All first rolls of a game, with the best choice after each.

use crate::advice;
use rollkeep_solver::coach::{MicroPoints, PartsPerMillion};

messages!("openings");

/// How many first rolls there are, and what perfect play averages.
pub fn whole(count: usize, expected: MicroPoints) -> String {
    all(count, advice::tenths(expected))
}

/// How many of them are listed, and how likely it is that the first roll is one of these.
pub fn part(count: usize, of: usize, chance: PartsPerMillion) -> String {
    found(count, of, &advice::percent(chance))
}
