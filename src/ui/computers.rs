//! The computers at a table, as the screen shows them. `thinker.rs` decides and moves for them; its code is lazy.

mod messenger;
mod thinker;

use std::rc::Rc;

use leptos::prelude::*;

pub use self::thinker::Thinker;
use super::solver_worker::{SolverWorker, use_solver_worker};
use super::table::Table;
use rollkeep_app::computers::{ComputersInput, Thinking};
use rollkeep_rules::Slot;
use rollkeep_rules::game::Game;
use rollkeep_solver::Choice;
use rollkeep_words::play;

/// Tells the thinker what has happened.
type HandleInput = Rc<dyn Fn(ComputersInput)>;

/// The computers at a table. Copies refer to the same computers.
#[derive(Clone, Copy)]
pub struct Computers {
    table: Table,
    solver: SolverWorker,
    /// How far the decision of the computer at turn is.
    thinking: RwSignal<Thinking>,
    /// The seat of a computer, and the words about its move.
    move_text: RwSignal<Option<(usize, String)>>,
    /// Why Casual plays for a computer.
    excuse_text: RwSignal<Option<String>>,
    stuck: Memo<bool>,
    /// Gets what people want of the computers, once its code is loaded.
    thinker: StoredValue<Option<HandleInput>, LocalStorage>,
}

impl Computers {
    /// Adds the computers of the game to the table.
    pub fn join(table: Table) -> Computers {
        let (solver, thinking) = (use_solver_worker(), RwSignal::new(Thinking::Idle));
        Computers {
            table,
            solver,
            thinking,
            move_text: RwSignal::new(None),
            excuse_text: RwSignal::new(None),
            stuck: Memo::new(move |_| thinking.get().is_stuck(solver.status().stalled)),
            thinker: StoredValue::new_local(None),
        }
    }

    /// Whether the computer whose turn it is cannot think. The game then waits until people decide how to continue.
    pub fn stuck(&self) -> Memo<bool> {
        self.stuck
    }

    /// Returns whether it is the turn of one of them.
    pub fn are_on(&self) -> bool {
        (self.table).game(|game| game.seat_at_turn().is_some() && !game.is_person_at_turn())
    }

    /// Returns the words about the move of the computer whose turn it is; before the next person's roll, why Casual has
    /// played for a computer.
    pub fn says(&self) -> Option<String> {
        let turn = self.table.game(Game::seat_at_turn);
        let of_move = self.move_text.get();
        let of_move = of_move.filter(|(seat, _)| turn == Some(*seat));
        of_move
            .map(|(_, text)| text)
            .or_else(|| self.works())
            .or_else(|| self.excuses())
    }

    /// Returns how far a computer is for which the rules are solved.
    fn works(&self) -> Option<String> {
        let seat = self.table.game(Game::seat_at_turn)?;
        let percent = self.solver.status().progress?;
        if self.thinking.get() != Thinking::AskingSolver {
            return None;
        }
        let name = self.table.name(seat);
        Some(match self.solver.status().seconds {
            Some(seconds) => play::computer_works_long(&name, percent, seconds),
            None => play::computer_works(&name, percent),
        })
    }

    fn excuses(&self) -> Option<String> {
        let is_new = |game: &Game| game.is_person_at_turn() && game.hand().is_none();
        let text = self.excuse_text.get()?;
        self.table.game(is_new).then_some(text)
    }

    /// Returns the box that the computer whose turn it is will fill next, once people can see it.
    pub fn aim(&self) -> Option<Slot> {
        match self.thinking.get() {
            Thinking::Shown(Choice::Score(slot)) => Some(slot),
            _ => None,
        }
    }

    /// Returns whether the table has refused the move of the computer whose turn it is.
    pub fn are_refused(&self) -> bool {
        self.thinking.get_untracked() == Thinking::Refused
    }

    /// Ends the current wait. A computer whose move was refused tries again.
    pub fn hurry(&self) {
        self.ask_thinker(ComputersInput::Hurry);
    }

    /// Lets a computer that cannot think try again.
    pub fn try_again(&self) {
        self.ask_thinker(ComputersInput::ThinkAgain);
    }

    /// Lets Casual play for a computer that cannot think, as long as the table is shown.
    pub fn stand_in(&self) {
        self.ask_thinker(ComputersInput::StandIn);
    }

    fn ask_thinker(&self, input: ComputersInput) {
        if let Some(thinker) = self.thinker.get_value() {
            thinker(input);
        }
    }
}
