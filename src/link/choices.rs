//! The events of a game, each as a choice among those that can follow.

use super::digits::{DigitReader, Digits};
use crate::dice::{Dice, Face, MAX_DICE};
use crate::game::{Action, Event, Game, Millis};

/// How an event is taken back, and time: choices beside the actions of players. They cost a little with every event, so a
/// game without them is written without.
const ASIDE: usize = 3;

/// Does this event take something back or spend time?
pub fn is_undo_or_time(event: &Event) -> bool {
    matches!(event, Event::Undone | Event::Reopened | Event::Spent(_))
}

/// Writes what happens next in this game.
pub fn write(digits: &mut Digits, game: &Game, event: Event, asides: bool) {
    let actions = actions_but_undo(game);
    let base = actions.len() + usize::from(asides);
    let wish = match event {
        Event::RolledForStart(_) => Action::RollForStart,
        Event::Rolled { kept, .. } => Action::Roll(kept),
        Event::Scored(slot) => Action::Score(slot),
        Event::Undone | Event::Reopened | Event::Spent(_) => Action::Undo,
    };
    // What is no wish stands behind all of them.
    let choice = actions.iter().position(|&it| it == wish);
    digits.write(choice.unwrap_or(actions.len()), base);
    match event {
        Event::RolledForStart(face) => digits.write(face.index(), 6),
        Event::Rolled { rolled, .. } => {
            for face in rolled.faces() {
                digits.write(face.index(), 6);
            }
        }
        Event::Scored(_) => {}
        Event::Undone => digits.write(0, ASIDE),
        Event::Reopened => digits.write(1, ASIDE),
        Event::Spent(time) => {
            digits.write(2, ASIDE);
            digits.write_long(time.0.into());
        }
    }
}

/// Reads what happens next in this game; `None` if nothing can.
pub fn read(digits: &mut DigitReader, game: &Game, asides: bool) -> Option<Event> {
    let actions = actions_but_undo(game);
    let base = actions.len() + usize::from(asides);
    if base == 0 {
        return None;
    }
    Some(match actions.get(digits.read(base)) {
        Some(Action::RollForStart) => Event::RolledForStart(face(digits)),
        Some(&Action::Roll(kept)) => {
            let dice = usize::from(game.rules().dice).checked_sub(kept.count())?;
            let mut faces = [Face::One; MAX_DICE];
            let faces = faces.get_mut(..dice)?;
            faces.fill_with(|| face(digits));
            let rolled = Dice::new(faces).ok()?;
            Event::Rolled { kept, rolled }
        }
        Some(&Action::Score(slot)) => Event::Scored(slot),
        Some(Action::Undo | Action::Spend(_)) | None => match digits.read(ASIDE) {
            0 => Event::Undone,
            1 => Event::Reopened,
            _ => Event::Spent(Millis(digits.read_long()?.try_into().ok()?)),
        },
    })
}

/// What players may do, without taking back.
fn actions_but_undo(game: &Game) -> Vec<Action> {
    let mut actions = game.legal_actions();
    actions.retain(|&action| action != Action::Undo);
    actions
}

fn face(digits: &mut DigitReader) -> Face {
    Face::ALL[digits.read(6) % 6]
}
