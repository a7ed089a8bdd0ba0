//! A cheer: a few words in place of the hint, or over the end of a game.

use leptos::prelude::*;

use crate::ui::table::Table;

/// A few words for a moment. They take no taps; screen readers get an announcement instead.
#[component]
pub fn Cheer(
    /// The table.
    table: Table,
) -> impl IntoView {
    let now = Memo::new(move |_| table.cheer_now());
    // Each cheer has its own element, so that its movement begins anew.
    view! {
        <div class="cheer" aria-hidden="true">
            <For
                each=move || now.get()
                key=|cheer| (cheer.moment.map(|moment| moment as u8), cheer.words.clone())
                let:cheer
            >
                <p>
                    <span>{cheer.words}</span>
                </p>
            </For>
        </div>
    }
}
