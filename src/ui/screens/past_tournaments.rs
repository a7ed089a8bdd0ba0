//! The list of tournaments, running and finished.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::saved_game_row::Pages;
use crate::ui::arena::ArenaState;
use crate::ui::background::use_background;
use crate::ui::browser::{self, TextFile};
use crate::ui::components::{Alert, ConfirmDeletion, FileButton, IconButton, NewerSaves, Shape};
use crate::ui::latest::Latest;
use crate::ui::lazy_route::LazyRoute;
use crate::ui::store::{Store, use_store};
use crate::ui::tab_lock::locked_tournaments;
use rollkeep_app::storage::{ARENA_WARNING, Kind, RecordId};
use rollkeep_app::tournament::{Standings, Tournament, TournamentFile};
use rollkeep_words::{arena as words, saves, tournament as text, words as all};

/// How many tournaments are read at a time; each may be long.
const PAGE: usize = 10;

/// After this time, the list looks which tournaments other tabs play.
const SOON: Duration = Duration::from_millis(300);

/// The list, the newest first.
#[component]
pub fn PastTournaments() -> impl IntoView {
    let store = use_store();
    let arena = use_background().arena;
    let ids = Memo::new(move |_| store.ask(Kind::Tournament, |store| store.tournaments().ids()));
    let doomed = RwSignal::new(None::<RecordId>);
    let locked = locked_now(store);
    let delete = move |id: RecordId| {
        arena.forget(&id);
        store.write(|store| store.tournaments().delete(&id));
    };
    let row = move |id: &RecordId| {
        let found = store.read(|store| store.tournaments().load(id))?;
        let (id, tournament) = (id.clone(), found.value);
        Some(view! { <TournamentRow id tournament doomed locked /> })
    };
    view! {
        <section class="playing">
            <h2>{words::held()}</h2>
            <NearlyFull />
            <NewerSaves kind=Kind::Tournament />
            <Show when=move || ids.with(Vec::is_empty) && store.newer_of(Kind::Tournament) == 0>
                <p class="help">{words::none_held()}</p>
            </Show>
            <Pages ids most=PAGE title=None row />
            <Opener />
            <ConfirmDeletion
                doomed
                question=words::delete_question
                why=words::delete_why
                then=delete
            />
        </section>
    }
}

/// The tournaments whose locks tabs have, looked up again whenever one of them may have changed.
fn locked_now(store: Store) -> RwSignal<Vec<RecordId>> {
    let (locked, latest) = (RwSignal::new(Vec::new()), Latest::new());
    let look = move || {
        let is_wanted = latest.ask();
        spawn_local(async move {
            let found = locked_tournaments().await;
            if is_wanted() {
                locked.set(found);
            }
        });
    };
    // The screen before this one gives back its own lock.
    set_timeout(look, SOON);
    store.on_change([Kind::Tournament], look);
    browser::on_window("visibilitychange", move |_| look());
    locked
}

/// A warning before players and tournaments have filled their share of the storage.
#[component]
pub fn NearlyFull() -> impl IntoView {
    let used = use_store().read(|store| store.arena_used());
    (used > ARENA_WARNING).then(|| {
        view! {
            <p class="notice" id="nearly-full">
                {saves::arena_nearly_full(used)}
            </p>
        }
    })
}

/// A tournament in the list: its state, its plan, and a button to delete it.
#[component]
fn TournamentRow(
    /// Its id.
    id: RecordId,
    /// Its saved version.
    tournament: Tournament,
    /// The one whose deletion is in question.
    doomed: RwSignal<Option<RecordId>>,
    /// Those whose locks tabs have.
    locked: RwSignal<Vec<RecordId>>,
) -> impl IntoView {
    let arena = use_background().arena;
    let plan = text::heading(tournament.plan());
    let saved = text::tournament_line(&tournament, &Standings::new(&tournament), false);
    let is_over = tournament.is_over();
    let here = id.clone();
    let line = Signal::derive(move || {
        let live = arena.stand().get().filter(|live| live.id == here);
        let plays = arena.is_playing(&here) && arena.state().get() != ArenaState::Paused;
        let live = live.map(|it| text::tournament_line(&it.tournament, &it.standings, plays));
        let elsewhere = !is_over && live.is_none() && locked.with(|all| all.contains(&here));
        match elsewhere {
            true => words::only_watching(),
            false => live.unwrap_or_else(|| saved.clone()),
        }
    });
    let name = Signal::derive(move || format!("{}: {}", all::delete(), line.get()));
    view! {
        <article class="game-row">
            <a href=LazyRoute::Tournament(id.clone()).to_string()>
                <strong prop:textContent=line></strong>
                <span>{plan}</span>
            </a>
            <IconButton shape=Shape::Cross name on_tap=move || doomed.set(Some(id.clone())) />
        </article>
    }
}

/// A button that opens a tournament from a file.
#[component]
fn Opener() -> impl IntoView {
    let store = use_store();
    let trouble = RwSignal::new(String::new());
    let open = move |file: Result<TextFile, String>| {
        let read = file
            .and_then(|file| TournamentFile::read(&file.text).map_err(|why| text::damaged(&why)));
        match read {
            Ok(tournament) => {
                let id = RecordId::new(browser::now_ms(), 0);
                // No other tournament has this id, so saving never fails.
                let _ = store.write(|store| store.tournaments().save(&id, &tournament, None));
                LazyRoute::Tournament(id).go();
            }
            Err(why) => trouble.set(why),
        }
    };
    view! {
        <div>
            <Alert why=move || trouble.get() />
            <div class="answers">
                <FileButton id="open-tournament" open>
                    {words::open_file()}
                </FileButton>
            </div>
        </div>
    }
}
