//! The rival.

use std::sync::Arc;

use super::turn_plan::TurnPlan;
use super::{Player, View};
use crate::table_prospects::TableProspects;
use crate::win::with_points;
use crate::{Choice, Policy, TurnPolicy};

/// Plays to win. It looks at the others' cards: how likely is each final total of theirs, if they play for points to the end? In
/// its turn it goes for the highest chance to have more, if it plays for points itself from its next turn on.
///
/// While so many boxes are open that this would take long, it plays for the highest mean of points: measured, looking at the others
/// that early wins hardly more games.
#[derive(Clone)]
pub struct Rival {
    policy: Arc<Policy>,
    /// From some turn on.
    prospects: TableProspects,
    plan: TurnPlan,
}

/// The prospects of a card may take so many turns: with about six open boxes, some hundredths of a second.
const MOST_TURNS: usize = 150;

impl Rival {
    /// A player that uses this policy.
    pub fn new(policy: Arc<Policy>) -> Rival {
        Rival {
            prospects: TableProspects::default(),
            plan: TurnPlan::default(),
            policy,
        }
    }
}

impl Player for Rival {
    fn choose(&mut self, view: &View) -> Choice {
        let Rival {
            policy,
            prospects,
            plan,
        } = self;
        plan.choose(view, || {
            let to_win = play_to_win(policy, prospects, view);
            to_win.or_else(|| policy.turn_policy(view.card).ok())
        })
    }
}

/// The policy of this turn that wins most often; `None` if there is nobody to beat, or it would take too long to find.
fn play_to_win(
    policy: &Policy,
    prospects: &mut TableProspects,
    view: &View,
) -> Option<Arc<TurnPolicy>> {
    if view.others.is_empty() {
        return None;
    }
    let mut cards = view.others.clone();
    cards.push(view.card);
    prospects.keep_for(policy, &cards);
    for card in cards {
        prospects.find(policy, card, MOST_TURNS)?;
    }
    let wins = prospects.wins_against(policy, view.others.iter().copied())?;
    let own = prospects.of(policy, view.card)?;
    let worth = with_points(&wins, policy.rules().max_total());
    let turn = policy.turn_for(own, view.card, &worth).ok()?;
    Some(Arc::new(turn.into_policy()))
}
