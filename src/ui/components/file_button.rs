//! A button that opens a file.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::ui::browser::{self, TextFile};
use crate::ui::latest::Latest;
use rollkeep_words::words;

/// A button that opens a text file. If the user chooses another one while it is read, only the other one is opened.
#[component]
pub fn FileButton(
    /// Its id in the page.
    id: &'static str,
    /// Whether no file can be opened now.
    #[prop(optional, into)]
    disabled: Signal<bool>,
    /// Takes the file, or why it cannot be read.
    open: impl Fn(Result<TextFile, String>) + Copy + 'static,
    /// The words of the button.
    children: Children,
) -> impl IntoView {
    let latest = Latest::new();
    let choose = move |event| {
        let is_wanted = latest.ask();
        spawn_local(async move {
            let file = browser::read_file(event).await;
            if is_wanted() {
                open(file.ok_or_else(words::unreadable_file));
            }
        });
    };
    view! {
        <label class="plain file">
            <span>{children()}</span>
            <input id=id type="file" disabled=disabled on:change=choose />
        </label>
    }
}
