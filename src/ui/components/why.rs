//! Why the best choice is better than another one.

use leptos::html::Details;
use leptos::prelude::*;

use super::{Button, Chart, DataRow, DataTable, TryAgain};
use crate::ui::solver_worker::{SolverWorker, use_solver_worker};
use rollkeep_app::worker::{CoachAnswer, CoachRequest};
use rollkeep_rules::dice::Dice;
use rollkeep_rules::{Card, RuleSet};
use rollkeep_solver::Choice;
use rollkeep_solver::coach::{DeciPoints, Outlook, PartsPerMillion, Position, Reason, Reasons};
use rollkeep_words::{advice, words};

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
    let open = rules.slots().filter(|slot| card.is_open(*slot)).count();
    let is_quick = open <= AT_ONCE;
    let solver = match is_quick {
        true => use_solver_worker(),
        // Others need not wait for it, and it ends with this part of the screen.
        false => SolverWorker::of_its_own(),
    };
    let asked = RwSignal::new(is_quick);
    let position = Position::new(rules, card, dice, rolls_left);
    let names = choices.map(|it| advice::in_list(rules, card, dice, rolls_left, it));
    let request = CoachRequest::Why(position.clone(), choices);
    let answer = solver.follow(move || asked.get().then(|| request.clone()));
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
        <Totals solver position choices names />
        {(!is_quick).then(|| view! { <TryAgain solver id="why-again" /> })}
    }
}

/// How likely each total is after both choices. It is computed once somebody unfolds it.
#[component]
fn Totals(
    /// Computes them.
    solver: SolverWorker,
    /// The position.
    position: Position,
    /// The choices.
    choices: [Choice; 2],
    /// The choices in words.
    names: [String; 2],
) -> impl IntoView {
    let details = NodeRef::<Details>::new();
    let is_open = RwSignal::new(false);
    let note = move |_| {
        if let Some(details) = details.get_untracked() {
            is_open.set(details.open());
        }
    };
    let asked = Memo::new(move |before: Option<&bool>| before == Some(&true) || is_open.get());
    let ask = |request: CoachRequest| solver.follow(move || asked.get().then(|| request.clone()));
    let totals = choices.map(|choice| ask(CoachRequest::TotalsAfter(position.clone(), choice)));
    let bonuses = choices.map(|choice| ask(CoachRequest::BonusAfter(position.clone(), choice)));
    let shown = move || {
        if !asked.get() {
            return None;
        }
        let [one, other] = totals.map(|answer| answer.get());
        let [bonus, other_bonus] = bonuses.map(|answer| answer.get());
        let is_complete = bonus.is_some() && other_bonus.is_some();
        Some(match (one, other) {
            (Some(CoachAnswer::Totals(one)), Some(CoachAnswer::Totals(other))) if is_complete => {
                let outlook = Outlook::of(&[one, other]);
                let bonuses = [bonus, other_bonus].map(|answer| match answer {
                    Some(CoachAnswer::Bonus(chance)) => Some(chance),
                    _ => None,
                });
                view! { <OutlookChart outlook names=names.clone() bonuses /> }.into_any()
            }
            (Some(_), Some(_)) if is_complete => {
                view! { <p>{advice::why_too_long()}</p> }.into_any()
            }
            _ => view! { <p class="coming">{solver.waiting()}</p> }.into_any(),
        })
    };
    view! {
        <details class="outlook" node_ref=details on:toggle=note>
            <summary>{advice::outlook()}</summary>
            {shown}
        </details>
    }
}

/// How likely it is to reach each total, after each choice.
#[component]
fn OutlookChart(
    /// The chances.
    outlook: Outlook,
    /// The choices in words.
    names: [String; 2],
    /// How likely each choice brings the upper bonus, if that is known.
    bonuses: [Option<PartsPerMillion>; 2],
) -> impl IntoView {
    let over = { outlook.totals.iter() }.map(ToString::to_string).collect();
    let over = (words::total(), over);
    let legend = { names.iter().zip(bonuses) }
        .map(|(name, bonus)| view! { <li>{advice::and_bonus(name, bonus)}</li> })
        .collect_view();
    let lines = names.into_iter().zip(outlook.at_least);
    let lines = lines.map(|(name, chances)| (name, chances.into_iter().map(i64::from).collect()));
    let percent = |chance: i64| advice::percent(chance as PartsPerMillion);
    view! {
        // There is room for a few letters at the lines.
        <ul class="line-styles">{legend}</ul>
        <Chart
            caption=advice::outlook_help()
            over
            lines=lines.collect()
            mark=percent
            cell=percent
        />
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
