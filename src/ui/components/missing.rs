//! What a screen shows when what it is about is not there.

use leptos::prelude::*;

use super::Page;
use crate::ui::lazy_route::LazyRoute;
use crate::ui::store::use_store;
use rollkeep_app::storage::{Absence, Kind, Record, RecordId};
use rollkeep_words::{saves, words};

/// A screen that says what is missing, with no dice on the table.
#[component]
pub fn Missing(
    /// What is missing.
    #[prop(into)]
    title: String,
    /// What the player can do.
    #[prop(into)]
    help: String,
    /// What is below.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    view! {
        <Page screen="nowhere" title>
            <span class="row-of-dice" aria-hidden="true">
                {[(); 5].map(|()| view! { <i class="no-die"></i> })}
            </span>
            <p class="lead">{help}</p>
            {children.map(|children| children())}
        </Page>
    }
}

/// A screen that says that its code did not load, with the button that tries again.
pub fn unloaded_screen(again: AnyView) -> AnyView {
    view! {
        <Missing title=words::unloaded() help=words::unloaded_help()>
            {again}
        </Missing>
    }
    .into_any()
}

/// A screen that says why a record cannot be shown.
#[component]
pub fn MissingRecord(
    /// The record, which was not found.
    record: Record,
    /// What is missing if nothing is stored.
    title: String,
    /// What the player can do then.
    help: String,
    /// What is below.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let (title, help, aside) = match use_store().read(|store| store.absence(&record)) {
        Absence::NotHere => (title, help, false),
        Absence::Newer => (saves::from_newer(), saves::from_newer_help(), false),
        Absence::SetAside => (saves::set_aside(), saves::set_aside_help(), true),
    };
    let settings = aside.then(|| {
        view! {
            <a class="plain" href=LazyRoute::Settings.to_string()>
                {words::settings()}
            </a>
        }
    });
    view! {
        <Missing title help>
            {settings}
            {children.map(|children| children())}
        </Missing>
    }
}

/// A screen that says why a game cannot be shown.
#[component]
pub fn MissingGame(
    /// The id of the game.
    id: RecordId,
) -> impl IntoView {
    let (title, help) = (words::no_such_game(), words::no_such_game_help());
    view! { <MissingRecord record=Record::Game(id) title help /> }
}

/// Says how many records of this kind a newer version wrote; nothing if there are none.
#[component]
pub fn NewerSaves(
    /// The kind of the records.
    kind: Kind,
) -> impl IntoView {
    let store = use_store();
    move || newer_notice(store.newer_of(kind))
}

/// The notice that this many records come from a newer version.
pub fn newer_notice(count: usize) -> Option<impl IntoView> {
    (count > 0).then(|| {
        view! {
            <p class="notice" id="newer">
                {saves::newer(count)}
            </p>
        }
    })
}
