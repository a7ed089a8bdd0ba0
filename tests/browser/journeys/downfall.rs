//! Programs that crash their sandbox or the page, and those that run beside them.

use rollkeep_app::tournament::{Disqualification, Tournament};

use super::arena::{ONE_WORKER, hold, saved, saved_games};
use super::players::{EXAMPLE, shelved};
use crate::page::Page;
use crate::server::Site;

/// True while a note says that one program runs alone.
const ALONE: &str = "Object.entries(localStorage)
    .some(([key, it]) => key.startsWith('rollkeep-running/') && JSON.parse(it).alone !== null)";

/// Notes in `alone` that programs run one at a time: perhaps for so short that nobody would see it.
const NOTE_ALONE: &str = "window.alone = false;
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, text) {
        if (key.startsWith('rollkeep-running/') && JSON.parse(text).alone !== null) window.alone = true;
        return setItem.call(this, key, text);
    };";

/// True while the note says that only the last of three programs runs.
const BEN: &str = "Object.entries(localStorage)
    .some(([key, it]) => key.startsWith('rollkeep-running/') && JSON.parse(it).alone === 2)";

/// Removes all sandboxes, as if their process had died: the page gets no event. A sandbox that still loads has no program
/// yet, so nobody's program can end it; the page would see that its frame is empty.
const DIE: &str = "for (const { contentDocument: it } of document.querySelectorAll('iframe')) {
    if (it?.readyState === 'complete') it.querySelector('iframe')?.remove(); }";

/// Loses as many of the next sandboxes as `lose` says: their page does not load.
const LOSE: &str = "new MutationObserver((all) => {
    for (const it of all.flatMap((it) => [...it.addedNodes])) {
        if (!it.matches?.('iframe') || !window.lose) continue;
        window.lose -= 1;
        it.src = 'about:blank';
    }
}).observe(document.body, { childList: true });";

/// True while all of the two programs run, each in its sandbox.
const TOGETHER: &str = "(() => {
    const frames = [...document.querySelectorAll('iframe')].map((it) => it.contentDocument);
    return frames.length === 2
        && frames.every((it) => it?.readyState === 'complete' && it.querySelector('iframe'));
})()";

/// Saves two own players that play well.
async fn shelve(page: &Page, site: &Site) {
    page.store(
        site,
        &[
            ("rollkeep/player/ann", &shelved("Ann", EXAMPLE)),
            ("rollkeep/player/ben", &shelved("Ben", EXAMPLE)),
        ],
    )
    .await;
    page.open(site.url("#/arena")).await;
}

async fn some_games(page: &Page, more_than: u32) {
    let more = format!("document.querySelector('progress').value > {more_than}");
    page.until("more games", &more).await;
}

/// Checks that no note about running programs is left.
async fn nobody_runs(page: &Page) {
    let names = page.stored_names().await;
    assert!(!names.iter().any(|it| it.contains("running")), "{names:?}");
}

fn disqualifications(tournament: &Tournament) -> Vec<(usize, Disqualification)> {
    let all = tournament.disqualifications();
    all.map(|(_, who, why)| (who, why.clone())).collect()
}

/// When all sandboxes die together, nobody is disqualified; the unfinished games are played again with one program at a
/// time.
pub async fn crash_of_all_sandboxes(page: &Page, site: &Site) {
    shelve(page, site).await;
    hold(page, &["own:Ann", "novice", "own:Ben"], "10000", "5").await;
    some_games(page, 0).await;
    page.script(&format!("{NOTE_ALONE} {DIE}"), vec![]).await;
    page.until("programs run one at a time", "window.alone")
        .await;
    let played = page.value("progress").await;
    let played: u32 = played.parse().expect("a number of games");
    // Then all programs run together again.
    page.until("all programs run", &format!("!({ALONE})")).await;
    some_games(page, played).await;
    saved_games(page, 0).await;
    page.click("#stop").await;
    page.shown("#go-on").await;
    nobody_runs(page).await;
    let fallen = saved(page).await;
    assert_eq!(disqualifications(&fallen), []);

    // The results are the same as without the crash.
    page.open(site.url("#/arena")).await;
    let seed = fallen.plan().seed().to_string();
    hold(page, &["own:Ann", "novice", "own:Ben"], "10000", &seed).await;
    saved_games(page, fallen.played()).await;
    page.click("#stop").await;
    page.shown("#go-on").await;
    let calm = saved(page).await;
    for (fallen, calm) in fallen.outcomes().zip(calm.outcomes()) {
        assert_eq!(fallen, calm);
    }
}

