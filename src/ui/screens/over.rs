//! The end of a game.

mod facts;
mod podium;
mod share;

use leptos::prelude::*;

use self::facts::facts;
use self::podium::podium;
use self::share::share_sheet;
use crate::game::{Action, Phase};
use crate::text::{over as text, play, rule_sets, words};
use crate::ui::browser::{self, El, Key, el};
use crate::ui::components::{
    Modal, Shape, answers, dice_log, drawn, heading, home_link, link, pad, strong,
};
use crate::ui::device::Device;
use crate::ui::late::late_part;
use crate::ui::route::Route;
use crate::ui::start::start;
use crate::ui::table::Table;

/// The screen of a game that has ended: its end, and every card.
pub fn over() -> Vec<El> {
    let table = Table::here();
    let name = table.game_now(|game| rule_sets::name(&game.rules().id).to_owned());
    let bar = el("header.bar")
        .child(home_link())
        .child(el("span.what-game").child(name));
    let end = late_part(Route::Game(table.id()), |again| {
        browser::focus_soon("h1");
        el("div.result")
            .child(heading(text::UNLOADED))
            .child(el("p").child(text::UNLOADED_HELP))
            .child(answers([again]))
    });
    browser::on_window("keydown", move |event| {
        if browser::key_of(&event) == Some(Key::Undo) && untrack(|| table.can_undo()) {
            event.prevent_default();
            table.undo();
        }
    });
    let mut parts = vec![bar, end];
    parts.extend(pad(RwSignal::new(None)));
    parts
}

/// The end of a game: who has won, what there was in it, and another round.
pub fn end_of_game() -> El {
    let device = Device::here();
    let table = Table::here();
    let game = table.game_now(Clone::clone);
    let (headline, praise) = match game.phase() {
        Phase::Over(outcome) => (play::headline(&game, outcome), play::praise(&game, outcome)),
        Phase::Starting(_) | Phase::Turn(_) => Default::default(),
    };
    browser::set_title(&format!("{headline} – {}", words::APP));
    browser::focus_soon("h1");
    let dice = RwSignal::new(false);
    let again = game
        .setup()
        .rematch()
        .map(|setup| strong(words::PLAY_AGAIN, move || start(device, setup.clone())).id("again"));
    let sharing = RwSignal::new(false);
    let ways = [
        drawn(Shape::Share, text::SHARE, move || sharing.set(true)).id("share"),
        drawn(Shape::Die, words::DICE, move || dice.set(true)),
        link("a.plain", &Route::Review(table.id(), None))
            .id("review")
            .child(words::REVIEW_GAME),
    ];
    let wishes = answers(again.into_iter().chain(ways)).when(
        move || table.can_undo(),
        move || drawn(Shape::Undo, words::UNDO, move || table.act(Action::Undo)).id("undo"),
    );
    let says = [
        Some(praise).filter(|it| !it.is_empty()),
        text::rare_total(&game),
    ];
    let says = says.into_iter().flatten();
    let result = el("div.result")
        .child(heading(&headline))
        .child(
            says.map(|text| el("p.lead").child(text))
                .collect::<Vec<_>>(),
        )
        .child(podium(&game, &table.badges()))
        .child(wishes)
        .child(facts(table, &game));
    let close = move || dice.set(false);
    let log = Modal::new("sheet", move || dice.get(), close).holds(
        || words::DICE.to_owned(),
        move || {
            let mut parts = table.game_now(dice_log);
            parts.push(answers([strong(words::CLOSE, close)]));
            parts
        },
    );
    let sharing = share_sheet(sharing, game);
    el("div.late").child([result, log, sharing])
}
