//! The steps from what Trunk has built to the finished page.

use std::fs;
use std::path::Path;

use crate::{
    Error, Template, dev, files, hash, licences, offline, program, sandbox, words, worker,
};

/// Finishes the page in the folder `dist`, which Trunk has built from `project` with this profile of cargo.
pub fn finish(project: &Path, dist: &Path, profile: &str) -> Result<(), Error> {
    let path = dist.join("index.html");
    let mut page = files::text(&path)?;
    let reload_script = dev::take_reload_script(&mut page);
    let mut page = Template::new("index.html", page);

    let linked = project.join("target/wasm32-unknown-unknown").join(profile);
    let parts = project.join("target/parts");
    program::split(&linked.join("rollkeep.wasm"), &parts)?;
    if profile == "release" {
        program::optimise(&[
            (&parts.join("rollkeep_bg.wasm"), program::SMALL),
            (&parts.join("split_lazy.wasm"), program::SMALL),
            (&dist.join("worker_bg.wasm"), program::FAST),
            (&dist.join("worker-plain_bg.wasm"), program::FAST),
        ])?;
    }
    remove_unsplit(dist)?;
    let app = program::shelve(&parts, dist)?;
    page.fill("__APP__", &app)?;
    let of_app = |name: &str| files::bytes(&dist.join(&app).join(name));
    // What the progress bar counts to: the program as it is unpacked.
    page.fill("__BYTES__", &of_app("rollkeep_bg.wasm")?.len().to_string())?;
    page.fill("__GLUE_HASH__", &hash::integrity(of_app("rollkeep.js")?))?;
    page.fill(
        "__SPLIT_HASH__",
        &hash::integrity(of_app("__wasm_split.js")?),
    )?;

    page.fill("__WORKER__", &worker::shelve(dist, "worker")?)?;
    page.fill("__WORKER_PLAIN__", &worker::shelve(dist, "worker-plain")?)?;
    page.fill(
        "__SANDBOX__",
        &sandbox::fold(&project.join("sandbox"), dist)?,
    )?;

    let languages = words::read(&project.join("locales"))?;
    let mut files_of_words = Vec::new();
    for language in &languages {
        files_of_words.push((language.code.clone(), language.write(dist)?));
    }
    let pairs = files_of_words
        .iter()
        .map(|(code, file)| format!("{code}={file}"));
    // Without spaces, because the minifier has taken the quotes away.
    page.fill("__WORDS__", &pairs.collect::<Vec<_>>().join(","))?;
    words::say_at_start(&mut page, &languages)?;

    // The script that starts the program is in the page itself, and the page's policy allows it by hash.
    let start = page.between("<script async type=module>", "</script>")?;
    let start = hash::integrity(start);
    page.fill("__START_HASH__", &start)?;
    let page = page.done()?;
    files::write(&dist.join(licences::FILE), licences::text(project)?)?;
    if let Some(script) = reload_script {
        return dev::write(dist, page, &script);
    }
    files::write(&path, page)?;
    offline::list(dist, &files_of_words)
}

/// Removes the program that Trunk has put there: it is not split.
fn remove_unsplit(dist: &Path) -> Result<(), Error> {
    for path in files::entries(dist)? {
        let name = files::name(&path);
        if name.starts_with("rollkeep-") && (name.ends_with(".js") || name.ends_with(".wasm")) {
            fs::remove_file(&path).map_err(Error::of(&path))?;
        }
    }
    Ok(())
}
