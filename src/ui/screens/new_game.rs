//! Setting up a game.

use std::sync::Arc;

use leptos::prelude::*;

use crate::game::{Game, Millis, Seat, Setup, Start};
use crate::rules::{RuleSet, catalogue};
use crate::text::{refusals, rule_sets, words};
use crate::ui::browser;
use crate::ui::components::{Icon, Modal, Page, RulesText, Shape};
use crate::ui::device::Device;
use crate::ui::route::Route;
use crate::ui::table;

/// The clocks on offer, in minutes; 0 is none.
const CLOCKS: [u32; 5] = [0, 5, 10, 20, 30];

/// A seat that is being set up. Its key stays while its place in the list changes.
#[derive(Clone, Copy)]
struct Draft {
    key: usize,
    name: RwSignal<String>,
}

/// Setting up a game: rules, people, who starts, clock.
#[component]
pub fn NewGameScreen() -> impl IntoView {
    let device = Device::here();
    let settings = device.settings.get_untracked();
    let last = settings.rules.as_deref().and_then(catalogue::find);
    let rules = RwSignal::new(last.unwrap_or(catalogue::DEFAULT));
    let seats = RwSignal::new(drafts(&settings.table));
    let start = RwSignal::new(Start::Seating);
    let clock = RwSignal::new(0_u32);
    let trouble = RwSignal::new(None::<String>);
    let begin = move || {
        let names = seats.with_untracked(|seats| {
            let names = seats
                .iter()
                .map(|seat| seat.name.get_untracked().trim().to_owned());
            names.collect::<Vec<String>>()
        });
        let rules = rules.get_untracked();
        let people = names.iter().map(|name| Seat::person(name)).collect();
        let clock = Some(Millis::minutes(clock.get_untracked())).filter(|time| time.0 > 0);
        match Setup::new(
            Arc::new(rules.clone()),
            people,
            start.get_untracked(),
            clock,
        ) {
            Ok(setup) => {
                device
                    .settings
                    .update(|settings| settings.remember(&rules.id, &names));
                let id = table::begin(device, Game::new(setup));
                browser::set_hash(&Route::Game(id).href());
            }
            Err(why) => {
                let why = refusals::setup(rules, why);
                device.call_out(why.clone());
                trouble.set(Some(why));
            }
        }
    };
    view! {
        <Page screen="new" title=words::NEW_GAME>
            <form on:submit=move |event| { event.prevent_default(); begin(); }>
                <RulesChoice rules/>
                <People seats rules/>
                <fieldset>
                    <legend>{words::WHO_STARTS}</legend>
                    {[(Start::Seating, "seating", words::START_SEATING), (Start::Throw, "throw", words::START_THROW)]
                        .map(|(value, id, label)| view! {
                            <label class="choice">
                                <input type="radio" name="start" value=id
                                    prop:checked=move || start.get() == value
                                    on:change=move |_| start.set(value)/>
                                <span>{label}</span>
                            </label>
                        })}
                </fieldset>
                <fieldset>
                    <legend><label for="clock">{words::CLOCK}</label></legend>
                    <select id="clock" on:change=move |event| {
                        clock.set(event_target_value(&event).parse().unwrap_or(0));
                    }>
                        {CLOCKS.map(|minutes| view! {
                            <option value=minutes.to_string()>
                                {match minutes { 0 => words::NO_CLOCK.to_owned(), _ => format!("{minutes} min") }}
                            </option>
                        })}
                    </select>
                    <p class="help">{words::CLOCK_HELP}</p>
                </fieldset>
                <p class="trouble" role="status">{trouble}</p>
                <button id="begin" class="strong" type="submit">{words::BEGIN}</button>
            </form>
        </Page>
    }
}

#[component]
fn RulesChoice(
    /// The rule set chosen.
    rules: RwSignal<&'static RuleSet>,
) -> impl IntoView {
    let reading = RwSignal::new(false);
    view! {
        <fieldset class="rule-sets">
            <legend>{words::WHICH_RULES}</legend>
            {catalogue::ALL.map(|other| view! {
                <label class="choice">
                    <input type="radio" name="rules" value=other.id.to_string()
                        prop:checked=move || rules.get().id == other.id
                        on:change=move |_| rules.set(other)/>
                    <span>
                        <strong>{rule_sets::name(&other.id)}</strong>
                        <small>{rule_sets::line(&other.id)}</small>
                    </span>
                </label>
            })}
            <button type="button" class="plain" on:click=move |_| reading.set(true)>
                <Icon shape=Shape::Book/>{words::RULES_IN_FULL}
            </button>
            <Modal
                id="rules"
                open=reading
                title=Signal::derive(move || rule_sets::name(&rules.get().id).to_owned())
                on_close=move |()| reading.set(false)
            >
                {move || view! { <RulesText rules=rules.get().clone()/> }}
                <div class="answers">
                    <button type="button" class="strong" on:click=move |_| reading.set(false)>{words::CLOSE}</button>
                </div>
            </Modal>
        </fieldset>
    }
}

