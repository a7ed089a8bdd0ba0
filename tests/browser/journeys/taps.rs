//! Double taps, and held keys.

use std::time::Duration;

use rollkeep::game::Event;
use serde_json::json;

use super::seed::Seed;
use crate::engine::Engine;
use crate::page::Page;
use crate::server::Site;

/// Two quick taps on the roll button are one roll; once the dice are at rest, the next tap is the next roll.
pub async fn double_roll(page: &Page, site: &Site) {
    for pause in [100, 300, 450] {
        // On a busy machine the second tap may come so late that it counts as another one: that proves nothing.
        let mut tries = 0..10;
        while tries.next().is_some() {
            page.resume(site, &Seed::new("yahtzee-official", &["Ada"]).text())
                .await;
            page.script(
                "window.taps = []; addEventListener('click', (it) => taps.push(it.timeStamp), true)",
                vec![],
            )
            .await;
            page.double_tap("#roll", pause).await;
            let apart = page.script("return taps[1] - taps[0]", vec![]).await;
            if apart.as_f64().is_some_and(|apart| apart < 600.0) {
                break;
            }
        }
        assert!(!tries.is_empty(), "no two taps were quick");
        page.stays_at(1).await;
        page.roll().await;
        page.shown("main[data-rolls=\"2\"]").await;
    }
    // A tap elsewhere ends the rolling, and the next one on the button counts.
    page.tap(&[0]).await;
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
    let game = Seed::rolling_for_start("yahtzee-basic", &["Ada", "Ben"]);
    page.resume(site, &game.text()).await;
    page.agrees().await;
    page.double_tap("#roll", 250).await;
    page.moment().await;
    let game = page.agrees().await;
    assert!(
        matches!(game.log(), [Event::RolledForStart(_)]),
        "{:?}",
        game.log()
    );
}

/// Two quick taps begin one game, and do nothing in it; they make one player, and one rematch.
pub async fn double_begin(page: &Page, site: &Site) {
    for (width, height, pause) in [(390, 664, 0), (1280, 800, 0), (390, 664, 150)] {
        page.seed(site, &[]).await;
        page.script("localStorage.clear()", vec![]).await;
        page.resize(width, height).await;
        page.open(site.url("#/new")).await;
        page.fill("input.name", "Ada").await;
        page.double_tap("#begin", pause).await;
        page.shown("main[data-screen=game]").await;
        page.moment().await;
        assert_eq!(page.stored_games().await, 1);
        assert_eq!(page.agrees().await.log(), []);
    }

    page.open(site.url("#/players")).await;
    page.double_tap("#new-player", 0).await;
    page.shown("main[data-screen=player]").await;
    page.moment().await;
    let names = page.stored_names().await;
    let players = names.iter().filter(|name| name.contains("/player/"));
    assert_eq!(players.count(), 1, "{names:?}");

    page.seed(
        site,
        &[(
            "rollkeep/done/ended",
            &Seed::new("yatzy", &["Ada"]).ended().text(),
        )],
    )
    .await;
    page.open(site.url("#/game/ended")).await;
    page.double_tap("#again", 0).await;
    page.shown("main[data-screen=game]").await;
    page.moment().await;
    assert_eq!(page.stored_games().await, 3);
}

/// Two quick taps on a box ask about a zero and do not answer, wherever the box is and however quick they are.
pub async fn double_zero(page: &Page, site: &Site) {
    let game = Seed::new("yahtzee-official", &["Ada"]).rolled(&[1, 1, 2, 3, 6]);
    page.resume(site, &game.text()).await;
    let before = page.agrees().await;
    for pause in [100, 450, 800] {
        for slot in [3, 4, 6, 7, 8, 9, 10, 11] {
            page.double_tap(format!("td[data-slot=\"{slot}\"] button.box"), pause)
                .await;
            page.moment().await;
            assert_eq!(
                page.saved().await.game,
                before,
                "box {slot} after {pause} ms"
            );
            page.press("Escape").await;
            page.gone("dialog#zero").await;
        }
    }
    // A deliberate tap counts.
    page.score(11).await;
    assert_eq!(page.agrees().await.cards()[0].filled(), 1);
}

