//! All cards in one table. Each box is a button.

use leptos::prelude::*;

use super::desk::Desk;
use crate::ui::browser::{self, El, el, follow};
use crate::ui::components::{badge, wide};
use rollkeep_core::real_dice::{Entry, Held};
use rollkeep_core::rules::{RuleSet, Section, Slot, Totals};
use rollkeep_core::text::names::shown;
use rollkeep_core::text::{categories, real_dice as text, rule_sets, table, words};

/// The content of a box.
#[derive(Clone, Debug, PartialEq)]
enum Shown {
    Open,
    Filled(Held),
    /// The points of the entered dice.
    Offer {
        points: u16,
        bonus: u16,
    },
    /// A joker rule closes it for these dice, for this reason.
    Closed(String),
}

/// The cards, side by side.
pub(super) fn card(desk: Desk) -> El {
    let (rules, names) = desk.game_untracked(|game| (game.rules().clone(), game.setup().names()));
    let all: Vec<&str> = names.iter().map(String::as_str).collect();
    let badges = (desk.device.settings).with_untracked(|settings| settings.badges_of(&all));
    let heads = names.iter().enumerate().map(|(seat, name)| {
        let sign = badges.get(seat).copied().map(badge);
        let name = shown(name);
        el("th")
            .attr("scope", "col")
            .class_if("on-turn", move || is_next(desk, seat))
            .flag("aria-current", move || is_next(desk, seat))
            .child(el("bdi.name").attr("title", &*name).child(sign).child(name))
    });
    let heads: Vec<El> = heads.collect();
    let head = el("tr")
        .child(el("td.rules-name").child(rule_sets::name(&rules.id)))
        .child(heads.clone());
    let mut rows = Vec::new();
    let section = |wanted: Section| {
        let slots = rules.slots();
        slots.filter(move |&slot| rules_section(desk, slot) == Some(wanted))
    };
    rows.extend(section(Section::Upper).map(|slot| row(desk, &rules, &names, slot)));
    if let Some(bonus) = rules.upper_bonus {
        let goal = bonus.threshold;
        let way = move |totals: &Totals| match totals.upper_bonus {
            0 => table::of_goal(totals.upper, goal),
            earned => table::plus(earned),
        };
        let label = format!("{} {}", words::bonus(), table::plus(bonus.points));
        rows.push(sum(desk, &label, names.len(), way));
    }
    rows.extend(section(Section::Lower).map(|slot| row(desk, &rules, &names, slot)));
    if rules.extra_yahtzee.is_some_and(|extra| extra.bonus > 0) {
        rows.push(sum(desk, &words::extra(), names.len(), |totals| {
            totals.yahtzee_bonuses.to_string()
        }));
    }
    let total = |totals: &Totals| totals.grand().to_string();
    rows.push(sum(desk, &words::total(), names.len(), total).attr("class", "sum total"));
    let table = el("table")
        .attr("class", format!("real-card seats-{}", names.len()))
        .child(el("thead").child(head))
        .child(el("tbody").child(rows));
    let frame = wide(&words::score_cards(), table);
    follow_turns(desk, frame.clone(), heads);
    frame
}

/// Keeps the card of the person whose turn it is in sight where the cards are wider than the screen.
fn follow_turns(desk: Desk, frame: El, heads: Vec<El>) {
    follow(move || {
        let head = desk.game(|game| game.next().and_then(|seat| heads.get(seat).cloned()));
        if let Some(head) = head {
            let frame = frame.clone();
            request_animation_frame(move || browser::scroll_sideways(&frame, &head));
        }
    });
}

fn is_next(desk: Desk, seat: usize) -> bool {
    desk.game(|game| game.next() == Some(seat))
}

fn rules_section(desk: Desk, slot: Slot) -> Option<Section> {
    desk.game_untracked(|game| {
        let category = game.rules().categories.get(slot.index());
        category.map(|it| it.section)
    })
}

fn row(desk: Desk, rules: &RuleSet, names: &[String], slot: Slot) -> El {
    let name = categories::name(&rules.category(slot).id);
    let cells = names
        .iter()
        .enumerate()
        .map(|(seat, who)| cell(desk, rules, &name, who, seat, slot));
    el("tr")
        .child(el("th").attr("scope", "row").child(name.as_str()))
        .child(cells.collect::<Vec<_>>())
}

fn cell(desk: Desk, rules: &RuleSet, category: &str, who: &str, seat: usize, slot: Slot) -> El {
    let bonus = rules.extra_yahtzee.map_or(0, |extra| extra.bonus);
    let shown = move || {
        if let Some(held) = desk.game(|game| game.held(seat, slot)) {
            return Shown::Filled(held);
        }
        match desk.offered(seat, slot) {
            Some(Ok(Entry::Score(_, _, points))) => Shown::Offer { points, bonus: 0 },
            Some(Ok(Entry::Extra(_, _, points))) => Shown::Offer { points, bonus },
            Some(Err(why)) => Shown::Closed(desk.game(|game| text::refused(game.rules(), why))),
            Some(Ok(_)) | None => Shown::Open,
        }
    };
    let (category, who) = (category.to_owned(), who.to_owned());
    let label = move || match shown() {
        Shown::Open => text::open(&category, &who),
        Shown::Filled(Held { points, extra }) => text::filled(&category, &who, points, extra),
        Shown::Offer { points, bonus } => text::offered(&category, &who, points, bonus),
        Shown::Closed(why) => text::closed(&category, &who, &why),
    };
    let says = move || match shown() {
        Shown::Open => String::new(),
        Shown::Filled(Held { points, .. }) => points.to_string(),
        Shown::Offer { points, bonus: 0 } => points.to_string(),
        Shown::Offer { points, bonus } => format!("{points} {}", table::plus(bonus)),
        Shown::Closed(_) => "–".to_owned(),
    };
    let button = el("button.real-box")
        .attr("data-seat", seat.to_string())
        .attr("data-slot", slot.0.to_string())
        .live_attr("aria-label", move || Some(label()))
        .class_if("held", move || matches!(shown(), Shown::Filled(_)))
        .class_if("extra", move || {
            matches!(shown(), Shown::Filled(Held { extra: true, .. }))
        })
        .class_if(
            "offer",
            move || matches!(shown(), Shown::Offer { points, bonus } if points + bonus > 0),
        )
        .live_text(says)
        .on_single_click(move || choose(desk, seat, slot));
    el("td")
        .class_if("on-turn", move || is_next(desk, seat))
        .child(button)
}

/// Writes the points of the dice into this box, or opens a dialog for the points.
fn choose(desk: Desk, seat: usize, slot: Slot) {
    match untrack(|| desk.offered(seat, slot)) {
        Some(Ok(entry)) => {
            if let Err(why) = desk.write(entry) {
                desk.tell(why);
            }
        }
        Some(Err(why)) => desk.tell(desk.game_untracked(|game| text::refused(game.rules(), why))),
        None => {
            desk.told.set(String::new());
            desk.opened.set(Some((seat, slot)));
        }
    }
}

/// A row of sums.
fn sum(
    desk: Desk,
    label: &str,
    seats: usize,
    says: impl Fn(&Totals) -> String + Copy + 'static,
) -> El {
    let cells = (0..seats).map(|seat| {
        el("td")
            .attr("data-sum", seat.to_string())
            .class_if("on-turn", move || is_next(desk, seat))
            .live_text(move || desk.game(|game| says(&game.card(seat).totals(game.rules()))))
    });
    el("tr.sum")
        .child(el("th").attr("scope", "row").child(label))
        .child(cells.collect::<Vec<_>>())
}
