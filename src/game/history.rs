//! What the log of a game says about its dice.

use super::{Event, Game, Hand, Phase, StartRoll, Turn};
use crate::dice::{Counts, Dice, Face, Lie};

/// The rolls of one turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnRolls {
    /// Whose turn it was.
    pub seat: usize,
    /// The dice after each roll, as they lay.
    pub hands: Vec<Hand>,
}

impl Game {
    /// What this number of dice shows in the next roll, if they are shared with others. A turn is counted by the boxes that
    /// are filled, so a score that was taken back gives no other dice.
    pub(super) fn shared_roll(&self, count: usize) -> Option<Dice> {
        let seed = self.setup().seed()?;
        let Phase::Turn(turn) = self.phase() else {
            return None;
        };
        let rolls = turn.hand.map_or(0, |hand| hand.rolls);
        let filled = self.cards()[turn.seat].filled();
        Some(seed.roll(filled, rolls.into(), count))
    }

    /// What each rolled for the start, round by round; the last round may still be on.
    pub fn start_rounds(&self) -> Vec<Vec<(usize, Face)>> {
        let mut rounds: Vec<Vec<(usize, Face)>> = Vec::new();
        let mut round = StartRoll::first(self.cards().len());
        for event in self.log() {
            let &Event::RolledForStart(face) = event else {
                break;
            };
            let roll = (round.seat(), face);
            match rounds.last_mut() {
                Some(rolls) if !round.rolled.is_empty() => rolls.push(roll),
                _ => rounds.push(vec![roll]),
            }
            match round.after(face) {
                Ok(next) => round = next,
                Err(_starter) => break,
            }
        }
        rounds
    }

    /// The rolls of every turn, in order. A turn that was taken up again by an undo goes on.
    pub fn turns(&self) -> Vec<TurnRolls> {
        let mut turns: Vec<TurnRolls> = Vec::new();
        let mut game = Game::new(self.setup().clone());
        for &event in self.log() {
            // This log was made by the same rules.
            let done = game.advance(event);
            let Phase::Turn(turn) = game.phase() else {
                continue;
            };
            if let (Ok(()), Event::Rolled { .. }, Some(hand)) = (done, event, turn.hand) {
                // Others may have played since it was their turn, if a score was taken back.
                let theirs = turns.iter_mut().rev().find(|it| it.seat == turn.seat);
                match theirs {
                    Some(last) if hand.rolls > 1 => last.hands.push(hand),
                    _ => turns.push(TurnRolls {
                        seat: turn.seat,
                        hands: vec![hand],
                    }),
                }
            }
        }
        turns
    }

    /// How the die at this place of the tray lies since it was rolled last; `None` if there is none.
    pub fn lie(&self, place: usize) -> Option<Lie> {
        let Phase::Turn(Turn {
            hand: Some(hand), ..
        }) = self.phase()
        else {
            return None;
        };
        let face = *hand.dice.faces().get(place)?;
        let rolled = |event: &Event| match event {
            Event::Rolled { kept, .. } => !kept.contains(place),
            _ => false,
        };
        let event = self.log().iter().rposition(rolled)?;
        Some(Lie::of(event, place, face))
    }

    /// The die that was rolled last to see who starts, until something else happens.
    pub fn start_die(&self) -> Option<Face> {
        let spent = |event: &&Event| matches!(event, Event::Spent(_));
        match self.log().iter().rev().find(|event| !spent(event)) {
            Some(Event::RolledForStart(face)) => Some(*face),
            _ => None,
        }
    }

    /// How often each face was rolled, for the start too; index 0 counts the ones.
    pub fn faces_rolled(&self) -> [u32; 6] {
        let mut counts = [0; 6];
        for event in self.log() {
            match event {
                Event::RolledForStart(face) => counts[face.index()] += 1,
                Event::Rolled { rolled, .. } => {
                    let Counts(faces) = rolled.counts();
                    for (count, more) in counts.iter_mut().zip(faces) {
                        *count += u32::from(more);
                    }
                }
                Event::Scored(_) | Event::Undone | Event::Reopened | Event::Spent(_) => {}
            }
        }
        counts
    }
}
