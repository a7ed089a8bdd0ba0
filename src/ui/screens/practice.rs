//! The score calculator.

use leptos::prelude::*;

use crate::dice::{Dice, Face};
use crate::rules::{Card, Offer, RuleSet, Slot, catalogue};
use crate::text::{categories, dice, refusals, rule_sets, words};
use crate::ui::components::{DieFace, FaceShapes, Icon, Page, Shape};

/// What the card holds that decides what a further Yahtzee is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Holds {
    /// The Yahtzee box; `None` while it is open.
    yahtzee: Option<u16>,
    /// Is the upper box of the face filled?
    upper: bool,
}

/// Enter any dice and see what every box of every game gives.
#[component]
pub fn PracticeScreen() -> impl IntoView {
    let count = RwSignal::new(5_usize);
    let faces = RwSignal::new(Vec::<Face>::new());
    let holds = RwSignal::new(Holds {
        yahtzee: None,
        upper: false,
    });
    let thrown = Memo::new(move |_| {
        let (count, faces) = (count.get(), faces.get());
        Dice::new(&faces).ok().filter(|dice| dice.len() == count)
    });
    view! {
        <Page screen="practice" title=words::PRACTICE>
            <FaceShapes/>
            <p class="lead">{words::PRACTICE_HELP}</p>
            <fieldset class="row">
                <legend>{words::HOW_MANY}</legend>
                {[(5, words::FIVE_DICE), (6, words::SIX_DICE)].map(|(dice, label)| view! {
                    <label class="choice">
                        <input type="radio" name="count" value=dice.to_string()
                            prop:checked=move || count.get() == dice
                            on:change=move |_| {
                                count.set(dice);
                                faces.update(|faces| faces.truncate(dice));
                            }/>
                        <span>{label}</span>
                    </label>
                })}
            </fieldset>
            <Entry count faces/>
            <JokerQuestion thrown holds/>
            {move || thrown.get().map(|thrown| view! { <Worth thrown holds=holds.get()/> })}
        </Page>
    }
}

/// The dice entered so far, and the faces to add.
#[component]
fn Entry(
    /// How many dice there are.
    count: RwSignal<usize>,
    /// The dice entered so far.
    faces: RwSignal<Vec<Face>>,
) -> impl IntoView {
    view! {
        <div class="entry">
            <div class="dice">
                {move || (0..count.get()).map(|place| match faces.get().get(place).copied() {
                    Some(face) => view! {
                        <button
                            class="pick"
                            aria-label=format!("{} {}: {}", words::TAKE_AWAY, place + 1, face.pips())
                            on:click=move |_| faces.update(|faces| { faces.remove(place); })
                        >
                            <DieFace face/>
                        </button>
                    }.into_any(),
                    None => view! { <span class="pick blank"></span> }.into_any(),
                }).collect_view()}
            </div>
            <div class="faces">
                {Face::ALL.map(|face| view! {
                    <button
                        class="pick small"
                        aria-label=format!("{} {}", words::ADD_DIE, face.pips())
                        aria-disabled=move || (faces.with(Vec::len) >= count.get()).then_some("true")
                        on:click=move |_| if faces.with_untracked(Vec::len) < count.get_untracked() {
                            faces.update(|faces| faces.push(face));
                        }
                    >
                        <DieFace face/>
                    </button>
                })}
                <button class="plain" on:click=move |_| faces.set(Vec::new())>
                    <Icon shape=Shape::Cross/>{words::CLEAR}
                </button>
            </div>
        </div>
    }
}

