//! The browser, as the rest of the screen sees it: the only files that name its interfaces.

mod files;
mod locks;
mod page;
mod storage;
mod update;
mod wake;

pub use files::{download, read_file};
pub use locks::{Held, Hold, hold};
pub use page::{
    Key, date, focus, focus_behind_dialogs, focus_next_box, hash, hidden, key_of, monotonic_ms,
    now_ms, root, scroll_to_top, set_hash, set_look, set_title,
};
pub use storage::LocalBackend;
pub use update::{activate_update, watch_for_updates};
pub use wake::Awake;
