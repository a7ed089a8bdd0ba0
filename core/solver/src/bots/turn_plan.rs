//! A player's policy for one turn.

use std::sync::Arc;

use super::View;
use crate::{Choice, TurnPolicy};
use rollkeep_rules::Card;

/// A player's policy for one turn, whatever the dice: computed at the first decision of the turn
/// and kept for the others.
#[derive(Clone, Default)]
pub struct TurnPlan {
    card: Option<Card>,
    others: Vec<Card>,
    policy: Option<Arc<TurnPolicy>>,
}

impl TurnPlan {
    /// What to do now: win at once, or follow the policy. Calls `think` if this is another turn than before.
    pub fn choose(
        &mut self,
        view: &View,
        think: impl FnOnce() -> Option<Arc<TurnPolicy>>,
    ) -> Choice {
        if let Some(slot) = view.wins_at_once() {
            return Choice::Score(slot);
        }
        let same_others = self.others.iter().eq(view.others.iter().copied());
        if self.card.as_ref() != Some(view.card) || !same_others {
            self.card = Some(view.card.clone());
            self.others = view.others.iter().copied().cloned().collect();
            self.policy = think();
        }
        let policy = self.policy.as_ref();
        let best = policy.and_then(|policy| policy.best(&view.dice, view.rolls_left));
        // Without a policy, no game leads to this card: take what scores most.
        best.unwrap_or_else(|| Choice::Score(view.highest(|slot| view.points(slot))))
    }
}
