//! What was set aside because it could not be read: to look at, to save in a file, and to delete.

use leptos::prelude::*;

use crate::ui::browser;
use crate::ui::components::{Button, ConfirmDeletion, replaced};
use crate::ui::preferences::use_preferences;
use crate::ui::store::{use_health, use_store};
use rollkeep_app::storage::Quarantined;
use rollkeep_words::{saves as text, words};

/// How many texts are listed; the rest is only counted.
const MOST_SHOWN: usize = 100;

/// How many characters of a text are shown; a file has all of it.
const MOST_READ: usize = 2_000;

/// The list of all texts that were set aside; nothing if there are none.
#[component]
pub(super) fn QuarantineList() -> impl IntoView {
    let (store, aside) = (use_store(), use_health().aside);
    let settings = use_preferences();
    let doomed = RwSignal::new(None::<Quarantined>);
    let delete = move |it: Quarantined| {
        store.write(|store| store.quarantine().delete(&it));
        // The next damaged save is news again.
        let left = aside.get_untracked();
        settings.update(|settings| settings.asides_known = settings.asides_known.min(left));
    };
    let list = move || {
        let count = aside.get();
        (count > 0).then(|| {
            let all = store.read(|store| store.quarantine().some(MOST_SHOWN));
            let rows = all
                .into_iter()
                .map(|it| view! { <QuarantinedRow it doomed /> });
            view! {
                <p class="help">{text::quarantined(count)}</p>
                <ul class="help" id="quarantined">
                    {rows.collect_view()}
                </ul>
            }
        })
    };
    let (question, why) = (text::delete_aside_question, text::delete_aside_why);
    view! {
        {replaced(list)}
        <ConfirmDeletion doomed question why then=delete />
    }
}

/// A text that was set aside.
#[component]
fn QuarantinedRow(
    /// The text.
    it: Quarantined,
    /// The text about whose deletion the player is asked.
    doomed: RwSignal<Option<Quarantined>>,
) -> impl IntoView {
    let why = text::why_aside(&it.text);
    let start: String = it.text.chars().take(MOST_READ).collect();
    let file = it.text.clone();
    view! {
        <li>
            <details>
                <summary>{why}</summary>
                <pre tabindex="0">{start}</pre>
                <div class="answers">
                    <Button on_tap=move || {
                        browser::download("rollkeep-damaged.txt", &file)
                    }>{text::save_aside()}</Button>
                    <Button on_tap=move || doomed.set(Some(it.clone()))>{words::delete()}</Button>
                </div>
            </details>
        </li>
    }
}
