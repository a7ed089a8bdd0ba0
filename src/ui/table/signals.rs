//! What of a table changes, to read. The table alone writes it.

use leptos::prelude::*;

use super::Table;
use crate::dice::Keep;
use crate::rules::Slot;

impl Table {
    /// Shows which dice a computer keeps.
    pub fn show_keep(&self, keep: Keep) {
        self.keep.set(keep);
    }

    /// The question whether to score a box is answered.
    pub fn stop_asking(&self) {
        self.asked.set(None);
    }

    /// The dice that are tapped.
    pub fn keep(&self) -> ReadSignal<Keep> {
        self.keep.read_only()
    }

    /// Counts what was rolled on this screen, dice and single dice for the start; their animation depends on it.
    pub fn rolls(&self) -> ReadSignal<u32> {
        self.rolls.read_only()
    }

    /// The dice have come to rest, or were told to.
    pub fn at_rest(&self) -> ReadSignal<bool> {
        self.at_rest.read_only()
    }

    /// What was refused last, and why.
    pub fn refusal(&self) -> ReadSignal<Option<String>> {
        self.refusal.read_only()
    }

    /// The player whose turn it is has the device.
    pub fn has_device(&self) -> ReadSignal<bool> {
        self.has_device.read_only()
    }

    /// The clock stands still.
    pub fn paused(&self) -> ReadSignal<bool> {
        self.paused.read_only()
    }

    /// Time of this turn that is not in the game yet, in milliseconds.
    pub fn unspent(&self) -> ReadSignal<u32> {
        self.unspent.read_only()
    }

    /// The box about which it is asked whether to score it.
    pub fn asked(&self) -> ReadSignal<Option<Slot>> {
        self.asked.read_only()
    }
}
