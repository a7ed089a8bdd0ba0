//! A text that cannot be read is reported, set aside word for word, and repaired if a part of it is good.

use proptest::prelude::*;
use rollkeep_app::storage::{
    Absence, Challenge, Kind, Loaded, Record, SaveError, SaveStore, SavedGame,
};
use rollkeep_rules::catalogue;
use rollkeep_rules::dice::Seed;
use rollkeep_rules::game::{Game, SharedDice};

use super::faulty::Faulty;
use super::games::{any_plan, cases};
use super::script::Script;
use super::store::{check_keys, finished_key, id, nearly_over, playing_key, saved};

/// Checks that this text of a game in play is set aside word for word and that `mended` is left of it.
#[track_caller]
fn check_damaged(text: &str, mended: Option<&Game>) {
    let storage = Faulty::roomy();
    let store = SaveStore::new(&storage);
    storage.put(&playing_key(&id(1)), text);
    storage.put("rollkeep/gamer", "a key of someone else");
    for _ in 0..2 {
        let loaded = store.games().load(&id(1));
        assert_eq!(loaded.map(|game| game.value.game).as_ref(), mended);
        let aside = store.quarantine().all();
        assert_eq!(aside.len(), 1);
        assert_eq!(aside[0].text, text);
        assert!(aside[0].key.starts_with("rollkeep/aside/"));
    }
    let place = storage.all().get(&playing_key(&id(1))).cloned();
    assert_eq!(
        place
            .as_deref()
            .map(Loaded::from_json)
            .map(|l| matches!(l, Loaded::Whole(_))),
        mended.map(|_| true)
    );
}

#[test]
fn damaged_saves_are_set_aside_and_repaired() {
    let table = Script::new("yatzy", 1).roll("1 2 3 4 5");
    let text = saved(&table.clone().score("chance"), 1, 1).to_json();
    check_damaged("", None);
    check_damaged("no game", None);
    check_damaged(&text[..text.len() - 1], None);
    check_damaged(&text.replace("Ann", ""), None);
    check_damaged(&text.replace("N\"", "!\""), Some(&table.game));
    check_damaged(&text.replace("N\"", "P\""), Some(&table.game));
}

#[test]
fn a_finished_game_whose_end_is_damaged_is_in_play_again() {
    let storage = Faulty::roomy();
    let store = SaveStore::new(&storage);
    let text = saved(&nearly_over().score("chance"), 1, 1).to_json();
    let damaged = text.replace("M\"}", "!\"}");
    assert_ne!(damaged, text);
    storage.put(&finished_key(&id(1)), &damaged);
    let loaded = store.games().load(&id(1)).expect("a game");
    assert_eq!(loaded.value.game, nearly_over().game);
    check_keys(
        &storage,
        &[format!("rollkeep/aside/{}-1", id(1)), playing_key(&id(1))],
    );
}

