//! What a box usually holds.

use rollkeep_rules::{RuleSet, Slot, catalogue};

/// For each rule set, what perfect play scores in each box, in the order of the card: the mean and the standard deviation,
/// as 188/114, in hundredths of a point; the example `tables` plays 250,000 games again. No mean is off by more than a
/// tenth of a point.
const BOXES: &str = include_str!("boxes.txt");

/// What perfect play scores in a box, in hundredths of a point.
pub(super) struct Usual {
    pub mean: i32,
    pub deviation: i32,
}

/// What perfect play scores in a box. `None` if the rules have not been measured.
pub(super) fn usual(rules: &RuleSet, slot: Slot) -> Option<Usual> {
    if !catalogue::lists(rules) {
        return None;
    }
    let mut lines = BOXES.lines().map(|line| line.split(' '));
    let mut boxes = lines.find_map(|mut line| (line.next()? == rules.id).then_some(line))?;
    let (mean, deviation) = boxes.nth(slot.index())?.split_once('/')?;
    Some(Usual {
        mean: mean.parse().ok()?,
        deviation: deviation.parse().ok()?,
    })
}

/// Returns what a box holds on a usual card: the [par](RuleSet::par) of an upper box; else the possible score that is nearest to
/// what perfect play scores there, games in which it scores nothing aside. Under rules that were not measured, that is the middle
/// one. The same box always gives the same score, and never 0, unless nothing else is possible.
pub fn usual_points(rules: &RuleSet, slot: Slot) -> u16 {
    let mut scores = rules.possible_points(slot);
    scores.retain(|points| *points > 0);
    if let Some(par) = rules.par(slot).filter(|par| scores.contains(par)) {
        return par;
    }
    let nearest = usual(rules, slot).and_then(|usual| {
        let aim = without_zeros(&usual);
        let off = |points: &u16| (i64::from(*points) * 100 - aim).abs();
        scores.iter().copied().min_by_key(off)
    });
    nearest
        .or_else(|| scores.get(scores.len() / 2).copied())
        .unwrap_or(0)
}

/// About what the box holds when it holds something, in hundredths of a point: the mean of the squares by the mean. Zeros add
/// nothing to either.
fn without_zeros(usual: &Usual) -> i64 {
    let (mean, deviation) = (i64::from(usual.mean), i64::from(usual.deviation));
    (mean * mean + deviation * deviation) / mean.max(1)
}
