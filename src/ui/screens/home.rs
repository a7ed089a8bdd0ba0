//! The home screen.

mod glance;
mod life;
mod news;
mod resume;

use leptos::prelude::*;

pub use self::glance::Glance;
use self::life::{bests, results};
use self::news::News;
use self::resume::{go_on, in_play, last, resume};
use super::saved_game_row::{GameDeletion, Pages};
use crate::ui::browser;
use crate::ui::components::{DieFace, changing, newer_notice, replaced};
use crate::ui::lazy::{Lazy, parts, unloaded_silently};
use crate::ui::lazy_route::LazyRoute;
use crate::ui::preferences::use_preferences;
use crate::ui::start::{Starter, next_setup};
use crate::ui::store::{Store, use_store};
use crate::ui::usual_rules::usual_rules;
use rollkeep_app::storage::SavedGame;
use rollkeep_app::storage::{Kind, RecordId, Settings, Stored};
use rollkeep_rules::dice::Face;
use rollkeep_rules::game::Day;
use rollkeep_words::{arena, daily, friends, home, practice, real_dice, words};

/// How many games in play are shown at a time, besides the one played last.
const MORE: usize = 3;

/// The ids of the saved games; the games themselves are not read yet.
#[derive(Clone, Copy)]
struct Saved {
    playing: Memo<Vec<RecordId>>,
    finished: Memo<Vec<RecordId>>,
    today: RwSignal<Day>,
}

impl Saved {
    /// Returns whether nobody has ever played here.
    fn of_stranger(self, settings: &Settings) -> bool {
        let none = |ids: Memo<Vec<RecordId>>| ids.with(Vec::is_empty);
        let never = settings.last.is_none() && settings.table.is_empty();
        never && none(self.playing) && none(self.finished)
    }
}

/// The home screen: the game in play, a new one, recent results, and links to all else.
#[component]
pub fn HomeScreen() -> impl IntoView {
    let store = use_store();
    let settings = use_preferences();
    browser::set_title(words::APP);
    browser::focus_heading();
    let saved = Saved {
        playing: Memo::new(move |_| store.ask(Kind::Game, |store| store.games().playing())),
        finished: Memo::new(move |_| store.ask(Kind::Game, |store| store.games().finished())),
        today: RwSignal::new(browser::today()),
    };
    // A new day may have begun while the page was hidden.
    browser::on_window("visibilitychange", move |_| {
        let today = browser::today();
        if saved.today.get_untracked() != today {
            saved.today.set(today);
        }
    });
    let newer = store.read(|store| store.newer());
    let doomed = RwSignal::new(None::<RecordId>);
    let stranger = Memo::new(move |_| settings.with(|settings| saved.of_stranger(settings)));
    let latest = Memo::new(move |_| saved.playing.with(|ids| ids.first().cloned()));
    let others = Memo::new(move |_| {
        let ids = saved.playing.get();
        ids.into_iter().skip(1).collect::<Vec<_>>()
    });
    let load = move |id: Option<RecordId>| store.ask(Kind::Game, |store| store.games().load(&id?));
    let news = Memo::new(move |_| !stranger.get() && news::wanted(settings));
    // No results and no other games yet: dice lie on their sheet.
    let bare = Memo::new(move |_| {
        let none = |ids: Memo<Vec<RecordId>>| ids.with(Vec::is_empty);
        none(saved.finished) && none(others)
    });
    let going = Memo::new(move |_| load(latest.get()));
    let card = move || match going.get() {
        Some(game) => resume(&game, doomed).into_any(),
        None => load(saved.finished.with(|ids| ids.first().cloned()))
            .and_then(|game| last(&game))
            .into_any(),
    };
    view! {
        <main class="home" class:bare=bare data-screen="home">
            <Face />
            <div class="act">{newer_notice(newer)} <Begin saved going /> {replaced(card)}</div>
            <Ways />
            <Show when=move || !bare.get() || news.get()>
                <div class="life">
                    <Show when=move || news.get()>
                        <News />
                    </Show>
                    <Show when=move || others.with(|ids| !ids.is_empty())>
                        <Pages
                            ids=others
                            most=MORE
                            title=Some(home::more_in_play)
                            row=move |id: &RecordId| {
                                let game = store.read(|store| store.games().load(id))?;
                                in_play(&game, doomed)
                            }
                        />
                    </Show>
                    {replaced(move || results(store, &saved.finished.get()))}
                    {replaced(bests)}
                    <Show when=move || saved.finished.with(|ids| !ids.is_empty())>
                        <AtAGlance />
                    </Show>
                </div>
            </Show>
            <GameDeletion doomed />
        </main>
    }
}

