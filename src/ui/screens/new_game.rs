//! The form for a new game.

mod choosing;
mod drafts;
mod list_of_rules;
mod signs;

use std::sync::Arc;

use leptos::html::Button;
use leptos::prelude::*;

use self::choosing::ClockChoice;
pub use self::choosing::{RulesChoice, WhoStarts};
use self::drafts::{
    SeatDraft, drafts, drafts_of, free_key, named, place_of, push, push_computer, seated,
};
use self::signs::{SignButton, SignSheet, badge_at};
use crate::ui::announcer::use_announcer;
use crate::ui::browser::{self, follow};
use crate::ui::components::{
    AddRow, BeginForm, FormTrouble, Icon, KnownNames, NameInput, NameWithLimit, Opponent,
    OwnNameRow, Page, RemoveRow, SelectOpponent, Shape, SubmitButton, changing,
};
use crate::ui::kept_table::kept_table;
use crate::ui::lazy_route::LazyRoute;
use crate::ui::preferences::use_preferences;
use crate::ui::start::Starter;
use crate::ui::store::use_store;
use crate::ui::usual_rules::usual_rules;
use rollkeep_rules::RuleSet;
use rollkeep_rules::game::{Setup, Start, Strength};
use rollkeep_words::{advice, bots, names, real_dice, refusals, words};

/// Why a game cannot begin.
#[derive(Clone, Default)]
struct SetupTrouble {
    /// The key of the seat whose name is wrong.
    key: Option<usize>,
    why: String,
}

/// The form for a new game: rules, players, who starts, clock.
#[component]
pub fn NewGameScreen(
    /// The rules to begin with; `None`: those that were played last.
    rules: Option<Arc<RuleSet>>,
) -> impl IntoView {
    let settings = use_preferences();
    let announcer = use_announcer();
    let starter = Starter::new();
    let known = settings.get_untracked();
    let rules = RwSignal::new(rules.unwrap_or_else(|| usual_rules(&known)));
    // Each own player has its name at a table, and the one that it has in the list.
    let players = use_store().read(|store| store.players().at_table());
    let players = players.into_iter();
    let players: Vec<_> = players
        .map(|(name, stored)| (name, stored.value.name))
        .collect();
    let at_table: Vec<String> = players.iter().map(|(name, _)| name.clone()).collect();
    let players = StoredValue::new(players);
    let seats = RwSignal::new(drafts(&known, &at_table));
    let spare = StoredValue::new(drafts_of(&known.spare_table, &known.spare_computers));
    let own = OwnNameRow::first(seats.with_untracked(|seats| {
        let mut people = seats.iter().filter(|seat| seat.computer.is_none());
        people.next().map(|seat| seat.name)
    }));
    let before = known.last.as_ref().and_then(|last| last.setup());
    let first = RwSignal::new(before.as_ref().map_or(Start::Seating, Setup::start));
    let clock = RwSignal::new(before.as_ref().and_then(Setup::clock));
    let trouble = RwSignal::new(SetupTrouble::default());
    let signing = RwSignal::new(None::<usize>);
    let begin = move || {
        let rules = rules.get_untracked();
        let own_name = settings.with_untracked(|it| it.own_name.clone());
        let seated = own_name.with_defaults(seats.with_untracked(|seats| seated(seats)));
        // A single player starts anyway.
        let first = Some(first.get_untracked()).filter(|_| seated.len() > 1);
        match Setup::new(
            rules.clone(),
            seated,
            first.unwrap_or_default(),
            clock.get_untracked(),
        ) {
            Ok(setup) => {
                let waiting = spare.with_value(|spare| self::seated(spare));
                own.learn(seats.get_untracked().into_iter().map(|seat| seat.name));
                starter.start(setup);
                settings.update(|settings| settings.remember_spare(&waiting));
                true
            }
            Err(why) => {
                let key = seats.with_untracked(|seats| Some(seats.get(why.seat()?)?.key));
                let why = refusals::setup(&rules, why);
                announcer.say_now(why.clone());
                trouble.set(SetupTrouble { key, why });
                browser::focus_soon("[aria-invalid]");
                false
            }
        }
    };
    let several = move || seats.with(Vec::len) > 1;
    let form = view! {
        <BeginForm begin>
            <RulesChoice rules />
            <People seats spare own players rules trouble signing />
            <div>
                <Show when=several>
                    <WhoStarts start=first />
                </Show>
            </div>
            <ClockChoice clock />
            <div class="go">
                <FormTrouble why=move || trouble.get().why />
                <SubmitButton id="begin">{words::begin()}</SubmitButton>
            </div>
        </BeginForm>
    };
    let own_dice = view! {
        <a class="plain" id="own-dice" href=LazyRoute::RealDice.to_string()>
            {real_dice::own_dice_link()}
        </a>
    };
    view! {
        <Page screen="new" title=words::new_game() beside=own_dice.into_any()>
            {form}
            <SignSheet seats key=signing />
        </Page>
    }
}

