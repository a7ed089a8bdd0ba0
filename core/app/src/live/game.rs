//! A live game as one of the two devices saves it.

use super::moves::Move;
use super::proof::{Proof, Rolling, Unproven, verify};
use super::roll::{Head, Role, Roll, RollContext};
use super::secret::{Commitment, Secret};
use super::table::{LiveTable, Side};
use crate::link::SharedGame;
use rollkeep_rules::dice::{DiceSource, Face, NoEntropy};
use rollkeep_rules::game::{Action, Event, Game, Phase, Refused};

/// A live game as one of the two devices saves it: the table, the log, the proof of the dice, and the roll in progress.
///
/// Save it as [text](LiveGame::to_json) before sending any message of a [`Session`](super::Session).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiveGame {
    pub(super) table: LiveTable,
    pub(super) side: Side,
    pub(super) game: Game,
    pub(super) proofs: Vec<Proof>,
    pub(super) rolling: Option<Rolling>,
}

/// Dice that only serve to check whether a roll is allowed.
struct AnyDice;

impl DiceSource for AnyDice {
    fn face(&mut self) -> Result<Face, NoEntropy> {
        Ok(Face::One)
    }
}

impl LiveGame {
    /// The most events of a live game. Without undos there are about three hundred.
    pub const MAX_EVENTS: usize = 4096;

    /// A game before its first roll.
    pub fn new(table: LiveTable, side: Side) -> LiveGame {
        LiveGame {
            game: Game::new(table.setup().clone()),
            table,
            side,
            proofs: Vec::new(),
            rolling: None,
        }
    }

    /// What both sides agreed on before the game.
    pub const fn table(&self) -> &LiveTable {
        &self.table
    }

    /// The side of this device.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the game for a link, through which it can continue without a connection.
    pub fn shared(&self) -> SharedGame {
        SharedGame::new(self.game.clone(), self.table.began())
    }

    /// The secrets of both sides for each roll so far, in order.
    pub fn proofs(&self) -> &[Proof] {
        &self.proofs
    }

    /// The roll in progress.
    pub const fn rolling(&self) -> Option<&Rolling> {
        self.rolling.as_ref()
    }

    /// Returns whether this seat is at this device.
    pub fn is_mine(&self, seat: usize) -> bool {
        self.table.side(seat) == self.side
    }

    /// Checks that each roll follows from the secrets of both sides, and returns how many rolls there are.
    ///
    /// # Errors
    /// [`Unproven`] names the first event that does not follow.
    pub fn verify(&self) -> Result<usize, Unproven> {
        verify(&self.table, self.game.log(), &self.proofs)
    }

    /// Returns whether this is the same side of the same game as `earlier`, as far or further. If both had committed to
    /// a roll, that roll must still be in progress with the same secrets, or be made.
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

    /// The number of events.
    pub fn len(&self) -> usize {
        self.game.log().len()
    }

    /// Returns whether there are no events yet.
    pub fn is_empty(&self) -> bool {
        self.game.log().is_empty()
    }

    /// Returns the hash of the table and of all events.
    pub fn head(&self) -> Head {
        self.table.head(self.game.log())
    }

    /// Returns the hash of the table and of the first `length` events; `None` if there are fewer.
    pub fn head_at(&self, length: usize) -> Option<Head> {
        Some(self.table.head(self.game.log().get(..length)?))
    }

    /// Returns the seat that would do this.
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

    /// Returns the game after this action, with any dice.
    pub(super) fn tried(&self, action: Action) -> Result<(Game, Event), Refused> {
        self.game.apply(action, &mut AnyDice)
    }

    /// Returns the role of this side in the next roll.
    pub(super) fn role(&self) -> Result<Role, Refused> {
        let seat = LiveGame::seat_of(&self.game, Action::RollForStart)?;
        Ok(match self.is_mine(seat) {
            true => Role::Roller,
            false => Role::Other,
        })
    }

    /// Returns what the commitments of the next roll refer to.
    pub(super) fn context(&self, roll: Roll) -> RollContext {
        RollContext {
            head: self.head(),
            position: self.len() as u32,
            roll,
        }
    }

    /// Returns this side's commitment to the roll in progress.
    pub(super) fn commitment(&self, rolling: &Rolling) -> Result<Commitment, Refused> {
        let role = self.role()?;
        Ok(self.context(rolling.roll).commitment(role, &rolling.mine))
    }

    /// Makes a move. Drops a roll to which the other side has not committed.
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

    /// Returns this side's secret for this event of the log; `None` if it is no roll.
    pub(super) fn my_secret(&self, at: usize) -> Option<&Secret> {
        let log = self.game.log();
        Roll::of_event(*log.get(at)?)?;
        let rolls = log[..at].iter().filter(|&&it| Roll::of_event(it).is_some());
        let proof = self.proofs.get(rolls.count())?;
        let before = self.game.after(at)?;
        let seat = LiveGame::seat_of(&before, Action::RollForStart).ok()?;
        Some(match self.is_mine(seat) {
            true => &proof.roller,
            false => &proof.other,
        })
    }

    /// Returns the moves from this event on, if all of them are of this side; `None` otherwise.
    pub(super) fn my_moves(&self, from: usize) -> Option<Vec<Move>> {
        self.game.log().get(from..)?;
        let moves = self.game.steps().skip(from).map(|(before, event)| {
            let it = Move::of_event(event)?;
            let seat = LiveGame::seat_of(&before, it.action()).ok()?;
            self.is_mine(seat).then_some(it)
        });
        moves.collect()
    }
}
