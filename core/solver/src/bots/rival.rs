//! The rival.

use std::sync::Arc;

use super::remaining_points::RemainingPoints;
use super::turn_plan::TurnPlan;
use super::{Player, View};
use crate::{Choice, Objective, Policy, TurnPolicy};
use rollkeep_rules::Card;

/// Plays to win. With the last few boxes open, it computes how likely each final total is to win. The
/// others' cards are hidden: it assumes that each scores what a perfect player scores in its last
/// boxes, one box less if it has had its turn of this round. Then it plays for the highest mean of
/// that chance, which is exactly the chance to win once the others are done. While more boxes are
/// open, it plays for the highest mean of points: measured, looking at the others' totals that early
/// won no more games.
#[derive(Clone)]
pub struct Rival {
    policy: Arc<Policy>,
    rest: Arc<RemainingPoints>,
    plan: TurnPlan,
}

/// With this many boxes open, or fewer, it plays for the win. One more is five times the work and hardly wins more
/// games.
const LAST: usize = 3;

/// The value of a point beside the chance to win: with equal chances it takes the higher mean.
const POINT: f32 = 1e-6;

impl Rival {
    /// A player that uses this policy.
    pub fn new(policy: Arc<Policy>) -> Rival {
        Rival {
            rest: Arc::new(RemainingPoints::new(&policy)),
            plan: TurnPlan::default(),
            policy,
        }
    }
}

/// What each final total is worth, from 0 on: how likely it is to win. A win shared by three is a third of one.
fn worth(rest: &RemainingPoints, view: &View, open: usize) -> Option<Vec<f32>> {
    let own = view.card.totals(view.rules).grand();
    let mut others = view.totals.clone();
    others.remove(others.iter().position(|&total| total == own)?);
    if others.is_empty() {
        return None;
    }
    let ahead = view.before.min(others.len()) as f32 / others.len() as f32;
    let ends = others.iter().map(|&other| {
        let mut ends = Vec::new();
        rest.add(&mut ends, other, open.saturating_sub(1), ahead);
        rest.add(&mut ends, other, open, 1.0 - ahead);
        ends
    });
    let ends: Vec<Vec<f32>> = ends.collect();
    // Above all totals that the others can reach, every total wins.
    let longest = ends.iter().map(Vec::len).max().unwrap_or(0);
    let width = others.len() + 1;
    // For each total: how likely it is that nobody has more, and 0, 1, 2 … of the others have the same.
    let mut equals = vec![0.0; (longest + 1) * width];
    for equals in equals.chunks_exact_mut(width) {
        equals[0] = 1.0;
    }
    for ends in ends {
        let mut below = 0.0;
        for (equals, end) in equals.chunks_exact_mut(width).zip(ends) {
            add_other(equals, below, end);
            below += end;
        }
    }
    let worth = equals
        .chunks_exact(width)
        .enumerate()
        .map(|(total, equals)| {
            let shares = equals.iter().zip(1_u8..);
            let win: f32 = shares
                .map(|(chance, sharers)| chance / f32::from(sharers))
                .sum();
            win + POINT * total as f32
        });
    Some(worth.collect())
}

/// Of one total: how likely it is that nobody has more and this many of the others have the same. Adds another one, who
/// has less or the same with these chances.
fn add_other(equals: &mut [f32], less: f32, same: f32) {
    for count in (0..equals.len()).rev() {
        let one_fewer = count.checked_sub(1).map_or(0.0, |fewer| equals[fewer]);
        equals[count] = equals[count] * less + one_fewer * same;
    }
}

/// The policy of this turn that wins most often; `None` if there is nobody to beat.
fn win(policy: &Policy, worth: Option<Vec<f32>>, card: &Card) -> Option<Arc<TurnPolicy>> {
    let worth = worth?;
    let chances = policy.chances(card, Objective::Worth(&worth)).ok()?;
    chances.worth().map(|turn| Arc::new(turn.into_policy()))
}

impl Player for Rival {
    fn choose(&mut self, view: &View) -> Choice {
        let Rival { policy, rest, plan } = self;
        let open = view.rules.categories.len() - view.card.filled();
        plan.choose(view, || {
            let last = (open <= LAST).then(|| worth(rest, view, open));
            let win = win(policy, last.flatten(), view.card);
            win.or_else(|| policy.turn_policy(view.card).ok())
        })
    }
}
