//! The messages between the page and its worker about the coach.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::storage::Loaded;
use rollkeep_rules::dice::Dice;
use rollkeep_rules::game::{Game, Strength};
use rollkeep_rules::{Card, PortableRules, RuleSet};
use rollkeep_solver::bots::View;
use rollkeep_solver::coach::{
    Advised, Decision, Judgement, MicroPoints, Openings, PartsPerMillion, Position, Reasons,
    Review, WinAdvice, highest_total_wins, is_chance_to_win_known, others,
};
use rollkeep_solver::{Choice, Distribution};

/// What the page asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CoachRequest {
    /// Be ready to answer about these rules.
    Solve(PortableRules),
    /// Be ready to answer about a turn with this card, as `docs/NOTATION.md` writes it.
    Card(PortableRules, String),
    /// What is the expected final total before a turn with this card, as `docs/NOTATION.md` writes it?
    Expected(PortableRules, String),
    /// What is the best choice here?
    Position(Position),
    /// Why is the first choice better here than the second?
    Why(Position, [Choice; 2]),
    /// Which choice here wins most often against these cards of the others, as `docs/NOTATION.md` writes them?
    ToWin(Position, Vec<String>),
    /// What does a computer player choose here?
    Turn {
        /// A name that stays the same for one computer in one game.
        player: String,
        /// How well it plays.
        strength: Strength,
        /// The decision that it faces.
        position: Position,
        /// The cards of all others who are still playing, as `docs/NOTATION.md` writes them.
        others: Vec<String>,
    },
    /// What were the decisions of this game worth? A [saved game](crate::storage::SavedGame) as text.
    Game(String),
    /// How likely is each final total of a card under best play? The card as `docs/NOTATION.md` writes it.
    Totals(PortableRules, String),
    /// How likely is each final total after this choice here?
    TotalsAfter(Position, Choice),
    /// How likely does the card have the upper bonus in the end, after this choice here?
    BonusAfter(Position, Choice),
    /// What would the perfect player have made of the same dice? A saved game whose dice are
    /// [shared](rollkeep_rules::game::SharedDice), as text.
    Perfect(String),
    /// How good were the decisions and the dice of these games, in numbers? Saved games of one rule set, as text.
    Judge(Vec<String>),
    /// A game up to a decision to practise with, under these rules. The same number gives the same game.
    Practice(PortableRules, u32),
    /// What is the best choice after each first roll of a game under these rules?
    Openings(PortableRules),
}

/// What the worker sends.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CoachReply {
    /// It has started and can be asked.
    Ready,
    /// It begins to solve rules that take long for the request with this number: so many workers may help, and make it faster.
    CallsForHelp(u32, usize),
    /// It is solving the rules for the request with this number: the parts that are done, and all parts.
    Progress(u32, usize, usize),
    /// The answer to the request with this number.
    Answer(u32, CoachAnswer),
}

/// The answer to a request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CoachAnswer {
    /// The rule set is solved, or as much of it as was asked about.
    Solved,
    /// The expected final total.
    Expected(MicroPoints),
    /// The choices and their values.
    Advice(Advised),
    /// Why a choice is better than another.
    Why(Reasons),
    /// Which choice wins most often.
    ToWin(WinAdvice),
    /// What the computer player chooses.
    Turn(Choice),
    /// What all decisions were worth.
    Review(Review),
    /// How likely each final total is.
    Totals(Distribution),
    /// How likely the upper bonus is.
    Bonus(PartsPerMillion),
    /// The game of the perfect player with the same dice: a saved game as text.
    Perfect(String),
    /// The games in numbers: a judgement of each, or `None` if it cannot be judged.
    Judged(Vec<Option<Judgement>>),
    /// A game of one player up to a decision to practise with: a saved game as text.
    Practice(String),
    /// The best choice after each first roll.
    Openings(Openings),
    /// No answer: the rule set is unknown or too large, or the position impossible.
    Nothing,
}

