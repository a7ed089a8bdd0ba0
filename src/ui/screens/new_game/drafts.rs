//! Seats in the form for a new game.

use leptos::prelude::*;

use rollkeep_core::game::{Seat, SeatKind, Strength, is_default_name};
use rollkeep_core::storage::Settings;
use rollkeep_core::text::bots;

/// A seat in the form. Its key stays the same when it moves in the list.
#[derive(Clone, Copy)]
pub struct SeatDraft {
    /// The key.
    pub key: usize,
    /// The name of a person; empty for the default name.
    pub name: RwSignal<String>,
    /// The strength of a computer; `None` for a person.
    pub computer: Option<RwSignal<Strength>>,
}

/// Returns all seats at the table, in order. Computers get names that no person has.
pub fn seated(seats: &[SeatDraft]) -> Vec<Seat> {
    untrack(|| listed(seats))
}

/// Like [`seated`], but follows changes of the names.
pub fn listed(seats: &[SeatDraft]) -> Vec<Seat> {
    let strengths = seats.iter().filter_map(|seat| Some(seat.computer?.get()));
    let strengths: Vec<Strength> = strengths.collect();
    let people: Vec<String> = (seats.iter())
        .filter(|seat| seat.computer.is_none())
        .map(|seat| seat.name.get())
        .collect();
    let people: Vec<&str> = people.iter().map(String::as_str).collect();
    let computers = bots::names(&people, &strengths);
    let mut computers = computers.into_iter().zip(&strengths);
    let seats = seats.iter().map(|seat| match seat.computer {
        None => Seat::person(&seat.name.get()),
        Some(_) => computers
            .next()
            .map_or(Seat::person(""), |(name, strength)| {
                Seat::computer(&name, *strength)
            }),
    });
    seats.collect()
}

/// Returns all names, with default names for people who gave none.
pub fn all_named(settings: RwSignal<Settings>, seats: &[SeatDraft]) -> Vec<String> {
    let seats = settings.with(|it| it.own_name.with_defaults(listed(seats)));
    seats.into_iter().map(|seat| seat.name).collect()
}

/// Returns the name at this place.
pub fn named(settings: RwSignal<Settings>, seats: &[SeatDraft], place: usize) -> String {
    let all = all_named(settings, seats);
    all.into_iter().nth(place).unwrap_or_default()
}

/// Returns the place of the seat with this key.
pub fn place_of(key: usize, seats: &[SeatDraft]) -> Option<usize> {
    seats.iter().position(|seat| seat.key == key)
}

/// Returns the seats of the last game. Default names become empty again; the first person without a name has the own one.
pub fn drafts(settings: &Settings) -> Vec<SeatDraft> {
    let mut seats = Vec::new();
    match settings.last_setup() {
        Some(last) => {
            for seat in last.seats() {
                match seat.kind {
                    SeatKind::Person if is_default_name(&seat.name) => push(&mut seats, ""),
                    SeatKind::Person => push(&mut seats, &seat.name),
                    SeatKind::Computer(strength) => push_computer(&mut seats, strength),
                }
            }
        }
        None => seats = drafts_of(&settings.table, &settings.computers),
    }
    if seats.is_empty() {
        push(&mut seats, "");
    }
    let mut people = seats.iter().filter(|seat| seat.computer.is_none());
    let own = settings.own_name.get().unwrap_or_default();
    let is_here = |seat: &&SeatDraft| seat.name.with_untracked(|name| name == own);
    if !people.clone().any(|seat| is_here(&seat))
        && let Some(nameless) = people.find(|seat| seat.name.with_untracked(String::is_empty))
    {
        nameless.name.set(own.to_owned());
    }
    seats
}

/// Returns seats for these people, then these computers.
pub fn drafts_of(people: &[String], computers: &[Strength]) -> Vec<SeatDraft> {
    let mut seats = Vec::new();
    for name in people {
        push(&mut seats, name);
    }
    for strength in computers {
        push_computer(&mut seats, *strength);
    }
    seats
}

/// Adds a person at the end.
pub fn push(seats: &mut Vec<SeatDraft>, name: &str) {
    let key = free_key(seats);
    seats.push(SeatDraft {
        key,
        name: RwSignal::new(name.to_owned()),
        computer: None,
    });
}

/// Returns a key that no seat has.
pub fn free_key(seats: &[SeatDraft]) -> usize {
    seats.iter().map(|seat| seat.key + 1).max().unwrap_or(0)
}

/// Adds a computer at the end.
pub fn push_computer(seats: &mut Vec<SeatDraft>, strength: Strength) {
    push(seats, "");
    if let Some(seat) = seats.last_mut() {
        seat.computer = Some(RwSignal::new(strength));
    }
}
