//! A tournament, under way or held.

use std::sync::Arc;

use leptos::prelude::*;

use super::nowhere::missing;
use crate::storage::GameId;
use crate::text::{arena as words, tournament as text};
use crate::tournament::{Course, Entrant, Sheet, Spread};
use crate::ui::arena::{Arena, Stand, State};
use crate::ui::browser::{self, El, el};
use crate::ui::components::{Chart, answers, bars, chart, link, page, plain, strong, wide};
use crate::ui::device::Device;
use crate::ui::route::Route;

/// A tournament, under way or held.
pub fn tournament_screen(id: &GameId) -> El {
    let (device, arena) = (Device::here(), Arena::here());
    let here = |stand: &Arc<Stand>| stand.id == *id;
    let known = arena.stand.get_untracked().filter(here);
    let stand = known.or_else(|| {
        let found = device.store(|store| store.tournaments().load(id));
        device.note_troubles();
        Some(Arc::new(Stand::new(id.clone(), found?.tournament, None)))
    });
    let Some(stand) = stand else {
        return missing(words::NO_SUCH, words::NO_SUCH_HELP);
    };
    // What was read from the saves, until the arena plays this one on.
    let saved = stand.clone();
    let stand = Memo::new(move |_| {
        let live = arena.stand.get().filter(|live| live.id == saved.id);
        Shown(live.unwrap_or_else(|| saved.clone()))
    });
    let plan = stand.with_untracked(|it| it.0.tournament.plan().clone());
    page("tournament", words::TOURNAMENT)
        .child(el("p.lead").child(text::heading(&plan)))
        .child(how(arena, stand))
        .child(buttons(arena, stand))
        .child(el("h2").child(words::STANDING))
        .child(wide(
            words::STANDING,
            el("div").live(move || table(&stand.get().0)),
        ))
        .child(el("p.help").child(text::COLUMNS_HELP))
        .live(move || {
            let stand = stand.get().0;
            let lines = stand.standing.lines.iter();
            let out = lines.filter_map(|line| text::out(&stand.tournament, line));
            let out: Vec<El> = out.map(|out| el("li").child(out)).collect();
            (!out.is_empty()).then(|| el("ul.out").child(out))
        })
        .live_by(
            move || {
                (
                    still(arena, stand),
                    stand.with(|it| it.0.tournament.all_played()),
                )
            },
            move |(still, _)| still.then(|| charts(&stand.get_untracked().0)),
        )
}

/// A stand that is shown; the same one is not shown again.
#[derive(Clone)]
struct Shown(Arc<Stand>);

