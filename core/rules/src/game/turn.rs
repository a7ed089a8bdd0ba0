//! One turn: rolls, and the box that ends it. Games on the page and in tournaments both use it.

use super::{Hand, Refused};
use crate::dice::{Dice, Keep};
use crate::{Card, Offer, RuleSet, Slot};

/// A player's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The seat whose turn it is.
    pub seat: usize,
    /// The dice on the table; `None` before the first roll.
    pub hand: Option<Hand>,
    /// The rolls that this seat has saved in earlier turns; 0 unless the rules let it.
    pub saved: u16,
}

impl Turn {
    /// The turn of this seat before its first roll, with this many rolls saved in earlier turns.
    pub const fn new(seat: usize, saved: u16) -> Turn {
        Turn {
            seat,
            hand: None,
            saved,
        }
    }

    /// Returns how many rolls are left, with those that are saved.
    pub fn rolls_left(&self, rules: &RuleSet) -> u8 {
        let made = self.hand.map_or(0, |hand| hand.rolls);
        let all = u16::from(rules.rolls).saturating_add(self.saved);
        u8::try_from(all).unwrap_or(u8::MAX).saturating_sub(made)
    }

    /// Returns how many of the rolls that are left were saved in earlier turns. They are used last.
    pub fn saved_left(&self, rules: &RuleSet) -> u8 {
        let saved = u8::try_from(self.saved).unwrap_or(u8::MAX);
        saved.min(self.rolls_left(rules))
    }

    /// Returns how many rolls are saved when a box is filled now.
    pub fn saved_after(&self, rules: &RuleSet) -> u16 {
        match (rules.saved_rolls, self.hand) {
            (true, Some(hand)) => {
                let all = u16::from(rules.rolls).saturating_add(self.saved);
                all.saturating_sub(hand.rolls.into())
            }
            _ => self.saved,
        }
    }

    /// Returns how many dice are rolled if these are kept.
    ///
    /// # Errors
    /// [`Refused`] if the rules do not allow that roll.
    pub fn rollable(&self, rules: &RuleSet, kept: Keep) -> Result<usize, Refused> {
        let dice = usize::from(rules.dice);
        match self.hand {
            None if kept != Keep::NONE => Err(Refused::NothingToKeep),
            Some(_) if self.rolls_left(rules) == 0 => Err(Refused::NoRollsLeft),
            Some(_) if !kept.fits(dice) => Err(Refused::WrongDice),
            None | Some(_) => Ok(dice - kept.count()),
        }
    }

    /// Returns the turn after a roll in which these dice were kept.
    ///
    /// # Errors
    /// [`Refused`] if the rules do not allow that roll.
    pub fn rolled(&self, rules: &RuleSet, kept: Keep, rolled: &Dice) -> Result<Turn, Refused> {
        if rolled.len() != self.rollable(rules, kept)? {
            return Err(Refused::WrongDice);
        }
        let dice = match self.hand {
            None => *rolled,
            Some(hand) => hand.dice.after(kept, rolled).ok_or(Refused::WrongDice)?,
        };
        let rolls = self.hand.map_or(0, |hand| hand.rolls) + 1;
        Ok(Turn {
            hand: Some(Hand { dice, rolls, kept }),
            ..*self
        })
    }

    /// Fills a box of this seat's card with the dice on the table. Returns the points and the bonus.
    ///
    /// # Errors
    /// [`Refused`] if the rules do not allow it; the card is then unchanged.
    pub fn score(
        &self,
        rules: &RuleSet,
        card: &mut Card,
        slot: Slot,
    ) -> Result<(u16, u16), Refused> {
        let hand = self.hand.ok_or(Refused::RollFirst)?;
        match rules.offer(card, slot, hand.throw()) {
            Offer::Open { points, bonus } => {
                card.fill(slot, points, bonus);
                Ok((points, bonus))
            }
            Offer::Closed(why) => Err(Refused::Closed(slot, why)),
            Offer::Filled => Err(Refused::Filled(slot)),
            Offer::Unknown => Err(Refused::NoSuchCategory(slot)),
        }
    }
}

/// Returns the next of `seats` seats after `from` that can play; `from` itself if no other can.
pub fn next_seat(from: usize, seats: usize, plays: impl Fn(usize) -> bool) -> Option<usize> {
    let mut others = (1..=seats).map(|step| (from + step) % seats);
    others.find(|seat| plays(*seat))
}
