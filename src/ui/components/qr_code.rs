//! A text as a QR code, for the camera of another device.

use std::fmt::Write;

use qrcodegen::{QrCode, QrCodeEcc};

use crate::ui::browser::{El, svg};

/// The white around it, in modules, without which cameras do not find it.
const QUIET: i32 = 4;

/// The drawing of a text; `None` if it is too long for one. `name` is what it is called for those who do not see it.
pub fn qr_code(text: &str, name: &str) -> Option<El> {
    // What is clean and on a screen needs no more correction; the fewer modules, the larger each of them. More comes
    // where it costs none.
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
                // Nothing stands in the way of writing into a text.
                let _ = write!(path, "M{left} {top}h{long}v1h-{long}z");
            }
            x += 1;
        }
    }
    let whole = size + 2 * QUIET;
    let drawing = svg("svg.qr")
        .attr("viewBox", format!("0 0 {whole} {whole}"))
        .attr("role", "img")
        .attr("aria-label", name)
        .child(svg("path").attr("d", path));
    Some(drawing)
}
