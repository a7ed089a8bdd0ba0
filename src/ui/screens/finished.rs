//! The list of finished games.

mod find;

use leptos::prelude::*;

use self::find::Find;
use super::saved_game_row::{GameDeletion, SavedGameRow, SavedGameRows};
use crate::ui::background::use_background;
use crate::ui::browser;
use crate::ui::components::{Icon, NewerSaves, Page, Shape, changing, replaced};
use crate::ui::lazy_route::LazyRoute;
use crate::ui::route::Route;
use crate::ui::store::use_store;
use rollkeep_app::statistics::Filter;
use rollkeep_app::storage::SavedGame;
use rollkeep_app::storage::{Kind, RecordId, Stored};
use rollkeep_rules::game::Phase;
use rollkeep_words::{daily, over, play, real_dice, statistics as text, words, words::DOT};

/// With this number of games or fewer, there are no fields to search them.
const FEW: usize = 5;

/// The finished games, the newest first.
#[component]
pub fn FinishedScreen() -> impl IntoView {
    let store = use_store();
    let statistics = use_background().statistics;
    let all = Memo::new(move |_| store.ask(Kind::Game, |store| store.games().finished()));
    let filter = RwSignal::new(Filter::default());
    let many = move || all.with(|all| all.len() > FEW);
    let ids = Memo::new(move |_| {
        let (wanted, mut fitting) = (filter.get(), all.get());
        if wanted != Filter::default() {
            statistics.with(|known| {
                fitting.retain(|id| match known.game(id) {
                    Some(game) => wanted.fits(game),
                    None => store
                        .read(|store| known.uncounted(store, id))
                        .is_some_and(|game| wanted.fits(&game)),
                });
            });
        }
        fitting
    });
    // The fields search in the figures of each game. Those of a deleted game are deleted with it.
    Effect::new(move |_| {
        all.track();
        statistics.follow();
    });
    let doomed = RwSignal::new(None::<RecordId>);
    let found = move || text::found(ids.with(Vec::len), all.with(Vec::len));
    let none = move || ids.with(Vec::is_empty) && !all.with(Vec::is_empty);
    view! {
        <Page screen="finished" title=words::finished_games()>
            <NewerSaves kind=Kind::Game />
            <Show when=move || all.with(Vec::is_empty) && store.newer_of(Kind::Game) == 0>
                <p class="lead">{words::no_finished()}</p>
            </Show>
            <Show when=many>
                <Find filter />
                <p class="help" id="found" role="status" prop:textContent=changing(found)></p>
            </Show>
            <Show when=move || store.read(|store| !store.real_games().ids().is_empty())>
                <a id="real-dice" href=LazyRoute::RealDice.to_string()>
                    {real_dice::finished_link()}
                </a>
            </Show>
            <GameDeletion doomed />
            <Show when=none>
                <p>{text::no_match()}</p>
            </Show>
            <Show when=move || ids.with(|ids| !ids.is_empty())>
                <Games ids filter doomed />
            </Show>
        </Page>
    }
}

/// The games that fit the filter.
#[component]
fn Games(
    /// Their ids.
    ids: Memo<Vec<RecordId>>,
    /// The filter.
    filter: RwSignal<Filter>,
    /// The game about whose deletion the player is asked.
    doomed: RwSignal<Option<RecordId>>,
) -> impl IntoView {
    // Another filter begins at the first page.
    let filter = Memo::new(move |_| filter.get());
    let rows = move || {
        filter.track();
        let row = move |game: &Stored<SavedGame>| finished(game, doomed);
        view! { <SavedGameRows ids row /> }
    };
    view! { <div class="playing">{replaced(rows)}</div> }
}

/// A finished game in the list: date, players and result.
fn finished(game: &Stored<SavedGame>, doomed: RwSignal<Option<RecordId>>) -> impl IntoView + use<> {
    let played = &game.value.game;
    let headline = match played.phase() {
        Phase::Over(outcome) => play::headline(played, outcome),
        Phase::Starting(_) | Phase::Turn(_) => String::new(),
    };
    let totals: Vec<String> = played
        .ranking()
        .iter()
        .map(|place| {
            let name = &played.setup().seats()[place.seat].name;
            play::name_and_points(name, place.total)
        })
        .collect();
    let challengers = use_store().read(|store| store.challengers(played));
    let rules = daily::title_and_rules(played, &challengers);
    let day = browser::date(game.value.touched);
    // The same people have played many games.
    let (id, called) = (
        game.id.clone(),
        format!("{}, {headline}, {day}", play::names(played)),
    );
    let [way, share] =
        [Route::Game(id.clone()), LazyRoute::Share(id.clone()).into()].map(|it| it.to_string());
    let share_name = format!("{}: {called}", over::share());
    view! {
        <SavedGameRow id names=called doomed>
            <a href=way>
                <strong>{headline}</strong>
                <span>{totals.join("\u{a0}· ")}</span>
                <span>{format!("{rules}{DOT}{day}")}</span>
            </a>
            <a class="quiet" href=share aria-label=share_name>
                <Icon shape=Shape::Share />
            </a>
        </SavedGameRow>
    }
}
