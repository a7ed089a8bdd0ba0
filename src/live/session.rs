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
use crate::game::{Action, Phase};

/// One side of a live game, in one connection after the other.
///
/// Whatever it is given, it changes only as the rules of the game and of `docs/LIVE.md` allow; else it says why not, and
/// stays as it was. The caller saves [`LiveGame::to_text`] of [`Session::live`] first, and sends the messages then: a side
/// that has sent its commitment must never forget its secret.
#[derive(Clone, Debug)]
pub struct Session {
    /// The game, once it is agreed on.
    pub(super) live: Option<LiveGame>,
    /// Other games that may be continued.
    pub(super) games: Vec<LiveGame>,
    pub(super) at: At,
    /// So many events happened at the other side when it greeted.
    pub(super) until: usize,
    /// Moves of this side that a roll of the other one may have crossed.
    crossed: Vec<u32>,
    rate: Rate,
    /// Does this side speak first?
    shows: bool,
}

/// What is awaited.
#[derive(Clone, Debug)]
pub(super) enum At {
    /// A connection.
    Apart,
    /// The other side's greeting, or its wish to join. Ours was sent.
    Greeted,
    /// The names of those at the other side. The table was sent.
    Offered,
    /// The other side's greeting, and ours is not sent.
    Listening,
    /// The table of this name, which we wish to join.
    Asked([u8; LiveTable::ID]),
    /// The names of those at this side.
    Invited(LiveTable),
    /// That the other side takes our names.
    Named(Box<LiveGame>),
    /// Whatever the game brings.
    Together,
    /// Nothing more: the other side left.
    Ended(Farewell),
}

/// How far a side is, for a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// There is no connection.
    Apart,
    /// The other side has the word.
    Waiting,
    /// The player at this side says who plays, with [`Session::join`].
    Invited,
    /// Both play.
    Together,
    /// The other side has ended the connection.
    Ended(Farewell),
}

/// A roll in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfinished {
    /// The other side has not answered. Nobody knows anything.
    Unanswered,
    /// Both are bound, and a secret of the other side is missing. It may know the dice already; it cannot change them.
    Unrevealed,
}

impl Session {
    /// The side that shows the code first. It has the game: a new one, or one to go on with.
    pub const fn showing(live: LiveGame) -> Session {
        Session::new(true, Some(live), Vec::new())
    }

    /// The side that scans the code first. The other one says which game it is; if it is one of these, it goes on.
    pub const fn joining(games: Vec<LiveGame>) -> Session {
        Session::new(false, None, games)
    }

    const fn new(shows: bool, live: Option<LiveGame>, games: Vec<LiveGame>) -> Session {
        Session {
            live,
            games,
            at: At::Apart,
            until: 0,
            crossed: Vec::new(),
            rate: Rate::new(0),
            shows,
        }
    }

    /// The game, once it is agreed on: what is to be shown and saved.
    pub const fn live(&self) -> Option<&LiveGame> {
        self.live.as_ref()
    }

    /// The table that this side is invited to.
    pub const fn invitation(&self) -> Option<&LiveTable> {
        match &self.at {
            At::Invited(table) => Some(table),
            _ => None,
        }
    }

    /// How far this side is.
    pub const fn stage(&self) -> Stage {
        match self.at {
            At::Apart => Stage::Apart,
            At::Greeted | At::Offered | At::Listening | At::Asked(_) | At::Named(_) => {
                Stage::Waiting
            }
            At::Invited(_) => Stage::Invited,
            At::Together => Stage::Together,
            At::Ended(why) => Stage::Ended(why),
        }
    }

    /// Is the other side further on, so that this one has to wait for its messages?
    pub fn is_behind(&self) -> bool {
        let length = self.live.as_ref().map_or(0, LiveGame::len);
        self.stage() == Stage::Together && length < self.until
    }

    /// The roll in progress, which waits for the other side. After the connection was lost it is shown to the player.
    pub fn unfinished(&self) -> Option<Unfinished> {
        let rolling = self.live.as_ref()?.rolling()?;
        Some(match rolling.is_bound() {
            true => Unfinished::Unrevealed,
            false => Unfinished::Unanswered,
        })
    }

    /// There is a connection, from this time on, in milliseconds. Gives what is to be sent.
    pub fn connected(&mut self, now: u64) -> Vec<Vec<u8>> {
        self.rate = Rate::new(now);
        self.crossed.clear();
        self.until = 0;
        match &self.live {
            Some(live) if self.shows => {
                let hello = Message::Hello(live.hello());
                self.at = At::Greeted;
                vec![hello.to_bytes()]
            }
            _ => {
                self.at = At::Listening;
                Vec::new()
            }
        }
    }

    /// The connection is lost or closed. Nothing else is: the game stays, and the roll in progress.
    pub fn disconnected(&mut self) {
        self.at = At::Apart;
    }

