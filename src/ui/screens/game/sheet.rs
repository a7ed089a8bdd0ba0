//! What a player can read in a sheet over the table.

use leptos::prelude::*;

use crate::ui::components::{DiceLog, HowToPlay, RulesText, ScoreCards, Sheet};
use crate::ui::lazy::{Lazy, parts, unloaded_silently};
use crate::ui::store::use_store;
use crate::ui::table::Table;

/// The content of a sheet.
#[component]
pub fn TableSheet(
    /// The table of the game.
    table: Table,
    /// The sheet.
    sheet: Sheet,
) -> impl IntoView {
    let content = match sheet {
        Sheet::Rules => table.game_untracked(|game| {
            let rules = game.rules();
            view! { <RulesText rules /> }.into_any()
        }),
        Sheet::Dice => view! { <DiceSoFar table /> }.into_any(),
        Sheet::Keys => table.game_untracked(|game| {
            let rules = game.rules();
            view! { <HowToPlay rules /> }.into_any()
        }),
        Sheet::Cards => table.game_untracked(|game| view! { <ScoreCards game /> }.into_any()),
    };
    view! { <div class="sheet-content">{content}</div> }
}

/// The list of all rolls, and the proof of those in a live game.
#[component]
fn DiceSoFar(
    /// The table of the game.
    table: Table,
) -> impl IntoView {
    let is_live = use_store().read(|store| store.is_live(&table.id()));
    let proof = is_live.then(|| {
        view! {
            <Lazy load=parts::live_proof unloaded=unloaded_silently let:live_proof>
                {live_proof(table.id())}
            </Lazy>
        }
    });
    let log = table.game_untracked(|game| view! { <DiceLog game is_live /> });
    view! {
        {proof}
        {log}
    }
}
