//! Counts who has won how often.

use std::sync::Arc;

use super::{Game, OwnName, Phase, Seat, Setup};
use crate::RuleSet;

/// Counts the finished games of the same people under the same rules, in any seating order, and who has won them.
/// People are the same if their names are, computers if their strengths are the same too. "You" is the person with the
/// own name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    rules: Arc<RuleSet>,
    own_name: OwnName,
    /// The players, and how many games each has won alone.
    wins: Vec<(Seat, usize)>,
    shared: usize,
    games: usize,
}

impl Tally {
    /// A tally with no games yet, for the players of this setup.
    pub fn new(setup: &Setup, own: &OwnName) -> Tally {
        let seats = own.persons(setup.seats()).into_iter();
        Tally {
            rules: setup.rules().clone(),
            own_name: own.clone(),
            wins: seats.map(|it| (it, 0)).collect(),
            shared: 0,
            games: 0,
        }
    }

    /// Counts this game, if it is over, has the same people and rules, and is [counted](Setup::is_counted).
    pub fn count(&mut self, game: &Game) {
        let (setup, Phase::Over(outcome)) = (game.setup(), game.phase()) else {
            return;
        };
        let seats = self.own_name.persons(setup.seats());
        let same = setup.is_counted()
            && self.rules == *setup.rules()
            && seats.len() == self.wins.len()
            && self.wins.iter().all(|(seat, _)| seats.contains(seat));
        if !same {
            return;
        }
        self.games += 1;
        match outcome.winners[..] {
            [] => {}
            [winner] => {
                let theirs = self.wins.iter_mut().find(|it| it.0 == seats[winner]);
                theirs.into_iter().for_each(|(_, wins)| *wins += 1);
            }
            _ => self.shared += 1,
        }
    }

    /// How many games were counted.
    pub fn games(&self) -> usize {
        self.games
    }

    /// How many games had more than one winner.
    pub fn shared(&self) -> usize {
        self.shared
    }

    /// How many games each has won alone, the most first; equals in seating order.
    pub fn wins(&self) -> Vec<(&str, usize)> {
        let mut wins: Vec<(&str, usize)> = self.wins.iter().map(|(s, n)| (&*s.name, *n)).collect();
        wins.sort_by_key(|(_, wins)| std::cmp::Reverse(*wins));
        wins
    }
}
