//! The review of a game: what each decision was worth.

use std::sync::Arc;

use leptos::prelude::*;

use crate::ui::browser;
use crate::ui::components::{
    Chart, Choices, InfoModal, MissingGame, Page, PlayerBadge, SmallDice, Thinking, TryAgain,
    replaced,
};
use crate::ui::lazy_route::LazyRoute;
use crate::ui::preferences::use_preferences;
use crate::ui::review_answer::ReviewAnswer;
use crate::ui::route::Route;
use crate::ui::solver_worker::{OpenRequest, ask_solver, use_solver_worker};
use crate::ui::store::use_store;
use rollkeep_app::storage::{Badge, RecordId};
use rollkeep_app::worker::{CoachAnswer, CoachRequest};
use rollkeep_rules::game::Game;
use rollkeep_solver::coach::{
    Decision, MicroPoints, PartsPerMillion, Position, Review, Summary, Verdict, decisions,
};
use rollkeep_words::{advice, names, review, words};

/// The game under review.
struct Past {
    game: Game,
    id: RecordId,
    /// The saved game as text.
    text: String,
    decisions: Vec<Decision>,
}

/// The review screen.
#[component]
pub fn ReviewScreen(
    /// The id of the game.
    id: RecordId,
    /// The number of the decision that is open at first.
    decision: Option<usize>,
) -> impl IntoView {
    let store = use_store();
    let found = store.read(|store| store.games().load(&id));
    let Some(found) = found else {
        return view! { <MissingGame id /> }.into_any();
    };
    let game = found.value.game;
    let past = Arc::new(Past {
        decisions: decisions(&game),
        game,
        id: id.clone(),
        text: found.text.clone(),
    });
    let solver = use_solver_worker();
    let answer = RwSignal::new(ReviewAnswer::Awaited);
    OpenRequest::none().replace(solver.ask(CoachRequest::Game(found.text), move |found| {
        answer.set(found.into());
    }));
    let reviewed = move || {
        answer.with(|answer| match answer {
            ReviewAnswer::Review(review) => reviewed(&past, review, decision),
            ReviewAnswer::Nothing => {
                view! { <p>{advice::silent(past.game.rules())}</p> }.into_any()
            }
            ReviewAnswer::Awaited => view! { <Thinking /> }.into_any(),
        })
    };
    view! {
        <Page screen="review" title=words::review() parent=(Route::Game(id), words::back_to_game())>
            {reviewed}
            <TryAgain />
        </Page>
    }
    .into_any()
}

