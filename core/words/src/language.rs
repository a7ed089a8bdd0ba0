//! Languages: one folder of `locales` each.

use super::direction::set_mirrored;
use super::message::{self, Messages};

messages!("language");

/// Code and own name of each language, from its `language.ftl`.
const LANGUAGES: &[(&str, &str)] = &include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// A language that the app speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Language(usize);

impl Language {
    /// The language that is always there.
    pub const ENGLISH: Language = Language(0);

    /// All of them, English first.
    pub fn all() -> impl Iterator<Item = Language> {
        (0..LANGUAGES.len()).map(Language)
    }

    /// The one of this code, such as `sv`.
    pub fn of(code: &str) -> Option<Language> {
        Language::all().find(|language| language.code() == code)
    }

    /// Its code of BCP 47, as in the attribute `lang`.
    pub fn code(self) -> &'static str {
        LANGUAGES[self.0].0
    }

    /// What it is called by those who speak it.
    pub fn name(self) -> &'static str {
        LANGUAGES[self.0].1
    }
}

/// Sets the messages of the page.
pub fn speak(messages: Messages) {
    set_mirrored(messages.say("language-direction", &[]) == "rtl");
    message::speak(messages);
}
