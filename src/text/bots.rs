//! Computers at the table.

use crate::dice::Dice;
use crate::game::Strength;
use crate::rules::RuleSet;
use crate::solver::Choice;
use crate::text::{advice, tournament};

/// What a computer is called.
pub const fn name(strength: Strength) -> &'static str {
    match strength {
        Strength::Novice => "Novice",
        Strength::Casual => "Casual",
        Strength::Skilled => "Skilled",
        Strength::Perfect => "Perfect",
        Strength::Rival => "Rival",
    }
}

/// How it plays, in one line.
pub const fn line(strength: Strength) -> &'static str {
    match strength {
        Strength::Novice => "Has just learned the rules and collects whatever shows most.",
        Strength::Casual => "Plays on holidays: knows the boxes, never works out the odds.",
        Strength::Skilled => "Plays every week: good at odds, but never looks past this turn.",
        Strength::Perfect => "Plays for the highest average total. Nobody does better.",
        Strength::Rival => "Plays to win: near the end, goes for the total that beats yours.",
    }
}

/// Asks what to do about a computer that cannot think.
pub fn stuck(name: &str) -> String {
    format!("{name} is stuck")
}

/// Who plays in the place of a computer that cannot think.
pub fn stands_in(name: &str) -> String {
    format!("{}, playing for {name},", self::name(Strength::Casual))
}

/// What several computers at one table are called, each by a name of its own.
pub fn names(computers: &[Strength]) -> Vec<String> {
    let each: Vec<&str> = computers.iter().map(|&it| name(it)).collect();
    tournament::names(&each)
}

/// What a computer does and why: "Casual keeps the three fives, for the box that is closest."
pub fn says(name: &str, strength: Strength, rules: &RuleSet, dice: &Dice, does: Choice) -> String {
    let why = match (strength, does) {
        (Strength::Novice, Choice::Keep(_)) => "to get more of them",
        (Strength::Novice, Choice::Score(_)) => "for the most points now",
        (Strength::Casual, Choice::Keep(_)) => "for the box that is closest",
        (Strength::Casual, Choice::Score(_)) => "which fits these dice best",
        (Strength::Skilled, Choice::Keep(_)) => "for the most points this turn",
        (Strength::Skilled, Choice::Score(_)) => "the best score for its box",
        (Strength::Perfect, Choice::Keep(_) | Choice::Score(_)) => "best on average",
        (Strength::Rival, Choice::Keep(_) | Choice::Score(_)) => "to win",
    };
    format!("{name} {}, {why}.", advice::does(rules, dice, does))
}
