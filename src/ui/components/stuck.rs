//! A computer that cannot think.

use leptos::prelude::*;

use super::{Answers, Button, HomeLink, Modal, Weight};
use crate::ui::computers::Computers;
use crate::ui::table::Table;
use rollkeep_rules::game::Game;
use rollkeep_words::{bots, words};

/// A dialog over the table while the computer whose turn it is cannot think.
#[component]
pub fn Stuck(
    /// The table.
    table: Table,
    /// The computers at the table.
    computers: Computers,
) -> impl IntoView {
    let name = move || {
        let seat = table.game(Game::seat_at_turn);
        seat.map(|seat| table.name(seat)).unwrap_or_default()
    };
    let shown = move || computers.stuck().get() && table.plays() && !table.shown.paused.get();
    let again = move || computers.try_again();
    let stand_in = move || computers.stand_in();
    view! {
        <Modal id="stuck" title=move || bots::stuck(&name()) open=shown must_answer=true asks=true>
            <p>{words::stuck_why()}</p>
            <p>{words::stand_in_help()}</p>
            <Answers>
                <Button weight=Weight::Strong id="think-again" on_tap=again attr:autofocus=true>
                    {words::try_again()}
                </Button>
                <Button id="stand-in" on_tap=stand_in>
                    {words::stand_in()}
                </Button>
                <HomeLink />
            </Answers>
        </Modal>
    }
}
