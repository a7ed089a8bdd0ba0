//! Play goes on when storage fails, and what was saved before is not lost.

use proptest::prelude::*;
use rollkeep_app::storage::{Record, SaveStore, SavedGame, Settings, StorageError, Theme};

use super::faulty::Faulty;
use super::games::{any_plan, cases};
use super::script::Script;
use super::store::{finished_key, id, nearly_over, playing_key, saved};

#[test]
fn working_storage_needs_no_memory() {
    let storage = Faulty::roomy();
    let store = SaveStore::new(&storage);
    let game = saved(&Script::new("yatzy", 1), 1, 1);
    store.games().save(&id(1), &game, None).expect("new");
    store.games().save(&id(2), &game, None).expect("new");
    store.games().delete(&id(1));
    assert_eq!(store.fault(), None);
    assert!(store.is_durable(&Record::Game(id(2))));
    assert_eq!(store.games().playing(), [id(2)]);
    assert_eq!(storage.all().len(), 1);
}

#[test]
fn games_go_on_with_blocked_storage() {
    let storage = Faulty::roomy();
    storage.blocked.set(true);
    let store = SaveStore::new(&storage);
    let table = Script::new("yatzy", 1);
    let text = store
        .games()
        .save(&id(1), &saved(&table, 1, 1), None)
        .expect("a net");
    let later = saved(&table.roll("1 2 3 4 5"), 1, 2);
    let text = store
        .games()
        .save(&id(1), &later, Some(&text))
        .expect("a net");
    assert_eq!(store.fault(), Some(StorageError::Blocked));
    let loaded = store.games().load(&id(1)).expect("a game");
    assert_eq!((&loaded.value, &loaded.text), (&later, &text));
    assert_eq!(store.games().playing().len(), 1);
    assert!(storage.all().is_empty());

    storage.blocked.set(false);
    store
        .games()
        .save(&id(1), &later, Some(&text))
        .expect("a net");
    assert_eq!(store.fault(), None);
    assert_eq!(storage.all()[&playing_key(&id(1))], text);
}

#[test]
fn deleting_a_game_makes_room_for_what_is_in_memory() {
    let storage = Faulty::roomy();
    let store = SaveStore::new(&storage);
    let old = saved(&nearly_over().score("chance"), 1, 1);
    store.games().save(&id(1), &old, None).expect("a net");
    storage.room.set(storage.used());
    let new = saved(&Script::new("yatzy", 1), 2, 2);
    let text = store.games().save(&id(2), &new, None).expect("a net");
    assert_eq!(store.fault(), Some(StorageError::Full));
    assert!(!store.is_durable(&Record::Game(id(2))));
    assert_eq!(storage.all().len(), 1);

    store.games().delete(&id(1));
    assert_eq!(store.fault(), None);
    assert!(store.is_durable(&Record::Game(id(2))));
    assert_eq!(
        storage.all().into_iter().collect::<Vec<_>>(),
        [(playing_key(&id(2)), text)]
    );
}

/// A game moves to another key when it ends. If there is no room for both texts, the old one stays until the new one is
/// written.
#[test]
fn a_game_that_ends_in_full_storage_is_not_lost() {
    let storage = Faulty::roomy();
    let store = SaveStore::new(&storage);
    let table = nearly_over();
    let text = store
        .games()
        .save(&id(1), &saved(&table, 1, 1), None)
        .expect("a net");
    storage.room.set(storage.used());
    let over = saved(&table.clone().score("chance"), 1, 2);
    let text = store
        .games()
        .save(&id(1), &over, Some(&text))
        .expect("a net");
    assert_eq!(store.games().load(&id(1)).expect("a game").value, over);
    assert_eq!(store.games().playing(), vec![]);
    // After a reload the game is as it was before its last score.
    let next = SaveStore::new(&storage);
    assert_eq!(
        next.games().load(&id(1)).expect("a game").value.game,
        table.game
    );
    // The page stays open, takes the score back and ends the game again.
    let back = saved(&table.clone().score("chance").undo(), 1, 3);
    let text = store
        .games()
        .save(&id(1), &back, Some(&text))
        .expect("a net");
    assert_eq!(store.games().load(&id(1)).expect("a game").value, back);
    let again = saved(&table.score("chance").undo().score("chance"), 1, 4);
    store
        .games()
        .save(&id(1), &again, Some(&text))
        .expect("a net");
    // There is room again, and the next save notices it.
    storage.room.set(usize::MAX);
    let dark = Settings {
        theme: Theme::Dark,
        ..Settings::default()
    };
    store.settings().save(&Settings::default(), &dark);
    assert_eq!(store.fault(), None);
    assert_eq!(store.games().load(&id(1)).expect("a game").value, again);
    let keys: Vec<String> = storage.all().into_keys().collect();
    assert_eq!(keys, [finished_key(&id(1)), "rollkeep/settings".to_owned()]);
}

#[test]
fn damaged_saves_stay_until_they_are_set_aside() {
    let whole = saved(&nearly_over(), 1, 1).to_json();
    let partly = whole.replace("L", "P");
    for damaged in ["nonsense", &partly] {
        let storage = Faulty::roomy();
        storage.put(&playing_key(&id(1)), damaged);
        storage.put("rollkeep/settings", "nonsense, too");
        storage.room.set(storage.used());
        let before = storage.all();
        let store = SaveStore::new(&storage);
        let playing = store.games().playing();
        assert_eq!(playing.len(), usize::from(damaged != "nonsense"));
        playing
            .iter()
            .for_each(|id| assert!(store.games().load(id).is_some()));
        store.settings().load();
        assert_eq!(storage.all(), before);
        assert_eq!(store.quarantine().all().len(), 2);
    }
}

