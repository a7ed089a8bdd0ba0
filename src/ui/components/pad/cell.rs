//! A box of a card on the page.

use super::name;
use crate::ui::browser::{self, El, el};
use crate::ui::coach::less;
use crate::ui::table::{offer, seat_of};
use rollkeep_core::coach::{Advised, MilliPoints};
use rollkeep_core::game::Game;
use rollkeep_core::rules::{Offer, Slot};
use rollkeep_core::solver::Choice;
use rollkeep_core::text::{advice, play, refusals, table as text, words};

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
        /// Whether it scores nothing and another box does not.
        quiet: bool,
        /// How much less it is expected to bring than the best choice, with a coach.
        less: Option<MilliPoints>,
    },
    /// A joker rule closes it for these dice, for this reason.
    Closed(String),
}

/// A box of one card.
pub(super) struct Cell {
    pub(super) seat: usize,
    pub(super) slot: Slot,
    td: El,
    shown: CellContent,
    /// The button, while the box may be filled.
    button: Option<El>,
}

impl Cell {
    /// An open box in its cell.
    pub(super) fn new(seat: usize, slot: Slot, td: El) -> Cell {
        Cell {
            seat,
            slot,
            td: td.child(still_open()),
            shown: CellContent::Open,
            button: None,
        }
    }

    /// Writes what has changed. `first` is true for what was there from the start.
    pub(super) fn show(&mut self, game: &Game, now: CellContent, first: bool) {
        if now == self.shown {
            return;
        }
        let filled = |shown: &CellContent| matches!(shown, CellContent::Filled { .. });
        if filled(&self.shown) || filled(&now) {
            self.td.set_class("filled", filled(&now));
            let last = matches!(now, CellContent::Filled { last: true, .. });
            self.td.set_class("last", last);
            let news = matches!(now, CellContent::Filled { news: true, .. });
            self.td.set_class("news", news);
        }
        let category = name(game.rules(), self.slot);
        match &now {
            CellContent::Open => self.hold(still_open()),
            CellContent::Filled { points, last, .. } => {
                let number = el("span").child(points.to_string());
                self.hold(number.clone());
                if *last && !first && !filled(&self.shown) {
                    write(&number, *points);
                }
            }
            CellContent::Offer {
                points,
                bonus,
                quiet,
                less,
            } => {
                let button = self.button();
                let points_text = points.to_string();
                let mut label = play::offer(&category, *points, *bonus);
                if let Some(less) = *less {
                    label = format!("{label}, {}", advice::relative_aloud(less));
                }
                button.set("data-points", Some(&points_text));
                button.set("aria-label", Some(&label));
                button.set("data-less", less.map(advice::relative).as_deref());
                button.set("aria-disabled", None);
                button.set_class("zero", *quiet);
                button.set_text(&points_text);
                if *bonus > 0 {
                    // The style draws it; the label says it in words.
                    button.child(el("span.plus").attr("data-plus", text::plus(*bonus)));
                }
            }
            CellContent::Closed(why) => {
                let label = play::closed(&category, why);
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

    /// Returns the button of this box. It stays the same while only its points change, so that it keeps the focus.
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

/// Lets the points fly from the dice to their box, where they are written.
fn write(number: &El, points: u16) {
    if browser::may_move() {
        browser::fly(&points.to_string(), ".dice", number, FLIES);
        let lands = f64::from(FLIES) / WRITES;
        let frames = [
            (0.0, "scale(1.5)".to_owned()),
            (lands, "scale(1.5)".to_owned()),
            (0.85, "scale(0.94)".to_owned()),
        ];
        number.animate("transform", &frames, "ease-out", WRITES);
        let hidden = [
            (0.0, "0".to_owned()),
            (lands, "0".to_owned()),
            (lands, "1".to_owned()),
        ];
        number.animate("opacity", &hidden, "linear", WRITES);
    }
}

/// For screen readers: an empty box says nothing to them.
fn still_open() -> El {
    el("span.aloud").child(words::open())
}

/// Returns the content of a box. `quiet` is whether some box scores more than 0.
pub(super) fn shown(
    game: &Game,
    seat: usize,
    slot: Slot,
    mine: bool,
    quiet: bool,
    advice: Option<&Advised>,
) -> CellContent {
    if let Some(points) = game.cards()[seat].points(slot) {
        let last = game.last_score();
        let last = last.is_some_and(|last| last.seat == seat && last.slot == slot);
        let news = game.is_newly_filled(seat, slot);
        return CellContent::Filled { points, last, news };
    }
    if !mine || seat_of(game) != Some(seat) {
        return CellContent::Open;
    }
    match offer(game, slot) {
        Some(Offer::Open { points, bonus }) => CellContent::Offer {
            points,
            bonus,
            quiet: quiet && points + bonus == 0,
            less: advice.and_then(|advice| less(advice, game, Choice::Score(slot))),
        },
        Some(Offer::Closed(why)) => CellContent::Closed(refusals::closed(game.rules(), why)),
        Some(Offer::Filled | Offer::Unknown) | None => CellContent::Open,
    }
}
