//! Score cards on paper.

use rollkeep_rules::catalogue;
use rollkeep_words::{categories, rule_sets, words};
use serde_json::json;

use super::end::opened;
use super::fixture::{Fixture, SIX};
use crate::engine::Engine;
use crate::page::{PAPERS, Page, button, link};
use crate::server::Site;

/// From the rules, two taps print a blank card. Any card with six columns is one page of A4 or Letter with nothing else on it; so is
/// the first with one column.
pub async fn blank_cards(page: &Page, site: &Site) {
    page.open(site.url("#/rules/yatzy")).await;
    page.click(link("Paper score cards")).await;
    page.says("h1", "Paper score cards").await;
    page.passes_axe().await;
    press_print(page).await;
    for (place, rules) in catalogue::all().iter().enumerate() {
        page.open(site.url(&format!("#/paper/{}", rules.id))).await;
        page.shown(".paper").await;
        let columns: &[&str] = if place == 0 { &["6", "1"] } else { &["6"] };
        for columns in columns {
            page.click(format!(
                "label:has(input[name=columns][value=\"{columns}\"])"
            ))
            .await;
            page.until(
                "there are so many columns",
                &format!(
                    "document.querySelectorAll('.paper thead tr > *').length === 1 + {columns}"
                ),
            )
            .await;
            let mut wanted = vec![
                "Name".to_owned(),
                rule_sets::name(rules),
                "Total".to_owned(),
            ];
            wanted.extend(rules.categories.iter().map(|it| categories::name(&it.id)));
            let wanted: Vec<&str> = wanted.iter().map(String::as_str).collect();
            fits_a_page(page, &wanted).await;
        }
    }
}

/// The end of a game links to its cards to print, with every name and every number.
pub async fn finished_cards(page: &Page, site: &Site) {
    for people in [&SIX[..], &SIX[..1]] {
        let game = Fixture::new("yahtzee-official", people).ended();
        let total: Vec<String> = { game.game().cards().iter() }
            .map(|card| card.totals(game.game().rules()).grand().to_string())
            .collect();
        opened(page, site, &[("ended", &game)]).await;
        page.click(link("Print")).await;
        page.says("h1", "Print the score card").await;
        page.passes_axe().await;
        press_print(page).await;
        let wanted = people
            .iter()
            .copied()
            .chain(total.iter().map(String::as_str));
        fits_a_page(page, &wanted.collect::<Vec<_>>()).await;
    }
    page.open(site.url("#/paper/game/gone")).await;
    page.says("h1", &words::no_such_game()).await;
}

/// A card for real dice can be printed in play and when it is over: every name, every number, and open boxes empty.
pub async fn real_cards(page: &Page, site: &Site) {
    // Almost the highest points for six players, and a last box that is still open.
    let points = [3, 6, 9, 12, 15, 18, 17, 22, 25, 30, 40, 50];
    for (people, boxes) in [(&SIX[..], 12), (&SIX[..1], 13)] {
        let log = (0..boxes).flat_map(|slot| {
            let points = points.get(slot).copied().unwrap_or(29);
            (0..people.len()).map(move |seat| json!({ "score": [seat, slot, points] }))
        });
        let text = json!({
            "real_dice": 1, "rules": "yahtzee-official", "began": 5, "touched": 5, "names": people,
            "log": log.collect::<Vec<_>>(),
        });
        let card = [("rollkeep/real/card", text.to_string())];
        let card = card.each_ref().map(|(key, text)| (*key, text.as_str()));
        page.store(site, &card).await;
        page.open(site.url("#/real-dice/card")).await;
        page.click(link("Print")).await;
        page.says("h1", "Print the score card").await;
        page.passes_axe().await;
        press_print(page).await;
        let total = (247 + 35 + if boxes == 13 { 29 } else { 0 }).to_string();
        let mut wanted = points.map(|it| it.to_string()).to_vec();
        wanted.extend(people.iter().map(|&name| name.to_owned()));
        wanted.extend([total.clone(), "Yahtzee, official".to_owned()]);
        if boxes == 12 {
            wanted.push("72 of 78 boxes".to_owned());
        }
        fits_a_page(page, &wanted.iter().map(String::as_str).collect::<Vec<_>>()).await;
        let row = page
            .list(".paper tbody:last-of-type tr:last-child td")
            .await;
        assert_eq!(row, vec![total; people.len()]);
        let open = page
            .list(".paper tbody:last-of-type tr:nth-child(7) td")
            .await;
        let last = if boxes == 13 { "29" } else { "" };
        assert_eq!(open, vec![last; people.len()]);
        page.click(link("Back to the card")).await;
        page.shown("main[data-screen=real-game]").await;
    }
    page.open(site.url("#/paper/real/gone")).await;
    page.mentions(".lead", "It was deleted").await;
}

/// Presses the button, and checks that it opens the browser's print dialog once.
async fn press_print(page: &Page) {
    page.script(
        "window.print = () => { window.printed = (window.printed ?? 0) + 1 }",
        vec![],
    )
    .await;
    page.click(button("Print")).await;
    page.until("it prints", "window.printed === 1").await;
}

/// Checks that it is one page with all of these words and no button.
async fn fits_a_page(page: &Page, wanted: &[&str]) {
    // WebKit's driver cannot print.
    if page.engine() == Engine::WebKit {
        return;
    }
    for paper in PAPERS {
        let pages = page.printed(paper).await;
        assert_eq!(pages.len(), 1, "{paper:?}: {pages:#?}");
        for word in wanted {
            let word: String = word.split_whitespace().collect();
            assert!(
                pages[0].contains(&word),
                "{word:?} is not in {:?}",
                pages[0]
            );
        }
        for button in ["Home", "Print"] {
            assert!(!pages[0].contains(button), "{:?}", pages[0]);
        }
    }
}
