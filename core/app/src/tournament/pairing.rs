//! A game that is to be played, and its outcome.

use serde::{Deserialize, Serialize};

use super::Disqualification;

/// A game that is to be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pairing {
    /// Its number, from 0; those after the plan's games break a tie.
    pub game: u32,
    /// Who takes part, in the order of the plan.
    pub entrants: Vec<usize>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchOutcome {
    /// The game.
    #[serde(rename = "fixture")]
    pub pairing: Pairing,
    /// The total of each of its entrants at the end; `None` for a disqualified one.
    pub totals: Vec<Option<u16>>,
    /// Who was disqualified, and why.
    #[serde(rename = "offences")]
    pub disqualifications: Vec<(usize, Disqualification)>,
    /// Who has won at once, whatever the totals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won_at_once: Option<usize>,
}

impl Pairing {
    /// Its entrants in seating order: all of them begin equally often.
    pub fn seats(&self) -> Vec<usize> {
        let mut seats = self.entrants.clone();
        let first = self.game as usize % seats.len().max(1);
        seats.rotate_left(first);
        seats
    }
}

impl MatchOutcome {
    /// Who has won at once, else those with the highest total.
    pub fn winners(&self) -> impl Iterator<Item = usize> {
        let best = self.totals.iter().flatten().max();
        let each = self.pairing.entrants.iter().zip(&self.totals);
        each.filter(move |&(entrant, total)| match self.won_at_once {
            Some(winner) => *entrant == winner,
            None => best.is_some() && total.as_ref() == best,
        })
        .map(|(&entrant, _)| entrant)
    }

    /// The total of a full card of this entrant; `None` if it did not fill it or did not take part.
    pub fn full_total(&self, entrant: usize) -> Option<u16> {
        self.total(entrant).filter(|_| self.won_at_once.is_none())
    }

    /// The total of this entrant at the end; `None` if it was disqualified or did not take part.
    pub fn total(&self, entrant: usize) -> Option<u16> {
        let entrants = &self.pairing.entrants;
        let place = entrants.iter().position(|&other| other == entrant)?;
        self.totals.get(place).copied().flatten()
    }
}
