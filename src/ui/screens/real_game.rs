//! The score card of one game with real dice.

mod advice;
mod card;
mod desk;
mod end;
mod half;
mod write;

use leptos::prelude::*;

use self::advice::coach;
use self::card::card;
use self::desk::Desk;
use self::end::end;
use self::write::write_sheet;
use super::nowhere::missing;
use crate::ui::browser::{self, El, el};
use crate::ui::components::{
    Shape, answers, drawn, entry_of, fieldset, heading, home_link, link, switch, with_help,
};
use crate::ui::route::Route;
use rollkeep_core::real_dice::Entry;
use rollkeep_core::storage::RecordId;
use rollkeep_core::text::paper::print;
use rollkeep_core::text::{real_dice as text, words};

/// The screen of the card with this id.
pub fn real_game_screen(id: &RecordId) -> El {
    let Some(desk) = Desk::open(id) else {
        return missing(&text::missing(), &text::missing_help()).child(all_cards());
    };
    browser::set_title(&format!("{} – {}", text::real_dice(), words::APP));
    browser::focus_soon("h1");
    let title = heading("").live_text(move || desk.game(text::headline));
    let told = el("p.trouble")
        .id("told")
        .attr("role", "status")
        .live_text(move || desk.told.get());
    let bar = el("header.bar")
        .child(home_link())
        .child(link("a.plain", &Route::RealDice).child(text::all_cards()))
        .child(link("a.plain", &Route::PaperReal(id.clone())).child(print()));
    // On a wide screen, the card is beside the rest.
    let play = el("section.real-play")
        .child(title)
        .when(move || desk.is_over(), move || end(desk))
        .when(move || !desk.is_over(), move || dice(desk))
        .child(told);
    el("main.page")
        .attr("data-screen", "real-game")
        .child(bar)
        .child(play)
        .child(card(desk))
        .child(
            el("section.real-foot")
                .child(undo(desk))
                .child(switches(desk))
                .child(answers([all_cards()])),
        )
        .child(write_sheet(desk))
}

fn all_cards() -> El {
    link("a.plain", &Route::RealDice).child(text::all_cards())
}

/// Entry of the dice on the players' table, and what to do with them.
fn dice(desk: Desk) -> El {
    let says = move || {
        let missing = desk.dice.count.get() - desk.dice.faces.with(Vec::len);
        match missing {
            0 => text::tap_box(),
            _ if missing == desk.dice.count.get() => text::how(),
            missing => text::missing_dice(missing),
        }
    };
    let coached = move || desk.game(|game| game.is_coached());
    fieldset("fieldset.own-dice", &text::your_dice())
        .child(entry_of(desk.dice))
        .child(el("p.help").attr("role", "status").live_text(says))
        .when(coached, move || coach(desk))
}

/// The undo button.
fn undo(desk: Desk) -> El {
    let nothing = move || desk.game(|game| game.last_changed().is_none());
    let undo = drawn(Shape::Undo, &words::undo(), move || desk.undo())
        .id("undo")
        .flag("aria-disabled", nothing);
    answers([undo])
}

/// The switches for the coach and for the statistics.
fn switches(desk: Desk) -> El {
    let switch =
        |id: &str, label: &str, help: &str, on: fn(&Desk) -> bool, set: fn(bool) -> Entry| {
            switch(
                id,
                move || on(&desk),
                move |on| desk.switch(set(on)),
                with_help(label, help),
            )
        };
    let coached = |desk: &Desk| desk.game(|game| game.is_coached());
    let counted = |desk: &Desk| desk.game(|game| game.is_counted());
    el("div.switches")
        .child(switch(
            "coach",
            &text::coach(),
            &text::coach_help(),
            coached,
            Entry::Coach,
        ))
        .child(switch(
            "count",
            &text::count(),
            &text::count_help(),
            counted,
            Entry::Count,
        ))
}
