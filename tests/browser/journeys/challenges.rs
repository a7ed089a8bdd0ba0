//! Challenges: several people with a device each play the same dice.

use std::cmp::Ordering;

use rollkeep_app::link::SharedGame;
use rollkeep_app::storage::Loaded;
use rollkeep_rules::dice::{Keep, Seed};
use rollkeep_rules::game::{Day, Game, Phase, SharedDice};
use rollkeep_words::{challenges as text, home};
use serde_json::json;

use super::fixture::Fixture;
use super::keyboard::tab_to;
use crate::page::Page;
use crate::server::Site;

const DICE: SharedDice = SharedDice::Challenge(Seed(7));
const RULES: &str = "yahtzee-official";

/// Before and after any game of somebody else came to the device, in milliseconds since 1970.
const LONG_AGO: u64 = 1_770_000_000_000;
const AFTERWARDS: u64 = 4_000_000_000_000;

/// How much wider the page is than the screen.
const OVERFLOW: &str =
    "return document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth";

/// The second and third column of the table of all players.
const TABLE: &str = "return [...document.querySelectorAll('.same-dice tbody tr')]
    .map((row) => [...row.children].slice(1, 3).map((it) => it.textContent).join(' '))";

/// A whole game of Ann with the dice of the challenge.
fn ann() -> Fixture {
    Fixture::alone(RULES, "Ann", DICE).ended()
}

/// A whole game with the same dice and another first decision.
fn other(name: &str, keep: u8) -> Fixture {
    let game = Fixture::alone(RULES, name, DICE);
    let game = game.roll(Keep::NONE).roll(Keep::from_bits(keep));
    game.score(0).turns(12)
}

fn payload(game: &Game) -> String {
    let shared = SharedGame::new(game.clone(), 0);
    shared.to_payload().expect("a short game")
}

fn link(site: &Site, game: &Fixture) -> String {
    site.url(&format!("#/g/{}", payload(game.game())))
}

fn total(game: &Game) -> u16 {
    game.cards()[0].totals(game.rules()).grand()
}

/// Clears the device, as if it belonged to somebody else.
async fn other_device(page: &Page, site: &Site) {
    page.open(site.outside()).await;
    page.script("localStorage.clear()", vec![]).await;
}

async fn opens(page: &Page, address: &str) {
    page.open("about:blank").await;
    page.open(address).await;
    page.shown("main[data-screen=challenge]").await;
}

/// Returns the keys of all stored games and challenges.
async fn kept(page: &Page) -> Vec<String> {
    let names = page.stored_names().await;
    let kept = |name: &String| {
        let kinds = ["/game/", "/done/", "/challenge/"];
        kinds.iter().any(|kind| name.contains(kind))
    };
    names.into_iter().filter(kept).collect()
}

/// Checks that the page shows no card and no total.
async fn gives_nothing_away(page: &Page, of: &Game) {
    let tables = "return document.querySelectorAll('table, .small-dice, #watch').length";
    assert_eq!(page.script(tables, vec![]).await, json!(0));
    let all = page
        .script(
            // Without drawings and addresses, which may contain any numbers.
            "const main = document.querySelector('main').cloneNode(true);
            main.querySelectorAll('svg').forEach((it) => it.remove());
            main.querySelectorAll('[href]').forEach((it) => it.removeAttribute('href'));
            return document.title + main.outerHTML",
            vec![],
        )
        .await;
    let all = all.as_str().expect("text").to_owned();
    let words = all.split(|c: char| !c.is_ascii_digit());
    let total = total(of).to_string();
    assert!(!words.into_iter().any(|word| word == total), "{all}");
}

/// Returns the game on this device.
async fn game_here(page: &Page) -> (String, Game) {
    let names = kept(page).await;
    let game = |name: &&String| !name.contains("/challenge/");
    let name = names.iter().find(game).expect("a game").clone();
    let saved = page.stored(&name).await.expect("a save");
    match Loaded::from_json(&saved) {
        Loaded::Whole(saved) => (name, saved.game),
        _ => panic!("not whole: {saved}"),
    }
}