/// A program whose sandbox dies while it runs alone is disqualified, and the others play on.
pub async fn crash_of_one_sandbox(page: &Page, site: &Site) {
    shelve(page, site).await;
    hold(page, &["own:Ann", "own:Ann", "own:Ben"], "10000", "5").await;
    some_games(page, 0).await;
    // All sandboxes die, and then Ben's as soon as its program can be asked and runs alone.
    let again = format!(
        "const {{ get, set }} = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage');
        const dies = (hear) => (event) => {{
            hear(event);
            if (event.data === '[\"ready\"]' && {BEN}) {DIE}
        }};
        const onmessage = {{ get, set(hear) {{ set.call(this, hear && dies(hear)); }} }};
        Object.defineProperty(MessagePort.prototype, 'onmessage', onmessage);
        {DIE}"
    );
    page.script(&again, vec![]).await;
    page.mentions("ul.out", "Ben is out").await;
    page.mentions("ul.out", "crashed its sandbox while it ran alone")
        .await;
    let played = page.value("progress").await;
    some_games(page, played.parse().expect("a number of games")).await;
    page.click("#stop").await;
    page.shown("#go-on").await;
    nobody_runs(page).await;
    let held = saved(page).await;
    let out = disqualifications(&held);
    assert_eq!(out, [(2, Disqualification::BroughtDown)]);
}

/// Sandboxes that are lost while they load, as when the browser lacks memory for a moment, are opened again. However often
/// that happens in a long tournament, it goes on as long as there are results in between, and nobody is disqualified.
pub async fn sandboxes_lost_while_they_load(page: &Page, site: &Site) {
    site.run_before(ONE_WORKER);
    shelve(page, site).await;
    hold(page, &["own:Ann", "own:Ben"], "10000", "5").await;
    page.script(&format!("{LOSE} {NOTE_ALONE}"), vec![]).await;
    let mut played = 0;
    for _ in 0..2 {
        some_games(page, played).await;
        page.until("both sandboxes have loaded", TOGETHER).await;
        // With one worker that runs one program at a time, two losses in a row are the most.
        let lose = format!("window.lose = 2; window.alone = false; {DIE}");
        page.script(&lose, vec![]).await;
        page.until("two sandboxes are lost", "lose === 0").await;
        page.until("programs run one at a time", "window.alone")
            .await;
        page.until("all programs run", &format!("!({ALONE})")).await;
        let progress = page.value("progress").await;
        played = progress.parse().expect("a number of games");
    }
    some_games(page, played).await;
    page.click("#stop").await;
    page.shown("#go-on").await;
    nobody_runs(page).await;
    assert_eq!(disqualifications(&saved(page).await), []);
}

/// When all sandboxes of a worker are lost together, however many they are, that is one loss, and the tournament goes on.
pub async fn sandboxes_lost_together(page: &Page, site: &Site) {
    site.run_before(ONE_WORKER);
    shelve(page, site).await;
    page.script(&format!("{LOSE} window.lose = 3"), vec![])
        .await;
    hold(page, &["own:Ann", "own:Ann", "own:Ben"], "10000", "5").await;
    page.until("three sandboxes are lost", "lose === 0").await;
    some_games(page, 0).await;
    page.click("#stop").await;
    page.shown("#go-on").await;
    nobody_runs(page).await;
    assert_eq!(disqualifications(&saved(page).await), []);
}

