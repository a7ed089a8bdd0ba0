//! Tournaments as files.

use std::time::Instant;

use proptest::prelude::*;
use rollkeep_app::tournament::{
    Disqualification, Entropy, Plan, Tournament, TournamentFile, TournamentFileError,
};

use super::{in_order, plan, play, runner, tournament_of};
use crate::games::cases;

#[test]
fn files_hold_the_whole_tournament() {
    let whole = in_order(plan(&["a", "b", "c", "d", "e"], 60), &mut runner());
    let read = TournamentFile::read(&TournamentFile::new(&whole).to_json());
    assert_eq!(read.as_ref(), Ok(&whole));

    let tie = tournament_of(&["a", "b", "c"], 2, &["9 1 1", "1 9 1", "5 5 -", "4 5 -"]);
    assert_eq!(
        TournamentFile::read(&TournamentFile::new(&tie).to_json()),
        Ok(tie)
    );
}

#[test]
fn files_say_who_has_won_at_once() {
    let tournament = tournament_of(&["a", "b"], 2, &["90 52!", "1 2"]);
    let text = TournamentFile::new(&tournament).to_json();
    assert_eq!(TournamentFile::read(&text), Ok(tournament));
    let other = text.replace("[[1,1]]", "[[1,2]]");
    assert_ne!(other, text);
    assert_eq!(
        TournamentFile::read(&other),
        Err(TournamentFileError::Game(0)),
        "nobody"
    );
    let plain = tournament_of(&["a", "b"], 2, &["90 52", "1 2"]);
    assert!(
        !TournamentFile::new(&plain)
            .to_json()
            .contains("won_at_once")
    );
}

#[test]
fn unfinished_tournaments_continue_from_a_file() {
    let plan = plan(&["a", "b", "c", "d", "e"], 60);
    let whole = in_order(plan.clone(), &mut runner());
    let mut half = Tournament::new(plan);
    let first = half.hand_out(20);
    let gap = half.hand_out(3);
    let later = half.hand_out(9);
    half.add_report(play(&mut runner(), first));
    half.add_report(play(&mut runner(), later));
    drop(gap);
    let mut half = TournamentFile::read(&TournamentFile::new(&half).to_json()).expect("a file");
    assert!(half.played() <= 20, "games after a gap are left out");
    let mut runner = runner();
    while !half.is_over() {
        let pairings = half.hand_out(7);
        half.add_report(play(&mut runner, pairings));
    }
    assert!(half.all_outcomes().eq(whole.all_outcomes()));
}

#[test]
fn invalid_files() {
    #[track_caller]
    fn check(from: &str, to: &str, expected: &TournamentFileError) {
        let text = TournamentFile::new(&tournament_of(&["a", "b"], 2, &["1 2", "3 -"])).to_json();
        assert!(text.contains(from), "{text}");
        let read = TournamentFile::read(&text.replacen(from, to, 1)).expect_err("damaged");
        match (&read, expected) {
            (TournamentFileError::Form(_), TournamentFileError::Form(_)) => {}
            _ => assert_eq!(&read, expected),
        }
    }
    let form = TournamentFileError::Form(String::new());
    check("[1,2]", "[1,2", &form);
    check("\"b\"", "\"a\"", &form);
    check("yahtzee-official", "chess", &form);
    check(
        "\"version\":2",
        "\"version\":4",
        &TournamentFileError::Newer(4),
    );
    check("\"seed\":7", "\"seed\":7,\"entropy\":\"7\"", &form);
    check("},{", "},{\"decisions\":1,\"micros\":1},{", &form);
    // It is disqualified twice, or before the first game, or in a game that it finished.
    check(
        "[2,1,\"noisy\"]",
        "[2,1,\"noisy\"],[2,1,\"noisy\"]",
        &TournamentFileError::Game(1),
    );
    check(
        "[2,1,\"noisy\"]",
        "[0,1,\"noisy\"]",
        &TournamentFileError::Game(0),
    );
    check(
        "[2,1,\"noisy\"]",
        "[1,1,\"noisy\"]",
        &TournamentFileError::Game(0),
    );
    check(
        "[2,1,\"noisy\"]",
        "[2,9,\"noisy\"]",
        &TournamentFileError::Game(1),
    );
    check("[1,2]", "[1]", &TournamentFileError::Game(0));
    check("[1,2]", "[1,null]", &TournamentFileError::Game(0));
    check("[1,2]", "[1,9999]", &TournamentFileError::Game(0));
    check("[3,null]", "[3,3]", &TournamentFileError::Game(1));
    check("[3,null]", "[3,null],[3,4]", &TournamentFileError::Game(2));
}

