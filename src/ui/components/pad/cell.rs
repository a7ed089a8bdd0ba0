//! A box of a card on the page.

use leptos::html;
use leptos::prelude::*;

use super::column::{CardPlace, Column};
use super::{Cards, name};
use crate::ui::browser::{self, animate, follow};
use crate::ui::components::changing;
use rollkeep_rules::game::Game;
use rollkeep_rules::{Offer, Slot};
use rollkeep_solver::coach::MicroPoints;
use rollkeep_words::{advice, play, refusals, table as text, words};

/// How long points fly from the dice to their box, and how long they take to be written there, in milliseconds.
const FLIES: u16 = 320;
const WRITES: f64 = 600.0;

/// The content of a box.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum CellContent {
    /// Open, and not to be filled now.
    Open,
    /// Filled; `last` if it was filled last, `news` if it was filled since the current player's last turn.
    Filled { points: u16, last: bool, news: bool },
    /// It may be filled with the dice on the table.
    Offer {
        points: u16,
        bonus: u16,
        /// What it falls to after the next roll.
        then: Option<u16>,
        /// Whether it scores nothing and another box does not.
        quiet: bool,
        /// How much less it is expected to bring than the best choice, with a coach.
        less: Option<MicroPoints>,
    },
    /// A joker rule closes it for these dice, for this reason.
    Closed(String),
    /// Other boxes come before it, for this reason.
    Later(String),
}

/// What a box is made of. While it stays the same, only its words change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CellKind {
    /// Nothing to see.
    Open,
    /// A number; `lands` if it was written while this card was on screen.
    Filled { lands: bool },
    /// A button, also if a rule closes the box. It keeps the focus while its points change.
    Button,
}

impl CellKind {
    fn of(content: &CellContent, before: Option<&CellKind>) -> CellKind {
        match (content, before) {
            (CellContent::Open, _) => CellKind::Open,
            (CellContent::Offer { .. } | CellContent::Closed(_) | CellContent::Later(_), _) => {
                CellKind::Button
            }
            (CellContent::Filled { .. }, Some(CellKind::Filled { lands })) => {
                CellKind::Filled { lands: *lands }
            }
            // What was there from the start does not land.
            (CellContent::Filled { last, .. }, before) => CellKind::Filled {
                lands: *last && before.is_some(),
            },
        }
    }
}

/// A box of one card.
#[component]
pub(super) fn Cell(
    /// All cards.
    cards: Cards,
    /// The column of its card.
    column: Column,
    /// Which box. Not called `slot`, which means something else in `view!`.
    category: Slot,
    /// What it shows.
    content: Memo<CellContent>,
) -> impl IntoView {
    let seat = column.seat;
    let kind = Memo::new(move |before| CellKind::of(&content.read(), before));
    let class = move || match *content.read() {
        CellContent::Filled { points, last, news } => {
            let last = if last { " last" } else { "" };
            let news = if news { " news" } else { "" };
            let struck = if points == 0 { " struck" } else { "" };
            format!("{} filled{last}{news}{struck}", column.class())
        }
        _ if cards.target_box.get() == Some((seat, category)) => format!("{} aim", column.class()),
        _ => match column.place(category) {
            CardPlace::Free => column.class().to_owned(),
            CardPlace::Next => format!("{} next", column.class()),
            CardPlace::Later => format!("{} later", column.class()),
        },
    };
    // For screen readers: an empty box says nothing to them.
    let open = move || match column.place(category) {
        CardPlace::Free => words::open(),
        CardPlace::Next => text::next(),
        CardPlace::Later => text::later(),
    };
    let inner = move || match kind.get() {
        CellKind::Open => {
            view! { <span class="aloud" prop:textContent=changing(open)></span> }.into_any()
        }
        CellKind::Filled { lands } => {
            let dice = cards.table.elements.dice_area;
            view! { <ScoredPoints content lands dice /> }.into_any()
        }
        CellKind::Button => {
            let slot = category;
            let category = cards
                .table
                .game_untracked(|game| name(game.rules(), category));
            let node = cards.table.elements.box_button(seat, slot);
            (move || button(&content.read(), &category, node)).into_any()
        }
    };
    view! {
        <td class=class data-seat=seat data-slot=category.0>
            {inner}
        </td>
    }
}

