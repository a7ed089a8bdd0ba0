//! The tools of a table: in its bar those that a turn needs, and behind one sign the rest.

use leptos::prelude::*;

use super::{Icon, Modal, Shape};
use crate::ui::lazy::{Lazy, parts};
use crate::ui::table::Table;
use rollkeep_words::words;

/// A sheet over the table that the player has opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// The rules of the game.
    Rules,
    /// The list of all rolls.
    Dice,
    /// How to play, and the keys.
    Keys,
    /// All score cards, while it is the turn of somebody at another device.
    Cards,
}

/// Which sheet is open. Whoever sets it opens or closes one.
pub type OpenSheet = RwSignal<Option<Sheet>>;

/// The tools of a table.
#[component]
pub fn Tools(
    /// The table.
    table: Table,
    /// The sheet that is open.
    sheet: OpenSheet,
    /// Those that a turn needs.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let open = RwSignal::new(false);
    let close = move || open.set(false);
    // Whoever opens the menu once more tries again.
    let unloaded = |_| view! { <p class="help">{words::unloaded_help()}</p> }.into_any();
    view! {
        <div class="tools">
            {children.map(|children| children())}
            <button
                class="quiet tool"
                id="more"
                aria-label=words::more()
                aria-haspopup="dialog"
                aria-expanded=move || open.get().to_string()
                on:click=move |_| open.set(true)
            >
                <Icon shape=Shape::More />
                <small aria-hidden="true">{words::more()}</small>
            </button>
        </div>
        <Modal id="tools" title=words::more() open on_close=close asks=true below="#more">
            <Lazy load=parts::more_tools unloaded let:more_tools>
                {more_tools(table, sheet)}
            </Lazy>
        </Modal>
    }
    .into_any()
}
