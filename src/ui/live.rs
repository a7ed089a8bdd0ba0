//! The connection to another device, and the live game that is played over it, on whatever screen the player is.

mod connect;
mod progress;
mod relay;
mod seat;

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use leptos::prelude::*;

pub use self::connect::is_code;
pub use self::relay::Relay;
use super::browser::{self, Patience, Peer, Tabs};
use super::device::Device;
use super::table::Table;
use crate::game::Action;
use crate::live::{self, BadSdp, Farewell, LiveGame, LiveRefusal, Secret, Session, Stage, Why};
use crate::storage::RecordId;
use crate::text::live as text;

/// The live game of this page. Copies are handles to the same.
#[derive(Clone, Copy)]
pub struct Live {
    device: Device,
    line: StoredValue<Rc<RefCell<Option<LiveConnection>>>, LocalStorage>,
    /// Tells one connection from those before it.
    number: StoredValue<Rc<Cell<u32>>, LocalStorage>,
    state: RwSignal<State>,
    beat: RwSignal<u32>,
    /// The other device takes its time.
    slow: RwSignal<bool>,
    /// The game on screen.
    table: StoredValue<Option<Table>>,
    /// Games that go on here without the other device.
    alone: RwSignal<Vec<RecordId>>,
    /// The other tabs.
    tabs: StoredValue<Option<Tabs>, LocalStorage>,
    /// The answer that was passed on to other tabs last, and what became of it.
    relay: RwSignal<Option<(String, Relay)>>,
}

/// A connection, made or being made.
struct LiveConnection {
    peer: Peer,
    session: Session,
    /// The game's name among the saves, once it is agreed on.
    id: Option<RecordId>,
    /// The live game as it is saved, and its table.
    text: Option<String>,
    table: Option<[u8; live::LiveTable::ID]>,
    /// Ends the wait for the other device.
    patience: Option<Patience>,
}

/// How the connection is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum State {
    /// There is none.
    Apart,
    /// The browser looks for the addresses of this device.
    Preparing,
    /// This code waits for its answer.
    Showing(String),
    /// This answer waits to be read.
    Answering(String),
    /// The answer was taken, and the devices look for each other.
    Connecting,
    /// The devices talk; the [stage](Live::stage) says what about.
    Open,
    /// It ended, or never was.
    Failed(Failure),
}

/// Why there is no connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The browser makes none.
    Browser,
    /// The browser's own description is of no use.
    Description(BadSdp),
    /// The devices did not find each other.
    NotFound,
    /// It ended by itself.
    Lost,
    /// The other device did what it may not, or something is missing here.
    Refused(Why),
    /// The other device has ended it.
    Ended(Farewell),
    /// Another tab has written the game.
    Elsewhere,
    /// The player at this device has ended it.
    Left,
}

impl Failure {
    /// What the player is told.
    pub fn words(self) -> String {
        match self {
            Failure::Browser => text::no_browser(),
            Failure::Description(why) => text::bad_description(why),
            Failure::NotFound => text::none_came(),
            Failure::Lost => text::lost(),
            Failure::Refused(why) => text::hostile(why).to_owned(),
            Failure::Ended(why) => text::farewell(why).to_owned(),
            Failure::Elsewhere => text::elsewhere(),
            Failure::Left => text::left(),
        }
    }
}

impl Live {
    /// How the connection is.
    pub fn state(&self) -> ReadSignal<State> {
        self.state.read_only()
    }

    /// No connection yet.
    pub fn new(device: Device) -> Live {
        Live {
            device,
            line: StoredValue::new_local(Rc::default()),
            number: StoredValue::new_local(Rc::default()),
            state: RwSignal::new(State::Apart),
            beat: RwSignal::new(0),
            slow: RwSignal::new(false),
            table: StoredValue::new(None),
            alone: RwSignal::new(Vec::new()),
            tabs: StoredValue::new_local(None),
            relay: RwSignal::new(None),
        }
    }

    /// Watches other tabs, and ends the connection when the page ends, so that the other device knows at once.
    pub fn watch(&self) {
        let live = *self;
        let tabs = Tabs::new(relay::TABS, move |text| live.handle_tab_message(&text));
        self.tabs.set_value(tabs);
        browser::on_window("pagehide", move |_| live.fail(Failure::Lost));
    }

    /// How far both sides are. Now, and again whenever that changes.
    pub fn stage(&self) -> Stage {
        self.beat.track();
        let stage = self.with(|line| line.session.stage());
        stage.unwrap_or(Stage::Apart)
    }

