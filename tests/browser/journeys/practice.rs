//! Practice at the table, and today's five positions.

use serde_json::json;

use super::fixture::Fixture;
use super::skill::{JUDGED, store};
use crate::page::Page;
use crate::server::Site;

/// True when a position lies on the table and nothing is answered.
const ASKS: &str = "document.querySelector('.table:not(.tumbling) .die[data-face]')
    && document.querySelector('#roll') && /^(Tap|Choose) /.test(document.querySelector('#verdict').textContent)";

/// What the storage has of games and kept dice.
const AT_TABLES: &str =
    "return Object.keys(localStorage).filter((it) => /game|done|kept/.test(it)).sort()";

/// The results that are stored for Ada.
const STORED: &str = "return JSON.parse(localStorage.getItem('rollkeep/settings')).drills[0][1]";

/// Answers in the way of a game: with the keyboard if dice can be kept, else with a tap on a box.
pub(super) async fn answer(page: &Page) {
    page.until("a position lies on the table", ASKS).await;
    if page.sees("#roll:not([aria-disabled])").await {
        page.press("1").await;
        page.shown(".die[aria-pressed=true]").await;
        page.press("r").await;
    } else {
        page.click("button.box:not([aria-disabled])").await;
    }
    page.shown("#next").await;
}

/// Practice: opened from the score calculator, answered at the table, counted and stored; own mistakes come up, and no game
/// is saved.
pub async fn practice(page: &Page, site: &Site) {
    let game = Fixture::new("yatzy", &["Ada"]).ended();
    store(page, site, &game, 2).await;
    let settings = r#"{"people":["Ada"],"rules":"yatzy","drills":[["Ada",[2,7,9,12]]]}"#;
    let put = "localStorage.setItem('rollkeep/settings', arguments[0])";
    page.script(put, vec![json!(settings)]).await;
    page.open(site.url("#/skill")).await;
    page.until("all games are judged", JUDGED).await;
    page.open(site.url("#/practice")).await;
    page.click("#practise").await;
    page.shown("main[data-screen=practice]").await;
    page.says("#how-often", "You make the best choice in 9 out of 12.")
        .await;
    page.click("main summary").await;
    page.says(
        "#streak",
        "2 right in a row. Longest streak: 7. Right in all: 9 of 12.",
    )
    .await;
    page.passes_axe().await;
    let before = page.script(AT_TABLES, vec![]).await;
    page.click("#start").await;
    page.shown("main[data-screen=practise]").await;
    let mut own = 0;
    let [mut streak, mut longest, mut right, mut all] = [2, 7, 9, 12];
    for round in 1..=6 {
        answer(page).await;
        let focus = page
            .script("return document.activeElement.id", vec![])
            .await;
        assert_eq!(focus, json!("next"));
        let verdict = page.text("#verdict").await;
        page.mentions("[aria-live=polite]", &verdict).await;
        // The coach shows what each box would have been worth.
        page.shown("button.box[data-less]").await;
        let why = page.text("#why").await;
        own += u32::from(why.starts_with("From one of your own games. Back then: "));
        let counts = !why.starts_with("This one doesn’t count");
        let is_right = verdict.starts_with("Right! ");
        match (counts, is_right) {
            (true, true) => {
                (streak, right, all) = (streak + 1, right + 1, all + 1);
                longest = longest.max(streak);
            }
            (true, false) => (streak, all) = (0, all + 1),
            (false, _) => {}
        }
        if round == 1 {
            page.passes_axe().await;
            page.click("#all-choices").await;
            page.shown("#alternatives[open] .choices tbody tr").await;
            page.press("Escape").await;
            page.gone("#alternatives[open]").await;
            page.resize(320, 568).await;
            let wide = "return document.documentElement.scrollWidth <= innerWidth";
            assert_eq!(page.script(wide, vec![]).await, json!(true));
        }
        // A second answer does not count.
        let again = "for (const it of document.querySelectorAll('button.box, .die')) it.click()";
        page.script(again, vec![]).await;
        page.frames().await;
        let stored = page.script(STORED, vec![]).await;
        let fields = ["streak", "longest", "right", "all"];
        let expected = [streak, longest, right, all];
        assert_eq!(fields.map(|field| stored[field].clone()), expected);
        page.click("#next").await;
        page.gone("#next").await;
    }
    assert_eq!(own, 3, "every second one is a mistake of her own");
    page.until("a position lies on the table", ASKS).await;
    page.script("document.querySelector('.die').click()", vec![])
        .await;
    assert_eq!(page.script(AT_TABLES, vec![]).await, before);
    page.click(".to-home").await;
    page.shown("#kinds .length").await;
    page.assert_no_errors(site).await;
}

/// Today's five: answered one after the other, also after a reload; the result stays, and the days in a row count.
pub async fn todays_five(page: &Page, site: &Site) {
    page.store(site, &[]).await;
    let put = "const now = new Date();
        const day = Math.floor((now - now.getTimezoneOffset() * 60000) / 86400000);
        const drills = [['Ada', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, day - 1, 2, day - 1, 0, 0, 0, 0, 0, 0]]];
        localStorage.setItem('rollkeep/settings', JSON.stringify({ people: ['Ada'], rules: 'yatzy', drills }))";
    page.script(put, vec![]).await;
    page.open(site.url("#/drills")).await;
    page.says(
        "#five-state",
        "Five positions, the same for everyone today.",
    )
    .await;
    page.click("#five").await;
    for place in 1..=5 {
        page.says("main[data-screen=practise] h1", &format!("{place} of 5"))
            .await;
        answer(page).await;
        page.says("h1", &format!("{place} of 5")).await;
        if place == 2 {
            page.reload().await;
        } else {
            page.click("#next").await;
        }
    }
    page.shown("main[data-screen=five]").await;
    page.says("#days", "3 days in a row").await;
    let went = page.text("#five-went").await;
    let best = page
        .script(
            "return document.querySelectorAll('.five .gained').length",
            vec![],
        )
        .await;
    assert!(
        went.starts_with(&format!("{best} of 5 best choices, ")),
        "{went}"
    );
    page.passes_axe().await;
    // Each position can be seen again, with what was chosen and what was best, and counts only once.
    let before = page.script(STORED, vec![]).await;
    page.click(".five li:nth-child(2) a").await;
    page.says("main[data-screen=practise] h1", "2 of 5").await;
    page.shown("#next").await;
    page.mentions("#why", "Your choice: ").await;
    page.shown("button.box[data-less]").await;
    page.click("#all-choices").await;
    page.shown("#alternatives[open] .choices tbody tr").await;
    page.press("Escape").await;
    page.gone("#alternatives[open]").await;
    assert_eq!(page.script(STORED, vec![]).await, before);
    page.click("#next").await;
    page.says("#five-went", &went).await;
    page.click(".five li:nth-child(5) a").await;
    page.says("main[data-screen=practise] h1", "5 of 5").await;
    page.script("history.back()", vec![]).await;
    page.says("#five-went", &went).await;
    page.open(site.url("#/drills")).await;
    page.says("#five-state", &format!("{went} 3 days in a row"))
        .await;
    page.click("#five").await;
    page.says("#five-went", &went).await;
    page.assert_no_errors(site).await;
}
