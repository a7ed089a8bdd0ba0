//! Whether the dice look fair, said so that it stays true however often one looks.
//!
//! # The number
//!
//! Bets are placed against the dice with money that is fair: if every face comes with chance 1/6 whatever came before,
//! the capital is as likely to shrink as to grow, and its mean stays 1. By Ville's inequality it ever reaches a number
//! `e` with a chance of at most 1/`e`, however long one plays and whenever one looks or stops. So a large capital speaks
//! against the dice, and a small one speaks for nothing: it is no proof that they are fair.
//!
//! Half of the capital bets on the faces: on every way in which six faces can share the chances, all alike (a Dirichlet
//! mixture with weight 1 for each face). The other half bets on how often a die shows the same as the one before: on
//! every such chance, with 1/6 as the mean (a beta mixture with the weights 1 and 5). Both come to what is counted, in
//! whatever order it was.
//!
//! # What is counted
//!
//! Every die that was rolled on the device in games that are here, finished or in play. Dice that follow a seed are left
//! out: they are the same for everybody, and were chosen before the game. Of games that began at the same moment, which
//! are copies of each other, the dice of one are counted.

use std::collections::BTreeSet;

use super::{GameSummary, RollCounts, Summaries};
use crate::storage::SavedGame;

/// What the dice of a device have shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Fairness {
    /// What was counted.
    pub rolls: RollCounts,
    /// In how many games.
    pub games: u32,
    /// When games began whose dice were counted.
    began: BTreeSet<u64>,
}

/// How strongly something speaks against fair dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Evidence {
    /// Too few dice to say anything.
    TooFew,
    /// Nothing speaks against them.
    None,
    /// Fair dice ever look like this on at most one device in 20.
    Some,
    /// Fair dice ever look like this on at most one device in 1000.
    Strong,
}

impl Fairness {
    /// With so few dice nothing is said.
    pub const LEAST: u64 = 300;

    /// The dice of all finished games.
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
        let shared = saved.game.setup().shared_dice().is_some();
        self.add(shared, saved.began, || RollCounts::of(&saved.game));
    }

    fn add(&mut self, shared: bool, began: u64, rolls: impl FnOnce() -> RollCounts) {
        if !shared && self.began.insert(began) {
            self.games += 1;
            self.rolls.add(&rolls());
        }
    }

    /// The natural logarithm of the capital.
    pub fn log_capital(&self) -> f64 {
        let faces = log_capital_of_faces(&self.rolls.faces);
        let repeats = log_capital_of_repeats(self.rolls.repeats, self.rolls.followers);
        // The mean of both, of which neither may be too large for a number.
        let (more, less) = (faces.max(repeats), faces.min(repeats));
        more + libm::log1p(libm::exp(less - more)) - core::f64::consts::LN_2
    }

    /// How strongly the dice speak against themselves.
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

    /// Fair dice ever look like this on at most one device in so many; no number above a million.
    pub fn one_in(&self) -> u32 {
        let log = self.log_capital().clamp(0.0, libm::log(1e6));
        libm::round(libm::exp(log)) as u32
    }
}

/// The logarithm of what a Dirichlet mixture makes of these faces.
fn log_capital_of_faces(faces: &[u64; 6]) -> f64 {
    let dice: u64 = faces.iter().sum();
    let shown: f64 = faces.iter().map(|&it| libm::lgamma(it as f64 + 1.0)).sum();
    let all = libm::lgamma(dice as f64 + 6.0) - libm::lgamma(6.0);
    shown - all + dice as f64 * libm::log(6.0)
}

/// The logarithm of what a beta mixture makes of so many repeats among so many dice.
fn log_capital_of_repeats(repeats: u64, dice: u64) -> f64 {
    let (hits, misses) = (repeats as f64, dice.saturating_sub(repeats) as f64);
    let beta = |a: f64, b: f64| libm::lgamma(a) + libm::lgamma(b) - libm::lgamma(a + b);
    let mixed = beta(1.0 + hits, 5.0 + misses) - beta(1.0, 5.0);
    mixed + hits * libm::log(6.0) - misses * libm::log(5.0 / 6.0)
}
