//! Tables of rule sets, and the files with the same numbers.

use std::collections::BTreeMap;

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use rollkeep_app::link::SharedGame;
use rollkeep_rules::dice::Seed;
use rollkeep_rules::game::{Game, Setup, SharedDice};
use rollkeep_rules::{Card, catalogue};

use super::super::script::rules;
use super::super::solver::policies::{quick, soon_solved};
use super::{rows, table};

const GUIDE: &str = include_str!("../../../docs/GUIDE.md");
const LINKS: &str = include_str!("../../../docs/LINKS.md");
const PLAYERS: &str = include_str!("../../../docs/PLAYERS.md");
const STRENGTH: &str = include_str!("../../../docs/STRENGTH.md");
const VALUES: &str = include_str!("../../../docs/data/values.csv");
const TOTALS: &str = include_str!("../../../docs/data/totals.csv");
const WINS: &str = include_str!("../../../docs/data/wins.csv");

/// The id of each rule set by its name.
fn ids() -> BTreeMap<String, &'static str> {
    let named = |id: &'static str| (rollkeep_words::rule_sets::name(rules(id)), id);
    catalogue::all().iter().map(|it| named(&it.id)).collect()
}

/// The lines of a file, without its head.
fn lines(file: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    file.lines().skip(1).map(|line| line.split(',').collect())
}

#[test]
fn the_guide_lists_every_rule_set() {
    let mut listed: Vec<Vec<String>> = table(GUIDE, "## Rule sets")
        .iter()
        .map(|row| row[..4].iter().map(|&it| it.to_owned()).collect())
        .collect();
    let mut all: Vec<Vec<String>> = catalogue::all()
        .iter()
        .map(|rules| {
            let players = match (rules.min_seats, rules.max_seats) {
                (least, most) if least == most => most.to_string(),
                (least, most) => format!("{least}–{most}"),
            };
            vec![
                rollkeep_words::rule_sets::name(rules),
                rules.dice.to_string(),
                rules.categories.len().to_string(),
                players,
            ]
        })
        .collect();
    listed.sort();
    all.sort();
    assert_eq!(listed, all);
}

/// The file of values is what the solver computes.
#[test]
fn values_of_empty_cards_are_those_of_the_solver() {
    let values: BTreeMap<&str, f64> = lines(VALUES)
        .map(|line| (line[0], line[1].parse().expect("a value")))
        .collect();
    let ids: Vec<&str> = values.keys().copied().collect();
    let mut all: Vec<&str> = catalogue::all().iter().map(|it| &*it.id).collect();
    all.sort();
    assert_eq!(ids, all);
    for rules in soon_solved() {
        let value = quick(&rules.id)
            .expected(&Card::new(rules))
            .expect("an empty card");
        let listed = values[&*rules.id];
        assert!((value - listed).abs() < 1e-3, "{}: {value}", rules.id);
    }
}

#[test]
fn tables_of_strength_are_those_of_the_files() {
    let ids = ids();
    let values: BTreeMap<&str, Vec<&str>> = lines(VALUES).map(|line| (line[0], line)).collect();
    let listed = table(STRENGTH, "## The value of an empty card");
    // All but the rules with saved rolls, whose value is in the text.
    assert_eq!(listed.len() + 1, values.len());
    assert!(STRENGTH.contains(values["maxi-yatzy-saved"][1]));
    for row in &listed {
        let line = &values[ids[row[0]]];
        let both = |one: &str, two: &str| match two {
            "" => one.to_owned(),
            _ => format!("{one}, {two}"),
        };
        let browsers = [4, 6, 8].map(|at| both(line[at], line[at + 1]));
        assert_eq!(row[1..3], [line[1], line[3]], "{}", row[0]);
        assert_eq!(row[3..6], browsers, "{}", row[0]);
    }
    let means: BTreeMap<(&str, &str), String> = lines(TOTALS)
        .map(|line| ((line[0], line[1]), format!("{}, {}", line[3], line[4])))
        .collect();
    let mut seen = 0;
    for row in table(STRENGTH, "## What the computers score") {
        let players = ["novice", "casual", "skilled", "perfect"];
        for (player, cell) in players.into_iter().zip(&row[1..]) {
            let mean = means.get(&(ids[row[0]], player));
            assert_eq!(mean.map_or("–", |it| it), *cell, "{} {player}", row[0]);
            seen += usize::from(mean.is_some());
        }
    }
    assert_eq!(seen, means.len());
    let wins: Vec<Vec<&str>> = lines(WINS).collect();
    let (_, below) = STRENGTH
        .split_once("\n## Who beats whom\n")
        .expect("a heading");
    let mut rest = wins.iter();
    for row in rows(below).skip(2) {
        for cell in &row[1..] {
            let line = rest.next().expect("a line for each number");
            assert_eq!((line[0], line[4]), (ids[row[0]], *cell));
        }
    }
    assert_eq!(rest.next(), None);
}

/// The first digit of a payload is the number of its rule set, and `docs/LINKS.md` lists them.
#[test]
fn rule_sets_have_the_numbers_of_the_documents() {
    for rules in catalogue::all() {
        let dice = SharedDice::Challenge(Seed(1));
        let setup = Setup::alone(rules.clone(), "Ann", dice).expect("a setup");
        let payload = SharedGame::new(Game::new(setup), 0).to_payload();
        let bytes = BASE64_URL_SAFE_NO_PAD.decode(payload.expect("a payload"));
        let bytes = bytes.expect("base64");
        // A checksum of two bytes stands behind the number, whose lowest digit has the base 64.
        let number = bytes[bytes.len() - 3] % 64;
        let listed = format!(" {number} `{}`", rules.id);
        assert!(LINKS.contains(&listed), "{listed}");
    }
}

#[test]
fn the_manual_lists_every_box() {
    for rules in catalogue::all() {
        for category in &rules.categories {
            let id = format!("`{}`", category.id);
            assert!(PLAYERS.contains(&id), "{id}, of {}", rules.id);
        }
    }
}
