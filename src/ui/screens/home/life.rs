//! The last results and the best totals on this device.

use leptos::prelude::*;

use crate::ui::bests::use_best_totals;
use crate::ui::browser;
use crate::ui::route::Route;
use crate::ui::store::Store;
use rollkeep_app::storage::{Best, RecordId};
use rollkeep_rules::game::Phase;
use rollkeep_words::{daily, home, names, rule_sets, words::DOT};

/// How many results are shown.
const RESULTS: usize = 3;

/// The games that ended last; nothing if there are none.
pub fn results(store: Store, finished: &[RecordId]) -> Option<impl IntoView + use<>> {
    let rows = finished.iter().take(RESULTS).filter_map(|id| {
        let found = store.read(|store| store.games().load(id))?;
        let game = &found.value.game;
        let Phase::Over(outcome) = game.phase() else {
            return None;
        };
        let (who, points) = home::result(game, outcome);
        let challengers = store.read(|store| store.challengers(game));
        let rules = daily::title_and_rules(game, &challengers);
        let day = browser::date(found.value.touched);
        let about = format!("{rules}{DOT}{day}");
        Some(view! { <GameLine id=id.clone() what=who about points /> })
    });
    let rows: Vec<_> = rows.collect();
    (!rows.is_empty()).then(|| {
        view! {
            <section class="results">
                <h2>{home::last_results()}</h2>
                <div class="rows">{rows}</div>
            </section>
        }
    })
}

/// The best total of each rule set; nothing if nobody has finished a game.
pub fn bests() -> Option<impl IntoView> {
    let best = use_best_totals().get();
    let rows = best.iter().map(|best: &Best| {
        view! {
            <GameLine
                id=best.game.clone()
                what=rule_sets::name(&best.rules)
                about=names::shown(&best.name)
                points=best.total.to_string()
            />
        }
    });
    let rows: Vec<_> = rows.collect();
    (!rows.is_empty()).then(|| {
        view! {
            <section class="bests">
                <h2>{home::bests()}</h2>
                <div class="rows">{rows}</div>
            </section>
        }
    })
}

/// A game with its points.
#[component]
fn GameLine(
    /// The id of the game.
    id: RecordId,
    /// What the points are.
    #[prop(into)]
    what: String,
    /// Details.
    #[prop(into)]
    about: String,
    /// The points.
    #[prop(into)]
    points: String,
) -> impl IntoView {
    view! {
        <a class="line" href=Route::Game(id).to_string()>
            <strong>
                <bdi>{what}</bdi>
            </strong>
            <small>
                <bdi>{about}</bdi>
            </small>
            <b>{points}</b>
        </a>
    }
}
