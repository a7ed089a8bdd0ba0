//! The page's workers.

use std::path::Path;

use crate::{Error, files, hash};

/// Gives a worker that Trunk has built a folder of its own; returns the path of its script. All of the script is in one file,
/// because Firefox has had workers of several modules only since 2023. It waits for its program, which the page sends
/// (`src/ui/browser/worker.rs`): WebKit does not always let the service worker answer what a worker asks for.
pub fn shelve(dist: &Path, name: &str) -> Result<String, Error> {
    let (script, program) = (format!("{name}.js"), format!("{name}_bg.wasm"));
    let mut code = files::text(&dist.join(&script))?;
    // A failure is thrown where the page gets it as an error event. The script before may end without a line break.
    code.push_str(
        "
;onmessage = ({ data }) => {
  onmessage = null;
  wasm_bindgen({ module_or_path: data }).catch((fault) => setTimeout(() => { throw fault; }));
};
",
    );
    files::write(&dist.join(&script), &code)?;
    let bytes = files::bytes(&dist.join(&program))?;
    let folder = format!("{name}-{}", hash::name([code.as_bytes(), &bytes]));
    files::folder(&dist.join(&folder))?;
    for file in [&script, &program] {
        files::take(&dist.join(file), &dist.join(&folder).join(file))?;
    }
    Ok(format!("{folder}/{script}"))
}
