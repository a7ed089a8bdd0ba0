//! The list of all rule sets.

use std::sync::Arc;

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use crate::ui::browser::key_name;
use crate::ui::components::{Labelled, Radio, changing};
use crate::ui::preferences::use_preferences;
use crate::ui::store::use_store;
use crate::ui::usual_rules::language;
use rollkeep_rules::{PortableRules, RuleSet, catalogue};
use rollkeep_words::rule_sets as text;

/// How many of the latest games are asked for the rules that come first.
const LATEST: usize = 10;

/// All rule sets: those of the latest games, then the others by their families. A field finds some by their names or by what
/// is special about them. The order stays while the list is open; what is special about the chosen one stands above.
#[component]
pub fn ListOfRules(
    /// The chosen rules.
    rules: RwSignal<Arc<RuleSet>>,
) -> impl IntoView {
    let sought = RwSignal::new(String::new());
    let is_found = move |rules: &RuleSet| sought.with(|sought| text::is_found(rules, sought));
    let groups = groups(&rules.get_untracked());
    let all: Vec<_> = groups.iter().flat_map(|(_, games)| games.clone()).collect();
    let first = StoredValue::new(all);
    let first = move || first.with_value(|all| all.iter().find(|it| is_found(it)).cloned());
    // Enter chooses the first one that is found, and does not begin a game.
    let choose_first = move |event: KeyboardEvent| {
        if key_name(&event) == "Enter" && !event.is_composing() {
            event.prevent_default();
            if let Some(found) = untrack(first) {
                rules.set(found);
            }
        }
    };
    let groups = groups.into_iter().map(|(title, games)| {
        let choices = games.iter().cloned().map(|other| {
            let (own, shown, value) = (other.clone(), other.clone(), PortableRules::key(&other));
            let is_chosen = move || rules.get() == own;
            let name = text::name(&other);
            let choose = move || rules.set(other.clone());
            view! {
                <Radio group="rules" value is_chosen choose attr:hidden=move || !is_found(&shown)>
                    <span>{name}</span>
                </Radio>
            }
        });
        let choices = choices.collect_view();
        view! {
            <fieldset hidden=move || !games.iter().any(|it| is_found(it))>
                <legend>{title}</legend>
                {choices}
            </fieldset>
        }
    });
    view! {
        <div class="all-rules">
            <div>
                <Labelled label=text::search()>
                    <input
                        id="find-rules"
                        type="search"
                        autocomplete="off"
                        enterkeyhint="done"
                        on:input=move |event| sought.set(event_target_value(&event))
                        on:keydown=choose_first
                    />
                </Labelled>
                <p
                    role="status"
                    prop:textContent=changing(move || first().is_none().then(text::none_found))
                ></p>
            </div>
            {groups.collect_view()}
        </div>
    }
}

/// The rule sets below their headings. Those of the latest games come first, unless all of these had the same rules.
fn groups(chosen: &RuleSet) -> Vec<(String, Vec<Arc<RuleSet>>)> {
    let mut latest = use_store().read(|store| store.games().latest_rules(LATEST));
    if latest.len() == 1 {
        latest.clear();
    }
    let language = use_preferences().with_untracked(language);
    let families = catalogue::likely_groups(chosen, &language).into_iter();
    let others = families.map(|group| {
        let games = group.games.iter().filter(|it| !latest.contains(it));
        (text::family(group.family), games.cloned().collect())
    });
    let mut all: Vec<(String, Vec<_>)> = others.collect();
    all.insert(0, (text::played_last(), latest));
    all.retain(|(_, games)| !games.is_empty());
    all
}
