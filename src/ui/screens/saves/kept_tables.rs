//! Best play of rules that take long to solve, as the browser keeps it: to see how large it is, and to delete it.

use std::sync::Arc;

use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::ui::browser;
use crate::ui::components::{Button, changing};
use crate::ui::latest::Latest;
use rollkeep_app::worker::kept_tables::rules_at;
use rollkeep_rules::RuleSet;
use rollkeep_words::{play, rule_sets, saves as text};

/// What is kept, and a button that deletes it; nothing if nothing is.
#[component]
pub(super) fn KeptTables() -> impl IntoView {
    let kept = RwSignal::new(Vec::<(String, f64)>::new());
    let deleted = RwSignal::new(false);
    let latest = Latest::new();
    let look = move || {
        let is_wanted = latest.ask();
        spawn_local(async move {
            let found = browser::kept_tables().await;
            if is_wanted() {
                kept.set(found);
            }
        });
    };
    look();
    let told = NodeRef::<html::P>::new();
    let delete = move || {
        spawn_local(async move {
            browser::delete_kept_tables().await;
            deleted.try_set(true);
            browser::focus_node_soon(told);
            look();
        });
    };
    let says = move || {
        kept.with(|kept| {
            let name = |rules: Option<Arc<RuleSet>>| match rules {
                Some(rules) => rule_sets::name(&rules),
                None => text::tables_of_others(),
            };
            let mut names: Vec<String> = kept.iter().map(|it| name(rules_at(&it.0))).collect();
            // Others are named together, after those of the catalogue.
            names.sort_by_key(|it| *it == text::tables_of_others());
            names.dedup();
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            let bytes: f64 = kept.iter().map(|(_, size)| size).sum();
            text::tables(&play::list(&names), megabytes(bytes))
        })
    };
    view! {
        <Show when=move || kept.with(|kept| !kept.is_empty())>
            <p class="help" id="tables" prop:textContent=changing(says)></p>
            <div class="answers">
                <Button id="delete-tables" on_tap=delete>
                    {text::delete_tables()}
                </Button>
            </div>
        </Show>
        <p
            id="tables-said"
            node_ref=told
            role="status"
            tabindex="-1"
            prop:textContent=changing(move || deleted.get().then(text::tables_deleted))
        ></p>
    }
}

/// Millions of bytes, at least one.
fn megabytes(bytes: f64) -> usize {
    ((bytes / 1e6).round() as usize).max(1)
}
