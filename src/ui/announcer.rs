//! What screen readers announce.

use leptos::prelude::*;

/// The announcements of this page. Copies refer to the same ones.
#[derive(Clone, Copy)]
pub struct Announcer {
    polite: RwSignal<String>,
    assertive: RwSignal<String>,
}

impl Announcer {
    /// Provides an announcer to the page.
    pub fn open() -> Announcer {
        let announcer = Announcer {
            polite: RwSignal::default(),
            assertive: RwSignal::default(),
        };
        provide_context(announcer);
        announcer
    }

    /// Returns the announcer of this page.
    pub fn here() -> Announcer {
        expect_context::<Announcer>()
    }

    /// What screen readers read when they have time.
    pub fn polite(self) -> ReadSignal<String> {
        self.polite.read_only()
    }

    /// What screen readers read at once.
    pub fn assertive(self) -> ReadSignal<String> {
        self.assertive.read_only()
    }

    /// Announces something when screen readers have time.
    pub fn say(self, text: String) {
        self.polite
            .update(|said| *said = made_different(said, text));
    }

    /// Announces something at once: a refusal, a clock that has run out.
    pub fn say_now(self, text: String) {
        self.assertive
            .update(|said| *said = made_different(said, text));
    }

    /// Clears what was said, because it is not true any more.
    pub fn clear(self) {
        self.polite.set(String::new());
    }

    /// Clears this text if it was the last one said at once, because it is not true any more.
    pub fn take_back(self, text: &str) {
        let is_said = |said: &String| said.trim_end_matches('\u{a0}') == text;
        if self.assertive.with_untracked(is_said) {
            self.clear_now();
        }
    }

    /// Clears what was said at once, because it is not true any more.
    pub fn clear_now(self) {
        self.assertive.set(String::new());
    }
}

/// Makes a repeated announcement differ from the one before, by a space that is not read out, so that it is announced
/// again.
fn made_different(before: &str, text: String) -> String {
    match before == text {
        true => text + "\u{a0}",
        false => text,
    }
}
