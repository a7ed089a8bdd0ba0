//! The computers at a table, as the screen shows them. `thinker.rs` decides and moves for them; its code is lazy.

mod messenger;
mod thinker;

use leptos::prelude::*;

pub use self::thinker::Thinker;
use super::solver_worker::{SolverWorker, use_solver_worker};
use super::table::Table;
use rollkeep_rules::Slot;
use rollkeep_rules::game::{Game, SeatKind, Strength};
use rollkeep_solver::Choice;
use rollkeep_words::play;

/// The computers at a table. Copies refer to the same computers.
#[derive(Clone, Copy)]
pub struct Computers {
    table: Table,
    /// The computer whose turn it is, and the length of the log.
    turn: Memo<Option<ComputerTurn>>,
    /// The seat of a computer, and the words about its move.
    says: RwSignal<Option<(usize, String)>>,
    /// The seat of an own player whose current or last turn Casual plays, and the words about that.
    excuse: RwSignal<Option<(usize, String)>>,
    thought: RwSignal<Thought>,
    solver: SolverWorker,
    /// Casual plays for a computer that cannot think.
    stands_in: StoredValue<bool>,
    /// The position at which somebody does not want to wait.
    hurried: RwSignal<Option<Thought>>,
    stuck: Memo<bool>,
}

/// The turn of a computer at one position.
#[derive(Clone, Copy, PartialEq)]
struct ComputerTurn {
    seat: usize,
    strength: Strength,
    /// The length of the log.
    about: usize,
}

impl ComputerTurn {
    /// Returns whether the game is still at this position.
    fn is_now(&self, game: &Game) -> bool {
        game.log().len() == self.about
    }
}

/// A computer's decision in progress.
#[derive(Clone, Copy, Default, PartialEq)]
struct Thought {
    /// The length of the log when it began to think.
    about: Option<usize>,
    state: ThoughtState,
}

/// How far a decision is.
#[derive(Clone, Copy, Default, PartialEq)]
enum ThoughtState {
    /// Nothing needs to be decided, or nobody has begun.
    #[default]
    Idle,
    /// The solver is asked.
    Asked,
    /// An own player is asked.
    Posed,
    /// There will be no answer.
    Unanswered,
    /// It is decided.
    Decided(Choice),
    /// It is decided, and people see what comes.
    Shown(Choice),
    /// The table has refused the move. Nothing happens until the stored game changes or somebody hurries the computer.
    Refused,
}

impl Computers {
    /// Adds the computers of the game to the table.
    pub fn join(table: Table) -> Computers {
        let (solver, thought) = (use_solver_worker(), RwSignal::new(Thought::default()));
        Computers {
            table,
            turn: Memo::new(move |_| table.game(turn_of_computer)),
            says: RwSignal::new(None),
            excuse: RwSignal::new(None),
            thought,
            solver,
            stands_in: StoredValue::new(false),
            hurried: RwSignal::new(None),
            stuck: Memo::new(move |_| match thought.get().state {
                ThoughtState::Asked => solver.status().stalled,
                ThoughtState::Unanswered => true,
                ThoughtState::Idle
                | ThoughtState::Posed
                | ThoughtState::Decided(_)
                | ThoughtState::Shown(_)
                | ThoughtState::Refused => false,
            }),
        }
    }

    /// Whether the computer whose turn it is cannot think. The game then waits until people decide how to continue.
    pub fn stuck(&self) -> Memo<bool> {
        self.stuck
    }

    /// Returns whether it is the turn of one of them.
    pub fn are_on(&self) -> bool {
        self.turn.with(Option::is_some)
    }

    /// Returns the words about the move of the computer whose turn it is; before the next person's roll, why Casual has
    /// played for an own player.
    pub fn says(&self) -> Option<String> {
        let turn = self.table.game(Game::seat_at_turn);
        let says = self.says.get();
        let says = says.filter(|(seat, _)| turn == Some(*seat));
        says.map(|(_, text)| text)
            .or_else(|| self.works())
            .or_else(|| self.excused())
    }

    /// Returns how far a computer is for which the rules are solved.
    fn works(&self) -> Option<String> {
        let turn = self.turn.get()?;
        let percent = self.solver.status().progress?;
        if self.thought.get().state != ThoughtState::Asked {
            return None;
        }
        let name = self.table.name(turn.seat);
        Some(match self.solver.status().seconds {
            Some(seconds) => play::computer_works_long(&name, percent, seconds),
            None => play::computer_works(&name, percent),
        })
    }

    fn excused(&self) -> Option<String> {
        let is_new = |game: &Game| game.is_person_at_turn() && game.hand().is_none();
        let (_, text) = self.excuse.get()?;
        self.table.game(is_new).then_some(text)
    }

    /// Returns the box that the computer whose turn it is will fill next, once people can see it.
    pub fn aim(&self) -> Option<Slot> {
        match self.thought.get().state {
            ThoughtState::Shown(Choice::Score(slot)) => Some(slot),
            _ => None,
        }
    }

    /// Ends the current wait. A computer whose move was refused tries again.
    pub fn hurry(&self) {
        if self.thought.get_untracked().state == ThoughtState::Refused {
            return self.forget();
        }
        if self.turn.get_untracked().is_some() && self.table.shown.at_rest.get_untracked() {
            self.hurried.set(Some(self.thought.get_untracked()));
        }
    }

    /// Lets a computer that cannot think try again.
    pub fn try_again(&self) {
        self.forget();
    }

    /// Lets Casual play for a computer that cannot think, as long as the game is on screen.
    pub fn stand_in(&self) {
        self.stands_in.set_value(true);
        self.forget();
    }

    /// Lets it think anew.
    fn forget(&self) {
        if self.thought.get_untracked() != Thought::default() {
            self.thought.set(Thought::default());
        }
    }
}

/// Returns the turn, if it is a computer's.
fn turn_of_computer(game: &Game) -> Option<ComputerTurn> {
    let seat = game.seat_at_turn()?;
    let about = game.log().len();
    match game.setup().seats()[seat].kind {
        SeatKind::Computer(strength) => Some(ComputerTurn {
            seat,
            strength,
            about,
        }),
        SeatKind::Person => None,
    }
}
