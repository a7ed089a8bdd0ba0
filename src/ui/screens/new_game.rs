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
use self::drafts::{name_at, players_before, players_of, seats_of};
use self::signs::{SignButton, SignSheet, badge_at};
use crate::ui::announcer::use_announcer;
use crate::ui::browser::{self, follow};
use crate::ui::components::{
    AddRow, BeginForm, FormTrouble, Icon, KnownNames, NameInput, Opponent, OwnNameRow, Page,
    Player, PlayerList, PlayerRow, PlayerRows, SelectOpponent, Shape, SubmitButton, changing,
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
    let known = settings.with_untracked(Clone::clone);
    let rules = RwSignal::new(rules.unwrap_or_else(|| usual_rules(&known)));
    // Each own player has its name at a table, and the one that it has in the list.
    let own_players = use_store().read(|store| store.players().at_table());
    let own_players = own_players.into_iter();
    let own_players: Vec<_> = own_players
        .map(|(name, stored)| (name, stored.value.name))
        .collect();
    let at_table: Vec<String> = own_players.iter().map(|(name, _)| name.clone()).collect();
    let own_players = StoredValue::new(own_players);
    let players = PlayerList::new(players_before(&known, &at_table));
    let spare = StoredValue::new(players_of(&known.spare_table, &known.spare_computers));
    let own = OwnNameRow::first(players);
    let before = known.last.as_ref().and_then(|last| last.setup());
    let first = RwSignal::new(before.as_ref().map_or(Start::Seating, Setup::start));
    let clock = RwSignal::new(before.as_ref().and_then(Setup::clock));
    let trouble = RwSignal::new(SetupTrouble::default());
    let signing = RwSignal::new(None::<usize>);
    let begin = move || {
        let rules = rules.get_untracked();
        let own_name = settings.with_untracked(|it| it.own_name.clone());
        let seats = own_name.with_defaults(seats_of(&untrack(|| players.get())));
        // A single player starts anyway.
        let first = Some(first.get_untracked()).filter(|_| seats.len() > 1);
        match Setup::new(
            rules.clone(),
            seats,
            first.unwrap_or_default(),
            clock.get_untracked(),
        ) {
            Ok(setup) => {
                let waiting = spare.with_value(|spare| seats_of(spare));
                own.learn();
                starter.start(setup);
                settings.update(|settings| settings.remember_spare(&waiting));
                true
            }
            Err(why) => {
                let keys = untrack(|| players.keys());
                let key = why.seat().and_then(|seat| keys.get(seat).copied());
                let why = refusals::setup(&rules, why);
                announcer.say_now(why.clone());
                trouble.set(SetupTrouble { key, why });
                browser::focus_first_error();
                false
            }
        }
    };
    let several = move || players.count() > 1;
    let form = view! {
        <BeginForm begin>
            <RulesChoice rules />
            <People players spare own own_players rules trouble signing />
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
            <SignSheet players key=signing />
        </Page>
    }
}

