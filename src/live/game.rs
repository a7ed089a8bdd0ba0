//! A live game as one of the two devices keeps it.

use super::moves::Move;
use super::proof::{Proof, Rolling, Unproven, verify};
use super::roll::{Head, Role, Roll, RollContext};
use super::secret::{Commitment, Secret};
use super::table::{LiveTable, Side};
use crate::dice::{DiceSource, Face, NoEntropy};
use crate::game::{Action, Event, Game, Phase, Refused};
use crate::link::SharedGame;

/// A live game as one of the two devices keeps it: the table, all that happened, what proves the dice, and the roll that
/// is on.
///
/// It is saved as [text](LiveGame::to_text) before anything that a [`Session`](super::Session) wants to send is sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiveGame {
    pub(super) table: LiveTable,
    pub(super) side: Side,
    pub(super) game: Game,
    pub(super) proofs: Vec<Proof>,
    pub(super) rolling: Option<Rolling>,
}

/// Dice that only show whether something could be rolled.
struct AnyDice;

impl DiceSource for AnyDice {
    fn face(&mut self) -> Result<Face, NoEntropy> {
        Ok(Face::One)
    }
}

impl LiveGame {
    /// The most events a live game has. Without scores that are taken back there are some three hundred.
    pub const MAX_EVENTS: usize = 4096;

    /// A game before its first roll, at this device.
    pub fn new(table: LiveTable, side: Side) -> LiveGame {
        LiveGame {
            game: Game::new(table.setup().clone()),
            table,
            side,
            proofs: Vec::new(),
            rolling: None,
        }
    }

    /// What both agreed on.
    pub const fn table(&self) -> &LiveTable {
        &self.table
    }

    /// Which of the two devices this is.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The same game for a link, by which it can go on without a connection.
    pub fn shared(&self) -> SharedGame {
        SharedGame::new(self.game.clone(), self.table.began())
    }

    /// The secrets of both sides for each roll that was made, in order.
    pub fn proofs(&self) -> &[Proof] {
        &self.proofs
    }

    /// The roll in progress.
    pub const fn rolling(&self) -> Option<&Rolling> {
        self.rolling.as_ref()
    }

    /// Is this seat at this device?
    pub fn is_mine(&self, seat: usize) -> bool {
        self.table.side(seat) == self.side
    }

    /// How many rolls were made; each of them follows from the secrets of both sides.
    ///
    /// # Errors
    /// [`Unproven`] names the first event that does not follow.
    pub fn verify(&self) -> Result<usize, Unproven> {
        verify(&self.table, self.game.log(), &self.proofs)
    }

    /// Is this the same side of the same game as `earlier`, as far or further on? A roll to which both had committed is still
    /// on, with the same secrets, or was made.
    pub fn goes_on_from(&self, earlier: &LiveGame) -> bool {
        let same = self.table == earlier.table && self.side == earlier.side;
        let goes_on = self.game.log().starts_with(earlier.game.log())
            && self.proofs.starts_with(&earlier.proofs);
        let holds = match (&self.rolling, &earlier.rolling) {
            (_, None) => true,
            (None, Some(_)) => self.len() > earlier.len(),
            (Some(ours), Some(theirs)) => {
                let same = ours.roll == theirs.roll && ours.mine == theirs.mine;
                let further = theirs.theirs.is_none() || ours.theirs == theirs.theirs;
                self.len() > earlier.len() || same && further
            }
        };
        same && goes_on && holds
    }

    /// How many events happened.
    pub fn len(&self) -> usize {
        self.game.log().len()
    }

    /// Did nothing happen yet?
    pub fn is_empty(&self) -> bool {
        self.game.log().is_empty()
    }

    /// The hash of the table and of all that happened.
    pub fn head(&self) -> Head {
        self.table.head(self.game.log())
    }

    /// The hash of the table and of the first `length` events; `None` if there are fewer.
    pub fn head_at(&self, length: usize) -> Option<Head> {
        Some(self.table.head(self.game.log().get(..length)?))
    }

