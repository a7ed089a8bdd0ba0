//! Whether the dice look fair, in a number that stays valid however often somebody looks.
//!
//! # The number
//!
//! The number is the capital of somebody who bets against the dice with odds that are fair if the dice are: if every
//! face comes with chance 1/6 whatever came before, the mean of the capital stays 1. By Ville's inequality it ever
//! reaches a number `e` with a chance of at most 1/`e`, however long the game goes on and whenever somebody looks or
//! stops. So a large capital is evidence against the dice. A small one is not a proof that they are fair.
//!
//! Half of the capital bets on the faces: on every distribution of the chances over six faces, with equal weight (a
//! Dirichlet mixture with weight 1 for each face). The other half bets on how often a die shows the same as the one
//! before: on every such chance, with 1/6 as the mean (a beta mixture with the weights 1 and 5). Both depend only on
//! the counts, not on their order.
//!
//! # What is counted
//!
//! Every die that was rolled on the device in games in its store, finished or in play. Dice from a seed are not
//! counted: they are the same for everybody, and were decided before the game. Games that play on another one are not counted
//! either, because their first dice are those of the other one. If games began in the same millisecond,
//! they are copies of each other, and the dice of only one are counted.

use std::collections::BTreeSet;

use super::{GameSummary, RollCounts, Summaries};
use crate::storage::SavedGame;

/// What the dice of a device have shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Fairness {
    /// The counts of dice.
    pub rolls: RollCounts,
    /// The number of games they come from.
    pub games: u32,
    /// When the counted games began.
    began: BTreeSet<u64>,
}

/// How strong the evidence against fair dice is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Evidence {
    /// There are too few dice to say anything.
    TooFew,
    /// There is no evidence against them.
    None,
    /// Fair dice ever look like this on at most one device in 20.
    Some,
    /// Fair dice ever look like this on at most one device in 1000.
    Strong,
}

impl Fairness {
    /// The number of dice from which on the page says that nothing is wrong.
    pub const LEAST: u64 = 300;

    /// Counts the dice of all finished games.
    pub fn of(summaries: &Summaries) -> Fairness {
        let mut all = Fairness::default();
        summaries.games().for_each(|(_, game)| all.count(game));
        all
    }

    /// Counts the dice of a finished game.
    pub fn count(&mut self, game: &GameSummary) {
        self.add(game.shared_dice, game.began, || game.rolls);
    }

    /// Counts the dice of a game in play.
    pub fn count_played(&mut self, saved: &SavedGame) {
        let setup = saved.game.setup();
        let left_out = setup.shared_dice().is_some() || !setup.is_counted();
        self.add(left_out, saved.began, || RollCounts::of(&saved.game));
    }

    fn add(&mut self, left_out: bool, began: u64, rolls: impl FnOnce() -> RollCounts) {
        if !left_out && self.began.insert(began) {
            self.games += 1;
            self.rolls.add(&rolls());
        }
    }

    /// Returns the natural logarithm of the capital.
    pub fn log_capital(&self) -> f64 {
        let faces = log_capital_of_faces(&self.rolls.faces);
        let repeats = log_capital_of_repeats(self.rolls.repeats, self.rolls.followers);
        // The mean of both, without computing either, which may be too large for an `f64`.
        let (more, less) = (faces.max(repeats), faces.min(repeats));
        more + libm::log1p(libm::exp(less - more)) - core::f64::consts::LN_2
    }

    /// Returns how strong the evidence against the dice is.
    pub fn evidence(&self) -> Evidence {
        let log = self.log_capital();
        if log >= libm::log(1000.0) {
            Evidence::Strong
        } else if log >= libm::log(20.0) {
            Evidence::Some
        } else if self.rolls.dice() < Self::LEAST {
            Evidence::TooFew
        } else {
            Evidence::None
        }
    }

    /// Returns `n` if fair dice ever look like this on at most one device in `n`; at most a million.
    pub fn one_in(&self) -> u32 {
        let log = self.log_capital().clamp(0.0, libm::log(1e6));
        libm::round(libm::exp(log)) as u32
    }
}

/// Returns the logarithm of the capital of the Dirichlet mixture for these faces.
fn log_capital_of_faces(faces: &[u64; 6]) -> f64 {
    let dice: u64 = faces.iter().sum();
    let shown: f64 = faces.iter().map(|&it| libm::lgamma(it as f64 + 1.0)).sum();
    let all = libm::lgamma(dice as f64 + 6.0) - libm::lgamma(6.0);
    shown - all + dice as f64 * libm::log(6.0)
}

/// Returns the logarithm of the capital of the beta mixture for this many repeats among this many dice.
fn log_capital_of_repeats(repeats: u64, dice: u64) -> f64 {
    let (hits, misses) = (repeats as f64, dice.saturating_sub(repeats) as f64);
    let beta = |a: f64, b: f64| libm::lgamma(a) + libm::lgamma(b) - libm::lgamma(a + b);
    let mixed = beta(1.0 + hits, 5.0 + misses) - beta(1.0, 5.0);
    mixed + hits * libm::log(6.0) - misses * libm::log(5.0 / 6.0)
}
