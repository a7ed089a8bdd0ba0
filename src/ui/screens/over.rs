//! The end of a game.

use std::sync::Arc;

use leptos::prelude::*;

use crate::game::{Action, Game, Phase, Setup};
use crate::text::{play, rule_sets, words};
use crate::ui::browser::{self, El, Key, el};
use crate::ui::components::{
    Modal, Shape, answers, dice_log, drawn, heading, home_link, link, pad, strong,
};
use crate::ui::device::Device;
use crate::ui::route::Route;
use crate::ui::table::{self, Table};

/// The end of a game: the winner, the ranking, every card, and another round.
pub fn over() -> Vec<El> {
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
    let can_undo = move || table.can_undo();
    browser::on_window("keydown", move |event| {
        if browser::key_of(&event) == Some(Key::Undo) && untrack(can_undo) {
            event.prevent_default();
            table.undo();
        }
    });
    let again = move || {
        if let Some(setup) = table.game_now(same_people) {
            let id = table::begin(device, Game::new(setup));
            browser::set_hash(&Route::Game(id).href());
        }
    };
    let wishes = answers([
        strong(words::PLAY_AGAIN, again).id("again"),
        drawn(Shape::Die, words::DICE, move || dice.set(true)),
        link("a.plain", &Route::Review(table.id()))
            .id("review")
            .child(words::REVIEW_GAME),
    ])
    .when(can_undo, move || {
        drawn(Shape::Undo, words::UNDO, move || table.act(Action::Undo)).id("undo")
    });
    let result = el("div.result")
        .child(heading(&headline))
        .child(el("p.lead").child(praise))
        .child(ranking(&game))
        .child(wishes);
    let close = move || dice.set(false);
    let log = Modal::new("sheet", move || dice.get(), close).holds(
        || words::DICE.to_owned(),
        move || {
            let mut parts = table.game_now(dice_log);
            parts.push(answers([strong(words::CLOSE, close)]));
            parts
        },
    );
    let name = rule_sets::name(&game.rules().id);
    let bar = el("header.bar")
        .child(home_link())
        .child(el("span.what-game").child(name));
    let mut parts = vec![bar, result];
    parts.extend(pad(RwSignal::new(None)));
    parts.push(log);
    parts
}

/// The players by their points; nothing for one who played alone.
fn ranking(game: &Game) -> Option<El> {
    let places = game.ranking();
    let row = |place: &crate::game::Place| {
        let row = el(if place.rank == 1 { "tr.first" } else { "tr" });
        let name = game.setup().seats()[place.seat].name.as_str();
        let late = place
            .out_of_time
            .then(|| el("small").child(format!(" {}", words::OUT_OF_TIME)));
        row.child(el("td").child(play::rank(place.rank)))
            .child(el("th").attr("scope", "row").child(el("bdi").child(name)))
            .child(el("td.points").child(place.total.to_string()).child(late))
    };
    let rows: Vec<El> = places.iter().map(row).collect();
    (places.len() > 1).then(|| {
        el("table.ranking")
            .child(el("caption.aloud").child(words::RANKING))
            .child(el("tbody").child(rows))
    })
}

/// The same table again; who sat second begins, as people take turns at it.
fn same_people(game: &Game) -> Option<Setup> {
    let setup = game.setup();
    let mut seats = setup.seats().to_vec();
    seats.rotate_left(1);
    Setup::new(
        Arc::clone(setup.rules()),
        seats,
        setup.start(),
        setup.clock(),
    )
    .ok()
}
