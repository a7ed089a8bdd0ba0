//! A tournament, running or finished.

mod result;

use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;

use self::result::{Charts, Ranks};
use crate::ui::arena::{Arena, ArenaState, Running, Stand};
use crate::ui::background::use_background;
use crate::ui::browser::{self, follow};
use crate::ui::components::{Button, MissingRecord, Page, Weight, Wide, changing, replaced};
use crate::ui::lazy_route::LazyRoute;
use crate::ui::store::{Store, use_store};
use crate::ui::tab_lock::TabLock;
use rollkeep_app::storage::{Kind, Record, RecordId};
use rollkeep_app::tab_lock::PlayingTab;
use rollkeep_app::tournament::{Entrant, Tournament, TournamentFile};
use rollkeep_rules::PortableRules;
use rollkeep_words::{arena as words, tournament as text, words as all};

/// A tournament, running or finished.
#[component]
pub fn TournamentScreen(
    /// Its id.
    id: RecordId,
) -> impl IntoView {
    let store = use_store();
    let arena = use_background().arena;
    let Some(opened) = OpenTournament::open(store, arena, &id) else {
        let (record, title) = (Record::Tournament(id), words::no_such());
        return view! { <MissingRecord record title help=words::no_such_help() /> }.into_any();
    };
    let stand = Memo::new(move |_| opened.shown());
    let plan = stand.with_untracked(|it| it.0.tournament.plan().clone());
    let out = move || {
        let stand = stand.get().0;
        let lines = stand.standings.rows.iter();
        let out = lines.filter_map(|line| text::out(&stand.tournament, line));
        let out: Vec<_> = out.map(|out| view! { <li>{out}</li> }).collect();
        (!out.is_empty()).then(|| view! { <ul class="out">{out}</ul> })
    };
    let charted = Memo::new(move |_| {
        let played = stand.with(|it| it.0.tournament.all_played());
        (still(arena, stand), played)
    });
    let ranks = view! { <div>{move || view! { <Ranks stand=stand.get().0 /> }}</div> };
    view! {
        <Page screen="tournament" title=words::tournament()>
            <p class="lead">{text::heading(&plan)}</p>
            <Progress opened stand />
            <Controls opened stand />
            <h2>{words::standing()}</h2>
            <Wide name=words::standing()>{ranks}</Wide>
            <p class="help">{text::columns_help()}</p>
            {replaced(out)}
            {move || {
                let (still, _) = charted.get();
                still.then(|| view! { <Charts stand=stand.get_untracked().0 /> })
            }}
        </Page>
    }
    .into_any()
}

/// A saved tournament, and this tab's lock of it.
#[derive(Clone, Copy)]
struct OpenTournament {
    store: Store,
    arena: Arena,
    id: StoredValue<RecordId>,
    lock: StoredValue<Rc<TabLock>, LocalStorage>,
    /// The version that was read last. If this tab runs the tournament, the arena's version is newer.
    saved: RwSignal<Arc<Stand>>,
    /// Whether another tab has deleted it.
    deleted: RwSignal<bool>,
    /// Whether this tab takes it over from another, to run it at once.
    wanted: StoredValue<bool>,
}

impl OpenTournament {
    /// Reads the saved version, now and whenever another tab writes.
    fn open(store: Store, arena: Arena, id: &RecordId) -> Option<OpenTournament> {
        let found = store.read(|store| store.tournaments().load(id));
        let running = arena.stand().get_untracked().filter(|it| it.id == *id);
        let saved = match (running, found) {
            (Some(running), _) if arena.is_playing(id) => running,
            (_, found) => Arc::new(Stand::new(id.clone(), found?.value, None)),
        };
        let opened = OpenTournament {
            store,
            arena,
            id: StoredValue::new(id.clone()),
            lock: StoredValue::new_local(arena.lock(id)),
            saved: RwSignal::new(saved),
            deleted: RwSignal::new(false),
            wanted: StoredValue::new(false),
        };
        opened.read();
        store.on_change([Kind::Tournament], move || {
            opened.read();
        });
        follow(move || match opened.who() {
            PlayingTab::Here if opened.wanted.try_update_value(std::mem::take) == Some(true) => {
                // The other tab's note must not look as if a page had crashed.
                Running::clear(store, &opened.id());
                opened.play_on();
            }
            // It may have continued meanwhile.
            PlayingTab::Here | PlayingTab::Elsewhere => {
                opened.read();
            }
            PlayingTab::Unknown => {}
        });
        Some(opened)
    }