impl CoachRequest {
    /// What a computer player of this strength chooses in the current turn. The request holds all that the player
    /// needs, so the coach need not remember the turns before. `None` if there are no dice on the table.
    pub fn turn(game: &Game, strength: Strength, player: String) -> Option<CoachRequest> {
        let view = View::at_table(game)?;
        Some(CoachRequest::Turn {
            player,
            strength,
            position: Position::new(view.rules, view.card, &view.dice, view.rolls_left),
            others: view.others.iter().map(ToString::to_string).collect(),
        })
    }

    /// Which choice of the player whose turn it is wins most often. `None` if there are no dice on the table, or it is
    /// [not known](is_chance_to_win_known).
    pub fn to_win(game: &Game) -> Option<CoachRequest> {
        let (hand, seat) = (game.hand()?, game.seat_at_turn()?);
        let others = others(game.cards(), seat);
        let turn = (&game.cards()[seat], &hand.dice, game.rolls_left());
        CoachRequest::to_win_with(game, turn, &others)
    }

    /// The same at a decision of the game.
    pub fn to_win_then(game: &Game, decision: &Decision) -> Option<CoachRequest> {
        let turn = (&decision.card, &decision.dice, decision.rolls_left);
        CoachRequest::to_win_with(game, turn, &decision.others)
    }

    fn to_win_with(
        game: &Game,
        (card, dice, rolls_left): (&Card, &Dice, u8),
        others: &[Card],
    ) -> Option<CoachRequest> {
        let rules = game.rules();
        let is_known = highest_total_wins(game) && is_chance_to_win_known(rules, card, others);
        is_known.then(|| {
            let position = Position::new(rules, card, dice, rolls_left);
            CoachRequest::ToWin(position, others.iter().map(Card::to_string).collect())
        })
    }

    /// The rules that must be solved for an answer; `None` if none must be, or they are unknown.
    pub fn rules_to_solve(&self) -> Option<Arc<RuleSet>> {
        let of_game = |text: &str| Some(Loaded::from_json(text).saved()?.game.rules().clone());
        match self {
            CoachRequest::Solve(rules)
            | CoachRequest::Card(rules, _)
            | CoachRequest::Expected(rules, _)
            | CoachRequest::Totals(rules, _)
            | CoachRequest::Practice(rules, _)
            | CoachRequest::Openings(rules) => rules.rules().ok(),
            CoachRequest::Turn { strength, .. } if !strength.needs_solver() => None,
            CoachRequest::Position(position)
            | CoachRequest::Why(position, _)
            | CoachRequest::TotalsAfter(position, _)
            | CoachRequest::BonusAfter(position, _)
            | CoachRequest::ToWin(position, _)
            | CoachRequest::Turn { position, .. } => position.rules.rules().ok(),
            CoachRequest::Game(text) | CoachRequest::Perfect(text) => of_game(text),
            CoachRequest::Judge(texts) => of_game(texts.first()?),
        }
    }

    /// The card that this is about, if it is about one that can be read.
    pub(super) fn card(&self, rules: &RuleSet) -> Option<Card> {
        match self {
            CoachRequest::Card(_, card)
            | CoachRequest::Expected(_, card)
            | CoachRequest::Totals(_, card) => Card::parse(rules, card).ok(),
            CoachRequest::Position(position)
            | CoachRequest::Why(position, _)
            | CoachRequest::TotalsAfter(position, _)
            | CoachRequest::BonusAfter(position, _)
            | CoachRequest::ToWin(position, _) => Some(position.card(rules)),
            _ => None,
        }
    }
}

impl CoachAnswer {
    /// The game of the perfect player, if this is the answer.
    pub fn perfect_game(&self) -> Option<Game> {
        match self {
            CoachAnswer::Perfect(text) => match Loaded::from_json(text) {
                Loaded::Whole(saved) => Some(saved.game),
                Loaded::Partly(..) | Loaded::Not(_) => None,
            },
            _ => None,
        }
    }
}

impl CoachReply {
    /// The reply as text.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The reply that a text holds, if it holds one.
    pub fn from_json(text: &str) -> Option<CoachReply> {
        serde_json::from_str(text).ok()
    }
}
