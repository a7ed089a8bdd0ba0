//! What a program answers.

use std::fmt;

use serde::Deserialize;

use super::Disqualification;
use rollkeep_rules::RuleSet;
use rollkeep_rules::dice::{Counts, Dice, Face, Keep};
use rollkeep_solver::Choice;

/// What a program answers to a request.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum ProgramAnswer {
    /// Keep dice that show these pips.
    Keep(Vec<u8>),
    /// Fill the box with this id.
    Score(String),
    /// Something else, as text.
    Returned(String),
    /// An error that its code threw.
    Threw(String),
}

impl ProgramAnswer {
    /// Reads the answer to the request with this number, and how many milliseconds the program says it took:
    /// `[number, answer, milliseconds]` as JSON.
    pub fn read(text: &str, number: u32) -> Result<(ProgramAnswer, f64), Disqualification> {
        match serde_json::from_str::<(u32, ProgramAnswer, f64)>(text) {
            Ok((of, answer, millis)) if of == number => Ok((answer, millis)),
            Ok(_) | Err(_) => Err(Disqualification::Noisy),
        }
    }

    /// As a choice about these dice. It does not ask the rules whether the choice is allowed.
    pub fn choice(self, rules: &RuleSet, dice: &Dice) -> Result<Choice, Disqualification> {
        match self {
            ProgramAnswer::Keep(pips) => match keep(&pips, dice) {
                Some(keep) => Ok(Choice::Keep(keep)),
                None => Err(Disqualification::NoSuchDice(Disqualification::cut_dice(
                    pips,
                ))),
            },
            ProgramAnswer::Score(id) => {
                let slot = rules.slots().find(|&slot| rules.category(slot).id == id);
                slot.map(Choice::Score)
                    .ok_or_else(|| Disqualification::NoSuchBox(Disqualification::cut(&id)))
            }
            ProgramAnswer::Returned(text) => {
                Err(Disqualification::Nonsense(Disqualification::cut(&text)))
            }
            ProgramAnswer::Threw(error) => {
                Err(Disqualification::Threw(Disqualification::cut(&error)))
            }
        }
    }
}

/// As a program writes it. Nothing for an error, which is not an answer.
impl fmt::Display for ProgramAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProgramAnswer::Keep(pips) => write!(f, "{pips:?}"),
            ProgramAnswer::Score(id) => write!(f, "{id:?}"),
            ProgramAnswer::Returned(text) => f.write_str(text),
            ProgramAnswer::Threw(_) => Ok(()),
        }
    }
}

/// The leftmost dice that show these pips.
fn keep(pips: &[u8], dice: &Dice) -> Option<Keep> {
    let mut wanted = Counts::default();
    for &pips in pips {
        let count = &mut wanted.0[Face::try_from(pips).ok()?.index()];
        *count = count.checked_add(1)?;
    }
    let keep = dice.places_of(wanted);
    (keep.count() == pips.len()).then_some(keep)
}
