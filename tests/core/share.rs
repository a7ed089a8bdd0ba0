//! There is always room for games, and no file can fill the storage or stop the page.

use std::time::{Duration, Instant};

use rollkeep_app::storage::{
    ARENA, ARENA_WARNING, Export, Import, Imported, Memory, OwnPlayer, SaveStore, SavedGame,
    StorageError,
};
use rollkeep_words::saves;

use super::faulty::Faulty;
use super::games::Plan;
use super::script::rules;
use super::store::id;
use super::tournament::tournament_of;
use super::transfer::import;

/// The room that browsers give a site, in characters.
const ROOM: usize = 5_242_880;

fn player(name: usize, size: usize) -> OwnPlayer {
    let (name, source) = (name.to_string(), "x".repeat(size));
    OwnPlayer { name, source }
}

fn file(entries: &serde_json::Map<String, serde_json::Value>) -> Export {
    let file = serde_json::json!({ "rollkeep_export": 1, "entries": entries });
    Export::from_json(&file.to_string()).expect("an export")
}

#[test]
fn with_the_arena_full_a_thousand_games_still_fit() {
    let storage = Faulty::roomy();
    storage.room.set(ROOM);
    let store = SaveStore::new(&storage);
    let mut number = 0;
    while store.fault().is_none() {
        number += 1;
        let player = player(number, OwnPlayer::MAX_SOURCE);
        store
            .players()
            .save(&id(number as u64), &player, None)
            .expect("new");
    }
    assert_eq!(store.fault(), Some(StorageError::ArenaFull));
    assert!((ARENA_WARNING..=ARENA).contains(&store.arena_used()));
    // There is no room for a tournament either, but one that does not grow may be saved.
    let tournament = store
        .tournaments()
        .save(&id(1), &tournament_of(&["a", "b"], 1, &[]), None);
    tournament.expect("new");
    let filler = "y".repeat(480_000);
    storage.put("rollkeep/aside/import-1", &filler);
    let game = six();
    for began in 0..1000 {
        store.games().save(&id(began), &game, None).expect("new");
    }
    assert_eq!(store.fault(), Some(StorageError::ArenaFull));
    let games = SaveStore::new(&storage).games().finished();
    assert_eq!(games.len(), 1000);
    // A tab that opens later counts the same, and with room the fault is gone.
    assert_eq!(SaveStore::new(&storage).arena_used(), store.arena_used());
    store.players().delete(&id(1));
    assert!(store.fault().is_none());
}

/// A finished game of six people.
fn six() -> SavedGame {
    SavedGame {
        game: Plan::whole(rules("yahtzee-official"), 6, 7).play(),
        began: 1_767_225_600_000,
        touched: 1_767_229_200_000,
    }
}

#[test]
fn invalid_entries_of_a_file_take_little_time_and_room() {
    let entries = (0..5_000).map(|it| (format!("junk-{it}"), format!("rubbish {it}").into()));
    let mut entries: serde_json::Map<_, _> = entries.collect();
    let big = "z".repeat(600_000);
    entries.insert("too big".to_owned(), big.into());
    let (memory, since) = (Memory::default(), Instant::now());
    let store = SaveStore::new(memory);
    let file = file(&entries);
    let before = Imported {
        aside: 5_000,
        no_room: 1,
        ..Imported::default()
    };
    for _ in 0..2 {
        let imported = Import::take(file.clone()).run(&store);
        assert_eq!(imported, before);
    }
    assert!(
        since.elapsed() < Duration::from_secs(10),
        "{:?}",
        since.elapsed()
    );
    assert_eq!(store.quarantine().count(), 5_000);
}

#[test]
fn an_import_can_be_watched_and_stopped() {
    let entries = (0..10).map(|it| (format!("junk-{it}"), format!("rubbish {it}").into()));
    let storage = Faulty::roomy();
    let store = SaveStore::new(&storage);
    let mut import = Import::take(file(&entries.collect()));
    assert_eq!(import.progress(), (0, 10));
    for done in 1..=4 {
        assert!(import.step(&store));
        assert_eq!(import.progress(), (done, 10));
    }
    assert_eq!(
        (import.imported().aside, store.quarantine().count()),
        (4, 4)
    );
}

#[test]
fn players_beyond_the_limit_are_not_imported() {
    let from = Faulty::roomy();
    let store = SaveStore::new(&from);
    for number in 1..=12 {
        let key = format!("rollkeep/player/{}", id(number));
        let player = player(number as usize, 190_000);
        let text = serde_json::json!({"format": 1, "name": player.name, "source": player.source});
        from.put(&key, &text.to_string());
    }
    let to = Faulty::roomy();
    // The preview adds up what the file brings, so that it promises no more than fits.
    let imported = import(&to, &store.export());
    assert_eq!((imported.new_players, imported.no_room), (10, 2));
    let says = saves::import_done(&imported);
    assert_eq!(says, "Imported. 2 entries don’t fit and stay in the file.");
    assert_eq!(SaveStore::new(&to).fault(), None);
}
