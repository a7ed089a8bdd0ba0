//! Dice entered by hand.

use leptos::prelude::*;

use super::{Shape, die_face, drawn};
use crate::dice::Face;
use crate::text::words;
use crate::ui::background::Background;
use crate::ui::browser::{El, el};

/// The dice entered by hand: the same on every screen that asks for some, so that none are entered twice.
#[derive(Clone, Copy)]
pub struct Entered {
    /// How many there are to be.
    pub count: RwSignal<usize>,
    /// Those entered so far.
    pub faces: RwSignal<Vec<Face>>,
}

impl Entered {
    /// None yet, of so many.
    pub fn none(count: u8) -> Entered {
        Entered {
            count: RwSignal::new(usize::from(count)),
            faces: RwSignal::default(),
        }
    }

    /// There are to be so many; those that are too many go.
    pub fn ask_for(self, count: usize) {
        self.count.set(count);
        self.faces.update(|faces| faces.truncate(count));
    }
}

/// The dice entered so far, and the faces to add.
pub fn entry() -> El {
    entry_of(Background::here().entered)
}

/// The same for dice that are of one screen alone.
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
                        // A program may tap twice before the die is gone.
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
