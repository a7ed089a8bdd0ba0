//! Players at other devices.

use std::rc::Rc;

use leptos::prelude::*;

use super::Table;
use rollkeep_app::storage::{LinkGames, receiver, who_is_here, who_stays};
use rollkeep_rules::dice::Keep;
use rollkeep_rules::game::{Action, Event, Game, Phase};
use rollkeep_words::{links, live, words};

/// The other device of a game, as the table sees it.
pub trait Remote {
    /// Returns whether this seat is at this device.
    fn is_here(&self, seat: usize) -> bool;

    /// Carries out an action of a player at this device. Its event reaches the table through [`Table::happened`].
    ///
    /// # Errors
    /// Why it is not possible, in words for the player.
    fn act(&self, action: Action) -> Result<(), String>;

    /// Tells the other device which dice the player at this one marks to be kept.
    fn mark(&self, keep: Keep);

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

impl Seating {
    /// Returns whether this seat is at this device.
    fn has(&self, seat: usize) -> bool {
        match self {
            Seating::Here => true,
            Seating::Unknown => false,
            Seating::TwoDevices(other) => other.is_here(seat),
            Seating::Links(here) => here.contains(&seat),
        }
    }
}

impl Table {
    /// Sets where the players sit.
    pub fn seat(&self, seating: Seating) {
        self.seating.set(seating);
        self.coached.set(untrack(|| self.coached_here()));
    }

    /// Seats the players as this device remembers it: all here, unless the game is played through links.
    pub fn seat_by_links(&self) {
        let games = self.store.notes(LinkGames::read);
        let here = games.here(&self.id()).map(<[usize]>::to_vec);
        self.seat(here.map_or(Seating::Here, Seating::Links));
    }

    /// Handles a change by another tab of who plays at this device.
    pub fn seats_changed(&self) {
        if untrack(|| self.can_be_sent()) {
            self.seat_by_links();
        }
    }

    /// Tells the other device which dice are marked to be kept, if there is one.
    pub(super) fn mark(&self) {
        let keep = self.shown.kept.get_untracked();
        self.seating.with_untracked(|seating| {
            if let Seating::TwoDevices(other) = seating {
                other.mark(keep);
            }
        });
    }

    /// Returns whether this seat is at this device.
    pub(super) fn is_here(&self, seat: usize) -> bool {
        let starting = self.game(|game| matches!(game.phase(), Phase::Starting(_)));
        self.seating.with(|seating| {
            // In a game by links, one device rolls for all who starts.
            let for_all = starting && matches!(seating, Seating::Links(_));
            for_all || seating.has(seat)
        })
    }

    /// Returns whether the game is played through links, and it is the turn of somebody at another device.
    pub fn waits_for_link(&self) -> bool {
        let receiver = self.game(receiver);
        self.seating.with(|seating| match (seating, receiver) {
            (Seating::Links(here), Some(seat)) => !here.contains(&seat),
            _ => false,
        })
    }

    /// Returns whether the game can be sent as a link: it is not played with another device already.
    pub fn can_be_sent(&self) -> bool {
        self.seating
            .with(|seating| matches!(seating, Seating::Here | Seating::Links(_)))
    }

    /// From now on, the player whose turn it is plays at this device, if the game is played through links.
    pub fn sit_here(&self) {
        if matches!(self.seating.get_untracked(), Seating::Links(_)) {
            self.play_by_links(who_is_here);
        }
    }

    /// From now on, the player whose turn it is plays at another device, to which the game is sent as a link.
    pub fn send_away(&self) {
        self.play_by_links(who_stays);
    }

    fn play_by_links(&self, who: fn(Option<&[usize]>, &Game) -> Vec<usize>) {
        let here = self.seating.with_untracked(|seating| {
            let here = match seating {
                Seating::Links(here) => Some(here.as_slice()),
                Seating::Here | Seating::Unknown | Seating::TwoDevices(_) => None,
            };
            self.game_untracked(|game| who(here, game))
        });
        self.store
            .notes(|notes| LinkGames::note(notes, &self.id(), here.clone()));
        self.seat(Seating::Links(here));
    }

    /// Returns whether the player whose turn it is sits at this device and can play.
    pub(super) fn is_here_at_turn(&self) -> bool {
        let seat = self.game(Game::seat_at_turn);
        !self.is_cut_off() && seat.is_none_or(|seat| self.is_here(seat))
    }

    /// The seats of the people at this device.
    pub(super) fn people_here(&self) -> Vec<usize> {
        let mut people: Vec<usize> = self.game(|game| game.setup().people().collect());
        self.seating
            .with(|seating| people.retain(|seat| seating.has(*seat)));
        people
    }

    /// Returns why nobody at this device can act now: it is the turn of a computer, or of somebody at another device.
    pub(super) fn not_here(&self) -> Option<String> {
        if !self.game_untracked(Game::is_person_at_turn) {
            return Some(words::computer_plays());
        }
        let seat = self.game_untracked(Game::seat_at_turn)?;
        let here = untrack(|| self.is_here(seat));
        let why = match untrack(|| self.waits_for_link()) {
            true => links::not_here,
            false => live::plays_there,
        };
        (!here).then(|| why(&self.name(seat)))
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
        let seat = self.game(Game::seat_at_turn)?;
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
        self.commit(game, event)
    }
}
