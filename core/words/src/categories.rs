//! The names of categories, and what they need.

use super::message::say;
use super::{dice, words};
use rollkeep_rules::dice::{Counts, Face};
use rollkeep_rules::game::fitting_name;
use rollkeep_rules::{
    Category, Need, Order, Pattern, Points, RuleSet, Section, Slot, Spec, catalogue,
};

messages!("categories");

/// A category's name: "Full House". The id of one that the catalogue does not have.
pub fn name(id: &str) -> String {
    if catalogue::has_box(id) {
        say(&format!("categories-{id}"), &[])
    } else {
        given(id)
    }
}

/// A name that came from elsewhere, cleaned as names of players are; "?" if nothing of it can be seen.
pub(super) fn given(name: &str) -> String {
    match fitting_name(name, Spec::MAX_NAME) {
        name if name.is_empty() => "?".to_owned(),
        name => name,
    }
}

/// The row of a card for what extra Yahtzees have brought: "Extra Yahtzee". Empty without such a rule.
pub fn extras(rules: &RuleSet) -> String {
    match extra(rules).as_str() {
        "" => String::new(),
        name => words::extra(name),
    }
}

/// The name of the box whose combination brings a bonus if it is rolled again: "Yahtzee". Empty without such a rule.
pub(super) fn extra(rules: &RuleSet) -> String {
    let extra = rules.extra_yahtzee.map(|extra| Slot(extra.category));
    extra.map_or_else(String::new, |slot| name(&rules.category(slot).id))
}

/// What a category needs and scores, and when it has its turn, in a few sentences made from the rule set.
pub fn help(rules: &RuleSet, category: &Category) -> String {
    let pays = match category.pattern {
        Pattern::Face(face) => pays_face(face),
        _ => {
            let asks = asks(rules, &category.pattern);
            format!("{asks} {}", pays(rules, &category.points))
        }
    };
    let needs = category.needs.map(|need| needs(rules, need));
    let more = [needs, place(rules, category)].into_iter().flatten();
    let help = more.fold(pays, |said, next| format!("{said} {next}"));
    match category.wins_by_roll {
        Some(roll) => pays_and_wins(&help, roll),
        None => help,
    }
}

/// What a category needs of another one.
pub(super) fn needs(rules: &RuleSet, need: Need) -> String {
    let other = name(&rules.category(need.other()).id);
    match need {
        Need::PointsIn(_) => needs_points(&other),
        Need::Above(_) => needs_more(&other),
        Need::Below(_) => needs_less(&other),
    }
}

/// What comes before a category in the order of the card; `None` if nothing does.
fn place(rules: &RuleSet, category: &Category) -> Option<String> {
    let place = rules.categories.iter().position(|it| it == category)?;
    let after = |other: Option<usize>| {
        let before = rules.categories.get(other?)?;
        Some(comes_after(&name(&before.id)))
    };
    match (rules.order, category.section) {
        (Order::Down, _) => after(place.checked_sub(1)),
        (Order::Up, _) => after(Some(place + 1)),
        (Order::UpperFirst, Section::Lower) => Some(after_upper()),
        (Order::LowerFirst, Section::Upper) => Some(after_lower()),
        (Order::Free | Order::UpperFirst | Order::LowerFirst, _) => None,
    }
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
        Pattern::AnyOf(patterns) if is_flush(rules, patterns) => one_colour(),
        Pattern::AnyOf(patterns) => joined(rules, patterns, or),
    }
}

/// Whether these patterns are the colours of the dice.
fn is_flush(rules: &RuleSet, patterns: &[Pattern]) -> bool {
    let colour = |it: &Pattern| matches!(it, Pattern::Among(_));
    patterns.iter().all(colour) && patterns.len() == rules.colours().len()
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
