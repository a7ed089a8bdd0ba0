//! What is reported for a save that cannot be read, and how long saves are.

use rollkeep_app::storage::{BadLog, Loaded, SavedGame, Unreadable};
use rollkeep_rules::game::{Game, Phase, Refused, SetupError};
use rollkeep_rules::{Slot, catalogue};
use serde_json::{Value, json};

use super::games::Plan;
use super::script::Script;

/// For any text: if a game comes out, the rules allow it, and saving it loses nothing.
#[track_caller]
pub fn check_sound(text: &str) -> Loaded {
    let loaded = Loaded::from_json(text);
    if let Some(saved) = loaded.saved() {
        let setup = saved.game.setup().clone();
        let replayed = Game::replay(setup, saved.game.log().iter().copied());
        assert_eq!(replayed.as_ref(), Ok(&saved.game));
        assert_eq!(
            Loaded::from_json(&saved.to_json()),
            Loaded::Whole(saved.clone())
        );
    }
    loaded
}

/// The save with its log, or any other of its fields, replaced.
pub fn with(saved: &SavedGame, field: &str, value: Value) -> String {
    let mut file: Value = serde_json::from_str(&saved.to_json()).expect("JSON");
    file[field] = value;
    file.to_string()
}

pub fn log_text(saved: &SavedGame) -> String {
    let file: Value = serde_json::from_str(&saved.to_json()).expect("JSON");
    file["log"].as_str().expect("a log").to_owned()
}

/// Two players: one has scored, the other has rolled twice.
fn table() -> SavedGame {
    let script = Script::new("yahtzee-official", 2)
        .turn("6 6 6 6 6", "yahtzee")
        .roll("1 2 3 4 6")
        .again("xxxx.", "5");
    SavedGame {
        game: script.game,
        began: 1_000,
        touched: 2_000,
    }
}

#[test]
fn a_save_cut_at_any_byte_is_no_game() {
    for (rules, seed) in catalogue::all().iter().zip(0..) {
        let game = Plan::whole(rules, 2, seed).play();
        let text = SavedGame {
            game,
            began: 1,
            touched: 2,
        }
        .to_json();
        for cut in 0..text.len() {
            let loaded = check_sound(&String::from_utf8_lossy(&text.as_bytes()[..cut]));
            assert_eq!(loaded, Loaded::Not(Unreadable::NotASave));
        }
    }
}

#[track_caller]
fn check_not(text: &str, why: Unreadable) {
    assert_eq!(check_sound(text), Loaded::Not(why), "{text}");
}

#[track_caller]
fn check_partly(log: &str, events: usize, why: Unreadable) {
    match check_sound(&with(&table(), "log", log.into())) {
        Loaded::Partly(saved, told) => {
            assert_eq!(saved.game.log().len(), events);
            assert_eq!(told, why);
        }
        loaded => panic!("{loaded:?}"),
    }
}

