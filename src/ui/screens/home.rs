//! The home screen.

mod life;
mod news;
mod resume;

use leptos::prelude::*;

pub use self::life::best_totals_counted;
use self::life::{records, results};
use self::resume::{in_play, resume};
use super::saved_game_row::{delete_question, pages};
use crate::ui::browser::{self, El, el};
use crate::ui::components::{die_face, heading, link};
use crate::ui::device::Device;
use crate::ui::late::{LatePart, late_part};
use crate::ui::route::Route;
use crate::ui::start::{next_setup, start};
use rollkeep_core::dice::Face;
use rollkeep_core::game::Day;
use rollkeep_core::rules::catalogue;
use rollkeep_core::storage::{Record, RecordId, Settings};
use rollkeep_core::text::{arena, daily, home, live, practice, real_dice, saves, words};

/// How many games in play are shown at a time, besides the one played last.
const MORE: usize = 3;

/// The ids of the saved games; the games themselves are not read yet.
#[derive(Clone, Copy)]
struct Saved {
    playing: RwSignal<Vec<RecordId>>,
    finished: RwSignal<Vec<RecordId>>,
    today: RwSignal<Day>,
}

impl Saved {
    fn read(self, device: Device) {
        let [playing, finished] =
            device.store(|store| [store.games().playing(), store.games().finished()]);
        self.playing.set(playing);
        self.finished.set(finished);
    }

    /// Returns whether nobody has ever played here.
    fn of_stranger(self, settings: &Settings) -> bool {
        let none = |ids: RwSignal<Vec<RecordId>>| ids.with(Vec::is_empty);
        let never = settings.last.is_none() && settings.table.is_empty();
        never && none(self.playing) && none(self.finished)
    }
}

/// The home screen: the game in play, a new one, recent results, and links to all else.
pub fn home_screen() -> El {
    let device = Device::here();
    browser::set_title(words::APP);
    browser::focus_soon("h1");
    let saved = Saved {
        playing: RwSignal::default(),
        finished: RwSignal::default(),
        today: RwSignal::new(browser::today()),
    };
    // A new day may have begun while the page was hidden.
    browser::on_window("visibilitychange", move |_| {
        let today = browser::today();
        if saved.today.get_untracked() != today {
            saved.today.set(today);
        }
    });
    saved.read(device);
    let newer = device.store(|store| store.newer());
    device.note_troubles();
    // Another tab may have played.
    let about = |it: &Record| matches!(it, Record::Game(_));
    browser::on_save(about, move || saved.read(device));
    let doomed = RwSignal::new(None::<RecordId>);
    let newer = (newer > 0).then(|| el("p.notice").id("newer").child(saves::newer(newer)));
    let stranger = move || device.settings.with(|settings| saved.of_stranger(settings));
    let latest = move || saved.playing.with(|ids| ids.first().cloned());
    let others = RwSignal::new(Vec::new());
    browser::follow(move || {
        let ids = saved.playing.get();
        others.set(ids.into_iter().skip(1).collect());
    });
    let act = el("div.act")
        .child(newer)
        .live(move || {
            let id = latest()?;
            let game = device.store(|store| store.games().load(&id))?;
            device.note_troubles();
            resume(&game, doomed)
        })
        .child(begin(device, saved, move || latest().is_some()));
    let life = el("div.life")
        .when(
            move || news::wanted(device) && !stranger(),
            move || news::news(device),
        )
        .when(
            move || others.with(|ids| !ids.is_empty()),
            move || {
                pages(others, MORE, Some(home::more_in_play), move |id| {
                    let game = device.store(|store| store.games().load(id))?;
                    in_play(&game, doomed)
                })
            },
        )
        .live(move || results(device, &saved.finished.get()))
        .live(records)
        .child(count_best_totals(saved));
    el("main.home")
        .attr("data-screen", "home")
        .class_if("stranger", stranger)
        .class_if("bare", move || {
            let none = |ids: RwSignal<Vec<RecordId>>| ids.with(Vec::is_empty);
            none(others) && none(saved.finished) && !news::wanted(device)
        })
        .child(face())
        .child(act)
        .when(move || !stranger(), move || life.clone())
        .child(ways())
        .child(delete_question(doomed, move |_| saved.read(device)))
}

