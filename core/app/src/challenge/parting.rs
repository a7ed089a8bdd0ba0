//! The first decision in which two games differ.

use rollkeep_rules::game::Game;
use rollkeep_solver::Choice;
use rollkeep_solver::coach::{Decision, decisions};

/// The first decision that two players with the same dice took differently.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parting {
    /// The number of the decision in both games, from 0. It is also the index of its verdict in the
    /// [`Review`](rollkeep_solver::coach::Review) of each.
    pub decision: usize,
    /// The turn of this decision, from 1.
    pub turn: usize,
    /// What the first player decided. The dice of both show the same faces, but may lie in other places.
    pub one: Decision,
    /// What the second player decided.
    pub other: Decision,
}

/// Finds the first decision in which two games differ. `None` if there is none in what both have played, or if the
/// games have other dice or other rules.
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

/// Returns whether both decided the same. Which of several equal dice are kept makes no difference.
fn agree(one: &Decision, other: &Decision) -> bool {
    match (one.played, other.played) {
        (Choice::Keep(kept), Choice::Keep(other_kept)) => {
            one.dice.kept(kept) == other.dice.kept(other_kept)
        }
        (Choice::Score(slot), Choice::Score(other)) => slot == other,
        (Choice::Keep(_), Choice::Score(_)) | (Choice::Score(_), Choice::Keep(_)) => false,
    }
}
