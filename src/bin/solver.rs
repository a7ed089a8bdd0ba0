//! The solver's worker: a thread of the browser beside the page's own. It reads letters and answers them.

use std::cell::RefCell;

use js_sys::global;
use rollkeep::coach::{Desk, Reply};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

fn main() {
    let scope: DedicatedWorkerGlobalScope = global().unchecked_into();
    let post = scope.clone();
    let send = move |reply: &Reply| {
        // Only a page that is closing takes no more letters.
        let _ = post.post_message(&reply.to_text().into());
    };
    send(&Reply::Ready);

    let desk = RefCell::new(Desk::default());
    let on_letter = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let letter = event.data().as_string().unwrap_or_default();
        desk.borrow_mut().open(&letter, &mut |reply| send(&reply));
    });
    scope.set_onmessage(Some(on_letter.as_ref().unchecked_ref()));
    on_letter.forget();
}
