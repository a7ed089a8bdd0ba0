//! The list of all decisions of a player, in their order or the costliest first.

use std::cmp::Reverse;

use leptos::html::Ol;
use leptos::prelude::*;

use super::OnBoard;
use super::course::class_of;
use super::wins::Wins;
use crate::ui::browser::{self, follow};
use crate::ui::components::{Labelled, SelectPlace, SmallDice, replaced};
use rollkeep_rules::dice::Keep;
use rollkeep_solver::Choice;
use rollkeep_solver::coach::{Mistake, Verdict};
use rollkeep_words::{explore, review as text, words};

/// The order of the list.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    /// As they were made.
    Time,
    /// Those first that cost the most points.
    Points,
    /// Those first that cost the most of the chance to win.
    Chance,
}

impl Order {
    const ALL: [Order; 3] = [Order::Time, Order::Points, Order::Chance];

    fn name(self) -> String {
        match self {
            Order::Time => text::as_played(),
            Order::Points => text::most_points_first(),
            Order::Chance => text::most_chance_first(),
        }
    }
}

/// The decisions of the player whose decision is on the board.
#[component]
pub(super) fn DecisionList(
    /// The board.
    on_board: OnBoard,
) -> impl IntoView {
    let list = NodeRef::<Ol>::new();
    let shown = on_board.clone();
    let order = RwSignal::new(Order::Time);
    let has_wins =
        { on_board.wins }.with_untracked(|wins| wins.iter().any(|it| *it != Wins::Unknown));
    let orders = Order::ALL
        .iter()
        .filter(|order| has_wins || **order != Order::Chance);
    let orders = orders.map(|order| order.name()).collect();
    let choose = move |place: usize| {
        order.set(Order::ALL[place]);
        if let Some(list) = list.get_untracked() {
            browser::scroll_back(&list);
        }
    };
    let numbers = Memo::new(move |_| numbers(&shown, order.get()));
    let listed = on_board.clone();
    let rows = move || {
        let rows = numbers.get().into_iter().map(|number| {
            let row = view! { <Row on_board=&listed number /> };
            let (chosen, shown) = (listed.clone(), listed.number);
            let current = move || (shown.get() == number).then_some("true");
            view! {
                <li>
                    <button
                        class="decision"
                        aria-current=current
                        on:click=move |_| chosen.choose(number)
                    >
                        {row}
                    </button>
                </li>
            }
        });
        rows.collect_view()
    };
    follow(move || {
        on_board.number.track();
        request_animation_frame(move || {
            if let Some(list) = list.try_get_untracked().flatten() {
                browser::scroll_within(&list, "[aria-current]");
            }
        });
    });
    let grades = Mistake::ALL.map(|grade| {
        let (_, name) = text::mistake(grade);
        view! {
            <span class=class_of(grade)>
                <GradeSign grade />
                {name}
            </span>
        }
    });
    view! {
        <p class="grades help">{grades}</p>
        <p class="help">{text::limits(has_wins)}</p>
        {has_wins.then(|| view! { <p class="help">{explore::win_later()}</p> })}
        <Labelled label=text::order()>
            <SelectPlace id="order" words=orders first=None choose />
        </Labelled>
        <ol class="decisions" data-nav="scrolls" node_ref=list>
            {replaced(rows)}
        </ol>
    }
}

/// The numbers of the decisions of the player whose decision is on the board. Of equally costly ones, the first comes first.
fn numbers(on_board: &OnBoard, order: Order) -> Vec<usize> {
    let reviewed = &on_board.reviewed;
    let mut numbers: Vec<usize> = reviewed.path.of_seat(on_board.seat()).collect();
    match order {
        Order::Time => {}
        Order::Points => numbers.sort_by_key(|it| Reverse(reviewed.verdicts[*it].cost())),
        Order::Chance => {
            numbers.sort_by_key(|it| Reverse(on_board.win_cost(*it).map_or(0, |it| it.cost)));
        }
    }
    numbers
}

/// A decision: the dice, what was played, what was better, and what that cost.
#[component]
fn Row<'a>(
    /// The board.
    on_board: &'a OnBoard,
    /// The number of the decision.
    number: usize,
) -> impl IntoView + use<> {
    let reviewed = &on_board.reviewed;
    let (game, decision, verdict) = (
        &reviewed.game,
        &reviewed.decisions[number],
        &reviewed.verdicts[number],
    );
    let of_board = on_board.clone();
    let win_cost = Memo::new(move |_| of_board.win_cost(number));
    let (of_game, of_decision) = (game.clone(), decision.clone());
    let better_to_win = move || {
        let best = win_cost.get()?.better?;
        let says = text::better_for_the_win(&of_game, &of_decision, best);
        Some(view! { <span class="better">{says}</span> })
    };
    let verdict = *verdict;
    // "Best" beside a mistake for the win would contradict it.
    let cost = move || match win_cost.get().and_then(|it| it.mistake) {
        Some(_) if verdict.is_best() => {
            view! { <span class="cost">{text::best_for_points()}</span> }.into_any()
        }
        _ => view! { <Cost verdict /> }.into_any(),
    };
    let to_win = move || {
        let cost = win_cost.get()?;
        let says = match cost.mistake {
            Some(grade) => view! {
                <small class=class_of(grade)>
                    <NamedSign grade />
                    {text::chance_lost(cost.cost)}
                </small>
            }
            .into_any(),
            None if !cost.was_worth_points => return None,
            None => view! {
                <small>
                    <span aria-hidden="true">"✓ "</span>
                    {text::best_to_win()}
                </small>
            }
            .into_any(),
        };
        Some(says)
    };
    view! {
        <span class="when">
            <small>{text::when(game, decision)}</small>
            <SmallDice rules=game.rules() shown=decision.dice kept=kept(decision.played) />
        </span>
        <span class="chosen">{text::played(game, decision)}</span>
        {text::better(game, decision, &verdict)
            .map(|text| view! { <span class="better">{text}</span> })}
        {better_to_win}
        <span class="costs">{cost} {to_win}</span>
    }
}

/// The dice that a choice keeps.
pub(super) const fn kept(choice: Choice) -> Option<Keep> {
    match choice {
        Choice::Keep(keep) => Some(keep),
        Choice::Score(_) => None,
    }
}

/// The sign of a mistake, for the eye alone.
#[component]
pub(super) fn GradeSign(
    /// How grave it is.
    grade: Mistake,
) -> impl IntoView {
    let (sign, _) = text::mistake(grade);
    view! {
        <span class="grade-sign" aria-hidden="true">
            {sign}
        </span>
    }
}

/// The sign of a mistake, and its name for the ear.
#[component]
pub(super) fn NamedSign(
    /// How grave it is.
    grade: Mistake,
) -> impl IntoView {
    let (_, name) = text::mistake(grade);
    view! {
        <GradeSign grade />
        <span class="aloud">{name} " "</span>
    }
}

/// What a decision cost in points, with the sign of the mistake if it was one.
#[component]
pub(super) fn Cost(
    /// What the decision was worth.
    verdict: Verdict,
) -> impl IntoView {
    if !verdict.open {
        return view! { <span class="cost only">{words::only_choice()}</span> }.into_any();
    }
    match verdict.mistake() {
        None => view! {
            <span class="cost">
                <span aria-hidden="true">"✓ "</span>
                {words::best()}
            </span>
        }
        .into_any(),
        Some(grade) => view! {
            <span class=format!("cost {}", class_of(grade))>
                <NamedSign grade />
                {text::brought(-verdict.cost())}
            </span>
        }
        .into_any(),
    }
}
