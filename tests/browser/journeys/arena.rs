//! Tournaments in the page.

use std::fs;

use rollkeep_app::tournament::{Entrant, Plan, Standings, Tournament, TournamentFile};
use rollkeep_rules::game::Strength;
use rollkeep_rules::{RuleSet, catalogue};
use serde_json::json;

use super::offline::is_kept;
use super::players::{EXAMPLE, shelved};
use crate::page::{Page, link};
use crate::server::Site;

/// The results of the command line under all rules: what was typed, and every total.
const GOLDEN: &str = include_str!("../../fixtures/tournaments.txt");

/// Sets up a tournament with these entrants and begins it.
pub async fn hold(page: &Page, who: &[&str], games: &str, seed: &str) {
    enter(page, who, games, seed).await;
    page.click("#start").await;
    page.shown("main[data-screen=tournament]").await;
}

/// Sets up a tournament with these values of the lists; `own:` and a name is an own player.
async fn enter(page: &Page, who: &[&str], games: &str, seed: &str) {
    page.shown("#start").await;
    let rows = page.list(".entrants li").await.len();
    for _ in who.len()..rows {
        page.click(".entrants li:last-child .quiet").await;
    }
    for _ in rows..who.len() {
        page.click("#add-entrant").await;
    }
    let choose = "for (const [row, who] of arguments[0].entries()) {
        const it = document.querySelectorAll('.entrants select')[row];
        it.value = who; it.dispatchEvent(new Event('change', { bubbles: true })) }";
    page.script(choose, vec![json!(who)]).await;
    page.fill("#games", games).await;
    page.fill("#seed", seed).await;
}

/// Enters the arena from the home screen, where *More* leads there.
pub async fn to_the_arena(page: &Page) {
    page.click(".ways summary").await;
    page.click(link("Arena")).await;
}

/// Chooses the rules in the arena.
async fn choose_rules(page: &Page, rules: &str) {
    page.shown("#which").await;
    let choose = "const it = document.querySelector('#which');
        it.value = arguments[0]; it.dispatchEvent(new Event('change', { bubbles: true }))";
    page.script(choose, vec![json!(rules)]).await;
}

/// Presses a button with the keyboard, and waits until `next` has the focus.
async fn press(page: &Page, button: &str, next: &str) {
    page.shown(button).await;
    let focus = format!("document.querySelector('{button}').focus()");
    page.script(&focus, vec![]).await;
    page.press("Enter").await;
    let there = format!("document.activeElement.matches('{next}')");
    page.until("the focus on what takes its place", &there)
        .await;
    // It may be the same button with other words.
    page.rest().await;
}

/// Waits until more games are played than in this tournament, and stops it.
async fn plays_on(page: &Page, stopped: &Tournament) {
    let more = format!(
        "document.querySelector('progress').value > {}",
        stopped.played()
    );
    page.until("more games", &more).await;
    page.click("#stop").await;
    page.shown("#go-on").await;
}

/// The name of the file of a tournament under the first rules.
fn file_name(of: &Tournament, kind: &str) -> String {
    let (games, seed) = (of.plan().games(), of.plan().seed());
    format!("rollkeep-yahtzee-official-{games}-games-seed-{seed}.{kind}")
}

/// Returns the tournament that was saved last.
pub async fn saved(page: &Page) -> Tournament {
    let names = page.stored_names().await;
    let mut names = names
        .iter()
        .filter(|it| it.starts_with("rollkeep/tournament/"));
    let name = names.next_back().expect("a tournament");
    let text = page.stored(name).await.expect("a tournament");
    TournamentFile::read(&text).expect("it can be read")
}

/// Waits until more than so many games are saved. Those after the first that a worker still plays are not.
pub async fn saved_games(page: &Page, more_than: u32) {
    page.wait("more games to be saved", async || {
        match saved(page).await.played() {
            played if played > more_than => Ok(()),
            played => Err(format!("{played} are")),
        }
    })
    .await;
}

