//! The replay of a game at the table: step by step, automatically, or from turn to turn.

use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;

use super::super::game::full_screen;
use crate::ui::browser::{self, El, Key, el, follow};
use crate::ui::components::{
    Shape, cheer, heading, icon, pad, quiet, select, tool, tray_of, try_again,
};
use crate::ui::device::Device;
use crate::ui::review_answer::ReviewAnswer;
use crate::ui::room::Room;
use crate::ui::solver::Solver;
use crate::ui::table::Table;
use rollkeep_core::coach::{Decision, decisions};
use rollkeep_core::game::{Game, Playback};
use rollkeep_core::link::SharedGame;
use rollkeep_core::storage::SavedGame;
use rollkeep_core::text::{links as text, review, rule_sets, table as table_text, words};
use rollkeep_core::worker::Question;

/// How long a step lasts: enough for the dice to land and be seen.
const PACE: Duration = Duration::from_millis(1600);

/// The table from the first roll on, with the replay's buttons below the dice. `open` is whether it is shown.
pub fn watch(shared: &SharedGame, open: RwSignal<bool>) -> Vec<El> {
    let playback = Rc::new(Playback::new(shared.game.clone()));
    let table = Table::watch(
        Device::here(),
        playback.at(0),
        shared.began().unwrap_or_default(),
    );
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
    browser::on_window("keydown", move |event| {
        match browser::key_of(&event) {
            Some(Key::Across(steps)) => by(steps),
            Some(Key::Roll) => play(),
            _ => return,
        }
        event.prevent_default();
    });
    let (coach, judged) = judged(shared, &playback, step);
    let close = move || {
        open.set(false);
        browser::focus_soon("#watch");
    };
    let bar = el("header.bar")
        .child(quiet(Shape::Back, &text::close_replay(), close).id("close"))
        .child(
            el("span.what-game").child(el("span").child(rule_sets::name(&shared.game.rules().id))),
        )
        .child(
            el("div.tools")
                .child(coach)
                .child(browser::may_fill_screen().then(full_screen)),
        );
    let turn = el("div.turn")
        .child(
            heading("")
                .live_text(move || table.game(|game| text::whose_turn(game, table.landing()))),
        )
        .child(el("p.count").live_text(move || table.game(text::round)));
    let hint = el("div.hint")
        .child(
            el("p.happened")
                .attr("aria-live", "polite")
                .live_text(move || table.game(text::happened)),
        )
        .child(judged)
        .child(try_again())
        .child(cheer(table));
    let keys = el("div.player-keys")
        .child(slider(step, last, to))
        .child(quiet(Shape::Back, &text::step_back(), move || by(-1)).id("back"))
        .child(play_button(plays, play))
        .child(quiet(Shape::Forward, &text::step_on(), move || by(1)).id("forward"))
        .child(turns(&playback, step, to));
    let mut parts = vec![bar];
    parts.extend(pad(room, RwSignal::new(None)));
    parts.push(tray_of(room, turn, hint, keys));
    parts
}

/// Shows a step. The next step plays as an event with its animation; other steps appear at once.
fn show(table: Table, playback: Rc<Playback>, step: RwSignal<usize>) {
    let mut before = 0;
    follow(move || {
        let now = step.get();
        let happened = (now == before + 1).then(|| {
            playback
                .event(now)
                .and_then(|at| playback.game().log().get(at).copied())
        });
        if now != before {
            table.show(playback.at(now), happened.flatten());
        }
        before = now;
    });
}

/// A slider that shows the step and goes to any other.
fn slider(step: RwSignal<usize>, last: usize, to: impl Fn(usize) + 'static) -> El {
    el("input")
        .id("step")
        .attr("type", "range")
        .attr("min", "0")
        .attr("max", last.to_string())
        .attr("aria-label", text::step())
        .live_attr("aria-valuetext", move || {
            Some(text::step_of(step.get(), last))
        })
        .value(move || step.get().to_string())
        .on("input", move |event| {
            if let Ok(number) = browser::value_of(&event).parse() {
                to(number);
            }
        })
}

fn play_button(plays: RwSignal<bool>, play: impl Fn() + 'static) -> El {
    el("button.strong")
        .id("play")
        .live(move || {
            let (shape, words) = match plays.get() {
                true => (Shape::Pause, text::stop()),
                false => (Shape::Play, text::play()),
            };
            [icon(shape), el("span").child(words)]
        })
        .on_click(play)
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
fn turns(playback: &Rc<Playback>, step: RwSignal<usize>, to: impl Fn(usize) + 'static) -> El {
    let game = playback.game();
    let turns = playback.turns().iter().enumerate().map(|(place, turn)| {
        let says = text::turn(game, turn.number, turn.seat);
        ((place + 1).to_string(), says)
    });
    let turns = std::iter::once(("0".to_owned(), text::the_start())).chain(turns);
    let (here, playback) = (playback.clone(), playback.clone());
    let choose = move |place: String| {
        let place = place.parse().unwrap_or(0_usize);
        let turn = place.checked_sub(1).and_then(|it| playback.turns().get(it));
        to(turn.map_or(0, |turn| turn.step));
    };
    select(turns, "0", choose)
        .id("turn")
        .attr("aria-label", text::turn_title())
        .value(move || {
            let place = here.turn_at(step.get());
            place.map_or(0, |place| place + 1).to_string()
        })
}

/// A switch for the coach, and the coach's verdict on the decision that led to a step.
fn judged(shared: &SharedGame, playback: &Rc<Playback>, step: RwSignal<usize>) -> (El, El) {
    let solver = Solver::here();
    let wanted = RwSignal::new(false);
    let answer = RwSignal::new(ReviewAnswer::Awaited);
    let ticket = StoredValue::new_local(None);
    on_cleanup(move || ticket.set_value(None));
    let saved = SavedGame {
        game: shared.game.clone(),
        began: shared.began().unwrap_or_default(),
        touched: shared.began().unwrap_or_default(),
    };
    let switch = tool(
        Shape::Bulb,
        &table_text::coach(),
        &text::judged(),
        move || {
            wanted.update(|wanted| *wanted = !*wanted);
            if wanted.get_untracked() && ticket.with_value(Option::is_none) {
                let asked = solver.ask(Question::Game(saved.to_text()), move |found| {
                    answer.set(found.into());
                });
                ticket.set_value(Some(asked));
            }
        },
    )
    .id("judge")
    .live_attr("aria-pressed", move || Some(wanted.get().to_string()));
    let game = shared.game.clone();
    let (decisions, playback) = (decisions(&game), playback.clone());
    let says = move || {
        let event = playback.event(step.get())?;
        let number = decisions.iter().position(|it| it.event == event)?;
        answer.with(|answer| match answer {
            ReviewAnswer::Awaited => Some(solver.waiting()),
            ReviewAnswer::Review(review) => {
                let verdict = review.verdicts.get(number)?;
                Some(verdict_on(&game, &decisions[number], verdict))
            }
            ReviewAnswer::Nothing => Some(words::coach_silent()),
        })
    };
    let judged = el("p.judged").attr("aria-live", "polite").when(
        move || wanted.get(),
        move || {
            el("span").live_text({
                let says = says.clone();
                move || says().unwrap_or_default()
            })
        },
    );
    (switch, judged)
}

/// Returns "✓ Nothing is better.", or what is better, and by how much.
fn verdict_on(game: &Game, decision: &Decision, verdict: &rollkeep_core::coach::Verdict) -> String {
    match review::better(game, decision, verdict) {
        None => format!("✓ {}", words::nothing_better()),
        Some(better) => format!("{}. {better}.", review::brought(-verdict.cost())),
    }
}
