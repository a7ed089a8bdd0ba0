//! The novice.

use super::{Player, View};
use crate::dice::Keep;
use crate::solver::Choice;

/// Plays for the first time and sees only the dice on the table. Collects the face that shows most
/// often, of two the higher one. Stops early only for 25 points or more, which looks like a lot.
/// Takes the box that scores most now, so Chance and the low upper boxes go early; when nothing
/// scores, crosses out the first open box from the top.
#[derive(Clone, Copy, Debug)]
pub struct Novice;

/// Points that look like a lot.
const A_LOT: u16 = 25;

impl Player for Novice {
    fn choose(&mut self, view: &View) -> Choice {
        let slot = view.highest(|slot| view.points(slot));
        if view.rolls_left == 0 || view.points(slot) >= A_LOT {
            return Choice::Score(slot);
        }
        let favourite = view.dice.counts().most();
        let places = view.dice.faces().iter().enumerate();
        let kept = places.filter(|(_, face)| **face == favourite);
        let bits = kept.fold(0, |bits, (place, _)| bits | 1 << place);
        Choice::Keep(Keep::from_bits(bits))
    }
}
