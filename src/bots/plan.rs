//! What a player means to do in a turn.

use super::View;
use crate::rules::Card;
use crate::solver::{Choice, Course};

/// What a player means to do in a turn, whatever the dice: thought out at its first decision, and
/// kept for the others.
#[derive(Clone, Default)]
pub struct Plan {
    card: Option<Card>,
    totals: Vec<u16>,
    before: usize,
    course: Option<Course>,
}

impl Plan {
    /// What to do now. Thinks if this is another turn than before.
    pub fn choose(&mut self, view: &View, think: impl FnOnce() -> Option<Course>) -> Choice {
        let others = self.totals == view.totals && self.before == view.before;
        if self.card.as_ref() != Some(view.card) || !others {
            self.card = Some(view.card.clone());
            self.totals.clone_from(&view.totals);
            self.before = view.before;
            self.course = think();
        }
        let course = self.course.as_ref();
        let best = course.and_then(|course| course.best(&view.dice, view.throws_left));
        // A card of no game: the best that can be seen.
        best.unwrap_or_else(|| Choice::Score(view.highest(|slot| view.points(slot))))
    }
}
