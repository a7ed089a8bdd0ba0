//! The host goes down, and comes back with a new version.

use std::fs;
use std::path::{Path, PathBuf};

use rollkeep_rules::game::Game;
use serde_json::json;

use super::fixture::Fixture;
use super::sandbox::find;
use crate::engine::Engine;
use crate::page::Page;
use crate::server::Site;
use crate::tools;

/// After one visit, everything works without the host: new tabs, games to the end, new games, that of the day too.
pub async fn host_is_gone(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada"]).but(2);
    page.store(site, &[("rollkeep/game/seeded", &game.text())])
        .await;
    page.open(site.home()).await;
    is_kept(page).await;

    site.stop();
    page.reload().await;
    page.click(".continue").await;
    for _ in 0..2 {
        page.roll().await;
        page.score_best().await;
    }
    page.shown("main[data-screen=over]").await;
    page.reload().await;
    page.shown("main[data-screen=over]").await;

    page.open_tab(site.home()).await;
    page.click("#new-game").await;
    page.fill("input.name", "Ada").await;
    page.click("#begin").await;
    page.shown("main[data-screen=game]").await;
    page.roll().await;
    for screen in [
        "finished",
        "statistics",
        "fair-dice",
        "explore",
        "players",
        "settings",
        "new",
    ] {
        page.open(site.url(&format!("#/{screen}"))).await;
        page.shown(format!("main[data-screen={screen}]")).await;
    }
    page.open(site.url("#/daily")).await;
    page.click("#play").await;
    page.shown("main[data-screen=game]").await;
    page.roll().await;
}

/// Compressed files from a host are checked and stored like others.
pub async fn host_packs(page: &Page, site: &Site) {
    site.pack(5);
    page.open(site.home()).await;
    is_kept(page).await;
    let asked = site.asked().into_iter();
    let programs = asked.filter(|asked| asked.path.ends_with("rollkeep_bg.wasm"));
    let sent = programs.map(|asked| asked.bytes).max().unwrap_or(0);
    let app = find(&site.folder(), "app-").expect("the app has a folder");
    let program = fs::metadata(app.join("rollkeep_bg.wasm")).expect("it has a program");
    // This WebKit asks for brotli only with https, so it reads everything uncompressed.
    assert!(
        page.engine() == Engine::WebKit || (1..program.len() / 2).contains(&(sent as u64)),
        "{sent} of {} bytes were sent",
        program.len()
    );

    site.stop();
    page.reload().await;
    page.shown("#new-game").await;
}

/// A new version is offered in the middle of a turn, starts when the player shows_saved_game, and loses nothing.
pub async fn update_in_a_game(page: &Page, site: &Site) {
    let before = begin_kept(page, site).await;

    let next = NextVersion::of(site, page);
    site.serve(&next.0);
    look_for_update(page).await;
    page.shown("#update").await;
    assert_eq!(
        page.shows_saved_game().await,
        before,
        "the offer changes nothing"
    );
    assert!(!is_next(page).await, "nothing is put in place unasked");

    page.click("#update-now").await;
    becomes_next(page).await;
    page.shown("main[data-screen=game]").await;
    assert_eq!(page.shows_saved_game().await, before);
    page.gone("#update").await;

    site.stop();
    page.reload().await;
    assert!(is_next(page).await, "the new version is kept as well");
    assert_eq!(page.shows_saved_game().await, before);
    page.roll().await;
}

/// A page that stays open looks for a new version when it is seen again, but not more often than once an hour. Firefox's driver
/// runs scripts with another `Date` than the page has, so they cannot set its clock.
pub async fn update_of_an_open_page(page: &Page, site: &Site) {
    page.open(site.home()).await;
    is_kept(page).await;
    page.script(COUNT_LOOKS, vec![]).await;
    let next = NextVersion::of(site, page);
    site.serve(&next.0);
    for (minutes, looks) in [(30, 0), (61, 1), (90, 1), (122, 2)] {
        page.script(SEEN_AGAIN, vec![json!(minutes * 60_000)]).await;
        let looks = json!(looks);
        assert_eq!(page.script("return window.looks", vec![]).await, looks);
    }
    page.shown("#update").await;
}

/// Counts how often the page looks for a new version.
const COUNT_LOOKS: &str = "
    const { update } = ServiceWorkerRegistration.prototype;
    window.looks = 0;
    ServiceWorkerRegistration.prototype.update = function () {
        window.looks += 1;
        return update.call(this);
    };";

/// Shows the page so many milliseconds later, as if it had been hidden.
const SEEN_AGAIN: &str = "
    const now = Date.now;
    Date.now = () => now() + arguments[0];
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    return new Promise((done) => setTimeout(() => {
        Date.now = now;
        done();
    }));";

/// Declined, the old version stays until the next visit, which has the new one.
pub async fn update_declined(page: &Page, site: &Site) {
    page.open(site.home()).await;
    is_kept(page).await;
    page.reload().await;
    let next = NextVersion::of(site, page);
    site.serve(&next.0);
    look_for_update(page).await;
    page.shown("#update").await;
    page.passes_axe().await;
    page.click(crate::page::button("Later")).await;
    page.gone("#update").await;
    page.click("#new-game").await;
    page.shown("main[data-screen=new]").await;
    assert!(!is_next(page).await);

    // Closing the tab: a page that was only left may stay in the browser's cache, and the old version with it.
    let first = page.tab().await;
    let other = page.open_tab(site.outside()).await;
    page.go_to(&first).await;
    page.close_tab(&other).await;
    let home = site.home();
    let replaced = format!(
        "navigator.serviceWorker.getRegistration('{home}').then((it) => !it.waiting && it.active.state)"
    );
    page.wait("the new version to take over", async || {
        match page.promised("a look at it", &replaced).await {
            state if state == json!("activated") => Ok(()),
            state => Err(format!("it is {state}")),
        }
    })
    .await;
    page.open(home).await;
    page.shown("#new-game").await;
    assert!(is_next(page).await);
    page.gone("#update").await;
}

