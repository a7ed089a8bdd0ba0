//! The list of all choices in a position, the best first.

use leptos::prelude::*;

use super::odds::{TurnEnds, turn_ends};
use super::{DataTable, Why, Wide, changing};
use rollkeep_rules::dice::{Dice, Keep};
use rollkeep_rules::{Card, RuleSet};
use rollkeep_solver::Choice;
use rollkeep_solver::coach::{Advised, MicroPoints, PartsPerMillion, WinAdvice, shows_same};
use rollkeep_words::{advice, words};

/// All choices in a position with their expected values, the best first. Under each keep, the player can see how the
/// turn may end.
#[component]
pub fn Choices<'a>(
    /// The rules.
    rules: &'a RuleSet,
    /// The card.
    card: &'a Card,
    /// The dice.
    dice: &'a Dice,
    /// How many rolls are left.
    rolls_left: u8,
    /// What the coach says.
    advised: &'a Advised,
    /// How often each choice wins, if that is known.
    #[prop(default = None)]
    win_advice: Option<WinAdvice>,
    /// The choice that was played: it is marked.
    #[prop(default = None)]
    played: Option<Choice>,
    /// Whether values have three decimals instead of one, and chances two instead of none.
    #[prop(optional, into)]
    exact: Signal<bool>,
) -> impl IntoView + use<> {
    view! {
        <BestWhy rules card dice rolls_left advised played />
        <ChoiceTable rules card dice rolls_left advised win_advice played exact />
    }
}

/// Why the best choice is better than another one. Nothing if all are equally good.
#[component]
pub fn BestWhy<'a>(
    /// The rules.
    rules: &'a RuleSet,
    /// The card.
    card: &'a Card,
    /// The dice.
    dice: &'a Dice,
    /// How many rolls are left.
    rolls_left: u8,
    /// What the coach says.
    advised: &'a Advised,
    /// The choice that was played.
    played: Option<Choice>,
) -> impl IntoView + use<> {
    let all = advised.choices();
    // The best choice is compared with the one that was played, if it was worse; else with the next best that is worse.
    let is_worse = |value: MicroPoints| !advice::is_level(advised.expected - value);
    let played_worse = played.filter(|choice| advised.value(*choice, dice).is_some_and(is_worse));
    let next = || {
        { all.iter() }
            .find(|(_, value)| is_worse(*value))
            .map(|(choice, _)| *choice)
    };
    played_worse.or_else(next).map(|other| {
        // Who keeps all dice fills a box.
        let other = match (other, advised.boxes.first()) {
            (Choice::Keep(keep), Some(&(slot, _))) if keep == Keep::all(dice.len()) => {
                Choice::Score(slot)
            }
            (other, _) => other,
        };
        let choices = [advised.best, other];
        view! { <Why rules card dice rolls_left choices /> }
    })
}

/// The table of all choices.
#[component]
pub fn ChoiceTable<'a>(
    /// The rules.
    rules: &'a RuleSet,
    /// The card.
    card: &'a Card,
    /// The dice.
    dice: &'a Dice,
    /// How many rolls are left.
    rolls_left: u8,
    /// What the coach says.
    advised: &'a Advised,
    /// How often each choice wins, if that is known.
    #[prop(default = None)]
    win_advice: Option<WinAdvice>,
    /// The choice that was played: it is marked.
    played: Option<Choice>,
    /// Whether values have three decimals instead of one, and chances two instead of none.
    #[prop(optional, into)]
    exact: Signal<bool>,
) -> impl IntoView + use<> {
    let was_played = |choice: Choice| match (choice, played) {
        (Choice::Keep(one), Some(Choice::Keep(other))) => shows_same(dice, one, other),
        (one, other) => Some(one) == other,
    };
    let rows = advised.choices().into_iter().map(|(choice, value)| {
        let wins = { win_advice.as_ref() }.map(|it| it.chance(choice, dice).unwrap_or_default());
        let ends = advised.odds_of(choice).map(|ends| turn_ends(rules, ends));
        view! {
            <ChoiceRow
                says=advice::in_list(rules, card, dice, rolls_left, choice)
                played=was_played(choice)
                value
                against=advised.expected - value
                exact
                wins
                ends
            />
        }
    });
    let rows = rows.collect_view();
    let mut heads = vec![
        words::choice(),
        words::expected_total(),
        words::against_best(),
    ];
    let help = win_advice.is_some().then(|| {
        heads.push(advice::chance_to_win());
        view! { <p class="help">{advice::chance_to_win_help()}</p> }
    });
    view! {
        <Wide name=words::all_choices()>
            <DataTable class="numbers choices" heads attr:aria-label=words::all_choices()>
                {rows}
            </DataTable>
        </Wide>
        {help}
    }
}

/// A choice, and under it how the turn may end.
#[component]
fn ChoiceRow(
    /// The choice in words.
    says: String,
    /// Whether it was played.
    played: bool,
    /// Its expected value.
    value: MicroPoints,
    /// How much that is less than the best.
    against: MicroPoints,
    /// Whether all have more decimals.
    exact: Signal<bool>,
    /// How often it wins; nothing if the table has no such column.
    wins: Option<PartsPerMillion>,
    /// How the turn may end, if that is known.
    ends: Option<Vec<[String; 3]>>,
) -> impl IntoView {
    let open = RwSignal::new(false);
    let says = match ends {
        Some(_) => view! {
            <button
                class="more"
                aria-expanded=move || open.get().to_string()
                on:click=move |_| open.update(|open| *open = !*open)
            >
                {says}
            </button>
        }
        .into_any(),
        None => view! { <span>{says}</span> }.into_any(),
    };
    let mark = played.then(|| view! { <small>{format!(" {}", words::played())}</small> });
    let columns = if wins.is_some() { "4" } else { "3" };
    let ends = ends.map(|ends| {
        view! {
            <Show when=move || open.get()>
                <TurnEnds ends=ends.clone() columns />
            </Show>
        }
    });
    let points = move || match exact.get() {
        true => advice::exact_points(value),
        false => advice::points(value),
    };
    let against = move || match exact.get() {
        true => advice::exact_relative(against),
        false => advice::relative(against),
    };
    let chance = move |wins| {
        move || match exact.get() {
            true => advice::exact_percent(wins),
            false => advice::percent(wins),
        }
    };
    view! {
        <tr class=played.then_some("played")>
            <th scope="row">{says} {mark}</th>
            <td prop:textContent=changing(points)></td>
            <td prop:textContent=changing(against)></td>
            {wins.map(|wins| view! { <td prop:textContent=changing(chance(wins))></td> })}
        </tr>
        {ends}
    }
}
