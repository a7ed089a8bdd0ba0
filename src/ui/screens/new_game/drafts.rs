//! Seats in the form for a new game.

use leptos::prelude::*;

use crate::ui::components::Opponent;
use rollkeep_app::storage::Settings;
use rollkeep_rules::game::{Seat, SeatKind, Strength, is_default_name};
use rollkeep_words::bots;

/// A seat in the form. Its key stays the same when it moves in the list.
#[derive(Clone, Copy)]
pub struct SeatDraft {
    /// The key.
    pub key: usize,
    /// The name of a person; empty for the default name.
    pub name: RwSignal<String>,
    /// Which computer sits here; `None` for a person. An own player has its name at the table.
    pub computer: Option<RwSignal<Opponent>>,
}

/// Returns all seats at the table, in order. Computers get names that no person has.
pub fn seated(seats: &[SeatDraft]) -> Vec<Seat> {
    untrack(|| listed(seats))
}

/// Like [`seated`], but follows changes of the names.
pub fn listed(seats: &[SeatDraft]) -> Vec<Seat> {
    let who = seats.iter();
    let who: Vec<Result<Opponent, String>> = who
        .map(|seat| match seat.computer {
            Some(computer) => Ok(computer.get()),
            None => Err(seat.name.get()),
        })
        .collect();
    // People have their names first, then own players, then other computers.
    let people = who.iter().filter_map(|it| it.as_ref().err());
    let mut taken: Vec<String> = people.map(|name| Seat::person(name).name).collect();
    let mut own = Vec::new();
    for who in who.iter().flatten() {
        if let Opponent::Own(name) = who {
            let names: Vec<&str> = taken.iter().map(String::as_str).collect();
            let seat = Seat::own_player(name, &names);
            taken.push(seat.name.clone());
            own.push(seat);
        }
    }
    let strengths = who.iter().flatten().filter_map(Opponent::strength);
    let strengths: Vec<Strength> = strengths.collect();
    let taken: Vec<&str> = taken.iter().map(String::as_str).collect();
    let names = bots::names(&taken, &strengths);
    let (mut own, mut names) = (own.into_iter(), names.into_iter());
    let seats = who.iter().filter_map(|who| match who {
        Err(name) => Some(Seat::person(name)),
        Ok(Opponent::Own(_)) => own.next(),
        Ok(Opponent::BuiltIn(strength)) => Some(Seat::computer(&names.next()?, *strength)),
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
/// In place of an own player that is not among these, by its name at a table, sits who would play for it.
pub fn drafts(settings: &Settings, own: &[String]) -> Vec<SeatDraft> {
    let mut seats = Vec::new();
    match settings.last_setup() {
        Some(last) => {
            for seat in last.seats() {
                let player = seat.own_player_name().map(str::to_owned);
                match (seat.kind, player) {
                    (SeatKind::Person, _) if is_default_name(&seat.name) => push(&mut seats, ""),
                    (SeatKind::Person, _) => push(&mut seats, &seat.name),
                    (SeatKind::Computer(_), Some(name)) if own.contains(&name) => {
                        push_computer(&mut seats, Opponent::Own(name));
                    }
                    (SeatKind::Computer(strength), _) => {
                        push_computer(&mut seats, Opponent::BuiltIn(strength));
                    }
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
        push_computer(&mut seats, Opponent::BuiltIn(*strength));
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
pub fn push_computer(seats: &mut Vec<SeatDraft>, who: Opponent) {
    push(seats, "");
    if let Some(seat) = seats.last_mut() {
        seat.computer = Some(RwSignal::new(who));
    }
}
