//! The games that were played to the end.

use leptos::prelude::*;

use crate::game::Phase;
use crate::storage::{GameId, Shelved};
use crate::text::{play, rule_sets, words};
use crate::ui::browser;
use crate::ui::components::{Confirm, Icon, Page, Shape};
use crate::ui::device::Device;
use crate::ui::route::Route;

/// How many games are read at a time.
const PAGE: usize = 25;

/// The finished games, the latest first.
#[component]
pub fn FinishedScreen() -> impl IntoView {
    let device = Device::here();
    let ids = RwSignal::new(device.shelf(|shelf| shelf.finished().unwrap_or_default()));
    let shown = RwSignal::new(PAGE);
    let doomed = RwSignal::new(None::<GameId>);
    let games = move || {
        let ids = ids.get();
        let games = ids.iter().take(shown.get());
        let games: Vec<Shelved> = device.shelf(|shelf| {
            games
                .filter_map(|id| shelf.load(id).ok().flatten())
                .collect()
        });
        device.note_troubles();
        games
    };
    view! {
        <Page screen="finished" title=words::FINISHED_GAMES>
            {move || ids.get().is_empty().then(|| view! { <p class="lead">{words::NO_FINISHED}</p> })}
            {move || games().into_iter().map(|game| view! { <Slip game doomed/> }).collect_view()}
            <Show when=move || { ids.get().len() > shown.get() }>
                <button class="plain" on:click=move |_| shown.update(|shown| *shown += PAGE)>
                    {words::SHOW_MORE}
                </button>
            </Show>
            <Confirm
                id="delete"
                open=Signal::derive(move || doomed.get().is_some())
                question=words::DELETE_GAME_QUESTION.to_owned()
                why=words::DELETE_GAME_WHY.to_owned()
                yes=words::DELETE
                no=words::CANCEL
                on_answer=move |yes| {
                    if let (true, Some(id)) = (yes, doomed.get_untracked()) {
                        device.shelf(|shelf| shelf.delete(&id).ok());
                        ids.update(|ids| ids.retain(|other| *other != id));
                    }
                    doomed.set(None);
                }
            />
        </Page>
    }
}

/// A finished game: when, who, and how it ended.
#[component]
fn Slip(
    /// The game.
    game: Shelved,
    /// The game that is to be deleted, if the player says so.
    doomed: RwSignal<Option<GameId>>,
) -> impl IntoView {
    let (id, saved) = (game.id, game.saved);
    let played = saved.game;
    let headline = match played.phase() {
        Phase::Over(outcome) => play::headline(&played, outcome),
        Phase::Starting(_) | Phase::Turn(_) => String::new(),
    };
    let totals: Vec<String> = played
        .ranking()
        .iter()
        .map(|place| {
            format!(
                "{} {}",
                played.setup().seats()[place.seat].name,
                place.total
            )
        })
        .collect();
    let rules = rule_sets::name(&played.rules().id).to_owned();
    view! {
        <article class="slip">
            <a href=Route::Game(id.clone()).href()>
                <strong>{headline}</strong>
                <span>{totals.join(" · ")}</span>
                <span>{rules}" · "{browser::date(saved.touched)}</span>
            </a>
            <button
                class="quiet"
                aria-label=format!("{}: {}", words::DELETE, play::names(&played))
                on:click=move |_| doomed.set(Some(id.clone()))
            >
                <Icon shape=Shape::Cross/>
            </button>
        </article>
    }
}
