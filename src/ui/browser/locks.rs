//! Who plays when a game is open in two tabs: the Web Locks of the browser.

use std::cell::Cell;
use std::rc::Rc;

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    type LockManager;

    #[wasm_bindgen(method)]
    fn request(this: &LockManager, name: &str, options: &JsValue, callback: &Function) -> Promise;
}

/// How a lock is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hold {
    /// Have it as soon as nobody else does.
    WhenFree,
    /// Take it from whoever has it.
    TakeOver,
}

/// A lock asked for. Dropping it gives the lock back, or stops waiting for it.
pub struct Held {
    release: Rc<Cell<Option<Function>>>,
    done: Rc<Cell<bool>>,
    _callbacks: Vec<Closure<dyn FnMut(JsValue) -> JsValue>>,
}

impl Drop for Held {
    fn drop(&mut self) {
        self.done.set(true);
        if let Some(release) = self.release.take() {
            // Resolving a promise throws nothing.
            let _ = release.call0(&JsValue::NULL);
        }
    }
}

/// Asks for the lock of this name. `on_change` hears `true` when it is ours, `false` when another
/// tab has taken it. A browser without locks, or one that refuses them along with the storage, gives
/// it at once: saves are still compared before each write.
pub fn hold(name: &str, how: Hold, on_change: impl Fn(bool) + 'static) -> Held {
    let release: Rc<Cell<Option<Function>>> = Rc::default();
    let done: Rc<Cell<bool>> = Rc::default();
    let Some(locks) = manager() else {
        on_change(true);
        return Held {
            release,
            done,
            _callbacks: Vec::new(),
        };
    };
    let on_change = Rc::new(on_change);

    let granted = {
        let (release, done, on_change) = (release.clone(), done.clone(), on_change.clone());
        Closure::<dyn FnMut(JsValue) -> JsValue>::new(move |_lock: JsValue| {
            if done.get() {
                return JsValue::NULL;
            }
            // The lock is ours until this promise is resolved.
            let promise = Promise::new(&mut |resolve, _| release.set(Some(resolve)));
            on_change(true);
            promise.into()
        })
    };
    let lost = {
        let done = done.clone();
        Closure::<dyn FnMut(JsValue) -> JsValue>::new(move |error: JsValue| {
            if !done.get() {
                on_change(!is_taken(&error));
            }
            JsValue::NULL
        })
    };
    let options = js_sys::Object::new();
    if how == Hold::TakeOver {
        // A plain object takes any property.
        let _ = Reflect::set(&options, &"steal".into(), &JsValue::TRUE);
    }
    let asked = locks.request(name, &options, granted.as_ref().unchecked_ref());
    let asked: JsValue = asked.into();
    // `catch` by name, because the closures here return a value.
    if let Ok(catch) = Reflect::get(&asked, &"catch".into())
        && let Some(catch) = catch.dyn_ref::<Function>()
    {
        let _ = catch.call1(&asked, lost.as_ref());
    }
    Held {
        release,
        done,
        _callbacks: vec![granted, lost],
    }
}

/// Has another tab taken the lock? Any other error means that the browser gives none at all.
fn is_taken(error: &JsValue) -> bool {
    let exception = error.dyn_ref::<web_sys::DomException>();
    exception.is_some_and(|exception| exception.name() == "AbortError")
}

/// Absent where the page is not served securely.
fn manager() -> Option<LockManager> {
    let navigator = web_sys::window()?.navigator();
    let locks = Reflect::get(&navigator, &"locks".into()).ok()?;
    (!locks.is_undefined()).then(|| locks.unchecked_into())
}
