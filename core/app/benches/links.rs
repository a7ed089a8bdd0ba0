//! How long hostile links block the page, and how much memory they take, compared with an honest game of six in the
//! same run; and how long the heaviest rules take that are allowed.
//!
//! Adds its figures to those in `target/bench.json`. A link may take 10 ms and 1 MB; rules may take a tenth of a second to begin,
//! for a step at the table, and in a link.

// No game depends on the floating-point mathematics here.
#![allow(clippy::disallowed_methods)]

use std::collections::BTreeMap;
use std::error::Error;
use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use crc::{CRC_16_IBM_SDLC, Crc};
use peak_alloc::PeakAlloc;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rollkeep_app::link::{MAX_PAYLOAD, SharedGame};
use rollkeep_rules::dice::{Counts, DiceSource, Fair, Keep, Seed};
use rollkeep_rules::game::{Action, Game, Phase, Seat, Setup, SharedDice, Start};
use rollkeep_rules::{
    Card, Category, ExtraYahtzee, GivenName, Joker, Order, Pattern, Points, RuleSet, Section, Slot,
    Spec, Strike, Throw, catalogue,
};

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
    let [begin, step, link] = heaviest_rules()?;
    println!(
        "the heaviest rules: {begin:.2} ms to begin, {step:.2} ms for a step at the table, {link:.2} ms for a link of 4 players"
    );
    write(&[
        ("hostile_link_ms", seconds * 1e3),
        ("hostile_link_ratio", seconds / beside.seconds),
        ("hostile_link_kib", kib(bytes.unwrap_or_default())),
        ("heaviest_rules_begin_ms", begin),
        ("heaviest_rules_step_ms", step),
        ("heaviest_rules_link_ms", link),
    ])
}

/// How long the heaviest rules take, in milliseconds: until the worth of every roll is known, for all that a table asks about a
/// roll, and for a link of a whole game.
fn heaviest_rules() -> Result<[f64; 3], Box<dyn Error>> {
    let text = serde_json::to_string(&heaviest())?;
    let read = || serde_json::from_str::<RuleSet>(&text);
    let begin = least(20, || read().map(|rules| rules.max_total()));
    let rules = Arc::new(read()?);
    let card = Card::with(&rules, [(Slot(19), 20)]);
    let throws = || Counts::every(6).map(|dice| Throw { dice, roll: 1 });
    let ask = |throw| {
        let each = rules.slots().map(|slot| rules.falls_to(&card, slot, throw));
        (each.count(), rules.pays_most(&card, throw))
    };
    let step = throws()
        .map(|throw| least(3, || ask(throw)))
        .fold(0.0, f64::max);
    let seats = (1..=4).map(|seat| Seat::person(&format!("Player {seat}")));
    let setup = Setup::new(rules, seats.collect(), Start::Seating, None)?;
    let payload = sealed(&played(setup, 1000)?);
    let link = least(5, || SharedGame::from_payload(&payload));
    Ok([begin, step, link])
}

/// Twenty boxes whose patterns try as many faces as they may, which pay by ten rolls, may not be struck at will, and of which each
/// is worth its most for a joker.
fn heaviest() -> Spec {
    let groups = |count| Pattern::AnyOf(vec![Pattern::Groups(vec![1, 1, 1]); count]);
    let by_roll = (0..10).map(|less| Points::Plus(9 - less, Box::new(Points::Best(6))));
    let by_roll = Points::ByRoll(by_roll.collect());
    let categories = (0..20).map(|number| Category {
        id: number.to_string(),
        section: Section::Lower,
        pattern: match number {
            0..4 => groups(6),
            _ => Pattern::Any,
        },
        points: match number {
            0..4 => by_roll.clone(),
            _ => Points::Matched,
        },
        needs: None,
        strike: Strike::OnlyIfNothingFits,
        wins_by_roll: (number == 0).then_some(1),
    });
    Spec {
        id: "heaviest".to_owned(),
        name: GivenName::default(),
        dice: 6,
        rolls: Spec::MAX_ROLLS,
        saved_rolls: false,
        min_seats: 1,
        max_seats: Spec::MAX_SEATS,
        categories: categories.collect(),
        order: Order::Free,
        upper_bonus: None,
        higher_bonuses: Vec::new(),
        extra_yahtzee: Some(ExtraYahtzee {
            category: 19,
            bonus: 1,
            joker: Joker::Highest,
        }),
    }
}

/// The least time of several runs, in milliseconds.
fn least<T>(times: u32, work: impl Fn() -> T) -> f64 {
    let run = |_| {
        let start = Instant::now();
        black_box(work());
        start.elapsed().as_secs_f64() * 1e3
    };
    (0..times).map(run).fold(f64::MAX, f64::min)
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
    let target = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/bench.json");
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
