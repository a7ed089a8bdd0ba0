//! Seats that are being set up.

use leptos::prelude::*;

use crate::game::{Seat, SeatKind, Strength};
use crate::storage::Settings;
use crate::text::{bots, names};

/// A seat that is being set up. Its key stays while its place in the list changes.
#[derive(Clone, Copy)]
pub struct SeatDraft {
    /// What it is known by.
    pub key: usize,
    /// What a person is called; empty for the default name.
    pub name: RwSignal<String>,
    /// How well a computer plays; `None` for a person.
    pub computer: Option<RwSignal<Strength>>,
}

/// Everyone at the table, in order. Computers have names that none of the people has.
pub fn seated(seats: &[SeatDraft]) -> Vec<Seat> {
    untrack(|| listed(seats))
}

/// As [`seated`], for who follows the names.
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

/// What everyone is called, with the names of those who gave none.
pub fn all_named(seats: &[SeatDraft]) -> Vec<String> {
    let seats = names::with_defaults(listed(seats));
    seats.into_iter().map(|seat| seat.name).collect()
}

/// What this seat is called.
pub fn named(seats: &[SeatDraft], place: usize) -> String {
    all_named(seats).into_iter().nth(place).unwrap_or_default()
}

/// Where the seat of this key stands.
pub fn place_of(key: usize, seats: &[SeatDraft]) -> Option<usize> {
    seats.iter().position(|seat| seat.key == key)
}

/// Who sat at the table last. A name that nobody chose is left open again.
pub fn drafts(settings: &Settings) -> Vec<SeatDraft> {
    let mut seats = Vec::new();
    match settings.last.as_ref().and_then(|last| last.setup()) {
        Some(last) => {
            for seat in last.seats() {
                match seat.kind {
                    SeatKind::Person if names::is_default(&seat.name) => push(&mut seats, ""),
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
    seats
}

/// These people, and these computers behind them.
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

/// Puts a person behind all others.
pub fn push(seats: &mut Vec<SeatDraft>, name: &str) {
    let key = free_key(seats);
    seats.push(SeatDraft {
        key,
        name: RwSignal::new(name.to_owned()),
        computer: None,
    });
}

/// A key that no seat has.
pub fn free_key(seats: &[SeatDraft]) -> usize {
    seats.iter().map(|seat| seat.key + 1).max().unwrap_or(0)
}

/// Puts a computer behind all others.
pub fn push_computer(seats: &mut Vec<SeatDraft>, strength: Strength) {
    push(seats, "");
    if let Some(seat) = seats.last_mut() {
        seat.computer = Some(RwSignal::new(strength));
    }
}
