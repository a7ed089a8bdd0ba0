//! The messages of each language.

use std::path::Path;

use serde_json::{Map, Value};

use crate::{Error, Template, files, hash};

/// The messages of one language.
pub struct Language {
    /// Its code, which names its folder in `locales`.
    pub code: String,
    /// What the page says, in Fluent, without comments.
    pub messages: String,
    /// What the page says before it has messages, by id, and the direction of the language.
    pub start: Vec<(String, String)>,
}

/// Reads all languages: one folder for each.
pub fn read(locales: &Path) -> Result<Vec<Language>, Error> {
    let folders = files::entries(locales)?;
    let folders = folders.iter().filter(|it| it.is_dir());
    folders.map(|folder| language(folder)).collect()
}

fn language(folder: &Path) -> Result<Language, Error> {
    Language::new(&files::name(folder), &joined(folder)?)
}

/// The messages of the files in this folder.
fn joined(folder: &Path) -> Result<String, Error> {
    let mut texts = Vec::new();
    for file in files::entries(folder)? {
        if file.extension().is_some_and(|it| it == "ftl") {
            texts.push(files::text(&file)?);
        }
    }
    Ok(texts.join("\n"))
}

impl Language {
    /// The language with this code and these messages.
    pub fn new(code: &str, source: &str) -> Result<Language, Error> {
        let messages = without_comments(source);
        let mut start: Vec<(String, String)> = Vec::new();
        let mut last_is_start = false;
        let fault = |id: &str| Error::NotPlain {
            language: code.to_owned(),
            id: id.to_owned(),
        };
        for line in messages.lines() {
            if line.starts_with(' ') && last_is_start {
                let (id, _) = start.last().cloned().unwrap_or_default();
                return Err(fault(&id));
            }
            let said = line.split_once(" = ").filter(|(id, _)| is_start(id));
            last_is_start = said.is_some();
            if let Some((id, text)) = said {
                if text.contains(['{', '}', '"', '\\', '<']) {
                    return Err(fault(id));
                }
                start.push((id.to_owned(), text.to_owned()));
            }
        }
        Ok(Language {
            code: code.to_owned(),
            messages,
            start,
        })
    }

    /// Writes its messages to a file, and returns the name of it.
    pub fn write(&self, dist: &Path) -> Result<String, Error> {
        let name = format!("words-{}-{}.ftl", self.code, hash::name([&self.messages]));
        files::write(&dist.join(&name), &self.messages)?;
        Ok(name)
    }

    /// The plea to turn on scripts.
    fn plea(&self) -> Result<String, Error> {
        let id = "start-scripts";
        let said = self.start.iter().find(|(it, _)| it == id);
        let (_, text) = said.ok_or_else(|| Error::Missing {
            file: format!("locales/{}", self.code),
            what: id.to_owned(),
        })?;
        Ok(format!("<p class=plea lang={}>{text}</p>", self.code))
    }
}

fn without_comments(source: &str) -> String {
    let lines = source.lines().filter(|line| !line.starts_with('#'));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// Whether the page shows this message before it has messages.
fn is_start(id: &str) -> bool {
    id == "language-direction" || id.starts_with("start-")
}

/// Puts into the page what it says before it has messages: English, and all others for its first script.
pub fn say_at_start(page: &mut Template, languages: &[Language]) -> Result<(), Error> {
    let mut all = Map::new();
    let mut pleas = String::new();
    for language in languages {
        let said = language.start.iter();
        let said: Map<_, _> = said
            .map(|(id, text)| (id.clone(), text.as_str().into()))
            .collect();
        all.insert(language.code.clone(), Value::Object(said));
        pleas.push_str(&language.plea()?);
    }
    page.fill("__START_WORDS__", &Value::Object(all).to_string())?;
    page.fill("__NOSCRIPT__", &pleas)?;
    let english = languages.iter().filter(|it| it.code == "en");
    for (id, text) in english.flat_map(|it| &it.start) {
        // Some are only for screens of trouble, or in other languages.
        let _ = page.fill(&format!("{{{id}}}"), text);
    }
    Ok(())
}
