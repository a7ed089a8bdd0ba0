//! A game among computers, one decision at a time.

use std::sync::Arc;

use super::View;
use crate::dice::{DiceSource, Keep, NoEntropy};
use crate::game::{Turn, next_seat};
use crate::rules::{Card, RuleSet};
use crate::solver::Choice;

/// A game among computers, which are asked in turn and answer when they can.
///
/// [`BotGame::view`] shows what the seat whose turn it is must decide, [`BotGame::answer`] does what it chose.
#[derive(Clone, Debug)]
pub struct BotGame {
    rules: Arc<RuleSet>,
    seats: Vec<BotSeat>,
    turn: Turn,
    /// The kept dice of a roll that is still to be made.
    rolling: Option<Keep>,
    /// The totals of all who are still playing, sorted so that nobody can tell which belongs to whom.
    totals: Vec<u16>,
    /// The seat that has won at once.
    won_at_once: Option<usize>,
}

#[derive(Clone, Debug)]
struct BotSeat {
    card: Card,
    total: u16,
    /// The rolls that it has saved.
    saved: u16,
    /// It has left and takes no more turns.
    left: bool,
}

/// The rules do not allow this choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the rules do not allow this")]
pub struct IllegalChoice;

impl BotSeat {
    fn plays(&self) -> bool {
        !self.left && !self.card.is_full()
    }
}

impl BotGame {
    /// A game with this many seats, which play in this order.
    pub fn new(rules: &Arc<RuleSet>, seats: usize) -> BotGame {
        let seat = BotSeat {
            card: Card::new(rules),
            total: 0,
            saved: 0,
            left: false,
        };
        BotGame {
            rules: rules.clone(),
            seats: vec![seat; seats],
            turn: Turn::new(0, 0),
            rolling: Some(Keep::NONE),
            totals: vec![0; seats],
            won_at_once: None,
        }
    }

    /// The seat that must decide; `None` when the game is over.
    pub fn seat(&self) -> Option<usize> {
        let seat = self.seats.get(self.turn.seat)?;
        let plays = self.won_at_once.is_none() && seat.plays();
        plays.then_some(self.turn.seat)
    }

    /// The seat that has won at once, whatever the totals.
    pub fn won_at_once(&self) -> Option<usize> {
        self.won_at_once
    }

    /// What that seat sees. Rolls the dice that are to be rolled. `None` when the game is over.
    ///
    /// # Errors
    /// [`NoEntropy`] if there are no dice.
    pub fn view(&mut self, source: &mut impl DiceSource) -> Result<Option<View<'_>>, NoEntropy> {
        let Some(seat) = self.seat() else {
            return Ok(None);
        };
        if let Some(kept) = self.rolling {
            let no_dice = |_| NoEntropy;
            let count = self.turn.rollable(&self.rules, kept).map_err(no_dice)?;
            let rolled = source.roll(count)?;
            let turn = self.turn.rolled(&self.rules, kept, &rolled);
            self.turn = turn.map_err(no_dice)?;
            self.rolling = None;
        }
        let Some(hand) = self.turn.hand else {
            return Ok(None);
        };
        let card = &self.seats[seat].card;
        let ahead = |other: &&BotSeat| !other.left && other.card.filled() > card.filled();
        let left = self.turn.rolls_left(&self.rules);
        let mut view = View::new(&self.rules, card, hand.dice, left);
        view.saved_left = self.turn.saved_left(&self.rules);
        view.totals.clone_from(&self.totals);
        view.before = self.seats.iter().filter(ahead).count();
        Ok(Some(view))
    }

    /// Does what the seat whose turn it is chose for the dice on the table.
    ///
    /// # Errors
    /// [`IllegalChoice`] if the rules do not allow it, or nothing was to be decided. The game is then unchanged.
    pub fn answer(&mut self, choice: Choice) -> Result<(), IllegalChoice> {
        let (Some(at), None) = (self.seat(), self.rolling) else {
            return Err(IllegalChoice);
        };
        let illegal = |_| IllegalChoice;
        match choice {
            Choice::Keep(kept) => {
                self.turn.rollable(&self.rules, kept).map_err(illegal)?;
                self.rolling = Some(kept);
            }
            Choice::Score(slot) => {
                let staying = self.seats.iter().filter(|seat| !seat.left).count();
                let seat = &mut self.seats[at];
                let scored = self.turn.score(&self.rules, &mut seat.card, slot);
                let (points, _) = scored.map_err(illegal)?;
                seat.total = seat.card.totals(&self.rules).grand();
                seat.saved = self.turn.saved_after(&self.rules);
                let roll = self.turn.hand.map_or(0, |hand| hand.rolls);
                let wins = self.rules.category(slot).wins_at_once(points, roll);
                self.won_at_once = (wins && staying > 1).then_some(at);
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
        if self.turn.seat == seat {
            self.pass();
        } else {
            self.update_totals();
        }
    }

    /// The seats that share the win when the game is over: who has won at once, else those with the highest total.
    pub fn winners(&self) -> Vec<usize> {
        let highest = |seat: &usize| match (self.total(*seat), self.totals.last()) {
            (Some(total), Some(best)) => total == *best,
            _ => false,
        };
        match self.won_at_once {
            Some(seat) => vec![seat],
            None => (0..self.seats.len()).filter(highest).collect(),
        }
    }

    /// The total of a seat; `None` if it has left.
    pub fn total(&self, seat: usize) -> Option<u16> {
        let seat = self.seats.get(seat)?;
        (!seat.left).then_some(seat.total)
    }

    /// The next seat begins its turn.
    fn pass(&mut self) {
        let plays = |seat: usize| self.seats[seat].plays();
        let next = next_seat(self.turn.seat, self.seats.len(), plays);
        let next = next.unwrap_or(self.turn.seat);
        let saved = self.seats.get(next).map_or(0, |seat| seat.saved);
        self.turn = Turn::new(next, saved);
        self.rolling = Some(Keep::NONE);
        self.update_totals();
    }

    fn update_totals(&mut self) {
        self.totals.clear();
        let staying = self.seats.iter().filter(|seat| !seat.left);
        self.totals.extend(staying.map(|seat| seat.total));
        self.totals.sort_unstable();
    }
}
