//! Answers the page's questions.

use std::ops::ControlFlow;
use std::sync::Arc;

use super::advised::{Advised, Odds};
use super::drill::drill;
use super::judgement::Judgement;
use super::protocol::{Answer, Position, Question, Reply};
use super::review::Review;
use super::units::BasisPoints;
use crate::bots::{Player, View, perfect_game};
use crate::dice::Dice;
use crate::game::Strength;
use crate::rules::{Card, Pattern, RuleSet, Spec, catalogue};
use crate::solver::{Policy, Progress, Reach};
use crate::storage::{Loaded, SavedGame, coached_in};

/// Answers questions. It keeps the rule sets that it has solved.
#[derive(Default)]
pub struct CoachService {
    policies: Vec<Arc<Policy>>,
    /// The computer players that it has been asked for, by name, the latest last.
    players: Vec<(String, Box<dyn Player>)>,
}

/// As many computers as can sit at a table.
const PLAYERS: usize = Spec::MAX_SEATS as usize;

impl CoachService {
    /// Answers a message: a [`Question`] with its number, as text. A message that cannot be read gets no reply.
    pub fn handle(&mut self, message: &str, send: &mut impl FnMut(Reply)) {
        let Ok((number, question)) = serde_json::from_str::<(u32, Question)>(message) else {
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
                advise(&policy, position).map(Answer::Advice)
            }
            Question::Turn {
                player,
                strength,
                position,
                totals,
                before,
            } => {
                let policy = self.policy(catalogue::find(&position.rules)?, watch)?;
                let (card, dice) = card_and_dice(policy.rules(), position)?;
                let mut view = View::new(policy.rules(), &card, dice, position.rolls_left);
                if view.legal.is_empty() {
                    return None;
                }
                view.totals.clone_from(totals);
                // Sorted, so that nobody can tell whose is whose.
                view.totals.sort_unstable();
                view.before = *before;
                let choice = self.player(player, *strength, &policy).choose(&view);
                Some(Answer::Turn(choice))
            }
            Question::Game(text) => {
                let game = Loaded::from_text(text).saved()?.game.clone();
                let policy = self.policy(game.rules(), watch)?;
                Review::new(&game, &policy).map(Answer::Review)
            }
            Question::Perfect(text) => {
                let saved = Loaded::from_text(text).saved()?.clone();
                let policy = self.policy(saved.game.rules(), watch)?;
                let game = perfect_game(saved.game.setup(), &policy)?;
                Some(Answer::Perfect(SavedGame { game, ..saved }.to_text()))
            }
            Question::Judge(texts) => {
                let judge = |text: &String| {
                    let Loaded::Whole(saved) = Loaded::from_text(text) else {
                        return Some(None);
                    };
                    let policy = self.policy(saved.game.rules(), watch)?;
                    Some(Judgement::new(
                        &saved.game,
                        coached_in(text).as_deref(),
                        &policy,
                    ))
                };
                let judged: Vec<Option<Judgement>> =
                    texts.iter().map(judge).collect::<Option<_>>()?;
                Some(Answer::Judged(serde_json::to_string(&judged).ok()?))
            }
            Question::Drill(id, number) => {
                let policy = self.policy(catalogue::find(id)?, watch)?;
                let position = drill(&policy, *number)?;
                Some(Answer::Drill(serde_json::to_string(&position).ok()?))
            }
        }
    }

    fn policy(
        &mut self,
        rules: &RuleSet,
        watch: &mut impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Option<Arc<Policy>> {
        let solved = self.policies.iter().position(|it| it.rules() == rules);
        let solved = match solved {
            Some(solved) => solved,
            None => {
                let policy = Policy::solve(rules, watch).ok()?;
                self.policies.push(Arc::new(policy));
                self.policies.len() - 1
            }
        };
        self.policies.get(solved).cloned()
    }

    fn player(&mut self, name: &str, strength: Strength, policy: &Arc<Policy>) -> &mut dyn Player {
        let known = self.players.iter().position(|(other, _)| other == name);
        let (name, player) = match known {
            Some(place) => self.players.remove(place),
            None => (name.to_owned(), strength.player(policy)),
        };
        if self.players.len() == PLAYERS {
            self.players.remove(0);
        }
        let last = self.players.len();
        self.players.push((name, player));
        self.players[last].1.as_mut()
    }
}

/// The card and the dice that a position describes.
fn card_and_dice(rules: &RuleSet, position: &Position) -> Option<(Card, Dice)> {
    let card = Card::with(rules, position.filled.iter().copied());
    let dice = Dice::new(&position.dice).ok()?;
    let fits = dice.len() == usize::from(rules.dice) && position.rolls_left < rules.rolls;
    fits.then(|| (card.and_bonuses(position.bonuses), dice))
}

fn advise(policy: &Policy, position: &Position) -> Option<Advised> {
    let (card, dice) = card_and_dice(policy.rules(), position)?;
    let turn = policy.turn(&card)?;
    let mut advised = Advised::from(turn.advise(&dice, position.rolls_left)?);
    if !advised.keeps.is_empty() {
        let keeps = advised.keeps.iter().map(|(keep, _)| *keep);
        let reach = turn.reach_by_keep(&dice, keeps, position.rolls_left)?;
        advised.odds = reach
            .iter()
            .map(|reach| odds(policy.rules(), &card, reach))
            .collect();
    }
    Some(advised)
}

/// The odds of the boxes that are open and ask for certain dice.
fn odds(rules: &RuleSet, card: &Card, reach: &[Reach]) -> Vec<Odds> {
    let basis_points = |chance: f64| (chance * 10_000.0).round() as BasisPoints;
    let asks_for_dice = |slot| {
        !matches!(
            rules.category(slot).pattern,
            Pattern::Any | Pattern::Face(_)
        )
    };
    let open = reach
        .iter()
        .filter(|it| card.is_open(it.slot) && asks_for_dice(it.slot));
    open.map(|it| (it.slot, basis_points(it.tried), basis_points(it.shown)))
        .collect()
}
