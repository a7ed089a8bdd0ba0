//! The board: one decision with its dice and its card, and all choices that were possible.

use leptos::html::Details;
use leptos::prelude::*;

use super::actions::Actions;
use super::course::class_of;
use super::decision_list::{Cost, GradeSign, NamedSign, kept};
use super::wins::Wins;
use super::{OnBoard, Reviewed};
use crate::ui::browser::follow;
use crate::ui::components::{
    BestWhy, Button, ChoiceTable, DataRow, DataTable, Icon, IconButton, Shape, SmallDice, Thinking,
    Wide, replaced,
};
use crate::ui::solver_worker::{OpenRequest, use_solver_worker};
use rollkeep_app::review_path::PathMove;
use rollkeep_app::worker::{CoachAnswer, CoachRequest};
use rollkeep_rules::{Offer, Section, Slot};
use rollkeep_solver::Choice;
use rollkeep_solver::coach::{Advised, Decision};
use rollkeep_words::{advice, categories, names, review as text, words};

/// The decision on the board, and buttons that lead to others.
#[component]
pub(super) fn Board(
    /// The board.
    on_board: OnBoard,
) -> impl IntoView {
    // What was on the board stays there until the solver has answered, so that the page does not jump.
    let shown = RwSignal::new(None::<(usize, Advised)>);
    ask(on_board.clone(), shown);
    // After the question about the board itself, which is answered first.
    on_board.find_wins();
    let (head, decided) = (on_board.clone(), on_board.clone());
    let when = move || {
        let decision = head.reviewed.decisions.get(head.number.get());
        decision.map(|decision| text::when(&head.reviewed.game, decision))
    };
    let named = on_board.clone();
    let who = (on_board.reviewed.summaries.len() > 1).then(|| {
        let name = move || {
            let names = named.reviewed.names();
            let name = names.get(named.seat()).copied();
            names::shown(name.unwrap_or_default()).into_owned()
        };
        view! {
            <bdi translate="no" prop:textContent=name></bdi>
            " · "
        }
    });
    let decided = move || {
        shown.with(|shown| match shown {
            Some((number, advised)) => {
                view! { <Decided on_board=&decided number=*number advised /> }.into_any()
            }
            None => view! { <Thinking /> }.into_any(),
        })
    };
    view! {
        <section class="board">
            <h2 id="decision" tabindex="-1" aria-live="polite">
                {who}
                {when}
            </h2>
            <Steps on_board />
            {replaced(move || view! { <div class="decided">{decided()}</div> })}
        </section>
    }
}

/// Asks the solver about each decision that comes onto the board.
fn ask(on_board: OnBoard, shown: RwSignal<Option<(usize, Advised)>>) {
    let (solver, open) = (use_solver_worker(), OpenRequest::none());
    follow(move || {
        let number = on_board.number.get();
        let reviewed = &on_board.reviewed;
        let Some(decision) = reviewed.decisions.get(number) else {
            return;
        };
        let position = reviewed.position(decision);
        let asked = solver.ask(CoachRequest::Position(position), move |answer| {
            if let CoachAnswer::Advice(advised) = answer {
                shown.set(Some((number, advised)));
            }
        });
        open.replace(asked);
    });
}

/// The choice of the player; nothing for one alone.
#[component]
pub(super) fn PlayerTabs(
    /// The board.
    on_board: OnBoard,
) -> impl IntoView {
    let seats = on_board.reviewed.names();
    (seats.len() > 1).then(|| {
        let tabs = seats.iter().enumerate().map(|(seat, name)| {
            let (pressed, chosen) = (on_board.clone(), on_board.clone());
            let pressed = move || (pressed.seat() == seat).to_string();
            let show = move |_| {
                let first = chosen.reviewed.path.start_of(seat);
                if let Some(first) = first.filter(|_| untrack(|| chosen.seat()) != seat) {
                    chosen.number.set(first);
                }
            };
            view! {
                <button class="plain" aria-pressed=pressed data-once="" on:click=show>
                    {names::shown(name).into_owned()}
                    <Costliest reviewed=&on_board.reviewed seat />
                </button>
            }
        });
        view! {
            <div class="tabs even" role="group" aria-label=words::player()>
                {tabs.collect_view()}
            </div>
        }
    })
}

/// What the costliest decision of a player cost, if one cost anything. The player's tab leads to it.
#[component]
fn Costliest<'a>(
    /// The game.
    reviewed: &'a Reviewed,
    /// The player's seat.
    seat: usize,
) -> impl IntoView + use<> {
    let verdict = { reviewed.path.costliest(seat) }.map(|number| reviewed.verdicts[number]);
    verdict.map(|verdict| view! { <Cost verdict /> })
}

