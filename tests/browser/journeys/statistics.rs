//! Statistics, fair dice, and finished games that are found, deleted and restored.

use std::collections::BTreeSet;

use rollkeep_rules::game::Game;
use rollkeep_words::statistics::{self as text, grouped, no_match};
use serde_json::json;

use super::fixture::Fixture;
use crate::page::{Page, Target, button};
use crate::server::Site;

/// When the first of the games began, and the time until the next, in milliseconds.
const BEGAN: u64 = 1_770_000_000_000;
const APART: u64 = 3_600_000;

/// Stores finished games that began at different times.
async fn store(page: &Page, site: &Site, games: &[Fixture]) {
    let saves: Vec<(String, String)> = games.iter().zip(0..).map(save).collect();
    page.store(site, &[]).await;
    let put = "for (const [name, text] of arguments[0]) localStorage.setItem(name, text)";
    page.script(put, vec![json!(saves)]).await;
}

fn save((game, number): (&Fixture, u64)) -> (String, String) {
    let began = BEGAN + number * APART;
    let text = game.text();
    let at = |from: &str, to: u64| (format!("\"{from}\":"), to);
    let text = [at("began", began), at("touched", began + 1000)]
        .iter()
        .fold(text, |text, (field, time)| {
            let (before, rest) = text.split_once(field.as_str()).expect("the field");
            let end = rest.find([',', '}']).expect("its end");
            format!("{before}{field}{time}{}", &rest[end..])
        });
    (format!("rollkeep/done/{began:012x}00"), text)
}

fn total(game: &Game, seat: usize) -> u16 {
    game.cards()[seat].totals(game.rules()).grand()
}

/// Chooses this option of a list.
async fn pick(page: &Page, list: &str, name: &str) {
    page.shown(list).await;
    let pick = "const list = document.querySelector(arguments[0]);
        const found = [...list.options].find((it) => it.text === arguments[1]);
        list.value = found.value;
        list.dispatchEvent(new Event('change', { bubbles: true }))";
    page.script(pick, vec![json!(list), json!(name)]).await;
}

/// From the home screen, one tap leads to the statistics; they agree with the games, also after one is deleted. The end
/// of a game has a link, too.
pub async fn statistics_of_people(page: &Page, site: &Site) {
    let ada_first = Fixture::new("yatzy", &["Ada", "Ben"]).ended();
    let ben_first = Fixture::new("yatzy", &["Ben", "Ada"]).ended();
    let other = Fixture::new("yahtzee-official", &["Ada"]).ended();
    let games = [
        &ada_first, &ada_first, &ada_first, &ben_first, &ben_first, &other,
    ];
    store(page, site, &games.map(Fixture::clone)).await;
    let [first, second] = [0, 1].map(|seat| u32::from(total(ada_first.game(), seat)));
    let ada = (first * 3 + second * 2) * 1000 / 5;
    let ben = (second * 3 + first * 2) * 1000 / 5;
    let average = |milli: u32| format!("{}.{}", (milli + 50) / 1000, (milli + 50) % 1000 / 100);

    page.open(site.home()).await;
    page.click("a[href='#/statistics']").await;
    page.shown("main[data-screen=statistics] #numbers").await;
    let rows = "return [...document.querySelector('table.sums tbody').rows].map(
        (row) => [...row.cells].map((cell) => cell.textContent).join('|'))";
    let found = page.script(rows, vec![]).await;
    let best = first.max(second);
    let won = |wins: u32| format!("{}%", wins * 20);
    let ada_wins = if first > second { 3 } else { 2 };
    assert_eq!(
        found,
        json!([
            format!("Ada|5|{}|{}|{best}", won(ada_wins), average(ada)),
            format!("Ben|5|{}|{}|{best}", won(5 - ada_wins), average(ben)),
        ])
    );
    page.mentions("#verdict", "points more per game").await;
    let sums_up = |name: &str, milli: u32| {
        let mean = (milli + 500) / 1000;
        format!("{name} has finished 5 games: {mean} points on average, best {best}.")
    };
    page.says("#summed-up", &sums_up("Ada", ada)).await;
    page.shown("figure .bars").await;
    // The tables are behind taps, and stay open for another player.
    let unfolded = "return document.querySelectorAll('details[open]').length";
    assert_eq!(page.script(unfolded, vec![]).await, json!(0));
    for part in [text::players(), text::boxes(), text::against()] {
        page.click(Target::named("summary", &part)).await;
    }
    page.mentions("table.sums", "Ben").await;
    page.passes_axe().await;
    for (width, height) in [(320, 568), (390, 844), (1440, 900)] {
        page.resize(width, height).await;
        let wide = "return document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(page.script(wide, vec![]).await, json!(true), "{width}");
    }
    pick(page, "#whose", "Ben").await;
    page.says("#summed-up", &sums_up("Ben", ben)).await;
    assert_eq!(page.script(unfolded, vec![]).await, json!(3));
    page.mentions("details:last-of-type table.sums", "Ada")
        .await;
    page.until(
        "it is about Ben",
        "document.querySelector('#whose').selectedOptions[0].text === 'Ben'
            && document.querySelector('figure text').textContent === 'Ben'",
    )
    .await;
    pick(page, "#which", "Yahtzee, official").await;
    let alone = total(other.game(), 0).to_string();
    page.mentions("#numbers", &alone).await;
    page.mentions("#numbers", "only games alone").await;
    // One game has no chart.
    page.mentions("#summed-up + .help", "After 5 games").await;
    page.gone("figure .bars").await;

    // Another tab deletes a game.
    page.script(
        "localStorage.removeItem(arguments[0])",
        vec![json!(save((&other, 5)).0)],
    )
    .await;
    page.open(site.url("#/statistics/yahtzee-official")).await;
    page.reload().await;
    page.shown("main[data-screen=statistics] a[href='#/fair-dice']")
        .await;
    page.until(
        "nobody has played these rules",
        "document.querySelector('#which').options.length === 1",
    )
    .await;

    // From the end of a game.
    let id = save((&ben_first, 3)).0.replace("rollkeep/done/", "");
    page.open(site.url(&format!("#/game/{id}"))).await;
    page.click("a#statistics").await;
    page.shown("main[data-screen=statistics] #numbers").await;

    // A rematch is one tap away.
    page.click(button("Play again: *")).await;
    page.shown("main[data-screen=game] #roll").await;
    let seats = page.saved().await.game;
    let names = { seats.setup().seats().iter() }.map(|it| &*it.name);
    assert_eq!(names.collect::<BTreeSet<_>>(), ["Ada", "Ben"].into());
    page.assert_no_errors(site).await;
}

