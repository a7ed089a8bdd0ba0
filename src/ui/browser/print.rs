//! Paper.

/// Opens the browser's dialog for printing. Where there is none, nothing happens.
pub fn print() {
    let _ = leptos::prelude::window().print();
}
