//! The messages between the page and its worker about the coach.

use serde::{Deserialize, Serialize};

use super::review::Review;
use crate::dice::{Dice, Face, Keep};
use crate::game::{Game, Phase, Strength};
use crate::rules::{Card, RuleSet, Slot};
use crate::solver::{Advice, Choice};

/// Thousandths of a point: whole numbers keep the messages short.
pub type MilliPoints = i32;

/// Ten-thousandths: hundredths of a per cent.
pub type BasisPoints = u16;

/// A box, and how likely it is that the dice show what it asks for when the turn ends: if the player
/// goes for this box alone, and if the player goes for the highest total, as advised.
pub type Odds = (Slot, BasisPoints, BasisPoints);

/// The smallest difference that is shown: half of a tenth of a point.
pub(super) const SHOWN: MilliPoints = 50;

/// Anybody sees a mistake that costs more than this.
const TEMPTING: MilliPoints = 5000;

/// What the page asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// Be ready to answer about this rule set, named by its id.
    Solve(String),
    /// What is the best choice here?
    Position(Position),
    /// What does a computer player choose here?
    Turn {
        /// A name that stays the same for one computer in one game.
        player: String,
        /// How well it plays.
        strength: Strength,
        /// The decision that it faces.
        position: Position,
        /// The totals of all who are still playing, its own among them; the service sorts them.
        totals: Vec<u16>,
        /// How many of the others have one box fewer to fill.
        before: usize,
    },
    /// What were the decisions of this game worth? A [saved game](crate::storage::SavedGame) as text.
    Game(String),
    /// What would the perfect player have made of the same dice? A saved game whose dice are
    /// [shared](crate::game::SharedDice), as text.
    Perfect(String),
    /// How good were the decisions and the dice of these games, in numbers? Saved games of one rule set, as text.
    Judge(Vec<String>),
    /// A position to practise with, under the rules of this id. The same number gives the same position.
    Drill(String, u32),
}

/// A decision that somebody faces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// The id of the rule set.
    pub rules: String,
    /// The filled boxes of the card and what they hold.
    pub filled: Vec<(Slot, u16)>,
    /// The bonuses for extra Yahtzees so far, in points.
    pub bonuses: u16,
    /// What the dice show, in their places.
    pub dice: Vec<Face>,
    /// How many rolls are left in this turn.
    #[serde(rename = "throws_left")]
    pub rolls_left: u8,
}

/// What the worker sends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    /// It has started and can be asked.
    Ready,
    /// It is solving the rules for the question with this number: the parts that are done, and all parts.
    Progress(u32, usize, usize),
    /// The answer to the question with this number.
    Answer(u32, Answer),
}

/// The answer to a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// The rule set is solved.
    Solved,
    /// The choices and their values.
    Advice(Advised),
    /// What the computer player chooses.
    Turn(Choice),
    /// What all decisions were worth.
    Review(Review),
    /// The game of the perfect player with the same dice: a saved game as text.
    Perfect(String),
    /// The games in numbers: a [`Judgement`](super::Judgement) for each, or none, as text.
    Judged(String),
    /// A [`Position`] to practise with, as text.
    Drill(String),
    /// No answer: the rule set is unknown or too large, or the position impossible.
    Nothing,
}

/// The choices in a position, best first. Values are expected final totals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Advised {
    /// The best choice.
    pub best: Choice,
    /// The value of the position.
    pub expected: MilliPoints,
    /// The value of each keep; of equal dice, the leftmost are named. Empty without a roll left.
    pub keeps: Vec<(Keep, MilliPoints)>,
    /// The value of each box that may be filled now.
    pub boxes: Vec<(Slot, MilliPoints)>,
    /// For each of the keeps, in their order, how the turn may end. Empty where it is not shown.
    pub odds: Vec<Vec<Odds>>,
}

