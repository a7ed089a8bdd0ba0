//! The dice and the card of a position.

use std::rc::Rc;

use leptos::prelude::*;

use super::{Exercise, Practice};
use crate::ui::browser;
use crate::ui::components::{Button, DieFace, Weight};
use rollkeep_core::dice::{Face, Keep};
use rollkeep_core::rules::{Offer, Slot};
use rollkeep_core::solver::Choice;
use rollkeep_core::text::{categories, dice, play, practice as text, refusals, words};

/// The dice, which a tap keeps, and the button that rolls the others.
#[component]
pub(super) fn Hand(
    /// The practice on this screen.
    practice: Practice,
    /// The position.
    exercise: Rc<Exercise>,
) -> impl IntoView {
    let rolls_left = exercise.rolls_left;
    let faces = exercise.dice.faces().iter().enumerate();
    let dice = faces.map(|(place, face)| view! { <Die practice rolls_left place face=*face /> });
    view! {
        <p class="count">{play::rolls_left(rolls_left)}</p>
        <div class="practice-dice" role="group" aria-label=text::dice()>
            {dice.collect_view()}
        </div>
        <Roll practice exercise />
    }
}

/// The boxes: open ones can be filled.
#[component]
pub(super) fn BoxesToFill(
    /// The practice on this screen.
    practice: Practice,
    /// The position.
    exercise: Rc<Exercise>,
) -> impl IntoView {
    let boxes = exercise
        .rules
        .slots()
        .map(|slot| one_box(practice, &exercise, slot));
    view! {
        <h2>{text::card()}</h2>
        <p class="help">{text::upper(&exercise.rules, &exercise.card)}</p>
        <ul class="practice-boxes" aria-label=text::card()>
            {boxes.collect_view()}
        </ul>
    }
}

/// A die, which a tap keeps.
#[component]
fn Die(
    /// The practice on this screen.
    practice: Practice,
    /// How many rolls are left.
    rolls_left: u8,
    /// Its place, counted from 0.
    place: usize,
    /// Its face.
    face: Face,
) -> impl IntoView {
    let kept = move || practice.keep.get().contains(place);
    view! {
        <button
            class="pick"
            aria-label=dice::die_shows(place + 1, face)
            aria-pressed=move || kept().to_string()
            aria-disabled=(rolls_left == 0).then_some("true")
            on:click=move |_| practice.toggle(place)
        >
            <DieFace face />
            <span
                class="kept-word"
                aria-hidden="true"
                data-word=move || kept().then(words::kept)
            ></span>
        </button>
    }
}

/// The button that rolls, or the reason why there is none.
#[component]
fn Roll(
    /// The practice on this screen.
    practice: Practice,
    /// The position.
    exercise: Rc<Exercise>,
) -> impl IntoView {
    if exercise.rolls_left == 0 {
        return view! { <p class="help">{text::no_roll()}</p> }.into_any();
    }
    let dice = exercise.dice;
    let all = Keep::all(dice.len());
    let says = move || match practice.keep.get() {
        keep if keep == all => text::all_kept(),
        keep => text::roll(&dice, keep),
    };
    let closed = move || practice.chosen.get().is_some() || practice.keep.get() == all;
    view! {
        <Button
            weight=Weight::Strong
            id="roll"
            on_tap=move || practice.roll()
            attr:aria-disabled=move || closed().then_some("true")
        >
            {says}
        </Button>
    }
    .into_any()
}

/// A box: what it would score, or why it cannot.
fn one_box(practice: Practice, exercise: &Exercise, slot: Slot) -> impl IntoView + use<> {
    let name = categories::name(&exercise.rules.category(slot).id);
    let offer = exercise
        .rules
        .offer(&exercise.card, slot, &exercise.dice.counts());
    let content = match offer {
        Offer::Open { points, bonus } => {
            let is_chosen = move || practice.chosen.get() == Some(Choice::Score(slot));
            let is_over = move || practice.chosen.get().is_some();
            let choose = move |_| {
                if !browser::is_double() {
                    practice.choose(Choice::Score(slot));
                }
            };
            let shown = match bonus {
                0 => points.to_string(),
                bonus => format!("{points} + {bonus}"),
            };
            view! {
                <button
                    class="practice-box"
                    class:chosen=is_chosen
                    data-slot=slot.0.to_string()
                    aria-disabled=move || is_over().then_some("true")
                    on:click=choose
                >
                    <span>{name}</span>
                    <span class="aloud">{text::scores()}</span>
                    <b>{shown}</b>
                </button>
            }
            .into_any()
        }
        Offer::Closed(why) => {
            let why = refusals::closed(&exercise.rules, why);
            view! {
                <button class="practice-box" aria-disabled="true">
                    <span>{name}</span>
                    <span class="aloud">{format!(": {why}")}</span>
                    <b aria-hidden="true">"–"</b>
                </button>
            }
            .into_any()
        }
        Offer::Filled | Offer::Unknown => {
            let held = exercise.card.points(slot).unwrap_or_default();
            view! {
                <div class="practice-box filled">
                    <span>{name}</span>
                    <span class="aloud">{format!(" {} ", words::is_filled())}</span>
                    <b>{held.to_string()}</b>
                </div>
            }
            .into_any()
        }
    };
    view! { <li>{content}</li> }
}
