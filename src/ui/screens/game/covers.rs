//! What covers the whole table: the handover between two players, and a pause.

use leptos::prelude::*;

use crate::ui::browser;
use crate::ui::components::{
    Answers, Button, Icon, Modal, PaceChoice, PlayerBadge, Shape, Weight, changing, replaced,
};
use crate::ui::components::{OpenSheet, Sheet};
use crate::ui::lazy_route::LazyRoute;
use crate::ui::preferences::use_preferences;
use crate::ui::route::Route;
use crate::ui::table::Table;
use rollkeep_rules::game::Game;
use rollkeep_words::{links, names, play, words};

/// Covers the table until the next player has the device, or while it is the turn of somebody to whom the game is sent
/// as a link. Makes room for a sheet that a player reads.
#[component]
pub(super) fn PassScreen(
    /// The table of the game.
    table: Table,
    /// The sheet over the table.
    sheet: OpenSheet,
) -> impl IntoView {
    let name = Memo::new(move |_| {
        let seat = table.game(Game::seat_at_turn);
        seat.map(|seat| table.name(seat)).unwrap_or_default()
    });
    let badges = table.badges();
    // The screen has the colour and the sign of the next player, which are seen from afar.
    let next_sign = move || {
        let badge = table
            .game(Game::seat_at_turn)
            .and_then(|seat| badges.get(seat).copied());
        badge.map(|badge| {
            let class = format!("next-sign {}", badge.colour.id());
            view! {
                <div class=class>
                    <PlayerBadge badge />
                </div>
            }
        })
    };
    let last = move || table.game(play::last_turn).unwrap_or_default();
    let away = Memo::new(move |_| table.waits_for_link());
    let answers = move || {
        let away = away.get();
        // New buttons take the place of the focused one.
        if browser::has_focus("#pass button, #pass a") {
            browser::focus_soon("#pass .strong");
        }
        match away {
            true => view! { <Away table sheet name=name.get() /> }.into_any(),
            false => view! { <Handover table sheet name=name.get() /> }.into_any(),
        }
    };
    let content = move || {
        view! {
            {next_sign.clone()}
            <p class="last-move" id="pass-last" prop:textContent=changing(last)></p>
            <Totals table />
            {replaced(answers)}
        }
    };
    let title = move || match away.get() {
        true => play::turn_of(&name.get()),
        false => play::pass_to(&name.get()),
    };
    view! {
        <Modal
            id="pass"
            title
            open=move || table.passing() && sheet.with(Option::is_none)
            must_answer=true
            asks=true
            describedby="pass-last pass-totals"
        >
            {content()}
        </Modal>
    }
}

/// The buttons while the next player is elsewhere: the first one sends the game.
#[component]
fn Away(
    /// The table of the game.
    table: Table,
    /// The sheet over the table.
    sheet: OpenSheet,
    /// The name of the next player.
    name: String,
) -> impl IntoView {
    let send_to = links::send_to(&name);
    view! {
        <p>{links::send_help()}</p>
        <Answers>
            <SendGame table words=send_to weight=Weight::Strong />
        </Answers>
        <div class="answers others">
            <UndoLast table />
            <Ready table name weight=Weight::Plain />
            <Look sheet />
            <Leave />
        </div>
    }
}

/// Shows all score cards.
#[component]
fn Look(
    /// The sheet over the table.
    sheet: OpenSheet,
) -> impl IntoView {
    view! {
        <Button id="look" on_tap=move || sheet.set(Some(Sheet::Cards))>
            {words::score_cards()}
        </Button>
    }
}

/// Leaves the game, which goes on at this screen.
#[component]
fn Leave() -> impl IntoView {
    view! {
        <a class="plain" id="pass-home" href=Route::Home.to_string() data-back=true>
            {words::home()}
        </a>
    }
}