impl PartialEq for Shown {
    fn eq(&self, other: &Shown) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// Is nothing played at the moment?
fn still(arena: Arena, stand: Memo<Shown>) -> bool {
    let here = stand.with(|it| arena.is_playing(&it.0.id));
    !here || !matches!(arena.state.get(), State::Running | State::Preparing(_))
}

/// How far it is, or how it ended.
fn how(arena: Arena, stand: Memo<Shown>) -> El {
    let said = move || {
        let stand = stand.get().0;
        let state = arena.state.get();
        match state {
            State::Preparing(percent) if arena.is_playing(&stand.id) => words::preparing(percent),
            State::Running if arena.is_playing(&stand.id) => text::progress(&stand.tournament),
            State::Changed if arena.is_last(&stand.id) => words::CHANGED_ELSEWHERE.to_owned(),
            State::Deleted if arena.is_last(&stand.id) => words::DELETED_ELSEWHERE.to_owned(),
            State::Failed if arena.is_last(&stand.id) => words::FAILED.to_owned(),
            _ => text::slip(&stand.tournament, &stand.standing, false),
        }
    };
    let bar = el("progress")
        .attr("aria-label", words::TOURNAMENT)
        .live_attr("max", move || {
            Some(stand.with(|it| it.0.tournament.plan().games()).to_string())
        })
        .live_attr("value", move || {
            Some(stand.with(|it| it.0.tournament.played()).to_string())
        });
    let took = move || {
        let stand = stand.get().0;
        let games = stand.tournament.all_played();
        let millis = stand.millis.filter(|millis| *millis > 0.0 && games > 0);
        millis.map_or_else(String::new, |millis| words::took(games, millis))
    };
    el("div.how")
        .child(el("p.state").live_text(said))
        .child(bar)
        .child(el("p.help").live_text(took))
}

fn buttons(arena: Arena, stand: Memo<Shown>) -> El {
    #[derive(Clone, Copy, PartialEq)]
    enum Can {
        Wait,
        Pause,
        GoOn,
        PlayOn,
        NotHere,
        Nothing,
    }
    let can = move || {
        let shown = stand.get().0;
        if shown.tournament.is_over() {
            return Can::Nothing;
        }
        if !shown
            .tournament
            .plan()
            .entrants()
            .iter()
            .all(Entrant::is_here)
        {
            return Can::NotHere;
        }
        match (arena.is_playing(&shown.id), arena.state.get()) {
            (true, State::Preparing(_)) => Can::Wait,
            (true, State::Running) => Can::Pause,
            (true, State::Paused) => Can::GoOn,
            (_, _) => Can::PlayOn,
        }
    };
    let can = Memo::new(move |_| can());
    let play_on = move || {
        let shown = stand.get_untracked().0;
        arena.play(shown.id.clone(), shown.tournament.clone());
    };
    let save = move |kind: &str, text: fn(&Sheet) -> String| {
        let stand = stand.get_untracked().0;
        let name = format!("rollkeep-{}.{kind}", stand.tournament.plan().rules().id);
        browser::download(&name, &text(&Sheet::new(&stand.tournament)));
    };
    let can_stop = |can| matches!(can, Can::Wait | Can::Pause | Can::GoOn);
    let row = el("div.answers")
        .live_by(
            move || can.get(),
            move |can| {
                // The focus does not get lost with the button that had it.
                let goes = match can_stop(can) {
                    true => "#pause, #go-on",
                    false => "#pause, #go-on, #stop",
                };
                if browser::has_focus(goes) {
                    browser::focus_soon(".controls .answers > *");
                }
                match can {
                    Can::Wait => None,
                    Can::Pause => Some(strong(words::PAUSE, move || arena.pause()).id("pause")),
                    Can::GoOn => Some(strong(words::GO_ON, move || arena.go_on()).id("go-on")),
                    Can::PlayOn => Some(strong(words::GO_ON, play_on).id("go-on")),
                    Can::NotHere | Can::Nothing => {
                        Some(link("a.strong", &Route::Arena).child(words::AGAIN))
                    }
                }
            },
        )
        .when(
            move || can_stop(can.get()),
            move || plain(words::STOP, move || arena.stop()).id("stop"),
        );
    let elsewhere = move || can.get() == Can::NotHere;
    el("div.controls")
        .child(row)
        .when(elsewhere, || el("p.help").child(words::ELSEWHERE))
        .when(
            move || still(arena, stand) && stand.with(|it| it.0.tournament.all_played() > 0),
            move || {
                answers([
                    plain(words::SAVE_CSV, move || save("csv", Sheet::to_csv)).id("csv"),
                    plain(words::SAVE_JSON, move || save("json", Sheet::to_text)).id("json"),
                ])
            },
        )
}

fn table(stand: &Stand) -> El {
    let head = |text: &str| el("th").attr("scope", "col").child(text);
    let rows = stand.standing.lines.iter().map(|line| {
        let cells = text::cells(&stand.tournament, &stand.standing, line);
        let cells = cells.into_iter().enumerate();
        let cells = cells.map(|(column, cell)| match column {
            1 => el("th").attr("scope", "row").child(cell),
            _ => el("td").child(cell),
        });
        el("tr").child(cells.collect::<Vec<_>>())
    });
    el("table.numbers.standing")
        .child(el("thead").child(el("tr").child(text::COLUMNS.map(head))))
        .child(el("tbody").child(rows.collect::<Vec<_>>()))
}

fn charts(stand: &Stand) -> Vec<El> {
    let tournament = &stand.tournament;
    let names = tournament
        .plan()
        .entrants()
        .iter()
        .map(|it| it.name.clone());
    let names: Vec<String> = names.collect();
    let Some(spread) = Spread::new(tournament) else {
        return Vec::new();
    };
    let course = Course::new(tournament);
    let points = course
        .points
        .iter()
        .map(|points| points.iter().map(|&it| it as i32).collect());
    let points = Chart {
        caption: words::COURSE_HELP,
        over: (
            words::AFTER_GAME,
            course.games.iter().map(u32::to_string).collect(),
        ),
        lines: names.iter().cloned().zip(points).collect(),
        mark: |points| points.to_string(),
        cell: |points| points.to_string(),
    };
    vec![
        el("h2").child(words::COURSE),
        chart(&points),
        el("h2").child(words::SPREAD),
        bars(&names, &spread),
    ]
}