/// Holds a tournament of the command line, and checks that every total is the same.
async fn repeat(page: &Page, golden: &str) {
    let (typed, totals) = golden.split_once('\n').expect("what was typed");
    let words: Vec<&str> = typed.split_whitespace().collect();
    let ["--rules", rules, "--games", games, "--seed", seed, who @ ..] = &*words else {
        panic!("{typed}");
    };
    choose_rules(page, rules).await;
    hold(page, who, games, seed).await;
    page.shown("figure .chart").await;
    let csv = TournamentFile::new(&saved(page).await).to_csv();
    assert!(csv.lines().eq(totals.trim_end().lines()), "{typed}");
}

/// A tournament has a worker for each processor. Each of them solves the rules, and keeps the machine busy as long as it
/// plays: one is enough where their number is not what is tested.
pub(super) const ONE_WORKER: &str =
    "Object.defineProperty(navigator, 'hardwareConcurrency', { value: 1 })";

/// The page gets the same results as the command line, and saves them as a file.
pub async fn arena_is_exact(page: &Page, site: &Site) {
    site.run_before(ONE_WORKER);
    page.open(site.url("#/arena")).await;
    let (first, others) = GOLDEN.split_once("\n\n").expect("several tournaments");
    for golden in others.split("\n\n") {
        repeat(page, golden).await;
        page.click(link("Another tournament")).await;
    }
    // One with a worker for each processor.
    site.run_before("");
    page.reload().await;
    repeat(page, first).await;
    // The type of a file is not always clear from its name.
    let note = "window.kinds = []; const Before = Blob;
        window.Blob = class extends Before { constructor(parts, how) { super(parts, how); kinds.push(how.type); } }";
    page.script(note, vec![]).await;
    page.click("#csv").await;
    let csv = page.downloaded(&file_name(&saved(page).await, "csv")).await;
    assert_eq!(
        String::from_utf8_lossy(&csv),
        TournamentFile::new(&saved(page).await).to_csv()
    );
    page.click("#json").await;
    let json = page
        .downloaded(&file_name(&saved(page).await, "json"))
        .await;
    let kinds = page.script("return kinds", vec![]).await;
    assert_eq!(kinds, json!(["text/csv", "application/json"]));
    let told = TournamentFile::read(&String::from_utf8_lossy(&json)).expect("a tournament");
    assert_eq!(told, saved(page).await);
    let best = Standings::new(&told).rows[0].entrant;
    let best = &told.plan().entrants()[best].name;
    page.mentions(".ranks tbody tr:first-child", best).await;
    page.mentions(".state", best).await;

    page.click(link("Another tournament")).await;
    // The form begins with what was played.
    page.shown("#which").await;
    let form = "return [...document.querySelectorAll('#which, .entrants select, #games, #seed')].map((it) => it.value)";
    let plan = told.plan();
    let mut same = vec![plan.rules().id.clone()];
    let built_in = plan.entrants().iter().map(|it| it.name.to_lowercase());
    same.extend(built_in);
    same.extend([plan.games().to_string(), plan.seed().to_string()]);
    assert_eq!(page.script(form, vec![]).await, json!(same));
    page.click(".game-row a").await;
    page.mentions(".state", best).await;
    page.shown("figure .bars").await;
    page.passes_axe().await;
    page.assert_no_errors(site).await;
}

