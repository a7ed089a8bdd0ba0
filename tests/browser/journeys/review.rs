//! What players do with a decision of a review.

use rollkeep_solver::coach::{Position, decisions};
use rollkeep_words::{daily, links, over, practice};
use serde_json::json;

use super::end::COPIES;
use super::fixture::Fixture;
use super::practice::answer;
use crate::page::Page;
use crate::server::Site;

/// The faces of the dice on a table.
const FACES: &str = "return [...document.querySelectorAll('.die[data-face]')].map((it) => it.dataset.face).join(' ')";

/// The games in play that are stored.
const PLAYING: &str = "return Object.entries(localStorage)
    .filter(([key]) => key.startsWith('rollkeep/game/')).map(([, text]) => JSON.parse(text))";

const ADDRESS: &str = "return location.hash";

/// From the board, a decision is practised without its answer, its position shared, and a new game begun that is not counted.
pub async fn actions_of_a_decision(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada"]).ended();
    page.store(site, &[("rollkeep/done/seeded", &game.text())])
        .await;
    let all = decisions(game.game());
    let (number, decision) = (4, &all[4]);
    let dice = json!(decision.dice.to_string());
    let here = format!("#/review/seeded/{number}");
    page.open(site.url(&here)).await;
    page.shown(".board .actions").await;
    page.passes_axe().await;

    // Practise it: the answer is not on the table, a reload comes to the same position, and nothing is counted.
    page.click("#practise").await;
    page.shown("main[data-screen=practise]").await;
    let address = format!("#/drills/review/seeded/{number}");
    assert_eq!(page.script(ADDRESS, vec![]).await, json!(address));
    for reloads in 0..2 {
        if reloads > 0 {
            page.reload().await;
        }
        page.shown(".table:not(.tumbling) .die[data-face]").await;
        assert_eq!(page.script(FACES, vec![]).await, dice);
        page.never_shown("button.box[data-less]").await;
    }
    answer(page).await;
    page.shown("button.box[data-less]").await;
    page.says("#next", &practice::to_review()).await;
    page.mentions("#why", "In the game: ").await;
    page.mentions("#why", "doesn’t count").await;
    let counted = "return localStorage.getItem('rollkeep/settings')?.includes('drills') ?? false";
    assert_eq!(page.script(counted, vec![]).await, json!(false));
    page.press("r").await;
    page.shown(".board .actions").await;
    assert_eq!(page.script(ADDRESS, vec![]).await, json!(here));
    page.until(
        "the decision has the focus",
        "document.activeElement.id === 'decision'",
    )
    .await;

    // Share its position; a link that cannot be copied is shown.
    page.script(COPIES, vec![json!(true)]).await;
    page.click("#share-link").await;
    page.says(".said", &links::copied()).await;
    let position = Position::new(
        game.game().rules(),
        &decision.card,
        &decision.dice,
        decision.rolls_left,
    );
    let link = "return decodeURIComponent(window.copied.split('#/explore/')[1])";
    let shared = page.script(link, vec![]).await;
    assert_eq!(shared, json!(position.to_string()));
    page.script("window.copies = false", vec![]).await;
    page.click("#share-link").await;
    page.shown(".board .address").await;

    // Play from it: a double tap begins one game, with the dice of that moment.
    page.double_tap("#play-on", 100).await;
    page.shown("main[data-screen=game]").await;
    page.shown(".table:not(.tumbling) .die[data-face]").await;
    assert_eq!(page.script(FACES, vec![]).await, dice);
    let begun = page.script(PLAYING, vec![]).await;
    assert_eq!(begun.as_array().map(Vec::len), Some(1));
    assert_eq!(begun[0]["taken_over"], json!(decision.event));
    page.go_back().await;
    page.shown(".board .actions").await;
    page.open(site.url("#/")).await;
    let expected = game.game().play_on(decision.event).expect("a decision");
    page.mentions("main", &daily::title_and_rules(&expected, &[]))
        .await;

    // At its end it says that it does not count, and the list tells it apart.
    let last = all.len() - 1;
    page.open(site.url(&format!("#/review/seeded/{last}")))
        .await;
    page.click("#play-on").await;
    page.click("button.box:not([aria-disabled])").await;
    let turn = all[last].card.filled() + 1;
    page.says("#played-on", &over::played_from(turn)).await;
    page.never_shown("#rare").await;
    page.passes_axe().await;
    page.open(site.url("#/finished")).await;
    page.mentions("main", &format!("from turn {turn}")).await;
    page.assert_no_errors(site).await;
}
