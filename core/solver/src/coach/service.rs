//! Answers questions about games and positions.

use std::ops::ControlFlow;
use std::sync::Arc;

use super::advised::{Advised, Odds};
use super::judgement::Judgement;
use super::openings::Openings;
use super::position::Position;
use super::practice::practice_game;
use super::reasons::Reasons;
use super::review::Review;
use super::solving_time::SolvingTime;
use super::units::{MicroPoints, PartsPerMillion, SHOWN, micro, parts_per_million};
use super::win_advice::{WinAdvice, is_chance_to_win_known};
use crate::bots::{Player, StrengthExt, View, perfect_game};
use crate::table_prospects::TableProspects;
use crate::{Choice, Distribution, Policy, Progress, Reach, TurnPosition};
use rollkeep_rules::dice::Dice;
use rollkeep_rules::game::{Game, Strength};
use rollkeep_rules::{Card, Pattern, PortableRules, RuleSet, Section, Spec};

/// Answers questions. It keeps what it has solved.
#[derive(Default)]
pub struct CoachService {
    /// Whole rule sets.
    policies: Vec<Arc<Policy>>,
    /// What is ahead of cards, of rule sets that take long. The latest is the last.
    ahead: Vec<Arc<Policy>>,
    /// The prospects of the cards at the latest table where somebody asked for the chance to win, and its rules.
    table: Option<(Arc<RuleSet>, TableProspects)>,
    /// The computer players that it has been asked for, by name, the latest last.
    players: Vec<(String, Box<dyn Player>)>,
}

/// A callback for the progress of solving, which may stop it.
pub trait WatchSolving: FnMut(Progress) -> ControlFlow<()> {}

impl<F: FnMut(Progress) -> ControlFlow<()>> WatchSolving for F {}

/// How many rule sets are kept. Each takes some megabytes, and a page rarely asks about more than one.
const POLICIES: usize = 16;

/// What is ahead of a card is solved without the rest of its rules if it takes no more operations: about a second on a phone.
const SHORT: u64 = 3_000_000_000;

/// For how many cards that is kept: one of each player.
const CARDS: usize = Spec::MAX_SEATS as usize;

/// The prospects of a card may take so many [turns](Policy::prospects): some tenths of a second.
const MOST_TURNS: usize = 1500;

/// As many computers as can sit at a table.
const PLAYERS: usize = Spec::MAX_SEATS as usize;

impl CoachService {
    /// The policy of these rules, if they are solved.
    pub fn solved(&self, rules: &RuleSet) -> Option<&Arc<Policy>> {
        self.policies.iter().find(|it| **it.rules() == *rules)
    }

    /// Takes over a policy that was kept, so that its rules need not be solved.
    pub fn keep(&mut self, policy: Policy) {
        if self.policies.len() == POLICIES {
            self.policies.remove(0);
        }
        self.policies.push(Arc::new(policy));
    }

    /// Solves these rules. `None` if they cannot be played or are too large.
    pub fn solve(&mut self, rules: &PortableRules, watch: &mut impl WatchSolving) -> Option<()> {
        self.policy(&rules.rules().ok()?, watch).map(|_| ())
    }

    /// The choices in a position. `None` if it is impossible.
    pub fn advise(
        &mut self,
        position: &Position,
        watch: &mut impl WatchSolving,
    ) -> Option<Advised> {
        let (policy, card, dice) = self.prepare_position(position, watch)?;
        advise(&policy, &card, &dice, position.rolls_left)
    }

    /// The expected final total of a card whose player is about to roll. `None` if no game of these rules leads to it.
    pub fn expected(
        &mut self,
        rules: &Arc<RuleSet>,
        card: &Card,
        watch: &mut impl WatchSolving,
    ) -> Option<MicroPoints> {
        let policy = self.prepare(rules, card, watch)?;
        policy.expected(card).map(micro)
    }

