//! How score cards for real dice are saved.

use rollkeep_app::real_dice::{Entry, LoadedReal, RealGame, Refusal, UnreadableReal};
use rollkeep_app::storage::{Export, Import, Imported, Record, SaveError, SaveStore, StorageError};
use rollkeep_rules::Slot;
use rollkeep_words::saves;

use super::super::faulty::Faulty;
use super::{game, with};

#[test]
fn cards_are_kept_listed_and_deleted() {
    let storage = Faulty::roomy();
    let store = SaveStore::new(&storage);
    let first = store
        .real_games()
        .add(game("yatzy", &["Ada"]), 1000)
        .expect("new");
    let second = store
        .real_games()
        .add(game("yahtzie", &["Ada", "Ben"]), 1000)
        .expect("new");
    assert_ne!(first.id, second.id);
    let written = with(&first.value, &[Entry::Score(0, Slot(0), 5)]);
    let text = store
        .real_games()
        .save(&first.id, &written, Some(&first.text))
        .expect("saved");
    let all = SaveStore::new(&storage).real_games().latest_first();
    let ids: Vec<_> = all.iter().map(|it| &it.id).collect();
    assert_eq!(
        ids,
        [&first.id, &second.id],
        "the one written on last first"
    );
    assert_eq!((&all[0].value, &all[0].text), (&written, &text));
    store.real_games().delete(&second.id);
    assert_eq!(store.real_games().ids(), std::slice::from_ref(&first.id));
    // They are not games: nothing that counts games counts them.
    assert_eq!(
        (store.games().playing(), store.games().finished()),
        (vec![], vec![])
    );
}

#[test]
fn damage_is_set_aside_and_the_good_part_kept() {
    let storage = Faulty::roomy();
    let store = SaveStore::new(&storage);
    let card = store
        .real_games()
        .add(game("yahtzee-official", &["Ada"]), 1000)
        .expect("new");
    let good = with(&card.value, &[Entry::Score(0, Slot(0), 3)]);
    let key = format!("rollkeep/real/{}", card.id);
    let bad = good
        .to_json()
        .replace("]}]", "]},{\"score\":[0,8,24]},\"undo\"]");
    storage.put(&key, &bad);
    assert!(matches!(
        RealGame::from_json(&bad),
        LoadedReal::Partly(_, 1, Refusal::Impossible(..))
    ));
    let store = SaveStore::new(&storage);
    let found = store.real_games().load(&card.id).expect("the good part");
    assert_eq!(
        (found.value.log(), &found.text),
        (good.log(), &storage.all()[&key])
    );
    let aside: Vec<_> = store
        .quarantine()
        .all()
        .into_iter()
        .map(|it| (it.key, it.text))
        .collect();
    assert_eq!(
        aside,
        [(format!("rollkeep/aside/real-{}-1", card.id), bad.clone())]
    );
    assert!(saves::why_aside(&bad).contains("Step 2 is against the rules"));
    // No part of it is good.
    storage.put(&key, "{\"real_dice\":1}");
    let store = SaveStore::new(&storage);
    assert_eq!(store.real_games().load(&card.id), None);
    assert_eq!(store.quarantine().count(), 2);
    assert!(!storage.all().contains_key(&key));
    // A card of a newer version stays where it is.
    let newer = good.to_json().replace("\"real_dice\":1", "\"real_dice\":4");
    storage.put(&key, &newer);
    let store = SaveStore::new(&storage);
    assert_eq!(
        (store.real_games().load(&card.id), store.newer()),
        (None, 1)
    );
    assert_eq!(storage.all()[&key], newer);
    let unknown = good.to_json().replace("yahtzee-official", "maxi");
    assert_eq!(
        RealGame::from_json(&unknown),
        LoadedReal::Not(UnreadableReal::Newer)
    );
}

