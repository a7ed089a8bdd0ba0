//! The review of a game: what each decision was worth.

use std::rc::Rc;

use leptos::prelude::*;

use super::nowhere::missing;
use crate::ui::browser::{El, el};
use crate::ui::components::{
    Chart, Modal, answers, badge, chart, choices, link, page, plain, small_dice, strong, try_again,
};
use crate::ui::device::Device;
use crate::ui::review_answer::ReviewAnswer;
use crate::ui::route::Route;
use crate::ui::solver::{Solver, Ticket};
use rollkeep_core::coach::{Advised, Decision, MilliPoints, Position, Review, Summary, decisions};
use rollkeep_core::game::Game;
use rollkeep_core::storage::{Badge, RecordId};
use rollkeep_core::text::{advice, names, review, words};
use rollkeep_core::worker::{Answer, Question};

/// The game under review.
struct Past {
    game: Game,
    decisions: Vec<Decision>,
}

/// The review screen; the decision with this number is open.
pub fn review_screen(id: &RecordId, decision: Option<usize>) -> El {
    let device = Device::here();
    let found = device.store(|store| store.games().load(id));
    device.note_troubles();
    let Some(found) = found else {
        return missing(&words::no_such_game(), &words::no_such_game_help());
    };
    let game = found.saved.game;
    let past = Rc::new(Past {
        decisions: decisions(&game),
        game,
    });
    let solver = Solver::here();
    let answer = RwSignal::new(ReviewAnswer::Awaited);
    let ticket = solver.ask(Question::Game(found.text), move |found| {
        answer.set(found.into());
    });
    keep(ticket);
    page("review", &words::review())
        .child(link("a", &Route::Game(id.clone())).child(words::back_to_game()))
        .live(move || {
            let past = past.clone();
            answer.with(move |answer| match answer {
                ReviewAnswer::Review(review) => reviewed(past, review, decision),
                ReviewAnswer::Nothing => vec![el("p").child(words::coach_silent())],
                ReviewAnswer::Awaited => vec![waiting(solver)],
            })
        })
        .child(try_again())
}

/// The message until the solver has answered.
fn waiting(solver: Solver) -> El {
    el("p")
        .attr("role", "status")
        .live_text(move || solver.waiting())
}

/// Keeps a question open as long as the screen exists.
fn keep(ticket: Ticket) {
    let ticket = StoredValue::new_local(Some(ticket));
    on_cleanup(move || ticket.set_value(None));
}

fn reviewed(past: Rc<Past>, review: &Review, decision: Option<usize>) -> Vec<El> {
    if past.decisions.is_empty() {
        return vec![el("p").child(words::no_rolls())];
    }
    let game = &past.game;
    let seats = game.setup().seats();
    let summaries = review.summaries(game);
    let lines: Vec<_> = (seats.iter().zip(&summaries))
        .map(|(seat, summary)| {
            (
                names::shown(&seat.name).into_owned(),
                summary.expected.clone(),
            )
        })
        .collect();
    let turns = lines.iter().map(|(_, values)| values.len()).max();
    let turns = (0..turns.unwrap_or_default()).map(|turn| turn.to_string());
    let names: Vec<&str> = seats.iter().map(|seat| seat.name.as_str()).collect();
    let settings = Device::here().settings;
    let badges = settings.with_untracked(|settings| settings.badges_of(&names));
    let cards = (0..seats.len()).zip(&summaries);
    let cards = cards.map(|(seat, summary)| sum_up(game, seat, summary, badges.get(seat)));
    let cards = el("div.summaries").child(cards.collect::<Vec<_>>());
    let course = Chart {
        caption: &words::course(),
        over: (&words::after_turn(), turns.collect()),
        lines,
        badges,
        mark: |milli| (milli / 1000).to_string(),
        cell: advice::points,
    };
    let mut parts = vec![
        cards,
        el("p.help").child(words::review_help()),
        chart(&course),
        el("h2").child(words::decisions()),
    ];
    parts.extend(decision_list(past, review, decision));
    parts
}