/// A program that takes all memory crashes only itself. Chromium runs sandboxes in a process of their own, and its
/// memory can be limited; elsewhere the page would crash with it, after gigabytes.
pub async fn crash_for_lack_of_memory(page: &Page, site: &Site) {
    let greedy = "export const turn = ({ card, legal }) => {
            const all = [];
            if (Object.keys(card).length > 4) for (;;) all.push(new Array(4e6).fill(0.5));
            return Object.keys(legal)[0];
        }";
    site.run_before(ONE_WORKER);
    page.store(
        site,
        &[
            ("rollkeep/player/ann", &shelved("Ann", EXAMPLE)),
            ("rollkeep/player/greedy", &shelved("Greedy", greedy)),
        ],
    )
    .await;
    page.open(site.url("#/arena")).await;
    page.script(NOTE_ALONE, vec![]).await;
    hold(page, &["own:Ann", "own:Greedy", "casual"], "20", "5").await;
    page.until("programs run one at a time", "window.alone")
        .await;
    page.mentions(
        "ul.out",
        "Greedy is out from game 1 on: it crashed its sandbox",
    )
    .await;
    page.shown("figure .chart").await;
    nobody_runs(page).await;
    let held = saved(page).await;
    assert!(held.is_over() && held.played() == 20);
    assert_eq!(
        disqualifications(&held),
        [(1, Disqualification::BroughtDown)]
    );

    // A tryout reports it, too.
    page.open(site.url("#/player/greedy")).await;
    let hungry = "export const turn = () => { const all = []; for (;;) all.push(new Array(4e6).fill(0.5)); }";
    super::players::write(page, hungry).await;
    page.click("#try").await;
    page.mentions(".means", "crashed its sandbox").await;
}

/// After a crash of the page, the next visit names the suspects and continues with one program at a time.
pub async fn crash_of_the_page(page: &Page, site: &Site) {
    site.run_before(ONE_WORKER);
    shelve(page, site).await;
    hold(page, &["own:Ann", "novice", "own:Ben"], "10000", "5").await;
    some_games(page, 0).await;
    // Leaving in the middle is no crash.
    page.reload().await;
    page.shown("#go-on").await;
    page.never_shown("#suspects").await;
    let left = saved(page).await;
    assert!(left.played() > 0, "it was saved on the way out");

    let dies = |alone: &str| {
        format!(
            "const id = Object.keys(localStorage).find((it) => it.startsWith('rollkeep/tournament/')).split('/')[2];
            localStorage.setItem(`rollkeep-running/${{id}}`, '{{\"alone\":{alone}}}')"
        )
    };
    page.script(&dies("null"), vec![]).await;
    page.reload().await;
    page.mentions(
        "#suspects",
        "The program of Ann or Ben may have taken all memory.",
    )
    .await;
    page.passes_axe().await;
    page.script(NOTE_ALONE, vec![]).await;
    page.click("#go-on").await;
    page.until("programs run one at a time", "window.alone")
        .await;
    page.gone("#suspects").await;
    page.click("#stop").await;
    page.shown("#go-on").await;
    page.gone("#suspects").await;
    nobody_runs(page).await;
    assert_eq!(disqualifications(&saved(page).await), []);

    page.script(&dies("2"), vec![]).await;
    page.reload().await;
    page.mentions("#suspects", "Only Ben’s program was running")
        .await;
    page.click("#go-on").await;
    page.mentions("ul.out", "Ben is out").await;
    page.click("#stop").await;
    page.shown("#go-on").await;
    let held = saved(page).await;
    assert_eq!(
        disqualifications(&held),
        [(2, Disqualification::BroughtDown)]
    );
    assert!(held.played() >= left.played(), "nothing is lost");
}
