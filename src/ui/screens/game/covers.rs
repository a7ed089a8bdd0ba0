//! What covers the whole table: the handover between two players, and a pause.

use leptos::prelude::*;

use crate::ui::components::{Answers, Button, Icon, Modal, PaceChoice, PlayerBadge, Shape, Weight};
use crate::ui::preferences::preferences;
use crate::ui::route::Route;
use crate::ui::table::{Table, seat_of};
use rollkeep_core::game::Game;
use rollkeep_core::text::{links, names, play, words};

/// Covers the table until the next player has the device, or while it is the turn of somebody to whom the game is sent
/// as a link. Waits while the player reads a sheet.
#[component]
pub(super) fn PassScreen(
    /// The table of the game.
    table: Table,
    /// Whether the player reads a sheet.
    #[prop(into)]
    reads: Signal<bool>,
) -> impl IntoView {
    let name = move || {
        let seat = table.game(seat_of);
        seat.map(|seat| table.name(seat)).unwrap_or_default()
    };
    let badges = table.badges();
    // The screen has the colour and the sign of the next player, which are seen from afar.
    let next_sign = move || {
        let badge = table
            .game(seat_of)
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
    let take_over = move || {
        table.sit_here();
        table.pass_on();
    };
    let here = move |weight, first| {
        view! {
            <Button weight id="ready" on_tap=take_over attr:autofocus=first>
                {move || play::ready(&name())}
            </Button>
        }
    };
    let content = move || {
        let (away, name_now) = (untrack(|| table.waits_for_link()), untrack(name));
        // If the next player is elsewhere, the first button sends the link; else it hands over the device.
        let (first, second, help) = match away {
            true => (
                view! { <SendGame table words=links::send_to(&name_now) first=true /> }.into_any(),
                here(Weight::Plain, false).into_any(),
                links::send_help(),
            ),
            false => (
                here(Weight::Strong, true).into_any(),
                view! { <SendGame table words=links::send_instead() first=false /> }.into_any(),
                words::pass_help(),
            ),
        };
        view! {
            {untrack(&next_sign)}
            <p class="last-move">{last}</p>
            <Totals table />
            <p>{help}</p>
            <Answers>{first}</Answers>
            <div class="answers others">
                <UndoLast table />
                {second}
            </div>
            {(!away).then(|| view! { <Never table /> })}
        }
    };
    let title = move || match table.waits_for_link() {
        true => play::turn_of(&name()),
        false => play::pass_to(&name()),
    };
    view! {
        <Modal
            id="pass"
            title
            open=move || table.passing() && !reads.get()
            must_answer=true
            asks=true
        >
            {content()}
        </Modal>
    }
}

/// Sends the game to the next player as a link.
#[component]
fn SendGame(
    /// The table of the game.
    table: Table,
    /// The words.
    words: String,
    /// Whether it is the first button.
    first: bool,
) -> impl IntoView {
    let weight = if first { Weight::Strong } else { Weight::Plain };
    view! {
        <a
            class=weight.class()
            id="send"
            href=Route::Share(table.id()).to_string()
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
    move || {
        let undo = table.can_undo().then(|| table.game(undo_of)).flatten();
        undo.map(|undo| {
            view! {
                <Button on_tap=move || table.undo()>
                    <Icon shape=Shape::Undo />
                    {undo}
                </Button>
            }
        })
    }
}

/// Hands over, and never covers the table again.
#[component]
fn Never(
    /// The table of the game.
    table: Table,
) -> impl IntoView {
    let settings = preferences();
    let never = move || {
        table.pass_on();
        settings.update(|it| it.pass_screen = false);
    };
    view! {
        <p class="never">
            <Button id="pass-never" on_tap=never>
                {words::pass_never()}
            </Button>
            {words::pass_never_help()}
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
                <bdi>
                    {badges.get(seat).copied().map(|badge| view! { <PlayerBadge badge /> })}
                    {names::shown(&table.name(seat)).into_owned()}
                </bdi>
                " "
                <b>{points}</b>
            </li>
        }
    };
    let seats = table.game_untracked(|game| game.cards().len());
    view! { <ul class="totals">{(0..seats).map(total).collect_view()}</ul> }
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
    let open = move || table.paused().get() && table.plays() && !table.is_between_players();
    view! {
        <Modal id="paused" title=words::paused open must_answer=true asks=true>
            <Answers>
                <Button
                    weight=Weight::Strong
                    id="resume"
                    on_tap=move || table.pause(false)
                    attr:autofocus=true
                >
                    {words::resume()}
                </Button>
            </Answers>
            {table.has_computers().then(|| view! { <PaceChoice /> })}
        </Modal>
    }
}
