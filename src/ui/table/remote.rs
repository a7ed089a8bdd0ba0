//! Players at other devices.

use std::rc::Rc;

use leptos::prelude::*;

use super::super::browser::LocalBackend;
use super::super::game_facts::{people, person_at_turn, seat_of};
use super::{Table, hand};
use rollkeep_core::game::{Action, Event, Phase, SeatKind};
use rollkeep_core::storage::{LinkGames, who_stays};
use rollkeep_core::text::{live, words};

/// The other device of a game, as the table sees it.
pub trait Remote {
    /// Returns whether this seat is at this device.
    fn is_here(&self, seat: usize) -> bool;

    /// Carries out an action of a player at this device. Its event reaches the table through [`Table::happened`].
    ///
    /// # Errors
    /// Why it is not possible, in words for the player.
    fn act(&self, action: Action) -> Result<(), String>;

    /// Returns whether the devices are connected, and follows changes.
    fn is_connected(&self) -> bool;

    /// Returns whether the other device is slow, and follows changes.
    fn is_slow(&self) -> bool;
}

/// Where the players of a game sit.
#[derive(Clone)]
pub enum Seating {
    /// All at this device.
    Here,
    /// Some at another device; the code that knows which ones is still loading.
    Unknown,
    /// Some at this other device.
    TwoDevices(Rc<dyn Remote>),
    /// These seats at this device, the others wherever the game is sent as a link.
    Links(Vec<usize>),
}

impl Table {
    /// Sets where the players sit.
    pub fn seat(&self, seating: Seating) {
        self.seating.set(seating);
    }

    /// Returns whether this seat is at this device.
    pub(super) fn is_here(&self, seat: usize) -> bool {
        // One device rolls for all who starts.
        let starting = self.game(|game| matches!(game.phase(), Phase::Starting(_)));
        self.seating.with(|seating| match seating {
            Seating::Here => true,
            Seating::Unknown => false,
            Seating::TwoDevices(other) => other.is_here(seat),
            Seating::Links(here) => starting || here.contains(&seat),
        })
    }

    /// Returns whether the game is played through links, and it is the turn of somebody at another device.
    pub fn waits_for_link(&self) -> bool {
        let seat = self.game(seat_of);
        let person = self.game(person_at_turn);
        let several = self.game(people) > 1;
        self.is_by_links() && several && person && seat.is_some_and(|seat| !self.is_here(seat))
    }

    /// Returns whether somebody at this device has scored last, and others play at other devices.
    pub fn has_news_for_others(&self) -> bool {
        let last = self.game(|game| game.last_score().map(|score| score.seat));
        let all_here = self.people_here() == self.game(people);
        self.is_by_links() && !all_here && last.is_some_and(|seat| self.is_here(seat))
    }

    /// Returns whether the game is played through links.
    pub fn is_by_links(&self) -> bool {
        self.seating
            .with(|seating| matches!(seating, Seating::Links(_)))
    }

    /// From now on, the player whose turn it is plays at this device.
    pub fn sit_here(&self) {
        if let Seating::Links(mut here) = self.seating.get_untracked() {
            let seat = self.game_untracked(seat_of);
            here.extend(seat.filter(|seat| !here.contains(seat)));
            self.play_by_links(here);
        }
    }

    /// From now on, the player whose turn it is plays at another device, to which the game is sent as a link.
    pub fn send_away(&self) {
        let next = self.game_untracked(seat_of);
        self.play_by_links(match self.seating.get_untracked() {
            Seating::Links(mut here) => {
                here.retain(|seat| Some(*seat) != next);
                here
            }
            _ => self.game_untracked(who_stays),
        });
    }

    fn play_by_links(&self, here: Vec<usize>) {
        LinkGames::note(&LocalBackend, &self.id(), here.clone());
        self.seat(Seating::Links(here));
    }

    /// Returns whether the player whose turn it is sits at this device and can play.
    pub(super) fn is_here_at_turn(&self) -> bool {
        let seat = self.game(seat_of);
        !self.is_cut_off() && seat.is_none_or(|seat| self.is_here(seat))
    }

    /// The number of people at this device.
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

    /// Returns why nobody at this device can act now: it is the turn of a computer, or of somebody at another device.
    pub(super) fn not_here(&self) -> Option<String> {
        if !self.game_untracked(person_at_turn) {
            return Some(words::computer_plays());
        }
        let seat = self.game_untracked(seat_of)?;
        let here = untrack(|| self.is_here(seat));
        (!here).then(|| live::plays_there(&self.name(seat)))
    }

    /// Returns whether there is another device, without a connection to it.
    pub fn is_cut_off(&self) -> bool {
        self.seating.with(|seating| match seating {
            Seating::TwoDevices(other) => !other.is_connected(),
            Seating::Here | Seating::Unknown | Seating::Links(_) => false,
        })
    }

    /// Returns a message about the other device, if there is one.
    pub fn says_of_other(&self) -> Option<String> {
        let seat = self.game(seat_of)?;
        self.seating.with(|seating| match seating {
            Seating::TwoDevices(other) if !other.is_connected() => Some(live::not_connected()),
            Seating::TwoDevices(other) if other.is_slow() => Some(live::waiting()),
            Seating::TwoDevices(other) if !other.is_here(seat) => {
                Some(live::plays_there(&self.name(seat)))
            }
            Seating::TwoDevices(_) | Seating::Here | Seating::Unknown | Seating::Links(_) => None,
        })
    }

    /// Adds an event of this device or the other one. Returns `false` if it is not possible, as in a game that
    /// continued apart.
    pub fn happened(&self, event: Event) -> bool {
        let Ok(game) = self.game_untracked(|game| game.then(event)) else {
            return false;
        };
        let seat = self.game_untracked(seat_of);
        let here = untrack(|| seat.is_none_or(|seat| self.is_here(seat)));
        if let (false, Some(hand)) = (here, hand(&game)) {
            self.keep.set(hand.kept);
        }
        self.commit(game, event);
        true
    }
}
