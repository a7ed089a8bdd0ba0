//! The names of categories, and what they ask for.

use crate::dice::Counts;
use crate::rules::{Category, Pattern, Points, RuleSet};

/// A category's name: "Full House". One that is new here is called by its id.
pub fn name(id: &str) -> &str {
    match id {
        "ones" => "Ones",
        "twos" => "Twos",
        "threes" => "Threes",
        "fours" => "Fours",
        "fives" => "Fives",
        "sixes" => "Sixes",
        "one-pair" => "One Pair",
        "two-pairs" => "Two Pairs",
        "three-of-a-kind" => "Three of a Kind",
        "four-of-a-kind" => "Four of a Kind",
        "full-house" => "Full House",
        "small-straight" => "Small Straight",
        "large-straight" => "Large Straight",
        "chance" => "Chance",
        "yahtzee" => "Yahtzee",
        "yatzy" => "Yatzy",
        "barbie" => "Barbie",
        other => other,
    }
}

/// What a category asks for and what it pays, in one or two sentences, read off the rule set.
pub fn help(rules: &RuleSet, category: &Category) -> String {
    let wanted = match &category.pattern {
        Pattern::Any => "Any dice.".to_owned(),
        Pattern::Face(face) => {
            return format!("Scores the sum of the {}.", super::dice::plural(*face));
        }
        Pattern::Groups(sizes) => groups(sizes),
        Pattern::Run(length) => format!("{} numbers in a row.", capital(number(*length))),
        Pattern::Faces(faces) => {
            let faces: Vec<String> = faces.iter().map(|face| face.pips().to_string()).collect();
            match faces.split_last() {
                Some((last, [])) => format!("At least one {last}."),
                Some((last, others)) => format!("All of {} and {last}.", others.join(", ")),
                None => String::new(),
            }
        }
        Pattern::Exactly(wanted) => {
            let wanted = Counts(*wanted);
            let each: Vec<String> = crate::dice::Face::ALL
                .into_iter()
                .filter(|&face| wanted.of(face) > 0)
                .map(|face| count_of(wanted.of(face), face))
                .collect();
            format!("{}, nothing else.", capital(&each.join(" and ")))
        }
    };
    let pays = match category.points {
        Points::Fixed(points) => format!("Scores {points}."),
        Points::Matched => "Scores the sum of those dice, the highest that fit.".to_owned(),
        Points::Best(dice) if dice >= rules.dice => "Scores the sum of all dice.".to_owned(),
        Points::Best(dice) => format!("Scores the sum of the {} highest dice.", number(dice)),
    };
    format!("{wanted} {pays}")
}

fn groups(sizes: &[u8]) -> String {
    match sizes {
        [2] => "Two dice of the same number.".to_owned(),
        [size] => format!("At least {} dice of the same number.", number(*size)),
        [2, 2] => "Two dice of one number and two of another.".to_owned(),
        [first, rest @ ..] => {
            let mut text = format!("{} dice of one number", capital(number(*first)));
            for size in rest {
                text.push_str(&format!(" and {} of another", number(*size)));
            }
            text + "."
        }
        [] => String::new(),
    }
}

fn count_of(count: u8, face: crate::dice::Face) -> String {
    let plural = super::dice::plural(face);
    match count {
        1 => format!("one {}", singular(plural)),
        _ => format!("{} {plural}", number(count)),
    }
}

/// "sixes" is the one that loses two letters.
fn singular(plural: &str) -> &str {
    plural
        .strip_suffix("xes")
        .map_or_else(|| plural.trim_end_matches('s'), |_| "six")
}

pub(super) fn number(number: u8) -> &'static str {
    match number {
        1 => "one",
        2 => "two",
        3 => "three",
        4 => "four",
        5 => "five",
        _ => "six",
    }
}

/// The words here are English: capitals of all scripts would weigh as much as a screen.
pub(super) fn capital(text: &str) -> String {
    let mut text = text.to_owned();
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    text
}
