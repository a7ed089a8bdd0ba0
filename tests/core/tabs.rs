//! Several tabs over one storage that fills up: what another tab has saved stays, and nothing is lost.

use rollkeep_app::storage::{
    Memory, OwnPlayer, Pace, Record, RecordId, SaveError, SaveStore, Settings, StorageError,
    TableLook, Theme,
};

use super::faulty::Faulty;
use super::script::Script;
use super::store::{id, nearly_over, saved};
use super::tournament::tournament_of;

/// The logs of all games in play, as a tab sees them.
fn games(store: &SaveStore<&Faulty>) -> Vec<(RecordId, usize)> {
    let load = |id| {
        let game = store.games().load(&id)?;
        Some((id, game.value.game.log().len()))
    };
    store
        .games()
        .playing()
        .into_iter()
        .filter_map(load)
        .collect()
}

/// Tab A plays on in memory. Then there is room, and tab B takes over and plays on differently.
#[test]
fn a_newer_game_is_not_overwritten_when_there_is_room_again() {
    let storage = Faulty::roomy();
    let (a, b) = (SaveStore::new(&storage), SaveStore::new(&storage));
    let start = saved(&Script::new("yatzy", 1), 1, 1);
    let begun = a.games().save(&id(1), &start, None).expect("new");
    storage.room.set(storage.used());
    let ours = Script::new("yatzy", 1).roll("1 2 3 4 5").score("chance");
    let ours = saved(&ours, 1, 2);
    let in_memory = a.games().save(&id(1), &ours, Some(&begun)).expect("memory");
    assert_eq!(a.fault(), Some(StorageError::Full));
    assert!(!a.is_durable(&Record::Game(id(1))));

    storage.room.set(usize::MAX);
    let theirs = saved(&Script::new("yatzy", 1).roll("6 6 6 6 6"), 1, 3);
    let there = b.games().save(&id(1), &theirs, Some(&begun)).expect("room");
    // A writes something.
    let dark = Settings {
        theme: Theme::Dark,
        ..Settings::default()
    };
    a.settings().save(&Settings::default(), &dark);

    for tab in [&a, &b] {
        let found = tab.games().load(&id(1)).expect("a game");
        assert_eq!((&found.value, &found.text), (&theirs, &there));
        let copy = tab.games().playing().into_iter().find(|it| *it != id(1));
        let copy = tab.games().load(&copy.expect("a copy")).expect("a game");
        assert_eq!(copy.value, ours);
    }
    assert_eq!((a.fault(), a.take_copies(), a.take_copies()), (None, 1, 0));
    let refused = a.games().save(&id(1), &ours, Some(&in_memory));
    assert_eq!(refused, Err(SaveError::Changed(there)));
}

/// The other tab has saved an earlier state of this game, or has gone further in the same way.
#[test]
fn the_same_game_needs_no_copy() {
    let table = Script::new("yatzy", 1).roll("1 2 3 4 5");
    let further = table.clone().score("chance");
    for (ours, theirs, stands) in [(&table, &further, &further), (&further, &table, &further)] {
        let storage = Faulty::roomy();
        let (a, b) = (SaveStore::new(&storage), SaveStore::new(&storage));
        let start = saved(&Script::new("yatzy", 1), 1, 1);
        let begun = a.games().save(&id(1), &start, None).expect("new");
        storage.room.set(storage.used());
        let kept = a.games().save(&id(1), &saved(ours, 1, 2), Some(&begun));
        kept.expect("memory");
        storage.room.set(usize::MAX);
        let kept = b.games().save(&id(1), &saved(theirs, 1, 3), Some(&begun));
        kept.expect("room");
        assert!(a.flush());
        assert_eq!(a.fault(), None);
        assert_eq!(games(&a), [(id(1), stands.game.log().len())]);
        assert_eq!(games(&a), games(&b));
    }
}

#[test]
fn a_tab_notices_by_itself_that_there_is_room() {
    let storage = Faulty::roomy();
    let store = SaveStore::new(&storage);
    for stop in [
        |it: &Faulty| it.room.set(0),
        |it: &Faulty| it.blocked.set(true),
    ] {
        stop(&storage);
        let game = saved(&nearly_over(), 1, 1);
        let name = id(storage.used() as u64);
        let text = store.games().save(&name, &game, None).expect("memory");
        assert!(store.fault().is_some());
        assert!(!store.flush(), "nothing has changed");
        storage.room.set(usize::MAX);
        storage.blocked.set(false);
        assert!(store.flush());
        assert_eq!(store.fault(), None);
        assert!(storage.all().values().any(|it| *it == text));
    }
}

