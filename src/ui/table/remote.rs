//! Players who sit at another device.

use std::rc::Rc;

use leptos::prelude::*;

use super::super::game_facts::{person_at_turn, seat_of};
use super::{Table, hand};
use crate::game::{Action, Event, SeatKind};
use crate::text::{live, words};

/// The other device of a game, as the table sees it.
pub trait Remote {
    /// Is this seat at this device?
    fn is_here(&self, seat: usize) -> bool;

    /// Does what a player at this device wishes. What comes of it reaches the table through [`Table::happened`].
    ///
    /// # Errors
    /// Why it is not possible, for the player.
    fn act(&self, action: Action) -> Result<(), String>;

    /// Are the devices connected? Now, and again whenever that changes.
    fn is_connected(&self) -> bool;

    /// Does the other device take its time? Now, and again whenever that changes.
    fn is_slow(&self) -> bool;
}

/// Where the players of a game sit.
#[derive(Clone)]
pub enum Seating {
    /// All at this device.
    Here,
    /// Some at another device; the code that knows who is on its way.
    Unknown,
    /// Some at this other device.
    Apart(Rc<dyn Remote>),
}

impl Table {
    /// Says where the players sit.
    pub fn seat(&self, seating: Seating) {
        self.seating.set(seating);
    }

    /// Is this seat at this device?
    pub(super) fn is_here(&self, seat: usize) -> bool {
        self.seating.with(|seating| match seating {
            Seating::Here => true,
            Seating::Unknown => false,
            Seating::Apart(other) => other.is_here(seat),
        })
    }

    /// Is whoever's turn it is at this device, and is nothing missing that they need?
    pub(super) fn is_here_at_turn(&self) -> bool {
        let seat = self.game(seat_of);
        !self.is_cut_off() && seat.is_none_or(|seat| self.is_here(seat))
    }

    /// How many people sit at this device.
    pub(super) fn people_here(&self) -> usize {
        let seats = self.game(|game| {
            game.setup()
                .seats()
                .iter()
                .map(|it| it.kind)
                .collect::<Vec<_>>()
        });
        let seats = seats.into_iter().enumerate();
        seats
            .filter(|(seat, kind)| *kind == SeatKind::Person && self.is_here(*seat))
            .count()
    }

    /// Why nobody at this device can do anything now: a computer plays, or somebody at another device.
    pub(super) fn not_here(&self) -> Option<String> {
        if !self.game_now(person_at_turn) {
            return Some(words::computer_plays());
        }
        let seat = self.game_now(seat_of)?;
        let here = untrack(|| self.is_here(seat));
        (!here).then(|| live::plays_there(&self.name(seat)))
    }

    /// Is there another device, and no connection to it?
    pub fn is_cut_off(&self) -> bool {
        self.seating.with(|seating| match seating {
            Seating::Apart(other) => !other.is_connected(),
            Seating::Here | Seating::Unknown => false,
        })
    }

    /// What there is to say of the other device.
    pub fn says_of_other(&self) -> Option<String> {
        let seat = self.game(seat_of)?;
        self.seating.with(|seating| match seating {
            Seating::Apart(other) if !other.is_connected() => Some(live::not_connected()),
            Seating::Apart(other) if other.is_slow() => Some(live::waiting()),
            Seating::Apart(other) if !other.is_here(seat) => {
                Some(live::plays_there(&self.name(seat)))
            }
            Seating::Apart(_) | Seating::Here | Seating::Unknown => None,
        })
    }

    /// This has happened at this device or the other one. `false` if it cannot be, as in a game that went on apart.
    pub fn happened(&self, event: Event) -> bool {
        let Ok(game) = self.game_now(|game| game.then(event)) else {
            return false;
        };
        let seat = self.game_now(seat_of);
        let here = untrack(|| seat.is_none_or(|seat| self.is_here(seat)));
        if let (false, Some(hand)) = (here, hand(&game)) {
            self.keep.set(hand.kept);
        }
        self.commit(game, event);
        true
    }
}
