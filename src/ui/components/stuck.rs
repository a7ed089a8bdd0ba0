//! A computer that cannot think.

use leptos::prelude::*;

use super::{Modal, answers, home_link, plain, strong};
use crate::ui::browser::{El, el};
use crate::ui::computers::Computers;
use crate::ui::table::{Table, seat_of};
use rollkeep_core::text::{bots, words};

/// A dialog over the table while the computer whose turn it is cannot think.
pub fn stuck(table: Table, computers: Computers) -> El {
    let name = move || {
        let seat = table.game(seat_of);
        seat.map(|seat| table.name(seat)).unwrap_or_default()
    };
    let shown = move || computers.stuck().get() && table.plays() && !table.paused().get();
    Modal::must_answer("stuck", shown).holds(
        move || bots::stuck(&name()),
        move || {
            let again = strong(&words::try_again(), move || computers.try_again())
                .id("think-again")
                .attr("autofocus", "");
            let stand_in = plain(&words::stand_in(), move || computers.stand_in()).id("stand-in");
            vec![
                el("p").child(words::stuck_why()),
                el("p").child(words::stand_in_help()),
                answers([again, stand_in, home_link()]),
            ]
        },
    )
}
