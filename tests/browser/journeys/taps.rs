//! Double taps, and held keys.

use rollkeep_rules::game::Event;
use serde_json::json;

use super::fixture::Fixture;
use super::keyboard::tab_to;
use crate::page::Page;
use crate::server::Site;

/// A second tap this soon after the page has handled the first one belongs to it, in milliseconds.
pub(super) const DOUBLE: f64 = 600.0;

/// A tap this soon after another one belongs to its series, in milliseconds.
const SERIES: f64 = 350.0;

/// Begins, and taps twice, less than this many milliseconds apart. On a busy machine the second tap may come so late that
/// it counts as another one: that proves nothing, so it begins again.
pub(super) async fn tap_twice(
    page: &Page,
    target: &str,
    pause: u64,
    apart: f64,
    begin: impl AsyncFn(),
) {
    for _ in 0..10 {
        begin().await;
        if page.double_tap(target, pause).await < apart {
            return;
        }
    }
    panic!("no two taps were quick");
}

/// A tap on a die this soon after another one on it can hardly be meant, in milliseconds.
const UNMEANT: f64 = 250.0;

/// A double tap on a die keeps it; a later tap lets it go. Several dice can be tapped as quickly as one likes.
pub async fn double_tap_on_a_die(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada"]).text();
    let kept = async || page.kept().await.values().filter(|kept| **kept).count();
    tap_twice(page, ".die[data-place=\"0\"]", 60, UNMEANT, async || {
        page.resume(site, &game).await;
        page.roll().await;
        page.shown(".tray.at-rest").await;
    })
    .await;
    page.moment().await;
    assert_eq!(kept().await, 1, "a double tap keeps");
    page.tap(&[0]).await;
    assert_eq!(kept().await, 0, "a later tap lets go");
    page.tap(&[0, 1, 2]).await;
}

/// Quick taps on two dice beside each other keep both, however near they are.
pub async fn quick_taps_on_neighbours(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada"]).rolled(&[1, 1, 2, 3, 6]);
    page.resume(site, &game.text()).await;
    page.shows_saved_game().await;
    let edges = "const [first, second] = [...document.querySelectorAll('.die')].map((it) => it.getBoundingClientRect());
        const y = first.y + first.height / 2;
        return [[first.right - 2, y], [second.left + 2, y]]";
    let edges = page.script(edges, vec![]).await;
    let edges: Vec<(f64, f64)> = serde_json::from_value(edges).expect("two places");
    assert!(edges[1].0 - edges[0].0 < 24.0, "they are near: {edges:?}");
    page.taps_at(&edges).await;
    page.shown(".die[data-place=\"0\"][aria-pressed=true]")
        .await;
    page.shown(".die[data-place=\"1\"][aria-pressed=true]")
        .await;
}

/// Somebody who is impatient, such as a child, loses no roll by a series of quick taps.
pub async fn impatient_taps(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada"]).text();
    for _ in 0..10 {
        page.resume(site, &game).await;
        if page.taps("#roll", 8, 200).await < SERIES {
            page.shown(".tray.at-rest").await;
            page.stays_at(1).await;
            page.roll().await;
            return page.shown("main[data-rolls=\"2\"]").await;
        }
    }
    panic!("no series of taps was quick");
}

/// Two quick taps on the roll button are one roll; once the dice are at rest, the next tap is the next roll.
pub async fn double_roll(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada"]).text();
    for pause in [100, 300, 450] {
        tap_twice(page, "#roll", pause, DOUBLE, async || {
            page.resume(site, &game).await;
        })
        .await;
        page.stays_at(1).await;
        page.roll().await;
        page.shown("main[data-rolls=\"2\"]").await;
    }
    // A tap elsewhere ends the rolling, and the next one on the button counts.
    page.click(".turn").await;
    page.shown(".tray.at-rest").await;
    page.click("#roll").await;
    page.shown("main[data-rolls=\"3\"]").await;
}

/// The same with reduced motion.
pub async fn double_roll_still(page: &Page, site: &Site) {
    double_roll(page, site).await;
}

/// Two quick taps do not roll the next player's die for the start.
pub async fn double_start(page: &Page, site: &Site) {
    let game = Fixture::rolling_for_start("yahtzee-basic", &["Ada", "Ben"]);
    tap_twice(page, "#roll", 250, DOUBLE, async || {
        page.resume(site, &game.text()).await;
        page.shows_saved_game().await;
    })
    .await;
    page.moment().await;
    let game = page.shows_saved_game().await;
    assert!(
        matches!(game.log(), [Event::RolledForStart(_)]),
        "{:?}",
        game.log()
    );
}

