//! Elements of the page: a small library over Leptos' signals.
//!
//! There is one type, [`El`], and a screen is a function that returns one. So a button costs a call and no code of its
//! own; with `view!` the page would be a third larger. `docs/DECISIONS.md` has the figures.
//!
//! # Static content
//!
//! [`el`] makes an element, with its classes after dots. Each method returns the element.
//!
//! ```ignore
//! el("p.lead.wide").id("greeting").attr("dir", "auto").child("Hello, ").child(el("strong").child(name))
//! ```
//!
//! [`child`](El::child) takes [`Content`]: an element, a text, and an `Option`, a `Vec` or an array of those.
//!
//! # Content that changes
//!
//! A closure runs at once, and again whenever a signal that it has read changes. It ends with the screen, row or part
//! in which it was made.
//!
//! ```ignore
//! el("button")
//!     .live_text(move || count.get().to_string())
//!     .live_attr("title", move || name.get())            // `None` takes it away
//!     .flag("aria-disabled", move || count.get() == 0)   // "true", or not there
//!     .class_if("low", move || count.get() < 3)
//!     .on_click(move || count.update(|count| *count -= 1))
//! ```
//!
//! # Parts that come and go
//!
//! Each of these keeps its place: a child that is added later comes after it, however often it changes.
//!
//! - [`when`](El::when): there while a condition holds.
//! - [`live_by`](El::live_by): made again when a key changes.
//! - [`live`](El::live): made again whenever a signal changes that was read in making it; for small parts.
//! - [`rows`](El::rows): an element for each key. A row keeps its element, and its focus, while others move around it.
//!
//! ```ignore
//! el("ol").rows(move || keys.get(), move |key| row(key)).child(el("li").child("one more"))
//! ```
//!
//! # Notes
//!
//! - [`set_text`](El::set_text) replaces all content of an element, also parts that come and go.
//! - `tests/core/markup.rs` reads the source and fails for an element or attribute that does not exist. Therefore names
//!   are literals where they are used; a function may pass one on in a parameter called `kind`.
//! - For anything else there is [`follow`], which runs a closure under the same rules.

mod bridge;
mod content;
mod field;
mod parts;

use leptos::prelude::*;
use send_wrapper::SendWrapper;
use web_sys::{Document, Element, Event, Node, Text};

use super::listener::Listener;
use super::taps::is_double;
pub use bridge::{el_of, els_of};
pub use content::Content;
pub use field::Field;

thread_local! {
    static DOCUMENT: Option<Document> = web_sys::window().and_then(|window| window.document());
}

/// An element. Copies refer to the same one.
#[derive(Clone)]
pub struct El(SendWrapper<Element>);

/// Makes an element: `el("p.lead")` is a paragraph with the class `lead`.
pub fn el(kind: &str) -> El {
    let (tag, classes) = kind.split_once('.').unwrap_or((kind, ""));
    let made = DOCUMENT.with(|document| {
        let document = document.as_ref()?;
        document.create_element(tag).ok()
    });
    let Some(element) = made else {
        unreachable!("every page makes elements");
    };
    match classes {
        "" => El(SendWrapper::new(element)),
        _ => El(SendWrapper::new(element)).attr("class", classes.replace('.', " ")),
    }
}

fn text_node(text: &str) -> Text {
    let made = DOCUMENT.with(|document| Some(document.as_ref()?.create_text_node(text)));
    let Some(node) = made else {
        unreachable!("every page makes text");
    };
    node
}

impl El {
    /// Sets an attribute.
    pub fn attr(self, name: &str, value: impl AsRef<str>) -> El {
        self.set(name, Some(value.as_ref()));
        self
    }

    /// Sets its id.
    pub fn id(self, id: &str) -> El {
        self.attr("id", id)
    }

    /// Sets an attribute that changes, or comes and goes.
    pub fn live_attr(self, name: &'static str, value: impl Fn() -> Option<String> + 'static) -> El {
        fn keep(el: El, name: &'static str, value: Box<dyn Fn() -> Option<String>>) {
            let mut before = None;
            follow(move || {
                let now = value();
                if now != before {
                    el.set(name, now.as_deref());
                    before = now;
                }
            });
        }
        keep(self.clone(), name, Box::new(value));
        self
    }

    /// Sets an attribute that is `true` or absent.
    pub fn flag(self, name: &'static str, on: impl Fn() -> bool + 'static) -> El {
        self.live_attr(name, move || on().then(|| "true".to_owned()))
    }

    /// Sets a class that comes and goes.
    pub fn class_if(self, class: &'static str, on: impl Fn() -> bool + 'static) -> El {
        fn keep(el: El, class: &'static str, on: Box<dyn Fn() -> bool>) {
            follow(move || el.set_class(class, on()));
        }
        keep(self.clone(), class, Box::new(on));
        self
    }

    /// Calls `run` at an event, as long as the screen exists.
    pub fn on(self, event: &'static str, run: impl FnMut(Event) + 'static) -> El {
        Listener::keep(self.0.as_ref(), event, Box::new(run));
        self
    }

    /// Calls `run` at a tap.
    pub fn on_click(self, mut run: impl FnMut() + 'static) -> El {
        self.on("click", move |_| run())
    }

    /// Calls `run` at a tap, and only once at a double tap.
    pub fn on_single_click(self, mut run: impl FnMut() + 'static) -> El {
        self.on("click", move |_| {
            if !is_double() {
                run();
            }
        })
    }

    /// Appends content.
    pub fn child(self, content: impl Content) -> El {
        for node in content.nodes() {
            self.insert(&node, None);
        }
        self
    }

    /// Appends a text that changes.
    pub fn live_text(self, text: impl Fn() -> String + 'static) -> El {
        fn keep(el: &El, text: Box<dyn Fn() -> String>) {
            let node = text_node("");
            el.insert(&node, None);
            let mut before = String::new();
            follow(move || {
                let now = text();
                if now != before {
                    node.set_data(&now);
                    before = now;
                }
            });
        }
        keep(&self, Box::new(text));
        self
    }

    /// Sets or removes an attribute.
    pub fn set(&self, name: &str, value: Option<&str>) {
        // Names of attributes are constants and always valid.
        let _ = match value {
            Some(value) => self.0.set_attribute(name, value),
            None => self.0.remove_attribute(name),
        };
    }

    /// Sets or removes a class.
    pub fn set_class(&self, class: &str, on: bool) {
        // Class names are constants, too.
        let _ = self.0.class_list().toggle_with_force(class, on);
    }

    /// Replaces all content by a text.
    pub fn set_text(&self, text: &str) {
        self.0.set_text_content(Some(text));
    }

    /// The DOM element, for methods that only its kind has.
    pub(super) fn element(&self) -> &Element {
        &self.0
    }

    fn insert(&self, node: &Node, before: Option<&Node>) {
        // A new node, or one of this element, can always be inserted.
        let _ = self.0.insert_before(node, before);
    }
}

/// Runs now, and again whenever a signal that it has read changes, as long as the screen exists.
pub fn follow(run: impl FnMut() + 'static) {
    fn keep(mut run: Box<dyn FnMut()>) {
        let effect = RenderEffect::new(move |_: Option<()>| run());
        on_cleanup(move || drop(effect));
    }
    keep(Box::new(run));
}
