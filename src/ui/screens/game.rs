//! A game: the table while it is played, the ranking when it has ended.

use leptos::ev;
use leptos::prelude::*;

use super::nowhere::NowhereScreen;
use super::over::Over;
use crate::game::{Action, Phase};
use crate::rules::Slot;
use crate::storage::GameId;
use crate::text::{categories, play, rule_sets, words};
use crate::ui::browser::{self, Awake, Key};
use crate::ui::components::{
    Confirm, DiceLog, FaceShapes, Icon, Modal, Pad, RulesText, Shape, Tray,
};
use crate::ui::device::Device;
use crate::ui::route::Route;
use crate::ui::table::{Table, hand, seat_of};

/// What lies over the table because the player asked for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sheet {
    Rules,
    Dice,
    Keys,
}

/// A game, in play or finished.
#[component]
pub fn GameScreen(
    /// Which.
    id: GameId,
) -> impl IntoView {
    let device = Device::here();
    let found = device.shelf(|shelf| shelf.load(&id).ok().flatten());
    device.note_troubles();
    let Some(found) = found else {
        return view! { <NowhereScreen title=words::NO_SUCH_GAME help=words::NO_SUCH_GAME_HELP/> }
            .into_any();
    };
    let table = Table::open(device, found);
    provide_context(table);
    let changes = window_event_listener(ev::storage, move |_| table.shelf_changed());
    on_cleanup(move || changes.remove());
    let over = Memo::new(move |_| table.game(|game| matches!(game.phase(), Phase::Over(_))));
    view! {
        <FaceShapes/>
        {move || if over.get() {
            view! { <Over/> }.into_any()
        } else {
            view! { <Playing/> }.into_any()
        }}
    }
    .into_any()
}

#[component]
fn Playing() -> impl IntoView {
    let table = Table::here();
    let sheet = RwSignal::new(None::<Sheet>);
    let passing = passing(table);
    let title = table.game_now(|game| rule_sets::name(&game.rules().id).to_owned());
    browser::set_title(&format!("{title} – {}", words::APP));
    listen_to_keys(table, sheet);
    run_clock(table, passing);
    stay_awake();
    focus_after_changes(table);
    let throws = Memo::new(move |_| table.game(|game| hand(game).map_or(0, |hand| hand.throws)));
    let seat = Memo::new(move |_| table.game(seat_of));
    let clock = table.game_now(|game| game.setup().clock().is_some());
    view! {
        <main
            class="table"
            class:tumbling=move || !table.settled.get()
            data-screen="game"
            data-throws=throws
            data-seat=move || seat.get()
        >
            <header class="bar">
                <a class="plain" href=Route::Home.href()><Icon shape=Shape::Back/>{words::HOME}</a>
                <span class="what-game">{title}</span>
                <div class="tools">
                    {clock.then(|| view! { <Tool name=words::PAUSE shape=Shape::Pause on_click=move |()| table.paused.set(true)/> })}
                    <Tool name=words::RULES shape=Shape::Book on_click=move |()| sheet.set(Some(Sheet::Rules))/>
                    <Tool name=words::DICE shape=Shape::Die on_click=move |()| sheet.set(Some(Sheet::Dice))/>
                    <Tool name=words::HELP shape=Shape::Help on_click=move |()| sheet.set(Some(Sheet::Keys))/>
                </div>
            </header>
            <Pad/>
            <Tray/>
            <Sheets sheet/>
            <ZeroQuestion/>
            <PassScreen passing/>
            <PauseScreen passing/>
        </main>
    }
}

#[component]
fn Tool(
    /// What it opens.
    name: &'static str,
    /// How it is drawn.
    shape: Shape,
    /// What it does.
    #[prop(into)]
    on_click: Callback<()>,
) -> impl IntoView {
    view! {
        <button class="quiet" aria-label=name title=name on:click=move |_| on_click.run(())>
            <Icon shape/>
        </button>
    }
}

