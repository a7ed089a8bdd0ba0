//! The way through the decisions of a reviewed game, one player at a time.

use rollkeep_rules::game::{Game, SeatKind};
use rollkeep_solver::coach::{Decision, Review};

/// The decisions of a reviewed game, by their numbers: how somebody steps through those of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewPath {
    /// Who made each decision.
    seats: Vec<usize>,
    /// For each seat, the decision that cost most, if one cost something.
    costliest: Vec<Option<usize>>,
    /// The seat whose decisions are shown first: the first person's.
    first_seat: usize,
}

/// A way to another decision of the same player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PathMove {
    /// To the one before.
    Back,
    /// To the next one.
    Forward,
    /// To the first one.
    ToStart,
    /// To the last one.
    ToEnd,
    /// To the next mistake; after the last one, to the first.
    ToMistake,
}

impl ReviewPath {
    /// The decisions of this game, which was reviewed.
    pub fn new(game: &Game, decisions: &[Decision], review: &Review) -> ReviewPath {
        let seats = game.setup().seats();
        let person = seats.iter().position(|seat| seat.kind == SeatKind::Person);
        let costliest = (0..seats.len()).map(|seat| review.costliest(decisions, seat));
        ReviewPath {
            seats: decisions.iter().map(|decision| decision.seat).collect(),
            costliest: costliest.collect(),
            first_seat: person.unwrap_or(0),
        }
    }

    /// The seat that made this decision; `None` if no decision has this number.
    pub fn seat(&self, number: usize) -> Option<usize> {
        self.seats.get(number).copied()
    }

    /// The numbers of all decisions of a seat.
    pub fn of_seat(&self, seat: usize) -> impl DoubleEndedIterator<Item = usize> {
        let seats = self.seats.iter().enumerate();
        seats
            .filter(move |(_, other)| **other == seat)
            .map(|(number, _)| number)
    }

    /// The decision that is shown first: the one that cost the first person most. `None` if nobody has decided anything.
    pub fn start(&self) -> Option<usize> {
        self.start_of(self.first_seat)
            .or_else(|| (!self.seats.is_empty()).then_some(0))
    }

    /// The decision of a seat that cost most. `None` if none cost anything.
    pub fn costliest(&self, seat: usize) -> Option<usize> {
        self.costliest.get(seat).copied().flatten()
    }

    /// The decision of a seat that is shown first: the one that cost most, or else the first.
    pub fn start_of(&self, seat: usize) -> Option<usize> {
        self.costliest(seat).or_else(|| self.of_seat(seat).next())
    }

    /// The decision that a move leads to, where these decisions are mistakes. `None` if it leads nowhere else.
    pub fn after(
        &self,
        number: usize,
        by: PathMove,
        is_mistake: impl Fn(usize) -> bool,
    ) -> Option<usize> {
        let own = self.of_seat(self.seat(number)?);
        let found = match by {
            PathMove::Back => own.rev().find(|other| *other < number),
            PathMove::Forward => { own }.find(|other| *other > number),
            PathMove::ToStart => { own }.next(),
            PathMove::ToEnd => { own }.next_back(),
            PathMove::ToMistake => {
                let mistakes: Vec<usize> = own.filter(|it| is_mistake(*it)).collect();
                let next = mistakes.iter().find(|other| **other > number);
                next.or(mistakes.first()).copied()
            }
        };
        found.filter(|other| *other != number)
    }
}
