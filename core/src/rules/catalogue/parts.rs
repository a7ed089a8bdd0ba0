//! What rule sets of the catalogue share.

use super::super::Pattern::{self, Faces};
use super::super::Points::{self, Matched};
use super::super::{Category, GivenName, Order, Section, Spec, Strike, UpperBonus};
use crate::dice::Face::{self, Five, Four, One, Six, Three, Two};

/// The bonus of Yahtzee's upper section.
pub(super) const UPPER_BONUS: Option<UpperBonus> = bonus(63, 35);

pub(super) const fn bonus(threshold: u16, points: u16) -> Option<UpperBonus> {
    Some(UpperBonus { threshold, points })
}

/// A game like most: five dice, three rolls, up to six players.
pub(super) fn five_dice(
    id: &str,
    categories: Vec<Category>,
    upper_bonus: Option<UpperBonus>,
) -> Spec {
    Spec {
        id: id.to_owned(),
        name: GivenName::default(),
        dice: 5,
        rolls: 3,
        saved_rolls: false,
        min_seats: 1,
        max_seats: 6,
        categories,
        order: Order::Free,
        upper_bonus,
        higher_bonuses: Vec::new(),
        extra_yahtzee: None,
    }
}

/// The same with six dice.
pub(super) fn six_dice(
    id: &str,
    categories: Vec<Category>,
    upper_bonus: Option<UpperBonus>,
) -> Spec {
    Spec {
        dice: 6,
        ..five_dice(id, categories, upper_bonus)
    }
}

/// Five in a row, from 1 and from 2.
pub(super) fn straights() -> [Pattern; 2] {
    [[One, Two, Three, Four, Five], [Two, Three, Four, Five, Six]].map(|faces| Faces(faces.into()))
}

/// A card with these boxes below the upper section.
pub(super) fn card<const N: usize>(lower: [Category; N]) -> Vec<Category> {
    let upper = ["ones", "twos", "threes", "fours", "fives", "sixes"];
    let upper = upper.into_iter().zip(Face::ALL).map(|(id, face)| Category {
        id: id.to_owned(),
        section: Section::Upper,
        pattern: Pattern::Face(face),
        points: Matched,
        needs: None,
        strike: Strike::AtWill,
        wins_by_roll: None,
    });
    upper.chain(lower).collect()
}

pub(super) fn lower(id: &str, pattern: Pattern, points: Points) -> Category {
    Category {
        id: id.to_owned(),
        section: Section::Lower,
        pattern,
        points,
        needs: None,
        strike: Strike::AtWill,
        wins_by_roll: None,
    }
}