impl Question {
    /// What a computer player of this strength chooses in the current turn. The question holds all that the player
    /// needs, so the service need not remember the turns before. `None` if there are no dice on the table.
    pub fn turn(game: &Game, strength: Strength, player: String) -> Option<Question> {
        let Phase::Turn(turn) = game.phase() else {
            return None;
        };
        let (rules, cards) = (game.rules(), game.cards());
        let (hand, card) = (turn.hand?, cards.get(turn.seat)?);
        // Who is out of time cannot win any more.
        let each = cards.iter().enumerate();
        let playing = each.filter(|(seat, _)| !game.out_of_time(*seat));
        let playing: Vec<&Card> = playing.map(|(_, card)| card).collect();
        let ahead = |other: &&&Card| other.filled() > card.filled();
        let left = rules.rolls - hand.rolls;
        Some(Question::Turn {
            player,
            strength,
            position: Position::new(rules, card, &hand.dice, left),
            totals: playing.iter().map(|it| it.totals(rules).grand()).collect(),
            before: playing.iter().filter(ahead).count(),
        })
    }
}

impl Reply {
    /// The reply as text.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The reply that a text holds, if it holds one.
    pub fn from_text(text: &str) -> Option<Reply> {
        serde_json::from_str(text).ok()
    }
}

impl Position {
    /// The decision about these dice, with this card.
    pub fn new(rules: &RuleSet, card: &Card, dice: &Dice, rolls_left: u8) -> Position {
        let filled = |slot| Some((slot, card.points(slot)?));
        Position {
            rules: rules.id.to_string(),
            filled: rules.slots().filter_map(filled).collect(),
            bonuses: card.yahtzee_bonuses(),
            dice: dice.faces().to_vec(),
            rolls_left,
        }
    }
}

impl Advised {
    /// The expected final total after a choice; equal dice have the same value wherever they lie. `None` if the choice
    /// is not legal.
    pub fn value(&self, choice: Choice, dice: &Dice) -> Option<MilliPoints> {
        match choice {
            Choice::Score(slot) => find(&self.boxes, |&other| other == slot),
            Choice::Keep(keep) => find(&self.keeps, |&other| shows_same(dice, other, keep)),
        }
    }

    /// Is a choice worse than the best, but by so little that one may well take it for the best?
    pub fn is_tempting(&self) -> bool {
        let values = (self.keeps.iter().map(|(_, value)| value))
            .chain(self.boxes.iter().map(|(_, value)| value));
        let costs = values.map(|value| self.expected - value);
        let mistakes = costs.filter(|cost| *cost >= SHOWN).min();
        mistakes.is_some_and(|least| least <= TEMPTING)
    }

    /// How the turn may end after one of the `keeps`; `None` if there is nothing to say about that.
    pub fn odds_of(&self, choice: Choice) -> Option<&[Odds]> {
        let keep = |(keep, _): &(Keep, MilliPoints)| Choice::Keep(*keep) == choice;
        let odds = self.odds.get(self.keeps.iter().position(keep)?)?;
        (!odds.is_empty()).then_some(odds)
    }
}

/// Do two keeps of these dice show the same faces?
pub fn shows_same(dice: &Dice, one: Keep, other: Keep) -> bool {
    dice.kept(one) == dice.kept(other)
}

impl From<Advice> for Advised {
    fn from(advice: Advice) -> Advised {
        let keeps = advice.keeps.iter();
        let boxes = advice.boxes.iter();
        Advised {
            best: advice.best,
            expected: milli(advice.value),
            keeps: keeps.map(|it| (it.keep, milli(it.value))).collect(),
            boxes: boxes.map(|it| (it.slot, milli(it.value))).collect(),
            odds: Vec::new(),
        }
    }
}

/// Points as thousandths.
pub(super) fn milli(points: f64) -> MilliPoints {
    (points * 1000.0).round() as MilliPoints
}

fn find<T>(values: &[(T, MilliPoints)], is: impl Fn(&T) -> bool) -> Option<MilliPoints> {
    let found = values.iter().find(|(choice, _)| is(choice));
    found.map(|(_, value)| *value)
}
