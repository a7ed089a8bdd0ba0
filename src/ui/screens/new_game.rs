//! The form for a new game.

mod choosing;
mod drafts;
mod signs;

use std::sync::Arc;

use leptos::prelude::*;

use self::choosing::clock_choice;
pub use self::choosing::{rules_choice, who_starts};
use self::drafts::{
    SeatDraft, drafts, drafts_of, free_key, listed, named, place_of, push, push_computer, seated,
};
use self::signs::{badge_at, sign_button, sign_sheet};
use crate::ui::browser::{self, El, el, follow};
use crate::ui::components::{
    Shape, add_row, begin_form, fieldset, form_trouble, known_names, link, name_input, page_beside,
    quiet, remove_row, select, submit_button,
};
use crate::ui::device::Device;
use crate::ui::route::Route;
use crate::ui::start::start;
use rollkeep_core::game::{Setup, Start, Strength};
use rollkeep_core::rules::{RuleSet, catalogue};
use rollkeep_core::text::{bots, names, real_dice, refusals, words};

/// Why a game cannot begin.
#[derive(Clone, Default)]
struct SetupTrouble {
    /// The key of the seat whose name is wrong.
    key: Option<usize>,
    why: String,
}

/// The form for a new game: rules, players, who starts, clock.
pub fn new_game_screen() -> El {
    let device = Device::here();
    let settings = device.settings.get_untracked();
    let last = settings.rules.as_deref().and_then(catalogue::find);
    let rules = RwSignal::new(last.unwrap_or(catalogue::DEFAULT));
    let seats = RwSignal::new(drafts(&settings));
    let spare = StoredValue::new(drafts_of(&settings.spare_table, &settings.spare_computers));
    let before = settings.last.as_ref().and_then(|last| last.setup());
    let first = RwSignal::new(before.as_ref().map_or(Start::Seating, Setup::start));
    let clock = RwSignal::new(before.as_ref().and_then(Setup::clock));
    let trouble = RwSignal::new(SetupTrouble::default());
    let signing = RwSignal::new(None::<usize>);
    let begin = move || {
        let rules = rules.get_untracked();
        let seated = names::with_defaults(seats.with_untracked(|seats| seated(seats)));
        // A single player starts anyway.
        let first = Some(first.get_untracked()).filter(|_| seated.len() > 1);
        let rule_set = Arc::new(rules.clone());
        match Setup::new(
            rule_set,
            seated,
            first.unwrap_or_default(),
            clock.get_untracked(),
        ) {
            Ok(setup) => {
                let waiting = spare.with_value(|spare| self::seated(spare));
                start(device, setup);
                device
                    .settings
                    .update(|settings| settings.remember_spare(&waiting));
                true
            }
            Err(why) => {
                let key = seats.with_untracked(|seats| Some(seats.get(why.seat()?)?.key));
                let why = refusals::setup(rules, why);
                device.announce_now(why.clone());
                trouble.set(SetupTrouble { key, why });
                browser::focus_soon("[aria-invalid]");
                false
            }
        }
    };
    let told = form_trouble(move || trouble.get().why);
    let submit = submit_button(&words::begin()).id("begin");
    let form = begin_form("form", begin)
        .child(rules_choice(rules))
        .child(people(seats, spare, rules, trouble, signing))
        .child(el("div").when(move || seats.with(Vec::len) > 1, move || who_starts(first)))
        .child(clock_choice(clock))
        .child(el("div.go").child([told, submit]));
    let own_dice = link("a.plain", &Route::RealDice)
        .id("own-dice")
        .child(real_dice::own_dice_link());
    page_beside("new", &words::new_game(), Some(own_dice))
        .child(form)
        .child(sign_sheet(seats, signing))
}

