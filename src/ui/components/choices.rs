//! The list of all choices in a position, the best first.

use leptos::prelude::*;

use super::chart::wide;
use super::column_head;
use super::odds::odds;
use crate::ui::browser::{El, el};
use rollkeep_core::coach::{Advised, MilliPoints, shows_same};
use rollkeep_core::dice::Dice;
use rollkeep_core::rules::{Card, Offer, RuleSet};
use rollkeep_core::solver::Choice;
use rollkeep_core::text::{advice, categories, words};

/// All choices in a position with their expected values, the best first. Marks what was `played`. Under each keep, the
/// player can see how the turn may end.
pub fn choices(
    rules: &RuleSet,
    card: &Card,
    dice: &Dice,
    advised: &Advised,
    played: Option<Choice>,
) -> El {
    let keeps = advised.keeps.iter();
    let mut all: Vec<(Choice, MilliPoints)> = keeps
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
        Choice::Keep(_) => advice::order(rules, card, dice, choice),
        Choice::Score(slot) => {
            let name = categories::name(&rules.category(slot).id);
            match rules.offer(card, slot, &dice.counts()) {
                Offer::Open { points, bonus } => format!("{name} ({})", points + bonus),
                Offer::Closed(_) | Offer::Filled | Offer::Unknown => name,
            }
        }
    };
    let mut body = el("tbody");
    for (choice, value) in all {
        let played = was_played(choice);
        let mark = played.then(|| el("small").child(format!(" {}", words::played())));
        let ends = advised.odds_of(choice).map(|ends| odds(rules, ends));
        let open = RwSignal::new(false);
        let says = says(choice);
        let says = match ends {
            Some(_) => el("button.more")
                .live_attr("aria-expanded", move || Some(open.get().to_string()))
                .child(says)
                .on_click(move || open.update(|open| *open = !*open)),
            None => el("span").child(says),
        };
        body = body.child(
            el(if played { "tr.played" } else { "tr" })
                .child(el("th").attr("scope", "row").child(says).child(mark))
                .child(el("td").child(advice::points(value)))
                .child(el("td").child(advice::relative(advised.expected - value))),
        );
        if let Some(ends) = ends {
            body = body.when(move || open.get(), move || ends.clone());
        }
    }
    let th = |text: String| column_head(text);
    let heads = [
        words::choice(),
        words::expected_total(),
        words::against_best(),
    ];
    let table = el("table.numbers.choices")
        .child(el("thead").child(el("tr").child(heads.map(th))))
        .child(body);
    wide(&words::all_choices(), table)
}
