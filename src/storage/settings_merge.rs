//! Merges settings that were changed in two tabs.

use serde_json::{Map, Value};

use super::Settings;

/// The fields of a text, by name.
fn fields(text: &str) -> Map<String, Value> {
    serde_json::from_str(text).unwrap_or_default()
}

/// Our settings merged with those that are stored now: every field that changed on the way from `base` to `ours` is
/// as in `ours`, all others are as in `found`, even those that are not known here. What `base` does not say was as it
/// comes.
pub fn merge(base: &str, ours: &str, found: &str) -> String {
    let [base, ours, mut found] = [base, ours, found].map(fields);
    let usual = serde_json::to_string(&Settings::default()).unwrap_or_default();
    let usual = fields(&usual);
    for (field, ours) in ours {
        let base = base.get(&field).or_else(|| usual.get(&field));
        if base == Some(&ours) {
            continue;
        }
        let value = match (field.as_str(), base, found.get(&field)) {
            ("coached" | "learned" | "people" | "badges", Some(base), Some(found)) => {
                merge_names(base, &ours, found)
            }
            _ => ours,
        };
        found.insert(field, value);
    }
    Value::Object(found).to_string()
}

/// Those of ours, and then those that another tab has added: neither here before, nor taken away here.
fn merge_names(base: &Value, ours: &Value, found: &Value) -> Value {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let (base, mut merged) = (list(base), list(ours));
    for name in list(found) {
        if !base.contains(&name) && !merged.contains(&name) {
            merged.push(name);
        }
    }
    let gone = |name: &Value| base.contains(name) && !list(found).contains(name);
    merged.retain(|name| !gone(name));
    merged.into()
}
