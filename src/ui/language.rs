//! The language that the app speaks.

use crate::ui::signals::spawn_local;
use crate::ui::signals::*;

use super::browser::{self, Patience, WORKER_SILENCE, WordsFile};
use super::device::Device;
use crate::text::Language;
use crate::text::direction::is_mirrored;
use crate::text::language;
use crate::text::message::Messages;

/// The language that is spoken. Every screen is made anew when it changes. Copies are handles to the same.
#[derive(Clone, Copy)]
pub struct Spoken {
    language: RwSignal<Language>,
    device: Device,
    /// It was chosen just now, and the screens are being made anew.
    chosen: StoredValue<bool>,
    /// How often a language was chosen, or given up. Only the last choice counts.
    choices: StoredValue<u32>,
    /// The language whose late messages are there.
    late: StoredValue<Option<Language>>,
}

impl Spoken {
    /// The language that the page was opened in.
    pub fn at_start(device: Device) -> Spoken {
        let (code, words) = browser::words_at_start();
        let language = Language::of(&code).unwrap_or(Language::ENGLISH);
        say_in(language, &words);
        Spoken {
            language: RwSignal::new(language),
            device,
            chosen: StoredValue::new(false),
            choices: StoredValue::new(0),
            late: StoredValue::new(None),
        }
    }

    /// The one of this page.
    pub fn here() -> Spoken {
        expect_context::<Spoken>()
    }

    /// The language that is spoken.
    pub fn language(self) -> Language {
        self.language.get()
    }

    /// Is this screen there because the language was chosen on it? Asked once: then the focus belongs on the choice.
    pub fn was_just_chosen(self) -> bool {
        self.chosen
            .try_update_value(std::mem::take)
            .unwrap_or(false)
    }

    /// Speaks this language from now on, and on later visits. If its messages do not load, or not in time, it is said so
    /// and nothing changes. Whoever chooses again meanwhile gets the later choice.
    pub fn choose(self, language: Language) {
        let choice = self.next_choice();
        let is_last = move || self.choices.get_value() == choice;
        let silent = move || {
            if is_last() {
                self.give_up();
            }
        };
        let patience = Patience::new(WORKER_SILENCE, silent);
        spawn_local(async move {
            let words = all_words(language).await;
            drop(patience);
            match words {
                _ if !is_last() => {}
                Some(words) => {
                    let code = Some(language.code().to_owned());
                    let settings = self.device.settings;
                    settings.update(|settings| settings.language = code);
                    say_in(language, &words);
                    self.late.set_value(Some(language));
                    self.chosen.set_value(true);
                    self.language.set(language);
                }
                None => self.give_up(),
            }
        });
    }

    /// Has what only late screens say there; `false` if it does not load.
    pub async fn load_late(self) -> bool {
        loop {
            let language = self.language.get_untracked();
            if self.late.get_value() == Some(language) {
                return true;
            }
            let words = browser::load_words(language.code(), WordsFile::Late).await;
            // Another call may have loaded them, or another language may be spoken by now.
            if self.late.get_value() == Some(language) || self.language.get_untracked() != language
            {
                continue;
            }
            let Some(words) = words else { return false };
            language::speak_also(&words);
            self.late.set_value(Some(language));
        }
    }

    /// Counts a choice; those before it no longer count.
    fn next_choice(self) -> u32 {
        self.choices.update_value(|choices| *choices += 1);
        self.choices.get_value()
    }

    /// The messages do not come: the choice shows what is spoken.
    fn give_up(self) {
        self.next_choice();
        self.language.notify();
        self.device.call_out(language::unloaded());
    }
}

/// All messages of a language; `None` if they do not load.
async fn all_words(language: Language) -> Option<String> {
    let first = browser::load_words(language.code(), WordsFile::First).await?;
    let late = browser::load_words(language.code(), WordsFile::Late).await?;
    Some(first + &late)
}

/// Has the whole page in this language.
fn say_in(spoken: Language, words: &str) {
    language::speak(Messages::read(words, browser::NUMERALS));
    let direction = if is_mirrored() { "rtl" } else { "ltr" };
    browser::set_language(spoken.code(), direction);
    browser::keep_words(spoken.code());
}
