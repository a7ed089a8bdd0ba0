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
        "yahtzee-basic" => "The plain game: one Yahtzee, no bonuses for more, no jokers.",
        "yahtzee-advanced" => "Extra Yahtzees earn 100 and may serve as jokers where you like.",
        "yahtzee-official" => {
            "The rules in the box: extra Yahtzees earn 100 and are jokers with a fixed order."
        }
        "yahtzee-club" => "Jokers and bonuses only for those whose Yahtzee box holds 50.",
        "yatzy" => "The Scandinavian game: pairs, straights from 1 and from 2, bonus 50.",
        "yahtzie" => "Six dice, two players, no bonus, and Barbie for 64.",
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
            "Throw all {} dice. Then keep any of them and throw the rest, up to {} throws in all. \
             Dice you kept may be thrown again later.",
            rules.dice, rules.throws
        ),
        "You may stop after any throw. Then fill one open box of your card, for points or for \
         zero. A filled box never changes."
            .to_owned(),
    ]
}

fn card(rules: &RuleSet) -> Vec<String> {
    let mut text =
        vec!["Each box of the upper section adds up the dice of its own face.".to_owned()];
    text.push(match rules.upper_bonus {
        Some(bonus) => {
            let pips: u16 = Face::ALL.map(|face| u16::from(face.pips())).iter().sum();
            let enough = match (bonus.threshold % pips, bonus.threshold / pips) {
                (0, each) => format!(": {each} of each face are just enough"),
                _ => String::new(),
            };
            let (threshold, points) = (bonus.threshold, bonus.points);
            format!(
                "If the upper section reaches {threshold}, it earns a bonus of {points}{enough}."
            )
        }
        None => "There is no bonus for the upper section.".to_owned(),
    });
    text.push("The lower section asks for patterns.".to_owned());
    let mixed = |pattern: &Pattern| matches!(pattern, Pattern::Groups(sizes) if sizes.len() > 1);
    if let Some(category) = rules.categories.iter().find(|it| mixed(&it.pattern)) {
        let name = categories::name(&category.id);
        text.push(format!(
            "Pairs and threes of one pattern are of different faces: {} equal dice are not a {name}.",
            rules.dice
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
        "If your {name} box holds {full}, every further {name} earns {} on top of what its box \
         scores, be it zero.",
        extra.bonus
    )];
    let takes = joker_boxes(rules, extra);
    text.push(match extra.joker {
        Joker::None => return Some(text),
        Joker::Free => format!(
            "Once your {name} box and the upper box of the face are filled, a further {name} is a \
             joker: any open lower box takes it, {takes}. While that upper box is open, it is an \
             ordinary throw."
        ),
        Joker::Forced => format!(
            "Once your {name} box is filled, with {full} or with 0, a further {name} must go into the \
             upper box of its face if that is open. If not, it is a joker: any open lower box takes \
             it, {takes}. Only when no lower box is open does it go into an open upper box, for zero."
        ),
        Joker::Earned => format!(
            "If your {name} box holds {full} and the upper box of the face is filled, a further {name} \
             is a joker: any open lower box takes it, {takes}. A zero in the {name} box means no bonus \
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
         The most that dice can bring is {}.",
        rules.max_total()
    )];
    if rules.min_seats == rules.max_seats {
        text.push(format!("Exactly {} play.", rules.max_seats));
    }
    text
}
