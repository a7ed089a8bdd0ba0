//! Answers the page's messages.

use std::ops::ControlFlow;
use std::sync::Arc;

use super::coach_messages::{CoachAnswer, CoachReply, CoachRequest};
use crate::storage::{Loaded, SavedGame, coached_in};
use rollkeep_rules::{Card, RuleSet};
use rollkeep_solver::coach::{CoachService, WatchSolving};
use rollkeep_solver::{Policy, Progress};

/// Answers messages. It keeps the rule sets that it has solved.
#[derive(Default)]
pub struct CoachWorker {
    coach: CoachService,
}

impl CoachWorker {
    /// The rules that it has to solve before it can answer this; `None` if it need not solve any. What is ahead of a single card
    /// it solves here and now, if that is little.
    pub fn must_solve(&mut self, request: &CoachRequest) -> Option<Arc<RuleSet>> {
        let rules = request.rules_to_solve()?;
        let is_ready = match request.card(&rules) {
            Some(card) => self.coach.policy_ahead(&rules, &card).is_some(),
            None => self.coach.solved(&rules).is_some(),
        };
        (!is_ready).then_some(rules)
    }

    /// The policy of these rules, if it has solved them.
    pub fn solved(&self, rules: &RuleSet) -> Option<&Arc<Policy>> {
        self.coach.solved(rules)
    }

    /// Takes over a policy that was kept, so that it need not solve its rules.
    pub fn keep(&mut self, policy: Policy) {
        self.coach.keep(policy);
    }

    /// Answers the request with this number.
    pub fn handle(
        &mut self,
        number: u32,
        request: &CoachRequest,
        send: &mut impl FnMut(CoachReply),
    ) {
        let mut watch = |progress: Progress| {
            send(CoachReply::Progress(number, progress.done, progress.all));
            ControlFlow::Continue(())
        };
        let answer = self.answer(request, &mut watch);
        send(CoachReply::Answer(
            number,
            answer.unwrap_or(CoachAnswer::Nothing),
        ));
    }

    fn answer(
        &mut self,
        request: &CoachRequest,
        watch: &mut impl WatchSolving,
    ) -> Option<CoachAnswer> {
        let coach = &mut self.coach;
        match request {
            CoachRequest::Solve(rules) => coach.solve(rules, watch).map(|()| CoachAnswer::Solved),
            CoachRequest::Card(rules, _) => {
                let rules = rules.rules().ok()?;
                let ready = coach.prepare(&rules, &request.card(&rules)?, watch);
                ready.map(|_| CoachAnswer::Solved)
            }
            CoachRequest::Expected(rules, _) => {
                let rules = rules.rules().ok()?;
                let expected = coach.expected(&rules, &request.card(&rules)?, watch);
                expected.map(CoachAnswer::Expected)
            }
            CoachRequest::Position(position) => {
                coach.advise(position, watch).map(CoachAnswer::Advice)
            }
            CoachRequest::Why(position, choices) => {
                let reasons = coach.why(position, *choices, watch);
                reasons.map(CoachAnswer::Why)
            }
            CoachRequest::Totals(rules, _) => {
                let rules = rules.rules().ok()?;
                let totals = coach.totals(&rules, &request.card(&rules)?, watch);
                totals.map(CoachAnswer::Totals)
            }
            CoachRequest::TotalsAfter(position, choice) => {
                let totals = coach.totals_after(position, *choice, watch);
                totals.map(CoachAnswer::Totals)
            }
            CoachRequest::BonusAfter(position, choice) => {
                let chance = coach.bonus_after(position, *choice, watch);
                chance.map(CoachAnswer::Bonus)
            }
            CoachRequest::ToWin(position, others) => {
                let others = read_cards(&*position.rules.rules().ok()?, others)?;
                let advice = coach.advise_to_win(position, &others, watch);
                advice.map(CoachAnswer::ToWin)
            }
            CoachRequest::Turn {
                player,
                strength,
                position,
                others,
            } => {
                let player = (player.as_str(), *strength);
                let rules = position.rules.rules().ok()?;
                let others = read_cards(&rules, others)?;
                let choice = coach.choose(player, position, &others, watch);
                choice.map(CoachAnswer::Turn)
            }
            CoachRequest::Game(text) => {
                let loaded = Loaded::from_json(text);
                let review = coach.review(&loaded.saved()?.game, watch)?;
                Some(CoachAnswer::Review(review))
            }
            CoachRequest::Perfect(text) => {
                let saved = Loaded::from_json(text).saved()?.clone();
                let game = coach.perfect(&saved.game, watch)?;
                Some(CoachAnswer::Perfect(SavedGame { game, ..saved }.to_json()))
            }
            CoachRequest::Judge(texts) => {
                let judge = |text: &String| match Loaded::from_json(text) {
                    Loaded::Whole(saved) => {
                        coach.judge(&saved.game, coached_in(text).as_deref(), watch)
                    }
                    Loaded::Partly(..) | Loaded::Not(_) => Some(None),
                };
                let judged = texts.iter().map(judge).collect::<Option<_>>()?;
                Some(CoachAnswer::Judged(judged))
            }
            CoachRequest::Practice(rules, number) => {
                let saved = SavedGame {
                    game: coach.practice_game(rules, *number, watch)?,
                    began: 0,
                    touched: 0,
                };
                Some(CoachAnswer::Practice(saved.to_json()))
            }
            CoachRequest::Openings(rules) => {
                coach.openings(rules, watch).map(CoachAnswer::Openings)
            }
        }
    }
}

/// The cards that these texts write.
fn read_cards(rules: &RuleSet, texts: &[String]) -> Option<Vec<Card>> {
    let cards = texts.iter().map(|text| Card::parse(rules, text).ok());
    cards.collect()
}
