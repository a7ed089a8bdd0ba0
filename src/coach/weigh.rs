//! The decisions of one turn on the scales: what each was worth, and what the dice before it could have brought.

use super::letters::{Advised, Milli};
use super::moment::Moment;
use super::review::Verdict;
use crate::dice::Counts;
use crate::solver::{Choice, Policy};

/// A decision, weighed.
pub(super) struct Weighed {
    pub verdict: Verdict,
    /// What the best box was worth.
    pub best_box: Milli,
    /// The variance of what the throw before it could bring, in square points.
    pub variance: f64,
}

/// The decisions of a game turn by turn: those of one turn have the same card.
pub(super) fn turns(moments: &[Moment]) -> impl Iterator<Item = &[Moment]> {
    moments.chunk_by(|one, next| one.seat == next.seat && one.card == next.card)
}

/// Weighs the decisions of one turn. `None` if they are of other rules.
pub(super) fn weigh(moments: &[Moment], policy: &Policy) -> Option<Vec<Weighed>> {
    let Some(first) = moments.first() else {
        return Some(Vec::new());
    };
    let turn = policy.turn(&first.card)?;
    let mut kept = Counts::default();
    let mut weighed = Vec::new();
    for moment in moments {
        let advised = Advised::from(turn.advise(&moment.dice, moment.throws_left)?);
        let variance = turn.variance(&kept, moment.throws_left)?;
        if let Choice::Keep(keep) = moment.played {
            kept = moment.dice.kept(keep);
        }
        weighed.push(Weighed {
            verdict: Verdict {
                best: advised.best,
                expected: advised.expected,
                played: advised.value(moment.played, &moment.dice)?,
                open: advised.keeps.len() + advised.boxes.len() > 1,
            },
            best_box: advised.boxes.first().map_or(advised.expected, |it| it.1),
            variance,
        });
    }
    Some(weighed)
}