#[test]
fn a_newer_format_is_its_own_error() {
    check_not(&with(&table(), "format", 6.into()), Unreadable::Newer(6));
    check_not(r#"{"format":6}"#, Unreadable::Newer(6));
    check_not(
        r#"{"games":[[]],"format":4294967295}"#,
        Unreadable::Newer(u32::MAX),
    );
    for format in [
        json!(0),
        json!(-1),
        json!(1.0),
        json!("1"),
        json!(null),
        json!([2]),
    ] {
        check_not(&with(&table(), "format", format), Unreadable::NotASave);
    }
}

#[test]
fn unknown_rules_are_named() {
    let unknown = Unreadable::UnknownRules("whist".to_owned());
    check_not(&with(&table(), "rules", "whist".into()), unknown);
    check_not(
        &with(&table(), "rules", "".into()),
        Unreadable::UnknownRules(String::new()),
    );
}

#[test]
fn impossible_seats_are_named() {
    #[track_caller]
    fn check(rules: &str, names: &[&str], why: SetupError) {
        let seats: Value = names.iter().map(|name| json!({ "name": name })).collect();
        let mut file: Value = serde_json::from_str(&table().to_json()).expect("JSON");
        file["rules"] = rules.into();
        file["seats"] = seats;
        check_not(&file.to_string(), Unreadable::Setup(why));
    }
    let long = "a name of 21 letters.";
    assert_eq!(long.len(), 21);
    check("yatzy", &[], SetupError::Seats(0));
    check(
        "yatzy",
        &["A", "B", "C", "D", "E", "F", "G"],
        SetupError::Seats(7),
    );
    check("yahtzie", &["A"], SetupError::Seats(1));
    check("yahtzie", &["A", "B", "C"], SetupError::Seats(3));
    check("yatzy", &["A", ""], SetupError::NoName(1));
    check("yatzy", &[" \t"], SetupError::NoName(0));
    check("yatzy", &["\u{200b}\u{fe0f}"], SetupError::NoName(0));
    check("yatzy", &["A", "B", long], SetupError::LongName(2));
    check("yatzy", &["A", "B", "A"], SetupError::SameName(2));
    check_not(
        &with(&table(), "clock_ms", 0.into()),
        Unreadable::Setup(SetupError::NoTime),
    );
    // The length of a name is counted in characters.
    let twenty = "äöüäöüäöüäöüäöüäöüäö";
    let names = json!([{ "name": twenty }, { "name": "B" }]);
    assert!(matches!(
        check_sound(&with(&table(), "seats", names)),
        Loaded::Whole(_)
    ));
}

#[test]
fn damaged_lines_are_named() {
    let whole = log_text(&table());
    assert_eq!(whole, "Qzz6LQ1f6f5");
    let bad = |at| Unreadable::Log(BadLog { at });
    check_partly("!", 0, bad(0));
    check_partly("Qzz6L!", 2, bad(5));
    check_partly("Qzz6LQ1", 2, bad(5));
    check_partly("Qzz7", 0, bad(0));
    check_partly("Qzz0", 0, bad(0));
    check_partly("QzzéL", 0, bad(0));
    check_partly("Qzz6L+12", 2, bad(5));
    check_partly("Qzz6L+012;", 2, bad(5));
    check_partly("Qzz6L++1;", 2, bad(5));
    check_partly("Qzz6L+-1;", 2, bad(5));
    check_partly("Qzz6L+;", 2, bad(5));
    check_partly("Qzz6L+4294967296;", 2, bad(5));
    check_partly("^0", 0, bad(0));
    check_partly("^7", 0, bad(0));
}

#[test]
fn illegal_events_are_named() {
    let against = |at, why| Unreadable::Rules(at, why);
    check_partly("L", 0, against(0, Refused::RollFirst));
    check_partly("Rzz", 0, against(0, Refused::NothingToKeep));
    check_partly("Qzz6LQzz6L~~", 5, against(5, Refused::NothingToUndo));
    check_partly("Qzz6Qzz6Qzz6Qzz6", 3, against(3, Refused::NoRollsLeft));
    check_partly("Qzz6P", 1, against(1, Refused::NoSuchCategory(Slot(15))));
    check_partly("Qzz6LQzz6MQzz6L", 5, against(5, Refused::Filled(Slot(11))));
    check_partly("Qzz6L+1;", 2, against(2, Refused::NoClock));
    check_partly("^3", 0, against(0, Refused::StartIsDecided));
    // The sixth die is missing: a roll of five dice is refused.
    check_partly("Qzz6wzz", 1, against(1, Refused::WrongDice));
}

#[test]
fn a_thousand_finished_games_of_six_fit_in_two_million_bytes() {
    for rules in catalogue::all().iter().filter(|rules| rules.max_seats == 6) {
        let games = 40;
        let sizes = (0..games).map(|seed| {
            let saved = SavedGame {
                game: Plan::whole(rules, 6, seed).play(),
                began: 1_767_225_600_000,
                touched: 1_767_229_200_000,
            };
            assert!(matches!(saved.game.phase(), Phase::Over(_)));
            saved.to_json().len()
        });
        let thousand = sizes.sum::<usize>() * 1000 / games as usize;
        assert!(thousand < 2_000_000, "{}: {thousand} bytes", rules.id);
    }
}

/// A game with a mend has the second format, because earlier versions cannot read it; all other games keep their
/// format.
#[test]
fn a_game_with_an_undo_has_the_second_format() {
    let table = Script::mixed("yatzy", "pc")
        .turn("1 1 1 1 1", "ones")
        .turn("2 2 2 2 2", "twos");
    let format = |script: &Script| {
        let saved = SavedGame {
            game: script.game.clone(),
            began: 1,
            touched: 2,
        };
        check_sound(&saved.to_json());
        let file: Value = serde_json::from_str(&saved.to_json()).expect("JSON");
        (file["format"].as_u64(), log_text(&saved))
    };
    let (first, log) = format(&table);
    assert_eq!(first, Some(1));
    let mended = table.undo().score("yatzy");
    assert_eq!(format(&mended), (Some(2), format!("{log}_O")));
    let alone = Script::new("yatzy", 1).turn("1 1 1 1 1", "ones").undo();
    assert_eq!(format(&alone), (Some(1), "Q001A~".to_owned()));
}
