//! The events of a live game as bytes.

use rollkeep_rules::dice::{Dice, Face, Keep};
use rollkeep_rules::game::Event;
use rollkeep_rules::{Slot, Spec};

const UNDONE: u8 = 0x40;
const _: () = assert!(Spec::MAX_CATEGORIES <= UNDONE as usize);
const REOPENED: u8 = 0x41;
const SPENT: u8 = 0x42;
/// A box that no card has. It cannot be read.
const NO_BOX: u8 = 0x7f;
const ROLLED: u8 = 0x80;
const START: u8 = 0xc0;

/// Appends an event. Each event has one form, and no form is the beginning of another.
pub fn push(bytes: &mut Vec<u8>, event: Event) {
    match event {
        Event::Scored(Slot(slot)) => bytes.push(if slot < UNDONE { slot } else { NO_BOX }),
        Event::Undone => bytes.push(UNDONE),
        // These two occur only in games with computers or a clock, which cannot be live. They have a form so that every
        // event has one.
        Event::Reopened => bytes.push(REOPENED),
        Event::Spent(time) => {
            bytes.push(SPENT);
            bytes.extend(time.0.to_be_bytes());
        }
        Event::Rolled { kept, rolled } => {
            bytes.push(ROLLED | (kept.bits() % 64));
            bytes.extend(rolled.faces().iter().map(|face| face.pips()));
        }
        Event::RolledForStart(face) => bytes.push(START | face.pips()),
    }
}

/// Reads the events of a live game with this number of dice; `None` if the bytes make no sense.
pub fn read(mut bytes: &[u8], dice: u8) -> Option<Vec<Event>> {
    let mut events = Vec::new();
    while let Some((&first, rest)) = bytes.split_first() {
        let (event, rest) = match first {
            0..UNDONE => (Event::Scored(Slot(first)), rest),
            UNDONE => (Event::Undone, rest),
            ROLLED..START => {
                let kept = Keep::from_bits(first % 64);
                let count = usize::from(dice).checked_sub(kept.count())?;
                let (pips, rest) = rest.split_at_checked(count)?;
                let rolled = Dice::try_from_fn(count, |place| Face::try_from(pips[place])).ok()?;
                (Event::Rolled { kept, rolled }, rest)
            }
            START.. => (
                Event::RolledForStart(Face::try_from(first - START).ok()?),
                rest,
            ),
            _ => return None,
        };
        events.push(event);
        bytes = rest;
    }
    Some(events)
}
