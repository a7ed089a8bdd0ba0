//! Files that never arrive, as on a network that loses packets: no answer, no error. The journeys move the page's clock.

use std::time::Duration;

use rollkeep_rules::game::Strength;

use super::arena::{hold, saved};
use super::fixture::Fixture;
use super::players::{EXAMPLE, shelved};
use crate::page::{Page, button};
use crate::server::Site;

const AT_ONCE: (&str, &str) = ("rollkeep/settings", r#"{"pace":"instant"}"#);

/// As long as the page waits for anything that is silent, and a moment.
pub(super) const SILENCE: Duration = Duration::from_secs(31);

/// Less than that, by more than the journey itself takes meanwhile.
const PATIENT: Duration = Duration::from_secs(15);

/// As long as a program may take to start, and a moment.
const START: Duration = Duration::from_secs(11);

/// The worker's program.
const PROGRAM: &str = "worker_bg.wasm";

/// A computer whose program never arrives says that it is stuck; people can try again. Time while the page stood still
/// does not count.
pub async fn silent_computer(page: &Page, site: &Site) {
    site.swallow(PROGRAM);
    let game = Fixture::with_computers("yatzy", &["Ada"], &[Strength::Perfect])
        .rolled(&[1, 2, 3, 4, 6])
        .score(14);
    page.store(site, &[AT_ONCE, ("rollkeep/game/seeded", &game.text())])
        .await;
    page.begin_clocked(site, "#/game/seeded").await;
    page.shown("main[data-seat=\"1\"][data-rolls=\"1\"]").await;
    page.pass(PATIENT).await;
    page.oversleep(Duration::from_secs(3600)).await;
    // A dialog opens in the next frame.
    page.frames().await;
    page.never_shown("dialog#stuck[open]").await;

    page.pass(SILENCE).await;
    page.shown("dialog#stuck[open]").await;
    page.mentions("#stuck", "perfect is stuck").await;
    let waits = page.saved().await.game;
    assert_eq!(waits.cards()[1].filled(), 0);
    // First the tap: once the lost connection ends, the page tries again by itself.
    page.click("#think-again").await;
    answers_again(site);
    page.shown("main[data-seat=\"0\"]").await;
    page.gone("dialog#stuck").await;
    assert_eq!(page.shows_saved_game().await.cards()[1].filled(), 1);
}

/// The coach says so too, even after further rolls, and works once its program has arrived.
pub async fn silent_coach(page: &Page, site: &Site) {
    site.keep_waiting(PROGRAM);
    let game = Fixture::new("yahtzie", &["Ada", "Ben"]).rolled(&[1, 1, 2, 3, 6, 6]);
    page.store(site, &[("rollkeep/game/seeded", &game.text())])
        .await;
    page.begin_clocked(site, "#/game/seeded").await;
    page.click("#coach").await;
    page.mentions(".hint", "The coach is thinking").await;
    page.pass(PATIENT).await;
    page.mentions(".hint", "The coach is thinking").await;
    page.pass(SILENCE).await;
    page.mentions(".hint", "didn’t load").await;
    page.shown("#try-again").await;
    page.roll().await;
    page.mentions(".hint", "didn’t load").await;

    site.answer_again();
    page.shown("button.box[data-less]").await;
    page.gone("#try-again").await;
}

/// A worker that falls silent over a question is restarted once; then the page says so, and the user can try again.
pub async fn silent_worker(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzie", &["Ada", "Ben"]).rolled(&[1, 1, 2, 3, 6, 6]);
    page.store(site, &[("rollkeep/game/seeded", &game.text())])
        .await;
    page.begin_clocked(site, "#/game/seeded").await;
    page.click("#coach").await;
    page.shown("button.box[data-less]").await;
    let silence = "window.lost = 0;
        window.post = Worker.prototype.postMessage;
        Worker.prototype.postMessage = () => { window.lost += 1; };";
    page.script(silence, vec![]).await;
    page.roll().await;
    page.mentions(".hint", "The coach is thinking").await;
    page.until("the worker was asked", "lost === 1").await;
    page.pass(SILENCE).await;
    page.mentions(".hint", "starting again").await;
    page.until("another worker was asked", "lost === 2").await;
    page.pass(SILENCE).await;
    page.mentions(".hint", "has stopped").await;
    page.script("Worker.prototype.postMessage = post", vec![])
        .await;
    page.click("#try-again").await;
    page.shown("button.box[data-less]").await;
    page.gone("#try-again").await;
}

/// Another screen starts anew, also after a worker that is late. How far it is, is seen and not heard.
pub async fn silent_explorer(page: &Page, site: &Site) {
    let add = "for (const pips of [5, 5, 5, 2, 3])
        document.querySelector(`button[aria-label='Add a ${pips}']`).click()";
    site.swallow(PROGRAM);
    page.begin_clocked(site, "#/explore").await;
    page.shown(button("Add a 5")).await;
    page.script(add, vec![]).await;
    page.mentions(".best", "The coach is thinking: 0%").await;
    page.mentions("main [role=status]", "The coach is thinking.")
        .await;
    page.pass(SILENCE).await;
    page.mentions(".best", "didn’t load").await;
    page.shown("#try-again").await;

    page.script("location.hash = '#/'", vec![]).await;
    page.shown("main[data-screen=home]").await;
    answers_again(site);
    page.script("location.hash = '#/explore'", vec![]).await;
    page.shown(button("Add a 5")).await;
    page.script(add, vec![]).await;
    page.mentions(".best", "Keep the three fives").await;
}

/// A screen whose file does not arrive says so, and appears once the file has arrived.
pub async fn silent_lazy_screen(page: &Page, site: &Site) {
    site.keep_waiting("split_lazy.wasm");
    page.begin_clocked(site, "#/settings").await;
    page.shown(".lazy .coming").await;
    page.pass(PATIENT).await;
    page.shown(".lazy .coming").await;
    page.pass(SILENCE).await;
    page.mentions("main h1", "didn’t load").await;
    page.click("header a.plain").await;
    page.shown("main[data-screen=home]").await;
    page.click("#play-now").await;
    page.shown("main[data-screen=game]").await;
    page.roll().await;
    page.script("location.hash = '#/settings'", vec![]).await;
    page.shown(".lazy .coming").await;
    site.answer_again();
    page.shown("main[data-screen=settings]").await;
    page.never_shown("#try-again").await;
}

/// A user who goes elsewhere before a screen's file has arrived stays there.
pub async fn lazy_screen_unwanted(page: &Page, site: &Site) {
    site.keep_waiting("split_lazy.wasm");
    page.begin_clocked(site, "#/arena").await;
    page.shown(".lazy .coming").await;
    page.script("location.hash = '#/'", vec![]).await;
    page.shown("main[data-screen=home]").await;
    site.answer_again();
    page.script("location.hash = '#/settings'", vec![]).await;
    page.shown("main[data-screen=settings]").await;
    page.never_shown("main[data-screen=arena]").await;
    page.assert_no_errors(site).await;
}

/// A tournament stops if its program never arrives, and can continue once it does.
pub async fn silent_arena(page: &Page, site: &Site) {
    site.swallow(PROGRAM);
    page.begin_clocked(site, "#/arena").await;
    hold(page, &["novice", "casual"], "20", "7").await;
    page.outwait(".state", "didn’t load").await;
    answers_again(site);
    page.click("#go-on").await;
    page.shown("figure .chart").await;
    assert!(saved(page).await.is_over());
}

/// A tournament can be paused before its workers have started, and its buttons stay where they are when they have.
pub async fn pause_before_the_first_game(page: &Page, site: &Site) {
    site.keep_waiting(PROGRAM);
    page.open(site.url("#/arena")).await;
    hold(page, &["novice", "casual"], "20", "7").await;
    page.mentions(".state", "Getting ready").await;
    let stop = "JSON.stringify(document.querySelector('#stop').getBoundingClientRect())";
    let before = page.until("a button to stop", stop).await;
    page.click("#pause").await;
    page.mentions(".state", "Paused").await;
    page.click("#go-on").await;
    page.mentions(".state", "Getting ready").await;
    assert_eq!(page.until("the button", stop).await, before);

    page.click("#pause").await;
    site.answer_again();
    page.click("#go-on").await;
    page.shown("figure .chart").await;
    assert!(saved(page).await.is_over());
}

/// Nobody is disqualified because the sandbox itself never arrives.
pub async fn silent_sandbox(page: &Page, site: &Site) {
    page.store(site, &[("rollkeep/player/own", &shelved("Ann", EXAMPLE))])
        .await;
    page.begin_clocked(site, "#/player/own").await;
    site.swallow(".html");
    page.click("#try").await;
    page.shown("#stop").await;
    page.pass(START).await;
    page.mentions("#said", "didn’t open").await;

    page.script("location.hash = '#/arena'", vec![]).await;
    hold(page, &["own:Ann", "casual"], "20", "7").await;
    page.wait("the page to give up", async || {
        // Each worker opens the sandbox anew before the page gives up.
        if page.sees_frame().await {
            page.pass(START).await;
        }
        match page.text(".state").await {
            state if state.contains("didn’t load") => Ok(()),
            state => Err(state),
        }
    })
    .await;
    page.never_shown("ul.out").await;
    site.answer_again();
    page.click("#go-on").await;
    page.shown("figure .chart").await;
    let held = saved(page).await;
    assert!(held.is_over());
    assert_eq!(held.disqualifications().next(), None);
}

/// The page itself says so, and starts if its program arrives later.
pub async fn silent_page(page: &Page, site: &Site) {
    site.run_before(Page::CLOCK);
    site.keep_waiting(".wasm");
    page.open(site.home()).await;
    page.pass(PATIENT).await;
    page.never_shown("#late").await;
    page.pass(SILENCE).await;
    page.mentions("#late", "Reload the page").await;
    page.shown("#late a").await;
    page.never_shown("#trouble").await;
    site.answer_again();
    page.shown("#new-game").await;
    page.absent("#loading").await;
    page.gone("#late").await;
}

/// Lets the host answer again after it has lost a request. As on a real network, the connection of that request ends at last:
/// Chromium and Firefox ask for a file only after twenty seconds as long as an earlier request for it is on its way.
pub(super) fn answers_again(site: &Site) {
    site.answer_again();
    site.restart();
}

impl Page {
    /// Opens a screen in a page whose clock the journey moves.
    pub(super) async fn begin_clocked(&self, site: &Site, hash: &str) {
        site.run_before(Self::CLOCK);
        self.open(site.home()).await;
        self.shown("main[data-screen=home]").await;
        let go = format!("location.hash = '{hash}'");
        self.script(&go, vec![]).await;
        self.gone("main[data-screen=home]").await;
    }

    /// Lets time pass until the element says this, because what it waits for never comes.
    pub(super) async fn outwait(&self, css: &str, says: &str) {
        self.wait(&format!("{says:?} in {css}"), async || {
            self.pass(SILENCE).await;
            match self.text(css).await {
                said if said.contains(says) => Ok(()),
                said => Err(format!("it says {said:?}")),
            }
        })
        .await;
    }

    /// Returns whether there is a sandbox.
    async fn sees_frame(&self) -> bool {
        let frame = self.script("return document.querySelector('iframe') !== null", vec![]);
        frame.await == true
    }
}
