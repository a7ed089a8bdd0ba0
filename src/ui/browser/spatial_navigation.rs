//! Spatial navigation: an arrow key moves the focus to the nearest control in its direction, as people see it. So five keys, such as
//! those of a television's remote control, are enough on every screen and in every dialog. No value changes before Enter.
//!
//! The listeners are on the window, so the own keys of a screen come first (`listener::on_key`): a key that a screen has used is
//! ignored here.
//!
//! | key | effect | file |
//! |---|---|---|
//! | arrow | moves the focus to the nearest control; changes a [held](held) list or slider | here |
//! | Enter | operates fields that Enter would not, goes on in a list of names, focuses the main action | `enter.rs` |
//! | Escape | lets go of a held control, leaves the screen | `escape.rs` |
//! | Tab, a pointer | ends spatial navigation until the next arrow | here |
//!
//! `core/app/src/spatial_navigation.rs` decides which control is the nearest, `needs_arrow.rs` which arrows a text field or a
//! scrolling part keeps, and `main_action.rs` what gets the focus where nothing has it yet.
//!
//! Elements declare what this module has to know about them with the attribute `data-nav`:
//!
//! | `data-nav` | element | effect |
//! |---|---|---|
//! | `table` | `main` | The screen moves the focus by itself (`table_elements.rs`). If nothing has the focus, an arrow can only focus the main action. |
//! | `names` | `ol` | Enter goes from one field of the list to the next one, and from the last one to the main action. |
//! | `scrolls` | any | What has been scrolled out of it can be reached only from within. |

mod enter;
mod escape;
mod held;
mod main_action;
mod needs_arrow;

use std::cell::{Cell, RefCell};
use std::time::Duration;

use leptos::prelude::set_timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent};

use self::held::{Held, is_open_list};
use self::main_action::{focus_main_action, main_actions, others_below_the_bar};
use self::needs_arrow::needs_arrow;
use super::back::open_dialog;
use super::clock::monotonic_ms;
use super::elements::{
    CONTROLS, closest, find_all, focused, is, is_visible, rect_of, try_focus, view,
};
use super::focus::has_focus;
use super::follow::after_frame;
use super::key::key_name;
use super::listener::on_window;
use rollkeep_app::spatial_navigation::{Direction, nearest_in_view};

pub(super) use self::escape::dialog_was_closed;

/// The attribute `data-nav` of a screen that moves the focus by itself.
const TABLE: &str = "main[data-nav=table]";

/// The attribute `data-nav` of what may have a scroll bar of its own.
const SCROLLS: &str = "[data-nav=scrolls]";

/// Controls whose value arrows change in other programs.
const VALUES: &str = "select, [type=radio], [type=range]";

/// After the page has moved the focus within a screen, Enter does nothing for so many milliseconds: people have to see first where the
/// focus is now. Each press begins the time anew.
const LOOK_FIRST: f64 = 1500.0;

/// The same on a new screen, where everybody looks anyway: only a second press of what has led there must do nothing.
const DOUBLE_PRESS: f64 = 600.0;

/// How long after a change of the focus the main action gets it, in milliseconds: parts of a new screen may still be loading.
const SETTLE: Duration = Duration::from_millis(100);

/// What the listeners remember from one event to the next.
#[derive(Default)]
struct State {
    has_started: Cell<bool>,
    /// Whether the user moves the focus by arrows. Tab and a pointer end that.
    uses_arrows: Cell<bool>,
    /// Whether the user has typed in the focused field since it got the focus.
    has_typed: Cell<bool>,
    /// When Escape was last pressed in a dialog or has closed one, unless another key was pressed since.
    escaped: Cell<Option<f64>>,
    /// The control to which the page has moved the focus by itself.
    guided: RefCell<Option<Guided>>,
    /// The list or slider that arrows change.
    held: RefCell<Option<Held>>,
}

struct Guided {
    to: Element,
    /// When the focus came there, or Enter was last pressed there.
    since: f64,
    /// How long Enter does nothing, in milliseconds.
    rests: f64,
}

thread_local! {
    /// One for the page and not in a context: the browser calls the listeners outside of every reactive owner.
    static STATE: State = State::default();
}

/// Moves the focus by arrow keys, where nothing else needs them, as long as the page exists. A second call does nothing.
pub fn start_spatial_navigation() {
    if STATE.with(|state| state.has_started.replace(true)) {
        return;
    }
    on_window("keydown", |event| {
        STATE.with(|state| state.key_down(&event))
    });
    on_window("pointerdown", |event| {
        STATE.with(|state| {
            state.uses_arrows.set(false);
            state.guided.take();
            state.take_by_pointer(&event);
        });
    });
    on_window("input", |_| STATE.with(|state| state.has_typed.set(true)));
    on_window("focusout", |_| STATE.with(State::let_go));
    on_window("focusin", |_| STATE.with(State::focus_came));
}

/// For people who use arrows: if `leaves` still holds after the next frame, moves the focus to an element, once there is one. Enter
/// does nothing there for a moment.
pub fn guide_focus(
    leaves: impl FnOnce() -> bool + 'static,
    to: impl FnOnce() -> Option<HtmlElement> + 'static,
) {
    after_frame(move || {
        STATE.with(|state| {
            if state.uses_arrows.get()
                && leaves()
                && let Some(to) = to().filter(try_focus)
            {
                state.guided_to(to.into(), LOOK_FIRST);
            }
        });
    });
}

