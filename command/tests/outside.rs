//! The output of the command.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use rollkeep_app::tournament::{Tournament, TournamentFile};

/// Tournaments under all rules: the arguments, and every total. The page must give the same totals.
const GOLDEN: &str = include_str!("../../tests/fixtures/tournaments.txt");

fn run(arguments: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tournament"));
    let command = command.args(arguments.split_whitespace());
    command.output().expect("the command runs")
}

/// The output of a successful run.
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

/// The totals and the tournament in the written files.
#[track_caller]
fn written(arguments: &str, name: &str) -> (String, Tournament) {
    let (csv, json) = (file(&format!("{name}.csv")), file(&format!("{name}.json")));
    printed(&format!(
        "{arguments} --csv {} --json {}",
        csv.display(),
        json.display()
    ));
    let read = |file: &Path| std::fs::read_to_string(file).expect("a file");
    let tournament = TournamentFile::read(&read(&json)).expect("a tournament");
    (read(&csv), tournament)
}

/// The seed in the first line of the output.
fn seed_of(text: &str) -> &str {
    let first = text.lines().next().unwrap_or_default();
    first.split("seed ").nth(1).expect("a seed")
}

#[test]
fn the_same_seed_gives_the_same_totals_on_any_number_of_threads() {
    let players = "--rules yahtzee-basic --games 60 hoarder perfect casual perfect hoarder";
    let csv = file("one.csv");
    let text = printed(&format!(
        "--threads 1 --seed 5 {players} --csv {}",
        csv.display()
    ));
    let seed = seed_of(&text);
    assert!(seed.starts_with("5-") && seed.len() == 37, "{seed}");
    let one = std::fs::read_to_string(csv).expect("a file");

    let (three, tournament) = written(&format!("--threads 3 --seed {seed} {players}"), "three");
    assert!(tournament.is_over());
    assert_eq!(one, three);
    assert_eq!(tournament.plan().seed().to_string(), seed);
    let other = |seed: &str| written(&format!("--threads 3 --seed {seed} {players}"), "other").0;
    assert_ne!(one, other("5"), "other bits are drawn");
    assert_ne!(one, other(&seed.replacen('5', "6", 1)));
    let names = one.lines().next();
    let expected = r#"game,"Hoarder","Perfect","Casual","Perfect 2","Hoarder 2",tie-break"#;
    assert_eq!(names, Some(expected));
}

#[test]
fn built_in_players_need_no_more_than_a_number() {
    let players = "--rules yahtzee-basic --games 20 --seed 5 casual novice";
    let text = printed(players);
    assert_eq!(seed_of(&text), "5");
    // They also play with a whole seed.
    let whole = printed(&players.replace("5", "5-3f786850e387550fdab836ed7e6dc881"));
    assert_eq!(seed_of(&whole), "5-3f786850-e387550f-dab836ed-7e6dc881");
}

/// The browser must give the same totals. If the players have changed on purpose, copy the file that the message names
/// over the fixture.
#[test]
fn the_totals_are_those_of_the_golden() {
    let mut now = String::new();
    for golden in GOLDEN.split("\n\n") {
        let arguments = golden.lines().next().expect("what was typed");
        let (csv, _) = written(arguments, "golden");
        now += &format!("{arguments}\n{}\n", csv.replace("\r\n", "\n"));
    }
    let there = file("tournaments.txt");
    std::fs::write(&there, now.trim_end().to_owned() + "\n").expect("a file");
    let same = now.trim_end().lines().eq(GOLDEN.trim_end().lines());
    assert!(same, "{} differs from tests/fixtures", there.display());
}

#[test]
fn printed_table() {
    let text = printed("--rules yatzy --games 30 --seed 3 novice perfect hoarder");
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].starts_with("Yatzy, 30 games, seed 3-"), "{text}");
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

/// The rules are solved only for those who need it: here that is not possible.
#[test]
fn players_without_best_play_need_no_solver() {
    let text = printed("--rules maxi-yatzy-saved --games 4 --seed 3 novice casual hoarder");
    assert!(
        text.starts_with("Maxi Yatzy, saved rolls, 4 games"),
        "{text}"
    );
}

#[test]
fn help() {
    let text = printed("--help");
    for word in ["--rules", "--threads", "yahtzee-club", "rival", "hoarder"] {
        assert!(text.contains(word), "{text}");
    }
}

