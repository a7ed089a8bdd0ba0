//! The computers at a table: whom each asks, what people see of its decision, and when it acts.
//!
//! They move slowly enough to follow: the dice land; after a breath, the computer shows what it will do; after a pause, it does it.
//! [`ComputersState`] only decides. The page tells it what happens, and carries out the [`ComputersEffect`]s.

use std::sync::Arc;
use std::time::Duration;

use crate::tournament::Disqualification;
use rollkeep_rules::dice::Keep;
use rollkeep_rules::game::{Action, Game, Phase, Seat, SeatKind, Strength};
use rollkeep_solver::Choice;
use rollkeep_solver::bots::{StrengthExt, View};
use rollkeep_solver::coach::has_best_play;

/// A computer shows its decision after this part of the pause: one in so many.
const BREATH: u32 = 4;

/// The computers at a table.
#[derive(Clone, Debug, Default)]
pub struct ComputersState {
    /// The game that was seen last.
    game: Option<Arc<Game>>,
    /// The number of the current position. Answers carry it, so that an answer about an earlier position is ignored.
    position: u32,
    thinking: Thinking,
    /// What the timer is for, while it runs.
    timer: Option<Timer>,
    /// Somebody does not want to wait for the next step.
    is_hurried: bool,
    /// The page is carrying out an act.
    is_acting: bool,
    /// Whether a computer might move at the last input.
    could_move: bool,
    /// The act was repeated, because another tab had deleted the game.
    has_repeated: bool,
    /// Casual decides, because the computer itself could not.
    is_stand_in: bool,
    /// A move is on the screen.
    is_shown: bool,
    /// Casual plays for computers that cannot think: somebody has chosen so.
    stands_in: bool,
    /// Best play takes too long to compute: Casual plays for computers that need it.
    lacks_best_play: bool,
    /// The last turn that an own player has not played.
    missed: Option<MissedTurn>,
    /// The seat for which Casual plays, while the screen says why.
    excused: Option<usize>,
    /// What follows from the current input.
    effects: Vec<ComputersEffect>,
}

/// How far the decision of the computer at turn is.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Thinking {
    /// It is no computer's turn, or the computer may not begin yet.
    #[default]
    Idle,
    /// There are no dice yet. It only rolls them.
    Rolling,
    /// The solver is asked.
    AskingSolver,
    /// An own player is asked.
    AskingProgram,
    /// There is no answer. The game waits until people decide how to go on.
    Stuck,
    /// It is decided.
    Decided(Choice),
    /// It is decided, and people see what comes.
    Shown(Choice),
    /// The table has refused the act. Nothing happens until the stored game changes or somebody hurries the computer.
    Refused,
}

impl Thinking {
    /// Whether people must decide how to go on. A stalled solver gives no answer.
    pub fn is_stuck(self, is_solver_stalled: bool) -> bool {
        match self {
            Thinking::Stuck => true,
            Thinking::AskingSolver => is_solver_stalled,
            _ => false,
        }
    }

    /// Whether the computer does something by itself after a while.
    fn has_next_step(self) -> bool {
        matches!(
            self,
            Thinking::Rolling | Thinking::Decided(_) | Thinking::Shown(_)
        )
    }
}

/// The table at the time of an input.
#[derive(Clone, Debug)]
pub struct TableNow {
    /// The game.
    pub game: Arc<Game>,
    /// Whether a computer may move: this tab plays, people see the table, and nothing covers it.
    pub may_move: bool,
    /// Whether the dice lie still.
    pub at_rest: bool,
    /// How long people see a move before the next one. Zero: a frame.
    pub pause: Duration,
}

/// What has happened.
#[derive(Clone, Debug, PartialEq)]
pub enum ComputersInput {
    /// The table has changed.
    TableChanged,
    /// The solver has answered about the position with this number; `None` if it found no choice.
    SolverAnswered(u32, Option<Choice>),
    /// An own player has decided about the position with this number, or gives no answer, for this reason.
    ProgramAnswered(u32, Result<Choice, StandInReason>),
    /// The timer has run out.
    Waited,
    /// An act was carried out. It may have found out that another tab has deleted the game.
    Acted {
        /// Nobody knew before that the game is deleted.
        just_deleted: bool,
    },
    /// The stored game has changed.
    StoreChanged,
    /// Somebody does not want to wait for the next step.
    Hurry,
    /// Somebody wants a computer that is stuck to think again.
    ThinkAgain,
    /// Somebody wants Casual to play for computers that are stuck, as long as the table is shown.
    StandIn,
}

