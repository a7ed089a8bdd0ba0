//! A game among computers, one decision at a time.

use std::sync::Arc;

use super::View;
use crate::Choice;
use rollkeep_rules::dice::{DiceSource, Keep, NoEntropy};
use rollkeep_rules::game::{Phase, Start, Table};
use rollkeep_rules::{Card, RuleSet};

/// A game among computers, which are asked in turn and answer when they can.
///
/// [`BotGame::view`] shows what the seat whose turn it is must decide, [`BotGame::answer`] does what it chose.
#[derive(Clone, Debug)]
pub struct BotGame {
    table: Table,
    /// The kept dice of a roll that is still to be made.
    rolling: Option<Keep>,
}

/// The rules do not allow this choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the rules do not allow this")]
pub struct IllegalChoice;

impl BotGame {
    /// A game with this many seats, which play in this order.
    pub fn new(rules: &Arc<RuleSet>, seats: usize) -> BotGame {
        BotGame {
            table: Table::new(rules, seats, Start::Seating),
            rolling: Some(Keep::NONE),
        }
    }

    /// The seat that must decide; `None` when the game is over.
    pub fn seat(&self) -> Option<usize> {
        self.table.turn().ok().map(|turn| turn.seat)
    }

    /// The seat that has won at once, whatever the totals.
    pub fn won_at_once(&self) -> Option<usize> {
        self.table.won_at_once().map(|score| score.seat)
    }

    /// What that seat sees. Rolls the dice that are to be rolled. `None` when the game is over.
    ///
    /// # Errors
    /// [`NoEntropy`] if there are no dice.
    pub fn view(&mut self, source: &mut impl DiceSource) -> Result<Option<View<'_>>, NoEntropy> {
        let Ok(mut turn) = self.table.turn() else {
            return Ok(None);
        };
        if let Some(kept) = self.rolling {
            let no_dice = |_| NoEntropy;
            let count = turn.rollable(self.table.rules(), kept).map_err(no_dice)?;
            let rolled = source.roll(count)?;
            self.table.roll(kept, &rolled).map_err(no_dice)?;
            turn = self.table.turn().map_err(no_dice)?;
            self.rolling = None;
        }
        let Some(hand) = turn.hand else {
            return Ok(None);
        };
        let rules = self.table.rules();
        let card = &self.table.cards()[turn.seat];
        let others = self.table.contenders().filter(|seat| *seat != turn.seat);
        let left = turn.rolls_left(rules);
        let mut view = View::new(rules, card, hand.dice, left);
        view.saved_left = turn.saved_left(rules);
        view.others = others.map(|seat| &self.table.cards()[seat]).collect();
        Ok(Some(view))
    }

    /// Does what the seat whose turn it is chose for the dice on the table.
    ///
    /// # Errors
    /// [`IllegalChoice`] if the rules do not allow it, or nothing was to be decided. The game is then unchanged.
    pub fn answer(&mut self, choice: Choice) -> Result<(), IllegalChoice> {
        let illegal = |_| IllegalChoice;
        let turn = self.table.turn().map_err(illegal)?;
        if self.rolling.is_some() {
            return Err(IllegalChoice);
        }
        match choice {
            Choice::Keep(kept) => {
                turn.rollable(self.table.rules(), kept).map_err(illegal)?;
                self.rolling = Some(kept);
            }
            Choice::Score(slot) => {
                self.table.score(slot).map_err(illegal)?;
                self.rolling = Some(Keep::NONE);
            }
        }
        Ok(())
    }

    /// The seat takes no more turns, and nobody sees its card any more.
    pub fn leave(&mut self, seat: usize) {
        if self.seat() == Some(seat) {
            self.rolling = Some(Keep::NONE);
        }
        self.table.leave(seat);
    }

    /// The seats that share the win when the game is over: who has won at once, else those with the highest total.
    pub fn winners(&self) -> Vec<usize> {
        match self.table.phase() {
            Phase::Over(outcome) => outcome.winners.clone(),
            Phase::Starting(_) | Phase::Turn(_) => Vec::new(),
        }
    }

    /// The card of a seat.
    pub fn card(&self, seat: usize) -> Option<&Card> {
        self.table.cards().get(seat)
    }

    /// The total of a seat; `None` if it has left.
    pub fn total(&self, seat: usize) -> Option<u16> {
        (!self.table.is_out(seat)).then(|| self.table.total(seat))
    }
}
