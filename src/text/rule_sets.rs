//! The rule sets in words.

use crate::rules::{Joker, RuleSet};

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
    let bonus = match rules.upper_bonus {
        Some(bonus) => format!(
            "If the upper section reaches {}, it earns a bonus of {}: three of each face are just enough.",
            bonus.threshold, bonus.points
        ),
        None => "There is no bonus for the upper section.".to_owned(),
    };
    vec![
        "Each box of the upper section adds up the dice of its own face.".to_owned(),
        bonus,
        "The lower section asks for patterns; five equal dice are not a full house.".to_owned(),
    ]
}

fn extra(rules: &RuleSet) -> Option<Vec<String>> {
    let extra = rules.extra_yahtzee?;
    let mut text = vec![format!(
        "If your Yahtzee box holds 50, every further Yahtzee earns {} on top of what its box \
         scores, be it zero.",
        extra.bonus
    )];
    let joker = match extra.joker {
        Joker::None => return Some(text),
        Joker::Free => {
            "Once your Yahtzee box and the upper box of the face are filled, a further Yahtzee is a \
             joker: any open lower box takes it, Full House for 25, Small Straight for 30, Large \
             Straight for 40. While that upper box is open, it is an ordinary throw."
        }
        Joker::Forced => {
            "Once your Yahtzee box is filled, with 50 or with 0, a further Yahtzee must go into the \
             upper box of its face if that is open. If not, it is a joker: any open lower box takes \
             it, Full House for 25, Small Straight for 30, Large Straight for 40. Only when no lower \
             box is open does it go into an open upper box, for zero."
        }
        Joker::Earned => {
            "If your Yahtzee box holds 50 and the upper box of the face is filled, a further Yahtzee \
             is a joker: any open lower box takes it, Full House for 25, Small Straight for 30, Large \
             Straight for 40. A zero in the Yahtzee box means no bonus and no joker for the rest of \
             the game."
        }
    };
    text.push(joker.to_owned());
    Some(text)
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
