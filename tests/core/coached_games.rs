//! In which games the coach was switched on.

use rollkeep_app::storage::{Backend, CoachedGames, Memory, RecordId};

fn id(number: u8) -> RecordId {
    RecordId::new(1_770_000_000_000, number)
}

#[test]
fn coach_is_remembered_for_a_seat_of_a_game() {
    let memory = Memory::default();
    CoachedGames::note(&memory, &id(1), &[0, 2]);
    CoachedGames::note(&memory, &id(2), &[1]);
    let on = |game| [0, 1, 2].map(|seat| CoachedGames::read(&memory).is_on(&id(game), seat));
    assert_eq!(on(1), [true, false, true]);
    assert_eq!(on(2), [false, true, false]);
    assert_eq!(on(3), [false; 3]);
    CoachedGames::note(&memory, &id(1), &[]);
    assert_eq!(on(1), [false; 3]);
}

#[test]
fn newest_coached_games_are_remembered() {
    let memory = Memory::default();
    for number in 0..=u8::MAX {
        CoachedGames::note(&memory, &id(number), &[0]);
    }
    // A game without the coach takes no room.
    CoachedGames::note(&memory, &id(0), &[]);
    let games = CoachedGames::read(&memory);
    let known = (0..=u8::MAX).filter(|number| games.is_on(&id(*number), 0));
    assert_eq!(known.collect::<Vec<_>>(), (192..=255).collect::<Vec<_>>());
}

#[test]
fn invalid_list_of_coached_games_is_ignored() {
    let memory = Memory::default();
    CoachedGames::note(&memory, &id(1), &[0]);
    assert!(CoachedGames::read(&memory).is_on(&id(1), 0));
    // Whatever the name of its entry is.
    let keys = memory.keys().expect("memory can be read");
    let [key] = keys.as_slice() else {
        panic!("one entry: {keys:?}")
    };
    for rubbish in ["", "{}", "[1]", "\"a\""] {
        memory.write(key, rubbish).expect("memory takes all");
        let games = CoachedGames::read(&memory);
        assert_eq!(games, CoachedGames::default(), "{rubbish}");
    }
    CoachedGames::note(&memory, &id(2), &[0]);
    assert!(CoachedGames::read(&memory).is_on(&id(2), 0));
}
