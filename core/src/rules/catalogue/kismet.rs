//! Kismet, whose dice have colours.

use super::super::Pattern::{All, Among, Any, AnyOf, AtLeast, Groups, Run};
use super::super::Points::{Best, Fixed, Plus};
use super::super::{Spec, UpperBonus};
use super::parts::{UPPER_BONUS, card, five_dice, lower};
use crate::dice::Face::{Five, Four, One, Six, Three, Two};

/// The faces of the dice are black, red or green.
pub(super) fn kismet() -> Spec {
    let full_house = || AnyOf(vec![Groups(vec![3, 2]), Groups(vec![5])]);
    let of_one_colour = || {
        AnyOf(
            [[One, Six], [Two, Five], [Three, Four]]
                .map(|it| Among(it.into()))
                .into(),
        )
    };
    let two_pair = AnyOf(vec![
        AtLeast([2, 0, 0, 0, 0, 2]),
        AtLeast([0, 2, 0, 0, 2, 0]),
        AtLeast([0, 0, 2, 2, 0, 0]),
        Groups(vec![4]),
    ]);
    let sum_and = |more| Plus(more, Box::new(Best(5)));
    let coloured_house = All(vec![full_house(), of_one_colour()]);
    let categories = card([
        lower("two-pair-same-colour", two_pair, Best(5)),
        lower("three-of-a-kind", Groups(vec![3]), Best(5)),
        lower("straight", Run(5), Fixed(30)),
        lower("flush", of_one_colour(), Fixed(35)),
        lower("full-house", full_house(), sum_and(15)),
        lower("full-house-same-colour", coloured_house, sum_and(20)),
        lower("four-of-a-kind", Groups(vec![4]), sum_and(25)),
        lower("yarborough", Any, Best(5)),
        lower("kismet", Groups(vec![5]), sum_and(50)),
    ]);
    Spec {
        higher_bonuses: [(71, 55), (78, 75)]
            .map(|(threshold, points)| UpperBonus { threshold, points })
            .into(),
        ..five_dice("kismet", categories, UPPER_BONUS)
    }
}
