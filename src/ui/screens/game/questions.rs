//! The questions before a score.

use leptos::prelude::*;

use crate::ui::components::Confirm;
use crate::ui::table::Table;
use rollkeep_rules::game::{Action, Game};
use rollkeep_words::{categories, play, words};

/// The questions before a score.
#[component]
pub(super) fn Questions(
    /// The table of the game.
    table: Table,
) -> impl IntoView {
    // Without rolls left, the advice is to choose another box.
    let why_zero = move || {
        let lacks = table.shown.asked.get().and_then(|slot| {
            table.game_untracked(|game| {
                let (throw, seat) = (game.hand()?.throw(), game.seat_at_turn()?);
                play::lacks(game.rules(), &game.cards()[seat], slot, throw)
            })
        });
        if let Some(lacks) = lacks {
            return lacks;
        }
        match table.game_untracked(Game::rolls_left) {
            0 => words::zero_why(),
            _ => words::zero_with_rolls(),
        }
    };
    let on_answer = move |yes| {
        let slot = table.shown.asked.get_untracked();
        table.stop_asking();
        if let (true, Some(slot)) = (yes, slot) {
            table.act(Action::Score(slot));
        }
    };
    view! {
        <Confirm
            id="zero"
            question=move || question(table, true)
            why=why_zero
            yes=words::score_zero
            no=words::keep_looking
            harm=true
            on_answer
        />
        <Confirm
            id="sure"
            question=move || question(table, false)
            why=words::asked_why
            yes=words::score_it
            no=words::keep_looking
            harm=false
            on_answer
        />
    }
}

/// Returns the question before a zero that wastes a better score, or before any other score, if it is asked.
fn question(table: Table, about_zero: bool) -> Option<String> {
    let slot = table.shown.asked.get()?;
    table.game_untracked(|game| {
        let category = categories::name(&game.rules().category(slot).id);
        match (about_zero, game.is_needless_zero(slot)) {
            (true, true) => Some(play::zero_question(&category)),
            (false, false) => Some(play::score_question(&category, game.offer(slot)?)),
            (true, false) | (false, true) => None,
        }
    })
}
