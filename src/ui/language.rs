//! The language that the app speaks.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::announcer::{Announcer, use_announcer};
use super::browser::{self, Patience, SILENCE_LIMIT};
use super::preferences::{Preferences, use_preferences};
use rollkeep_words::Language;
use rollkeep_words::direction::is_mirrored;
use rollkeep_words::language;
use rollkeep_words::message::Messages;
use rollkeep_words::words;

/// The language of the page. When it changes, every screen is built again. Copies share their state.
#[derive(Clone, Copy)]
pub struct Spoken {
    language: RwSignal<Language>,
    settings: Preferences,
    announcer: Announcer,
    /// Whether the language was chosen just now, so that the screens are built again.
    chosen: StoredValue<bool>,
    /// Counts choices and failures. Only the last choice takes effect.
    choices: StoredValue<u32>,
}

/// Reads the language in which the page has started, and provides it.
pub fn provide_language() -> Spoken {
    let (code, words) = browser::words_at_start();
    let language = Language::of(&code).unwrap_or(Language::ENGLISH);
    say_in(language, &words);
    let spoken = Spoken {
        language: RwSignal::new(language),
        settings: use_preferences(),
        announcer: use_announcer(),
        chosen: StoredValue::new(false),
        choices: StoredValue::new(0),
    };
    provide_context(spoken);
    spoken
}

/// Returns the language of this page.
pub fn use_language() -> Spoken {
    expect_context::<Spoken>()
}

impl Spoken {
    /// Returns the language, and follows it.
    pub fn language(self) -> Language {
        self.language.get()
    }

    /// Whether this screen was built because a language was chosen on it; then the choice gets the focus. True only once.
    pub fn was_just_chosen(self) -> bool {
        self.chosen
            .try_update_value(std::mem::take)
            .unwrap_or(false)
    }

    /// Loads a language, switches the page to it, and remembers it. If its messages do not load in time, `state` and an
    /// announcement say so, and nothing else changes. Of two choices, the later one wins.
    pub fn choose(self, language: Language, state: RwSignal<String>) {
        state.set(words::coming());
        let choice = self.next_choice();
        let is_last = move || self.choices.get_value() == choice;
        let silent = move || {
            if is_last() {
                self.give_up(state);
            }
        };
        let patience = Patience::new(SILENCE_LIMIT, silent);
        spawn_local(async move {
            let words = browser::load_words(language.code()).await;
            drop(patience);
            match words {
                _ if !is_last() => {}
                Some(words) => {
                    let code = Some(language.code().to_owned());
                    let settings = self.settings;
                    settings.update(|settings| settings.language = code);
                    say_in(language, &words);
                    self.chosen.set_value(true);
                    self.language.set(language);
                }
                None => self.give_up(state),
            }
        });
    }

    /// Counts a choice, which makes earlier ones void.
    fn next_choice(self) -> u32 {
        self.choices.update_value(|choices| *choices += 1);
        self.choices.get_value()
    }

    /// Says that the messages did not load. The list shows the current language again.
    fn give_up(self, state: RwSignal<String>) {
        self.next_choice();
        self.language.notify();
        // The player may have left the screen that shows it.
        state.try_set(language::unloaded());
        self.announcer.say_now(language::unloaded());
    }
}

/// Switches the whole page to this language.
fn say_in(spoken: Language, words: &str) {
    language::speak(Messages::read(words, browser::NUMERALS, browser::DATES));
    let direction = if is_mirrored() { "rtl" } else { "ltr" };
    browser::set_language(spoken.code(), direction);
    browser::keep_words(spoken.code());
}
