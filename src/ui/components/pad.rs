//! The score cards of all players: side by side if there is room, else one at a time.
//!
//! The page is the same on every screen; only the styles hide parts of it.

mod cell;
mod foot;
mod halves;

use std::sync::Arc;

use leptos::prelude::*;

use self::cell::{Cell, CellContent, shown};
use self::foot::{CardSum, Foot};
use self::halves::{CardRow, Halves};
use super::standings::{Standings, seat_time};
use super::{Modal, answers, badge, column_head, plain, strong};
use crate::ui::browser::{self, El, el, follow};
use crate::ui::room::Room;
use crate::ui::table::{Table, offer, seat_of};
use rollkeep_core::coach::Advised;
use rollkeep_core::game::{Game, Phase};
use rollkeep_core::rules::{Offer, RuleSet, Slot};
use rollkeep_core::text::{categories, names, table as text, words};

/// The cells that change during a game. After every event they are compared with the game, and only differences are
/// written: that is far cheaper than a signal for each box.
#[derive(Default)]
struct PadCells {
    cells: Vec<Cell>,
    lines: Vec<CardSum>,
    /// For each seat: its cells. They are marked in its turn, and while somebody looks at its card.
    columns: Vec<Vec<El>>,
    active: Option<usize>,
    looked: Option<usize>,
}

/// The standings, the score cards of all players, and the help for a box. `looked` is the seat whose card the user
/// looks at on a small screen.
pub fn pad(room: Room, looked: RwSignal<Option<usize>>) -> Vec<El> {
    let Room { table, coach, .. } = room;
    let rules = table.game_untracked(|game| game.setup().rules().clone());
    let seats = table.game_untracked(|game| game.cards().len());
    let help = RwSignal::new(None::<Slot>);
    let mut sheet = PadCells {
        columns: vec![Vec::new(); seats],
        ..PadCells::default()
    };
    let halves = Halves::of(&rules);
    let kind = format!(
        "section.pad.seats-{seats}.rows-{}.lines-{}",
        halves.rows(),
        halves.lines()
    );
    let both = el("div.sheet")
        .child(sheet.half(table, help, "upper", &words::upper(), &halves.upper))
        .child(sheet.half(table, help, "lower", &words::lower(), &halves.lower));
    let badges = table.badges();
    let elsewhere = move || looked.get().filter(|_| table.game(whose) != looked.get());
    let kind = kind.as_str();
    let cards = el(kind)
        .class_if("many", move || seats > 1)
        .class_if("looking", move || elsewhere().is_some())
        .attr("aria-label", words::score_cards())
        .attr("tabindex", "0")
        .live_by(elsewhere, move |seat| {
            let name = table.name(seat?);
            let sign = badges.get(seat?).copied().map(badge);
            let whose = el("p.whose")
                .child(el("span").child(sign).child(text::card_of(&name)))
                .child(plain(&text::back_to_turn(), move || looked.set(None)));
            Some(whose)
        })
        .child(both)
        .on("click", move |event| {
            if let Some(slot) = browser::number_around(&event, "button.box", "data-slot") {
                choose(table, Slot(slot));
            }
        });
    follow(move || {
        let mine = table.is_mine();
        let landing = table.landing();
        let seen = looked.get().or(landing);
        coach.advice().with(|advice| {
            table.game(|game| {
                let active = landing.or_else(|| seat_of(game));
                sheet.show(game, active, seen, mine, advice.as_ref());
            });
        });
    });
    let mut parts = Vec::from_iter(
        (seats > 1).then(|| crate::ui::browser::el_of(view! { <Standings table looked /> })),
    );
    parts.push(cards);
    parts.push(help_sheet(rules, help));
    parts
}

/// Returns the seat whose card is shown by default: the one whose turn it is, or the winner.
pub(super) fn whose(game: &Game) -> Option<usize> {
    match game.phase() {
        Phase::Over(_) => game.ranking().first().map(|place| place.seat),
        Phase::Starting(_) | Phase::Turn(_) => seat_of(game),
    }
}

/// The help for a box.
fn help_sheet(rules: Arc<RuleSet>, help: RwSignal<Option<Slot>>) -> El {
    let named = rules.clone();
    let close = move || help.set(None);
    Modal::new("category", move || help.get().is_some(), close).holds(
        move || {
            let name = help.get().map(|slot| name(&named, slot));
            name.unwrap_or_default()
        },
        move || {
            let slot = help.get_untracked();
            let text = slot.map(|slot| categories::help(&rules, rules.category(slot)));
            vec![
                el("p").child(text),
                answers([strong(&words::close(), close)]),
            ]
        },
    )
}

