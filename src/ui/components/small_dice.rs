//! Dice in a line of text.

use super::die_face;
use crate::ui::browser::{El, el};
use rollkeep_core::dice::Dice;
use rollkeep_core::text::dice;

/// These dice, small; screen readers read the faces.
pub fn small_dice(shown: &Dice) -> El {
    let faces = shown.faces().iter().map(|face| die_face(*face));
    el("span.small-dice")
        .child(el("span.aloud").child(dice::faces(shown)))
        .child(faces.collect::<Vec<_>>())
}
