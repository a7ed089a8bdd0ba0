//! Tournaments in the store.

use rollkeep::storage::{Imported, SaveStore};

use super::told;
use crate::core::faulty::Faulty;
use crate::core::store::id;
use crate::core::transfer::{export, import};

#[test]
fn what_is_saved_is_there() {
    let storage = Faulty::roomy();
    let store = SaveStore::new(&storage);
    let (first, second) = (
        told(&["a", "b"], 2, &["1 2"]),
        told(&["c", "d"], 1, &["3 -"]),
    );
    assert_eq!(store.tournaments(), Ok(vec![]));
    store.save_tournament(&id(1), &first).expect("room");
    store.save_tournament(&id(2), &second).expect("room");
    assert_eq!(
        store.tournaments(),
        Ok(vec![id(2), id(1)]),
        "the latest first"
    );
    assert_eq!(store.tournament(&id(1)), Ok(Some(first)));
    assert_eq!(store.tournament(&id(2)), Ok(Some(second)));
    assert_eq!(store.tournament(&id(3)), Ok(None));
    assert_eq!(store.playing(), Ok(vec![]), "a tournament is no game");
    store.delete_tournament(&id(1)).expect("room");
    assert_eq!(store.tournaments(), Ok(vec![id(2)]));
}

#[test]
fn what_cannot_be_read_is_set_aside() {
    let storage = Faulty::roomy();
    let store = SaveStore::new(&storage);
    store
        .save_tournament(&id(1), &told(&["a", "b"], 2, &["1 2"]))
        .expect("room");
    let key = "rollkeep/tournament/".to_owned() + id(1).as_str();
    let text = storage.all()[&key].clone();

    let newer = text.replace("\"version\":2", "\"version\":3");
    storage.put(&key, &newer);
    assert_eq!(store.tournament(&id(1)), Ok(None));
    assert_eq!(storage.all()[&key], newer, "it waits for a newer app");

    storage.put(&key, &text[1..]);
    assert_eq!(store.tournament(&id(1)), Ok(None));
    assert_eq!(
        store.quarantined().map(|aside| aside[0].text == text[1..]),
        Ok(true)
    );
    assert_eq!(store.tournaments(), Ok(vec![]));
}

#[test]
fn an_export_takes_them_along() {
    let from = Faulty::roomy();
    let half = told(&["a", "b"], 3, &["1 2"]);
    let whole = told(&["a", "b"], 3, &["1 2", "1 2", "1 2"]);
    SaveStore::new(&from)
        .save_tournament(&id(1), &whole)
        .expect("room");
    let file = export(&from);

    let new = Imported {
        tournaments: 1,
        ..Imported::default()
    };
    let known = Imported {
        known: 1,
        ..Imported::default()
    };
    let to = Faulty::roomy();
    SaveStore::new(&to)
        .save_tournament(&id(1), &half)
        .expect("room");
    assert_eq!(import(&to, &file), new, "it was played on");
    assert_eq!(SaveStore::new(&to).tournament(&id(1)), Ok(Some(whole)));
    assert_eq!(import(&to, &file), known);

    SaveStore::new(&from)
        .save_tournament(&id(1), &half)
        .expect("room");
    assert_eq!(import(&to, &export(&from)), known, "more of it is here");
}
