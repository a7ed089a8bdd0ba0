//! Files and entries that an import cannot read, or that a newer version wrote.

use proptest::prelude::*;
use rollkeep_app::storage::{Export, ImportError, Imported, RecordId, SaveStore};

use super::faulty::Faulty;
use super::games::cases;
use super::store::{finished_key, id, playing_key, saved};
use super::transfer::{export, import, place, table};

/// A file that holds these entries, written by hand.
fn file(entries: &[(&str, &str)]) -> Export {
    let entries: serde_json::Map<String, serde_json::Value> = entries
        .iter()
        .map(|(key, text)| (key.to_string(), (*text).into()))
        .collect();
    let file = serde_json::json!({ "rollkeep_export": 1, "entries": entries });
    Export::from_json(&file.to_string()).expect("an export")
}

#[test]
fn game_of_a_newer_version_is_not_replaced() {
    let to = Faulty::roomy();
    let newer = r#"{"format":6}"#;
    to.put(&playing_key(&id(1)), newer);
    let theirs = saved(&table(), 1, 1);
    assert_eq!(import(&to, &export(&place(&[&theirs]))).forked, 1);
    assert_eq!(to.all()[&playing_key(&id(1))], newer);
    assert_eq!(
        to.all()[&playing_key(&RecordId::new(1, 1))],
        theirs.to_json()
    );
    // A newer version in the file leaves the saved game as it is.
    let to = place(&[&theirs]);
    let file = file(&[(&finished_key(&id(1)), newer)]);
    assert_eq!(import(&to, &file).aside, 1);
    assert_eq!(to.all()[&playing_key(&id(1))], theirs.to_json());
    assert_eq!(to.all()["rollkeep/aside/import-1"], newer);
}

#[test]
fn unreadable_entries_are_set_aside() {
    let whole = saved(&table(), 1, 1).to_json();
    let cut = whole.replace("\"}", "!\"}");
    let entries = [
        (playing_key(&id(1)), "garbage"),
        (playing_key(&id(2)), cut.as_str()),
        ("rollkeep/settings".to_owned(), "[["),
        ("rollkeep/unheard-of".to_owned(), "x"),
        ("foreign".to_owned(), "y"),
        ("rollkeep/game/../settings".to_owned(), whole.as_str()),
    ];
    let file = file(&entries.each_ref().map(|(key, text)| (key.as_str(), *text)));
    let to = Faulty::roomy();
    for _ in 0..2 {
        let imported = import(&to, &file);
        assert_eq!(
            imported,
            Imported {
                aside: 6,
                ..Imported::default()
            }
        );
        let aside = SaveStore::new(&to).quarantine().all();
        assert_eq!(aside.len(), 6);
        assert_eq!(to.all().len(), 6);
        for (_, text) in &entries {
            assert!(aside.iter().any(|aside| aside.text == *text));
        }
    }
}

#[test]
fn a_file_that_is_no_export_is_refused() {
    #[track_caller]
    fn check(text: &str, why: ImportError) {
        assert_eq!(Export::from_json(text), Err(why), "{text}");
    }
    for text in [
        "",
        "{",
        "[]",
        "1",
        "null",
        "\u{0}",
        "{}",
        r#"{"entries":{}}"#,
        r#"{"rollkeep_export":1}"#,
        r#"{"rollkeep_export":0,"entries":{}}"#,
        r#"{"rollkeep_export":-1,"entries":{}}"#,
        r#"{"rollkeep_export":"1","entries":{}}"#,
        r#"{"rollkeep_export":1,"entries":[1]}"#,
        r#"{"rollkeep_export":1,"entries":{"a":1}}"#,
        &saved(&table(), 1, 1).to_json(),
    ] {
        check(text, ImportError::NotAnExport);
    }
    check(
        r#"{"rollkeep_export":2,"entries":{}}"#,
        ImportError::Newer(2),
    );
    check(r#"{"rollkeep_export":9,"games":[]}"#, ImportError::Newer(9));
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn garbage_is_refused(text in any::<String>()) {
        prop_assert_eq!(Export::from_json(&text), Err(ImportError::NotAnExport));
    }
}