/// The dice are counted, and every roll can be saved as a file.
pub async fn fair_dice(page: &Page, site: &Site) {
    let games: Vec<Fixture> = (0..12)
        .map(|_| Fixture::new("yatzy", &["Ada", "Ben"]).ended())
        .collect();
    let each = games[0].game().faces_rolled();
    store(page, site, &games).await;
    page.open(site.url("#/statistics")).await;
    page.click("#fair-dice").await;
    page.shown("main[data-screen=fair-dice]").await;
    let all: u32 = each.iter().sum::<u32>() * 12;
    let says = format!("{} dice were rolled in 12 games.", grouped(all));
    page.mentions("#reason", &says).await;
    let cells = "return [...document.querySelector('table.sums tbody').rows].map((row) => row.cells[1].textContent)";
    let faces = each.map(|count| grouped(u64::from(count) * 12));
    assert_eq!(page.script(cells, vec![]).await, json!(faces));
    page.passes_axe().await;
    page.click("#save-rolls").await;
    let text = page.downloaded("rollkeep-rolls.csv").await;
    let text = String::from_utf8_lossy(&text);
    // Each turn of these games has one roll.
    let turns = 12 * 2 * games[0].game().rules().categories.len();
    assert_eq!(text.lines().count(), turns + 1);
    assert!(text.contains(",yatzy,device,\"Ada\",1,1,,"), "{text:.200}");
    page.assert_no_errors(site).await;
}

/// Among many games, those of a person, of rules, of a time or above a total are found; a deleted one can be restored.
pub async fn finished_games_found(page: &Page, site: &Site) {
    let mut games: Vec<Fixture> = (0..30)
        .map(|_| Fixture::new("yatzy", &["Ada", "Ben"]).ended())
        .collect();
    games.extend((0..2).map(|_| Fixture::new("yahtzee-official", &["Cleo"]).ended()));
    store(page, site, &games).await;
    page.open(site.url("#/finished")).await;
    page.says("#found", "32 games").await;
    page.passes_axe().await;
    let slips = |count: usize| format!("document.querySelectorAll('.game-row').length === {count}");
    page.until("a page of them", &slips(25)).await;

    pick(page, "#who", "Cleo").await;
    page.says("#found", "2 of 32 games").await;
    page.until("hers", &slips(2)).await;
    pick(page, "#rules", "Yatzy").await;
    page.mentions("main", &no_match()).await;
    page.until("none", &slips(0)).await;
    pick(page, "#who", "Everyone").await;
    page.says("#found", "30 of 32 games").await;
    pick(page, "#rules", "All rules").await;
    let yatzy = (0..2).map(|seat| total(games[0].game(), seat)).max();
    let alone = total(games[30].game(), 0);
    let yatzy = yatzy.expect("two played");
    let fitting = match alone.cmp(&yatzy) {
        std::cmp::Ordering::Greater => 2,
        _ => 30,
    };
    page.fill("#least", &alone.max(yatzy).to_string()).await;
    page.says("#found", &format!("{fitting} of 32 games")).await;
    page.fill("#least", "1").await;
    pick(page, "#when", "Last 7 days").await;
    page.says("#found", "0 of 32 games").await;
    pick(page, "#when", "Any time").await;
    page.says("#found", "32 games").await;

    let (key, text) = save((&games[31], 31));
    page.click(".game-row button.quiet").await;
    page.click("#delete-yes").await;
    page.says("#found", "31 games").await;
    assert_eq!(page.stored(&key).await, None);
    page.click("#put-back").await;
    page.says("#found", "32 games").await;
    assert_eq!(page.stored(&key).await, Some(text));
    page.gone("#put-back").await;
    page.assert_no_errors(site).await;
}
