//! Best play of one rule set.

use std::ops::ControlFlow;
use std::sync::{Arc, OnceLock};

use super::chances::{Chances, Objective};
use super::cost::{self, Cost, SolveError};
use super::model::{CardState, SolverModel};
use super::rows_ahead::RowsAhead;
use super::value_table::ValueTable;
use super::{Advice, NoAdvice, Progress, Real, TurnPolicy, TurnValues};
use rollkeep_rules::dice::Dice;
use rollkeep_rules::{Card, RuleSet};

/// Best play of one rule set: the value of every state of a card.
pub struct Policy<F = f32> {
    pub(super) model: SolverModel,
    pub(super) table: ValueTable<F>,
    pub(super) cost: Cost,
    /// The best choices of the first turn of a game, once somebody asks.
    first_turn: OnceLock<Result<Arc<TurnPolicy>, NoAdvice>>,
}

impl<F: Real> Policy<F> {
    pub(super) fn new(model: SolverModel, table: ValueTable<F>, cost: Cost) -> Policy<F> {
        Policy {
            model,
            table,
            cost,
            first_turn: OnceLock::new(),
        }
    }

    /// Solves a rule set. `progress` is called again and again and can stop it.
    ///
    /// # Errors
    /// [`SolveError`] if the rule set is too large or saves rolls, or `progress` stopped it.
    pub fn solve(
        rules: &Arc<RuleSet>,
        progress: &mut impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Policy<F>, SolveError> {
        let (model, ahead, cost) = prepare::<F>(rules)?;
        Policy::of_rows(model, ahead, cost, progress)
    }

    /// Solves what is ahead of a card, which is less than the whole rule set, if that takes at most so many operations. The
    /// policy knows this card and those that it leads to. `progress` is called again and again and can stop it.
    ///
    /// # Errors
    /// [`SolveError`] if it takes more operations, the rule set is too large or saves rolls, no game leads to this card, or
    /// `progress` stopped it.
    pub fn solve_ahead(
        rules: &Arc<RuleSet>,
        card: &Card,
        most_operations: u64,
        progress: &mut impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Policy<F>, SolveError> {
        let (model, ..) = prepare::<F>(rules)?;
        let ahead = RowsAhead::of(&model, model.state(card)).ok_or(SolveError::NoSuchCard)?;
        let cost = ahead.cost(&model, size_of::<F>());
        if cost.operations > most_operations {
            return Err(SolveError::TooLarge(cost));
        }
        Policy::of_rows(model, ahead, cost, progress)
    }

    fn of_rows(
        model: SolverModel,
        ahead: RowsAhead,
        cost: Cost,
        progress: &mut impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Policy<F>, SolveError> {
        let table = ValueTable::solve(&model, ahead, progress)?;
        Ok(Policy::new(model, table, cost))
    }

    /// Solves a rule set on several threads: `threads` calls what it gets on each of them, and returns when all have done it.
    /// `progress` is called again and again, on any of them, and can stop it.
    ///
    /// # Errors
    /// [`SolveError`] if the rule set is too large or saves rolls, or `progress` stopped it.
    pub fn solve_on(
        rules: &Arc<RuleSet>,
        threads: impl Fn(&(dyn Fn() + Sync)),
        progress: impl Fn(Progress) -> ControlFlow<()> + Sync,
    ) -> Result<Policy<F>, SolveError> {
        let (model, ahead, cost) = prepare::<F>(rules)?;
        let table = ValueTable::solve_on(&model, ahead, &threads, &progress)?;
        Ok(Policy::new(model, table, cost))
    }

    /// The rules that it plays by.
    pub fn rules(&self) -> &Arc<RuleSet> {
        &self.model.rules
    }

    /// What the solve cost, and the memory that the policy takes.
    pub const fn cost(&self) -> Cost {
        self.cost
    }

    /// The expected final total of a card whose player is about to roll.
    /// `None` for a card that no game of these rules leads to.
    pub fn expected(&self, card: &Card) -> Option<f64> {
        let grand = f64::from(card.totals(self.rules()).grand());
        Some(grand + self.rest(self.model.state(card))?)
    }

    /// All values of one turn with this card: expected final totals.
    ///
    /// # Errors
    /// [`NoAdvice`] if the card is full, or unknown.
    pub fn turn<'a>(&'a self, card: &'a Card) -> Result<TurnValues<'a>, NoAdvice> {
        if card.is_full() {
            return Err(NoAdvice::FullCard);
        }
        let state = self.model.state(card);
        self.rest(state).ok_or(NoAdvice::NoSuchCard)?;
        let grand = f64::from(card.totals(self.rules()).grand());
        let after = move |slot: usize, points, bonus: u16| {
            let (next, now) = self.model.fill(state, slot, points);
            Some(grand + f64::from(now + bonus) + self.rest(next)?)
        };
        TurnValues::new(&self.model, card, Box::new(after)).ok_or(NoAdvice::NoSuchCard)
    }

    /// The best choices of a turn with this card, whatever the dice. Those of the first turn of a game are computed once.
    ///
    /// # Errors
    /// As for [`Policy::turn`].
    pub fn turn_policy(&self, card: &Card) -> Result<Arc<TurnPolicy>, NoAdvice> {
        let compute = || self.turn(card).map(|turn| Arc::new(turn.into_policy()));
        match *card == Card::new(self.rules()) {
            true => self.first_turn.get_or_init(compute).clone(),
            false => compute(),
        }
    }

    /// The value of each keep and each box, best first, for these dice with so many rolls left after the one that lies on the
    /// table.
    ///
    /// # Errors
    /// [`NoAdvice`] if the card is full or unknown, or the dice do not fit the rules.
    pub fn advise(&self, card: &Card, dice: &Dice, rolls_left: u8) -> Result<Advice, NoAdvice> {
        let advice = self.turn(card)?.advise(dice, rolls_left);
        advice.ok_or(NoAdvice::OtherDice)
    }

    /// The best chances to end with at least a certain number of points, for every number or for one. From a card with more than
    /// about nine open boxes, this is refused at once.
    ///
    /// # Errors
    /// [`SolveError`] if the card leads to too many states, or no game leads to this card.
    pub fn chances<'a>(
        &'a self,
        card: &'a Card,
        objective: Objective,
    ) -> Result<Chances<'a>, SolveError> {
        Chances::solve(&self.model, card, objective)
    }

    /// The expected points of the rest of the game.
    pub(super) fn rest(&self, state: CardState) -> Option<f64> {
        Some(self.table.value(&self.model, state)?.wide())
    }
}

/// What it takes to solve all rows of a rule set, and the cost, if it is possible.
pub(super) fn prepare<F>(
    rules: &Arc<RuleSet>,
) -> Result<(SolverModel, RowsAhead, Cost), SolveError> {
    if !rules.can_be_solved() {
        return Err(SolveError::SavedRolls);
    }
    let model = cost::prepare(rules, size_of::<F>(), |least| !least.is_too_much())?;
    let ahead = RowsAhead::all(&model);
    let cost = ahead.cost(&model, size_of::<F>());
    let with_upper = Cost {
        bytes: cost.bytes + model.upper_states.bytes(),
        ..cost
    };
    match with_upper.is_too_much() {
        true => Err(SolveError::TooLarge(cost)),
        false => Ok((model, ahead, cost)),
    }
}