#[component]
fn Sheets(
    /// What lies over the table.
    sheet: RwSignal<Option<Sheet>>,
) -> impl IntoView {
    let table = Table::here();
    let device = Device::here();
    let title = Signal::derive(move || match sheet.get() {
        Some(Sheet::Rules) => table.game_now(|game| rule_sets::name(&game.rules().id).to_owned()),
        Some(Sheet::Dice) => words::DICE.to_owned(),
        Some(Sheet::Keys) => words::HELP.to_owned(),
        None => String::new(),
    });
    let content = move || {
        match sheet.get()? {
        Sheet::Rules => {
            let rules = table.game_now(|game| game.rules().clone());
            Some(view! { <RulesText rules/> }.into_any())
        }
        Sheet::Dice => Some(view! { <DiceLog game=table.game_now(Clone::clone)/> }.into_any()),
        Sheet::Keys => Some(
            view! {
                <dl class="keys">
                    {words::KEYS.map(|(key, does)| view! { <div><dt>{key}</dt><dd>{does}</dd></div> })}
                </dl>
                {(!device.settings.get_untracked().shortcuts).then_some(words::KEYS_OFF)}
            }
            .into_any(),
        ),
    }
    };
    view! {
        <Modal
            id="sheet"
            open=Signal::derive(move || sheet.get().is_some())
            title
            on_close=move |()| sheet.set(None)
        >
            {content}
            <div class="answers">
                <button class="strong" on:click=move |_| sheet.set(None)>{words::CLOSE}</button>
            </div>
        </Modal>
    }
}

#[component]
fn ZeroQuestion() -> impl IntoView {
    let table = Table::here();
    let name = move |slot: Slot| {
        table.game_now(|game| categories::name(&game.rules().category(slot).id).to_owned())
    };
    view! {
        <Confirm
            id="zero"
            open=Signal::derive(move || table.zero.get().is_some())
            question=Signal::derive(move || {
                table.zero.get().map(|slot| play::zero_question(&name(slot))).unwrap_or_default()
            })
            why=words::ZERO_WHY.to_owned()
            yes=words::SCORE_ZERO
            no=words::KEEP_LOOKING
            on_answer=move |yes| {
                let slot = table.zero.get_untracked();
                table.zero.set(None);
                if let (true, Some(slot)) = (yes, slot) {
                    table.act(Action::Score(slot));
                }
            }
        />
    }
}

/// Covers the table until the next player has the device.
#[component]
fn PassScreen(
    /// Is the device being passed on?
    passing: Memo<bool>,
) -> impl IntoView {
    let table = Table::here();
    let name = move || {
        let seat = table.game(seat_of);
        seat.map(|seat| table.name(seat)).unwrap_or_default()
    };
    let last = move || {
        table.game(|game| {
            let last = game.last_score()?;
            let who = &game.setup().seats()[last.seat].name;
            Some(play::last_move(who, game.rules(), last))
        })
    };
    let undo = move || {
        table.game(|game| {
            let last = game.last_score().filter(|_| game.can_undo())?;
            Some(play::undo_of(&game.setup().seats()[last.seat].name))
        })
    };
    view! {
        <Modal
            id="pass"
            open=passing
            title=Signal::derive(move || play::pass_to(&name()))
            on_close=move |()| ()
            must_answer=true
        >
            <p class="last-move">{last}</p>
            <p>{words::PASS_HELP}</p>
            <div class="answers">
                <button id="ready" class="strong" autofocus on:click=move |_| {
                    table.has_device.set(true);
                }>
                    {move || play::ready(&name())}
                </button>
                {move || undo().map(|undo| view! {
                    <button class="plain" on:click=move |_| table.act(Action::Undo)>
                        <Icon shape=Shape::Undo/>{undo}
                    </button>
                })}
            </div>
        </Modal>
    }
}

/// Covers the table while the clock stands still.
#[component]
fn PauseScreen(
    /// Is the device being passed on?
    passing: Memo<bool>,
) -> impl IntoView {
    let table = Table::here();
    view! {
        <Modal
            id="pause"
            open=Signal::derive(move || table.paused.get() && table.plays.get() && !passing.get())
            title=words::PAUSED.to_owned()
            on_close=move |()| table.paused.set(false)
            must_answer=true
        >
            <div class="answers">
                <button id="resume" class="strong" autofocus on:click=move |_| table.paused.set(false)>
                    {words::RESUME}
                </button>
            </div>
        </Modal>
    }
}

