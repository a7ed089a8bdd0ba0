//! All first rolls of a game, and the best choice after each.

use std::cmp::Reverse;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::advised::Advised;
use super::units::{MicroPoints, PartsPerMillion, micro, parts_per_million};
use crate::lattice::arrangements;
use crate::{Choice, Policy};
use rollkeep_rules::Card;
use rollkeep_rules::dice::{Counts, Dice, Face};

/// All first rolls of a game under one rule set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Openings {
    /// The expected final total before the first roll.
    pub expected: MicroPoints,
    /// The rolls, from all ones to all sixes.
    pub rolls: Vec<Opening>,
}

/// A first roll, and the best choice after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opening {
    /// What the dice show, the lowest first.
    pub faces: Vec<Face>,
    /// In how many orders dice can show this: of 6 to the power of the number of dice, all equally likely.
    pub ways: u32,
    /// The best choice.
    pub best: Choice,
    /// The expected final total after it.
    pub value: MicroPoints,
    /// How much better it is than the next best choice; `None` if there is no other.
    pub lead: Option<MicroPoints>,
}

/// What a list of first rolls is sorted by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SortBy {
    /// What the dice show.
    Faces,
    /// The expected final total.
    Value,
    /// How much better the best choice is than the next best.
    Lead,
}

/// Dice that somebody looks for: a roll is found if it contains them, in any order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WantedDice(Counts);

/// A text that names something other than faces of dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("dice are digits from 1 to 6, with or without spaces between them")]
pub struct NoDice;

impl Openings {
    /// Computes the best choice after each first roll. `None` if the policy does not know the empty card.
    pub fn new(policy: &Policy) -> Option<Openings> {
        let rules = policy.rules();
        let card = Card::new(rules);
        let turn = policy.turn(&card).ok()?;
        // The first roll lies on the table.
        let rolls_left = rules.rolls.checked_sub(1)?;
        let rolls = Counts::every(rules.dice).map(|counts| {
            let faces = faces(&counts);
            let advised = Advised::new(turn.advise(&dice(&faces), rolls_left)?);
            let next = advised.choices().get(1).map(|&(_, value)| value);
            Some(Opening {
                faces,
                ways: arrangements(&counts),
                best: advised.best,
                value: advised.expected,
                lead: next.map(|value| advised.expected - value),
            })
        });
        let mut rolls = rolls.collect::<Option<Vec<_>>>()?;
        rolls.sort_by(|a, b| a.faces.cmp(&b.faces));
        Some(Openings {
            expected: micro(turn.expected()),
            rolls,
        })
    }

    /// Returns the rolls that contain these dice, in this order: from the lowest up, or from the highest down. Equal ones are
    /// in the order of their dice.
    pub fn list(&self, wanted: WantedDice, by: SortBy, is_descending: bool) -> Vec<&Opening> {
        let found = self.rolls.iter().filter(|it| it.contains(wanted));
        let mut found: Vec<&Opening> = found.collect();
        let key = |it: &&Opening| match by {
            SortBy::Faces => None,
            SortBy::Value => Some(it.value),
            SortBy::Lead => it.lead,
        };
        match (by, is_descending) {
            (SortBy::Faces, true) => found.reverse(),
            (_, true) => found.sort_by_key(|it| Reverse(key(it))),
            (_, false) => found.sort_by_key(key),
        }
        found
    }

    /// Returns how likely it is that the first roll is one of these.
    pub fn chance<'a>(&self, these: impl IntoIterator<Item = &'a Opening>) -> PartsPerMillion {
        let ways = |it: &Opening| f64::from(it.ways);
        let all: f64 = self.rolls.iter().map(ways).sum();
        parts_per_million(these.into_iter().map(ways).sum::<f64>() / all)
    }
}

impl Opening {
    /// The dice, the lowest first.
    pub fn dice(&self) -> Dice {
        dice(&self.faces)
    }

    /// Returns whether the roll contains these dice.
    fn contains(&self, wanted: WantedDice) -> bool {
        let counts = self.dice().counts();
        { counts.0.iter().zip(wanted.0.0) }.all(|(&rolled, wanted)| rolled >= wanted)
    }
}

/// What these dice show, the lowest first.
fn faces(counts: &Counts) -> Vec<Face> {
    let each = Face::ALL.into_iter();
    let each = each.flat_map(|face| std::iter::repeat_n(face, counts.of(face).into()));
    each.collect()
}

fn dice(faces: &[Face]) -> Dice {
    Dice::from_fn(faces.len(), |place| faces[place])
}

impl FromStr for WantedDice {
    type Err = NoDice;

    /// Reads digits from 1 to 6, such as `115`. Spaces, commas and the like may be between them. An empty text wants nothing.
    fn from_str(text: &str) -> Result<WantedDice, NoDice> {
        let mut wanted = Counts::default();
        for it in text.chars() {
            if it.is_alphanumeric() {
                let face = it.to_string().parse::<Face>().map_err(|_| NoDice)?;
                let count = &mut wanted.0[face.index()];
                *count = count.saturating_add(1);
            }
        }
        Ok(WantedDice(wanted))
    }
}
