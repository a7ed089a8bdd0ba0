//! A game among computers, one decision at a time.

use super::View;
use crate::dice::{Dice, DiceSource, Keep, NoEntropy};
use crate::rules::{Card, Offer, RuleSet};
use crate::solver::Choice;

/// A game among computers that are asked in turn and answer when they can.
///
/// [`Bout::view`] shows what the one whose turn it is must decide, [`Bout::answer`] does it.
#[derive(Clone, Debug)]
pub struct Bout<'a> {
    rules: &'a RuleSet,
    seats: Vec<Seat>,
    /// Whose turn it is.
    at: usize,
    table: Table,
    throws_left: u8,
    /// Everybody's totals, sorted so that they do not tell whose is whose.
    totals: Vec<u16>,
}

/// A place in the game.
#[derive(Clone, Debug)]
struct Seat {
    card: Card,
    total: u16,
    /// Whoever has left takes no more turns.
    left: bool,
}

/// What lies on the table.
#[derive(Clone, Copy, Debug)]
enum Table {
    /// Nothing yet: all dice are to be thrown.
    Bare,
    /// The dice kept of these; the others are to be thrown.
    Kept(Dice, Keep),
    /// These dice.
    Shown(Dice),
}

/// The answer is not one that the rules allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Illegal;

impl<'a> Bout<'a> {
    /// A game for so many seats, which play in this order.
    pub fn new(rules: &'a RuleSet, seats: usize) -> Bout<'a> {
        let seat = Seat {
            card: Card::new(rules),
            total: 0,
            left: false,
        };
        Bout {
            rules,
            seats: vec![seat; seats],
            at: 0,
            table: Table::Bare,
            throws_left: rules.throws - 1,
            totals: vec![0; seats],
        }
    }

    /// The seat that must decide; `None` when the game is over.
    pub fn seat(&self) -> Option<usize> {
        let seat = self.seats.get(self.at)?;
        (!seat.left && !seat.card.is_full()).then_some(self.at)
    }

    /// What it sees. Throws the dice that are to be thrown. `None` when the game is over.
    ///
    /// # Errors
    /// [`NoEntropy`] if there are no dice.
    pub fn view(&mut self, source: &mut impl DiceSource) -> Result<Option<View<'_>>, NoEntropy> {
        let Some(seat) = self.seat() else {
            return Ok(None);
        };
        let dice = match self.table {
            Table::Bare => source.throw(self.rules.dice.into())?,
            Table::Kept(dice, keep) => {
                let thrown = source.throw(dice.len() - keep.count())?;
                dice.after(keep, &thrown).ok_or(NoEntropy)?
            }
            Table::Shown(dice) => dice,
        };
        self.table = Table::Shown(dice);
        let card = &self.seats[seat].card;
        let ahead = |other: &&Seat| !other.left && other.card.filled() > card.filled();
        let mut view = View::new(self.rules, card, dice, self.throws_left);
        view.totals.clone_from(&self.totals);
        view.before = self.seats.iter().filter(ahead).count();
        Ok(Some(view))
    }

    /// Does what the seat whose turn it is has decided about the dice on the table.
    ///
    /// # Errors
    /// [`Illegal`] if the rules do not allow it, or nothing was to be decided; then nothing has changed.
    pub fn answer(&mut self, choice: Choice) -> Result<(), Illegal> {
        let (Some(at), Table::Shown(dice)) = (self.seat(), self.table) else {
            return Err(Illegal);
        };
        match choice {
            Choice::Keep(keep) => {
                if self.throws_left == 0 || !keep.fits(dice.len()) {
                    return Err(Illegal);
                }
                self.throws_left -= 1;
                self.table = Table::Kept(dice, keep);
            }
            Choice::Score(slot) => {
                let seat = &mut self.seats[at];
                let offer = self.rules.offer(&seat.card, slot, &dice.counts());
                let Offer::Open { points, bonus } = offer else {
                    return Err(Illegal);
                };
                seat.card.fill(slot, points, bonus);
                seat.total = seat.card.totals(self.rules).grand();
                self.pass();
            }
        }
        Ok(())
    }

    /// The seat takes no further turn, and nobody sees its total any more.
    pub fn leave(&mut self, seat: usize) {
        if let Some(leaving) = self.seats.get_mut(seat) {
            leaving.left = true;
        }
        if self.at == seat {
            self.pass();
        } else {
            self.tell();
        }
    }

    /// What a seat has; `None` if it has left.
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
        self.table = Table::Bare;
        self.throws_left = self.rules.throws - 1;
        self.tell();
    }

    fn tell(&mut self) {
        self.totals.clear();
        let staying = self.seats.iter().filter(|seat| !seat.left);
        self.totals.extend(staying.map(|seat| seat.total));
        self.totals.sort_unstable();
    }
}

impl std::fmt::Display for Illegal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the rules do not allow this")
    }
}

impl std::error::Error for Illegal {}
