//! Languages: the browser's, a chosen one, one that does not load; and a made-up one, longer than English and mirrored,
//! so that no screen depends on the length or the direction of English.

use std::fs;
use std::path::PathBuf;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};
use rollkeep_words::dates::LocalDates;
use rollkeep_words::message::{Argument, Messages};
use rollkeep_words::numbers::Numerals;
use serde_json::json;

use super::fixture::Fixture;
use super::layout::is_whole;
use super::offline::{begin_kept, copy, edit, is_kept, look_for_update};
use crate::page::Page;
use crate::server::Site;
use crate::tools;

/// The first visit is in the language of the browser, from the first word on, and offers the game that is played there. WebKit's driver cannot set it.
pub async fn language_of_the_browser(page: &Page, site: &Site) {
    page.open(site.home()).await;
    page.says("#new-game", &said("sv", "words-new-game")).await;
    page.shown("html[lang=sv][dir=ltr]").await;
    page.click("#new-game").await;
    page.shown("main[data-screen=new]").await;
    page.says("h1", &said("sv", "words-new-game")).await;
    page.mentions(".chosen-rules", "Yatzy").await;
    page.passes_axe().await;
}

/// A language is chosen in the settings: everything changes at once, the focus stays, and so does a game in play. Later
/// visits are in it too, also without the host, and so is the way back to English.
pub async fn language_is_chosen(page: &Page, site: &Site) {
    let before = begin_kept(page, site).await;

    choose(page, site, "de").await;
    page.until(
        "the choice has the focus",
        "document.activeElement.id === 'language'",
    )
    .await;
    page.says("h1", &said("de", "words-settings")).await;
    page.passes_axe().await;
    page.open(site.home()).await;
    page.says("#new-game", &said("de", "words-new-game")).await;
    page.click(".continue").await;
    assert_eq!(page.shows_saved_game().await, before);

    let kept = "caches.keys().then((names) => Promise.all(names.map(async (name) =>
        (await (await caches.open(name)).keys()).filter((it) => it.url.includes('words-')).length))).then(([all]) => all)";
    page.wait("German to be kept", async || {
        match page.promised("a look at what is kept", kept).await {
            all if all == json!(2) => Ok(()),
            all => Err(format!("{all} files of words are kept")),
        }
    })
    .await;
    site.stop();
    page.reload().await;
    assert_eq!(page.shows_saved_game().await, before);
    page.open(site.home()).await;
    page.says("#new-game", &said("de", "words-new-game")).await;
    choose(page, site, "en").await;
    page.says("h1", &said("en", "words-settings")).await;
}

/// A new version has the chosen language.
pub async fn update_in_a_language(page: &Page, site: &Site) {
    page.open(site.home()).await;
    is_kept(page).await;
    choose(page, site, "de").await;
    page.reload().await;
    page.says("h1", &said("de", "words-settings")).await;

    let next = Copied::of(site, page, "tongue");
    let (file, words) = next.words("de");
    let other = file.replace("-de-", "-de-0123");
    let other = format!("{}.ftl", &other[..file.len() - ".ftl".len()]);
    fs::write(
        next.0.join(&other),
        words.replace(&said("de", "words-settings"), "Neues"),
    )
    .expect("a copy");
    fs::remove_file(next.0.join(&file)).expect("it is there");
    edit(&next.0.join("index.html"), &file, &other);
    edit(&next.0.join("sw.js"), &file, &other);
    edit(
        &next.0.join("sw.js"),
        "const CACHE = FAMILY + \"",
        "const CACHE = FAMILY + \"next-",
    );
    site.serve(&next.0);
    look_for_update(page).await;
    page.click("#update-now").await;
    page.says("h1", "Neues").await;
    site.stop();
    page.reload().await;
    page.says("h1", "Neues").await;
}

/// A language that does not load changes nothing, and a message says so; if it was chosen on an earlier visit, the page
/// is in English.
pub async fn language_does_not_load(page: &Page, site: &Site) {
    page.open(site.url("#/settings")).await;
    page.shown("#language").await;
    site.hide(".ftl");
    pick(page, "tr").await;
    page.says("[aria-live=assertive]", &said("en", "language-unloaded"))
        .await;
    page.says("h1", &said("en", "words-settings")).await;
    assert_eq!(page.value("#language").await, "en");

    site.answer_again();
    // Of two choices on a slow network, the later one counts.
    site.keep_waiting(".ftl");
    pick(page, "de").await;
    pick(page, "sv").await;
    site.answer_again();
    page.says("h1", &said("sv", "words-settings")).await;
    page.until(
        "German has arrived, too",
        "performance.getEntriesByType('resource')
            .some((it) => it.name.includes('words-de-') && it.responseEnd > 0)",
    )
    .await;
    page.frames().await;
    page.shown("html[lang=sv]").await;
    page.says("h1", &said("sv", "words-settings")).await;
    choose(page, site, "tr").await;
    // A save edited by hand, with a word that every JavaScript object has as a property.
    page.store(
        site,
        &[("rollkeep/settings", "{\"language\":\"constructor\"}")],
    )
    .await;
    page.open(site.url("#/settings")).await;
    page.says("h1", &said("en", "words-settings")).await;
}

/// Whether the points of the bonus have their sign on the left.
const SIGN: &str = "
    const text = document.querySelector('.bonus small').firstChild;
    const left = (at) => {
        const part = document.createRange();
        part.setStart(text, at);
        part.setEnd(text, at + 1);
        return part.getBoundingClientRect().left;
    };
    const at = text.data.indexOf('+');
    return at >= 0 && left(at) < left(at + 1);";

