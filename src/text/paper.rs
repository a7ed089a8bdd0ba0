//! Words on and about printed score cards.

use super::categories;
use crate::rules::{Category, Pattern, Points, RuleSet, UpperBonus};

/// The heading of the screen, and the link to it from the rules.
pub const PAPER: &str = "Score cards on paper";
/// What the screen is for.
pub const ABOUT: &str =
    "Print a blank score card and play with your own dice. It fits on one page, A4 or Letter.";
/// The heading over the card of a game.
pub const PRINT_GAME: &str = "Print the score card";
/// The button, and the link from the end of a game and from a card for real dice.
pub const PRINT: &str = "Print";
/// From the sheet to the card on screen.
pub const BACK_TO_CARD: &str = "Back to the card";
/// How many columns.
pub const COLUMNS: &str = "Columns";
/// What a column is for.
pub const COLUMNS_HELP: &str = "One for each player, or one for each game.";
/// What stands before the place for the names.
pub const NAME: &str = "Name";
/// The upper section's sum.
pub const UPPER_TOTAL: &str = "Upper section";
/// There is no such finished game here.
pub const NO_GAME: &str = "This game is not finished, or it is no longer on this device.";

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