/// Between two players, until the next one has the device.
fn passing(table: Table) -> Memo<bool> {
    let device = Device::here();
    Memo::new(move |_| {
        let wanted = device.settings.with(|settings| settings.pass_screen);
        let between = table.game(|game| {
            let begun = game.cards().iter().any(|card| card.filled() > 0);
            let turn = matches!(game.phase(), Phase::Turn(turn) if turn.hand.is_none());
            game.cards().len() > 1 && begun && turn
        });
        wanted && between && table.plays.get() && !table.has_device.get()
    })
}

fn listen_to_keys(table: Table, sheet: RwSignal<Option<Sheet>>) {
    let device = Device::here();
    let keys = window_event_listener(ev::keydown, move |event| {
        let Some(key) = browser::key_of(&event) else {
            return;
        };
        if key != Key::Undo
            && !device
                .settings
                .with_untracked(|settings| settings.shortcuts)
        {
            return;
        }
        event.prevent_default();
        match key {
            Key::Die(place) => table.toggle(place),
            Key::Throw if event.repeat() => {}
            Key::Throw => table.throw(),
            Key::Arrow(step) => browser::focus_next_box(step),
            Key::Undo => table.act(Action::Undo),
            Key::Help => sheet.set(Some(Sheet::Keys)),
        }
    });
    on_cleanup(move || keys.remove());
}

/// Counts the time of the player whose turn it is, while they can see the table.
fn run_clock(table: Table, passing: Memo<bool>) {
    if table.game_now(|game| game.setup().clock().is_none()) {
        return;
    }
    let runs = move || {
        let turn = table.game_now(|game| matches!(game.phase(), Phase::Turn(_)));
        turn && table.plays.get_untracked()
            && !table.paused.get_untracked()
            && !passing.get_untracked()
            && !browser::hidden()
    };
    let before = StoredValue::new(browser::monotonic_ms());
    let tick = move || {
        let now = browser::monotonic_ms();
        // A device that slept has not been thought at.
        let went_by = (now - before.get_value()).clamp(0.0, 1000.0);
        before.set_value(now);
        if !runs() {
            return;
        }
        table.unspent.update(|time| *time += went_by.round() as u32);
        let unspent = table.unspent.get_untracked();
        let left = table.game_now(|game| game.time_left(seat_of(game)?));
        if unspent >= 1000 || left.is_some_and(|left| left.0 <= unspent) {
            table.spend();
        }
    };
    if let Ok(timer) = set_interval_with_handle(tick, std::time::Duration::from_millis(200)) {
        on_cleanup(move || timer.clear());
    }
    let leaving = window_event_listener(ev::pagehide, move |_| table.spend());
    on_cleanup(move || {
        leaving.remove();
        table.spend();
    });
}

fn stay_awake() {
    let device = Device::here();
    let awake = StoredValue::new_local(Awake::default());
    let ask = move || {
        if device
            .settings
            .with_untracked(|settings| settings.keep_awake)
            && !browser::hidden()
        {
            awake.with_value(Awake::ask);
        }
    };
    ask();
    let seen = window_event_listener(ev::visibilitychange, move |_| ask());
    on_cleanup(move || {
        seen.remove();
        awake.with_value(Awake::release);
    });
}

/// After a score, an undo or a passed device the focus is on the roll button.
fn focus_after_changes(table: Table) {
    let filled = Memo::new(move |_| {
        table.game(|game| game.cards().iter().map(|card| card.filled()).sum::<usize>())
    });
    Effect::new(move |_| {
        filled.track();
        table.has_device.track();
        table.paused.track();
        // With the next frame, so that the page is laid out only once.
        request_animation_frame(|| browser::focus_behind_dialogs("#roll"));
    });
}
