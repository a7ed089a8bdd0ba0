//! Computers at the table. They move slowly enough to follow, and only while the page is visible: the dice land; after a
//! breath, the computer shows what it will do; after a pause, it does it. A tap on the dice skips a wait.

use std::time::Duration;

use leptos::leptos_dom::helpers::{AnimationFrameRequestHandle, TimeoutHandle};
use leptos::prelude::*;

use super::browser::{self, follow};
use super::preferences::preferences;
use super::solver_worker::{SolverWorker, Ticket};
use super::table::{Table, hand, offer, seat_of};
use rollkeep_core::bots::View;
use rollkeep_core::dice::Keep;
use rollkeep_core::game::{Action, Game, LastScore, Phase, SeatKind, Strength};
use rollkeep_core::rules::{Offer, Slot};
use rollkeep_core::solver::Choice;
use rollkeep_core::storage::{Pace, Settings};
use rollkeep_core::text::bots;
use rollkeep_core::worker::{CoachAnswer, CoachRequest};

/// The part of a pause between the landing of the dice and the words about the decision.
const BREATH: f64 = 0.25;

/// The computers at a table. Copies refer to the same computers.
#[derive(Clone, Copy)]
pub struct Computers {
    table: Table,
    settings: RwSignal<Settings>,
    solver: SolverWorker,
    /// The computer whose turn it is, and the length of the log.
    turn: Memo<Option<ComputerTurn>>,
    /// The seat of a computer, and the words about its move.
    says: RwSignal<Option<(usize, String)>>,
    thought: RwSignal<Thought>,
    /// The request to the solver; dropping it withdraws the request.
    ticket: StoredValue<Option<Ticket>, LocalStorage>,
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
    /// There will be no answer.
    Unanswered,
    /// It is decided.
    Decided(Choice),
    /// It is decided, and people see what comes.
    Shown(Choice),
}

impl Computers {
    /// Whether the computer whose turn it is cannot think. The game then waits until people decide how to continue.
    pub fn stuck(&self) -> Memo<bool> {
        self.stuck
    }

    /// Adds the computers of the game to the table.
    pub fn join(table: Table) -> Computers {
        let (solver, thought) = (SolverWorker::here(), RwSignal::new(Thought::default()));
        let computers = Computers {
            table,
            settings: preferences(),
            solver,
            turn: Memo::new(move |_| table.game(turn_of_computer)),
            says: RwSignal::new(None),
            thought,
            ticket: StoredValue::new_local(None),
            stands_in: StoredValue::new(false),
            hurried: RwSignal::new(None),
            stuck: Memo::new(move |_| match thought.get().state {
                ThoughtState::Asked => solver.stalled().get(),
                ThoughtState::Unanswered => true,
                ThoughtState::Idle | ThoughtState::Decided(_) | ThoughtState::Shown(_) => false,
            }),
        };
        on_cleanup(move || computers.ticket.set_value(None));
        computers
    }

    /// Lets them play as long as the table is shown.
    pub fn play(self) {
        if !self.table.has_computers() {
            return;
        }
        let visible = RwSignal::new(!browser::hidden());
        browser::on_window("visibilitychange", move |_| visible.set(!browser::hidden()));
        // Not behind a dialog, and not while the page is hidden.
        let table = self.table;
        let may_move = Memo::new(move |_| {
            table.plays() && !table.paused().get() && visible.get() && !browser::dialog_is_open()
        });
        follow(move || match self.turn.get() {
            Some(turn) if may_move.get() && self.thought.get().about != Some(turn.about) => {
                untrack(|| self.begin(turn));
            }
            Some(_) => {}
            None => untrack(|| {
                self.forget();
                if self.says.with(Option::is_some) {
                    self.says.set(None);
                }
            }),
        });
        let waits = StoredValue::new_local(None::<Wait>);
        follow(move || {
            // Whatever has changed, an earlier wait is over.
            waits.set_value(None);
            let (turn, thought) = (self.turn.get(), self.thought.get());
            let begun = turn.is_some_and(|turn| thought.about == Some(turn.about));
            if !begun || !may_move.get() || !self.table.at_rest().get() {
                return;
            }
            let hurried = self.hurried.get() == Some(thought);
            let pause = if hurried {
                0.0
            } else {
                untrack(|| self.pause())
            };
            waits.set_value(match (thought.state, self.action(thought.state)) {
                (ThoughtState::Decided(does), _) => {
                    Wait::new(pause * BREATH, move || self.show(does))
                }
                (_, Some(action)) => Wait::new(pause, move || self.act(action)),
                (_, None) => None,
            });
        });
    }

    /// Returns the words about the move of the computer whose turn it is.
    pub fn says(&self) -> Option<String> {
        let turn = self.table.game(seat_of);
        let says = self.says.get();
        let says = says.filter(|(seat, _)| turn == Some(*seat));
        says.map(|(_, text)| text)
    }

    /// Returns the box that the computer whose turn it is will fill next, once people can see it.
    pub fn aim(&self) -> Option<Slot> {
        match self.thought.get().state {
            ThoughtState::Shown(Choice::Score(slot)) => Some(slot),
            _ => None,
        }
    }

