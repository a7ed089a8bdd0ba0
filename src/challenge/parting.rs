//! Where two games went apart.

use crate::coach::{Decision, decisions};
use crate::game::Game;
use crate::solver::Choice;

/// The first decision that two players of the same dice took differently.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parting {
    /// Which of all decisions of either game it is, counted from 0: the place of its verdict in the
    /// [`Review`](crate::coach::Review) of each.
    pub decision: usize,
    /// In which turn, from 1.
    pub turn: usize,
    /// What the first decided. The dice of both show the same, but may lie in other places.
    pub one: Decision,
    /// What the second decided.
    pub other: Decision,
}

/// Where two games went apart. `None` if they did not, as far as both were played, or if their dice are not the same.
pub fn parting(one: &Game, other: &Game) -> Option<Parting> {
    let same_dice = one.setup().seed().is_some() && one.setup().seed() == other.setup().seed();
    if !same_dice || one.rules() != other.rules() {
        return None;
    }
    let both = decisions(one).into_iter().zip(decisions(other)).enumerate();
    let (decision, (one, other)) = { both }.find(|(_, (one, other))| !agree(one, other))?;
    Some(Parting {
        decision,
        turn: one.card.filled() + 1,
        one,
        other,
    })
}

/// Do two who face the same decide the same? Of equal dice it does not matter which are kept.
fn agree(one: &Decision, other: &Decision) -> bool {
    match (one.played, other.played) {
        (Choice::Keep(kept), Choice::Keep(other_kept)) => {
            one.dice.kept(kept) == other.dice.kept(other_kept)
        }
        (Choice::Score(slot), Choice::Score(other)) => slot == other,
        (Choice::Keep(_), Choice::Score(_)) | (Choice::Score(_), Choice::Keep(_)) => false,
    }
}
