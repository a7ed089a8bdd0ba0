//! What gets the focus on a screen or in a dialog where no control has it yet.

use web_sys::HtmlElement;

use super::super::address;
use super::super::elements::{focused, is, rect_of, try_focus, view};
use super::find_in_scope;

/// The main action: the button or link that stands out (`Weight::Strong`), unless it does nothing now. The class that makes it stand
/// out tells people what comes next, so it also tells the keys.
const MAIN_ACTION: &str = "main .strong:not([aria-disabled]), dialog .strong:not([aria-disabled])";

/// The main action after a step back. Not a button that sends a form: Enter there would begin another game.
const MAIN_ACTION_AFTER_BACK: &str =
    "main .strong:not([aria-disabled], [type=submit]), dialog .strong:not([aria-disabled])";

/// What can be pressed below the bar, for a screen without a main action. Not a field: there, Escape would not lead back.
const BELOW_THE_BAR: &str = "main:not([data-nav=table]) > :not(header) :is(a[href], button:enabled, summary, [type=checkbox], [type=radio])";

/// Focuses the main action, or else the first control below the bar that is in view, if nothing has the focus but the heading.
/// Returns whether it did.
pub(super) fn focus_main_action() -> bool {
    if focused().is_some_and(|it| !is(&it, "body, dialog, h1, dialog h2")) {
        return false;
    }
    let actions = match address::has_come_back() {
        true => find_in_scope(MAIN_ACTION_AFTER_BACK),
        false => main_actions(),
    };
    let view = view();
    let is_in_view = |it: &HtmlElement| rect_of(it).is_within_height(view);
    actions.iter().any(try_focus)
        || others_below_the_bar()
            .iter()
            .any(|it| is_in_view(it) && try_focus(it))
}

/// Returns the main actions, in the order of the page.
pub(super) fn main_actions() -> Vec<HtmlElement> {
    find_in_scope(MAIN_ACTION)
}

/// Returns what else can be pressed below the bar.
pub(super) fn others_below_the_bar() -> Vec<HtmlElement> {
    find_in_scope(BELOW_THE_BAR)
}