/// After an update in one tab, other tabs still get the files that they need.
pub async fn update_in_another_tab(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada"]).rolled(&[5, 2, 5, 3, 5]);
    page.resume(site, &game.text()).await;
    is_kept(page).await;
    // The service worker controls the page from its next visit on, in every engine.
    page.reload().await;
    page.shown("main[data-screen=game]").await;
    let first = page.tab().await;

    let next = NextVersion::of(site, page);
    let second = page.open_tab(site.home()).await;
    page.shown("#new-game").await;
    site.serve(&next.0);
    look_for_update(page).await;
    page.click("#update-now").await;
    becomes_next(page).await;

    // The host has only the files of the new version.
    page.go_to(&first).await;
    assert!(!is_next(page).await);
    page.click("#coach[aria-pressed=false]").await;
    page.mentions(".hint", "Keep the three fives").await;
    page.roll().await;
    page.shown("button.box[data-less]").await;

    page.shown("#update").await;
    page.click("#update-now").await;
    becomes_next(page).await;
    page.shown("button.box[data-less]").await;
    page.gone("#update").await;

    // Once no tab has the old version, its files are deleted.
    page.go_to(&second).await;
    page.open(site.outside()).await;
    page.go_to(&first).await;
    page.reload().await;
    page.wait("the old files to go", async || {
        let kept = "caches.keys().then((names) => names.filter((name) => name.startsWith('rollkeep ')).length)";
        match page.promised("a look at what is kept", kept).await {
            kept if kept == json!(1) => Ok(()),
            kept => Err(format!("{kept} versions are kept")),
        }
    })
    .await;
    site.stop();
    page.reload().await;
    page.shown("button.box[data-less]").await;
    assert!(is_next(page).await);
}

/// An extension that replaces the browser's functions prevents the offline copy, not the app.
pub async fn never_registered(page: &Page, site: &Site) {
    for script in [
        "ServiceWorkerContainer.prototype.register = () => undefined;",
        "ServiceWorkerContainer.prototype.register = () => { throw new Error('not here'); };",
        "ServiceWorkerContainer.prototype.register = () => Promise.resolve();",
        "ServiceWorkerContainer.prototype.register = undefined;",
        "Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });",
        "Object.defineProperty(Navigator.prototype, 'serviceWorker', { get() { throw new Error('not here'); } });",
    ] {
        site.run_before(script);
        page.open("about:blank").await;
        page.open(site.home()).await;
        page.shown("#new-game").await;
        page.absent("#loading").await;
        page.click("#new-game").await;
        page.shown("main[data-screen=new]").await;
        page.never_shown("#trouble").await;
    }
}

/// The first version is no update, even if a slow browser reports its installation only once it is active.
pub async fn first_is_no_update(page: &Page, site: &Site) {
    site.run_before(
        "Object.defineProperty(ServiceWorkerContainer.prototype, 'controller', { get: () => ({}) });",
    );
    page.open(site.home()).await;
    page.shown("#new-game").await;
    is_kept(page).await;
    page.frames().await;
    page.never_shown("#update").await;
}

/// Waits until the service worker has stored everything.
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

/// Begins a game once the app works without the host. Returns the game after two rolls.
pub(super) async fn begin_kept(page: &Page, site: &Site) -> Game {
    page.open(site.home()).await;
    is_kept(page).await;
    page.begin(site, "yahtzee-official", &["Ada"], "seating")
        .await;
    page.roll().await;
    page.tap(&[0, 4]).await;
    page.roll().await
}

/// Makes the browser look for a new version.
pub(super) async fn look_for_update(page: &Page) {
    page.promised(
        "a look for a new version",
        "navigator.serviceWorker.getRegistration().then((it) => it.update()).then(() => true)",
    )
    .await;
}

async fn is_next(page: &Page) -> bool {
    let mark = "return document.querySelector('meta[name=rollkeep-version]') !== null";
    page.script(mark, vec![]).await == json!(true)
}

async fn becomes_next(page: &Page) {
    page.wait("the new version", async || match is_next(page).await {
        true => Ok(()),
        false => Err("the page is the old one".to_owned()),
    })
    .await;
}

/// A copy of the page as the next version: another mark in it, workers with other names, and a service worker that
/// matches.
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
        for name in workers(&folder) {
            let (kind, hash) = name.rsplit_once('-').expect("a hash is in the name");
            let other: String = hash.chars().rev().collect();
            let other = format!("{kind}-{other}");
            fs::rename(folder.join(&name), folder.join(&other)).expect("the copy can be written");
            edit(&folder.join("index.html"), &name, &other);
            // Each worker has two files.
            edit(&folder.join("sw.js"), &name, &other);
            edit(&folder.join("sw.js"), &name, &other);
        }
        Self(folder)
    }
}

impl Drop for NextVersion {
    fn drop(&mut self) {
        // It is inside `target` anyway.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The folders of the workers.
fn workers(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).expect("the game is built").flatten();
    let names = files.map(|entry| entry.file_name().to_string_lossy().into_owned());
    names.filter(|name| name.starts_with("worker-")).collect()
}

pub(super) fn copy(from: &Path, to: &Path) {
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

pub(super) fn edit(file: &Path, old: &str, new: &str) {
    let text = fs::read_to_string(file).expect("the game has this file");
    assert!(text.contains(old), "{} has no {old:?}", file.display());
    fs::write(file, text.replacen(old, new, 1)).expect("the copy can be written");
}
