//! An element with rows that change places. `For` takes the row that moves up out of the page for a moment, and so it
//! loses the focus; here, that row stays in the page.
//!
//! ```ignore
//! el("ol").rows(move || keys.get(), move |key| el_of(view! { <Row key /> }))
//! ```

mod bridge;

use leptos::prelude::*;
use send_wrapper::SendWrapper;
use web_sys::{Element, Node, Text};

use super::follow::follow;
use super::page::document;

/// An element. Copies refer to the same one. It can be part of a view.
#[derive(Clone)]
pub struct El(SendWrapper<Element>);

/// Makes an element.
pub fn el(kind: &str) -> El {
    let made = document().and_then(|document| document.create_element(kind).ok());
    let Some(element) = made else {
        unreachable!("every page makes elements");
    };
    El(SendWrapper::new(element))
}

/// Makes an element of a view that is one element. It lives as long as the current owner.
pub fn el_of(view: impl IntoView + 'static) -> El {
    let place = el("div").0;
    let mut state = view.into_any().build();
    state.mount(&place, None);
    StoredValue::new_local(state);
    let Some(element) = place.first_element_child() else {
        unreachable!("this view is no element");
    };
    element.remove();
    El(SendWrapper::new(element))
}

fn text_node() -> Text {
    let made = document().map(|document| document.create_text_node(""));
    let Some(node) = made else {
        unreachable!("every page makes text");
    };
    node
}

impl El {
    /// Appends one element for each key; no key may occur twice. Elements stay when their keys change places.
    pub fn rows(
        self,
        keys: impl Fn() -> Vec<usize> + 'static,
        make: impl Fn(usize) -> El + 'static,
    ) -> El {
        self.keyed(Box::new(keys), Box::new(make))
    }

    fn keyed(self, keys: Box<dyn Fn() -> Vec<usize>>, make: Box<dyn Fn(usize) -> El>) -> El {
        let (el, scope) = (self.clone(), Owner::current().unwrap_or_default());
        let end = text_node();
        // A new node, or one of this element, can always be inserted.
        let _ = self.0.append_child(&end);
        let mut rows: Vec<(usize, Owner, El)> = Vec::new();
        follow(move || {
            let keys = keys();
            rows.retain(|(key, owner, row)| {
                let stays = keys.contains(key);
                if !stays {
                    owner.cleanup();
                    row.0.remove();
                }
                stays
            });
            // From the end on: an element that moves loses the focus, and buttons only move rows up.
            let mut next: Node = end.clone().into();
            for key in keys.into_iter().rev() {
                let row = match rows.iter().find(|(other, ..)| *other == key) {
                    Some((_, _, row)) => row.0.clone(),
                    None => {
                        let owner = scope.child();
                        let row = owner.with(|| untrack(|| make(key)));
                        rows.push((key, owner, row.clone()));
                        row.0
                    }
                };
                if row.next_sibling().as_ref() != Some(&next) {
                    let _ = el.0.insert_before(&row, Some(&next));
                }
                next = row.take().into();
            }
        });
        self
    }
}
