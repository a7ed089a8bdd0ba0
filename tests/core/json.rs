//! Our JSON is the JSON of everyone: compared with `serde_json`, value by value and damage by damage.

use std::collections::BTreeMap;

use proptest::prelude::*;
use rollkeep::storage::json;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::games::cases;

/// Everything that a save may hold.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Thing {
    name: String,
    count: u32,
    when: u64,
    #[serde(default)]
    on: bool,
    #[serde(default)]
    maybe: Option<String>,
    list: Vec<Kind>,
    entries: BTreeMap<String, String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    OfOne,
    OfTwo,
}

prop_compose! {
    fn any_thing()(
        name in any::<String>(),
        count in any::<u32>(),
        when in any::<u64>(),
        on in any::<bool>(),
        maybe in any::<Option<String>>(),
        list in prop::collection::vec(prop_oneof![Just(Kind::OfOne), Just(Kind::OfTwo)], 0..4),
        entries in prop::collection::btree_map(any::<String>(), any::<String>(), 0..4),
    ) -> Thing {
        Thing { name, count, when, on, maybe, list, entries }
    }
}

/// Values of JSON without fractions.
fn any_value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<String>().prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 24, 4, |inner| {
        let entries = prop::collection::btree_map(any::<String>(), inner.clone(), 0..4);
        prop_oneof![
            prop::collection::vec(inner, 0..4).prop_map(Value::from),
            entries.prop_map(|entries| Value::Object(entries.into_iter().collect())),
        ]
    })
}

/// What ours reads, `serde_json` reads too, and the same.
fn check_alike(text: &str) -> Result<(), TestCaseError> {
    let (ours, theirs) = (
        json::from_text::<Thing>(text).ok(),
        serde_json::from_str::<Thing>(text).ok(),
    );
    prop_assert_eq!(ours, theirs, "{}", text);
    Ok(())
}

proptest! {
    #![proptest_config(cases(1000))]

    #[test]
    fn it_is_written_as_by_others(thing in any_thing()) {
        let (text, lines) = (json::to_text(&thing), json::to_lines(&thing));
        prop_assert_eq!(&text, &serde_json::to_string(&thing).expect("JSON"));
        prop_assert_eq!(&lines, &serde_json::to_string_pretty(&thing).expect("JSON"));
        prop_assert_eq!(json::from_text(&text), Ok(thing.clone()));
        prop_assert_eq!(json::from_text(&lines), Ok(thing));
    }

    #[test]
    fn any_value_is_read_as_by_others(value in any_value()) {
        prop_assert_eq!(json::from_text(&value.to_string()), Ok(value));
    }

    #[test]
    fn damage_is_found_as_by_others(
        thing in any_thing(),
        at in any::<prop::sample::Index>(),
        length in 0..3usize,
        splice in r#"[\[\]{}",:\\0-9a-fnrtu ]{0,3}"#,
    ) {
        let mut text: Vec<char> = json::to_text(&thing).chars().collect();
        let at = at.index(text.len());
        let end = text.len().min(at + length);
        text.splice(at..end, splice.chars());
        check_alike(&text.into_iter().collect::<String>())?;
    }

    #[test]
    fn escapes_are_read_as_by_others(text in r#"(\\u[dD][89a-fA-F][0-9]{2}|\\u[0-9a-f]{3,4}|\\["\\/bfnrtx]|[a\t"]){0,4}"#) {
        let text = format!("\"{text}\"");
        let theirs = serde_json::from_str::<String>(&text).ok();
        prop_assert_eq!(json::from_text::<String>(&text).ok(), theirs);
    }
}

#[test]
fn what_nobody_asked_for_is_passed_over() {
    let text = r#" { "x": [1.5e-3, {"y": null}], "count": 7 } "#;
    #[derive(Debug, PartialEq, Deserialize)]
    struct Count {
        count: u32,
    }
    assert_eq!(json::from_text(text), Ok(Count { count: 7 }));
}

#[test]
fn nothing_is_too_deep_to_be_refused() {
    let deep = "[".repeat(100_000);
    assert_eq!(json::from_text::<Value>(&deep), Err(json::NotThis));
    assert_eq!(json::from_text::<Value>("1.5"), Err(json::NotThis));
}
