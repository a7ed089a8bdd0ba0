//! Computers at the table.

use crate::dice::Dice;
use crate::game::{Seat, Strength, distinct_names};
use crate::rules::RuleSet;
use crate::solver::Choice;
use crate::text::advice;

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

/// What computers of a strength are called at a table: as many names as there may be of them.
const fn pool(strength: Strength) -> [&'static str; 6] {
    match strength {
        Strength::Novice => ["Nils", "Nell", "Noah", "Nina", "Ned", "Nuria"],
        Strength::Casual => ["Cora", "Carl", "Celia", "Cyrus", "Clara", "Colin"],
        Strength::Skilled => ["Sven", "Selma", "Silas", "Stella", "Samir", "Sofia"],
        Strength::Perfect => ["Petra", "Pavel", "Pia", "Paul", "Paula", "Piet"],
        Strength::Rival => ["Rufus", "Rosa", "Ravi", "Romy", "Ralf", "Rhea"],
    }
}

/// Its manner, in a few words: how people would speak of it.
pub const fn manner(strength: Strength) -> &'static str {
    match strength {
        Strength::Novice => "Quick, and without a plan.",
        Strength::Casual => "Easy-going, plays by feel.",
        Strength::Skilled => "Sharp, one turn at a time.",
        Strength::Perfect => "Calm, and never in a hurry for points.",
        Strength::Rival => "Watches your score, not the clock.",
    }
}

/// What computers at one table are called, each by a name of its own that none of these people has.
pub fn names(people: &[&str], computers: &[Strength]) -> Vec<String> {
    let mut taken: Vec<String> = people.iter().map(|name| name.to_lowercase()).collect();
    let mut names: Vec<&str> = Vec::new();
    for &strength in computers {
        let pool = pool(strength);
        let free = pool
            .into_iter()
            .find(|it| !taken.contains(&it.to_lowercase()));
        let name = free.unwrap_or(pool[0]);
        taken.push(name.to_lowercase());
        names.push(name);
    }
    // More than a table seats are numbered.
    let all = [people, &names].concat();
    let mut all = distinct_names(&all, Seat::MAX_NAME);
    all.split_off(people.len())
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