/// Asked only where the answer matters: what the card already holds.
#[component]
fn JokerQuestion(
    /// The dice, once all are entered.
    thrown: Memo<Option<Dice>>,
    /// What the card holds.
    holds: RwSignal<Holds>,
) -> impl IntoView {
    let matters = Memo::new(move |_| {
        thrown.get().is_some_and(|thrown| {
            games(thrown.len())
                .iter()
                .any(|rules| is_extra(rules, &thrown))
        })
    });
    let boxes = [
        ("open", words::HOLDS_NOTHING, None),
        ("0", words::HOLDS_ZERO, Some(0)),
        ("50", words::HOLDS_FIFTY, Some(50)),
    ];
    view! {
        <Show when=move || matters.get()>
            <fieldset class="row joker">
                <legend>{words::JOKER_QUESTION}</legend>
                <label>
                    {words::YAHTZEE_BOX}" "
                    <select id="yahtzee-box" on:change=move |event| {
                        let value = event_target_value(&event);
                        holds.update(|holds| holds.yahtzee = value.parse().ok());
                    }>
                        {boxes.map(|(value, label, held)| view! {
                            <option value=value selected=holds.get_untracked().yahtzee == held>{label}</option>
                        })}
                    </select>
                </label>
                <label>
                    {words::UPPER_BOX}" "
                    <select id="upper-box" on:change=move |event| {
                        let filled = event_target_value(&event) == "filled";
                        holds.update(|holds| holds.upper = filled);
                    }>
                        <option value="open">{words::IS_OPEN}</option>
                        <option value="filled" selected=holds.get_untracked().upper>{words::IS_FILLED}</option>
                    </select>
                </label>
            </fieldset>
        </Show>
    }
}

/// What each box of each game gives; games that give the same share a table.
#[component]
fn Worth(
    /// The dice.
    thrown: Dice,
    /// What the card holds.
    holds: Holds,
) -> impl IntoView {
    let mut tables: Vec<(String, Vec<Row>)> = Vec::new();
    for rules in games(thrown.len()) {
        let name = rule_sets::name(&rules.id);
        let card = card(rules, &thrown, holds);
        let rows: Vec<Row> = (rules.slots())
            .map(|slot| row(rules, &card, slot, &thrown))
            .collect();
        match tables.iter_mut().find(|(_, same)| *same == rows) {
            Some((names, _)) => {
                names.push_str(words::AND_ALSO);
                names.push_str(name);
            }
            None => tables.push((name.to_owned(), rows)),
        }
    }
    view! {
        <p class="aloud" role="status">{dice::faces(&thrown)}</p>
        <div class="worths">
            {tables.into_iter().map(|(names, rows)| view! {
                <table class="worth">
                    <caption>{names}</caption>
                    <tbody>
                        {rows.into_iter().map(|row| view! {
                            <tr class:zero=row.zero><th scope="row">{row.name}</th><td>{row.points}</td></tr>
                        }).collect_view()}
                    </tbody>
                </table>
            }).collect_view()}
        </div>
    }
}

/// What a box gives, in words.
#[derive(PartialEq)]
struct Row {
    name: &'static str,
    points: String,
    /// Is that nothing?
    zero: bool,
}

fn games(dice: usize) -> Vec<&'static RuleSet> {
    let games = catalogue::ALL.into_iter();
    games
        .filter(|rules| usize::from(rules.dice) == dice)
        .collect()
}

fn is_extra(rules: &RuleSet, thrown: &Dice) -> bool {
    let yahtzee = rules.extra_yahtzee.map(|extra| Slot(extra.category));
    yahtzee.is_some_and(|slot| rules.category(slot).pattern.holds(&thrown.counts()))
}

fn card(rules: &RuleSet, thrown: &Dice, holds: Holds) -> Card {
    let mut filled = Vec::new();
    if let (Some(extra), Some(points), true) =
        (rules.extra_yahtzee, holds.yahtzee, is_extra(rules, thrown))
    {
        filled.push((Slot(extra.category), points));
        let own = rules.upper_slot(thrown.counts().most());
        filled.extend(own.filter(|_| holds.upper).map(|own| (own, 0)));
    }
    Card::with(rules, filled)
}

fn row(rules: &'static RuleSet, card: &Card, slot: Slot, thrown: &Dice) -> Row {
    let (points, zero) = match rules.offer(card, slot, &thrown.counts()) {
        Offer::Open { points, bonus: 0 } => (points.to_string(), points == 0),
        Offer::Open { points, bonus } => (format!("{points} + {bonus}"), false),
        Offer::Closed(why) => (refusals::closed(rules, why), true),
        Offer::Filled | Offer::Unknown => (words::IS_FILLED.to_owned(), true),
    };
    Row {
        name: categories::name(&rules.category(slot).id),
        points,
        zero,
    }
}
