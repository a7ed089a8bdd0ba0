//! Computers at the table.

use crate::dice::{Dice, Keep};
use crate::game::{LastScore, Seat, Strength, distinct_names};
use crate::rules::RuleSet;
use crate::solver::Choice;
use crate::text::{advice, play};

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

/// Who it is and how it plays: "Petra: calm, and never in a hurry for points. Plays for the highest average total."
pub fn introduced(name: &str, strength: Strength) -> String {
    let manner = manner(strength);
    let mut letters = manner.chars();
    let first = letters.next().map(|c| c.to_ascii_lowercase().to_string());
    let manner = first.unwrap_or_default() + letters.as_str();
    format!("{name}: {manner} {}", line(strength))
}

/// What computers at one table are called, each by a name of its own that none of these people has.
pub fn names(people: &[&str], computers: &[Strength]) -> Vec<String> {
    let mut taken: Vec<String> = people
        .iter()
        .map(|name| name.to_ascii_lowercase())
        .collect();
    let mut names: Vec<&str> = Vec::new();
    for &strength in computers {
        let pool = pool(strength);
        let free = pool
            .into_iter()
            .find(|it| !taken.contains(&it.to_ascii_lowercase()));
        let name = free.unwrap_or(pool[0]);
        taken.push(name.to_ascii_lowercase());
        names.push(name);
    }
    // More than a table seats are numbered.
    let all = [people, &names].concat();
    let mut all = distinct_names(&all, Seat::MAX_NAME);
    all.split_off(people.len())
}

/// What a computer keeps, and why if there is time to read it: "Cora keeps the three fives, for the box that is closest."
pub fn keeps(
    name: &str,
    reason_of: Option<Strength>,
    rules: &RuleSet,
    dice: &Dice,
    keep: Keep,
) -> String {
    let does = advice::does(rules, dice, Choice::Keep(keep));
    let Some(strength) = reason_of else {
        return format!("{name} {does}.");
    };
    let why = match strength {
        Strength::Novice => "to get more of them",
        Strength::Casual => "for the box that is closest",
        Strength::Skilled => "for the most points this turn",
        Strength::Perfect => "best on average",
        Strength::Rival => "to win",
    };
    format!("{name} {does}, {why}.")
}

/// Which box a computer takes, and why if there is time to read it: "Petra takes Full House, 25: best on average."
pub fn takes(name: &str, reason_of: Option<Strength>, rules: &RuleSet, score: LastScore) -> String {
    let takes = play::takes(name, rules, score);
    let Some(strength) = reason_of else {
        return format!("{takes}.");
    };
    let why = match strength {
        Strength::Novice => "the most points now",
        Strength::Casual => "it fits these dice best",
        Strength::Skilled => "the best score for its box",
        Strength::Perfect => "best on average",
        Strength::Rival => "to win",
    };
    format!("{takes}: {why}.")
}
