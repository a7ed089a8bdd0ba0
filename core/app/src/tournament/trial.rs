//! A single turn to try a program.

use std::sync::Arc;

use rand_chacha::ChaCha8Rng;

use super::program_answer::ProgramAnswer;
use super::{Disqualification, ProgramView};
use rollkeep_rules::RuleSet;
use rollkeep_rules::dice::{Dice, DiceSource, Fair};
use rollkeep_solver::Choice;
use rollkeep_solver::bots::{BotGame, Novice, Player};

/// One turn somewhere in a game, with fair dice. The game before it was played by novices.
#[derive(Clone, Debug)]
pub struct Trial {
    game: BotGame,
    dice: Fair<ChaCha8Rng>,
    /// Where the program's seeds come from.
    seeds: Fair<ChaCha8Rng>,
    /// The number of the request that waits for an answer.
    asked: u32,
    over: bool,
}

/// A request to the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrialRequest {
    /// The dice on the table.
    pub dice: Dice,
    /// How many more rolls there are.
    pub rolls_left: u8,
    /// The [`ProgramView`] as JSON.
    pub program_view: String,
    /// The request in the form that the sandbox reads.
    pub text: String,
}

/// The program's answer.
#[derive(Clone, Debug, PartialEq)]
pub struct TrialResult {
    /// The answer as the program's own language writes it.
    pub answer: String,
    /// The choice it stands for, or what is wrong with it.
    pub choice: Result<Choice, Disqualification>,
    /// What it scored, if it filled a box.
    pub points: Option<u16>,
    /// How long the program says it took, in milliseconds.
    pub millis: f64,
}

impl Trial {
    /// A turn that follows from the seed: the game before it and all dice.
    pub fn new(rules: &Arc<RuleSet>, seed: u64) -> Trial {
        let mut trial = Trial {
            game: BotGame::new(rules, usize::from(rules.max_seats.min(3))),
            dice: Fair::stream(seed, 0),
            seeds: Fair::stream(seed, 1),
            asked: 0,
            over: false,
        };
        let turns = usize::from(rules.max_seats.min(3)) * rules.categories.len();
        let mut before = trial.program_seed() as usize % turns;
        while before > 0
            && let Ok(Some(view)) = trial.game.view(&mut trial.dice)
        {
            let choice = Novice.choose(&view);
            if trial.game.answer(choice).is_err() {
                break;
            }
            before -= usize::from(matches!(choice, Choice::Score(_)));
        }
        // Somebody has won at once: the turn is the first one of another game.
        if trial.game.seat().is_none() {
            trial.game = BotGame::new(rules, usize::from(rules.max_seats.min(3)));
        }
        trial
    }

    /// The next request; `None` when the turn is over.
    pub fn ask(&mut self) -> Option<TrialRequest> {
        if self.over {
            return None;
        }
        let seed = self.program_seed();
        self.asked += 1;
        let asked = self.asked;
        let view = self.game.view(&mut self.dice).ok().flatten()?;
        let program_view = ProgramView::new(&view).to_json();
        Some(TrialRequest {
            dice: view.dice,
            rolls_left: view.rolls_left,
            text: format!("[{asked},{seed},{program_view}]"),
            program_view,
        })
    }

    /// Takes the program's answer: `[number, answer, milliseconds]` as JSON. The turn is over when the answer is a box,
    /// or not allowed.
    pub fn receive(&mut self, text: &str) -> TrialResult {
        let read = ProgramAnswer::read(text, self.asked);
        let view = self.game.view(&mut self.dice).ok().flatten();
        let (Ok((answer, millis)), Some(view), false) = (read, view, self.over) else {
            return self.end(TrialResult::of(Disqualification::Noisy));
        };
        let written = answer.to_string();
        let choice = answer.choice(view.rules, &view.dice);
        let points = match choice {
            Ok(Choice::Score(slot)) => Some(view.points(slot)),
            _ => None,
        };
        let choice = choice.and_then(|choice| {
            let done = self.game.answer(choice);
            done.map(|()| choice)
                .map_err(|_| Disqualification::Illegal(choice))
        });
        let result = TrialResult {
            answer: written,
            points: points.filter(|_| choice.is_ok()),
            choice,
            millis,
        };
        match result.choice {
            Ok(Choice::Keep(_)) => result,
            Ok(Choice::Score(_)) | Err(_) => self.end(result),
        }
    }

    fn end(&mut self, result: TrialResult) -> TrialResult {
        self.over = true;
        result
    }

    fn program_seed(&mut self) -> u32 {
        let mut pips = || self.seeds.face().map_or(0, |face| face.index() as u32);
        (0..10).fold(0, |sum, _| sum * 6 + pips())
    }
}

impl TrialResult {
    /// A disqualification without an answer.
    pub const fn of(why: Disqualification) -> TrialResult {
        TrialResult {
            answer: String::new(),
            choice: Err(why),
            points: None,
            millis: 0.0,
        }
    }
}