/// The seats, and the buttons that add one.
#[component]
fn People(
    /// The seats, in order.
    seats: RwSignal<Vec<SeatDraft>>,
    /// People who wait until the rules have a seat for them.
    spare: StoredValue<Vec<SeatDraft>>,
    /// The field for the own name.
    own: OwnNameRow,
    /// The own players, as [`SelectOpponent`] lists them.
    players: StoredValue<Vec<(String, String)>>,
    /// The chosen rules.
    rules: RwSignal<Arc<RuleSet>>,
    /// Why the game could not begin.
    trouble: RwSignal<SetupTrouble>,
    /// The key of the seat whose sign is being chosen.
    signing: RwSignal<Option<usize>>,
) -> impl IntoView {
    let most = move || usize::from(rules.get().max_seats);
    let least = Signal::derive(move || usize::from(rules.get().min_seats));
    // The screen owns the names, so that they survive a change of the rules.
    let owner = Owner::current().unwrap_or_default();
    // A game for two has two seats from the start. People without a seat wait until the rules have one for them.
    follow(move || {
        let (least, most) = (least.get(), most());
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
    let is_taken = move |name: &str| {
        seats.with(|seats| seats.iter().any(|seat| seat.name.with(|it| it == name)))
    };
    let keys = move || seats.with(|seats| seats.iter().map(|seat| seat.key).collect::<Vec<_>>());
    let is_full = move || seats.with(Vec::len) >= most();
    let add_person = move || seats.update(|seats| push(seats, ""));
    let add_computer = move || {
        let strength = match Strength::Skilled.can_play(&rules.read_untracked()) {
            true => Strength::Skilled,
            false => Strength::Casual,
        };
        seats.update(|seats| push_computer(seats, Opponent::BuiltIn(strength)));
    };
    view! {
        <fieldset class="people">
            <legend>{words::who_plays()}</legend>
            <ol>
                <For each=keys key=|key| *key let:key>
                    <SeatRow key seats own players trouble signing least rules />
                </For>
            </ol>
            <KnownNames is_taken />
            <div class="adding">
                <AddRow id="add-seat" field=".people li:last-child input" is_full add=add_person>
                    {words::add_player()}
                </AddRow>
                <AddRow
                    id="add-computer"
                    field=".people li:last-child select"
                    is_full
                    add=add_computer
                >
                    {words::add_computer()}
                </AddRow>
            </div>
        </fieldset>
    }
}

/// The row of a seat: its name, and its buttons.
#[component]
fn SeatRow(
    /// The key of the seat.
    key: usize,
    /// The seats, in order.
    seats: RwSignal<Vec<SeatDraft>>,
    /// The field for the own name.
    own: OwnNameRow,
    /// The own players, as [`SelectOpponent`] lists them.
    players: StoredValue<Vec<(String, String)>>,
    /// Why the game could not begin.
    trouble: RwSignal<SetupTrouble>,
    /// The key of the seat whose sign is being chosen.
    signing: RwSignal<Option<usize>>,
    /// How many seats the game needs.
    least: Signal<usize>,
    /// The chosen rules.
    rules: RwSignal<Arc<RuleSet>>,
) -> impl IntoView {
    let settings = use_preferences();
    let place = move || place_of(key, &seats.get()).unwrap_or(0);
    let label = move || names::player(place() + 1);
    let draft = seats.with_untracked(|seats| place_of(key, seats).map(|place| seats[place]));
    let name = draft.map(|draft| draft.name).unwrap_or_default();
    let who = match draft.and_then(|draft| draft.computer) {
        Some(who) => {
            let name = Signal::derive(move || named(settings, &seats.get(), place()));
            let label = move || bots::strength_of(&label());
            let help = format!("strength-{key}");
            let own = players.get_value();
            view! { <ComputerChoice who own label=Signal::derive(label) name help rules /> }
                .into_any()
        }
        None => {
            let several = move || {
                let person = |seat: &&SeatDraft| seat.computer.is_none();
                seats.with(|seats| seats.iter().filter(person).count() > 1)
            };
            let shown = move || match own.is(name) && several() {
                true => names::your_name(),
                false => names::shown(&named(settings, &seats.get(), place())).into_owned(),
            };
            let at_fault = move || trouble.with(|trouble| trouble.key == Some(key));
            let write = move |text| {
                name.set(text);
                if untrack(at_fault) {
                    trouble.set(SetupTrouble::default());
                }
            };
            view! {
                <NameWithLimit let:is_cut>
                    <NameInput
                        is_cut
                        name
                        write
                        attr:list="known"
                        attr:aria-label=label
                        attr:placeholder=shown
                        attr:aria-invalid=move || at_fault().then_some("true")
                        attr:aria-describedby=move || at_fault().then_some("told")
                    />
                </NameWithLimit>
            }
            .into_any()
        }
    };
    let up_button = NodeRef::<Button>::new();
    let up = move |_| {
        seats.update(|seats| {
            if let Some(place @ 1..) = place_of(key, seats) {
                seats.swap(place, place - 1);
            }
        });
        // `For` takes a row that moves out of the page for a moment, and so its button loses the focus.
        queue_microtask(move || {
            if let Some(button) = up_button.get_untracked() {
                // A button on the page can take the focus.
                let _ = button.focus();
            }
        });
    };
    view! {
        <li>
            <SignButton
                label=Signal::derive(label)
                shown=Signal::derive(move || badge_at(settings, &seats.get(), place()))
                on_tap=move || signing.set(Some(key))
            />
            {who}
            // Not `disabled`, so that the button that moved a row to the top keeps the focus.
            <button
                node_ref=up_button
                class="quiet"
                type="button"
                aria-label=move || format!("{}: {}", words::move_up(), label())
                aria-disabled=move || (place() == 0).then_some("true")
                on:click=up
            >
                <Icon shape=Shape::Up />
            </button>
            <RemoveRow
                class="quiet remove-seat"
                label=Signal::derive(label)
                is_needed=move || seats.with(Vec::len) <= least.get()
                add_button="#add-seat"
                remove=move || seats.update(|seats| seats.retain(|other| other.key != key))
            />
        </li>
    }
}

/// The choice of who the computer is.
#[component]
fn ComputerChoice(
    /// Who is chosen.
    who: RwSignal<Opponent>,
    /// The own players, as [`SelectOpponent`] lists them.
    own: Vec<(String, String)>,
    /// What screen readers call the seat.
    label: Signal<String>,
    /// The computer's name.
    name: Signal<String>,
    /// The id of the words about it.
    help: String,
    /// The chosen rules.
    rules: RwSignal<Arc<RuleSet>>,
) -> impl IntoView {
    let is_kept = kept_table(rules.into());
    let introduced = move || match who.get().strength() {
        Some(strength) => {
            let introduced = bots::introduced(&name.get(), strength);
            match advice::needs(strength, &rules.read(), is_kept.get()) {
                Some(takes) => format!("{introduced} {takes}"),
                None => introduced,
            }
        }
        None => bots::own_manner(&name.get()),
    };
    view! {
        <div class="computer">
            <SelectOpponent
                who
                own
                attr:class="strength"
                attr:aria-label=move || label.get()
                attr:aria-describedby=help.clone()
            />
            <small id=help aria-live="polite" prop:textContent=changing(introduced)></small>
        </div>
    }
}
