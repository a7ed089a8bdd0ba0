//! The list of all choices of the player whose turn it is, with the coach's values.

use leptos::prelude::*;

use super::{Choices, Modal, answers, strong};
use crate::ui::browser::{El, el, el_of};
use crate::ui::coach::Coach;
use crate::ui::room::Room;
use crate::ui::table::{hand, seat_of};
use rollkeep_core::text::words;

/// The button that opens the [`alternatives`]. Hidden without advice.
pub fn all_choices(coach: Coach) -> El {
    el("button.all")
        .id("all-choices")
        .live_attr("hidden", move || {
            coach.advice().with(Option::is_none).then(String::new)
        })
        .child(words::all_choices())
        .on_click(move || coach.open_choices(true))
}

/// The list of all choices.
pub fn alternatives(room: Room) -> El {
    let Room { table, coach, .. } = room;
    let close = move || coach.open_choices(false);
    let open = move || coach.opened().get() && coach.advice().with(Option::is_some);
    let list = move || {
        coach.advice().with_untracked(|advised| {
            table.game_untracked(|game| {
                let card = &game.cards()[seat_of(game)?];
                let (rules, dice) = (game.rules(), &hand(game)?.dice);
                let advised = advised.as_ref()?;
                Some(el_of(view! { <Choices rules card dice advised /> }))
            })
        })
    };
    Modal::new("alternatives", open, close).holds(words::all_choices, move || {
        let mut parts = Vec::from_iter(list());
        parts.push(answers([strong(&words::close(), close)]));
        parts
    })
}
