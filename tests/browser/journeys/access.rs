//! For all people, on all screens.

use std::cell::RefCell;
use std::fmt::{self, Display, Formatter};

use rollkeep_words::rule_sets;
use serde_json::json;

use super::arena::hold;
use super::fixture::Fixture;
use super::layout::LONG;
use crate::engine::Engine;
use crate::page::{Page, button};
use crate::server::Site;

/// A few of the elements that make the page wider than the screen; nothing as long as anything moves, because colours that
/// are still changing are no fault.
const WIDE: &str = r"(() => {
    if (document.getAnimations().some((it) => it.playState === 'running')) return null;
    const all = document.scrollingElement;
    if (all.scrollWidth <= all.clientWidth) return [];
    const scrolls = (it) => it && it !== all && it !== document.body
        && (getComputedStyle(it).overflowX !== 'visible' || scrolls(it.parentElement));
    return [...document.querySelectorAll('body *')]
        .filter((it) => it.getBoundingClientRect().right > all.clientWidth + 1 && !scrolls(it.parentElement))
        .slice(0, 4).map((it) => `${it.localName}#${it.id}.${it.className} ${Math.round(it.getBoundingClientRect().right)}`)
        .concat(`the page is ${all.scrollWidth} wide, the screen ${all.clientWidth}`);
})()";

/// The most players, one of them with a long name without a break.
const PEOPLE: [&str; 6] = ["Ada", "Ben", "Cleo", "Dora", LONG, "Fay"];

/// A screen on which everything is looked at.
struct View {
    size: (u32, u32),
    colours: &'static str,
    /// Whether the checker looks, too.
    checked: bool,
    /// Whether arrows must reach every control, too.
    steered: bool,
}

/// The narrowest phone, a tablet, a desktop at night, a television.
const VIEWS: [View; 4] = [
    View {
        size: (320, 640),
        colours: "light",
        checked: true,
        steered: false,
    },
    View {
        size: (820, 1180),
        colours: "light",
        checked: false,
        steered: false,
    },
    View {
        size: (1280, 800),
        colours: "dark",
        checked: true,
        steered: true,
    },
    View {
        size: (1920, 1080),
        colours: "dark",
        checked: false,
        steered: true,
    },
];

/// Controls that something else covers on the screen as it opens, so that a tap would press that: not the button at the foot of
/// a form, under which the form scrolls. Waits while something still moves.
const COVERED: &str = r#"(() => {
    if (document.getAnimations().some((it) => it.playState === 'running')) return null;
    const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const covered = [...scope.querySelectorAll('a[href], button, select, summary')].filter((it) => {
        const box = it.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const top = document.elementFromPoint(x, y);
        const scrolled = (part) => part && part !== document.body
            && ((part.scrollHeight > part.clientHeight && getComputedStyle(part).overflowY !== 'visible') || scrolled(part.parentElement));
        return it.checkVisibility({ visibilityProperty: true }) && !it.closest('[inert]') && !scrolled(it.parentElement)
            && top && !it.contains(top) && !top.contains(it) && !top.closest('.go');
    });
    return covered.map((it) => it.outerHTML.slice(0, 120));
})()"#;

impl Display for View {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "({} at {:?})", self.colours, self.size)
    }
}

impl Page {
    /// Changes the screen and the system's colours. Only Chromium can do that in the middle of a visit.
    async fn show_in(&self, view: &View) {
        let colours = json!({ "name": "prefers-color-scheme", "value": view.colours });
        let colours = json!({ "features": [colours] });
        let set = self.devtools("Emulation.setEmulatedMedia", colours).await;
        set.expect("Chromium sets colours");
        let (width, height) = view.size;
        self.resize(width, height).await;
    }
}

/// Dice tumble, but not with the switch off.
pub async fn dice_tumble(page: &Page, site: &Site) {
    page.resume(site, &Fixture::new("yahtzee-official", &["Ada"]).text())
        .await;
    watch_motion(page).await;
    page.roll().await;
    page.wait("the dice to tumble", async || match moved(page).await {
        0 => Err("nothing has moved".to_owned()),
        _ => Ok(()),
    })
    .await;

    page.open(site.url("#/settings")).await;
    page.click("label:has(input[name=motion])").await;
    page.open(site.url("#/game/seeded")).await;
    page.shown("main[data-screen=game]").await;
    watch_motion(page).await;
    page.roll().await;
    assert_eq!(moved(page).await, 0);
}

/// In forced colours, a finished tournament does not look like one that has not begun. Only Chromium can simulate
/// forced colours.
pub async fn colours_forced(page: &Page, site: &Site) {
    let forced = json!({ "features": [{ "name": "forced-colors", "value": "active" }] });
    page.devtools("Emulation.setEmulatedMedia", forced)
        .await
        .expect("Chromium forces colours");
    page.open(site.url("#/arena")).await;
    hold(page, &["novice", "casual"], "2", "1").await;
    page.shown("figure .bars").await;
    let over = page.screenshot().await;
    page.script("document.querySelector('progress').value = 0", vec![])
        .await;
    assert!(page.screenshot().await != over, "the bar shows nothing");
}

