//! Dice that the user enters.

use leptos::prelude::*;

use super::{Button, DieFace, Icon, Shape};
use crate::ui::announcer::use_announcer;
use crate::ui::background::use_background;
use crate::ui::browser::{DiceKey, dice_key_of, has_keyboard, on_key};
use crate::ui::entered::Entered;
use crate::ui::preferences::use_preferences;
use rollkeep_rules::dice::{Dice, Face};
use rollkeep_words::{dice, words};

/// The entered dice, and buttons for the faces to add.
#[component]
pub fn DiceEntry(
    /// The dice; otherwise those that several screens share.
    #[prop(optional)]
    entered: Option<Entered>,
    /// Whether keys enter dice, too: 1 to 6 and Backspace.
    #[prop(optional)]
    by_keys: bool,
) -> impl IntoView {
    let entered = entered.unwrap_or_else(|| use_background().entered);
    let Entered { count, faces } = entered;
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
    let keys = by_keys.then(|| {
        follow_keys(entered);
        let shown = use_preferences().with_untracked(|settings| settings.shortcuts);
        (shown && has_keyboard()).then(|| view! { <p class="help">{words::dice_keys()}</p> })
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
            {keys}
        </div>
    }
}

/// Enters dice by keys, as long as the screen exists, and announces them.
fn follow_keys(entered: Entered) {
    let Entered { count, faces } = entered;
    let (settings, announcer) = (use_preferences(), use_announcer());
    on_key("keydown", move |event| {
        let key = settings
            .with_untracked(|settings| settings.shortcuts)
            .then(|| dice_key_of(&event));
        let changed = match key.flatten() {
            None => return,
            Some(DiceKey::Add(face)) => faces.try_update(|faces| {
                let fits = faces.len() < count.get_untracked();
                if fits {
                    faces.push(face);
                }
                fits
            }),
            Some(DiceKey::TakeBack) => faces.try_update(|faces| faces.pop().is_some()),
        };
        event.prevent_default();
        if changed == Some(true) {
            let entered = faces.with_untracked(|faces| Dice::new(faces));
            announcer.say(entered.map_or_else(|_| String::new(), |it| dice::faces(&it)));
        }
    });
}
