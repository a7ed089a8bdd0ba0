//! The steps of a connection.

use leptos::prelude::*;

use super::code::{Code, CodeField};
use super::names::{Names, learn_first, names_here, people_here};
use crate::ui::browser::{self, follow};
use crate::ui::components::{Alert, Button, SubmitButton, replaced};
use crate::ui::live::{Live, State};
use crate::ui::preferences::use_preferences;
use crate::ui::route::Route;
use crate::ui::store::use_store;
use rollkeep_app::live::{Side, Stage};
use rollkeep_words::{live as text, words};

/// Returns whether there is a connection, or one is being made.
pub(super) fn is_under_way(live: Live) -> bool {
    !matches!(live.state().get(), State::Disconnected | State::Failed(_))
}

/// Opens the game once both devices have agreed on it.
pub(super) fn go_when_together(live: Live) {
    let store = use_store();
    let mut before = untrack(|| live.stage() == Stage::Together);
    follow(move || {
        let now = live.stage() == Stage::Together;
        if let (false, true, Some(id)) = (before, now, live.game_id()) {
            store.ask_to_persist();
            Route::Game(id).go();
        }
        before = now;
    });
}

/// The next step.
#[component]
pub(super) fn Connection(
    /// The connection.
    live: Live,
) -> impl IntoView {
    let now = Memo::new(move |_| (live.state().get(), live.stage()));
    let step = move || match now.get() {
        (State::Showing(code), _) => view! { <Showing live code /> }.into_any(),
        (State::Answering(code), _) => view! {
            <h2 tabindex="-1">{text::show_answer()}</h2>
            <p>{text::answer_waits()}</p>
            <Code code />
        }
        .into_any(),
        (State::Open, Stage::Invited) => view! { <SitDown live /> }.into_any(),
        (State::Open, Stage::Waiting) => view! { <Status words=text::they_join() /> }.into_any(),
        (State::Connecting | State::Open, _) => {
            view! { <Status words=text::connecting() /> }.into_any()
        }
        (State::Preparing | State::Disconnected | State::Failed(_), _) => {
            view! { <Status words=text::preparing() /> }.into_any()
        }
    };
    view! {
        <section class="connection">
            <div>{replaced(step)}</div>
            <div class="answers">
                <Button id="cancel" on_tap=move || live.leave()>
                    {words::cancel()}
                </Button>
            </div>
        </section>
    }
}

/// Says what happens.
#[component]
fn Status(
    /// The words.
    words: String,
) -> impl IntoView {
    view! {
        <p class="lead" role="status">
            {words}
        </p>
    }
}

/// Shows our code, and asks for its answer.
#[component]
fn Showing(
    /// The connection.
    live: Live,
    /// Our code.
    code: String,
) -> impl IntoView {
    let take = move |answer: String| live.accept(&answer);
    view! {
        <h2>{text::step_one()}</h2>
        <Code code />
        <h2>{text::step_two()}</h2>
        <p>{text::answer_help()}</p>
        <CodeField id="answer" label=text::answer() button=text::connect() take />
    }
}

/// Asks the side that joins who plays at this device.
#[component]
fn SitDown(
    /// The connection.
    live: Live,
) -> impl IntoView {
    let invited = live.session(|session| session.invitation().cloned());
    let Some(table) = invited.flatten() else {
        return view! { <div></div> }.into_any();
    };
    let all = table.setup().names();
    let of = |side| {
        table
            .seats_of(side)
            .filter_map(|seat| all.get(seat).cloned())
            .collect::<Vec<_>>()
    };
    let hosts = of(Side::Host);
    let settings = use_preferences();
    let here = people_here(of(Side::Guest).len(), &hosts);
    let trouble = RwSignal::new(String::new());
    let join = move || {
        let names = names_here(here);
        let joined = match names.iter().any(String::is_empty) {
            true => Err(text::names_wanted()),
            false => live.join(&names),
        };
        match joined {
            Ok(()) => learn_first(settings, &names),
            Err(why) => trouble.set(why),
        }
    };
    browser::focus_soon(".names input");
    view! {
        <form
            class="sit-down"
            on:submit=move |event| {
                event.prevent_default();
                join();
            }
        >
            <p class="lead" role="status">
                {text::invites(&table, &hosts)}
            </p>
            <h2>{text::who_plays_here()}</h2>
            <Names names=here />
            <Alert why=move || trouble.get() />
            <SubmitButton id="sit-down">{text::sit_down()}</SubmitButton>
        </form>
    }
    .into_any()
}
