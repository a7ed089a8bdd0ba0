//! The last results and the best totals on this device.

use crate::ui::background::Background;
use crate::ui::bests::BestTotals;
use crate::ui::browser::{self, El, el};
use crate::ui::components::link;
use crate::ui::device::Device;
use crate::ui::route::Route;
use rollkeep_core::game::Phase;
use rollkeep_core::storage::{Best, Record, RecordId};
use rollkeep_core::text::{daily, home, names, rule_sets, words::DOT};

/// How many results are shown.
const RESULTS: usize = 3;

/// The games that ended last; nothing if there are none.
pub fn results(device: Device, finished: &[RecordId]) -> Option<El> {
    let rows = finished.iter().take(RESULTS).filter_map(|id| {
        let found = device.store(|store| store.games().load(id))?;
        let game = &found.saved.game;
        let Phase::Over(outcome) = game.phase() else {
            return None;
        };
        let (who, points) = home::result(game, outcome);
        let rules = daily::title_and_rules(game);
        let day = browser::date(found.saved.touched);
        Some(row(id, &who, &format!("{rules}{DOT}{day}"), &points))
    });
    titled_list("section.results", &home::last_results(), rows.collect())
}

/// The best total of each rule set; nothing if nobody has finished a game.
pub fn records() -> Option<El> {
    let best = BestTotals::here().get();
    let rows = best.iter().map(|best: &Best| {
        row(
            &best.game,
            &rule_sets::name(&best.rules),
            &names::shown(&best.name),
            &best.total.to_string(),
        )
    });
    titled_list("section.records", &home::records(), rows.collect())
}

/// Counts the best totals again, now and when another tab has played. It shows nothing itself.
pub fn best_totals_counted() -> El {
    let statistics = Background::here().statistics;
    statistics.follow();
    Background::here().judge.resume();
    let about = |it: &Record| matches!(it, Record::Game(_));
    browser::on_save(about, move || statistics.follow());
    el("span")
}

fn titled_list(kind: &str, title: &str, rows: Vec<El>) -> Option<El> {
    let some = !rows.is_empty();
    some.then(|| {
        el(kind)
            .child(el("h2").child(title))
            .child(el("div.rows").child(rows))
    })
}

fn row(id: &RecordId, what: &str, about: &str, points: &str) -> El {
    link("a.line", &Route::Game(id.clone()))
        .child(el("strong").child(el("bdi").child(what)))
        .child(el("small").child(el("bdi").child(about)))
        .child(el("b").child(points))
}
