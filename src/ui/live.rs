//! The connection to another device and its live game, whatever screen is open.

mod connect;
mod progress;
mod relay;
mod seat;

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use leptos::prelude::*;

pub use self::connect::is_code;
pub use self::relay::Relay;
use super::announcer::{Announcer, use_announcer};
use super::browser::{self, Patience, Peer, Tabs};
use super::preferences::{Preferences, use_preferences};
use super::store::{Store, use_store};
use super::table::Table;
use rollkeep_app::live::{
    self, BadSdp, Farewell, LiveGame, LiveRefusal, Secret, Session, Stage, Why,
};
use rollkeep_app::storage::RecordId;
use rollkeep_rules::dice::Keep;
use rollkeep_rules::game::Action;
use rollkeep_words::live as text;

/// The live game of this page. Copies refer to the same one.
#[derive(Clone, Copy)]
pub struct Live {
    store: Store,
    settings: Preferences,
    announcer: Announcer,
    line: StoredValue<Rc<RefCell<Option<LiveConnection>>>, LocalStorage>,
    /// The number of the connection, to ignore events of earlier ones.
    number: StoredValue<Rc<Cell<u32>>, LocalStorage>,
    state: RwSignal<State>,
    beat: RwSignal<u32>,
    /// Whether the other device is slow.
    slow: RwSignal<bool>,
    /// The table on screen.
    table: StoredValue<Option<Table>>,
    /// Games that continue here without the other device.
    alone: RwSignal<Vec<RecordId>>,
    /// The channel to other tabs.
    tabs: StoredValue<Option<Tabs>, LocalStorage>,
    /// The answer that was passed on to other tabs last, and the result.
    relay: RwSignal<Option<(String, Relay)>>,
}

/// A connection, open or being made.
struct LiveConnection {
    peer: Peer,
    session: Session,
    /// The id of the saved game, once both sides have agreed on one.
    id: Option<RecordId>,
    /// The saved text of the live game, and the id of its table.
    text: Option<String>,
    table: Option<[u8; live::LiveTable::ID]>,
    /// The timer for the other device.
    patience: Option<Patience>,
}

/// The state of the connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum State {
    /// There is no connection.
    Disconnected,
    /// The browser searches for the addresses of this device.
    Preparing,
    /// This code is shown and waits for its answer.
    Showing(String),
    /// This answer is shown and waits to be scanned.
    Answering(String),
    /// The answer was accepted, and the devices try to connect.
    Connecting,
    /// The devices are connected; the [stage](Live::stage) says what they do.
    Open,
    /// The connection ended, or could not be made.
    Failed(Failure),
}

/// Why there is no connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The browser cannot connect.
    Browser,
    /// The browser's own description cannot be used.
    Description(BadSdp),
    /// The devices did not find each other.
    NotFound,
    /// The connection broke.
    Lost,
    /// The other device broke the protocol, or something is missing here.
    Refused(Why),
    /// The other device has ended it.
    Ended(Farewell),
    /// Another tab has changed the game.
    Elsewhere,
    /// The player at this device has ended it.
    Left,
}

impl Failure {
    /// The words for the player.
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
    /// The state of the connection.
    pub fn state(&self) -> ReadSignal<State> {
        self.state.read_only()
    }

    /// No connection yet.
    pub fn new() -> Live {
        Live {
            store: use_store(),
            settings: use_preferences(),
            announcer: use_announcer(),
            line: StoredValue::new_local(Rc::default()),
            number: StoredValue::new_local(Rc::default()),
            state: RwSignal::new(State::Disconnected),
            beat: RwSignal::new(0),
            slow: RwSignal::new(false),
            table: StoredValue::new(None),
            alone: RwSignal::new(Vec::new()),
            tabs: StoredValue::new_local(None),
            relay: RwSignal::new(None),
        }
    }

    /// Listens to other tabs, and ends the connection when the user leaves the page, so that the other device notices
    /// at once.
    pub fn watch(&self) {
        let live = *self;
        let tabs = Tabs::new(relay::TABS, move |text| live.handle_tab_message(&text));
        self.tabs.set_value(tabs);
        browser::on_window("pagehide", move |_| live.fail(Failure::Lost));
    }

    /// Returns how far both sides are, and follows changes.
    pub fn stage(&self) -> Stage {
        self.beat.track();
        let stage = self.with(|line| line.session.stage());
        stage.unwrap_or(Stage::Disconnected)
    }

    /// Returns whether both sides play the game with this id, and follows changes.
    pub fn is_together(&self, id: &RecordId) -> bool {
        self.stage() == Stage::Together && self.game_id().as_ref() == Some(id)
    }

    /// The id of the game, once both sides have agreed on one.
    pub fn game_id(&self) -> Option<RecordId> {
        self.beat.track();
        self.with(|line| line.id.clone()).flatten()
    }

    /// Returns whether the other device is slow, and follows changes.
    pub fn is_slow(&self) -> bool {
        self.slow.get()
    }

    /// Reads the session, if there is one.
    pub fn session<T>(&self, look: impl FnOnce(&Session) -> T) -> Option<T> {
        self.with(|line| look(&line.session))
    }

    /// Joins with these names for the players at this device.
    ///
    /// # Errors
    /// Why they cannot join.
    pub fn join(&self, names: &[String]) -> Result<(), String> {
        let joined = self.with(|line| line.session.join(names));
        self.wished(joined)
    }

    /// Carries out an action of a player at this device.
    ///
    /// # Errors
    /// Why it is not possible.
    pub fn act(&self, action: Action) -> Result<(), String> {
        let Ok(secret) = Secret::from_system() else {
            let why = Why::Rules(rollkeep_rules::game::Refused::NoEntropy);
            return Err(self.says(why));
        };
        let acted = self.with(|line| line.session.act(action, secret));
        self.wished(acted)
    }

    /// Tells the other device which dice the player at this one marks to be kept, if both play the game with this id.
    pub fn mark(&self, id: &RecordId, keep: Keep) {
        if untrack(|| self.is_together(id)) {
            self.with(|line| {
                for message in line.session.mark(keep) {
                    // A lost connection is noticed by itself.
                    line.peer.send(&message);
                }
            });
        }
    }

    /// Begins the next game with the same people, after this one is over.
    ///
    /// # Errors
    /// Why it cannot begin.
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

    /// Ends the connection, and informs the other device.
    pub fn leave(&self) {
        let farewell = Farewell::Leaving.to_bytes();
        let played = self.with(|line| {
            line.peer.send(&farewell);
            line.session.stage() == Stage::Together
        });
        self.end(match played {
            Some(true) => State::Failed(Failure::Left),
            Some(false) | None => State::Disconnected,
        });
    }

    /// Continues the game with this id here without the other device.
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

    /// Reads or changes the connection. `ask` must not call this again.
    fn with<T>(&self, ask: impl FnOnce(&mut LiveConnection) -> T) -> Option<T> {
        let line = self.line.try_get_value()?;
        let mut line = line.try_borrow_mut().ok()?;
        line.as_mut().map(ask)
    }

    /// Ends the connection for this reason. Without a connection, nothing changes.
    fn fail(&self, why: Failure) {
        if self.with(|_| ()).is_some() {
            self.end(State::Failed(why));
            self.announcer.say_now(why.words().to_owned());
        }
    }

    /// Ends the connection, and sets this state.
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

/// Makes a table for a rematch, with everybody at the same device as before.
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