#[test]
fn csv() {
    let names = ["Ann, \"the best\"", "=SUM(A1)"];
    let file = TournamentFile::new(&tournament_of(&names, 2, &["12 7", "9 -"]));
    assert_eq!(
        file.to_csv(),
        "game,\"Ann, \"\"the best\"\"\",\"'=SUM(A1)\",tie-break\r\n1,12,7,\r\n2,9,,\r\n"
    );
    let tie = TournamentFile::new(&tournament_of(
        &["a", "b", "c"],
        2,
        &["9 1 1", "1 9 1", "5 5 -", "4 5 -"],
    ));
    assert_eq!(
        tie.to_csv(),
        "game,\"a\",\"b\",\"c\",tie-break\r\n1,9,1,1,\r\n2,1,9,1,\r\n3,5,5,,yes\r\n4,4,5,,yes\r\n"
    );
}

/// The format of the first version: games of disqualifications count from 0, and seeds have no random bits.
const OLD: &str = r#"{"version":1,"plan":{"rules":"yahtzee-official","entrants":[{"name":"a","kind":{"own":null}},{"name":"b","kind":{"own":null}}],"games":2,"seed":7},"totals":[[1,2],[3,null]],"offences":[[1,1,"noisy"]],"effort":[{"decisions":0,"micros":0},{"decisions":0,"micros":0}]}"#;

#[test]
fn old_files_are_read() {
    assert_eq!(
        TournamentFile::read(OLD),
        Ok(tournament_of(&["a", "b"], 2, &["1 2", "3 -"]))
    );
}