#[component]
fn People(
    /// Who sits at the table, in order.
    seats: RwSignal<Vec<Draft>>,
    /// The rule set chosen.
    rules: RwSignal<&'static RuleSet>,
) -> impl IntoView {
    let device = Device::here();
    let most = move || usize::from(rules.get().max_seats);
    let least = move || usize::from(rules.get().min_seats);
    // A game for two has two seats from the start.
    Effect::new(move |_| {
        let (least, most) = (least(), most());
        let count = seats.with_untracked(Vec::len);
        if !(least..=most).contains(&count) {
            seats.update(|seats| {
                seats.truncate(most);
                while seats.len() < least {
                    push(seats, "");
                }
            });
        }
    });
    let known = move || {
        let here = seats.get();
        let mut people = device.settings.get().people;
        people.retain(|person| here.iter().all(|seat| seat.name.get() != *person));
        people
    };
    view! {
        <fieldset class="people">
            <legend>{words::WHO_PLAYS}</legend>
            <ol>
                <For each=move || seats.get() key=|seat| seat.key let:seat>
                    <SeatRow seat seats least=Signal::derive(least)/>
                </For>
            </ol>
            <datalist id="known">
                {move || known().into_iter().map(|name| view! { <option value=name></option> }).collect_view()}
            </datalist>
            <button
                type="button"
                id="add-seat"
                class="plain"
                disabled=move || { seats.with(Vec::len) >= most() }
                on:click=move |_| {
                    seats.update(|seats| push(seats, ""));
                    browser::focus(".people li:last-child input");
                }
            >
                {words::ADD_PLAYER}
            </button>
        </fieldset>
    }
}

#[component]
fn SeatRow(
    /// The seat.
    seat: Draft,
    /// All seats.
    seats: RwSignal<Vec<Draft>>,
    /// The fewest seats the rules allow.
    least: Signal<usize>,
) -> impl IntoView {
    let place = move || {
        let place = seats.with(|seats| seats.iter().position(|other| other.key == seat.key));
        place.unwrap_or(0)
    };
    let label = move || format!("{} {}", words::PLAYER, place() + 1);
    view! {
        <li>
            <input
                class="name"
                type="text"
                list="known"
                autocomplete="off"
                maxlength=Seat::MAX_NAME.to_string()
                aria-label=label
                placeholder=label
                prop:value=move || seat.name.get()
                on:input=move |event| seat.name.set(event_target_value(&event))
            />
            <button
                type="button"
                class="quiet"
                aria-label=move || format!("{}: {}", words::MOVE_UP, label())
                disabled=move || place() == 0
                on:click=move |_| seats.update(|seats| {
                    let place = seats.iter().position(|other| other.key == seat.key);
                    if let Some(place @ 1..) = place {
                        seats.swap(place, place - 1);
                    }
                })
            >
                <Icon shape=Shape::Up/>
            </button>
            <button
                type="button"
                class="quiet remove-seat"
                aria-label=move || format!("{}: {}", words::REMOVE, label())
                disabled=move || { seats.with(Vec::len) <= least.get() }
                on:click=move |_| {
                    seats.update(|seats| seats.retain(|other| other.key != seat.key));
                    browser::focus("#add-seat");
                }
            >
                <Icon shape=Shape::Cross/>
            </button>
        </li>
    }
}

fn drafts(names: &[String]) -> Vec<Draft> {
    let mut seats = Vec::new();
    for name in names {
        push(&mut seats, name);
    }
    if seats.is_empty() {
        push(&mut seats, "");
    }
    seats
}

fn push(seats: &mut Vec<Draft>, name: &str) {
    let key = seats.iter().map(|seat| seat.key + 1).max().unwrap_or(0);
    seats.push(Draft {
        key,
        name: RwSignal::new(name.to_owned()),
    });
}
