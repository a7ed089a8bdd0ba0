//! Dice that the user enters.

use leptos::prelude::*;

use super::{Shape, die_face, drawn};
use crate::ui::background::Background;
use crate::ui::browser::{El, el};
use rollkeep_core::dice::Face;
use rollkeep_core::text::words;

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

/// The entered dice, and buttons for the faces to add.
pub fn entry() -> El {
    entry_of(Background::here().entered)
}

/// The same for dice of one screen only.
pub fn entry_of(entered: Entered) -> El {
    let Entered { count, faces } = entered;
    let pick = move |place: usize| match faces.with(|faces| faces.get(place).copied()) {
        Some(face) => {
            let name = words::take_away(place + 1, face);
            el("button.pick")
                .attr("aria-label", name)
                .child(die_face(face))
                .on_click(move || {
                    faces.update(|faces| {
                        // A script may tap twice before the die is gone.
                        if place < faces.len() {
                            faces.remove(place);
                        }
                    });
                })
        }
        None => el("span.pick.blank"),
    };
    let full = move || faces.with(Vec::len) >= count.get();
    let add = Face::ALL.map(|face| {
        el("button.pick.small")
            .attr("aria-label", words::add_die(face))
            .flag("aria-disabled", full)
            .child(die_face(face))
            .on_click(move || {
                if !untrack(full) {
                    faces.update(|faces| faces.push(face));
                }
            })
    });
    let clear = drawn(Shape::Cross, &words::clear(), move || faces.set(Vec::new()));
    el("div.entry")
        .child(el("div.dice").live(move || (0..count.get()).map(pick).collect::<Vec<_>>()))
        .child(el("div.faces").child(add).child(clear))
}
