//! A decision that somebody faces, as it is sent, and as one line of text (`docs/NOTATION.md`).

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use rollkeep_rules::dice::{Dice, Face, ParseDiceError};
use rollkeep_rules::{
    BadRules, Card, Fault, ImpossibleCard, ParseCardError, PortableRules, RuleSet, Slot, Spec,
};

/// A decision that somebody faces.
///
/// ```
/// use rollkeep_solver::coach::Position;
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let position: Position = "yatzy; ones=3 chance=22; 2 2 5 6 6; 2".parse()?;
/// assert_eq!(
///     position.to_string(),
///     "yatzy; 3 - - - - - - - - - - - - 22 -; 2 2 5 6 6; 2"
/// );
/// let (_, card, _) = position.read()?;
/// assert_eq!(card.filled(), 2);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// The rules.
    pub rules: PortableRules,
    /// The filled boxes of the card and what they hold.
    pub filled: Vec<(Slot, u16)>,
    /// The bonuses for extra Yahtzees so far, in points.
    pub bonuses: u16,
    /// What the dice show, in their places.
    pub dice: Vec<Face>,
    /// How many rolls are left in this turn, with those that were saved.
    #[serde(rename = "throws_left")]
    pub rolls_left: u8,
    /// How many of them were saved in earlier turns.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub saved_left: u8,
}