/// The buttons that step through the decisions of the player.
#[component]
fn Steps(
    /// The board.
    on_board: OnBoard,
) -> impl IntoView {
    let counted = on_board.clone();
    let count = move || {
        let number = counted.number.get();
        let own: Vec<usize> = counted.reviewed.path.of_seat(counted.seat()).collect();
        let place = own.iter().position(|it| *it == number);
        text::number_of(place.map_or(0, |place| place + 1), own.len())
    };
    let step = |by| {
        let on_board = on_board.clone();
        move || on_board.step(by)
    };
    let leads_nowhere = |by| {
        let on_board = on_board.clone();
        move || on_board.after(by).is_none().then_some("true")
    };
    view! {
        <div class="path-buttons">
            <IconButton
                shape=Shape::Back
                name=text::previous_decision()
                on_tap=step(PathMove::Back)
                attr:id="previous"
                attr:aria-disabled=leads_nowhere(PathMove::Back)
            />
            <span class="count">{count}</span>
            <IconButton
                shape=Shape::Forward
                name=text::next_decision()
                on_tap=step(PathMove::Forward)
                attr:id="following"
                attr:aria-disabled=leads_nowhere(PathMove::Forward)
            />
            <Button
                id="next-mistake"
                on_tap=step(PathMove::ToMistake)
                attr:aria-disabled=leads_nowhere(PathMove::ToMistake)
            >
                {text::next_mistake()}
                <Icon shape=Shape::Forward />
            </Button>
        </div>
    }
}

/// A decision: what it cost, the dice, the card, why the best choice is better, and all choices.
#[component]
fn Decided<'a>(
    /// The board.
    on_board: &'a OnBoard,
    /// The number of the decision.
    number: usize,
    /// All choices with their values.
    advised: &'a Advised,
) -> impl IntoView + use<> {
    let reviewed = &*on_board.reviewed;
    let game = &reviewed.game;
    let rules = game.rules();
    let (decision, verdict) = (&reviewed.decisions[number], &reviewed.verdicts[number]);
    let (card, dice, rolls_left) = (&decision.card, &decision.dice, decision.rolls_left);
    let grade = match verdict.mistake() {
        Some(grade) => {
            let (_, name) = text::mistake(grade);
            let cost = text::brought(-verdict.cost());
            view! {
                <p class=format!("grade {}", class_of(grade))>
                    <GradeSign grade />
                    <b>{name}</b>
                    <span class="cost">{cost}</span>
                </p>
            }
            .into_any()
        }
        None => {
            let (sign, says) = match verdict.open {
                true => ("✓ ", words::nothing_better()),
                false => ("", words::only_choice()),
            };
            let of_board = on_board.clone();
            let says = move || {
                let mistake = of_board.win_cost(number).and_then(|cost| cost.mistake);
                mistake.map_or_else(|| says.clone(), |_| text::nothing_brings_more())
            };
            view! {
                <p class="grade">
                    <span>
                        <span aria-hidden="true">{sign}</span>
                        {says}
                    </span>
                </p>
            }
            .into_any()
        }
    };
    let better = text::better(game, decision, verdict).map(|better| {
        view! {
            <div class="board-choice">
                <SmallDice rules shown=*dice kept=kept(verdict.best) />
                <span>{better}</span>
            </div>
        }
    });
    let of_board = on_board.clone();
    let wins = Memo::new(move |_| of_board.wins_of(number));
    let of_board = on_board.clone();
    let says_wins = move || wins.with(|wins| says_wins(&of_board, number, wins));
    let played = Some(decision.played);
    // The list of choices stays open from one decision to the next.
    let (all_choices, of_board) = (NodeRef::<Details>::new(), on_board.clone());
    let is_open = of_board.shows_choices.get_untracked();
    let note_open = move |_| {
        if let Some(details) = all_choices.get_untracked() {
            of_board.shows_choices.set(details.open());
        }
    };
    let choices = {
        let (rules, card, dice) = (rules.clone(), card.clone(), *dice);
        let advised = advised.clone();
        move || {
            let win_advice = wins.with(|wins| wins.advice().cloned());
            let (rules, card, dice, advised) = (&rules, &card, &dice, &advised);
            view! { <ChoiceTable rules card dice rolls_left advised win_advice played /> }
        }
    };
    view! {
        {grade}
        <div class="board-choice">
            <SmallDice rules shown=*dice kept=kept(decision.played) />
            <span>{text::played(game, decision)}</span>
        </div>
        {better}
        {says_wins}
        <p class="help">{text::luck_of_roll(reviewed.luck[number])}</p>
        <BestWhy rules card dice rolls_left advised played />
        <CardThen reviewed number advised />
        <TotalsThen reviewed number />
        <details class="fold" node_ref=all_choices prop:open=is_open on:toggle=note_open>
            <summary>{words::all_choices()}</summary>
            {choices}
        </details>
        <Actions reviewed number />
    }
}

