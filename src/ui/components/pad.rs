//! The score cards of all players, side by side like a real pad.

use std::sync::Arc;

use leptos::prelude::*;

use super::{Modal, answers, strong};
use crate::coach::{Advised, Milli};
use crate::game::Game;
use crate::rules::{Offer, RuleSet, Section, Slot};
use crate::solver::Choice;
use crate::text::{advice, categories, play, refusals, words};
use crate::ui::browser::{self, El, el, follow};
use crate::ui::coach::{Coach, less};
use crate::ui::table::{Table, offer, seat_of};

/// What a box shows.
#[derive(Clone, Debug, PartialEq)]
enum Shown {
    /// Open, and not to be filled now.
    Open,
    /// Filled; `last` if it was filled last.
    Filled { points: u16, last: bool },
    /// It may be filled with the dice on the table.
    Offer {
        points: u16,
        bonus: u16,
        /// How much less it is expected to bring than the best choice, where the coach says so.
        less: Option<Milli>,
    },
    /// A joker rule closes it to these dice: why.
    Closed(String),
}

/// What stands at the foot of a section, and once at its head.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Foot {
    /// Under the name: that time is up.
    Late,
    UpperSum,
    Bonus,
    Extra,
    Total,
}

/// A box of a card on the page.
struct Cell {
    seat: usize,
    slot: Slot,
    td: El,
    shown: Shown,
    /// While it may be filled.
    button: Option<El>,
}

/// A line at the foot of a card on the page.
struct Line {
    seat: usize,
    foot: Foot,
    el: El,
    text: String,
}

/// All that changes on the pad during a game. It is compared with the game after every event, and only
/// what differs is written: that is far cheaper than a signal for each box.
#[derive(Default)]
struct Sheet {
    cells: Vec<Cell>,
    lines: Vec<Line>,
    /// What is marked while a player has the turn, by seat.
    columns: Vec<Vec<El>>,
    active: Option<usize>,
}

/// The score cards of all players.
pub fn pad() -> [El; 2] {
    let table = Table::here();
    let coach = Coach::here();
    let rules = table.game_now(|game| game.setup().rules().clone());
    let seats = table.game_now(|game| game.cards().len());
    let help = RwSignal::new(None::<Slot>);
    let mut sheet = Sheet {
        columns: vec![Vec::new(); seats],
        ..Sheet::default()
    };
    let mut upper_foot = vec![Foot::UpperSum];
    if rules.upper_bonus.is_some() {
        upper_foot.push(Foot::Bonus);
    }
    let mut lower_foot = Vec::new();
    if rules.extra_yahtzee.is_some_and(|extra| extra.bonus > 0) {
        lower_foot.push(Foot::Extra);
    }
    lower_foot.push(Foot::Total);
    let cards = el(&format!("section.pad.seats-{seats}"))
        .attr("aria-label", words::SCORE_CARDS)
        .attr("tabindex", "0")
        .child(sheet.half(table, help, Section::Upper, &upper_foot))
        .child(sheet.half(table, help, Section::Lower, &lower_foot))
        .on("click", move |event| {
            if let Some(slot) = browser::number_around(&event, "button.box", "data-slot") {
                choose(table, Slot(slot));
            }
        });
    follow(move || {
        let mine = table.is_mine();
        let advice = coach.advice;
        advice.with(|advice| table.game(|game| sheet.show(game, mine, advice.as_ref())));
    });
    [cards, help_sheet(rules, help)]
}

/// What a box is for.
fn help_sheet(rules: Arc<RuleSet>, help: RwSignal<Option<Slot>>) -> El {
    let named = rules.clone();
    let close = move || help.set(None);
    Modal::new("category", move || help.get().is_some(), close).holds(
        move || {
            let name = help.get().map(|slot| name(&named, slot).to_owned());
            name.unwrap_or_default()
        },
        move || {
            let slot = help.get_untracked();
            let text = slot.map(|slot| categories::help(&rules, rules.category(slot)));
            vec![el("p").child(text), answers([strong(words::CLOSE, close)])]
        },
    )
}

