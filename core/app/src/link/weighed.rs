//! The events of a game with shared dice, each as a choice with a weight for how likely it is. No face is written: all
//! follow from the seed.

use super::digits::{DigitReader, Digits};
use rollkeep_rules::dice::{Counts, Dice, Face, Keep};
use rollkeep_rules::game::{Action, Event, Game, Phase};
use rollkeep_rules::{Offer, Slot};

/// What can happen next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// The dice that are not kept are rolled.
    Roll(Keep),
    /// A box is filled.
    Score(Slot),
    /// The score written last is taken back.
    Undo,
    /// The game ends.
    End,
}

/// What a link says about a game besides its events.
#[derive(Clone, Copy, Debug)]
pub struct GameFlags {
    /// Whether the game contains an undo.
    pub undone: bool,
    /// Whether the game is over at the end of the log.
    pub finished: bool,
}

/// Writes what happens next; `None` if the rules do not allow it.
pub fn write(digits: &mut Digits, game: &Game, next: Next, flags: GameFlags) -> Option<()> {
    let all = weighed(game, flags);
    let place = all.iter().position(|(it, _)| *it == next)?;
    let weights: Vec<u32> = all.iter().map(|(_, weight)| *weight).collect();
    digits.write_weighed(place, &weights);
    Some(())
}

/// Reads what happens next; `None` if nothing can follow.
pub fn read(digits: &mut DigitReader, game: &Game, flags: GameFlags) -> Option<Next> {
    let all = weighed(game, flags);
    let weights: Vec<u32> = all.iter().map(|(_, weight)| *weight).collect();
    let place = digits.read_weighed(&weights)?;
    all.get(place).map(|(next, _)| *next)
}

/// Returns this event as a choice; `None` if no game with shared dice has such an event.
pub fn next_of(event: Event) -> Option<Next> {
    match event {
        Event::Rolled { kept, .. } => Some(Next::Roll(kept)),
        Event::Scored(slot) => Some(Next::Score(slot)),
        Event::Undone => Some(Next::Undo),
        Event::RolledForStart(_) | Event::Reopened | Event::Spent(_) => None,
    }
}

impl Next {
    /// Returns the action that leads to it; `None` for the end.
    pub fn action(self) -> Option<Action> {
        match self {
            Next::Roll(keep) => Some(Action::Roll(keep)),
            Next::Score(slot) => Some(Action::Score(slot)),
            Next::Undo => Some(Action::Undo),
            Next::End => None,
        }
    }
}

/// Returns all that can happen next, in order, with the weights.
fn weighed(game: &Game, flags: GameFlags) -> Vec<(Next, u32)> {
    let mut all = Vec::new();
    match game.phase() {
        Phase::Starting(_) => {}
        Phase::Turn(turn) => match turn.hand {
            None => all.push((Next::Roll(Keep::NONE), 8)),
            Some(hand) => {
                if turn.rolls_left(game.rules()) > 0 {
                    let keeps = Keep::every(hand.dice.len());
                    all.extend(keeps.map(|keep| (Next::Roll(keep), of_keep(&hand.dice, keep))));
                }
                let (card, throw) = (&game.cards()[turn.seat], hand.throw());
                for slot in game.rules().slots() {
                    if let Offer::Open { points, bonus } = game.rules().offer(card, slot, throw) {
                        let weight = 1 + u32::from(points) + u32::from(bonus);
                        all.push((Next::Score(slot), weight));
                    }
                }
            }
        },
        Phase::Over(_) if flags.finished => all.push((Next::End, 8)),
        Phase::Over(_) => {}
    }
    if flags.undone && game.can_undo() {
        all.push((Next::Undo, 1));
    }
    all
}

/// Returns the weight of keeping these dice.
fn of_keep(dice: &Dice, keep: Keep) -> u32 {
    let (Counts(all), Counts(kept)) = (dice.counts(), dice.kept(keep));
    let faces = || Face::ALL.into_iter().filter(|face| kept[face.index()] > 0);
    let whole = faces().all(|face| kept[face.index()] == all[face.index()]);
    let most = all.into_iter().max();
    let single = faces().all(|face| kept[face.index()] == 1);
    let span = match (faces().next(), faces().next_back()) {
        (Some(low), Some(high)) => high.index() - low.index(),
        _ => 0,
    };
    match faces().count() {
        1 if whole && keep.count() > 1 && kept.into_iter().max() == most => 96,
        1 if whole => 12,
        2 if whole => 16,
        0 => 4,
        3.. if single && span < 5 => 4,
        _ => 1,
    }
}
