//! Computer players.

use std::sync::Arc;

use rollkeep_rules::dice::{Fair, Keep};
use rollkeep_rules::{Card, Slot};
use rollkeep_solver::bots::{
    BotGame, Perfect, PlayError, Player, Rival, Strength, StrengthExt, View, play,
};
use rollkeep_solver::{Choice, Policy};

use super::script::{dice, rules, slot};
use super::solver::policies::{solve, soon_solved};

fn policy(id: &str) -> Arc<Policy> {
    Arc::new(solve(rules(id)))
}

#[test]
fn bots_play_by_every_rule_set() {
    for rules in soon_solved() {
        let policy = policy(&rules.id);
        let mut players = Strength::ALL.map(|strength| strength.player(&policy));
        let mut dice = Fair::seeded(5);
        for _ in 0..8 {
            let mut seats = players.iter_mut();
            let mut seats: Vec<&mut dyn Player> = seats.by_ref().map(|p| &mut **p as _).collect();
            let totals = play(rules, &mut seats, &mut dice).expect("legal play");
            assert_eq!(totals.len(), 5);
            assert!(
                totals
                    .iter()
                    .all(|&total| 0 < total && total <= rules.max_total())
            );
        }
    }
}

/// A player that gives prepared answers.
struct Parrot(Vec<Choice>);

impl Player for Parrot {
    fn choose(&mut self, _: &View) -> Choice {
        self.0.remove(0)
    }
}

#[test]
fn illegal_choices_are_refused() {
    #[track_caller]
    fn check(choices: &[Choice]) {
        let mut parrot = Parrot(choices.to_vec());
        let last = *choices.last().expect("a choice");
        let played = play(rules("yatzy"), &mut [&mut parrot], &mut Fair::seeded(1));
        assert_eq!(played, Err(PlayError::Illegal(0, last)));
    }
    let all = Choice::Keep(Keep::all(5));
    check(&[Choice::Score(Slot(15))]);
    check(&[Choice::Score(Slot(3)), Choice::Score(Slot(3))]);
    check(&[all, all, all]);
    check(&[Choice::Keep(Keep::from_bits(0b10_0000))]);
}

#[test]
fn contents_of_a_view() {
    let rules = rules("yahtzee-official");
    let card = Card::with(rules, [(Slot(0), 3), (Slot(11), 50)]);
    let view = View::new(rules, &card, dice("4 4 4 4 4"), 1);
    assert_eq!(view.legal, [slot(rules, "fours")], "a forced joker");
    assert_eq!(view.points(slot(rules, "fours")), 20);
    assert_eq!(view.points(slot(rules, "chance")), 0);
}

/// Mean and standard error of single-player games.
fn alone(player: &mut dyn Player, id: &str, games: u32) -> (f64, f64) {
    let mut dice = Fair::seeded(11);
    let (mut sum, mut squares) = (0.0, 0.0);
    for _ in 0..games {
        let totals = play(rules(id), &mut [&mut *player], &mut dice).expect("legal play");
        let total = f64::from(totals[0]);
        sum += total;
        squares += total * total;
    }
    let games = f64::from(games);
    let mean = sum / games;
    (mean, ((squares / games - mean * mean) / games).sqrt())
}

#[test]
fn mean_of_the_perfect_player_is_the_solvers() {
    for rules in soon_solved() {
        let policy = policy(&rules.id);
        let value = policy.expected(&Card::new(rules)).expect("an empty card");
        let mut perfect = Perfect::new(policy);
        let (mean, error) = alone(&mut perfect, &rules.id, 2000);
        let id = &rules.id;
        assert!(
            (mean - value).abs() < 3.0 * error,
            "{id}: {mean} ± {error}, not {value}"
        );
    }
}

#[test]
fn strengths_are_in_order() {
    for id in ["yahtzee-official", "yatzy", "yahtzie"] {
        let policy = policy(id);
        let means = Strength::ALL[..4]
            .iter()
            .map(|strength| alone(&mut *strength.player(&policy), id, 1000).0);
        let means: Vec<f64> = means.collect();
        println!("{id}: {means:.1?}");
        assert!(means.is_sorted_by(|a, b| a < b), "{id}: {means:?}");
    }
}

