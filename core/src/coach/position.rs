//! A decision that somebody faces, as it is sent.

use serde::{Deserialize, Serialize};

use crate::dice::{Dice, Face};
use crate::rules::{Card, PortableRules, RuleSet, Slot};

/// A decision that somebody faces.
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
    /// How many rolls are left in this turn.
    #[serde(rename = "throws_left")]
    pub rolls_left: u8,
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
        }
    }
}
