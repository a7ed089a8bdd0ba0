//! The list of all choices of the player whose turn it is, with the coach's values.

use leptos::prelude::*;

use super::{Answers, Button, Modal, Weight, choices};
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
#[component]
pub fn Alternatives(
    /// The room with the table and its coach.
    room: Room,
) -> impl IntoView {
    let Room { table, coach, .. } = room;
    let close = move || coach.open_choices(false);
    let open = move || coach.opened().get() && coach.advice().with(Option::is_some);
    let list = move || {
        coach.advice().with_untracked(|advised| {
            table.game_untracked(|game| {
                let card = &game.cards()[seat_of(game)?];
                Some(choices(
                    game.rules(),
                    card,
                    &hand(game)?.dice,
                    advised.as_ref()?,
                    None,
                ))
            })
        })
    };
    view! {
        <Modal id="alternatives" title=words::all_choices open on_close=close>
            {list()}
            <Answers>
                <Button weight=Weight::Strong on_tap=close>
                    {words::close()}
                </Button>
            </Answers>
        </Modal>
    }
}

/// The same for an `El`.
// The bridge, until its callers are views.
pub fn alternatives(room: Room) -> El {
    el_of(view! { <Alternatives room /> })
}
