//! What is practised, and by whom.

use std::sync::Arc;

use leptos::prelude::*;

use super::preferences::use_preferences;
use super::usual_rules::usual_rules;
use rollkeep_rules::RuleSet;
use rollkeep_rules::game::YOU;

/// The rules and the person of practice. Until they are chosen, they are the rules of the last game and the person whose device
/// this is.
#[derive(Clone, Copy)]
pub struct Practised {
    rules: RwSignal<Option<Arc<RuleSet>>>,
    who: RwSignal<Option<String>>,
}

impl Practised {
    /// Nothing is chosen yet.
    pub fn usual() -> Practised {
        Practised {
            rules: RwSignal::new(None),
            who: RwSignal::new(None),
        }
    }

    /// The rules.
    pub fn rules(self) -> Arc<RuleSet> {
        let usual = || use_preferences().with_untracked(usual_rules);
        self.rules.get().unwrap_or_else(usual)
    }

    /// The name of the person.
    pub fn who(self) -> String {
        self.who.get().unwrap_or_else(|| {
            use_preferences()
                .with_untracked(|settings| settings.likely_name(&[]).unwrap_or(YOU).to_owned())
        })
    }

    /// From now on, these rules are practised.
    pub fn choose_rules(self, rules: Arc<RuleSet>) {
        self.rules.set(Some(rules));
    }

    /// From now on, this person practises.
    pub fn choose_person(self, name: String) {
        self.who.set(Some(name));
    }
}
