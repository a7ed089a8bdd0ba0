//! Setting up a game.

use std::sync::Arc;

use leptos::prelude::*;

use crate::game::{Game, Millis, Seat, Setup, Start, Strength, cut_name};
use crate::rules::{RuleSet, catalogue};
use crate::storage::Settings;
use crate::text::{bots, refusals, rule_sets, words};
use crate::ui::browser::{self, El, el, follow, value_of};
use crate::ui::components::{
    Modal, Shape, answers, choice, fieldset, icon, input, option, page, quiet, rules_text,
};
use crate::ui::device::Device;
use crate::ui::route::Route;
use crate::ui::table;

/// The clocks on offer, in minutes; 0 is none.
const CLOCKS: [u32; 5] = [0, 5, 10, 20, 30];

/// A seat that is being set up. Its key stays while its place in the list changes.
#[derive(Clone, Copy)]
struct Draft {
    key: usize,
    /// What a person is called.
    name: RwSignal<String>,
    /// How well a computer plays; `None` for a person.
    computer: Option<RwSignal<Strength>>,
}

/// Why a game could not begin.
#[derive(Clone, Default)]
struct Trouble {
    /// Whose name it is about.
    key: Option<usize>,
    why: String,
}

/// Setting up a game: rules, people, who starts, clock.
pub fn new_game_screen() -> El {
    let device = Device::here();
    let settings = device.settings.get_untracked();
    let last = settings.rules.as_deref().and_then(catalogue::find);
    let rules = RwSignal::new(last.unwrap_or(catalogue::DEFAULT));
    let seats = RwSignal::new(drafts(&settings));
    let spare = StoredValue::new(drafts_of(&settings.spare_table, &settings.spare_computers));
    let start = RwSignal::new(Start::Seating);
    let clock = RwSignal::new(0_u32);
    let trouble = RwSignal::new(Trouble::default());
    let begun = StoredValue::new(false);
    let begin = move || {
        // A double tap is one game.
        if begun.get_value() {
            return;
        }
        let rules = rules.get_untracked();
        let seated = seats.with_untracked(|seats| seated(seats));
        let clock = Some(Millis::minutes(clock.get_untracked())).filter(|time| time.0 > 0);
        match Setup::new(
            Arc::new(rules.clone()),
            seated,
            start.get_untracked(),
            clock,
        ) {
            Ok(setup) => {
                let waiting = spare.with_value(|spare| self::seated(spare));
                device.settings.update(|settings| {
                    settings.remember(&rules.id, setup.seats());
                    settings.remember_spare(&waiting);
                });
                let id = table::begin(device, Game::new(setup));
                begun.set_value(true);
                browser::set_hash(&Route::Game(id).href());
            }
            Err(why) => {
                let key = seats.with_untracked(|seats| Some(seats.get(why.seat()?)?.key));
                let why = refusals::setup(rules, why);
                device.call_out(why.clone());
                trouble.set(Trouble { key, why });
                browser::focus_soon("[aria-invalid]");
            }
        }
    };
    let told = el("p.trouble")
        .id("told")
        .attr("role", "status")
        .live_text(move || trouble.get().why);
    let submit = el("button.strong")
        .id("begin")
        .attr("type", "submit")
        .child(words::BEGIN);
    let form = el("form")
        .on("submit", move |event| {
            event.prevent_default();
            begin();
        })
        .child(rules_choice(rules))
        .child(people(seats, spare, rules, trouble))
        .child(who_starts(start))
        .child(clock_choice(clock))
        .child(told)
        .child(submit);
    page("new", words::NEW_GAME).child(form)
}

fn who_starts(start: RwSignal<Start>) -> El {
    let ways = [
        (Start::Seating, "seating", words::START_SEATING),
        (Start::Throw, "throw", words::START_ROLL),
    ]
    .map(|(value, id, label)| {
        let input = input("radio", "start")
            .attr("value", id)
            .checked(move || start.get() == value)
            .on("change", move |_| start.set(value));
        choice(input, el("span").child(label))
    });
    fieldset("fieldset", words::WHO_STARTS).child(ways)
}

fn clock_choice(clock: RwSignal<u32>) -> El {
    let times = CLOCKS.map(|minutes| match minutes {
        0 => option("0", words::NO_CLOCK),
        _ => option(&minutes.to_string(), &format!("{minutes} min")),
    });
    let label = el("label").attr("for", "clock").child(words::CLOCK);
    let select = el("select")
        .id("clock")
        .child(times)
        .on("change", move |event| {
            clock.set(value_of(&event).parse().unwrap_or(0));
        });
    el("fieldset")
        .child(el("legend").child(label))
        .child(select)
        .child(el("p.help").child(words::CLOCK_HELP))
}

