//! The best moment of a game.

use crate::dice::Dice;
use crate::game::{Event, Game, LastScore, Phase};
use crate::rules::{RuleSet, Slot};

/// For each rule set, what perfect play scores in each box on average, in hundredths of a point, in the order of the
/// card; the example `perfect` plays 250,000 games again. No mean is off by more than a tenth of a point.
const BOXES: &str = include_str!("boxes.txt");

/// The best moment of a game: the score that brought the most beyond what perfect play scores in its box on average.
/// The bonus for an extra Yahtzee that came with it counts, and so does the upper bonus if this score reached it. Of
/// equal ones it is the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Highlight {
    /// The score, and whose it was.
    pub score: LastScore,
    /// The upper bonus, if this score reached it.
    pub upper_bonus: u16,
    /// What the dice showed.
    pub dice: Dice,
    /// In which turn of the player, from 1.
    pub turn: usize,
}

impl Highlight {
    /// The best moment so far. `None` if no score was above the average of its box, or if the rules have not been
    /// measured.
    pub fn of(game: &Game) -> Option<Highlight> {
        let above = |it: &Highlight| {
            let brought = it.score.points + it.score.bonus + it.upper_bonus;
            i32::from(brought) * 100 - mean(game.rules(), it.score.slot).unwrap_or(i32::MAX)
        };
        let scores = scores(game).into_iter().map(|it| (above(&it), it));
        let above_average = scores.filter(|(above, _)| *above > 0);
        // `reduce` keeps the first of equals, `max_by_key` the last.
        let best = above_average.reduce(|a, b| if b.0 > a.0 { b } else { a });
        best.map(|(_, highlight)| highlight)
    }
}

/// What perfect play scores in this box on average, in hundredths of a point.
fn mean(rules: &RuleSet, slot: Slot) -> Option<i32> {
    let mut lines = BOXES.lines().map(|line| line.split(' '));
    let mut means = lines.find_map(|mut line| (line.next()? == rules.id).then_some(line))?;
    means.nth(slot.index())?.parse().ok()
}

/// All scores of a game that were not taken back.
fn scores(game: &Game) -> Vec<Highlight> {
    let mut scores: Vec<Highlight> = Vec::new();
    for (before, event) in game.steps() {
        match (event, before.then(event)) {
            (Event::Scored(_), Ok(after)) => scores.extend(scored(&before, &after)),
            (Event::Undone | Event::Reopened, Ok(after)) => {
                let still = |it: &Highlight| after.cards()[it.score.seat].is_open(it.score.slot);
                scores.retain(|it| !still(it));
            }
            _ => {}
        }
    }
    scores
}

/// The score between these two states.
fn scored(before: &Game, after: &Game) -> Option<Highlight> {
    let Phase::Turn(turn) = before.phase() else {
        return None;
    };
    let bonus = |game: &Game| game.cards()[turn.seat].totals(game.rules()).upper_bonus;
    Some(Highlight {
        score: after.last_score()?,
        upper_bonus: bonus(after) - bonus(before),
        dice: turn.hand?.dice,
        turn: after.cards()[turn.seat].filled(),
    })
}
