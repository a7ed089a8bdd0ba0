//! A code: shown to the camera of another device, sent, scanned or pasted.

use std::rc::Rc;

use leptos::prelude::*;

use super::scanner::scanner;
use crate::ui::browser::{self, El, el, value_of};
use crate::ui::components::{answers, form, link_sharing, plain, qr_code, submit_button};
use crate::ui::device::Device;
use crate::ui::route::Route;
use rollkeep_core::text::live as text;

/// The code as a picture and as text, with buttons to send it.
pub(super) fn code(code: &str) -> El {
    let device = Device::here();
    let address = browser::address(&Route::LiveCode(code.to_owned()).href());
    let words: [fn() -> String; 2] = [text::copied, text::not_copied];
    let (send, said) = link_sharing(device, text::share_title(), address.clone(), words);
    let send = match browser::can_share() {
        true => plain(&text::share(), send),
        false => plain(&text::copy(), send),
    };
    let drawing = qr_code(&address, &text::qr_code()).map(|it| el("figure.scan").child(it));
    let ways = el("div.prose")
        .child(answers([send.id("share-link")]))
        .child(said)
        .child(as_text(code));
    el("div.link-parts").child(drawing).child(ways)
}

/// The code as text that can be selected.
pub(super) fn as_text(code: &str) -> El {
    el("div")
        .child(el("p.help").child(text::as_text()))
        .child(el("p.address").child(code))
}

/// A field for a code, a button for the camera, and a button that uses the code.
pub(super) fn code_field(
    id: &'static str,
    label: &str,
    button: &str,
    take: impl Fn(String) -> Result<(), String> + 'static,
) -> El {
    let take = Rc::new(take);
    let scanner = scanner(take.clone());
    let code = RwSignal::new(String::new());
    let trouble = RwSignal::new(String::new());
    let told = format!("{id}-told");
    let described = told.clone();
    let input = el("input")
        .id(id)
        .attr("type", "text")
        .attr("autocomplete", "off")
        .attr("autocapitalize", "off")
        .attr("spellcheck", "false")
        .value(move || code.get())
        .on("input", move |event| {
            code.set(value_of(&event));
            trouble.set(String::new());
        })
        .flag("aria-invalid", move || !trouble.get().is_empty())
        .live_attr("aria-describedby", move || {
            (!trouble.get().is_empty()).then(|| described.clone())
        });
    let submit = move || {
        if let Err(why) = take(code.get_untracked()) {
            trouble.set(why);
        }
    };
    form("form.code", submit)
        .child(scanner)
        .child(el("label").attr("for", id).child(label))
        .child(el("div.code-row").child(input).child(submit_button(button)))
        .child(
            el("p.trouble")
                .id(&told)
                .attr("role", "alert")
                .live_text(move || trouble.get().to_owned()),
        )
}