fn rules_choice(rules: RwSignal<&'static RuleSet>) -> El {
    let reading = RwSignal::new(false);
    let games = catalogue::ALL.map(|other| {
        let input = input("radio", "rules")
            .attr("value", &other.id)
            .checked(move || rules.get().id == other.id)
            .on("change", move |_| rules.set(other));
        let says = el("span")
            .child(el("strong").child(rule_sets::name(&other.id)))
            .child(el("small").child(rule_sets::line(&other.id)));
        choice(input, says)
    });
    let read = el("button.plain")
        .attr("type", "button")
        .child(icon(Shape::Book))
        .child(words::RULES_IN_FULL)
        .on_click(move || reading.set(true));
    let close = move || reading.set(false);
    let in_full = Modal::new("rules", move || reading.get(), close).holds(
        move || rule_sets::name(&rules.get().id).to_owned(),
        move || {
            let close = el("button.strong")
                .attr("type", "button")
                .child(words::CLOSE)
                .on_click(close);
            vec![rules_text(rules.get_untracked()), answers([close])]
        },
    );
    fieldset("fieldset.rule-sets", words::WHICH_RULES)
        .child(games)
        .child(read)
        .child(in_full)
}

fn people(
    seats: RwSignal<Vec<Draft>>,
    spare: StoredValue<Vec<Draft>>,
    rules: RwSignal<&'static RuleSet>,
    trouble: RwSignal<Trouble>,
) -> El {
    let device = Device::here();
    let most = move || usize::from(rules.get().max_seats);
    let least = move || usize::from(rules.get().min_seats);
    // Names live as long as the screen, and not until the rules change again.
    let owner = Owner::current().unwrap_or_default();
    // A game for two has two seats from the start. Those for whom it has no seat wait for another one.
    follow(move || {
        let (least, most) = (least(), most());
        let count = seats.with_untracked(Vec::len);
        let waiting = spare.with_value(Vec::len);
        if count < least || count > most || (count < most && waiting > 0) {
            seats.update(|seats| {
                let mut waiting = spare.get_value();
                if seats.len() > most {
                    waiting.splice(0..0, seats.split_off(most));
                }
                let back = waiting.drain(..waiting.len().min(most - seats.len()));
                for draft in back {
                    let key = free_key(seats);
                    seats.push(Draft { key, ..draft });
                }
                spare.set_value(waiting);
                while seats.len() < least {
                    owner.with(|| push(seats, ""));
                }
            });
        }
    });
    let known = move || {
        let here = seats.get();
        let mut people = device.settings.with(|settings| settings.people.clone());
        people.retain(|person| here.iter().all(|seat| seat.name.get() != *person));
        let people = people.iter().map(|name| el("option").attr("value", name));
        people.collect::<Vec<_>>()
    };
    let keys = move || seats.with(|seats| seats.iter().map(|seat| seat.key).collect());
    let rows = el("ol").rows(keys, move |key| seat_row(key, seats, trouble, least));
    let add = move |id, words: &str, push_one: fn(&mut Vec<Draft>), field: &'static str| {
        el("button.plain")
            .id(id)
            .attr("type", "button")
            .live_attr("disabled", move || {
                (seats.with(Vec::len) >= most()).then(String::new)
            })
            .child(words)
            .on_click(move || {
                seats.update(push_one);
                browser::focus_soon(field);
            })
    };
    let person = add(
        "add-seat",
        words::ADD_PLAYER,
        |seats| push(seats, ""),
        ".people li:last-child input",
    );
    let computer = add(
        "add-computer",
        words::ADD_COMPUTER,
        |seats| push_computer(seats, Strength::Skilled),
        ".people li:last-child select",
    );
    fieldset("fieldset.people", words::WHO_PLAYS)
        .child(rows)
        .child(el("datalist").id("known").live(known))
        .child(el("div.adding").child(person).child(computer))
}

