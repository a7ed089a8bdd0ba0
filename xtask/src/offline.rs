//! What the service worker keeps for use without a network.

use std::path::Path;

use crate::{Error, Template, files, hash};

/// Tells the service worker the files of the page. `words` are the files of messages, by language.
pub fn list(dist: &Path, words: &[(String, String)]) -> Result<(), Error> {
    let path = dist.join("sw.js");
    let script = files::text(&path)?;
    let mut kept = Vec::new();
    for name in files::below(dist)? {
        if is_kept(&name) {
            let content = files::bytes(&dist.join(&name))?;
            kept.push((name, content));
        }
    }
    let contents = kept
        .iter()
        .flat_map(|(name, content)| [name.as_bytes(), content]);
    let version = hash::name(contents.chain([script.as_bytes()]));
    let names: Vec<&str> = kept.iter().map(|(name, _)| name.as_str()).collect();
    files::write(&path, filled(&script, &version, &names, words)?)
}

/// Returns the service worker's script with its version and its files.
pub fn filled(
    script: &str,
    version: &str,
    names: &[&str],
    words: &[(String, String)],
) -> Result<String, Error> {
    // The page itself is kept under the address of its folder, which no host redirects.
    let address = |name: &&str| if *name == "index.html" { "./" } else { *name }.to_owned();
    let names = names.iter().map(|name| format!("  \"{}\",", address(name)));
    let words = words
        .iter()
        .map(|(code, file)| format!("  \"{code}\": \"{file}\","));
    let mut script = Template::new("sw.js", script);
    script.fill("__VERSION__", version)?;
    script.fill("__FILES__", &names.collect::<Vec<_>>().join("\n"))?;
    script.fill("__WORDS__", &words.collect::<Vec<_>>().join("\n"))?;
    script.done()
}

/// Returns whether the service worker stores this file from the start. It leaves out pictures that only an installer shows,
/// the licence of the font, and languages that nobody has chosen. It stores English, which every language falls back to. It
/// leaves out files for hosts, too: some serve no file whose name begins with a dot, and that would end the installation.
pub fn is_kept(name: &str) -> bool {
    let picture = name.starts_with("screenshots/") || name.ends_with(".png");
    let licence = name.starts_with("fonts/") && name.ends_with(".txt");
    let for_hosts = name.starts_with('.') || ["sw.js", "404.html"].contains(&name);
    let other_language = name.starts_with("words-") && !name.starts_with("words-en-");
    !picture && !licence && !for_hosts && !other_language
}