#[test]
fn game_of_a_newer_version_is_kept() {
    check_newer(r#"{"format":6,"what":"nobody knows yet"}"#);
    let yatzy = saved(&Script::new("yatzy", 1), 1, 1).to_json();
    check_newer(&yatzy.replace("yatzy", "whist"));
}

#[test]
fn newer_saves_are_counted_without_reading_all_again() {
    let storage = Faulty::roomy();
    let store = SaveStore::new(&storage);
    for number in 1..=20 {
        let game = saved(&nearly_over(), 1, 1);
        let new = store.games().save(&id(number), &game, None);
        new.expect("nothing stands there");
    }
    let newer = r#"{"format":6,"what":"nobody knows yet"}"#;
    storage.put(&playing_key(&id(21)), newer);
    let reads = |of: &dyn Fn()| {
        let before = storage.reads.get();
        of();
        storage.reads.get() - before
    };
    assert!(reads(&|| assert_eq!(store.newer(), 1)) >= 21);
    assert_eq!(reads(&|| assert_eq!(store.newer(), 1)), 0);

    // A game that goes on is read again, and so is one that another tab has changed.
    let game = store.games().load(&id(1)).expect("a game");
    let over = saved(&nearly_over().score("chance"), 1, 1);
    let on = store.games().save(&id(1), &over, Some(&game.text));
    on.expect("it goes on from it");
    assert_eq!(reads(&|| assert_eq!(store.newer(), 1)), 1);
    for (number, expected) in [(2, 2), (3, 3)] {
        let key = playing_key(&id(number));
        storage.put(&key, newer);
        store.changed_elsewhere(Some(&key));
        assert_eq!(reads(&|| assert_eq!(store.newer(), expected)), 1);
    }
    storage.put(&playing_key(&id(4)), newer);
    store.changed_elsewhere(None);
    assert_eq!(store.newer(), 4);

    // What could not be read is unknown, and what is deleted is not counted.
    store.changed_elsewhere(None);
    storage.blocked.set(true);
    assert_eq!(store.newer(), 0);
    storage.blocked.set(false);
    assert_eq!(store.newer(), 4);
    store.games().delete(&id(4));
    assert_eq!(store.newer(), 3);
}

#[track_caller]
fn check_newer(newer: &str) {
    let storage = Faulty::roomy();
    let store = SaveStore::new(&storage);
    storage.put(&playing_key(&id(1)), newer);
    storage.put(&finished_key(&id(2)), newer);
    let before = storage.all();
    assert_eq!(store.newer(), 2);
    assert_eq!(store.games().playing(), vec![]);
    assert_eq!(store.games().load(&id(1)), None);
    assert_eq!(store.games().load(&id(2)), None);
    let game = saved(&nearly_over(), 1, 1);
    let refused = store.games().save(&id(1), &game, None);
    assert_eq!(refused, Err(SaveError::Changed(newer.to_owned())));
    assert_eq!(store.quarantine().all(), vec![]);
    assert_eq!(storage.all(), before);
    // A game of this version that ends or is read beside it does not displace it.
    storage.put(&playing_key(&id(2)), &game.to_json());
    let over = saved(&nearly_over().score("chance"), 1, 1);
    storage.put(&playing_key(&id(3)), &over.to_json());
    storage.put(&finished_key(&id(3)), newer);
    assert!(store.games().load(&id(2)).is_some());
    assert!(store.games().load(&id(3)).is_some());
    assert_eq!(storage.all()[&finished_key(&id(2))], newer);
    assert_eq!(storage.all()[&finished_key(&id(3))], newer);
}

#[test]
fn entries_of_other_programs_are_not_touched() {
    let storage = Faulty::roomy();
    let store = SaveStore::new(&storage);
    let foreign = [
        "rollkeep",
        "rollkeep/game/UPPER",
        "rollkeep/done/",
        "game/1",
        "",
        "ROLLKEEP/x",
    ];
    for key in foreign {
        storage.put(key, "{broken");
    }
    let before = storage.all();
    let game = saved(&Script::new("yatzy", 1), 1, 1);
    store.games().save(&id(1), &game, None).expect("room");
    assert_eq!(store.games().playing().len(), 1);
    assert_eq!(store.games().finished(), vec![]);
    assert_eq!(store.quarantine().all(), vec![]);
    store.games().delete(&id(1));
    assert_eq!(storage.all(), before);
}

proptest! {
    #![proptest_config(cases(800))]

    /// Whatever is saved: after it was read, its text is still saved somewhere.
    #[test]
    fn nothing_is_ever_lost_by_looking(
        plan in any_plan(),
        cut in any::<prop::sample::Index>(),
        splice in ".{0,3}",
        done in any::<bool>(),
    ) {
        let game = SavedGame { game: plan.play(), began: 1, touched: 2 };
        let mut text = game.to_json();
        let at = cut.index(text.len());
        if text.is_char_boundary(at) && text.is_char_boundary(at + 1) {
            text.replace_range(at..=at, &splice);
        }
        let storage = Faulty::roomy();
        let place = if done { finished_key(&id(1)) } else { playing_key(&id(1)) };
        storage.put(&place, &text);
        let store = SaveStore::new(&storage);
        let first = (store.games().playing(), store.games().load(&id(1)));
        prop_assert!(storage.all().into_values().any(|there| there == text));
        let after = storage.all();
        let listed = store.games().playing().len();
        prop_assert!(listed <= 1);
        prop_assert_eq!(store.games().load(&id(1)), first.1);
        prop_assert_eq!(storage.all(), after);
    }
}

#[test]
fn a_record_that_is_not_found_says_why() {
    let rules = catalogue::find("yatzy").expect("a rule set");
    let challenge = Challenge::record(&rules, SharedDice::Challenge(Seed(7)));
    let records = [
        (Record::Game(id(1)), playing_key(&id(1)), Kind::Game),
        (Record::Game(id(2)), finished_key(&id(2)), Kind::Game),
        (
            Record::Real(id(3)),
            format!("rollkeep/real/{}", id(3)),
            Kind::Real,
        ),
        (
            Record::Player(id(4)),
            format!("rollkeep/player/{}", id(4)),
            Kind::Player,
        ),
        (
            Record::Tournament(id(5)),
            format!("rollkeep/tournament/{}", id(5)),
            Kind::Tournament,
        ),
        (
            challenge,
            "rollkeep/challenge/c00000007yatzy".to_owned(),
            Kind::Challenge,
        ),
    ];
    for (record, key, kind) in records {
        let storage = Faulty::roomy();
        let store = SaveStore::new(&storage);
        let load_all = || {
            store.games().load(&id(1));
            store.games().load(&id(2));
            store.real_games().all();
            store.players().all();
            store.tournaments().load(&id(5));
            store.challenges().list();
        };
        assert_eq!(store.absence(&record), Absence::NotHere);
        storage.put(&key, r#"{"format":999,"real_dice":999,"version":999}"#);
        load_all();
        assert_eq!(store.absence(&record), Absence::Newer, "{key}");
        let newer = Kind::ALL.map(|it| store.newer_of(it));
        assert_eq!(newer, Kind::ALL.map(|it| usize::from(it == kind)), "{key}");

        storage.put(&key, "damaged");
        store.changed_elsewhere(Some(&key));
        load_all();
        assert_eq!(store.absence(&record), Absence::SetAside, "{key}");
        assert_eq!(store.absence(&Record::Game(id(9))), Absence::NotHere);
    }
}
