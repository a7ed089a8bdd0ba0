//! What is said about a finished game’s decisions.

use crate::coach::{Decision, MilliPoints, Summary, Verdict};
use crate::game::Game;
use crate::text::{advice, play};

/// "7 of 9 (78 %)": how many decisions were the best.
pub fn accuracy(summary: &Summary) -> String {
    let (best, all) = (summary.best, summary.decisions);
    match summary.accuracy() {
        Some(percent) => format!("{best} of {all} ({percent}\u{a0}%)"),
        None => "–".to_owned(),
    }
}

/// "Turn 3, roll 2 of 3"
pub fn when(game: &Game, decision: &Decision) -> String {
    let rolls = game.rules().rolls;
    format!(
        "Turn {}, {}",
        decision.card.filled() + 1,
        play::roll_count(rolls - decision.rolls_left, rolls).to_ascii_lowercase()
    )
}

/// What a decision or the dice brought: "−2.4 points".
pub fn brought(milli: MilliPoints) -> String {
    format!("{} points", advice::signed(milli))
}

/// So many points: "254.6 points".
pub fn points(milli: MilliPoints) -> String {
    format!("{} points", advice::points(milli))
}

/// What was done: "Keep the two fives".
pub fn played(game: &Game, decision: &Decision) -> String {
    advice::order(
        game.rules(),
        &decision.card,
        &decision.dice,
        decision.played,
    )
}

/// What would have been better, if anything was.
pub fn better(game: &Game, decision: &Decision, verdict: &Verdict) -> Option<String> {
    let best = advice::order(game.rules(), &decision.card, &decision.dice, verdict.best);
    (!verdict.is_best()).then(|| format!("Better: {best}"))
}