/// Why a position is impossible.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ImpossiblePosition {
    /// The rules cannot be played.
    #[error(transparent)]
    Rules(#[from] BadRules),
    /// No game leads to the card.
    #[error(transparent)]
    Card(#[from] ImpossibleCard),
    /// The card is full, so there is nothing to decide.
    #[error("the card is full")]
    Full,
    /// The rules are played with another number of dice.
    #[error("{0} dice are not the dice of these rules")]
    Dice(usize),
    /// A turn has no more than so many rolls after the first.
    #[error("there are at most {0} rolls after the first")]
    Rolls(u8),
    /// The turns before can have saved no more than so many rolls.
    #[error("at most {0} rolls can be saved")]
    Saved(u8),
}

/// Why a text is no [`Position`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParsePositionError {
    /// The text does not have the four parts.
    #[error("a position has four parts: rules; card; dice; rolls left")]
    Parts,
    /// The rules begin with `{` and are no JSON.
    #[error("rules: they are not JSON")]
    NotJson,
    /// The rules are JSON, but no rule set.
    #[error("rules: {0}")]
    Form(#[from] Fault),
    /// The card cannot be read.
    #[error("card: {0}")]
    Card(#[from] ParseCardError),
    /// The dice cannot be read.
    #[error("dice: {0}")]
    Dice(#[from] ParseDiceError),
    /// The rolls are not a whole number, or two with a `+` between them.
    #[error("rolls left: {0:?} is not a number of rolls")]
    Rolls(String),
    /// All parts can be read, but the position is impossible.
    #[error(transparent)]
    Impossible(#[from] ImpossiblePosition),
}

impl Position {
    /// The decision about these dice, with this card.
    pub fn new(rules: &RuleSet, card: &Card, dice: &Dice, rolls_left: u8) -> Position {
        let filled = |slot| Some((slot, card.points(slot)?));
        Position {
            rules: PortableRules::of(rules),
            filled: rules.slots().filter_map(filled).collect(),
            bonuses: card.yahtzee_bonuses(),
            dice: dice.faces().to_vec(),
            rolls_left,
            saved_left: 0,
        }
    }

    /// Returns the card under these rules. No game need lead to it.
    pub fn card(&self, rules: &RuleSet) -> Card {
        Card::with(rules, self.filled.iter().copied()).and_bonuses(self.bonuses)
    }

    /// Returns the rules, the card and the dice.
    ///
    /// # Errors
    /// [`ImpossiblePosition`] if the position is impossible.
    pub fn read(&self) -> Result<(Arc<RuleSet>, Card, Dice), ImpossiblePosition> {
        let rules = self.rules.rules()?;
        let card = self.card(&rules);
        rules.check_card(&card)?;
        if card.is_full() {
            return Err(ImpossiblePosition::Full);
        }
        let dice = Dice::new(&self.dice).ok();
        let dice = dice.filter(|dice| dice.len() == usize::from(rules.dice));
        let dice = dice.ok_or(ImpossiblePosition::Dice(self.dice.len()))?;
        // Each turn begins with a roll.
        let most = rules.rolls - 1;
        if self.rolls_left.saturating_sub(self.saved_left) > most {
            return Err(ImpossiblePosition::Rolls(most));
        }
        let turns = if rules.saved_rolls { card.filled() } else { 0 };
        let saved = most.saturating_mul(turns as u8);
        if self.saved_left > saved.min(self.rolls_left) {
            return Err(ImpossiblePosition::Saved(saved));
        }
        Ok((rules, card, dice))
    }
}

/// Writes the rules, the card, the dice and the rolls left: `yatzy; 3 - - - - - - - - - - - - 22 -; 2 2 5 6 6; 2`. Of five
/// rolls left, `2+3` were not saved and saved.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let filled = self.filled.iter().copied();
        let card = match self.rules.rules() {
            Ok(rules) => Card::with(&rules, filled)
                .and_bonuses(self.bonuses)
                .to_string(),
            // Nobody knows how many boxes there are.
            Err(_) => String::new(),
        };
        let dice: Vec<String> = self.dice.iter().map(Face::to_string).collect();
        write!(f, "{}; {card}; {}; ", self.rules.text(), dice.join(" "))?;
        match self.saved_left {
            0 => write!(f, "{}", self.rolls_left),
            saved => write!(f, "{}+{saved}", self.rolls_left.saturating_sub(saved)),
        }
    }
}

impl FromStr for Position {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Position, ParsePositionError> {
        let position = Position::parse_unfinished(text)?;
        let rules = position.rules.rules().map_err(ImpossiblePosition::from)?;
        let card = position.card(&rules);
        rules.check_card(&card).map_err(ParseCardError::from)?;
        position.read()?;
        Ok(position)
    }
}

impl Position {
    /// Reads the same text, also that of a position that somebody is still setting up: dice may be missing, the card may be full,
    /// and no game need lead to it. [`Position::read`] tells whether it is a position.
    ///
    /// # Errors
    /// [`ParsePositionError`] if a part cannot be read.
    pub fn parse_unfinished(text: &str) -> Result<Position, ParsePositionError> {
        // Rules as JSON may contain semicolons. The other parts contain none.
        let mut parts = text.rsplitn(4, ';').map(str::trim);
        let mut part = || parts.next().ok_or(ParsePositionError::Parts);
        let (rolls, dice, card, rules) = (part()?, part()?, part()?, part()?);
        let rules = read_rules(rules)?;
        let card = Card::parse_unchecked(&rules, card)?;
        let (own, saved_left) = read_rolls(rolls)?;
        let rolls_left = own.saturating_add(saved_left);
        Ok(Position {
            saved_left,
            ..Position::new(&rules, &card, &dice.parse()?, rolls_left)
        })
    }
}

fn read_rules(text: &str) -> Result<Arc<RuleSet>, ParsePositionError> {
    let rules = if text.starts_with('{') {
        let form: Value = serde_json::from_str(text).map_err(|_| ParsePositionError::NotJson)?;
        PortableRules::Whole(Box::new(Spec::read(form)?))
    } else {
        PortableRules::from(text)
    };
    Ok(rules.rules().map_err(ImpossiblePosition::from)?)
}

/// Reads how many rolls are left: those of this turn, and those that were saved.
fn read_rolls(text: &str) -> Result<(u8, u8), ParsePositionError> {
    let (own, saved) = text.split_once('+').unwrap_or((text, "0"));
    let number = |digits: &str| {
        // The standard library also reads a sign.
        let number = digits.parse().ok().filter(|_| !digits.starts_with('+'));
        number.ok_or_else(|| ParsePositionError::Rolls(text.to_owned()))
    };
    Ok((number(own)?, number(saved)?))
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}
