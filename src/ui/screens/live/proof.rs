//! The proof of a live game's dice.

use leptos::prelude::*;

use crate::ui::store::use_store;
use rollkeep_app::live::Roll;
use rollkeep_app::storage::RecordId;
use rollkeep_words::live as text;

/// One sentence about this game's dice. Checks every roll again; empty if no roll was made live.
#[component]
pub fn LiveProof(
    /// The id of the game.
    id: RecordId,
) -> impl IntoView {
    let store = use_store();
    let stored = store.read(|store| store.live_games().load(&id));
    let game = store.read(|store| store.games().load(&id));
    let words = stored.zip(game).and_then(|(stored, game)| {
        let log = game.value.game.log();
        let rolls = |log: &[rollkeep_rules::game::Event]| {
            log.iter()
                .filter(|&&it| Roll::of_event(it).is_some())
                .count()
        };
        let live = stored.value.game().log();
        // Rolls without the other device are not proven.
        let common = live.iter().zip(log).take_while(|(a, b)| a == b).count();
        match stored.value.verify() {
            Ok(0) => None,
            Ok(_) => Some(text::proven(rolls(&log[..common]), rolls(log))),
            Err(_) => Some(text::unproven()),
        }
    });
    view! { <p class="proof">{words}</p> }
}
