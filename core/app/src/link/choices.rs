//! The events of a game, each as a choice among those that can follow.

use super::digits::{DigitReader, Digits};
use rollkeep_rules::dice::{Dice, Face};
use rollkeep_rules::game::{Action, Event, Game, Millis};

/// The number of events that are not actions of a player in a link: two kinds of undo, and time. They make every event of
/// a link longer, so games without them are written without these choices.
const ASIDE: usize = 3;

/// Returns whether this event is an undo or time.
pub fn is_undo_or_time(event: &Event) -> bool {
    matches!(event, Event::Undone | Event::Reopened | Event::Spent(_))
}

/// Writes the next event of this game.
pub fn write(digits: &mut Digits, game: &Game, event: Event, asides: bool) {
    let actions = actions_but_undo(game);
    let base = actions.len() + usize::from(asides);
    let wish = match event {
        Event::RolledForStart(_) => Action::RollForStart,
        Event::Rolled { kept, .. } => Action::Roll(kept),
        Event::Scored(slot) => Action::Score(slot),
        Event::Undone | Event::Reopened | Event::Spent(_) => Action::Undo,
    };
    // The choice behind all actions stands for undo and time.
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

/// Reads the next event of this game; `None` if nothing can follow.
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
            let rolled = Dice::from_fn(dice, |_| face(digits));
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

/// Returns the actions that the rules allow, without undo.
fn actions_but_undo(game: &Game) -> Vec<Action> {
    let mut actions = game.legal_actions();
    actions.retain(|&action| action != Action::Undo);
    actions
}

fn face(digits: &mut DigitReader) -> Face {
    Face::ALL[digits.read(6) % 6]
}
