//! Fields to fill in: their content is a property, not the attribute of the same name.

use wasm_bindgen::JsCast;
use web_sys::{EventTarget, HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};

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
}
