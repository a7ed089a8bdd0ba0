//! One side of a live game.

use super::farewell::Farewell;
use super::game::LiveGame;
use super::message::{Hello, Message};
use super::moves::Move;
use super::proof::Rolling;
use super::rate::Rate;
use super::refusal::{LiveRefusal, Why};
use super::roll::Roll;
use super::secret::Secret;
use super::table::{LiveTable, Side};
use rollkeep_rules::dice::Keep;
use rollkeep_rules::game::{Action, Phase};

/// One side of a live game, through any number of connections.
///
/// It changes only as the rules of the game and `docs/LIVE.md` allow; otherwise it returns the reason and stays as it
/// was. The caller first saves [`LiveGame::to_json`] of [`Session::live`], and then sends the messages: a side that has
/// sent its commitment must never lose its secret.
#[derive(Clone, Debug)]
pub struct Session {
    /// The game, once both sides have agreed on one.
    pub(super) live: Option<LiveGame>,
    /// Other games that can be continued.
    pub(super) games: Vec<LiveGame>,
    pub(super) at: Awaiting,
    /// The number of events in the other side's greeting.
    pub(super) their_length: usize,
    /// The dice that the other side's player marks to be kept, since the last event.
    pub(super) their_keep: Option<Keep>,
    /// Where this side undid a score. The other side may have started a roll at the same moment.
    own_undos: Vec<u32>,
    rate: Rate,
    /// Whether this side greets first.
    greets_first: bool,
}

/// What this side waits for.
#[derive(Clone, Debug)]
pub(super) enum Awaiting {
    /// A connection.
    Disconnected,
    /// The other side's greeting, or its wish to join. Our greeting was sent.
    Greeted,
    /// The names of the players at the other side. The table was sent.
    Offered,
    /// The other side's greeting, before we send ours.
    Listening,
    /// The table with this id, which we want to join.
    Asked([u8; LiveTable::ID]),
    /// The names of the players at this side.
    Invited(LiveTable),
    /// The other side's agreement to our names.
    Named(Box<LiveGame>),
    /// The messages of a game.
    Together,
    /// Nothing: the other side has ended the connection.
    Ended(Farewell),
}

/// The state of a side, for the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// There is no connection.
    Disconnected,
    /// The other side must answer.
    Waiting,
    /// The player at this side chooses who plays, with [`Session::join`].
    Invited,
    /// Both play.
    Together,
    /// The other side has ended the connection.
    Ended(Farewell),
}

/// The state of a roll in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfinished {
    /// The other side has not committed. Nobody can know the dice.
    Unanswered,
    /// Both have committed, and the secret of the other side is missing. The other side may know the dice already; it
    /// cannot change them.
    Unrevealed,
}

impl Session {
    /// The side that shows the code first. It brings the game: a new one, or one to continue.
    pub const fn showing(live: LiveGame) -> Session {
        Session::new(true, Some(live), Vec::new())
    }

    /// The side that scans the code first. The other side names the game; if it is one of these, it continues.
    pub const fn joining(games: Vec<LiveGame>) -> Session {
        Session::new(false, None, games)
    }

    const fn new(greets_first: bool, live: Option<LiveGame>, games: Vec<LiveGame>) -> Session {
        Session {
            live,
            games,
            at: Awaiting::Disconnected,
            their_length: 0,
            their_keep: None,
            own_undos: Vec::new(),
            rate: Rate::new(0),
            greets_first,
        }
    }

    /// The game, once both sides have agreed on one: the caller shows and saves it.
    pub const fn live(&self) -> Option<&LiveGame> {
        self.live.as_ref()
    }

    /// The table that the other side invites this side to.
    pub const fn invitation(&self) -> Option<&LiveTable> {
        match &self.at {
            Awaiting::Invited(table) => Some(table),
            _ => None,
        }
    }

    /// The state of this side.
    pub const fn stage(&self) -> Stage {
        match self.at {
            Awaiting::Disconnected => Stage::Disconnected,
            Awaiting::Greeted
            | Awaiting::Offered
            | Awaiting::Listening
            | Awaiting::Asked(_)
            | Awaiting::Named(_) => Stage::Waiting,
            Awaiting::Invited(_) => Stage::Invited,
            Awaiting::Together => Stage::Together,
            Awaiting::Ended(why) => Stage::Ended(why),
        }
    }

    /// Returns whether the other side is further, so that this one must wait for its messages.
    pub fn is_behind(&self) -> bool {
        let length = self.live.as_ref().map_or(0, LiveGame::len);
        self.stage() == Stage::Together && length < self.their_length
    }

    /// The dice that the other side's player marks to be kept; `None` if they have marked nothing since the last event.
    pub const fn their_keep(&self) -> Option<Keep> {
        self.their_keep
    }

