//! The saves on the device: damaged, full, blocked, exported.

use std::fs;

use serde_json::json;

use rollkeep_app::storage::RecordId;
use rollkeep_words::{player, saves, words};

use super::daily::today;
use super::fixture::Fixture;
use super::players::TRIES_AGAIN;
use crate::harness::block_storage;
use crate::page::Page;
use crate::server::Site;
use crate::tools;

/// Damaged, edited and newer saves are reported and kept; the rest still works.
pub async fn saves_damaged(page: &Page, site: &Site) {
    let good = Fixture::new("yatzy", &["Ada", "Ben"]).turns(5).text();
    // The last box is filled twice: the rules do not allow that.
    let edited = {
        let game = Fixture::new("yahtzee-official", &["Cleo"])
            .rolled(&[1, 1, 2, 3, 6])
            .score(12);
        let text = game.text();
        let end = text.rfind("\"}").expect("the log stands last");
        format!("{}M{}", &text[..end], &text[end..])
    };
    let newer = r#"{"format":99,"from":"tomorrow"}"#;
    page.store(
        site,
        &[
            ("rollkeep/game/good", &good),
            ("rollkeep/game/edited", &edited),
            ("rollkeep/game/newer", newer),
            ("rollkeep/game/garbage", "{\"format\":1,\"rules\":\"yat"),
            ("rollkeep/settings", "not settings"),
            ("another-page", "of the same site"),
        ],
    )
    .await;
    page.open(site.home()).await;
    page.shown("#aside").await;
    page.shown("#newer").await;
    page.until(
        "both games can go on",
        "document.querySelectorAll('.continue').length === 2",
    )
    .await;
    page.passes_axe().await;

    let kept = |value: String| async move {
        let find =
            "return Object.keys(localStorage).filter((it) => localStorage[it] === arguments[0])";
        let names = page.script(find, vec![json!(value)]).await;
        names[0].as_str().map(str::to_owned).unwrap_or_default()
    };
    assert_eq!(kept(good).await, "rollkeep/game/good");
    assert_eq!(kept(newer.to_owned()).await, "rollkeep/game/newer");
    assert_eq!(kept("of the same site".to_owned()).await, "another-page");
    for damaged in [
        edited,
        "{\"format\":1,\"rules\":\"yat".to_owned(),
        "not settings".to_owned(),
    ] {
        let name = kept(damaged).await;
        assert!(
            name.starts_with("rollkeep/aside/"),
            "it is kept as {name:?}"
        );
    }

    // Once closed, the notice comes back only for more.
    page.click("#aside button").await;
    page.gone("#aside").await;
    page.open(site.url("#/settings")).await;
    page.shown("#quarantined li").await;
    assert_eq!(page.list("#quarantined li").await.len(), 3);
    page.mentions("#quarantined", "A game of Cleo.").await;
    // Each can be looked at, saved in a file, and deleted.
    page.click("#quarantined li:first-child summary").await;
    page.shown("#quarantined li:first-child pre").await;
    page.click("#quarantined li:first-child button:first-of-type")
        .await;
    let shown = page.text("#quarantined li:first-child pre").await;
    let file = page.downloaded("rollkeep-damaged.txt").await;
    assert_eq!(String::from_utf8_lossy(&file), shown);
    page.click("#quarantined li:first-child button:last-of-type")
        .await;
    page.click("#delete-yes").await;
    page.until(
        "two are left",
        "document.querySelectorAll('#quarantined li').length === 2",
    )
    .await;
    page.gone("#aside").await;
    page.passes_axe().await;

    page.open(site.url("#/game/edited")).await;
    page.shown("main[data-screen=game]").await;
    let mended = page.shows_saved_game().await;
    assert_eq!(mended.cards()[0].filled(), 1);
    page.roll().await;

    page.script("localStorage['rollkeep/game/more'] = 'more damage'", vec![])
        .await;
    page.open(site.home()).await;
    page.shown("#aside").await;
}

