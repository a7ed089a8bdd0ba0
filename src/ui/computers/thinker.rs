//! What computers do at the table. They move slowly enough to follow, and only while the page is visible: the dice land;
//! after a breath, the computer shows what it will do; after a pause, it does it. A tap on the dice skips a wait.

use std::time::Duration;

use leptos::leptos_dom::helpers::{AnimationFrameRequestHandle, TimeoutHandle};
use leptos::prelude::*;

use super::{ComputerTurn, Computers, Thought, ThoughtState};
use crate::ui::browser::{self, follow};
use crate::ui::preferences::preferences;
use crate::ui::solver_worker::{SolverWorker, Ticket};
use crate::ui::table::{Table, hand, offer, seat_of};
use rollkeep_core::bots::View;
use rollkeep_core::dice::Keep;
use rollkeep_core::game::{Action, Game, LastScore, Phase, Strength};
use rollkeep_core::rules::Offer;
use rollkeep_core::solver::Choice;
use rollkeep_core::storage::{Pace, Settings};
use rollkeep_core::text::bots;
use rollkeep_core::worker::{CoachAnswer, CoachRequest};

/// The part of a pause between the landing of the dice and the words about the decision.
const BREATH: f64 = 0.25;

/// Decides and moves for the computers at a table.
#[derive(Clone, Copy)]
pub struct Thinker {
    computers: Computers,
    table: Table,
    settings: RwSignal<Settings>,
    solver: SolverWorker,
    /// The request to the solver; dropping it withdraws the request.
    ticket: StoredValue<Option<Ticket>, LocalStorage>,
}

impl Thinker {
    /// Lets the computers play as long as the table is shown.
    pub fn begin(computers: Computers) {
        let thinker = Thinker {
            computers,
            table: computers.table,
            settings: preferences(),
            solver: SolverWorker::here(),
            ticket: StoredValue::new_local(None),
        };
        on_cleanup(move || thinker.ticket.set_value(None));
        thinker.play();
    }

    fn play(self) {
        let Computers {
            turn,
            says,
            thought,
            hurried,
            ..
        } = self.computers;
        let visible = RwSignal::new(!browser::hidden());
        browser::on_window("visibilitychange", move |_| visible.set(!browser::hidden()));
        // Not behind a dialog, and not while the page is hidden.
        let table = self.table;
        let may_move = Memo::new(move |_| {
            table.plays() && !table.paused().get() && visible.get() && !browser::dialog_is_open()
        });
        follow(move || match turn.get() {
            Some(turn) if may_move.get() && thought.get().about != Some(turn.about) => {
                untrack(|| self.think(turn));
            }
            Some(_) => {}
            None => untrack(|| {
                self.ticket.set_value(None);
                self.computers.forget();
                if says.with(Option::is_some) {
                    says.set(None);
                }
            }),
        });
        let waits = StoredValue::new_local(None::<Wait>);
        follow(move || {
            // Whatever has changed, an earlier wait is over.
            waits.set_value(None);
            let (turn, thought) = (turn.get(), thought.get());
            let begun = turn.is_some_and(|turn| thought.about == Some(turn.about));
            if !begun || !may_move.get() || !self.table.at_rest().get() {
                return;
            }
            let hurried = hurried.get() == Some(thought);
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
        let turn = self.computers.turn.get_untracked();
        self.table.act(action);
        if self.computers.turn.get_untracked() == turn {
            // It was not possible: another tab may have changed the game. The computer tries again.
            self.computers.thought.notify();
        }
        if self.pause() == 0.0 {
            self.table.rest();
        }
    }

    /// Begins to think about the current position.
    fn think(self, turn: ComputerTurn) {
        let ComputerTurn {
            seat,
            strength,
            about,
        } = turn;
        let think = move |state| {
            let about = Some(about);
            self.computers.thought.set(Thought { about, state });
        };
        self.ticket.set_value(None);
        think(ThoughtState::Idle);
        let unaided = |strength| (self.table).game_untracked(|game| unaided(game, seat, strength));
        if let Some(does) = unaided(strength) {
            return self.decided(does);
        }
        if self.computers.stands_in.get_value() {
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
        if self.computers.thought.get_untracked().about != Some(now) {
            return;
        }
        self.computers
            .thought
            .update(|thought| thought.state = ThoughtState::Decided(does));
        if self.pause() == 0.0 {
            self.show(does);
        }
    }

    /// Shows what the computer will do.
    fn show(self, does: Choice) {
        let Some(ComputerTurn { seat, strength, .. }) = self.computers.turn.get_untracked() else {
            return;
        };
        let name = self.table.name(seat);
        let alone = (self.table).game_untracked(|game| unaided(game, seat, strength).is_some());
        let (name, strength) = match self.computers.stands_in.get_value() && !alone {
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
        self.computers.says.set(self.table.game_untracked(|game| {
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
        self.computers
            .thought
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

/// Returns the decision of a computer of this strength, if it needs no solver.
fn unaided(game: &Game, seat: usize, strength: Strength) -> Option<Choice> {
    let hand = hand(game)?;
    let rules = game.rules();
    let left = rules.rolls - hand.rolls;
    let view = View::new(rules, game.cards().get(seat)?, hand.dice, left);
    Some(strength.unaided(rules)?.choose(&view))
}