    /// Why one choice in a position is better than another. It takes some time while many boxes are open. `None` if the position
    /// or a choice is impossible.
    pub fn why(
        &mut self,
        position: &Position,
        [choice, other]: [Choice; 2],
        watch: &mut impl WatchSolving,
    ) -> Option<Reasons> {
        let (policy, card, dice) = self.prepare_position(position, watch)?;
        let turn = policy.turn(&card).ok()?;
        let advised = Advised::new(turn.advise(&dice, position.rolls_left)?);
        let more = advised.value(choice, &dice)? - advised.value(other, &dice)?;
        let position = turn_position(position, &card, &dice);
        let each_step = &mut each_step(watch);
        let parts = policy.difference(position, choice, other, each_step).ok()?;
        Some(Reasons::new(&parts, (more + SHOWN).div_euclid(2 * SHOWN)))
    }

    /// Which choice wins most often against these cards of the others. `None` if that is not [known](is_chance_to_win_known), or the
    /// position is impossible.
    pub fn advise_to_win(
        &mut self,
        position: &Position,
        others: &[Card],
        watch: &mut impl WatchSolving,
    ) -> Option<WinAdvice> {
        let rules = position.rules.rules().ok()?;
        let (card, dice) = card_and_dice(&rules, position)?;
        if !is_chance_to_win_known(&rules, &card, others) {
            return None;
        }
        let mut prospects = match self.table.take() {
            Some((known, prospects)) if known == rules => prospects,
            _ => TableProspects::default(),
        };
        let cards: Vec<&Card> = others.iter().chain([&card]).collect();
        let policy = self.prepare(&rules, &card, watch)?;
        prospects.keep_for(&policy, &cards);
        for card in cards {
            let policy = self.prepare(&rules, card, watch)?;
            prospects.find(&policy, card, MOST_TURNS)?;
        }
        let advice = WinAdvice::find(
            &policy,
            &prospects,
            (&card, others),
            (&dice, position.rolls_left),
        );
        self.table = Some((rules, prospects));
        advice
    }

    /// Best play from a position on, its card and its dice. `None` if the position is impossible.
    fn prepare_position(
        &mut self,
        position: &Position,
        watch: &mut impl WatchSolving,
    ) -> Option<(Arc<Policy>, Card, Dice)> {
        let rules = position.rules.rules().ok()?;
        let (card, dice) = card_and_dice(&rules, position)?;
        let policy = self.prepare(&rules, &card, watch)?;
        Some((policy, card, dice))
    }

    /// Best play from this card on: of what is ahead of it, if that is enough, or of the whole rule set.
    pub fn prepare(
        &mut self,
        rules: &Arc<RuleSet>,
        card: &Card,
        watch: &mut impl WatchSolving,
    ) -> Option<Arc<Policy>> {
        let ahead = self.policy_ahead(rules, card);
        ahead.or_else(|| self.policy(rules, watch))
    }

    /// Best play from this card on, if it is known, or takes no longer than anybody minds waiting.
    pub fn policy_ahead(&mut self, rules: &Arc<RuleSet>, card: &Card) -> Option<Arc<Policy>> {
        if let Some(policy) = self.solved(rules) {
            return Some(policy.clone());
        }
        // All rules that are solved in a moment are solved as a whole: other questions need that.
        if SolvingTime::of(rules) == SolvingTime::Moment {
            return None;
        }
        let knows = |it: &&Arc<Policy>| it.rules() == rules && it.expected(card).is_some();
        if let Some(policy) = self.ahead.iter().find(knows) {
            return Some(policy.clone());
        }
        let go_on = &mut |_: Progress| ControlFlow::Continue(());
        let policy = Arc::new(Policy::solve_ahead(rules, card, SHORT, go_on).ok()?);
        if self.ahead.len() == CARDS {
            self.ahead.remove(0);
        }
        self.ahead.push(policy.clone());
        Some(policy)
    }

