//! Games that several people play apart with the same dice.

use rollkeep_core::storage::{Backend, LinkGames, Memory, RecordId};

fn id(number: u8) -> RecordId {
    RecordId::new(1_770_000_000_000, number)
}

#[test]
fn number_of_games_is_limited() {
    let memory = Memory::default();
    for number in (0..=u8::MAX).chain([255, 254]) {
        LinkGames::note(&memory, &id(number));
    }
    let apart = LinkGames::read(&memory);
    let known = (0..=u8::MAX).filter(|number| apart.contains(&id(*number)));
    assert_eq!(known.collect::<Vec<_>>(), (192..=255).collect::<Vec<_>>());
}

#[test]
fn invalid_text_is_ignored() {
    let memory = Memory::default();
    for rubbish in ["", "{}", "[1]", "\"a\""] {
        memory.write("rollkeep-apart", rubbish).unwrap();
        assert_eq!(LinkGames::read(&memory), LinkGames::default(), "{rubbish}");
    }
}