/// The same own player twice, and as many built-in ones as there is room for, under rules of each number of dice and each way to
/// order the boxes; under rules that cannot be solved, too. `example_beats_novice` has the program under every rule set.
pub async fn arena_of_all(page: &Page, site: &Site) {
    site.run_before(ONE_WORKER);
    page.store(site, &[("rollkeep/player/own", &shelved("Ann", EXAMPLE))])
        .await;
    page.open(site.url("#/arena")).await;
    let who = [
        "own:Ann", "own:Ann", "casual", "skilled", "perfect", "rival", "novice",
    ];
    let kind = |it: &RuleSet| (it.dice, it.order.is_free(), it.can_be_solved());
    let mut kinds = Vec::new();
    for rules in catalogue::all() {
        if kinds.contains(&kind(rules)) {
            continue;
        }
        kinds.push(kind(rules));
        choose_rules(page, &rules.id).await;
        // Best play of these takes up to a minute, so only players that need none meet.
        let is_long = rules.categories.len() > 15 && rules.order.is_free();
        let who = match (rules.can_be_solved(), is_long) {
            (false, _) => &["own:Ann", "own:Ann", "casual", "novice"][..],
            (true, true) => &["own:Ann", "own:Ann", "casual", "skilled", "novice"],
            (true, false) => &who[..*Plan::seats(rules).end()],
        };
        hold(page, who, "2", "1").await;
        page.shown("figure .chart").await;
        let held = saved(page).await;
        assert_eq!(held.plan().rules(), rules);
        assert_eq!(held.plan().entrants()[1].name, "Ann 2");
        assert_eq!(
            held.disqualifications().next(),
            None,
            "{:?}",
            held.disqualifications().next()
        );
        assert!(held.is_over());
        page.click(link("Another tournament")).await;
    }
    let listed = format!(
        "document.querySelectorAll('.game-row').length === {}",
        kinds.len()
    );
    page.until("these tournaments in the list", &listed).await;
    page.assert_no_errors(site).await;
}

/// Harmful players are disqualified with a plain reason, and the others play on. Meanwhile the page responds.
pub async fn arena_with_hostile_players(page: &Page, site: &Site) {
    let hostile = [
        (
            "Loop",
            "export const turn = () => { while (true); }",
            "took more than a second",
        ),
        (
            "Late",
            "export const turn = ({ dice, card, throwsLeft, legal }) => { if (Object.keys(card).length > 4) for (;;); return Object.keys(legal)[0]; }",
            "took more than a second",
        ),
        (
            "Throws",
            "export const turn = () => { throw new Error('no mood'); }",
            "stopped with an error: Error: no mood",
        ),
        (
            "Cheat",
            "export const turn = () => [6, 6, 6, 6, 6, 6]",
            "wanted to keep",
        ),
        (
            "Flood",
            "const say = self.postMessage; export const turn = () => { for (;;) say('x'); }",
            // What it wants to send with is not there.
            "stopped with an error: TypeError: say is not a function",
        ),
        ("Broken", "export const turn = (", "couldn’t be started"),
    ];
    let state: Vec<(String, String)> = hostile
        .iter()
        .enumerate()
        .map(|(number, (name, source, _))| {
            (format!("rollkeep/player/p{number}"), shelved(name, source))
        })
        .collect();
    let state: Vec<(&str, &str)> = state.iter().map(|(key, text)| (&**key, &**text)).collect();
    page.store(site, &state).await;
    let own: Vec<String> = hostile
        .iter()
        .map(|(name, ..)| format!("own:{name}"))
        .collect();
    // There is room for six players.
    for half in [0..3, 3..6] {
        page.open(site.url("#/arena")).await;
        let mut who: Vec<&str> = own[half.clone()].iter().map(String::as_str).collect();
        who.extend(["novice", "casual"]);
        hold_off(page, &who, &hostile[half]).await;
    }
}

/// The longest time between two beats of the page.
const BEATS: &str = "window.longest = 0;
    let last = performance.now();
    setInterval(() => {
        const now = performance.now();
        [longest, last] = [Math.max(longest, now - last), now];
    }, 20)";

/// Runs a tournament with these, and checks what happens to the hostile ones.
async fn hold_off(page: &Page, who: &[&str], hostile: &[(&str, &str, &str)]) {
    page.script(BEATS, vec![]).await;
    hold(page, who, "10", "1").await;
    page.shown("figure .chart").await;
    let longest = page.script("return longest", vec![]).await;
    assert!(longest.as_f64() < Some(5000.0), "blocked for {longest} ms");
    let held = saved(page).await;
    assert!(held.is_over() && held.played() == 10);
    assert_eq!(
        held.disqualifications().count(),
        hostile.len(),
        "{:?}",
        held.disqualifications().collect::<Vec<_>>()
    );
    for (name, _, why) in hostile {
        let line = page.list("ul.out li").await;
        let line = line.iter().find(|it| it.contains(name));
        assert!(line.is_some_and(|it| it.contains(why)), "{name}: {line:?}");
    }
    let standings = Standings::new(&held);
    assert!(
        standings.rows[..2]
            .iter()
            .all(|line| line.out.is_none() && line.games == 10)
    );
    page.until("all frames are gone", "!document.querySelector('iframe')")
        .await;
}

