//! The phases of a game. Each phase holds only what exists in it.

use super::{LastScore, Turn};
use crate::dice::Face;

/// The phase of a game. Seats are counted from 0 in seating order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Players roll to decide who starts.
    Starting(StartRoll),
    /// A player's turn.
    Turn(Turn),
    /// The game is over.
    Over(Outcome),
}

/// A round of rolls that decides who starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartRoll {
    /// The seats that roll in this round; after the first round, those that tied. Never empty.
    pub contenders: Vec<usize>,
    /// What the first contenders have rolled; always fewer than there are contenders.
    pub rolled: Vec<Face>,
}

/// What follows after a roll that decides who starts.
pub(super) enum AfterStartRoll {
    /// Somebody else rolls: in the same round, or in a new one among those who tied.
    Again(StartRoll),
    /// This seat starts.
    Starts(usize),
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The seats that share the win; empty if time ran out for a lone player.
    pub winners: Vec<usize>,
    /// The score that won the game at once, though others may have more points.
    pub at_once: Option<LastScore>,
}

impl StartRoll {
    /// The first round of a game with this number of seats.
    pub(super) fn first(seats: usize) -> StartRoll {
        StartRoll {
            contenders: (0..seats).collect(),
            rolled: Vec::new(),
        }
    }

    /// The seat that rolls next.
    pub fn seat(&self) -> usize {
        self.contenders[self.rolled.len()]
    }

    /// Returns what follows after this roll.
    pub(super) fn after(mut self, face: Face) -> AfterStartRoll {
        self.rolled.push(face);
        if self.rolled.len() < self.contenders.len() {
            return AfterStartRoll::Again(self);
        }
        let highest = self.rolled.iter().copied().max();
        let tied: Vec<usize> = self
            .contenders
            .into_iter()
            .zip(self.rolled)
            .filter(|&(_, face)| Some(face) == highest)
            .map(|(seat, _)| seat)
            .collect();
        match tied[..] {
            [starter] => AfterStartRoll::Starts(starter),
            _ => AfterStartRoll::Again(StartRoll {
                contenders: tied,
                rolled: Vec::new(),
            }),
        }
    }
}