/// Two quick taps begin one game, and do nothing in it; they make one player, and one rematch.
pub async fn double_begin(page: &Page, site: &Site) {
    for (width, height, pause) in [(390, 664, 0), (1280, 800, 0), (390, 664, 150)] {
        page.resize(width, height).await;
        tap_twice(page, "#begin", pause, DOUBLE, async || {
            page.store(site, &[]).await;
            page.script("localStorage.clear()", vec![]).await;
            page.open(site.url("#/new")).await;
            page.fill("input.name", "Ada").await;
        })
        .await;
        page.shown("main[data-screen=game]").await;
        page.moment().await;
        assert_eq!(page.stored_games().await, 1);
        assert_eq!(page.shows_saved_game().await.log(), []);
    }

    let clean = async |address: &str| {
        page.store(site, &[]).await;
        page.script("localStorage.clear()", vec![]).await;
        page.open(site.url(address)).await;
    };
    tap_twice(page, "#new-player", 0, DOUBLE, async || {
        clean("#/players").await;
    })
    .await;
    page.shown("main[data-screen=player]").await;
    page.moment().await;
    let names = page.stored_names().await;
    let players = names.iter().filter(|name| name.contains("/player/"));
    assert_eq!(players.count(), 1, "{names:?}");

    let ended = Fixture::new("yatzy", &["Ada"]).ended().text();
    tap_twice(page, "#again", 0, DOUBLE, async || {
        clean("").await;
        page.store(site, &[("rollkeep/done/ended", &ended)]).await;
        page.open(site.url("#/game/ended")).await;
    })
    .await;
    page.shown("main[data-screen=game]").await;
    page.moment().await;
    assert_eq!(page.stored_games().await, 2);
}

/// Two quick taps on a box ask about a zero and do not answer, wherever the box is and however quick they are. On a phone on its
/// side, a question is half as high as the screen.
pub async fn double_zero(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada"]).rolled(&[1, 1, 2, 3, 6]);
    page.resume(site, &game.text()).await;
    let before = page.shows_saved_game().await;
    // The second tap may already have answered.
    let count = "window.asked = 0;
        new MutationObserver(() => { window.asked += document.querySelectorAll('dialog#zero[open]').length; })
            .observe(document.body, { subtree: true, attributeFilter: ['open'] })";
    page.script(count, vec![]).await;
    // From the top of the card to its end, and in both halves.
    let everywhere: &[usize] = &[3, 8, 4, 11];
    for (size, pauses) in [
        (
            (768, 1024),
            [(100, everywhere), (450, &[3, 9]), (800, &[4])],
        ),
        ((844, 390), [(100, everywhere), (450, &[9]), (800, &[11])]),
    ] {
        page.resize(size.0, size.1).await;
        for (pause, slots) in pauses {
            for slot in slots {
                page.script("window.asked = 0", vec![]).await;
                page.double_tap(format!("td[data-slot=\"{slot}\"] button.box"), pause)
                    .await;
                page.until("it asks", "asked > 0").await;
                page.moment().await;
                let now = page.saved().await.game;
                assert_eq!(now, before, "box {slot} after {pause} ms at {size:?}");
                page.press("Escape").await;
                page.absent("dialog#zero").await;
            }
        }
    }
    // A deliberate tap counts.
    page.score(11).await;
    assert_eq!(page.shows_saved_game().await.cards()[0].filled(), 1);
}

/// Two quick taps undo one score, and do nothing to what appears beneath, also on a slow device: what counts is when the
/// page has reacted to the first tap, because nobody sees the change before. On the wide screen a die is beneath.
pub async fn double_undo(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada", "Ben"]).rolled(&[1, 1, 2, 3, 6]);
    let stuck = "const stuck = () => {
            const since = performance.now();
            while (performance.now() < since + arguments[0]);
        };
        addEventListener('mouseup', stuck, { capture: true, once: true })";
    for (width, height, reacts) in [(390, 664, 0.0), (1280, 800, 0.0), (1280, 800, 700.0)] {
        page.resize(width, height).await;
        let undo = "dialog#pass .answers .plain";
        tap_twice(page, undo, 150, reacts + DOUBLE, async || {
            page.resume(site, &game.text()).await;
            page.shows_saved_game().await;
            page.score(12).await;
            page.shown("dialog#pass[open]").await;
            page.script(stuck, vec![json!(reacts)]).await;
        })
        .await;
        page.gone("dialog#pass").await;
        page.moment().await;
        // The score, and the one undo.
        let undone = page.shows_saved_game().await;
        assert_eq!(undone.log().len(), game.game().log().len() + 2);
        page.never_shown("dialog[open]").await;
        page.never_shown("button.die[aria-pressed=true]").await;
    }
}

