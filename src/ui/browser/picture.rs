//! Pictures that the page draws.

use js_sys::Array;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, CanvasRenderingContext2d, File, FilePropertyBag, HtmlCanvasElement, Path2d};

/// A picture in the colours of the page.
#[derive(Clone)]
pub struct Picture {
    canvas: HtmlCanvasElement,
    on: CanvasRenderingContext2d,
}

impl Picture {
    /// An empty picture on this canvas in the page. `None` if it is not there, or the browser cannot draw.
    pub fn new(canvas: NodeRef<html::Canvas>, width: u32, height: u32) -> Option<Picture> {
        let canvas = canvas.get_untracked()?;
        canvas.set_width(width);
        canvas.set_height(height);
        let on = canvas.get_context("2d").ok()??.dyn_into().ok()?;
        Some(Picture { canvas, on })
    }

    /// Sets the colour to one of the page's, by its name in the styles, such as `--ink`.
    pub fn colour(&self, name: &str) {
        let style = web_sys::window()
            .zip(self.document_element())
            .and_then(|(window, root)| window.get_computed_style(&root).ok()?);
        let colour = style.and_then(|style| style.get_property_value(name).ok());
        self.on
            .set_fill_style_str(colour.unwrap_or_default().trim());
    }

    fn document_element(&self) -> Option<web_sys::Element> {
        self.canvas.owner_document()?.document_element()
    }

    /// Draws a filled rectangle.
    pub fn fill(&self, x: f64, y: f64, width: f64, height: f64) {
        self.on.fill_rect(x, y, width, height);
    }

    /// Draws a text that begins here, or ends here; no wider than `width`.
    pub fn text(&self, text: &str, font: &str, at: (f64, f64), width: f64, ends: bool) {
        self.on.set_font(font);
        self.on.set_text_align(if ends { "right" } else { "left" });
        // A text that cannot be drawn is left out.
        let _ = self.on.fill_text_with_max_width(text, at.0, at.1, width);
    }

    /// Draws a filled shape from an SVG path, moved and scaled.
    pub fn shape(&self, path: &str, at: (f64, f64), scale: f64) {
        let Ok(shape) = Path2d::new_with_path_string(path) else {
            return;
        };
        self.on.save();
        let moved = self.on.translate(at.0, at.1);
        let scaled = moved.and_then(|()| self.on.scale(scale, scale));
        if scaled.is_ok() {
            self.on.fill_with_path_2d(&shape);
        }
        self.on.restore();
    }

    /// Makes a PNG file of it.
    pub fn to_file(&self, name: &'static str, then: impl FnOnce(Option<File>) + 'static) {
        let done = Closure::once_into_js(move |blob: JsValue| {
            then(blob.dyn_into().ok().and_then(|blob| file(name, &blob)));
        });
        // If the browser cannot do this, nothing happens.
        let _ = self.canvas.to_blob(done.unchecked_ref());
    }
}

fn file(name: &str, blob: &Blob) -> Option<File> {
    let kind = FilePropertyBag::new();
    kind.set_type("image/png");
    File::new_with_blob_sequence_and_options(&Array::of1(blob), name, &kind).ok()
}
