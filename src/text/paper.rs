//! Words on and about printed score cards.

use super::categories;
use crate::rules::{Category, Pattern, Points, RuleSet, UpperBonus};

messages!("paper");

/// What a category scores, in a few words beside its name: "25", "all dice".
pub fn pays(rules: &RuleSet, category: &Category) -> String {
    if let Pattern::Face(face) = category.pattern {
        return format!("sum of {}", super::dice::plural(face));
    }
    match category.points {
        Points::Fixed(points) => points.to_string(),
        Points::Matched => "sum of those dice".to_owned(),
        Points::Best(dice) if dice >= rules.dice => "sum of all dice".to_owned(),
        Points::Best(dice) => format!("sum of {} dice", categories::number(dice)),
    }
}

/// When the upper bonus is earned, and what it is worth: "35 from 63 points".
pub fn bonus(bonus: UpperBonus) -> String {
    format!("{} from {} points", bonus.points, bonus.threshold)
}

/// What each further Yahtzee is worth.
pub fn extra(points: u16) -> String {
    format!("{points} each")
}
