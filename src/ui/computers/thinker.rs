//! What computers do at the table: [`ComputersState`] decides it, and this carries it out.

use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;

use leptos::leptos_dom::helpers::{AnimationFrameRequestHandle, TimeoutHandle};
use leptos::prelude::*;

use super::Computers;
use super::messenger::Messenger;
use crate::ui::announcer::{Announcer, use_announcer};
use crate::ui::browser::{self, follow};
use crate::ui::preferences::{Preferences, use_preferences};
use crate::ui::solver_worker::{OpenRequest, SolverWorker, use_solver_worker};
use crate::ui::store::use_store;
use crate::ui::table::Table;
use rollkeep_app::computers::{
    ComputersEffect, ComputersInput, ComputersState, ShownMove, StandInReason, TableNow,
};
use rollkeep_app::storage::{Kind, Pace};
use rollkeep_app::worker::{CoachAnswer, CoachRequest};
use rollkeep_rules::game::{Action, LastScore, Seat, SeatKind, Strength};
use rollkeep_rules::{Offer, PortableRules};
use rollkeep_solver::Choice;
use rollkeep_solver::coach::SolvingTime;
use rollkeep_words::{advice, bots, player};

/// Decides and moves for the computers at a table.
#[derive(Clone, Copy)]
pub struct Thinker {
    computers: Computers,
    table: Table,
    settings: Preferences,
    announcer: Announcer,
    messenger: Messenger,
    solver: SolverWorker,
    /// The request to the solver; dropping it withdraws the request.
    open: OpenRequest,
    /// Whether nothing covers the table, people see it, and this tab plays.
    may_move: Memo<bool>,
    state: StoredValue<ComputersState>,
    /// The effect that is being carried out, and those that come after it.
    effects: StoredValue<VecDeque<ComputersEffect>>,
    wait: StoredValue<Option<Wait>, LocalStorage>,
}

impl Thinker {
    /// Lets the computers play as long as the table is shown.
    pub fn begin(computers: Computers) {
        let table = computers.table;
        let visible = RwSignal::new(!browser::hidden());
        browser::on_window("visibilitychange", move |_| visible.set(!browser::hidden()));
        let may_move = move |_: Option<&bool>| {
            table.plays()
                && !table.shown.paused.get()
                && visible.get()
                && !browser::dialog_is_open()
        };
        let thinker = Thinker {
            computers,
            table,
            settings: use_preferences(),
            announcer: use_announcer(),
            messenger: Messenger::new(),
            solver: use_solver_worker(),
            open: OpenRequest::none(),
            may_move: Memo::new(may_move),
            state: StoredValue::new(ComputersState::default()),
            effects: StoredValue::new(VecDeque::new()),
            wait: StoredValue::new_local(None),
        };
        // An earlier thinker of the same table may have left them.
        computers.excuse_text.set(None);
        computers.move_text.set(None);
        thinker.prepare();
        computers
            .thinker
            .set_value(Some(Rc::new(move |input| thinker.handle(input))));
        follow(move || {
            thinker.table_now();
            untrack(|| thinker.handle(ComputersInput::TableChanged));
        });
        use_store().on_change([Kind::Game], move || {
            thinker.handle(ComputersInput::StoreChanged);
        });
    }

    /// If a computer will need best play of rules that take long to solve, has them solved while others play.
    fn prepare(self) {
        let solve = self.table.game_untracked(|game| {
            let rules = game.rules();
            let takes_long = SolvingTime::of(rules) != SolvingTime::Moment;
            let needs_it = |seat: &Seat| match seat.kind {
                SeatKind::Computer(strength) => strength.needs_solver(),
                SeatKind::Person => false,
            };
            let is_needed = takes_long && game.setup().seats().iter().any(needs_it);
            is_needed.then(|| CoachRequest::Solve(PortableRules::of(rules)))
        });
        let ticket = solve.and_then(|solve| self.solver.ask_idle(solve, |_| ()));
        OpenRequest::none().replace(ticket);
    }

    /// Returns the table as it is now, and follows changes.
    fn table_now(self) -> TableNow {
        TableNow {
            game: self.table.shown.game.get(),
            may_move: self.may_move.get(),
            at_rest: self.table.shown.at_rest.get(),
            pause: self.pause(),
        }
    }

    /// How long people see a move before the next one. A change counts from the next move on.
    fn pause(self) -> Duration {
        let pause = (self.settings).with_untracked(|settings| settings.pace.pause());
        Duration::from_millis(pause as u64)
    }

    /// Tells the machine what has happened, and carries out what follows.
    fn handle(self, input: ComputersInput) {
        // The table is closed.
        if self.state.is_disposed() {
            return;
        }
        let now = untrack(|| self.table_now());
        let handle = |state: &mut ComputersState| (state.handle(input, &now), state.thinking());
        let Some((effects, thinking)) = self.state.try_update_value(handle) else {
            return;
        };
        if self.computers.thinking.get_untracked() != thinking {
            self.computers.thinking.set(thinking);
        }
        // An effect may bring the next input at once: what follows from that comes last.
        let is_busy = self.effects.with_value(|all| !all.is_empty());
        self.effects.update_value(|all| all.extend(effects));
        if is_busy {
            return;
        }
        while let Some(effect) = self.effects.with_value(|all| all.front().cloned()) {
            self.carry_out(effect);
            self.effects.update_value(|all| {
                all.pop_front();
            });
        }
    }

