//! The questions before a score.

use leptos::prelude::*;

use super::Confirm;
use rollkeep_rules::Offer;
use rollkeep_words::{play, words};

/// A score that waits for an answer.
pub struct PendingScore {
    /// The name of its box.
    pub category: String,
    /// Its points.
    pub offer: Offer,
    /// Whether it is a zero that wastes a better score.
    pub is_needless_zero: bool,
}

/// The question before a zero that wastes a better score, and the one before any other score.
#[component]
pub fn ScoreQuestions(
    /// The score, while a question is asked.
    pending: impl Fn() -> Option<PendingScore> + Copy + Send + Sync + 'static,
    /// What the player can do instead of scoring zero.
    instead: impl Fn() -> String + Send + Sync + 'static,
    /// Takes the answer.
    on_answer: impl Fn(bool) + Copy + 'static,
) -> impl IntoView {
    let zero = move || {
        let score = pending().filter(|it| it.is_needless_zero)?;
        Some(play::zero_question(&score.category))
    };
    let sure = move || {
        let score = pending().filter(|it| !it.is_needless_zero)?;
        Some(play::score_question(&score.category, score.offer))
    };
    view! {
        <Confirm
            id="zero"
            question=Signal::derive(zero)
            why=Signal::derive(instead)
            yes=words::score_zero
            no=words::keep_looking
            harm=true
            on_answer
        />
        <Confirm
            id="sure"
            question=Signal::derive(sure)
            why=Signal::derive(words::asked_why)
            yes=words::score_it
            no=words::keep_looking
            harm=false
            on_answer
        />
    }
}