/// A tournament can be paused, stopped, left, found again and continued; another page load loses no results.
pub async fn arena_waits(page: &Page, site: &Site) {
    site.run_before(ONE_WORKER);
    page.open(site.url("#/arena")).await;
    hold(page, &["novice", "casual", "perfect"], "10000", "3").await;
    assert!(!saved(page).await.is_over());
    page.shown("#pause").await;
    page.until("some games", "document.querySelector('progress').value > 0")
        .await;
    // Its buttons can be read while it runs, and are no larger than others.
    page.passes_axe().await;
    let large = "return [...document.querySelectorAll('.controls button')].filter((it) => it.offsetHeight > 100).length";
    assert_eq!(page.script(large, vec![]).await, json!(0));
    press(page, "#pause", "#go-on").await;
    page.mentions(".state", "Paused").await;
    saved_games(page, 0).await;
    let paused = saved(page).await;
    assert!(!paused.is_over());
    page.shown("figure .chart").await;

    press(page, "#go-on", "#pause").await;
    page.click(link("Home")).await;
    to_the_arena(page).await;
    page.shown("#busy").await;
    page.mentions(".game-row a", "Running.").await;
    page.click(".game-row a").await;
    press(page, "#stop", "#go-on").await;
    let stopped = saved(page).await;
    assert!(stopped.played() >= paused.played());

    page.reload().await;
    page.shown("#go-on").await;
    assert_eq!(saved(page).await, stopped);
    press(page, "#go-on", "#pause").await;
    plays_on(page, &stopped).await;

    page.click(link("Home")).await;
    to_the_arena(page).await;
    page.mentions(".game-row a", "Paused.").await;
    page.click(".game-row .quiet").await;
    page.click("#delete-yes").await;
    page.gone(".game-row").await;
    assert!(
        !page
            .stored_names()
            .await
            .iter()
            .any(|it| it.contains("tournament"))
    );
    page.assert_no_errors(site).await;
}

/// A tournament keeps its programs, whatever happens to the players, and a file can carry it elsewhere.
pub async fn tournament_keeps_its_programs(page: &Page, site: &Site) {
    site.run_before(ONE_WORKER);
    page.store(site, &[("rollkeep/player/own", &shelved("Ann", EXAMPLE))])
        .await;
    page.open(site.url("#/arena")).await;
    page.resize(320, 568).await;
    page.shown(".entrants select").await;
    let wide =
        "[...document.querySelectorAll('.entrants select')].every((it) => it.clientWidth > 150)";
    page.until("who plays can be read", wide).await;
    hold(page, &["casual", "own:Ann"], "10000", "3").await;
    page.until("some games", "document.querySelector('progress').value > 0")
        .await;
    page.click("#stop").await;
    page.shown("#json").await;
    let stopped = saved(page).await;
    assert_eq!(stopped.plan().entrants()[1].source(), Some(EXAMPLE));
    page.click("#json").await;
    let json = page.downloaded(&file_name(&stopped, "json")).await;

    page.script("localStorage.clear()", vec![]).await;
    page.reload().await;
    page.open(site.url("#/arena")).await;
    let path = crate::tools::scratch().join(format!("{}-tournament.json", page.engine()));
    fs::write(&path, "a letter").expect("the scratch folder is there");
    page.choose_file("#open-tournament", &path).await;
    page.mentions(".trouble", "There’s no tournament in this file")
        .await;
    fs::write(&path, &json).expect("the scratch folder is there");
    page.choose_file("#open-tournament", &path).await;
    page.shown("main[data-screen=tournament]").await;
    assert_eq!(saved(page).await, stopped);
    page.click("#go-on").await;
    plays_on(page, &stopped).await;
    assert_eq!(saved(page).await.disqualifications().next(), None);

    // Without a program, it cannot continue.
    let elsewhere = Plan::new(
        "yatzy",
        vec![
            Entrant::own("Elsa", None),
            Entrant::built_in("Novice", Strength::Novice),
        ],
        10,
        1,
    );
    let elsewhere = Tournament::new(elsewhere.expect("a plan"));
    fs::write(&path, TournamentFile::new(&elsewhere).to_json())
        .expect("the scratch folder is there");
    page.click(link("Home")).await;
    to_the_arena(page).await;
    page.choose_file("#open-tournament", &path).await;
    page.mentions(".controls", "only on the command line").await;
    page.gone("#go-on").await;
    page.assert_no_errors(site).await;
}

