//! Evaluates the decisions of one turn: the value of each, and how much the dice before it could have varied.

use super::advised::Advised;
use super::decision::Decision;
use super::units::{MicroPoints, micro};
use super::verdict::Verdict;
use crate::{Choice, Policy};
use rollkeep_rules::dice::{Counts, Keep};

/// A decision and its values.
pub(super) struct EvaluatedDecision {
    pub verdict: Verdict,
    /// The value of the best box.
    pub best_box: MicroPoints,
    /// The variance of the value after the roll before it, in square points.
    pub variance: f64,
}

/// The decisions of a game by turn: those of one turn have the same card.
pub(super) fn turns(decisions: &[Decision]) -> impl Iterator<Item = &[Decision]> {
    decisions.chunk_by(|one, next| one.seat == next.seat && one.card == next.card)
}

/// Evaluates the decisions of one turn. `None` if they are of other rules.
pub(super) fn evaluate(decisions: &[Decision], policy: &Policy) -> Option<Vec<EvaluatedDecision>> {
    let Some(first) = decisions.first() else {
        return Some(Vec::new());
    };
    let turn = policy.turn(&first.card).ok()?;
    let mut kept = Counts::default();
    let mut evaluated = Vec::new();
    for decision in decisions {
        let (dice, rolls_left) = (&decision.dice, decision.rolls_left);
        let advised = Advised::new(turn.advise(dice, rolls_left)?);
        let played = match decision.played {
            // A program may use up a roll and keep all dice.
            Choice::Keep(keep) if keep == Keep::all(dice.len()) => {
                micro(turn.value(&dice.counts(), rolls_left.checked_sub(1)?)?)
            }
            played => advised.value(played, dice)?,
        };
        let variance = turn.variance(&kept, rolls_left)?;
        if let Choice::Keep(keep) = decision.played {
            kept = dice.kept(keep);
        }
        evaluated.push(EvaluatedDecision {
            verdict: Verdict {
                best: advised.best,
                expected: advised.expected,
                played,
                open: advised.keeps.len() + advised.boxes.len() > 1,
            },
            best_box: advised.boxes.first().map_or(advised.expected, |it| it.1),
            variance,
        });
    }
    Some(evaluated)
}
