//! The store: where games are saved, who may overwrite them, and what happens to damaged ones.

use rollkeep_app::storage::{
    Memory, RecordId, SaveError, SaveStore, SavedGame, Settings, StorageError,
};
use rollkeep_rules::game::{Phase, Start};

use super::faulty::Faulty;
use super::live_pair::{Pair, table};
use super::script::{Script, rules};

/// The game of this script, with these times.
pub fn saved(script: &Script, began: u64, touched: u64) -> SavedGame {
    SavedGame {
        game: script.game.clone(),
        began,
        touched,
    }
}

pub fn id(began: u64) -> RecordId {
    RecordId::new(began, 0)
}

pub fn playing_key(id: &RecordId) -> String {
    format!("rollkeep/game/{id}")
}

pub fn finished_key(id: &RecordId) -> String {
    format!("rollkeep/done/{id}")
}

/// A single player one box before the end, with dice on the table.
pub fn nearly_over() -> Script {
    one_box_left().roll("1 2 3 4 6")
}

/// A single player one box before the end.
pub fn one_box_left() -> Script {
    let all = "
        1 1 1 1 2 ones
        2 2 2 2 1 twos
        3 3 3 3 1 threes
        4 4 4 4 1 fours
        5 5 5 5 1 fives
        6 6 6 6 1 sixes
        6 6 6 1 1 three-of-a-kind
        6 6 6 6 1 four-of-a-kind
        6 6 6 1 1 full-house
        1 2 3 4 6 small-straight
        1 2 3 4 5 large-straight
        5 5 5 5 5 yahtzee";
    Script::new("yahtzee-official", 1).turns(all)
}

/// Checks that exactly these keys are in the storage.
#[track_caller]
pub fn check_keys(storage: &Faulty, keys: &[String]) {
    let mut keys = keys.to_vec();
    keys.sort();
    assert_eq!(storage.all().into_keys().collect::<Vec<_>>(), keys);
}

#[test]
fn saved_game_loads() {
    let store = SaveStore::new(Memory::default());
    let game = saved(&Script::new("yatzy", 2).roll("1 2 3 4 5"), 5, 6);
    assert_eq!(store.games().load(&id(5)), None);
    let text = store.games().save(&id(5), &game, None).expect("room");
    assert_eq!(text, game.to_json());
    let loaded = store.games().load(&id(5)).expect("a game");
    assert_eq!((loaded.value, loaded.text), (game, text));
    store.games().delete(&id(5));
    assert_eq!(store.games().load(&id(5)), None);
}

#[test]
fn a_store_is_empty_until_something_of_ours_is_there() {
    let storage = Faulty::roomy();
    storage.put("another page", "its things");
    let store = SaveStore::new(&storage);
    assert!(store.is_empty());
    // A game that is only in memory counts, too.
    storage.room.set(0);
    let game = saved(&Script::new("yatzy", 1), 5, 6);
    store.games().save(&id(5), &game, None).expect("memory");
    assert!(!store.is_empty());
    store.games().delete(&id(5));
    assert!(store.is_empty());
    storage.put("rollkeep/aside/x-1", "damaged");
    assert!(!store.is_empty());
}

#[test]
fn games_in_play_are_listed_by_the_last_touch() {
    let store = SaveStore::new(Memory::default());
    for (began, touched) in [(1, 50), (2, 70), (3, 60)] {
        let game = saved(&Script::new("yatzy", 1), began, touched);
        store.games().save(&id(began), &game, None).expect("room");
    }
    let ids: Vec<RecordId> = store.games().playing();
    assert_eq!(ids, [id(2), id(3), id(1)]);
}

#[test]
fn finished_games_are_listed_by_their_beginning() {
    let store = SaveStore::new(Memory::default());
    for began in [7, 9, 8] {
        let game = saved(&nearly_over().score("chance"), began, 100 - began);
        store.games().save(&id(began), &game, None).expect("room");
    }
    assert_eq!(store.games().finished(), vec![id(9), id(8), id(7)]);
    assert_eq!(store.games().playing(), vec![]);
}

