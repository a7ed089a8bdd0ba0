//! The page while somebody works on it: Trunk builds it again after each change and reloads it (`make dev`).

use std::path::Path;

use crate::{Error, files};

/// A placeholder in the script with which Trunk reloads the page. Trunk fills it when it serves the page.
const PLACEHOLDER: &str = "{{__TRUNK_ADDRESS__}}";

/// A service worker that stores nothing and takes the place of an earlier one, so that a reload shows the last build.
const SERVICE_WORKER: &str = "self.addEventListener(\"install\", () => self.skipWaiting());\n";

/// Cuts Trunk's script for reloading out of the page, if it is there.
pub fn take_reload_script(page: &mut String) -> Option<String> {
    let script = around(page, PLACEHOLDER, "<script", "</script>")?;
    let cut = page[script.clone()].to_owned();
    page.replace_range(script, "");
    Some(cut)
}

/// Writes the finished page with Trunk's script for reloading. The page gets no policy, because the policy would have to name
/// the script's hash, and the script changes when it is served.
pub fn write(dist: &Path, mut page: String, reload_script: &str) -> Result<(), Error> {
    if let Some(policy) = around(&page, "Content-Security-Policy", "<meta", ">") {
        page.replace_range(policy, "");
    }
    page.push_str(reload_script);
    files::write(&dist.join("index.html"), page)?;
    files::write(&dist.join("sw.js"), SERVICE_WORKER)
}

/// Returns where the part of the text is that contains `inside`, begins with `start` and ends with `end`.
fn around(text: &str, inside: &str, start: &str, end: &str) -> Option<std::ops::Range<usize>> {
    let at = text.find(inside)?;
    let from = text[..at].rfind(start)?;
    let to = at + text[at..].find(end)? + end.len();
    Some(from..to)
}