#[test]
fn impossible_arguments_are_refused_with_the_reason() {
    #[track_caller]
    fn check(arguments: &str, expected: &str) {
        let output = run(arguments);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{errors}");
        assert_eq!(errors.lines().next(), Some(expected));
        assert!(output.stdout.is_empty());
    }
    check("", "Choose who plays.");
    check(
        "novice",
        "A tournament with these rules has 2 to 6 players, not 1.",
    );
    check(
        "--rules yahtzie novice casual skilled",
        "A tournament with these rules has exactly 2 players, not 3.",
    );
    check(
        "novice casual skilled perfect rival hoarder hoarder",
        "A tournament with these rules has 2 to 6 players, not 7.",
    );
    check("novice robot", "There is no player called “robot”.");
    check(
        "--rules chess novice casual",
        "There are no rules called “chess”.",
    );
    for games in ["0", "100001", "99999999999999999999", "many", "1.5"] {
        check(
            &format!("--games {games} novice casual"),
            &format!("--games needs a whole number from 1 to 100000, not “{games}”."),
        );
    }
    for threads in ["0", "257", "many"] {
        check(
            &format!("--threads {threads} novice casual"),
            &format!("--threads needs a whole number from 1 to 256, not “{threads}”."),
        );
    }
    for seed in ["-1", "18446744073709551616", "7-", "7-12"] {
        check(
            &format!("--seed {seed} novice casual"),
            &format!(
                "--seed needs a whole number from 0 to 18446744073709551615, or the full seed that a tournament shows, not “{seed}”."
            ),
        );
    }
    check(
        "novice casual --json x --csv x",
        "--json and --csv need different files.",
    );
    check("novice casual --loud", "invalid option '--loud'.");
    check(
        "novice casual --json",
        "missing argument for option '--json'.",
    );
}

#[test]
fn files_are_opened_before_the_first_game() {
    let file = file("nowhere").join("x.csv");
    // They would take minutes.
    let output = run(&format!(
        "--games 100000 rival rival --csv {}",
        file.display()
    ));
    assert_eq!(output.status.code(), Some(1));
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(
        errors.contains("x.csv: ") && errors.lines().count() == 1,
        "{errors}"
    );
    assert!(output.stdout.is_empty());
}

#[test]
fn a_file_is_written_anew() {
    let csv = file("anew.csv");
    std::fs::write(&csv, "x".repeat(10_000)).expect("a file");
    printed(&format!("--games 1 novice casual --csv {}", csv.display()));
    let text = std::fs::read_to_string(&csv).expect("a file");
    assert!(
        text.starts_with("game,") && text.lines().count() < 102,
        "{text}"
    );
}

#[test]
fn totals_on_the_standard_output_are_all_that_is_there() {
    let arguments = "--rules yatzy --games 5 --seed 1 novice casual";
    let (csv, _) = written(arguments, "standard");
    let output = run(&format!("{arguments} --csv -"));
    assert!(output.status.success());
    assert_eq!(String::from_utf8_lossy(&output.stdout), csv);
    let table = String::from_utf8_lossy(&output.stderr);
    assert!(table.contains("Player"), "{table}");
    assert!(!Path::new("-").exists());
}

/// Stopped before, during or after the games: whenever the signal arrives, a word tells what became of it, and no file is empty.
#[cfg(unix)]
#[test]
fn a_stopped_command_leaves_what_was_played_or_no_file() {
    use std::io::{BufRead, BufReader};

    let csv = file("stopped.csv");
    let _ = std::fs::remove_file(&csv);
    let mut command = Command::new(env!("CARGO_BIN_EXE_tournament"));
    let arguments = format!("--games 100000 rival rival --csv {}", csv.display());
    command.args(arguments.split_whitespace());
    let command = command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the command runs");
    // The heading tells that it has begun.
    let out = child.stdout.take().expect("its output");
    let mut heading = String::new();
    let mut out = BufReader::new(out);
    out.read_line(&mut heading).expect("a heading");
    assert!(heading.contains("100,000 games"), "{heading}");
    let kill = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status();
    assert!(kill.expect("a signal").success());
    std::thread::spawn(move || std::io::copy(&mut out, &mut std::io::sink()));
    let output = child.wait_with_output().expect("it ends");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(130), "{errors}");
    assert!(errors.contains("\nStopped "), "{errors}");
    match std::fs::read_to_string(&csv) {
        Ok(text) => assert!(text.lines().count() > 1, "{text}"),
        Err(_) => assert!(errors.contains("Nothing is written"), "{errors}"),
    }
}

#[test]
fn help_into_a_closed_pipe() {
    check_closed("--help", false);
}

#[test]
fn output_into_a_closed_pipe() {
    let csv = file("closed.csv");
    check_closed("--games 1000 novice casual", false);
    // The requested file is written all the same.
    check_closed(
        &format!("--games 5 novice casual --csv {}", csv.display()),
        false,
    );
    let text = std::fs::read_to_string(&csv).expect("a file");
    assert!(text.lines().count() >= 6, "{text}");
}

/// Runs it with an output that is closed before it writes, or full.
#[track_caller]
fn check_closed(arguments: &str, full: bool) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tournament"));
    let out = match full {
        true => {
            let device = std::fs::OpenOptions::new().write(true).open("/dev/full");
            Stdio::from(device.expect("the device"))
        }
        false => Stdio::from(std::io::pipe().expect("a pipe").1),
    };
    let command = command.args(arguments.split_whitespace()).stdout(out);
    let output = command.output().expect("the command runs");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{errors}");
    assert!(
        errors.starts_with("The output cannot be written: ") && errors.lines().count() == 1,
        "{errors}"
    );
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_device_is_reported() {
    check_closed("--games 5 novice casual", true);
    check_closed("--help", true);
    let output = run("--games 5 novice casual --csv /dev/full");
    assert_eq!(output.status.code(), Some(1));
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(errors.starts_with("/dev/full: "), "{errors}");
    let table = String::from_utf8_lossy(&output.stdout);
    assert!(table.contains("Player"), "the table is not lost");
}