/// Without room to set the damaged text aside, the good part of a game is played on and settings are changed.
#[test]
fn damaged_saves_are_not_overwritten_before_they_are_set_aside() {
    let table = Script::new("yatzy", 1).roll("1 2 3 4 5");
    let long = saved(&table.clone().score("chance"), 1, 1).to_json();
    let damaged = long.replace("N\"", &format!("!{:300}\"", ""));
    assert_ne!(damaged, long);
    let settings = format!("nonsense{:300}", "");
    let storage = Faulty::roomy();
    storage.put(&playing_key(&id(1)), &damaged);
    storage.put("rollkeep/settings", &settings);
    storage.room.set(storage.used());
    let store = SaveStore::new(&storage);
    let found = store.games().load(&id(1)).expect("a good part");
    assert_eq!(found.value.game, table.game);
    let on = saved(&table.roll("1 2 3 4 6"), 1, 2);
    let text = store.games().save(&id(1), &on, Some(&found.text));
    let text = text.expect("it is the one that was read");
    let stands = |text: &str| storage.all().values().any(|it| it == text);
    assert!(stands(&damaged), "its tail is lost");
    let dark = Settings {
        theme: Theme::Dark,
        ..Settings::default()
    };
    let set = store.settings().save(&Settings::default(), &dark);
    assert_eq!(set, dark);

    assert!(stands(&damaged), "its tail is lost");
    assert!(stands(&settings), "what was in the settings is lost");
    assert_eq!(store.fault(), Some(StorageError::Full));
    assert!(!store.is_durable(&Record::Game(id(1))));
    assert_eq!(store.games().load(&id(1)).expect("a game").text, text);

    storage.room.set(usize::MAX);
    store.flush();
    assert_eq!(store.fault(), None);
    assert!(stands(&damaged) && stands(&settings));
    assert_eq!(storage.all()[&playing_key(&id(1))], text);
    assert_eq!(SaveStore::new(&storage).settings().load(), dark);
}

/// Deleting a damaged game makes room for its copy in quarantine.
#[test]
fn a_damaged_game_can_be_deleted_in_full_storage() {
    let storage = Faulty::roomy();
    let text = saved(&nearly_over(), 1, 1).to_json();
    let damaged = text.replace("L", "P");
    storage.put(&playing_key(&id(1)), &damaged);
    storage.put("filler", "a few more bytes");
    storage.room.set(storage.used() + 10);
    let store = SaveStore::new(&storage);
    assert!(store.games().load(&id(1)).is_some());
    store.games().delete(&id(1));
    assert_eq!(store.games().playing(), vec![]);
    assert_eq!(store.fault(), None);
    let aside = format!("rollkeep/aside/{}-1", id(1));
    assert_eq!(storage.all().get(&aside), Some(&damaged));
}

/// Two tabs set different texts aside under one key, one of them only in memory.
#[test]
fn set_aside_in_memory_gives_way_to_another_tab() {
    let storage = Faulty::roomy();
    storage.put("rollkeep/settings", "nonsense of one tab");
    storage.room.set(storage.used());
    let full = SaveStore::new(&storage);
    full.settings().load();
    storage.room.set(usize::MAX);
    storage.put("rollkeep/settings", "nonsense of another");
    SaveStore::new(&storage).settings().load();
    full.flush();
    assert_eq!((full.fault(), full.take_copies()), (None, 0));
    let mut aside: Vec<String> = storage.all().into_values().collect();
    aside.sort();
    assert_eq!(aside, ["nonsense of another", "nonsense of one tab"]);
}

proptest! {
    #![proptest_config(cases(400))]

    /// A page plays a game while storage fails at random. If the page closes at any moment, the storage holds an
    /// earlier stage of the game, once one was saved, and nothing else.
    #[test]
    fn a_game_is_never_lost(
        plan in any_plan(),
        faults in prop::collection::vec((0..3u8, 1..20u32), 1..20),
    ) {
        let storage = Faulty::roomy();
        let store = SaveStore::new(&storage);
        let mut text = None;
        let mut landed = false;
        let mut faults = faults.iter().cycle();
        let mut until_next = 0;
        plan.walk(|_, _, after| {
            if until_next == 0 {
                let (fault, steps) = faults.next().expect("a cycle");
                until_next = *steps;
                storage.blocked.set(*fault == 1);
                storage.room.set(if *fault == 2 { storage.used() + 3 } else { usize::MAX });
            }
            until_next -= 1;
            let game = SavedGame { game: after.clone(), began: 1, touched: 2 };
            text = Some(store.games().save(&id(1), &game, text.as_deref()).expect("a net"));
            let there = store.games().load(&id(1)).expect("a game");
            assert_eq!(&there.value.game, after);

            // Another page opens later.
            let copy = Faulty::roomy();
            for (key, text) in storage.all() {
                copy.put(&key, &text);
            }
            let found = SaveStore::new(&copy).games().load(&id(1));
            assert!(found.is_some() || !landed, "lost");
            landed = found.is_some();
            if let Some(found) = found {
                let log = found.value.game.log();
                let same = log.iter().zip(after.log()).take_while(|(a, b)| a == b).count();
                // All events but the last are the same; the last may be a longer piece of time.
                assert!(same + 1 >= log.len() && after.log().len() >= log.len());
                assert_eq!(copy.all().len(), 1);
            }
        });
    }
}