/// The title with its dice. index.html shows the same while the app loads.
fn face() -> El {
    let dice = [Face::Five, Face::Two, Face::Six, Face::Five, Face::Three].map(die_face);
    el("header.face")
        .child(el("div.scatter").attr("aria-hidden", "true").child(dice))
        .child(heading(words::APP))
        .child(el("p.lead").child(home::welcome()))
}

/// The buttons for a new game: with the last setup, or with another one.
fn begin(device: Device, saved: Saved, has_game: impl Fn() -> bool + Copy + 'static) -> El {
    let setup = move || device.settings.with(next_setup);
    let play = el("button")
        .live_attr("class", move || {
            let kind = if has_game() { "plain" } else { "strong" };
            Some(format!("{kind} play-now"))
        })
        .id("play-now")
        .child(el("strong").child(home::play_now()))
        .child(el("small").live_text(move || setup().as_ref().map(home::setup).unwrap_or_default()))
        .on_single_click(move || {
            if let Some(setup) = untrack(setup) {
                start(device, setup);
            }
        });
    let new = link("a.plain", &Route::New)
        .id("new-game")
        .child(words::new_game());
    let daily = link("a.plain.two-lines", &Route::Daily(None))
        .id("daily")
        .child(el("strong").child(daily::todays_game()))
        .child(el("small").live_text(move || today(device, saved)));
    // The code that reads challenges loads late, and only if there are any.
    let some = move || device.store(|store| store.challenges().any());
    let live = link("a.plain", &Route::Live)
        .id("play-live")
        .child(live::play_live());
    let challenges = link("a.plain", &Route::Challenges)
        .id("challenges")
        .child(el("span").child(home::challenges()))
        .child(some().then(|| late_part(LatePart::Waiting, |_| el("span"))));
    el("div.begin").child([play, new, daily, challenges, live])
}

/// Describes the state of today's games under all rules. Reads only those that were finished today.
fn today(device: Device, saved: Saved) -> String {
    let day = saved.today.get();
    let ids = catalogue::ALL.map(|rules| RecordId::of_day(day, &rules.id));
    let in_play = saved
        .playing
        .with(|playing| ids.iter().any(|id| playing.contains(id)));
    let finished = saved.finished.with(|finished| {
        let ids = ids.iter().filter(|id| finished.contains(id));
        ids.cloned().collect::<Vec<_>>()
    });
    let total = |id: &RecordId| {
        let found = device.store(|store| store.games().load(id))?;
        Some(daily::total(&found.saved.game))
    };
    let totals: Vec<u16> = finished.iter().filter_map(total).collect();
    daily::today(in_play, &totals)
}

/// Counts the best totals again when the browser is idle. It is invisible.
fn count_best_totals(saved: Saved) -> El {
    let idle = RwSignal::new(false);
    browser::when_idle(move || {
        idle.try_set(true);
    });
    let some = move || idle.get() && !saved.finished.with(Vec::is_empty);
    el("div")
        .attr("hidden", "")
        .when(some, || late_part(LatePart::BestTotals, |_| el("span")))
}

/// The links to all other screens.
fn ways() -> El {
    let links = [
        (Route::Statistics(None), home::statistics()),
        (Route::Finished, words::finished_games()),
        (Route::Practice, practice::title()),
        (Route::RealDice, real_dice::real_dice()),
        (Route::Calculator, words::calculator()),
        (Route::Arena, arena::arena()),
        (Route::Rules(catalogue::DEFAULT), words::rules()),
        (Route::Settings, words::settings()),
    ]
    .map(|(route, name)| {
        // For a new player, the first screen fits without scrolling: these links appear after the first game.
        let later = matches!(route, Route::Practice | Route::RealDice);
        link(if later { "a.plain.later" } else { "a.plain" }, &route).child(name)
    });
    el("nav.ways").attr("aria-label", home::more()).child(links)
}