/// Two tabs write on one card: what was saved first stays, and a tab that has not read it cannot overwrite it.
#[test]
fn two_tabs_compare_before_they_write() {
    let storage = Faulty::roomy();
    let (a, b) = (SaveStore::new(&storage), SaveStore::new(&storage));
    let card = a
        .real_games()
        .add(game("yatzy", &["Ada"]), 1000)
        .expect("new");
    let ours = with(&card.value, &[Entry::Score(0, Slot(0), 1)]);
    let theirs = with(&card.value, &[Entry::Score(0, Slot(1), 2)]);
    let text = a
        .real_games()
        .save(&card.id, &ours, Some(&card.text))
        .expect("first");
    let refused = b.real_games().save(&card.id, &theirs, Some(&card.text));
    assert_eq!(refused, Err(SaveError::Changed(text.clone())));
    // A tab that goes on from what is saved may write.
    let further = with(&ours, &[Entry::Undo, Entry::Score(0, Slot(1), 2)]);
    b.real_games()
        .save(&card.id, &further, Some(&card.text))
        .expect("goes on");
    a.real_games().delete(&card.id);
    let gone = b.real_games().save(&card.id, &further, Some(&text));
    assert_eq!(gone, Err(SaveError::Deleted));
}

/// A card without room is kept in memory, and the page says so. If another tab has gone on, both cards stay.
#[test]
fn full_storage_loses_nothing() {
    let storage = Faulty::roomy();
    let (a, b) = (SaveStore::new(&storage), SaveStore::new(&storage));
    let card = a
        .real_games()
        .add(game("yatzy", &["Ada"]), 1000)
        .expect("new");
    storage.room.set(storage.used());
    let ours = with(&card.value, &[Entry::Score(0, Slot(0), 1)]);
    a.real_games()
        .save(&card.id, &ours, Some(&card.text))
        .expect("in memory");
    assert_eq!(a.fault(), Some(StorageError::Full));
    assert!(!a.is_durable(&Record::Real(card.id.clone())));
    storage.room.set(usize::MAX);
    let theirs = with(&card.value, &[Entry::Score(0, Slot(1), 2)]);
    b.real_games()
        .save(&card.id, &theirs, Some(&card.text))
        .expect("room");
    assert!(a.flush());
    let all = a.real_games().latest_first();
    let mut logs: Vec<_> = { all.iter() }.map(|it| it.value.log().to_vec()).collect();
    logs.sort_by_key(|log| format!("{log:?}"));
    assert_eq!(logs, [ours.log(), theirs.log()]);
    assert_eq!((a.fault(), a.take_copies()), (None, 1));
}

/// Exports hold the cards. An import adds cards that are new or further on, and keeps both of two that have parted.
#[test]
fn cards_are_exported_and_imported() {
    let from = SaveStore::new(Box::leak(Box::new(Faulty::roomy())) as &Faulty);
    let card = from
        .real_games()
        .add(game("yatzy", &["Ada"]), 1000)
        .expect("new");
    let one = with(&card.value, &[Entry::Score(0, Slot(0), 1)]);
    from.real_games()
        .save(&card.id, &one, Some(&card.text))
        .expect("saved");
    let file = Export::from_json(&from.export().to_json()).expect("an export");

    let storage = Faulty::roomy();
    let to = SaveStore::new(&storage);
    let brought = |new, further, known, forked| Imported {
        new,
        further,
        known,
        forked,
        ..Imported::default()
    };
    assert_eq!(Import::look(&file).run(&to), brought(1, 0, 0, 0));
    assert_eq!(to.real_games().ids(), []);
    assert_eq!(Import::take(file.clone()).run(&to), brought(1, 0, 0, 0));
    assert_eq!(to.real_games().load(&card.id).expect("a card").value, one);
    assert_eq!(Import::take(file.clone()).run(&to), brought(0, 0, 1, 0));
    // This card was only begun: the one in the file is further on.
    let start = to.real_games().load(&card.id).expect("a card");
    to.real_games()
        .save(&card.id, &card.value, Some(&start.text))
        .expect("saved");
    assert_eq!(Import::take(file.clone()).run(&to), brought(0, 1, 0, 0));
    // This card went on differently.
    let other = with(&card.value, &[Entry::Score(0, Slot(2), 9)]);
    let there = to.real_games().load(&card.id).expect("a card");
    to.real_games()
        .save(&card.id, &other, Some(&there.text))
        .expect("saved");
    assert_eq!(Import::take(file.clone()).run(&to), brought(0, 0, 0, 1));
    assert_eq!(to.real_games().latest_first().len(), 2);
    assert_eq!(Import::take(file).run(&to), brought(0, 0, 1, 0));
    // A text that is not a card is set aside.
    let text = format!(
        "{{\"rollkeep_export\":1,\"entries\":{{\"rollkeep/real/{}\":\"nonsense\"}}}}",
        card.id
    );
    let bad = Export::from_json(&text).expect("an export");
    assert_eq!(Import::take(bad).run(&to).aside, 1);
}
