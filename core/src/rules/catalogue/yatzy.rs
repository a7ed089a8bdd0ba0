//! The rule sets from Scandinavia.

use super::super::Pattern::{Any, Faces, Groups};
use super::super::Points::{Best, Fixed, Matched, Plus};
use super::super::{Order, Spec, UpperBonus};
use super::parts::{bonus, card, five_dice, lower, six_dice, straights};
use crate::dice::Face;

/// The Scandinavian game.
pub(super) fn yatzy() -> Spec {
    let [little, big] = straights();
    let categories = card([
        lower("one-pair", Groups(vec![2]), Matched),
        lower("two-pairs", Groups(vec![2, 2]), Matched),
        lower("three-of-a-kind", Groups(vec![3]), Matched),
        lower("four-of-a-kind", Groups(vec![4]), Matched),
        lower("small-straight", little, Fixed(15)),
        lower("large-straight", big, Fixed(20)),
        lower("full-house", Groups(vec![3, 2]), Matched),
        lower("chance", Any, Best(5)),
        lower("yatzy", Groups(vec![5]), Fixed(50)),
    ]);
    five_dice("yatzy", categories, bonus(63, 50))
}

/// The same game in this order, with its bonus from this total on.
pub(super) fn ordered(free: Spec, id: &str, order: Order, threshold: u16) -> Spec {
    let upper_bonus = free
        .upper_bonus
        .map(|bonus| UpperBonus { threshold, ..bonus });
    Spec {
        id: id.to_owned(),
        order,
        upper_bonus,
        ..free
    }
}

/// The Scandinavian game with six dice.
pub(super) fn maxi_yatzy() -> Spec {
    let [little, big] = straights();
    let categories = card([
        lower("one-pair", Groups(vec![2]), Matched),
        lower("two-pairs", Groups(vec![2, 2]), Matched),
        lower("three-pairs", Groups(vec![2, 2, 2]), Matched),
        lower("three-of-a-kind", Groups(vec![3]), Matched),
        lower("four-of-a-kind", Groups(vec![4]), Matched),
        lower("five-of-a-kind", Groups(vec![5]), Matched),
        lower("small-straight", little, Fixed(15)),
        lower("large-straight", big, Fixed(20)),
        lower("full-straight", Faces(Face::ALL.into()), Fixed(21)),
        lower("full-house", Groups(vec![3, 2]), Matched),
        lower("castle", Groups(vec![3, 3]), Matched),
        lower("tower", Groups(vec![4, 2]), Matched),
        lower("chance", Any, Best(6)),
        lower("maxi-yatzy", Groups(vec![6]), Fixed(100)),
    ]);
    six_dice("maxi-yatzy", categories, bonus(84, 100))
}

/// The Danish game with six dice.
pub(super) fn super_yatzy() -> Spec {
    let [little, big] = straights();
    let all_alike = Plus(50, Box::new(Best(6)));
    let categories = card([
        lower("one-pair", Groups(vec![2]), Matched),
        lower("two-pairs", Groups(vec![2, 2]), Matched),
        lower("three-pairs", Groups(vec![2, 2, 2]), Matched),
        lower("three-of-a-kind", Groups(vec![3]), Matched),
        lower("four-of-a-kind", Groups(vec![4]), Matched),
        lower("two-threes", Groups(vec![3, 3]), Matched),
        lower("small-straight", little, Fixed(15)),
        lower("large-straight", big, Fixed(20)),
        lower("royal-straight", Faces(Face::ALL.into()), Fixed(30)),
        lower("full-house", Groups(vec![3, 2]), Matched),
        lower("chance", Any, Best(6)),
        lower("super-yatzy", Groups(vec![6]), all_alike),
    ]);
    six_dice("super-yatzy", categories, bonus(84, 50))
}
