//! Whether this device's dice look fair, and a file with every roll.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::statistics::table;
use crate::ui::background::Background;
use crate::ui::browser::{self, El, el};
use crate::ui::components::{answers, link, page, plain, wide};
use crate::ui::device::Device;
use crate::ui::route::Route;
use rollkeep_core::dice::Face;
use rollkeep_core::statistics::{Fairness, ROLL_LOG_HEAD, roll_log};
use rollkeep_core::storage::Record;
use rollkeep_core::text::statistics as text;

/// How long rolls are written before the browser gets a break, in milliseconds.
const SPELL: f64 = 25.0;

/// The verdict, the counts behind it, and how the dice work.
pub fn fair_dice_screen() -> El {
    let (device, statistics) = (Device::here(), Background::here().statistics);
    statistics.follow();
    let about = |it: &Record| matches!(it, Record::Game(_));
    browser::on_save(about, move || statistics.follow());
    let counted = move || {
        let mut all = statistics.with(Fairness::of);
        device.store(|store| {
            for id in store.games().playing() {
                if let Some(found) = store.games().load(&id) {
                    all.count_played(&found.saved);
                }
            }
        });
        all
    };
    let waiting = move || match statistics.waiting() {
        Some(0) | None => String::new(),
        Some(left) => text::reading(left),
    };
    page("fair-dice", &text::fair_dice())
        .child(el("p.help").attr("role", "status").live_text(waiting))
        .live(move || content(&counted()))
        .child(el("h2").child(text::how_made()))
        .child(text::made().map(|says| el("p").child(says)))
        .child(save(device))
        .child(answers([
            link("a.plain", &Route::Statistics(None)).child(text::statistics())
        ]))
}

fn content(it: &Fairness) -> Vec<El> {
    let mut parts = vec![
        el("p.state").id("verdict").child(text::dice_verdict(it)),
        el("p").id("reason").child(text::dice_reason(it)),
        el("p.help").child(text::why_valid()),
    ];
    if it.rolls.dice() > 0 {
        parts.extend(counts(it));
    }
    parts
}

/// How often each face came, and after which.
fn counts(it: &Fairness) -> [El; 7] {
    [
        el("h2").child(text::faces()),
        wide(&text::faces(), faces(it)),
        el("p.help").child(text::faces_help()),
        el("p.help").child(text::deleted_dice()),
        el("h2").child(text::patterns()),
        el("p").id("repeats").child(text::repeats(it)),
        el("p").id("alike").child(text::alike(it)),
    ]
}

fn faces(it: &Fairness) -> El {
    let all = it.rolls.dice();
    let rows = Face::ALL
        .into_iter()
        .zip(it.rolls.faces)
        .map(|(face, count)| {
            let cells = [
                text::grouped(count),
                text::normal_faces(all),
                text::share(count, all),
            ];
            el("tr")
                .child(el("th").attr("scope", "row").child(face.pips().to_string()))
                .child(cells.map(|cell| el("td").child(cell)))
        });
    table(&text::face_heads(), rows.collect())
}

/// Writes every roll of every game into a file, a few games at a time.
fn save(device: Device) -> El {
    let progress = RwSignal::new(None::<(usize, usize)>);
    let write = move || {
        if progress.get_untracked().is_some() {
            return;
        }
        let [mut ids, playing] =
            device.store(|store| [store.games().finished(), store.games().playing()]);
        ids.reverse();
        ids.extend(playing);
        let all = ids.len();
        progress.set(Some((0, all)));
        spawn_local(async move {
            let (mut text, mut done) = (ROLL_LOG_HEAD.to_owned(), 0);
            while done < all {
                let since = browser::monotonic_ms();
                device.store(|store| {
                    while done < all && browser::monotonic_ms() - since < SPELL {
                        if let Some(found) = store.games().load(&ids[done]) {
                            text.push_str(&roll_log(&found.id, &found.saved));
                        }
                        done += 1;
                    }
                });
                // The screen may be closed by now.
                if progress.try_set(Some((done, all))).is_some() {
                    return;
                }
                browser::take_breath().await;
            }
            progress.try_set(None);
            browser::download("rollkeep-rolls.csv", &text);
        });
    };
    let says = move || {
        let under_way = progress.get();
        under_way.map_or_else(String::new, |(done, all)| text::writing(done, all))
    };
    el("div.controls")
        .child(answers(
            [plain(&text::save_rolls(), write).id("save-rolls")],
        ))
        .child(el("p.help").attr("role", "status").live_text(says))
}
