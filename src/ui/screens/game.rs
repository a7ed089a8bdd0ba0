//! A game: the table while it is in play, the result when it is over.

mod covers;
mod keys;
mod more;
mod questions;
mod sheet;

use std::cell::Cell;
use std::rc::Rc;

use leptos::prelude::*;

use self::covers::{PassScreen, PauseScreen};
use self::keys::listen_to_keys;
pub(super) use self::keys::{say_standing, toggle_aloud};
pub use self::more::MoreTools;
use self::questions::Questions;
pub use self::sheet::TableSheet;
use super::over::Over;
use crate::ui::announcer::{SOON, use_announcer};
use crate::ui::browser::{self, Awake, follow};
use crate::ui::components::{
    Alternatives, Cheer, HomeLink, Icon, InfoModal, OpenSheet, Pad, Shape, Sheet, Stuck, Tool,
    Tools, Tray, replaced, unloaded_screen,
};
use crate::ui::lazy::{Lazy, parts};
use crate::ui::lazy_route::LazyRoute;
use crate::ui::preferences::use_preferences;
use crate::ui::room::Room;
use crate::ui::store::use_store;
use crate::ui::table::{Seating, Table};
use rollkeep_app::storage::{Kind, RecordId};
use rollkeep_rules::game::{Game, Phase};
use rollkeep_words::{aloud, daily, first_turn, live, rule_sets, table as table_text, words};

/// The screen of a game, in play or finished.
#[component]
pub fn GameScreen(
    /// The id of the game.
    id: RecordId,
    /// Whether it has just come here.
    #[prop(optional)]
    arrived: bool,
) -> impl IntoView {
    let store = use_store();
    let found = store.read(|store| store.games().load(&id));
    let Some(found) = found else {
        return view! {
            <Lazy load=parts::missing_game unloaded=unloaded_screen let:missing_game>
                {missing_game(id.clone())}
            </Lazy>
        }
        .into_any();
    };
    let is_live = store.read(|store| store.is_live(&id));
    let room = Room::open(found, arrived);
    let table = room.table;
    let other_device = is_live.then(|| {
        table.seat(Seating::Unknown);
        view! {
            <Lazy load=parts::live_table unloaded=|again| again let:live_table>
                {live_table(table)}
            </Lazy>
        }
    });
    store.on_change([Kind::Game, Kind::Kept], move || table.store_changed());
    store.on_change([Kind::LinkGames], move || table.seats_changed());
    // Whoever hears the page does not see whose turn it is; the screen between two players says it.
    let stands = table.game_untracked(aloud::position);
    if let Some(stands) = stands.filter(|_| !table.is_between_players()) {
        use_announcer().say_after(&stands, SOON);
    }
    let ended = move || table.game(|game| matches!(game.phase(), Phase::Over(_)));
    let over_now = Memo::new(move |_| ended() && !table.shown.is_closing.get());
    let class = move || match (over_now.get(), table.shown.at_rest.get()) {
        (true, _) => "over",
        (false, true) => "table",
        (false, false) => "table tumbling",
    };
    let screen = move || if over_now.get() { "over" } else { "game" };
    let rolls = move || table.game(|game| game.hand().map_or(0, |hand| hand.rolls));
    let content = move || {
        let ended = over_now.get();
        untrack(|| match ended {
            true => view! { <Over room /> }.into_any(),
            false => view! { <Playing room /> }.into_any(),
        })
    };
    view! {
        <main
            class=class
            data-screen=screen
            data-nav=move || (!over_now.get()).then_some("table")
            data-rolls=move || (!over_now.get()).then(|| rolls().to_string())
            data-seat=move || table.game(Game::seat_at_turn).map(|seat| seat.to_string())
        >
            {replaced(content)}
            <Show when=move || over_now.get()>
                <Cheer table />
            </Show>
            {other_device}
        </main>
    }
    .into_any()
}

/// The table while the game is in play.
#[component]
fn Playing(
    /// The room of the game.
    room: Room,
) -> impl IntoView {
    let Room { table, coach, .. } = room;
    let sheet = RwSignal::new(None::<Sheet>);
    let viewed_seat = viewed_seat(table);
    let store = use_store();
    let title = table.game_untracked(|game| {
        daily::short_title(game, &store.read(|store| store.challengers(game)))
    });
    browser::set_title(&format!("{title} – {}", words::APP));
    listen_to_keys(room, sheet, viewed_seat);
    listen_to_hurry(table);
    run_clock(table);
    stay_awake();
    let timed = table.game_untracked(|game| game.setup().clock().is_some());
    let pause = (timed || table.has_computers()).then(|| {
        let pause = move || table.pause(true);
        view! { <Tool shape=Shape::Pause word=words::pause() name=words::pause() on_tap=pause /> }
    });
    let is_live = store.read(|store| store.is_live(&table.id()));
    let computers = room.computers.filter(|_| table.has_computers());
    let shown = view! {
        <header class="bar">
            <HomeLink />
            <span class="what-game">
                <span>{title}</span>
            </span>
            <Tools table sheet>
                {pause}
                <Tool
                    shape=Shape::Bulb
                    word=table_text::coach()
                    name=words::coach()
                    on_tap=move || coach.toggle()
                    attr:id="coach"
                    attr:aria-pressed=move || coach.wanted().to_string()
                />
                {is_live.then(|| view! { <LiveLink table /> })}
            </Tools>
        </header>
        <Pad room viewed_seat />
        <Tray room />
        <Sheets table sheet />
        <Alternatives room />
        <PassScreen table sheet />
        <PauseScreen table />
        <Questions table />
        {computers.map(|computers| view! { <Stuck table computers /> })}
    };
    // After the dialogs, because they take the focus first.
    focus_after_changes(table);
    shown
}

