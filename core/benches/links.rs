//! How long hostile links block the page, and how much memory they take, compared with an honest game of six in the
//! same run.
//!
//! Adds its figures to those in `target/bench.json`. A link may take 10 ms and 1 MB.

// No game depends on the floating-point mathematics here.
#![allow(clippy::disallowed_methods)]

use std::collections::BTreeMap;
use std::error::Error;
use std::hint::black_box;
use std::time::Instant;

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use crc::{CRC_16_IBM_SDLC, Crc};
use peak_alloc::PeakAlloc;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rollkeep_core::dice::{DiceSource, Fair, Keep, Seed};
use rollkeep_core::game::{Action, Game, Phase, Seat, Setup, SharedDice, Start};
use rollkeep_core::link::{MAX_PAYLOAD, SharedGame};
use rollkeep_core::rules::{RuleSet, catalogue};

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// How many mutated payloads are read.
const PAYLOADS: usize = 200_000;

/// How many of the slowest are read again: most payloads are slow once because the machine was busy.
const SLOWEST: usize = 200;

/// The cost of reading a payload.
#[derive(Clone, Copy, Default)]
struct Cost {
    seconds: f64,
    bytes: usize,
}

fn main() -> Result<(), Box<dyn Error>> {
    let honest = honest()?;
    let mut random = ChaCha8Rng::seed_from_u64(12);
    let mut found: Vec<(Cost, String)> = (0..PAYLOADS)
        .map(|_| mutated(&honest, &mut random))
        .chain((1..=2).flat_map(longest))
        .map(|payload| (cost(&payload, 1), payload))
        .collect();
    let bytes = found.iter().map(|(cost, _)| cost.bytes).max();
    found.sort_by(|one, other| other.0.seconds.total_cmp(&one.0.seconds));
    let slowest = found.iter().take(SLOWEST);
    let seconds = slowest
        .map(|(_, payload)| cost(payload, 20).seconds)
        .fold(0.0, f64::max);

    let six = honest.iter().max_by_key(|bytes| bytes.len());
    let beside = cost(&sealed(six.ok_or("no game")?), 20);
    let kib = |bytes: usize| bytes as f64 / 1024.0;
    println!(
        "the slowest of {} hostile links: {:.2} ms, {:.1} times an honest game of six ({:.2} ms); the most memory: {:.0} KiB ({:.0} KiB)",
        found.len(),
        seconds * 1e3,
        seconds / beside.seconds,
        beside.seconds * 1e3,
        kib(bytes.unwrap_or_default()),
        kib(beside.bytes),
    );
    write(&[
        ("hostile_link_ms", seconds * 1e3),
        ("hostile_link_ratio", seconds / beside.seconds),
        ("hostile_link_kib", kib(bytes.unwrap_or_default())),
    ])
}

/// The bytes of games of all rule sets, whole and in play: alone, at a full table, and with shared dice.
fn honest() -> Result<Vec<Vec<u8>>, Box<dyn Error>> {
    let mut payloads = Vec::new();
    for rules in catalogue::all() {
        for turns in [20, 1000] {
            for seats in [rules.min_seats, rules.max_seats] {
                let seats = (1..=seats).map(|seat| Seat::person(&format!("Player {seat}")));
                let setup = Setup::new(rules.clone(), seats.collect(), Start::Seating, None)?;
                payloads.push(played(setup, turns)?);
            }
            let dice = SharedDice::Challenge(Seed(turns));
            payloads.push(played(Setup::alone(rules.clone(), "Ann", dice)?, turns)?);
        }
    }
    Ok(payloads)
}

/// A game of people who roll once and fill the first open box.
fn played(setup: Setup, turns: u32) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut game = Game::new(setup);
    let mut dice = Fair::seeded(7);
    for _ in 0..turns {
        if !matches!(game.phase(), Phase::Turn(_)) {
            break;
        }
        for _ in 0..2 {
            game = game.apply(Action::Roll(Keep::NONE), &mut dice)?.0;
        }
        game = first_score(&game, &mut dice).ok_or("no box is open")?;
    }
    let payload = SharedGame::new(game, 1_780_000_000_000).to_payload()?;
    let mut bytes = BASE64_URL_SAFE_NO_PAD
        .decode(payload)
        .map_err(|_| "no payload")?;
    bytes.truncate(bytes.len() - 2);
    Ok(bytes)
}

fn first_score(game: &Game, dice: &mut impl DiceSource) -> Option<Game> {
    let rules: &RuleSet = game.rules();
    let mut slots = rules.slots();
    slots.find_map(|slot| Some(game.apply(Action::Score(slot), dice).ok()?.0))
}

/// One of these payloads with up to three bytes changed, inserted or removed.
fn mutated(games: &[Vec<u8>], random: &mut ChaCha8Rng) -> String {
    let mut below = |bound: usize| random.next_u32() as usize % bound.max(1);
    let mut bytes = games[below(games.len())].clone();
    for _ in 0..=below(3) {
        let (at, byte) = (below(bytes.len()), below(256) as u8);
        match below(8) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at, byte),
            _ => {
                if let Some(it) = bytes.get_mut(at) {
                    *it = byte;
                }
            }
        }
    }
    sealed(&bytes)
}

/// The longest payloads of a version: the same choice as often as fits.
fn longest(version: u8) -> impl Iterator<Item = String> {
    (0..=255).map(move |fill| {
        let mut bytes = vec![fill; MAX_PAYLOAD / 4 * 3 - 2];
        bytes[0] = version;
        sealed(&bytes)
    })
}

/// A payload of these bytes with their checksum.
fn sealed(bytes: &[u8]) -> String {
    let check = Crc::<u16>::new(&CRC_16_IBM_SDLC).checksum(bytes);
    BASE64_URL_SAFE_NO_PAD.encode([bytes, &check.to_be_bytes()].concat())
}

/// The least time of several runs, and the most memory beyond what was in use before.
fn cost(payload: &str, times: u32) -> Cost {
    let mut cost = Cost {
        seconds: f64::MAX,
        bytes: 0,
    };
    for _ in 0..times {
        MEMORY.reset_peak_usage();
        let (before, start) = (MEMORY.current_usage(), Instant::now());
        let _ = black_box(SharedGame::from_payload(black_box(payload)));
        cost.seconds = cost.seconds.min(start.elapsed().as_secs_f64());
        cost.bytes = cost.bytes.max(MEMORY.peak_usage().saturating_sub(before));
    }
    cost
}

/// Adds figures to those of the other benchmarks.
fn write(figures: &[(&str, f64)]) -> Result<(), Box<dyn Error>> {
    let target = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/bench.json");
    let mut all: BTreeMap<String, f64> = match std::fs::read_to_string(&target) {
        Ok(text) => serde_json::from_str(&text)?,
        Err(_) => BTreeMap::new(),
    };
    all.extend(
        figures
            .iter()
            .map(|&(name, figure)| (name.to_owned(), figure)),
    );
    std::fs::write(&target, serde_json::to_string_pretty(&all)?)?;
    println!("added to target/bench.json");
    Ok(())
}
