//! What changes on a screen, so that it also changes after a browser has translated the page.
//!
//! A translator puts elements of its own in the place of text nodes. Leptos goes on writing into the text node that it has made,
//! which is no longer in the page. So a text that changes is the property `textContent` of its element, and a part of a screen
//! with constant texts inside is [`replaced`] as a whole.

use leptos::prelude::*;

/// Returns a text for `prop:textContent`, which writes it only when it has changed: each time, a translator translates it anew and
/// a screen reader may read it.
pub fn changing<T>(text: impl Fn() -> T + Send + Sync + 'static) -> Memo<T>
where
    T: PartialEq + Send + Sync + 'static,
{
    Memo::new(move |_| text())
}

/// Shows a view, and another one in its place whenever a signal changes that `view` has read. A closure as a child would keep the
/// elements and write into their text nodes. All that the view has at its top must be elements: a translator also takes text
/// nodes from where they could be removed.
pub fn replaced<V>(view: impl Fn() -> V + Send + 'static) -> impl IntoView
where
    V: IntoView + 'static,
{
    let count = StoredValue::new(0_u32);
    let each = move || {
        count.update_value(|count| *count = count.wrapping_add(1));
        [(count.get_value(), view())]
    };
    view! { <For each key=|(number, _)| *number children=|(_, view)| view /> }
}
