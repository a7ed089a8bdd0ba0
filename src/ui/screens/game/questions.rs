//! The questions before a score.

use leptos::prelude::*;

use crate::ui::components::{PendingScore, ScoreQuestions};
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
    let instead = move || {
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
    let pending = move || {
        let slot = table.shown.asked.get()?;
        table.game_untracked(|game| {
            Some(PendingScore {
                category: categories::name(&game.rules().category(slot).id),
                offer: game.offer(slot)?,
                is_needless_zero: game.is_needless_zero(slot),
            })
        })
    };
    view! { <ScoreQuestions pending instead on_answer /> }
}
