//! A game among computers, one decision at a time.

use super::View;
use crate::dice::{Dice, DiceSource, Keep, NoEntropy};
use crate::rules::{Card, Offer, RuleSet};
use crate::solver::Choice;

/// A game among computers, which are asked in turn and answer when they can.
///
/// [`BotGame::view`] shows what the seat whose turn it is must decide, [`BotGame::answer`] does what it chose.
#[derive(Clone, Debug)]
pub struct BotGame<'a> {
    rules: &'a RuleSet,
    seats: Vec<BotSeat>,
    /// The seat whose turn it is.
    at: usize,
    dice: TableDice,
    rolls_left: u8,
    /// The totals of all who are still playing, sorted so that nobody can tell whose is whose.
    totals: Vec<u16>,
}

#[derive(Clone, Debug)]
struct BotSeat {
    card: Card,
    total: u16,
    /// It has left and takes no more turns.
    left: bool,
}

/// The dice on the table.
#[derive(Clone, Copy, Debug)]
enum TableDice {
    /// All dice are still to be rolled.
    Unrolled,
    /// Some of these dice are kept; the others are to be rolled.
    Kept(Dice, Keep),
    /// These dice lie there.
    Rolled(Dice),
}

/// The rules do not allow this choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalChoice;

impl<'a> BotGame<'a> {
    /// A game for so many seats, which play in this order.
    pub fn new(rules: &'a RuleSet, seats: usize) -> BotGame<'a> {
        let seat = BotSeat {
            card: Card::new(rules),
            total: 0,
            left: false,
        };
        BotGame {
            rules,
            seats: vec![seat; seats],
            at: 0,
            dice: TableDice::Unrolled,
            rolls_left: rules.rolls - 1,
            totals: vec![0; seats],
        }
    }

    /// The seat that must decide; `None` when the game is over.
    pub fn seat(&self) -> Option<usize> {
        let seat = self.seats.get(self.at)?;
        (!seat.left && !seat.card.is_full()).then_some(self.at)
    }

    /// What that seat sees. Rolls the dice that are to be rolled. `None` when the game is over.
    ///
    /// # Errors
    /// [`NoEntropy`] if there are no dice.
    pub fn view(&mut self, source: &mut impl DiceSource) -> Result<Option<View<'_>>, NoEntropy> {
        let Some(seat) = self.seat() else {
            return Ok(None);
        };
        let dice = match self.dice {
            TableDice::Unrolled => source.roll(self.rules.dice.into())?,
            TableDice::Kept(dice, keep) => {
                let rolled = source.roll(dice.len() - keep.count())?;
                dice.after(keep, &rolled).ok_or(NoEntropy)?
            }
            TableDice::Rolled(dice) => dice,
        };
        self.dice = TableDice::Rolled(dice);
        let card = &self.seats[seat].card;
        let ahead = |other: &&BotSeat| !other.left && other.card.filled() > card.filled();
        let mut view = View::new(self.rules, card, dice, self.rolls_left);
        view.totals.clone_from(&self.totals);
        view.before = self.seats.iter().filter(ahead).count();
        Ok(Some(view))
    }

    /// Does what the seat whose turn it is chose for the dice on the table.
    ///
    /// # Errors
    /// [`IllegalChoice`] if the rules do not allow it, or nothing was to be decided. The game is then unchanged.
    pub fn answer(&mut self, choice: Choice) -> Result<(), IllegalChoice> {
        let (Some(at), TableDice::Rolled(dice)) = (self.seat(), self.dice) else {
            return Err(IllegalChoice);
        };
        match choice {
            Choice::Keep(keep) => {
                if self.rolls_left == 0 || !keep.fits(dice.len()) {
                    return Err(IllegalChoice);
                }
                self.rolls_left -= 1;
                self.dice = TableDice::Kept(dice, keep);
            }
            Choice::Score(slot) => {
                let seat = &mut self.seats[at];
                let offer = self.rules.offer(&seat.card, slot, &dice.counts());
                let Offer::Open { points, bonus } = offer else {
                    return Err(IllegalChoice);
                };
                seat.card.fill(slot, points, bonus);
                seat.total = seat.card.totals(self.rules).grand();
                self.pass();
            }
        }
        Ok(())
    }

    /// The seat takes no more turns, and nobody sees its total any more.
    pub fn leave(&mut self, seat: usize) {
        if let Some(leaving) = self.seats.get_mut(seat) {
            leaving.left = true;
        }
        if self.at == seat {
            self.pass();
        } else {
            self.update_totals();
        }
    }

    /// The total of a seat; `None` if it has left.
    pub fn total(&self, seat: usize) -> Option<u16> {
        let seat = self.seats.get(seat)?;
        (!seat.left).then_some(seat.total)
    }

    /// The next seat begins its turn.
    fn pass(&mut self) {
        for _ in 0..self.seats.len() {
            self.at = (self.at + 1) % self.seats.len();
            if !self.seats[self.at].left {
                break;
            }
        }
        self.dice = TableDice::Unrolled;
        self.rolls_left = self.rules.rolls - 1;
        self.update_totals();
    }

    fn update_totals(&mut self) {
        self.totals.clear();
        let staying = self.seats.iter().filter(|seat| !seat.left);
        self.totals.extend(staying.map(|seat| seat.total));
        self.totals.sort_unstable();
    }
}

impl std::fmt::Display for IllegalChoice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the rules do not allow this")
    }
}

impl std::error::Error for IllegalChoice {}
