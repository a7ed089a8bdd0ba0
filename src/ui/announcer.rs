//! What screen readers announce.

use std::time::Duration;

use leptos::prelude::*;

use super::browser;

/// How long an announcement waits: until the focus is where an event has moved it, because screen readers stop speaking
/// when it moves. What comes meanwhile is said together with it.
pub const SOON: f64 = 250.0;

/// How long an announcement stays before one that nobody here has caused, in milliseconds.
pub const STAYS: f64 = 1000.0;

/// The announcements of this page. Copies refer to the same ones.
#[derive(Clone, Copy)]
pub struct Announcer {
    polite: RwSignal<String>,
    assertive: RwSignal<String>,
    waiting: StoredValue<Waiting>,
}

/// What is about to be said.
#[derive(Default)]
struct Waiting {
    says: String,
    /// It comes last.
    advice: String,
    /// The number of the timer that will say it; 0 without one.
    timer: u32,
    /// How many timers have begun.
    timers: u32,
    /// When something was said last.
    said: f64,
}

/// Provides an announcer to the page.
pub fn provide_announcer() -> Announcer {
    let announcer = Announcer {
        polite: RwSignal::default(),
        assertive: RwSignal::default(),
        waiting: StoredValue::default(),
    };
    provide_context(announcer);
    announcer
}

/// Returns the announcer of this page.
pub fn use_announcer() -> Announcer {
    expect_context::<Announcer>()
}

impl Announcer {
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
        self.add(&text);
        self.flush();
    }

    /// Announces something after this time in milliseconds, together with whatever is announced until then.
    pub fn say_after(self, text: &str, wait: f64) {
        self.add(text);
        self.wait(wait);
    }

    /// Announces something that nobody here has caused: what was said before stays for a moment.
    pub fn say_next(self, text: &str) {
        self.add(text);
        self.wait(self.gap());
    }

    /// Announces advice about what is announced at the same time. An empty text withdraws advice that was not said yet.
    pub fn advise(self, text: String) {
        let wait = self.gap();
        let begins = self.waiting.try_update_value(|it| {
            it.advice = text;
            it.timer == 0 && !it.advice.is_empty()
        });
        if begins == Some(true) {
            self.wait(wait);
        }
    }

    fn gap(self) -> f64 {
        let said = self.waiting.with_value(|it| it.said);
        (said + STAYS - browser::monotonic_ms()).max(SOON)
    }

    fn add(self, text: &str) {
        self.waiting.update_value(|it| join(&mut it.says, text));
    }

    fn wait(self, wait: f64) {
        let timer = self.waiting.try_update_value(|it| {
            it.timers += 1;
            it.timer = it.timers;
            it.timer
        });
        let say = move || {
            if self.waiting.with_value(|it| Some(it.timer) == timer) {
                self.flush();
            }
        };
        set_timeout(say, Duration::from_millis(wait as u64));
    }

    /// Says what waits.
    fn flush(self) {
        let now = browser::monotonic_ms();
        let text = self.waiting.try_update_value(|it| {
            let mut text = std::mem::take(&mut it.says);
            join(&mut text, &std::mem::take(&mut it.advice));
            (it.timer, it.said) = (0, now);
            text
        });
        if let Some(text) = text.filter(|text| !text.is_empty()) {
            self.polite
                .update(|said| *said = made_different(said, text));
        }
    }

    /// Announces something at once: a refusal, a clock that has run out.
    pub fn say_now(self, text: String) {
        self.assertive
            .update(|said| *said = made_different(said, text));
    }

    /// Clears what was said or waits, because it is not true any more.
    pub fn clear(self) {
        self.waiting.update_value(|it| {
            it.says.clear();
            it.advice.clear();
            it.timer = 0;
        });
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

/// Adds a sentence.
fn join(text: &mut String, next: &str) {
    if !text.is_empty() && !next.is_empty() {
        text.push(' ');
    }
    text.push_str(next);
}

/// Makes a repeated announcement differ from the one before, by a space that is not read out, so that it is announced
/// again.
fn made_different(before: &str, text: String) -> String {
    match before == text {
        true => text + "\u{a0}",
        false => text,
    }
}