/// A card on which only chance is open; `points` are in one of the other boxes.
fn last_chance(points: u16) -> Card {
    let rules = rules("yahtzee-basic");
    let chance = slot(rules, "chance");
    let others = rules.slots().filter(|&slot| slot != chance);
    let points = |other| if other == Slot(8) { points } else { 0 };
    Card::with(rules, others.map(|slot| (slot, points(slot))))
}

/// A full card with this total.
fn full(points: u16) -> Card {
    let rules = rules("yahtzee-basic");
    let points = |slot| if slot == Slot(8) { points } else { 0 };
    Card::with(rules, rules.slots().map(|slot| (slot, points(slot))))
}

#[test]
fn the_rival_risks_what_it_must() {
    let rules = rules("yahtzee-basic");
    let policy = policy("yahtzee-basic");
    let mut rival = Rival::new(policy.clone());
    let card = last_chance(25);
    let mut view = View::new(rules, &card, dice("5 5 5 5 3"), 1);
    let fives = Choice::Keep(Keep::from_bits(0b01111));
    let chance = Choice::Score(slot(rules, "chance"));
    // The other player has finished with 47, so 23 points win. The dice already show 23, though the mean asks for more.
    let [with_47, with_49, with_30, with_52, with_54] = [47, 49, 30, 52, 54].map(full);
    view.others = vec![&with_47];
    assert_eq!(Perfect::new(policy.clone()).choose(&view), fives);
    assert_eq!(rival.choose(&view), chance);
    // Against 49, a four shares the win and a five or a six wins.
    view.others = vec![&with_49];
    assert_eq!(rival.choose(&view), fives);
    // Of several other players, the highest is the one to beat.
    view.others = vec![&with_30, &with_49, &with_47];
    assert_eq!(rival.choose(&view), fives);
    // Against 52, it takes 28: three more pips on two dice, or on three.
    view.others = vec![&with_52];
    let Choice::Keep(kept) = rival.choose(&view) else {
        panic!("23 do not win");
    };
    assert!(kept.count() < 4, "one die brings no more than 26");
    // Of a win that four share, each has a quarter. That is more than the sixth of a six instead of the five.
    let mut all = View::new(rules, &card, dice("6 6 6 6 5"), 1);
    all.others = vec![&with_54; 3];
    assert_eq!(rival.choose(&all), chance);
    // It matters whether the other player still has a turn.
    let differs = (20..50).any(|other| {
        let (done, plays) = (full(other), last_chance(other));
        let mut choose = |other| {
            rival.choose(&View {
                others: vec![other],
                ..view.clone()
            })
        };
        choose(&done) != choose(&plays)
    });
    assert!(differs);
}

#[test]
fn the_rival_accepts_any_view() {
    let rules = rules("yahtzee-basic");
    let mut rival = Rival::new(policy("yahtzee-basic"));
    let (card, empty) = (last_chance(25), Card::new(rules));
    // No game leads to one of these.
    let others = [
        full(0),
        full(u16::MAX),
        empty.clone(),
        Card::with(rules, [(Slot(0), 6)]),
    ];
    for card in [&card, &others[0], &empty] {
        for others in [&others[..0], &others[..1], &others[1..3], &others] {
            let mut view = View::new(rules, card, dice("1 2 3 4 6"), 0);
            view.others = others.iter().collect();
            let choice = rival.choose(&view);
            let is_legal = |slot| view.legal.is_empty() || view.legal.contains(&slot);
            assert!(
                matches!(choice, Choice::Score(slot) if is_legal(slot)),
                "{choice:?}"
            );
        }
    }
}

#[test]
fn views_show_the_cards_of_those_who_still_play() {
    let rules = rules("yatzy");
    let mut game = BotGame::new(rules, 3);
    let mut dice = Fair::seeded(3);
    let mut told = Vec::new();
    for turn in 0..9 {
        if turn == 4 {
            game.leave(0);
        }
        let view = game.view(&mut dice).expect("dice").expect("a turn");
        let ahead = view
            .others
            .iter()
            .filter(|it| it.filled() > view.card.filled());
        told.push((ahead.count(), view.totals().len()));
        let slot = *view.legal.last().expect("a box");
        game.answer(Choice::Score(slot)).expect("legal");
    }
    // The first player is out of time in the round of its second turn: from then on nobody waits for it.
    let expected = [
        (0, 3),
        (1, 3),
        (2, 3),
        (0, 3),
        (0, 2),
        (1, 2),
        (0, 2),
        (1, 2),
        (0, 2),
    ];
    assert_eq!(told, expected);
}
