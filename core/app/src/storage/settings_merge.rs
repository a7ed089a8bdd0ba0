//! Merges settings that were changed in two tabs.

use std::collections::BTreeMap;

use serde_json::Value;

use super::Settings;

/// The fields of a text, in the order of their names: the same fields are the same text.
fn fields(text: &str) -> BTreeMap<String, Value> {
    serde_json::from_str(text).unwrap_or_default()
}

/// Merges our settings with those stored now: fields that differ between `base` and `ours` are from `ours`; all others
/// are from `found`, even those unknown here. Fields that `base` lacks had their default.
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
    serde_json::to_string(&found).unwrap_or_default()
}

/// Merges two lists: ours, then what another tab has added, without what another tab has removed.
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
