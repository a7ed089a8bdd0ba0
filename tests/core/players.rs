//! Players that people have written: where they are saved, how they are named, how they are exported.

use proptest::prelude::*;
use rollkeep_app::storage::{
    Import, Imported, Memory, OwnPlayer, PlayerError, Record, RecordId, SaveError, SaveStore,
    StorageError,
};
use rollkeep_rules::game::clean_name;

use super::faulty::Faulty;
use super::games::cases;
use super::store::id;
use super::transfer::{export, import};

fn key(id: &RecordId) -> String {
    format!("rollkeep/player/{id}")
}

fn player(name: &str, source: &str) -> OwnPlayer {
    OwnPlayer {
        name: name.to_owned(),
        source: source.to_owned(),
    }
}

/// A storage with these players, made one after the other.
fn place(players: &[(&str, &str)]) -> Faulty {
    let storage = Faulty::roomy();
    for (made, (name, source)) in (1..).zip(players) {
        let saved = SaveStore::new(&storage)
            .players()
            .save(&id(made), &player(name, source), None);
        saved.expect("room");
    }
    storage
}

/// Name and program of all saved players.
fn all(storage: &Faulty) -> Vec<(String, String)> {
    let players = SaveStore::new(storage).players().all();
    let pair = |player: OwnPlayer| (player.name, player.source);
    players.into_iter().map(|it| pair(it.value)).collect()
}

#[track_caller]
fn check_all(storage: &Faulty, expected: &[(&str, &str)]) {
    let owned = |&(name, source): &(&str, &str)| (name.to_owned(), source.to_owned());
    let expected: Vec<_> = expected.iter().map(owned).collect();
    assert_eq!(all(storage), expected);
}

#[test]
fn saved_player_loads() {
    let store = SaveStore::new(Memory::default());
    assert_eq!(store.players().load(&id(1)), None);
    let ann = player("Ann", "export const turn = () => [];\n\t\"”\u{2028}");
    let text = store.players().save(&id(1), &ann, None).expect("room");
    let found = store.players().load(&id(1)).expect("a player");
    assert_eq!(
        (found.id, found.value, found.text),
        (id(1), ann.clone(), text.clone())
    );
    let bob = OwnPlayer {
        name: " Bob ".to_owned(),
        ..ann
    };
    store
        .players()
        .save(&id(1), &bob, Some(&text))
        .expect("room");
    let names = |it: rollkeep_app::storage::Stored<OwnPlayer>| it.value.name;
    assert_eq!(
        store.players().load(&id(1)).map(names),
        Some("Bob".to_owned())
    );
    store.players().delete(&id(1));
    assert_eq!(store.players().all(), Vec::new());
}

#[test]
fn players_are_listed_by_name() {
    let names = [("bob", ""), ("Zoe", ""), ("Ann", ""), ("ann 2", "")];
    let sorted = [("Ann", ""), ("ann 2", ""), ("bob", ""), ("Zoe", "")];
    check_all(&place(&names), &sorted);
}

#[test]
fn players_are_not_listed_as_games() {
    let storage = place(&[("Ann", "")]);
    let store = SaveStore::new(&storage);
    assert_eq!(store.games().playing(), Vec::new());
    assert_eq!(store.games().finished(), Vec::new());
    assert_eq!(Record::of_key(&key(&id(1))), Some(Record::Player(id(1))));
    assert_eq!(Record::of_key("rollkeep/player/../game/1"), None);
}

#[test]
fn invalid_players_are_refused() {
    let storage = place(&[("Ann", "a")]);
    let before = storage.all();
    let long = "x".repeat(OwnPlayer::MAX_SOURCE + 1);
    let wide = "é".repeat(OwnPlayer::MAX_NAME + 1);
    for (name, source, why) in [
        ("", "", PlayerError::NoName),
        (" \n", "", PlayerError::NoName),
        (&wide, "", PlayerError::LongName),
        ("Ann", "a", PlayerError::SameName),
        (" Ann ", "b", PlayerError::SameName),
        ("Bob", &long, PlayerError::LongSource),
    ] {
        let refused = SaveStore::new(&storage)
            .players()
            .save(&id(2), &player(name, source), None);
        assert_eq!(refused, Err(why), "{name}");
    }
    assert_eq!(storage.all(), before);
    // The longest allowed.
    let (name, source) = (&wide[2..], &long[1..]);
    let saved = SaveStore::new(&storage)
        .players()
        .save(&id(2), &player(name, source), None);
    saved.expect("room");
    check_all(&storage, &[("Ann", "a"), (name, source)]);
}

