//! Mounts the app, and splits off the part that loads later.

#![allow(unsafe_code, reason = "the macro of wasm-split writes it")]

use leptos::prelude::Owner;
use rollkeep::ui::{self, LateFile, MadePart, PendingPart, Unloaded};

fn main() {
    ui::mount(LateFile {
        make: |screen| Box::pin(late(screen)),
        begin: |page| Box::pin(begin(page)),
    });
}

/// The code that only this function needs goes into another file, which the first call loads.
#[wasm_split_helpers::wasm_split(late, fallible)]
fn late(screen: PendingPart) -> Result<MadePart, Unloaded> {
    Ok(ui::make_late(screen))
}

/// The same for what the late file does without a screen.
#[wasm_split_helpers::wasm_split(late, fallible)]
fn begin(page: Owner) -> Result<(), Unloaded> {
    ui::begin_late(&page);
    Ok(())
}
