//! The styles of late screens. Trunk puts those of the first screens into the page.

use std::path::Path;

use crate::{Error, Template, files, hash};

/// Puts this file into the page's folder, and tells the page its name and what its contents must be.
pub fn shelve(from: &Path, dist: &Path, page: &mut Template) -> Result<(), Error> {
    let styles = files::text(from)?;
    let name = format!("late-styles-{}.css", hash::name([&styles]));
    files::write(&dist.join(&name), &styles)?;
    page.fill("__LATE_STYLES__", &name)?;
    page.fill("__LATE_STYLES_HASH__", &hash::integrity(&styles))
}