/// The title with its dice. index.html shows the same while the app loads.
#[component]
fn Face() -> impl IntoView {
    let dice = [Face::Five, Face::Two, Face::Six, Face::Five, Face::Three];
    view! {
        <header class="face">
            <div class="scatter" aria-hidden="true">
                {dice.map(|face| view! { <DieFace face /> })}
            </div>
            <h1 tabindex="-1" translate="no">
                {words::APP}
            </h1>
            <p class="lead">{home::welcome()}</p>
        </header>
    }
}

/// The ways into a game, always in the same places: the game in play, or one with the last setup; for those who have
/// received challenges, the next one to answer; another game, one with friends, and today's.
#[component]
fn Begin(
    /// The games on this device.
    saved: Saved,
    /// The game in play, if there is one.
    going: Memo<Option<Stored<SavedGame>>>,
) -> impl IntoView {
    let (store, settings, starter) = (use_store(), use_preferences(), Starter::new());
    let setup = move || settings.with(next_setup);
    let play = move |_| {
        if let Some(setup) = untrack(setup) {
            starter.start(setup);
        }
    };
    let main = move || match going.get() {
        Some(game) => go_on(&game).into_any(),
        None => view! {
            <button class="strong play-now" id="play-now" data-once="" on:click=play>
                <strong>{home::play_now()}</strong>
                <small prop:textContent=changing(move || setup().as_ref().map(home::setup))></small>
            </button>
        }
        .into_any(),
    };
    // The code that reads challenges loads late, and only if there are any.
    let some = store.read(|store| store.challenges().any());
    let next = || {
        view! {
            <Lazy load=parts::next_challenge unloaded=unloaded_silently let:next_challenge>
                {next_challenge()}
            </Lazy>
        }
    };
    view! {
        <div class="begin">
            {main} {some.then(next)}
            <a class="plain" id="new-game" href=LazyRoute::New(None).to_string()>
                {words::new_game()}
            </a> <a class="plain two-lines" id="friends" href=LazyRoute::Friends.to_string()>
                <strong>{friends::friends()}</strong>
                <small>{friends::ways()}</small>
            </a> <a class="plain two-lines" id="daily" href=LazyRoute::Daily(None).to_string()>
                <strong>{daily::todays_game()}</strong>
                <small prop:textContent=changing(move || today(store, saved))></small>
            </a>
        </div>
    }
}

/// Describes the state of today's games under all rules.
fn today(store: Store, saved: Saved) -> String {
    let day = saved.today.get();
    saved.playing.with(|playing| {
        let finished = |finished: &Vec<RecordId>| {
            store.read(|store| daily::today(store, day, playing, finished))
        };
        saved.finished.with(finished)
    })
}

/// Room for the statistics at a glance, which come when the browser is idle.
#[component]
fn AtAGlance() -> impl IntoView {
    let idle = RwSignal::new(false);
    browser::when_idle(move || {
        idle.try_set(true);
    });
    let shown = move || match idle.get() {
        true => view! {
            <Lazy load=parts::glance unloaded=unloaded_silently let:glance>
                {glance()}
            </Lazy>
        }
        .into_any(),
        false => ().into_any(),
    };
    view! { <div class="glance">{shown}</div> }
}

/// The links to all other screens: those for everybody, and behind *More* those that few people need.
#[component]
fn Ways() -> impl IntoView {
    let usual = use_preferences().with_untracked(usual_rules);
    let links = |links: Vec<(LazyRoute, String)>| {
        let links = links.into_iter().map(|(route, name)| {
            view! {
                <a class="plain" href=route.to_string()>
                    {name}
                </a>
            }
        });
        links.collect_view()
    };
    let first = links(vec![
        (LazyRoute::Statistics(None), home::statistics()),
        (LazyRoute::Practice, practice::title()),
        (LazyRoute::Rules(Some(usual)), words::rules()),
        (LazyRoute::Settings, words::settings()),
    ]);
    let more = links(vec![
        (LazyRoute::Finished, words::finished_games()),
        (LazyRoute::RealDice, real_dice::real_dice()),
        (LazyRoute::Calculator, words::calculator()),
        (LazyRoute::Arena, arena::arena()),
    ]);
    view! {
        <nav>
            <div class="ways">
                {first} <details>
                    <summary class="plain">{words::more()}</summary>
                    <div class="ways">{more}</div>
                </details>
            </div>
        </nav>
    }
}