/// Replaces the game on this device by this one, one turn before its end, and plays that turn. It began at this time.
async fn plays_to_the_end(page: &Page, site: &Site, game: &Fixture, began: u64) -> Game {
    page.store(
        site,
        &[("rollkeep/game/seeded", &game.text_begun_at(began))],
    )
    .await;
    page.open(site.url("#/game/seeded")).await;
    page.shown("main[data-screen=game]").await;
    page.roll().await;
    let done = page.score_best().await;
    assert!(matches!(done.phase(), Phase::Over(_)));
    page.shown("main[data-screen=over] #send").await;
    done
}

/// Returns the address on the share screen.
async fn address(page: &Page, send: &str) -> String {
    page.click(send).await;
    page.shown("main[data-screen=share] .address").await;
    page.text(".address").await
}

/// Ann challenges, Ben and Cleo answer; everybody sees the same table.
pub async fn challenge_and_answers(page: &Page, site: &Site) {
    page.open(site.home()).await;
    page.click("#friends").await;
    page.click("#challenges").await;
    page.shown("main[data-screen=challenges]").await;
    page.mentions("main", &text::none_yet()).await;
    // The friend must see a real name.
    for nobody in [" ", "You", "Player 2"] {
        page.fill("#who", nobody).await;
        page.click("#begin").await;
        page.says("#told", &text::name_wanted()).await;
    }
    page.passes_axe().await;
    page.fill("#who", "Ann").await;
    page.click("#begin").await;
    page.shown("main[data-screen=game]").await;
    let first = page.roll().await;
    let (name, begun) = game_here(page).await;
    let dice = begun.setup().shared_dice().expect("shared dice");
    assert!(dice.challenge().is_some());
    let roll = |name, dice| {
        Fixture::alone(RULES, name, dice)
            .roll(Keep::NONE)
            .game()
            .clone()
    };
    assert_eq!(
        first.log(),
        roll("Ann", dice).log(),
        "they follow from the seed"
    );
    // From here on the dice are always the same, so that nobody wins by chance.
    let dice = DICE;
    page.script("localStorage.removeItem(arguments[0])", vec![json!(name)])
        .await;
    let almost = Fixture::alone(RULES, "Ann", dice).but(1);
    let ann = plays_to_the_end(page, site, &almost, LONG_AGO).await;
    page.says("#send.strong", &text::send()).await;
    page.passes_axe().await;
    let to_ben = address(page, "#send").await;
    page.mentions("main", &text::link_help()).await;
    page.passes_axe().await;

    other_device(page, site).await;
    opens(page, &to_ben).await;
    page.says("h1", "Ann challenges you to Yahtzee, official")
        .await;
    page.mentions("main", &text::honesty()).await;
    gives_nothing_away(page, &ann).await;
    page.passes_axe().await;
    assert_eq!(kept(page).await, [""; 0], "opening a link saves nothing");
    // Players with the same name cannot be told apart.
    page.fill("#who", "ann").await;
    page.click("#accept").await;
    page.says("#told", &text::taken("ann")).await;
    page.fill("#who", "Ben").await;
    page.click("#accept").await;
    page.shown("main[data-screen=game]").await;
    let same = page.roll().await;
    assert_eq!(same.log(), roll("Ann", dice).log(), "the same dice");
    let (mine, _) = game_here(page).await;
    opens(page, &to_ben).await;
    page.mentions("main", &text::after_your_game()).await;
    gives_nothing_away(page, &ann).await;
    page.shown("#go-on").await;
    // The same screen without the link.
    page.open(site.url("#/challenges")).await;
    page.mentions(".game-row", &text::you_play()).await;
    gives_nothing_away(page, &ann).await;
    page.script("localStorage.removeItem(arguments[0])", vec![json!(mine)])
        .await;
    let almost = Fixture::alone(RULES, "Ben", dice);
    let almost = almost.roll(Keep::NONE).score(12).turns(11);
    let ben = plays_to_the_end(page, site, &almost, AFTERWARDS).await;
    page.says("h1", &text::duel("Ann", [total(&ben), total(&ann)]))
        .await;
    page.says("#send", "Send your answer to Ann").await;
    page.click("#compare").await;
    page.shown("main[data-screen=challenge] .same-dice").await;
    let mut table = [("Ann", total(&ann)), ("Ben", total(&ben))];
    table.sort_by_key(|it| std::cmp::Reverse(it.1));
    let lines = |table: &[(&str, u16)]| {
        let lines = table.iter().map(|(name, total)| format!("{name} {total}"));
        json!(lines.collect::<Vec<_>>())
    };
    assert_eq!(page.script(TABLE, vec![]).await, lines(&table));
    page.mentions(".parted", "Turn 1").await;
    page.mentions(".parted", "Ben scored Chance").await;
    // The costs appear once they are known.
    page.mentions(".parted", "points").await;
    page.until(
        "what decisions cost",
        "[...document.querySelectorAll('.same-dice td:last-child')]
            .every((it) => /^\\d+\\.\\d$/.test(it.textContent))",
    )
    .await;
    page.passes_axe().await;
    let to_ann = address(page, "#send").await;
    page.says("h1", "Send your answer to Ann").await;
    page.mentions("main", "Ann sees the cards side by side")
        .await;

    // Ann's device again.
    other_device(page, site).await;
    let done = rollkeep_app::storage::SavedGame {
        game: ann.clone(),
        began: 1_770_000_000_000,
        touched: 1_770_000_100_000,
    };
    let done = done.to_json();
    page.store(site, &[("rollkeep/done/seeded", &done)]).await;
    // The page says that the link is her own.
    opens(page, &to_ben).await;
    page.mentions("main", &text::your_own()).await;
    opens(page, &to_ann).await;
    page.says("h1", &text::duel("Ben", [total(&ann), total(&ben)]))
        .await;
    assert_eq!(page.script(TABLE, vec![]).await, lines(&table));
    // She has played these dice: the answer is kept without a question.
    page.shown("#rematch.strong").await;
    page.never_shown("#keep").await;
    assert_eq!(kept(page).await.len(), 2);
    // She answers nobody: her own link stays a challenge.
    opens(page, &to_ben).await;
    page.shown("#rematch.strong").await;
    page.says("#send.plain", &text::send()).await;
    // From the second challenge on, there is a tally.
    let next = SharedDice::Challenge(Seed(8));
    let mine = Fixture::alone(RULES, "Ann", next).ended();
    let theirs = Fixture::alone(RULES, "Ben", next).roll(Keep::NONE);
    let theirs = theirs.score(12).turns(12);
    // A challenge that somebody else has played here is not counted.
    let another = SharedDice::Challenge(Seed(9));
    let dora = Fixture::alone(RULES, "Dora", another).ended();
    let to_dora = Fixture::alone(RULES, "Ben", another).roll(Keep::NONE);
    let to_dora = to_dora.score(12).turns(12);
    let here = [
        ("rollkeep/done/seeded2", mine.text()),
        ("rollkeep/done/seeded3", dora.text()),
    ];
    page.store(site, &here.each_ref().map(|(name, text)| (*name, &**text)))
        .await;
    opens(page, &link(site, &to_dora)).await;
    page.shown("#rematch").await;
    opens(page, &link(site, &theirs)).await;
    page.shown("#rematch").await;
    let results = [(&ann, &ben), (mine.game(), theirs.game())];
    let results = results.map(|(mine, theirs)| total(mine).cmp(&total(theirs)));
    let count = |of| results.iter().filter(|it| **it == of).count();
    let (won, lost) = (count(Ordering::Greater), count(Ordering::Less));
    page.mentions(".relation", &text::tally(won, lost, "Ben"))
        .await;
    page.passes_axe().await;
    page.click("#rematch").await;
    page.shown("main[data-screen=game]").await;
    let again = page.saved().await.game;
    assert_eq!(again.setup().names(), ["Ann"]);
    let dice_now = again.setup().shared_dice();
    assert!(dice_now.is_some_and(|it| it.challenge().is_some() && it != next && it != dice));
    other_device(page, site).await;
    page.store(site, &[("rollkeep/done/seeded", &done)]).await;
    opens(page, &to_ann).await;
    page.shown("#rematch").await;
    // A third answer makes a table of three.
    let cleo = Fixture::alone(RULES, "Cleo", dice);
    let cleo = cleo.roll(Keep::NONE).score(12).turns(12);
    opens(page, &link(site, &cleo)).await;
    page.shown("#rematch").await;
    page.mentions(".parted", "Ben").await;
    page.mentions(".parted", "Cleo").await;
    let all = [
        ("Ann", total(&ann)),
        ("Ben", total(&ben)),
        ("Cleo", total(cleo.game())),
    ];
    let rows = page.script(TABLE, vec![]).await;
    assert_eq!(rows.as_array().map(Vec::len), Some(3), "{rows}");
    for (name, total) in all {
        let line = json!(format!("{name} {total}"));
        assert!(
            rows.as_array().is_some_and(|it| it.contains(&line)),
            "{rows}"
        );
    }
    page.open(site.url("#/challenges")).await;
    page.mentions(".game-row", "Ann, Ben and Cleo").await;
    page.passes_axe().await;
    page.click(".game-row button.quiet").await;
    page.click("#delete-yes").await;
    page.gone(".game-row").await;
    assert_eq!(kept(page).await, [""; 0]);
    page.assert_no_errors(site).await;
}

