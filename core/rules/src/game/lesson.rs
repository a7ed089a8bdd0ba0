//! What the first turn on a device teaches.

use serde::{Deserialize, Serialize};

use super::{Game, Phase, SeatKind};
use crate::dice::Keep;

/// One thing that the first turn teaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lesson {
    /// A tap keeps a die.
    Keep,
    /// Rolling again rolls the other dice.
    Roll,
    /// A box ends the turn.
    Score,
}

/// Returns the lesson that fits this point of a turn, unless the player has learned it; `keep` are the tapped dice.
pub fn next_lesson(game: &Game, keep: Keep, learned: &[Lesson]) -> Option<Lesson> {
    let Phase::Turn(turn) = game.phase() else {
        return None;
    };
    let hand = turn.hand?;
    let kept = keep.count();
    let last = turn.rolls_left(game.rules()) == 0 || kept == hand.dice.len();
    let to_learn = |lesson: Lesson| !learned.contains(&lesson);
    if last {
        Some(Lesson::Score).filter(|it| to_learn(*it))
    } else if to_learn(Lesson::Keep) && kept == 0 {
        Some(Lesson::Keep)
    } else if to_learn(Lesson::Roll) {
        Some(Lesson::Roll)
    } else {
        // After a second roll, the next lesson is how to end the turn.
        Some(Lesson::Score).filter(|it| to_learn(*it) && hand.rolls > 1)
    }
}

/// Returns the lessons that the player has learned by now, as the game and the tapped dice show.
pub fn lessons_done(game: &Game, keep: Keep) -> Vec<Lesson> {
    let person = |seat: usize| game.setup().seats()[seat].kind == SeatKind::Person;
    let mut done = Vec::new();
    if let Phase::Turn(turn) = game.phase()
        && person(turn.seat)
        && let Some(hand) = turn.hand
    {
        if keep.count() > 0 {
            done.push(Lesson::Keep);
        }
        if hand.rolls > 1 {
            done.push(Lesson::Roll);
        }
    }
    if game.last_score().is_some_and(|last| person(last.seat)) {
        done.push(Lesson::Score);
    }
    done
}
