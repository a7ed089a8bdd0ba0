//! Whether this device's dice look fair, and a file with every roll.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::statistics::{ReadingGames, follow_games};
use crate::ui::background::use_background;
use crate::ui::browser;
use crate::ui::components::{Button, Countdown, DataRow, DataTable, Page, Wide, replaced};
use crate::ui::lazy_route::LazyRoute;
use crate::ui::store::use_store;
use rollkeep_app::statistics::{Fairness, ROLL_LOG_HEAD, roll_log};
use rollkeep_rules::dice::Face;
use rollkeep_words::statistics as text;

/// How long rolls are written before the browser gets a break, in milliseconds.
const SPELL: f64 = 25.0;

/// The verdict, the counts behind it, and how the dice work.
#[component]
pub fn FairDiceScreen() -> impl IntoView {
    let store = use_store();
    let statistics = use_background().statistics;
    follow_games(statistics);
    let counted = move || {
        let mut all = statistics.with(Fairness::of);
        store.read(|store| {
            for id in store.games().playing() {
                if let Some(found) = store.games().load(&id) {
                    all.count_played(&found.value);
                }
            }
        });
        all
    };
    let made = text::made().map(|says| view! { <p>{says}</p> });
    view! {
        <Page screen="fair-dice" title=text::fair_dice()>
            <ReadingGames statistics />
            {replaced(move || content(&counted()))}
            <h2>{text::how_made()}</h2>
            {made}
            <SaveRolls />
            <div class="answers">
                <a class="plain" href=LazyRoute::Statistics(None).to_string()>
                    {text::statistics()}
                </a>
            </div>
        </Page>
    }
}

/// The verdict, and the counts if there are any.
fn content(it: &Fairness) -> impl IntoView + use<> {
    view! {
        <p class="state" id="verdict">
            {text::dice_verdict(it)}
        </p>
        <p id="reason">{text::dice_reason(it)}</p>
        <p class="help">{text::why_valid()}</p>
        {(it.rolls.dice() > 0).then(|| counts(it))}
    }
}

/// How often each face came, and after which.
fn counts(it: &Fairness) -> impl IntoView + use<> {
    let faces = faces(it);
    view! {
        <h2>{text::faces()}</h2>
        <Wide name=text::faces()>{faces}</Wide>
        <p class="help">{text::faces_help()}</p>
        <p class="help">{text::deleted_dice()}</p>
        <h2>{text::patterns()}</h2>
        <p id="repeats">{text::repeats(it)}</p>
        <p id="alike">{text::alike(it)}</p>
    }
}

/// The table of all faces.
fn faces(it: &Fairness) -> impl IntoView + use<> {
    let all = it.rolls.dice();
    let counts = Face::ALL.into_iter().zip(it.rolls.faces);
    let rows = counts.map(|(face, count)| {
        let cells = [
            text::grouped(count),
            text::normal_faces(all),
            text::share(count, all),
        ];
        view! { <DataRow cells>{face.pips().to_string()}</DataRow> }
    });
    let rows = rows.collect_view();
    view! { <DataTable heads=text::face_heads()>{rows}</DataTable> }
}

/// A button that writes every roll of every game into a file, a few games at a time.
#[component]
fn SaveRolls() -> impl IntoView {
    let store = use_store();
    let progress = RwSignal::new(None::<(usize, usize)>);
    let write = move || {
        if progress.get_untracked().is_some() {
            return;
        }
        let [mut ids, playing] =
            store.read(|store| [store.games().finished(), store.games().playing()]);
        ids.reverse();
        ids.extend(playing);
        let all = ids.len();
        progress.set(Some((0, all)));
        spawn_local(async move {
            let (mut text, mut done) = (ROLL_LOG_HEAD.to_owned(), 0);
            while done < all {
                let since = browser::monotonic_ms();
                store.read(|store| {
                    while done < all && browser::monotonic_ms() - since < SPELL {
                        if let Some(found) = store.games().load(&ids[done]) {
                            text.push_str(&roll_log(&found.id, &found.value));
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
    view! {
        <div class="controls">
            <div class="answers">
                <Button id="save-rolls" on_tap=write>
                    {text::save_rolls()}
                </Button>
            </div>
            <Countdown says />
        </div>
    }
}
