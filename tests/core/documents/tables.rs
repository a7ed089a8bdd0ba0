//! Tables of rule sets, and the files with the same numbers.

use std::collections::BTreeMap;
use std::fs;

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use rollkeep_app::link::SharedGame;
use rollkeep_rules::dice::Seed;
use rollkeep_rules::game::{Game, Setup, SharedDice};
use rollkeep_rules::{Card, RuleSet, catalogue};
use rollkeep_words::rule_sets::name;

use super::super::script::rules;
use super::super::solver::policies::{quick, soon_solved};
use super::{check_file, root, table, with_rows};

fn text(path: &str) -> String {
    fs::read_to_string(root().join(path)).expect("text")
}

/// The cells of each line of a file of values, without its head.
fn lines(file: &str) -> Vec<Vec<String>> {
    let cells = |line: &str| line.split(',').map(str::to_owned).collect();
    text(file).lines().skip(1).map(cells).collect()
}

/// Two numbers in a cell, or one.
fn both(one: &str, two: &str) -> String {
    match two {
        "" => one.to_owned(),
        _ => format!("{one}, {two}"),
    }
}

/// What is special about each rule set is written by hand.
#[test]
fn the_guide_lists_every_rule_set() {
    let guide = text("docs/GUIDE.md");
    let special: BTreeMap<&str, &str> = table(&guide, "## Rule sets")
        .iter()
        .map(|row| (row[0], row[4]))
        .collect();
    let row = |rules: &RuleSet| {
        let players = match (rules.min_seats, rules.max_seats) {
            (least, most) if least == most => most.to_string(),
            (least, most) => format!("{least}–{most}"),
        };
        let name = name(rules);
        let special = special.get(&*name).copied().unwrap_or_default().to_owned();
        let (dice, boxes) = (rules.dice.to_string(), rules.categories.len().to_string());
        vec![name, dice, boxes, players, special]
    };
    let rows: Vec<Vec<String>> = catalogue::all().iter().map(|it| row(it)).collect();
    check_file("docs/GUIDE.md", &with_rows(&guide, "## Rule sets", &rows));
}

/// The file of values is what the solver computes.
#[test]
fn values_of_empty_cards_are_those_of_the_solver() {
    let values: BTreeMap<String, f64> = lines("docs/data/values.csv")
        .into_iter()
        .map(|line| (line[0].clone(), line[1].parse().expect("a value")))
        .collect();
    let ids: Vec<&str> = values.keys().map(String::as_str).collect();
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
    let strength = text("docs/STRENGTH.md");
    let mut values = Vec::new();
    for line in lines("docs/data/values.csv") {
        let [id, value, _, native, browsers @ .., kib] = &line[..] else {
            panic!("{line:?}");
        };
        // The value of rules that save rolls is in the text.
        let Ok(kib) = kib.parse::<f64>() else {
            assert!(strength.contains(&**value));
            continue;
        };
        let size = match kib {
            ..100.0 => format!("{kib} KiB"),
            _ => format!("{:.1} MiB", kib / 1024.0),
        };
        let mut row = vec![name(rules(id)), value.clone(), native.clone()];
        row.extend(browsers.chunks(2).map(|it| both(&it[0], &it[1])));
        row.push(size);
        values.push(row);
    }

    let mut totals: Vec<Vec<String>> = Vec::new();
    for line in lines("docs/data/totals.csv") {
        let name = name(rules(&line[0]));
        if totals.last().is_none_or(|row| row[0] != name) {
            totals.push(vec![name, "–".into(), "–".into(), "–".into(), "–".into()]);
        }
        let players = ["novice", "casual", "skilled", "perfect"];
        let player = players.iter().position(|it| *it == line[1]);
        let row = totals.last_mut().expect("a row");
        row[1 + player.expect("a player")] = both(&line[3], &line[4]);
    }

    let wins = lines("docs/data/wins.csv");
    let wins = wins.chunk_by(|one, next| one[0] == next[0]).map(|lines| {
        let percent = lines.iter().map(|line| line[4].clone());
        [name(rules(&lines[0][0]))]
            .into_iter()
            .chain(percent)
            .collect()
    });
    let wins: Vec<Vec<String>> = wins.collect();

    let strength = with_rows(&strength, "## The value of an empty card", &values);
    let strength = with_rows(&strength, "## What the computers score", &totals);
    let strength = with_rows(&strength, "## Who beats whom", &wins);
    check_file("docs/STRENGTH.md", &strength);
}

/// The first digit of a payload is the number of its rule set, and `docs/LINKS.md` lists them.
#[test]
fn rule_sets_have_the_numbers_of_the_documents() {
    let mut numbers: BTreeMap<u8, String> = BTreeMap::new();
    for rules in catalogue::all() {
        let dice = SharedDice::Challenge(Seed(1));
        let setup = Setup::alone(rules.clone(), "Ann", dice).expect("a setup");
        let payload = SharedGame::new(Game::new(setup), 0).to_payload();
        let bytes = BASE64_URL_SAFE_NO_PAD.decode(payload.expect("a payload"));
        let bytes = bytes.expect("base64");
        // A checksum of two bytes stands behind the number, whose lowest digit has the base 64.
        let number = bytes[bytes.len() - 3] % 64;
        let before = numbers.insert(number, format!("{number} `{}`", rules.id));
        assert_eq!(before, None);
    }
    let listed: Vec<String> = numbers.into_values().collect();
    let row = format!(
        "| rule set | 64 | {}; 63: [the rules follow](#rules-in-a-link) |",
        listed.join(", ")
    );
    let links = text("docs/LINKS.md");
    let lines = links
        .lines()
        .map(|line| match line.starts_with("| rule set | 64 | 0 ") {
            true => &*row,
            false => line,
        });
    let lines: Vec<&str> = lines.collect();
    check_file("docs/LINKS.md", &(lines.join("\n") + "\n"));
}

/// Rule sets with the same boxes share a row.
#[test]
fn the_manual_lists_every_box() {
    let quoted = |ids: Vec<&str>| {
        ids.into_iter()
            .map(|id| format!("`{id}`"))
            .collect::<Vec<_>>()
            .join(" ")
    };
    let mut rows: Vec<(Vec<&str>, Vec<&str>)> = Vec::new();
    for rules in catalogue::all() {
        let boxes: Vec<&str> = rules.categories.iter().map(|it| &*it.id).collect();
        match rows.iter_mut().find(|row| row.1 == boxes) {
            Some(row) => row.0.push(&rules.id),
            None => rows.push((vec![&rules.id], boxes)),
        }
    }
    let mut rows: Vec<Vec<String>> = rows
        .into_iter()
        .map(|(ids, boxes)| vec![quoted(ids), quoted(boxes)])
        .collect();
    let other = ["any other", "each has its `id` in `view.rules.categories`"];
    rows.push(other.map(str::to_owned).into());
    let manual = text("docs/PLAYERS.md");
    check_file(
        "docs/PLAYERS.md",
        &with_rows(&manual, "### What it answers", &rows),
    );
}
