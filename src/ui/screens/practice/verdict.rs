//! What a choice is worth beside the best.

use leptos::prelude::*;

use super::{Exercise, Practice};
use crate::ui::components::{Button, Choices, Weight};
use rollkeep_core::coach::{Advised, MilliPoints};
use rollkeep_core::solver::Choice;
use rollkeep_core::text::{advice, practice as text};

/// How much less a choice is worth than the best.
pub(super) fn cost(advised: &Advised, choice: Choice, exercise: &Exercise) -> Option<MilliPoints> {
    Some(advised.expected - advised.value(choice, &exercise.dice)?)
}

/// Was there a mistake to be made?
pub(super) fn is_counted(advised: &Advised, exercise: &Exercise) -> bool {
    exercise.played.is_some() || advised.is_tempting()
}

/// What was chosen, weighed.
pub(super) fn verdict(practice: Practice) -> Option<String> {
    let (chosen, exercise) = (practice.chosen.get()?, practice.exercise.get()?);
    practice.advice.with(|advised| {
        let Some(advised) = advised else {
            return Some(practice.solver.waiting());
        };
        let cost = cost(advised, chosen, &exercise)?;
        Some(text::verdict(
            &exercise.rules,
            &exercise.card,
            &exercise.dice,
            advised,
            cost,
        ))
    })
}

/// The next one, and where this position comes from.
pub(super) fn explained(practice: Practice) -> Option<impl IntoView> {
    practice.chosen.get()?;
    let exercise = practice.exercise.get()?;
    practice.advice.with(|advised| {
        let advised = advised.as_ref()?;
        let own = exercise.played.map(|played| {
            let order = advice::order(&exercise.rules, &exercise.card, &exercise.dice, played);
            view! { <p id="own">{text::own_mistake(&order)}</p> }
        });
        let uncounted = (!is_counted(advised, &exercise))
            .then(|| view! { <p class="help">{text::not_counted()}</p> });
        Some(view! {
            <div class="answers">
                <Button weight=Weight::Strong id="next" on_tap=move || practice.next()>
                    {text::next()}
                </Button>
            </div>
            {own}
            {uncounted}
        })
    })
}

/// What every choice is worth.
pub(super) fn all_choices(practice: Practice) -> Option<impl IntoView> {
    let (chosen, exercise) = (practice.chosen.get()?, practice.exercise.get()?);
    practice.advice.with(|advised| {
        let Exercise {
            rules, card, dice, ..
        } = &*exercise;
        let advised = advised.as_ref()?;
        Some(view! {
            <h2>{text::all()}</h2>
            <Choices rules card dice advised played=chosen />
        })
    })
}