/// What a newer version has saved is called so in its list and at its address, and what was set aside at its address.
pub async fn saves_of_a_newer_version(page: &Page, site: &Site) {
    let newer = r#"{"format":999}"#;
    page.open(site.outside()).await;
    let today = today(page).await;
    let daily = format!("rollkeep/done/{}", RecordId::of_day(today, "yatzy"));
    page.store(
        site,
        &[
            ("rollkeep/player/newer", newer),
            ("rollkeep/player/broken", "broken"),
            ("rollkeep/real/newer", r#"{"real_dice":999}"#),
            ("rollkeep/real/broken", "broken"),
            ("rollkeep/tournament/newer", r#"{"version":999}"#),
            ("rollkeep/tournament/broken", "broken"),
            ("rollkeep/challenge/c00000007yatzy", newer),
            ("rollkeep/game/broken", "broken"),
            (&daily, newer),
        ],
    )
    .await;
    for list in ["players", "real-dice", "arena", "challenges", "finished"] {
        page.open(site.url(&format!("#/{list}"))).await;
        page.says("#newer", &saves::newer(1)).await;
        page.never_shown(".game-row").await;
    }
    let game = daily.trim_start_matches("rollkeep/done/");
    for address in [
        "player/newer",
        "real-dice/newer",
        "arena/newer",
        "challenge/yatzy/7",
        &format!("game/{game}"),
        &format!("review/{game}"),
        &format!("share/{game}"),
        &format!("paper/game/{game}"),
    ] {
        page.open(site.url(&format!("#/{address}"))).await;
        page.says("h1", &saves::from_newer()).await;
    }
    page.passes_axe().await;
    for address in ["player", "real-dice", "arena", "game"] {
        page.open(site.url(&format!("#/{address}/broken"))).await;
        page.says("h1", &saves::set_aside()).await;
    }
    page.click("main a[href='#/settings']").await;
    page.shown("#quarantined li").await;
    page.open(site.url("#/player/unknown")).await;
    page.says("h1", &player::no_such_player()).await;

    // Nobody begins the game of the day again.
    page.open(site.url("#/daily/yatzy")).await;
    page.says("#newer", &saves::from_newer_help()).await;
    page.never_shown("#play").await;

    // Without the damaged game, there is none.
    page.script("localStorage.clear()", vec![]).await;
    page.store(site, &[("rollkeep/done/broken", "broken")])
        .await;
    page.open(site.url("#/finished")).await;
    page.says("main .lead", &words::no_finished()).await;
    page.shown("#aside").await;
}

/// Without room the game goes on and the page says so; with room again, everything is saved.
pub async fn storage_full(page: &Page, site: &Site) {
    page.resume(site, &Fixture::new("yahtzee-official", &["Ada"]).text())
        .await;
    page.shows_saved_game().await;
    page.fill_storage().await;
    let before = page.saved().await;
    page.click("#roll").await;
    page.shown("main[data-rolls=\"1\"]").await;
    page.mentions("#fault", "full").await;
    // The notice can be closed while the fault stays the same.
    page.click("#fault button").await;
    page.gone("#fault").await;
    page.click("#roll").await;
    page.shown("main[data-rolls=\"2\"]").await;
    page.gone("#fault").await;
    assert_eq!(page.saved().await, before, "there was no room");

    page.script("localStorage.removeItem('filler')", vec![])
        .await;
    page.click("#roll").await;
    page.shown("main[data-rolls=\"3\"]").await;
    page.shows_saved_game().await;
    page.score_best().await;

    page.fill_storage().await;
    page.click("#roll").await;
    page.mentions("#fault", "full").await;
}

/// After the notice is closed, every screen still says that something is not saved, and why, until it is.
pub async fn unsaved_is_always_shown(page: &Page, site: &Site) {
    site.run_before(Page::CLOCK);
    page.resume(site, &Fixture::new("yahtzee-official", &["Ada"]).text())
        .await;
    page.shows_saved_game().await;
    page.never_shown("#unsaved").await;
    page.fill_storage().await;
    page.click("#roll").await;
    page.mentions("#fault", "full").await;
    page.never_shown("#unsaved").await;
    page.click("#fault button").await;
    page.gone("#fault").await;
    page.says("#unsaved", "Not saved").await;
    page.passes_axe().await;
    page.click("#roll").await;
    page.shown("main[data-rolls=\"2\"]").await;
    page.shown("#unsaved").await;
    page.click("a[href=\"#/\"]").await;
    page.shown("main[data-screen=home]").await;
    page.click("#unsaved").await;
    page.mentions("#fault", "full").await;
    page.gone("#unsaved").await;
    page.click("#fault button").await;
    page.shown("#unsaved").await;

    page.script("localStorage.removeItem('filler')", vec![])
        .await;
    page.click("a.continue").await;
    page.shown("main[data-rolls=\"2\"]").await;
    page.oversleep(TRIES_AGAIN).await;
    page.gone("#unsaved").await;
    page.gone("#fault").await;
    page.shows_saved_game().await;
}

/// The browser is asked once not to clear the saves, when a game is finished.
pub async fn asked_to_persist(page: &Page, site: &Site) {
    site.run_before(
        "window.asked = 0;
        const persist = () => { window.asked += 1; return Promise.resolve(false); };
        Object.defineProperty(navigator, 'storage', { value: { persist } });",
    );
    let game = Fixture::new("yahtzee-official", &["Ada"]);
    let (one, two) = (game.clone().but(1).text(), game.but(2).text());
    page.store(
        site,
        &[("rollkeep/game/one", &one), ("rollkeep/game/two", &two)],
    )
    .await;
    page.open(site.url("#/game/two")).await;
    page.roll().await;
    page.score_best().await;
    assert_eq!(page.script("return asked", vec![]).await, json!(0));
    page.roll().await;
    page.score_best().await;
    page.shown("main[data-screen=over]").await;
    page.until("it has been asked", "asked === 1").await;
    page.script("location.hash = '#/game/one'", vec![]).await;
    page.shown("main[data-screen=game]").await;
    page.roll().await;
    page.score_best().await;
    page.shown("main[data-screen=over]").await;
    assert_eq!(page.script("return asked", vec![]).await, json!(1));
}

/// If the browser stores nothing, a whole turn can still be played, and the page says so.
pub async fn storage_blocked(page: &Page, site: &Site) {
    block_storage(page, site);
    page.open(site.home()).await;
    page.mentions("#fault", "save").await;
    page.click("#new-game").await;
    page.fill("input.name", "Ada").await;
    page.click("#begin").await;
    page.shown("main[data-screen=game]").await;
    page.click("#roll").await;
    page.shown("main[data-rolls=\"1\"]").await;
    page.click("button.die[data-place=\"0\"]").await;
    page.click("#roll").await;
    page.shown("main[data-rolls=\"2\"]").await;
    page.click("td[data-slot=\"12\"] button.box").await;
    page.shown("td[data-slot=\"12\"].filled").await;
    page.click("a[href=\"#/\"]").await;
    page.mentions(".continue", "Ada").await;
}

/// Everything is exported into one file, and imported on an empty device.
pub async fn export_import(page: &Page, site: &Site) {
    let playing = Fixture::new("yatzy", &["Ada", "Ben"]).turns(5).text();
    let done = Fixture::new("yahtzee-club", &["Cleo"]).ended().text();
    page.store(
        site,
        &[
            ("rollkeep/game/playing", &playing),
            ("rollkeep/done/finished", &done),
            ("rollkeep/aside/old-1", "damaged long ago"),
            ("rollkeep/settings", r#"{"theme":"dark"}"#),
        ],
    )
    .await;
    page.open(site.url("#/settings")).await;
    page.click("#export").await;
    let file = page.downloaded("rollkeep.json").await;

    page.script("localStorage.clear()", vec![]).await;
    page.reload().await;
    page.shown("input[name=theme][value=system]:checked").await;
    let path = tools::scratch().join(format!("{}-export.json", page.engine()));
    fs::write(&path, "no export").expect("the scratch folder is there");
    page.choose_file("#import", &path).await;
    page.mentions("#import-said", "isn’t a Rollkeep export")
        .await;
    fs::write(&path, r#"{"rollkeep_export":1,"entries":{}}"#).expect("the scratch folder is there");
    page.choose_file("#import", &path).await;
    page.mentions("#import-said", "empty").await;
    page.never_shown("dialog#import-question[open]").await;
    fs::write(&path, &file).expect("the scratch folder is there");
    page.choose_file("#import", &path).await;
    page.shown("dialog#import-question[open]").await;
    assert_eq!(
        page.stored("rollkeep/game/playing").await,
        None,
        "first it asks"
    );
    page.passes_axe().await;
    page.click("#import-now").await;
    page.gone("dialog#import-question").await;

    page.shown("input[name=theme][value=dark]:checked").await;
    assert_eq!(page.stored("rollkeep/game/playing").await, Some(playing));
    assert_eq!(page.stored("rollkeep/done/finished").await, Some(done));
    assert_eq!(
        page.stored("rollkeep/aside/old-1").await.as_deref(),
        Some("damaged long ago")
    );
    page.open(site.url("#/game/playing")).await;
    page.shown("main[data-screen=game]").await;
    page.shows_saved_game().await;
}
