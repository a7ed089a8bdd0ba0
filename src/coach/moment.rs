//! The decisions of a game.

use crate::dice::Dice;
use crate::game::{Event, Game, Phase};
use crate::rules::Card;
use crate::solver::Choice;

/// A decision that was made in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Who decided.
    pub seat: usize,
    /// What the player's card held.
    pub card: Card,
    /// What the dice showed.
    pub dice: Dice,
    /// How many throws were left.
    pub throws_left: u8,
    /// What was done.
    pub played: Choice,
}

/// All decisions of a game, in the order in which they were made. A score that was taken back is
/// not among them.
pub fn moments(game: &Game) -> Vec<Moment> {
    let mut moments: Vec<Moment> = Vec::new();
    let mut now = Game::new(game.setup().clone());
    for &event in game.log() {
        let played = match event {
            Event::Thrown { kept, .. } => Some(Choice::Keep(kept)),
            Event::Scored(slot) => Some(Choice::Score(slot)),
            Event::Undone => {
                moments.pop();
                None
            }
            Event::ThrownForStart(_) | Event::Spent(_) => None,
        };
        if let (Some(played), Phase::Turn(turn)) = (played, now.phase())
            && let Some(hand) = turn.hand
        {
            moments.push(Moment {
                seat: turn.seat,
                card: now.cards()[turn.seat].clone(),
                dice: hand.dice,
                throws_left: now.rules().throws - hand.throws,
                played,
            });
        }
        match now.then(event) {
            Ok(next) => now = next,
            // A game is the fold of its log, so every event of it follows the rules.
            Err(_) => break,
        }
    }
    moments
}
