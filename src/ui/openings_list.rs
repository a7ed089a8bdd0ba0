//! How the list of first rolls is shown.

use leptos::prelude::*;

use rollkeep_rules::dice::Dice;
use rollkeep_solver::coach::SortBy;

/// What somebody looks for in the list of first rolls, and how it is sorted. *Back* from the explorer comes to the same list.
#[derive(Clone, Copy)]
pub struct OpeningsList {
    /// The dice that are looked for, as they were typed.
    pub wanted: RwSignal<String>,
    /// What it is sorted by.
    pub sorted_by: RwSignal<SortBy>,
    /// Whether the highest is the first.
    pub is_descending: RwSignal<bool>,
    /// The roll that was opened last.
    pub opened: StoredValue<Option<Dice>>,
}

impl OpeningsList {
    /// All rolls, in the order of their dice.
    pub fn whole() -> OpeningsList {
        OpeningsList {
            wanted: RwSignal::default(),
            sorted_by: RwSignal::new(SortBy::Faces),
            is_descending: RwSignal::new(false),
            opened: StoredValue::default(),
        }
    }

    /// Shows all rolls again, in the order of their dice.
    pub fn reset(self) {
        self.wanted.set(String::new());
        self.sorted_by.set(SortBy::Faces);
        self.is_descending.set(false);
        self.opened.set_value(None);
    }

    /// Sorts by this: points from the highest down, dice from the lowest up; the other way round if it was sorted by this
    /// already.
    pub fn sort(self, by: SortBy) {
        if self.sorted_by.get_untracked() == by {
            self.is_descending.update(|it| *it = !*it);
        } else {
            self.sorted_by.set(by);
            self.is_descending.set(by != SortBy::Faces);
        }
    }
}
