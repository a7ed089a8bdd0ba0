//! Messages between the tabs of this browser.

use wasm_bindgen::prelude::*;
use web_sys::{BroadcastChannel, MessageEvent};

/// A channel between the tabs of this browser: all others receive what one sends. Dropping it closes it. Not with
/// leptos-use: its channel opens in an effect, loses what is sent before that, and keeps only the last message.
pub struct Tabs {
    channel: BroadcastChannel,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
}

impl Tabs {
    /// The channel with this name; `None` if the browser has none.
    pub fn new(name: &str, receive: impl Fn(String) + 'static) -> Option<Tabs> {
        let channel = BroadcastChannel::new(name).ok()?;
        let receive = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                receive(text);
            }
        });
        channel.set_onmessage(Some(receive.as_ref().unchecked_ref()));
        Some(Tabs {
            channel,
            _on_message: receive,
        })
    }

    /// Sends a text to all other tabs.
    pub fn say(&self, text: &str) {
        // Sending a text never fails.
        let _ = self.channel.post_message(&text.into());
    }
}

impl Drop for Tabs {
    fn drop(&mut self) {
        self.channel.set_onmessage(None);
        self.channel.close();
    }
}
