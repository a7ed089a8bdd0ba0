//! Sharing the link of a screen.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::ui::browser::{self, El, Shared, el};
use crate::ui::device::Device;

/// Returns a function that shares a link, or copies it if the browser cannot share, and a line that says whether it was
/// copied.
pub fn link_sharing(
    device: Device,
    title: String,
    address: String,
    [copied, not_copied]: [fn() -> String; 2],
) -> (impl Fn() + Clone + 'static, El) {
    let said = RwSignal::new(String::new());
    let send = move || {
        let (title, address) = (title.clone(), address.clone());
        spawn_local(async move {
            let words = match browser::share_link(&title, address).await {
                Shared::Copied => copied(),
                Shared::Done | Shared::Saved => String::new(),
                Shared::Failed => not_copied(),
            };
            // The screen may be closed by now.
            if said.try_set(words.clone()).is_none() && !words.is_empty() {
                device.announce(words);
            }
        });
    };
    let line = el("p.said")
        .attr("role", "status")
        .live_text(move || said.get());
    (send, line)
}
