//! What the screen follows of a table.

use std::sync::Arc;

use leptos::prelude::*;

use rollkeep_app::table::TableState;
use rollkeep_rules::Slot;
use rollkeep_rules::dice::Keep;
use rollkeep_rules::game::{Game, Millis};

/// The parts of a [`TableState`]. Each changes alone: whoever follows the game does not run again because a die is kept.
///
/// The game is a signal and no memo, because every box of every card follows it, and a memo would wake all of them to ask
/// whether it has changed. With it as a memo, a kept die took 9 ms, and with a signal for each part 4 to 5 (six people, a device
/// four times slower; `tap_die_script_ms` of `make bench`).
#[derive(Clone, Copy)]
pub struct Shown {
    pub game: RwSignal<Arc<Game>>,
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
            game: RwSignal::new(state.with_untracked(|it| it.game.clone())),
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

    /// Shows the game of this state, if it is another one.
    pub(super) fn show_game(&self, state: RwSignal<TableState>) {
        let now = state.with_untracked(|it| it.game.clone());
        if self
            .game
            .with_untracked(|before| !Arc::ptr_eq(before, &now))
        {
            self.game.set(now);
        }
    }
}
