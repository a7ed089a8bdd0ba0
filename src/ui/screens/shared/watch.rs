//! The replay of a game at the table: step by step, automatically, or from turn to turn.

use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;

use crate::ui::browser::{self, Key, follow};
use crate::ui::components::{
    Cheer, Icon, IconButton, Pad, Shape, Tool, TrayFrame, TryAgain, changing, turn_seat,
};
use crate::ui::review_answer::ReviewAnswer;
use crate::ui::room::Room;
use crate::ui::solver_worker::{OpenRequest, SolverWorker, use_solver_worker};
use crate::ui::table::Table;
use rollkeep_app::link::SharedGame;
use rollkeep_app::spatial_navigation::Direction;
use rollkeep_app::storage::SavedGame;
use rollkeep_app::worker::CoachRequest;
use rollkeep_rules::game::{Game, Playback};
use rollkeep_solver::coach::{Decision, decisions};
use rollkeep_words::{advice, daily, links as text, review, table as table_text, words};

/// How long a step lasts: enough for the dice to land and be seen.
const PACE: Duration = Duration::from_millis(1600);

/// The table from the first roll on, with the replay's buttons below the dice.
#[component]
pub fn Watch(
    /// The game of the link.
    shared: Rc<SharedGame>,
    /// Whether the replay is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    let playback = Arc::new(Playback::new(shared.game.clone()));
    let table = Table::watch(playback.at(0), shared.began().unwrap_or_default());
    let room = Room::watch(table);
    let (step, plays) = (RwSignal::new(0_usize), RwSignal::new(true));
    let last = playback.last();
    let to = move |number: usize| {
        plays.set(false);
        step.set(number.min(last));
    };
    let by = move |steps: i32| to(step.get_untracked().saturating_add_signed(steps as isize));
    let play = move || {
        if !plays.get_untracked() && step.get_untracked() == last {
            step.set(0);
        }
        plays.update(|plays| *plays = !*plays);
    };
    run(step, plays, last);
    show(table, playback.clone(), step);
    browser::on_key("keydown", move |event| {
        match browser::key_of(&event) {
            Some(Key::Arrow(Direction::Left)) => by(-1),
            Some(Key::Arrow(Direction::Right)) => by(1),
            Some(Key::Roll) => play(),
            _ => return,
        }
        event.prevent_default();
    });
    // To the invitation, not to the screen before it.
    browser::back_closes();
    let verdict = ShownVerdict::new(&shared, playback.clone(), step);
    let close = move || {
        open.set(false);
        browser::focus_soon("#watch");
    };
    let turn = view! {
        <div class="turn">
            <h1
                tabindex="-1"
                prop:textContent=changing(move || {
                    table.game(|game| text::whose_turn(game, table.shown.landing.get()))
                })
            ></h1>
            <p class="count" prop:textContent=changing(move || table.game(text::round))></p>
        </div>
    };
    let hint = view! {
        <div class="hint">
            <p
                class="happened"
                aria-live="polite"
                prop:textContent=changing(move || table.game(text::happened))
            ></p>
            <Judged verdict />
            <TryAgain />
            <Cheer table />
        </div>
    };
    let keys = view! {
        <div class="player-keys">
            <Slider step last to />
            <IconButton
                shape=Shape::Back
                name=text::step_back()
                on_tap=move || by(-1)
                attr:id="back"
            />
            <PlayButton plays play />
            <IconButton
                shape=Shape::Forward
                name=text::step_on()
                on_tap=move || by(1)
                attr:id="forward"
            />
            <Turns playback step to />
        </div>
    };
    view! {
        <header class="bar">
            <IconButton
                shape=Shape::Back
                name=text::close_replay()
                on_tap=close
                attr:id="close"
                attr:data-back=true
            />
            <span class="what-game">
                <span>{daily::rules_of(&shared.game)}</span>
            </span>
            <div class="tools">
                <Judge verdict />
                {browser::may_fill_screen().then(|| view! { <FullScreen /> })}
            </div>
        </header>
        <Pad room viewed_seat=RwSignal::new(None) />
        <TrayFrame room seat=turn_seat(table) turn=turn.into_any() hint=hint.into_any()>
            {keys}
        </TrayFrame>
    }
}

/// Shows a step. The next step plays as an event with its animation; other steps appear at once.
fn show(table: Table, playback: Arc<Playback>, step: RwSignal<usize>) {
    let mut before = 0;
    follow(move || {
        let now = step.get();
        let happened = (now == before + 1).then(|| {
            playback
                .event(now)
                .and_then(|at| playback.game().log().get(at).copied())
        });
        if now != before {
            table.show_step(playback.at(now), happened.flatten());
        }
        before = now;
    });
}

/// A slider that shows the step and goes to any other.
#[component]
fn Slider(
    /// The step on screen.
    step: RwSignal<usize>,
    /// The last step.
    last: usize,
    /// Goes to a step.
    to: impl Fn(usize) + 'static,
) -> impl IntoView {
    view! {
        <input
            id="step"
            type="range"
            min="0"
            max=last.to_string()
            aria-label=text::step()
            aria-valuetext=move || text::step_of(step.get(), last)
            prop:value=move || step.get().to_string()
            on:input=move |event| {
                if let Ok(number) = event_target_value(&event).parse() {
                    to(number);
                }
            }
        />
    }
}

/// Plays the replay, or stops it.
#[component]
fn PlayButton(
    /// Whether it plays.
    plays: RwSignal<bool>,
    /// Plays or stops.
    play: impl Fn() + 'static,
) -> impl IntoView {
    let looks = move || {
        let (shape, words) = match plays.get() {
            true => (Shape::Pause, text::stop()),
            false => (Shape::Play, text::play()),
        };
        view! {
            <Icon shape />
            <span prop:textContent=words></span>
        }
    };
    view! {
        <button class="strong" id="play" on:click=move |_| play()>
            {looks}
        </button>
    }
}

