//! The look of the page: light or dark, and the look of the table.

use wasm_bindgen::JsCast;

use super::page::document;

/// Sets an attribute of the page that the styles read.
pub fn set_look(attribute: &str, value: Option<&str>) {
    let Some(root) = document().and_then(|document| document.document_element()) else {
        return;
    };
    // Names of attributes are constants and always valid.
    let _ = match value {
        Some(value) => root.set_attribute(attribute, value),
        None => root.remove_attribute(attribute),
    };
}

/// Sets the colour of the browser's own bar for this look of the table, in this scheme or in the device's. The colours
/// are in index.html: for each look a light one, then a dark one.
pub fn set_bar(scheme: Option<&str>, look: &str) {
    let Some(document) = document() else { return };
    let Ok(colours) = document.query_selector_all("meta[name=theme-color]") else {
        return;
    };
    for place in 0..colours.length() {
        let Some(colour) = colours.get(place) else {
            continue;
        };
        let colour: web_sys::Element = colour.unchecked_into();
        let own = ["light", "dark"][place as usize % 2];
        let media = match scheme {
            _ if colour.get_attribute("data-of").as_deref() != Some(look) => "not all".to_owned(),
            None => format!("(prefers-color-scheme: {own})"),
            Some(chosen) if chosen == own => "all".to_owned(),
            Some(_) => "not all".to_owned(),
        };
        // The attribute's name is a constant and always valid.
        let _ = colour.set_attribute("media", &media);
    }
}
