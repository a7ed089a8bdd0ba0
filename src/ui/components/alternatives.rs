//! The list of all choices of the player whose turn it is, with the coach's values.

use leptos::html;
use leptos::prelude::*;

use super::{Choices, InfoModal};
use crate::ui::coach::Coach;
use crate::ui::lazy::{Lazy, parts};
use crate::ui::room::Room;
use rollkeep_words::words;

/// The button that opens the [`Alternatives`]. Hidden without advice.
#[component]
pub fn AllChoices(
    /// The coach.
    coach: Coach,
    /// Its element.
    button: NodeRef<html::Button>,
) -> impl IntoView {
    view! {
        <button
            class="all"
            id="all-choices"
            node_ref=button
            hidden=move || coach.advice().with(Option::is_none)
            on:click=move |_| coach.open_choices(true)
        >
            {words::all_choices()}
        </button>
    }
}

/// The list of all choices.
#[component]
pub fn Alternatives(
    /// The room with the table and its coach.
    room: Room,
) -> impl IntoView {
    let coach = room.coach;
    let close = move || coach.open_choices(false);
    let open = move || coach.opened().get() && coach.advice().with(Option::is_some);
    view! {
        <InfoModal id="alternatives" title=words::all_choices open on_close=close>
            <Lazy load=parts::choices let:choices>
                {choices(room)}
            </Lazy>
        </InfoModal>
    }
}

/// The list of all choices at this moment.
#[component]
pub fn ChoicesNow(
    /// The room with the table and its coach.
    room: Room,
) -> impl IntoView {
    let Room { table, coach, .. } = room;
    coach.advice().with_untracked(|advised| {
        table.game_untracked(|game| {
            let card = &game.cards()[game.seat_at_turn()?];
            let (rules, hand) = (game.rules(), game.hand()?);
            let (dice, rolls_left) = (&hand.dice, game.rolls_left());
            let advised = advised.as_ref()?;
            let win_advice = coach.win_advice().get_untracked();
            let played = coach.answer().get_untracked();
            Some(view! { <Choices rules card dice rolls_left advised win_advice played /> })
        })
    })
}
