//! A game that is to be played, and what came of it.

use serde::{Deserialize, Serialize};

use super::Offence;

/// A game that is to be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fixture {
    /// Its number, from 0; those after the plan's games break a tie.
    pub game: u32,
    /// Who takes part, in the order of the plan.
    pub entrants: Vec<usize>,
}

/// What came of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The game.
    pub fixture: Fixture,
    /// What each of its entrants had in the end; `None` for who was sent out.
    pub totals: Vec<Option<u16>>,
    /// Who was sent out, and why.
    pub offences: Vec<(usize, Offence)>,
}

impl Fixture {
    /// Its entrants in the order in which they sit: everybody begins equally often.
    pub fn seats(&self) -> Vec<usize> {
        let mut seats = self.entrants.clone();
        let first = self.game as usize % seats.len().max(1);
        seats.rotate_left(first);
        seats
    }
}

impl Outcome {
    /// Those with the highest total.
    pub fn winners(&self) -> impl Iterator<Item = usize> {
        let best = self.totals.iter().flatten().max();
        let each = self.fixture.entrants.iter().zip(&self.totals);
        each.filter(move |(_, total)| best.is_some() && total.as_ref() == best)
            .map(|(&entrant, _)| entrant)
    }

    /// What this entrant had in the end; `None` if it did not finish or did not take part.
    pub fn total(&self, entrant: usize) -> Option<u16> {
        let entrants = &self.fixture.entrants;
        let place = entrants.iter().position(|&other| other == entrant)?;
        self.totals.get(place).copied().flatten()
    }
}