/// The buttons while the next player is here: the first one hands over the device.
#[component]
fn Handover(
    /// The table of the game.
    table: Table,
    /// The sheet over the table.
    sheet: OpenSheet,
    /// The name of the next player.
    name: String,
) -> impl IntoView {
    let send = table.can_be_sent().then(|| {
        view! { <SendGame table words=links::send_instead() weight=Weight::Plain /> }
    });
    view! {
        <p class="help">{words::pass_help()}</p>
        <Answers>
            <Ready table name weight=Weight::Strong />
        </Answers>
        <div class="answers others">
            <UndoLast table />
            <Look sheet />
            {send}
            <Leave />
        </div>
        <Never table />
    }
}

/// The next player has the device now.
#[component]
fn Ready(
    /// The table of the game.
    table: Table,
    /// The name of the next player.
    name: String,
    /// How much it stands out.
    weight: Weight,
) -> impl IntoView {
    let take_over = move || {
        table.sit_here();
        table.pass_on();
    };
    let first = weight == Weight::Strong;
    view! {
        <Button weight id="ready" on_tap=take_over attr:autofocus=first>
            {play::ready(&name)}
        </Button>
    }
}

/// Sends the game to the next player as a link.
#[component]
fn SendGame(
    /// The table of the game.
    table: Table,
    /// The words.
    words: String,
    /// How much it stands out.
    weight: Weight,
) -> impl IntoView {
    let first = weight == Weight::Strong;
    view! {
        <a
            class=weight.class()
            id="send"
            href=LazyRoute::Share(table.id()).to_string()
            autofocus=first
            on:click=move |_| table.send_away()
        >
            {words}
        </a>
    }
}

/// Undoes the last score, if that is possible.
#[component]
fn UndoLast(
    /// The table of the game.
    table: Table,
) -> impl IntoView {
    let undo = Memo::new(move |_| table.can_undo().then(|| table.game(undo_of)).flatten());
    view! {
        <Show when=move || undo.with(Option::is_some)>
            <Button on_tap=move || table.undo()>
                <Icon shape=Shape::Undo />
                <span prop:textContent=undo></span>
            </Button>
        </Show>
    }
}

/// Hands over, and never covers the table again.
#[component]
fn Never(
    /// The table of the game.
    table: Table,
) -> impl IntoView {
    let settings = use_preferences();
    let never = move || {
        table.pass_on();
        settings.update(|it| it.pass_screen = false);
    };
    view! {
        <p class="never">
            <Button id="pass-never" on_tap=never>
                {words::pass_never()}
            </Button>
            <span class="help">{words::pass_never_help()}</span>
        </p>
    }
}

/// The totals, in seating order.
#[component]
fn Totals(
    /// The table of the game.
    table: Table,
) -> impl IntoView {
    let badges = table.badges();
    let total = |seat: usize| {
        let points = move || table.game(|game| game.cards()[seat].totals(game.rules()).grand());
        view! {
            <li>
                {badges.get(seat).copied().map(|badge| view! { <PlayerBadge badge /> })}
                <bdi translate="no">{names::shown(&table.name(seat)).into_owned()}</bdi> " "
                <b translate="no" prop:textContent=changing(points)></b>
            </li>
        }
    };
    let seats = table.game_untracked(|game| game.cards().len());
    view! {
        <ul class="totals" id="pass-totals">
            {(0..seats).map(total).collect_view()}
        </ul>
    }
}

fn undo_of(game: &Game) -> Option<String> {
    let seat = game.undoable()?.seat;
    Some(play::undo_of(&game.setup().seats()[seat].name))
}

/// Covers the table during a pause.
#[component]
pub(super) fn PauseScreen(
    /// The table of the game.
    table: Table,
) -> impl IntoView {
    let open = move || table.shown.paused.get() && table.plays() && !table.is_between_players();
    view! {
        <Modal id="paused" title=words::paused open must_answer=true asks=true>
            <Answers>
                <Button
                    weight=Weight::Strong
                    id="resume"
                    on_tap=move || table.pause(false)
                    attr:autofocus=true
                    attr:data-back=true
                >
                    {words::resume()}
                </Button>
            </Answers>
            {table.has_computers().then(|| view! { <PaceChoice /> })}
        </Modal>
    }
}
