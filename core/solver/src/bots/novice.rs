//! The novice.

use super::{Player, View};
use crate::Choice;
use rollkeep_rules::dice::Counts;

/// Plays for the first time and sees only the dice on the table. Collects the face that shows most
/// often, of two the higher one. Stops early only for 25 points or more, which looks like a lot.
/// Takes the box that scores most now, so Chance and the low upper boxes go early; when nothing
/// scores, crosses out the first open box from the top. Of saved rolls, leaves one for each turn to come.
#[derive(Clone, Copy, Debug)]
pub struct Novice;

/// Points that look like a lot.
const A_LOT: u16 = 25;

impl Player for Novice {
    fn choose(&mut self, view: &View) -> Choice {
        let slot = view.highest(|slot| view.points(slot));
        if !view.may_roll_on() || view.points(slot) >= A_LOT {
            return Choice::Score(slot);
        }
        let favourite = view.dice.counts().most();
        let mut kept = Counts::default();
        kept.0[favourite.index()] = view.dice.counts().of(favourite);
        Choice::Keep(view.dice.places_of(kept))
    }
}
