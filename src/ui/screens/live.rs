//! Live games: starting one, joining one, and the connection between two devices.

mod again;
mod begin;
mod code;
mod connection;
mod names;
mod proof;
mod scanner;

use leptos::prelude::*;

use self::begin::NewLiveGameForm;
use self::code::{CodeField, CodeText};
use self::connection::{Connection, go_when_together, is_under_way};
use crate::ui::background::use_background;
use crate::ui::browser::Peer;
use crate::ui::components::{Alert, Button, MissingGame, Page, Weight, changing};
use crate::ui::lazy_route::LazyRoute;
use crate::ui::live::{Live, Relay, State};
use crate::ui::route::{Route, use_address};
use crate::ui::store::use_store;
use crate::ui::table::Table;
use rollkeep_app::storage::RecordId;
use rollkeep_words::{links, live as text, words};

pub use self::again::live_again;
pub use self::proof::LiveProof;

/// The screen to start or to join a live game.
#[component]
pub fn LiveScreen() -> impl IntoView {
    let live = use_background().live;
    if !Peer::is_possible() {
        return view! {
            <Page screen="live" title=text::play_live()>
                <Intro />
                <Impossible />
            </Page>
        }
        .into_any();
    }
    go_when_together(live);
    let under_way = Memo::new(move |_| is_under_way(live));
    let shown = move || match under_way.get() {
        true => view! { <Connection live /> }.into_any(),
        false => view! {
            <Intro />
            <Join live title=text::join() />
            <NewLiveGameForm live />
        }
        .into_any(),
    };
    view! {
        <Page screen="live" title=text::play_live()>
            <Failure live />
            {shown}
        </Page>
    }
    .into_any()
}

/// What live play is, and where it works.
#[component]
fn Intro() -> impl IntoView {
    view! {
        <div class="prose">
            <p class="lead">{text::what_it_is()}</p>
            <p class="help">{text::same_network()}</p>
        </div>
    }
}

/// Shown if the browser cannot connect devices.
#[component]
fn Impossible() -> impl IntoView {
    view! {
        <div class="prose">
            <p class="trouble" id="impossible">
                {text::impossible()}
            </p>
            <div class="answers">
                <a class="strong" href=LazyRoute::New(None).to_string()>
                    {words::new_game()}
                </a>
            </div>
        </div>
    }
}

/// A field for the code of another device.
#[component]
fn Join(
    /// The connection.
    live: Live,
    /// The heading above it.
    title: String,
) -> impl IntoView {
    let take = move |code: String| live.answer(&code);
    view! {
        <section class="join">
            <h2>{title}</h2>
            <p>{text::join_help()}</p>
            <CodeField id="join" label=text::code() button=text::connect() take />
        </section>
    }
}

/// Why the connection failed.
#[component]
fn Failure(
    /// The connection.
    live: Live,
) -> impl IntoView {
    let why = move || match live.state().get() {
        State::Failed(why) => why.words(),
        _ => String::new(),
    };
    view! { <p class="trouble" id="failure" prop:textContent=changing(why)></p> }
}

/// The connection of a live game on this device.
#[component]
pub fn LiveGameScreen(
    /// The id of the game.
    id: RecordId,
) -> impl IntoView {
    let live = use_background().live;
    let Some(stored) = live.find(&id) else {
        return view! { <WentOn id /> }.into_any();
    };
    let lead = view! { <p class="lead">{text::game(stored.value.game())}</p> };
    if !Peer::is_possible() {
        return view! {
            <Page screen="live" title=text::play_live()>
                {lead}
                <Impossible />
            </Page>
        }
        .into_any();
    }
    go_when_together(live);
    let step = Memo::new(move |_| (is_under_way(live), live.stage()));
    let shown = move || {
        let (under_way, _) = step.get();
        let id = id.clone();
        match (under_way, untrack(|| live.is_together(&id))) {
            (_, true) => view! { <Connected live id /> }.into_any(),
            (true, false) => view! { <Connection live /> }.into_any(),
            (false, false) => view! { <Apart live id /> }.into_any(),
        }
    };
    view! {
        <Page screen="live" title=text::play_live()>
            {lead}
            <Failure live />
            {shown}
        </Page>
    }
    .into_any()
}

/// Shown while both devices are connected.
#[component]
fn Connected(
    /// The connection.
    live: Live,
    /// The id of the game.
    id: RecordId,
) -> impl IntoView {
    view! {
        <p role="status">{text::connected()}</p>
        <div class="answers">
            <a class="strong" id="to-game" href=Route::Game(id).to_string()>
                {text::to_the_game()}
            </a>
            <Button id="disconnect" on_tap=move || live.leave()>
                {text::disconnect()}
            </Button>
        </div>
    }
}

