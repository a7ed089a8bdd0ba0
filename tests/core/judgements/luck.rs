//! The luck of dice, compared with exhaustive counts and with simulated games.

use std::sync::Arc;

use rollkeep_app::statistics::Luck;
use rollkeep_rules::dice::{Counts, Dice, Face, Fair, Keep};
use rollkeep_rules::game::{Action, Game, Phase};
use rollkeep_rules::{Card, RuleSet};
use rollkeep_solver::coach::{Judgement, MicroPoints};
use rollkeep_solver::{Choice, Policy};

use super::super::games::Plan;
use super::super::script::rules;
use super::super::solver::policies::quick;

/// Every ordered roll of this many dice.
fn every_roll(dice: usize) -> Vec<Vec<Face>> {
    (0..dice).fold(vec![Vec::new()], |rolls, _| {
        let longer = |roll: Vec<Face>| Face::ALL.map(|face| [roll.clone(), vec![face]].concat());
        rolls.into_iter().flat_map(longer).collect()
    })
}

/// Checks the variance of a roll against all ways in which its dice can fall.
#[track_caller]
fn check_variance(policy: &Policy, card: &Card, kept: &[Face], rolls_left: u8) {
    let turn = policy.turn(card).expect("an open card");
    let dice = usize::from(policy.rules().dice);
    let values = every_roll(dice - kept.len()).into_iter().map(|rolled| {
        let faces = [kept, &rolled].concat();
        let shown = Dice::new(&faces).expect("not too many").counts();
        turn.value(&shown, rolls_left).expect("such a roll")
    });
    let values: Vec<f64> = values.collect();
    let all = values.len() as f64;
    let mean = values.iter().sum::<f64>() / all;
    let variance = values.iter().map(|it| (it - mean).powi(2)).sum::<f64>() / all;
    let kept = Dice::new(kept).expect("not too many").counts();
    let found = turn.variance(&kept, rolls_left).expect("such a roll");
    assert!((found - variance).abs() < 1e-6, "{found} {variance}");
}

#[test]
fn the_variance_of_a_roll_is_that_of_all_its_dice() {
    for id in ["yahtzee-official", "yatzy", "yahtzie"] {
        let policy = quick(id);
        let empty = Card::new(policy.rules());
        let late = policy.rules().slots().skip(2).map(|slot| (slot, 0));
        let late = Card::with(policy.rules(), late);
        let [one, six] = [Face::One, Face::Six];
        for card in [empty, late] {
            for kept in [&[][..], &[six], &[six, six, six], &[one, six, six, six]] {
                for left in 0..policy.rules().rolls {
                    check_variance(policy, &card, kept, left);
                }
            }
            check_variance(policy, &card, &vec![six; policy.rules().dice.into()], 0);
        }
    }
    let policy = quick("yatzy");
    let empty = Card::new(policy.rules());
    let turn = policy.turn(&empty);
    let turn = turn.as_ref().expect("an open card");
    assert_eq!(turn.variance(&Counts([6, 0, 0, 0, 0, 0]), 0), None);
    assert_eq!(turn.variance(&Counts::default(), 3), None);
}

/// A game of a person who mostly plays well and sometimes at random.
fn played(rules: &Arc<RuleSet>, seed: u64) -> Game {
    let policy = quick(&rules.id);
    let mut dice = Fair::seeded(seed);
    let mut game = Game::new(Plan::whole(rules, 1, seed).setup());
    let mut step = seed;
    while let Phase::Turn(turn) = game.phase() {
        step = step.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let action = match turn.hand {
            None => Action::Roll(Keep::NONE),
            Some(hand) => {
                let card = &game.cards()[0];
                let left = game.rolls_left();
                let advice = policy.advise(card, &hand.dice, left).expect("a turn");
                match advice.best {
                    Choice::Keep(_) if step >> 60 == 0 => Action::Roll(Keep::NONE),
                    Choice::Keep(keep) => Action::Roll(keep),
                    Choice::Score(_) if step >> 61 == 0 => {
                        Action::Score(advice.boxes.last().expect("a box").slot)
                    }
                    Choice::Score(slot) => Action::Score(slot),
                }
            }
        };
        game = game.apply(action, &mut dice).expect("it is legal").0;
    }
    game
}

/// Over many games with fair dice, luck has mean 0 and the variance that is stated, whatever the player decides.
#[test]
fn luck_has_the_stated_variance() {
    for id in ["yahtzee-official", "yatzy"] {
        const GAMES: u64 = 600;
        let (mut sum, mut squares, mut all) = (0.0, 0.0, Luck::default());
        let mut lost = 0;
        for seed in 0..GAMES {
            let game = played(rules(id), seed);
            let judgement = Judgement::new(&game, None, quick(id)).expect("these rules");
            let judged = judgement.seats[0].as_ref().expect("a person");
            lost += judged.lost();
            let luck = Luck::new(judged.luck, judged.variance);
            let deviations = luck.deviations().expect("dice were rolled");
            sum += deviations;
            squares += deviations * deviations;
            all = all.and(luck);
        }
        // Bad play does not count as bad luck.
        assert!(lost / GAMES as MicroPoints > 5_000_000, "{lost}");
        let games = GAMES as f64;
        // Four standard errors of a mean and of a variance.
        assert!((sum / games).abs() < 4.0 / games.sqrt(), "{}", sum / games);
        let variance = squares / games;
        assert!(
            (variance - 1.0).abs() < 4.0 * (2.0 / games).sqrt(),
            "{variance}"
        );
        assert!(all.deviations().expect("dice").abs() < 4.0);
    }
}

#[test]
fn luck_in_words_of_a_hundred_players() {
    let luck = |points, variance| Luck::new(points, variance);
    assert_eq!(Luck::default().deviations(), None);
    assert_eq!(luck(60_000_000, 360_000).deviations(), Some(1.0));
    let of_100 = |thousandths: MicroPoints| {
        let share = luck(thousandths * 1000, 100).luckier_share();
        (share.expect("dice were rolled") * 100.0).round()
    };
    let cases = [
        (0, 50.0),
        (1000, 16.0),
        (-1000, 84.0),
        (524, 30.0),
        (2000, 2.0),
        (-3000, 100.0),
        (9000, 0.0),
    ];
    for (deviations, others) in cases {
        assert_eq!(of_100(deviations), others, "{deviations}");
    }
}
