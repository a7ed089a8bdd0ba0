//! A thread of the browser beside the page's own.

use js_sys::Array;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, WorkerOptions, WorkerType};

use super::page::root;
use super::sandbox::Line;

/// A worker: letters go in, letters come out. Dropping it ends it, whatever it is doing.
pub struct Worker {
    worker: web_sys::Worker,
    _on_letter: Closure<dyn FnMut(MessageEvent)>,
    _on_death: Closure<dyn FnMut(JsValue)>,
}

impl Worker {
    /// Starts the worker that the page names in an attribute of the place where the app stands. `on_letter` hears
    /// what it sends, `on_death` that it will send nothing more. `None` if the browser has no workers.
    pub fn start(
        attribute: &str,
        on_letter: impl Fn(String) + 'static,
        on_death: impl Fn() + 'static,
    ) -> Option<Worker> {
        let address = root().get_attribute(attribute)?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = web_sys::Worker::new_with_options(&address, &options).ok()?;
        let on_letter = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(letter) = event.data().as_string() {
                on_letter(letter);
            }
        });
        let on_death = Closure::<dyn FnMut(JsValue)>::new(move |_| on_death());
        worker.set_onmessage(Some(on_letter.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_death.as_ref().unchecked_ref()));
        Some(Worker {
            worker,
            _on_letter: on_letter,
            _on_death: on_death,
        })
    }

    /// Sends a letter.
    pub fn send(&self, letter: &str) {
        // Text can always be sent.
        let _ = self.worker.post_message(&letter.into());
    }

    /// Sends a letter along with the line to a player, which is the worker's from then on.
    pub fn send_line(&self, letter: &str, line: Line) {
        let line = Array::of1(&line.0);
        // A line that was not sent before can be sent.
        let _ = (self.worker).post_message_with_transfer(&letter.into(), &line);
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}
