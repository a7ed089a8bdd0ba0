//! Reads settings, field by field.

use serde::Deserialize;
use serde_json::{Map, Value};

use super::Settings;

impl Settings {
    /// Reads a text; `None` if it is damaged. A field that is missing, or whose value makes no sense, has its default.
    pub(super) fn from_json(text: &str) -> Option<Settings> {
        let fields = StoredFields(serde_json::from_str(text).ok()?);
        let mut it = Settings::default();
        fields.read("language", &mut it.language);
        fields.read("theme", &mut it.theme);
        fields.read("table_look", &mut it.table_look);
        fields.read("motion", &mut it.motion);
        fields.read("shortcuts", &mut it.shortcuts);
        fields.read("pass_screen", &mut it.pass_screen);
        fields.read("left_handed", &mut it.left_handed);
        fields.read("ask_scores", &mut it.ask_scores);
        fields.read("sound", &mut it.sound);
        fields.read("vibration", &mut it.vibration);
        fields.read("keep_awake", &mut it.keep_awake);
        fields.read("pace", &mut it.pace);
        fields.read("asides_known", &mut it.asides_known);
        fields.read("coached", &mut it.coached);
        fields.read("learned", &mut it.learned);
        fields.read("news_read", &mut it.news_read);
        fields.read("own_name", &mut it.own_name);
        fields.read("last", &mut it.last);
        fields.read("rules", &mut it.rules);
        fields.read("table", &mut it.table);
        fields.read("computers", &mut it.computers);
        fields.read("spare_table", &mut it.spare_table);
        fields.read("spare_computers", &mut it.spare_computers);
        fields.read("people", &mut it.people);
        fields.read("badges", &mut it.badges);
        fields.read("drills", &mut it.practice);
        Some(it.within_bounds())
    }
}

/// The fields of stored settings.
struct StoredFields(Map<String, Value>);

impl StoredFields {
    /// Reads a field, unless it is missing or its value makes no sense.
    // Each type has its own copy of this, not each field.
    #[inline(never)]
    fn read<'a, T: Deserialize<'a>>(&'a self, name: &str, into: &mut T) {
        if let Some(Ok(value)) = self.0.get(name).map(T::deserialize) {
            *into = value;
        }
    }
}
