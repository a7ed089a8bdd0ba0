//! Dice that are kept in the middle of a turn.

use rollkeep_app::storage::{Backend, Export, Kept, Memory, RecordId, SaveStore};
use rollkeep_rules::dice::Keep;

fn id(number: u8) -> RecordId {
    RecordId::new(1_770_000_000_000, number)
}

#[test]
fn kept_dice_are_those_of_one_roll() {
    let memory = Memory::default();
    let (one, two) = (Keep::from_bits(0b101), Keep::NONE);
    Kept::note(&memory, &id(1), Some((3, one)));
    Kept::note(&memory, &id(2), Some((3, two)));
    let kept = Kept::read(&memory);
    assert_eq!(kept.of(&id(1), 3), Some(one));
    assert_eq!(kept.of(&id(2), 3), Some(two));
    assert_eq!(kept.of(&id(1), 4), None);
    assert_eq!(kept.of(&id(3), 3), None);

    Kept::note(&memory, &id(1), None);
    Kept::note(&memory, &id(2), None);
    assert_eq!(memory.keys(), Ok(Vec::new()));
}

#[test]
fn number_of_games_is_limited() {
    let memory = Memory::default();
    for number in 0..=u8::MAX {
        Kept::note(&memory, &id(number), Some((1, Keep::NONE)));
    }
    let kept = Kept::read(&memory);
    let known = (0..=u8::MAX).filter(|number| kept.of(&id(*number), 1).is_some());
    assert_eq!(known.collect::<Vec<_>>(), (224..=255).collect::<Vec<_>>());
}

#[test]
fn invalid_text_is_ignored() {
    let memory = Memory::default();
    for rubbish in ["", "{}", "[[1,2,3]]", "[[\"a\",-1,3]]", "[[\"a\",1,300]]"] {
        memory.write("rollkeep-kept", rubbish).unwrap();
        assert_eq!(Kept::read(&memory), Kept::default(), "{rubbish}");
    }
}

#[test]
fn kept_dice_are_not_exported() {
    let memory = Memory::default();
    Kept::note(&memory, &id(1), Some((3, Keep::NONE)));
    let store = SaveStore::new(memory);
    let empty = SaveStore::new(Memory::default());
    let export = |store: &SaveStore<Memory>| -> Export { store.export() };
    assert_eq!(export(&store), export(&empty));
}
