//! Why something cannot be done, said to the player who tried.

use crate::game::{Refused, Seat, SetupError};
use crate::rules::{Closed, RuleSet, Slot};
use crate::text::{categories, dice};

/// Why an action was refused.
pub fn refused(rules: &RuleSet, why: Refused) -> String {
    match why {
        Refused::GameOver => "The game is over.".to_owned(),
        Refused::StartFirst => "First roll to see who starts.".to_owned(),
        Refused::StartIsSettled => "Who starts is already decided.".to_owned(),
        Refused::NoRollsLeft => "No rolls left: choose a box.".to_owned(),
        Refused::NothingToKeep => "The first roll uses all the dice.".to_owned(),
        Refused::WrongDice => "Those dice are not on the table.".to_owned(),
        Refused::OtherDice => {
            "Everyone has the same dice in this game, and these are others.".to_owned()
        }
        Refused::RollFirst => "Roll the dice first.".to_owned(),
        Refused::NoSuchCategory(_) => "This card has no such box.".to_owned(),
        Refused::Filled(slot) => format!("{} is already filled.", category(rules, slot)),
        Refused::Closed(_, why) => closed(rules, why),
        Refused::NothingToUndo => "There is no score to undo.".to_owned(),
        Refused::NoClock => "This game has no clock.".to_owned(),
        Refused::NoEntropy => {
            "This device gives no random numbers, so the dice cannot be rolled.".to_owned()
        }
    }
}

/// Why a joker rule closes a box: "Fours is open: five fours must go there."
pub fn closed(rules: &RuleSet, why: Closed) -> String {
    match why {
        Closed::UpperFirst(must) => {
            let face = rules.categories.get(must.index()).and_then(|c| c.face());
            let face = face.map_or("equal dice".to_owned(), dice::plural);
            format!(
                "{} is open: {} {face} must go there.",
                category(rules, must),
                number(rules.dice)
            )
        }
        Closed::LowerFirst => "This Yahtzee is a joker: score it in an open lower box.".to_owned(),
    }
}

/// Why a game cannot begin like this.
pub fn setup(rules: &RuleSet, why: SetupError) -> String {
    match why {
        SetupError::Seats(_) if rules.min_seats == rules.max_seats => {
            format!("This game is for exactly {} players.", rules.max_seats)
        }
        SetupError::Seats(_) => {
            format!(
                "This game is for {} to {} players.",
                rules.min_seats, rules.max_seats
            )
        }
        SetupError::NoName(_) => "Everyone needs a name.".to_owned(),
        SetupError::LongName(_) => {
            format!("A name has at most {} letters.", Seat::MAX_NAME)
        }
        SetupError::SameName(_) => "Someone at this table already has that name.".to_owned(),
        SetupError::NoTime => "Put some time on the clock.".to_owned(),
    }
}

fn category(rules: &RuleSet, slot: Slot) -> String {
    match rules.categories.get(slot.index()) {
        Some(category) => categories::name(&category.id),
        None => "?".to_owned(),
    }
}

fn number(dice: u8) -> &'static str {
    match dice {
        5 => "five",
        6 => "six",
        _ => "all",
    }
}
