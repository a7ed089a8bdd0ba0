//! Score cards to print: blank ones, those of finished games, and those for real dice.

use leptos::prelude::*;

use crate::ui::browser::{self, El, el};
use crate::ui::components::{
    answers, column_head, fieldset, labelled, link, page, page_beside, radio, strong, which_rules,
    wide,
};
use crate::ui::device::Device;
use crate::ui::route::Route;
use rollkeep_core::game::{Game, Phase};
use rollkeep_core::rules::{Card, RuleSet, Section, Slot, Totals};
use rollkeep_core::storage::RecordId;
use rollkeep_core::text::{categories, daily, names, paper as text, real_dice, rule_sets, words};

/// The most columns of a card: the most people at a table.
const MOST: usize = 6;

/// A blank card of any rule set.
pub fn paper_screen(first: &'static RuleSet) -> El {
    let rules = RwSignal::new(first);
    let columns = RwSignal::new(MOST);
    let each = (1..=MOST).map(|number| {
        let (is_chosen, choose) = (move || columns.get() == number, move || columns.set(number));
        let number = number.to_string();
        radio(
            "columns",
            &number,
            is_chosen,
            choose,
            el("span").child(number.as_str()),
        )
    });
    let each = each.collect::<Vec<_>>();
    page("paper", &text::paper())
        .child(el("p.lead").child(text::about()))
        .child(labelled(
            &words::rules(),
            which_rules(first, move |chosen| rules.set(chosen)),
        ))
        .child(
            fieldset("fieldset.columns", &text::columns())
                .child(el("div").child(each))
                .child(el("p.help").child(text::columns_help())),
        )
        .child(print_button())
        .live(move || {
            let rules = rules.get();
            let blank = vec![Column::default(); columns.get()];
            let title = el("strong").child(rule_sets::name(&rules.id));
            Some(sheet(rules, vec![title], &blank))
        })
}

/// The cards of a finished game.
pub fn paper_game_screen(id: &RecordId) -> El {
    let found = Device::here().store(|store| store.games().load(id));
    let screen = page("paper", &text::print_game());
    let Some(found) = found.filter(|it| matches!(it.saved.game.phase(), Phase::Over(_))) else {
        return screen.child(el("p.lead").child(text::no_game()));
    };
    let game = &found.saved.game;
    let title = vec![
        el("strong").child(daily::title_and_rules(game).as_ref()),
        el("span").child(browser::date(found.saved.touched)),
    ];
    screen
        .child(print_button())
        .child(sheet(game.rules(), title, &columns(game)))
}

/// The cards of a game with real dice, in play or over.
pub fn paper_real_screen(id: &RecordId) -> El {
    let device = Device::here();
    let found = device.store(|store| store.real_games().load(id));
    device.note_troubles();
    let Some(found) = found else {
        return page("paper", &text::print_game())
            .child(el("p.lead").child(real_dice::missing_help()));
    };
    let game = &found.game;
    let back = link("a.plain", &Route::RealGame(found.id)).child(text::back_to_card());
    let title = match game.is_over() {
        true => rule_sets::name(&game.rules().id),
        false => real_dice::progress(game),
    };
    let title = vec![
        el("strong").child(title.as_str()),
        el("span").child(browser::date(game.touched())),
    ];
    let seats = game.setup().seats();
    let cards: Vec<Card> = (0..seats.len()).map(|seat| game.card(seat)).collect();
    let columns = seats.iter().zip(&cards);
    let columns: Vec<Column<'_>> = columns
        .map(|(seat, card)| Column(Some((&seat.name, card))))
        .collect();
    page_beside("paper", &text::print_game(), Some(back))
        .child(print_button())
        .child(sheet(game.rules(), title, &columns))
}

fn print_button() -> El {
    answers([strong(&text::print(), browser::print).id("print")])
}

/// A column of a card: a name and a card, or blank.
#[derive(Clone, Default)]
struct Column<'a>(Option<(&'a str, &'a Card)>);

fn columns(game: &Game) -> Vec<Column<'_>> {
    let names = game.setup().seats().iter().map(|seat| seat.name.as_str());
    names.zip(game.cards()).map(|it| Column(Some(it))).collect()
}

impl Column<'_> {
    fn name(&self) -> El {
        match self.0 {
            Some((name, _)) => column_head(el("bdi").child(names::shown(name).into_owned())),
            None => el("td"),
        }
    }

    fn points(&self, slot: Slot) -> El {
        let points = self.0.and_then(|(_, card)| card.points(slot));
        el("td").child(points.map(|points| points.to_string()))
    }

    fn sum(&self, rules: &RuleSet, of: fn(&Totals) -> u16) -> El {
        let sum = self.0.map(|(_, card)| of(&card.totals(rules)));
        el("td").child(sum.map(|points| points.to_string()))
    }
}

/// A card with these columns and a title. Only this part of the page is printed.
fn sheet(rules: &RuleSet, title: Vec<El>, columns: &[Column<'_>]) -> El {
    let row = |kind: &str, name: &str, pays: String, cells: Vec<El>| {
        let name = el("th")
            .attr("scope", "row")
            .child(el("span").child(name))
            .child(el("small").child(pays));
        el(kind).child(name).child(cells)
    };
    let sum = |name: &str, pays: String, of: fn(&Totals) -> u16| {
        let cells = columns.iter().map(|column| column.sum(rules, of));
        row("tr.sum", name, pays, cells.collect())
    };
    let boxes = |section: Section| {
        let slots = rules.slots();
        let slots = slots.filter(move |slot| rules.category(*slot).section == section);
        let rows = slots.map(|slot| {
            let category = rules.category(slot);
            let cells = columns.iter().map(|column| column.points(slot));
            let name = categories::name(&category.id);
            row("tr", &name, text::pays(rules, category), cells.collect())
        });
        rows.collect::<Vec<_>>()
    };
    let mut upper = boxes(Section::Upper);
    if let Some(bonus) = rules.upper_bonus {
        upper.push(sum(&text::upper_total(), String::new(), |totals| {
            totals.upper
        }));
        upper.push(sum(&words::bonus(), text::bonus(bonus), |it| {
            it.upper_bonus
        }));
    }
    let mut lower = boxes(Section::Lower);
    if let Some(extra) = rules.extra_yahtzee.filter(|extra| extra.bonus > 0) {
        let pays = text::extra(extra.bonus);
        lower.push(sum(&words::extra(), pays, |totals| totals.yahtzee_bonuses));
    }
    lower.push(sum(&words::total(), String::new(), |totals| totals.grand()));
    let names = el("tr")
        .child(column_head(text::name()))
        .child(columns.iter().map(Column::name).collect::<Vec<_>>());
    let table = el("table")
        .child(el("thead").child(names))
        .child(el("tbody").child(upper))
        .child(el("tbody").child(lower));
    el("section.paper")
        .child(el("p").child(title))
        .child(wide(&words::score_cards(), table))
}
