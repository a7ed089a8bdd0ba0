//! Brings questions to the own player whose turn it is, and its answers back.

use leptos::prelude::*;

use super::ComputerTurn;
use crate::ui::browser;
use crate::ui::program::{Program, ProgramEvent};
use crate::ui::store::{Store, use_store};
use crate::ui::table::Table;
use rollkeep_app::tournament::TableQuestion;
use rollkeep_solver::Choice;
use rollkeep_words::player;

/// What an own player decides, or why it does not.
pub(super) type Decided = Result<Choice, String>;

/// Asks own players at a table. One program runs at a time; it stays until another one is asked.
#[derive(Clone, Copy)]
pub(super) struct Messenger {
    table: Table,
    store: Store,
    program: Program,
    /// The source of the program that runs.
    source: StoredValue<Option<String>>,
    /// The question that is not answered yet.
    open: StoredValue<Option<OpenQuestion>, LocalStorage>,
    /// How many questions were asked.
    asked: StoredValue<u32>,
}

/// A question that is not answered yet.
struct OpenQuestion {
    turn: ComputerTurn,
    /// What was asked; `None` as long as the program starts.
    asked: Option<TableQuestion>,
    then: Box<dyn FnOnce(Decided)>,
}

impl Messenger {
    /// A messenger for this table.
    pub fn new(table: Table) -> Messenger {
        Messenger {
            table,
            store: use_store(),
            program: Program::new(),
            source: StoredValue::new(None),
            open: StoredValue::new_local(None),
            asked: StoredValue::new(0),
        }
    }

    /// Asks the own player at this seat what it does now.
    pub fn ask(self, turn: ComputerTurn, then: impl FnOnce(Decided) + 'static) {
        let seat = (self.table).game_untracked(|game| game.setup().seats()[turn.seat].clone());
        let found = self.store.read(|store| store.players().at_seat(&seat));
        let Some(found) = found else {
            return then(Err(player::not_here(&seat.name)));
        };
        let before = self.open.try_update_value(|open| {
            open.replace(OpenQuestion {
                turn,
                asked: None,
                then: Box::new(then),
            })
        });
        let source = found.value.source;
        // Who still thinks about an earlier question is asked no other.
        let waits = matches!(before, Some(None));
        if waits && self.source.with_value(|it| it.as_ref() == Some(&source)) {
            return self.pose();
        }
        let rules = (self.table).game_untracked(|game| serde_json::to_string(&**game.rules()));
        self.source.set_value(Some(source.clone()));
        let handle = move |event| self.handle(event);
        self.program
            .start(&source, &rules.unwrap_or_default(), handle);
    }

    /// Asks the program that is ready.
    fn pose(self) {
        let number = self.asked.get_value().wrapping_add(1);
        self.asked.set_value(number);
        let Some(open) = self.open.try_update_value(Option::take).flatten() else {
            return;
        };
        let seed = browser::now_ms() as u32;
        let asked = (self.table).game_untracked(|game| {
            open.turn
                .is_now(game)
                .then(|| TableQuestion::new(game, number, seed))
        });
        if let Some(asked) = asked.flatten() {
            self.program.ask(&asked.text);
            let asked = Some(asked);
            self.open.set_value(Some(OpenQuestion { asked, ..open }));
        }
    }

    fn handle(self, event: ProgramEvent) {
        if event == ProgramEvent::Ready {
            return self.pose();
        }
        let open = self.open.try_update_value(Option::take).flatten();
        if !matches!(event, ProgramEvent::Answer(_)) {
            self.source.set_value(None);
        }
        let Some(OpenQuestion { turn, asked, then }) = open else {
            return;
        };
        let name = self.table.name(turn.seat);
        let decided = (self.table).game_untracked(|game| {
            let failed = |why| player::failed(&name, game.rules(), &why);
            match (event, asked) {
                // Somebody may have undone a score meanwhile.
                _ if !turn.is_now(game) => None,
                (ProgramEvent::Answer(text), Some(asked)) => {
                    Some(asked.read(game, &text).map_err(failed))
                }
                (ProgramEvent::Out(why), _) => Some(Err(failed(why))),
                (ProgramEvent::NoSandbox, _) => Some(Err(player::cannot_run(&name))),
                (ProgramEvent::Ready | ProgramEvent::Answer(_), _) => None,
            }
        });
        if let Some(decided) = decided {
            then(decided);
        }
    }
}
