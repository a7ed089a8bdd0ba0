//! What the first turn on a device teaches.

use crate::dice::Keep;
use crate::game::{Game, Phase, SeatKind};
use crate::storage::Lesson;

/// The lesson that fits this point of a turn and was not learned on this device yet; `keep` are the tapped dice.
pub fn lesson(game: &Game, keep: Keep, learned: &[Lesson]) -> Option<Lesson> {
    let Phase::Turn(turn) = game.phase() else {
        return None;
    };
    let hand = turn.hand?;
    let kept = keep.count();
    let last = hand.rolls >= game.rules().rolls || kept == hand.dice.len();
    let to_learn = |lesson: Lesson| !learned.contains(&lesson);
    if last {
        Some(Lesson::Score).filter(|it| to_learn(*it))
    } else if to_learn(Lesson::Keep) && kept == 0 {
        Some(Lesson::Keep)
    } else if to_learn(Lesson::Roll) {
        Some(Lesson::Roll)
    } else {
        // After rolling again, the next lesson is how to stop.
        Some(Lesson::Score).filter(|it| to_learn(*it) && hand.rolls > 1)
    }
}

/// What was done at this device, as the game and the dice that are tapped show it.
pub fn done(game: &Game, keep: Keep) -> Vec<Lesson> {
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