/// A challenge can be stored for later, it is one tap from the home screen, and it can be declined; then the player sees the
/// cards.
pub async fn challenge_declined(page: &Page, site: &Site) {
    let ann = ann();
    // If a link is declined at once, nothing is stored.
    opens(page, &link(site, &ann)).await;
    page.click("#decline").await;
    page.shown("main[data-screen=home]").await;
    page.never_shown("#challenges small").await;
    assert_eq!(kept(page).await, [""; 0]);
    opens(page, &link(site, &ann)).await;
    page.click("#later").await;
    page.gone("#later").await;
    assert_eq!(kept(page).await.len(), 1);
    gives_nothing_away(page, ann.game()).await;
    page.open(site.home()).await;
    page.says("#answer strong", "Ann challenges you").await;
    page.says("#answer small", "Yahtzee, official").await;
    // Only the main button is before it.
    page.shown(".play-now + * > #answer").await;
    page.passes_axe().await;
    page.click("#answer").await;
    page.shown("#accept").await;
    gives_nothing_away(page, ann.game()).await;
    page.open(site.home()).await;
    page.click("#friends").await;
    page.says("#challenges .waiting", "1 waiting").await;
    page.click("#challenges").await;
    page.mentions(".game-row", "Ann challenges you").await;
    gives_nothing_away(page, ann.game()).await;
    page.click(".game-row a").await;
    page.click("#decline").await;
    page.mentions(".game-row", &text::declined()).await;
    page.click(".game-row a").await;
    page.shown(".same-dice").await;
    page.mentions(".same-dice", &total(ann.game()).to_string())
        .await;
    // Firefox complains about a file that was still loading when the page was left.
    page.until(
        "what decisions cost",
        "/^\\d+\\.\\d$/.test(document.querySelector('.same-dice td:last-child')?.textContent)",
    )
    .await;
    page.open(site.home()).await;
    page.says("#answer strong", &home::challenges()).await;
    page.click("#answer").await;
    page.shown("main[data-screen=challenges]").await;
    page.assert_no_errors(site).await;
}