/// The players, and the buttons that add one.
#[component]
fn People(
    /// The players.
    players: PlayerList,
    /// Players who wait until the rules have a seat for them.
    spare: StoredValue<Vec<Player>>,
    /// The field for the own name.
    own: OwnNameRow,
    /// The own players, as [`SelectOpponent`] lists them.
    own_players: StoredValue<Vec<(String, String)>>,
    /// The chosen rules.
    rules: RwSignal<Arc<RuleSet>>,
    /// Why the game could not begin.
    trouble: RwSignal<SetupTrouble>,
    /// The key of the player whose sign is being chosen.
    signing: RwSignal<Option<usize>>,
) -> impl IntoView {
    // A game for two has two seats from the start. People without a seat wait until the rules have one for them.
    follow(move || {
        let seats = rules.with(|it| usize::from(it.min_seats)..=usize::from(it.max_seats));
        let mut waiting = spare.get_value();
        players.fit(seats, &mut waiting);
        spare.set_value(waiting);
    });
    let is_full = move || players.count() >= usize::from(rules.get().max_seats);
    let add_person = move || players.add(Player::Person(String::new()));
    let add_computer = move || {
        let strength = match Strength::Skilled.can_play(&rules.read_untracked()) {
            true => Strength::Skilled,
            false => Strength::Casual,
        };
        players.add(Player::Computer(Opponent::BuiltIn(strength)));
    };
    view! {
        <fieldset class="people">
            <legend>{words::who_plays()}</legend>
            <PlayerRows players let:key>
                <SeatRow key players own own_players trouble signing rules />
            </PlayerRows>
            <KnownNames is_taken=move |name: &str| players.has_name(name) />
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

/// The row of a player: the sign, the name or the choice of the computer, and the buttons.
#[component]
fn SeatRow(
    /// The key of the player.
    key: usize,
    /// All players.
    players: PlayerList,
    /// The field for the own name.
    own: OwnNameRow,
    /// The own players, as [`SelectOpponent`] lists them.
    own_players: StoredValue<Vec<(String, String)>>,
    /// Why the game could not begin.
    trouble: RwSignal<SetupTrouble>,
    /// The key of the player whose sign is being chosen.
    signing: RwSignal<Option<usize>>,
    /// The chosen rules.
    rules: RwSignal<Arc<RuleSet>>,
) -> impl IntoView {
    let settings = use_preferences();
    let place = move || players.place(key).unwrap_or(0);
    let label = Signal::derive(move || names::player(place() + 1));
    let name = Signal::derive(move || name_at(settings, &players.get(), place()));
    let who = match untrack(|| players.player(key)) {
        Some(Player::Computer(first)) => {
            let label = Signal::derive(move || bots::strength_of(&label.get()));
            view! { <ComputerChoice players key first own_players label name rules /> }.into_any()
        }
        Some(Player::Person(_)) | None => {
            let several = move || players.names().len() > 1;
            let placeholder = move || match own.is(key) && several() {
                true => names::your_name(),
                false => names::shown(&name.get()).into_owned(),
            };
            let at_fault = move || trouble.with(|trouble| trouble.key == Some(key));
            let write = move |name| {
                players.set(key, Player::Person(name));
                if untrack(at_fault) {
                    trouble.set(SetupTrouble::default());
                }
            };
            view! {
                <NameInput
                    name=Signal::derive(move || players.name(key))
                    write
                    suggests=true
                    label
                    placeholder=Signal::derive(placeholder)
                    at_fault=Signal::derive(at_fault)
                />
            }
            .into_any()
        }
    };
    let up_button = NodeRef::<Button>::new();
    let up = move |_| {
        players.move_up(key);
        // `For` takes a row that moves out of the page for a moment, and so its button loses the focus.
        queue_microtask(move || {
            if let Some(button) = up_button.get_untracked() {
                // A button on the page can take the focus.
                let _ = button.focus();
            }
        });
    };
    let least = move || usize::from(rules.with(|it| it.min_seats));
    view! {
        <PlayerRow players key label is_needed=Signal::derive(move || players.count() <= least())>
            <SignButton
                label
                shown=Signal::derive(move || badge_at(settings, &players.get(), place()))
                on_tap=move || signing.set(Some(key))
            />
            {who}
            // Not `disabled`, so that the button that moved a row to the top keeps the focus.
            <button
                node_ref=up_button
                class="quiet"
                type="button"
                aria-label=move || format!("{}: {}", words::move_up(), label.get())
                aria-disabled=move || (place() == 0).then_some("true")
                on:click=up
            >
                <Icon shape=Shape::Up />
            </button>
        </PlayerRow>
    }
}

/// The choice of who the computer is.
#[component]
fn ComputerChoice(
    /// All players.
    players: PlayerList,
    /// The key of the computer.
    key: usize,
    /// Who is chosen at first.
    first: Opponent,
    /// The own players, as [`SelectOpponent`] lists them.
    own_players: StoredValue<Vec<(String, String)>>,
    /// What screen readers call the seat.
    label: Signal<String>,
    /// The computer's name.
    name: Signal<String>,
    /// The chosen rules.
    rules: RwSignal<Arc<RuleSet>>,
) -> impl IntoView {
    let is_kept = kept_table(rules.into());
    let strength = move || players.player(key)?.computer()?.strength();
    let introduced = move || match strength() {
        Some(strength) => {
            let introduced = bots::introduced(&name.get(), strength);
            match advice::needs(strength, &rules.read(), is_kept.get()) {
                Some(takes) => format!("{introduced} {takes}"),
                None => introduced,
            }
        }
        None => bots::own_manner(&name.get()),
    };
    let help = format!("strength-{key}");
    view! {
        <div class="computer">
            <SelectOpponent
                first
                own=own_players.get_value()
                choose=move |who| players.set(key, Player::Computer(who))
                attr:class="strength"
                attr:aria-label=move || label.get()
                attr:aria-describedby=help.clone()
            />
            <small id=help aria-live="polite" prop:textContent=changing(introduced)></small>
        </div>
    }
}