    /// The player at this side accepts the invitation; those who sit here are called like this, in seating order. Gives
    /// what is to be sent.
    ///
    /// # Errors
    /// [`LiveRefusal`] if there is no invitation, or the names is not possible.
    pub fn join(&mut self, names: &[String]) -> Result<Vec<Vec<u8>>, LiveRefusal> {
        let At::Invited(table) = &self.at else {
            return Err(self.refusal(Why::NotTogether));
        };
        let table = table.with_names(Side::Guest, names);
        let table = table.map_err(|why| self.refusal(Why::Table(why)))?;
        let all = table.setup().seats().iter().enumerate();
        let mine = all.filter(|(seat, _)| table.side(*seat) == Side::Guest);
        let names = mine.map(|(_, seat)| seat.name.clone()).collect();
        self.at = At::Named(Box::new(LiveGame::new(table, Side::Guest)));
        Ok(vec![Message::Names(names).to_bytes()])
    }

    /// The player at this side wishes something. `secret` is used if it needs dice. Gives what is to be sent.
    ///
    /// # Errors
    /// [`LiveRefusal`] says why it is not possible.
    pub fn act(&mut self, action: Action, secret: Secret) -> Result<Vec<Vec<u8>>, LiveRefusal> {
        let acted = self.acted(action, secret);
        let sent = acted.map_err(|why| self.refusal(why))?;
        Ok(vec![sent.to_bytes()])
    }

    /// The other side sent these bytes, at this time in milliseconds. `secret` is used if it rolls dice. Gives what is
    /// to be sent.
    ///
    /// # Errors
    /// [`LiveRefusal`] if it is not the next legal thing. Nothing has changed. Tell the other side
    /// [why](LiveRefusal::farewell), and close the connection.
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

    /// The game is over, and the host begins the next one at another table. Gives what is to be sent.
    ///
    /// # Errors
    /// [`LiveRefusal`] if the game goes on, or this side is not the host: two must not begin at once.
    pub fn begin_next(&mut self, next: LiveGame) -> Result<Vec<Vec<u8>>, LiveRefusal> {
        let host = self.live.as_ref().is_some_and(|it| it.side() == Side::Host);
        if !(host && self.is_over() && next.side() == Side::Host && next.is_empty()) {
            return Err(self.refusal(Why::NotNow));
        }
        let hello = Message::Hello(next.hello());
        self.live = Some(next);
        self.begin_other_game(At::Greeted);
        Ok(vec![hello.to_bytes()])
    }

    /// Do both see the end of their game?
    fn is_over(&self) -> bool {
        let over = |live: &LiveGame| matches!(live.game.phase(), Phase::Over(_));
        self.stage() == Stage::Together && self.live.as_ref().is_some_and(over)
    }

    /// Both agree to play another game than the one before.
    fn begin_other_game(&mut self, at: At) {
        self.crossed.clear();
        self.until = 0;
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
        let (At::Together, Some(live)) = (&self.at, &mut self.live) else {
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
        let position = live.len() as u32;
        if let Some(it) = Move::of_action(action) {
            live.make(it)?;
            if it == Move::Undo {
                self.crossed.push(position);
            }
            let moves = vec![it];
            return Ok(Message::Moves { position, moves });
        }
        // Time is refused above, because a live game has no clock.
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
            (At::Apart | At::Ended(_), _) => Err(Why::NotNow),
            (_, Message::Farewell(why)) => {
                self.at = At::Ended(why);
                Ok(Vec::new())
            }
            (At::Together, Message::Hello(theirs)) if self.is_next(&theirs) => {
                self.live = None;
                self.begin_other_game(At::Listening);
                self.on_greeting(Message::Hello(theirs))
            }
            (At::Together, message) => self.play(message, secret),
            (_, message) => self.on_greeting(message),
        }
    }

    /// Does the host begin the next game with this?
    fn is_next(&self, theirs: &Hello) -> bool {
        let other = |live: &LiveGame| {
            live.side() == Side::Guest
                && theirs.side == Side::Host
                && *live.table().id() != theirs.id
        };
        self.is_over() && self.live.as_ref().is_some_and(other)
    }

    /// What the other side does in the game.
    fn play(&mut self, message: Message, secret: Secret) -> Result<Vec<Message>, Why> {
        let live = self.live.as_mut().ok_or(Why::NotNow)?;
        let theirs = match &message {
            Message::Moves { position, .. }
            | Message::Roll { position, .. }
            | Message::Commit { position, .. }
            | Message::Reveal { position, .. } => *position,
            _ => return Err(Why::NotNow),
        };
        // Our player took a score back while the other one began to roll. Neither could know. The roll is off; nobody
        // was bound to it but the side that knows nothing of it.
        let crossed = self.crossed.iter().position(|&it| it == theirs);
        if let (Message::Roll { .. }, Some(at)) = (&message, crossed) {
            self.crossed.drain(..=at);
            return Ok(Vec::new());
        }
        let ours = live.len() as u32;
        if theirs != ours {
            return Err(Why::Position { theirs, ours });
        }
        self.crossed.clear();
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
