//! The ranking of a game.

use std::cmp::Reverse;

use super::{Game, LastScore, Phase};

/// One line of the ranking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// 1 for the leader; equal totals share a rank. Who has won at once is first, whatever the totals.
    pub rank: usize,
    /// The seat.
    pub seat: usize,
    /// The grand total so far.
    pub total: u16,
    /// Lost by the clock: ranked below everyone still in time.
    pub out_of_time: bool,
}

impl Game {
    /// The score that won the game at once, if it ended so.
    pub fn won_at_once(&self) -> Option<LastScore> {
        match self.phase() {
            Phase::Over(outcome) => outcome.at_once,
            Phase::Starting(_) | Phase::Turn(_) => None,
        }
    }

    /// Everyone by total, the highest first; who has won at once before all others; those out of time last; equals in
    /// seating order.
    pub fn ranking(&self) -> Vec<Place> {
        let first = self.won_at_once().map(|score| score.seat);
        let seats = self.cards().iter().enumerate();
        let seats = seats.map(|(seat, card)| {
            let total = card.totals(self.rules()).grand();
            (total, self.out_of_time(seat))
        });
        ranked(seats, first)
    }
}

/// Ranks these totals, given in seating order: the `first` seat if there is one, then the highest total, those out of time
/// last. Equals share a rank and stay in seating order.
pub fn ranked(seats: impl Iterator<Item = (u16, bool)>, first: Option<usize>) -> Vec<Place> {
    let is_first = |place: &Place| first == Some(place.seat);
    let order = |it: &Place| (!is_first(it), it.out_of_time, Reverse(it.total));
    let places = seats.enumerate().map(|(seat, (total, out_of_time))| Place {
        rank: 0,
        seat,
        total,
        out_of_time,
    });
    let mut places: Vec<Place> = places.collect();
    places.sort_by_key(order);
    for index in 0..places.len() {
        places[index].rank = match index.checked_sub(1) {
            Some(before) if order(&places[before]) == order(&places[index]) => places[before].rank,
            _ => index + 1,
        };
    }
    places
}
