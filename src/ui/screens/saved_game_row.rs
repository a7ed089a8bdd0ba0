//! A saved game in a list, and its deletion.

use leptos::prelude::*;

use crate::ui::components::{Button, DeletionWords, IconButton, Shape, UndoableDeletion, replaced};
use crate::ui::store::use_store;
use rollkeep_app::storage::SavedGame;
use rollkeep_app::storage::{DeletedGame, RecordId, Stored};
use rollkeep_words::words;

/// How many games are read at a time.
const PAGE: usize = 25;

/// The games with these ids, a page at a time.
#[component]
pub fn SavedGameRows<F, V>(
    /// The ids of the games.
    #[prop(into)]
    ids: Signal<Vec<RecordId>>,
    /// The row of a game.
    row: F,
) -> impl IntoView
where
    F: Fn(&Stored<SavedGame>) -> V + Copy + Send + Sync + 'static,
    V: IntoView + 'static,
{
    let store = use_store();
    let row = move |id: &RecordId| Some(row(&store.read(|store| store.games().load(id))?));
    view! { <Pages ids most=PAGE title=None row /> }
}

/// A row for each of these ids, in pages. A row is read when its page appears; earlier pages stay.
#[component]
pub fn Pages<F, V>(
    /// The ids.
    #[prop(into)]
    ids: Signal<Vec<RecordId>>,
    /// The most rows of a page.
    most: usize,
    /// The title of the first page.
    title: Option<fn() -> String>,
    /// The row of an id; nothing if it cannot be read.
    row: F,
) -> impl IntoView
where
    F: Fn(&RecordId) -> Option<V> + Copy + Send + Sync + 'static,
    V: IntoView + 'static,
{
    let pages = RwSignal::new(1_usize);
    let read = move |page: usize| {
        let here = ids.with(|ids| {
            let here = ids.iter().skip(page * most).take(most);
            here.cloned().collect::<Vec<RecordId>>()
        });
        let rows: Vec<V> = here.iter().filter_map(row).collect();
        rows
    };
    let rows = move |page: usize| {
        let rows = read(page);
        (!rows.is_empty()).then(|| {
            let title = title.filter(|_| page == 0);
            view! {
                <div class="playing">
                    {title.map(|title| view! { <h2>{title()}</h2> })} {rows.collect_view()}
                </div>
            }
        })
    };
    view! {
        <div class="playing">
            <div class="playing">
                <For
                    each=move || 0..pages.get()
                    key=|page| *page
                    children=move |page| {
                        view! { <section class="playing">{replaced(move || rows(page))}</section> }
                    }
                />
            </div>
            <Show when=move || { ids.with(Vec::len) > pages.get() * most }>
                <Button on_tap=move || {
                    pages.update(|pages| *pages += 1)
                }>{words::show_more()}</Button>
            </Show>
        </div>
    }
}

/// A saved game in a list, with links and a button to delete it.
#[component]
pub fn SavedGameRow(
    /// The id of the game.
    id: RecordId,
    /// What screen readers call it.
    #[prop(into)]
    names: String,
    /// The game about whose deletion the player is asked.
    doomed: RwSignal<Option<RecordId>>,
    /// Whether it is the game to go on with.
    #[prop(optional)]
    resume: bool,
    /// The links.
    children: Children,
) -> impl IntoView {
    let name = format!("{}: {names}", words::delete());
    let delete = move || doomed.set(Some(id.clone()));
    view! {
        <article class="game-row" class:resume=resume>
            {children()}
            <IconButton shape=Shape::Cross name on_tap=delete />
        </article>
    }
}

/// Asks before a game is deleted, and can bring it back.
#[component]
pub fn GameDeletion(
    /// The game about whose deletion the player is asked.
    doomed: RwSignal<Option<RecordId>>,
) -> impl IntoView {
    let store = use_store();
    let delete = move |id: RecordId| store.write(|store| store.games().delete(&id));
    let put_back =
        move |game: DeletedGame| store.write(|store| store.games().put_back(&game).is_ok());
    let say = DeletionWords {
        question: words::delete_game_question,
        deleted: words::game_deleted,
        is_back: words::game_is_back,
        not_back: words::game_not_back,
    };
    view! { <UndoableDeletion doomed say delete put_back /> }
}
