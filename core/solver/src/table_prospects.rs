//! What a player who wants to win has to know of the cards at the table.

use super::win::wins_against;
use super::{Distribution, Policy, Prospects};
use rollkeep_rules::Card;

/// The prospects of the cards at one table. Those of a card also serve all cards that it leads to, so that a game needs them once.
#[derive(Clone, Default)]
pub(crate) struct TableProspects(Vec<Prospects>);

impl TableProspects {
    /// Forgets what none of these cards needs: it is of an earlier game, of somebody who has left, or of a later turn.
    pub fn keep_for(&mut self, policy: &Policy, cards: &[&Card]) {
        let is_needed = |it: &Prospects| {
            let mut cards = cards.iter();
            cards.any(|card| policy.total_of(it, card).is_some())
        };
        self.0.retain(is_needed);
    }

    /// Finds the prospects of a card, unless they are known. `None` if that takes [more turns](Policy::prospects).
    pub fn find(&mut self, policy: &Policy, card: &Card, most_turns: usize) -> Option<()> {
        if self.of(policy, card).is_none() {
            self.0.push(policy.prospects(card, most_turns).ok()?);
        }
        Some(())
    }

    /// The prospects of a card that leads to this one, if they were found.
    pub fn of(&self, policy: &Policy, card: &Card) -> Option<&Prospects> {
        let mut all = self.0.iter();
        all.find(|it| policy.total_of(it, card).is_some())
    }

    /// For each total from 0 on, how likely it wins against these cards, whose prospects were found.
    pub fn wins_against<'a>(
        &self,
        policy: &Policy,
        others: impl IntoIterator<Item = &'a Card>,
    ) -> Option<Vec<f64>> {
        let total = |card| policy.total_of(self.of(policy, card)?, card);
        let totals: Option<Vec<Distribution>> = others.into_iter().map(total).collect();
        Some(wins_against(&totals?))
    }
}
