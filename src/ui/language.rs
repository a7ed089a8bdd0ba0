//! The language that the app speaks.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::browser;
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

    /// Speaks this language from now on, and on later visits. If its messages do not load, it is said so and nothing
    /// changes.
    pub fn choose(self, language: Language) {
        let device = self.device;
        spawn_local(async move {
            match browser::load_words(language.code()).await {
                Some(words) => {
                    let code = Some(language.code().to_owned());
                    device.settings.update(|settings| settings.language = code);
                    say_in(language, &words);
                    self.chosen.set_value(true);
                    self.language.set(language);
                }
                None => {
                    self.language.notify();
                    device.call_out(language::unloaded());
                }
            }
        });
    }
}

/// Has the whole page in this language.
fn say_in(spoken: Language, words: &str) {
    language::speak(Messages::read(words, browser::NUMERALS));
    let direction = if is_mirrored() { "rtl" } else { "ltr" };
    browser::set_language(spoken.code(), direction);
    browser::keep_words(spoken.code());
}