/// Fills a box of the active card, or says why it is closed.
fn choose(table: Table, slot: Slot) {
    let shown = table.game_now(|game| {
        let seat = seat_of(game)?;
        Some(shown(game, seat, slot, untrack(|| table.is_mine()), None))
    });
    match shown {
        Some(Shown::Closed(why)) => table.refuse(why),
        _ => table.choose(slot),
    }
}

impl Sheet {
    /// A section of all cards.
    fn half(
        &mut self,
        table: Table,
        help: RwSignal<Option<Slot>>,
        section: Section,
        foot: &[Foot],
    ) -> El {
        let rules = table.game_now(|game| game.setup().rules().clone());
        let seats = 0..self.columns.len();
        let mut names = el("tr").child(el("td"));
        for seat in seats.clone() {
            let name = table.name(seat);
            let named = el("bdi.name").attr("title", &name).child(name);
            let late = self.line(seat, Foot::Late, el("small.late"));
            let th = el("th").attr("scope", "col").child(named).child(late);
            names = names.child(self.in_column(seat, th));
        }
        let mut body = el("tbody");
        for slot in rules.slots() {
            if rules.category(slot).section != section {
                continue;
            }
            let what = el("button.what")
                .child(name(&rules, slot))
                .on_click(move || help.set(Some(slot)));
            let mut row = el("tr").child(el("th").attr("scope", "row").child(what));
            for seat in seats.clone() {
                row = row.child(self.cell(seat, slot));
            }
            body = body.child(row);
        }
        let mut feet = el("tfoot");
        for &foot in foot {
            let row = el(if foot == Foot::Total {
                "tr.total"
            } else {
                "tr"
            });
            let name = foot_name(&rules, foot);
            let mut row = row.child(el("th").attr("scope", "row").child(name));
            for seat in seats.clone() {
                let td = el("td").attr("data-foot", seat.to_string());
                let td = self.line(seat, foot, td);
                row = row.child(self.in_column(seat, td));
            }
            feet = feet.child(row);
        }
        let caption = match section {
            Section::Upper => words::UPPER,
            Section::Lower => words::LOWER,
        };
        el("table.half")
            .child(el("caption").child(caption))
            .child(el("thead").child(names))
            .child(body)
            .child(feet)
    }

    fn in_column(&mut self, seat: usize, el: El) -> El {
        self.columns[seat].push(el.clone());
        el
    }

    fn cell(&mut self, seat: usize, slot: Slot) -> El {
        let td = el("td")
            .attr("data-seat", seat.to_string())
            .attr("data-slot", slot.0.to_string())
            .child(still_open());
        self.cells.push(Cell {
            seat,
            slot,
            td: td.clone(),
            shown: Shown::Open,
            button: None,
        });
        self.in_column(seat, td)
    }

    fn line(&mut self, seat: usize, foot: Foot, el: El) -> El {
        self.lines.push(Line {
            seat,
            foot,
            el: el.clone(),
            text: String::new(),
        });
        el
    }

    fn show(&mut self, game: &Game, mine: bool, advice: Option<&Advised>) {
        let active = seat_of(game);
        if active != self.active {
            for (seat, column) in self.columns.iter().enumerate() {
                let marked = [self.active, active].map(|active| active == Some(seat));
                if marked[0] != marked[1] {
                    column
                        .iter()
                        .for_each(|el| el.set_class("active", marked[1]));
                }
            }
            self.active = active;
        }
        for cell in &mut self.cells {
            let now = shown(game, cell.seat, cell.slot, mine, advice);
            if now != cell.shown {
                cell.show(game, now);
            }
        }
        for line in &mut self.lines {
            let now = foot_text(game, line.seat, line.foot);
            if now != line.text {
                line.el.set_text(&now);
                line.text = now;
            }
        }
    }
}

