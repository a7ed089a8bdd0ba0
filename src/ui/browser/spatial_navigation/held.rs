//! Lists and sliders for somebody with five keys: Enter opens a list, or holds it or a slider so that arrows change it.

use js_sys::Function;
use wasm_bindgen::prelude::*;
use web_sys::{Element, Event, HtmlInputElement, HtmlSelectElement};

use super::super::focus::has_focus;
use rollkeep_app::spatial_navigation::Direction;

// `web_sys` has it only as an unstable interface, and old browsers have it not.
#[wasm_bindgen]
extern "C" {
    /// A list that can open itself.
    type Picker;

    #[wasm_bindgen(method, getter, js_name = showPicker)]
    fn picker(this: &Picker) -> Option<Function>;

    #[wasm_bindgen(method, catch, js_name = showPicker)]
    fn show_picker(this: &Picker) -> Result<(), JsValue>;
}

/// The mark of a held control, for the styles.
const MARK: &str = "data-held";

/// A list or slider that arrows change. When it is dropped, its value before comes back.
pub struct Held {
    control: Control,
    /// Its value before; `None` once the new value is taken.
    before: Option<String>,
}

enum Control {
    List(HtmlSelectElement),
    Slider(HtmlInputElement),
}

/// Returns whether the focused list is open. Browsers that do not know `:open` send no keys to the page while a list is open.
pub fn is_open_list() -> bool {
    has_focus("select:open")
}

impl Held {
    /// Holds this control, if it is a list or a slider.
    pub fn of(focused: &Element) -> Option<Held> {
        let control = if let Some(list) = focused.dyn_ref::<HtmlSelectElement>() {
            Control::List(list.clone())
        } else {
            let input = focused.dyn_ref::<HtmlInputElement>()?;
            Control::Slider(Some(input).filter(|it| it.type_() == "range")?.clone())
        };
        let before = Some(control.value());
        Some(Held { control, before })
    }

    /// Opens the list, or marks the control as held. Returns whether it is an open list.
    pub fn opens(&self) -> bool {
        if let Control::List(list) = &self.control {
            let picker = list.unchecked_ref::<Picker>();
            if picker.picker().is_some() && picker.show_picker().is_ok() {
                return true;
            }
        }
        // The attribute's name is a constant and always valid.
        let _ = self.control.element().set_attribute(MARK, "");
        false
    }

    /// Goes to another choice of the list, which is not taken yet. Returns `true` for a list, which this changes itself, and `false`
    /// for a slider, which the browser moves.
    pub fn step(&self, arrow: Direction) -> bool {
        let Control::List(list) = &self.control else {
            return false;
        };
        let step = match arrow {
            Direction::Up => -1,
            Direction::Down => 1,
            Direction::Left | Direction::Right => 0,
        };
        let last = i32::try_from(list.length()).unwrap_or(i32::MAX) - 1;
        list.set_selected_index((list.selected_index() + step).clamp(0, last.max(0)));
        true
    }

    /// Returns whether an event happens on this control.
    pub fn is_target_of(&self, event: &Event) -> bool {
        let target = event.target();
        target.is_some_and(|it| it.unchecked_ref::<Element>() == self.control.element())
    }

    /// Takes the value that it has now.
    pub fn take(mut self) {
        if let Control::List(list) = &self.control
            && self.before.as_ref() != Some(&list.value())
        {
            tell(list);
        }
        self.before = None;
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let element = self.control.element();
        let _ = element.remove_attribute(MARK);
        let Some(before) = self.before.take().filter(|it| *it != self.control.value()) else {
            return;
        };
        match &self.control {
            Control::List(list) => list.set_value(&before),
            // Its values count at once.
            Control::Slider(slider) => {
                slider.set_value(&before);
                tell(slider);
            }
        }
    }
}

impl Control {
    fn element(&self) -> &Element {
        match self {
            Control::List(list) => list,
            Control::Slider(slider) => slider,
        }
    }

    fn value(&self) -> String {
        match self {
            Control::List(list) => list.value(),
            Control::Slider(slider) => slider.value(),
        }
    }
}

/// Reports a new value to the page, as the browser does.
fn tell(element: &Element) {
    for name in ["input", "change"] {
        if let Ok(event) = Event::new(name) {
            event.init_event_with_bubbles(name, true);
            // It fails only if the event is under way already.
            let _ = element.dispatch_event(&event);
        }
    }
}