/// Shows the result at a tap, before the full card has been seen for its time. The tap that filled the last box does not count.
fn listen_to_hurry(table: Table) {
    let hurries = Rc::new(Cell::new(false));
    let armed = hurries.clone();
    browser::on_window("pointerdown", move |_| {
        armed.set(untrack(|| table.shown.is_closing.get()));
    });
    browser::on_window("click", move |_| {
        if hurries.get() {
            table.end_landing();
        }
    });
}

/// A link to the connection of a live game.
#[component]
fn LiveLink(
    /// The table of the game.
    table: Table,
) -> impl IntoView {
    view! {
        <a
            class="quiet tool"
            class:cut-off=move || table.is_cut_off()
            id="live-link"
            href=LazyRoute::LiveGame(table.id()).to_string()
            aria-label=live::live_name()
        >
            <Icon shape=Shape::Devices />
            <small aria-hidden="true">{live::live()}</small>
        </a>
    }
}

/// The seat whose card the player has chosen to view, until the turn changes or dice are rolled.
fn viewed_seat(table: Table) -> RwSignal<Option<usize>> {
    let viewed_seat = RwSignal::new(None);
    let mut before = None;
    follow(move || {
        let turn = table.game(|game| (game.seat_at_turn(), game.hand().map(|hand| hand.rolls)));
        if before != Some(turn) {
            before = Some(turn);
            viewed_seat.set(None);
        }
    });
    viewed_seat
}

/// The sheets over the table. Nobody needs their content for the first roll.
#[component]
pub(super) fn Sheets(
    /// The table of the game.
    table: Table,
    /// The sheet that is open.
    sheet: OpenSheet,
) -> impl IntoView {
    let title = move || match sheet.get() {
        Some(Sheet::Rules) => table.game_untracked(|game| rule_sets::name(game.rules())),
        Some(Sheet::Dice) => words::rolls_so_far(),
        Some(Sheet::Keys) => first_turn::how_to_play_title(),
        Some(Sheet::Cards) => words::score_cards(),
        None => String::new(),
    };
    let close = move || sheet.set(None);
    let content = move || {
        let opened = sheet.get_untracked()?;
        Some(view! {
            <Lazy load=parts::table_sheet let:table_sheet>
                {table_sheet(table, opened)}
            </Lazy>
        })
    };
    view! {
        <InfoModal id="sheet" title open=move || sheet.get().is_some() on_close=close>
            {content()}
        </InfoModal>
    }
}

/// Counts the time of the player whose turn it is, while the table is visible.
fn run_clock(table: Table) {
    if table.game_untracked(|game| game.setup().clock().is_none()) {
        return;
    }
    let tick = move || table.tick_and_spend();
    if let Ok(timer) = set_interval_with_handle(tick, std::time::Duration::from_millis(200)) {
        on_cleanup(move || timer.clear());
    }
    browser::on_window("pagehide", move |_| {
        table.spend();
    });
    on_cleanup(move || {
        table.spend();
    });
}

fn stay_awake() {
    let settings = use_preferences();
    let awake = StoredValue::new_local(Awake::default());
    let ask = move || {
        if settings.with_untracked(|settings| settings.keep_awake) && !browser::hidden() {
            awake.with_value(Awake::ask);
        }
    };
    ask();
    browser::on_window("visibilitychange", move |_| ask());
    on_cleanup(move || awake.with_value(Awake::release));
}

/// After a score, an undo or a handover, focuses the roll button.
fn focus_after_changes(table: Table) {
    let mut before = None;
    follow(move || {
        let filled =
            table.game(|game| game.cards().iter().map(|card| card.filled()).sum::<usize>());
        let now = Some((
            filled,
            table.shown.has_device.get(),
            table.shown.paused.get(),
        ));
        if now != before {
            before = now;
            // In the next frame, so that the browser lays out the page only once.
            request_animation_frame(move || {
                // A player who is about to take over keeps the focus there, whatever the other tab does.
                if !browser::has_focus_within(table.elements.take_over) {
                    browser::focus_behind_dialogs(table.elements.roll);
                }
            });
        }
    });
}