/// What to do outside.
#[derive(Clone, Debug, PartialEq)]
pub enum ComputersEffect {
    /// Ask the own player at this seat about the position with this number. Without dice on the table, only start its program, and
    /// report nothing but a failure.
    AskProgram(u32, usize),
    /// Ask the solver what a computer of this strength does at this seat, in the position with this number.
    AskSolver(u32, usize, Strength),
    /// Withdraw the request to the solver.
    Withdraw,
    /// Report [`ComputersInput::Waited`] after this time, in the next frame if it is zero. Replaces an earlier timer.
    Wait(Duration),
    /// Stop the timer.
    StopWaiting,
    /// Show what a computer will do.
    Show(ShownMove),
    /// Show no move any more.
    HideMove,
    /// Carry out this action, then report [`ComputersInput::Acted`].
    Act(Action),
    /// Show why Casual plays for a computer.
    ShowExcuse {
        /// The seat of the computer.
        seat: usize,
        /// The reason.
        why: StandInReason,
        /// People have not heard it yet: announce it, too.
        is_news: bool,
    },
    /// Show no such reason any more.
    HideExcuse,
}

/// What a computer will do, as people see it.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownMove {
    /// The seat of the computer.
    pub seat: usize,
    /// What it does.
    pub choice: Choice,
    /// How well the one plays who has decided; `None` for an own player.
    pub strength: Option<Strength>,
    /// Whether Casual has decided instead of the computer.
    pub is_stand_in: bool,
    /// Why an own player has not decided itself.
    pub why: Option<StandInReason>,
}

/// Why Casual plays for a computer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StandInReason {
    /// This device does not have the program of the own player.
    NotHere,
    /// There is no sandbox for the program.
    CannotRun,
    /// The program has failed.
    Failed(Disqualification),
    /// Best play of these rules takes too long to compute.
    NoBestPlay,
}

/// What the timer is for. Another timer starts when any of this changes.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Timer {
    position: u32,
    thinking: Thinking,
    is_hurried: bool,
}

/// A turn that an own player has not played, and why.
#[derive(Clone, Debug, PartialEq)]
struct MissedTurn {
    seat: usize,
    /// How many boxes it had filled.
    filled: usize,
    why: StandInReason,
}

/// The computer whose turn it is.
#[derive(Clone, Copy)]
struct ComputerTurn {
    seat: usize,
    strength: Strength,
    is_own: bool,
}

impl ComputerTurn {
    fn of(game: &Game) -> Option<ComputerTurn> {
        let seat = game.seat_at_turn()?;
        let at_turn = game.setup().seats().get(seat)?;
        match at_turn.kind {
            SeatKind::Computer(strength) => Some(ComputerTurn {
                seat,
                strength,
                is_own: at_turn.own_player_name().is_some(),
            }),
            SeatKind::Person => None,
        }
    }
}

impl ComputersState {
    /// How far the decision of the computer at turn is.
    pub fn thinking(&self) -> Thinking {
        self.thinking
    }

    /// Handles an input, and returns what to do, in this order.
    pub fn handle(&mut self, input: ComputersInput, now: &TableNow) -> Vec<ComputersEffect> {
        self.look(now);
        self.show_again(now);
        match input {
            ComputersInput::TableChanged => {}
            ComputersInput::SolverAnswered(position, choice) => {
                if position == self.position && self.thinking == Thinking::AskingSolver {
                    self.solver_answered(choice, now);
                }
            }
            ComputersInput::ProgramAnswered(position, answer) => {
                if position == self.position {
                    self.program_answered(answer, now);
                }
            }
            ComputersInput::Waited => {
                if self.timer.take().is_some() {
                    self.take_next_step(now);
                }
            }
            ComputersInput::Acted { just_deleted } => self.acted(just_deleted),
            ComputersInput::StoreChanged | ComputersInput::Hurry
                if self.thinking == Thinking::Refused =>
            {
                self.set(Thinking::Idle);
            }
            ComputersInput::StoreChanged => {}
            ComputersInput::Hurry => self.is_hurried = self.timer.is_some(),
            ComputersInput::ThinkAgain => self.think_again(),
            ComputersInput::StandIn => {
                self.stands_in = true;
                self.think_again();
            }
        }
        self.begin(now);
        self.plan_wait(now);
        std::mem::take(&mut self.effects)
    }

    /// Notices another position, about which nothing is decided yet.
    fn look(&mut self, now: &TableNow) {
        let is_known = |game: &Arc<Game>| Arc::ptr_eq(game, &now.game) || **game == *now.game;
        if self.game.as_ref().is_some_and(is_known) {
            return;
        }
        self.game = Some(now.game.clone());
        self.position = self.position.wrapping_add(1);
        self.has_repeated = false;
        self.withdraw();
        self.set(Thinking::Idle);
        // A person who rolls has read it.
        if now.game.is_person_at_turn() && now.game.hand().is_some() {
            self.hide_excuse(|_| true);
        }
        if ComputerTurn::of(&now.game).is_none() && std::mem::take(&mut self.is_shown) {
            self.effects.push(ComputersEffect::HideMove);
        }
    }

