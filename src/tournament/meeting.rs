//! One game of a tournament.

use rand_chacha::ChaCha8Rng;

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
    dice: Vec<Fair<ChaCha8Rng>>,
    /// What luck a seat's own program may have.
    luck: Vec<Fair<ChaCha8Rng>>,
    bout: Bout<'static>,
    offences: Vec<(usize, Offence)>,
}

impl Meeting {
    /// The game before its first throw.
    pub fn new(plan: &Plan, fixture: Fixture) -> Meeting {
        let seats = fixture.seats();
        let stream = |entrant: usize, of: u64| {
            let number = (u64::from(fixture.game) << 8) | (entrant as u64) << 1 | of;
            Fair::stream(plan.seed(), number)
        };
        Meeting {
            dice: seats.iter().map(|&it| stream(it, 0)).collect(),
            luck: seats.iter().map(|&it| stream(it, 1)).collect(),
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

    /// A number for the luck of its program, from which nobody can tell the seed.
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
