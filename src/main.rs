//! Mounts the app, and says which of it comes later.

#![allow(unsafe_code, reason = "the macro of wasm-split writes it")]

use rollkeep::ui::{self, LateFile, LateScreen, Made, Unloaded};

/// Much smaller than the one that comes with the language, and no slower for what the page needs.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static MEMORY: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

fn main() {
    ui::mount(LateFile {
        make: |screen| Box::pin(late(screen)),
        fetch: || Box::pin(async { Ok(fetch_late().await?) }),
    });
}

/// What only this function needs is cut out of the program into a file of its own, which the first call loads.
#[wasm_split_helpers::wasm_split(late, fallible, preload(fetch_late))]
fn late(screen: LateScreen) -> Result<Made, Unloaded> {
    Ok(screen.make())
}
