//! The players in a form: a list that grows, shrinks and changes its order.

use std::ops::RangeInclusive;

use leptos::prelude::*;

use super::{Icon, NameInput, Opponent, Shape};
use crate::ui::browser;
use crate::ui::preferences::use_preferences;
use rollkeep_words::words;

/// A player in a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// A person with this name; empty for the default name.
    Person(String),
    /// A computer.
    Computer(Opponent),
}

impl Player {
    /// Returns the computer, unless it is a person.
    pub fn computer(&self) -> Option<&Opponent> {
        match self {
            Player::Person(_) => None,
            Player::Computer(opponent) => Some(opponent),
        }
    }
}

/// The players in a form. Each has a key that stays the same when others come, go or move. Copies refer to the same list.
/// Methods that read follow changes.
#[derive(Clone, Copy)]
pub struct PlayerList(RwSignal<Players>);

/// The players, each with its key.
#[derive(Default)]
struct Players {
    all: Vec<(usize, Player)>,
    /// The key of the next player. A key is not used again, because other parts of the form may remember it.
    next_key: usize,
}

impl Players {
    fn push(&mut self, player: Player) {
        self.all.push((self.next_key, player));
        self.next_key += 1;
    }
}

impl PlayerList {
    /// Makes a list of these players.
    pub fn new(players: impl IntoIterator<Item = Player>) -> PlayerList {
        let mut all = Players::default();
        players.into_iter().for_each(|player| all.push(player));
        PlayerList(RwSignal::new(all))
    }

    /// Makes a list of people with these names.
    pub fn of_people(names: impl IntoIterator<Item = String>) -> PlayerList {
        PlayerList::new(names.into_iter().map(Player::Person))
    }

    /// Returns all players, in order.
    pub fn get(self) -> Vec<Player> {
        (self.0).with(|it| it.all.iter().map(|(_, player)| player.clone()).collect())
    }

    /// Returns the names of all people, in order.
    pub fn names(self) -> Vec<String> {
        let names = self.get().into_iter().filter_map(|player| match player {
            Player::Person(name) => Some(name),
            Player::Computer(_) => None,
        });
        names.collect()
    }

    /// Returns how many players there are.
    pub fn count(self) -> usize {
        self.0.with(|it| it.all.len())
    }

    /// Returns the keys of all players, in order.
    pub fn keys(self) -> Vec<usize> {
        (self.0).with(|it| it.all.iter().map(|(key, _)| *key).collect())
    }

    /// Returns the place of a player in the list.
    pub fn place(self, key: usize) -> Option<usize> {
        (self.0).with(|it| it.all.iter().position(|(other, _)| *other == key))
    }

    /// Returns a player.
    pub fn player(self, key: usize) -> Option<Player> {
        (self.0).with(|it| {
            let found = it.all.iter().find(|(other, _)| *other == key);
            found.map(|(_, player)| player.clone())
        })
    }

    /// Returns the name of a person; empty if it is none.
    pub fn name(self, key: usize) -> String {
        match self.player(key) {
            Some(Player::Person(name)) => name,
            Some(Player::Computer(_)) | None => String::new(),
        }
    }

    /// Returns the key and the name of the first person.
    pub fn first_person(self) -> Option<(usize, String)> {
        (self.0).with(|it| {
            it.all.iter().find_map(|(key, player)| match player {
                Player::Person(name) => Some((*key, name.clone())),
                Player::Computer(_) => None,
            })
        })
    }

    /// Returns whether a person has this name.
    pub fn has_name(self, name: &str) -> bool {
        let is_it = |player: &Player| matches!(player, Player::Person(other) if other == name);
        (self.0).with(|it| it.all.iter().any(|(_, player)| is_it(player)))
    }

    /// Adds a player at the end.
    pub fn add(self, player: Player) {
        self.0.update(|it| it.push(player));
    }

    /// Puts a player in the place of this one.
    pub fn set(self, key: usize, player: Player) {
        self.0.update(|it| {
            if let Some((_, found)) = it.all.iter_mut().find(|(other, _)| *other == key) {
                *found = player;
            }
        });
    }

    /// Removes a player.
    pub fn remove(self, key: usize) {
        self.0
            .update(|it| it.all.retain(|(other, _)| *other != key));
    }

    /// Moves a player one place up.
    pub fn move_up(self, key: usize) {
        self.0.update(|Players { all, .. }| {
            if let Some(place @ 1..) = all.iter().position(|(other, _)| *other == key) {
                all.swap(place, place - 1);
            }
        });
    }