#[test]
fn changes_of_another_tab_are_not_overwritten() {
    let store = SaveStore::new(Memory::default());
    let start = Script::new("yatzy", 1);
    let mine = start.clone().roll("1 2 3 4 5");
    let theirs = start.clone().roll("6 6 6 6 6");
    let first = store
        .games()
        .save(&id(1), &saved(&start, 1, 1), None)
        .expect("room");
    let second = store
        .games()
        .save(&id(1), &saved(&theirs, 1, 2), Some(&first))
        .expect("room");
    for expected in [None, Some(first.as_str()), Some("")] {
        let refused = store.games().save(&id(1), &saved(&mine, 1, 3), expected);
        assert_eq!(refused, Err(SaveError::Changed(second.clone())));
    }
    let there = store.games().load(&id(1)).expect("a game");
    assert_eq!(there.value.game, theirs.game);
}

#[test]
fn an_earlier_stage_of_the_game_is_overwritten() {
    let storage = Faulty::roomy();
    let store = SaveStore::new(&storage);
    let start = Script::new("yatzy", 1);
    let later = start.clone().roll("1 2 3 4 5");
    storage.put(&playing_key(&id(1)), &saved(&start, 1, 1).to_json());
    let expected = saved(&later, 1, 2).to_json();
    let latest = saved(&later.score("chance"), 1, 3);
    let text = store
        .games()
        .save(&id(1), &latest, Some(&expected))
        .expect("nothing is lost");
    assert_eq!(storage.all()[&playing_key(&id(1))], text);
}

#[test]
fn a_game_moves_when_it_ends_and_back_when_that_is_undone() {
    let storage = Faulty::roomy();
    let store = SaveStore::new(&storage);
    let table = nearly_over();
    let over = table.clone().score("chance");
    let back = over.clone().undo();
    let mut text = store
        .games()
        .save(&id(1), &saved(&table, 1, 1), None)
        .expect("room");
    check_keys(&storage, &[playing_key(&id(1))]);
    text = store
        .games()
        .save(&id(1), &saved(&over, 1, 2), Some(&text))
        .expect("room");
    check_keys(&storage, &[finished_key(&id(1))]);
    assert_eq!(store.games().finished(), vec![id(1)]);
    store
        .games()
        .save(&id(1), &saved(&back, 1, 3), Some(&text))
        .expect("room");
    check_keys(&storage, &[playing_key(&id(1))]);
    assert_eq!(store.games().finished(), vec![]);
    assert_eq!(store.games().playing().len(), 1);
}

/// The page died after it wrote a game to its new key and before it removed the old one.
#[test]
fn a_game_in_both_places_is_the_further_one() {
    #[track_caller]
    fn check(playing: &Script, finished: &Script, further: &Script, next: &Script) {
        let storage = Faulty::roomy();
        let store = SaveStore::new(&storage);
        let put = || {
            storage.put(&playing_key(&id(1)), &saved(playing, 1, 1).to_json());
            storage.put(&finished_key(&id(1)), &saved(finished, 1, 1).to_json());
        };
        put();
        let loaded = store.games().load(&id(1)).expect("a game");
        assert_eq!(loaded.value.game, further.game);
        assert_eq!(storage.all().len(), 1);
        put();
        let over = matches!(further.game.phase(), Phase::Over(_));
        assert_eq!(store.games().playing().len(), usize::from(!over));
        // It can be played on, whether it was read in between or not.
        put();
        let text = store
            .games()
            .save(&id(1), &saved(next, 1, 2), Some(&loaded.text))
            .expect("ours");
        assert_eq!(storage.all().into_values().collect::<Vec<_>>(), [text]);
    }
    let table = nearly_over();
    let over = table.clone().score("chance");
    let back = over.clone().undo();
    check(&table, &over, &over, &back);
    check(&back, &over, &back, &back.clone().score("chance"));
    check(&over, &over, &over, &back);
}

