//! What Enter does where the browser would do nothing with it, or send the form.

use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

use super::super::clock::monotonic_ms;
use super::super::elements::{closest, find, find_all, focused, is, try_focus};
use super::State;
use super::held::Held;
use super::main_action::focus_main_action;

/// The home screen, where people who use arrows begin.
const HOME: &str = "main[data-screen=home]";

impl State {
    /// Handles a press of Enter. Returns whether the browser must not handle it, too.
    pub(super) fn enter(&self, is_repeat: bool) -> bool {
        self.came_unseen() || self.operate(is_repeat) || self.next_name() || self.begin()
    }

    /// Returns whether the page has just moved the focus here by itself, so that the user did not see what Enter would do.
    fn came_unseen(&self) -> bool {
        let (now, focused) = (monotonic_ms(), focused());
        let mut guided = self.guided.borrow_mut();
        let guided = guided.as_mut().filter(|it| {
            now - it.since < it.rests
                && focused.is_some_and(|focused| it.to.is_same_node(Some(&focused)))
        });
        guided.map(|it| it.since = now).is_some()
    }

    /// Presses the focused checkbox, chooses the focused radio button, opens the focused list, or holds it or a slider. Returns
    /// whether it is one of these: Enter would send their form. A key that is held down does it once.
    fn operate(&self, is_repeat: bool) -> bool {
        let Some(focused) = focused() else {
            return false;
        };
        if let Some(held) = Held::of(&focused) {
            // A list that can open itself gets the next keys.
            if !is_repeat && !held.opens() {
                self.held.replace(Some(held));
            }
            return true;
        }
        let Some(input) = focused.dyn_ref::<HtmlInputElement>() else {
            return false;
        };
        let is_chosen = match input.type_().as_str() {
            "checkbox" => false,
            "radio" => input.checked(),
            _ => return false,
        };
        if !is_repeat && !is_chosen {
            input.click();
        }
        true
    }

    /// In a list of names, moves the focus to the next name, and from the last one to the main action. Returns whether the focus was
    /// in one: Enter would begin the game before all have their names. With a single name, Enter moves on
    /// only for people who use arrows; for others it begins the game.
    fn next_name(&self) -> bool {
        let Some(field) = focused().filter(|it| is(it, "form [data-nav=names] input")) else {
            return false;
        };
        let form = closest(&field, "form");
        let stops = find_all(form.as_ref(), "[data-nav=names] input, button.strong");
        if !self.uses_arrows.get() && stops.iter().filter(|it| is(it, "input")).count() < 2 {
            return false;
        }
        let mut next = { stops.into_iter() }.skip_while(|it| !it.is_same_node(Some(&field)));
        next.next();
        next.any(|it| try_focus(&it))
    }

    /// Focuses the main action of a screen where the user presses Enter first.
    fn begin(&self) -> bool {
        let may_begin = self.uses_arrows.get() || find(HOME).is_some();
        let begins = may_begin && focus_main_action();
        if begins {
            self.uses_arrows.set(true);
        }
        begins
    }
}
