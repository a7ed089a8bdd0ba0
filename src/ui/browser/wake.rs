//! Keeps the screen from going dark during a game.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// While it lives, and the page is in sight, the screen stays on where the browser can do that.
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
    /// Asks for the screen to stay on; again after the page was out of sight, which ends it.
    pub fn ask(&self) {
        self.held.borrow_mut().wanted = true;
        let Some(asked) = request() else { return };
        let held = self.held.clone();
        spawn_local(async move {
            // A device low on power refuses; then the screen goes dark as usual.
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
        // One that the browser has ended already answers the same.
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