    fn carry_out(self, effect: ComputersEffect) {
        match effect {
            ComputersEffect::AskProgram(position, seat) => {
                let game = self.table.shown.game.get_untracked();
                self.messenger.ask(game, seat, move |decided| {
                    self.handle(ComputersInput::ProgramAnswered(position, decided));
                });
            }
            ComputersEffect::AskSolver(position, seat, strength) => {
                self.ask_solver(position, seat, strength);
            }
            ComputersEffect::Withdraw => self.open.withdraw(),
            ComputersEffect::Wait(pause) => {
                let waited = move || self.handle(ComputersInput::Waited);
                self.wait.set_value(Wait::new(pause, waited));
            }
            ComputersEffect::StopWaiting => self.wait.set_value(None),
            ComputersEffect::Show(shown) => self.show(&shown),
            ComputersEffect::HideMove => self.computers.move_text.set(None),
            ComputersEffect::Act(action) => self.act(action),
            ComputersEffect::ShowExcuse { seat, why, is_news } => {
                let text = player::stood_in(&self.table.name(seat), &self.reason(seat, &why));
                if is_news {
                    self.announcer.say_next(&text);
                }
                self.computers.excuse_text.set(Some(text));
            }
            ComputersEffect::HideExcuse => self.computers.excuse_text.set(None),
        }
    }

    fn ask_solver(self, position: u32, seat: usize, strength: Strength) {
        let answered = move |choice| {
            self.handle(ComputersInput::SolverAnswered(position, choice));
        };
        let id = self.table.id();
        let request = (self.table)
            .game_untracked(|game| CoachRequest::turn(game, strength, format!("{id} {seat}")));
        let Some(request) = request else {
            return answered(None);
        };
        let ticket = self.solver.ask(request, move |answer| {
            answered(match answer {
                CoachAnswer::Turn(choice) => Some(choice),
                _ => None,
            });
        });
        self.open.replace(ticket);
    }

    fn act(self, action: Action) {
        let was_deleted = self.table.is_deleted();
        self.table.act(action);
        if self.pause().is_zero() {
            self.table.rest();
        }
        let just_deleted = !was_deleted && self.table.is_deleted();
        self.handle(ComputersInput::Acted { just_deleted });
    }

    /// Shows what a computer will do: the dice that it keeps, and words.
    fn show(self, shown: &ShownMove) {
        if let Choice::Keep(keep) = shown.choice {
            self.table.show_keep(keep);
        }
        let text = self.move_text(shown);
        self.computers
            .move_text
            .set(text.map(|text| (shown.seat, text)));
    }

    fn move_text(self, shown: &ShownMove) -> Option<String> {
        let seat = shown.seat;
        let name = match shown.is_stand_in {
            true => bots::stands_in(&self.table.name(seat)),
            false => self.table.name(seat),
        };
        // Reading a reason takes time.
        let explains = (self.settings).with_untracked(|settings| settings.pace == Pace::Slow);
        let reason_of = shown.strength.filter(|_| explains);
        let text = self.table.game_untracked(|game| match shown.choice {
            Choice::Keep(keep) => {
                let dice = game.hand()?.dice;
                Some(bots::keeps(&name, reason_of, &dice, keep))
            }
            Choice::Score(slot) => {
                let Some(Offer::Open { points, bonus }) = game.offer(slot) else {
                    return None;
                };
                let score = LastScore {
                    seat,
                    slot,
                    points,
                    bonus,
                };
                Some(bots::takes(&name, reason_of, game.rules(), score))
            }
        })?;
        Some(match &shown.why {
            Some(why) => format!("{} {text}", self.reason(seat, why)),
            None => text,
        })
    }

    /// Returns why Casual plays for the computer at this seat.
    fn reason(self, seat: usize, why: &StandInReason) -> String {
        let name = self.table.name(seat);
        match why {
            StandInReason::NotHere => player::not_here(&name),
            StandInReason::CannotRun => player::cannot_run(&name),
            StandInReason::Failed(why) => {
                (self.table).game_untracked(|game| player::failed(&name, game.rules(), why))
            }
            StandInReason::NoBestPlay => advice::too_large(),
        }
    }
}

/// A wait before a move, which ends when it is dropped.
enum Wait {
    Frame(AnimationFrameRequestHandle),
    Pause(TimeoutHandle),
}

impl Wait {
    /// Calls `then` after this time, in the next frame if it is zero.
    fn new(pause: Duration, then: impl FnOnce() + 'static) -> Option<Wait> {
        match pause.is_zero() {
            true => request_animation_frame_with_handle(then)
                .ok()
                .map(Wait::Frame),
            false => set_timeout_with_handle(then, pause).ok().map(Wait::Pause),
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
