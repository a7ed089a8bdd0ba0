//! Games that are played through links.

use rollkeep_core::dice::{Fair, Keep};
use rollkeep_core::game::{Action, Game, Seat, Setup, Start};
use rollkeep_core::rules::{Slot, catalogue};
use rollkeep_core::storage::{Backend, LinkGames, Memory, RecordId, who_stays};

fn id(number: u8) -> RecordId {
    RecordId::new(1_770_000_000_000, number)
}

#[test]
fn number_of_games_is_limited() {
    let memory = Memory::default();
    for number in (0..=u8::MAX).chain([255, 254]) {
        LinkGames::note(&memory, &id(number), vec![number.into()]);
    }
    let games = LinkGames::read(&memory);
    let known = (0..=u8::MAX).filter(|number| {
        let here = games.here(&id(*number));
        here.inspect(|here| assert_eq!(*here, [usize::from(*number)]));
        here.is_some()
    });
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

/// Earlier versions kept only the ids. The next turn then asks who plays here.
#[test]
fn earlier_lists_are_read() {
    let memory = Memory::default();
    let text = serde_json::to_string(&[id(1).as_str()]).unwrap();
    memory.write("rollkeep-apart", &text).unwrap();
    LinkGames::note(&memory, &id(2), vec![1, 3]);
    let games = LinkGames::read(&memory);
    assert_eq!(games.here(&id(1)), Some(&[][..]));
    assert_eq!(games.here(&id(2)), Some(&[1, 3][..]));
    assert_eq!(games.here(&id(3)), None);
}

/// Ann and Ben share a device, Cleo has another one.
#[test]
fn whoever_has_played_stays() {
    let rules = catalogue::find("yatzy").unwrap();
    let seats = ["Ann", "Ben", "Cleo"].map(Seat::person).into();
    let mut game = Game::new(Setup::new(rules.clone(), seats, Start::Seating, None).unwrap());
    let mut dice = Fair::seeded(1);
    let mut stays = vec![who_stays(&game)];
    for slot in 0..4 {
        for action in [Action::Roll(Keep::NONE), Action::Score(Slot(slot))] {
            game = game.apply(action, &mut dice).unwrap().0;
        }
        stays.push(who_stays(&game));
    }
    // The one whose turn it is gets the link.
    assert_eq!(stays, [vec![], vec![0], vec![0, 1], vec![1, 2], vec![0, 2]]);
}
