//! The live regions: what screen readers announce.
//!
//! While a dialog is open, screen readers announce nothing outside it, so the regions move into it.

use std::cell::Cell;
use std::time::Duration;

use leptos::prelude::*;
use web_sys::{Element, Node};

use super::clock::monotonic_ms;
use super::page::root;

/// The kinds of regions; also their ids in the page.
const KINDS: [&str; 2] = ["polite", "assertive"];

/// An urgent announcement that is this new when a dialog opens is repeated in it, in milliseconds.
const JUST_NOW: f64 = 2000.0;

/// How long a screen reader needs to notice a region; it announces only later changes.
const KNOWN: Duration = Duration::from_millis(150);

thread_local! {
    /// When something urgent was said. Dialogs move the regions in listeners that have no reactive owner.
    static SAID: Cell<f64> = const { Cell::new(f64::NEG_INFINITY) };
}

/// The two live regions: one is read when there is time, the other at once.
#[component]
pub fn LiveRegions(
    /// What is read when there is time.
    polite: ReadSignal<String>,
    /// What is read at once.
    assertive: ReadSignal<String>,
) -> impl IntoView {
    let urgent = move || {
        SAID.set(monotonic_ms());
        assertive.get()
    };
    view! {
        <div id="live">
            <div class="aloud" id=KINDS[0] aria-live=KINDS[0] prop:textContent=polite></div>
            <div class="aloud" id=KINDS[1] aria-live=KINDS[1] prop:textContent=urgent></div>
        </div>
    }
}

/// Moves the regions into a dialog that has just opened.
pub(super) fn move_into(dialog: &Element) {
    if let Some(regions) = find(&root()) {
        move_to(dialog, &regions);
    }
}

/// Moves the regions out of a closed dialog: into another open one, or back to the page.
pub(super) fn move_out_of(dialog: &Element) {
    let Some(regions) = find(dialog) else { return };
    let page = root();
    let open = page.query_selector_all("dialog[open]").ok();
    let other = open.and_then(|open| open.get(open.length().checked_sub(1)?));
    move_to(other.as_ref().unwrap_or(page.as_ref()), &regions);
}

fn find(within: &Element) -> Option<Element> {
    within.query_selector("#live").ok().flatten()
}

fn move_to(place: &Node, regions: &Element) {
    if regions.parent_node().as_ref() == Some(place) {
        return;
    }
    // Appending an element never fails here.
    let _ = place.append_child(regions);
    let region = |name| regions.query_selector(name).ok().flatten();
    // It was said, and some screen readers read whatever is in a region that moves.
    if let Some(region) = region("#polite") {
        region.set_text_content(None);
    }
    if let Some(region) = region("#assertive").filter(|_| monotonic_ms() - SAID.get() < JUST_NOW) {
        say_again(region);
    }
}

fn say_again(region: Element) {
    let Some(said) = region.text_content().filter(|said| !said.is_empty()) else {
        return;
    };
    region.set_text_content(None);
    set_timeout(
        move || {
            // There may be a newer announcement.
            if region.text_content().is_some_and(|now| now.is_empty()) {
                region.set_text_content(Some(&said));
            }
        },
        KNOWN,
    );
}
