//! A die, drawn.

use crate::dice::Face;
use crate::ui::browser::{El, svg};

/// One side of a die. Its shape stands in index.html, once for all.
pub fn die_face(face: Face) -> El {
    let pips = face.pips();
    svg(&format!("svg.side.side-{pips}"))
        .attr("aria-hidden", "true")
        .child(svg("use").attr("href", format!("#face-{pips}")))
}
