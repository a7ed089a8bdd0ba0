//! How likely patterns are when certain dice are kept.

use rollkeep_rules::Card;
use rollkeep_rules::dice::{Dice, Keep};
use rollkeep_solver::{Choice, Reach};

use super::super::script::{dice, rules, slot};
use super::policies::quick;

/// Equal up to rounding.
#[track_caller]
fn close(one: f64, other: f64) {
    assert!((one - other).abs() < 1e-9, "{one} is not {other}");
}

fn by_keep(game: &str, rolled: &Dice, keeps: &[Keep], left: u8) -> Option<Vec<Vec<Reach>>> {
    let card = Card::new(rules(game));
    let turn = quick(game).turn(&card).ok()?;
    turn.reach_by_keep(rolled, keeps.iter().copied(), left)
}

/// A fifth two is a joker once the Yahtzee box is filled. Where the box of the twos is open, it has to be filled instead.
#[test]
fn jokers_count() {
    let rules = rules("yahtzee-official");
    for (twos, as_joker, by_the_fours) in [(Some(6), 1.0 / 6.0, 1.0), (None, 0.0, 5.0 / 6.0)] {
        let twos = twos.map(|points| (slot(rules, "twos"), points));
        let filled = [(slot(rules, "yahtzee"), 50)].into_iter().chain(twos);
        let card = Card::with(rules, filled);
        let turn = quick("yahtzee-official").turn(&card).expect("a turn");
        let four = Keep::from_bits(0b01111);
        let reach = turn.reach_by_keep(&dice("2 2 2 2 3"), [four], 1);
        let reach = &reach.expect("a roll is left")[0];
        let at = |id| reach[slot(rules, id).index()];
        for id in ["full-house", "small-straight", "large-straight"] {
            close(at(id).tried, as_joker);
            close(at(id).shown, as_joker);
        }
        close(at("four-of-a-kind").shown, by_the_fours);
    }
}

#[test]
fn chances_of_a_keep_are_those_that_dice_have() {
    let game = "yahtzee-official";
    let at = |id| slot(rules(game), id).index();
    let rolled = dice("5 5 5 2 3");
    let fives = Keep::from_bits(0b00111);
    let all = Keep::all(5);
    let last = by_keep(game, &rolled, &[fives, all], 1).expect("a roll is left");
    for (id, of_36) in [
        ("three-of-a-kind", 36.0),
        ("four-of-a-kind", 11.0),
        ("full-house", 5.0),
        ("yahtzee", 1.0),
        ("small-straight", 0.0),
    ] {
        close(last[0][at(id)].tried, of_36 / 36.0);
        close(last[0][at(id)].shown, of_36 / 36.0);
    }
    close(last[1][at("three-of-a-kind")].shown, 1.0);
    close(last[1][at("yahtzee")].tried, 0.0);
    // With two rolls: both dice at once, one after the other, or both with the second.
    let two = by_keep(game, &rolled, &[fives], 2).expect("rolls are left");
    let yahtzee = 1.0 / 36.0 + 10.0 / 36.0 / 6.0 + 25.0 / 36.0 / 36.0;
    close(two[0][at("yahtzee")].tried, yahtzee);
    assert_eq!(by_keep(game, &rolled, &[fives], 0), None);
    assert_eq!(by_keep(game, &rolled, &[fives], 3), None);
    assert_eq!(by_keep(game, &dice("5 5 5"), &[fives], 1), None);
}

#[test]
fn a_roll_is_as_good_as_its_keeps() {
    for (game, shown) in [("yahtzie", "1 2 2 4 5 6"), ("yatzy", "1 1 4 5 6")] {
        let card = Card::new(rules(game));
        let turn = quick(game).turn(&card).expect("a turn");
        let rolled = dice(shown);
        for left in [1, 2] {
            let whole = turn.reach(&rolled.counts(), left).expect("such dice");
            let keeps: Vec<Keep> = Keep::every(rolled.len()).collect();
            let parts = by_keep(game, &rolled, &keeps, left).expect("such dice");
            let best = turn.best(&rolled, left).expect("such dice");
            let best = keeps.iter().position(|&keep| Choice::Keep(keep) == best);
            let best = &parts[best.expect("nobody scores so little")];
            for (slot, whole) in whole.iter().enumerate() {
                let most = parts.iter().map(|part| part[slot].tried);
                close(whole.tried, most.fold(0.0, f64::max));
                close(whole.shown, best[slot].shown);
                close(whole.scored, best[slot].scored);
            }
        }
    }
}
