//! Fields to fill in: their content is a property, not the attribute of the same name.

use wasm_bindgen::JsCast;
use web_sys::{EventTarget, HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};

use super::{El, follow};

/// An element with a value.
pub enum Field {
    Input(HtmlInputElement),
    Area(HtmlTextAreaElement),
    Select(HtmlSelectElement),
}

impl Field {
    /// This element, if it has a value.
    pub fn of(target: &EventTarget) -> Option<Field> {
        if let Some(input) = target.dyn_ref::<HtmlInputElement>() {
            Some(Field::Input(input.clone()))
        } else if let Some(area) = target.dyn_ref::<HtmlTextAreaElement>() {
            Some(Field::Area(area.clone()))
        } else {
            let select = target.dyn_ref::<HtmlSelectElement>();
            select.cloned().map(Field::Select)
        }
    }

    /// Returns its text, or its selected option.
    pub fn value(&self) -> String {
        match self {
            Field::Input(input) => input.value(),
            Field::Area(area) => area.value(),
            Field::Select(select) => select.value(),
        }
    }

    fn set_value(&self, value: &str) {
        match self {
            Field::Input(input) => input.set_value(value),
            Field::Area(area) => area.set_value(value),
            Field::Select(select) => select.set_value(value),
        }
    }
}

impl El {
    /// Sets the text of this `input` or `textarea`, or the selected `option` of this `select`, whose options must be
    /// there before.
    pub fn value(self, value: impl Fn() -> String + 'static) -> El {
        let Some(field) = Field::of(&self.0) else {
            unreachable!("this element has no value");
        };
        follow(move || field.set_value(&value()));
        self
    }

    /// Sets whether this `input` is checked.
    pub fn checked(self, on: impl Fn() -> bool + 'static) -> El {
        let Some(Field::Input(input)) = Field::of(&self.0) else {
            unreachable!("this element is no choice");
        };
        follow(move || input.set_checked(on()));
        self
    }
}
