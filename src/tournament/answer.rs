//! What somebody's own program answers.

use std::fmt;

use serde::Deserialize;

use super::Offence;
use crate::dice::{Dice, Keep};
use crate::rules::RuleSet;
use crate::solver::Choice;

/// What a program answers when it is asked.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Answer {
    /// Keep dice that show so many pips.
    Keep(Vec<u8>),
    /// Fill the box of this id.
    Score(String),
    /// Something that is neither.
    Returned(String),
    /// An error that its code threw.
    Threw(String),
}

impl Answer {
    /// As a choice about these dice. Whether the rules allow it is not asked here.
    pub fn choice(self, rules: &RuleSet, dice: &Dice) -> Result<Choice, Offence> {
        match self {
            Answer::Keep(pips) => match keep(&pips, dice) {
                Some(keep) => Ok(Choice::Keep(keep)),
                None => Err(Offence::NoSuchDice(Offence::cut_dice(pips))),
            },
            Answer::Score(id) => {
                let slot = rules.slots().find(|&slot| rules.category(slot).id == id);
                slot.map(Choice::Score)
                    .ok_or_else(|| Offence::NoSuchBox(Offence::cut(&id)))
            }
            Answer::Returned(said) => Err(Offence::Nonsense(Offence::cut(&said))),
            Answer::Threw(said) => Err(Offence::Threw(Offence::cut(&said))),
        }
    }
}

/// As a program writes it; an error is no answer.
impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Keep(pips) => write!(f, "{pips:?}"),
            Answer::Score(id) => write!(f, "{id:?}"),
            Answer::Returned(said) => f.write_str(said),
            Answer::Threw(_) => Ok(()),
        }
    }
}

/// The leftmost dice that show these pips.
fn keep(pips: &[u8], dice: &Dice) -> Option<Keep> {
    let mut keep = Keep::NONE;
    for &pips in pips {
        let faces = dice.faces().iter().enumerate();
        let mut fitting = faces.filter(|(_, face)| face.pips() == pips);
        let (place, _) = fitting.find(|(place, _)| !keep.contains(*place))?;
        keep = keep.toggled(place);
    }
    Some(keep)
}
