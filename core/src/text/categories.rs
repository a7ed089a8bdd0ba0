//! The names of categories, and what they need.

use super::dice;
use crate::dice::{Counts, Face};
use crate::rules::{Category, Pattern, Points, RuleSet};

messages!("categories");

/// A category's name: "Full House". The id of an unknown one.
pub fn name(id: &str) -> String {
    match id {
        "ones" => ones(),
        "twos" => twos(),
        "threes" => threes(),
        "fours" => fours(),
        "fives" => fives(),
        "sixes" => sixes(),
        "one-pair" => one_pair(),
        "two-pairs" => two_pairs(),
        "three-of-a-kind" => three_of_a_kind(),
        "four-of-a-kind" => four_of_a_kind(),
        "full-house" => full_house(),
        "small-straight" => small_straight(),
        "large-straight" => large_straight(),
        "chance" => chance(),
        "yahtzee" => yahtzee(),
        "yatzy" => yatzy(),
        "barbie" => barbie(),
        other => other.to_owned(),
    }
}

/// What a category needs and scores, in one or two sentences, made from the rule set.
pub fn help(rules: &RuleSet, category: &Category) -> String {
    if let Pattern::Face(face) = category.pattern {
        return pays_face(face);
    }
    let (asks, pays) = (
        asks(rules, &category.pattern),
        pays(rules, &category.points),
    );
    format!("{asks} {pays}")
}

fn asks(rules: &RuleSet, pattern: &Pattern) -> String {
    match pattern {
        Pattern::Any => any_dice(),
        Pattern::Face(face) => one_face(*face),
        Pattern::Groups(sizes) => match sizes.as_slice() {
            [size] if *size == rules.dice => all_alike(),
            sizes => groups(sizes),
        },
        Pattern::Run(length) => in_a_row(*length),
        Pattern::Faces(faces) => match faces.as_slice() {
            [face] => one_face(*face),
            faces => all_faces(&dice::list(faces)),
        },
        Pattern::Exactly(counts) => exactly(&counted(&Counts(*counts))),
        Pattern::AtLeast(counts) => at_least(&counted(&Counts(*counts))),
        Pattern::Among(faces) => among(&dice::list(faces)),
        Pattern::Sum { from, to } if from == to => sum_of(*from),
        Pattern::Sum { from: 0, to } => sum_up_to(*to),
        Pattern::Sum { from, to } if *to >= 6 * u16::from(rules.dice) => sum_from(*from),
        Pattern::Sum { from, to } => sum_between(*from, *to),
        Pattern::All(patterns) => joined(rules, patterns, and),
        Pattern::AnyOf(patterns) => joined(rules, patterns, or),
    }
}

/// What several patterns ask for, one after the other.
fn joined(rules: &RuleSet, patterns: &[Pattern], join: fn(&str, &str) -> String) -> String {
    let each = patterns.iter().map(|it| asks(rules, it));
    each.reduce(|first, next| join(&first, &next))
        .unwrap_or_default()
}

fn pays(rules: &RuleSet, points: &Points) -> String {
    match points {
        Points::Fixed(points) => pays_fixed(*points),
        Points::Matched => pays_matched(),
        Points::Best(dice) | Points::Worst(dice) if *dice >= rules.dice => pays_all(),
        Points::Best(dice) => pays_highest(*dice),
        Points::Worst(dice) => pays_lowest(*dice),
        Points::Plus(more, points) => pays_more(&pays(rules, points), *more),
        Points::Times(times, points) => pays_times(&pays(rules, points), *times),
        Points::ByRoll(rolls) => pays_by_roll(rules, rolls),
    }
}

/// "After roll 1: Scores 35. Later: Scores 30."
fn pays_by_roll(rules: &RuleSet, rolls: &[Points]) -> String {
    let Some((last, early)) = rolls.split_last() else {
        return String::new();
    };
    let early = early.iter().zip(1u8..);
    let early = early.map(|(points, roll)| pays_after_roll(roll, &pays(rules, points)));
    match early.reduce(|before, next| format!("{before} {next}")) {
        Some(early) => pays_later(&early, &pays(rules, last)),
        None => pays(rules, last),
    }
}

fn groups(sizes: &[u8]) -> String {
    match *sizes {
        [] => String::new(),
        [size] => alike(size),
        [first, second] => two_groups(first, second),
        [first, second, third, ..] => three_groups(first, second, third),
    }
}

/// "Five threes and one five"
fn counted(counts: &Counts) -> String {
    let faces = Face::ALL.into_iter().filter(|&face| counts.of(face) > 0);
    faces.fold(String::new(), |text, face| match text.as_str() {
        "" => exactly_first(counts.of(face), face),
        text => exactly_more(text, counts.of(face), face),
    })
}