#[test]
fn old_files_with_too_many_seats() {
    let names = ["a", "b", "c", "d", "e", "f", "g", "h"];
    let entrants = names.map(|it| format!(r#"{{"name":"{it}","kind":{{"own":null}}}}"#));
    let text = OLD
        .replace("yahtzee-official", "yahtzie")
        .replace(
            r#"{"name":"a","kind":{"own":null}},{"name":"b","kind":{"own":null}}"#,
            &entrants.join(","),
        )
        .replace(r#"[[1,2],[3,null]]"#, "[[1,2,3,4,5,6,7,8]]")
        .replace(r#"[[1,1,"noisy"]]"#, "[]")
        .replace(
            r#"[{"decisions":0,"micros":0},{"decisions":0,"micros":0}]"#,
            &format!("[{}]", [r#"{"decisions":0,"micros":0}"#; 8].join(",")),
        );
    let mut tournament = TournamentFile::read(&text).expect("a tournament");
    assert_eq!(tournament.plan().entrants().len(), 8);
    assert_eq!(
        TournamentFile::read(&TournamentFile::new(&tournament).to_json()).as_ref(),
        Ok(&tournament)
    );
    assert_eq!(tournament.hand_out(1)[0].entrants.len(), 8, "it can go on");
    let nine = text.replacen(
        r#"{"name":"a""#,
        r#"{"name":"i","kind":{"own":null}},{"name":"a""#,
        1,
    );
    assert!(matches!(
        TournamentFile::read(&nine),
        Err(TournamentFileError::Form(_))
    ));
}

#[test]
fn the_whole_seed_is_kept() {
    let entropy = Some(Entropy::new(0x0123_4567_89ab_cdef));
    let plan = plan(&["a", "b"], 3).sealed(entropy, || unreachable!());
    let tournament = Tournament::new(plan.expect("bits"));
    let text = TournamentFile::new(&tournament).to_json();
    assert!(
        text.contains(r#""entropy":"00000000000000000123456789abcdef""#),
        "{text}"
    );
    assert_eq!(TournamentFile::read(&text), Ok(tournament));
}

#[test]
fn games_are_counted_alike_everywhere() {
    let tournament = tournament_of(&["a", "b"], 3, &["1 2", "3 -", "1 -"]);
    let file = TournamentFile::new(&tournament);
    assert!(file.to_json().contains(r#""offences":[[2,1,"noisy"]]"#));
    assert!(file.to_csv().contains("\r\n2,3,,\r\n"));
}

#[test]
fn what_a_file_says_is_cut_to_size() {
    let text = TournamentFile::new(&tournament_of(&["a", "b"], 2, &["1 2", "3 -"])).to_json();
    let long = "ä".repeat(100_000);
    let read = |from: &str, to: &str| {
        assert!(text.contains(from), "{text}");
        TournamentFile::read(&text.replacen(from, to, 1)).expect("a tournament")
    };
    for kind in ["no-such-box", "nonsense", "threw", "broken", "crashed"] {
        let read = read("\"noisy\"", &format!(r#"{{"{kind}":"{long}"}}"#));
        let again = TournamentFile::new(&read).to_json();
        assert_eq!(
            again.matches('ä').count(),
            Disqualification::LONGEST,
            "{kind}"
        );
    }
    let pips = vec!["6"; 10_000].join(",");
    let read_dice = read("\"noisy\"", &format!(r#"{{"no-such-dice":[{pips}]}}"#));
    let disqualifications: Vec<_> = read_dice
        .disqualifications()
        .map(|it| it.2.clone())
        .collect();
    assert_eq!(
        disqualifications,
        [Disqualification::NoSuchDice(vec![6; 7])]
    );
    let named = read("\"name\":\"a\"", &format!("\"name\":\" {long}\""));
    assert_eq!(named.plan().entrants()[0].name, "ä".repeat(Plan::MAX_NAME));
}

#[test]
fn what_a_file_says_is_cleaned() {
    let text = TournamentFile::new(&tournament_of(&["a", "b"], 2, &["1 2", "3 -"])).to_json();
    let named = |a: &str, b: &str| {
        let text = text.replace(r#""name":"a""#, &format!(r#""name":"{a}""#));
        let read =
            TournamentFile::read(&text.replace(r#""name":"b""#, &format!(r#""name":"{b}""#)));
        let plan = read.expect("a tournament").plan().clone();
        let names: Vec<String> = plan.entrants().iter().map(|it| it.name.clone()).collect();
        names
    };
    assert_eq!(named("\u{202e}Ann\\n\u{200b}", "Ben"), ["Ann", "Ben"]);
    assert_eq!(named("Ann", "A\u{2066}nn"), ["Ann", "Ann 2"]);
    assert_eq!(named("\u{200b}", "\u{200b}\u{200b}"), ["?", "? 2"]);
    // A family emoji is not cut in two.
    let family = "\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}";
    let long = "x".repeat(Plan::MAX_NAME - 2);
    assert_eq!(named(&format!("{long}{family}"), "b"), [&*long, "b"]);

    for kind in ["no-such-box", "nonsense", "threw", "broken", "crashed"] {
        let said = format!("{{\"{kind}\":\"\u{202e}a\\u0000\\n b\u{2067}\"}}");
        let read = TournamentFile::read(&text.replace("\"noisy\"", &said)).expect("a tournament");
        let again = TournamentFile::new(&read).to_json();
        assert!(again.contains(&format!(r#"{{"{kind}":"a b"}}"#)), "{again}");
        assert_eq!(TournamentFile::read(&again), Ok(read));
    }
}

/// An earlier version searched a hundred thousand disqualifications once for each game.
#[test]
fn large_files_are_read_quickly() {
    let games = Plan::MAX_GAMES as usize;
    let lines = vec!["1 2"; 1];
    let text = TournamentFile::new(&tournament_of(&["a", "b"], games as u32, &lines)).to_json();
    let totals = vec!["[1,2]"; games].join(",");
    let junk: Vec<String> = (0..200_000)
        .map(|it| format!(r#"[{},1,{{"threw":"oh"}}]"#, games + 1 + it))
        .collect();
    let large = text.replace("[[1,2]]", &format!("[{totals}]")).replace(
        "\"offences\":[]",
        &format!("\"offences\":[{}]", junk.join(",")),
    );
    let began = Instant::now();
    let read = TournamentFile::read(&large).expect("a tournament");
    assert!(began.elapsed().as_secs() < 5, "{:?}", began.elapsed());
    assert!(read.is_over() && read.disqualifications().next().is_none());
    assert!(TournamentFile::new(&read).to_json().len() < large.len() / 5);

    // Or all in one game.
    let many = vec![r#"[1,1,{"threw":"oh"}]"#; 200_000].join(",");
    let many = text.replace("\"offences\":[]", &format!("\"offences\":[{many}]"));
    assert_eq!(
        TournamentFile::read(&many),
        Err(TournamentFileError::Game(0))
    );
}

proptest! {
    #![proptest_config(cases(400))]

    /// Any damage gives an error or a tournament, and no panic.
    #[test]
    fn damage_is_found(at in any::<prop::sample::Index>(), with in "[0-9\\[\\],\"a-z{}:-]{0,3}") {
        let text = TournamentFile::new(&tournament_of(&["a", "b"], 3, &["1 2", "3 -", "1 -"])).to_json();
        let at = at.index(text.len());
        let damaged = format!("{}{with}{}", &text[..at], &text[at + 1..]);
        if let Ok(tournament) = TournamentFile::read(&damaged) {
            prop_assert!(tournament.played() <= tournament.plan().games());
        }
    }
}
