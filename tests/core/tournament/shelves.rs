//! Tournaments on the shelf.

use rollkeep::storage::{Imported, Shelf};

use super::told;
use crate::core::faulty::Faulty;
use crate::core::shelf::id;
use crate::core::transfer::{export, import};

#[test]
fn what_is_saved_is_there() {
    let storage = Faulty::roomy();
    let shelf = Shelf::new(&storage);
    let (first, second) = (
        told(&["a", "b"], 2, &["1 2"]),
        told(&["c", "d"], 1, &["3 -"]),
    );
    assert_eq!(shelf.tournaments(), Ok(vec![]));
    shelf.save_tournament(&id(1), &first).expect("room");
    shelf.save_tournament(&id(2), &second).expect("room");
    assert_eq!(
        shelf.tournaments(),
        Ok(vec![id(2), id(1)]),
        "the latest first"
    );
    assert_eq!(shelf.tournament(&id(1)), Ok(Some(first)));
    assert_eq!(shelf.tournament(&id(2)), Ok(Some(second)));
    assert_eq!(shelf.tournament(&id(3)), Ok(None));
    assert_eq!(shelf.playing(), Ok(vec![]), "a tournament is no game");
    shelf.delete_tournament(&id(1)).expect("room");
    assert_eq!(shelf.tournaments(), Ok(vec![id(2)]));
}

#[test]
fn what_cannot_be_read_is_set_aside() {
    let storage = Faulty::roomy();
    let shelf = Shelf::new(&storage);
    shelf
        .save_tournament(&id(1), &told(&["a", "b"], 2, &["1 2"]))
        .expect("room");
    let key = "rollkeep/tournament/".to_owned() + id(1).as_str();
    let text = storage.all()[&key].clone();

    let newer = text.replace("\"version\":1", "\"version\":2");
    storage.put(&key, &newer);
    assert_eq!(shelf.tournament(&id(1)), Ok(None));
    assert_eq!(storage.all()[&key], newer, "it waits for a newer app");

    storage.put(&key, &text[1..]);
    assert_eq!(shelf.tournament(&id(1)), Ok(None));
    assert_eq!(
        shelf.aside().map(|aside| aside[0].text == text[1..]),
        Ok(true)
    );
    assert_eq!(shelf.tournaments(), Ok(vec![]));
}

#[test]
fn an_export_takes_them_along() {
    let from = Faulty::roomy();
    let half = told(&["a", "b"], 3, &["1 2"]);
    let whole = told(&["a", "b"], 3, &["1 2", "1 2", "1 2"]);
    Shelf::new(&from)
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
    Shelf::new(&to)
        .save_tournament(&id(1), &half)
        .expect("room");
    assert_eq!(import(&to, &file), new, "it was played on");
    assert_eq!(Shelf::new(&to).tournament(&id(1)), Ok(Some(whole)));
    assert_eq!(import(&to, &file), known);

    Shelf::new(&from)
        .save_tournament(&id(1), &half)
        .expect("room");
    assert_eq!(import(&to, &export(&from)), known, "more of it is here");
}
