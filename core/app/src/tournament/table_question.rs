//! A question to a program that sits at a table.

use super::program_answer::ProgramAnswer;
use super::{Disqualification, ProgramView};
use rollkeep_rules::game::{Game, Phase};
use rollkeep_solver::Choice;
use rollkeep_solver::bots::View;

/// The question to a program what it does in the current turn of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableQuestion {
    number: u32,
    /// The question in the form that the sandbox reads.
    pub text: String,
}

impl TableQuestion {
    /// The question with this number, and with this seed for the program's random numbers. `None` if there are no dice
    /// on the table.
    pub fn new(game: &Game, number: u32, seed: u32) -> Option<TableQuestion> {
        let view = ProgramView::new(&View::at_table(game)?).to_json();
        let text = format!("[{number},{seed},{view}]");
        Some(TableQuestion { number, text })
    }

    /// Reads the program's answer: `[number, answer, milliseconds]` as JSON. The game is as it was when it was asked.
    ///
    /// # Errors
    /// What is wrong with the answer.
    pub fn read(&self, game: &Game, text: &str) -> Result<Choice, Disqualification> {
        let (Some(view), Phase::Turn(turn)) = (View::at_table(game), game.phase()) else {
            return Err(Disqualification::Noisy);
        };
        let (answer, _) = ProgramAnswer::read(text, self.number)?;
        let choice = answer.choice(view.rules, &view.dice)?;
        let is_legal = match choice {
            Choice::Keep(kept) => turn.rollable(view.rules, kept).is_ok(),
            Choice::Score(slot) => view.legal.contains(&slot),
        };
        match is_legal {
            true => Ok(choice),
            false => Err(Disqualification::Illegal(choice)),
        }
    }
}
