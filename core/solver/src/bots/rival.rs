//! The rival.

use std::sync::Arc;

use super::turn_plan::TurnPlan;
use super::{Player, View};
use crate::win::wins_against;
use crate::{Choice, Distribution, Policy, Prospects, TurnPolicy};
use rollkeep_rules::Card;

/// Plays to win. It looks at the others' cards: how likely is each final total of theirs, if they play for points to the end? In
/// its turn it goes for the highest chance to have more, if it plays for points itself from its next turn on.
///
/// While so many boxes are open that this would take long, it plays for the highest mean of points: measured, looking at the others
/// that early wins hardly more games.
#[derive(Clone)]
pub struct Rival {
    policy: Arc<Policy>,
    /// Of the cards at the table, from some turn on.
    prospects: Vec<Prospects>,
    plan: TurnPlan,
}

/// The prospects of a card may take so many turns: with about six open boxes, some hundredths of a second.
const MOST_TURNS: usize = 150;

/// The value of a point beside the chance to win: with equal chances it takes the higher mean.
const POINT: f64 = 1e-6;

impl Rival {
    /// A player that uses this policy.
    pub fn new(policy: Arc<Policy>) -> Rival {
        Rival {
            prospects: Vec::new(),
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
    prospects: &mut Vec<Prospects>,
    view: &View,
) -> Option<Arc<TurnPolicy>> {
    if view.others.is_empty() {
        return None;
    }
    for card in [view.card].into_iter().chain(view.others.iter().copied()) {
        if known(policy, prospects, card).is_none() {
            // What was known of other cards is of an earlier game, or of somebody who has left.
            prospects.truncate(view.others.len());
            prospects.insert(0, policy.prospects(card, MOST_TURNS).ok()?);
        }
    }
    let total = |card: &&Card| policy.total_of(known(policy, prospects, card)?, card);
    let totals: Option<Vec<Distribution>> = view.others.iter().map(total).collect();
    let wins = wins_against(&totals?).into_iter().enumerate();
    let worth: Vec<f64> = wins
        .map(|(total, win)| win + POINT * total as f64)
        .collect();
    let own = known(policy, prospects, view.card)?;
    let turn = policy.turn_for(own, view.card, &worth).ok()?;
    Some(Arc::new(turn.into_policy()))
}

/// The prospects of a card that leads to this one.
fn known<'a>(policy: &Policy, prospects: &'a [Prospects], card: &Card) -> Option<&'a Prospects> {
    let mut all = prospects.iter();
    all.find(|it| policy.total_of(it, card).is_some())
}
