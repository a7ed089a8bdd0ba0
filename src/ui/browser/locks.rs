//! Who plays when a game is open in two tabs: the Web Locks of the browser.

use std::cell::Cell;
use std::rc::Rc;

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::AbortController;

#[wasm_bindgen]
extern "C" {
    type LockManager;

    #[wasm_bindgen(method, catch)]
    fn request(
        this: &LockManager,
        name: &str,
        options: &JsValue,
        callback: &Function,
    ) -> Result<Promise, JsValue>;
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
pub struct HeldLock {
    request: Rc<Request>,
}

/// What is shared with the browser's callback, which may run until the request has ended.
#[derive(Default)]
struct Request {
    /// Nothing waits for it any more.
    done: Cell<bool>,
    /// Gives the lock back, once we have it.
    release: Cell<Option<Function>>,
    /// Takes the request out of the queue. A request that takes over never waits, and may have none.
    abort: Option<AbortController>,
}

impl Drop for HeldLock {
    fn drop(&mut self) {
        self.request.done.set(true);
        if let Some(release) = self.request.release.take() {
            // Resolving a promise throws nothing.
            let _ = release.call0(&JsValue::NULL);
        } else if let Some(abort) = &self.request.abort {
            abort.abort();
        }
    }
}

/// Asks for the lock of this name. `on_change` gets `true` when it is ours, `false` when another
/// tab has taken it. A browser without locks, or one that refuses them along with the storage, gives
/// it at once: saves are still compared before each write.
pub fn hold(name: &str, how: Hold, on_change: impl Fn(bool) + 'static) -> HeldLock {
    let options = js_sys::Object::new();
    // A plain object takes any property.
    let abort = match how {
        Hold::TakeOver => {
            let _ = Reflect::set(&options, &"steal".into(), &JsValue::TRUE);
            None
        }
        Hold::WhenFree => {
            let abort = AbortController::new().ok();
            if let Some(abort) = &abort {
                let _ = Reflect::set(&options, &"signal".into(), &abort.signal());
            }
            abort
        }
    };
    let request = Rc::new(Request {
        abort,
        ..Request::default()
    });
    let held = HeldLock {
        request: request.clone(),
    };
    let on_change = Rc::new(on_change);
    let granted = {
        let (request, on_change) = (request.clone(), on_change.clone());
        Closure::<dyn FnMut(JsValue) -> JsValue>::new(move |_lock: JsValue| {
            if request.done.get() {
                return JsValue::NULL;
            }
            // The lock is ours until this promise is resolved.
            let promise = Promise::new(&mut |resolve, _| request.release.set(Some(resolve)));
            on_change(true);
            promise.into()
        })
    };
    let asked =
        manager().map(|locks| locks.request(name, &options, granted.as_ref().unchecked_ref()));
    let Some(Ok(asked)) = asked else {
        on_change(true);
        return held;
    };
    spawn_local(async move {
        let end = JsFuture::from(asked).await;
        // Until here the browser may have called it, whether or not anybody still wants the lock.
        drop(granted);
        if let (Err(error), false) = (end, request.done.get()) {
            on_change(!is_taken(&error));
        }
    });
    held
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