    /// The seat that would do this.
    pub(super) fn seat_of(game: &Game, action: Action) -> Result<usize, Refused> {
        match (action, game.phase()) {
            (Action::Undo, _) => {
                let score = game.undoable().ok_or(Refused::NothingToUndo)?;
                Ok(score.seat)
            }
            (_, Phase::Starting(round)) => Ok(round.seat()),
            (_, Phase::Turn(turn)) => Ok(turn.seat),
            (_, Phase::Over(_)) => Err(Refused::GameOver),
        }
    }

    /// The game after this; the dice do not matter.
    pub(super) fn tried(&self, action: Action) -> Result<(Game, Event), Refused> {
        self.game.apply(action, &mut AnyDice)
    }

    /// The role of this side in the next roll.
    pub(super) fn role(&self) -> Result<Role, Refused> {
        let seat = LiveGame::seat_of(&self.game, Action::RollForStart)?;
        Ok(match self.is_mine(seat) {
            true => Role::Roller,
            false => Role::Other,
        })
    }

    /// What the commitments of the next roll refer to.
    pub(super) fn context(&self, roll: Roll) -> RollContext {
        RollContext {
            head: self.head(),
            position: self.len() as u32,
            roll,
        }
    }

    /// The commitment of this side to the roll in progress.
    pub(super) fn commitment(&self, rolling: &Rolling) -> Result<Commitment, Refused> {
        let role = self.role()?;
        Ok(self.context(rolling.roll).commitment(role, &rolling.mine))
    }

    /// A move is made. A roll to which the other side has not committed is given up.
    pub(super) fn make(&mut self, it: Move) -> Result<(), Refused> {
        self.game = self.tried(it.action())?.0;
        self.rolling = None;
        Ok(())
    }

    /// Completes a roll: the dice follow from this secret of the other side and ours.
    pub(super) fn complete_roll(
        &mut self,
        rolling: &Rolling,
        theirs: &Secret,
    ) -> Result<(), Refused> {
        let mine = rolling.mine.clone();
        let proof = match self.role()? {
            Role::Roller => Proof {
                roller: mine,
                other: theirs.clone(),
            },
            Role::Other => Proof {
                roller: theirs.clone(),
                other: mine,
            },
        };
        let context = self.context(rolling.roll);
        let event = context.event(&proof.roller, &proof.other, self.game.rules().dice);
        self.game = self.game.then(event.ok_or(Refused::WrongDice)?)?;
        self.proofs.push(proof);
        self.rolling = None;
        Ok(())
    }

    /// The secret of this side for this event of the log; `None` if it is no roll.
    pub(super) fn my_secret(&self, at: usize) -> Option<&Secret> {
        let log = self.game.log();
        Roll::of_event(*log.get(at)?)?;
        let rolls = log[..at].iter().filter(|&&it| Roll::of_event(it).is_some());
        let proof = self.proofs.get(rolls.count())?;
        let before = self.replayed(at)?;
        let seat = LiveGame::seat_of(&before, Action::RollForStart).ok()?;
        Some(match self.is_mine(seat) {
            true => &proof.roller,
            false => &proof.other,
        })
    }

    /// The moves from this event on, if all of them are of this side; `None` if there is anything else.
    pub(super) fn my_moves(&self, from: usize) -> Option<Vec<Move>> {
        let mut game = self.replayed(from)?;
        let mut moves = Vec::new();
        for &event in self.game.log().get(from..)? {
            let it = Move::of_event(event)?;
            let seat = LiveGame::seat_of(&game, it.action()).ok()?;
            game = game.then(event).ok()?;
            moves.push(it);
            if !self.is_mine(seat) {
                return None;
            }
        }
        Some(moves)
    }

    /// The game after this number of events.
    fn replayed(&self, length: usize) -> Option<Game> {
        let log = self.game.log().get(..length)?;
        Game::replay(self.table.setup().clone(), log.iter().copied()).ok()
    }
}
