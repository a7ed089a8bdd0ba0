//! Making a connection: a code, its answer, and the first messages.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::super::browser::{self, Patience, Peer, PeerEvent, Unconnected};
use super::{Failure, Live, LiveConnection, State};
use rollkeep_app::link;
use rollkeep_app::live::{BadCode, Description, LiveGame, Secret, Session, Why};
use rollkeep_app::storage::{RecordId, Stored};
use rollkeep_words::live as text;

/// How long devices try to connect, in milliseconds while the page ran.
const LOOKS: f64 = 30_000.0;

/// The purpose of a code.
#[derive(Clone, Debug)]
enum Begins {
    /// This device shows its code first.
    Offer,
    /// This device answers a code.
    Answer(Description),
}

impl Live {
    /// Makes the code of a live game on this device.
    pub fn offer(&self, stored: Stored<LiveGame>) {
        let session = Session::showing(stored.value);
        self.begin(session, Some((stored.id, stored.text)), Begins::Offer);
    }

    /// Answers the code of another device.
    ///
    /// # Errors
    /// Why the code cannot be answered.
    pub fn answer(&self, code: &str) -> Result<(), String> {
        let offer = read(code).map_err(text::bad_code)?;
        if !offer.is_offer() {
            return Err(text::is_answer());
        }
        let games = self.store.read(|store| store.live_games().all());
        // Games that continued without the other device cannot be live any more.
        let games: Vec<LiveGame> = games
            .iter()
            .filter_map(|it| self.find(&it.id))
            .map(|it| it.value)
            .collect();
        self.begin(Session::joining(games), None, Begins::Answer(offer));
        Ok(())
    }

    /// Returns whether this is an answer to a code.
    pub fn is_answer(&self, code: &str) -> bool {
        read(code).is_ok_and(|it| !it.is_offer())
    }

    /// Accepts the answer to the code on screen.
    ///
    /// # Errors
    /// Why it is not an answer.
    pub fn accept(&self, code: &str) -> Result<(), String> {
        let answer = read(code).map_err(text::bad_code)?;
        if answer.is_offer() {
            return Err(text::is_offer());
        }
        if !matches!(self.state.get_untracked(), State::Showing(_)) {
            return Ok(());
        }
        let Some(connection) = self.with(|line| line.peer.handle()) else {
            return Ok(());
        };
        let (live, number) = (*self, self.number());
        self.state.set(State::Connecting);
        self.await_peer();
        spawn_local(async move {
            let accepted = connection.accept(&answer.to_sdp()).await;
            if accepted.is_err() && live.is_current(number) {
                live.fail(Failure::Browser);
            }
        });
        Ok(())
    }

    fn begin(&self, session: Session, saved: Option<(RecordId, String)>, begins: Begins) {
        self.end(State::Preparing);
        let (live, number) = (*self, self.number());
        let on_event = move |event| {
            // Events of a connection that was given up are ignored.
            if live.is_current(number) {
                live.handle(event);
            }
        };
        let Ok(peer) = Peer::new(on_event) else {
            return self.state.set(State::Failed(Failure::Browser));
        };
        let connection = peer.handle();
        let (id, text) = saved.unzip();
        let table = session.live().map(|live| *live.table().id());
        let line = LiveConnection {
            peer,
            session,
            id,
            text,
            table,
            patience: None,
        };
        self.line
            .with_value(|place| *place.borrow_mut() = Some(line));
        spawn_local(async move {
            let made = match &begins {
                Begins::Offer => connection.offer().await,
                Begins::Answer(offer) => connection.answer(&offer.to_sdp()).await,
            };
            if !live.is_current(number) {
                return;
            }
            let code = made
                .map_err(|Unconnected| Failure::Browser)
                .and_then(|sdp| Description::from_sdp(&sdp).map_err(Failure::Description))
                .map(|description| description.to_code());
            match (code, begins) {
                (Err(why), _) => live.fail(why),
                (Ok(code), Begins::Offer) => live.state.set(State::Showing(code)),
                // The other device may already be connected.
                (Ok(_), Begins::Answer(_)) if live.state.get_untracked() == State::Open => {}
                (Ok(code), Begins::Answer(_)) => live.state.set(State::Answering(code)),
            }
        });
    }

    /// Handles an event of the connection.
    fn handle(&self, event: PeerEvent) {
        let now = browser::monotonic_ms() as u64;
        match event {
            PeerEvent::Opened => {
                let greeting = self.with(|line| {
                    line.patience = None;
                    line.session.connected(now)
                });
                self.announcer.clear_now();
                self.state.set(State::Open);
                // A device that connects and stays silent is not waited for either.
                self.await_peer();
                self.went_on(&greeting.unwrap_or_default());
            }
            PeerEvent::Message(bytes) => {
                let Ok(secret) = Secret::from_system() else {
                    return self.fail(Failure::Refused(Why::Rules(
                        rollkeep_rules::game::Refused::NoEntropy,
                    )));
                };
                match self.with(|line| line.session.receive(&bytes, now, secret)) {
                    None => {}
                    Some(Ok(answers)) => {
                        self.with(|line| line.patience = None);
                        self.went_on(&answers);
                    }
                    Some(Err(refusal)) => {
                        let farewell = refusal.farewell().to_bytes();
                        self.with(|line| line.peer.send(&farewell));
                        self.fail(Failure::Refused(refusal.why));
                    }
                }
            }
            PeerEvent::Closed => self.fail(match self.state.get_untracked() {
                State::Open => Failure::Lost,
                _ => Failure::NotFound,
            }),
        }
    }

    /// Starts the timer for the other device.
    fn await_peer(&self) {
        let (live, number) = (*self, self.number());
        let patience = Patience::new(LOOKS, move || {
            if live.is_current(number) {
                live.fail(Failure::NotFound);
            }
        });
        self.with(|line| line.patience = Some(patience));
    }

    fn number(&self) -> u32 {
        self.number.with_value(|number| number.get())
    }

    /// Returns whether this is still the current connection.
    fn is_current(&self, number: u32) -> bool {
        self.number
            .try_with_value(|it| it.get() == number)
            .unwrap_or(false)
    }
}

/// Returns whether there is a code of any version in this text, useful or not.
pub fn is_code(text: &str) -> bool {
    !matches!(read(text), Err(BadCode::Damaged | BadCode::TooLong))
}

fn read(text: &str) -> Result<Description, BadCode> {
    link::read_within(text, Description::from_code)
}
