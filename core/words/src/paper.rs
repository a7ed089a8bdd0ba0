//! Words on and about printed score cards.

use super::play::comma_list;
use rollkeep_rules::{Category, Pattern, Points, RuleSet};

messages!("paper");

/// The points of a category, in a few words beside its name: "25", "sum of all dice".
pub fn pays(rules: &RuleSet, category: &Category) -> String {
    if let Pattern::Face(face) = category.pattern {
        return sum_of_face(face.pips());
    }
    points(rules, &category.points)
}

fn points(rules: &RuleSet, it: &Points) -> String {
    match it {
        Points::Fixed(points) => points.to_string(),
        Points::Matched => sum_of_matched(),
        Points::Best(dice) | Points::Worst(dice) if *dice >= rules.dice => sum_of_all(),
        Points::Best(dice) => sum_of_dice(*dice),
        Points::Worst(dice) => sum_of_lowest(*dice),
        Points::Plus(more, it) => format!("{} + {more}", points(rules, it)),
        Points::Times(times, it) => format!("{times} × {}", points(rules, it)),
        Points::ByRoll(rolls) => {
            let each: Vec<String> = rolls.iter().map(|it| points(rules, it)).collect();
            each.join(" / ")
        }
    }
}

/// When the upper bonus is earned, and what it is worth: "35 at 63 points"; of several, all.
pub fn bonus(rules: &RuleSet) -> String {
    let each = rules.upper_bonuses();
    let each = each.map(|it| bonus_from(it.points, it.threshold));
    comma_list(each)
}
