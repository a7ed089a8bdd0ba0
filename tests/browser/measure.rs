//! What the page weighs and how long it takes, as `make bench` prints it and writes it to `target/bench.json`.
//!
//! Bytes and counts are exact. Times come from a shared machine: compare them only within one run.

#![allow(
    dead_code,
    unused_imports,
    reason = "measuring needs only some of what the browser tests say and do"
)]

mod archive;
mod browser_limit;
mod browser_options;
mod camera_video;
mod deadline;
mod engine;
mod error;
mod meetings;
mod page;
mod pauses;
mod process_group;
mod reviews;
mod server;
mod session;
mod tools;
mod weight;

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::Instant;

use rollkeep_app::storage::SavedGame;
use rollkeep_rules::dice::{DiceSource, Fair, Keep};
use rollkeep_rules::game::{Action, Game, Phase, Seat, Setup, Start};
use rollkeep_rules::{RuleSet, catalogue};
use rollkeep_solver::Policy;
use rollkeep_solver::coach::SolvingTime;
use serde_json::{Value, json};

use browser_options::BrowserOptions;
use engine::Engine;
use page::Page;
use server::Site;

type Figures = BTreeMap<String, f64>;

/// How much slower than this machine a player's device is assumed to be.
const SLOWER: u32 = 4;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut figures = Figures::new();
    save_sizes(&mut figures)?;
    let site = Site::start();
    let page = Page::start(
        Engine::Chromium,
        BrowserOptions::default().size(390, 844).whole().moving(),
    )
    .await?;
    first_visit(&page, &site, &mut figures).await?;
    taps(&page, &site, &mut figures).await?;
    memory(&page, &site, &mut figures).await?;
    archive::archive(&page, &site, &mut figures).await?;
    page.quit().await?;
    lighthouse(&site, &mut figures)?;
    for engine in [Engine::Chromium, Engine::Firefox, Engine::WebKit] {
        solver(engine, &site, &mut figures).await?;
        each_rule_set(engine, &site, &mut figures).await?;
        pauses::pauses(engine, &site, &mut figures).await?;
        reviews::reviews(engine, &site, &mut figures).await?;
        meetings::meetings(engine, &site, &mut figures).await?;
    }

    for (name, figure) in &figures {
        println!("{name:<44} {figure:>12.2}");
    }
    let target = tools::scratch().join("../../bench.json");
    std::fs::write(&target, serde_json::to_string_pretty(&figures)?)?;
    println!("written to target/bench.json");
    Ok(())
}

/// Measures the size of a thousand finished games with six players, in characters.
fn save_sizes(figures: &mut Figures) -> Result<(), Box<dyn Error>> {
    let mut dice = Fair::seeded(1);
    for rules in catalogue::all().iter().filter(|rules| rules.max_seats == 6) {
        let names = ["Ann", "Ben", "Cleo", "Dimitri", "Eva", "Franziska"];
        let game = finished(rules, &names, &mut dice)?;
        let began = 1_800_000_000_000;
        let saved = SavedGame {
            game,
            began,
            touched: began,
        };
        let name = format!("save_1000_six_player_games_{}_bytes", rules.id);
        figures.insert(
            name.replace('-', "_"),
            saved.to_json().len() as f64 * 1000.0,
        );
    }
    Ok(())
}

/// A finished game of these people.
fn finished(
    rules: &Arc<RuleSet>,
    names: &[&str],
    dice: &mut impl DiceSource,
) -> Result<Game, Box<dyn Error>> {
    let seats = names.iter().copied().map(Seat::person).collect();
    let setup = Setup::new(rules.clone(), seats, Start::Seating, None)?;
    let mut game = Game::new(setup);
    while let Phase::Turn(turn) = game.phase() {
        let action = match turn.hand {
            None => Action::Roll(Keep::NONE),
            Some(hand) if hand.rolls < rules.rolls => Action::Roll(Keep::from_bits(hand.rolls)),
            Some(hand) => {
                let card = &game.cards()[turn.seat];
                let slot = rules.open_slots(card, hand.throw()).next();
                Action::Score(slot.ok_or("a full card")?)
            }
        };
        game = game.apply(action, dice)?.0;
    }
    Ok(game)
}

