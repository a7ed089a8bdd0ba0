//! All first rolls of a game, and the best choice after each.

use std::ops::ControlFlow;

use rollkeep_app::worker::{CoachAnswer, CoachReply, CoachRequest, CoachWorker};
use rollkeep_rules::{Card, PortableRules};
use rollkeep_solver::Choice;
use rollkeep_solver::coach::{
    CoachService, NoDice, Opening, Openings, Position, SortBy, WantedDice,
};

use super::script::{dice, rules, slot};
use super::solver::policies::{quick, read, soon_solved, written};

fn openings(id: &str) -> Openings {
    Openings::new(quick(id)).expect("the empty card is known")
}

#[test]
fn first_rolls_are_all_there_and_average_the_value_of_the_game() {
    for rules in soon_solved() {
        let id = &rules.id;
        let found = openings(id);
        let count = match rules.dice {
            3 => 56,
            5 => 252,
            _ => 462,
        };
        assert_eq!(found.rolls.len(), count, "{id}");
        assert!(found.rolls.is_sorted_by(|a, b| a.faces < b.faces), "{id}");
        let ways: u32 = found.rolls.iter().map(|it| it.ways).sum();
        assert_eq!(ways, 6_u32.pow(rules.dice.into()), "{id}");
        assert_eq!(found.chance(&found.rolls), 1_000_000, "{id}");
        let sum: i64 = { found.rolls.iter() }
            .map(|it| i64::from(it.ways) * it.value)
            .sum();
        let mean = sum as f64 / f64::from(ways);
        assert!((mean - found.expected as f64).abs() <= 1.0, "{id}: {mean}");
        let empty = quick(id).expected(&Card::new(rules)).expect("a value");
        assert!((mean / 1e6 - empty).abs() < 1e-3, "{id}: {mean} {empty}");
    }
}

#[test]
fn each_first_roll_agrees_with_the_coach() {
    for id in [
        "yahtzee-official",
        "yatzy",
        "yatzy-forced",
        "generala",
        "crag",
        "yahtzie",
    ] {
        let rules = rules(id);
        let mut coach = CoachService::default();
        coach.keep(read(rules, &written(quick(id))).expect("a policy"));
        let mut watch = |_| ControlFlow::Continue(());
        let found = coach.openings(&PortableRules::of(rules), &mut watch);
        assert_eq!(found, Some(openings(id)));
        for roll in found.expect("openings").rolls {
            let card = Card::new(rules);
            let position = Position::new(rules, &card, &roll.dice(), rules.rolls - 1);
            let advised = coach.advise(&position, &mut watch).expect("advice");
            assert_eq!((roll.best, roll.value), (advised.best, advised.expected));
            let next = advised.choices()[1].1;
            assert_eq!(
                roll.lead,
                Some(advised.expected - next),
                "{id} {}",
                roll.dice()
            );
        }
    }
}

/// The faces of these rolls, such as `11155`.
fn shown(rolls: &[&Opening]) -> Vec<String> {
    let shown = |it: &&Opening| it.dice().to_string().replace(' ', "");
    rolls.iter().map(shown).collect()
}

#[test]
fn wanted_dice_are_digits_with_anything_between_them() {
    let found = openings("yatzy");
    for (text, count) in [
        ("", Some(252)),
        (" , ", Some(252)),
        ("1", Some(126)),
        ("115", Some(21)),
        ("1 1 5", Some(21)),
        ("5,1+1", Some(21)),
        ("1-2-3-4-5", Some(1)),
        ("666666", Some(0)),
        ("7", None),
        ("0", None),
        ("1x", None),
        ("１", None),
        ("²", None),
    ] {
        let wanted = text.parse::<WantedDice>();
        let listed = wanted.map(|it| found.list(it, SortBy::Faces, false).len());
        assert_eq!(listed, count.ok_or(NoDice), "{text:?}");
    }
    // Anything may be typed.
    assert_eq!(
        "1".repeat(1000)
            .parse::<WantedDice>()
            .map(|it| found.list(it, SortBy::Lead, true)),
        Ok(vec![])
    );
}

#[test]
fn first_rolls_are_sorted_both_ways() {
    let found = openings("yahtzee-official");
    let all = WantedDice::default();
    let faces = |by, falls| shown(&found.list(all, by, falls));
    assert_eq!(faces(SortBy::Faces, false)[..2], ["11111", "11112"]);
    assert_eq!(faces(SortBy::Faces, true)[..2], ["66666", "56666"]);
    for by in [SortBy::Value, SortBy::Lead] {
        let key = |it: &Opening| match by {
            SortBy::Value => Some(it.value),
            _ => it.lead,
        };
        let rises = found.list(all, by, false);
        assert!(rises.is_sorted_by_key(|it| key(it)));
        let falls = found.list(all, by, true);
        assert!(falls.is_sorted_by(|one, next| key(one) >= key(next)));
        assert_eq!((rises.len(), falls.len()), (252, 252));
    }
    let best = found.list(all, SortBy::Value, true)[0];
    let yahtzee = Choice::Score(slot(rules("yahtzee-official"), "yahtzee"));
    assert_eq!(best.best, yahtzee);
    assert_eq!(best.dice().counts().0.iter().max(), Some(&5));
    let few = found.list("66".parse().expect("dice"), SortBy::Faces, true);
    assert_eq!(shown(&few)[..2], ["66666", "56666"]);
    // Two sixes or more: one minus the chances of none and of one.
    assert_eq!(found.chance(few), 196_245);
    assert_eq!(found.chance([]), 0);
    assert_eq!(dice("6 6 6 6 6").counts(), found.rolls[251].dice().counts());
}

#[test]
fn the_worker_answers_about_first_rolls() {
    let mut worker = CoachWorker::default();
    let mut ask = |rules: PortableRules| {
        let mut replies = Vec::new();
        let question = CoachRequest::Openings(rules);
        worker.handle(3, &question, &mut |reply| replies.push(reply));
        let last = replies.pop().expect("a reply");
        let travelled = CoachReply::from_json(&last.to_json());
        assert_eq!(travelled.as_ref(), Some(&last));
        last
    };
    let found = CoachAnswer::Openings(openings("crag"));
    assert_eq!(ask("crag".into()), CoachReply::Answer(3, found));
    for unsolved in ["whist".into(), "maxi-yatzy-saved".into()] {
        let nothing = CoachReply::Answer(3, CoachAnswer::Nothing);
        assert_eq!(ask(unsolved), nothing);
    }
}
