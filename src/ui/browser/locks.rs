//! Locks, so that only one tab plays a game: the browser's Web Locks.

use std::cell::Cell;
use std::rc::Rc;

use js_sys::{Array, Function, Object, Promise};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{AbortController, AbortSignal};

use super::navigator::navigator;
use rollkeep_app::tab_lock::LockRequest;

// `web_sys` has these only as unstable interfaces.
#[wasm_bindgen]
extern "C" {
    pub(super) type LockManager;

    #[wasm_bindgen(method, catch)]
    fn request(
        this: &LockManager,
        name: &str,
        options: &LockOptions,
        callback: &Function,
    ) -> Result<Promise, JsValue>;

    #[wasm_bindgen(method, catch)]
    fn query(this: &LockManager) -> Result<Promise, JsValue>;

    #[wasm_bindgen(extends = Object)]
    type LockOptions;

    #[wasm_bindgen(method, setter)]
    fn set_steal(this: &LockOptions, steal: bool);

    #[wasm_bindgen(method, setter)]
    fn set_signal(this: &LockOptions, signal: &AbortSignal);

    /// The answer to a query.
    type Snapshot;

    #[wasm_bindgen(method, getter, catch)]
    fn pending(this: &Snapshot) -> Result<Option<Array<LockInfo>>, JsValue>;

    #[wasm_bindgen(method, getter, catch)]
    fn held(this: &Snapshot) -> Result<Option<Array<LockInfo>>, JsValue>;

    /// A lock, or a request that waits for it.
    type LockInfo;

    #[wasm_bindgen(method, getter)]
    fn name(this: &LockInfo) -> String;
}

/// A requested lock. Dropping it releases the lock, or stops waiting for it.
pub struct HeldLock {
    request: Rc<Request>,
}

/// Shared with the browser's callback, which may run until the request has ended.
#[derive(Default)]
struct Request {
    /// Whether the lock is not wanted any more.
    done: Cell<bool>,
    /// Releases the lock, once we have it.
    release: Cell<Option<Function>>,
    /// Takes the request out of the queue. `None` for a request that takes over, because it never waits.
    abort: Option<AbortController>,
}

impl Drop for HeldLock {
    fn drop(&mut self) {
        self.request.done.set(true);
        if let Some(release) = self.request.release.take() {
            // Resolving a promise never fails.
            let _ = release.call0(&JsValue::NULL);
        } else if let Some(abort) = &self.request.abort {
            abort.abort();
        }
    }
}

/// Requests the lock with this name. `on_change` gets `true` when it is ours, `false` when another tab has taken it.
/// Without locks in the browser, or if it refuses them along with the storage, the answer is `true` at once: each save
/// still compares before it writes.
pub fn hold(name: &str, how: LockRequest, on_change: impl Fn(bool) + 'static) -> HeldLock {
    let options: LockOptions = Object::new().unchecked_into();
    let abort = match how {
        LockRequest::TakeOver => {
            options.set_steal(true);
            None
        }
        LockRequest::WhenFree => {
            let abort = AbortController::new().ok();
            if let Some(abort) = &abort {
                options.set_signal(&abort.signal());
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
        // The browser may call it until here, even if the lock is not wanted any more.
        drop(granted);
        if let (Err(error), false) = (end, request.done.get()) {
            on_change(!is_taken(&error));
        }
    });
    held
}

/// Returns whether a request for the lock with this name waits until another tab releases it. A request that the browser
/// has not looked at yet does not wait. `true` if the browser does not say.
pub async fn waits(name: &str) -> bool {
    match names(Snapshot::pending).await {
        Some(pending) => pending.iter().any(|it| it == name),
        None => true,
    }
}

/// Returns the names of the locks that tabs have, this one too; none if the browser does not say.
pub async fn held_locks() -> Vec<String> {
    names(Snapshot::held).await.unwrap_or_default()
}

/// Returns the names of these locks or requests, if the browser says.
async fn names(
    of: fn(&Snapshot) -> Result<Option<Array<LockInfo>>, JsValue>,
) -> Option<Vec<String>> {
    let told = manager()?.query().ok()?;
    let state = JsFuture::from(told).await.ok()?;
    let locks = of(state.unchecked_ref::<Snapshot>()).ok()??;
    Some(locks.iter().map(|it| it.name()).collect())
}

/// Returns whether another tab has taken the lock. Any other error means that the browser has no locks.
fn is_taken(error: &JsValue) -> bool {
    let exception = error.dyn_ref::<web_sys::DomException>();
    exception.is_some_and(|exception| exception.name() == "AbortError")
}

/// Insecure pages have none.
fn manager() -> Option<LockManager> {
    navigator()?.locks().ok()?
}
