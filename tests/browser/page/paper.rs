//! Printed pages.

use lopdf::Document;
use thirtyfour::common::print::{PrintMargins, PrintPage, PrintParameters};

use super::Page;
use crate::error::{BrowserError, Outcome};

/// The usual sizes of paper, width and height in centimetres.
pub const PAPERS: [(f64, f64); 2] = [(21.0, 29.7), (21.59, 27.94)];

impl Page {
    /// Returns the letters on each printed page with this size in centimetres, without spaces. WebKit's driver cannot
    /// print.
    #[track_caller]
    pub fn printed(&self, (width, height): (f64, f64)) -> impl Future<Output = Vec<String>> {
        self.step(format!("print on {width} x {height} cm"), async move {
            words(&self.pdf(width, height).await?)
        })
    }

    async fn pdf(&self, width: f64, height: f64) -> Outcome<Vec<u8>> {
        let margin = 1.2;
        let parameters = PrintParameters {
            page: PrintPage { width, height },
            margin: PrintMargins {
                top: margin,
                bottom: margin,
                left: margin,
                right: margin,
            },
            // So that the test sees what does not fit.
            shrink_to_fit: false,
            ..PrintParameters::default()
        };
        Ok(self.session.driver.print_page(parameters).await?)
    }
}

fn words(pdf: &[u8]) -> Outcome<Vec<String>> {
    let read = || {
        let document = Document::load_mem(pdf)?;
        let pages = document.get_pages().into_keys();
        pages.map(|page| document.extract_text(&[page])).collect()
    };
    let pages: Result<Vec<String>, lopdf::Error> = read();
    let pages =
        pages.map_err(|error| BrowserError(format!("what it prints is no PDF: {error}")))?;
    // Spaces and ligatures depend on the browser.
    let even = |text: &String| {
        let letters: String = text.split_whitespace().collect();
        { [("ﬃ", "ffi"), ("ﬁ", "fi"), ("ﬀ", "ff"), ("ﬂ", "fl")].iter() }
            .fold(letters, |text, (joined, apart)| text.replace(joined, apart))
    };
    Ok(pages.iter().map(even).collect())
}
