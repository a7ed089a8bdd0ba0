//! Mounts the app, and splits off the part that loads later.

#![allow(unsafe_code, reason = "the macro of wasm-split writes it")]

use leptos::prelude::Owner;
use rollkeep::ui::{self, LateFile, MadePart, PendingPart, Unloaded};

/// An allocator that is much smaller than the standard one, and as fast for this page.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static MEMORY: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

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
