//! The ranking of a game.

use std::cmp::Reverse;

use super::Game;

/// One line of the ranking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// 1 for the leader; equal totals share a rank.
    pub rank: usize,
    /// The seat.
    pub seat: usize,
    /// The grand total so far.
    pub total: u16,
    /// Lost by the clock: ranked below everyone still in time.
    pub out_of_time: bool,
}

impl Game {
    /// Everyone by total, the highest first; those out of time last; equals in seating order.
    pub fn ranking(&self) -> Vec<Place> {
        let seats = self.cards().iter().enumerate();
        ranked(seats.map(|(seat, card)| {
            let total = card.totals(self.rules()).grand();
            (total, self.out_of_time(seat))
        }))
    }
}

/// Ranks these totals, given in seating order: the highest first, those out of time last. Equals share a rank and stay
/// in seating order.
pub fn ranked(seats: impl Iterator<Item = (u16, bool)>) -> Vec<Place> {
    let order = |place: &Place| (place.out_of_time, Reverse(place.total));
    let mut places: Vec<Place> = Vec::new();
    for (seat, (total, out_of_time)) in seats.enumerate() {
        let place = Place {
            rank: 0,
            seat,
            total,
            out_of_time,
        };
        let not_below = |other: &Place| order(other) <= order(&place);
        places.insert(places.partition_point(not_below), place);
    }
    for index in 0..places.len() {
        places[index].rank = match index.checked_sub(1) {
            Some(before) if order(&places[before]) == order(&places[index]) => places[before].rank,
            _ => index + 1,
        };
    }
    places
}
