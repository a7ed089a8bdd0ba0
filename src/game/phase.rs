//! Where a game stands. Each phase holds just what can be known in it.

use crate::dice::{Dice, Face, Keep};

/// Where a game stands. Seats are counted from 0 in seating order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Players throw for who starts.
    Starting(StartThrow),
    /// A player's turn.
    Turn(Turn),
    /// The game has ended.
    Over(Outcome),
}

/// A round of throws for who starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartThrow {
    /// The seats that throw in this round; after the first round, those that tied. Never empty.
    pub contenders: Vec<usize>,
    /// What the first of them have thrown; always fewer than there are contenders.
    pub thrown: Vec<Face>,
}

/// A player's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Whose turn it is.
    pub seat: usize,
    /// The dice on the table; `None` before the first throw.
    pub hand: Option<Hand>,
}

/// The dice on the table in the middle of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    /// What they show.
    pub dice: Dice,
    /// How many throws were made, 1 or more.
    pub throws: u8,
    /// Which dice stayed on the table in the last throw.
    pub kept: Keep,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The seats that share the win; empty if time ran out for a lone player.
    pub winners: Vec<usize>,
}

impl StartThrow {
    /// The first round among so many.
    pub(super) fn first(seats: usize) -> StartThrow {
        StartThrow {
            contenders: (0..seats).collect(),
            thrown: Vec::new(),
        }
    }

    /// Whose throw is next.
    pub fn seat(&self) -> usize {
        self.contenders[self.thrown.len()]
    }

    /// The round after this throw: the next one's turn, a new round among the tied, or the starter.
    pub(super) fn after(mut self, face: Face) -> Result<StartThrow, usize> {
        self.thrown.push(face);
        if self.thrown.len() < self.contenders.len() {
            return Ok(self);
        }
        let highest = self.thrown.iter().copied().max();
        let tied: Vec<usize> = self
            .contenders
            .into_iter()
            .zip(self.thrown)
            .filter(|&(_, face)| Some(face) == highest)
            .map(|(seat, _)| seat)
            .collect();
        match tied[..] {
            [starter] => Err(starter),
            _ => Ok(StartThrow {
                contenders: tied,
                thrown: Vec::new(),
            }),
        }
    }
}