/// The seat of this key: its name, and where it stands among all.
fn seat_row(
    key: usize,
    seats: RwSignal<Vec<Draft>>,
    trouble: RwSignal<Trouble>,
    least: impl Fn() -> usize + 'static,
) -> El {
    let place = move || place_of(key, &seats.get()).unwrap_or(0);
    let label = move || format!("{} {}", words::PLAYER, place() + 1);
    let draft = seats.with(|seats| place_of(key, seats).map(|place| seats[place]));
    let name = draft.map(|draft| draft.name).unwrap_or_default();
    let computer = draft.and_then(|draft| draft.computer);
    let at_fault = move || trouble.with(|trouble| trouble.key == Some(key));
    let input = el("input.name")
        .attr("type", "text")
        .attr("list", "known")
        .attr("autocomplete", "off")
        .attr("dir", "auto")
        .live_attr("aria-label", move || Some(label()))
        .live_attr("placeholder", move || Some(label()))
        .flag("aria-invalid", at_fault)
        .live_attr("aria-describedby", move || {
            at_fault().then(|| "told".to_owned())
        })
        .value(move || name.get())
        .on("input", move |event| {
            let text = value_of(&event);
            // Not `maxlength`, which cuts within a sign. Letters that are still being composed are left alone.
            name.set(match browser::is_composing(&event) {
                true => text,
                false => cut_name(&text, Seat::MAX_NAME).to_owned(),
            });
            if untrack(at_fault) {
                trouble.set(Trouble::default());
            }
        });
    let up = move || {
        seats.update(|seats| {
            if let Some(place @ 1..) = place_of(key, seats) {
                seats.swap(place, place - 1);
            }
        });
    };
    let remove = move || {
        seats.update(|seats| seats.retain(|other| other.key != key));
        browser::focus_soon("#add-seat");
    };
    let up = quiet(Shape::Up, "", up)
        .attr("type", "button")
        .live_attr("aria-label", move || {
            Some(format!("{}: {}", words::MOVE_UP, label()))
        })
        // Not disabled: the button that has moved a row to the top keeps the focus.
        .flag("aria-disabled", move || place() == 0);
    let remove = quiet(Shape::Cross, "", remove)
        .attr("type", "button")
        .attr("class", "quiet remove-seat")
        .live_attr("aria-label", move || {
            Some(format!("{}: {}", words::REMOVE, label()))
        })
        .live_attr("disabled", move || {
            (seats.with(Vec::len) <= least()).then(String::new)
        });
    let who = match computer {
        Some(strength) => strength_choice(strength, label),
        None => input,
    };
    el("li").child(who).child(up).child(remove)
}

/// How well a computer plays, to be chosen.
fn strength_choice(strength: RwSignal<Strength>, label: impl Fn() -> String + 'static) -> El {
    let strengths = Strength::ALL.map(|each| {
        let option = option(each.id(), bots::name(each));
        match each == strength.get_untracked() {
            true => option.attr("selected", ""),
            false => option,
        }
    });
    let select = el("select.strength")
        .live_attr("aria-label", move || Some(label()))
        .child(strengths)
        .on("change", move |event| {
            let chosen = value_of(&event);
            let found = Strength::ALL.into_iter().find(|each| each.id() == chosen);
            strength.set(found.unwrap_or(Strength::Skilled));
        });
    el("div.computer")
        .child(select)
        .child(el("small").live_text(move || bots::line(strength.get()).to_owned()))
}

/// Everyone at the table, in order. Computers have names that none of the people has.
fn seated(seats: &[Draft]) -> Vec<Seat> {
    let strength = |seat: &Draft| seat.computer.map(|it| it.get_untracked());
    let strengths: Vec<Strength> = seats.iter().filter_map(strength).collect();
    let people = seats.iter().filter(|seat| seat.computer.is_none());
    let people: Vec<String> = people.map(|seat| seat.name.get_untracked()).collect();
    let people: Vec<&str> = people.iter().map(String::as_str).collect();
    let mut computers = bots::names(&people, &strengths).into_iter();
    let seats = seats.iter().map(|seat| match strength(seat) {
        None => Seat::person(&seat.name.get_untracked()),
        Some(strength) => Seat::computer(&computers.next().unwrap_or_default(), strength),
    });
    seats.collect()
}

fn place_of(key: usize, seats: &[Draft]) -> Option<usize> {
    seats.iter().position(|seat| seat.key == key)
}

/// Who sat at the table last.
fn drafts(settings: &Settings) -> Vec<Draft> {
    let mut seats = drafts_of(&settings.table, &settings.computers);
    if seats.is_empty() {
        push(&mut seats, "");
    }
    seats
}

fn drafts_of(people: &[String], computers: &[Strength]) -> Vec<Draft> {
    let mut seats = Vec::new();
    for name in people {
        push(&mut seats, name);
    }
    for strength in computers {
        push_computer(&mut seats, *strength);
    }
    seats
}

fn push(seats: &mut Vec<Draft>, name: &str) {
    let key = free_key(seats);
    seats.push(Draft {
        key,
        name: RwSignal::new(name.to_owned()),
        computer: None,
    });
}

fn free_key(seats: &[Draft]) -> usize {
    seats.iter().map(|seat| seat.key + 1).max().unwrap_or(0)
}

fn push_computer(seats: &mut Vec<Draft>, strength: Strength) {
    push(seats, "");
    if let Some(seat) = seats.last_mut() {
        seat.computer = Some(RwSignal::new(strength));
    }
}
