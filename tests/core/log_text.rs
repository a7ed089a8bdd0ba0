//! Every event as text. The format never changes.

use rollkeep_app::storage::{read_log, write_log};
use rollkeep_rules::Slot;
use rollkeep_rules::dice::{Dice, Face, Keep};
use rollkeep_rules::game::{Event, Millis};

use super::script::faces;

#[test]
fn every_event_has_a_text() {
    for dice in 1..=6u8 {
        for keep in Keep::every(dice.into()) {
            for number in 0..6u32.pow((usize::from(dice) - keep.count()) as u32) {
                let rolled: Vec<Face> = (0..usize::from(dice) - keep.count())
                    .map(|place| Face::ALL[(number / 6u32.pow(place as u32) % 6) as usize])
                    .collect();
                check_event(
                    Event::Rolled {
                        kept: keep,
                        rolled: Dice::new(&rolled).expect("few enough dice"),
                    },
                    dice,
                );
            }
        }
    }
    (0..20).for_each(|slot| check_event(Event::Scored(Slot(slot)), 5));
    Face::ALL
        .into_iter()
        .for_each(|face| check_event(Event::RolledForStart(face), 5));
    check_event(Event::Undone, 5);
    check_event(Event::Reopened, 5);
    for time in [0, 1, 9, 10, 59_999, u32::MAX] {
        check_event(Event::Spent(Millis(time)), 5);
    }
}

fn check_event(event: Event, dice: u8) {
    // It reads the same whatever follows it.
    let events = [event, event, Event::Undone];
    assert_eq!(
        read_log(&write_log(&events), dice).as_deref(),
        Ok(&events[..])
    );
}

/// The format never changes: these texts have these meanings.
#[test]
fn texts_of_events() {
    #[track_caller]
    fn check(text: &str, event: Event) {
        assert_eq!(write_log(&[event]), text);
        assert_eq!(read_log(text, 5).as_deref(), Ok(&[event][..]));
    }
    let rolled = |kept, fall| Event::Rolled {
        kept: Keep::from_bits(kept),
        rolled: Dice::new(&faces(fall)).expect("few enough dice"),
    };
    check("A", Event::Scored(Slot(0)));
    check("P", Event::Scored(Slot(15)));
    check("!A", Event::Scored(Slot(16)));
    check("!D", Event::Scored(Slot(19)));
    check("~", Event::Undone);
    check("_", Event::Reopened);
    check("^4", Event::RolledForStart(Face::Four));
    check("+1500;", Event::Spent(Millis(1500)));
    check("Q001", rolled(0, "11111"));
    check("Q1f5", rolled(0, "12345"));
    check("Rzz", rolled(1, "6666"));
    check("f5", rolled(0b01111, "5"));
    check("v", rolled(0b11111, ""));
}
