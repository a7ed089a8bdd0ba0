//! The dice that were rolled in a game. Kept dice are not counted.

use serde::{Deserialize, Serialize};

use rollkeep_rules::dice::{Counts, Face};
use rollkeep_rules::game::{Event, Game, Phase};

/// The most dice that can decide a Yahtzee: of six dice, five must match the first.
const MAX_DECIDING: usize = 5;

/// Counts of the dice that were rolled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RollCounts {
    /// How many dice showed each face; index 0 counts the ones.
    pub faces: [u64; 6],
    /// How many dice were rolled after another one in the same game.
    pub followers: u64,
    /// How many of these showed the same face as the die before.
    pub repeats: u64,
    /// How many rolls could become a Yahtzee, by the number of dice that had to match; index 0 counts rolls in which
    /// one die had to. In a roll of five new dice, four must match the first.
    pub chances: [u64; MAX_DECIDING],
    /// How many of these rolls became a Yahtzee.
    pub yahtzees: u64,
}

/// One roll of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct GameRoll {
    /// The seat that rolled.
    pub seat: usize,
    /// The turn of this player, from 1; 0 for a roll for the start.
    pub turn: usize,
    /// The roll of the turn, from 1.
    pub number: u8,
    /// The dice that were kept.
    pub kept: Counts,
    /// The faces of the others, in the order in which they were rolled.
    pub rolled: Vec<Face>,
}

/// Returns every roll of a game, in order.
pub(super) fn rolls_of(game: &Game) -> Vec<GameRoll> {
    let mut rolls = Vec::new();
    for (now, event) in game.steps() {
        let roll = match (event, now.phase()) {
            (Event::RolledForStart(face), Phase::Starting(round)) => Some(GameRoll {
                seat: round.seat(),
                turn: 0,
                number: 1,
                kept: Counts::default(),
                rolled: vec![face],
            }),
            (Event::Rolled { kept, rolled }, Phase::Turn(turn)) => Some(GameRoll {
                seat: turn.seat,
                turn: now.cards()[turn.seat].filled() + 1,
                number: turn.hand.map_or(0, |hand| hand.rolls) + 1,
                kept: (turn.hand).map_or_else(Counts::default, |hand| hand.dice.kept(kept)),
                rolled: rolled.faces().to_vec(),
            }),
            _ => None,
        };
        rolls.extend(roll.filter(|roll| !roll.rolled.is_empty()));
    }
    rolls
}

impl GameRoll {
    /// Returns how many of the dice must match for a Yahtzee, if one is possible.
    fn deciding(&self) -> Option<usize> {
        if self.turn == 0 {
            return None;
        }
        match self.kept.0.iter().filter(|count| **count > 0).count() {
            0 => self.rolled.len().checked_sub(1),
            1 => Some(self.rolled.len()),
            _ => None,
        }
    }

    fn is_yahtzee(&self) -> bool {
        let mut shown = self.kept;
        for face in &self.rolled {
            shown.0[face.index()] += 1;
        }
        shown.0.iter().filter(|count| **count > 0).count() == 1
    }
}

impl RollCounts {
    /// Counts the rolls of a game so far.
    pub fn of(game: &Game) -> RollCounts {
        let mut counts = RollCounts::default();
        let mut before = None;
        for roll in rolls_of(game) {
            for &face in &roll.rolled {
                counts.faces[face.index()] += 1;
                if let Some(before) = before {
                    counts.followers += 1;
                    counts.repeats += u64::from(before == face);
                }
                before = Some(face);
            }
            let chances = roll.deciding().and_then(|dice| dice.checked_sub(1));
            if let Some(count) = chances.and_then(|index| counts.chances.get_mut(index)) {
                *count += 1;
                counts.yahtzees += u64::from(roll.is_yahtzee());
            }
        }
        counts
    }

    /// Adds other counts.
    pub fn add(&mut self, others: &RollCounts) {
        let sum = |ours: &mut [u64], theirs: &[u64]| {
            for (our, their) in ours.iter_mut().zip(theirs) {
                *our += their;
            }
        };
        sum(&mut self.faces, &others.faces);
        sum(&mut self.chances, &others.chances);
        self.followers += others.followers;
        self.repeats += others.repeats;
        self.yahtzees += others.yahtzees;
    }

    /// Returns how many dice were rolled.
    pub fn dice(&self) -> u64 {
        self.faces.iter().sum()
    }

    /// Returns how many Yahtzees fair dice bring on average in rolls like these. It does not depend on how the player
    /// chose the kept dice.
    pub fn expected_yahtzees(&self) -> f64 {
        let mut chance = 1.0;
        let mut expected = 0.0;
        for &count in &self.chances {
            chance /= 6.0;
            expected += chance * count as f64;
        }
        expected
    }
}