    /// Tells the other side which dice the player at this side marks to be kept. Returns what to send: nothing if the other
    /// side cannot see these dice now.
    pub fn mark(&self, keep: Keep) -> Vec<Vec<u8>> {
        let (Awaiting::Together, Some(live)) = (&self.at, &self.live) else {
            return Vec::new();
        };
        let position = live.len() as u32;
        match !self.is_behind()
            && live.rolling.is_none()
            && live.marks(keep).is_ok_and(|seat| live.is_mine(seat))
        {
            true => vec![Message::Keep { position, keep }.to_bytes()],
            false => Vec::new(),
        }
    }

    /// The state of the roll in progress, which waits for the other side. After a lost connection the page shows it to
    /// the player.
    pub fn unfinished(&self) -> Option<Unfinished> {
        let rolling = self.live.as_ref()?.rolling()?;
        Some(match rolling.is_bound() {
            true => Unfinished::Unrevealed,
            false => Unfinished::Unanswered,
        })
    }

    /// Begins a connection at this time, in milliseconds. Returns what to send.
    pub fn connected(&mut self, now: u64) -> Vec<Vec<u8>> {
        self.rate = Rate::new(now);
        self.own_undos.clear();
        self.their_length = 0;
        self.their_keep = None;
        match &self.live {
            Some(live) if self.greets_first => {
                let hello = Message::Hello(live.hello());
                self.at = Awaiting::Greeted;
                vec![hello.to_bytes()]
            }
            _ => {
                self.at = Awaiting::Listening;
                Vec::new()
            }
        }
    }

    /// Ends a lost or closed connection. The game stays, and the roll in progress too.
    pub fn disconnected(&mut self) {
        self.at = Awaiting::Disconnected;
    }

    /// Accepts the invitation with these names for the players here, in seating order. Returns what to send.
    ///
    /// # Errors
    /// [`LiveRefusal`] if there is no invitation, or the names are not possible.
    pub fn join(&mut self, names: &[String]) -> Result<Vec<Vec<u8>>, LiveRefusal> {
        let Awaiting::Invited(table) = &self.at else {
            return Err(self.refusal(Why::NotTogether));
        };
        let table = table.with_names(Side::Guest, names);
        let table = table.map_err(|why| self.refusal(Why::Table(why)))?;
        let all = table.setup().seats().iter().enumerate();
        let mine = all.filter(|(seat, _)| table.side(*seat) == Side::Guest);
        let names = mine.map(|(_, seat)| seat.name.clone()).collect();
        self.at = Awaiting::Named(Box::new(LiveGame::new(table, Side::Guest)));
        Ok(vec![Message::Names(names).to_bytes()])
    }

    /// Carries out an action of the player at this side. Uses `secret` if the action needs dice. Returns what to send.
    ///
    /// # Errors
    /// [`LiveRefusal`] says why it is not possible.
    pub fn act(&mut self, action: Action, secret: Secret) -> Result<Vec<Vec<u8>>, LiveRefusal> {
        let acted = self.acted(action, secret);
        let sent = acted.map_err(|why| self.refusal(why))?;
        Ok(vec![sent.to_bytes()])
    }

    /// Handles these bytes from the other side, at this time in milliseconds. Uses `secret` if the other side rolls.
    /// Returns what to send.
    ///
    /// # Errors
    /// [`LiveRefusal`] if the message is not allowed; the session is then unchanged. Send the other side its
    /// [farewell](LiveRefusal::farewell), and close the connection.
    pub fn receive(
        &mut self,
        bytes: &[u8],
        now: u64,
        secret: Secret,
    ) -> Result<Vec<Vec<u8>>, LiveRefusal> {
        let Some(rate) = self.rate.after(now) else {
            return Err(self.refusal(Why::TooMany));
        };
        self.rate = rate;
        let mut next = self.clone();
        let read = Message::from_bytes(bytes);
        let answer = read.and_then(|message| next.handle(message, secret));
        let answer = answer.map_err(|why| self.refusal(why))?;
        *self = next;
        Ok(answer.iter().map(Message::to_bytes).collect())
    }

    /// Begins the host's next game at another table, after the game is over. Returns what to send.
    ///
    /// # Errors
    /// [`LiveRefusal`] if the game is not over, or this side is not the host: only one side may begin a game.
    pub fn begin_next(&mut self, next: LiveGame) -> Result<Vec<Vec<u8>>, LiveRefusal> {
        let host = self.live.as_ref().is_some_and(|it| it.side() == Side::Host);
        if !(host && self.is_over() && next.side() == Side::Host && next.is_empty()) {
            return Err(self.refusal(Why::NotNow));
        }
        let hello = Message::Hello(next.hello());
        self.live = Some(next);
        self.begin_other_game(Awaiting::Greeted);
        Ok(vec![hello.to_bytes()])
    }

