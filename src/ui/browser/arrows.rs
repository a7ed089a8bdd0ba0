//! Where arrow keys move the focus at the table: between the boxes, the dice and the buttons of the tray, to what is nearest in
//! that direction. So arrows and Enter are enough for a turn, as on a remote control. An arrow never leads from one end to the
//! other one.

use web_sys::HtmlElement;

use super::focus::has_focus;
use super::page::document;
use super::steer::arrow::Arrow;
use super::steer::{focus, found, is_seen};

const BOX: &str = "button.box";

/// What a turn needs: `#all-choices` is there when a coach knows them.
const TURN: &str = "button.box, button.die:enabled, #roll:enabled, #undo:enabled, #next:enabled, #all-choices:not([hidden])";

/// What else may stand in the row of one of these, such as the name of a box.
const BESIDE: &str = "main.table :is(a[href], button:enabled)";

/// Moves the focus down or up. Returns whether there is something to focus; above the first box, there is not.
pub fn focus_down(step: i32) -> bool {
    let arrow = if step < 0 { Arrow::Up } else { Arrow::Down };
    match focused() {
        // The next box of the card may be farther than the dice below it.
        Some(here) => {
            here.matches(BOX).unwrap_or(false) && moves(&here, arrow, BOX, true)
                || moves(&here, arrow, TURN, true)
                || moves(&here, arrow, TURN, false)
        }
        None => !is_elsewhere() && focus_first(BOX),
    }
}

/// Moves the focus to the right or to the left. Returns whether it was among what a turn needs: with nothing beside that, it
/// stays.
pub fn focus_beside(step: i32) -> bool {
    let arrow = if step < 0 { Arrow::Left } else { Arrow::Right };
    match focused() {
        Some(here) => {
            let _ = moves(&here, arrow, TURN, true)
                || moves(&here, arrow, TURN, false)
                || moves(&here, arrow, BESIDE, true);
            true
        }
        None => !is_elsewhere() && focus_first(BOX),
    }
}

/// Returns the focused element, if a turn needs it.
fn focused() -> Option<HtmlElement> {
    found_all(TURN).into_iter().find(|it| {
        let active = document().and_then(|it| it.active_element());
        active.is_some_and(|active| it.is_same_node(Some(&active)))
    })
}

/// Returns whether a control outside the turn has the focus, such as one above the cards.
fn is_elsewhere() -> bool {
    has_focus("a, button, summary")
}

/// Moves the focus to the nearest of these elements in this direction: one that lies straight ahead, or, unless `straight`, one
/// that lies more ahead than aside. Returns whether there is one.
fn moves(here: &HtmlElement, arrow: Arrow, to: &str, straight: bool) -> bool {
    let from = arrow.sees(here);
    let far = |it: &HtmlElement| {
        let there = arrow.sees(it);
        let is_ahead = match straight {
            true => from.faces(there),
            false => from.gap(there) <= (there.ahead.0 - from.ahead.1).max(0.0),
        };
        from.distance(there).filter(|_| is_ahead)
    };
    let all = found_all(to).into_iter();
    let all = all.filter(|it| is_seen(it) && !it.is_same_node(Some(here)));
    let mut ahead: Vec<_> = all.filter_map(|it| Some((far(&it)?, it))).collect();
    ahead.sort_by(|a, b| a.0.total_cmp(&b.0));
    ahead.iter().any(|(_, it)| focus(it))
}

/// Focuses the first element that matches a selector. Returns whether there is one.
fn focus_first(selector: &str) -> bool {
    found_all(selector).iter().any(focus)
}

fn found_all(selector: &str) -> Vec<HtmlElement> {
    document().map_or_else(Vec::new, |it| found(it.query_selector_all(selector)))
}
