//! Errors in the app itself.

use super::fixture::Fixture;
use crate::page::{Page, button};
use crate::server::Site;
use rollkeep_rules::game::Strength;

/// After a panic the page says so, and the game is unchanged.
pub async fn panic_is_reported(page: &Page, site: &Site) {
    page.resume(site, &Fixture::new("yahtzee-official", &["Ada"]).text())
        .await;
    let before = page.roll().await;
    page.never_shown("#trouble").await;
    // From now on the app cannot make any element.
    let sabotage = "
        const broken = () => { throw new Error('sabotage') };
        Document.prototype.createElement = broken;
        Document.prototype.createElementNS = broken;
        Document.prototype.createTextNode = broken;
        Node.prototype.cloneNode = broken;
        document.querySelector('#more').click();";
    // In one script, because the app may need an element at any time.
    page.script(sabotage, vec![]).await;
    page.shown("#trouble").await;
    page.mentions("#trouble", "safe").await;
    assert_eq!(page.saved().await.game, before);

    page.click("#reload").await;
    page.shown("main[data-screen=game]").await;
    assert_eq!(page.shows_saved_game().await, before);
    page.gone("#trouble").await;
    page.roll().await;
}

/// Without the app's own files there is a message instead of a blank page.
pub async fn missing_files(page: &Page, site: &Site) {
    site.hide(".wasm");
    page.open(site.home()).await;
    page.shown("#trouble").await;
    page.absent("#loading").await;
}

/// Tries again, and waits until the page has seen that fail, too.
pub(super) async fn tries_in_vain(page: &Page) {
    page.shown("#try-again").await;
    page.script(
        "document.querySelector('#try-again').dataset.first = ''",
        vec![],
    )
    .await;
    page.click("#try-again").await;
    page.shown("#try-again:not([data-first])").await;
}

/// A screen whose file does not load says so, harms nothing, and appears once the file loads.
pub async fn lazy_file_missing(page: &Page, site: &Site) {
    site.hide("split_lazy.wasm");
    page.resume(site, &Fixture::new("yahtzee-official", &["Ada"]).text())
        .await;
    let before = page.roll().await;
    page.script("location.hash = '#/arena'", vec![]).await;
    page.mentions("main h1", "didn’t load").await;
    page.until(
        "the heading has the focus",
        "document.activeElement.tagName === 'H1'",
    )
    .await;
    page.passes_axe().await;
    tries_in_vain(page).await;
    page.mentions("main h1", "didn’t load").await;
    page.click("header a.plain").await;
    page.shown("main[data-screen=home]").await;
    page.click(".continue").await;
    assert_eq!(page.shows_saved_game().await, before);

    page.script("location.hash = '#/settings'", vec![]).await;
    page.mentions("main h1", "didn’t load").await;
    site.hide("nothing");
    page.click("#try-again").await;
    page.shown("main[data-screen=settings]").await;
    page.gone("#try-again").await;
    page.script("location.hash = '#/arena'", vec![]).await;
    page.shown("main[data-screen=arena]").await;
    page.never_shown("#trouble").await;
}

/// If the file of a game's end does not load, the cards and the totals are shown, and the end appears once it loads.
pub async fn end_file_missing(page: &Page, site: &Site) {
    site.hide("split_lazy.wasm");
    page.resume_near_end(site, 1).await;
    page.score_best().await;
    page.shown("main[data-screen=over]").await;
    page.mentions("main h1", "The game is over").await;
    page.until(
        "the heading has the focus",
        "document.activeElement.tagName === 'H1'",
    )
    .await;
    let game = page.saved().await.game;
    for place in game.ranking() {
        page.mentions(".pad", &place.total.to_string()).await;
    }
    page.passes_axe().await;
    tries_in_vain(page).await;
    page.mentions("main h1", "The game is over").await;
    page.never_shown("#again").await;

    site.hide("nothing");
    page.click("#try-again").await;
    page.shown("ol.podium").await;
    page.shown("#again").await;
    page.gone("#try-again").await;
    page.never_shown("#trouble").await;
}

/// If the file of the computers does not load, the hint says so at their turn, and they play once it loads.
pub async fn computers_file_missing(page: &Page, site: &Site) {
    site.hide("split_lazy.wasm");
    let game = Fixture::with_computers("yatzy", &["Ada"], &[Strength::Casual]);
    page.resume(site, &game.rolled(&[1, 2, 3, 4, 6]).text())
        .await;
    page.never_shown("#try-again").await;
    page.score_best().await;
    page.mentions(".hint", "didn’t load").await;
    page.passes_axe().await;
    tries_in_vain(page).await;
    site.hide("nothing");
    page.click("#try-again").await;
    page.shown("main[data-seat=\"0\"]").await;
    page.gone("#try-again").await;
    assert_eq!(page.shows_saved_game().await.cards()[1].filled(), 1);
}

