//! Tournaments as files.

use proptest::prelude::*;
use rollkeep::tournament::{Damaged, Sheet, Tournament};

use super::{hall, in_order, plan, play, told};
use crate::core::games::cases;

#[test]
fn a_sheet_holds_all_of_it() {
    let whole = in_order(plan(&["a", "b", "c", "d", "e"], 60), &mut hall());
    let read = Sheet::read(&Sheet::new(&whole).to_text());
    assert_eq!(read.as_ref(), Ok(&whole));

    let tie = told(&["a", "b", "c"], 2, &["9 1 1", "1 9 1", "5 5 -", "4 5 -"]);
    assert_eq!(Sheet::read(&Sheet::new(&tie).to_text()), Ok(tie));
}

#[test]
fn a_sheet_of_half_a_tournament_can_be_played_on() {
    let plan = plan(&["a", "b", "c", "d", "e"], 60);
    let whole = in_order(plan.clone(), &mut hall());
    let mut half = Tournament::new(plan);
    let first = half.hand_out(20);
    let gap = half.hand_out(3);
    let later = half.hand_out(9);
    half.record(play(&mut hall(), first));
    half.record(play(&mut hall(), later));
    drop(gap);
    let mut half = Sheet::read(&Sheet::new(&half).to_text()).expect("a sheet");
    assert!(half.played() <= 20, "games after a gap are left out");
    let mut hall = hall();
    while !half.is_over() {
        let fixtures = half.hand_out(7);
        half.record(play(&mut hall, fixtures));
    }
    assert!(half.all_outcomes().eq(whole.all_outcomes()));
}

#[test]
fn what_is_no_sheet() {
    #[track_caller]
    fn check(from: &str, to: &str, expected: &Damaged) {
        let text = Sheet::new(&told(&["a", "b"], 2, &["1 2", "3 -"])).to_text();
        assert!(text.contains(from), "{text}");
        let read = Sheet::read(&text.replacen(from, to, 1)).expect_err("damaged");
        match (&read, expected) {
            (Damaged::Form(_), Damaged::Form(_)) => {}
            _ => assert_eq!(&read, expected),
        }
    }
    let form = Damaged::Form(String::new());
    check("[1,2]", "[1,2", &form);
    check("\"b\"", "\"a\"", &form);
    check("yahtzee-official", "chess", &form);
    check("\"version\":1", "\"version\":2", &Damaged::Newer(2));
    check("[1,2]", "[1]", &Damaged::Game(0));
    check("[1,2]", "[1,null]", &Damaged::Game(0));
    check("[1,2]", "[1,9999]", &Damaged::Game(0));
    check("[3,null]", "[3,3]", &Damaged::Game(1));
    check("[3,null]", "[3,null],[3,4]", &Damaged::Game(2));
}

#[test]
fn a_table_for_spreadsheets() {
    let names = ["Ann, \"the best\"", "=SUM(A1)"];
    let sheet = Sheet::new(&told(&names, 2, &["12 7", "9 -"]));
    assert_eq!(
        sheet.to_csv(),
        "game,\"Ann, \"\"the best\"\"\",\"'=SUM(A1)\"\r\n1,12,7\r\n2,9,\r\n"
    );
}

proptest! {
    #![proptest_config(cases(400))]

    /// Any damage gives an error or a tournament, never a panic.
    #[test]
    fn damage_is_found(at in any::<prop::sample::Index>(), with in "[0-9\\[\\],\"a-z{}:-]{0,3}") {
        let text = Sheet::new(&told(&["a", "b"], 3, &["1 2", "3 -", "1 -"])).to_text();
        let at = at.index(text.len());
        let damaged = format!("{}{with}{}", &text[..at], &text[at + 1..]);
        if let Ok(tournament) = Sheet::read(&damaged) {
            prop_assert!(tournament.played() <= tournament.plan().games());
        }
    }
}
