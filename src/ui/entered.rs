//! Dice that the user enters.

use leptos::prelude::*;

use rollkeep_rules::dice::Face;

/// The entered dice. Several screens share them, so that nobody enters them twice.
#[derive(Clone, Copy)]
pub struct Entered {
    /// How many dice are needed.
    pub count: RwSignal<usize>,
    /// The dice so far.
    pub faces: RwSignal<Vec<Face>>,
}

impl Entered {
    /// No dice yet, of this many.
    pub fn none(count: u8) -> Entered {
        Entered {
            count: RwSignal::new(usize::from(count)),
            faces: RwSignal::default(),
        }
    }

    /// Sets how many dice are needed, and drops those that are too many.
    pub fn ask_for(self, count: usize) {
        self.count.set(count);
        self.faces.update(|faces| faces.truncate(count));
    }
}