    fn id(&self) -> RecordId {
        self.id.get_value()
    }

    /// Returns which tab runs it.
    fn who(&self) -> PlayingTab {
        self.lock.with_value(|lock| lock.who())
    }

    /// Returns the latest version that this tab knows.
    fn shown(&self) -> ShownStand {
        let running = self
            .arena
            .stand()
            .get()
            .filter(|running| running.id == self.id());
        ShownStand(running.unwrap_or_else(|| self.saved.get()))
    }

    /// Reads the saved version, unless this tab runs it. `None` if it does, or if the tournament is gone.
    fn read(&self) -> Option<Tournament> {
        let (arena, id) = (self.arena, self.id());
        if arena.is_playing(&id) {
            return None;
        }
        let found = self.store.read(|store| store.tournaments().load(&id));
        self.deleted.set(found.is_none());
        let found = found?.value;
        // Another tab has continued since this tab ran it.
        let last = arena
            .stand()
            .get_untracked()
            .filter(|running| running.id == id);
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
            self.arena.play(self.lock.get_value(), found);
        }
    }

    /// Lets the form for the next tournament begin with the plan of this one.
    fn plan_again(&self) {
        let stand = untrack(|| self.shown()).0;
        self.arena.plan_again(stand.tournament.plan().clone());
    }

    /// Takes over what another tab runs.
    fn take_over(&self) {
        self.wanted.set_value(true);
        self.lock.with_value(|lock| lock.take_over());
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
#[component]
fn Progress(
    /// The tournament.
    opened: OpenTournament,
    /// Its version on screen.
    stand: Memo<ShownStand>,
) -> impl IntoView {
    let arena = opened.arena;
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
            // This tab cannot know whether another tab plays it, or has paused.
            _ if opened.who() != PlayingTab::Here && !stand.tournament.is_over() => {
                text::progress(&stand.tournament)
            }
            _ => text::tournament_line(&stand.tournament, &stand.standings, false),
        }
    };
    let games = move || stand.with(|it| it.0.tournament.plan().games());
    let played = move || stand.with(|it| it.0.tournament.played());
    let took = move || {
        let stand = stand.get().0;
        let games = stand.tournament.all_played();
        let millis = stand.millis.filter(|millis| *millis > 0.0 && games > 0);
        millis.map_or_else(String::new, |millis| words::took(games, millis))
    };
    view! {
        <div class="how">
            <p class="state" prop:textContent=changing(said)></p>
            <progress
                aria-label=words::tournament()
                max=move || games().to_string()
                value=move || played().to_string()
            ></progress>
            <p class="help" prop:textContent=changing(took)></p>
        </div>
    }
}

/// What the user can do with a tournament.
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

impl Can {
    fn of(opened: OpenTournament, stand: Memo<ShownStand>) -> Can {
        let (arena, shown) = (opened.arena, stand.get().0);
        if shown.tournament.is_over() || opened.deleted.get() {
            return Can::Nothing;
        }
        let entrants = shown.tournament.plan().entrants();
        if !entrants.iter().all(Entrant::is_here) {
            return Can::NotHere;
        }
        match (arena.is_playing(&shown.id), arena.state().get()) {
            // No button moves when the workers are ready.
            (true, ArenaState::Preparing(_) | ArenaState::Running) => Can::Pause,
            (true, ArenaState::Paused) => Can::GoOn,
            (_, _) => match opened.who() {
                PlayingTab::Here => Can::PlayOn,
                PlayingTab::Elsewhere => Can::Watch,
                PlayingTab::Unknown => Can::Wait,
            },
        }
    }
}

