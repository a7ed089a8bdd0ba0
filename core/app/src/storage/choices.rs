//! The settings in the store.

use super::record::{Record, SETTINGS};
use super::records::Records;
use super::settings_merge::merge;
use super::{Backend, Settings};

/// The settings of a store.
#[derive(Clone, Copy, Debug)]
pub struct Choices<'a, B>(pub(super) &'a Records<B>);

impl<B: Backend> Choices<'_, B> {
    /// Loads the settings; the defaults if there are none. Sets damaged settings aside.
    pub fn load(&self) -> Settings {
        let Some(text) = self.0.text(&Record::Settings) else {
            return Settings::default();
        };
        let settings = Settings::from_json(&text);
        if settings.is_none() && self.0.keep_aside(&Record::Settings, &text) {
            self.0.mend(&Record::Settings, None);
        }
        settings.unwrap_or_default()
    }

    /// Changes the settings, and saves the fields that differ.
    pub fn change(&self, change: impl FnOnce(&mut Settings)) {
        let before = self.load();
        let mut after = before.clone();
        change(&mut after);
        if after != before {
            self.save(&before, &after);
        }
    }

    /// Saves the fields that differ between `before` and `after`, and returns all settings as they are now: other tabs
    /// may have changed other fields.
    pub fn save(&self, before: &Settings, after: &Settings) -> Settings {
        let [before, after] =
            [before, after].map(|it| serde_json::to_string(it).unwrap_or_default());
        // `load` sets damaged settings aside.
        self.load();
        // If nothing can be read, `before` is the best guess.
        let found = self
            .0
            .text(&Record::Settings)
            .unwrap_or_else(|| before.clone());
        let text = merge(&before, &after, &found);
        let write = |expected| {
            let (place, text) = (SETTINGS.to_owned(), text.clone());
            self.0.write(&Record::Settings, place, text, expected)
        };
        // The first attempt fails only if nothing is stored yet; the second then succeeds.
        let _ = write(Some(&found)).or_else(|_| write(None));
        self.load()
    }
}