/// Shown while the devices are not connected: how to connect them again, or continue without the other.
#[component]
fn Apart(
    /// The connection.
    live: Live,
    /// The id of the game.
    id: RecordId,
) -> impl IntoView {
    let address = use_address();
    let unfinished = live.find(&id).and_then(|it| it.value.rolling().cloned());
    let unfinished = unfinished.map(|it| view! { <p id="unfinished">{text::unfinished(&it)}</p> });
    let again = id.clone();
    let show = move || {
        if let Some(stored) = live.find(&again) {
            live.offer(stored);
        }
    };
    let here = id.clone();
    let alone = move || {
        live.go_alone(&here);
        // An undo at this device must not take back scores that came from elsewhere.
        address.arrive(here.clone());
    };
    view! {
        <a href=Route::Game(id.clone()).to_string()>{words::back_to_game()}</a>
        <section>
            <h2>{text::connect_again()}</h2>
            {unfinished}
            <p>{text::again_help()}</p>
            <div class="answers">
                <Button weight=Weight::Strong id="show-code" on_tap=show>
                    {text::show_code()}
                </Button>
            </div>
        </section>
        <Join live title=text::or_join() />
        <section class="without">
            <h2>{text::without()}</h2>
            <p>{text::alone_help()}</p>
            <div class="answers">
                <Button id="alone" on_tap=alone>
                    {text::alone()}
                </Button>
                <a class="plain" id="send" href=LazyRoute::Share(id).to_string()>
                    {links::share_game()}
                </a>
            </div>
        </section>
    }
}

/// The screen of a game that is not live, or not any more.
#[component]
fn WentOn(
    /// The id of the game.
    id: RecordId,
) -> impl IntoView {
    let store = use_store();
    let found = store.read(|store| store.games().load(&id));
    if found.is_none() {
        return view! { <MissingGame id /> }.into_any();
    }
    view! {
        <Page screen="live" title=text::play_live()>
            <p>{text::went_on()}</p>
            <div class="answers">
                <a class="strong" href=Route::Game(id.clone()).to_string()>
                    {text::to_the_game()}
                </a>
                <a class="plain" id="send" href=LazyRoute::Share(id).to_string()>
                    {links::share_game()}
                </a>
            </div>
        </Page>
    }
    .into_any()
}

/// The screen of a code that the camera has opened: the code of a waiting device, or the answer to ours.
#[component]
pub fn LiveCodeScreen(
    /// The code.
    code: String,
) -> impl IntoView {
    let live = use_background().live;
    if !Peer::is_possible() {
        return view! {
            <Page screen="live" title=text::play_live()>
                <Impossible />
            </Page>
        }
        .into_any();
    }
    go_when_together(live);
    match live.is_answer(&code) {
        true => view! { <AnswerScreen live code /> }.into_any(),
        false => view! { <Invitation live code /> }.into_any(),
    }
}

/// The screen of the code of a waiting device.
#[component]
fn Invitation(
    /// The connection.
    live: Live,
    /// The code.
    code: String,
) -> impl IntoView {
    let trouble = RwSignal::new(String::new());
    let under_way = Memo::new(move |_| is_under_way(live));
    let shown = move || match under_way.get() {
        true => view! { <Connection live /> }.into_any(),
        false => {
            let code = code.clone();
            let join = move || trouble.set(live.answer(&code).err().unwrap_or_default());
            view! {
                <p class="lead">{text::invited()}</p>
                <p>{text::invited_help()}</p>
                <div class="answers">
                    <Button weight=Weight::Strong id="join-now" on_tap=join>
                        {text::join_now()}
                    </Button>
                </div>
                <Alert why=move || trouble.get() />
            }
            .into_any()
        }
    };
    view! {
        <Page screen="live" title=text::play_live()>
            <Failure live />
            {shown}
        </Page>
    }
}

/// The screen of the answer to our code, which may have been made in another tab.
#[component]
fn AnswerScreen(
    /// The connection.
    live: Live,
    /// The code.
    code: String,
) -> impl IntoView {
    live.pass_on(&code);
    let asked = code.clone();
    let step = Memo::new(move |_| (is_under_way(live), live.relayed(&asked)));
    let shown = move || {
        let (under_way, relayed) = step.get();
        match relayed {
            _ if under_way => view! { <Connection live /> }.into_any(),
            Some(Relay::Taken) => view! {
                <h2>{text::handed_over()}</h2>
                <p role="status">{text::handed_over_help()}</p>
            }
            .into_any(),
            Some(Relay::Nobody) => view! {
                <h2>{text::nobody_waits()}</h2>
                <p role="status">{text::nobody_waits_help()}</p>
                <CodeText code=code.clone() />
            }
            .into_any(),
            Some(Relay::Asked) | None => view! { <p>{text::preparing()}</p> }.into_any(),
        }
    };
    view! {
        <Page screen="live" title=text::play_live()>
            {shown}
        </Page>
    }
}

/// Connects a live game to the table. It is invisible.
#[component]
pub fn LiveTable(
    /// The table.
    table: Table,
) -> impl IntoView {
    use_background().live.sit_down(table);
    view! { <div hidden></div> }
}
