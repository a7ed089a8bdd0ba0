//! Where arrow keys move the focus at the table: along the boxes, from the last box to the roll button, from there to
//! the dice. So arrows and Enter are enough for a turn, as on a remote control.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::focus::has_focus;
use super::page::document;

const BOX: &str = "button.box";
const DIE: &str = "button.die:enabled";
/// The link to all choices, when a coach knows them.
const CHOICES: &str = "#all-choices:not([hidden])";
const NAME: &str = "button.standing";
const ROLL: &str = "#roll:enabled";
const UNDO: &str = "#undo:enabled";
const BUTTONS: &str = "#roll, #undo";

/// Moves the focus down or up. Returns whether there is something to focus; above the first box, there is not.
pub fn focus_down(step: i32) -> bool {
    match (Focus::on(BOX), step) {
        (Some(here), 1) if here.is_last(1) => focus(ROLL) || here.stays(),
        (Some(here), -1) if here.is_last(-1) => false,
        (Some(here), _) => here.go(step),
        (None, -1) if has_focus(BUTTONS) => focus(DIE) || focus(BOX),
        (None, 1) if has_focus(NAME) => focus(BOX),
        (None, 1) if has_focus(DIE) => {
            moves(DIE, DIE, (0.0, 1.0)) || focus(CHOICES) || focus(ROLL) || focus(BOX)
        }
        (None, -1) if has_focus(DIE) => moves(DIE, DIE, (0.0, -1.0)),
        (None, _) => !is_elsewhere() && focus(BOX),
    }
}

/// Moves the focus to the right or to the left: among the dice, and from the outer ones to the nearest box; to the nearest box
/// of another column, and from the outer one to *Roll* if the tray is there; between *Undo* and *Roll*. Returns whether there is
/// something to focus.
pub fn focus_beside(step: i32) -> bool {
    let towards = (f64::from(step), 0.0);
    match step {
        1 if has_focus("#undo") => focus(ROLL),
        -1 if has_focus("#roll") && focus(UNDO) => true,
        _ if has_focus(BUTTONS) => moves(BUTTONS, BOX, towards) || focus(BOX),
        _ if has_focus(DIE) => moves(DIE, DIE, towards) || moves(DIE, BOX, towards),
        _ if has_focus(BOX) => moves(BOX, BOX, towards) || roll_beside(step),
        _ => !is_elsewhere() && focus(BOX),
    }
}

/// Moves the focus from a box to the roll button, if the tray is on this side of the card.
fn roll_beside(step: i32) -> bool {
    let (boxes, rolls) = (Focus::on(BOX), found(ROLL));
    let here = boxes.as_ref().and_then(|it| it.all.get(it.place));
    let (Some(here), Some(roll)) = (here, rolls.first()) else {
        return false;
    };
    let (here, there) = (
        here.get_bounding_client_rect(),
        roll.get_bounding_client_rect(),
    );
    let is_beside = match step {
        1 => there.left() > here.right(),
        _ => there.right() < here.left(),
    };
    is_beside && roll.focus().is_ok()
}

/// Returns whether a control outside the turn has the focus, such as one above the cards.
fn is_elsewhere() -> bool {
    has_focus("a, button, summary") && !has_focus("button.box, #roll, #undo")
}

/// The focused one of several elements.
struct Focus {
    all: Vec<HtmlElement>,
    place: usize,
}

impl Focus {
    /// The focused one of the elements that match a selector.
    fn on(selector: &str) -> Option<Focus> {
        let all = found(selector);
        let active = document()?.active_element()?;
        let place = all.iter().position(|it| it.is_same_node(Some(&active)))?;
        Some(Focus { all, place })
    }

    /// Whether there is none behind it in this direction.
    fn is_last(&self, step: i32) -> bool {
        match step < 0 {
            true => self.place == 0,
            false => self.place + 1 == self.all.len(),
        }
    }

    fn stays(&self) -> bool {
        self.go(0)
    }

    /// Moves by this many, or to the first or the last one.
    fn go(&self, step: i32) -> bool {
        let last = self.all.len().saturating_sub(1);
        let next = self.place.saturating_add_signed(step as isize).min(last);
        self.all.get(next).is_some_and(|it| it.focus().is_ok())
    }
}

/// Moves the focus from one of these elements to the nearest one of those in this direction. Returns whether there is one. Dice
/// lie askew, and in two rows where there is room.
fn moves(from: &str, to: &str, (across, down): (f64, f64)) -> bool {
    let Some(here) = Focus::on(from) else {
        return false;
    };
    let middle = |it: &HtmlElement| {
        let place = it.get_bounding_client_rect();
        let (width, height) = (place.width(), place.height());
        (place.x() + width / 2.0, place.y() + height / 2.0, width)
    };
    let Some((x, y, width)) = here.all.get(here.place).map(middle) else {
        return false;
    };
    let far = |it: &HtmlElement| {
        let (other_x, other_y, _) = middle(it);
        let (right, below) = (other_x - x, other_y - y);
        let ahead = right * across + below * down;
        let aside = (right * down).abs() + (below * across).abs();
        (ahead > width / 2.0).then_some(ahead + 3.0 * aside)
    };
    let all = found(to).into_iter().filter_map(|it| Some((far(&it)?, it)));
    let nearest = all.min_by(|a, b| a.0.total_cmp(&b.0));
    nearest.is_some_and(|(_, it)| it.focus().is_ok())
}

/// Focuses the first element that matches a selector.
fn focus(selector: &str) -> bool {
    found(selector).first().is_some_and(|it| it.focus().is_ok())
}

fn found(selector: &str) -> Vec<HtmlElement> {
    let nodes = document().and_then(|document| document.query_selector_all(selector).ok());
    let nodes = nodes.into_iter();
    nodes
        .flat_map(|nodes| (0..nodes.length()).filter_map(move |index| nodes.get(index)))
        .filter_map(|node| node.dyn_into().ok())
        .collect()
}