/// A damaged link or a game with other dice is refused, and unknown addresses of challenges are reported.
pub async fn challenge_tampered(page: &Page, site: &Site) {
    let good = payload(ann().game());
    for place in [3, good.len() / 2, good.len() - 3] {
        let mut bad = good.clone().into_bytes();
        bad[place] = if bad[place] == b'A' { b'B' } else { b'A' };
        let bad = String::from_utf8(bad).expect("letters");
        page.open("about:blank").await;
        page.open(site.url(&format!("#/g/{bad}"))).await;
        page.shown("main[data-screen=nowhere]").await;
        page.mentions("main", "Your own games are safe").await;
    }
    for address in ["yatzy/7", "yatzy/2026-11-22"] {
        page.open("about:blank").await;
        page.open(site.url(&format!("#/challenge/{address}"))).await;
        page.says("h1", &text::no_challenge()).await;
    }
    for address in ["yatzy/-1", "yatzy/2026-13-22", "nothing/7", "yatzy"] {
        page.open("about:blank").await;
        page.open(site.url(&format!("#/challenge/{address}"))).await;
        page.says("h1", "There’s nothing here").await;
    }
    // Names are text only.
    let evil = Fixture::alone(RULES, "<b>A&amp;\"'`", DICE).turns(2);
    opens(page, &link(site, &evil)).await;
    page.mentions("h1", "<b>A&amp;\"'`").await;
    let markup = "return document.querySelectorAll('main b').length";
    assert_eq!(page.script(markup, vec![]).await, json!(0));
    assert_eq!(kept(page).await, [""; 0]);
    // The page shows a game of a day that is long over, because nobody can play it any more.
    let day = Day::new(2020, 2, 29).expect("a day");
    let daily = Fixture::alone(RULES, "Ann", SharedDice::Daily(day)).ended();
    opens(page, &link(site, &daily)).await;
    page.mentions("main", &text::day_is_over()).await;
    page.shown(".same-dice").await;
    page.assert_no_errors(site).await;
}

