//! The decisions and the dice of a finished game in a few numbers.

use serde::{Deserialize, Serialize};

use super::decision::decisions;
use super::evaluate::{evaluate, turns};
use super::units::{MicroPoints, SHOWN, micro};
use crate::{Choice, Policy};
use rollkeep_rules::game::{Game, SeatKind};
use rollkeep_rules::{Card, Spec};

/// The decisions and the dice of a game in numbers. They follow from the game and can be computed again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Judgement {
    /// The seats in their order; `None` for a computer.
    pub seats: Vec<Option<Judged>>,
}

/// The decisions and the dice of one person in numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Judged {
    /// Whether the coach helped.
    pub help: Help,
    /// How many decisions there were with something to decide.
    pub decisions: u32,
    /// How many of these were as good as the best.
    pub best: u32,
    /// What was lost by keeping other dice than the best, or by ending the turn too early or too late.
    pub keeps: MicroPoints,
    /// For each box, what was lost by filling it instead of the best one.
    pub boxes: Vec<MicroPoints>,
    /// What the dice brought beyond the expected value.
    pub luck: MicroPoints,
    /// The variance of that, whatever was decided: the sum of the variances of the value after each roll, in hundredths
    /// of a square point.
    pub variance: u64,
    /// The decisions that cost most, the worst first.
    pub costly: Vec<Costly>,
}

/// A decision that cost something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Costly {
    /// Which of the game's [`decisions`] it is, counted from 0.
    pub number: usize,
    /// What it cost.
    pub cost: MicroPoints,
}

/// Whether the coach helped a player in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Help {
    /// Not recorded: the game is old, or came from elsewhere.
    Unknown,
    /// No.
    None,
    /// In at least one turn.
    Coach,
}

impl Judgement {
    /// Returns whether any game has so many seats, boxes and costly decisions.
    pub fn is_possible(&self) -> bool {
        let fits = |judged: &Judged| {
            judged.boxes.len() <= Spec::MAX_CATEGORIES && judged.costly.len() <= Self::COSTLY
        };
        self.seats.len() <= Spec::MAX_SEATS.into() && self.seats.iter().flatten().all(fits)
    }

    /// How many of the costliest decisions are named.
    pub const COSTLY: usize = 3;

    /// Judges all people in a game. `coached` are the seats that the coach has helped, if that is known. `None` if the
    /// policy is for other rules.
    pub fn new(game: &Game, coached: Option<&[usize]>, policy: &Policy) -> Option<Judgement> {
        if game.rules() != policy.rules() {
            return None;
        }
        let start = micro(policy.expected(&Card::new(game.rules()))?);
        let help = |seat: usize| match coached {
            None => Help::Unknown,
            Some(seats) if seats.contains(&seat) => Help::Coach,
            Some(_) => Help::None,
        };
        let seats = game.setup().seats().iter().enumerate();
        let mut seats: Vec<Option<Judged>> = seats
            .map(|(seat, it)| (it.kind == SeatKind::Person).then(|| Judged::new(game, help(seat))))
            .collect();
        let mut now = vec![start; seats.len()];
        let mut variances = vec![0.0; seats.len()];
        let (decisions, mut number) = (decisions(game), 0);
        for turn in turns(&decisions) {
            let from = number;
            number += turn.len();
            let Some(seat) = turn.first().map(|decision| decision.seat) else {
                continue;
            };
            let Some(Some(judged)) = seats.get_mut(seat) else {
                continue;
            };
            for ((decision, evaluated), number) in
                turn.iter().zip(evaluate(turn, policy)?).zip(from..)
            {
                let verdict = evaluated.verdict;
                judged.luck += verdict.expected - now[seat];
                now[seat] = verdict.played;
                variances[seat] += evaluated.variance;
                judged.decisions += u32::from(verdict.open);
                judged.best += u32::from(verdict.open && verdict.is_best());
                match decision.played {
                    Choice::Keep(_) => judged.keeps += verdict.cost(),
                    Choice::Score(slot) => {
                        judged.keeps += verdict.expected - evaluated.best_box;
                        if let Some(lost) = judged.boxes.get_mut(slot.index()) {
                            *lost += evaluated.best_box - verdict.played;
                        }
                    }
                }
                if verdict.cost() >= SHOWN {
                    let cost = verdict.cost();
                    judged.costly.push(Costly { number, cost });
                }
            }
        }
        for (judged, variance) in seats.iter_mut().zip(variances) {
            if let Some(judged) = judged {
                judged.variance = (variance * 100.0_f64).round() as u64;
                // Of equal ones the first stays first.
                judged.costly.sort_by_key(|it| std::cmp::Reverse(it.cost));
                judged.costly.truncate(Self::COSTLY);
            }
        }
        Some(Judgement { seats })
    }
}

impl Judged {
    fn new(game: &Game, help: Help) -> Judged {
        Judged {
            help,
            decisions: 0,
            best: 0,
            keeps: 0,
            boxes: vec![0; game.rules().categories.len()],
            luck: 0,
            variance: 0,
            costly: Vec::new(),
        }
    }

    /// What all decisions cost against the best ones.
    pub fn lost(&self) -> MicroPoints {
        self.keeps + self.boxes.iter().sum::<MicroPoints>()
    }
}
