//! How many rolls are left in a turn that is set up by hand.

use super::{fieldset, radio};
use crate::ui::browser::{El, el};
use rollkeep_core::text::words;

/// The choice of how many of these rolls are left, in a fieldset of this kind.
pub fn rolls_left(
    kind: &str,
    rolls: u8,
    is_chosen: impl Fn(u8) -> bool + Copy + 'static,
    choose: impl Fn(u8) + Copy + 'static,
) -> El {
    let lefts = (0..rolls).rev().map(|left| {
        let words = left.to_string();
        radio(
            "left",
            &words,
            move || is_chosen(left),
            move || choose(left),
            el("span").child(words.as_str()),
        )
    });
    fieldset(kind, &words::rolls_left()).child(lefts.collect::<Vec<_>>())
}
