//! One turn, to try somebody's own program on.

use rand_chacha::ChaCha8Rng;

use super::answer::Answer;
use super::{Offence, Sight};
use crate::bots::{Bout, Novice, Player};
use crate::dice::{Dice, DiceSource, Fair};
use crate::rules::RuleSet;
use crate::solver::Choice;

/// One turn somewhere in a game, with fair dice. The game before it was played by novices.
#[derive(Clone, Debug)]
pub struct Trial {
    rules: &'static RuleSet,
    bout: Bout<'static>,
    dice: Fair<ChaCha8Rng>,
    luck: Fair<ChaCha8Rng>,
    /// The number of the question that waits for an answer.
    asked: u32,
    over: bool,
}

/// What a program is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quiz {
    /// The dice on the table.
    pub dice: Dice,
    /// How many more throws there are.
    pub throws_left: u8,
    /// What it is shown, as JSON.
    pub sight: String,
    /// The question as the sandbox takes it.
    pub text: String,
}

/// What a program answered.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// What it answered, as its own language writes it.
    pub said: String,
    /// What that means, or what is wrong with it.
    pub choice: Result<Choice, Offence>,
    /// What the box brought, if it filled one.
    pub points: Option<u16>,
    /// How long it says it took, in milliseconds.
    pub millis: f64,
}

impl Trial {
    /// A turn that the seed settles: the game before it and all dice.
    pub fn new(rules: &'static RuleSet, seed: u64) -> Trial {
        let mut trial = Trial {
            rules,
            bout: Bout::new(rules, usize::from(rules.max_seats.min(3))),
            dice: Fair::stream(seed, 0),
            luck: Fair::stream(seed, 1),
            asked: 0,
            over: false,
        };
        let turns = usize::from(rules.max_seats.min(3)) * rules.categories.len();
        let mut before = trial.luck() as usize % turns;
        while before > 0
            && let Ok(Some(view)) = trial.bout.view(&mut trial.dice)
        {
            let choice = Novice.choose(&view);
            if trial.bout.answer(choice).is_err() {
                break;
            }
            before -= usize::from(matches!(choice, Choice::Score(_)));
        }
        trial
    }

    /// What is asked next; `None` when the turn is over.
    pub fn ask(&mut self) -> Option<Quiz> {
        if self.over {
            return None;
        }
        let luck = self.luck();
        self.asked += 1;
        let asked = self.asked;
        let view = self.bout.view(&mut self.dice).ok().flatten()?;
        let sight = Sight::new(&view).to_text();
        Some(Quiz {
            dice: view.dice,
            throws_left: view.throws_left,
            text: format!("[{asked},{luck},{sight}]"),
            sight,
        })
    }

    /// The program has said something: `[number, answer, milliseconds]` as JSON. The turn is over when that is a box,
    /// or not allowed.
    pub fn hear(&mut self, said: &str) -> Verdict {
        let heard = serde_json::from_str::<(u32, Answer, f64)>(said);
        let view = self.bout.view(&mut self.dice).ok().flatten();
        let (Ok((number, answer, millis)), Some(view)) = (heard, view) else {
            return self.end(Verdict::of(Offence::Noisy));
        };
        if number != self.asked || self.over {
            return self.end(Verdict::of(Offence::Noisy));
        }
        let said = answer.to_string();
        let choice = answer.choice(self.rules, &view.dice);
        let points = match choice {
            Ok(Choice::Score(slot)) => Some(view.points(slot)),
            _ => None,
        };
        let choice = choice.and_then(|choice| {
            let done = self.bout.answer(choice);
            done.map(|()| choice).map_err(|_| Offence::Illegal(choice))
        });
        let verdict = Verdict {
            said,
            points: points.filter(|_| choice.is_ok()),
            choice,
            millis,
        };
        match verdict.choice {
            Ok(Choice::Keep(_)) => verdict,
            Ok(Choice::Score(_)) | Err(_) => self.end(verdict),
        }
    }

    fn end(&mut self, verdict: Verdict) -> Verdict {
        self.over = true;
        verdict
    }

    fn luck(&mut self) -> u32 {
        let mut pips = || self.luck.face().map_or(0, |face| face.index() as u32);
        (0..10).fold(0, |sum, _| sum * 6 + pips())
    }
}

impl Verdict {
    /// An offence without an answer.
    pub const fn of(offence: Offence) -> Verdict {
        Verdict {
            said: String::new(),
            choice: Err(offence),
            points: None,
            millis: 0.0,
        }
    }
}
