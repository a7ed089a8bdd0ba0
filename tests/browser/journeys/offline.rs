//! The host goes away, and comes back with something new.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::json;

use super::seed::Seed;
use crate::engine::Engine;
use crate::page::Page;
use crate::server::Site;
use crate::tools;

/// After one visit, everything works without the host: new tabs, games to the end, new games.
pub async fn host_is_gone(page: &Page, site: &Site) {
    let game = Seed::new("yahtzee-official", &["Ada"]).but(2);
    page.seed(site, &[("rollkeep/game/seeded", &game.text())])
        .await;
    page.open(site.home()).await;
    is_kept(page).await;

    site.stop();
    page.reload().await;
    page.click(".continue").await;
    for _ in 0..2 {
        page.throw().await;
        page.score_best().await;
    }
    page.shown("main[data-screen=over]").await;
    page.reload().await;
    page.shown("main[data-screen=over]").await;

    page.open_tab(site.home()).await;
    page.click("#new-game").await;
    page.click("#begin").await;
    page.shown("input.name").await;
    page.fill("input.name", "Ada").await;
    page.click("#begin").await;
    page.shown("main[data-screen=game]").await;
    page.throw().await;
    for screen in ["finished", "practice", "settings", "new"] {
        page.open(site.url(&format!("#/{screen}"))).await;
        page.shown(format!("main[data-screen={screen}]")).await;
    }
}

/// What a host sends packed is checked and kept like what it sends plain.
pub async fn host_packs(page: &Page, site: &Site) {
    site.pack(5);
    page.open(site.home()).await;
    is_kept(page).await;
    let sent: usize = site
        .asked()
        .iter()
        .map(|asked| asked.bytes)
        .max()
        .unwrap_or(0);
    let plain = fs::read_dir(site.folder())
        .expect("there is a page")
        .filter_map(|file| file.ok()?.metadata().ok())
        .map(|file| file.len())
        .max();
    // This WebKit does not ask for brotli without https, and so reads everything plain.
    assert!(
        page.engine() == Engine::WebKit || sent as u64 * 2 < plain.unwrap_or(0),
        "{sent} of {plain:?} bytes were sent"
    );

    site.stop();
    page.reload().await;
    page.shown("#new-game").await;
}

/// A new version is offered in the middle of a turn, taken when the player says so, and loses nothing.
pub async fn update_in_a_game(page: &Page, site: &Site) {
    page.open(site.home()).await;
    is_kept(page).await;
    page.begin(site, "yahtzee-official", &["Ada"], "seating")
        .await;
    page.throw().await;
    page.tap(&[0, 4]).await;
    let before = page.throw().await;

    let next = NextVersion::of(site, page);
    site.serve(&next.0);
    page.promised(
        "a look for a new version",
        "navigator.serviceWorker.getRegistration().then((it) => it.update()).then(() => true)",
    )
    .await;
    page.shown("#update").await;
    assert_eq!(page.agrees().await, before, "the offer changes nothing");
    assert!(!is_next(page).await, "nothing is put in place unasked");

    page.click("#update-now").await;
    page.wait("the new version", async || match is_next(page).await {
        true => Ok(()),
        false => Err("the page is the old one".to_owned()),
    })
    .await;
    page.shown("main[data-screen=game]").await;
    assert_eq!(page.agrees().await, before);
    page.gone("#update").await;

    site.stop();
    page.reload().await;
    assert!(is_next(page).await, "the new version is kept as well");
    assert_eq!(page.agrees().await, before);
    page.throw().await;
}

/// Later is a choice too: the version that was there stays until the next visit.
pub async fn update_declined(page: &Page, site: &Site) {
    page.open(site.home()).await;
    is_kept(page).await;
    page.reload().await;
    let next = NextVersion::of(site, page);
    site.serve(&next.0);
    page.promised(
        "a look for a new version",
        "navigator.serviceWorker.getRegistration().then((it) => it.update()).then(() => true)",
    )
    .await;
    page.shown("#update").await;
    page.passes_axe().await;
    page.click(crate::page::button("Later")).await;
    page.gone("#update").await;
    page.click("#new-game").await;
    page.shown("main[data-screen=new]").await;
    assert!(!is_next(page).await);
}

/// Waits until the service worker has everything.
pub(super) async fn is_kept(page: &Page) {
    let active = "navigator.serviceWorker.ready.then((it) => new Promise((done) => {
        const look = () => it.active.state === 'activated' ? done(true) : it.active.addEventListener('statechange', look, { once: true });
        look();
    }))";
    assert_eq!(
        page.promised("the service worker", active).await,
        json!(true)
    );
}

async fn is_next(page: &Page) -> bool {
    let mark = "return document.querySelector('meta[name=rollkeep-version]') !== null";
    page.script(mark, vec![]).await == json!(true)
}

/// The page as the next version would be: another mark in it, and a service worker that knows.
struct NextVersion(PathBuf);

impl NextVersion {
    fn of(site: &Site, page: &Page) -> Self {
        let address = site.outside().replace([':', '/'], "-");
        let folder = tools::scratch().join(format!("next-{}{address}", page.engine()));
        copy(&site.folder(), &folder);
        edit(
            &folder.join("index.html"),
            "<title>",
            "<meta name=\"rollkeep-version\" content=\"next\"><title>",
        );
        edit(
            &folder.join("sw.js"),
            "const CACHE = FAMILY + \"",
            "const CACHE = FAMILY + \"next-",
        );
        Self(folder)
    }
}

impl Drop for NextVersion {
    fn drop(&mut self) {
        // It is below `target` anyway.
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("the scratch folder can be written");
    for entry in fs::read_dir(from).expect("the game is built").flatten() {
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).expect("there is room for a copy");
        }
    }
}

fn edit(file: &Path, old: &str, new: &str) {
    let text = fs::read_to_string(file).expect("the game has this file");
    assert!(text.contains(old), "{} has no {old:?}", file.display());
    fs::write(file, text.replacen(old, new, 1)).expect("the copy can be written");
}
