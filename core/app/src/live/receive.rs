//! Handles messages of the other side about the game.

use super::game::LiveGame;
use super::message::{Bound, Hello, Message};
use super::moves::Move;
use super::proof::Rolling;
use super::refusal::Why;
use super::roll::{Role, Roll};
use super::secret::{Commitment, Secret};
use rollkeep_rules::dice::Keep;
use rollkeep_rules::game::Phase;

impl LiveGame {
    /// The state of this side for a greeting.
    pub(super) fn hello(&self) -> Hello {
        Hello {
            id: *self.table.id(),
            side: self.side,
            length: self.len() as u32,
            head: self.head(),
            bound: match &self.rolling {
                None => Bound::Nobody,
                Some(rolling) if rolling.is_bound() => Bound::Both,
                Some(_) => Bound::Me,
            },
        }
    }

    /// A message with this side's commitment to the roll in progress.
    pub(super) fn roll_message(&self, rolling: &Rolling) -> Result<Message, Why> {
        let position = self.len() as u32;
        let (roll, commitment) = (rolling.roll, self.commitment(rolling)?);
        Ok(match self.role()? {
            Role::Roller => Message::Roll {
                position,
                roll,
                commitment,
            },
            Role::Other => Message::Commit {
                position,
                commitment,
            },
        })
    }

    /// A message with this side's secret.
    pub(super) fn reveal_message(&self, rolling: &Rolling) -> Message {
        Message::Reveal {
            position: self.len() as u32,
            secret: rolling.mine.clone(),
        }
    }

    /// Checks that the log has room for one more event.
    pub(super) fn has_room(&self) -> Result<(), Why> {
        match self.len() {
            ..LiveGame::MAX_EVENTS => Ok(()),
            _ => Err(Why::TooManyEvents),
        }
    }

    /// Handles moves of the other side.
    pub(super) fn take_moves(&mut self, moves: &[Move]) -> Result<Vec<Message>, Why> {
        if self.rolling.as_ref().is_some_and(Rolling::is_bound) {
            return Err(Why::RollIsOn);
        }
        for &it in moves {
            let seat = LiveGame::seat_of(&self.game, it.action())?;
            if self.is_mine(seat) {
                return Err(Why::NotTheirs(seat));
            }
            self.has_room()?;
            self.make(it)?;
        }
        Ok(Vec::new())
    }

    /// Returns the seat whose player may mark these dice to be kept.
    pub(super) fn marks(&self, keep: Keep) -> Result<usize, Why> {
        let Phase::Turn(turn) = self.game.phase() else {
            return Err(Why::NotNow);
        };
        let dice = turn.hand.as_ref().map_or(0, |hand| hand.dice.len());
        match self.game.rolls_left() > 0 && u32::from(keep.bits()) >> dice == 0 {
            true => Ok(turn.seat),
            false => Err(Why::NotNow),
        }
    }

    /// Checks the dice that the other side's player marks to be kept.
    pub(super) fn take_mark(&self, keep: Keep) -> Result<(), Why> {
        let seat = self.marks(keep)?;
        match (self.is_mine(seat), self.rolling.is_some()) {
            (true, _) => Err(Why::NotTheirs(seat)),
            (false, true) => Err(Why::RollIsOn),
            (false, false) => Ok(()),
        }
    }

    /// Handles the other side's wish to roll: commits, and as both have now committed, reveals our secret.
    pub(super) fn take_roll(
        &mut self,
        roll: Roll,
        theirs: Commitment,
        secret: Secret,
    ) -> Result<Vec<Message>, Why> {
        let seat = LiveGame::seat_of(&self.game, roll.action())?;
        if self.is_mine(seat) {
            return Err(Why::NotTheirs(seat));
        }
        if self.rolling.is_some() {
            return Err(Why::SecondCommitment);
        }
        self.has_room()?;
        self.tried(roll.action())?;
        let rolling = Rolling {
            roll,
            mine: secret,
            theirs: Some(theirs),
        };
        let answer = vec![self.roll_message(&rolling)?, self.reveal_message(&rolling)];
        self.rolling = Some(rolling);
        Ok(answer)
    }

    /// Handles the other side's commitment to our roll: reveals our secret.
    pub(super) fn take_commitment(&mut self, theirs: Commitment) -> Result<Vec<Message>, Why> {
        let rolling = self.rolling.as_mut().ok_or(Why::NoRoll)?;
        if rolling.is_bound() {
            return Err(Why::SecondCommitment);
        }
        rolling.theirs = Some(theirs);
        let rolling = self.rolling.as_ref().ok_or(Why::NoRoll)?;
        Ok(vec![self.reveal_message(rolling)])
    }

    /// Handles the other side's secret, which decides the dice.
    pub(super) fn take_secret(&mut self, secret: &Secret) -> Result<Vec<Message>, Why> {
        let rolling = self.rolling.clone().ok_or(Why::NoRoll)?;
        let bound = rolling.theirs.ok_or(Why::NotBound)?;
        let role = self.role()?.other();
        if self.context(rolling.roll).commitment(role, secret) != bound {
            return Err(Why::WrongReveal);
        }
        self.complete_roll(&rolling, secret)?;
        Ok(Vec::new())
    }
}
