//! What is said about a finished game’s decisions.

use crate::coach::{Milli, Moment, Summary, Verdict};
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
pub fn when(game: &Game, moment: &Moment) -> String {
    let throws = game.rules().throws;
    format!(
        "Turn {}, {}",
        moment.card.filled() + 1,
        play::throw_count(throws - moment.throws_left, throws).to_ascii_lowercase()
    )
}

/// What a decision or the dice brought: "−2.4 points".
pub fn brought(milli: Milli) -> String {
    format!("{} points", advice::signed(milli))
}

/// So many points: "254.6 points".
pub fn points(milli: Milli) -> String {
    format!("{} points", advice::points(milli))
}

/// What was done: "Keep the two fives".
pub fn played(game: &Game, moment: &Moment) -> String {
    advice::order(game.rules(), &moment.card, &moment.dice, moment.played)
}

/// What would have been better, if anything was.
pub fn better(game: &Game, moment: &Moment, verdict: &Verdict) -> Option<String> {
    let best = advice::order(game.rules(), &moment.card, &moment.dice, verdict.best);
    (!verdict.is_best()).then(|| format!("Better: {best}"))
}