    /// What a computer player of this name and strength chooses, if these are the cards of the others who still play. `None` if the
    /// position is impossible.
    pub fn choose(
        &mut self,
        (player, strength): (&str, Strength),
        position: &Position,
        others: &[Card],
        watch: &mut impl WatchSolving,
    ) -> Option<Choice> {
        let rules = position.rules.rules().ok()?;
        let (card, dice) = card_and_dice(&rules, position)?;
        let mut view = View::new(&rules, &card, dice, position.rolls_left);
        if view.legal.is_empty() {
            return None;
        }
        view.others = others.iter().collect();
        Some(self.player(player, strength, &rules, watch)?.choose(&view))
    }

    /// What the decisions of a game were worth.
    pub fn review(&mut self, game: &Game, watch: &mut impl WatchSolving) -> Option<Review> {
        let policy = self.policy(game.rules(), watch)?;
        Review::new(game, &policy)
    }

    /// How likely each final total of a card is under best play. It takes some seconds while nearly all boxes are open. `None` if it
    /// takes longer than anybody waits, or no game leads to the card.
    pub fn totals(
        &mut self,
        rules: &Arc<RuleSet>,
        card: &Card,
        watch: &mut impl WatchSolving,
    ) -> Option<Distribution> {
        let policy = self.prepare(rules, card, watch)?;
        policy.totals(card, &mut each_step(watch)).ok()
    }

    /// The same after a choice in a position. `None` also if the position or the choice is impossible.
    pub fn totals_after(
        &mut self,
        position: &Position,
        choice: Choice,
        watch: &mut impl WatchSolving,
    ) -> Option<Distribution> {
        let (policy, card, dice) = self.prepare_position(position, watch)?;
        let position = turn_position(position, &card, &dice);
        let each_step = &mut each_step(watch);
        policy.totals_after(position, choice, each_step).ok()
    }

    /// How likely the card has the upper bonus in the end, after a choice in a position. `None` if that is decided already, if there is
    /// no bonus or more than one, and as for [`CoachService::totals_after`].
    pub fn bonus_after(
        &mut self,
        position: &Position,
        choice: Choice,
        watch: &mut impl WatchSolving,
    ) -> Option<PartsPerMillion> {
        let rules = position.rules.rules().ok()?;
        let (card, dice) = card_and_dice(&rules, position)?;
        let bonus = rules.upper_bonus?.points;
        let is_only_one = rules.upper_bonus_for(u16::MAX) == bonus;
        let is_earned = card.totals(&rules).upper_bonus > 0;
        let mut upper = rules
            .slots()
            .filter(|slot| rules.category(*slot).section == Section::Upper);
        if !is_only_one || is_earned || upper.all(|slot| !card.is_open(slot)) {
            return None;
        }
        let policy = self.prepare(&rules, &card, watch)?;
        let position = turn_position(position, &card, &dice);
        let parts = policy.parts_after(position, choice, &mut each_step(watch));
        Some(parts_per_million(
            parts.ok()?.upper_bonus / f64::from(bonus),
        ))
    }

    /// The perfect player's game with the dice of this one. `None` unless they are
    /// [shared](rollkeep_rules::game::SharedDice).
    pub fn perfect(&mut self, game: &Game, watch: &mut impl WatchSolving) -> Option<Game> {
        let policy = self.policy(game.rules(), watch)?;
        perfect_game(game.setup(), &policy)
    }

    /// How good the decisions and the dice of a game were, in numbers, where the coach helped these seats. `None` if
    /// its rules cannot be solved, `Some(None)` if the game cannot be judged.
    pub fn judge(
        &mut self,
        game: &Game,
        coached: Option<&[usize]>,
        watch: &mut impl WatchSolving,
    ) -> Option<Option<Judgement>> {
        let policy = self.policy(game.rules(), watch)?;
        Some(Judgement::new(game, coached, &policy))
    }