/// Two links that a key presses quickly, one after the other, are no double tap: a key has no place.
pub async fn quick_keys(page: &Page, site: &Site) {
    page.open(site.home()).await;
    // In an empty page, Firefox moves the focus out of it.
    page.shown("#friends").await;
    tab_to(page, "#friends").await;
    page.press("Enter").await;
    page.shown("main[data-screen=friends]").await;
    tab_to(page, "#challenges").await;
    page.press("Enter").await;
    page.shown("main[data-screen=challenges]").await;
}

/// A held key rolls once, and presses a button once. Only Chromium's driver can hold a key.
pub async fn held_keys(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada"]);
    for (key, code, number) in [("r", "KeyR", 82), ("Enter", "Enter", 13)] {
        page.resume(site, &game.text()).await;
        page.until(
            "the roll button has the focus",
            "document.activeElement.id === 'roll'",
        )
        .await;
        // Until the dice rest, and a few times more.
        let mut after = 0;
        for presses in 0..1000 {
            let text = if key == "Enter" { "\r" } else { key };
            let press = json!({ "type": "keyDown", "key": key, "code": code, "text": text,
                "windowsVirtualKeyCode": number, "autoRepeat": presses > 0 });
            let pressed = page.devtools("Input.dispatchKeyEvent", press).await;
            pressed.expect("Chromium takes keys");
            after += i32::from(
                page.sees("main:not([data-rolls=\"0\"]) .tray.at-rest")
                    .await,
            );
            if after == 10 {
                break;
            }
        }
        assert_eq!(after, 10, "the dice never rest");
        page.stays_at(1).await;
    }
}

/// Dice that move for too long come to rest when they are visibly still, and by themselves if they never are.
pub async fn slow_dice(page: &Page, site: &Site) {
    page.resume(site, &Fixture::new("yahtzee-official", &["Ada"]).text())
        .await;
    page.shows_saved_game().await;
    // Animations have a clock of their own, which stands still between two frames. So what counts is whether they have
    // come to their end.
    let slow = "const { animate } = Element.prototype;
        Element.prototype.animate = function (frames) {
            const it = animate.call(this, frames, window.lasts);
            window.moved.push(it);
            return it;
        };
        const tray = document.querySelector('.tray');
        new MutationObserver(() => {
            const rests = tray.classList.contains('at-rest');
            if (rests && window.rolling) {
                window.ends = moved.map((it) => it.playState === 'finished');
                window.took = performance.now() - rolling;
            }
            window.rolling = rests ? null : window.rolling ?? performance.now();
        }).observe(tray, { attributeFilter: ['class'] })";
    page.script(slow, vec![]).await;
    // As on a device with few frames per second: the result is long decided, and the dice still move.
    for (duration, all_end) in [(2000, true), (60_000, false)] {
        let set = "window.lasts = arguments[0]; window.took = null; window.moved = []";
        page.script(set, vec![json!(duration)]).await;
        page.click("#roll").await;
        let took = page.until("the dice rest", "took").await;
        let ends = page.script("return ends", vec![]).await;
        let ends: Vec<bool> = serde_json::from_value(ends).expect("one for each animation");
        assert!(ends.len() >= 5, "every die moves: {ends:?}");
        assert!(
            ends.iter().all(|end| *end == all_end),
            "{duration}: {ends:?}"
        );
        if !all_end {
            assert!(
                took.as_f64() > Some(2500.0),
                "the app waits for slow devices: {took}"
            );
        }
        page.shows_saved_game().await;
    }
    assert_eq!(page.seen().await.rolls, Some(2));
}

impl Page {
    /// Waits for all late effects of a tap, by a timer of the page: a busy page has its effects late.
    pub async fn moment(&self) {
        let later = "new Promise((done) => setTimeout(() => done(true), 250))";
        self.promised("late effects", later).await;
    }

    /// Checks that the turn has this many rolls, and stays there.
    async fn stays_at(&self, rolls: u8) {
        self.shown(format!("main[data-rolls=\"{rolls}\"]")).await;
        self.moment().await;
        self.shows_saved_game().await;
        assert_eq!(self.seen().await.rolls, Some(rolls));
    }

    /// Returns how many games the device stores.
    pub async fn stored_games(&self) -> usize {
        let names = self.stored_names().await;
        let games = names
            .iter()
            .filter(|name| name.starts_with("rollkeep/game/") || name.contains("/done/"));
        games.count()
    }
}
