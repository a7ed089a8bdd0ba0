//! Keeps fives and sixes, and fills what pays most.

use rollkeep_rules::dice::Keep;
use rollkeep_solver::Choice;
use rollkeep_solver::bots::{Player, View};

pub struct Mine;

impl Player for Mine {
    fn choose(&mut self, view: &View) -> Choice {
        if view.rolls_left > 0 {
            let mut keep = Keep::NONE;
            for (place, face) in view.dice.faces().iter().enumerate() {
                if face.pips() >= 5 {
                    keep = keep.toggled(place);
                }
            }
            return Choice::Keep(keep);
        }
        let best = view.legal.iter().max_by_key(|slot| view.points(**slot));
        Choice::Score(*best.expect("there is always a box to fill"))
    }
}
