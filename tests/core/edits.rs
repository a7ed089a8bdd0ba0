//! Random changes of texts, as damage or an attacker makes them.

use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::{Value, json};

/// A change of a text: some characters make way for others.
#[derive(Clone, Debug)]
pub struct Edit {
    at: Index,
    length: usize,
    splice: String,
}

/// One to three changes. The new characters match this pattern.
pub fn edits(splice: &'static str) -> impl Strategy<Value = Vec<Edit>> {
    let edit = (any::<Index>(), 0..4usize, splice);
    let edit = edit.prop_map(|(at, length, splice)| Edit { at, length, splice });
    prop::collection::vec(edit, 1..4)
}

/// The text after these changes.
pub fn edited(text: &str, edits: &[Edit]) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for edit in edits {
        let at = edit.at.index(letters.len() + 1);
        let end = (at + edit.length).min(letters.len());
        letters.splice(at..end, edit.splice.chars());
    }
    letters.into_iter().collect()
}

/// A change of JSON: a value makes way for another one, which is often found elsewhere in the same JSON.
#[derive(Clone, Debug)]
pub struct ValueEdit {
    at: Index,
    with: Result<Value, Index>,
}

/// One to four changes of values.
pub fn value_edits() -> impl Strategy<Value = Vec<ValueEdit>> {
    let new = prop_oneof![
        Just(Value::Null),
        (-1..70_000i64).prop_map(Value::from),
        (0..8i64).prop_map(Value::from),
        Just(json!([])),
        Just(json!("matched")),
    ];
    let with = prop_oneof![2 => any::<Index>().prop_map(Err), 1 => new.prop_map(Ok)];
    let edit = (any::<Index>(), with).prop_map(|(at, with)| ValueEdit { at, with });
    prop::collection::vec(edit, 1..5)
}

/// The JSON after these changes.
pub fn edited_value(value: &Value, edits: &[ValueEdit]) -> Value {
    let mut value = value.clone();
    for edit in edits {
        let mut places = Vec::new();
        list_places(&value, "", &mut places);
        let place = |index: &Index| &places[index.index(places.len())];
        let with = match &edit.with {
            Ok(with) => with.clone(),
            Err(from) => value.pointer(place(from)).expect("a value").clone(),
        };
        *value.pointer_mut(place(&edit.at)).expect("a value") = with;
    }
    value
}

/// Lists the JSON pointers of a value and of all values in it.
fn list_places(value: &Value, at: &str, found: &mut Vec<String>) {
    found.push(at.to_owned());
    match value {
        Value::Array(items) => {
            for (number, item) in items.iter().enumerate() {
                list_places(item, &format!("{at}/{number}"), found);
            }
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                list_places(field, &format!("{at}/{name}"), found);
            }
        }
        _ => {}
    }
}