    /// Shows a decision again once computers may go on: meanwhile the table may have shown other dice as kept.
    fn show_again(&mut self, now: &TableNow) {
        let could_move = std::mem::replace(&mut self.could_move, now.may_move);
        if let Thinking::Shown(choice) = self.thinking
            && now.may_move
            && !could_move
            && !self.is_acting
        {
            self.show(choice, now);
        }
    }

    /// Begins to think about the current position, if a computer may.
    fn begin(&mut self, now: &TableNow) {
        if self.thinking != Thinking::Idle || !now.may_move {
            return;
        }
        let Some(turn) = ComputerTurn::of(&now.game) else {
            return;
        };
        let (seat, strength) = (turn.seat, turn.strength);
        let has_missed = turn.is_own && self.missed_now(turn, &now.game).is_some();
        if now.game.hand().is_none() {
            self.set(Thinking::Rolling);
            // It starts while the dice roll.
            if turn.is_own && !has_missed {
                self.effects
                    .push(ComputersEffect::AskProgram(self.position, seat));
            }
        } else if has_missed {
            self.stand_in(now);
        } else if turn.is_own {
            self.set(Thinking::AskingProgram);
            self.effects
                .push(ComputersEffect::AskProgram(self.position, seat));
        } else if let Some(choice) = unaided(&now.game, strength) {
            self.decide(choice, false, now);
        } else if self.stands_in {
            self.stand_in(now);
        } else if strength.needs_solver()
            && (self.lacks_best_play || !has_best_play(now.game.rules()))
        {
            self.do_without_best_play(seat, now);
        } else {
            self.set(Thinking::AskingSolver);
            self.effects
                .push(ComputersEffect::AskSolver(self.position, seat, strength));
        }
    }

    fn solver_answered(&mut self, choice: Option<Choice>, now: &TableNow) {
        match (choice, ComputerTurn::of(&now.game)) {
            (Some(choice), _) => self.decide(choice, false, now),
            // The rules turned out to be too large.
            (None, Some(turn)) if turn.strength.needs_solver() => {
                self.do_without_best_play(turn.seat, now);
            }
            // Without an answer, no move is invented.
            (None, _) => self.set(Thinking::Stuck),
        }
    }

    fn program_answered(&mut self, answer: Result<Choice, StandInReason>, now: &TableNow) {
        let Some(turn) = ComputerTurn::of(&now.game).filter(|turn| turn.is_own) else {
            return;
        };
        match (self.thinking, answer) {
            (Thinking::AskingProgram, Ok(choice)) => {
                self.hide_excuse(|seat| seat == turn.seat);
                self.decide(choice, false, now);
            }
            (Thinking::AskingProgram, Err(why)) => {
                self.miss(turn, why, now);
                self.stand_in(now);
            }
            (Thinking::Rolling, Err(why)) => self.miss(turn, why, now),
            _ => {}
        }
    }

    /// Notes that an own player does not play its turn.
    fn miss(&mut self, turn: ComputerTurn, why: StandInReason, now: &TableNow) {
        let seat = turn.seat;
        let before = self.missed.replace(MissedTurn {
            seat,
            filled: filled(&now.game, seat),
            why: why.clone(),
        });
        let is_news = before.is_none_or(|it| (it.seat, &it.why) != (seat, &why));
        self.excused = Some(seat);
        self.effects
            .push(ComputersEffect::ShowExcuse { seat, why, is_news });
    }

    /// Returns why Casual plays this turn of an own player, if it does.
    fn missed_now(&self, turn: ComputerTurn, game: &Game) -> Option<&StandInReason> {
        let missed = self.missed.as_ref();
        let is_now = |it: &&MissedTurn| (it.seat, it.filled) == (turn.seat, filled(game, it.seat));
        missed.filter(is_now).map(|it| &it.why)
    }

    /// Lets Casual decide for a computer that needs best play, under rules for which that takes too long to compute. Reports why, the
    /// first time.
    fn do_without_best_play(&mut self, seat: usize, now: &TableNow) {
        if !std::mem::replace(&mut self.lacks_best_play, true) {
            self.excused = Some(seat);
            self.effects.push(ComputersEffect::ShowExcuse {
                seat,
                why: StandInReason::NoBestPlay,
                is_news: true,
            });
        }
        self.stand_in(now);
    }

