//! A text as a QR code, for the camera of another device.

use std::fmt::Write;

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};

/// The white margin, in modules; cameras need it.
const QUIET: i32 = 4;

/// Draws a text as a QR code; `None` if it is too long. `name` is for screen readers.
pub fn qr_code(text: &str, name: String) -> Option<impl IntoView + use<>> {
    // A code on a screen is clean and needs little error correction; with fewer modules, each is larger. The encoder
    // adds more where it is free.
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let size = code.size();
    let dark = |x: i32, y: i32| x < size && code.get_module(x, y);
    let mut path = String::new();
    for y in 0..size {
        let mut x = 0;
        while x < size {
            let start = x;
            while dark(x, y) {
                x += 1;
            }
            if x > start {
                let (left, top, long) = (start + QUIET, y + QUIET, x - start);
                // Writing into a `String` never fails.
                let _ = write!(path, "M{left} {top}h{long}v1h-{long}z");
            }
            x += 1;
        }
    }
    let whole = size + 2 * QUIET;
    let all = format!("0 0 {whole} {whole}");
    Some(view! {
        <svg class="qr" viewBox=all role="img" aria-label=name>
            <path d=path />
        </svg>
    })
}
