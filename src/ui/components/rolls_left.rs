//! How many rolls are left in a turn that is set up by hand.

use leptos::prelude::*;

use super::Radio;
use crate::ui::browser::{El, el};
use rollkeep_core::text::words;

/// The choice of how many of these rolls are left, in a fieldset of this kind.
pub fn rolls_left(
    kind: &str,
    rolls: u8,
    is_chosen: impl Fn(u8) -> bool + Copy + Send + 'static,
    choose: impl Fn(u8) + Copy + 'static,
) -> El {
    let lefts = (0..rolls).rev().map(|left| {
        let words = left.to_string();
        let (is_chosen, choose) = (move || is_chosen(left), move || choose(left));
        view! {
            <Radio group="left" value=words.clone() is_chosen choose>
                <span>{words}</span>
            </Radio>
        }
    });
    let content = view! {
        <legend>{words::rolls_left()}</legend>
        {lefts.collect_view()}
    };
    el(kind).child(content.into_any())
}