/// If programs take part, random bits are added to the seed; typing the whole seed repeats the same tournament.
pub async fn arena_is_sealed(page: &Page, site: &Site) {
    page.store(site, &[("rollkeep/player/own", &shelved("Ann", EXAMPLE))])
        .await;
    let mut held = Vec::new();
    let mut seed = "7".to_owned();
    for again in [false, true, false] {
        page.open(site.url("#/arena")).await;
        if !again {
            "7".clone_into(&mut seed);
        }
        hold(page, &["casual", "own:Ann"], "6", &seed).await;
        page.shown("figure .chart").await;
        let told = saved(page).await;
        seed = told.plan().seed().to_string();
        assert!(seed.starts_with("7-") && seed.len() == 37, "{seed}");
        page.mentions("p.lead", &seed).await;
        held.push(told);
    }
    let totals = |told: &Tournament| told.all_outcomes().cloned().collect::<Vec<_>>();
    assert_eq!(held[0].plan(), held[1].plan());
    assert_eq!(totals(&held[0]), totals(&held[1]));
    assert_ne!(held[0].plan(), held[2].plan());
    assert_ne!(totals(&held[0]), totals(&held[2]));
    page.assert_no_errors(site).await;
}

/// The page reports what is not possible, and nothing is lost.
pub async fn arena_refuses(page: &Page, site: &Site) {
    page.open(site.url("#/arena")).await;
    for (games, seed, why) in [
        ("0", "1", "1 to 10,000 games"),
        ("10", "-1", "whole number from 0"),
        ("many", "1", "1 to 10,000 games"),
        ("10", "7-12", "the full seed that a tournament shows"),
    ] {
        page.fill("#games", games).await;
        page.fill("#seed", seed).await;
        page.click("#start").await;
        page.mentions(".trouble", why).await;
        assert_eq!(page.value("#games").await, games);
        let field = "document.activeElement.matches('[aria-invalid][aria-describedby=told]')";
        page.until("the field has the focus", field).await;
    }
    // Five players are too many for two seats.
    page.fill("#seed", "1").await;
    choose_rules(page, "yahtzie").await;
    page.click("#start").await;
    page.mentions("#told", "exactly 2 players, not 5").await;
    page.open(site.url("#/arena/nothing")).await;
    page.mentions("h1", "No such tournament").await;
    page.store(site, &[("rollkeep/tournament/bad", "{\"version\":1}")])
        .await;
    page.open(site.url("#/arena")).await;
    page.shown(".notice").await;
    page.shown("#start").await;

    page.store(site, &[("rollkeep/player/own", &shelved("Ann", EXAMPLE))])
        .await;
    page.open(site.url("#/arena")).await;
    enter(page, &["novice", "own:Ann"], "10", "1").await;
    // As another tab does.
    page.script("localStorage.removeItem('rollkeep/player/own')", vec![])
        .await;
    page.click("#start").await;
    page.mentions("#told", "“Ann” is no longer among your players.")
        .await;
}

/// Without a network, with an own player.
pub async fn arena_offline(page: &Page, site: &Site) {
    page.store(site, &[("rollkeep/player/own", &shelved("Ann", EXAMPLE))])
        .await;
    page.open(site.home()).await;
    is_kept(page).await;
    site.stop();
    page.reload().await;
    to_the_arena(page).await;
    hold(page, &["casual", "own:Ann"], "4", "1").await;
    page.shown("figure .chart").await;
    let held = saved(page).await;
    assert!(held.is_over());
    assert_eq!(held.disqualifications().next(), None);
}
