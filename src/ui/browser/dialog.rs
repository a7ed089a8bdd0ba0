//! Dialogs of the browser.

use std::time::Duration;

use leptos::html;
use leptos::prelude::*;
use web_sys::{HtmlDialogElement, HtmlElement};

use super::address::add_second;
use super::elements::{find, find_all};
use super::focus::dialogs_changed;
use super::live_regions;
use super::page::document;
use super::spatial_navigation::dialog_was_closed;
use super::taps::is_under_finger;

/// How long a new dialog ignores taps: they were meant for what was there before.
const FRESH: Duration = Duration::from_millis(500);

/// A dialog over the page. Copies refer to the same dialog. It ends with the screen, row or part in which it was made.
#[derive(Clone, Copy)]
pub struct Dialog {
    node: NodeRef<html::Dialog>,
    state: StoredValue<DialogState>,
}

#[derive(Clone, Copy, Default)]
struct DialogState {
    wanted: bool,
    /// We have opened it, and not closed it since.
    shown: bool,
    /// How often it was opened.
    times: u32,
}

impl Dialog {
    /// Makes a dialog of this element.
    pub fn new(node: NodeRef<html::Dialog>) -> Dialog {
        Dialog {
            node,
            state: StoredValue::default(),
        }
    }

    /// Opens or closes it in the next frame, so that the browser lays out the page only once.
    pub fn set_open(self, open: bool) {
        self.note(|state| state.wanted = open);
        request_animation_frame(move || self.follow());
    }

    /// Handles a `close` event. Returns whether the user has closed the dialog: the event of our own close comes late,
    /// perhaps after another opening.
    pub fn was_closed(self) -> bool {
        let Some(element) = self.element() else {
            return false;
        };
        let closed = self.state().shown && !element.open();
        if closed {
            self.show(false);
            dialog_was_closed();
            live_regions::move_out_of(&element);
        }
        closed
    }

    /// Hangs a menu below its button, which may be elsewhere now.
    pub fn hang(self) {
        if let Some(element) = self.element() {
            hang(&element);
        }
    }

    /// Closes it at once, as the user does with Escape: the focus is back before anything else opens.
    pub fn dismiss(self) {
        if let Some(element) = self.element() {
            element.close();
        }
    }

    /// Opens it again at once, because the user must answer.
    pub fn insist(self) {
        self.note(|state| state.wanted = true);
        self.follow();
    }

    /// Closes it together with its screen.
    pub fn leave(self) {
        // Not by the user: the `close` event comes when the screen is gone.
        self.note(|state| (state.wanted, state.shown) = (false, false));
        if let Some(element) = self.element() {
            if element.open() {
                element.close();
                dialogs_changed();
            }
            live_regions::move_out_of(&element);
        }
    }

    fn follow(self) {
        let Some(element) = self.element() else {
            return;
        };
        let open = self.state().wanted;
        // Opening fails only if the screen is already gone.
        if open && !element.open() && element.show_modal().is_ok() {
            self.show(true);
            live_regions::move_into(&element);
            step_aside(&element);
            hang(&element);
            self.be_fresh(&element);
            add_second();
        } else if !open && element.open() {
            element.close();
            self.show(false);
            live_regions::move_out_of(&element);
        }
    }

    fn be_fresh(self, element: &HtmlDialogElement) {
        let times = self.state().times.wrapping_add(1);
        self.note(|state| state.times = times);
        // The attribute's name is a constant and always valid.
        let _ = element.set_attribute("data-fresh", "");
        let ripen = move || {
            if let Some(element) = self.element()
                && self.state().times == times
            {
                let _ = element.remove_attribute("data-fresh");
            }
        };
        set_timeout(ripen, FRESH);
    }

    /// The element, from when it is made until its screen is gone.
    fn element(self) -> Option<HtmlDialogElement> {
        self.node.try_get_untracked().flatten()
    }

    fn state(self) -> DialogState {
        self.state.try_get_value().unwrap_or_default()
    }

    fn show(self, shown: bool) {
        self.note(|state| state.shown = shown);
        dialogs_changed();
    }

    fn note(self, change: impl FnOnce(&mut DialogState)) {
        // The screen may be gone.
        let _ = self.state.try_update_value(change);
    }
}

/// Moves the dialog if the answer that carries out the action is under the finger that has just tapped.
fn step_aside(dialog: &HtmlDialogElement) {
    let answers = find_all(Some(dialog), "[data-does]");
    let Some(answer) = answers.first() else {
        return;
    };
    for place in ["middle", "low", "high"] {
        // This name is a constant, too.
        let _ = dialog.set_attribute("data-place", place);
        if !is_under_finger(&answer.get_bounding_client_rect()) {
            return;
        }
    }
}

/// Hangs a menu below the button that opens it, at the side of the screen where the button is.
fn hang(menu: &HtmlDialogElement) {
    let root = document().and_then(|it| it.document_element());
    let button = menu.get_attribute("data-below").and_then(|it| find(&it));
    let (Some(button), Some(root)) = (button, root) else {
        return;
    };
    let (place, width) = (
        button.get_bounding_client_rect(),
        f64::from(root.client_width()),
    );
    let (left, right) = (place.left(), place.right());
    let px = |it: f64| format!("{it}px");
    let auto = "auto".to_owned();
    let (left, right) = match left + right < width {
        true => (px(left), auto),
        false => (auto, px(width - right)),
    };
    let below = px(place.bottom());
    for (name, value) in [("--below", below), ("left", left), ("right", right)] {
        // These names are constants, too.
        let _ = HtmlElement::style(menu).set_property(name, &value);
    }
}
