//! The way through the decisions of a reviewed game, one player at a time.

use rollkeep_rules::game::{Game, SeatKind};
use rollkeep_solver::coach::{Review, decisions};

/// The decisions of a reviewed game, by their numbers: how somebody steps through those of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewPath {
    steps: Vec<PathStep>,
    /// For each seat, the decision that cost most, if one cost something.
    costliest: Vec<Option<usize>>,
    /// The seat whose decisions are shown first: the first person's.
    first_seat: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct PathStep {
    seat: usize,
    is_mistake: bool,
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
    pub fn new(game: &Game, review: &Review) -> ReviewPath {
        let steps = decisions(game).into_iter().zip(&review.verdicts);
        let steps = steps.map(|(decision, verdict)| PathStep {
            seat: decision.seat,
            is_mistake: verdict.mistake().is_some(),
        });
        let seats = game.setup().seats();
        let person = seats.iter().position(|seat| seat.kind == SeatKind::Person);
        let costliest = (0..seats.len()).map(|seat| review.costliest(game, seat));
        ReviewPath {
            steps: steps.collect(),
            costliest: costliest.collect(),
            first_seat: person.unwrap_or(0),
        }
    }

    /// The seat that made this decision; `None` if no decision has this number.
    pub fn seat(&self, number: usize) -> Option<usize> {
        self.steps.get(number).map(|step| step.seat)
    }

    /// The numbers of all decisions of a seat.
    pub fn of_seat(&self, seat: usize) -> impl DoubleEndedIterator<Item = usize> {
        let steps = self.steps.iter().enumerate();
        steps
            .filter(move |(_, step)| step.seat == seat)
            .map(|(number, _)| number)
    }

    /// The decision that is shown first: the one that cost the first person most. `None` if nobody has decided anything.
    pub fn start(&self) -> Option<usize> {
        self.start_of(self.first_seat)
            .or_else(|| (!self.steps.is_empty()).then_some(0))
    }

    /// The decision of a seat that is shown first: the one that cost most, or else the first.
    pub fn start_of(&self, seat: usize) -> Option<usize> {
        let costliest = self.costliest.get(seat).copied().flatten();
        costliest.or_else(|| self.of_seat(seat).next())
    }

    /// The decision that a move leads to. `None` if it leads nowhere else.
    pub fn after(&self, number: usize, by: PathMove) -> Option<usize> {
        let own = self.of_seat(self.seat(number)?);
        let found = match by {
            PathMove::Back => own.rev().find(|other| *other < number),
            PathMove::Forward => { own }.find(|other| *other > number),
            PathMove::ToStart => { own }.next(),
            PathMove::ToEnd => { own }.next_back(),
            PathMove::ToMistake => {
                let mistakes: Vec<usize> = own.filter(|it| self.steps[*it].is_mistake).collect();
                let next = mistakes.iter().find(|other| **other > number);
                next.or(mistakes.first()).copied()
            }
        };
        found.filter(|other| *other != number)
    }
}