    /// Makes the list fit the seats of a game. Players without a seat go to the front of `spare`, and those in front come
    /// back first.
    pub fn fit(self, seats: RangeInclusive<usize>, spare: &mut Vec<Player>) {
        let (least, most) = seats.into_inner();
        let count = untrack(|| self.count());
        if count >= least && (count == most || (count < most && spare.is_empty())) {
            return;
        }
        self.0.update(|it| {
            if it.all.len() > most {
                let without_seat = it.all.split_off(most).into_iter();
                spare.splice(0..0, without_seat.map(|(_, player)| player));
            }
            for player in spare.drain(..spare.len().min(most - it.all.len())) {
                it.push(player);
            }
            while it.all.len() < least {
                it.push(Player::Person(String::new()));
            }
        });
    }
}

/// A row for each player.
#[component]
pub fn PlayerRows<Row, View>(
    /// The players.
    players: PlayerList,
    /// Makes the [`PlayerRow`] of a player from its key.
    children: Row,
) -> impl IntoView
where
    Row: Fn(usize) -> View + Send + Sync + Clone + 'static,
    View: IntoView + 'static,
{
    view! {
        <ol data-nav="names">
            <For each=move || players.keys() key=|key| *key children />
        </ol>
    }
}

/// The row of a player, with a button that removes it, unless the form needs it.
#[component]
pub fn PlayerRow(
    /// The players.
    players: PlayerList,
    /// The key of this one.
    key: usize,
    /// What screen readers call the row.
    label: Signal<String>,
    /// Whether the form needs the row.
    is_needed: Signal<bool>,
    /// Whether the button of a row that is needed is hidden, rather than disabled.
    #[prop(optional)]
    hides: bool,
    /// The selector of the button that adds a player, which takes the focus.
    #[prop(default = "#add-seat")]
    add_button: &'static str,
    /// The fields of the row.
    children: Children,
) -> impl IntoView {
    let remove = move |_| {
        players.remove(key);
        browser::focus_soon(add_button);
    };
    view! {
        <li>
            {children()}
            <button
                class="quiet remove-seat"
                type="button"
                aria-label=move || format!("{}: {}", words::remove(), label.get())
                disabled=is_needed
                hidden=move || hides && is_needed.get()
                on:click=remove
            >
                <Icon shape=Shape::Cross />
            </button>
        </li>
    }
}

/// A button that adds a row, and puts the focus on a field of it, unless no more fit.
#[component]
pub fn AddRow(
    /// Its id in the page.
    id: &'static str,
    /// The selector of the field.
    field: &'static str,
    /// Whether no more fit.
    is_full: impl Fn() -> bool + Send + 'static,
    /// Adds the row.
    add: impl Fn() + 'static,
    /// The words of the button.
    children: Children,
) -> impl IntoView {
    let add = move |_| {
        add();
        browser::focus_soon(field);
    };
    view! {
        <button class="plain" id=id type="button" disabled=is_full on:click=add>
            {children()}
        </button>
    }
}

/// A field for the name of each person in a list.
#[component]
pub fn NameRows(
    /// The people.
    names: PlayerList,
    /// What screen readers call the field of the person with this key.
    label: impl Fn(usize) -> String + Copy + Send + Sync + 'static,
    /// What stands in the empty field of the person with this key.
    placeholder: impl Fn(usize) -> String + Copy + Send + Sync + 'static,
    /// Whether the form needs the row of the person with this key.
    is_needed: impl Fn(usize) -> bool + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let row = move |key| {
        let label = Signal::derive(move || label(key));
        view! {
            <PlayerRow
                players=names
                key
                label
                is_needed=Signal::derive(move || is_needed(key))
                hides=true
            >
                <NameInput
                    name=Signal::derive(move || names.name(key))
                    write=move |name| names.set(key, Player::Person(name))
                    suggests=true
                    label
                    placeholder=Signal::derive(move || placeholder(key))
                />
            </PlayerRow>
        }
    };
    view! {
        <div class="names">
            <PlayerRows players=names children=row />
            <KnownNames is_taken=move |name: &str| names.has_name(name) />
        </div>
    }
}

/// The button below [`NameRows`] that adds a person.
#[component]
pub fn AddName(
    /// The people.
    names: PlayerList,
    /// How many fit.
    #[prop(into)]
    most: Signal<usize>,
    /// The words of the button.
    children: Children,
) -> impl IntoView {
    let is_full = move || names.count() >= most.get();
    let add = move || names.add(Player::Person(String::new()));
    view! {
        <div class="adding">
            <AddRow id="add-seat" field=".names li:last-child input" is_full add>
                {children()}
            </AddRow>
        </div>
    }
}

/// The names known on this device, which browsers suggest in each [`NameInput`] that `suggests`.
#[component]
pub fn KnownNames(
    /// Whether a field has this name already.
    is_taken: impl Fn(&str) -> bool + Send + 'static,
) -> impl IntoView {
    let settings = use_preferences();
    let options = move || {
        settings.with(|settings| {
            let names = settings.known_names().into_iter();
            let free = names.filter(|name| !is_taken(name)).map(str::to_owned);
            let options = free.map(|name| view! { <option value=name></option> });
            options.collect_view()
        })
    };
    view! { <datalist id="known">{options}</datalist> }
}
