//! The next game after a live one.

use leptos::prelude::*;

use super::connection::go_when_together;
use crate::ui::announcer::use_announcer;
use crate::ui::background::use_background;
use crate::ui::components::{Button, Weight, replaced};
use crate::ui::lazy_route::LazyRoute;
use crate::ui::live::Live;
use rollkeep_app::live::{Side, Stage};
use rollkeep_app::storage::RecordId;
use rollkeep_words::{live as text, play, words};

/// Lets the people of this live game play again; `None` if it is not live, or continued without the other device.
pub fn live_again(id: &RecordId) -> Option<AnyView> {
    let side = use_background().live.find(id)?.value.side();
    Some(view! { <LiveAgain id=id.clone() side /> }.into_any())
}

/// The way to the next game with the same people.
#[component]
fn LiveAgain(
    /// The id of the live game.
    id: RecordId,
    /// The side of this device.
    side: Side,
) -> impl IntoView {
    let live = use_background().live;
    go_when_together(live);
    let step = Memo::new(move |_| (live.stage(), live.is_together(&id)));
    let way = move || match (step.get(), side) {
        ((Stage::Together, true), Side::Host) => {
            view! { <PlayAgain live play=begin_next /> }.into_any()
        }
        ((Stage::Together, true), Side::Guest) => view! {
            <p class="help" role="status">
                {text::they_begin()}
            </p>
        }
        .into_any(),
        ((Stage::Invited, _), _) => view! {
            <p role="status">{asks(live)}</p>
            <PlayAgain live play=sit_down_again />
        }
        .into_any(),
        ((Stage::Waiting, _), _) => view! {
            <p class="help" role="status">
                {text::next_waits()}
            </p>
        }
        .into_any(),
        _ => view! {
            <a class="strong" id="again" href=LazyRoute::Live.to_string()>
                {text::play_live()}
            </a>
        }
        .into_any(),
    };
    view! { <div class="again">{replaced(way)}</div> }
}

/// The button for the next game.
#[component]
fn PlayAgain(
    /// The connection.
    live: Live,
    /// Begins or joins the next game, or returns why it cannot.
    play: fn(Live) -> Result<(), String>,
) -> impl IntoView {
    let announcer = use_announcer();
    let act = move || {
        if let Err(why) = play(live) {
            announcer.say_now(why);
        }
    };
    view! {
        <Button weight=Weight::Strong id="again" on_tap=act>
            {words::play_again()}
        </Button>
    }
}

/// Says who asks for the next game.
fn asks(live: Live) -> Option<String> {
    let table = live.session(|session| session.invitation().cloned())??;
    let all = table.setup().names();
    let theirs: Vec<&str> = table
        .seats_of(Side::Host)
        .filter_map(|seat| all.get(seat).map(String::as_str))
        .collect();
    Some(text::asks_again(&play::list(&theirs), theirs.len()))
}

/// Begins the next game.
fn begin_next(live: Live) -> Result<(), String> {
    live.begin_next()
}

/// Joins with the names that the players here have at the other device.
fn sit_down_again(live: Live) -> Result<(), String> {
    let invited = live.session(|session| session.invitation().cloned());
    let Some(table) = invited.flatten() else {
        return Err(text::cannot());
    };
    let all = table.setup().names();
    let mine = table.seats_of(Side::Guest);
    let names: Vec<String> = mine.filter_map(|seat| all.get(seat).cloned()).collect();
    live.join(&names)
}
