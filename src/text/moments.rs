//! What is worth a cheer, in a few words.

use super::categories;
use super::names::does;
use crate::game::{Game, Moment};
use crate::rules::{Pattern, RuleSet};

/// "Yahtzee!", "Upper bonus +35", "Ben takes the lead": about what has just happened in this game.
pub fn moment(game: &Game, moment: Moment) -> String {
    let rules = game.rules();
    let last = game.last_score();
    let name = last.map_or("", |last| game.setup().seats()[last.seat].name.as_str());
    match moment {
        Moment::Yahtzee => format!("{}!", all_equal(rules)),
        Moment::ExtraYahtzee => {
            let bonus = last.map_or(0, |last| last.bonus);
            format!("Extra {} +{bonus}", all_equal(rules))
        }
        Moment::UpperBonus => {
            let bonus = rules.upper_bonus.map_or(0, |bonus| bonus.points);
            format!("Upper bonus +{bonus}")
        }
        Moment::Lead => does(name, "takes the lead", "take the lead"),
        Moment::Win => does(name, "wins", "win"),
    }
}

/// A total that is higher than all before it under these rules.
pub fn best(total: u16) -> String {
    format!("Best total yet: {total}")
}

/// What these rules call dice that are all equal: the box that asks for most dice of one face.
fn all_equal(rules: &RuleSet) -> String {
    let alike = |pattern: &Pattern| match pattern {
        Pattern::Groups(sizes) if sizes.len() == 1 => sizes.first().copied(),
        _ => None,
    };
    let found = (rules.categories.iter()).max_by_key(|category| alike(&category.pattern));
    found.map_or(String::new(), |category| categories::name(&category.id))
}
