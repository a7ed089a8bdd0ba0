//! The sandbox for players that people write.

use std::path::Path;

use crate::{Error, Template, files, hash};

/// Folds the sandbox into one page, because its frame has no origin and no network; returns the name of the page.
pub fn fold(source: &Path, dist: &Path) -> Result<String, Error> {
    let read = |name: &str| files::text(&source.join(name));
    let page = page(&Parts {
        page: read("page.html")?,
        frame: read("frame.html")?,
        guard: read("meter.js")? + &read("guard.js")?,
        keeper: read("keeper.js")?,
    })?;
    let name = format!("sandbox-{}.html", hash::name([&page]));
    files::write(&dist.join(&name), page)?;
    Ok(name)
}

/// What the sandbox consists of.
pub struct Parts {
    /// The page around the frame.
    pub page: String,
    /// The frame without an origin.
    pub frame: String,
    /// What runs before a player, in the player's worker.
    pub guard: String,
    /// What runs in the frame.
    pub keeper: String,
}

/// Returns the page of the sandbox, with all that it needs.
pub fn page(parts: &Parts) -> Result<String, Error> {
    if [&parts.guard, &parts.keeper]
        .iter()
        .any(|it| it.contains("</script"))
    {
        return Err(Error::EndsItself);
    }
    // Blobs are the player and what asks it; neither may ask anybody, send a form, or say where addresses begin.
    let policy = format!(
        "default-src 'none'; script-src '{}' blob: 'wasm-unsafe-eval'; worker-src blob:; base-uri 'none'; form-action 'none'",
        hash::integrity(&parts.keeper)
    );
    let mut frame = Template::new("sandbox/frame.html", parts.frame.as_str());
    frame.fill("__POLICY__", &policy)?;
    frame.fill("__GUARD__", &parts.guard)?;
    frame.fill("__KEEPER__", &parts.keeper)?;
    let frame = frame.done()?.replace('&', "&amp;").replace('"', "&quot;");
    let mut page = Template::new("sandbox/page.html", parts.page.as_str());
    page.fill("__POLICY__", &policy)?;
    page.fill("__FRAME__", &frame)?;
    page.done()
}
