//! The home screen.

mod life;
mod news;
mod resume;

use leptos::prelude::*;

pub use self::life::BestTotalsCounted;
use self::life::{bests, results};
use self::news::News;
use self::resume::{in_play, resume};
use super::saved_game_row::{DeleteQuestion, Pages};
use crate::ui::browser;
use crate::ui::components::{DieFace, newer_notice};
use crate::ui::late::{LatePart, late_part};
use crate::ui::preferences::preferences;
use crate::ui::route::Route;
use crate::ui::start::{Starter, next_setup};
use crate::ui::store::Store;
use crate::ui::usual_rules::usual_rules;
use rollkeep_core::dice::Face;
use rollkeep_core::game::Day;
use rollkeep_core::rules::catalogue;
use rollkeep_core::storage::{Kind, RecordId, Settings};
use rollkeep_core::text::{arena, daily, friends, home, practice, real_dice, words};

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
    let store = Store::here();
    let settings = preferences();
    browser::set_title(words::APP);
    browser::focus_soon("h1");
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
    let bare = move || {
        let none = |ids: Memo<Vec<RecordId>>| ids.with(Vec::is_empty);
        none(others) && none(saved.finished) && !news::wanted(settings)
    };
    let resumed = move || {
        let game = store.ask(Kind::Game, |store| store.games().load(&latest.get()?))?;
        resume(&game, doomed)
    };
    view! {
        <main class="home" class:stranger=stranger class:bare=bare data-screen="home">
            <Face />
            <div class="act">
                {newer_notice(newer)} {resumed}
                <Begin saved has_game=Signal::derive(move || latest.with(Option::is_some)) />
            </div>
            <Show when=move || !stranger.get()>
                <div class="life">
                    <Show when=move || news::wanted(settings)>
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
                    {move || results(store, &saved.finished.get())}
                    {bests}
                    <CountBestTotals saved />
                </div>
            </Show>
            <Ways />
            <DeleteQuestion doomed />
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
            <h1 tabindex="-1">{words::APP}</h1>
            <p class="lead">{home::welcome()}</p>
        </header>
    }
}

/// The ways into a game, always in the same places: with the last setup or another one, with friends, and today's.
#[component]
fn Begin(
    /// The games on this device.
    saved: Saved,
    /// Whether a game is in play, which is the main way on then.
    has_game: Signal<bool>,
) -> impl IntoView {
    let (store, settings, starter) = (Store::here(), preferences(), Starter::here());
    let setup = move || settings.with(next_setup);
    let play = move |_| {
        if let Some(setup) = untrack(setup)
            && !browser::is_double()
        {
            starter.start(setup);
        }
    };
    // The code that reads challenges loads late, and only if there are any.
    let some = store.read(|store| store.challenges().any());
    view! {
        <div class="begin">
            <button
                class="play-now"
                class:plain=has_game
                class:strong=move || !has_game.get()
                id="play-now"
                on:click=play
            >
                <strong>{home::play_now()}</strong>
                <small>{move || setup().as_ref().map(home::setup)}</small>
            </button>
            <a class="plain" id="new-game" href=Route::New.to_string()>
                {words::new_game()}
            </a>
            <a class="plain two-lines" id="friends" href=Route::Friends.to_string()>
                <strong>{friends::friends()}</strong>
                <small class="all-ways">{friends::ways()}</small>
                {some.then(|| late_part(LatePart::Waiting, |_| ().into_any()))}
            </a>
            <a class="plain two-lines" id="daily" href=Route::Daily(None).to_string()>
                <strong>{daily::todays_game()}</strong>
                <small>{move || today(store, saved)}</small>
            </a>
        </div>
    }
}

/// Describes the state of today's games under all rules. Reads only those that were finished today.
fn today(store: Store, saved: Saved) -> String {
    let day = saved.today.get();
    let ids = catalogue::all()
        .each_ref()
        .map(|rules| RecordId::of_day(day, &rules.id));
    let in_play = saved
        .playing
        .with(|playing| ids.iter().any(|id| playing.contains(id)));
    let finished = saved.finished.with(|finished| {
        let ids = ids.iter().filter(|id| finished.contains(id));
        ids.cloned().collect::<Vec<_>>()
    });
    let total = |id: &RecordId| {
        let found = store.read(|store| store.games().load(id))?;
        Some(daily::total(&found.saved.game))
    };
    let totals: Vec<u16> = finished.iter().filter_map(total).collect();
    daily::today(in_play, &totals)
}

/// Counts the best totals again when the browser is idle. It is invisible.
#[component]
fn CountBestTotals(
    /// The games on this device.
    saved: Saved,
) -> impl IntoView {
    let idle = RwSignal::new(false);
    browser::when_idle(move || {
        idle.try_set(true);
    });
    view! {
        <div hidden>
            <Show when=move || {
                idle.get() && !saved.finished.with(Vec::is_empty)
            }>{late_part(LatePart::BestTotals, |_| ().into_any())}</Show>
        </div>
    }
}

/// The links to all other screens.
#[component]
fn Ways() -> impl IntoView {
    let usual = preferences().with_untracked(usual_rules);
    let links = [
        (Route::Statistics(None), home::statistics()),
        (Route::Finished, words::finished_games()),
        (Route::Practice, practice::title()),
        (Route::RealDice, real_dice::real_dice()),
        (Route::Calculator, words::calculator()),
        (Route::Arena, arena::arena()),
        (Route::Rules(usual), words::rules()),
        (Route::Settings, words::settings()),
    ];
    let links = links.map(|(route, name)| {
        // For a new player, the first screen fits without scrolling: these links appear after the first game.
        let later = matches!(route, Route::Practice | Route::RealDice);
        view! {
            <a class="plain" class:later=later href=route.to_string()>
                {name}
            </a>
        }
    });
    view! {
        <nav class="ways" aria-label=home::more()>
            {links}
        </nav>
    }
}
