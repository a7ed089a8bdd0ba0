//! The end of a game.

mod challenge;
mod daily;
mod facts;
mod party;
mod personal;
mod podium;
mod share;

use leptos::prelude::*;

use self::challenge::challenge;
use self::daily::{Ended, compared};
use self::facts::facts;
use self::party::party;
use self::personal::personal_bests;
use self::podium::podium;
use self::share::share_sheet;
use super::live::{live_again, live_proof};
use crate::ui::browser::{self, El, Key, el, el_of};
use crate::ui::components::{
    Modal, Shape, answers, dice_log, drawn, heading, home_link, icon, link, pad, strong,
};
use crate::ui::device::Device;
use crate::ui::late::{LatePart, late_part};
use crate::ui::review_answer::ReviewAnswer;
use crate::ui::room::Room;
use crate::ui::route::Route;
use crate::ui::start::start;
use rollkeep_core::game::{Action, Game, Phase, SeatKind};
use rollkeep_core::rules::catalogue;
use rollkeep_core::text::home::statistics;
use rollkeep_core::text::paper::print;
use rollkeep_core::text::{daily as daily_text, over as text, play, words};

/// The screen of a finished game: the result, and every card.
pub fn over(room: Room) -> Vec<El> {
    let table = room.table;
    let name = table.game_untracked(daily_text::title);
    let bar = el("header.bar")
        .child(home_link())
        .child(el("span.what-game").child(name));
    let end = el_of(late_part(LatePart::EndOfGame(Box::new(room)), |again| {
        browser::focus_soon("h1");
        el("div.result")
            .child(heading(&text::unloaded()))
            .child(el("p").child(text::unloaded_help()))
            .child(answers([el_of(again)]))
            .into_any()
    }));
    browser::on_window("keydown", move |event| {
        if browser::key_of(&event) == Some(Key::Undo) && untrack(|| table.can_undo()) {
            event.prevent_default();
            table.undo();
        }
    });
    let mut parts = vec![bar, end];
    let first = table.game_untracked(card_of);
    parts.extend(pad(room, RwSignal::new(first)));
    parts
}

/// The seat whose card is shown first on a screen with room for one: the winner if it is a person, else the only
/// person. `None`: the card that the pad shows by itself.
fn card_of(game: &Game) -> Option<usize> {
    let seats = game.setup().seats();
    let person = |seat: &usize| seats[*seat].kind == SeatKind::Person;
    let ranked = game.ranking().into_iter().map(|place| place.seat);
    let mut people = ranked.clone().filter(person);
    let winner = ranked.clone().next().filter(person);
    winner.or_else(|| people.next().filter(|_| people.next().is_none()))
}

/// The end of a game: who has won, facts about the game, and buttons for what is next.
pub fn end_of_game(room: Room) -> El {
    let device = Device::here();
    let table = room.table;
    let game = table.game_untracked(Clone::clone);
    let (result, praise) = match game.phase() {
        Phase::Over(outcome) => (play::headline(&game, outcome), play::praise(&game, outcome)),
        Phase::Starting(_) | Phase::Turn(_) => Default::default(),
    };
    let challenged = challenge(device, table, &game);
    let (others, ways) = challenged.map_or_else(Default::default, |it| (it.result, it.ways));
    let (headline, others) = others.map_or((result, None), |(who, totals)| (who, Some(totals)));
    browser::set_title(&format!("{headline} – {}", words::APP));
    browser::focus_soon("h1");
    let dice = RwSignal::new(false);
    let judged = RwSignal::new(ReviewAnswer::Awaited);
    let ended = Ended::of(table, judged);
    // The game of a day is played only once, so there is no rematch: you can share the result. After a challenge, you
    // send an answer.
    let rematch = (game.setup().rematch()).filter(|_| ended.is_none() && ways.is_empty());
    let starts = rematch.as_ref().and_then(text::next_start);
    let again = rematch.map(|setup| {
        live_again(&table.id()).unwrap_or_else(|| {
            strong(&words::play_again(), move || start(device, setup.clone())).id("again")
        })
    });
    let sharing = RwSignal::new(false);
    let review = link("a.plain", &Route::Review(table.id(), None))
        .id("review")
        .child(icon(Shape::Bulb))
        .child(words::review());
    let share = drawn(Shape::Share, &text::share(), move || sharing.set(true)).id("share");
    let wishes = match ended {
        Some(ended) => [share.attr("class", "strong"), review, ended.to_calendar()].into(),
        None => (ways.into_iter().chain(again))
            .chain([share, review])
            .collect::<Vec<_>>(),
    };
    let wishes = answers(wishes);
    let rules = catalogue::find(&game.rules().id);
    let statistics = link("a.plain", &Route::Statistics(rules))
        .id("statistics")
        .child(statistics());
    // Buttons that are rarely used, out of reach of a thumb that slips.
    let lesser = el("div.lesser")
        .child(starts.map(|starts| el("p.help").child(starts)))
        .child(statistics)
        .child(link("a.plain", &Route::PaperGame(table.id())).child(print()))
        .child(drawn(Shape::Die, &words::dice(), move || dice.set(true)).id("dice"))
        .when(
            move || table.can_undo(),
            move || drawn(Shape::Undo, &words::undo(), move || table.act(Action::Undo)).id("undo"),
        );
    let says = [
        Some(praise).filter(|it| !it.is_empty()),
        text::rare_total(&game),
    ];
    let says = says.into_iter().flatten();
    let says: Vec<El> = says.map(|text| el("p.lead").child(text)).collect();
    let badges = table.badges();
    let honours = el("div.honours")
        .child(party(room, &game, &badges))
        .child(heading(&headline))
        .child(says)
        .child(personal_bests(room))
        .child(others)
        .child(podium(&game, &badges));
    let result = el("div.result")
        .child([honours, wishes, lesser])
        .child(ended.map(compared))
        .child(facts(table, &game, judged));
    let close = move || dice.set(false);
    let log = Modal::new("sheet", move || dice.get(), close).holds(words::dice, move || {
        let mut parts = vec![live_proof(&table.id())];
        let is_live = device.store(|store| store.is_live(&table.id()));
        parts.extend(table.game_untracked(|game| dice_log(game, is_live)));
        parts.push(answers([strong(&words::close(), close)]));
        parts
    });
    let sharing = match ended {
        Some(ended) => share_sheet(table, sharing, move || ended.to_share(), None),
        None => {
            let told = text::to_share(&game);
            share_sheet(table, sharing, move || told.clone(), Some(game))
        }
    };
    el("div.late").child([result, log, sharing])
}
