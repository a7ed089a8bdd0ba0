//! Saves by several tabs at the same time, and saves that wait for room.

use std::fs;

use serde_json::json;

use rollkeep_app::tournament::{Entrant, Plan, Tournament, TournamentFile};
use rollkeep_rules::game::Strength;
use rollkeep_words::saves;

use super::fixture::Fixture;
use super::players::{EXAMPLE, TRIES_AGAIN, shelved};
use crate::page::Page;
use crate::server::Site;
use crate::tools;

/// A setting changed in one tab appears in the other, which does not change it back.
pub async fn settings_in_two_tabs(page: &Page, site: &Site) {
    page.store(
        site,
        &[(
            "rollkeep/settings",
            r#"{"theme":"sepia","people":["Ada"],"table":["Ada"]}"#,
        )],
    )
    .await;
    page.open(site.url("#/settings")).await;
    page.shown("input[name=theme][value=system]:checked").await;
    let first = page.tab().await;
    let second = page.open_tab(site.url("#/settings")).await;
    page.shown("input[name=pass]:checked").await;

    page.go_to(&first).await;
    page.click("label:has(input[name=theme][value=dark])").await;
    page.shown("html[data-theme=dark]").await;
    page.go_to(&second).await;
    page.shown("html[data-theme=dark]").await;
    page.click("label:has(input[name=pass])").await;
    page.shown("input[name=pass]:not(:checked)").await;
    let kept = page.stored("rollkeep/settings").await.expect("settings");
    let kept: serde_json::Value = serde_json::from_str(&kept).expect("JSON");
    assert_eq!(kept["theme"], "dark");
    assert_eq!(kept["pass_screen"], false);
    assert_eq!(kept["people"], json!(["Ada"]));
    page.go_to(&first).await;
    page.shown("input[name=pass]:not(:checked)").await;
    page.shown("html[data-theme=dark]").await;
}

