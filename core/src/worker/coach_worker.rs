//! Answers the page's messages.

use std::ops::ControlFlow;

use super::coach_messages::{Answer, CoachReply, Question};
use crate::coach::{CoachService, Judgement, WatchSolving};
use crate::solver::Progress;
use crate::storage::{Loaded, SavedGame, coached_in};

/// Answers messages. It keeps the rule sets that it has solved.
#[derive(Default)]
pub struct CoachWorker {
    coach: CoachService,
}

impl CoachWorker {
    /// Answers the question with this number.
    pub fn handle(&mut self, number: u32, question: &Question, send: &mut impl FnMut(CoachReply)) {
        let mut watch = |progress: Progress| {
            send(CoachReply::Progress(number, progress.done, progress.all));
            ControlFlow::Continue(())
        };
        let answer = self.answer(question, &mut watch);
        send(CoachReply::Answer(
            number,
            answer.unwrap_or(Answer::Nothing),
        ));
    }

    fn answer(&mut self, question: &Question, watch: &mut impl WatchSolving) -> Option<Answer> {
        let coach = &mut self.coach;
        match question {
            Question::Solve(rules) => coach.solve(rules, watch).map(|()| Answer::Solved),
            Question::Position(position) => coach.advise(position, watch).map(Answer::Advice),
            Question::Turn {
                player,
                strength,
                position,
                totals,
                before,
            } => {
                let player = (player.as_str(), *strength);
                let choice = coach.choose(player, position, totals, *before, watch);
                choice.map(Answer::Turn)
            }
            Question::Game(text) => {
                let loaded = Loaded::from_text(text);
                let review = coach.review(&loaded.saved()?.game, watch)?;
                Some(Answer::Review(serde_json::to_string(&review).ok()?))
            }
            Question::Perfect(text) => {
                let saved = Loaded::from_text(text).saved()?.clone();
                let game = coach.perfect(&saved.game, watch)?;
                Some(Answer::Perfect(SavedGame { game, ..saved }.to_text()))
            }
            Question::Judge(texts) => {
                let judge = |text: &String| match Loaded::from_text(text) {
                    Loaded::Whole(saved) => {
                        coach.judge(&saved.game, coached_in(text).as_deref(), watch)
                    }
                    Loaded::Partly(..) | Loaded::Not(_) => Some(None),
                };
                let judged: Vec<Option<Judgement>> =
                    texts.iter().map(judge).collect::<Option<_>>()?;
                Some(Answer::Judged(serde_json::to_string(&judged).ok()?))
            }
            Question::Practice(rules, number) => {
                let position = coach.practice_position(rules, *number, watch)?;
                Some(Answer::Practice(serde_json::to_string(&position).ok()?))
            }
        }
    }
}
