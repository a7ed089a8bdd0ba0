//! The signals of a table, read-only. Only the table writes them.

use leptos::prelude::*;

use super::Table;
use rollkeep_rules::Slot;
use rollkeep_rules::dice::Keep;

impl Table {
    /// Shows the dice that a computer keeps.
    pub fn show_keep(&self, keep: Keep) {
        self.keep.set(keep);
    }

    /// Closes the question about a score.
    pub fn stop_asking(&self) {
        self.asked.set(None);
    }

    /// The tapped dice.
    pub fn keep(&self) -> ReadSignal<Keep> {
        self.keep.read_only()
    }

    /// How often dice have tumbled on this screen, for the start too; animations depend on it.
    pub fn tumbles(&self) -> ReadSignal<u32> {
        self.tumbles.read_only()
    }

    /// Whether the dice are at rest.
    pub fn at_rest(&self) -> ReadSignal<bool> {
        self.at_rest.read_only()
    }

    /// Why the last action was refused.
    pub fn refusal(&self) -> ReadSignal<Option<String>> {
        self.refusal.read_only()
    }

    /// Whether the player whose turn it is has the device.
    pub fn has_device(&self) -> ReadSignal<bool> {
        self.has_device.read_only()
    }

    /// Whether the clock is paused.
    pub fn paused(&self) -> ReadSignal<bool> {
        self.paused.read_only()
    }

    /// The time of this turn that is not in the game yet, in milliseconds.
    pub fn unspent(&self) -> ReadSignal<u32> {
        self.unspent.read_only()
    }

    /// The box in the question about a score.
    pub fn asked(&self) -> ReadSignal<Option<Slot>> {
        self.asked.read_only()
    }
}
