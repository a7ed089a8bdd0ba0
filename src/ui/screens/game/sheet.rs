//! What a player can read in a sheet over the table.

use leptos::prelude::*;

use crate::ui::browser::{El, el, el_of};
use crate::ui::components::{dice_log, how_to_play, rules_text};
use crate::ui::device::Device;
use crate::ui::late::{LatePart, late_part};
use crate::ui::table::Table;

/// A sheet over the table that the player has opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// The rules of the game.
    Rules,
    /// The list of all rolls.
    Dice,
    /// How to play, and the keys.
    Keys,
}

/// The content of a sheet.
pub fn table_sheet(table: Table, sheet: Sheet) -> El {
    el("div.sheet-content").child(match sheet {
        Sheet::Rules => vec![table.game_untracked(|game| rules_text(game.rules()))],
        Sheet::Dice => dice_so_far(table),
        Sheet::Keys => table.game_untracked(|game| how_to_play(game.rules())),
    })
}

/// The list of all rolls, and the proof of those in a live game.
fn dice_so_far(table: Table) -> Vec<El> {
    let is_live = Device::here().store(|store| store.is_live(&table.id()));
    let proof = is_live.then(|| {
        el_of(late_part(LatePart::LiveProof(table.id()), |_| {
            ().into_any()
        }))
    });
    let log = table.game_untracked(|game| dice_log(game, is_live));
    proof.into_iter().chain(log).collect()
}