/// Measures the bytes of a first visit.
async fn first_visit(
    page: &Page,
    site: &Site,
    figures: &mut Figures,
) -> Result<(), Box<dyn Error>> {
    let (now, later) = weight::first_visit(page, site).await;
    let (sent, later) = (weight::packed(site, now), weight::packed(site, later));
    figures.insert(
        "loaded_later_brotli_bytes".to_owned(),
        later.values().sum::<usize>() as f64,
    );
    for (path, bytes) in &sent {
        let kind = match path.rsplit_once('.') {
            Some((_, kind)) => kind,
            None => "html",
        };
        *figures
            .entry(format!("first_visit_{kind}_brotli_bytes"))
            .or_default() += *bytes as f64;
    }
    let all: usize = sent.values().sum();
    figures.insert("first_visit_brotli_bytes".to_owned(), all as f64);
    Ok(())
}

/// Sets up and begins a game by hand.
const BEGIN: &str = r#"
    window.people = arguments[0].length;
    location.hash = '#/new';
    await wait(() => document.querySelector('#begin'));
    while (document.querySelectorAll('input.name').length > arguments[0].length) {
        document.querySelector('li:last-child .remove-seat').click();
        await new Promise(requestAnimationFrame);
    }
    while (document.querySelectorAll('input.name').length < arguments[0].length) {
        document.querySelector('#add-seat').click();
        await new Promise(requestAnimationFrame);
    }
    document.querySelectorAll('input.name').forEach((input, n) => {
        input.value = arguments[0][n];
        input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    document.querySelector('#begin').click();
    await wait(() => document.querySelector('#roll'));
"#;

/// What the user does in the page: taps, and waiting for the effect. A tap returns the milliseconds until its frame.
const HANDS: &str = r#"
    const wait = async (found) => { for (;;) { const it = found(); if (it) return it; await new Promise(requestAnimationFrame); } };
    const tap = async (element) => {
        const start = performance.now();
        element?.click();
        await new Promise(requestAnimationFrame);
        return await new Promise((done) => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => done(performance.now() - start);
            channel.port2.postMessage(0);
        });
    };
"#;
const READY: &str = r#"
    const ready = document.querySelector('dialog#pass[open] #ready');
    if (ready) { ready.click(); await wait(() => !document.querySelector('dialog#pass[open]')); }
    await wait(() => document.querySelector('#roll'));
"#;
const TAP_NOTHING: &str = "return await tap(null);";
const TAP_ROLL: &str = "return await tap(document.querySelector('#roll'));";
const TAP_DIE: &str = "return await tap(document.querySelector('.die'));";
const TAP_BOX: &str = r#"
    const boxes = [...document.querySelectorAll('button.box:not([aria-disabled])')];
    return await tap(boxes.find((box) => box.dataset.points !== '0') ?? boxes[0]);
"#;
const OFFERED: &str =
    "await wait(() => document.querySelector('button.box:not([aria-disabled])'));";
/// How many frames came while the dice rolled, and how many of them were late, at more than two frames' time.
const ROLLING: &str = r#"
    const frames = [];
    let last = performance.now();
    while (!document.querySelector('.tray.at-rest')) {
        await new Promise(requestAnimationFrame);
        const now = performance.now();
        frames.push(now - last);
        last = now;
    }
    return [frames.length, frames.filter((it) => it > 32).length];
"#;
/// The end of a turn, with the question about a zero: is the game over? With several players, the pause after the score
/// and the screen between two players come first.
const OVER: &str = r#"
    const over = () => document.querySelector('main').dataset.screen === 'over';
    // A question ignores taps in its first half second.
    const yes = () => document.querySelector('dialog[open] #zero-yes')?.click();
    await wait(() => yes() || over() || document.querySelector('dialog#pass[open]')
        || window.people === 1 && document.querySelector('main').dataset.rolls === '0');
    return over();
"#;

async fn run(page: &Page, body: &str, arguments: Vec<Value>) -> Value {
    let body = format!("return (async function () {{ {HANDS} {body} }}).apply(null, arguments);");
    page.script(&body, arguments).await
}

/// Runs one part after the other; returns the result of the last.
async fn play(page: &Page, bodies: &[&str]) -> Value {
    let mut last = Value::Null;
    for body in bodies {
        last = run(page, body, Vec::new()).await;
    }
    last
}

/// Returns Chromium's metric with this name; times are in seconds.
async fn metric(page: &Page, wanted: &str) -> Result<f64, Box<dyn Error>> {
    let answer = page.devtools("Performance.getMetrics", json!({})).await?;
    let metrics = answer["metrics"].as_array().ok_or("no metrics")?;
    let found = metrics.iter().find(|metric| metric["name"] == wanted);
    let value = found.and_then(|metric| metric["value"].as_f64());
    Ok(value.ok_or_else(|| format!("no metric {wanted}"))?)
}

/// A whole game with six players, on a slowed processor.
async fn taps(page: &Page, site: &Site, figures: &mut Figures) -> Result<(), Box<dyn Error>> {
    page.open(site.home()).await;
    page.shown("#new-game").await;
    let six = json!(["Ann", "Ben", "Cleo", "Dimitri", "Eva", "Franziska"]);
    run(page, BEGIN, vec![six]).await;
    page.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": SLOWER }))
        .await?;
    page.devtools("Performance.enable", json!({})).await?;
    let mut times: BTreeMap<String, Vec<f64>> = BTreeMap::new();
    let mut frames = [0.0; 2];
    loop {
        run(page, READY, Vec::new()).await;
        // What measuring alone takes, for comparison.
        for (name, body) in [
            ("tap_nothing", TAP_NOTHING),
            ("tap_roll", TAP_ROLL),
            ("tap_die", TAP_DIE),
            ("tap_box", TAP_BOX),
        ] {
            let before = metric(page, "ScriptDuration").await?;
            let frame = run(page, body, Vec::new()).await;
            let script = (metric(page, "ScriptDuration").await? - before) * 1000.0;
            let frame = frame.as_f64().ok_or("a tap without a time")?;
            for (kind, time) in [("script", script), ("frame", frame)] {
                let name = format!("{name}_{kind}_ms");
                times.entry(name).or_default().push(time);
            }
            if name == "tap_roll" {
                let rolling = run(page, ROLLING, Vec::new()).await;
                for (sum, part) in frames.iter_mut().zip([&rolling[0], &rolling[1]]) {
                    *sum += part.as_f64().ok_or("a roll without frames")?;
                }
                run(page, OFFERED, Vec::new()).await;
            }
        }
        if run(page, OVER, Vec::new()).await == json!(true) {
            break;
        }
    }
    page.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": 1 }))
        .await?;
    for (name, mut times) in times {
        times.sort_by(f64::total_cmp);
        let at = |part: f64| times[((times.len() - 1) as f64 * part).round() as usize];
        figures.insert(format!("{name}_median"), at(0.5));
        figures.insert(format!("{name}_p95"), at(0.95));
    }
    let [all, late] = frames;
    figures.insert("roll_frames".to_owned(), all);
    figures.insert(
        "roll_frames_later_than_32_ms_percent".to_owned(),
        100.0 * late / all,
    );
    Ok(())
}

/// Twenty games in one page, and the memory that they leave.
async fn memory(page: &Page, site: &Site, figures: &mut Figures) -> Result<(), Box<dyn Error>> {
    page.open(site.home()).await;
    page.shown("#new-game").await;
    let mut before = None;
    // The first games warm everything up.
    for game in 0..23 {
        run(page, BEGIN, vec![json!(["Ann"])]).await;
        let turn = [READY, TAP_ROLL, OFFERED, TAP_BOX, OVER];
        while play(page, &turn).await != json!(true) {}
        if game == 2 {
            before = Some(footprint(page).await?);
        }
    }
    let (before, after) = (
        before.ok_or("no games were played")?,
        footprint(page).await?,
    );
    for (name, before) in before {
        let grown = after.get(&name).copied().unwrap_or_default() - before;
        figures.insert(format!("after_20_games_{name}_growth"), grown);
    }
    Ok(())
}

async fn footprint(page: &Page) -> Result<Figures, Box<dyn Error>> {
    page.script("location.hash = '#/'", Vec::new()).await;
    page.shown("#new-game").await;
    page.devtools("Performance.enable", json!({})).await?;
    page.devtools("HeapProfiler.collectGarbage", json!({}))
        .await?;
    let heap = page.devtools("Runtime.getHeapUsage", json!({})).await?;
    let backing = heap["backingStorageSize"].as_f64().unwrap_or_default();
    let saved = "return Object.entries(localStorage).reduce((sum, [key, text]) => sum + key.length + text.length, 0)";
    let saved = page.script(saved, Vec::new()).await;
    Ok(Figures::from([
        ("nodes".to_owned(), metric(page, "Nodes").await?),
        (
            "listeners".to_owned(),
            metric(page, "JSEventListeners").await?,
        ),
        (
            "js_heap_bytes".to_owned(),
            metric(page, "JSHeapUsedSize").await?,
        ),
        // This includes the memory of the WebAssembly.
        ("buffer_bytes".to_owned(), backing),
        ("saved_bytes".to_owned(), saved.as_f64().unwrap_or_default()),
    ]))
}

/// Asks the worker as the page does: starts it, solves, and asks twice. Returns the milliseconds of each, and of a
/// second solve in a new worker, which needs no new program.
const SOLVE: &str = r#"
    const address = document.getElementById('app').dataset.worker;
    const times = [];
    let start = performance.now();
    const lap = () => { const now = performance.now(); times.push(now - start); start = now; };
    let program;
    for (const round of [0, 1]) {
        const worker = new Worker(address);
        if (!program) {
            const answer = await fetch(address.replace('.js', '_bg.wasm'));
            program = await WebAssembly.compile(await answer.arrayBuffer());
        }
        worker.postMessage(program);
        const hear = (found) => new Promise((done) => {
            worker.onmessage = ({ data }) => { if (found(JSON.parse(data))) done(); };
        });
        const ask = (number, question) => {
            const answered = hear((reply) => reply.answer?.[0] === number);
            worker.postMessage(JSON.stringify({ coach: [number, question] }));
            return answered;
        };
        const position = { rules: 'yahtzee-official', filled: [], bonuses: 0, dice: [1, 1, 2, 3, 6], throws_left: 2 };
        await hear((reply) => reply === 'ready');
        lap();
        await ask(1, { solve: position.rules });
        lap();
        await ask(2, { position });
        lap();
        worker.terminate();
    }
    return times;
"#;

/// The solver in a worker of each browser, beside the native solver in the same minute.
async fn solver(engine: Engine, site: &Site, figures: &mut Figures) -> Result<(), Box<dyn Error>> {
    let page = Page::start(engine, BrowserOptions::default().whole().moving()).await?;
    page.open(site.home()).await;
    page.shown("#new-game").await;
    let rules = catalogue::find("yahtzee-official").ok_or("no such rules")?;
    let (mut rounds, mut native) = (Vec::new(), Vec::new());
    for _ in 0..3 {
        let times = run(&page, SOLVE, Vec::new()).await;
        let times = times.as_array().ok_or("no times")?.iter();
        rounds.push(times.filter_map(Value::as_f64).collect::<Vec<_>>());
        let start = Instant::now();
        Policy::<f32>::solve(&rules, &mut |_| ControlFlow::Continue(()))
            .map_err(|why| why.to_string())?;
        native.push(start.elapsed().as_secs_f64() * 1000.0);
    }
    page.quit().await?;
    let best = |of: &dyn Fn(&Vec<f64>) -> f64| rounds.iter().map(of).fold(f64::INFINITY, f64::min);
    let native = native.into_iter().fold(f64::INFINITY, f64::min);
    let name = format!("{engine:?}").to_lowercase();
    let solve = best(&|times| times[1].min(times[4]));
    let mut note =
        |what: &str, figure: f64| figures.insert(format!("solver_{name}_{what}"), figure);
    note("solve_ms", solve);
    note("first_advice_ms", best(&|times| times[..3].iter().sum()));
    note("ask_ms", best(&|times| times[2].min(times[5])));
    note("to_native_ratio", solve / native);
    Ok(())
}

/// Solves rules in a new worker that finds nothing kept, with so many workers that help it if it calls for help. Returns the
/// milliseconds, or nothing if they cannot be solved.
const SOLVE_ALONE: &str = r#"
    const [rules, helpers] = arguments;
    await caches.delete('rollkeep-tables');
    const address = document.getElementById('app').dataset.worker;
    const answer = await fetch(address.replace('.js', '_bg.wasm'));
    const program = await WebAssembly.compile(await answer.arrayBuffer());
    const workers = [];
    const start = () => new Promise((ready) => {
        const worker = new Worker(address);
        workers.push(worker);
        worker.onmessage = () => ready(worker);
        worker.postMessage(program);
    });
    const worker = await start();
    const help = async () => {
        const helper = await start();
        const { port1, port2 } = new MessageChannel();
        worker.postMessage('"helper"', [port1]);
        helper.postMessage('"help"', [port2]);
    };
    const begun = performance.now();
    const answered = new Promise((done) => {
        worker.onmessage = ({ data }) => {
            const reply = JSON.parse(data);
            if (reply['calls-for-help']) for (let it = 0; it < helpers; it += 1) help();
            if (reply.answer) done(reply.answer[1]);
        };
    });
    worker.postMessage(JSON.stringify({ coach: [1, { solve: rules }] }));
    const solved = (await answered) === 'solved';
    const time = performance.now() - begun;
    for (const one of workers) one.terminate();
    return solved ? time : null;
"#;

/// How long a worker of this browser takes for each rule set, alone and with a helper where it calls for help.
async fn each_rule_set(
    engine: Engine,
    site: &Site,
    figures: &mut Figures,
) -> Result<(), Box<dyn Error>> {
    let page = Page::start(engine, BrowserOptions::default().whole()).await?;
    page.open(site.home()).await;
    page.shown("#new-game").await;
    for rules in catalogue::all().iter().filter(|it| it.can_be_solved()) {
        let time = async |helpers: usize| {
            let time = run(&page, SOLVE_ALONE, vec![json!(rules.id), json!(helpers)]).await;
            time.as_f64()
        };
        let name = format!("{engine:?}").to_lowercase();
        if let Some(alone) = time(0).await {
            figures.insert(format!("solver_{name}_{}_ms", rules.id), alone);
            if SolvingTime::of(rules) != SolvingTime::Moment
                && let Some(helped) = time(1).await
            {
                figures.insert(format!("solver_{name}_{}_of_two_ms", rules.id), helped);
            }
        }
    }
    page.quit().await?;
    Ok(())
}

/// The four Lighthouse scores, mobile, out of 100.
fn lighthouse(site: &Site, figures: &mut Figures) -> Result<(), Box<dyn Error>> {
    let chromium = tools::find(&["chromium", "google-chrome", "chromium-browser"])?;
    let output = Command::new(tools::folder().join("node_modules/.bin/lighthouse"))
        .arg(site.home())
        .args(["--quiet", "--output=json", "--output-path=stdout"])
        .arg("--only-categories=performance,accessibility,best-practices,seo")
        .arg("--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking")
        .env("CHROME_PATH", chromium)
        .output()?;
    let report: Value = serde_json::from_slice(&output.stdout).map_err(|error| {
        format!(
            "Lighthouse: {error}: {}",
            String::from_utf8_lossy(&output.stderr)
        )
    })?;
    for category in ["performance", "accessibility", "best-practices", "seo"] {
        let score = report["categories"][category]["score"]
            .as_f64()
            .unwrap_or_default();
        let name = format!("lighthouse_{}_score", category.replace('-', "_"));
        figures.insert(name, score * 100.0);
    }
    let failed = report["audits"].as_object().into_iter().flatten();
    for (name, audit) in
        failed.filter(|(_, audit)| audit["score"].as_f64().is_some_and(|score| score < 0.9))
    {
        println!(
            "lighthouse: {name}: {}",
            audit["displayValue"].as_str().unwrap_or_default()
        );
    }
    Ok(())
}
