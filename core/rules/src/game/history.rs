//! What the log of a game says about its dice.

use super::phase::AfterStartRoll;
use super::{Event, Game, Hand, Phase, StartRoll};
use crate::dice::{Counts, Dice, Face};

/// The rolls of one turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnRolls {
    /// The seat whose turn it was.
    pub seat: usize,
    /// The dice after each roll, in their places.
    pub hands: Vec<Hand>,
}

impl Game {
    /// The next roll of this number of dice, if the dice are shared with others. The number of the turn is the number
    /// of filled boxes, so an undo gives no other dice.
    pub(super) fn shared_roll(&self, count: usize) -> Option<Dice> {
        let seed = self.setup().seed()?;
        let Phase::Turn(turn) = self.phase() else {
            return None;
        };
        let rolls = turn.hand.map_or(0, |hand| hand.rolls);
        let filled = self.cards()[turn.seat].filled();
        Some(seed.roll(filled, rolls.into(), count))
    }

    /// What each player rolled for the start, round by round; the last round may be unfinished.
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
                AfterStartRoll::Again(next) => round = next,
                AfterStartRoll::Starts(_) => break,
            }
        }
        rounds
    }

    /// The rolls of every turn, in order. After an undo, further rolls belong to the same turn.
    pub fn turns(&self) -> Vec<TurnRolls> {
        let mut turns: Vec<TurnRolls> = Vec::new();
        for (game, event) in self.steps() {
            let (Event::Rolled { kept, rolled }, Phase::Turn(turn)) = (event, game.phase()) else {
                continue;
            };
            let after = turn.rolled(game.rules(), kept, &rolled);
            let Some(hand) = after.ok().and_then(|turn| turn.hand) else {
                continue;
            };
            // After an undo, this may not be the latest turn, because others have played since.
            let theirs = turns.iter_mut().rev().find(|it| it.seat == turn.seat);
            match theirs {
                Some(last) if hand.rolls > 1 => last.hands.push(hand),
                _ => turns.push(TurnRolls {
                    seat: turn.seat,
                    hands: vec![hand],
                }),
            }
        }
        turns
    }

    /// The die that was rolled last for the start, until something else happens. Time does not count.
    pub fn start_die(&self) -> Option<Face> {
        let spent = |event: &&Event| matches!(event, Event::Spent(_));
        match self.log().iter().rev().find(|event| !spent(event)) {
            Some(Event::RolledForStart(face)) => Some(*face),
            _ => None,
        }
    }

    /// Returns the seat that rolled the latest die for the start.
    pub fn start_roller(&self) -> Option<usize> {
        self.start_rounds().last()?.last().map(|(seat, _)| *seat)
    }

    /// How often dice were rolled so far, without those for the start.
    pub fn rolls(&self) -> usize {
        let rolled = |event: &&Event| matches!(event, Event::Rolled { .. });
        self.log().iter().filter(rolled).count()
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
