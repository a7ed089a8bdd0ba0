//! Dice in a line of text.

use super::die_face;
use crate::dice::Dice;
use crate::text::dice;
use crate::ui::browser::{El, el};

/// These dice, small; screen readers read the faces.
pub fn small_dice(shown: &Dice) -> El {
    let faces = shown.faces().iter().map(|face| die_face(*face));
    el("span.small-dice")
        .child(el("span.aloud").child(dice::faces(shown)))
        .child(faces.collect::<Vec<_>>())
}
