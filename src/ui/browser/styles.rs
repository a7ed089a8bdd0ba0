//! The styles of late screens.

use js_sys::Promise;
use wasm_bindgen_futures::JsFuture;
use web_sys::Element;

use super::page::{document, root};

/// The id that the link to the styles has when they have come.
const ID: &str = "late-styles";

/// Asks for the styles of late screens at once, unless they are there, and returns whether they have come.
pub fn load_late_styles() -> impl Future<Output = bool> {
    let coming = if are_there() { None } else { ask() };
    async move {
        if let Some((link, loaded)) = coming {
            let has_come = JsFuture::from(loaded).await.is_ok();
            // Meanwhile they may have come by another attempt.
            if has_come && !are_there() {
                link.set_id(ID);
            } else {
                link.remove();
            }
        }
        are_there()
    }
}

fn are_there() -> bool {
    document().is_some_and(|document| document.get_element_by_id(ID).is_some())
}

/// Adds a link to the styles to the page, and returns it with a promise that they load.
fn ask() -> Option<(Element, Promise)> {
    let (document, app) = (document()?, root());
    let link = document.create_element("link").ok()?;
    for (name, value) in [
        ("rel", "stylesheet"),
        ("href", &app.get_attribute("data-styles")?),
        ("integrity", &app.get_attribute("data-styles-hash")?),
    ] {
        link.set_attribute(name, value).ok()?;
    }
    let loaded = Promise::new(&mut |come, fail| {
        // It fails only if the argument is not a function.
        let _ = link.add_event_listener_with_callback("load", &come);
        let _ = link.add_event_listener_with_callback("error", &fail);
    });
    document.head()?.append_child(&link).ok()?;
    Some((link, loaded))
}
