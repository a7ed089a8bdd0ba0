//! Score cards as a table to read: those of one game, or of several games with the same dice.

use super::{column_head, wide};
use crate::ui::browser::{El, el};
use rollkeep_core::game::Game;
use rollkeep_core::rules::{Card, RuleSet, Slot, Totals};
use rollkeep_core::text::{categories, names, words};

/// All cards of a game. Marks the score that was written last.
pub fn score_cards(game: &Game) -> El {
    let names = game.setup().seats().iter().map(|it| it.name.as_str());
    let columns: Vec<_> = names.zip(game.cards()).collect();
    let last = game.last_score();
    cards(game.rules(), &columns, |seat, slot| {
        last.is_some_and(|it| (it.seat, it.slot) == (seat, slot))
    })
}

/// Cards of one rule set side by side, with these names.
pub fn cards(
    rules: &RuleSet,
    columns: &[(&str, &Card)],
    is_news: impl Fn(usize, Slot) -> bool,
) -> El {
    let names = columns
        .iter()
        .map(|(name, _)| column_head(el("bdi").child(names::shown(name).into_owned())));
    let head = el("tr").child(el("td")).child(names.collect::<Vec<_>>());
    let row = |name: &str, cells: Vec<El>| {
        el("tr")
            .child(el("th").attr("scope", "row").child(name))
            .child(cells)
    };
    let boxes = rules.slots().map(|slot| {
        let cells = columns.iter().enumerate().map(|(seat, (_, card))| {
            let cell = if is_news(seat, slot) {
                el("td.news")
            } else {
                el("td")
            };
            cell.child(card.points(slot).map(|points| points.to_string()))
        });
        row(
            &categories::name(&rules.category(slot).id),
            cells.collect::<Vec<_>>(),
        )
    });
    let mut rows: Vec<El> = boxes.collect();
    let mut sum = |name: &str, of: fn(&Totals) -> u16| {
        let cells = columns.iter().map(|(_, card)| {
            let points = of(&card.totals(rules));
            el("td").child(points.to_string())
        });
        rows.push(row(name, cells.collect()).attr("class", "sum"));
    };
    if rules.upper_bonus.is_some() {
        sum(&words::bonus(), |totals| totals.upper_bonus);
    }
    if rules.extra_yahtzee.is_some() {
        sum(&words::extra(), |totals| totals.yahtzee_bonuses);
    }
    sum(&words::total(), |totals| totals.grand());
    let table = el("table.numbers.cards")
        .child(el("thead").child(head))
        .child(el("tbody").child(rows));
    wide(&words::score_cards(), table)
}
