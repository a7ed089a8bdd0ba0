//! Whether best play is kept on this device, so that nobody waits for it.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::browser::{self, follow};
use super::latest::Latest;
use rollkeep_rules::RuleSet;
use rollkeep_words::advice;

/// Follows the rules: whether best play under them is kept. `false` until the browser has answered.
pub fn kept_table(rules: Signal<Arc<RuleSet>>) -> Signal<bool> {
    let (kept, latest) = (RwSignal::new(None), Latest::new());
    follow(move || {
        let rules = rules.get();
        let is_wanted = latest.ask();
        // What takes no time is not kept.
        if advice::takes(&rules).is_some() {
            spawn_local(async move {
                if browser::keeps_table(&rules).await && is_wanted() {
                    kept.set(Some(rules));
                }
            });
        }
    });
    Signal::derive(move || kept.get().is_some_and(|kept| kept == rules.get()))
}
