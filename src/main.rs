//! Mounts the app, nothing else.

/// Much smaller than the one that comes with the language, and no slower for what the page needs.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static MEMORY: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

fn main() {
    rollkeep::ui::mount();
}