    /// Ends the current wait.
    pub fn hurry(&self) {
        if self.turn.get_untracked().is_some() && self.table.at_rest().get_untracked() {
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

    fn forget(&self) {
        self.ticket.set_value(None);
        if self.thought.get_untracked() != Thought::default() {
            self.thought.set(Thought::default());
        }
    }

    /// What the computer does next; `None` as long as nothing is decided.
    fn action(self, state: ThoughtState) -> Option<Action> {
        self.table
            .game_untracked(|game| match (game.phase(), state) {
                (Phase::Starting(_), _) => Some(Action::RollForStart),
                (Phase::Turn(turn), _) if turn.hand.is_none() => Some(Action::Roll(Keep::NONE)),
                (Phase::Turn(_), ThoughtState::Shown(Choice::Keep(keep))) => {
                    Some(Action::Roll(keep))
                }
                (Phase::Turn(_), ThoughtState::Shown(Choice::Score(slot))) => {
                    Some(Action::Score(slot))
                }
                (Phase::Turn(_) | Phase::Over(_), _) => None,
            })
    }

    fn act(self, action: Action) {
        let turn = self.turn.get_untracked();
        self.table.act(action);
        if self.turn.get_untracked() == turn {
            // It was not possible: another tab may have changed the game. The computer tries again.
            self.thought.notify();
        }
        if self.pause() == 0.0 {
            self.table.rest();
        }
    }

    /// Begins to think about the current position.
    fn begin(self, turn: ComputerTurn) {
        let ComputerTurn {
            seat,
            strength,
            about,
        } = turn;
        let think = move |state| {
            let about = Some(about);
            self.thought.set(Thought { about, state });
        };
        self.ticket.set_value(None);
        think(ThoughtState::Idle);
        let unaided = |strength| (self.table).game_untracked(|game| unaided(game, seat, strength));
        if let Some(does) = unaided(strength) {
            return self.decided(does);
        }
        if self.stands_in.get_value() {
            if let Some(does) = unaided(Strength::Casual) {
                self.decided(does);
            }
            return;
        }
        let id = self.table.id();
        let request = (self.table)
            .game_untracked(|game| CoachRequest::turn(game, strength, format!("{id} {seat}")));
        if let Some(request) = request {
            think(ThoughtState::Asked);
            let ticket = self.solver.ask(request, move |answer| match answer {
                CoachAnswer::Turn(does) => self.decided(does),
                // Without an answer, no move is invented.
                _ => think(ThoughtState::Unanswered),
            });
            self.ticket.set_value(Some(ticket));
        }
    }

    /// Takes a decision.
    fn decided(self, does: Choice) {
        // Somebody may have undone a score meanwhile.
        let now = self.table.game_untracked(|game| game.log().len());
        if self.thought.get_untracked().about != Some(now) {
            return;
        }
        self.thought
            .update(|thought| thought.state = ThoughtState::Decided(does));
        if self.pause() == 0.0 {
            self.show(does);
        }
    }

    /// Shows what the computer will do.
    fn show(self, does: Choice) {
        let Some(ComputerTurn { seat, strength, .. }) = self.turn.get_untracked() else {
            return;
        };
        let name = self.table.name(seat);
        let alone = (self.table).game_untracked(|game| unaided(game, seat, strength).is_some());
        let (name, strength) = match self.stands_in.get_value() && !alone {
            true => (bots::stands_in(&name), Strength::Casual),
            false => (name, strength),
        };
        // The kept dice are shown before the roll.
        if let Choice::Keep(keep) = does {
            self.table.show_keep(keep);
        }
        // Reading a reason takes time.
        let slow = |settings: &Settings| settings.pace == Pace::Slow;
        let reason_of = (self.settings.with_untracked(slow)).then_some(strength);
        self.says.set(self.table.game_untracked(|game| {
            let (seat, dice) = (seat_of(game)?, hand(game)?.dice);
            let text = match does {
                Choice::Keep(keep) => bots::keeps(&name, reason_of, &dice, keep),
                Choice::Score(slot) => {
                    let Some(Offer::Open { points, bonus }) = offer(game, slot) else {
                        return None;
                    };
                    let score = LastScore {
                        seat,
                        slot,
                        points,
                        bonus,
                    };
                    bots::takes(&name, reason_of, game.rules(), score)
                }
            };
            Some((seat, text))
        }));
        self.thought
            .update(|thought| thought.state = ThoughtState::Shown(does));
    }

    /// How long people see a move before the next one, in milliseconds.
    fn pause(&self) -> f64 {
        self.settings
            .with_untracked(|settings| settings.pace.pause())
    }
}

/// A wait before a move, which ends when it is dropped.
enum Wait {
    Frame(AnimationFrameRequestHandle),
    Pause(TimeoutHandle),
}

impl Wait {
    /// Calls `then` after this time in milliseconds, or in the next frame.
    fn new(pause: f64, then: impl FnOnce() + 'static) -> Option<Wait> {
        match pause == 0.0 {
            true => request_animation_frame_with_handle(then)
                .ok()
                .map(Wait::Frame),
            false => set_timeout_with_handle(then, Duration::from_millis(pause as u64))
                .ok()
                .map(Wait::Pause),
        }
    }
}

impl Drop for Wait {
    fn drop(&mut self) {
        match self {
            Wait::Frame(handle) => handle.cancel(),
            Wait::Pause(handle) => handle.clear(),
        }
    }
}

/// Returns the turn, if it is a computer's.
fn turn_of_computer(game: &Game) -> Option<ComputerTurn> {
    let seat = seat_of(game)?;
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

/// Returns the decision of a computer of this strength, if it needs no solver.
fn unaided(game: &Game, seat: usize, strength: Strength) -> Option<Choice> {
    let hand = hand(game)?;
    let rules = game.rules();
    let left = rules.rolls - hand.rolls;
    let view = View::new(rules, game.cards().get(seat)?, hand.dice, left);
    Some(strength.unaided(rules)?.choose(&view))
}