#[test]
fn a_game_that_was_deleted_comes_back_only_as_a_copy() {
    let storage = Faulty::roomy();
    let (a, b) = (SaveStore::new(&storage), SaveStore::new(&storage));
    let begun = a
        .games()
        .save(&id(1), &saved(&Script::new("yatzy", 1), 1, 1), None);
    let begun = begun.expect("new");
    let ours = saved(&nearly_over(), 1, 2);
    b.games().delete(&id(1));
    let refused = a.games().save(&id(1), &ours, Some(&begun));
    assert_eq!(refused, Err(SaveError::Deleted));
    // What the player plays next is new.
    let text = a.games().save(&id(1), &ours, None).expect("new");

    storage.room.set(storage.used());
    let on = saved(&nearly_over().score("chance"), 1, 3);
    a.games().save(&id(1), &on, Some(&text)).expect("memory");
    b.games().delete(&id(1));
    storage.room.set(usize::MAX);
    assert!(a.flush());
    assert_eq!(a.games().load(&id(1)), None);
    let [copy] = &a.games().finished()[..] else {
        panic!("one copy")
    };
    assert_eq!(b.games().load(copy).expect("a game").value, on);
}

/// A deletion that could not be written is done as soon as it can be, unless another tab went on with the game.
#[test]
fn deletions_without_storage_are_repeated() {
    for goes_on in [false, true] {
        let storage = Faulty::roomy();
        let (a, b) = (SaveStore::new(&storage), SaveStore::new(&storage));
        let begun = a
            .games()
            .save(&id(1), &saved(&Script::new("yatzy", 1), 1, 1), None);
        let begun = begun.expect("new");
        storage.fuse.set(Some(0));
        a.games().delete(&id(1));
        assert_eq!(a.games().load(&id(1)), None);
        assert_eq!(a.games().playing(), []);
        assert!(a.fault().is_some());
        storage.fuse.set(None);
        if goes_on {
            let on = saved(&nearly_over(), 1, 2);
            b.games().save(&id(1), &on, Some(&begun)).expect("room");
        }
        a.flush();
        assert_eq!(a.games().load(&id(1)).is_some(), goes_on);
        assert_eq!(storage.all().len(), usize::from(goes_on));
    }
}

#[test]
fn settings_of_two_tabs_merge_field_by_field() {
    let storage = Faulty::roomy();
    let (a, b) = (SaveStore::new(&storage), SaveStore::new(&storage));
    let before = Settings::default();
    let mut ours = Settings {
        theme: Theme::Dark,
        ..before.clone()
    };
    ours.people = vec!["Ann".to_owned()];
    ours.coached = vec!["Ann".to_owned()];
    a.settings().save(&before, &ours);
    // B does not know it yet.
    let mut theirs = Settings {
        shortcuts: false,
        ..before.clone()
    };
    theirs.coached = vec!["Ben".to_owned()];
    let both = b.settings().save(&before, &theirs);
    assert_eq!((both.theme, both.shortcuts), (Theme::Dark, false));
    assert_eq!(both.people, ["Ann"]);
    assert_eq!(both.coached, ["Ben", "Ann"]);
    assert_eq!(a.settings().load(), both);

    // Nothing that waits in memory is lost either.
    storage.room.set(storage.used());
    let slow = Settings {
        pace: Pace::Slow,
        pass_screen: false,
        ..both.clone()
    };
    assert_eq!(a.settings().save(&both, &slow), slow);
    storage.room.set(usize::MAX);
    let light = Settings {
        theme: Theme::Light,
        ..both.clone()
    };
    b.settings().save(&both, &light);
    a.flush();
    let all = Settings {
        theme: Theme::Light,
        ..slow
    };
    assert_eq!(a.settings().load(), all);
    assert_eq!(SaveStore::new(&storage).settings().load(), all);
}

#[test]
fn an_unknown_value_costs_its_field_only() {
    let storage = Faulty::roomy();
    let text = r#"{"theme":"sepia","table_look":"marble","motion":"off","people":["Ann"],"computers":["oracle"],"hue":7}"#;
    storage.put("rollkeep/settings", text);
    let store = SaveStore::new(&storage);
    let found = store.settings().load();
    assert_eq!(found.theme, Theme::System);
    assert_eq!(found.table_look, TableLook::Paper);
    assert_eq!(found.motion, rollkeep_app::storage::Motion::Off);
    assert_eq!(found.people, ["Ann"]);
    assert_eq!(store.quarantine().count(), 0);
    // A version that knows the field finds it again.
    store.settings().save(
        &found,
        &Settings {
            shortcuts: false,
            ..found.clone()
        },
    );
    let there = &storage.all()["rollkeep/settings"];
    for kept in [
        r#""theme":"sepia""#,
        r#""table_look":"marble""#,
        r#""hue":7"#,
        r#""shortcuts":false"#,
        "oracle",
    ] {
        assert!(there.contains(kept), "{there}");
    }
}

