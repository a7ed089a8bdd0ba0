//! Dialogs of the browser.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::{request_animation_frame, set_timeout};
use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;

use super::taps::is_under_finger;
use super::{El, live};

/// How long a new dialog ignores taps: they were meant for what was there before.
const FRESH: Duration = Duration::from_millis(500);

/// A dialog over the page. Copies refer to the same dialog.
#[derive(Clone)]
pub struct Dialog {
    element: HtmlDialogElement,
    state: Rc<DialogState>,
}

#[derive(Default)]
struct DialogState {
    wanted: Cell<bool>,
    /// We have opened it, and not closed it since.
    shown: Cell<bool>,
    /// How often it was opened.
    times: Cell<u32>,
}

impl Dialog {
    /// Makes a dialog of this element.
    pub fn new(dialog: &El) -> Dialog {
        Dialog {
            element: dialog.element().clone().unchecked_into(),
            state: Rc::default(),
        }
    }

    /// Opens or closes it in the next frame, so that the browser lays out the page only once.
    pub fn set_open(&self, open: bool) {
        self.state.wanted.set(open);
        let this = self.clone();
        request_animation_frame(move || this.follow());
    }

    /// Handles a `close` event. Returns whether the user has closed the dialog: the event of our own close comes late,
    /// perhaps after another opening.
    pub fn was_closed(&self) -> bool {
        let closed = self.state.shown.get() && !self.element.open();
        if closed {
            self.state.shown.set(false);
            live::move_out_of(&self.element);
        }
        closed
    }

    /// Opens it again at once, because the user must answer.
    pub fn insist(&self) {
        self.state.wanted.set(true);
        self.follow();
    }

    /// Closes it together with its screen.
    pub fn leave(&self) {
        self.state.wanted.set(false);
        if self.element.open() {
            self.element.close();
        }
        live::move_out_of(&self.element);
    }

    fn follow(&self) {
        let open = self.state.wanted.get();
        // Opening fails only if the screen is already gone.
        if open && !self.element.open() && self.element.show_modal().is_ok() {
            self.state.shown.set(true);
            live::move_into(&self.element);
            self.step_aside();
            self.be_fresh();
        } else if !open && self.element.open() {
            self.state.shown.set(false);
            self.element.close();
            live::move_out_of(&self.element);
        }
    }

    /// Moves the dialog if the answer that carries out the action is under the finger that has just tapped.
    fn step_aside(&self) {
        let Ok(Some(answer)) = self.element.query_selector("[data-does]") else {
            return;
        };
        for place in ["middle", "low", "high"] {
            // The attribute's name is a constant and always valid.
            let _ = self.element.set_attribute("data-place", place);
            if !is_under_finger(&answer.get_bounding_client_rect()) {
                return;
            }
        }
    }

    fn be_fresh(&self) {
        let times = self.state.times.get().wrapping_add(1);
        self.state.times.set(times);
        // This name is a constant, too.
        let _ = self.element.set_attribute("data-fresh", "");
        let this = self.clone();
        let ripen = move || {
            if this.state.times.get() == times {
                let _ = this.element.remove_attribute("data-fresh");
            }
        };
        set_timeout(ripen, FRESH);
    }
}
