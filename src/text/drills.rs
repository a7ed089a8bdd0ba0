//! Practice: what would you keep, or which box would you fill?

use crate::coach::{Advised, MilliPoints};
use crate::dice::{Dice, Keep};
use crate::rules::{Card, RuleSet};
use crate::solver::Choice;
use crate::storage::Drills;
use crate::text::advice;

/// The title.
pub const PRACTICE: &str = "Practice";
/// What it is.
pub const HELP: &str = "What would you do? Tap the dice you would keep, or fill a box. Then you see what each choice is worth.";
/// Whose mistakes come up.
pub const WHO: &str = "Who practises?";
/// A new position is on its way.
pub const COMING: &str = "Getting a position…";
/// The dice and what is done with them.
pub const POSITION: &str = "Your turn";
/// The dice.
pub const DICE: &str = "Dice";
/// The boxes.
pub const CARD: &str = "Your card";
/// Rolls all dice.
pub const ROLL_ALL: &str = "Roll all again";
/// All dice are kept.
pub const ALL_KEPT: &str = "You keep all dice: fill a box.";
/// No roll is left.
pub const NO_ROLL: &str = "No rolls left: fill a box.";
/// Between the name of a box and its points, for the ear.
pub const SCORES: &str = ", scores ";
/// One more.
pub const NEXT: &str = "Next";
/// It was right.
pub const RIGHT: &str = "Right, that is the best choice.";
/// It does not count.
pub const NOT_COUNTED: &str = "This one does not count: the best choice was easy to see.";
/// Where it came from.
pub const OWN_MISTAKE: &str = "From one of your own games. There you chose: ";
/// The list of all choices.
pub const ALL: &str = "All choices";
/// What counts.
pub const COUNTED: &str = "Easy positions do not count: those where every other choice is clearly worse, unless you got them wrong before.";
/// The way there, from the score calculator.
pub const LINK: &str = "Practise: what would you keep here?";
/// Does without an answer.
pub const SILENT: &str = "There is no position to practise with under these rules.";

/// How many are right in a row.
pub fn streak(drills: Drills) -> String {
    match drills.all {
        0 => "No decisions yet.".to_owned(),
        all => format!(
            "{} right in a row. Longest row: {}. Right: {} of {all}.",
            drills.streak, drills.longest, drills.right
        ),
    }
}

/// What is rolled: "Keep the two fives and roll the others".
pub fn roll(rules: &RuleSet, card: &Card, dice: &Dice, keep: Keep) -> String {
    match keep {
        Keep::NONE => ROLL_ALL.to_owned(),
        keep => format!(
            "{}, roll the rest",
            advice::order(rules, card, dice, Choice::Keep(keep))
        ),
    }
}

/// What was chosen, and what would have been better.
pub fn verdict(
    rules: &RuleSet,
    card: &Card,
    dice: &Dice,
    advised: &Advised,
    cost: MilliPoints,
) -> String {
    match cost {
        ..50 => RIGHT.to_owned(),
        cost => format!(
            "That costs {} points on average. Better: {}.",
            advice::points(cost),
            advice::order(rules, card, dice, advised.best)
        ),
    }
}

/// How far the upper section is: "Upper section: 42 of 63 for the bonus."
pub fn upper(rules: &RuleSet, card: &Card) -> String {
    let upper = card.totals(rules).upper;
    match rules.upper_bonus {
        Some(bonus) => format!(
            "Upper section: {upper} of the {} for the bonus.",
            bonus.threshold
        ),
        None => format!("Upper section: {upper}."),
    }
}
