//! One game of a tournament.

use rand_chacha::ChaCha8Rng;

use super::seed::SeedDice;
use super::{Fixture, Offence, Outcome, Plan};
use crate::bots::{Bout, View};
use crate::dice::{DiceSource, Fair};
use crate::solver::Choice;

/// One game of a tournament. Every entrant throws dice of its own, which fall the same whatever others do.
#[derive(Clone, Debug)]
pub struct Meeting {
    fixture: Fixture,
    /// The entrant in each seat.
    seats: Vec<usize>,
    /// The dice of each seat.
    dice: Vec<SeedDice>,
    /// What luck a seat's own program may have.
    luck: Vec<Fair<ChaCha8Rng>>,
    bout: Bout<'static>,
    offences: Vec<(usize, Offence)>,
}

/// The seed of all luck. It is not that of the dice: a program may know all there is to know of its luck.
const LUCK: u64 = 0;

impl Meeting {
    /// The game before its first throw.
    pub fn new(plan: &Plan, fixture: Fixture) -> Meeting {
        let seats = fixture.seats();
        let stream =
            |entrant: usize, of: u64| (u64::from(fixture.game) << 8) | (entrant as u64) << 1 | of;
        let dice = |&entrant: &usize| plan.seed().dice(stream(entrant, 0));
        let luck = |&entrant: &usize| Fair::stream(LUCK, stream(entrant, 1));
        Meeting {
            dice: seats.iter().map(dice).collect(),
            luck: seats.iter().map(luck).collect(),
            bout: Bout::new(plan.rules(), seats.len()),
            seats,
            fixture,
            offences: Vec::new(),
        }
    }

    /// The entrant that must decide; `None` when the game is over.
    pub fn entrant(&self) -> Option<usize> {
        Some(self.seats[self.bout.seat()?])
    }

    /// What it sees; `None` when the game is over.
    pub fn view(&mut self) -> Option<View<'_>> {
        let dice = &mut self.dice[self.bout.seat()?];
        // Seeded dice never run out.
        self.bout.view(dice).ok().flatten()
    }

    /// A number for the luck of its program. It has nothing to do with the seed.
    pub fn luck(&mut self) -> u32 {
        let Some(seat) = self.bout.seat() else {
            return 0;
        };
        let luck = &mut self.luck[seat];
        let mut pips = || luck.face().map_or(0, |face| face.index() as u32);
        // 6¹² numbers, of which the low 31 bits are as good as even.
        (0..12).fold(0u32, |sum, _| sum.wrapping_mul(6).wrapping_add(pips()))
    }

    /// Does what the entrant whose turn it is has decided, or sends it out.
    pub fn answer(&mut self, answer: Result<Choice, Offence>) {
        let Some(seat) = self.bout.seat() else {
            return;
        };
        let done = answer.and_then(|choice| {
            let illegal = |_| Offence::Illegal(choice);
            self.bout.answer(choice).map_err(illegal)
        });
        if let Err(offence) = done {
            self.bout.leave(seat);
            self.offences.push((self.seats[seat], offence));
        }
    }

    /// What came of it, when it is over.
    pub fn outcome(self) -> Outcome {
        let total = |entrant: &usize| {
            let seat = self.seats.iter().position(|seat| seat == entrant)?;
            self.bout.total(seat)
        };
        Outcome {
            totals: self.fixture.entrants.iter().map(total).collect(),
            offences: self.offences,
            fixture: self.fixture,
        }
    }
}