/// A made-up language, long, accented and from right to left: on the narrowest phones nothing is cut, nothing scrolls
/// sideways, and the page passes the checker.
pub async fn made_up_language(page: &Page, site: &Site) {
    let made_up = Copied::of(site, page, "made-up");
    let (file, _) = made_up.words("de");
    fs::write(made_up.0.join(file), made_up_words(&source("en"))).expect("the copy can be written");
    site.serve(&made_up.0);

    let game = Fixture::new("yahtzee-official", &["Ada", "Ben"]).rolled(&[1, 1, 2, 3, 6]);
    let over = Fixture::new("yahtzee-official", &["Ada", "Ben"]).ended();
    page.store(
        site,
        &[
            ("rollkeep/settings", "{\"language\":\"de\"}"),
            ("rollkeep/game/seeded", &game.text()),
            ("rollkeep/done/over", &over.text()),
        ],
    )
    .await;
    for hash in [
        "",
        "new",
        "settings",
        "rules",
        "practice",
        "explore",
        "openings/yatzy",
        "players",
        "arena",
        "finished",
        "statistics",
        "skill",
        "fair-dice",
        "drills",
        "challenges",
        "daily",
        "live",
        "real-dice",
        "paper",
        "game/seeded",
        "game/over",
        "review/over",
        "share/over",
    ] {
        page.visit_screen(site, &format!("#/{hash}"), "").await;
        page.shown("html[dir=rtl]").await;
        for (width, height) in [(390, 844), (320, 640)] {
            page.resize(width, height).await;
            is_whole(page, &format!("#/{hash} at {width}")).await;
        }
        if hash == "game/seeded" {
            let in_place = page.script(SIGN, vec![]).await;
            assert_eq!(in_place, json!(true), "the sign is left of its number");
        }
        page.passes_axe().await;
    }
}

/// Chooses a language in the settings, and waits for it.
pub(super) async fn choose(page: &Page, site: &Site, code: &str) {
    page.open(site.url("#/settings")).await;
    page.shown("#language").await;
    pick(page, code).await;
    page.shown(format!("html[lang={code}]")).await;
}

/// Chooses a language in the list that is shown.
pub(super) async fn pick(page: &Page, code: &str) {
    let pick = "const list = document.querySelector('#language');
        list.focus();
        list.value = arguments[0];
        list.dispatchEvent(new Event('change', { bubbles: true }));";
    page.script(pick, vec![json!(code)]).await;
}

/// Returns a message in a language.
pub(super) fn said(code: &str, id: &str) -> String {
    let none: [Argument; 0] = [];
    Messages::read(&source(code), Numerals::ENGLISH, LocalDates::ENGLISH).say(id, &none)
}

/// Returns all messages of a language.
fn source(code: &str) -> String {
    let folder = tools::project().join("locales").join(code);
    let files = fs::read_dir(folder).expect("it is there").flatten();
    files
        .map(|file| file.path())
        .filter(|path| path.extension().is_some_and(|end| end == "ftl"))
        .map(|path| fs::read_to_string(path).expect("text") + "\n")
        .collect()
}

/// A copy of the app that a journey can change.
struct Copied(PathBuf);

impl Copied {
    fn of(site: &Site, page: &Page, what: &str) -> Self {
        let address = site.outside().replace([':', '/'], "-");
        let folder = tools::scratch().join(format!("{what}-{}{address}", page.engine()));
        copy(&site.folder(), &folder);
        Self(folder)
    }

    /// Returns the name and the content of the file of a language.
    fn words(&self, code: &str) -> (String, String) {
        let files = fs::read_dir(&self.0).expect("the copy").flatten();
        let mut names = files.map(|file| file.file_name().to_string_lossy().into_owned());
        let found = names.find(|name| name.starts_with(&format!("words-{code}-")));
        let name = found.expect("the language has a file");
        let words = fs::read_to_string(self.0.join(&name)).expect("text");
        (name, words)
    }
}

impl Drop for Copied {
    fn drop(&mut self) {
        // It is inside `target` anyway.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// English with every vowel doubled and accented, as a language that runs from right to left, with its mark before signs.
fn made_up_words(english: &str) -> String {
    let mut resource = parser::parse(english.to_owned()).expect("English can be read");
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry
            && let Some(pattern) = &mut message.value
        {
            match &*message.id.name {
                "language-direction" => {
                    pattern.elements = vec![PatternElement::TextElement {
                        value: "rtl".to_owned(),
                    }]
                }
                _ => make_up(pattern),
            }
        }
    }
    serializer::serialize(&resource)
}

fn make_up(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = accented(value),
            PatternElement::Placeable {
                expression: Expression::Select { variants, .. },
            } => {
                for variant in variants {
                    make_up(&mut variant.value);
                }
            }
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::StringLiteral { value }),
            } => {
                *value = accented(value);
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}

fn accented(text: &str) -> String {
    let twice = |c: char| match c {
        'a' => "áá".to_owned(),
        'e' => "ëë".to_owned(),
        'i' => "îî".to_owned(),
        'o' => "öö".to_owned(),
        'u' => "ûû".to_owned(),
        '+' | '−' => format!("\u{200e}{c}"),
        c => c.to_string(),
    };
    text.chars().map(twice).collect()
}
