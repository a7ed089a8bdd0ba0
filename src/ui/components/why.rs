//! Why the best choice is better than another one.

use leptos::prelude::*;

use super::{Button, DataRow, DataTable};
use crate::ui::solver_worker::{ask_solver, use_solver_worker};
use rollkeep_app::worker::{CoachAnswer, CoachRequest};
use rollkeep_rules::dice::Dice;
use rollkeep_rules::{Card, RuleSet};
use rollkeep_solver::Choice;
use rollkeep_solver::coach::{DeciPoints, Position, Reason, Reasons};
use rollkeep_words::advice;

/// With so many open boxes, or fewer, the reasons are there in a moment. With more, they are worked out only if somebody asks.
const AT_ONCE: usize = 8;

/// Says why the first of two choices in a position is better than the second: in a sentence, and in a table that unfolds.
#[component]
pub fn Why<'a>(
    /// The rules.
    rules: &'a RuleSet,
    /// The card.
    card: &'a Card,
    /// The dice.
    dice: &'a Dice,
    /// How many rolls are left.
    rolls_left: u8,
    /// The better choice, and the other one.
    choices: [Choice; 2],
) -> impl IntoView + use<> {
    let solver = use_solver_worker();
    let open = rules.slots().filter(|slot| card.is_open(*slot)).count();
    let asked = RwSignal::new(open <= AT_ONCE);
    let position = Position::new(rules, card, dice, rolls_left);
    let request = CoachRequest::Why(position, choices);
    let answer = ask_solver(move || asked.get().then(|| request.clone()));
    let (rules, card, dice) = (rules.clone(), card.clone(), *dice);
    let shown = move || {
        answer.with(|answer| match answer {
            Some(CoachAnswer::Why(reasons)) => {
                let more = reasons.all().iter().map(|it| it.more).sum();
                let better = advice::better(&rules, &card, &dice, rolls_left, choices, more);
                view! { <Answer rules=&rules better reasons /> }.into_any()
            }
            // Only because it would take too long: the choices come from an answer about the same position.
            Some(_) => view! { <p>{advice::why_too_long()}</p> }.into_any(),
            None if asked.get() => view! { <p class="coming">{solver.waiting()}</p> }.into_any(),
            None => {
                let ask = move || asked.set(true);
                view! {
                    <Button id="why" on_tap=ask>
                        {advice::why()}
                    </Button>
                }
                .into_any()
            }
        })
    };
    view! {
        <section class="why" aria-live="polite">
            {shown}
        </section>
    }
}

/// The reasons.
#[component]
fn Answer<'a>(
    /// The rules.
    rules: &'a RuleSet,
    /// How much better the choice is.
    better: String,
    /// Why.
    reasons: &'a Reasons,
) -> impl IntoView + use<> {
    let most = { reasons.all().iter() }.map(|it| it.more.abs()).max();
    let most = most.unwrap_or(1);
    let rows = reasons.all().iter().map(|&reason| {
        let (from, points) = advice::reason(rules, reason);
        view! { <DataRow cells=[points]>{from} <Bar reason most /></DataRow> }
    });
    let rows = rows.collect_view();
    let because = advice::because(rules, reasons);
    view! {
        <p>{better} " " {because}</p>
        <details>
            <summary>{advice::why_all()}</summary>
            <DataTable class="numbers reasons" heads=[advice::why_from(), advice::why_points()]>
                {rows}
            </DataTable>
        </details>
    }
}

/// The points of a reason as a bar, beside those of the weightiest one.
#[component]
fn Bar(
    /// The reason.
    reason: Reason,
    /// The points of the weightiest reason.
    most: DeciPoints,
) -> impl IntoView {
    let class = if reason.more < 0 {
        "weight lost"
    } else {
        "weight"
    };
    let share = format!("{}%", 100 * reason.more.abs() / most);
    view! { <span class=class aria-hidden="true" style:inline-size=share></span> }
}
