//! Cards as a table to read: those of one game, or of several that share their dice.

use super::wide;
use crate::game::{Game, LastScore};
use crate::rules::{Card, RuleSet, Totals};
use crate::text::{categories, words};
use crate::ui::browser::{El, el};

/// A card and whose it is.
struct Column<'a> {
    name: &'a str,
    card: &'a Card,
    /// What was written last, if it is to be marked.
    last: Option<LastScore>,
}

/// The card of everybody, as far as it is filled. The score that was written last is marked.
pub fn score_cards(game: &Game) -> El {
    let cards = game.setup().seats().iter().zip(game.cards()).enumerate();
    let columns = cards.map(|(seat, (who, card))| Column {
        name: who.name.as_str(),
        card,
        last: game.last_score().filter(|it| it.seat == seat),
    });
    table(game.rules(), &columns.collect::<Vec<_>>())
}

/// The first card of each of these games, which have the same rules, under its name.
pub fn cards_beside(games: &[(&str, &Game)]) -> El {
    let columns = games.iter().filter_map(|(name, game)| {
        let card = game.cards().first()?;
        let last = None;
        Some(Column { name, card, last })
    });
    let columns: Vec<Column> = columns.collect();
    match games.first() {
        Some((_, game)) => table(game.rules(), &columns),
        None => el("div"),
    }
}

fn table(rules: &RuleSet, columns: &[Column]) -> El {
    let names = columns.iter().map(|it| {
        el("th")
            .attr("scope", "col")
            .child(el("bdi").child(it.name))
    });
    let head = el("tr").child(el("td")).child(names.collect::<Vec<_>>());
    let row = |name: &str, cells: Vec<El>| {
        el("tr")
            .child(el("th").attr("scope", "row").child(name))
            .child(cells)
    };
    let boxes = rules.slots().map(|slot| {
        let cells = columns.iter().map(|it| {
            let is_last = it.last.is_some_and(|last| last.slot == slot);
            let cell = if is_last { el("td.news") } else { el("td") };
            cell.child(it.card.points(slot).map(|points| points.to_string()))
        });
        row(
            categories::name(&rules.category(slot).id),
            cells.collect::<Vec<_>>(),
        )
    });
    let mut rows: Vec<El> = boxes.collect();
    let mut sum = |name: &str, of: fn(&Totals) -> u16| {
        let cells = columns.iter().map(|it| {
            let points = of(&it.card.totals(rules));
            el("td").child(points.to_string())
        });
        rows.push(row(name, cells.collect()).attr("class", "sum"));
    };
    if rules.upper_bonus.is_some() {
        sum(words::BONUS, |totals| totals.upper_bonus);
    }
    if rules.extra_yahtzee.is_some() {
        sum(words::EXTRA, |totals| totals.yahtzee_bonuses);
    }
    sum(words::TOTAL, |totals| totals.grand());
    let table = el("table.numbers.cards")
        .child(el("thead").child(head))
        .child(el("tbody").child(rows));
    wide(words::SCORE_CARDS, table)
}
