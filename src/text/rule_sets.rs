//! The rule sets in words.

use crate::dice::Face;
use crate::rules::{ExtraYahtzee, Joker, Pattern, Points, RuleSet, Section, Slot};
use crate::text::categories;

/// A rule set's name: "Yahtzee, official". One that is new here is called by its id.
pub fn name(id: &str) -> &str {
    match id {
        "yahtzee-basic" => "Yahtzee, basic",
        "yahtzee-advanced" => "Yahtzee, advanced",
        "yahtzee-official" => "Yahtzee, official",
        "yahtzee-club" => "Yahtzee, club",
        "yatzy" => "Yatzy",
        "yahtzie" => "Yahtzie",
        other => other,
    }
}

/// What is special about it, in one line.
pub fn line(id: &str) -> &str {
    match id {
        "yahtzee-basic" => "No joker: an extra Yahtzee is a roll like any other, without a bonus.",
        "yahtzee-advanced" => {
            "Free joker: an extra Yahtzee can earn 100. Once the upper box of its number is filled, it scores in full in any lower box."
        }
        "yahtzee-official" => {
            "Forced joker: an extra Yahtzee can earn 100. It must fill the upper box of its number; if that is taken, it scores in full in any lower box."
        }
        "yahtzee-club" => {
            "Earned joker: an extra Yahtzee earns 100 and scores in full in any lower box, but only if your Yahtzee box holds 50."
        }
        "yatzy" => {
            "The Scandinavian game: no joker, but pairs, straights from 1 and from 2, and an upper bonus of 50."
        }
        "yahtzie" => {
            "Six dice, two players, no bonus and no joker. Barbie, five threes and one five, scores 64."
        }
        _ => "",
    }
}

/// The heading and the sentences of each part of the rules, read off the rule set.
pub fn rules(rules: &RuleSet) -> Vec<(&'static str, Vec<String>)> {
    let mut parts = vec![("A turn", turn(rules)), ("The score card", card(rules))];
    if let Some(extra) = extra(rules) {
        parts.push(("Extra Yahtzees and jokers", extra));
    }
    parts.push(("The end", end(rules)));
    parts
}

fn turn(rules: &RuleSet) -> Vec<String> {
    vec![
        format!(
            "Roll all {} dice. Then keep any of them and roll the rest, up to {} rolls in all. \
             You may roll kept dice again later.",
            rules.dice, rules.rolls
        ),
        "You may stop after any roll. Then fill one open box of your card, for points or for \
         zero. A filled box never changes."
            .to_owned(),
    ]
}

fn card(rules: &RuleSet) -> Vec<String> {
    let mut text = vec!["Each box of the upper section adds up the dice of its number.".to_owned()];
    text.push(match rules.upper_bonus {
        Some(bonus) => {
            let pips: u16 = Face::ALL.map(|face| u16::from(face.pips())).iter().sum();
            let enough = match (bonus.threshold % pips, bonus.threshold / pips) {
                (0, each) => format!(": {each} of each number are just enough"),
                _ => String::new(),
            };
            let (threshold, points) = (bonus.threshold, bonus.points);
            format!(
                "If your upper section reaches {threshold}, you get a bonus of {points}{enough}."
            )
        }
        None => "The upper section has no bonus.".to_owned(),
    });
    text.push("The lower section asks for patterns.".to_owned());
    let mixed = |pattern: &Pattern| matches!(pattern, Pattern::Groups(sizes) if sizes.len() > 1);
    let boxes = rules.categories.iter().filter(|it| mixed(&it.pattern));
    let names: Vec<&str> = boxes.map(|it| categories::name(&it.id)).collect();
    if !names.is_empty() {
        let joker = rules
            .extra_yahtzee
            .is_some_and(|it| it.joker != Joker::None);
        text.push(format!(
            "{} of a kind does not count as {}{}.",
            categories::capital(categories::number(rules.dice)),
            names.join(" or "),
            if joker { ", unless it is a joker" } else { "" }
        ));
    }
    text
}

fn extra(rules: &RuleSet) -> Option<Vec<String>> {
    let extra = rules.extra_yahtzee?;
    let category = rules.category(Slot(extra.category));
    let name = categories::name(&category.id);
    let full = rules.max_points(category);
    let mut text = vec![format!(
        "If your {name} box holds {full}, every extra {name} earns a bonus of {}, even when the box \
         you choose scores zero.",
        extra.bonus
    )];
    let takes = joker_boxes(rules, extra);
    text.push(match extra.joker {
        Joker::None => return Some(text),
        Joker::Free => format!(
            "Free joker: once your {name} box and the upper box of its number are filled, an extra {name} \
             may go into any open lower box and scores there in full: {takes}. While that upper box is \
             open, it counts as an ordinary roll."
        ),
        Joker::Forced => format!(
            "Forced joker: once your {name} box is filled, with {full} or with 0, an extra {name} must go \
             into the upper box of its number. If that is filled, it may go into any open lower box \
             and scores there in full: {takes}. If no lower box is open, it goes into an open upper \
             box for zero."
        ),
        Joker::Earned => format!(
            "Earned joker: if your {name} box holds {full} and the upper box of its number is filled, an \
             extra {name} may go into any open lower box and scores there in full: {takes}. While that \
             upper box is open, it counts as an ordinary roll. A zero in the {name} box means no bonus \
             and no joker for the rest of the game."
        ),
    });
    Some(text)
}

/// "Full House for 25, Small Straight for 30": what a joker brings that its dice would not.
fn joker_boxes(rules: &RuleSet, extra: ExtraYahtzee) -> String {
    let mut boxes = Vec::new();
    for slot in rules.slots().filter(|slot| slot.0 != extra.category) {
        let category = rules.category(slot);
        if let (Section::Lower, Points::Fixed(points)) = (category.section, category.points) {
            boxes.push(format!("{} for {points}", categories::name(&category.id)));
        }
    }
    boxes.join(", ")
}

fn end(rules: &RuleSet) -> Vec<String> {
    let mut text = vec![format!(
        "The game ends when every card is full. The highest total wins; equal totals share the win. \
         The highest possible total is {}.",
        rules.max_total()
    )];
    if rules.min_seats == rules.max_seats {
        text.push(format!(
            "This game is for exactly {} players.",
            rules.max_seats
        ));
    }
    text
}
