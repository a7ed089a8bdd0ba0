//! The score calculator.

use std::sync::Arc;

use leptos::prelude::*;

use crate::ui::background::use_background;
use crate::ui::components::{DiceEntry, Page, Radio, Select, changing, replaced};
use crate::ui::entered::Entered;
use crate::ui::lazy_route::{LazyRoute, PositionText};
use rollkeep_rules::dice::Dice;
use rollkeep_rules::{Card, Offer, RuleSet, Slot, Throw, catalogue};
use rollkeep_words::{categories, dice, explore, practice, real_dice, refusals, rule_sets, words};

/// The part of a card that decides the value of an extra Yahtzee.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Holds {
    /// The points in the Yahtzee box; `None` if it is open.
    yahtzee: Option<u16>,
    /// Whether the upper box of the face is filled.
    upper: bool,
}

/// The score calculator: enter any dice and see what they score in every box of every game.
#[component]
pub fn CalculatorScreen() -> impl IntoView {
    let entered = use_background().entered;
    let Entered { count, faces } = entered;
    let holds = RwSignal::new(Holds {
        yahtzee: None,
        upper: false,
    });
    let rolled = move || {
        let (count, faces) = (count.get(), faces.get());
        Dice::new(&faces).ok().filter(|dice| dice.len() == count)
    };
    let counts = [
        (3, words::three_dice()),
        (5, words::five_dice()),
        (6, words::six_dice()),
    ];
    let counts = counts.map(|(dice, label)| {
        view! {
            <Radio
                group="count"
                value=dice.to_string()
                is_chosen=move || count.get() == dice
                choose=move || entered.ask_for(dice)
            >
                <span>{label}</span>
            </Radio>
        }
    });
    // Asked only if the answer matters.
    let matters = move || {
        rolled().is_some_and(|rolled| {
            let mut games = games(rolled.len());
            games.any(|rules| is_extra(rules, &rolled))
        })
    };
    // Named after its address (see `Route::parse`).
    view! {
        <Page screen="calculator" title=words::calculator()>
            <p class="lead">{words::calculator_help()}</p>
            <a id="explore" href=LazyRoute::Explore(PositionText::default()).to_string()>
                {explore::link()}
            </a>
            <a id="practise" href=LazyRoute::Practice.to_string()>
                {practice::link_text()}
            </a>
            <a id="real-dice" href=LazyRoute::RealDice.to_string()>
                {real_dice::own_dice_link()}
            </a>
            <fieldset class="starts">
                <legend>{words::how_many()}</legend>
                {counts}
            </fieldset>
            <DiceEntry by_keys=true />
            <Show when=matters>
                <JokerQuestion holds />
            </Show>
            <p
                class="aloud"
                role="status"
                prop:textContent=changing(move || rolled().map(|rolled| dice::faces(&rolled)))
            ></p>
            {replaced(move || rolled().map(|rolled| worths(&rolled, holds.get())))}
        </Page>
    }
}

/// The questions about the card.
#[component]
fn JokerQuestion(
    /// The answers.
    holds: RwSignal<Holds>,
) -> impl IntoView {
    let held = holds.get_untracked();
    let own = |(value, words): (&str, String)| (value.to_owned(), words);
    let yahtzee = [
        ("open", words::holds_nothing()),
        ("0", words::holds_zero()),
        ("50", words::holds_fifty()),
    ]
    .map(own);
    let upper = [("open", words::is_open()), ("filled", words::is_filled())].map(own);
    let points = held.yahtzee.map_or("open".to_owned(), |it| it.to_string());
    let choose_points = move |points: String| {
        holds.update(|holds| holds.yahtzee = points.parse().ok());
    };
    let filled = if held.upper { "filled" } else { "open" };
    let choose_filled = move |value: String| {
        holds.update(|holds| holds.upper = value == "filled");
    };
    let label = |words: String| format!("{words} ");
    view! {
        <fieldset class="row joker">
            <legend>{words::joker_question()}</legend>
            <label>
                {label(words::yahtzee_box())}
                <Select id="yahtzee-box" options=yahtzee first=points choose=choose_points />
            </label>
            <label>
                {label(words::upper_box())}
                <Select id="upper-box" options=upper first=filled choose=choose_filled />
            </label>
        </fieldset>
    }
}

/// The value of each box under all rules; rules with the same values share a table.
fn worths(rolled: &Dice, holds: Holds) -> impl IntoView + use<> {
    let mut tables: Vec<(String, Vec<Row>)> = Vec::new();
    for rules in games(rolled.len()) {
        let name = rule_sets::name(rules);
        let card = card(rules, rolled, holds);
        let rows: Vec<Row> = (rules.slots())
            .map(|slot| row(rules, &card, slot, rolled))
            .collect();
        match tables.iter_mut().find(|(_, same)| *same == rows) {
            Some((names, _)) => {
                names.push_str(&words::and_also());
                names.push_str(&name);
            }
            None => tables.push((name, rows)),
        }
    }
    let tables = tables.into_iter().map(|(names, rows)| {
        let rows = rows.into_iter().map(|row| {
            view! {
                <tr class=row.zero.then_some("zero")>
                    <th scope="row">{row.name}</th>
                    <td>{row.points}</td>
                </tr>
            }
        });
        view! {
            <table class="worth">
                <caption>{names}</caption>
                <tbody>{rows.collect_view()}</tbody>
            </table>
        }
    });
    view! { <div class="worths">{tables.collect_view()}</div> }
}

/// The value of a box, in words.
#[derive(PartialEq)]
struct Row {
    name: String,
    points: String,
    /// Whether it is nothing.
    zero: bool,
}

fn games(dice: usize) -> impl Iterator<Item = &'static Arc<RuleSet>> {
    let games = catalogue::all().iter();
    games.filter(move |rules| usize::from(rules.dice) == dice)
}

fn is_extra(rules: &RuleSet, rolled: &Dice) -> bool {
    let yahtzee = rules.extra_yahtzee.map(|extra| Slot(extra.category));
    yahtzee.is_some_and(|slot| rules.fits(slot, &rolled.counts()))
}

fn card(rules: &RuleSet, rolled: &Dice, holds: Holds) -> Card {
    let mut filled = Vec::new();
    if let (Some(extra), Some(points), true) =
        (rules.extra_yahtzee, holds.yahtzee, is_extra(rules, rolled))
    {
        filled.push((Slot(extra.category), points));
        let own = rules.upper_slot(rolled.counts().most());
        filled.extend(own.filter(|_| holds.upper).map(|own| (own, 0)));
    }
    Card::with(rules, filled)
}

fn row(rules: &RuleSet, card: &Card, slot: Slot, rolled: &Dice) -> Row {
    let counts = rolled.counts();
    // The order of a card does not change what dice are worth.
    let worth = |roll| match rules.offer_in_any_order(card, slot, Throw { dice: counts, roll }) {
        Offer::Open { points, bonus: 0 } => (points.to_string(), points == 0),
        Offer::Open { points, bonus } => (format!("{points} + {bonus}"), false),
        Offer::Closed(why) => (refusals::closed(rules, why), true),
        Offer::Filled | Offer::Unknown => (words::is_filled(), true),
    };
    // After the first roll, after the second and so on, as far as they differ.
    let mut worths: Vec<(String, bool)> = (1..=rules.settles()).map(worth).collect();
    worths.dedup();
    let zero = worths.iter().all(|(_, zero)| *zero);
    let points: Vec<String> = worths.into_iter().map(|(points, _)| points).collect();
    Row {
        name: categories::name(&rules.category(slot).id),
        points: points.join(" → "),
        zero,
    }
}