#[test]
fn rules_of_the_latest_games_come_once_each() {
    let storage = Faulty::roomy();
    let store = SaveStore::new(&storage);
    let over = nearly_over().score("chance");
    assert_eq!(store.games().latest_rules(9), vec![]);
    for (number, touched, game) in [
        (1, 5, Script::new("kismet", 1)),
        (2, 9, over.clone()),
        (3, 7, Script::new("crag", 1)),
        (4, 8, over.clone()),
        (5, 6, Script::new("crag", 2)),
    ] {
        let game = saved(&game, number, touched);
        (store.games().save(&id(number), &game, None)).expect("new");
    }
    let ids = |games| {
        let rules = store.games().latest_rules(games).into_iter();
        rules.map(|it| it.id.clone()).collect::<Vec<_>>()
    };
    let first = over.game.rules().id.as_str();
    assert_eq!(ids(9), [first, "crag", "kismet"]);
    assert_eq!(ids(3), [first, "crag"]);
    assert_eq!(ids(1), [first]);
}

#[test]
fn two_games_under_one_name_are_both_kept() {
    let storage = Faulty::roomy();
    let store = SaveStore::new(&storage);
    let playing = saved(&Script::new("yatzy", 1), 1, 1);
    let finished = saved(&nearly_over().score("chance"), 1, 1).to_json();
    storage.put(&playing_key(&id(1)), &playing.to_json());
    storage.put(&finished_key(&id(1)), &finished);
    let loaded = store.games().load(&id(1)).expect("a game");
    assert_eq!(loaded.value, playing);
    assert_eq!(store.quarantine().all()[0].text, finished);
    assert_eq!(storage.all().len(), 2);
}

#[test]
fn a_blocked_place_says_so() {
    let storage = Faulty::roomy();
    storage.blocked.set(true);
    let store = SaveStore::new(&storage);
    let game = saved(&Script::new("yatzy", 1), 1, 1);
    let text = store.games().save(&id(1), &game, None).expect("new");
    assert_eq!(store.fault(), Some(StorageError::Blocked));
    assert_eq!(store.games().playing(), [id(1)]);
    assert_eq!(store.games().load(&id(1)).expect("a game").text, text);
    assert_eq!(store.settings().load(), Settings::default());
    assert_eq!(SaveStore::new(&storage).games().playing(), []);
}

/// What was deleted comes back as it was, in play and finished, with the proof of its dice, unless the game is there again.
#[test]
fn a_deleted_game_is_put_back() {
    let pair = Pair::met(table(rules("yatzy"), &[true, false], Start::Seating), 3);
    let live = pair.live(0);
    let storage = Faulty::roomy();
    let store = SaveStore::new(&storage);
    let in_play = saved(&Script::new("yatzy", 2).roll("1 2 3 4 5"), 1, 2);
    let over = saved(&nearly_over().score("chance"), 2, 3);
    for (began, game) in [(1, &in_play), (2, &over)] {
        store.games().save(&id(began), game, None).expect("room");
    }
    store.live_games().save(&id(1), live, None).expect("room");
    let before = storage.all();
    for began in [1, 2] {
        let deleted = store.games().delete(&id(began)).expect("a game");
        assert_eq!(store.games().load(&id(began)), None);
        assert!(!store.is_live(&id(began)));
        store.games().put_back(&deleted).expect("room");
        assert_eq!(storage.all(), before);
    }
    assert_eq!(store.games().delete(&id(3)), None);

    let deleted = store.games().delete(&id(1)).expect("a game");
    let other = saved(&Script::new("yatzy", 1), 1, 2);
    let there = store.games().save(&id(1), &other, None).expect("room");
    assert_eq!(
        store.games().put_back(&deleted),
        Err(SaveError::Changed(there.clone()))
    );
    assert!(store.games().is_still(&id(1), &there));
}
