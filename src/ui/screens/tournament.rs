//! A tournament, running or finished.

use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;

use super::nowhere::missing;
use crate::ui::arena::{Arena, ArenaState, Running, Stand};
use crate::ui::background::Background;
use crate::ui::browser::{self, El, el, follow};
use crate::ui::claim::{Claim, PlayingTab};
use crate::ui::components::{
    Chart, answers, bars, chart, column_head, link, page, plain, strong, wide,
};
use crate::ui::device::Device;
use crate::ui::route::Route;
use rollkeep_core::storage::{Record, RecordId};
use rollkeep_core::text::{arena as words, tournament as text, words as all};
use rollkeep_core::tournament::{Entrant, PointsHistory, Tournament, TournamentFile, Tournaments};

/// A tournament, running or finished.
pub fn tournament_screen(id: &RecordId) -> El {
    let (device, arena) = (Device::here(), Background::here().arena);
    let Some(claimed) = ClaimedTournament::open(device, arena, id) else {
        return missing(&words::no_such(), &words::no_such_help());
    };
    let stand = Memo::new(move |_| claimed.shown());
    let plan = stand.with_untracked(|it| it.0.tournament.plan().clone());
    page("tournament", &words::tournament())
        .child(el("p.lead").child(text::heading(&plan)))
        .child(how(arena, claimed, stand))
        .child(buttons(arena, claimed, stand))
        .child(el("h2").child(words::standing()))
        .child(wide(
            &words::standing(),
            el("div").live(move || table(&stand.get().0)),
        ))
        .child(el("p.help").child(text::columns_help()))
        .live(move || {
            let stand = stand.get().0;
            let lines = stand.standings.rows.iter();
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

/// A saved tournament, and this tab's claim to run it.
#[derive(Clone, Copy)]
struct ClaimedTournament {
    device: Device,
    arena: Arena,
    id: StoredValue<RecordId>,
    claim: StoredValue<Rc<Claim>, LocalStorage>,
    /// The version that was read last. If this tab runs the tournament, the arena's version is newer.
    saved: RwSignal<Arc<Stand>>,
    /// Whether another tab has deleted it.
    deleted: RwSignal<bool>,
    /// Whether this tab takes it over from another, to run it at once.
    wanted: StoredValue<bool>,
}

impl ClaimedTournament {
    /// Reads the saved version, now and whenever another tab writes.
    fn open(device: Device, arena: Arena, id: &RecordId) -> Option<ClaimedTournament> {
        let found = device.store(|store| Tournaments::of(store).load(id));
        device.note_troubles();
        let live = arena.stand().get_untracked().filter(|it| it.id == *id);
        let saved = match (live, found) {
            (Some(live), _) if arena.is_playing(id) => live,
            (_, found) => Arc::new(Stand::new(id.clone(), found?.tournament, None)),
        };
        let claimed = ClaimedTournament {
            device,
            arena,
            id: StoredValue::new(id.clone()),
            claim: StoredValue::new_local(arena.claim(id)),
            saved: RwSignal::new(saved),
            deleted: RwSignal::new(false),
            wanted: StoredValue::new(false),
        };
        claimed.read();
        let own = Record::Tournament(id.clone());
        browser::on_save(
            move |it| *it == own,
            move || {
                claimed.read();
            },
        );
        follow(move || match claimed.who() {
            PlayingTab::Here if claimed.wanted.try_update_value(std::mem::take) == Some(true) => {
                // The other tab's note must not look as if a page had crashed.
                Running::clear(&claimed.id());
                claimed.play_on();
            }
            // It may have continued meanwhile.
            PlayingTab::Here | PlayingTab::Elsewhere => {
                claimed.read();
            }
            PlayingTab::Unknown => {}
        });
        Some(claimed)
    }

    fn id(&self) -> RecordId {
        self.id.get_value()
    }

    /// Returns which tab runs it.
    fn who(&self) -> PlayingTab {
        self.claim.with_value(|claim| claim.who())
    }

    /// Returns the latest version that this tab knows.
    fn shown(&self) -> ShownStand {
        let live = self.arena.stand().get().filter(|live| live.id == self.id());
        ShownStand(live.unwrap_or_else(|| self.saved.get()))
    }

    /// Reads the saved version, unless this tab runs it. `None` if it does, or if the tournament is gone.
    fn read(&self) -> Option<Tournament> {
        let (arena, id) = (self.arena, self.id());
        if arena.is_playing(&id) {
            return None;
        }
        let found = self.device.store(|store| Tournaments::of(store).load(&id));
        self.deleted.set(found.is_none());
        let found = found?.tournament;
        // Another tab has continued since this tab ran it.
        let last = arena.stand().get_untracked().filter(|live| live.id == id);
        if last
            .is_none_or(|last| TournamentFile::new(&last.tournament) != TournamentFile::new(&found))
        {
            arena.forget(&id);
            self.saved
                .set(Arc::new(Stand::new(id, found.clone(), None)));
        }
        Some(found)
    }

    /// Continues from the saved version.
    fn play_on(&self) {
        if let Some(found) = self.read().filter(|it| !it.is_over()) {
            self.arena.play(self.claim.get_value(), found);
        }
    }

    /// Takes over what another tab runs.
    fn take_over(&self) {
        self.wanted.set_value(true);
        self.claim.with_value(|claim| claim.take_over());
    }
}

/// A version on screen. The same one is not shown again.
#[derive(Clone)]
struct ShownStand(Arc<Stand>);

impl PartialEq for ShownStand {
    fn eq(&self, other: &ShownStand) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// Returns whether nothing runs at the moment.
fn still(arena: Arena, stand: Memo<ShownStand>) -> bool {
    let here = stand.with(|it| arena.is_playing(&it.0.id));
    !here
        || !matches!(
            arena.state().get(),
            ArenaState::Running | ArenaState::Preparing(_)
        )
}

/// The progress, or the result.
fn how(arena: Arena, claimed: ClaimedTournament, stand: Memo<ShownStand>) -> El {
    let said = move || {
        let stand = stand.get().0;
        let state = arena.state().get();
        match state {
            ArenaState::Preparing(percent) if arena.is_playing(&stand.id) => {
                words::preparing(percent)
            }
            ArenaState::Running if arena.is_playing(&stand.id) => text::progress(&stand.tournament),
            ArenaState::Changed if arena.is_last(&stand.id) => words::changed_elsewhere(),
            ArenaState::Deleted if arena.is_last(&stand.id) => words::deleted_elsewhere(),
            ArenaState::Failed if arena.is_last(&stand.id) => words::failed(),
            // This tab cannot know whether the other tab has paused.
            _ if claimed.who() == PlayingTab::Elsewhere && !stand.tournament.is_over() => {
                text::progress(&stand.tournament)
            }
            _ => text::tournament_line(&stand.tournament, &stand.standings, false),
        }
    };
    let bar = el("progress")
        .attr("aria-label", words::tournament())
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

fn buttons(arena: Arena, claimed: ClaimedTournament, stand: Memo<ShownStand>) -> El {
    #[derive(Clone, Copy, PartialEq)]
    enum Can {
        Wait,
        Pause,
        GoOn,
        PlayOn,
        Watch,
        NotHere,
        Nothing,
    }
    let can = move || {
        let shown = stand.get().0;
        if shown.tournament.is_over() || claimed.deleted.get() {
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
        match (arena.is_playing(&shown.id), arena.state().get()) {
            (true, ArenaState::Preparing(_)) => Can::Wait,
            (true, ArenaState::Running) => Can::Pause,
            (true, ArenaState::Paused) => Can::GoOn,
            (_, _) => match claimed.who() {
                PlayingTab::Here => Can::PlayOn,
                PlayingTab::Elsewhere => Can::Watch,
                PlayingTab::Unknown => Can::Wait,
            },
        }
    };
    let can = Memo::new(move |_| can());
    let save = move |kind: &str, text: fn(&TournamentFile) -> String| {
        let stand = stand.get_untracked().0;
        let name = format!("rollkeep-{}.{kind}", stand.tournament.plan().rules().id);
        browser::download(&name, &text(&TournamentFile::new(&stand.tournament)));
    };
    let playing = move || stand.with_untracked(|it| arena.is_playing(&it.0.id));
    let can_stop = move |can| matches!(can, Can::Wait | Can::Pause | Can::GoOn) && playing();
    let row = el("div.answers")
        .live_by(
            move || can.get(),
            move |can| {
                // When the focused button disappears, focus the next one.
                let goes = match can_stop(can) {
                    true => "#pause, #go-on, #take-over",
                    false => "#pause, #go-on, #take-over, #stop",
                };
                if browser::has_focus(goes) {
                    browser::focus_soon(".controls .answers > *");
                }
                match can {
                    Can::Wait => None,
                    Can::Pause => Some(strong(&words::pause(), move || arena.pause()).id("pause")),
                    Can::GoOn => Some(strong(&words::go_on(), move || arena.go_on()).id("go-on")),
                    Can::PlayOn => {
                        Some(strong(&words::go_on(), move || claimed.play_on()).id("go-on"))
                    }
                    Can::Watch => {
                        let words = format!("{} {}", words::only_watching(), all::take_over());
                        Some(plain(&words, move || claimed.take_over()).id("take-over"))
                    }
                    Can::NotHere | Can::Nothing => {
                        Some(link("a.strong", &Route::Arena).child(words::again()))
                    }
                }
            },
        )
        .when(
            move || can_stop(can.get()),
            move || plain(&words::stop(), move || arena.stop()).id("stop"),
        );
    let elsewhere = move || can.get() == Can::NotHere;
    el("div.controls")
        .child(row)
        .when(elsewhere, || el("p.help").child(words::elsewhere()))
        .when(
            move || claimed.deleted.get(),
            || {
                el("p.trouble")
                    .attr("role", "status")
                    .child(words::deleted())
            },
        )
        .live(move || {
            let suspects = (can.get() == Can::PlayOn).then(|| Running::of(&claimed.id()))??;
            let plan = stand.with(|it| it.0.tournament.plan().clone());
            let said = text::page_died(&plan, suspects.alone);
            Some(el("p.trouble").id("suspects").child(said))
        })
        .when(
            move || still(arena, stand) && stand.with(|it| it.0.tournament.all_played() > 0),
            move || {
                answers([
                    plain(&words::save_csv(), move || {
                        save("csv", TournamentFile::to_csv)
                    })
                    .id("csv"),
                    plain(&words::save_json(), move || {
                        save("json", TournamentFile::to_text)
                    })
                    .id("json"),
                ])
            },
        )
}

fn table(stand: &Stand) -> El {
    let head = |text: String| column_head(text);
    let rows = stand.standings.rows.iter().map(|line| {
        let cells = text::cells(&stand.tournament, &stand.standings, line);
        let cells = cells.into_iter().enumerate();
        let cells = cells.map(|(column, cell)| match column {
            1 => el("th").attr("scope", "row").child(el("bdi").child(cell)),
            _ => el("td").child(cell),
        });
        el("tr").child(cells.collect::<Vec<_>>())
    });
    el("table.numbers.ranks")
        .child(el("thead").child(el("tr").child(text::columns().map(head))))
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
    let Some(spread) = tournament.histogram() else {
        return Vec::new();
    };
    let course = PointsHistory::new(tournament);
    let points = course
        .points
        .iter()
        .map(|points| points.iter().map(|&it| it as i32).collect());
    let points = Chart {
        badges: Vec::new(),
        caption: &words::course_help(),
        over: (
            &words::after_game(),
            course.games.iter().map(u32::to_string).collect(),
        ),
        lines: names.iter().cloned().zip(points).collect(),
        mark: |points| points.to_string(),
        cell: |points| points.to_string(),
    };
    vec![
        el("h2").child(words::course()),
        chart(&points),
        el("h2").child(words::spread()),
        bars(&names, &spread, &words::spread_help()),
    ]
}