#[test]
fn free_names_get_a_number() {
    let long = "x".repeat(40);
    let storage = place(&[("Ann", ""), ("Ann 3", ""), (&long[..30], "")]);
    let store = SaveStore::new(&storage);
    for (like, free) in [
        ("Bob", "Bob"),
        ("  Bob ", "Bob"),
        ("Ann", "Ann 2"),
        ("Ann 3", "Ann 3 2"),
        (&long, &format!("{} 2", &long[..28])),
    ] {
        assert_eq!(store.players().free_name(like), free, "{like}");
    }
}

#[test]
fn changes_of_another_tab_are_not_overwritten() {
    let storage = place(&[("Ann", "one")]);
    let (here, there) = (SaveStore::new(&storage), SaveStore::new(&storage));
    let one = there.players().load(&id(1)).expect("a player");
    let two = there
        .players()
        .save(&id(1), &player("Ann", "two"), Some(&one.text));
    let two = two.expect("room");
    let changed = Err(PlayerError::Save(SaveError::Changed(two.clone())));
    for expected in [None, Some(one.text.as_str())] {
        let refused = here
            .players()
            .save(&id(1), &player("Ann", "three"), expected);
        assert_eq!(refused, changed);
    }
    // The same program under the same name is no conflict.
    let same = here
        .players()
        .save(&id(1), &player("Ann", "two"), Some(&one.text));
    assert_eq!(same, Ok(two.clone()));
    // A player that another tab deleted can be saved again only as a new one.
    there.players().delete(&id(1));
    let refused = here
        .players()
        .save(&id(1), &player("Ann", "four"), Some(&two));
    assert_eq!(refused, Err(PlayerError::Save(SaveError::Deleted)));
    here.players()
        .save(&id(1), &player("Ann", "four"), None)
        .expect("room");
    check_all(&storage, &[("Ann", "four")]);
}

#[test]
fn damaged_players_are_set_aside() {
    let long = format!(
        r#"{{"format":1,"name":"Ann","source":"{}"}}"#,
        "x".repeat(OwnPlayer::MAX_SOURCE + 1)
    );
    for damaged in [
        "",
        "garbage",
        "{}",
        r#"{"format":0,"name":"Ann","source":""}"#,
        r#"{"format":1,"name":"Ann"}"#,
        r#"{"format":1,"name":" ","source":""}"#,
        &long,
    ] {
        let storage = place(&[("Ann", "a")]);
        storage.put(&key(&id(7)), damaged);
        check_all(&storage, &[("Ann", "a")]);
        let aside = SaveStore::new(&storage).quarantine().all();
        assert_eq!(aside.len(), 1, "{damaged}");
        assert_eq!(aside[0].text, damaged);
        assert!(!storage.all().contains_key(&key(&id(7))));
        // It is exported unchanged.
        let to = Faulty::roomy();
        assert_eq!(import(&to, &export(&storage)).aside, 1);
        assert_eq!(to.all(), storage.all());
    }
}

