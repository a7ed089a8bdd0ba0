//! Keeps the screen on during a game.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Promise;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::navigator::navigator;

// `web_sys` has these only as unstable interfaces.
#[wasm_bindgen]
extern "C" {
    pub(super) type WakeLock;

    #[wasm_bindgen(method, catch)]
    fn request(this: &WakeLock, kind: &str) -> Result<JsValue, JsValue>;

    type Sentinel;

    #[wasm_bindgen(method, catch)]
    fn release(this: &Sentinel) -> Result<JsValue, JsValue>;
}

/// Keeps the screen on while it exists and the page is visible, if the browser can.
#[derive(Clone, Default)]
pub struct Awake {
    held: Rc<RefCell<WakeState>>,
}

#[derive(Default)]
struct WakeState {
    wanted: bool,
    sentinel: Option<Sentinel>,
}

impl Awake {
    /// Asks to keep the screen on. Ask again when the page becomes visible: hiding it ends the lock.
    pub fn ask(&self) {
        self.held.borrow_mut().wanted = true;
        let Some(asked) = request() else { return };
        let held = self.held.clone();
        spawn_local(async move {
            // A device with little power refuses; then the screen goes dark as usual.
            let Ok(sentinel) = JsFuture::from(Promise::resolve(&asked)).await else {
                return;
            };
            let sentinel = sentinel.unchecked_into();
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

fn let_go(sentinel: Option<Sentinel>) {
    if let Some(sentinel) = sentinel {
        // If the browser has already released it, nothing happens.
        let _ = sentinel.release();
    }
}

fn request() -> Option<JsValue> {
    navigator()?.wake_lock().ok()??.request("screen").ok()
}
