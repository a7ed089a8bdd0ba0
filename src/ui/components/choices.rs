//! All that can be done in a position, best first.

use crate::coach::{Advised, Milli, shows_same};
use crate::dice::Dice;
use crate::rules::{Card, Offer, RuleSet};
use crate::solver::Choice;
use crate::text::{advice, categories, words};
use crate::ui::browser::{El, el};

/// Every choice of a position with what it is expected to bring, best first. What was `played` is marked.
pub fn choices(
    rules: &RuleSet,
    card: &Card,
    dice: &Dice,
    advised: &Advised,
    played: Option<Choice>,
) -> El {
    let keeps = advised.keeps.iter();
    let mut all: Vec<(Choice, Milli)> = keeps
        .map(|&(keep, value)| (Choice::Keep(keep), value))
        .collect();
    for &(slot, value) in &advised.boxes {
        let place = all.partition_point(|&(_, other)| other >= value);
        all.insert(place, (Choice::Score(slot), value));
    }
    let was_played = |choice: Choice| match (choice, played) {
        (Choice::Keep(one), Some(Choice::Keep(other))) => shows_same(dice, one, other),
        (one, other) => Some(one) == other,
    };
    let says = |choice: Choice| match choice {
        Choice::Keep(_) => advice::order(rules, dice, choice),
        Choice::Score(slot) => {
            let name = categories::name(&rules.category(slot).id);
            match rules.offer(card, slot, &dice.counts()) {
                Offer::Open { points, bonus } => format!("{name} ({})", points + bonus),
                Offer::Closed(_) | Offer::Filled | Offer::Unknown => name.to_owned(),
            }
        }
    };
    let rows = all.into_iter().map(|(choice, value)| {
        let played = was_played(choice);
        let mark = played.then(|| el("small").child(format!(" {}", words::PLAYED)));
        el(if played { "tr.played" } else { "tr" })
            .child(
                el("th")
                    .attr("scope", "row")
                    .child(says(choice))
                    .child(mark),
            )
            .child(el("td").child(advice::points(value)))
            .child(el("td").child(advice::relative(advised.expected - value)))
    });
    let th = |text: &str| el("th").attr("scope", "col").child(text);
    let heads = [words::CHOICE, words::EXPECTED_TOTAL, words::AGAINST_BEST];
    el("table.numbers")
        .child(el("thead").child(el("tr").child(heads.map(th))))
        .child(el("tbody").child(rows.collect::<Vec<_>>()))
}
