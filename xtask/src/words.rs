//! The messages of each language: what the first screens say, and what late ones do.

use std::path::Path;

use serde_json::{Map, Value};

use crate::{Error, Template, files, hash};

/// The messages of one language.
pub struct Language {
    /// Its code, which names its folder in `locales`.
    pub code: String,
    /// What its first screens say, in Fluent, without comments.
    pub messages: String,
    /// What its late screens say.
    pub late: String,
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
    let late = folder.join("late");
    Language::new(&files::name(folder), &joined(folder)?, &joined(&late)?)
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
    /// The language with this code, these messages, and those of late screens.
    pub fn new(code: &str, first: &str, late: &str) -> Result<Language, Error> {
        let messages = without_comments(first);
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
            late: without_comments(late),
            start,
        })
    }

    /// Writes its messages to two files; returns the name of the first. That of late screens has `late-` before it.
    pub fn write(&self, dist: &Path) -> Result<String, Error> {
        let hash = hash::name([&self.messages, &self.late]);
        let name = format!("words-{}-{hash}.ftl", self.code);
        files::write(&dist.join(&name), &self.messages)?;
        files::write(&dist.join(format!("late-{name}")), &self.late)?;
        Ok(name)
    }

    /// Fails if the first part of the program says a message of late screens: they may not be there yet.
    pub fn suits(&self, first_part: &[u8]) -> Result<(), Error> {
        let all: Vec<&str> = ids(&self.messages).chain(ids(&self.late)).collect();
        let said = String::from_utf8_lossy(first_part);
        // Texts lie side by side in a program, so an id may be a part of a longer one.
        let is_part = |at: usize, id: &str| {
            all.iter().filter(|it| **it != id).any(|longer| {
                let mut places = longer.match_indices(id).map(|(before, _)| before);
                places.any(|before| {
                    let there = at.checked_sub(before).and_then(|from| said.get(from..));
                    there.is_some_and(|it| it.starts_with(longer))
                })
            })
        };
        for id in ids(&self.late) {
            if said.match_indices(id).any(|(at, _)| !is_part(at, id)) {
                return Err(Error::SaidTooEarly(id.to_owned()));
            }
        }
        Ok(())
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

/// The ids of these messages.
fn ids(messages: &str) -> impl Iterator<Item = &str> {
    let said = messages.lines().filter(|line| !line.starts_with(' '));
    said.filter_map(|line| Some(line.split_once(" =")?.0))
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
