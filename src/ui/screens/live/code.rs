//! A code: shown to the camera of another device, sent, scanned or pasted.

use std::rc::Rc;

use leptos::prelude::*;

use super::scanner::Scanner;
use crate::ui::browser;
use crate::ui::components::{Alert, LinkSharing, SubmitButton, TextField, qr_code};
use crate::ui::lazy_route::LazyRoute;
use rollkeep_app::link::{SharedGame, read_within};
use rollkeep_words::live as text;

/// The code as a picture and as text, with buttons to send it.
#[component]
pub(super) fn Code(
    /// The code.
    code: String,
) -> impl IntoView {
    let address = browser::address(&LazyRoute::LiveCode(code.clone()).to_string());
    let says: [fn() -> String; 2] = [text::copied, text::not_copied];
    let sends = match browser::can_share() {
        true => text::share(),
        false => text::copy(),
    };
    let drawing = qr_code(&address, text::qr_code());
    view! {
        <div class="link-parts">
            {drawing.map(|drawing| view! { <figure class="scan">{drawing}</figure> })}
            <div class="prose">
                <LinkSharing title=text::share_title() address=address.clone() copies=address says>
                    {sends}
                </LinkSharing>
                <CodeText code />
            </div>
        </div>
    }
}

/// The code as text that can be selected.
#[component]
pub(super) fn CodeText(
    /// The code.
    code: String,
) -> impl IntoView {
    view! {
        <div>
            <p class="help">{text::as_text()}</p>
            <p class="address">{code}</p>
        </div>
    }
}

/// A field for a code, a button for the camera, and a button that uses the code.
#[component]
pub(super) fn CodeField(
    /// The id of the field.
    id: &'static str,
    /// What the field asks for.
    label: String,
    /// The words of the button.
    button: String,
    /// Uses the code, or returns why it cannot.
    take: impl Fn(String) -> Result<(), String> + 'static,
) -> impl IntoView {
    let take = Rc::new(take);
    let scanned = take.clone();
    let code = RwSignal::new(String::new());
    let trouble = RwSignal::new(String::new());
    let told = format!("{id}-told");
    let submit = move || {
        let text = code.get_untracked();
        // Whoever has got a link to a game may paste it here.
        if let Ok(Ok(payload)) =
            read_within(&text, SharedGame::from_payload).map(|it| it.to_payload())
        {
            return LazyRoute::Shared(payload).go();
        }
        if let Err(why) = take(text) {
            trouble.set(why);
        }
    };
    view! {
        <form
            class="code"
            on:submit=move |event| {
                event.prevent_default();
                submit();
            }
        >
            <Scanner take=scanned />
            <label for=id>{label}</label>
            <div class="code-row">
                <TextField
                    id
                    text=code
                    at_fault=move || trouble.with(|why| !why.is_empty())
                    told=told.clone()
                    on_write=move || trouble.set(String::new())
                    attr:autocapitalize="off"
                    attr:spellcheck="false"
                />
                <SubmitButton>{button}</SubmitButton>
            </div>
            <Alert why=move || trouble.get() attr:id=told />
        </form>
    }
}
