//! Best play of one rule set.

use std::ops::ControlFlow;

use super::chances::{Aim, Chances};
use super::cost::{Cost, Refusal};
use super::study::{State, Study};
use super::table::Table;
use super::{Advice, Progress, Real, Turn};
use crate::dice::Dice;
use crate::rules::{Card, RuleSet};

/// Best play of one rule set: what every state of a card is worth.
pub struct Policy<F = f32> {
    study: Study,
    table: Table<F>,
    cost: Cost,
}

impl<F: Real> Policy<F> {
    /// Solves a rule set. Whoever watches is told of the progress and can break it off.
    ///
    /// # Errors
    /// [`Refusal`] if the rule set is too large, or the solve was broken off.
    pub fn solve(
        rules: &RuleSet,
        progress: &mut impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Policy<F>, Refusal> {
        let study = Study::new(rules);
        let cost = Cost::new(&study, size_of::<F>());
        if cost.operations > Cost::MOST_OPERATIONS || cost.bytes > Cost::MOST_BYTES {
            return Err(Refusal::TooLarge(cost));
        }
        let table = match Study::lanes(rules.dice) {
            16 => Table::solve::<16, 512>(&study, progress)?,
            _ => Table::solve::<8, 1024>(&study, progress)?,
        };
        Ok(Policy { study, table, cost })
    }

    /// The rules it plays by.
    pub const fn rules(&self) -> &RuleSet {
        &self.study.rules
    }

    /// What it took to find, and the memory it takes.
    pub const fn cost(&self) -> Cost {
        self.cost
    }

    /// The expected final total of a card whose player is about to throw.
    /// `None` for a card that no game of these rules leads to.
    pub fn expected(&self, card: &Card) -> Option<f64> {
        let grand = f64::from(card.totals(self.rules()).grand());
        Some(grand + self.rest(self.study.state(card))?)
    }

    /// All values of one turn with this card, for whoever asks more than once.
    /// They are expected final totals.
    /// `None` for a full card, or one that no game of these rules leads to.
    pub fn turn<'a>(&'a self, card: &'a Card) -> Option<Turn<'a>> {
        let state = self.study.state(card);
        self.rest(state)?;
        let grand = f64::from(card.totals(self.rules()).grand());
        let after = move |slot: usize, points, bonus: u16| {
            let (next, now) = self.study.fill(state, slot, points);
            Some(grand + f64::from(now + bonus) + self.rest(next)?)
        };
        Turn::new(&self.study, card, Box::new(after))
    }

    /// What each keep and each box is worth, best first, when the dice lie like this.
    /// `None` if the card is full or of no game of these rules, or the dice do not fit them.
    pub fn advise(&self, card: &Card, dice: &Dice, throws_left: u8) -> Option<Advice> {
        self.turn(card)?.advise(dice, throws_left)
    }

    /// The best chances to end with at least so many points, for every number or for one.
    ///
    /// # Errors
    /// [`Refusal`] if so many open boxes are too much, or no game leads to this card.
    pub fn chances<'a>(&'a self, card: &'a Card, aim: Aim<'a>) -> Result<Chances<'a>, Refusal> {
        Chances::solve(&self.study, card, aim)
    }

    /// What the rest of the game brings.
    fn rest(&self, state: State) -> Option<f64> {
        let (row, lane) = self.study.place(state)?;
        Some(self.table.value(row, lane).wide())
    }
}
