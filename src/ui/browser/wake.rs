//! Keeps the screen from going dark during a game.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// While it lives, and the page is in sight, the screen stays on where the browser can do that.
#[derive(Clone, Default)]
pub struct Awake {
    sentinel: Rc<RefCell<Option<JsValue>>>,
}

impl Awake {
    /// Asks for the screen to stay on; again after the page was out of sight, which ends it.
    pub fn ask(&self) {
        let Some(asked) = request() else { return };
        let slot = self.sentinel.clone();
        spawn_local(async move {
            // A device low on power refuses; then the screen goes dark as usual.
            if let Ok(sentinel) = JsFuture::from(asked).await {
                *slot.borrow_mut() = Some(sentinel);
            }
        });
    }

    /// Lets the screen go dark again.
    pub fn release(&self) {
        if let Some(sentinel) = self.sentinel.borrow_mut().take() {
            let _ = call(&sentinel, "release", &[]);
        }
    }
}

fn request() -> Option<Promise> {
    let navigator = web_sys::window()?.navigator();
    let wake_lock = Reflect::get(&navigator, &"wakeLock".into()).ok()?;
    if wake_lock.is_undefined() {
        return None;
    }
    call(&wake_lock, "request", &["screen".into()])?
        .dyn_into()
        .ok()
}

fn call(object: &JsValue, method: &str, arguments: &[JsValue]) -> Option<JsValue> {
    let method: Function = Reflect::get(object, &method.into()).ok()?.dyn_into().ok()?;
    method.apply(object, &arguments.iter().collect()).ok()
}