/// Fills a box of the active card, or says why it is closed.
fn choose(table: Table, slot: Slot) {
    let shown = table.game_untracked(|game| {
        let seat = seat_of(game)?;
        let mine = untrack(|| table.is_mine());
        Some(shown(game, seat, slot, mine, true, None))
    });
    match shown {
        Some(CellContent::Closed(why)) => table.refuse(why),
        _ => table.choose(slot),
    }
}

impl PadCells {
    /// One section of all cards.
    fn half(
        &mut self,
        table: Table,
        help: RwSignal<Option<Slot>>,
        class: &str,
        caption: &str,
        rows: &[(CardRow, String)],
    ) -> El {
        let rules = table.game_untracked(|game| game.setup().rules().clone());
        let seats = 0..self.columns.len();
        let timed = table.game_untracked(|game| game.setup().clock().is_some());
        let mut names = el("tr").child(el("td"));
        let badges = table.badges();
        for seat in seats.clone() {
            let name = names::shown(&table.name(seat)).into_owned();
            let sign = badges.get(seat).copied().map(badge);
            // In narrow columns with clocks, the badge is beside the clock.
            let (with_time, with_name) = match timed && self.columns.len() > 4 {
                true => (sign, None),
                false => (None, sign),
            };
            let th = column_head(
                el("bdi.name")
                    .attr("title", &name)
                    .child(with_name)
                    .child(name),
            );
            let th = match timed {
                true => th.child(
                    el("small.time")
                        .child(with_time)
                        .live_text(move || seat_time(table, seat)),
                ),
                false => th,
            };
            names = names.child(self.in_column(seat, th));
        }
        let mut body = el("tbody");
        for (row, class) in rows {
            let row = *row;
            let kind = format!("tr{class}");
            let kind = kind.as_str();
            let mut line = el(kind);
            line = line.child(
                el("th").attr("scope", "row").child(match row {
                    CardRow::Box(slot) => el("button.what")
                        .child(name(&rules, slot))
                        .on_click(move || help.set(Some(slot))),
                    CardRow::Foot(foot) => foot.name(&rules),
                }),
            );
            for seat in seats.clone() {
                line = line.child(match row {
                    CardRow::Box(slot) => self.cell(seat, slot),
                    CardRow::Foot(foot) => self.line(&rules, seat, foot),
                });
            }
            body = body.child(line);
        }
        el(&format!("table.half.{class}"))
            .child(el("caption").child(el("span").child(caption)))
            .child(el("thead").child(names))
            .child(body)
    }

    fn in_column(&mut self, seat: usize, el: El) -> El {
        self.columns[seat].push(el.clone());
        el.set_class("seat", true);
        el
    }

    fn cell(&mut self, seat: usize, slot: Slot) -> El {
        let td = el("td")
            .attr("data-seat", seat.to_string())
            .attr("data-slot", slot.0.to_string());
        self.cells.push(Cell::new(seat, slot, td.clone()));
        self.in_column(seat, td)
    }

    fn line(&mut self, rules: &RuleSet, seat: usize, foot: Foot) -> El {
        let line = CardSum::new(rules, seat, foot);
        let td = line.td();
        self.lines.push(line);
        self.in_column(seat, td)
    }

    fn show(
        &mut self,
        game: &Game,
        active: Option<usize>,
        looked: Option<usize>,
        mine: bool,
        advice: Option<&Advised>,
    ) {
        let first = self.looked.is_none();
        let looked = looked.or_else(|| whose(game));
        mark(&self.columns, "active", self.active, active);
        mark(&self.columns, "looked", self.looked, looked);
        (self.active, self.looked) = (active, looked);
        let quiet = mine && some_box_scores(game);
        for cell in &mut self.cells {
            let now = shown(game, cell.seat, cell.slot, mine, quiet, advice);
            cell.show(game, now, first);
        }
        for line in &mut self.lines {
            line.show(game);
        }
    }
}

/// Moves a mark from one column to another.
fn mark(columns: &[Vec<El>], class: &str, before: Option<usize>, now: Option<usize>) {
    if before == now {
        return;
    }
    let column = |seat: Option<usize>| seat.and_then(|seat| columns.get(seat));
    for (seat, on) in [(before, false), (now, true)] {
        for el in column(seat).into_iter().flatten() {
            el.set_class(class, on);
        }
    }
}

/// Returns whether some box scores more than 0 with these dice.
fn some_box_scores(game: &Game) -> bool {
    game.rules().slots().any(|slot| {
        matches!(offer(game, slot), Some(Offer::Open { points, bonus }) if points + bonus > 0)
    })
}

fn name(rules: &RuleSet, slot: Slot) -> String {
    categories::name(&rules.category(slot).id)
}