    /// Do both sides play the game of this name? Now, and again whenever that changes.
    pub fn is_together(&self, id: &RecordId) -> bool {
        self.stage() == Stage::Together && self.game_id().as_ref() == Some(id)
    }

    /// The name of the game that is played, once it is agreed on.
    pub fn game_id(&self) -> Option<RecordId> {
        self.beat.track();
        self.with(|line| line.id.clone()).flatten()
    }

    /// Does the other device take its time? Now, and again whenever that changes.
    pub fn is_slow(&self) -> bool {
        self.slow.get()
    }

    /// Looks at the session, if there is one.
    pub fn session<T>(&self, look: impl FnOnce(&Session) -> T) -> Option<T> {
        self.with(|line| look(&line.session))
    }

    /// The players of this device sit down under these names.
    ///
    /// # Errors
    /// Why they cannot.
    pub fn join(&self, names: &[String]) -> Result<(), String> {
        let joined = self.with(|line| line.session.join(names));
        self.wished(joined)
    }

    /// A player at this device wishes something.
    ///
    /// # Errors
    /// Why it is not possible.
    pub fn act(&self, action: Action) -> Result<(), String> {
        let Ok(secret) = Secret::from_system() else {
            let why = Why::Rules(crate::game::Refused::NoEntropy);
            return Err(self.says(why));
        };
        let acted = self.with(|line| line.session.act(action, secret));
        self.wished(acted)
    }

    /// The game is over, and this side begins the next one with the same people.
    ///
    /// # Errors
    /// Why it cannot.
    pub fn begin_next(&self) -> Result<(), String> {
        let before = self.session(|session| session.live().cloned()).flatten();
        let next = before.and_then(|before| next_table(&before));
        let Some(next) = next else {
            return Err(text::cannot());
        };
        let next = LiveGame::new(next, live::Side::Host);
        let begun = self.with(|line| line.session.begin_next(next));
        self.wished(begun)
    }

    /// Ends the connection, and tells the other device.
    pub fn leave(&self) {
        let farewell = Farewell::Leaving.to_bytes();
        let played = self.with(|line| {
            line.peer.send(&farewell);
            line.session.stage() == Stage::Together
        });
        self.end(match played {
            Some(true) => State::Failed(Failure::Left),
            Some(false) | None => State::Apart,
        });
    }

    /// The game of this name goes on here without the other device.
    pub fn go_alone(&self, id: &RecordId) {
        if self.game_id().as_ref() == Some(id) {
            self.leave();
        }
        self.alone.update(|all| all.push(id.clone()));
    }

    fn wished(&self, wished: Option<Result<Vec<Vec<u8>>, LiveRefusal>>) -> Result<(), String> {
        match wished {
            None => Err(text::not_connected()),
            Some(Err(refusal)) => Err(self.says(refusal.why)),
            Some(Ok(messages)) => {
                self.went_on(&messages);
                Ok(())
            }
        }
    }

    fn says(&self, why: Why) -> String {
        let said = self.with(|line| {
            let game = line.session.live().map(LiveGame::game);
            text::why(game, why)
        });
        said.unwrap_or_else(|| text::why(None, why))
    }

    /// Looks at the line, or changes it. Nothing that this calls may do so.
    fn with<T>(&self, ask: impl FnOnce(&mut LiveConnection) -> T) -> Option<T> {
        let line = self.line.try_get_value()?;
        let mut line = line.try_borrow_mut().ok()?;
        line.as_mut().map(ask)
    }

    /// There is no connection any more, for this reason. Without one, nothing changes.
    fn fail(&self, why: Failure) {
        if self.with(|_| ()).is_some() {
            self.end(State::Failed(why));
            self.device.call_out(why.words().to_owned());
        }
    }

    /// Ends the line, and leaves this state.
    fn end(&self, state: State) {
        self.number
            .with_value(|number| number.set(number.get() + 1));
        let line = self.line.with_value(|line| line.borrow_mut().take());
        self.slow.set(false);
        self.state.set(state);
        self.beat.update(|beat| *beat += 1);
        drop(line);
    }
}

/// A table for the same people once more, each at the device where they were.
fn next_table(before: &LiveGame) -> Option<live::LiveTable> {
    let table = before.table();
    let setup = table.setup().rematch()?;
    let names = table.setup().names();
    let side = |name: &String| {
        let seat = names.iter().position(|other| other == name);
        seat.map(|seat| table.side(seat))
    };
    let sides: Option<Vec<_>> = setup.names().iter().map(side).collect();
    let id = live::LiveTable::random_id().ok()?;
    live::LiveTable::new(id, browser::now_ms(), setup, &sides?).ok()
}
