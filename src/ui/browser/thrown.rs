//! What the browser throws.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    type Thrown;

    #[wasm_bindgen(method, getter, catch)]
    fn name(this: &Thrown) -> Result<JsValue, JsValue>;
}

/// Returns the name of an error, which need not be a `DomException`: anything can be thrown.
pub(super) fn name_of(error: &JsValue) -> Option<String> {
    error.unchecked_ref::<Thrown>().name().ok()?.as_string()
}
