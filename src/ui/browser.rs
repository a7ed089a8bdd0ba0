//! The browser, as the rest of the screen sees it: the only files that name its interfaces.

mod dialog;
mod el;
mod files;
mod listener;
mod locks;
mod page;
mod patience;
mod sandbox;
mod storage;
mod update;
mod wake;
mod worker;

pub use dialog::open_dialog;
pub use el::{El, el, follow, mount, svg};
pub use files::{download, read_file, read_named_file};
pub use listener::{checked_of, number_around, on_window, value_of};
pub use locks::{Held, Hold, hold};
pub use page::{
    Key, cores, date, dialog_is_open, focus_behind_dialogs, focus_next_box, focus_soon, has_focus,
    hash, hidden, key_of, monotonic_ms, now_ms, scroll_to_top, set_bar, set_hash, set_look,
    set_title,
};
pub use patience::Patience;
pub use sandbox::{Death, Sandbox, State as SandboxState};
pub use storage::LocalBackend;
pub use update::{activate_update, watch_for_updates};
pub use wake::Awake;
pub use worker::Worker;
