//! Brings questions to the own player whose turn it is, and its answers back.

use std::sync::Arc;

use leptos::prelude::*;

use crate::ui::browser;
use crate::ui::program::{Program, ProgramEvent};
use crate::ui::store::{Store, use_store};
use rollkeep_app::computers::StandInReason;
use rollkeep_app::tournament::TableQuestion;
use rollkeep_rules::game::Game;
use rollkeep_solver::Choice;

/// What an own player decides, or why it does not.
pub(super) type Decided = Result<Choice, StandInReason>;

/// Asks own players at a table. One program runs at a time; it stays until another one is asked.
#[derive(Clone, Copy)]
pub(super) struct Messenger {
    store: Store,
    program: Program,
    running: StoredValue<Option<RunningProgram>>,
    /// The last question, as long as it is not answered.
    order: StoredValue<Option<Order>, LocalStorage>,
    /// How many questions were asked.
    asked: StoredValue<u32>,
}

/// The program that runs.
struct RunningProgram {
    source: String,
    /// Whether it has started.
    is_ready: bool,
    /// What it thinks about.
    question: Option<TableQuestion>,
}

/// A question that is not answered yet: what does the player at turn do in this game?
struct Order {
    game: Arc<Game>,
    then: Box<dyn FnOnce(Decided)>,
}

impl Messenger {
    /// A messenger that has not asked anybody yet.
    pub fn new() -> Messenger {
        Messenger {
            store: use_store(),
            program: Program::new(),
            running: StoredValue::new(None),
            order: StoredValue::new_local(None),
            asked: StoredValue::new(0),
        }
    }

    /// Asks the own player at this seat, whose turn it is, what it does in this game. Withdraws what was asked before. Without dice on
    /// the table, only starts its program, and calls `then` only if that fails.
    pub fn ask(self, game: Arc<Game>, seat: usize, then: impl FnOnce(Decided) + 'static) {
        let found = (self.store).read(|store| store.players().at_seat(&game.setup().seats()[seat]));
        let Some(found) = found else {
            return then(Err(StandInReason::NotHere));
        };
        let source = found.value.source;
        let rules = serde_json::to_string(&**game.rules()).unwrap_or_default();
        self.order.set_value(Some(Order {
            game,
            then: Box::new(then),
        }));
        // A program that still thinks about an earlier question is asked no other.
        let can_be_asked = |it: &&RunningProgram| it.source == source && it.question.is_none();
        let is_ready = self.running.with_value(|running| {
            let running = running.as_ref().filter(can_be_asked)?;
            Some(running.is_ready)
        });
        match is_ready {
            Some(true) => self.pose(),
            // It is asked once it is ready.
            Some(false) => {}
            None => {
                self.running.set_value(Some(RunningProgram {
                    source: source.clone(),
                    is_ready: false,
                    question: None,
                }));
                let handle = move |event| self.handle(event);
                self.program.start(&source, &rules, handle);
            }
        }
    }

    /// Asks the program, which is ready.
    fn pose(self) {
        let number = self.asked.get_value().wrapping_add(1);
        self.asked.set_value(number);
        let seed = browser::now_ms() as u32;
        let question = self.order.with_value(|order| {
            let order = order.as_ref()?;
            TableQuestion::new(&order.game, number, seed)
        });
        match &question {
            Some(question) => self.program.ask(&question.text),
            None => self.order.set_value(None),
        }
        self.running.update_value(|running| {
            if let Some(running) = running {
                running.question = question;
            }
        });
    }

    fn handle(self, event: ProgramEvent) {
        match event {
            ProgramEvent::Ready => {
                self.running.update_value(|running| {
                    if let Some(running) = running {
                        running.is_ready = true;
                    }
                });
                self.pose();
            }
            ProgramEvent::Answer(text) => {
                let question = self
                    .running
                    .try_update_value(|running| running.as_mut()?.question.take());
                if let Some(question) = question.flatten() {
                    self.answer(|game| (question.read(game, &text)).map_err(StandInReason::Failed));
                }
            }
            ProgramEvent::Out(why) => self.fail(StandInReason::Failed(why)),
            ProgramEvent::NoSandbox => self.fail(StandInReason::CannotRun),
        }
    }

    /// The program has stopped.
    fn fail(self, why: StandInReason) {
        self.running.set_value(None);
        self.answer(|_| Err(why));
    }

    /// Gives this answer to the one who has asked.
    fn answer(self, decided: impl FnOnce(&Game) -> Decided) {
        let order = self.order.try_update_value(Option::take).flatten();
        if let Some(Order { game, then }) = order {
            then(decided(&game));
        }
    }
}
