//! Printing.

/// Opens the browser's print dialog, if it has one.
pub fn print() {
    let _ = leptos::prelude::window().print();
}
