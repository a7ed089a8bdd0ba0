//! The part of a finished game that statistics need.

use std::sync::Arc;

use super::{PlayerKey, RollCounts};
use crate::storage::SavedGame;
use rollkeep_rules::game::{Game, OwnName, Phase, Seat, YOU};
use rollkeep_rules::{Card, RuleSet, Totals};

/// The part of a finished game that statistics need.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSummary {
    /// The rules.
    pub rules: Arc<RuleSet>,
    /// When it began, in milliseconds since 1970.
    pub began: u64,
    /// When it ended, in milliseconds since 1970.
    pub ended: u64,
    /// Whether others had the same dice. Such dice come from a seed and were not rolled on this device.
    pub shared_dice: bool,
    /// The players, in seating order.
    pub seats: Vec<SeatSummary>,
    /// Counts of the dice that were rolled.
    pub rolls: RollCounts,
}

/// How one player's game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatSummary {
    /// The seat, with the name by which its player is counted.
    pub seat: Seat,
    /// Whether the save has "You" instead of that name.
    pub(super) is_you: bool,
    /// The points in each box; `None` if it stayed open because time ran out or somebody won at once.
    pub points: Vec<Option<u16>>,
    /// The bonuses for extra Yahtzees, in points.
    pub extra: u16,
    /// Whether the player lost by the clock.
    pub out_of_time: bool,
    /// Whether the player won at once, whatever the totals.
    pub won_at_once: bool,
    /// The sums of the card.
    pub totals: Totals,
}

impl GameSummary {
    /// Summarises a game; `None` if it is not over.
    pub fn of(saved: &SavedGame) -> Option<GameSummary> {
        let game = &saved.game;
        let Phase::Over(_) = game.phase() else {
            return None;
        };
        let seats = game.setup().seats().iter().enumerate();
        Some(GameSummary {
            rules: game.rules().clone(),
            began: saved.began,
            ended: saved.touched,
            shared_dice: game.setup().shared_dice().is_some(),
            seats: seats
                .map(|(place, seat)| SeatSummary::of(game, place, seat))
                .collect(),
            rolls: RollCounts::of(game),
        })
    }

    /// Counts "You" as the person with this name from now on.
    pub(super) fn call_you(&mut self, own: &OwnName) {
        for seat in self.seats.iter_mut().filter(|seat| seat.is_you) {
            seat.seat.name = YOU.to_owned();
        }
        let seats: Vec<Seat> = self.seats.iter().map(|it| it.seat.clone()).collect();
        for (summary, seat) in self.seats.iter_mut().zip(own.persons(&seats)) {
            summary.seat = seat;
        }
    }

    /// Returns the rank of this player, from 1: who has won at once first, players in time, then by total.
    pub(super) fn rank(&self, seat: &SeatSummary) -> usize {
        let better = |other: &&SeatSummary| other.order() > seat.order();
        self.seats.iter().filter(better).count() + 1
    }

    /// Returns how many players share the win, if this player has won. Somebody who plays alone does not win.
    pub(super) fn winners(&self, seat: &SeatSummary) -> Option<usize> {
        if self.seats.len() < 2 || seat.out_of_time || self.rank(seat) > 1 {
            return None;
        }
        Some(self.seats.iter().filter(|it| self.rank(it) == 1).count())
    }

    /// Returns the first seat of this player.
    pub fn seat_of(&self, player: &PlayerKey) -> Option<&SeatSummary> {
        self.seats.iter().find(|seat| player.is(&seat.seat))
    }
}

impl SeatSummary {
    fn of(game: &Game, place: usize, seat: &Seat) -> SeatSummary {
        let (rules, card) = (game.rules(), &game.cards()[place]);
        let at_once = game.won_at_once();
        let summary = SeatSummary::new(
            rules,
            seat.clone(),
            rules.slots().map(|slot| card.points(slot)).collect(),
            card.yahtzee_bonuses(),
            game.out_of_time(place),
        );
        SeatSummary {
            won_at_once: at_once.is_some_and(|score| score.seat == place),
            ..summary
        }
    }

    pub(super) fn new(
        rules: &RuleSet,
        seat: Seat,
        points: Vec<Option<u16>>,
        extra: u16,
        out_of_time: bool,
    ) -> SeatSummary {
        let filled = rules.slots().zip(&points);
        let filled = filled.filter_map(|(slot, points)| Some((slot, (*points)?)));
        let totals = Card::with(rules, filled).and_bonuses(extra).totals(rules);
        SeatSummary {
            is_you: seat.name == YOU,
            seat,
            points,
            extra,
            out_of_time,
            won_at_once: false,
            totals,
        }
    }

    /// Returns whether every box is filled. Only such totals can be compared.
    pub fn is_full(&self) -> bool {
        self.points.iter().all(Option::is_some)
    }

    /// Returns the grand total.
    pub fn total(&self) -> u16 {
        self.totals.grand()
    }

    pub(super) fn order(&self) -> (bool, bool, u16) {
        (self.won_at_once, !self.out_of_time, self.total())
    }
}