/// With the keyboard only, from the link to the table, and from the home screen to a new challenge.
pub async fn challenge_by_keyboard(page: &Page, site: &Site) {
    opens(page, &link(site, &ann())).await;
    tab_to(page, "#who").await;
    page.press("B e n Enter").await;
    page.shown("main[data-screen=game]").await;
    let (_, mine) = game_here(page).await;
    assert_eq!(mine.setup().names(), ["ben"]);
    assert_eq!(mine.setup().shared_dice(), Some(DICE));
    page.open(site.home()).await;
    page.shown("#friends").await;
    tab_to(page, "#friends").await;
    page.press("Enter").await;
    page.shown("#challenges").await;
    tab_to(page, "#challenges").await;
    page.press("Enter").await;
    page.shown("main[data-screen=challenges]").await;
    // The last name is already filled in.
    assert_eq!(page.value("#who").await, "ben");
    tab_to(page, "#begin").await;
    page.press("Enter").await;
    page.shown("main[data-screen=game]").await;
    page.assert_no_errors(site).await;
}

/// On the narrowest phone, with many answers and long names, nothing is wider than the screen.
pub async fn challenge_on_narrow_phone(page: &Page, site: &Site) {
    let names = ["Cleopatra of Egypt", "WWWWWWWWWWWWWWWWWWWW", "Ben"];
    let games = names.map(|name| payload(other(name, 0b11).game()));
    let record = json!({
        "format": 1, "rules": RULES, "seed": 7, "received": 1_770_000_000_000_u64, "games": games,
    });
    let key = "rollkeep/challenge/c00000007yahtzeeofficial";
    page.store(site, &[(key, &record.to_string())]).await;
    opens(page, &site.url("#/challenge/yahtzee-official/7")).await;
    page.shown("#accept").await;
    assert_eq!(page.script(OVERFLOW, vec![]).await, json!(0));
    page.store(site, &[("rollkeep/done/mine", &ann().text())])
        .await;
    for hash in [
        "#/challenge/yahtzee-official/7",
        "#/challenges",
        "#/game/mine",
        "#/share/mine",
        "#/",
    ] {
        page.open("about:blank").await;
        page.open(site.url(hash)).await;
        page.shown("main[data-screen] h1").await;
        assert_eq!(page.script(OVERFLOW, vec![]).await, json!(0), "{hash}");
        page.passes_axe().await;
    }
}

/// The solver does not load: the cards are there, and the user can try again.
pub async fn challenge_without_solver(page: &Page, site: &Site) {
    page.store(site, &[("rollkeep/done/mine", &ann().text())])
        .await;
    site.hide("worker_bg.wasm");
    opens(page, &link(site, &other("Ben", 0b11))).await;
    page.shown(".same-dice").await;
    page.shown("table.cards").await;
    page.shown("#try-again").await;
    page.mentions(".costs-state", "didn’t load").await;
    page.passes_axe().await;
    site.hide("nothing");
    page.click("#try-again").await;
    page.mentions(".parted", "points").await;
    page.gone("#try-again").await;
}
