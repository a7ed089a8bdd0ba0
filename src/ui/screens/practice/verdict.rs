//! What a choice is worth beside the best.

use leptos::prelude::*;

use super::{Exercise, Practice};
use crate::ui::browser::{El, el};
use crate::ui::components::{answers, choices, strong};
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
            exercise.rules,
            &exercise.card,
            &exercise.dice,
            advised,
            cost,
        ))
    })
}

/// The next one, and where this position comes from.
pub(super) fn explained(practice: Practice) -> Option<Vec<El>> {
    practice.chosen.get()?;
    let exercise = practice.exercise.get()?;
    practice.advice.with(|advised| {
        let advised = advised.as_ref()?;
        let own = exercise.played.map(|played| {
            let order = advice::order(exercise.rules, &exercise.card, &exercise.dice, played);
            el("p").id("own").child(text::own_mistake(&order))
        });
        let counts = is_counted(advised, &exercise);
        let mut parts = vec![answers([
            strong(&text::next(), move || practice.next()).id("next")
        ])];
        parts.extend(own);
        parts.extend((!counts).then(|| el("p.help").child(text::not_counted())));
        Some(parts)
    })
}

/// What every choice is worth.
pub(super) fn all_choices(practice: Practice) -> Option<[El; 2]> {
    let (chosen, exercise) = (practice.chosen.get()?, practice.exercise.get()?);
    practice.advice.with(|advised| {
        let list = choices(
            exercise.rules,
            &exercise.card,
            &exercise.dice,
            advised.as_ref()?,
            Some(chosen),
        );
        Some([el("h2").child(text::all()), list])
    })
}
