//! How many rolls are left in a turn that is set up by hand.

use leptos::prelude::*;

use super::Radio;
use rollkeep_words::words;

/// The choice of how many rolls are left.
#[component]
pub fn RollsLeft(
    /// The class of its fieldset.
    class: &'static str,
    /// The name of its group, which no other choice on the screen has.
    #[prop(default = "left")]
    group: &'static str,
    /// How many rolls a turn has.
    rolls: u8,
    /// Whether this many are chosen.
    is_chosen: impl Fn(u8) -> bool + Copy + Send + 'static,
    /// Chooses this many.
    choose: impl Fn(u8) + Copy + 'static,
) -> impl IntoView {
    let lefts = (0..rolls).rev().map(|left| {
        let words = left.to_string();
        let (is_chosen, choose) = (move || is_chosen(left), move || choose(left));
        view! {
            <Radio group value=words.clone() is_chosen choose>
                <span>{words}</span>
            </Radio>
        }
    });
    view! {
        <fieldset class=class>
            <legend>{words::rolls_left()}</legend>
            {lefts.collect_view()}
        </fieldset>
    }
}
