//! Keeps the screen on during a game.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Keeps the screen on while it exists and the page is visible, if the browser can.
#[derive(Clone, Default)]
pub struct Awake {
    held: Rc<RefCell<WakeState>>,
}

#[derive(Default)]
struct WakeState {
    wanted: bool,
    sentinel: Option<JsValue>,
}

impl Awake {
    /// Asks to keep the screen on. Ask again when the page becomes visible: hiding it ends the lock.
    pub fn ask(&self) {
        self.held.borrow_mut().wanted = true;
        let Some(asked) = request() else { return };
        let held = self.held.clone();
        spawn_local(async move {
            // A device with little power refuses; then the screen goes dark as usual.
            let Ok(sentinel) = JsFuture::from(asked).await else {
                return;
            };
            // One is enough, and by now perhaps none is wanted.
            let over = {
                let mut held = held.borrow_mut();
                match held.wanted {
                    true => held.sentinel.replace(sentinel),
                    false => Some(sentinel),
                }
            };
            let_go(over);
        });
    }

    /// Lets the screen go dark again.
    pub fn release(&self) {
        let mut held = self.held.borrow_mut();
        held.wanted = false;
        let_go(held.sentinel.take());
    }
}

fn let_go(sentinel: Option<JsValue>) {
    if let Some(sentinel) = sentinel {
        // If the browser has already released it, nothing happens.
        let _ = call(&sentinel, "release", &[]);
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
