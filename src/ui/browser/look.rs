//! The look of the page: light or dark, and the table's own.

use wasm_bindgen::JsCast;

use super::page::document;

/// Writes a choice of look onto the page, where the styles read it.
pub fn set_look(attribute: &str, value: Option<&str>) {
    let Some(root) = document().and_then(|document| document.document_element()) else {
        return;
    };
    // Attribute names are ours and always valid.
    let _ = match value {
        Some(value) => root.set_attribute(attribute, value),
        None => root.remove_attribute(attribute),
    };
}

/// Lets the browser colour its own bar as this look of the table does, for this scheme or for the device's. The colours
/// stand in index.html: each look has one by day, and after it one by night.
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
        // The attribute's name is ours and always valid.
        let _ = colour.set_attribute("media", &media);
    }
}