    /// Returns whether the game is over and both sides are connected.
    fn is_over(&self) -> bool {
        let over = |live: &LiveGame| matches!(live.game.phase(), Phase::Over(_));
        self.stage() == Stage::Together && self.live.as_ref().is_some_and(over)
    }

    /// Prepares for another game than the one before.
    fn begin_other_game(&mut self, at: Awaiting) {
        self.own_undos.clear();
        self.their_length = 0;
        self.their_keep = None;
        self.at = at;
    }

    fn refusal(&self, why: Why) -> LiveRefusal {
        let at = self.live.as_ref().map_or(0, LiveGame::len);
        LiveRefusal { at, why }
    }

    fn acted(&mut self, action: Action, secret: Secret) -> Result<Message, Why> {
        if self.is_behind() {
            return Err(Why::Behind);
        }
        let (Awaiting::Together, Some(live)) = (&self.at, &mut self.live) else {
            return Err(Why::NotTogether);
        };
        if live.rolling.is_some() {
            return Err(Why::RollIsOn);
        }
        let seat = LiveGame::seat_of(&live.game, action)?;
        if !live.is_mine(seat) {
            return Err(Why::NotYours(seat));
        }
        live.has_room()?;
        live.tried(action)?;
        self.their_keep = None;
        let position = live.len() as u32;
        if let Some(it) = Move::of_action(action) {
            live.make(it)?;
            if it == Move::Undo {
                self.own_undos.push(position);
            }
            let moves = vec![it];
            return Ok(Message::Moves { position, moves });
        }
        // `tried` has refused time, because a live game has no clock.
        let roll = Roll::of_action(action).ok_or(Why::NotNow)?;
        let rolling = Rolling {
            roll,
            mine: secret,
            theirs: None,
        };
        let message = live.roll_message(&rolling)?;
        live.rolling = Some(rolling);
        Ok(message)
    }

    fn handle(&mut self, message: Message, secret: Secret) -> Result<Vec<Message>, Why> {
        match (&self.at, message) {
            (Awaiting::Disconnected | Awaiting::Ended(_), _) => Err(Why::NotNow),
            (_, Message::Farewell(why)) => {
                self.at = Awaiting::Ended(why);
                Ok(Vec::new())
            }
            (Awaiting::Together, Message::Hello(theirs)) if self.is_next(&theirs) => {
                self.live = None;
                self.begin_other_game(Awaiting::Listening);
                self.on_greeting(Message::Hello(theirs))
            }
            (Awaiting::Together, message) => self.play(message, secret),
            (_, message) => self.on_greeting(message),
        }
    }

    /// Returns whether the host begins the next game with this greeting.
    fn is_next(&self, theirs: &Hello) -> bool {
        let other = |live: &LiveGame| {
            live.side() == Side::Guest
                && theirs.side == Side::Host
                && *live.table().id() != theirs.id
        };
        self.is_over() && self.live.as_ref().is_some_and(other)
    }

    /// Handles a message of the other side about the game.
    fn play(&mut self, message: Message, secret: Secret) -> Result<Vec<Message>, Why> {
        let live = self.live.as_mut().ok_or(Why::NotNow)?;
        let theirs = match &message {
            Message::Moves { position, .. }
            | Message::Roll { position, .. }
            | Message::Commit { position, .. }
            | Message::Reveal { position, .. }
            | Message::Keep { position, .. } => *position,
            _ => return Err(Why::NotNow),
        };
        // Our undo and the other side's wish to roll have crossed. Drop the roll: we have not sent a secret for it, so
        // nobody knows its dice.
        let own_undos = self.own_undos.iter().position(|&it| it == theirs);
        match (&message, own_undos) {
            (Message::Roll { .. }, Some(at)) => {
                self.own_undos.drain(..=at);
                return Ok(Vec::new());
            }
            // These dice are gone.
            (Message::Keep { .. }, Some(_)) => return Ok(Vec::new()),
            _ => {}
        }
        let ours = live.len() as u32;
        if theirs != ours {
            return Err(Why::Position { theirs, ours });
        }
        if let Message::Keep { keep, .. } = message {
            live.take_mark(keep)?;
            self.their_keep = Some(keep);
            return Ok(Vec::new());
        }
        self.own_undos.clear();
        self.their_keep = None;
        match message {
            Message::Moves { moves, .. } => live.take_moves(&moves),
            Message::Roll {
                roll, commitment, ..
            } => live.take_roll(roll, commitment, secret),
            Message::Commit { commitment, .. } => live.take_commitment(commitment),
            Message::Reveal { secret, .. } => live.take_secret(&secret),
            _ => Err(Why::NotNow),
        }
    }
}
