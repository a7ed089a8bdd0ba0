//! A game that is watched: step by step, by itself, or from turn to turn.

use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;

use crate::coach::{Answer, Moment, Question, moments};
use crate::dice::{Dice, Keep};
use crate::game::{Event, Game, Playback};
use crate::link::SharedGame;
use crate::storage::SavedGame;
use crate::text::{advice, links as text, review, words};
use crate::ui::browser::{self, El, Key, el};
use crate::ui::components::{Shape, die_face, drawn, icon, option, quiet, score_cards, try_again};
use crate::ui::solver::Solver;
use crate::ui::table::hand;

/// How long each step is seen.
const PACE: Duration = Duration::from_millis(1200);

/// A game from its first roll on, its buttons below the dice. `open` is whether it is watched.
pub fn watch(shared: &SharedGame, open: RwSignal<bool>) -> El {
    let playback = Rc::new(Playback::new(shared.game.clone()));
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
    browser::on_window("keydown", move |event| {
        match browser::key_of(&event) {
            // A table that is wider than the screen is moved with the same keys.
            Some(Key::Across(steps)) if !browser::has_focus(".wide") => by(steps),
            Some(Key::Throw) => play(),
            _ => return,
        }
        event.prevent_default();
    });
    let (seen, told, cards) = (playback.clone(), playback.clone(), playback.clone());
    let says = move || text::happened(&told.at(step.get()));
    let way = el("input")
        .id("step")
        .attr("type", "range")
        .attr("min", "0")
        .attr("max", last.to_string())
        .attr("aria-label", text::STEP)
        .live_attr("aria-valuetext", move || {
            Some(text::step_of(step.get(), last))
        })
        .value(move || step.get().to_string())
        .on("input", move |event| {
            if let Ok(number) = browser::value_of(&event).parse() {
                to(number);
            }
        });
    let playing = el("button.strong")
        .id("play")
        .live(move || {
            let (shape, words) = match plays.get() {
                true => (Shape::Pause, text::STOP),
                false => (Shape::Play, text::PLAY),
            };
            [icon(shape), el("span").child(words)]
        })
        .on_click(play);
    let buttons = el("div.player-keys")
        .child(quiet(Shape::Back, text::STEP_BACK, move || by(-1)).id("back"))
        .child(playing)
        .child(quiet(Shape::Forward, text::STEP_ON, move || by(1)).id("forward"));
    let (coach, judged) = judged(shared, &playback, step);
    let close = move || {
        open.set(false);
        browser::focus_soon("#watch");
    };
    let stage = el("div.stage")
        .child(quiet(Shape::Cross, text::CLOSE_REPLAY, close).id("close"))
        .child(el("div.row-of-dice").live(move || dice(&seen, step.get())))
        .child(el("p.happened").attr("aria-live", "polite").live_text(says))
        .child(judged)
        .child(way)
        .child(buttons)
        .child(
            el("div.player-keys")
                .child(turns(&playback, step, to))
                .child(coach),
        );
    el("section.replay")
        .attr("aria-label", text::REPLAY)
        .child(stage)
        .child(try_again())
        .live(move || score_cards(&cards.at(step.get())))
}

/// Goes on by itself while it plays.
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

/// The turns to go to.
fn turns(playback: &Rc<Playback>, step: RwSignal<usize>, to: impl Fn(usize) + 'static) -> El {
    let game = playback.game();
    let turns = playback.turns().iter().enumerate().map(|(place, turn)| {
        let says = text::turn(game, turn.number, turn.seat);
        option(&(place + 1).to_string(), &says)
    });
    let (here, playback) = (playback.clone(), playback.clone());
    el("select")
        .id("turn")
        .attr("aria-label", text::TURN)
        .child(option("0", text::THE_START))
        .child(turns.collect::<Vec<_>>())
        .value(move || {
            let place = here.turn_at(step.get());
            place.map_or(0, |place| place + 1).to_string()
        })
        .on("change", move |event| {
            let place = browser::value_of(&event).parse().unwrap_or(0_usize);
            let turn = place.checked_sub(1).and_then(|it| playback.turns().get(it));
            to(turn.map_or(0, |turn| turn.step));
        })
}

/// The dice as they lie, those that were kept marked; after a score those that were scored.
fn dice(playback: &Playback, step: usize) -> Vec<El> {
    let game = playback.at(step);
    let shown = match (hand(&game), game.log().last()) {
        (Some(hand), _) => Some((hand.dice, hand.kept)),
        (None, Some(Event::Scored(_))) => {
            let before = playback.at(step.saturating_sub(1));
            hand(&before).map(|hand| (hand.dice, Keep::NONE))
        }
        (None, Some(Event::ThrownForStart(face))) => {
            let one = Dice::new(&[*face]).ok();
            one.map(|one| (one, Keep::NONE))
        }
        (None, _) => None,
    };
    match shown {
        Some((dice, kept)) => (dice.faces().iter().enumerate())
            .map(|(place, face)| {
                let spot = match kept.contains(place) {
                    true => el("span.spot.held-die"),
                    false => el("span.spot"),
                };
                spot.child(die_face(*face))
            })
            .collect(),
        None => (0..game.rules().dice)
            .map(|_| el("span.spot").child(el("i.no-die")))
            .collect(),
    }
}

/// A switch for the coach, and what the coach says of the decision that led to a step.
fn judged(shared: &SharedGame, playback: &Rc<Playback>, step: RwSignal<usize>) -> (El, El) {
    let solver = Solver::here();
    let wanted = RwSignal::new(false);
    let answer = RwSignal::new(None::<Answer>);
    let ticket = StoredValue::new_local(None);
    on_cleanup(move || ticket.set_value(None));
    let saved = SavedGame {
        game: shared.game.clone(),
        began: shared.began().unwrap_or_default(),
        touched: shared.began().unwrap_or_default(),
    };
    let switch = drawn(Shape::Bulb, text::JUDGED, move || {
        wanted.update(|wanted| *wanted = !*wanted);
        if wanted.get_untracked() && ticket.with_value(Option::is_none) {
            let asked = solver.ask(Question::Game(saved.to_text()), move |found| {
                answer.set(Some(found));
            });
            ticket.set_value(Some(asked));
        }
    })
    .id("judge")
    .live_attr("aria-pressed", move || Some(wanted.get().to_string()));
    let game = shared.game.clone();
    let (decisions, playback) = (moments(&game), playback.clone());
    let says = move || {
        let event = playback.event(step.get())?;
        let number = decisions.iter().position(|it| it.event == event)?;
        answer.with(|answer| match answer {
            None => Some(solver.waiting()),
            Some(Answer::Review(review)) => {
                let verdict = review.verdicts.get(number)?;
                Some(verdict_on(&game, &decisions[number], verdict))
            }
            Some(_) => Some(words::COACH_SILENT.to_owned()),
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

/// "✓ Nothing is better.", or what would have been, and by how much.
fn verdict_on(game: &Game, moment: &Moment, verdict: &crate::coach::Verdict) -> String {
    match review::better(game, moment, verdict) {
        None => format!("✓ {}", words::NOTHING_BETTER),
        Some(better) => format!(
            "{}{}. {better}.",
            advice::signed(-verdict.cost()),
            words::POINTS
        ),
    }
}