impl State {
    fn key_down(&self, event: &Event) {
        let Some(key) = event.dyn_ref::<KeyboardEvent>() else {
            return;
        };
        let name = key_name(key);
        let arrow = Direction::of_key(&name);
        if arrow.is_some() {
            self.guided.take();
        }
        if name != "Escape" {
            self.escaped.set(None);
        }
        let has_modifier = key.alt_key() || key.ctrl_key() || key.meta_key() || key.shift_key();
        // An open list moves by its own keys.
        if has_modifier || key.default_prevented() || key.is_composing() || is_open_list() {
            return;
        }
        let is_done = match (arrow, name.as_str()) {
            (arrow, name) if self.held.borrow().is_some() => {
                self.key_for_held(arrow, name, key.repeat())
            }
            // Somebody who has come to it by Tab chooses with arrows, as everywhere.
            (Some(_), _) if !self.uses_arrows.get() && has_focus(VALUES) => false,
            (Some(arrow), _) => {
                self.uses_arrows.set(true);
                // Where nothing lies ahead, the browser would change the value.
                self.move_focus(arrow) || has_focus(VALUES)
            }
            (None, "Enter") => self.enter(key.repeat()),
            (None, "Tab") => {
                self.uses_arrows.set(false);
                false
            }
            // Somebody else may press it by habit.
            (None, "Escape") => self.uses_arrows.get() && !key.repeat() && self.leave_screen(),
            (None, _) => false,
        };
        if is_done {
            key.prevent_default();
        }
    }

    /// On a new screen, the heading has the focus for those who hear the page. People who use arrows see where the focus is, so it
    /// goes on to the main action.
    fn focus_came(&self) {
        self.has_typed.set(false);
        if self.uses_arrows.get() {
            set_timeout(|| STATE.with(State::go_on_to_main_action), SETTLE);
        }
    }

    fn go_on_to_main_action(&self) {
        if self.uses_arrows.get()
            && focus_main_action()
            && let Some(to) = focused()
        {
            self.guided_to(to, DOUBLE_PRESS);
        }
    }

    /// Notes that the page has moved the focus.
    fn guided_to(&self, to: Element, rests: f64) {
        let since = monotonic_ms();
        self.guided.replace(Some(Guided { to, since, rests }));
    }

    /// Moves the focus. Returns whether there was a control to focus.
    fn move_focus(&self, direction: Direction) -> bool {
        // The heading has the focus only because its screen is new.
        let Some(focused) = focused().filter(|it| !is(it, "body, dialog, h1")) else {
            return focus_first_in_view(direction);
        };
        if needs_arrow(&focused, direction, self.has_typed.get()) {
            return false;
        }
        let is_apart =
            |it: &HtmlElement| !it.contains(Some(&focused)) && !focused.contains(Some(it));
        let candidates = find_in_scope(CONTROLS).into_iter();
        let candidates = candidates
            .filter(|it| is_apart(it) && is_visible(it) && !is_scrolled_out(it, &focused))
            .map(|it| (rect_of(&it), it));
        let ahead = nearest_in_view(rect_of(&focused), view(), candidates, direction);
        ahead.iter().any(try_focus)
    }

    /// Lets go of the held control. Its value before comes back.
    fn let_go(&self) {
        // Taken first: a value that comes back is an event, which a listener of this module handles.
        let held = self.held.take();
        drop(held);
    }

    /// The pointer goes on with a held control: what it chooses counts at once.
    fn take_by_pointer(&self, event: &Event) {
        let held = self
            .held
            .borrow_mut()
            .take_if(|held| held.is_target_of(event));
        if let Some(held) = held {
            held.take();
        }
    }

    /// Handles a key while a list or slider is held: arrows change it, Enter takes its value, Escape restores the one before, and
    /// Tab leaves it. Returns whether the browser must not handle the key, too.
    fn key_for_held(&self, arrow: Option<Direction>, name: &str, is_repeat: bool) -> bool {
        match (arrow, name) {
            (Some(arrow), _) => {
                let held = self.held.borrow();
                held.as_ref().is_some_and(|it| it.step(arrow))
            }
            // The key that holds it may still be down.
            (None, "Enter") if is_repeat => true,
            (None, "Enter") => {
                let held = self.held.take();
                if let Some(held) = held {
                    held.take();
                }
                true
            }
            (None, "Escape") => {
                self.let_go();
                true
            }
            (None, _) => false,
        }
    }
}

/// Focuses the first control of the screen that is in view. Returns whether there is one.
fn focus_first_in_view(direction: Direction) -> bool {
    // At a table, the arrow of somebody who waits must not lead away from it.
    let others = match find_in_scope(TABLE).is_empty() {
        true => find_in_scope(CONTROLS),
        false => Vec::new(),
    };
    let view = view();
    { main_actions().into_iter() }
        .chain(others_below_the_bar())
        .chain(others)
        .any(|it| rect_of(&it).overlaps(view, direction) && try_focus(&it))
}

/// Returns whether an element has been scrolled out of what has a scroll bar of its own, and the focus is elsewhere: nobody sees it
/// where it would be.
fn is_scrolled_out(element: &HtmlElement, focused: &Element) -> bool {
    let scroller = closest(element, SCROLLS).filter(|it| !it.contains(Some(focused)));
    scroller.is_some_and(|it| !rect_of(element).overlaps(rect_of(&it), Direction::Down))
}

/// Returns the elements in the uppermost dialog, or on the page if none is open, that match a selector.
fn find_in_scope(selector: &str) -> Vec<HtmlElement> {
    let dialog = open_dialog();
    let scope = dialog.as_ref().map(|it| -> &Element { it });
    find_all(scope, selector)
}