/// How likely the choice of the player wins, with the sign of the mistake if another choice wins more often. Nothing if that is not known.
fn says_wins(on_board: &OnBoard, number: usize, wins: &Wins) -> Option<impl IntoView + use<>> {
    let reviewed = &on_board.reviewed;
    let (decision, verdict) = (&reviewed.decisions[number], &reviewed.verdicts[number]);
    let says = match wins {
        Wins::Unknown => None,
        // Of the same height as what will stand here.
        Wins::Awaited => Some(text::wins_after("…")),
        Wins::Known(advice) => text::wins(&reviewed.game, decision, verdict, advice),
    };
    let why = wins.advice().and_then(|advice| {
        let expected = reviewed.expected_then(number);
        text::why_points_do_not_win(&reviewed.game, decision, verdict, advice, &expected)
    });
    let mistake = on_board.win_cost(number).and_then(|it| it.mistake);
    says.map(|says| {
        view! {
            <p class=format!(
                "wins {}",
                mistake.map_or("", class_of),
            )>{mistake.map(|grade| view! { <NamedSign grade /> })} {says}</p>
            {why.map(|why| view! { <p>{why}</p> })}
        }
    })
}

/// The card at a decision. Open boxes show what they would have brought then, and how much less that is worth than the best choice.
#[component]
fn CardThen<'a>(
    /// The game.
    reviewed: &'a Reviewed,
    /// The number of the decision.
    number: usize,
    /// All choices with their values.
    advised: &'a Advised,
) -> impl IntoView + use<> {
    let rules = reviewed.game.rules();
    let decision = &reviewed.decisions[number];
    let half = |section| {
        let slots = rules
            .slots()
            .filter(|slot| rules.category(*slot).section == section);
        let rows = slots.map(|slot| view! { <BoxThen reviewed decision category=slot advised /> });
        let rows = rows.collect_view();
        view! { <ul>{rows}</ul> }
    };
    view! {
        <section class="card-then" aria-label=text::card()>
            {half(Section::Upper)}
            {half(Section::Lower)}
        </section>
    }
}

/// The totals of all players at a decision, and what they would end with on average. Nothing for one alone.
#[component]
fn TotalsThen<'a>(
    /// The game.
    reviewed: &'a Reviewed,
    /// The number of the decision.
    number: usize,
) -> impl IntoView + use<> {
    let decision = &reviewed.decisions[number];
    let mut others = decision.others.iter();
    let names = reviewed.names();
    let rows = names.iter().zip(reviewed.expected_then(number)).enumerate();
    let rows = rows.filter_map(|(seat, (name, expected))| {
        let is_own = seat == decision.seat;
        let card = match is_own {
            true => &decision.card,
            false => others.next()?,
        };
        let total = card.totals(reviewed.game.rules()).grand();
        let cells = [total.to_string(), advice::points(expected)];
        let name = names::shown(name).into_owned();
        Some(view! {
            <DataRow class=is_own.then_some("played") cells>
                <bdi translate="no">{name}</bdi>
            </DataRow>
        })
    });
    let rows = rows.collect_view();
    let heads = [String::new(), words::total(), words::expected_total()];
    (names.len() > 1).then(|| {
        view! {
            <Wide name=text::totals_then()>
                <DataTable class="numbers sums totals-then" caption=text::totals_then() heads>
                    {rows}
                </DataTable>
            </Wide>
        }
    })
}

/// A box of the card at a decision.
#[component]
fn BoxThen<'a>(
    /// The game.
    reviewed: &'a Reviewed,
    /// The decision.
    decision: &'a Decision,
    /// The box.
    category: Slot,
    /// All choices with their values.
    advised: &'a Advised,
) -> impl IntoView + use<> {
    let rules = reviewed.game.rules();
    let name = categories::name(&rules.category(category).id);
    if let Some(points) = decision.card.points(category) {
        return view! {
            <li class="written">
                <span class="box-name">{name}</span>
                <b>{points.to_string()}</b>
            </li>
        }
        .into_any();
    }
    let choice = Choice::Score(category);
    let throw = rules.throw(decision.dice.counts(), decision.rolls_left);
    let offered = match rules.offer(&decision.card, category, throw) {
        Offer::Open { points, bonus: 0 } => points.to_string(),
        Offer::Open { points, bonus } => format!("{points} + {bonus}"),
        Offer::Closed(_) | Offer::Filled | Offer::Unknown => String::new(),
    };
    let less = { advised.value(choice, &decision.dice) }.map(|value| advised.expected - value);
    let less = less.map(|less| {
        view! {
            <small>
                <span aria-hidden="true">{advice::relative(less)}</span>
                <span class="aloud">{advice::relative_aloud(less)}</span>
            </small>
        }
    });
    let class = match (decision.played == choice, advised.best == choice) {
        (true, true) => "open played best",
        (true, false) => "open played",
        (false, true) => "open best",
        (false, false) => "open",
    };
    let mark =
        (decision.played == choice).then(|| view! { <span class="aloud">{words::played()}</span> });
    view! {
        <li class=class>
            <span class="box-name">{name}</span>
            <span>{offered}</span>
            {less}
            {mark}
        </li>
    }
    .into_any()
}
