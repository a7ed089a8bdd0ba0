//! Where it begins.

use leptos::prelude::*;

use crate::dice::Face;
use crate::rules::catalogue;
use crate::storage::{GameId, Shelved};
use crate::text::{play, rule_sets, saves, words};
use crate::ui::browser;
use crate::ui::components::{Confirm, DieFace, FaceShapes, Icon, Shape};
use crate::ui::device::Device;
use crate::ui::route::Route;
use crate::ui::table::seat_of;

/// Where it begins: the games in play, a new one, and the ways to everything else.
#[component]
pub fn HomeScreen() -> impl IntoView {
    let device = Device::here();
    browser::set_title(words::APP);
    let read = move || device.shelf(|shelf| shelf.playing().unwrap_or_default());
    let games = RwSignal::new(read());
    let newer = device.shelf(|shelf| shelf.newer().unwrap_or_default());
    device.note_troubles();
    // Another tab may have played on.
    let changes = window_event_listener(leptos::ev::storage, move |_| games.set(read()));
    on_cleanup(move || changes.remove());
    let doomed = RwSignal::new(None::<GameId>);
    let links = [
        (Route::Finished, words::FINISHED_GAMES),
        (Route::Practice, words::PRACTICE),
        (Route::Rules(catalogue::DEFAULT), words::RULES),
        (Route::Settings, words::SETTINGS),
    ];

    view! {
        <main class="home" data-screen="home">
            <FaceShapes/>
            <header>
                <div class="emblem" aria-hidden="true">
                    <DieFace face=Face::Five/><DieFace face=Face::Six/>
                </div>
                <h1>{words::APP}</h1>
                <p class="lead">{words::MOTTO}</p>
            </header>
            {(newer > 0).then(|| view! { <p id="newer" class="notice">{saves::newer(newer)}</p> })}
            {move || (!games.get().is_empty()).then(|| view! {
                <section class="playing">
                    <h2>{words::IN_PLAY}</h2>
                    {games.get().into_iter().map(|game| view! { <InPlay game doomed/> }).collect_view()}
                </section>
            })}
            <a id="new-game" class="strong" href=Route::New.href()>{words::NEW_GAME}</a>
            <nav aria-label=words::APP>
                {links.map(|(route, name)| view! { <a class="plain" href=route.href()>{name}</a> })}
            </nav>
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
                        games.set(read());
                    }
                    doomed.set(None);
                }
            />
        </main>
    }
}

/// A game in play: who, which rules, whose turn.
#[component]
fn InPlay(
    /// The game.
    game: Shelved,
    /// The game that is to be deleted, if the player says so.
    doomed: RwSignal<Option<GameId>>,
) -> impl IntoView {
    let (id, played) = (game.id, game.saved.game);
    let turn = match seat_of(&played) {
        Some(seat) => play::turn_of(&played.setup().seats()[seat].name),
        None => String::new(),
    };
    let rules = rule_sets::name(&played.rules().id).to_owned();
    view! {
        <article class="slip">
            <a class="continue" href=Route::Game(id.clone()).href()>
                <strong>{play::names(&played)}</strong>
                <span>{rules}" · "{play::round(&played)}" · "{turn}</span>
                <em>{words::CONTINUE}</em>
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
