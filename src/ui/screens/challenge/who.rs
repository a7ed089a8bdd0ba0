//! The field for the player's name in a challenge.

use std::sync::Arc;

use leptos::prelude::*;

use crate::ui::components::{FormTrouble, KnownNames, NameInput, Trouble};
use crate::ui::preferences::{Preferences, use_preferences};
use rollkeep_app::letters::is_same_name;
use rollkeep_rules::RuleSet;
use rollkeep_rules::game::{Setup, SharedDice, clean_name};
use rollkeep_words::{challenges as text, names, refusals};

/// The name in the field, and what is wrong with it.
#[derive(Clone, Copy)]
pub struct ChallengerName {
    settings: Preferences,
    name: RwSignal<String>,
    trouble: Trouble,
}

impl ChallengerName {
    /// Starts with the name that the player most likely gives.
    pub fn likely() -> ChallengerName {
        let settings = use_preferences();
        let likely = settings.with_untracked(|it| it.likely_name(&[]).map(str::to_owned));
        ChallengerName {
            settings,
            name: RwSignal::new(likely.unwrap_or_default()),
            trouble: Trouble::none(),
        }
    }

    /// Makes the setup of this player's game, and remembers the name as the own one if none is known. If the name is not
    /// possible, says why and returns `None`. `taken` are the names of the others.
    pub fn setup(self, rules: &Arc<RuleSet>, dice: SharedDice, taken: &[String]) -> Option<Setup> {
        let name = clean_name(&self.name.get_untracked());
        let setup = if text::is_nobody(&name) {
            Err(text::name_wanted())
        } else if taken.iter().any(|other| is_same_name(other, &name)) {
            Err(text::taken(&name))
        } else {
            let setup = Setup::alone(rules.clone(), &name, dice);
            setup.map_err(|why| refusals::setup(rules, why))
        };
        let setup = setup.map_err(|why| self.tell(why)).ok()?;
        (self.settings).update(|settings| settings.learn_own_name(&name));
        Some(setup)
    }

    /// Says what is wrong.
    pub fn tell(self, why: String) {
        self.trouble.report(why, "#who");
    }
}

/// The field for the name.
#[component]
pub fn ChallengerField(
    /// The name in the field, and what is wrong with it.
    who: ChallengerName,
) -> impl IntoView {
    let ChallengerName { name, trouble, .. } = who;
    let at_fault = move || !trouble.get().is_empty();
    let write = move |text| {
        name.set(text);
        trouble.clear();
    };
    view! {
        <div class="who-plays">
            <label for="who">{names::your_name()}</label>
            <NameInput id="who" name write suggests=true at_fault=Signal::derive(at_fault) />
            <KnownNames is_taken=|_| false />
            <FormTrouble why=move || trouble.get() />
        </div>
    }
}
