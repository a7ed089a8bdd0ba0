//! Dice that the user enters.

use leptos::prelude::*;

use super::{Button, DieFace, Icon, Shape};
use crate::ui::background::use_background;
use crate::ui::entered::Entered;
use rollkeep_rules::dice::Face;
use rollkeep_words::words;

/// The entered dice, and buttons for the faces to add.
#[component]
pub fn DiceEntry(
    /// The dice; otherwise those that several screens share.
    #[prop(optional)]
    entered: Option<Entered>,
) -> impl IntoView {
    let Entered { count, faces } = entered.unwrap_or_else(|| use_background().entered);
    let pick = move |place: usize| match faces.with(|faces| faces.get(place).copied()) {
        Some(face) => {
            let take_away = move |_| {
                faces.update(|faces| {
                    // A script may tap twice before the die is gone.
                    if place < faces.len() {
                        faces.remove(place);
                    }
                });
            };
            view! {
                <button
                    class="pick"
                    aria-label=words::take_away(place + 1, face)
                    on:click=take_away
                >
                    <DieFace face />
                </button>
            }
            .into_any()
        }
        None => view! { <span class="pick blank"></span> }.into_any(),
    };
    let picks = move || (0..count.get()).map(pick).collect_view();
    let full = move || faces.with(Vec::len) >= count.get();
    let add = Face::ALL.map(|face| {
        let add = move |_| {
            if !untrack(full) {
                faces.update(|faces| faces.push(face));
            }
        };
        view! {
            <button
                class="pick small"
                aria-label=words::add_die(face)
                aria-disabled=move || full().then_some("true")
                on:click=add
            >
                <DieFace face />
            </button>
        }
    });
    view! {
        <div class="entry">
            <div class="dice">{picks}</div>
            <div class="faces">
                {add} <Button on_tap=move || faces.set(Vec::new())>
                    <Icon shape=Shape::Cross />
                    {words::clear()}
                </Button>
            </div>
        </div>
    }
}
