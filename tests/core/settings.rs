//! Settings, and the names of games.

use rollkeep_core::game::{Seat, Strength};
use rollkeep_core::storage::{Record, RecordId, SaveStore, Settings, Theme};

use super::faulty::Faulty;
use super::store::id;

#[test]
fn settings_are_kept_and_damaged_ones_set_aside() {
    let storage = Faulty::roomy();
    let store = SaveStore::new(&storage);
    assert_eq!(store.settings().load(), Settings::default());
    let mut settings = Settings {
        theme: Theme::Dark,
        shortcuts: false,
        ..Settings::default()
    };
    settings.remember(
        "yatzy",
        &[
            Seat::person("Zoë"),
            Seat::computer("Rival", Strength::Rival),
        ],
    );
    store.settings().save(&Settings::default(), &settings);
    assert_eq!(store.settings().load(), settings);
    storage.put("rollkeep/settings", r#"{"theme":"dark","later":[1]}"#);
    let dark = Settings {
        theme: Theme::Dark,
        ..Settings::default()
    };
    assert_eq!(store.settings().load(), dark);
    for damaged in ["", "{", "[]"] {
        storage.put("rollkeep/settings", damaged);
        assert_eq!(store.settings().load(), Settings::default());
        let aside = store.quarantine().all();
        assert!(aside.iter().any(|aside| aside.text == damaged));
        assert!(!storage.all().contains_key("rollkeep/settings"));
    }
    assert_eq!(store.quarantine().all().len(), 3);
}

#[test]
fn imported_settings_are_limited() {
    let storage = Faulty::roomy();
    let many: Vec<String> = (0..500)
        .map(|it| format!("\u{202e}{it}{}", "x".repeat(100)))
        .collect();
    let fields = ["coached", "table", "spare_table", "people"];
    let fields = fields.map(|field| (field.to_owned(), many.clone()));
    let text = serde_json::to_string(&std::collections::BTreeMap::from(fields)).unwrap();
    storage.put("rollkeep/settings", &text);
    let settings = SaveStore::new(&storage).settings().load();
    for names in [
        &settings.coached,
        &settings.table,
        &settings.spare_table,
        &settings.people,
    ] {
        assert!((1..=24).contains(&names.len()), "{}", names.len());
        for name in names {
            assert!(name.chars().count() <= Seat::MAX_NAME && !name.contains('\u{202e}'));
        }
    }
}

#[test]
fn names_are_remembered_the_latest_first_and_not_for_ever() {
    let mut settings = Settings::default();
    let [ann, ben, cleo] = ["Ann", "Ben", "Cleo"].map(Seat::person);
    let casual = Seat::computer("Casual", Strength::Casual);
    settings.remember("yatzy", &[ann.clone(), casual, ben]);
    assert_eq!(settings.table, ["Ann", "Ben"]);
    assert_eq!(settings.computers, [Strength::Casual]);
    settings.remember("yahtzie", &[cleo, ann]);
    assert_eq!(settings.rules.as_deref(), Some("yahtzie"));
    assert_eq!(settings.table, ["Cleo", "Ann"]);
    assert_eq!(settings.computers, []);
    assert_eq!(settings.people, ["Cleo", "Ann", "Ben"]);
    for number in 0..100 {
        settings.remember("yatzy", &[Seat::person(&number.to_string())]);
    }
    assert_eq!(settings.people.len(), 24);
    assert_eq!(settings.people[0], "99");
}

#[test]
fn names_of_games() {
    assert_eq!(RecordId::parse(id(1).as_str()), Some(id(1)));
    assert!(RecordId::parse(RecordId::new(u64::MAX, u8::MAX).as_str()).is_some());
    assert!(id(1) < id(2) && id(0xfff) < id(0x1000) && RecordId::new(1, 0) < RecordId::new(1, 1));
    for text in ["", "A", "a/b", "ä", "a b", "aaaaaaaaaaaaaaaaaaaaaaaaa"] {
        assert_eq!(RecordId::parse(text), None, "{text}");
    }
    for key in ["rollkeep/game/7a", "rollkeep/done/7a"] {
        assert_eq!(Record::of_key(key), RecordId::parse("7a").map(Record::Game));
    }
    for key in [
        "rollkeep/aside/7a",
        "rollkeep/game/",
        "rollkeep/game/7A",
        "7a",
        "rollkeep/settings",
    ] {
        assert!(
            !matches!(Record::of_key(key), Some(Record::Game(_))),
            "{key}"
        );
    }
}

#[test]
fn players_without_a_seat_are_remembered() {
    let mut settings = Settings::default();
    let [ann, ben, cleo] = ["Ann", "Ben", "Cleo"].map(Seat::person);
    let casual = Seat::computer("Casual", Strength::Casual);
    settings.remember("yahtzie", &[ann.clone(), ben.clone()]);
    settings.remember_spare(&[cleo, Seat::person(""), ann.clone(), casual]);
    assert_eq!(settings.table, ["Ann", "Ben"]);
    assert_eq!(settings.spare_table, ["Cleo"]);
    assert_eq!(settings.spare_computers, [Strength::Casual]);
    settings.remember("yatzy", &[ann, ben]);
    assert!(settings.spare_table.is_empty() && settings.spare_computers.is_empty());
}