/// The points in a filled box.
#[component]
fn ScoredPoints(
    /// The content of the box.
    content: Memo<CellContent>,
    /// Whether they have just been scored.
    lands: bool,
    /// Where they come from.
    dice: NodeRef<html::Div>,
) -> impl IntoView {
    let points = move || match *content.read() {
        CellContent::Filled { points, .. } => Some(points),
        _ => None,
    };
    let number = NodeRef::new();
    // The style draws the stroke through a box that scores nothing.
    let flies = untrack(points).filter(|points| *points > 0 && lands);
    if let Some(points) = flies {
        follow(move || write(number, dice, points));
    }
    view! { <span translate="no" node_ref=number prop:textContent=changing(points)></span> }
}

/// The button of a box that may be filled, or that a rule closes. While its content changes it stays the same element, and
/// keeps the focus.
fn button(
    content: &CellContent,
    category: &str,
    node: NodeRef<html::Button>,
) -> impl IntoView + use<> {
    let (points, bonus, then, quiet, less) = match *content {
        CellContent::Offer {
            points,
            bonus,
            then,
            quiet,
            less,
        } => (Some(points), bonus, then, quiet, less),
        _ => (None, 0, None, false, None),
    };
    let label = match content {
        CellContent::Offer { points, bonus, .. } => {
            let label = play::offer(category, *points, *bonus);
            let label = match then {
                Some(then) => play::offer_then(&label, then),
                None => label,
            };
            match less {
                Some(less) => format!("{label}, {}", advice::relative_aloud(less)),
                None => label,
            }
        }
        CellContent::Closed(why) => play::closed(category, why),
        CellContent::Later(why) => why.clone(),
        CellContent::Open | CellContent::Filled { .. } => String::new(),
    };
    let closed = matches!(content, CellContent::Closed(_) | CellContent::Later(_));
    let number = match (content, points) {
        (CellContent::Later(_), _) => String::new(),
        (_, None) => "–".to_owned(),
        (_, Some(points)) => points.to_string(),
    };
    // The style draws it; the label says it in words.
    let plus =
        (bonus > 0).then(|| view! { <span class="plus" data-plus=text::plus(bonus)></span> });
    let then = then.map(|then| view! { <span class="then" data-then=then></span> });
    view! {
        <button
            class="box"
            node_ref=node
            data-once=""
            class:zero=quiet
            class:advised=less.is_some_and(advice::is_level)
            data-points=points
            data-less=less.map(advice::relative)
            aria-label=label
            aria-disabled=closed.then_some("true")
        >
            <span translate="no" prop:textContent=number></span>
            {plus}
            {then}
        </button>
    }
}

/// Lets the points fly from the dice to their box, where they are written.
fn write(number: NodeRef<html::Span>, dice: NodeRef<html::Div>, points: u16) {
    // `None` at first: it runs again once Leptos has made the element.
    let Some(number) = number.get().filter(|_| browser::may_move()) else {
        return;
    };
    browser::fly(&points.to_string(), dice, &number, FLIES);
    let lands = f64::from(FLIES) / WRITES;
    let frames = [
        (0.0, "scale(1.5)".to_owned()),
        (lands, "scale(1.5)".to_owned()),
        (0.85, "scale(0.94)".to_owned()),
    ];
    animate(&number, "transform", &frames, "ease-out", WRITES);
    let hidden = [
        (0.0, "0".to_owned()),
        (lands, "0".to_owned()),
        (lands, "1".to_owned()),
    ];
    animate(&number, "opacity", &hidden, "linear", WRITES);
}

/// Returns the content of a box. `quiet` is whether some box scores more than 0; `less` is the coach's value.
pub(super) fn shown(
    game: &Game,
    seat: usize,
    slot: Slot,
    mine: bool,
    quiet: bool,
    less: impl FnOnce() -> Option<MicroPoints>,
) -> CellContent {
    if let Some(points) = game.cards()[seat].points(slot) {
        let last = game.last_score();
        let last = last.is_some_and(|last| last.seat == seat && last.slot == slot);
        let news = game.is_newly_filled(seat, slot);
        return CellContent::Filled { points, last, news };
    }
    if !mine || game.seat_at_turn() != Some(seat) {
        return CellContent::Open;
    }
    match game.offer(slot) {
        Some(Offer::Open { points, bonus }) => CellContent::Offer {
            points,
            bonus,
            then: game.falls_to(slot),
            quiet: quiet && points + bonus == 0,
            less: less(),
        },
        Some(Offer::Closed(why)) if why.is_by_order() => {
            let why = refusals::closed(game.rules(), why);
            CellContent::Later(play::later(&name(game.rules(), slot), &why))
        }
        Some(Offer::Closed(why)) => CellContent::Closed(refusals::closed(game.rules(), why)),
        Some(Offer::Filled | Offer::Unknown) | None => CellContent::Open,
    }
}
