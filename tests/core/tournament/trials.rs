//! Trying a program in one turn.

use std::collections::BTreeSet;

use rollkeep_app::tournament::{Disqualification, Trial, TrialResult};
use rollkeep_rules::dice::Keep;
use rollkeep_rules::{Slot, catalogue};
use rollkeep_solver::Choice;
use rollkeep_words::player;
use serde_json::Value;

fn program_view(trial: &mut Trial) -> Value {
    let question = trial.ask().expect("a question");
    serde_json::from_str(&question.program_view).expect("JSON")
}

/// A turn under the official rules, with no mistakes so far.
fn trial() -> Trial {
    Trial::new(&catalogue::default(), 5)
}

#[test]
fn a_turn_begins_anywhere_in_a_game() {
    for rules in catalogue::all() {
        let mut filled = BTreeSet::new();
        let mut dice = BTreeSet::new();
        for seed in 0..300 {
            let mut trial = Trial::new(rules, seed);
            let view = program_view(&mut trial);
            let left = view["throwsLeft"].as_u64().expect("a number");
            let fresh = u64::from(rules.rolls - 1);
            assert!(left == fresh || rules.saved_rolls && left > fresh, "{view}");
            let boxes = view["card"].as_object().expect("a card").len();
            let legal = view["legal"].as_object().expect("boxes").len();
            assert!(
                legal > 0 && boxes + legal <= rules.categories.len(),
                "{view}"
            );
            let rolled = view["dice"].as_array().expect("dice");
            assert_eq!(rolled.len(), usize::from(rules.dice));
            filled.insert(boxes);
            dice.insert(view["dice"].to_string());
        }
        // From the first turn to the last, and with many kinds of dice.
        assert_eq!(
            filled,
            (0..rules.categories.len()).collect(),
            "{}",
            rules.id
        );
        // Three dice fall in 216 ways.
        let many = if rules.dice > 3 { 200 } else { 100 };
        assert!(dice.len() > many, "{}", rules.id);
    }
}

#[test]
fn the_seed_decides_all_dice() {
    let play = |seed| {
        let mut trial = Trial::new(&catalogue::default(), seed);
        let mut seen = Vec::new();
        while let Some(question) = trial.ask() {
            let number = seen.len() + 1;
            seen.push(question.text);
            let answer = match number {
                3 => r#"{"score":"chance"}"#,
                _ => r#"{"keep":[]}"#,
            };
            trial.receive(&format!("[{number},{answer},0.5]"));
        }
        seen
    };
    assert_eq!(play(1), play(1));
    assert_ne!(play(1), play(2));
    assert_eq!(play(1).len(), 3);
}