/// Goes from step to step while the replay plays.
fn run(step: RwSignal<usize>, plays: RwSignal<bool>, last: usize) {
    let tick = move || {
        if plays.get_untracked() && !browser::hidden() {
            match step.get_untracked() < last {
                true => step.update(|step| *step += 1),
                false => plays.set(false),
            }
        }
    };
    if let Ok(timer) = set_interval_with_handle(tick, PACE) {
        on_cleanup(move || timer.clear());
    }
}

/// The choice of a turn to go to.
#[component]
fn Turns(
    /// The game, step by step.
    playback: Arc<Playback>,
    /// The step on screen.
    step: RwSignal<usize>,
    /// Goes to a step.
    to: impl Fn(usize) + 'static,
) -> impl IntoView {
    let game = playback.game();
    let turns = playback.turns().iter();
    let turns = turns.map(|turn| text::turn(game, turn.number, turn.seat));
    let turns = std::iter::once(text::the_start()).chain(turns);
    let options = turns.enumerate().map(|(place, words)| {
        let here = playback.clone();
        // The start is before the first turn.
        let chosen = move || here.turn_at(step.get()).map_or(0, |turn| turn + 1) == place;
        view! {
            <option value=place.to_string() selected=place == 0 prop:selected=chosen>
                {words}
            </option>
        }
    });
    let options: Vec<_> = options.collect();
    let choose = move |place: String| {
        let place = place.parse().unwrap_or(0_usize);
        let turn = place.checked_sub(1).and_then(|it| playback.turns().get(it));
        to(turn.map_or(0, |turn| turn.step));
    };
    view! {
        <select
            id="turn"
            aria-label=text::turn_title()
            on:change=move |event| choose(event_target_value(&event))
        >
            {options}
        </select>
    }
}

/// What the coach says about the decision that led to a step. Copies refer to the same verdict.
#[derive(Clone, Copy)]
struct ShownVerdict {
    solver: SolverWorker,
    /// Whether the player wants to know it.
    wanted: RwSignal<bool>,
    answer: RwSignal<ReviewAnswer>,
    open: OpenRequest,
    /// The game, as the coach gets it.
    saved: StoredValue<SavedGame>,
    /// The words for the step on screen.
    says: Signal<String>,
}

impl ShownVerdict {
    fn new(shared: &SharedGame, playback: Arc<Playback>, step: RwSignal<usize>) -> ShownVerdict {
        let solver = use_solver_worker();
        let answer = RwSignal::new(ReviewAnswer::Awaited);
        let game = shared.game.clone();
        let decisions = decisions(&game);
        let says = move || {
            let event = playback.event(step.get())?;
            let number = decisions.iter().position(|it| it.event == event)?;
            answer.with(|answer| match answer {
                ReviewAnswer::Awaited => Some(solver.waiting()),
                ReviewAnswer::Review(review) => {
                    let verdict = review.verdicts.get(number)?;
                    Some(verdict_on(&game, &decisions[number], verdict))
                }
                ReviewAnswer::Nothing => Some(advice::silent(game.rules())),
            })
        };
        ShownVerdict {
            solver,
            wanted: RwSignal::new(false),
            answer,
            open: OpenRequest::none(),
            saved: StoredValue::new(SavedGame {
                game: shared.game.clone(),
                began: shared.began().unwrap_or_default(),
                touched: shared.began().unwrap_or_default(),
            }),
            says: Signal::derive(move || says().unwrap_or_default()),
        }
    }

    /// Shows or hides it. The coach is asked once.
    fn switch(self) {
        let ShownVerdict { wanted, answer, .. } = self;
        wanted.update(|wanted| *wanted = !*wanted);
        if wanted.get_untracked() && self.open.is_none() {
            let request = CoachRequest::Game(self.saved.with_value(SavedGame::to_json));
            let asked = self.solver.ask(request, move |found| {
                answer.set(found.into());
            });
            self.open.replace(asked);
        }
    }
}

/// A button that switches full screen on and off.
#[component]
fn FullScreen() -> impl IntoView {
    let full = RwSignal::new(browser::fills_screen());
    browser::on_window("fullscreenchange", move |_| {
        full.set(browser::fills_screen())
    });
    view! {
        <Tool
            shape=Shape::Full
            word=table_text::full_screen()
            name=table_text::full_screen()
            on_tap=browser::toggle_full_screen
            attr:id="full-screen"
            attr:aria-pressed=move || full.get().to_string()
        />
    }
}

/// The switch for the coach.
#[component]
fn Judge(
    /// What it says.
    verdict: ShownVerdict,
) -> impl IntoView {
    view! {
        <Tool
            shape=Shape::Bulb
            word=table_text::coach()
            name=text::judged()
            on_tap=move || verdict.switch()
            attr:id="judge"
            attr:aria-pressed=move || verdict.wanted.get().to_string()
        />
    }
}

/// What the coach says, while it is switched on.
#[component]
fn Judged(
    /// What it says.
    verdict: ShownVerdict,
) -> impl IntoView {
    view! {
        <p class="judged" aria-live="polite">
            <Show when=move || verdict.wanted.get()>
                <span prop:textContent=changing(move || verdict.says.get())></span>
            </Show>
        </p>
    }
}

/// Returns "✓ Nothing is better.", or what is better, and by how much.
fn verdict_on(
    game: &Game,
    decision: &Decision,
    verdict: &rollkeep_solver::coach::Verdict,
) -> String {
    match review::better(game, decision, verdict) {
        None => format!("✓ {}", words::nothing_better()),
        Some(better) => format!("{}. {better}.", review::brought(-verdict.cost())),
    }
}
