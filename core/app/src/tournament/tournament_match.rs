//! One game of a tournament.

use rand_chacha::ChaCha8Rng;

use super::seed::SeedDice;
use super::{Disqualification, MatchOutcome, Pairing, Plan};
use rollkeep_rules::dice::{DiceSource, Fair};
use rollkeep_solver::Choice;
use rollkeep_solver::bots::{BotGame, View};

/// One game of a tournament. Every entrant has its own dice, which do not depend on the other entrants.
#[derive(Clone, Debug)]
pub struct Match {
    pairing: Pairing,
    /// The entrant in each seat.
    seats: Vec<usize>,
    /// The dice of each seat.
    dice: Vec<SeedDice>,
    /// Where the seeds for the random numbers of a seat's own program come from.
    program_seeds: Vec<Fair<ChaCha8Rng>>,
    game: BotGame,
    disqualifications: Vec<(usize, Disqualification)>,
}

/// Programs get their seeds from here and not from the seed of the dice: a program may compute everything that its own
/// seed reveals.
const PROGRAM_SEEDS: u64 = 0;

impl Match {
    /// The game before its first roll.
    pub fn new(plan: &Plan, pairing: Pairing) -> Match {
        let seats = pairing.seats();
        let stream =
            |entrant: usize, of: u64| (u64::from(pairing.game) << 8) | (entrant as u64) << 1 | of;
        let dice = |&entrant: &usize| plan.seed().dice(stream(entrant, 0));
        let seeds = |&entrant: &usize| Fair::stream(PROGRAM_SEEDS, stream(entrant, 1));
        Match {
            dice: seats.iter().map(dice).collect(),
            program_seeds: seats.iter().map(seeds).collect(),
            game: BotGame::new(plan.rules(), seats.len()),
            seats,
            pairing,
            disqualifications: Vec::new(),
        }
    }

    /// The entrant that must decide; `None` when the game is over.
    pub fn entrant(&self) -> Option<usize> {
        Some(self.seats[self.game.seat()?])
    }

    /// What it sees; `None` when the game is over.
    pub fn view(&mut self) -> Option<View<'_>> {
        let dice = &mut self.dice[self.game.seat()?];
        // Seeded dice never run out.
        self.game.view(dice).ok().flatten()
    }

    /// A seed for the random numbers of its program. It is independent of the seed of the dice.
    pub fn program_seed(&mut self) -> u32 {
        let Some(seat) = self.game.seat() else {
            return 0;
        };
        let source = &mut self.program_seeds[seat];
        let mut pips = || source.face().map_or(0, |face| face.index() as u32);
        // 6¹² numbers, whose low 31 bits are almost uniform.
        (0..12).fold(0u32, |sum, _| sum.wrapping_mul(6).wrapping_add(pips()))
    }

    /// Applies the decision of the entrant whose turn it is, or disqualifies it.
    pub fn answer(&mut self, answer: Result<Choice, Disqualification>) {
        let Some(seat) = self.game.seat() else {
            return;
        };
        let done = answer.and_then(|choice| {
            let illegal = |_| Disqualification::Illegal(choice);
            self.game.answer(choice).map_err(illegal)
        });
        if let Err(why) = done {
            self.game.leave(seat);
            self.disqualifications.push((self.seats[seat], why));
        }
    }

    /// The outcome, when it is over.
    pub fn outcome(self) -> MatchOutcome {
        let total = |entrant: &usize| {
            let seat = self.seats.iter().position(|seat| seat == entrant)?;
            self.game.total(seat)
        };
        MatchOutcome {
            won_at_once: { self.game.won_at_once() }.map(|seat| self.seats[seat]),
            totals: self.pairing.entrants.iter().map(total).collect(),
            disqualifications: self.disqualifications,
            pairing: self.pairing,
        }
    }
}
