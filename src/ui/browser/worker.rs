//! Workers: threads of the browser beside the page.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use js_sys::{Array, Uint8Array, WebAssembly};
use leptos::task::spawn_local;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageChannel, MessageEvent, Response};

use super::page::root;
use super::patience::Patience;
use super::sandbox::Line;

/// How long a file may take, or a worker be silent while it works on a request, in milliseconds while the page ran.
/// Lost packets, and a worker that the device stops for lack of memory, cause no error.
pub const SILENCE_LIMIT: f64 = 30_000.0;

/// Returns how many threads the device runs at once, as far as the browser says: 1 to 8.
pub fn cores() -> usize {
    let told = web_sys::window().map(|window| window.navigator().hardware_concurrency());
    (told.unwrap_or(1.0) as usize).clamp(1, 8)
}

/// A worker, which receives and sends messages as text. Dropping it stops it, whatever it is doing.
pub struct Worker {
    worker: web_sys::Worker,
    _silence: Rc<RefCell<Option<Patience>>>,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_death: Closure<dyn FnMut(JsValue)>,
}

impl Worker {
    /// Starts a worker that solves and plays. `on_message` gets its messages. `on_death` is called when it has died;
    /// `on_silence` when it has sent nothing for a long time, though it still may. `None` if the browser has no
    /// workers.
    pub fn start(
        on_message: impl Fn(String) + 'static,
        on_death: impl Fn() + 'static,
        on_silence: impl FnOnce() + 'static,
    ) -> Option<Worker> {
        // The addresses are in attributes of the app's element.
        let address = root().get_attribute(match has_vectors() {
            true => "data-worker",
            false => "data-worker-plain",
        })?;
        let worker = web_sys::Worker::new(&address).ok()?;
        let silence = Rc::new(RefCell::new(Some(Patience::new(SILENCE_LIMIT, on_silence))));
        let broken = silence.clone();
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            broken.borrow_mut().take();
            if let Some(message) = event.data().as_string() {
                on_message(message);
            }
        });
        let on_death = Rc::new(on_death);
        send_program(&worker, &address, Rc::downgrade(&silence), on_death.clone());
        let on_death = Closure::<dyn FnMut(JsValue)>::new(move |_| on_death());
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_death.as_ref().unchecked_ref()));
        Some(Worker {
            worker,
            _silence: silence,
            _on_message: on_message,
            _on_death: on_death,
        })
    }

    pub fn send(&self, message: &str) {
        // Sending a text never fails.
        let _ = self.worker.post_message(&message.into());
    }

    /// Connects it with another one: both get their message with an end of the connection.
    pub fn connect(&self, message: &str, other: &Worker, others_message: &str) {
        if let Ok(channel) = MessageChannel::new() {
            self.send_line(message, Line(channel.port1()));
            other.send_line(others_message, Line(channel.port2()));
        }
    }

    /// Sends a message with the end of a connection, which then belongs to the worker.
    pub fn send_line(&self, message: &str, line: Line) {
        let line = Array::of1(&line.0);
        // A connection that was not sent before can be sent.
        let _ = (self.worker).post_message_with_transfer(&message.into(), &line);
    }
}

/// Sends a new worker its program, as long as `wanted` is there. The worker could ask for it itself, but WebKit does not
/// always let the service worker answer it: without a network, it would never start.
fn send_program<T: 'static>(
    worker: &web_sys::Worker,
    address: &str,
    wanted: Weak<T>,
    on_death: Rc<impl Fn() + 'static>,
) {
    let (worker, address) = (worker.clone(), address.replace(".js", "_bg.wasm"));
    spawn_local(async move {
        let program = program(&address).await;
        if wanted.upgrade().is_none() {
            return;
        }
        let sent = program.and_then(|program| worker.post_message(&program).ok());
        if sent.is_none() {
            on_death();
        }
    });
}

thread_local! {
    /// The program of the workers, once it has loaded. It arrives in a task without a reactive owner, and all workers share it.
    static PROGRAM: RefCell<Option<JsValue>> = const { RefCell::new(None) };
}

/// Loads and compiles the program of the workers; `None` if that fails.
async fn program(address: &str) -> Option<JsValue> {
    if let Some(known) = PROGRAM.with_borrow(Clone::clone) {
        return Some(known);
    }
    let asked = web_sys::window()?.fetch_with_str(address);
    let answer: Response = JsFuture::from(asked).await.ok()?.dyn_into().ok()?;
    if !answer.ok() {
        return None;
    }
    let bytes = JsFuture::from(answer.array_buffer().ok()?).await.ok()?;
    let compiled = JsFuture::from(WebAssembly::compile(&bytes)).await.ok()?;
    PROGRAM.set(Some(compiled.clone()));
    Some(compiled)
}

/// Returns whether the browser has SIMD. Safari has had it since 16.4, all others for longer.
fn has_vectors() -> bool {
    // A module with one function: splat a number, count the bits of its bytes.
    const MODULE: [u8; 31] = [
        0, b'a', b's', b'm', 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65,
        0, 253, 15, 253, 98, 11,
    ];
    WebAssembly::validate(&Uint8Array::from(&MODULE[..])).unwrap_or(false)
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}