/// On every screen and in every dialog, with the most players: on the narrowest phone nothing is wider than the screen,
/// except for parts that scroll on their own. In Chromium the same on a tablet and, at night, on a desktop; and the checker
/// finds nothing on the narrowest screen by day and on the widest by night, where arrows reach every control.
pub async fn every_screen(page: &Page, site: &Site) {
    let faults = RefCell::new(Vec::new());
    let all = page.engine() == Engine::Chromium;
    let check_in = async |views: &[View], looks_closer: bool, what: &str| {
        for view in views {
            if all {
                page.show_in(view).await;
            }
            let wide = page.until("nothing moves", WIDE).await;
            let wide = wide.as_array().into_iter().flatten();
            let mut found: Vec<String> = wide.map(|it| format!("too wide: {it}")).collect();
            if all {
                let covered = page.until("nothing moves", COVERED).await;
                let covered = covered.as_array().into_iter().flatten();
                found.extend(covered.map(|it| format!("covered: {it}")));
            }
            if looks_closer && view.checked {
                found.extend(page.axe().await);
            }
            if looks_closer && view.steered {
                let left = page.unreached().await;
                found.extend(
                    left.iter()
                        .map(|it| format!("out of the arrows' reach: {it}")),
                );
            }
            let found = found.iter().map(|fault| format!("{what} {view}: {fault}"));
            faults.borrow_mut().extend(found);
        }
    };
    let views = &VIEWS[..if all { VIEWS.len() } else { 1 }];
    let check = async |what: &str| check_in(views, all, what).await;
    let middle = Fixture::new("yahtzee-official", &PEOPLE).turns(40);
    let joker = Fixture::new("yahtzee-official", &["Ada"])
        .rolled(&[6, 6, 6, 6, 6])
        .score(11)
        .rolled(&[4, 4, 4, 4, 4]);
    page.store(
        site,
        &[
            (
                "rollkeep/game/start",
                &Fixture::rolling_for_start("yatzy", &PEOPLE).text(),
            ),
            ("rollkeep/game/middle", &middle.text()),
            (
                "rollkeep/game/rolled",
                &middle.rolled(&[2, 2, 3, 5, 6]).text(),
            ),
            ("rollkeep/game/joker", &joker.text()),
            (
                "rollkeep/game/timed",
                &Fixture::timed("yahtzee-club", &PEOPLE, 5).text(),
            ),
            (
                "rollkeep/game/pair",
                &Fixture::new("yahtzie", &["Ada", LONG])
                    .turns(9)
                    .rolled(&[1, 2, 2, 3, 5, 5])
                    .text(),
            ),
            (
                "rollkeep/done/over",
                &Fixture::new("yatzy", &PEOPLE).ended().text(),
            ),
            (
                "rollkeep/done/alone",
                &Fixture::new("yahtzee-basic", &["Ada"]).ended().text(),
            ),
            ("rollkeep/game/garbage", "?"),
            (
                "rollkeep/player/long",
                &super::players::shelved(LONG, super::players::EXAMPLE),
            ),
        ],
    )
    .await;
    let go = async |hash: &str, screen: &str| {
        page.visit_screen(site, hash, &format!("[data-screen={screen}]"))
            .await;
    };

    go("#/", "home").await;
    page.shown("#aside").await;
    check("home").await;
    page.click(".game-row .quiet").await;
    page.shown("dialog#delete[open]").await;
    check("the question before deleting").await;

    go("#/new", "new").await;
    repeat(page, 5, "#add-seat").await;
    page.shown(".people li:nth-child(6)").await;
    check("a new game").await;
    page.fill(".people li:nth-child(1) input.name", "Ada").await;
    page.fill(".people li:nth-child(2) input.name", "Ada").await;
    page.click("#begin").await;
    page.mentions(".trouble", "name").await;
    check("a new game with a name twice").await;
    page.click("#change-rules").await;
    page.shown("input[name=rules]").await;
    check("a new game with all rules").await;
    page.click(crate::page::button("Full rules")).await;
    page.shown("dialog#rules[open]").await;
    check("rules in full").await;

    go("#/game/start", "game").await;
    page.shown("#roll:not([aria-disabled])").await;
    check("the roll for the start").await;
    page.click("#roll").await;
    check("the roll for the start, going on").await;

    go("#/game/middle", "game").await;
    page.shown("dialog#pass[open]").await;
    check("passing the device").await;
    page.click("#ready").await;
    page.gone("dialog#pass").await;
    check("before the first roll").await;
    page.click("button.what").await;
    page.shown("dialog#category[open]").await;
    check("help for a box").await;
    page.press("Escape").await;
    page.gone("dialog#category").await;

    go("#/game/rolled", "game").await;
    page.shown("button.box").await;
    check("after a roll").await;
    page.tap(&[0, 1]).await;
    check("dice kept").await;
    let zero = page
        .seen()
        .await
        .offers
        .into_iter()
        .find(|(_, points)| *points == 0);
    let (slot, _) = zero.expect("a box that would score 0");
    page.click(format!("td[data-slot=\"{slot}\"] button.box"))
        .await;
    page.shown("dialog#zero[open]").await;
    check("the question before a zero").await;
    page.click("#zero-no").await;
    page.click("#more").await;
    page.shown("dialog#tools[open]").await;
    check("the tools").await;
    page.click(button("Rules")).await;
    page.shown("dialog#sheet[open]").await;
    check("rules at the table").await;
    page.press("Escape").await;
    page.tool(button("Rolls so far")).await;
    page.shown("dialog#sheet[open]").await;
    check("the dice so far").await;
    page.press("Escape").await;
    page.tool(button("Help: how to play")).await;
    page.shown("dialog#sheet[open]").await;
    check("keys").await;
    page.press("Escape").await;

    go("#/game/joker", "game").await;
    page.shown("button.box[aria-disabled=true]").await;
    page.click("button.box[aria-disabled=true]").await;
    page.shown(".hint.refused").await;
    check("a refusal").await;
    page.click("#coach").await;
    page.shown("button.box[data-less]").await;
    check("the coach").await;

    go("#/game/pair", "game").await;
    page.shown("button.box").await;
    check("six dice").await;

    go("#/game/timed", "game").await;
    page.shown("dialog#paused[open]").await;
    check("the pause").await;
    page.click("#resume").await;
    page.gone("dialog#paused").await;
    check("the clock").await;

    go("#/game/over", "over").await;
    check("the end").await;
    go("#/game/alone", "over").await;
    check("the end, alone").await;
    go("#/review/over", "review").await;
    page.shown("button.decision").await;
    check("the review").await;
    // The totals of a late decision are there at once.
    page.click(".decisions li:last-child button").await;
    page.click(".board details.fold summary").await;
    page.shown(".board tr.played").await;
    check("all that could have been done").await;
    go("#/review/alone", "review").await;
    page.shown("button.decision").await;
    check("the review, alone").await;
    go("#/finished", "finished").await;
    check("finished games").await;
    go("#/statistics", "statistics").await;
    page.shown("#numbers").await;
    check("statistics").await;
    go("#/fair-dice", "fair-dice").await;
    check("fair dice").await;
    go("#/challenges", "challenges").await;
    check("challenges").await;

    go("#/practice", "calculator").await;
    check("the calculator").await;
    page.shown("button[aria-label=\"Add a 4\"]").await;
    repeat(page, 5, "button[aria-label=\"Add a 4\"]").await;
    page.shown(".worth").await;
    check("the calculator with a joker").await;

    go("#/explore", "explore").await;
    check("the explorer").await;

    go("#/openings/crag", "openings").await;
    page.shown(".openings tbody tr").await;
    check("first rolls").await;

    // They differ in their words, so only the narrowest screen tells them apart.
    for (place, rules) in rollkeep_rules::catalogue::all().iter().enumerate() {
        go(&format!("#/rules/{}", rules.id), "rules").await;
        page.says("h1", &rule_sets::name(rules)).await;
        match place {
            0 => check(&rules.id).await,
            _ => check_in(&VIEWS[..1], false, &rules.id).await,
        }
    }
    go("#/players", "players").await;
    check("players of one's own").await;
    go("#/player/long", "player").await;
    page.script(
        "document.querySelectorAll('details').forEach((it) => it.open = true)",
        vec![],
    )
    .await;
    page.click("#try").await;
    page.until(
        "a turn was tried",
        "document.querySelector('.means') && !document.querySelector('#stop')",
    )
    .await;
    check("a player of one's own").await;
    page.click("#delete-player").await;
    page.shown("dialog#delete[open]").await;
    check("the question before deleting a player").await;

    go("#/settings", "settings").await;
    check("settings").await;
    go("#/nowhere", "nowhere").await;
    check("nowhere").await;

    let faults = faults.into_inner();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Presses a button so many times. Taps in one place would have to wait for each other.
async fn repeat(page: &Page, times: u32, button: &str) {
    let press =
        "for (let n = 0; n < arguments[0]; n += 1) document.querySelector(arguments[1]).click()";
    page.script(press, vec![json!(times), json!(button)]).await;
}

/// Counts movements of the page that are long enough to notice.
pub(super) async fn watch_motion(page: &Page) {
    page.shows_saved_game().await;
    let watch = "document.documentElement.dataset.moved = 0;
        const begun = { animationstart: 'animationDuration', transitionrun: 'transitionDuration' };
        for (const [kind, duration] of Object.entries(begun)) {
            document.addEventListener(kind, (event) => {
                // From the style, because a busy browser may report an animation after its end.
                const seconds = getComputedStyle(event.target)[duration].split(',').map(parseFloat);
                if (Math.max(...seconds) > 0.02) document.documentElement.dataset.moved++;
            });
        }
        const { animate } = Element.prototype;
        Element.prototype.animate = function (...given) {
            document.documentElement.dataset.moved++;
            return animate.apply(this, given);
        }";
    page.script(watch, vec![]).await;
}

/// Returns how often something has moved, after two frames.
pub(super) async fn moved(page: &Page) -> u64 {
    let count = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>
        done(Number(document.documentElement.dataset.moved)))))";
    page.promised("two frames", count)
        .await
        .as_u64()
        .expect("it is a number")
}
