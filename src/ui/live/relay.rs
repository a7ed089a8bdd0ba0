//! Passes an answer that the camera has opened in a new tab to the tab that waits for it.

use std::time::Duration;

use leptos::prelude::*;

use super::{Live, State};

/// The name of the channel between tabs.
pub(super) const TABS: &str = "rollkeep live";

/// The prefix of a message that an answer was accepted.
const TAKEN: &str = "taken ";

/// By then, a waiting tab has accepted it.
const SOON: Duration = Duration::from_secs(2);

/// The result of an answer that was opened as a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relay {
    /// It was passed on.
    Asked,
    /// A tab has accepted it.
    Taken,
    /// No tab waits for it.
    Nobody,
}

impl Live {
    /// Passes an answer to the tab that waits for it, which may be this one.
    pub fn pass_on(&self, code: &str) {
        if matches!(self.state.get_untracked(), State::Showing(_)) && self.accept(code).is_ok() {
            return;
        }
        self.relay.set(Some((code.to_owned(), Relay::Asked)));
        self.tabs.with_value(|tabs| {
            if let Some(tabs) = tabs {
                tabs.say(code);
            }
        });
        let (live, code) = (*self, code.to_owned());
        set_timeout(
            move || {
                if live.relay.get_untracked() == Some((code.clone(), Relay::Asked)) {
                    live.relay.set(Some((code, Relay::Nobody)));
                }
            },
            SOON,
        );
    }

    /// Returns the result of this answer, and follows changes.
    pub fn relayed(&self, code: &str) -> Option<Relay> {
        let relay = self.relay.get();
        relay.filter(|(of, _)| of == code).map(|(_, relay)| relay)
    }

    /// Handles a message of another tab.
    pub(super) fn handle_tab_message(&self, text: &str) {
        if let Some(taken) = text.strip_prefix(TAKEN) {
            let asked = self.relay.get_untracked();
            if asked.is_some_and(|(code, _)| code == taken) {
                self.relay.set(Some((taken.to_owned(), Relay::Taken)));
            }
        } else if matches!(self.state.get_untracked(), State::Showing(_))
            && self.accept(text).is_ok()
        {
            self.tabs.with_value(|tabs| {
                if let Some(tabs) = tabs {
                    tabs.say(&format!("{TAKEN}{text}"));
                }
            });
        }
    }
}
