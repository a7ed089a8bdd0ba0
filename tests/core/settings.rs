//! Settings, and the names of games.

use rollkeep_app::storage::{PracticeResults, Record, RecordId, SaveStore, Settings, Theme};
use rollkeep_rules::dice::Keep;
use rollkeep_rules::game::{Day, Seat, Strength};
use rollkeep_solver::Choice;
use rollkeep_words::practice;

use super::faulty::Faulty;
use super::script::rules;
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
        rules("yatzy"),
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
fn a_change_of_settings_keeps_what_another_tab_has_changed() {
    let storage = Faulty::roomy();
    let (here, there) = (SaveStore::new(&storage), SaveStore::new(&storage));
    here.settings().change(|_| ());
    assert!(here.is_empty(), "nothing has changed");
    here.settings().change(|it| it.theme = Theme::Dark);
    there.settings().change(|it| it.left_handed = true);
    let both = Settings {
        theme: Theme::Dark,
        left_handed: true,
        ..Settings::default()
    };
    assert_eq!(here.settings().load(), both);
    here.settings().change(|it| it.theme = Theme::System);
    assert_eq!(there.settings().load().theme, Theme::System);
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
    settings.remember(rules("yatzy"), &[ann.clone(), casual, ben]);
    assert_eq!(settings.table, ["Ann", "Ben"]);
    assert_eq!(settings.computers, [Strength::Casual]);
    settings.remember(rules("yahtzie"), &[cleo, ann]);
    assert_eq!(settings.rules.as_deref(), Some("yahtzie"));
    assert_eq!(settings.table, ["Cleo", "Ann"]);
    assert_eq!(settings.computers, []);
    assert_eq!(settings.people, ["Cleo", "Ann", "Ben"]);
    for number in 0..100 {
        settings.remember(rules("yatzy"), &[Seat::person(&number.to_string())]);
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
    settings.remember(rules("yahtzie"), &[ann.clone(), ben.clone()]);
    settings.remember_spare(&[cleo, Seat::person(""), ann.clone(), casual]);
    assert_eq!(settings.table, ["Ann", "Ben"]);
    assert_eq!(settings.spare_table, ["Cleo"]);
    assert_eq!(settings.spare_computers, [Strength::Casual]);
    settings.remember(rules("yatzy"), &[ann, ben]);
    assert!(settings.spare_table.is_empty() && settings.spare_computers.is_empty());
}

/// The results of practice go on from those of an older version, and come back from the storage.
#[test]
fn results_of_practice_are_kept() {
    let storage = Faulty::roomy();
    let store = SaveStore::new(&storage);
    storage.put("rollkeep/settings", r#"{"drills":[["Ada",[2,7,9,12]]]}"#);
    let before = store.settings().load();
    let old = before.practice_of("Ada");
    assert_eq!((old.streak, old.longest, old.right, old.all), (2, 7, 9, 12));
    let day: Day = "2026-11-26".parse().expect("a day");
    let (yatzy, official) = (rules("yatzy"), rules("yahtzee-official"));
    let mut now = old.and(true, 1).and(false, 3);
    assert_eq!(
        (now.streak, now.longest, now.right, now.all),
        (0, 7, 10, 14)
    );
    assert_eq!(now.by_roll, [(1, 1), (0, 0), (0, 1)]);
    // The sentence counts what the kinds below it count. Earlier decisions have no kind.
    let says = practice::how_often(now);
    assert_eq!(
        says.as_deref(),
        Some("You make the best choice in 1 out of 2.")
    );
    assert_eq!(now.five.rules(day), None);
    // Other rules change nothing once the five have begun, nor does a sixth position.
    let keep = |cost| Choice::Keep(Keep::from_bits(u8::from(cost == 0)));
    // In millionths: the third is stored as 49 thousandths, so that it still rounds to 0.0 points.
    for (cost, rules) in [0, 1_300_000, 49_999, 0, 250_000, 9_000_000]
        .iter()
        .zip([&yatzy, &official].repeat(3))
    {
        let mut kept = before.clone();
        kept.note_practice("Ada", now);
        store.settings().save(&before, &kept);
        now = SaveStore::new(&storage)
            .settings()
            .load()
            .practice_of("Ada");
        now.five = now.five.and(day, rules, keep(*cost), *cost);
    }
    assert_eq!(now.five.costs(day), [0, 1300, 49, 0, 250]);
    let rules = now.five.rules(day).map(|it| it.id.to_string());
    assert_eq!(rules.as_deref(), Some("yatzy"));
    assert!(now.five.is_complete(day));
    let chosen = [0, 1, 5].map(|place| now.five.chosen(day, place));
    assert_eq!(chosen, [Some(keep(0)), Some(keep(1)), None]);
    let tomorrow = day.after().expect("tomorrow");
    assert_eq!(now.five.chosen(tomorrow, 0), None);
    let next = now.five.and(tomorrow, yatzy, keep(1), 0);
    let chosen = [0, 1].map(|place| next.chosen(tomorrow, place));
    assert_eq!(chosen, [Some(keep(1)), None]);
    assert_eq!(
        practice::five_went(now.five.costs(day)),
        "3 of 5 best choices, 1.6 points lost."
    );
}

/// Earlier versions stored practice as a row of numbers. A text that somebody has edited keeps what makes sense.
#[test]
fn practice_is_read_in_both_forms() {
    let day: Day = "2026-11-26".parse().expect("a day");
    let today = day.number();
    let read = |stored: String| {
        let storage = Faulty::roomy();
        let text = format!(r#"{{"drills":[["Ada",{stored}]],"people":["Ada"]}}"#);
        storage.put("rollkeep/settings", &text);
        let settings = SaveStore::new(&storage).settings().load();
        assert_eq!(settings.people, ["Ada"]);
        settings.practice_of("Ada")
    };
    let numbers = read(format!("[2,7,9,12,1,2,3,4,5,6,{today},3,{today},2,0,50]"));
    assert_eq!((numbers.streak, numbers.all), (2, 12));
    assert_eq!(numbers.by_roll, [(1, 2), (3, 4), (5, 6)]);
    assert_eq!(numbers.five.costs(day), [0, 50]);
    assert_eq!(numbers.five.days_in_a_row(day), 3);
    assert_eq!(numbers.five.chosen(day, 0), None);
    let fields = serde_json::to_string(&numbers).expect("fields");
    assert_eq!(read(fields.clone()), numbers);
    let edited = read(fields.replace("\"decided\":2", "\"decided\":99"));
    assert!(edited.five.costs(day).is_empty());
    let noted = numbers
        .five
        .and(day, rules("yatzy"), Choice::Keep(Keep::NONE), 0);
    let noted = PracticeResults {
        five: noted,
        ..numbers
    };
    let fields = serde_json::to_string(&noted).expect("fields");
    assert_eq!(read(fields.clone()), noted);
    let edited = read(fields.replace(r#"{"keep":0}"#, r#"{"score":99}"#));
    assert_eq!(edited.five.costs(day), noted.five.costs(day));
    assert_eq!(edited.five.chosen(day, 2), None);
    for nonsense in ["7", "[-1]", r#"{"streak":"two"}"#] {
        assert_eq!(read(nonsense.to_owned()), PracticeResults::default());
    }
}

/// The five of a day count for days in a row only if all are decided, and not on another day.
#[test]
fn days_of_practice_in_a_row() {
    let rules = rules("yatzy");
    let mut day: Day = "2026-11-26".parse().expect("a day");
    let mut five = PracticeResults::default().five;
    for row in 1..=3 {
        assert_eq!(five.days_in_a_row(day), row - 1);
        assert!(five.costs(day).is_empty());
        for _ in 0..5 {
            assert!(!five.is_complete(day));
            five = five.and(day, rules, Choice::Keep(Keep::NONE), 0);
        }
        assert_eq!(five.days_in_a_row(day), row);
        day = day.after().expect("tomorrow");
    }
    five = five.and(day, rules, Choice::Keep(Keep::NONE), 0);
    assert_eq!(five.days_in_a_row(day), 3);
    day = day.after().expect("the day after tomorrow");
    assert_eq!(five.days_in_a_row(day), 0);
    for _ in 0..5 {
        five = five.and(day, rules, Choice::Keep(Keep::NONE), 0);
    }
    assert_eq!(five.days_in_a_row(day), 1);
}

#[test]
fn how_often_the_best_was_chosen() {
    let says = |right, all| {
        practice::how_often(PracticeResults {
            right,
            all,
            ..PracticeResults::default()
        })
    };
    assert_eq!(says(0, 0), None);
    for (right, all, of) in [
        (1, 1, "1 out of 1"),
        (5, 9, "5 out of 9"),
        (7, 10, "7 out of 10"),
        (8, 11, "8 out of 11"),
        (1300, 2000, "1300 out of 2000"),
    ] {
        assert_eq!(
            says(right, all).as_deref(),
            Some(&*format!("You make the best choice in {of}."))
        );
    }
}
