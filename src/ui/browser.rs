//! The browser, as the rest of the screen sees it: the only files that name its interfaces.

mod arrows;
mod audio;
mod camera;
mod dialog;
mod el;
mod files;
mod flight;
mod keyboard;
mod listener;
mod live;
mod locks;
mod motion;
mod page;
mod patience;
mod peer;
mod picture;
mod print;
mod sandbox;
mod screen;
mod session;
mod share;
mod storage;
mod tabs;
mod taps;
mod touch;
mod update;
mod wake;
mod words;
mod worker;

pub use arrows::{focus_beside, focus_down};
pub use audio::{Note, Wave, play_notes, watch_for_sound};
pub use camera::{Camera, NoCamera, Viewfinder};
pub use dialog::Dialog;
pub use el::{El, el, follow, mount, svg};
pub use files::{download, read_file, read_named_file};
pub use flight::fly;
pub use keyboard::{has_keyboard, watch_keys};
pub use listener::{
    LEAVING, Listener, announce, checked_of, is_composing, is_on, number_around, on_save,
    on_window, saved_key, value_of,
};
pub use live::live_regions;
pub use locks::{HeldLock, Hold, hold};
pub use motion::{Keyframe, is_moving, may_move, stop_moving};
pub use page::{
    Key, address, cores, date, dialog_is_open, focus_behind_dialogs, focus_soon, has_focus, hash,
    hidden, is_return, key_of, monotonic_ms, now_ms, scroll_to_top, set_bar, set_hash, set_look,
    set_title, take_breath, today, when_idle,
};
pub use patience::Patience;
pub use peer::{Heard, Peer, Unconnected};
pub use picture::Picture;
pub use print::print;
pub use sandbox::{Death, Sandbox, SandboxState};
pub use screen::{fills_screen, may_fill_screen, toggle_full_screen, watch_size};
pub use session::{note_in_tab, take_from_tab};
pub use share::{Shared, can_share, share_link, share_picture, share_text};
pub use storage::{LocalBackend, persist};
pub use tabs::Tabs;
pub use taps::watch_taps;
pub use touch::{can_vibrate, vibrate};
pub use update::{activate_update, watch_for_updates};
pub use wake::Awake;
pub use words::{NUMERALS, keep_words, load_words, set_language, words_at_start};
pub use worker::{WORKER_SILENCE, Worker};