/// The screens of the settings and of the players read what another tab has changed, and nothing else.
pub async fn reads_what_changed(page: &Page, site: &Site) {
    let own = "rollkeep/player/own";
    page.store(site, &[(own, &shelved("Ann", EXAMPLE))]).await;
    page.open(site.url("#/players")).await;
    page.shown(".game-row").await;
    let first = page.tab().await;
    let second = page.open_tab(site.outside()).await;
    let write = "localStorage.setItem(...arguments)";
    let settings = "rollkeep/settings";
    let game = Fixture::new("yatzy", &["Ada"]).text();

    page.go_to(&first).await;
    page.counts_reads().await;
    page.go_to(&second).await;
    for number in 0..5 {
        let key = format!("rollkeep/game/{number}");
        page.script(write, vec![json!(key), json!(game)]).await;
    }
    page.script(write, vec![json!(settings), json!(r#"{"theme":"dark"}"#)])
        .await;
    page.go_to(&first).await;
    // Events arrive in order: those about games are done.
    page.shown("html[data-theme=dark]").await;
    assert_eq!(page.reads_of(own).await, 0);
    assert_eq!(page.reads_of(settings).await, 1);

    page.go_to(&second).await;
    let other = shelved("Bea", EXAMPLE);
    page.script(write, vec![json!("rollkeep/player/other"), json!(other)])
        .await;
    page.go_to(&first).await;
    page.until(
        "two players",
        "document.querySelectorAll('.game-row').length === 2",
    )
    .await;
    assert_eq!(page.reads_of(settings).await, 1);
    assert!(page.reads_of(own).await > 0);
}

impl Page {
    /// From now on, counts what this page reads from the storage.
    async fn counts_reads(&self) {
        let count = "window.reads = []; const read = Storage.prototype.getItem;
            Storage.prototype.getItem = function (key) { reads.push(key); return read.call(this, key); }";
        self.script(count, vec![]).await;
    }

    /// Returns how often it has read this key.
    async fn reads_of(&self, key: &str) -> i64 {
        let count = "return reads.filter((it) => it === arguments[0]).length";
        let count = self.script(count, vec![json!(key)]).await;
        count.as_i64().expect("a number")
    }
}

/// A save without room is saved as soon as there is room.
pub async fn room_again_after_full_storage(page: &Page, site: &Site) {
    page.resume(site, &Fixture::new("yahtzee-official", &["Ada"]).text())
        .await;
    let first = page.tab().await;
    page.fill_storage().await;
    page.click("#roll").await;
    page.shown("main[data-rolls=\"1\"]").await;
    page.mentions("#fault", "full").await;
    let second = page.open_tab(site.url("#/settings")).await;
    page.script("localStorage.removeItem('filler')", vec![])
        .await;
    page.go_to(&first).await;
    page.gone("#fault").await;
    page.shows_saved_game().await;
    page.close_tab(&second).await;
}

/// If another tab has continued meanwhile, its version stays, and what was only in memory becomes a copy.
pub async fn room_again_after_another_tab(page: &Page, site: &Site) {
    let begun = Fixture::new("yahtzee-official", &["Ada"]).text();
    site.run_before(Page::CLOCK);
    page.resume(site, &begun).await;
    let first = page.tab().await;
    // Only this tab finds the storage full, so that the other tab is certainly first.
    let full = "const real = Storage.prototype.setItem;
        window.isFull = true;
        Storage.prototype.setItem = function (key, text) {
            if (isFull) throw new DOMException('full', 'QuotaExceededError');
            return real.call(this, key, text);
        };";
    page.script(full, vec![]).await;
    page.click("#roll").await;
    page.shown("main[data-rolls=\"1\"]").await;
    page.mentions("#fault", "full").await;

    // Another tab continues from the saved version, before there is room.
    let other = Fixture::new("yahtzee-official", &["Ada"])
        .rolled(&[1, 2, 3, 4, 6])
        .score(12)
        .text();
    let second = page.open_tab(site.url("#/settings")).await;
    let go_on = "localStorage['rollkeep/game/seeded'] = arguments[0]";
    page.script(go_on, vec![json!(other)]).await;
    page.go_to(&first).await;
    page.script("window.isFull = false", vec![]).await;
    page.oversleep(TRIES_AGAIN).await;
    page.mentions("#copied", "kept beside it").await;
    page.shown("main[data-rolls=\"0\"]").await;
    page.gone("#fault").await;
    page.passes_axe().await;
    assert_eq!(page.stored("rollkeep/game/seeded").await, Some(other));
    page.shows_saved_game().await;
    page.click("#copied button").await;
    page.gone("#copied").await;
    page.open(site.home()).await;
    page.until(
        "both games can go on",
        "document.querySelectorAll('.continue').length === 2",
    )
    .await;
    page.close_tab(&second).await;
}

/// A damaged file is read quickly; a file with many games shows progress.
pub async fn import_in_steps(page: &Page, site: &Site) {
    let path = tools::scratch().join(format!("{}-steps.json", page.engine()));
    let file = |entries: serde_json::Map<String, serde_json::Value>| {
        let file = json!({ "rollkeep_export": 1, "entries": entries });
        fs::write(&path, file.to_string()).expect("the scratch folder is there");
    };
    page.open(site.url("#/settings")).await;
    file(
        (0..5000)
            .map(|it| (format!("junk-{it}"), json!(format!("rubbish {it}"))))
            .collect(),
    );
    page.choose_file("#import", &path).await;
    page.shown("dialog#import-question[open]").await;
    page.mentions("dialog#import-question", "5000 entries")
        .await;
    page.click("#import-now").await;
    page.mentions("#import-said", "Imported").await;
    let count = "Object.keys(localStorage).filter((it) => it.startsWith('rollkeep/aside/')).length";
    page.until("all of it", &format!("{count} === 5000")).await;
    page.mentions(".saves", "5000 saves are damaged").await;

    page.script("localStorage.clear()", vec![]).await;
    page.reload().await;
    page.shown("#export").await;
    let game = Fixture::new("yahtzee-official", &["Ada"]).ended().text();
    file(
        (0..20_000)
            .map(|it| (format!("rollkeep/done/{it}"), json!(game)))
            .collect(),
    );
    // Stopped while the file is read, it asks nothing and changes nothing.
    let stop =
        "new MutationObserver((_, it) => { const stop = document.querySelector('#import-stop');
        if (stop) { it.disconnect(); stop.click(); } })
        .observe(document.body, { subtree: true, childList: true })";
    page.script(stop, vec![]).await;
    page.choose_file("#import", &path).await;
    page.mentions("#import-said", &saves::import_not_begun())
        .await;
    page.absent("#importing").await;
    page.gone("dialog#import-question").await;

    // A fast machine shows it for so short that nobody would see it.
    let note = "new MutationObserver((_, it) => {
            if (document.querySelector('#importing progress')) { it.disconnect(); window.progressed = true; }
        }).observe(document.body, { subtree: true, childList: true })";
    page.script(note, vec![]).await;
    page.choose_file("#import", &path).await;
    page.mentions("dialog#import-question", "20,000 games")
        .await;
    page.absent("#importing").await;
    page.until("it has shown progress", "window.progressed")
        .await;

    // It stops as soon as possible: what was imported by then stays, and nothing else came.
    page.script(stop, vec![]).await;
    page.click("#import-now").await;
    page.mentions("#import-said", "Stopped after").await;
    page.absent("#importing").await;
    let count = "Object.keys(localStorage).filter((it) => it.startsWith('rollkeep/done/')).length";
    let came = page.script(&format!("return {count}"), vec![]).await;
    let came = came.as_u64().expect("a number");
    assert!((1..20_000).contains(&came), "{came} came");
    let said = saves::import_stopped(came, 20_000_u32);
    page.mentions("#import-said", &said).await;
    page.reload().await;
    page.shown("#export").await;
    page.until("nothing more", &format!("{count} === {came}"))
        .await;
    page.open(site.url("#/finished")).await;
    page.shown(".game-row a").await;
    page.assert_no_errors(site).await;
}