#[test]
fn a_turn_goes_on_until_a_box_is_filled() {
    let mut trial = trial();
    let first = trial.ask().expect("a question");
    let pips = first.dice.faces()[1].pips();
    let result = trial.receive(&format!(r#"[1,{{"keep":[{pips}]}},0.25]"#));
    let Ok(Choice::Keep(keep)) = result.choice else {
        panic!("{result:?}");
    };
    assert_eq!((result.answer, result.points), (format!("[{pips}]"), None));
    assert_eq!(result.millis, 0.25);

    let second = trial.ask().expect("a question");
    assert_eq!(second.rolls_left, first.rolls_left - 1);
    let kept = (0..5).filter(|&place| keep.contains(place));
    for place in kept {
        assert_eq!(second.dice.faces()[place], first.dice.faces()[place]);
    }
    let view: Value = serde_json::from_str(&second.program_view).expect("JSON");
    let legal = view["legal"].as_object().expect("boxes");
    let (id, points) = legal.iter().next_back().expect("a box");
    let result = trial.receive(&format!(r#"[2,{{"score":"{id}"}},1.0]"#));
    assert_eq!(result.answer, format!("\"{id}\""));
    assert_eq!(result.points.map(u64::from), points.as_u64());
    let text = player::verdict(&catalogue::default(), &second.dice, &result);
    assert!(text.contains(&format!("It scores {points} in ")), "{text}");
    assert_eq!(trial.ask(), None);
}

/// Any offence is reported and ends the turn.
#[test]
fn an_offence_ends_the_turn() {
    let keeps = r#"{"keep":[]}"#;
    for (answers, says) in [
        (
            vec![r#"[1,{"score":"tower"},0]"#],
            "“tower”, which isn’t on the card",
        ),
        (
            vec![r#"[1,{"keep":[9]},0]"#],
            "keep 9, which the dice didn’t show",
        ),
        (
            vec![r#"[1,{"returned":"undefined"},0]"#],
            "neither dice nor a box: undefined",
        ),
        (
            vec![r#"[1,{"threw":"Error: oops"},0]"#],
            "stopped with an error: Error: oops",
        ),
        (
            vec![
                &format!("[1,{keeps},0]"),
                &format!("[2,{keeps},0]"),
                &format!("[3,{keeps},0]"),
            ],
            "after the last roll",
        ),
        (
            vec![&format!("[2,{keeps},0]")],
            "sent a message without being asked",
        ),
        (
            vec![&format!("[1,{keeps},0]"), &format!("[1,{keeps},0]")],
            "sent a message without being asked",
        ),
        (vec!["hello"], "sent a message without being asked"),
        (vec![""], "sent a message without being asked"),
    ] {
        let mut trial = trial();
        let mut last = None;
        for answer in &answers {
            let question = trial.ask().expect("a question");
            last = Some((question.dice, trial.receive(answer)));
        }
        let (dice, result) = last.expect("an answer");
        assert!(result.choice.is_err(), "{answers:?}");
        assert_eq!(result.points, None);
        let text = player::verdict(&catalogue::default(), &dice, &result);
        assert!(text.contains(says), "{text}");
        assert_eq!(trial.ask(), None, "{says}");
        let choice = trial.receive(&format!("[1,{keeps},0]")).choice;
        assert_eq!(choice, Err(Disqualification::Noisy), "nothing was asked");
    }
}

#[test]
fn a_filled_box_is_not_filled_again() {
    let mut refused = 0;
    for seed in 0..40 {
        let mut trial = Trial::new(&catalogue::default(), seed);
        let view = program_view(&mut trial);
        let card = view["card"].as_object().expect("a card");
        let Some(id) = card.keys().next() else {
            continue;
        };
        let slots = catalogue::default().slots();
        let of_id = |slot: &Slot| catalogue::default().category(*slot).id == *id;
        let slot = slots.into_iter().find(of_id).expect("a box");
        let result = trial.receive(&format!(r#"[1,{{"score":"{id}"}},0]"#));
        assert_eq!(
            result.choice,
            Err(Disqualification::Illegal(Choice::Score(slot)))
        );
        refused += 1;
    }
    assert!(refused > 20);
}

#[test]
fn a_verdict_can_be_read() {
    let mut trial = trial();
    let question = trial.ask().expect("a question");
    let says = |choice| {
        let result = TrialResult {
            choice,
            ..TrialResult::of(Disqualification::Noisy)
        };
        player::verdict(&catalogue::default(), &question.dice, &result)
    };
    assert_eq!(
        says(Ok(Choice::Keep(Keep::NONE))),
        "It rerolls all the dice."
    );
    assert_eq!(
        says(Err(Disqualification::SlowDecision)),
        "It took more than a second for one decision. In a tournament it would be out."
    );
    for (millis, text) in [
        (0.0, "less than 0.1 ms"),
        (0.04, "less than 0.1 ms"),
        (0.06, "0.1 ms"),
        (12.34, "12.3 ms"),
    ] {
        assert_eq!(player::took(millis), text);
    }
}

/// The manual states the limits in words.
#[test]
fn the_limits_are_as_written() {
    let limits = [
        Disqualification::DECISION_MS,
        Disqualification::GAME_MS,
        Disqualification::START_MS,
    ];
    assert_eq!(limits, [1000.0, 5000.0, 10000.0]);
    assert!(player::limits_help()[0].starts_with("A second for a decision, five seconds for all"));
    assert!(player::limits_help()[0].ends_with("ten to get ready."));
    assert_eq!(rollkeep_app::storage::OwnPlayer::MAX_SOURCE, 200_000);
    assert!(player::limits_help()[5].contains("200 kB"));
}

/// The manual names exactly the parts of a view.
#[test]
fn the_manual_names_what_there_is() {
    let mut view = program_view(&mut trial());
    // The sandbox adds them.
    view["rules"] = Value::Null;
    let there: BTreeSet<String> = view.as_object().expect("a view").keys().cloned().collect();
    let named = player::gets_help().map(|(name, _)| name.trim_start_matches("view.").to_owned());
    assert_eq!(there, BTreeSet::from(named));
}
