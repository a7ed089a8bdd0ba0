//! The best moment of a game.

use super::usual::usual;
use rollkeep_rules::dice::Dice;
use rollkeep_rules::game::{Event, Game, LastScore, Phase, Seat, SeatKind};

/// How much more than usual a best moment is at least, in hundredths of a point.
const LEAST: i32 = 500;

/// The best moment of a game: the score of a person that brought the most beyond what perfect play scores in its box on
/// average, by at least the standard deviation of that box and five points: 8 in Twos is no moment, and neither is a full
/// house. The bonus for an extra Yahtzee that came with it counts. The upper bonus counts half if this score reached it,
/// because other boxes have earned it too: so a Yahtzee is more than the last step to the bonus. Of equal ones it is the
/// first. In a game of computers alone, it is theirs.
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
    /// The best moment so far. `None` if there is none, or if the rules have not been measured.
    pub fn of(game: &Game) -> Option<Highlight> {
        let seats = game.setup().seats();
        let is_person = |seat: &Seat| seat.kind == SeatKind::Person;
        let counts =
            |it: &Highlight| is_person(&seats[it.score.seat]) || !seats.iter().any(is_person);
        let worth = |it: Highlight| {
            let usual = usual(game.rules(), it.score.slot)?;
            let brought = it.score.points + it.score.bonus + it.upper_bonus / 2;
            let above = i32::from(brought) * 100 - usual.mean;
            (above >= usual.deviation.max(LEAST)).then_some((above, it))
        };
        let worthy = scores(game).into_iter().filter(counts).filter_map(worth);
        // `reduce` keeps the first of equals, `max_by_key` the last.
        let best = worthy.reduce(|a, b| if b.0 > a.0 { b } else { a });
        best.map(|(_, highlight)| highlight)
    }
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
