//! The decisions of a game.

use crate::Choice;
use rollkeep_rules::Card;
use rollkeep_rules::dice::Dice;
use rollkeep_rules::game::{Event, Game, Phase};

/// A decision that was made in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// Which event of the log it is, counted from 0.
    pub event: usize,
    /// Who decided.
    pub seat: usize,
    /// The player's card before it.
    pub card: Card,
    /// The cards of the others then, by seat.
    pub others: Vec<Card>,
    /// What the dice showed.
    pub dice: Dice,
    /// How many rolls were left.
    pub rolls_left: u8,
    /// The choice.
    pub played: Choice,
}

/// All decisions of a game, turn by turn. It leaves out scores that were taken back; the decision that replaced one
/// stands in the same turn, even if others have played since.
pub fn decisions(game: &Game) -> Vec<Decision> {
    let mut turns: Vec<(usize, Vec<Decision>)> = Vec::new();
    for (at, (now, event)) in game.steps().enumerate() {
        let played = match event {
            Event::Rolled { kept, .. } => Some(Choice::Keep(kept)),
            Event::Scored(slot) => Some(Choice::Score(slot)),
            Event::Undone | Event::Reopened | Event::RolledForStart(_) | Event::Spent(_) => None,
        };
        if let (Some(played), Phase::Turn(turn)) = (played, now.phase()) {
            match turn.hand {
                // The first roll of a turn decides nothing.
                None => turns.push((turn.seat, Vec::new())),
                Some(hand) => last_turn(&mut turns, turn.seat).push(Decision {
                    event: at,
                    seat: turn.seat,
                    card: now.cards()[turn.seat].clone(),
                    others: others(now.cards(), turn.seat),
                    dice: hand.dice,
                    rolls_left: turn.rolls_left(now.rules()),
                    played,
                }),
            }
        }
        if let (Event::Undone | Event::Reopened, Ok(after)) = (event, now.then(event))
            && let Phase::Turn(turn) = after.phase()
        {
            last_turn(&mut turns, turn.seat).pop();
        }
    }
    turns
        .into_iter()
        .flat_map(|(_, decisions)| decisions)
        .collect()
}

/// The cards of all but this seat.
pub fn others(cards: &[Card], seat: usize) -> Vec<Card> {
    let others = cards.iter().enumerate().filter(|(other, _)| *other != seat);
    others.map(|(_, card)| card.clone()).collect()
}

/// The decisions of this seat's last turn.
fn last_turn(turns: &mut Vec<(usize, Vec<Decision>)>, seat: usize) -> &mut Vec<Decision> {
    let at = turns.iter().rposition(|(whose, _)| *whose == seat);
    let at = at.unwrap_or_else(|| {
        turns.push((seat, Vec::new()));
        turns.len() - 1
    });
    &mut turns[at].1
}
