//! Where questions are answered.

use std::ops::ControlFlow;

use super::letters::{Advised, Answer, Position, Question, Reply};
use super::review::Review;
use crate::dice::Dice;
use crate::rules::{Card, RuleSet, catalogue};
use crate::solver::{Policy, Progress};
use crate::storage::Loaded;

/// Answers questions, and remembers what it has solved for them.
#[derive(Default)]
pub struct Desk {
    policies: Vec<Policy>,
}

impl Desk {
    /// Answers a letter: a [`Question`] with its number, as text. What cannot be read gets no reply.
    pub fn open(&mut self, letter: &str, send: &mut impl FnMut(Reply)) {
        let Ok((number, question)) = serde_json::from_str::<(u32, Question)>(letter) else {
            return;
        };
        let mut watch = |progress: Progress| {
            send(Reply::Progress(number, progress.done, progress.all));
            ControlFlow::Continue(())
        };
        let answer = self.answer(&question, &mut watch);
        send(Reply::Answer(number, answer.unwrap_or(Answer::Nothing)));
    }

    fn answer(
        &mut self,
        question: &Question,
        watch: &mut impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Option<Answer> {
        match question {
            Question::Solve(id) => {
                self.policy(catalogue::find(id)?, watch)?;
                Some(Answer::Solved)
            }
            Question::Position(position) => {
                let rules = catalogue::find(&position.rules)?;
                let policy = self.policy(rules, watch)?;
                advise(policy, position).map(Answer::Advice)
            }
            Question::Game(text) => {
                let game = Loaded::from_text(text).saved()?.game.clone();
                let policy = self.policy(game.rules(), watch)?;
                Review::new(&game, policy).map(Answer::Review)
            }
        }
    }

    fn policy(
        &mut self,
        rules: &RuleSet,
        watch: &mut impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Option<&Policy> {
        let solved = self.policies.iter().position(|it| it.rules() == rules);
        let solved = match solved {
            Some(solved) => solved,
            None => {
                self.policies.push(Policy::solve(rules, watch).ok()?);
                self.policies.len() - 1
            }
        };
        self.policies.get(solved)
    }
}

fn advise(policy: &Policy, position: &Position) -> Option<Advised> {
    let filled = position.filled.iter().copied();
    let card = Card::with(policy.rules(), filled).and_bonuses(position.bonuses);
    let dice = Dice::new(&position.dice).ok()?;
    let advice = policy.advise(&card, &dice, position.throws_left)?;
    Some(advice.into())
}
