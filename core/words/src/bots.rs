//! Computers at the table.

use crate::{advice, play};
use rollkeep_app::letters::is_same_name;
use rollkeep_rules::RuleSet;
use rollkeep_rules::dice::{Dice, Keep};
use rollkeep_rules::game::{LastScore, Seat, Strength, distinct_names};

messages!("bots");

/// The name of a strength.
pub fn name(strength: Strength) -> String {
    match strength {
        Strength::Novice => novice(),
        Strength::Casual => casual(),
        Strength::Skilled => skilled(),
        Strength::Perfect => perfect(),
        Strength::Rival => rival(),
    }
}

/// How it plays, in one line.
pub fn line(strength: Strength) -> String {
    match strength {
        Strength::Novice => novice_line(),
        Strength::Casual => casual_line(),
        Strength::Skilled => skilled_line(),
        Strength::Perfect => perfect_line(),
        Strength::Rival => rival_line(),
    }
}

/// What a computer of this strength is called if no other has its name.
pub const fn first_name(strength: Strength) -> &'static str {
    strength.names()[0]
}

/// Who it is and how it plays: "Petra: calm, and never in a hurry for points. Plays for the highest average total."
pub fn introduced(name: &str, strength: Strength) -> String {
    let manner = match strength {
        Strength::Novice => novice_manner(name),
        Strength::Casual => casual_manner(name),
        Strength::Skilled => skilled_manner(name),
        Strength::Perfect => perfect_manner(name),
        Strength::Rival => rival_manner(name),
    };
    format!("{manner} {}", line(strength))
}

/// The names of computers at one table, each different from the others and from the names of people.
pub fn names(people: &[&str], computers: &[Strength]) -> Vec<String> {
    let mut names = people.to_vec();
    for &strength in computers {
        let pool = strength.names();
        let is_free = |it: &&str| !names.iter().any(|name| is_same_name(name, it));
        names.push(pool.into_iter().find(is_free).unwrap_or(pool[0]));
    }
    // Further ones are numbered.
    let mut all = distinct_names(&names, Seat::MAX_NAME);
    all.split_off(people.len())
}

/// What a computer keeps, and why if there is time to read it: "Cora keeps the three fives, for the nearest box."
pub fn keeps(name: &str, reason_of: Option<Strength>, dice: &Dice, keep: Keep) -> String {
    let kept = advice::kept(dice, keep);
    match (keep, reason_of.map(Strength::id)) {
        (Keep::NONE, None) => rolls_all(name),
        (Keep::NONE, Some(strength)) => rolls_all_because(strength, name),
        (_, None) => keeps_dice(name, &kept),
        (_, Some(strength)) => keeps_dice_because(strength, name, &kept),
    }
}

/// Which box a computer takes, and why if there is time to read it: "Petra scores 25 in Full House: best on average."
pub fn takes(name: &str, reason_of: Option<Strength>, rules: &RuleSet, score: LastScore) -> String {
    let takes = play::takes(name, rules, score);
    match reason_of {
        None => takes_box(&takes),
        // Praise for a zero would be nonsense.
        Some(_) if (score.points, score.bonus) == (0, 0) => zero_because(&takes),
        Some(strength) => takes_box_because(strength.id(), &takes),
    }
}