    /// Lets Casual decide for another computer.
    fn stand_in(&mut self, now: &TableNow) {
        match unaided(&now.game, Seat::STANDS_IN) {
            Some(choice) => self.decide(choice, true, now),
            None => self.set(Thinking::Stuck),
        }
    }

    fn decide(&mut self, choice: Choice, is_stand_in: bool, now: &TableNow) {
        self.is_stand_in = is_stand_in;
        self.set(Thinking::Decided(choice));
        if now.pause.is_zero() && now.may_move {
            self.show(choice, now);
        }
    }

    /// Shows what the computer will do.
    fn show(&mut self, choice: Choice, now: &TableNow) {
        let Some(turn) = ComputerTurn::of(&now.game) else {
            return;
        };
        let strength = match (turn.is_own, self.is_stand_in) {
            (true, _) => None,
            (false, true) => Some(Seat::STANDS_IN),
            (false, false) => Some(turn.strength),
        };
        let why = self.missed_now(turn, &now.game);
        let why = why.filter(|_| turn.is_own && self.is_stand_in).cloned();
        self.is_shown = true;
        self.set(Thinking::Shown(choice));
        self.effects.push(ComputersEffect::Show(ShownMove {
            seat: turn.seat,
            choice,
            strength,
            is_stand_in: self.is_stand_in,
            why,
        }));
    }

    fn take_next_step(&mut self, now: &TableNow) {
        if !self.may_go_on(now) {
            return;
        }
        match self.thinking {
            Thinking::Decided(choice) => self.show(choice, now),
            Thinking::Rolling => self.act(first_roll(&now.game)),
            Thinking::Shown(Choice::Keep(keep)) => self.act(Action::Roll(keep)),
            Thinking::Shown(Choice::Score(slot)) => self.act(Action::Score(slot)),
            _ => {}
        }
    }

    fn act(&mut self, action: Action) {
        self.is_acting = true;
        self.effects.push(ComputersEffect::Act(action));
    }

    /// Handles the end of an act. It was refused if the position is still the same; then it would be refused again.
    fn acted(&mut self, just_deleted: bool) {
        if !std::mem::take(&mut self.is_acting) {
            return;
        }
        // A deleted game goes on here.
        let repeats = just_deleted && !std::mem::replace(&mut self.has_repeated, true);
        if !repeats {
            self.set(Thinking::Refused);
        }
    }

    fn think_again(&mut self) {
        if matches!(self.thinking, Thinking::AskingSolver | Thinking::Stuck) {
            self.withdraw();
            self.set(Thinking::Idle);
        }
    }

    fn withdraw(&mut self) {
        if self.thinking == Thinking::AskingSolver {
            self.effects.push(ComputersEffect::Withdraw);
        }
    }

    fn hide_excuse(&mut self, is_meant: impl Fn(usize) -> bool) {
        if self.excused.take_if(|seat| is_meant(*seat)).is_some() {
            self.effects.push(ComputersEffect::HideExcuse);
        }
    }

    fn set(&mut self, thinking: Thinking) {
        self.thinking = thinking;
        self.is_hurried = false;
        self.is_acting = false;
    }

    fn may_go_on(&self, now: &TableNow) -> bool {
        now.may_move && now.at_rest && !self.is_acting && self.thinking.has_next_step()
    }

    /// Starts the timer for the next step, or stops the one for a step that is not next any more.
    fn plan_wait(&mut self, now: &TableNow) {
        let wanted = self.may_go_on(now).then_some(Timer {
            position: self.position,
            thinking: self.thinking,
            is_hurried: self.is_hurried,
        });
        if wanted == self.timer {
            return;
        }
        self.timer = wanted;
        self.effects.push(match (wanted, self.thinking) {
            (None, _) => ComputersEffect::StopWaiting,
            (Some(_), _) if self.is_hurried => ComputersEffect::Wait(Duration::ZERO),
            (Some(_), Thinking::Decided(_)) => ComputersEffect::Wait(now.pause / BREATH),
            (Some(_), _) => ComputersEffect::Wait(now.pause),
        });
    }
}

/// Returns the action of a computer that has no dice yet.
fn first_roll(game: &Game) -> Action {
    match game.phase() {
        Phase::Starting(_) => Action::RollForStart,
        Phase::Turn(_) | Phase::Over(_) => Action::Roll(Keep::NONE),
    }
}

/// Returns the decision of a computer of this strength, if it needs no solver.
fn unaided(game: &Game, strength: Strength) -> Option<Choice> {
    let view = View::at_table(game)?;
    Some(strength.unaided(game.rules())?.choose(&view))
}

fn filled(game: &Game, seat: usize) -> usize {
    game.cards().get(seat).map_or(0, |card| card.filled())
}