/// The buttons to run and to save the tournament, and what they need to say.
#[component]
fn Controls(
    /// The tournament.
    opened: OpenTournament,
    /// Its version on screen.
    stand: Memo<ShownStand>,
) -> impl IntoView {
    let arena = opened.arena;
    let can = Memo::new(move |_| Can::of(opened, stand));
    let playing = move || stand.with_untracked(|it| arena.is_playing(&it.0.id));
    let can_stop = move |can| matches!(can, Can::Pause | Can::GoOn) && playing();
    let way_on = move || {
        let can = can.get();
        // When the focused button disappears, focus the next one.
        let goes = match untrack(|| can_stop(can)) {
            true => "#pause, #go-on, #take-over",
            false => "#pause, #go-on, #take-over, #stop",
        };
        if browser::has_focus(goes) {
            browser::focus_soon(".controls .answers > *");
        }
        view! { <WayOn can opened /> }
    };
    let suspects = move || {
        let suspects =
            (can.get() == Can::PlayOn).then(|| Running::of(opened.store, &opened.id()))??;
        let plan = stand.with(|it| it.0.tournament.plan().clone());
        let said = text::page_died(&plan, suspects.alone);
        Some(view! {
            <p class="trouble" id="suspects">
                {said}
            </p>
        })
    };
    let saves = move || still(arena, stand) && stand.with(|it| it.0.tournament.all_played() > 0);
    let save = move |kind: &str, text: fn(&TournamentFile) -> String| {
        let stand = stand.get_untracked().0;
        let plan = stand.tournament.plan();
        let (key, games) = (PortableRules::key(plan.rules()), plan.games());
        let name = format!("rollkeep-{key}-{games}-games-seed-{}.{kind}", plan.seed());
        browser::download(&name, &text(&TournamentFile::new(&stand.tournament)));
    };
    view! {
        <div class="controls">
            <div class="answers">
                {replaced(way_on)} <Show when=move || can_stop(can.get())>
                    <Button id="stop" on_tap=move || arena.stop()>
                        {words::stop()}
                    </Button>
                </Show>
            </div>
            <Show when=move || can.get() == Can::NotHere>
                <p class="help">{words::elsewhere()}</p>
            </Show>
            <Show when=move || opened.deleted.get()>
                <p class="trouble" role="status">
                    {words::deleted()}
                </p>
            </Show>
            {replaced(suspects)}
            <Show when=saves>
                <div class="answers">
                    <Button id="csv" on_tap=move || save("csv", TournamentFile::to_csv)>
                        {words::save_csv()}
                    </Button>
                    <Button id="json" on_tap=move || save("json", TournamentFile::to_json)>
                        {words::save_json()}
                    </Button>
                </div>
            </Show>
        </div>
    }
}

/// The main button, or the link to another tournament.
#[component]
fn WayOn(
    /// What the user can do.
    can: Can,
    /// The tournament.
    opened: OpenTournament,
) -> impl IntoView {
    let arena = opened.arena;
    match can {
        Can::Wait => ().into_any(),
        Can::Pause => view! {
            <Button weight=Weight::Strong id="pause" on_tap=move || arena.pause()>
                {words::pause()}
            </Button>
        }
        .into_any(),
        Can::GoOn => view! {
            <Button weight=Weight::Strong id="go-on" on_tap=move || arena.go_on()>
                {words::go_on()}
            </Button>
        }
        .into_any(),
        Can::PlayOn => view! {
            <Button weight=Weight::Strong id="go-on" on_tap=move || opened.play_on()>
                {words::go_on()}
            </Button>
        }
        .into_any(),
        Can::Watch => view! {
            <Button id="take-over" on_tap=move || opened.take_over()>
                {format!("{} {}", words::only_watching(), all::take_over())}
            </Button>
        }
        .into_any(),
        Can::NotHere | Can::Nothing => view! {
            <a
                class="strong"
                href=LazyRoute::Arena.to_string()
                on:click=move |_| opened.plan_again()
            >
                {words::again()}
            </a>
        }
        .into_any(),
    }
}
