//! The steps of a connection.

use leptos::prelude::*;

use super::code::{code, code_field};
use super::names::{NameFields, names};
use crate::ui::browser::{self, El, el, follow};
use crate::ui::components::{answers, form, plain, submit_button};
use crate::ui::device::Device;
use crate::ui::live::{Live, State};
use crate::ui::route::Route;
use rollkeep_core::live::{Side, Stage};
use rollkeep_core::text::{live as text, words};

/// Returns whether there is a connection, or one is being made.
pub(super) fn is_under_way(live: Live) -> bool {
    !matches!(live.state().get(), State::Disconnected | State::Failed(_))
}

/// Opens the game once both devices have agreed on it.
pub(super) fn go_when_together(live: Live) {
    let device = Device::here();
    let mut before = untrack(|| live.stage() == Stage::Together);
    follow(move || {
        let now = live.stage() == Stage::Together;
        if let (false, true, Some(id)) = (before, now, live.game_id()) {
            device.ask_to_persist();
            browser::set_hash(&Route::Game(id).href());
        }
        before = now;
    });
}

/// The next step.
pub(super) fn connection(live: Live) -> El {
    let steps = move |(state, stage): (State, Stage)| -> Vec<El> {
        match (state, stage) {
            (State::Showing(shown), _) => showing(live, &shown),
            (State::Answering(shown), _) => vec![
                el("h2").attr("tabindex", "-1").child(text::show_answer()),
                el("p").child(text::answer_waits()),
                code(&shown),
            ],
            (State::Open, Stage::Invited) => vec![sit_down(live)],
            (State::Open, Stage::Waiting) => vec![status(&text::they_join())],
            (State::Connecting | State::Open, _) => vec![status(&text::connecting())],
            (State::Preparing | State::Disconnected | State::Failed(_), _) => {
                vec![status(&text::preparing())]
            }
        }
    };
    let cancel = plain(&words::cancel(), move || live.leave()).id("cancel");
    el("section.connection")
        .child(el("div").live_by(move || (live.state().get(), live.stage()), steps))
        .child(answers([cancel]))
}

fn status(words: &str) -> El {
    el("p.lead").attr("role", "status").child(words)
}

fn showing(live: Live, shown: &str) -> Vec<El> {
    let take = move |answer: String| live.accept(&answer);
    vec![
        el("h2").child(text::step_one()),
        code(shown),
        el("h2").child(text::step_two()),
        el("p").child(text::answer_help()),
        code_field("answer", &text::answer(), &text::connect(), take),
    ]
}

/// Asks the side that joins who plays at this device.
fn sit_down(live: Live) -> El {
    let device = Device::here();
    let invited = live.session(|session| session.invitation().cloned());
    let Some(table) = invited.flatten() else {
        return el("div");
    };
    let all = table.setup().names();
    let of = |side| {
        table
            .seats_of(side)
            .filter_map(|seat| all.get(seat).cloned())
            .collect::<Vec<_>>()
    };
    let hosts = of(Side::Host);
    let fields = NameFields::new(device, of(Side::Guest).len(), &hosts);
    let trouble = RwSignal::new(String::new());
    let join = move || {
        let names = fields.names();
        let joined = match names.iter().any(String::is_empty) {
            true => Err(text::names_wanted()),
            false => live.join(&names),
        };
        if let Err(why) = joined {
            trouble.set(why);
        }
    };
    browser::focus_soon(".names input");
    form("form.sit-down", join)
        .child(
            el("p.lead")
                .attr("role", "status")
                .child(text::invites(&table, &hosts)),
        )
        .child(el("h2").child(text::who_plays_here()))
        .child(names(device, fields))
        .child(
            el("p.trouble")
                .attr("role", "alert")
                .live_text(move || trouble.get()),
        )
        .child(submit_button(&text::sit_down()).id("sit-down"))
}
