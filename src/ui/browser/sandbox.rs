//! Runs an own player in a frame where it can do no harm.

use std::cell::Cell;
use std::rc::Rc;

use js_sys::{Array, Object};
use wasm_bindgen::prelude::*;
use web_sys::{HtmlIFrameElement, MessageChannel, MessageEvent, MessagePort, Window};

use super::page::{document, root};

#[wasm_bindgen]
extern "C" {
    /// The message that starts a player.
    #[wasm_bindgen(extends = Object)]
    type Start;

    #[wasm_bindgen(method, setter)]
    fn set_source(this: &Start, source: &str);

    #[wasm_bindgen(method, setter)]
    fn set_rules(this: &Start, rules: &str);

    /// A window that may not be ours: asking it for a frame that does not exist throws an exception.
    type Outer;

    #[wasm_bindgen(method, indexing_getter, catch)]
    fn frame(this: &Outer, place: u32) -> Result<Option<Window>, JsValue>;
}

/// A running player. Dropping it stops it, whatever it is doing.
pub struct Sandbox {
    frame: HtmlIFrameElement,
    states: MessagePort,
    asks: Option<MessagePort>,
    loaded: Rc<Cell<bool>>,
    _on_load: Closure<dyn FnMut()>,
    _on_state: Closure<dyn FnMut(MessageEvent)>,
    on_answer: Option<Closure<dyn FnMut(MessageEvent)>>,
}

/// What a sandbox reports: `Ready` and `Dead` at most once each, and `Here` after each ping.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SandboxState {
    /// It can be asked, though it may never answer.
    Ready,
    /// The answer to [`Sandbox::ping`]: the sandbox runs, whatever the player does.
    Here,
    /// It answers nothing more; with a message of the browser or of the program.
    Dead(Death, String),
}

/// Why a player is dead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Death {
    /// The sandbox itself did not load.
    Missing,
    /// The source is not JavaScript, or failed at once.
    Load,
    /// It has no function `turn`.
    Turn,
    /// It sent something besides its answers.
    Noisy,
    /// It failed outside its turn.
    Crashed,
}

/// The page's end of the connection to a player. Messages are `[id, random, view]`, answers `[id, decision,
/// milliseconds]`, both as text.
pub struct Line(pub(super) MessagePort);

impl Sandbox {
    /// Starts a player with this source. It gets these rules (JSON) with every view. `None` if the browser has no
    /// frames.
    pub fn open(
        source: &str,
        rules: &str,
        on_state: impl Fn(SandboxState) + 'static,
    ) -> Option<Sandbox> {
        let asks = MessageChannel::new().ok()?;
        let states = MessageChannel::new().ok()?;
        let message: Start = Object::new().unchecked_into();
        message.set_source(source);
        message.set_rules(rules);
        let ports = Array::of2(&asks.port2(), &states.port2());

        let document = document()?;
        let frame = document.create_element("iframe").ok()?;
        let frame: HtmlIFrameElement = frame.dyn_into().ok()?;
        for (name, value) in [
            ("hidden", ""),
            ("aria-hidden", "true"),
            ("tabindex", "-1"),
            ("title", "Sandbox"),
            ("src", &root().get_attribute("data-sandbox")?),
        ] {
            frame.set_attribute(name, value).ok()?;
        }
        let on_state = Rc::new(on_state);
        let (outer, tell) = (frame.clone(), on_state.clone());
        let loaded = Rc::new(Cell::new(false));
        let there = loaded.clone();
        let on_load = Closure::<dyn FnMut()>::new(move || {
            there.set(true);
            if send(&outer, &message, &ports).is_none() {
                tell(SandboxState::Dead(Death::Missing, String::new()));
            }
        });
        let on_state = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let state = event.data().as_string();
            if let Some(state) = state.and_then(|text| SandboxState::from_json(&text)) {
                on_state(state);
            }
        });
        let states = states.port1();
        states.set_onmessage(Some(on_state.as_ref().unchecked_ref()));
        frame.set_onload(Some(on_load.as_ref().unchecked_ref()));
        document.body()?.append_child(&frame).ok()?;
        Some(Sandbox {
            frame,
            states,
            asks: Some(asks.port1()),
            loaded,
            _on_load: on_load,
            _on_state: on_state,
            on_answer: None,
        })
    }

    /// Returns whether its file has arrived. Until then, no player runs in it.
    pub fn has_loaded(&self) -> bool {
        self.loaded.get()
    }

    /// Asks whether the sandbox still runs. If its process has died, there is no answer.
    pub fn ping(&self) {
        // Sending a text never fails.
        let _ = self.states.post_message(&"".into());
    }

    /// Asks a request, even if the player is not ready. Does nothing after [`give_line`](Sandbox::give_line).
    pub fn ask(&self, request: &str) {
        if let Some(asks) = &self.asks {
            // Sending a text never fails.
            let _ = asks.post_message(&request.into());
        }
    }

    /// Calls `on_answer` with each answer. Does nothing after [`give_line`](Sandbox::give_line).
    pub fn on_answers(&mut self, on_answer: impl Fn(String) + 'static) {
        let on_answer = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(answer) = event.data().as_string() {
                on_answer(answer);
            }
        });
        if let Some(asks) = &self.asks {
            asks.set_onmessage(Some(on_answer.as_ref().unchecked_ref()));
        }
        self.on_answer = Some(on_answer);
    }

    /// Gives the connection to a worker, which then asks the player. Dropping the sandbox still stops the player.
    pub fn give_line(&mut self) -> Option<Line> {
        self.asks.take().map(Line)
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        self.frame.set_onload(None);
        self.frame.remove();
        let ports = [Some(&self.states), self.asks.as_ref()];
        for port in ports.into_iter().flatten() {
            port.set_onmessage(None);
            port.close();
        }
    }
}

impl SandboxState {
    fn from_json(text: &str) -> Option<SandboxState> {
        let words: Vec<String> = serde_json::from_str(text).ok()?;
        let (code, text) = match words.as_slice() {
            [ready] if ready == "ready" => return Some(SandboxState::Ready),
            [here] if here == "here" => return Some(SandboxState::Here),
            [dead, code, text] if dead == "dead" => (code, text),
            _ => return None,
        };
        let death = match code.as_str() {
            "load" => Death::Load,
            "turn" => Death::Turn,
            "noisy" => Death::Noisy,
            _ => Death::Crashed,
        };
        Some(SandboxState::Dead(death, text.clone()))
    }
}

/// Sends a message to the inner frame; `None` if it does not exist.
fn send(outer: &HtmlIFrameElement, message: &Object, ports: &Array) -> Option<()> {
    let outer: Outer = outer.content_window()?.unchecked_into();
    let inner = outer.frame(0).ok()??;
    // Its origin is opaque, so it has no name.
    inner.post_message_with_transfer(message, "*", ports).ok()
}
