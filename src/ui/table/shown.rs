//! What the screen follows of a table.

use std::sync::Arc;

use leptos::prelude::*;

use rollkeep_app::table::TableState;
use rollkeep_rules::Slot;
use rollkeep_rules::dice::Keep;
use rollkeep_rules::game::{Game, Millis};

/// The parts of a [`TableState`]. Each changes alone: whoever follows the game does not run again because a die is kept.
#[derive(Clone, Copy)]
pub struct Shown {
    pub game: Memo<Arc<Game>>,
    pub kept: Memo<Keep>,
    pub rolls: Memo<u32>,
    pub at_rest: Memo<bool>,
    /// The seat whose card is still shown, though the turn has passed on.
    pub landing: Memo<Option<usize>>,
    pub is_closing: Memo<bool>,
    pub has_device: Memo<bool>,
    pub awaits_next_player: Memo<bool>,
    pub paused: Memo<bool>,
    pub unspent: Memo<Millis>,
    pub asked: Memo<Option<Slot>>,
    pub refusal: Memo<Option<String>>,
}

impl Shown {
    pub(super) fn of(state: RwSignal<TableState>) -> Shown {
        fn part<T: PartialEq + Send + Sync + 'static>(
            state: RwSignal<TableState>,
            of: fn(&TableState) -> T,
        ) -> Memo<T> {
            Memo::new(move |_| state.with(of))
        }
        Shown {
            // Each event makes another game, so there is no need to compare what is in it.
            game: Memo::new_with_compare(
                move |_| state.with(|it| it.game.clone()),
                |before, after| match (before, after) {
                    (Some(before), Some(after)) => !Arc::ptr_eq(before, after),
                    _ => true,
                },
            ),
            kept: part(state, |it| it.kept),
            rolls: part(state, |it| it.rolls),
            at_rest: part(state, |it| !it.is_rolling),
            landing: part(state, |it| it.landing.map(|landing| landing.seat)),
            is_closing: part(state, TableState::is_closing),
            has_device: part(state, |it| it.has_device),
            awaits_next_player: part(state, TableState::awaits_next_player),
            paused: part(state, |it| it.paused),
            unspent: part(state, |it| it.unspent),
            asked: part(state, |it| it.asked),
            refusal: part(state, |it| it.refusal.clone()),
        }
    }
}