/// The same on a phone on its side, where a question is half as high as the screen.
pub async fn double_zero_on_its_side(page: &Page, site: &Site) {
    double_zero(page, site).await;
}

/// Two quick taps undo one score, and do nothing to what appears beneath.
pub async fn double_undo(page: &Page, site: &Site) {
    let game = Seed::new("yahtzee-official", &["Ada", "Ben"]).rolled(&[1, 1, 2, 3, 6]);
    for (width, height) in [(390, 664), (1280, 800)] {
        page.resize(width, height).await;
        page.resume(site, &game.text()).await;
        page.agrees().await;
        let scored = page.score(12).await;
        page.shown("dialog#pass[open]").await;
        page.double_tap("dialog#pass .answers .plain", 150).await;
        page.gone("dialog#pass").await;
        page.moment().await;
        assert_eq!(page.agrees().await.log().len(), scored.log().len() + 1);
        assert!(!page.sees("dialog[open]").await);
        assert!(!page.sees("button.die[aria-pressed=true]").await);
    }
}

/// A held key rolls once, and presses a button once.
pub async fn held_keys(page: &Page, site: &Site) {
    let game = Seed::new("yahtzee-official", &["Ada"]);
    for (key, code, number) in [("r", "KeyR", 82), ("Enter", "Enter", 13)] {
        page.resume(site, &game.text()).await;
        page.until(
            "the roll button has the focus",
            "document.activeElement.id === 'roll'",
        )
        .await;
        if page.engine() != Engine::Chromium {
            // Only Chromium's driver can hold a key; elsewhere the test checks that the browser's default is prevented.
            let held = "const event = new KeyboardEvent('keydown',
                    { key: arguments[0], repeat: true, bubbles: true, cancelable: true });
                return !document.activeElement.dispatchEvent(event)";
            let stopped = page.script(held, vec![json!(key)]).await;
            assert_eq!(stopped, json!(true), "{key}");
            page.stays_at(0).await;
            continue;
        }
        for time in 0..12 {
            let text = if key == "Enter" { "\r" } else { key };
            let press = json!({ "type": "keyDown", "key": key, "code": code, "text": text,
                "windowsVirtualKeyCode": number, "autoRepeat": time > 0 });
            let pressed = page.devtools("Input.dispatchKeyEvent", press).await;
            pressed.expect("Chromium takes keys");
            tokio::time::sleep(Duration::from_millis(150)).await;
        }
        page.stays_at(1).await;
    }
}

/// Dice that move for too long come to rest when they are visibly still, and by themselves if they never are.
pub async fn slow_dice(page: &Page, site: &Site) {
    page.resume(site, &Seed::new("yahtzee-official", &["Ada"]).text())
        .await;
    page.agrees().await;
    let slow = "const { animate } = Element.prototype;
        Element.prototype.animate = function (frames) {
            return animate.call(this, frames, window.lasts);
        };
        const tray = document.querySelector('.tray');
        new MutationObserver(() => {
            const rests = tray.classList.contains('at-rest');
            if (rests && window.rolling) window.took = performance.now() - rolling;
            window.rolling = rests ? null : window.rolling ?? performance.now();
        }).observe(tray, { attributeFilter: ['class'] })";
    page.script(slow, vec![]).await;
    // As on a device with few frames per second: the result is long decided, and the dice still move.
    for (duration, least) in [(2000, 1800.0), (60_000, 2500.0)] {
        let set = "window.lasts = arguments[0]; window.took = null";
        page.script(set, vec![json!(duration)]).await;
        page.click("#roll").await;
        let took = page.until("the dice rest", "took").await;
        assert!(took.as_f64() > Some(least), "{duration}: {took}");
        page.agrees().await;
    }
    assert_eq!(page.seen().await.rolls, Some(2));
}

impl Page {
    /// Waits for all late effects of a tap.
    pub async fn moment(&self) {
        tokio::time::sleep(Duration::from_millis(250)).await;
    }

    /// Checks that the turn has this many rolls, and stays there.
    async fn stays_at(&self, rolls: u8) {
        self.shown(format!("main[data-rolls=\"{rolls}\"]")).await;
        self.moment().await;
        self.agrees().await;
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
