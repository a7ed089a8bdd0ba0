//! The camera in the page scans the code of another device.

use rollkeep_app::live::Description;
use rollkeep_words::live as text;
use serde_json::json;

use crate::engine::Engine;
use crate::page::Page;
use crate::server::Site;

/// The code of a device that waits, as another copy of the page shows it.
pub const LINK: &str = "https://rollkeep.example/games/#/join/AQAEk8SxGKWdP5n0N4al5ztXSe8vrgb1pHuL8GVfeOJRO6xv8z9GGzXcuF9kGiTCQ_ChWNChLBkIAqgfa34PM00Kijt3wbHg2fLlWQJLLJo-bQ9LepxVHw0uOktc5VgY3A";

/// Keeps the camera streams of the page, to check whether the camera is on.
const WATCH: &str = "window.streams = [];
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
        window.wanted = wanted;
        const stream = await open(wanted);
        window.streams.push(stream);
        return stream;
    };";

/// How many cameras were switched on, and how many are on now.
const ON: &str = "window.streams.length + ' ' +
    window.streams.flatMap((it) => it.getTracks()).filter((it) => it.readyState === 'live').length";

/// Opens the page of live games.
async fn opens(page: &Page, site: &Site) {
    page.open(site.url("#/live")).await;
    page.shown("#join").await;
}

/// Opens the dialog, and waits until it takes keys.
async fn opens_camera(page: &Page) {
    page.click("#scan").await;
    page.shown("#scanner").await;
}

async fn cameras(page: &Page, wanted: &str) {
    let what = format!("{wanted} cameras on and switched on");
    page.until(&what, &format!("({ON}) === '{wanted}' || undefined"))
        .await;
}

/// Waits for a picture, and for the whole dialog on the screen.
async fn is_in_view(page: &Page) {
    page.until(
        "a picture",
        "document.querySelector('.finder video').videoWidth > 0 || undefined",
    )
    .await;
    let faults = page
        .script(
            "const out = [];
            for (const it of document.querySelectorAll('#scanner, #scanner > :not(#live)')) {
                const { left, right, top, bottom, width } = it.getBoundingClientRect();
                if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || width < 80) {
                    out.push([it.className || it.localName, left, top, right, bottom].join(' '));
                }
            }
            return out;",
            vec![],
        )
        .await;
    assert_eq!(faults, json!([]));
}

/// The camera reads the code of the other device, and this one answers it.
pub async fn code_is_scanned(page: &Page, site: &Site) {
    let code = LINK.rsplit('/').next().expect("a code");
    assert!(Description::from_code(code).is_ok_and(|it| it.is_offer()));
    opens(page, site).await;
    page.script(WATCH, vec![]).await;
    page.says("#scan", &text::scan()).await;
    page.click("#scan").await;
    page.shown("#share-link").await;
    page.says("main h2", &text::show_answer()).await;
    page.absent("#scanner").await;
    cameras(page, "1 0").await;
    let wanted = page.script("return window.wanted", vec![]).await;
    assert_eq!(wanted["video"]["facingMode"], "environment");
    assert!(wanted.get("audio").is_none(), "{wanted}");
    page.assert_no_errors(site).await;
}

/// Something that is not a code is reported, and the camera goes on, until the dialog is closed.
pub async fn camera_sees_something_else(page: &Page, site: &Site) {
    opens(page, site).await;
    page.script(WATCH, vec![]).await;
    let told = match page.engine() {
        Engine::Chromium => text::not_ours(),
        _ => text::aim(),
    };
    opens_camera(page).await;
    page.says("#scanner .told", &told).await;
    for (width, height) in [
        (667, 375),
        (320, 568),
        (390, 664),
        (844, 390),
        (820, 1180),
        (1440, 900),
    ] {
        page.resize(width, height).await;
        is_in_view(page).await;
    }
    page.passes_axe().await;
    cameras(page, "1 1").await;
    page.press("Escape").await;
    page.gone("#scanner").await;
    cameras(page, "1 0").await;

    opens_camera(page).await;
    page.says("#scanner .told", &told).await;
    cameras(page, "2 1").await;
    // When the screen closes, the dialog closes with it.
    page.script("location.hash = '#/'", vec![]).await;
    page.shown("main[data-screen=home]").await;
    cameras(page, "2 0").await;
    page.assert_no_errors(site).await;
}

/// While the page is hidden, the camera is off. It is on again when the page is visible.
pub async fn camera_sleeps(page: &Page, site: &Site) {
    opens(page, site).await;
    page.script(WATCH, vec![]).await;
    let hidden = |is: bool| {
        format!(
            "Object.defineProperty(document, 'hidden', {{ configurable: true, get: () => {is} }});
            document.dispatchEvent(new Event('visibilitychange', {{ bubbles: true }}));"
        )
    };
    opens_camera(page).await;
    is_in_view(page).await;
    cameras(page, "1 1").await;
    page.script(&hidden(true), vec![]).await;
    cameras(page, "1 0").await;
    page.says("#scanner .told", &text::camera_starts()).await;
    page.script(&hidden(false), vec![]).await;
    cameras(page, "2 1").await;
    is_in_view(page).await;

    // The browser takes it away, or it is unplugged.
    page.script(
        "for (const it of window.streams[1].getTracks()) it.stop()",
        vec![],
    )
    .await;
    page.says("#scanner .told", &text::camera_busy()).await;
    page.click("#scan-cancel").await;
    page.gone("#scanner").await;

    // A camera that starts after the dialog was closed is switched off at once.
    page.script(
        "const open = navigator.mediaDevices.getUserMedia;
        navigator.mediaDevices.getUserMedia = async (wanted) => {
            await new Promise((then) => { window.goOn = then; });
            return open(wanted);
        };",
        vec![],
    )
    .await;
    opens_camera(page).await;
    page.until("it waits", "typeof window.goOn === 'function' || undefined")
        .await;
    page.says("#scanner .told", &text::camera_starts()).await;
    page.press("Escape").await;
    page.gone("#scanner").await;
    page.script("window.goOn()", vec![]).await;
    cameras(page, "3 0").await;
    page.assert_no_errors(site).await;
}

/// The page says plainly why there is no camera, and a code can still be pasted.
pub async fn no_camera(page: &Page, site: &Site) {
    opens(page, site).await;
    // The machine has no camera.
    opens_camera(page).await;
    page.says("#scanner .told", &text::camera_missing()).await;
    page.never_shown(".finder").await;
    page.click("#scan-cancel").await;
    page.gone("#scanner").await;

    for (error, words) in [
        ("NotAllowedError", text::camera_refused()),
        ("NotReadableError", text::camera_busy()),
        ("AbortError", text::camera_busy()),
        ("OverconstrainedError", text::camera_missing()),
    ] {
        let refuses = format!(
            "navigator.mediaDevices.getUserMedia = async () => {{ throw new DOMException('', '{error}') }};"
        );
        page.script(&refuses, vec![]).await;
        opens_camera(page).await;
        page.says("#scanner .told", &words).await;
        page.passes_axe().await;
        page.press("Escape").await;
        page.gone("#scanner").await;
    }
    page.fill("#join", LINK).await;
    page.click(".code .strong").await;
    page.says("main h2", &text::show_answer()).await;

    // A browser without the interface has no button.
    page.script(
        "Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined })",
        vec![],
    )
    .await;
    page.click("#cancel").await;
    page.shown("#join").await;
    page.never_shown("#scan").await;
    page.assert_no_errors(site).await;
}
