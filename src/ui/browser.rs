//! The browser's interfaces. Only the files in here name them.
//!
//! The listeners of the page (`taps.rs`, `spatial_navigation.rs`, `dialog.rs`, `back.rs`) know no component. Elements tell them with
//! an attribute what they are:
//!
//! | attribute | on | tells |
//! |---|---|---|
//! | `data-once` | a button | a double tap or a series of taps is one tap |
//! | `data-back` | a button or a link | *Back* and Escape press it: it closes what covers the screen, or leads back |
//! | `data-does` | an answer in a dialog | it carries out the action, so the dialog opens with it away from the finger |
//! | `data-below` | a menu | the selector of the button below which it hangs |
//! | `data-nav` | a list or `main` | how arrow keys and Enter move the focus there: `spatial_navigation.rs` |
//!
//! These tell the styles what the listeners know: `data-fresh` on a dialog that has just opened, `data-place` on one that has stepped
//! aside, `data-held` on a list or slider that arrows change.

mod address;
mod audio;
mod back;
mod camera;
mod clock;
mod dates;
mod dialog;
mod elements;
mod files;
mod flight;
mod focus;
mod follow;
mod idle;
mod intl;
mod kept_tables;
mod key;
mod keyboard;
mod listener;
mod live_regions;
mod locks;
mod look;
mod motion;
mod navigator;
mod page;
mod patience;
mod peer;
mod picture;
mod print;
mod sandbox;
mod screen;
mod session;
mod share;
mod spatial_navigation;
mod storage;
mod table_elements;
mod tabs;
mod taps;
mod thrown;
mod touch;
mod update;
mod wake;
mod words;
mod worker;

pub use address::{
    address, came_from, decode_part, encode_part, follow_history, go_back, has_come_back, hash,
    note_hash, replace_hash, set_hash,
};
pub use audio::{Note, Wave, play_notes, watch_for_sound};
pub use back::back_closes;
pub use camera::{Camera, NoCamera, Viewfinder};
pub use clock::{monotonic_ms, now_ms, today};
pub use dates::{DATES, date};
pub use dialog::Dialog;
pub use elements::find;
pub use files::{TextFile, download, read_file};
pub use flight::fly;
pub use focus::{
    dialog_is_open, focus_behind_dialogs, focus_first_error, focus_heading,
    focus_heading_behind_dialogs, focus_node_soon, focus_soon, has_focus, has_focus_within,
};
pub use follow::{after_frame, follow};
pub use idle::{take_breath, when_idle};
pub use intl::NUMERALS;
pub use kept_tables::{delete_kept_tables, keeps_table, kept_tables};
pub use key::{DiceKey, Key, StepKey, dice_key_of, key_name, key_of, step_key};
pub use keyboard::{has_keyboard, watch_keys};
pub use listener::{
    LEAVING, Listener, is_composing, is_on, number_around, on_key, on_window, saved_key,
};
pub use live_regions::LiveRegions;
pub use locks::{HeldLock, held_locks, hold, waits};
pub use look::{set_bar, set_look};
pub use motion::{Keyframe, animate, counting, is_moving, may_move, stop_moving};
pub use page::{
    hidden, is_return, preferred_language, root, scroll_back, scroll_sideways, scroll_to_end_of,
    scroll_to_top, scroll_within, set_title,
};
pub use patience::Patience;
pub use peer::{Peer, PeerEvent, Unconnected};
pub use picture::Picture;
pub use print::print;
pub use sandbox::{Death, Sandbox, SandboxState};
pub use screen::{fills_screen, may_fill_screen, toggle_full_screen, watch_size};
pub use session::{note_in_tab, take_from_tab};
pub use share::{Shared, can_share, copy_text, select_text, share_link, share_picture, share_text};
pub use spatial_navigation::{guide_focus, start_spatial_navigation};
pub use storage::{LocalBackend, persist};
pub use table_elements::TableElements;
pub use tabs::Tabs;
pub use taps::{is_unmeant, watch_taps};
pub use touch::{can_vibrate, vibrate};
pub use update::{activate_update, watch_for_updates};
pub use wake::Awake;
pub use words::{keep_words, load_words, set_language, words_at_start};
pub use worker::{SILENCE_LIMIT, Worker, cores};
