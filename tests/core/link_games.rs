//! Games that are played through links.

use rollkeep_app::storage::{
    Backend, Kind, LinkGames, Memory, RecordId, SaveStore, next_person, receiver, who_is_here,
    who_stays,
};
use rollkeep_rules::dice::{Fair, Keep};
use rollkeep_rules::game::{Action, Game, Seat, Setup, Start, Strength};
use rollkeep_rules::{Slot, catalogue};
use rollkeep_words::links;

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

const ANN: usize = 0;
const BEN: usize = 1;
const CLEO: usize = 2;

/// A game in which this many turns were played, each with one roll into the next box.
fn played(seats: Vec<Seat>, turns: usize) -> Game {
    let rules = catalogue::find("yatzy").unwrap();
    let mut game = Game::new(Setup::new(rules.clone(), seats, Start::Seating, None).unwrap());
    let mut dice = Fair::seeded(1);
    for turn in 0..turns {
        let slot = Slot((turn / game.cards().len()) as u8);
        for action in [Action::Roll(Keep::NONE), Action::Score(slot)] {
            game = game.apply(action, &mut dice).unwrap().0;
        }
    }
    game
}

/// A game of three people.
fn of_three(turns: usize) -> Game {
    played(["Ann", "Ben", "Cleo"].map(Seat::person).into(), turns)
}

/// A game of two people and a computer, who sits last.
fn with_computer(turns: usize) -> Game {
    let mut seats: Vec<Seat> = ["Ann", "Ben"].map(Seat::person).into();
    seats.push(Seat::computer("Novice", Strength::Novice));
    played(seats, turns)
}

/// At first, all who have played share the device. The one whose turn it is gets the link.
#[test]
fn whoever_has_played_stays() {
    let stays = [0, 1, 2, 3, 4].map(|turns| who_stays(None, &of_three(turns)));
    let all: [&[usize]; 5] = [&[], &[ANN], &[ANN, BEN], &[BEN, CLEO], &[ANN, CLEO]];
    assert_eq!(stays, all);
    // From then on it is known.
    assert_eq!(who_stays(Some(&[ANN, BEN]), &of_three(4)), [ANN]);
    assert_eq!(who_stays(Some(&[ANN]), &of_three(4)), [ANN]);
}

/// What was sent away by mistake comes back.
#[test]
fn whoever_is_next_can_be_here_after_all() {
    let game = of_three(1);
    assert_eq!(who_is_here(None, &game), [ANN, BEN, CLEO]);
    assert_eq!(who_is_here(Some(&[ANN]), &game), [ANN, BEN]);
    assert_eq!(who_is_here(Some(&[ANN, BEN]), &game), [ANN, BEN]);
}

/// A game goes to the person whose turn it is, not to a computer. Whoever opens a link plays on after a computer.
#[test]
fn link_is_for_a_person() {
    let turns = [0, 1, 2, 3];
    let game = with_computer;
    assert_eq!(
        turns.map(|it| receiver(&game(it))),
        [Some(ANN), Some(BEN), None, Some(ANN)]
    );
    assert_eq!(
        turns.map(|it| next_person(&game(it))),
        [Some(ANN), Some(BEN), Some(ANN), Some(ANN)]
    );
    let over = game(45);
    assert_eq!((receiver(&over), next_person(&over)), (None, None));
    // Nobody else could get the link.
    let alone = played(vec![Seat::person("Ann")], 1);
    assert_eq!((receiver(&alone), next_person(&alone)), (None, Some(ANN)));
}

/// The result is news where the game has ended, also with a computer's score, until it was sent.
#[test]
fn result_is_news_until_it_is_sent() {
    let memory = Memory::default();
    let has_news = |game: &Game| LinkGames::read(&memory).has_news(&id(1), game);
    let over = with_computer(45);
    LinkGames::tell(&memory, &id(1), &over);
    assert!(!has_news(&over), "it is not played through links");
    for (here, news) in [(vec![], false), (vec![ANN, BEN], false), (vec![BEN], true)] {
        LinkGames::note(&memory, &id(1), here);
        assert_eq!(has_news(&over), news);
    }
    let before = with_computer(44);
    assert!(!has_news(&before), "it goes on");
    LinkGames::tell(&memory, &id(1), &before);
    assert!(has_news(&over), "the others have an earlier link");
    LinkGames::tell(&memory, &id(1), &over);
    assert!(!has_news(&over));
    LinkGames::note(&memory, &id(1), vec![ANN]);
    assert!(!has_news(&over), "it stays sent");
    let earlier = format!(r#"[{{"id":"{}","here":[1]}}]"#, id(1).as_str());
    memory.write("rollkeep-apart", &earlier).unwrap();
    assert!(
        !has_news(&over),
        "earlier versions did not note what was sent"
    );
}

/// A score that is taken back makes another end.
#[test]
fn another_result_is_news_again() {
    let memory = Memory::default();
    let has_news = |game: &Game| LinkGames::read(&memory).has_news(&id(1), game);
    let over = of_three(45);
    LinkGames::note(&memory, &id(1), vec![CLEO]);
    LinkGames::tell(&memory, &id(1), &over);
    let mut dice = Fair::seeded(1);
    let (undone, _) = over.apply(Action::Undo, &mut dice).unwrap();
    assert!(!has_news(&undone), "it goes on");
    let (again, _) = undone.apply(Action::Score(Slot(14)), &mut dice).unwrap();
    assert!(has_news(&again));
}

/// Other tabs hear of it.
#[test]
fn seats_are_a_kind_of_their_own() {
    let memory = Memory::default();
    LinkGames::note(&memory, &id(1), vec![ANN]);
    let keys = memory.keys().unwrap();
    let store = SaveStore::new(memory);
    store.take_changed();
    store.changed_elsewhere(Some(&keys[0]));
    assert_eq!(store.take_changed(), [Kind::LinkGames].into());
}

/// All of several people may have got the link, so nobody is addressed.
#[test]
fn link_addresses_one_of_two() {
    assert_eq!(links::for_whom(&with_computer(1), &[]), "Your turn, Ben");
    assert_eq!(
        links::for_whom(&with_computer(2), &[]),
        "Ann, Ben and Novice"
    );
    assert_eq!(links::for_whom(&of_three(1), &[]), "Ann, Ben and Cleo");
    // Of three, the device knows who plays here.
    assert_eq!(links::for_whom(&of_three(1), &[1]), "Your turn, Ben");
}