#[test]
fn player_of_a_newer_version_is_kept() {
    let newer = r#"{"format":2,"what":"nobody knows yet"}"#;
    let storage = place(&[("Ann", "a")]);
    storage.put(&key(&id(7)), newer);
    let before = storage.all();
    let store = SaveStore::new(&storage);
    check_all(&storage, &[("Ann", "a")]);
    assert_eq!(store.newer(), 1);
    let refused = store.players().save(&id(7), &player("Bob", ""), None);
    let changed = SaveError::Changed(newer.to_owned());
    assert_eq!(refused, Err(PlayerError::Save(changed)));
    assert_eq!(storage.all(), before);

    let to = Faulty::roomy();
    for (new_players, known) in [(2, 0), (0, 2)] {
        let expected = Imported {
            new_players,
            known,
            ..Imported::default()
        };
        assert_eq!(import(&to, &export(&storage)), expected);
        assert_eq!(to.all(), before);
    }
    // It is not replaced, and does not replace another one.
    assert_eq!(
        import(&storage, &export(&place(&[("Bob", "b")]))).new_players,
        1
    );
    let to = Faulty::roomy();
    to.put(&key(&id(7)), r#"{"format":3}"#);
    assert_eq!(import(&to, &export(&storage)).aside, 1);
    assert_eq!(to.all()[&key(&id(7))], r#"{"format":3}"#);
}

#[test]
fn imported_player_replaces_none() {
    // The players here, those in the file, how many are new, and the players here afterwards.
    type Players = &'static [(&'static str, &'static str)];
    let cases: [(Players, Players, usize, Players); 6] = [
        (&[], &[("Ann", "a")], 1, &[("Ann", "a")]),
        (&[("Ann", "a")], &[("Ann", "a")], 0, &[("Ann", "a")]),
        (
            &[("Ann", "a")],
            &[("Ann", "b")],
            1,
            &[("Ann", "a"), ("Ann 2", "b")],
        ),
        (
            &[("Ann", "a")],
            &[("Bob", "a")],
            1,
            &[("Ann", "a"), ("Bob", "a")],
        ),
        (
            &[("Ann", "a"), ("Ann 2", "b")],
            &[("Ann", "c")],
            1,
            &[("Ann", "a"), ("Ann 2", "b"), ("Ann 3", "c")],
        ),
        (
            &[("Bob", "b"), ("Ann", "a")],
            &[("Ann", "a"), ("Bob", "b")],
            0,
            &[("Ann", "a"), ("Bob", "b")],
        ),
    ];
    for (here, file, new_players, after) in cases {
        let (to, file) = (place(here), export(&place(file)));
        assert_eq!(import(&to, &file).new_players, new_players, "{after:?}");
        check_all(&to, after);
        assert_eq!(import(&to, &file).new_players, 0, "{after:?}");
        check_all(&to, after);
    }
}

#[test]
fn full_storage_is_reported() {
    let storage = place(&[("Ann", "a")]);
    storage.room.set(storage.used() + 50);
    let before = storage.all();
    let big = player("Bob", &"x".repeat(100));
    // It is there until the page is closed.
    let store = SaveStore::new(&storage);
    store.players().save(&id(2), &big, None).expect("the net");
    assert_eq!(store.fault(), Some(StorageError::Full));
    assert_eq!(store.players().all().len(), 2);
    assert_eq!(storage.all(), before);
    storage.room.set(usize::MAX);
    store
        .players()
        .save(&id(3), &player("Cleo", ""), None)
        .expect("room");
    assert_eq!(store.fault(), None);
    check_all(
        &storage,
        &[("Ann", "a"), ("Bob", &big.source), ("Cleo", "")],
    );
}

proptest! {
    #![proptest_config(cases(300))]

    /// Any text is a program and reads back unchanged.
    #[test]
    fn programs_are_exported_and_imported(name in "\\PC{1,30}", source in any::<String>()) {
        prop_assume!(!clean_name(&name).is_empty());
        let from = place(&[(&name, &source)]);
        let to = Faulty::roomy();
        prop_assert_eq!(import(&to, &export(&from)).new_players, 1);
        prop_assert_eq!(to.all(), from.all());
        prop_assert_eq!(all(&to), [(clean_name(&name), source)]);
    }

    /// Whatever two devices have, each file adds all that is missing, once.
    #[test]
    fn no_player_is_lost_between_two_devices(
        here in prop::collection::btree_map("[AB]( 2)?", "[ab]", 0..4),
        there in prop::collection::btree_map("[AB]( 2)?", "[ab]", 0..4),
    ) {
        fn pairs(of: &std::collections::BTreeMap<String, String>) -> Vec<(&str, &str)> {
            of.iter().map(|(name, source)| (name.as_str(), source.as_str())).collect()
        }
        let (to, from) = (place(&pairs(&here)), place(&pairs(&there)));
        Import::take(export(&from)).run(&SaveStore::new(&to));
        let after = all(&to);
        for pair in &here {
            let kept = after.iter().any(|(name, source)| (name, source) == pair);
            prop_assert!(kept, "{:?}", after);
        }
        for (name, source) in &there {
            let came = after.iter().any(|it| it.0.starts_with(name.as_str()) && it.1 == *source);
            prop_assert!(came, "{:?}", after);
        }
        Import::take(export(&from)).run(&SaveStore::new(&to));
        prop_assert_eq!(all(&to), after);
    }
}