/// A player's summary: the cost of decisions, and the luck of the dice.
fn sum_up(game: &Game, seat: usize, summary: &Summary, sign: Option<&Badge>) -> El {
    let total = game.cards()[seat].totals(game.rules()).grand();
    let name = game.setup().seats()[seat].name.as_str();
    let row = |what: &str, value: El| el("div").child(el("dt").child(what)).child(value);
    let brought = |milli: MilliPoints| {
        let kind = match milli {
            ..-49 => "dd.lost",
            50.. => "dd.gained",
            _ => "dd",
        };
        el(kind).child(review::brought(milli))
    };
    let rows = [
        row(
            &words::best_decisions(),
            el("dd").child(review::accuracy(summary)),
        ),
        row(
            &words::expected_at_first(),
            el("dd").child(review::points(
                summary.expected.first().copied().unwrap_or_default(),
            )),
        ),
        row(&words::dice_brought(), brought(summary.luck)),
        row(&words::decisions_cost(), brought(-summary.lost)),
    ];
    el("section.summary")
        .child(
            el("h2")
                .child(sign.copied().map(badge))
                .child(el("bdi").child(names::shown(name)))
                .child(el("b").child(total.to_string())),
        )
        .child(el("dl").child(rows))
}

/// The decisions of one player at a time.
fn decision_list(past: Rc<Past>, review: &Review, decision: Option<usize>) -> Vec<El> {
    let seats = past.game.setup().seats();
    let first = decision.and_then(|number| past.decisions.get(number));
    let shown = RwSignal::new(first.map_or(0, |decision| decision.seat));
    let opened = RwSignal::new(first.and(decision));
    let names = seats.iter().enumerate().map(|(seat, player)| {
        plain(&names::shown(&player.name), move || shown.set(seat))
            .live_attr("aria-pressed", move || {
                Some((shown.get() == seat).to_string())
            })
    });
    let tabs = el("div.tabs")
        .attr("role", "group")
        .attr("aria-label", words::player());
    let tabs = (seats.len() > 1).then(|| tabs.child(names.collect::<Vec<_>>()));
    let (listed, verdicts) = (past.clone(), review.verdicts.clone());
    let list = el("ol.decisions").live(move || {
        let all = listed.decisions.iter().zip(&verdicts).enumerate();
        let of_seat = all.filter(|(_, (decision, _))| decision.seat == shown.get());
        let rows = of_seat.map(|(number, (decision, verdict))| {
            let game = &listed.game;
            let cost = match (verdict.open, verdict.is_best()) {
                (false, _) => el("span.cost.only").child(words::only_choice()),
                (true, true) => el("span.cost")
                    .child(el("span").attr("aria-hidden", "true").child("✓ "))
                    .child(words::best()),
                (true, false) => el("span.cost.lost").child(review::brought(-verdict.cost())),
            };
            let when = el("span.when")
                .child(el("small").child(review::when(game, decision)))
                .child(small_dice(&decision.dice));
            let button = el("button.decision")
                .child(when)
                .child(el("span.chosen").child(review::played(game, decision)))
                .child(
                    review::better(game, decision, verdict)
                        .map(|text| el("span.better").child(text)),
                )
                .child(cost)
                .on_click(move || opened.set(Some(number)));
            el("li").child(button)
        });
        rows.collect::<Vec<_>>()
    });
    let mut parts = Vec::from_iter(tabs);
    parts.push(list);
    parts.push(alternatives(past, opened));
    parts
}

/// All choices at the open decision.
fn alternatives(past: Rc<Past>, opened: RwSignal<Option<usize>>) -> El {
    let titled = past.clone();
    let close = move || opened.set(None);
    Modal::new("alternatives", move || opened.get().is_some(), close).holds(
        move || {
            let decision = opened.get().and_then(|number| titled.decisions.get(number));
            decision
                .map(|decision| review::when(&titled.game, decision))
                .unwrap_or_default()
        },
        move || {
            let decision = opened
                .get_untracked()
                .and_then(|number| past.decisions.get(number));
            let shown =
                decision.map(|decision| [small_dice(&decision.dice), worths(&past, decision)]);
            let mut parts = Vec::from_iter(shown.into_iter().flatten());
            parts.push(answers([strong(&words::close(), close)]));
            parts
        },
    )
}

fn worths(past: &Rc<Past>, decision: &Decision) -> El {
    let position = Position::new(
        past.game.rules(),
        &decision.card,
        &decision.dice,
        decision.rolls_left,
    );
    let advice = RwSignal::new(None::<Advised>);
    keep(
        Solver::here().ask(Question::Position(position), move |answer| {
            if let Answer::Advice(found) = answer {
                advice.set(Some(found));
            }
        }),
    );
    let (past, decision) = (past.clone(), decision.clone());
    el("div").live(move || {
        advice.with(|advice| {
            advice.as_ref().map(|advice| {
                choices(
                    past.game.rules(),
                    &decision.card,
                    &decision.dice,
                    advice,
                    Some(decision.played),
                )
            })
        })
    })
}