/// The summaries, the course of the game, and the decisions.
fn reviewed(past: &Arc<Past>, review: &Review, decision: Option<usize>) -> AnyView {
    if past.decisions.is_empty() {
        return view! { <p>{words::no_rolls()}</p> }.into_any();
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
    let settings = use_preferences();
    let badges = settings.with_untracked(|settings| settings.badges_of(&names));
    let cards = (0..seats.len()).zip(&summaries);
    let cards = cards.map(|(seat, summary)| sum_up(game, seat, summary, badges.get(seat)));
    let cards = cards.collect_view();
    let over = (words::after_turn(), turns.collect());
    view! {
        <div class="summaries">{cards}</div>
        <p class="help">{words::review_help()}</p>
        <Chart caption=words::course() over lines badges mark=advice::points cell=advice::points />
        <WinChart past=past.clone() />
        <h2>{words::decisions()}</h2>
        <DecisionList past=past.clone() verdicts=review.verdicts.clone() decision />
    }
    .into_any()
}

/// How likely each player was to win in the last rounds; nothing for a player alone.
#[component]
fn WinChart(
    /// The game.
    past: Arc<Past>,
) -> impl IntoView {
    let has_others = past.game.cards().len() > 1;
    let request = has_others.then(|| CoachRequest::WinChances(past.text.clone()));
    let answer = ask_solver(move || request.clone());
    let settings = use_preferences();
    let percent = |chance: i64| advice::percent(chance as PartsPerMillion);
    let chart = move || {
        answer.with(|answer| match answer {
            Some(CoachAnswer::WinChances(chances)) => {
                let seats = past.game.setup().seats();
                let names: Vec<&str> = seats.iter().map(|seat| seat.name.as_str()).collect();
                let badges = settings.with_untracked(|settings| settings.badges_of(&names));
                let lines = names.iter().enumerate().map(|(seat, name)| {
                    let of_seat = chances.rounds.iter();
                    let of_seat = of_seat.map(|round| round.get(seat).copied().unwrap_or_default());
                    let of_seat = of_seat.map(i64::from);
                    (names::shown(name).into_owned(), of_seat.collect())
                });
                let rounds = (chances.first..).take(chances.rounds.len());
                let over = (
                    words::after_turn(),
                    rounds.map(|it| it.to_string()).collect(),
                );
                let (caption, lines) = (review::win_chances(), lines.collect());
                Some(view! { <Chart caption over lines badges mark=percent cell=percent /> })
            }
            _ => None,
        })
    };
    view! { <div class="win-chances">{chart}</div> }
}

/// A player's summary: the cost of decisions, and the luck of the dice.
fn sum_up(
    game: &Game,
    seat: usize,
    summary: &Summary,
    sign: Option<&Badge>,
) -> impl IntoView + use<> {
    let total = game.cards()[seat].totals(game.rules()).grand();
    let name = game.setup().seats()[seat].name.as_str();
    let expected = summary.expected.first().copied().unwrap_or_default();
    view! {
        <section class="summary">
            <h2>
                {sign.copied().map(|badge| view! { <PlayerBadge badge /> })}
                <bdi translate="no">{names::shown(name).into_owned()}</bdi>
                <b>{total.to_string()}</b>
            </h2>
            <dl>
                <div>
                    <dt>{words::best_decisions()}</dt>
                    <dd>{review::accuracy(summary)}</dd>
                </div>
                <div>
                    <dt>{words::expected_at_first()}</dt>
                    <dd>{review::points(expected)}</dd>
                </div>
                <Brought what=words::dice_brought() points=summary.luck />
                <Brought what=words::decisions_cost() points=-summary.lost />
            </dl>
        </section>
    }
}

/// What something has brought, or cost.
#[component]
fn Brought(
    /// What brought it.
    #[prop(into)]
    what: String,
    /// How much it is.
    points: MicroPoints,
) -> impl IntoView {
    let kind = match points {
        ..=-50_000 => Some("lost"),
        50_000.. => Some("gained"),
        _ => None,
    };
    view! {
        <div>
            <dt>{what}</dt>
            <dd class=kind>{review::brought(points)}</dd>
        </div>
    }
}

/// The decisions of one player at a time.
#[component]
fn DecisionList(
    /// The game.
    past: Arc<Past>,
    /// What each decision was worth.
    verdicts: Vec<Verdict>,
    /// The number of the decision that is open at first.
    decision: Option<usize>,
) -> impl IntoView {
    let first = decision.and_then(|number| past.decisions.get(number));
    let shown = RwSignal::new(first.map_or(0, |decision| decision.seat));
    let opened = RwSignal::new(first.and(decision));
    let seats = past.game.setup().seats();
    let tabs = (seats.len() > 1).then(|| {
        let tabs = seats.iter().enumerate().map(|(seat, player)| {
            let name = names::shown(&player.name).into_owned();
            let show = move |_| {
                shown.set(seat);
            };
            let pressed = move || if shown.get() == seat { "true" } else { "false" };
            view! {
                <button class="plain" aria-pressed=pressed data-once="" on:click=show>
                    {name}
                </button>
            }
        });
        let tabs = tabs.collect_view();
        view! {
            <div class="tabs" role="group" aria-label=words::player()>
                {tabs}
            </div>
        }
    });
    let listed = past.clone();
    let rows = move || {
        let all = listed.decisions.iter().zip(&verdicts).enumerate();
        let of_seat = all.filter(|(_, (decision, _))| decision.seat == shown.get());
        let rows = of_seat.map(|(number, (decision, verdict))| {
            let row = row(&listed.game, decision, verdict);
            view! {
                <li>
                    <button class="decision" on:click=move |_| opened.set(Some(number))>
                        {row}
                    </button>
                </li>
            }
        });
        rows.collect_view()
    };
    view! {
        {tabs}
        <ol class="decisions">{replaced(rows)}</ol>
        {alternatives(past, opened)}
    }
}

/// A decision: the dice, what was played, and what was better.
fn row(game: &Game, decision: &Decision, verdict: &Verdict) -> impl IntoView + use<> {
    let cost = match (verdict.open, verdict.is_best()) {
        (false, _) => view! { <span class="cost only">{words::only_choice()}</span> }.into_any(),
        (true, true) => view! {
            <span class="cost">
                <span aria-hidden="true">"✓ "</span>
                {words::best()}
            </span>
        }
        .into_any(),
        (true, false) => {
            let cost = review::brought(-verdict.cost());
            view! { <span class="cost lost">{cost}</span> }.into_any()
        }
    };
    let better = review::better(game, decision, verdict);
    view! {
        <span class="when">
            <small>{review::when(game, decision)}</small>
            <SmallDice rules=game.rules() shown=decision.dice />
        </span>
        <span class="chosen">{review::played(game, decision)}</span>
        {better.map(|text| view! { <span class="better">{text}</span> })}
        {cost}
    }
}

/// All choices at the open decision.
fn alternatives(past: Arc<Past>, opened: RwSignal<Option<usize>>) -> impl IntoView {
    let titled = past.clone();
    let close = move || opened.set(None);
    let title = move || {
        let decision = opened.get().and_then(|number| titled.decisions.get(number));
        decision
            .map(|decision| review::when(&titled.game, decision))
            .unwrap_or_default()
    };
    let shown = move || {
        let number = opened.get_untracked();
        let number = number.filter(|number| *number < past.decisions.len())?;
        let shown = past.decisions[number].dice;
        Some(view! {
            <SmallDice rules=past.game.rules() shown />
            <Worths past=past.clone() number />
        })
    };
    view! {
        <InfoModal id="alternatives" title open=move || opened.get().is_some() on_close=close>
            {shown()}
        </InfoModal>
    }
}

/// What each choice at a decision is worth.
#[component]
fn Worths(
    /// The game.
    past: Arc<Past>,
    /// The number of the decision.
    number: usize,
) -> impl IntoView {
    let decision = &past.decisions[number];
    let position = Position::new(
        past.game.rules(),
        &decision.card,
        &decision.dice,
        decision.rolls_left,
    );
    let explore = LazyRoute::explore(&position).to_string();
    // So *Back* from the explorer comes to this decision. If opening it already changed the address, *Back* from a later decision
    // would come to this one.
    let here = LazyRoute::Review(past.id.clone(), Some(number)).to_string();
    let leave = move |_| browser::note_hash(&here);
    let answer = ask_solver(move || Some(CoachRequest::Position(position.clone())));
    let worths = move || {
        let decision = &past.decisions[number];
        answer.with(|answer| match answer {
            Some(CoachAnswer::Advice(advised)) => {
                let (rules, card, dice) = (past.game.rules(), &decision.card, &decision.dice);
                let (rolls_left, played) = (decision.rolls_left, decision.played);
                Some(view! { <Choices rules card dice rolls_left advised played /> })
            }
            _ => None,
        })
    };
    view! {
        <div>{worths}</div>
        <p>
            <a id="explore" href=explore on:click=leave>
                {review::explore()}
            </a>
        </p>
    }
}