#[test]
fn settings_are_no_longer_than_this_app_makes_them() {
    let long = "x".repeat(100_000);
    let names: Vec<String> = (0..100).map(|it| format!("\u{202e}{it}{long}")).collect();
    let text =
        serde_json::json!({"people": names, "table": names, "coached": names, "rules": long});
    let store = SaveStore::new(Memory::default());
    let record = rollkeep_app::storage::Backend::write;
    let memory = Memory::default();
    record(&memory, "rollkeep/settings", &text.to_string()).expect("memory");
    let found = SaveStore::new(memory).settings().load();
    assert_eq!(
        (found.people.len(), found.table.len(), found.rules),
        (24, 16, None)
    );
    assert!(
        found
            .people
            .iter()
            .all(|it| it.chars().count() <= 20 && !it.contains('\u{202e}'))
    );
    assert_eq!(store.settings().load(), Settings::default());
}

/// A tournament that is over here is not overwritten by a tab that stopped half way, and a deleted one stays deleted.
#[test]
fn a_tournament_is_not_overwritten_by_a_stale_tab() {
    let storage = Faulty::roomy();
    let (a, b) = (SaveStore::new(&storage), SaveStore::new(&storage));
    let stage = |lines: &[&str]| tournament_of(&["a", "b"], 3, lines);
    let begun = a
        .tournaments()
        .save(&id(1), &stage(&["1 2"]), None)
        .expect("new");
    let over = stage(&["1 2", "3 1", "2 1"]);
    let done = a
        .tournaments()
        .save(&id(1), &over, Some(&begun))
        .expect("ours");
    for stale in [
        stage(&["1 2"]),
        stage(&["1 2", "3 1"]),
        stage(&["1 2", "9 9", "2 1"]),
    ] {
        for expected in [Some(begun.as_str()), None] {
            let refused = b.tournaments().save(&id(1), &stale, expected);
            assert_eq!(refused, Err(SaveError::Changed(done.clone())));
        }
    }
    // A tab that played on from the same tournament is further on, not different.
    let half = b
        .tournaments()
        .save(&id(2), &stage(&["1 2"]), None)
        .expect("new");
    a.tournaments()
        .save(&id(2), &stage(&["1 2", "3 1"]), Some(&half))
        .expect("ours");
    b.tournaments()
        .save(&id(2), &over, Some(&half))
        .expect("it goes on from A's");
    a.tournaments().delete(&id(1));
    let refused = b.tournaments().save(&id(1), &over, Some(&done));
    assert_eq!(refused, Err(SaveError::Deleted));
    assert_eq!(b.tournaments().ids(), [id(2)]);
}

#[test]
fn a_tournament_of_a_newer_version_is_not_touched() {
    let storage = Faulty::roomy();
    let store = SaveStore::new(&storage);
    store
        .tournaments()
        .save(&id(1), &tournament_of(&["a", "b"], 1, &[]), None)
        .expect("new");
    let key = format!("rollkeep/tournament/{}", id(1));
    let text = storage.all()[&key].clone();
    for newer in [
        text.replace("\"version\":2", "\"version\":4"),
        text.replace("yahtzee-official", "whist"),
        r#"{"version":4}"#.to_owned(),
    ] {
        storage.put(&key, &newer);
        assert_eq!(store.tournaments().load(&id(1)), None);
        assert_eq!((store.newer(), store.quarantine().count()), (1, 0));
        let refused = store
            .tournaments()
            .save(&id(1), &tournament_of(&["c", "d"], 1, &[]), None);
        assert_eq!(refused, Err(SaveError::Changed(newer.clone())));
        assert_eq!(storage.all()[&key], newer);
    }
}

#[test]
fn player_changed_in_two_tabs_is_copied() {
    let player = |source: &str| OwnPlayer {
        name: "Ann".to_owned(),
        source: source.to_owned(),
    };
    let storage = Faulty::roomy();
    let (a, b) = (SaveStore::new(&storage), SaveStore::new(&storage));
    let one = a.players().save(&id(1), &player("one"), None).expect("new");
    storage.room.set(storage.used());
    a.players()
        .save(&id(1), &player("two, and longer"), Some(&one))
        .expect("memory");
    storage.room.set(usize::MAX);
    b.players()
        .save(&id(1), &player("three"), Some(&one))
        .expect("room");
    assert!(a.flush());
    let all = SaveStore::new(&storage).players().all();
    let all: Vec<_> = all
        .into_iter()
        .map(|it| (it.value.name, it.value.source))
        .collect();
    let pair = |name: &str, source: &str| (name.to_owned(), source.to_owned());
    assert_eq!(
        all,
        [pair("Ann", "three"), pair("Ann 2", "two, and longer")]
    );
}
