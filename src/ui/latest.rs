//! Answers that come late.

use leptos::prelude::*;

/// Tells the answer to the latest question from answers to earlier ones, which may come later. Copies count the same
/// questions.
#[derive(Clone, Copy)]
pub struct Latest(StoredValue<u32>);

impl Latest {
    /// No question yet.
    pub fn new() -> Latest {
        Latest(StoredValue::new(0))
    }

    /// Counts a question. The returned function tells whether its answer is still wanted: nobody has asked again, and the
    /// screen is open. A timer may ask after the screen was closed: that answer is never wanted.
    pub fn ask(self) -> impl Fn() -> bool + Copy + 'static {
        let number = self.0.try_get_value().map(|last| last.wrapping_add(1));
        if let Some(number) = number {
            self.0.set_value(number);
        }
        move || number.is_some() && self.0.try_get_value() == number
    }
}