/// A sheet over the table whose file does not load says so, and shows its content once the file loads. So do the tools behind
/// the sign: whoever opens them again tries again.
pub async fn sheet_file_missing(page: &Page, site: &Site) {
    site.hide("split_lazy.wasm");
    page.resume(site, &Fixture::new("yahtzee-official", &["Ada"]).text())
        .await;
    let before = page.roll().await;
    page.press("?").await;
    page.mentions("dialog#sheet[open]", "didn’t load").await;
    page.passes_axe().await;
    tries_in_vain(page).await;
    page.mentions("dialog#sheet[open]", "didn’t load").await;
    page.press("Escape").await;
    page.gone("dialog#sheet").await;
    page.click("#more").await;
    page.mentions("dialog#tools[open]", "didn’t load").await;
    page.passes_axe().await;
    page.press("Escape").await;
    page.gone("dialog#tools").await;
    assert_eq!(page.shows_saved_game().await, before);

    page.press("?").await;
    page.shown("#try-again").await;
    site.hide("nothing");
    page.click("#try-again").await;
    page.mentions("dialog#sheet[open] .how-to-play", "13 boxes")
        .await;
    page.gone("#try-again").await;
    page.never_shown("#trouble").await;
    page.press("Escape").await;
    page.gone("dialog#sheet").await;
    page.tool(button("Rules")).await;
    page.mentions("dialog#sheet[open] .prose", "upper section")
        .await;
}

/// The lazy code is loaded before anybody needs it, so after a moment nobody waits for it.
pub async fn lazy_file_is_fetched(page: &Page, site: &Site) {
    page.open(site.home()).await;
    page.shown("main[data-screen=home]").await;
    page.until(
        "the file is there",
        "performance.getEntriesByType('resource').some((it) => it.name.endsWith('split_lazy.wasm') && it.responseEnd > 0)",
    )
    .await;
    site.hide("split_lazy.wasm");
    page.script("location.hash = '#/settings'", vec![]).await;
    page.shown("main[data-screen=settings]").await;
    page.never_shown("#try-again").await;
}

/// A browser without SIMD, and without newer features of styles, has everything, the coach too.
pub async fn browser_without_vectors(page: &Page, site: &Site) {
    site.run_before(
        "const validate = WebAssembly.validate;
        WebAssembly.validate = (module) => module.byteLength !== 31 && validate.call(WebAssembly, module);",
    );
    let game = Fixture::new("yahtzee-official", &["Ada"]).rolled(&[5, 2, 5, 3, 5]);
    page.resume(site, &game.text()).await;
    page.click("#coach").await;
    page.mentions(".hint", "Keep the three fives").await;
    let asked = site.asked();
    let asked = |part: &str| asked.iter().any(|it| it.path.contains(part));
    assert!(asked("/worker-plain_bg.wasm"));
}

/// In a browser that is too old, the page says what it needs.
pub async fn browser_too_old(page: &Page, site: &Site) {
    for script in [
        "delete HTMLDialogElement.prototype.showModal;",
        "WebAssembly.instantiate = WebAssembly.instantiateStreaming =
            () => Promise.reject(new WebAssembly.CompileError('sabotage'));",
        "delete window.WebAssembly;",
    ] {
        site.run_before(script);
        page.open("about:blank").await;
        page.open(site.home()).await;
        page.shown("#trouble").await;
        page.mentions("#trouble", "Safari 16, Chrome 99, Firefox 98")
            .await;
        page.mentions("#trouble", "Your saved games are safe").await;
    }
}

/// No text becomes a script, HTML must hold nothing that runs, and only the page's own addresses start one.
pub async fn scripts_are_refused(page: &Page, site: &Site) {
    // In a script of the page, because in Firefox WebDriver's scripts may do more.
    site.run_before(
        "addEventListener('TrunkApplicationStarted', () => {
            const refused = (what) => { try { what(); return 'nothing'; } catch (error) { return error.name; } };
            const tries = [
                () => { document.createElement('p').innerHTML = '<b>'; },
                () => { document.createElement('p').innerHTML = '<svg/onload=1>'; },
                () => { document.createElement('p').innerHTML = '<script></script>'; },
                () => { document.createElement('p').innerHTML = '<iframe srcdoc>'; },
                () => { document.createElement('p').innerHTML = '<a href=javascript:1>'; },
                () => { document.createElement('script').src = 'elsewhere.js'; },
                () => { document.createElement('script').text = '1'; },
                () => new Worker('elsewhere.js'),
                () => trustedTypes.createPolicy('another', {}),
                () => eval('1'),
            ];
            document.documentElement.dataset.refused = tries.map(refused).join(' ');
        });",
    );
    page.open(site.home()).await;
    page.shown("#new-game").await;
    let answer = "document.documentElement.dataset.refused";
    let answer = page.until("all has been tried", answer).await;
    let errors = ["TypeError"; 8].join(" ");
    let all = format!("nothing {errors} EvalError");
    assert_eq!(answer, all);
}
