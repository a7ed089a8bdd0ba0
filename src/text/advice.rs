//! What the coach says.

use crate::coach::{Advised, BasisPoints, MilliPoints};
use crate::dice::{Dice, Face, Keep};
use crate::rules::{Card, Offer, RuleSet, Slot};
use crate::solver::Choice;
use crate::text::{categories, dice};

/// Points with one decimal: "0.4". The sign is left out.
pub fn points(milli: MilliPoints) -> String {
    let tenths = (milli.unsigned_abs() + 50) / 100;
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// A difference with its sign: "−0.4", "+1.2", "0.0".
pub fn signed(milli: MilliPoints) -> String {
    let sign = match milli {
        ..-49 => "−",
        50.. => "+",
        _ => "",
    };
    format!("{sign}{}", points(milli))
}

/// A chance: "28 %", which no line parts. What may happen is neither 0 nor 100.
pub fn percent(parts: BasisPoints) -> String {
    match (parts, (parts + 50) / 100) {
        (1.., 0) => "<1\u{a0}%".to_owned(),
        (..10_000, 100..) => ">99\u{a0}%".to_owned(),
        (_, percent) => format!("{percent}\u{a0}%"),
    }
}

/// The best thing to do, and how much better it is than the next best:
/// "Keep the three fives: on average 6.0 points better than keeping the 2, 3 and 4."
pub fn best(rules: &RuleSet, card: &Card, rolled: &Dice, advised: &Advised) -> String {
    let best = order(rules, card, rolled, advised.best);
    let keeps = advised.keeps.iter();
    let boxes = advised.boxes.iter();
    let all = (keeps.map(|&(keep, value)| (Choice::Keep(keep), value)))
        .chain(boxes.map(|&(slot, value)| (Choice::Score(slot), value)));
    let next = all
        .filter(|(choice, _)| *choice != advised.best && !is_all(*choice, rolled))
        .max_by_key(|(_, value)| *value);
    let Some((next, value)) = next else {
        return format!("{best}.");
    };
    let next = doing(rules, card, rolled, next);
    match advised.expected - value {
        ..50 => format!("{best}; {next} is just as good."),
        better => format!(
            "{best}: on average {} points better than {next}.",
            points(better)
        ),
    }
}

/// The best thing to do, and what the kept dice cost beside it: short, because the smallest phones show all of it.
pub fn beside_your_keep(
    rules: &RuleSet,
    card: &Card,
    rolled: &Dice,
    best: Choice,
    less: MilliPoints,
) -> String {
    let best = order(rules, card, rolled, best);
    match less {
        ..50 => format!("{best}. Your choice is the best."),
        less => format!(
            "{best}: on average {} points better than your choice.",
            points(less)
        ),
    }
}

/// A choice as an order: "Keep the three fives", "Score Full House", "Score zero in Yahtzee".
pub fn order(rules: &RuleSet, card: &Card, rolled: &Dice, choice: Choice) -> String {
    match choice {
        Choice::Keep(Keep::NONE) => "Roll all again".to_owned(),
        Choice::Keep(keep) => format!("Keep {}", kept(rolled, keep)),
        Choice::Score(slot) => format!("Score {}", what(rules, card, rolled, slot)),
    }
}

/// A choice as what somebody else does: "keeps the three fives".
pub fn does(rules: &RuleSet, rolled: &Dice, choice: Choice) -> String {
    match choice {
        Choice::Keep(Keep::NONE) => "rolls all again".to_owned(),
        Choice::Keep(keep) => format!("keeps {}", kept(rolled, keep)),
        Choice::Score(slot) => format!("scores {}", categories::name(&rules.category(slot).id)),
    }
}

/// A choice as something to be weighed: "keeping the three fives".
fn doing(rules: &RuleSet, card: &Card, rolled: &Dice, choice: Choice) -> String {
    match choice {
        Choice::Keep(Keep::NONE) => "rolling all again".to_owned(),
        Choice::Keep(keep) => format!("keeping {}", kept(rolled, keep)),
        Choice::Score(slot) => format!("scoring {}", what(rules, card, rolled, slot)),
    }
}

/// What is scored: "Full House", or "zero in Full House", which nobody shall take for 25 points.
fn what(rules: &RuleSet, card: &Card, rolled: &Dice, slot: Slot) -> String {
    let name = categories::name(&rules.category(slot).id);
    match rules.offer(card, slot, &rolled.counts()) {
        Offer::Open { points: 0, .. } => format!("zero in {name}"),
        _ => name.to_owned(),
    }
}

/// The dice that are kept: "the three fives", "the 2, 3 and 4".
pub(super) fn kept(rolled: &Dice, keep: Keep) -> String {
    let mut faces: Vec<Face> = Vec::new();
    for face in Face::ALL {
        let places = rolled.faces().iter().enumerate();
        let shown = places.filter(|(place, shown)| **shown == face && keep.contains(*place));
        faces.extend(shown.map(|(_, face)| face));
    }
    let (Some(&first), Some(&last)) = (faces.first(), faces.last()) else {
        return "nothing".to_owned();
    };
    let how_many = ["", "", "two ", "three ", "four ", "five ", "six "];
    if first == last {
        return match faces.len() {
            1 => format!("the {}", first.pips()),
            many => format!(
                "the {}{}",
                how_many.get(many).unwrap_or(&""),
                dice::plural(first)
            ),
        };
    }
    let pips: Vec<String> = faces.iter().map(|face| face.pips().to_string()).collect();
    let (last, others) = pips
        .split_last()
        .map_or(("", &[][..]), |(l, o)| (l.as_str(), o));
    format!("the {} and {last}", others.join(", "))
}

/// Keeping all dice is what nobody does while a roll is left.
fn is_all(choice: Choice, rolled: &Dice) -> bool {
    choice == Choice::Keep(Keep::all(rolled.len()))
}

/// What a box is worth against the best choice, for its button.
pub fn relative(less: MilliPoints) -> String {
    match less {
        ..50 => "best".to_owned(),
        less => signed(-less),
    }
}

/// The same for the ear.
pub fn relative_aloud(less: MilliPoints) -> String {
    match less {
        ..50 => "the best choice".to_owned(),
        less => format!("on average {} points less than the best", points(less)),
    }
}

/// While somebody waits for a solve.
pub fn working(percent: u32) -> String {
    format!("The coach is thinking: {percent}\u{a0}%.")
}
