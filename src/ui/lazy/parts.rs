//! What the lazy code has. The macro puts the code that only these functions need into a file of its own, which the first call
//! of any of them loads. Each returns what makes its part, so that the part is made where it is shown.

#![allow(unsafe_code, reason = "the macro of wasm-split writes it")]

use std::sync::Arc;

use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

use super::Unloaded;
use crate::ui::background::provide_background;
use crate::ui::components::{ChoicesNow, ColourKey, MissingGame, OpenSheet, Sheet};
use crate::ui::lazy_route::{LazyRoute, lazy_screen};
use crate::ui::room::Room;
use crate::ui::screens::{
    EndOfGame, Glance, LiveProof, LiveTable, MoreTools, NextChallenge, TableSheet,
};
use crate::ui::table::Table;
use rollkeep_app::storage::RecordId;
use rollkeep_rules::{RuleSet, Slot};
use rollkeep_words::categories;

/// What makes a part.
type Loaded<F> = Result<F, Unloaded>;

/// Begins what goes on behind all screens, unless that has begun. The owner is that of the page.
#[wasm_split(lazy, fallible)]
pub fn begin(page: Owner) -> Result<(), Unloaded> {
    page.with(provide_background);
    Ok(())
}

/// The screen of an address.
#[wasm_split(lazy, fallible)]
pub fn screen() -> Loaded<fn(LazyRoute) -> AnyView> {
    Ok(lazy_screen)
}

/// Why this game is not there.
#[wasm_split(lazy, fallible)]
pub fn missing_game() -> Loaded<fn(RecordId) -> AnyView> {
    Ok(|id| view! { <MissingGame id /> }.into_any())
}

/// The end of the game on the table.
#[wasm_split(lazy, fallible)]
pub fn end_of_game() -> Loaded<fn(Room) -> AnyView> {
    Ok(|room| view! { <EndOfGame room /> }.into_any())
}

/// Lets the coach and the computers at a table work.
#[wasm_split(lazy, fallible)]
pub fn helpers() -> Loaded<fn(Room)> {
    Ok(|room| room.begin())
}

/// The list of all choices at the table.
#[wasm_split(lazy, fallible)]
pub fn choices() -> Loaded<fn(Room) -> AnyView> {
    Ok(|room| view! { <ChoicesNow room /> }.into_any())
}

/// The way to the next challenge to answer.
#[wasm_split(lazy, fallible)]
pub fn next_challenge() -> Loaded<fn() -> AnyView> {
    Ok(|| view! { <NextChallenge /> }.into_any())
}

/// Statistics at a glance.
#[wasm_split(lazy, fallible)]
pub fn glance() -> Loaded<fn() -> AnyView> {
    Ok(|| view! { <Glance /> }.into_any())
}

/// The tools of a table that no turn needs; they open sheets.
#[wasm_split(lazy, fallible)]
pub fn more_tools() -> Loaded<fn(Table, OpenSheet) -> AnyView> {
    Ok(|table, sheet| view! { <MoreTools table sheet /> }.into_any())
}

/// The content of a sheet over the table.
#[wasm_split(lazy, fallible)]
pub fn table_sheet() -> Loaded<fn(Table, Sheet) -> AnyView> {
    Ok(|table, sheet| view! { <TableSheet table sheet /> }.into_any())
}

/// What a box asks for and pays.
#[wasm_split(lazy, fallible)]
pub fn box_help() -> Loaded<fn(Arc<RuleSet>, Slot) -> AnyView> {
    Ok(|rules, slot| {
        view! {
            <p>{categories::help(&rules, rules.category(slot))}</p>
            <ColourKey rules=&rules />
        }
        .into_any()
    })
}

/// The seats of a live game, and what happens on the other device.
#[wasm_split(lazy, fallible)]
pub fn live_table() -> Loaded<fn(Table) -> AnyView> {
    Ok(|table| view! { <LiveTable table /> }.into_any())
}

/// The proof of the dice of this live game.
#[wasm_split(lazy, fallible)]
pub fn live_proof() -> Loaded<fn(RecordId) -> AnyView> {
    Ok(|id| view! { <LiveProof id /> }.into_any())
}
