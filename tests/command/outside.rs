//! What somebody sees who types the command.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use rollkeep::tournament::{Sheet, Tournament};

/// The four players whose choices are settled, in twenty games.
const GOLDEN: &str = "--games 20 --seed 7 novice casual skilled perfect";

fn run(arguments: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tournament"));
    let command = command.args(arguments.split_whitespace());
    command.output().expect("the command runs")
}

/// What it prints if all goes well.
#[track_caller]
fn printed(arguments: &str) -> String {
    let output = run(arguments);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    assert_eq!(errors, "", "nobody watches");
    String::from_utf8(output.stdout).expect("text")
}

/// A file to write into.
fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// The totals and the tournament that it writes.
#[track_caller]
fn written(arguments: &str, name: &str) -> (String, Tournament) {
    let (csv, json) = (file(&format!("{name}.csv")), file(&format!("{name}.json")));
    printed(&format!(
        "{arguments} --csv {} --json {}",
        csv.display(),
        json.display()
    ));
    let read = |file: &Path| std::fs::read_to_string(file).expect("a file");
    let tournament = Sheet::read(&read(&json)).expect("a tournament");
    (read(&csv), tournament)
}

#[test]
fn the_same_seed_gives_the_same_totals_on_any_number_of_threads() {
    let players = "--rules yahtzie --games 60 hoarder perfect casual perfect hoarder";
    let (one, tournament) = written(&format!("--threads 1 --seed 5 {players}"), "one");
    assert!(tournament.is_over());
    assert_eq!(
        one,
        written(&format!("--threads 3 --seed 5 {players}"), "three").0
    );
    assert_ne!(
        one,
        written(&format!("--threads 3 --seed 6 {players}"), "other").0
    );
    let names = one.lines().next();
    let expected = r#"game,"Hoarder","Perfect","Casual","Perfect 2","Hoarder 2""#;
    assert_eq!(names, Some(expected));
}

/// The browser must come to the same; if the players have become others,
/// `cargo run --no-default-features --features cli --bin tournament -- --games 20 --seed 7 novice casual skilled
/// perfect --csv tests/fixtures/tournament.csv` writes the file anew.
#[test]
fn the_totals_are_those_of_the_golden() {
    let golden = include_str!("../fixtures/tournament.csv");
    assert_eq!(written(GOLDEN, "golden").0, golden);
}

#[test]
fn the_table() {
    let text = printed("--rules yatzy --games 30 --seed 3 novice perfect hoarder");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "Yatzy, 30 games, seed 3");
    let titles = "Rank  Player   Points  Wins";
    assert!(lines[2].starts_with(titles), "{text}");
    let mut names: Vec<&str> = lines[3..6]
        .iter()
        .filter_map(|line| line.split_whitespace().nth(1))
        .collect();
    names.sort_unstable();
    assert_eq!(names, ["Hoarder", "Novice", "Perfect"]);
    assert!(
        lines[3].contains(" ± ") && lines[3].contains(" × "),
        "{text}"
    );
    assert!(lines[7].contains(" wins "), "{text}");
    assert_eq!(lines.len(), 8, "{text}");
}

#[test]
fn help() {
    let text = printed("--help");
    for word in ["--rules", "--threads", "yahtzee-club", "rival", "hoarder"] {
        assert!(text.contains(word), "{text}");
    }
}

#[test]
fn what_cannot_be_is_told() {
    #[track_caller]
    fn check(arguments: &str, expected: &str) {
        let output = run(arguments);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{errors}");
        assert_eq!(errors.lines().next(), Some(expected));
        assert!(output.stdout.is_empty());
    }
    check("", "Choose who plays.");
    check("novice", "A tournament has 2 to 8 players, not 1.");
    check("novice robot", "There is no player called “robot”.");
    check(
        "--rules chess novice casual",
        "There are no rules called “chess”.",
    );
    check("--games 0 novice casual", "Play 1 to 100000 games.");
    check(
        "--games many novice casual",
        "--games wants a whole number, not “many”.",
    );
    check(
        "--threads 0 novice casual",
        "--threads wants a whole number above 0, not “0”.",
    );
    check(
        "--seed -1 novice casual",
        "--seed wants a whole number, not “-1”.",
    );
    check("novice casual --loud", "invalid option '--loud'.");
    check(
        "novice casual --json",
        "missing argument for option '--json'.",
    );
}

#[test]
fn a_file_that_cannot_be_written() {
    let file = file("nowhere").join("x.csv");
    let output = run(&format!("--games 1 novice casual --csv {}", file.display()));
    assert_eq!(output.status.code(), Some(1));
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(errors.contains("x.csv"), "{errors}");
    assert!(
        String::from_utf8_lossy(&output.stdout).contains("Player"),
        "the table is not lost"
    );
}
