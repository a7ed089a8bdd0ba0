//! JSON in a layout that people can read.

use proptest::prelude::*;
use rollkeep_words::json::readable;
use serde_json::{Value, json};

use super::games::cases;

#[test]
fn short_values_are_on_one_line() {
    for (json, text) in [
        ("", ""),
        ("7", "7"),
        ("[]", "[]"),
        ("[5,5,2]", "[5, 5, 2]"),
        (r#"{"a":1,"b":{"c":[]}}"#, r#"{"a": 1, "b": {"c": []}}"#),
        (r#"["a,b:c","\"x,y\\"]"#, r#"["a,b:c", "\"x,y\\"]"#),
    ] {
        assert_eq!(readable(json), text);
    }
}

#[test]
fn long_values_are_on_several_lines() {
    let json = r#"{"dice":[5,5,2,3,6],"card":{"ones":2,"small-straight":30,"four-of-a-kind":22,"full-house":25},"end":0}"#;
    let text = r#"{
  "dice": [5, 5, 2, 3, 6],
  "card": {
    "ones": 2,
    "small-straight": 30,
    "four-of-a-kind": 22,
    "full-house": 25
  },
  "end": 0
}"#;
    assert_eq!(readable(json), text);
}

fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        any::<i32>().prop_map(Value::from),
        any::<bool>().prop_map(Value::from),
        "[a-z\"\\\\{}\\[\\],: é]{0,20}".prop_map(Value::from),
        Just(Value::Null),
    ];
    leaf.prop_recursive(4, 60, 8, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..8).prop_map(Value::from),
            prop::collection::btree_map("[a-z\"{,:\\\\]{0,8}", inner, 0..8)
                .prop_map(|map| json!(map)),
        ]
    })
}

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn nothing_changes_but_white_space(value in any_json()) {
        let text = readable(&value.to_string());
        prop_assert_eq!(serde_json::from_str::<Value>(&text).ok(), Some(value));
    }

    /// It also accepts text that is not JSON.
    #[test]
    fn any_text(text in any::<String>()) {
        readable(&text);
    }
}
