//! Sounds at the table.

use serde_json::json;

use super::fixture::Fixture;
use crate::engine::Engine;
use crate::page::{Page, button};
use crate::server::Site;

/// Counts what the page makes with the browser's synthesiser.
const LISTEN: &str = "
    window.contexts = [];
    window.notes = 0;
    const { createBuffer } = BaseAudioContext.prototype;
    BaseAudioContext.prototype.createBuffer = function (...given) {
        contexts.push(this);
        return createBuffer.apply(this, given);
    };
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (...given) {
        window.notes += 1;
        return start.apply(this, given);
    };";

/// No sound before the first tap; then the dice, until one tap switches the sound off for good.
pub async fn sound_until_muted(page: &Page, site: &Site) {
    let game = Fixture::new("yatzy", &["Ada"]);
    page.resume(site, &game.text()).await;
    page.script(LISTEN, vec![]).await;
    // A click by a script is no user's tap.
    page.script("document.querySelector('#roll').click()", vec![])
        .await;
    page.shown("main[data-rolls=\"1\"]").await;
    page.frames().await;
    let state = "return [contexts.length, notes]";
    assert_eq!(page.script(state, vec![]).await, json!([0, 0]));

    page.click("button.die[data-place=\"0\"]").await;
    page.until("the page asks for sound", "contexts.length === 1")
        .await;
    // Firefox waits for a loudspeaker, which a test machine does not have.
    let can_sound = page.engine() != Engine::Firefox;
    if can_sound {
        page.until("the page may sound", "contexts[0].state === 'running'")
            .await;
    }
    page.click("button.die[data-place=\"1\"]").await;
    if can_sound {
        page.until("a kept die is heard", "notes > 0").await;
    }
    page.click("#roll").await;
    page.shown("main[data-rolls=\"2\"]").await;
    if can_sound {
        // The start of noise is not counted.
        page.until("three dice are heard", "notes > 3").await;
    }

    page.tool(button("Sound: on")).await;
    page.absent("dialog#tools[open]").await;
    page.mentions("#polite", "Sound: off").await;
    page.until(
        "the dice lie still",
        "document.querySelector('.tray.at-rest')",
    )
    .await;
    page.script("window.notes = 0", vec![]).await;
    page.click("button.die[data-place=\"2\"]").await;
    page.click("#roll").await;
    page.shown("main[data-rolls=\"3\"]").await;
    page.shown(".tray.at-rest").await;
    page.frames().await;
    assert_eq!(page.script("return notes", vec![]).await, json!(0));
    page.reload().await;
    page.click("#more").await;
    page.says("#sound", "Sound: off").await;
}