fn people(
    seats: RwSignal<Vec<SeatDraft>>,
    spare: StoredValue<Vec<SeatDraft>>,
    rules: RwSignal<&'static RuleSet>,
    trouble: RwSignal<SetupTrouble>,
    signing: RwSignal<Option<usize>>,
) -> El {
    let device = Device::here();
    let most = move || usize::from(rules.get().max_seats);
    let least = move || usize::from(rules.get().min_seats);
    // The screen owns the names, so that they survive a change of the rules.
    let owner = Owner::current().unwrap_or_default();
    // A game for two has two seats from the start. People without a seat wait until the rules have one for them.
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
                    seats.push(SeatDraft { key, ..draft });
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
        people.retain(|person| {
            !names::is_default(person) && here.iter().all(|seat| seat.name.get() != *person)
        });
        people
    };
    let keys = move || seats.with(|seats| seats.iter().map(|seat| seat.key).collect());
    let rows = el("ol").rows(keys, move |key| {
        seat_row(key, seats, trouble, signing, least)
    });
    let add = move |id, words: &str, push_one: fn(&mut Vec<SeatDraft>), field: &'static str| {
        let is_full = move || seats.with(Vec::len) >= most();
        add_row(id, words, field, is_full, move || seats.update(push_one))
    };
    let person = add(
        "add-seat",
        &words::add_player(),
        |seats| push(seats, ""),
        ".people li:last-child input",
    );
    let computer = add(
        "add-computer",
        &words::add_computer(),
        |seats| push_computer(seats, Strength::Skilled),
        ".people li:last-child select",
    );
    fieldset("fieldset.people", &words::who_plays())
        .child(rows)
        .child(known_names(known))
        .child(el("div.adding").child(person).child(computer))
}

/// The row of the seat with this key: its name, and its buttons.
fn seat_row(
    key: usize,
    seats: RwSignal<Vec<SeatDraft>>,
    trouble: RwSignal<SetupTrouble>,
    signing: RwSignal<Option<usize>>,
    least: impl Fn() -> usize + 'static,
) -> El {
    let place = move || place_of(key, &seats.get()).unwrap_or(0);
    let label = move || names::player(place() + 1);
    let draft = seats.with(|seats| place_of(key, seats).map(|place| seats[place]));
    let name = draft.map(|draft| draft.name).unwrap_or_default();
    let computer = draft.and_then(|draft| draft.computer);
    let at_fault = move || trouble.with(|trouble| trouble.key == Some(key));
    let write = move |text| {
        name.set(text);
        if untrack(at_fault) {
            trouble.set(SetupTrouble::default());
        }
    };
    let input = name_input(move || name.get(), write)
        .attr("list", "known")
        .live_attr("aria-label", move || Some(label()))
        .live_attr("placeholder", move || {
            let named = names::with_defaults(seats.with(|seats| listed(seats)));
            named
                .into_iter()
                .nth(place())
                .map(|seat| names::shown(&seat.name).into_owned())
        })
        .flag("aria-invalid", at_fault)
        .live_attr("aria-describedby", move || {
            at_fault().then(|| "told".to_owned())
        });
    let up = move || {
        seats.update(|seats| {
            if let Some(place @ 1..) = place_of(key, seats) {
                seats.swap(place, place - 1);
            }
        });
    };
    let remove = remove_row(
        label,
        move || seats.with(Vec::len) <= least(),
        "#add-seat",
        move || seats.update(|seats| seats.retain(|other| other.key != key)),
    )
    .attr("class", "quiet remove-seat");
    let up = quiet(Shape::Up, "", up)
        .attr("type", "button")
        .live_attr("aria-label", move || {
            Some(format!("{}: {}", words::move_up(), label()))
        })
        // Not `disabled`, so that the button that moved a row to the top keeps the focus.
        .flag("aria-disabled", move || place() == 0);
    let who = match computer {
        Some(strength) => strength_choice(strength, label, move || named(&seats.get(), place())),
        None => input,
    };
    let device = Device::here();
    let sign = sign_button(
        label,
        move || badge_at(device, &seats.get(), place()),
        move || {
            signing.set(Some(key));
        },
    );
    el("li").child(sign).child(who).child(up).child(remove)
}

/// The choice of a computer's strength.
fn strength_choice(
    strength: RwSignal<Strength>,
    label: impl Fn() -> String + 'static,
    name: impl Fn() -> String + 'static,
) -> El {
    let strengths = Strength::ALL.map(|each| (each.id().to_owned(), bots::name(each)));
    let choose = move |chosen: String| {
        let found = Strength::ALL.into_iter().find(|each| each.id() == chosen);
        strength.set(found.unwrap_or(Strength::Skilled));
    };
    let select = select(strengths, strength.get_untracked().id(), choose)
        .attr("class", "strength")
        .live_attr("aria-label", move || Some(label()));
    el("div.computer")
        .child(select)
        .child(el("small").live_text(move || bots::introduced(&name(), strength.get())))
}
