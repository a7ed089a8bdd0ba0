//! How two sides begin: with a new game, or with one that both have.

use super::game::LiveGame;
use super::message::{Bound, Hello, Message};
use super::refusal::Why;
use super::session::{Awaiting, Session};
use super::table::Side;

impl Session {
    /// Handles messages before both sides play.
    pub(super) fn on_greeting(&mut self, message: Message) -> Result<Vec<Message>, Why> {
        match (&self.at, message) {
            (Awaiting::Greeted, Message::Hello(theirs)) => self.go_on(&theirs),
            (Awaiting::Greeted, Message::Join) => self.offer(),
            (Awaiting::Offered, Message::Names(names)) => self.seat(&names),
            (Awaiting::Listening, Message::Hello(theirs)) => self.answer(&theirs),
            (Awaiting::Asked(id), Message::Table(table)) => {
                if table.id() != id {
                    return Err(Why::OtherGame);
                }
                self.at = Awaiting::Invited(table);
                Ok(Vec::new())
            }
            (Awaiting::Named(live), Message::Hello(theirs)) => {
                let ours = live.hello();
                let agreed = Hello {
                    side: Side::Host,
                    ..ours
                };
                if theirs != agreed {
                    return Err(Why::Fork);
                }
                self.live = Some(LiveGame::clone(live));
                self.at = Awaiting::Together;
                Ok(Vec::new())
            }
            _ => Err(Why::NotNow),
        }
    }

    /// The other side does not have the game. It may join if there is no event yet, and if it has committed to nothing.
    fn offer(&mut self) -> Result<Vec<Message>, Why> {
        let live = self.live.as_ref().ok_or(Why::NotNow)?;
        let bound = live.rolling().is_some_and(|rolling| rolling.is_bound());
        if live.side() != Side::Host || !live.is_empty() || bound {
            return Err(Why::Forgotten { here: false });
        }
        let table = Message::Table(live.table().clone());
        self.at = Awaiting::Offered;
        Ok(vec![table])
    }

    /// The other side has sent the names of its players.
    fn seat(&mut self, names: &[String]) -> Result<Vec<Message>, Why> {
        let live = self.live.as_mut().ok_or(Why::NotNow)?;
        let table = live.table().with_names(Side::Guest, names);
        *live = LiveGame::new(table.map_err(Why::Table)?, Side::Host);
        let hello = Message::Hello(live.hello());
        self.at = Awaiting::Together;
        Ok(vec![hello])
    }

    /// The other side has greeted first.
    fn answer(&mut self, theirs: &Hello) -> Result<Vec<Message>, Why> {
        if self.live.is_none() {
            let mut known = self.games.iter();
            let known = known.position(|game| game.is_opposite(theirs));
            match known {
                Some(at) => self.live = Some(self.games.swap_remove(at)),
                None => {
                    self.at = Awaiting::Asked(theirs.id);
                    return Ok(vec![Message::Join]);
                }
            }
        }
        let live = self.live.as_ref().ok_or(Why::NotNow)?;
        let mut answer = vec![Message::Hello(live.hello())];
        answer.extend(self.go_on(theirs)?);
        Ok(answer)
    }

    /// Both have the game. The side that is further sends what the other lacks, in the messages that it missed.
    fn go_on(&mut self, theirs: &Hello) -> Result<Vec<Message>, Why> {
        let live = self.live.as_ref().ok_or(Why::NotNow)?;
        if !live.is_opposite(theirs) {
            return Err(Why::OtherGame);
        }
        let length = theirs.length as usize;
        if length > LiveGame::MAX_EVENTS {
            return Err(Why::TooManyEvents);
        }
        let missing = if length > live.len() {
            Vec::new()
        } else if live.head_at(length) != Some(theirs.head) {
            return Err(Why::Fork);
        } else if length < live.len() {
            live.missing(length, theirs.bound)?
        } else {
            live.missing_of_roll(theirs.bound)?
        };
        self.their_length = length;
        self.at = Awaiting::Together;
        Ok(missing)
    }
}

impl LiveGame {
    /// Returns whether this is the other side of the same table. Two tabs of one device may have the same side.
    fn is_opposite(&self, theirs: &Hello) -> bool {
        *self.table().id() == theirs.id && self.side() == theirs.side.other()
    }

    /// Returns messages with the events that the other side lacks, if it has only the first of them.
    ///
    /// The missing events can only be moves of this side, after at most one roll to which the other side had committed.
    /// It can lack anything else only if it has lost it.
    fn missing(&self, length: usize, bound: Bound) -> Result<Vec<Message>, Why> {
        let forgotten = Why::Forgotten { here: false };
        let mut missing = Vec::new();
        let mut from = length;
        if let Some(secret) = self.my_secret(length) {
            if bound != Bound::Both {
                return Err(forgotten);
            }
            missing.push(Message::Reveal {
                position: length as u32,
                secret: secret.clone(),
            });
            from += 1;
        }
        let moves = self.my_moves(from).ok_or(forgotten)?;
        for some in moves.chunks(Message::MAX_MOVES) {
            missing.push(Message::Moves {
                position: from as u32,
                moves: some.to_vec(),
            });
            from += some.len();
        }
        if let Some(rolling) = self.rolling() {
            if rolling.is_bound() {
                return Err(forgotten);
            }
            missing.push(self.roll_message(rolling)?);
        }
        Ok(missing)
    }

    /// Returns what the other side lacks of the roll in progress. It has all events.
    fn missing_of_roll(&self, bound: Bound) -> Result<Vec<Message>, Why> {
        let (there, here) = (
            Why::Forgotten { here: false },
            Why::Forgotten { here: true },
        );
        let Some(rolling) = self.rolling() else {
            return match bound {
                // It has committed to its own roll, and will send it.
                Bound::Nobody | Bound::Me => Ok(Vec::new()),
                Bound::Both => Err(here),
            };
        };
        match (rolling.is_bound(), bound) {
            (false, Bound::Nobody) => Ok(vec![self.roll_message(rolling)?]),
            // It has answered, the answer was lost, and it will send it again.
            (false, Bound::Both) => Ok(Vec::new()),
            (true, Bound::Me) => Ok(vec![
                self.roll_message(rolling)?,
                self.reveal_message(rolling),
            ]),
            (true, Bound::Both) => Ok(vec![self.reveal_message(rolling)]),
            (true, Bound::Nobody) | (false, Bound::Me) => Err(there),
        }
    }
}
