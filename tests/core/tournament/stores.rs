//! Tournaments in the store.

use rollkeep_app::storage::{ARENA, Export, Imported, SaveStore};
use rollkeep_app::tournament::TournamentFile;
use serde_json::json;

use super::tournament_of;
use crate::faulty::Faulty;
use crate::store::id;
use crate::transfer::{export, import};

#[test]
fn saved_tournaments_load() {
    let storage = Faulty::roomy();
    let store = SaveStore::new(&storage);
    let (first, second) = (
        tournament_of(&["a", "b"], 2, &["1 2"]),
        tournament_of(&["c", "d"], 1, &["3 -"]),
    );
    assert_eq!(store.tournaments().ids(), vec![]);
    store
        .tournaments()
        .save(&id(1), &first, None)
        .expect("room");
    store
        .tournaments()
        .save(&id(2), &second, None)
        .expect("room");
    assert_eq!(
        store.tournaments().ids(),
        vec![id(2), id(1)],
        "the latest first"
    );
    let found = |began| store.tournaments().load(&id(began)).map(|it| it.value);
    assert_eq!(found(1), Some(first));
    assert_eq!(found(2), Some(second));
    assert_eq!(store.tournaments().load(&id(3)), None);
    assert_eq!(store.games().playing(), vec![], "a tournament is no game");
    store.tournaments().delete(&id(1));
    assert_eq!(store.tournaments().ids(), vec![id(2)]);
}

#[test]
fn unreadable_tournaments_are_set_aside() {
    let storage = Faulty::roomy();
    let store = SaveStore::new(&storage);
    store
        .tournaments()
        .save(&id(1), &tournament_of(&["a", "b"], 2, &["1 2"]), None)
        .expect("room");
    let key = "rollkeep/tournament/".to_owned() + id(1).as_str();
    let text = storage.all()[&key].clone();

    let newer = text.replace("\"version\":2", "\"version\":4");
    storage.put(&key, &newer);
    assert_eq!(store.tournaments().load(&id(1)), None);
    assert_eq!(storage.all()[&key], newer, "it waits for a newer app");

    storage.put(&key, &text[1..]);
    assert_eq!(store.tournaments().load(&id(1)), None);
    assert_eq!(store.quarantine().all()[0].text, text[1..]);
    assert_eq!(store.tournaments().ids(), vec![]);
}

#[test]
fn exports_hold_tournaments() {
    let from = Faulty::roomy();
    let half = tournament_of(&["a", "b"], 3, &["1 2"]);
    let whole = tournament_of(&["a", "b"], 3, &["1 2", "1 2", "1 2"]);
    SaveStore::new(&from)
        .tournaments()
        .save(&id(1), &whole, None)
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
        .tournaments()
        .save(&id(1), &half, None)
        .expect("room");
    assert_eq!(import(&to, &file), new, "it was played on");
    let found = SaveStore::new(&to).tournaments().load(&id(1));
    assert_eq!(found.map(|it| it.value), Some(whole));
    assert_eq!(import(&to, &file), known);

    SaveStore::new(&from).tournaments().delete(&id(1));
    SaveStore::new(&from)
        .tournaments()
        .save(&id(1), &half, None)
        .expect("room");
    assert_eq!(import(&to, &export(&from)), known, "more of it is here");
}

/// Fields that do not belong to it take no room, neither at the import nor afterwards.
#[test]
fn imports_are_written_in_the_current_form() {
    let whole = tournament_of(&["a", "b"], 3, &["1 2", "1 2", "1 2"]);
    let text = TournamentFile::new(&whole).to_json();
    let junk = " ".repeat(ARENA);
    let file = json!({
        "rollkeep_export": 1,
        "entries": {
            format!("rollkeep/tournament/{}", id(1)): text.replacen('{', &format!("{{{junk}\"more\":[1],"), 1),
            format!("rollkeep/player/{}", id(2)): r#"{"format":1,"name":" A\u202e","source":"x","more":[1]}"#,
        },
    });
    let to = Faulty::roomy();
    let file = Export::from_json(&file.to_string()).expect("a file");
    let came = import(&to, &file);
    assert_eq!(
        (came.tournaments, came.new_players, came.no_room),
        (1, 1, 0)
    );
    let texts: Vec<String> = to.all().into_values().collect();
    assert_eq!(texts, [r#"{"format":1,"name":"A","source":"x"}"#, &text]);
}
