//! Printing.

/// Opens the browser's print dialog, if it has one.
pub fn print() {
    if let Some(window) = web_sys::window() {
        let _ = window.print();
    }
}
