//! What screen readers announce at the table.

use rollkeep_rules::game::Strength;
use serde_json::{Value, json};

use super::fixture::Fixture;
use crate::page::Page;
use crate::server::Site;

/// Notes each announcement, and when it was made.
const LISTEN: &str = "window.heard = [];
    new MutationObserver(() => {
        const text = document.querySelector('#polite').textContent.trim();
        if (text) heard.push([performance.now(), text]);
    }).observe(document.querySelector('#polite'), { characterData: true, childList: true, subtree: true })";

/// Holds announcements until the journey lets them go: a busy machine would make them one after the other.
const HOLD: &str = "window.held = [];
    const set = setTimeout;
    window.setTimeout = (then, pause, ...more) =>
        pause >= 200 && pause <= 1000 ? held.push(then) : set(then, pause, ...more)";

/// Three computers play at once: one message has what the player has scored, and then what they did. If they play later, what the
/// player has scored is heard first, and nothing follows before it was read.
pub async fn computers_at_once_are_heard(page: &Page, site: &Site) {
    let three = [Strength::Novice, Strength::Casual, Strength::Skilled];
    let game = Fixture::with_computers("yahtzee-official", &["Ada"], &three);
    let game = game.rolled(&[1, 1, 2, 3, 6]).text();
    for pace in ["instant", "quick"] {
        let settings = format!(r#"{{"pace":"{pace}"}}"#);
        let seeds = [
            ("rollkeep/settings", &*settings),
            ("rollkeep/game/seeded", &*game),
        ];
        page.store(site, &seeds).await;
        page.open(site.url("#/game/seeded")).await;
        let stands = "Ada’s turn, 2 rolls left. The dice: 1, 1, 2, 3, 6.";
        page.mentions("#polite", stands).await;
        let together = pace == "instant";
        if together {
            page.script(HOLD, vec![]).await;
        }
        page.script(LISTEN, vec![]).await;
        page.score(0).await;
        if together {
            page.shown("main[data-seat=\"0\"][data-rolls=\"0\"]").await;
            page.script("held.splice(0).forEach((then) => then())", vec![])
                .await;
            page.mentions("#polite", "Ada’s turn.").await;
        } else {
            page.until("two are heard", "heard.length >= 2").await;
        }
        let heard = page.heard().await;
        let own = "2 in Ones. Upper section 2, 61 more for the bonus. Total 2.";
        match (pace, heard.as_slice()) {
            ("instant", [(_, all)]) => {
                assert!(
                    all.starts_with(own) && all.ends_with(". Ada’s turn."),
                    "{all}"
                );
            }
            ("quick", [(first, all), (next, _), ..]) => {
                let all = all.strip_suffix(" novice’s turn.");
                assert!(all == Some(own) && next - first > 900.0, "{heard:?}");
            }
            _ => panic!("{pace}: {heard:?}"),
        }
    }
}

/// The coach's advice is announced once, after the roll that it is about, and never a percentage.
pub async fn advice_is_heard_once(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada"]).rolled(&[6, 6, 1, 3, 2]);
    page.resume(site, &game.text()).await;
    page.mentions("#polite", "The dice").await;
    page.script(LISTEN, vec![]).await;
    page.click("#coach").await;
    page.mentions("#polite", "Keep the two sixes").await;
    page.press("1").await;
    page.mentions("#polite", "Die 1: six, kept").await;
    page.mentions("#polite", "your choice").await;
    let heard = page.heard().await;
    let with = |part: &str| {
        let texts = heard.iter().filter(|(_, text)| text.contains(part));
        texts.count()
    };
    assert_eq!(with("%"), 0, "{heard:?}");
    assert_eq!(with("Keep the two sixes"), 2, "{heard:?}");
    assert_eq!(with("your choice"), 1, "{heard:?}");
    let (_, last) = heard.last().expect("something is said");
    assert!(last.ends_with("your choice."), "{heard:?}");
}

/// Between two people, the dialog says the score and the totals; nothing is said twice, and nothing on another screen.
pub async fn handover_is_heard_once(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada", "Ben"]).rolled(&[1, 1, 2, 3, 6]);
    page.resume(site, &game.text()).await;
    page.mentions("#polite", "The dice").await;
    page.script(LISTEN, vec![]).await;
    page.score(12).await;
    page.shown("dialog#pass[open]").await;
    let described =
        "return document.querySelector('dialog#pass').getAttribute('aria-describedby').split(' ')
        .map((id) => document.getElementById(id).textContent.trim()).join('. ')";
    assert_eq!(
        page.script(described, vec![]).await,
        json!("Ada: 13 in Chance. Ada 13Ben 0")
    );
    page.click("#ready").await;
    page.gone("dialog#pass").await;
    page.roll().await;
    page.mentions("#app > #live #polite", "You rolled").await;
    let heard = page.heard().await;
    let texts: Vec<&str> = heard.iter().map(|(_, text)| text.as_str()).collect();
    assert_eq!(texts.len(), 2, "{heard:?}");
    assert_eq!(texts[0], "Ada: 13 in Chance. Total 13.");

    // A question is what counts then, with its reason.
    page.click("td[data-slot=\"11\"] button.box").await;
    page.shown("dialog#zero[open][aria-describedby=zero-why]")
        .await;
    page.says("#polite", "").await;
    page.press("Escape").await;
    page.gone("dialog#zero").await;
    page.press("1").await;
    page.mentions("#polite", "Die 1").await;
    page.click("header a").await;
    page.shown("main[data-screen=home]").await;
    page.says("#polite", "").await;
}

/// A key that can keep no die says why.
pub async fn no_die_to_keep(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada"]);
    page.resume(site, &game.text()).await;
    page.press("1").await;
    page.says("#assertive", "Roll the dice first.").await;
    page.roll().await;
    page.says("#assertive", "").await;
    page.roll().await;
    page.roll().await;
    page.press("1").await;
    page.says("#assertive", "No rolls left: choose a box.")
        .await;
}

impl Page {
    /// What was announced since [`LISTEN`], and when.
    async fn heard(&self) -> Vec<(f64, String)> {
        let heard = self.script("return heard", vec![]).await;
        let each = heard.as_array().into_iter().flatten();
        let each = each.filter_map(|it| Some((it[0].as_f64()?, Value::as_str(&it[1])?.to_owned())));
        each.collect()
    }
}

/// Whoever asks with a key hears where the game stands, as often as they ask.
pub async fn standing_is_told(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada"]).rolled(&[6, 6, 1, 3, 2]);
    page.resume(site, &game.text()).await;
    page.mentions("#polite", "The dice").await;
    page.press("1").await;
    page.mentions("#polite", "kept").await;
    page.script(LISTEN, vec![]).await;
    let says =
        "The dice: 6, 6, 1, 3, 2. Die 1 is kept. Upper section 0, 63 more for the bonus. Total 0.";
    for times in 1..=2 {
        page.press("p").await;
        page.until("it is said", &format!("heard.length >= {times}"))
            .await;
    }
    let heard = page.heard().await;
    assert!(heard.iter().all(|(_, it)| it.ends_with(says)), "{heard:?}");
}
