//! An example: collects one face, and fills the box with the most points above its price.

use rollkeep_rules::Slot;
use rollkeep_rules::dice::{Face, Keep};
use rollkeep_solver::Choice;
use rollkeep_solver::bots::{Player, View};

/// Collects one face, and fills the box with the most points above its price.
pub struct Hoarder;

impl Player for Hoarder {
    /// Called for every decision: keep some dice and roll the others, or fill a box.
    fn choose(&mut self, view: &View) -> Choice {
        let slot = bargain(view);
        if view.rolls_left == 0 || view.points(slot) >= 25 {
            return Choice::Score(slot);
        }
        let face = favourite(view);
        let mut keep = Keep::NONE;
        for (place, &shown) in view.dice.faces().iter().enumerate() {
            if shown == face {
                keep = keep.toggled(place);
            }
        }
        Choice::Keep(keep)
    }
}

/// The box whose points are most above its price.
fn bargain(view: &View) -> Slot {
    let gain = |slot: &Slot| i32::from(view.points(*slot)) - price(view, *slot);
    let best = view.legal.iter().copied().max_by_key(gain);
    best.unwrap_or(view.legal[0])
}

/// What a box should bring: three dice of its face, or two fifths of its highest score.
fn price(view: &View, slot: Slot) -> i32 {
    let category = view.rules.category(slot);
    match category.face() {
        Some(face) => 3 * i32::from(face.pips()),
        None => i32::from(view.rules.max_points(slot)) * 2 / 5,
    }
}

/// The most frequent face; of several, one whose upper box is open, then the highest.
fn favourite(view: &View) -> Face {
    let counts = view.dice.counts();
    let open = |face| {
        let slot = view.rules.upper_slot(face);
        slot.is_some_and(|slot| view.card.is_open(slot))
    };
    let most = Face::ALL
        .into_iter()
        .max_by_key(|&face| (counts.of(face), open(face), face.pips()));
    most.unwrap_or(Face::Six)
}