/// Tournaments are read a few at a time: a visit reads the latest, and *Show more* the next ones.
pub async fn tournaments_in_pages(page: &Page, site: &Site) {
    let entrant = |name| Entrant::built_in(name, Strength::Casual);
    let plan = Plan::new("yatzy", vec![entrant("Ann"), entrant("Ben")], 2, 7).expect("a plan");
    let text = TournamentFile::new(&Tournament::new(plan)).to_json();
    let keys: Vec<String> = (10..35)
        .map(|it| format!("rollkeep/tournament/{it}"))
        .collect();
    let saves: Vec<(&str, &str)> = keys.iter().map(|it| (it.as_str(), text.as_str())).collect();
    page.store(site, &saves).await;
    page.open(site.url("#/arena")).await;
    let slips = |count: usize| format!("document.querySelectorAll('.game-row').length === {count}");
    page.until("the latest ten", &slips(10)).await;

    let watch = "window.reads = []; const read = Storage.prototype.getItem;
        Storage.prototype.getItem = function (key) {
            if (key.startsWith('rollkeep/tournament/')) reads.push(key);
            return read.call(this, key);
        }";
    page.script(watch, vec![]).await;
    let more = "[...document.querySelectorAll('button')].find((it) => it.textContent === 'Show more').click()";
    page.script(more, vec![]).await;
    page.until("ten more", &slips(20)).await;
    let reads = page
        .script("return [...new Set(reads)].sort()", vec![])
        .await;
    assert_eq!(reads, json!(keys[5..15]));
    page.script("reads.length = 0", vec![]).await;
    page.script(more, vec![]).await;
    page.until("all of them", &slips(25)).await;
    let reads = page
        .script("return [...new Set(reads)].sort()", vec![])
        .await;
    assert_eq!(reads, json!(keys[..5]));
    page.click(".game-row .quiet").await;
    page.click("#delete-yes").await;
    page.until("one less", &slips(24)).await;
    page.passes_axe().await;
    page.assert_no_errors(site).await;
}