    /// A game up to a decision to practise, under these rules. The same number gives the same game.
    pub fn practice_game(
        &mut self,
        rules: &PortableRules,
        number: u32,
        watch: &mut impl WatchSolving,
    ) -> Option<Game> {
        let policy = self.policy(&rules.rules().ok()?, watch)?;
        practice_game(&policy, number)
    }

    /// The best choice after each first roll of a game under these rules. `None` if they cannot be solved.
    pub fn openings(
        &mut self,
        rules: &PortableRules,
        watch: &mut impl WatchSolving,
    ) -> Option<Openings> {
        Openings::new(&*self.policy(&rules.rules().ok()?, watch)?)
    }

    fn policy(
        &mut self,
        rules: &Arc<RuleSet>,
        watch: &mut impl WatchSolving,
    ) -> Option<Arc<Policy>> {
        if self.solved(rules).is_none() {
            self.keep(Policy::solve(rules, watch).ok()?);
        }
        self.solved(rules).cloned()
    }

    fn player(
        &mut self,
        name: &str,
        strength: Strength,
        rules: &Arc<RuleSet>,
        watch: &mut impl WatchSolving,
    ) -> Option<&mut dyn Player> {
        let known = self.players.iter().position(|(other, _)| other == name);
        let (name, player) = match known {
            Some(place) => self.players.remove(place),
            None => (name.to_owned(), self.new_player(strength, rules, watch)?),
        };
        if self.players.len() == PLAYERS {
            self.players.remove(0);
        }
        let last = self.players.len();
        self.players.push((name, player));
        Some(self.players[last].1.as_mut())
    }

    /// A new player. Its rules are solved only if it needs that.
    fn new_player(
        &mut self,
        strength: Strength,
        rules: &Arc<RuleSet>,
        watch: &mut impl WatchSolving,
    ) -> Option<Box<dyn Player>> {
        match strength.unsolved(rules) {
            Some(player) => Some(player),
            None => Some(strength.player(&self.policy(rules, watch)?)),
        }
    }
}

/// Reports each step of the progress once, though it is told more often.
fn each_step(watch: &mut impl WatchSolving) -> impl WatchSolving {
    let mut reported = None;
    move |progress| match reported.replace(progress) == Some(progress) {
        true => ControlFlow::Continue(()),
        false => watch(progress),
    }
}

/// The card and the dice that a position describes.
fn card_and_dice(rules: &RuleSet, position: &Position) -> Option<(Card, Dice)> {
    let dice = Dice::new(&position.dice).ok()?;
    let fits = dice.len() == usize::from(rules.dice) && position.rolls_left < rules.rolls;
    fits.then(|| (position.card(rules), dice))
}

/// The same position for the solver.
fn turn_position<'a>(position: &Position, card: &'a Card, dice: &'a Dice) -> TurnPosition<'a> {
    TurnPosition {
        card,
        dice,
        rolls_left: position.rolls_left,
    }
}

fn advise(policy: &Policy, card: &Card, dice: &Dice, rolls_left: u8) -> Option<Advised> {
    let turn = policy.turn(card).ok()?;
    let mut advised = Advised::new(turn.advise(dice, rolls_left)?);
    if !advised.keeps.is_empty() {
        let keeps = advised.keeps.iter().map(|(keep, _)| *keep);
        let reach = turn.reach_by_keep(dice, keeps, rolls_left)?;
        advised.odds = reach
            .iter()
            .map(|reach| odds(policy.rules(), card, reach))
            .collect();
    }
    Some(advised)
}

/// The odds of the open boxes that need a pattern.
fn odds(rules: &RuleSet, card: &Card, reach: &[Reach]) -> Vec<Odds> {
    let asks_for_dice = |slot| {
        !matches!(
            rules.category(slot).pattern,
            Pattern::Any | Pattern::Face(_)
        )
    };
    let open = reach
        .iter()
        .filter(|it| card.is_open(it.slot) && asks_for_dice(it.slot));
    open.map(|it| {
        (
            it.slot,
            parts_per_million(it.tried),
            parts_per_million(it.shown),
        )
    })
    .collect()
}
