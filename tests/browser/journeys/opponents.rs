//! Own players at a table, with people.

use rollkeep_rules::Slot;
use rollkeep_rules::game::{Event, Game};
use serde_json::json;

use super::fixture::Fixture;
use super::players::{edit, shelved};
use crate::page::Page;
use crate::server::Site;

const AT_ONCE: (&str, &str) = ("rollkeep/settings", r#"{"pace":"instant"}"#);
const SLOWLY: (&str, &str) = ("rollkeep/settings", r#"{"pace":"slow"}"#);

/// Where the player in a journey is stored.
const PLAYER: &str = "rollkeep/player/own";

/// Keeps all its dice as often as it may, which Casual never does, and then fills the first box of the card.
const FIRST_BOX: &str = "export const turn = ({ dice, throwsLeft, legal, rules }) =>
    throwsLeft > 0 ? dice : rules.categories.find(({ id }) => id in legal).id";

/// Returns the rolls of the last whole turn and its box.
fn last_turn(game: &Game) -> (Vec<usize>, Option<Slot>) {
    let log = game.log();
    let mut scores = (log.iter().enumerate()).filter_map(|(place, event)| match event {
        Event::Scored(slot) => Some((place, *slot)),
        _ => None,
    });
    let (end, slot) = scores.next_back().expect("a score");
    let start = scores.next_back().map_or(0, |(place, _)| place + 1);
    let rolls = log[start..end].iter().filter_map(|event| match event {
        Event::Rolled { rolled, .. } => Some(rolled.len()),
        _ => None,
    });
    (rolls.collect(), Some(slot))
}

/// Chooses an option of the last seat's list.
async fn choose(page: &Page, value: &str) {
    page.shown("li:nth-child(2) select.strength").await;
    let choose = "const it = document.querySelector('li:nth-child(2) select.strength');
        it.value = arguments[0]; it.dispatchEvent(new Event('change', { bubbles: true }))";
    page.script(choose, vec![json!(value)]).await;
}

/// An own player is chosen for a new game, and plays its own turns there, also after a reload in the middle of one. The
/// next game has it, too.
pub async fn own_player_at_the_table(page: &Page, site: &Site) {
    let ann = shelved("Ann", FIRST_BOX);
    page.store(site, &[AT_ONCE, (PLAYER, &ann)]).await;
    page.open(site.url("#/new")).await;
    page.fill("input.name", "Ada").await;
    page.click("#add-computer").await;
    choose(page, "own:Ann").await;
    page.mentions(".computer small", "Ann: plays as its program says.")
        .await;
    page.passes_axe().await;
    page.click("#begin").await;
    page.shown("main[data-screen=game]").await;
    for (turn, filled) in (0..).zip(["Ones", "Twos"]) {
        page.roll().await;
        page.score_best().await;
        page.shown("main[data-seat=\"0\"][data-rolls=\"0\"]").await;
        let game = page.shows_saved_game().await;
        assert_eq!(last_turn(&game), (vec![5, 0, 0], Some(Slot(turn))));
        assert_eq!(game.setup().seats()[1].own_player_name(), Some("Ann"));
        page.mentions(".hint", filled).await;
        // Its program runs on, and starts anew after a reload.
        page.reload().await;
        page.shown("main[data-seat=\"0\"][data-rolls=\"0\"]").await;
    }

    // In the middle of its turn.
    let game = Fixture::with_own_player("yatzy", &["Ada"], "Ann")
        .rolled(&[1, 2, 3, 4, 6])
        .score(14)
        .rolled(&[3, 3, 1, 2, 6]);
    let game = ("rollkeep/game/seeded", &*game.text());
    page.store(site, &[AT_ONCE, (PLAYER, &ann), game]).await;
    page.open(site.url("#/game/seeded")).await;
    page.shown("main[data-seat=\"0\"]").await;
    let played = page.shows_saved_game().await;
    assert_eq!(last_turn(&played), (vec![5, 0, 0], Some(Slot(0))));
    assert_eq!(played.cards()[1].points(Slot(0)), Some(1));
    page.assert_no_errors(site).await;

    // Its editor leads to a game against it, and the form for the next game knows it.
    edit(page, site, FIRST_BOX).await;
    page.click("#play-against").await;
    page.shown("main[data-screen=game]").await;
    let seats = page.saved().await.game.setup().seats().to_vec();
    assert_eq!(seats[1].own_player_name(), Some("Ann"));
    page.open(site.url("#/new")).await;
    page.until(
        "it is chosen",
        "document.querySelector('select.strength')?.value === 'own:Ann'",
    )
    .await;
    assert_eq!(page.console_errors().await, [""; 0]);
}

/// Whatever is wrong with an own player, the game goes on: Casual plays the turn, and the table says why.
pub async fn own_player_that_fails(page: &Page, site: &Site) {
    let game = Fixture::with_own_player("yatzy", &["Ada"], "Ann")
        .rolled(&[1, 2, 3, 4, 6])
        .score(14);
    let game = ("rollkeep/game/seeded", &*game.text());
    let ends_well = async |why: &str| {
        page.open(site.url("#/game/seeded")).await;
        page.shown("main[data-seat=\"0\"][data-rolls=\"0\"]").await;
        page.mentions(".hint", why).await;
        page.mentions(".hint", "Casual plays for Ann.").await;
        let played = page.shows_saved_game().await;
        assert_eq!(played.cards()[1].filled(), 1);
        // Whoever rolls has read it.
        page.roll().await;
        page.until(
            "nothing is said any more",
            "!document.querySelector('.hint').textContent.includes('Ann')",
        )
        .await;
    };
    for (source, why) in [
        (
            "export const turn = () => { throw new Error('not today'); }",
            "Ann stopped with an error: Error: not today",
        ),
        (
            "export const turn = () => 'tower'",
            "Ann wanted to fill “tower”",
        ),
        ("export const turn = 5", "Ann has no function called “turn”"),
        (
            "export const turn = () => { for (;;); }",
            "Ann took more than a second",
        ),
    ] {
        let ann = shelved("Ann", source);
        page.store(site, &[AT_ONCE, game, (PLAYER, &ann)]).await;
        ends_well(why).await;
    }
    page.store(site, &[AT_ONCE, game]).await;
    let delete = "localStorage.removeItem(arguments[0])";
    page.script(delete, vec![json!(PLAYER)]).await;
    ends_well("This device has no player called Ann.").await;
    // What it would do is said before it is done.
    page.store(site, &[SLOWLY, game]).await;
    page.open(site.url("#/game/seeded")).await;
    page.mentions(".hint", "Casual, playing for Ann,").await;
    page.mentions(".hint", "This device has no player called Ann.")
        .await;
    page.passes_axe().await;
}

/// A player that is deleted in another tab while it plays plays no more; one that is written again does.
pub async fn own_player_comes_and_goes(page: &Page, site: &Site) {
    let game = Fixture::with_own_player("yatzy", &["Ada"], "Ann").rolled(&[1, 2, 3, 4, 6]);
    let (ann, game) = (shelved("Ann", FIRST_BOX), game.text());
    let stored = [AT_ONCE, (PLAYER, &*ann), ("rollkeep/game/seeded", &*game)];
    page.store(site, &stored).await;
    page.open(site.url("#/game/seeded")).await;
    for (is_there, own) in [(true, true), (false, false), (true, true)] {
        let change = "const [key, text] = arguments;
            text ? localStorage.setItem(key, text) : localStorage.removeItem(key)";
        let text = is_there.then_some(ann.as_str());
        page.script(change, vec![json!(PLAYER), json!(text)]).await;
        if page.seen().await.faces.is_empty() {
            page.roll().await;
        }
        page.score_best().await;
        page.shown("main[data-seat=\"0\"][data-rolls=\"0\"]").await;
        let (rolls, _) = last_turn(&page.shows_saved_game().await);
        assert_eq!(rolls == [5, 0, 0], own, "{rolls:?}");
    }
    assert_eq!(page.console_errors().await, [""; 0]);
}
