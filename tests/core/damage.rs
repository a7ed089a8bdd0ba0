//! A save reads back as it was written, and no text becomes a game that the rules do not allow.

use proptest::prelude::*;
use rollkeep_app::storage::{Loaded, SavedGame, Unreadable, read_log, write_log};
use serde_json::Value;

use super::edits::{edited, edits};
use super::games::{Plan, any_plan, cases, plan_of};
use super::portable_rules::work::any_rules;
use super::saves::{check_sound, log_text, with};

fn save(plan: &Plan) -> SavedGame {
    SavedGame {
        game: plan.play(),
        began: plan.seed >> 12,
        touched: plan.seed,
    }
}

proptest! {
    #![proptest_config(cases(800))]

    #[test]
    fn a_save_comes_back_as_it_was(plan in any_plan()) {
        let saved = save(&plan);
        let text = saved.to_json();
        prop_assert_eq!(Loaded::from_json(&text), Loaded::Whole(saved.clone()));
        let log = log_text(&saved);
        let events = read_log(&log, plan.rules.dice);
        prop_assert_eq!(events.as_deref(), Ok(saved.game.log()));
        // No character of the log needs escaping.
        prop_assert!(text.contains(&log));
    }

    #[test]
    fn a_log_cut_anywhere_gives_the_game_up_to_there(
        plan in any_plan(),
        cut in any::<prop::sample::Index>(),
    ) {
        let saved = save(&plan);
        let log = log_text(&saved);
        let cut = cut.index(log.len() + 1);
        let loaded = check_sound(&with(&saved, "log", log[..cut].into()));
        let game = &loaded.saved().expect("the part before the cut").game;
        prop_assert!(saved.game.log().starts_with(game.log()));
        // Only the event that was cut in two is lost.
        if let Some(next) = saved.game.log().get(game.log().len()) {
            prop_assert!(cut < write_log(game.log()).len() + write_log(&[*next]).len());
        }
    }

    #[test]
    fn an_edited_log_keeps_what_stands_before_the_edit(
        plan in any_plan(),
        at in any::<prop::sample::Index>(),
        length in 0..4usize,
        splice in "[A-Za-z0-9#$%&'()*,./:<=>?@~^+;!ß\"-]{0,4}",
    ) {
        let saved = save(&plan);
        let mut log = log_text(&saved);
        let at = at.index(log.len() + 1);
        let end = log.len().min(at + length);
        log.replace_range(at..end, &splice);
        let loaded = check_sound(&with(&saved, "log", log.into()));
        let game = &loaded.saved().expect("the part before the edit").game;
        let same = saved.game.log().iter().zip(game.log()).take_while(|(a, b)| a == b).count();
        // The event at the edit may have changed, and the piece of time before it may be longer.
        let untouched = write_log(&saved.game.log()[..same]).len();
        let changed: String = saved.game.log().iter().skip(same).take(2)
            .map(|event| write_log(&[*event])).collect();
        prop_assert!(at <= untouched + changed.len());
    }

    #[test]
    fn a_changed_save_is_refused_or_legal(
        plan in prop_oneof![any_plan(), any_rules().prop_flat_map(plan_of)],
        edits in edits("[A-Za-z0-9\"{}\\[\\],:+~^_!. ß-]{0,4}"),
    ) {
        check_sound(&edited(&save(&plan).to_json(), &edits));
    }

    #[test]
    fn random_text_is_refused(text in any::<String>()) {
        prop_assert_eq!(check_sound(&text), Loaded::Not(Unreadable::NotASave));
    }

    #[test]
    fn any_log_at_all_is_read(plan in any_plan(), log in any::<String>()) {
        prop_assert!(check_sound(&with(&save(&plan), "log", log.into())).saved().is_some());
    }

    #[test]
    fn any_field_may_be_anything(
        plan in any_plan(),
        field in prop::sample::select(vec![
            "format", "rules", "seats", "start", "clock_ms", "began", "touched", "log", "more",
        ]),
        value in any_json(),
    ) {
        check_sound(&with(&save(&plan), field, value));
    }

    #[test]
    fn other_json_is_refused(value in any_json()) {
        prop_assert!(check_sound(&value.to_string()).saved().is_none());
    }
}

fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (-3..40i64).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        any::<String>().prop_map(Value::from),
        prop::sample::select(vec![
            "yatzy", "yahtzie", "throw", "seating", "person", "Ann", "format"
        ])
        .prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 24, 7, |inner| {
        let key = prop::sample::select(vec!["name", "kind", "format", "log", "x"]);
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..8).prop_map(Value::from),
            prop::collection::btree_map(key.prop_map(str::to_owned), inner, 0..5)
                .prop_map(|fields| Value::Object(fields.into_iter().collect())),
        ]
    })
}
