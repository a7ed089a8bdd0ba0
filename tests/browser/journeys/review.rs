//! What players do with a decision of a review.

use std::ops::ControlFlow;

use rollkeep_rules::game::Game;
use rollkeep_solver::coach::{CoachService, Decision, Position, decisions};
use rollkeep_words::{daily, links, over, practice, review};
use serde_json::json;

use super::end::COPIES;
use super::fixture::Fixture;
use super::practice::answer;
use super::taps::{DOUBLE, tap_twice};
use crate::page::Page;
use crate::server::Site;

/// The faces of the dice on a table.
const FACES: &str = "return [...document.querySelectorAll('.die[data-face]')].map((it) => it.dataset.face).join(' ')";

/// The games in play that are stored.
const PLAYING: &str = "return Object.entries(localStorage)
    .filter(([key]) => key.startsWith('rollkeep/game/')).map(([, text]) => JSON.parse(text))";

/// Forgets them.
const CLEAR: &str = "Object.keys(localStorage)
    .filter((key) => key.startsWith('rollkeep/game/')).forEach((key) => localStorage.removeItem(key))";

const ADDRESS: &str = "return location.hash";

/// The position of a decision.
fn position(game: &Game, decision: &Decision) -> Position {
    let Decision {
        card,
        dice,
        rolls_left,
        ..
    } = decision;
    Position::new(game.rules(), card, dice, *rolls_left)
}

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
    let position = position(game.game(), decision);
    let link = "return decodeURIComponent(window.copied.split('#/explore/')[1])";
    let shared = page.script(link, vec![]).await;
    assert_eq!(shared, json!(position.to_string()));
    page.script("window.copies = false", vec![]).await;
    page.click("#share-link").await;
    page.shown(".board .address").await;
    // The page scrolls to it when it is selected, a frame later.
    page.until(
        "the link is selected",
        "getSelection().toString().includes('#/explore/')",
    )
    .await;

    // Play from it: a double tap begins one game, with the dice of that moment.
    let begin = async || {
        page.script(CLEAR, vec![]).await;
        page.open(site.url(&here)).await;
        page.shown(".board .actions").await;
    };
    tap_twice(page, "#play-on", 100, DOUBLE, begin).await;
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

/// The list of decisions can begin with those that cost the most of the chance to win, and practice judges by that too.
pub async fn judged_by_the_chance_to_win(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-basic", &["Ada", "Ben"]).ended();
    page.store(site, &[("rollkeep/done/seeded", &game.text())])
        .await;
    let all = decisions(game.game());
    let (mut coach, go_on) = (CoachService::default(), &mut |_| ControlFlow::Continue(()));
    let of_ada = { all.iter().enumerate() }.filter(|(_, decision)| decision.seat == 0);
    let costs = of_ada.filter_map(|(number, decision)| {
        let position = position(game.game(), decision);
        let advice = coach.advise_to_win(&position, &decision.others, go_on)?;
        let cost = advice.cost(decision.played, &decision.dice)?;
        Some((number, cost))
    });
    let (worst, cost) = costs
        .reduce(|worst, it| if it.1 > worst.1 { it } else { worst })
        .expect("late decisions");
    assert!(cost > 0, "somebody made a mistake");

    page.open(site.url("#/review/seeded")).await;
    page.shown(".decisions .costs small").await;
    page.script(
        "const it = document.querySelector('#order');
        it.value = '2';
        it.dispatchEvent(new Event('change', { bubbles: true }));",
        vec![],
    )
    .await;
    page.mentions(
        ".decisions li:first-child .costs small",
        &review::chance_lost(cost),
    )
    .await;
    page.passes_axe().await;
    page.click(".decisions li:first-child button").await;
    let here = format!("location.hash === '#/review/seeded/{worst}'");
    page.until("the worst decision is in the address", &here)
        .await;
    page.shown(".board .wins .grade-sign").await;

    page.click("#practise").await;
    let total = all[worst].others[0].totals(game.game().rules()).grand();
    let others = practice::others_at_decision(&[("Ben".to_owned(), Some(total))]);
    page.says("#why", &others.replace('\u{a0}', " ")).await;
    answer(page).await;
    page.mentions("#why", "Chance to win after this choice")
        .await;
    page.assert_no_errors(site).await;
}
