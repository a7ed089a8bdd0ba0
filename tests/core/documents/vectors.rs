//! The test vectors of `docs/GAME.md`.

use rollkeep_app::link::SharedGame;
use rollkeep_app::storage::{read_log, write_log};
use rollkeep_rules::dice::Keep;
use rollkeep_rules::game::{Event, Game, Millis, Phase, Seat, Setup, Start, Strength};

use super::super::script::{dice, faces, pips, rules, slot};
use super::rows;

const DOCS: &str = include_str!("../../../docs/GAME.md");

/// The setup of a line such as `yatzy; Ann, Cora (casual); start: roll; clock: 1000`.
#[track_caller]
fn setup(line: &str) -> Setup {
    let parts: Vec<&str> = line.split("; ").collect();
    let [id, seats, start, clock] = parts[..] else {
        panic!("not a setup: {line}");
    };
    let seat = |text: &str| match text.split_once(" (") {
        Some((name, "casual)")) => Seat::computer(name, Strength::Casual),
        Some((name, "novice)")) => Seat::computer(name, Strength::Novice),
        Some(_) => panic!("no such player: {text}"),
        None => Seat::person(text),
    };
    let start = match start {
        "start: roll" => Start::Roll,
        "start: seating" => Start::Seating,
        _ => panic!("no such start: {start}"),
    };
    let clock = match clock.strip_prefix("clock: ") {
        Some("none") => None,
        time => Some(Millis(time.expect("a clock").parse().expect("a time"))),
    };
    let seats = seats.split(", ").map(seat).collect();
    Setup::new(rules(id).clone(), seats, start, clock).expect("a table")
}

/// The event of a cell such as `roll .6.1.`.
#[track_caller]
fn event(game: &Game, cell: &str) -> Event {
    match cell.split_once(' ').unwrap_or((cell, "")) {
        ("start", face) => Event::RolledForStart(faces(face)[0]),
        ("roll", places) => {
            let kept = places.bytes().enumerate().filter(|(_, it)| *it == b'.');
            Event::Rolled {
                kept: kept.fold(Keep::NONE, |keep, (place, _)| keep.toggled(place)),
                rolled: dice(&places.replace('.', "")),
            }
        }
        ("score", id) => Event::Scored(slot(game.rules(), id)),
        ("undone", "") => Event::Undone,
        ("reopened", "") => Event::Reopened,
        ("time", millis) => Event::Spent(Millis(millis.parse().expect("a time"))),
        _ => panic!("no such event: {cell}"),
    }
}

fn name(game: &Game, seat: usize) -> &str {
    &game.setup().seats()[seat].name
}

/// The phase, as the tables write it.
fn phase(game: &Game) -> String {
    match game.phase() {
        Phase::Starting(round) => format!("{} rolls for the start", name(game, round.seat())),
        Phase::Turn(turn) => {
            let shown = turn.hand.map(|hand| pips(&hand.dice));
            let (name, left) = (name(game, turn.seat), game.rolls_left());
            match shown {
                Some(dice) => format!("{name}, {left} rolls left, {dice}"),
                None => format!("{name}, {left} rolls left"),
            }
        }
        Phase::Over(outcome) => {
            let names: Vec<&str> = outcome.winners.iter().map(|it| name(game, *it)).collect();
            match names[..] {
                [] => "over, nobody wins".to_owned(),
                _ => format!("over, {} wins", names.join(" and ")),
            }
        }
    }
}

/// One number for each seat.
fn each(game: &Game, number: impl Fn(usize) -> u32) -> String {
    let seats = 0..game.cards().len();
    let numbers: Vec<String> = seats.map(|seat| number(seat).to_string()).collect();
    numbers.join(" ")
}

/// What a column of the tables holds.
#[track_caller]
fn cell(game: &Game, column: &str) -> String {
    match column {
        "then" => phase(game),
        "totals" => each(game, |seat| {
            game.cards()[seat].totals(game.rules()).grand().into()
        }),
        "undo" => match game.undoable() {
            Some(score) => name(game, score.seat).to_owned(),
            None => "–".to_owned(),
        },
        "time left" => each(game, |seat| game.time_left(seat).map_or(0, |it| it.0)),
        "saved" => each(game, |seat| game.saved(seat).into()),
        _ => panic!("no such column: {column}"),
    }
}

/// Plays one vector, and checks each row, the text of the log and the link.
#[track_caller]
fn check(vector: &str) {
    let title = vector.lines().next().unwrap_or_default();
    let line = vector
        .lines()
        .find_map(|it| it.strip_prefix('`')?.strip_suffix('`'));
    let mut game = Game::new(setup(line.expect("a setup")));
    let mut table = rows(vector);
    let columns = table.next().expect("a head");
    for row in table.skip(1) {
        let event = event(&game, row[0]);
        match (game.then(event), row[1]) {
            (Err(_), "refused") => assert!(row[2..].iter().all(|it| it.is_empty())),
            (Ok(next), _) => {
                game = next;
                for (column, expected) in columns.iter().zip(&row).skip(1) {
                    let found = cell(&game, column);
                    assert_eq!(found, *expected, "{title}: {column} after {}", row[0]);
                }
            }
            (Err(why), _) => panic!("{title}: {}: {why}", row[0]),
        }
    }
    let link = SharedGame::new(game.clone(), 0);
    let text = write_log(game.log());
    let payload = link.to_payload().expect("a payload");
    let last = format!("As text: `{text}`. As a link: `{payload}`.");
    assert!(vector.contains(&last), "{title}: {last}");
    assert_eq!(SharedGame::from_payload(&payload), Ok(link));
    assert_eq!(
        read_log(&text, game.rules().dice).as_deref(),
        Ok(game.log())
    );
}

#[test]
fn games_of_the_vectors_follow_the_program() {
    let (_, vectors) = DOCS.split_once("\n## Test vectors\n").expect("vectors");
    let vectors: Vec<&str> = vectors.split("\n### ").skip(1).collect();
    assert_eq!(vectors.len(), 8);
    vectors.into_iter().for_each(check);
}
