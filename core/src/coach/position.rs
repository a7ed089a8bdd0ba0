//! A decision that somebody faces, as it is sent.

use serde::{Deserialize, Serialize};

use crate::dice::{Dice, Face};
use crate::rules::{Card, RuleSet, Slot};

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

impl Position {
    /// The decision about these dice, with this card.
    pub fn new(rules: &RuleSet, card: &Card, dice: &Dice, rolls_left: u8) -> Position {
        let filled = |slot| Some((slot, card.points(slot)?));
        Position {
            rules: rules.id.clone(),
            filled: rules.slots().filter_map(filled).collect(),
            bonuses: card.yahtzee_bonuses(),
            dice: dice.faces().to_vec(),
            rolls_left,
        }
    }
}