impl Cell {
    fn show(&mut self, game: &Game, now: Shown) {
        let filled = |shown: &Shown| matches!(shown, Shown::Filled { .. });
        if filled(&self.shown) || filled(&now) {
            self.td.set_class("filled", filled(&now));
            let last = matches!(now, Shown::Filled { last: true, .. });
            self.td.set_class("last", last);
        }
        let category = name(game.rules(), self.slot);
        match &now {
            Shown::Open => self.hold(still_open()),
            Shown::Filled { points, .. } => self.hold(el("span").child(points.to_string())),
            Shown::Offer {
                points,
                bonus,
                less,
            } => {
                let button = self.button();
                let text = points.to_string();
                let mut label = play::offer(category, *points, *bonus);
                if let Some(less) = *less {
                    label = format!("{label}, {}", advice::relative_aloud(less));
                }
                button.set("data-points", Some(&text));
                button.set("aria-label", Some(&label));
                button.set("data-less", less.map(advice::relative).as_deref());
                button.set("aria-disabled", None);
                button.set_class("zero", *points == 0);
                button.set_text(&text);
                if *bonus > 0 {
                    button.child(el("sup").child("+"));
                }
            }
            Shown::Closed(why) => {
                let label = play::closed(category, why);
                let button = self.button();
                button.set("data-points", None);
                button.set("data-less", None);
                button.set("aria-label", Some(&label));
                button.set("aria-disabled", Some("true"));
                button.set_class("zero", false);
                button.set_text("–");
            }
        }
        self.shown = now;
    }

    /// The button of this box. It stays the same while only its points change, so that it keeps the focus.
    fn button(&mut self) -> El {
        if let Some(button) = &self.button {
            return button.clone();
        }
        let button = el("button.box");
        self.hold(button.clone());
        self.button = Some(button.clone());
        button
    }

    fn hold(&mut self, content: El) {
        self.button = None;
        self.td.set_text("");
        self.td.clone().child(content);
    }
}

/// For screen readers: an empty box says nothing to them.
fn still_open() -> El {
    el("span.aloud").child(words::OPEN)
}

fn shown(game: &Game, seat: usize, slot: Slot, mine: bool, advice: Option<&Advised>) -> Shown {
    if let Some(points) = game.cards()[seat].points(slot) {
        let last = game.last_score();
        let last = last.is_some_and(|last| last.seat == seat && last.slot == slot);
        return Shown::Filled { points, last };
    }
    if !mine || seat_of(game) != Some(seat) {
        return Shown::Open;
    }
    match offer(game, slot) {
        Some(Offer::Open { points, bonus }) => Shown::Offer {
            points,
            bonus,
            less: advice.and_then(|advice| less(advice, game, Choice::Score(slot))),
        },
        Some(Offer::Closed(why)) => Shown::Closed(refusals::closed(game.rules(), why)),
        Some(Offer::Filled | Offer::Unknown) | None => Shown::Open,
    }
}

fn name(rules: &RuleSet, slot: Slot) -> &str {
    categories::name(&rules.category(slot).id)
}

fn foot_name(rules: &RuleSet, line: Foot) -> String {
    match (line, rules.upper_bonus) {
        (Foot::UpperSum, Some(bonus)) => format!("{} / {}", words::UPPER_SUM, bonus.threshold),
        (Foot::UpperSum, None) => words::UPPER_SUM.to_owned(),
        (Foot::Bonus, Some(bonus)) => format!("{} {}", words::BONUS, bonus.points),
        (Foot::Bonus, None) => words::BONUS.to_owned(),
        (Foot::Extra, _) => words::EXTRA.to_owned(),
        (Foot::Late, _) => words::TIME_UP.to_owned(),
        (Foot::Total, _) => words::TOTAL.to_owned(),
    }
}

fn foot_text(game: &Game, seat: usize, line: Foot) -> String {
    let totals = game.cards()[seat].totals(game.rules());
    let number = match line {
        Foot::Late if game.out_of_time(seat) => return words::TIME_UP.to_owned(),
        Foot::Late => return String::new(),
        Foot::UpperSum => totals.upper,
        Foot::Bonus => totals.upper_bonus,
        Foot::Extra => totals.yahtzee_bonuses,
        Foot::Total => totals.grand(),
    };
    match (line, number) {
        (Foot::Bonus | Foot::Extra, 0) => "–".to_owned(),
        _ => number.to_string(),
    }
}
