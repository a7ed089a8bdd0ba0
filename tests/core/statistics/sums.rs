//! What players did, counted in another way: from the games themselves.

use std::sync::Arc;

use proptest::prelude::*;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rollkeep_app::statistics::{GameSummary, HeadToHead, Lead, Performance, PlayerKey};
use rollkeep_app::storage::RecordId;
use rollkeep_rules::game::{Game, Phase, SeatKind, YOU};
use rollkeep_rules::{RuleSet, catalogue};
use rollkeep_words::statistics as text;

use super::super::games::{Plan, any_plan, cases};
use super::{is_over, saved};

fn summaries(games: &[Game]) -> Vec<(RecordId, GameSummary)> {
    let all = games.iter().cloned().zip(0..);
    let all = all.filter_map(|(game, number)| {
        let (id, game) = saved(game, number);
        Some((id, GameSummary::of(&game)?))
    });
    all.collect()
}

fn of<'a>(all: &'a [(RecordId, GameSummary)], rules: &RuleSet) -> Vec<Performance> {
    let all: Vec<(&'a RecordId, &'a GameSummary)> = all.iter().map(|(id, it)| (id, it)).collect();
    Performance::all(rules, all.into_iter())
}

/// Checks one player of one rule set against the games.
fn check(games: &[Game], it: &Performance, rules: &RuleSet) {
    let (mut count, mut contests, mut alone, mut shared, mut struck) = (0, 0, 0, 0, 0);
    let (mut totals, mut bonuses, mut chance) = (Vec::new(), 0, 0);
    for game in games
        .iter()
        .filter(|it| is_over(it) && **it.rules() == *rules)
    {
        let Phase::Over(outcome) = game.phase() else {
            continue;
        };
        for (seat, who) in game.setup().seats().iter().enumerate() {
            if PlayerKey::of(who) != it.player {
                continue;
            }
            count += 1;
            if game.cards().len() > 1 {
                contests += 1;
                alone += u32::from(outcome.winners == [seat]);
                shared += u32::from(outcome.winners.len() > 1 && outcome.winners.contains(&seat));
            }
            let card = &game.cards()[seat];
            if card.is_full() {
                totals.push(card.totals(rules).grand());
                let upper = rules.upper_bonus.map_or(u16::MAX, |bonus| bonus.threshold);
                bonuses += u32::from(card.totals(rules).upper >= upper);
                struck += rules
                    .slots()
                    .filter(|slot| card.points(*slot) == Some(0))
                    .count();
                let last = rules.slots().last().expect("a box");
                chance += u64::from(card.points(last).expect("it is full"));
            }
        }
    }
    assert_eq!((it.games, it.contests), (count, contests));
    assert_eq!((it.wins, it.shared_wins), (alone, shared));
    assert_eq!(it.full_games() as usize, totals.len());
    assert_eq!(it.best(), totals.iter().max().copied());
    assert_eq!(it.upper_bonuses, bonuses);
    let all_struck: u32 = it.boxes.iter().map(|it| it.struck).sum();
    assert_eq!(all_struck as usize, struck);
    assert_eq!(it.boxes.last().map(|it| it.points), Some(chance));
    let sum: u64 = totals.iter().map(|it| u64::from(*it)).sum();
    let mean = (!totals.is_empty()).then(|| sum as f64 / totals.len() as f64);
    assert_eq!(it.mean(), mean);
    assert_eq!(
        it.between(0, 250),
        totals.iter().filter(|it| **it < 250).count() as u32
    );
}

proptest! {
    #![proptest_config(cases(80))]

    #[test]
    fn performances_agree_with_another_count(plans in prop::collection::vec(any_plan(), 1..8)) {
        let games: Vec<Game> = plans.iter().map(Plan::play).collect();
        let all = summaries(&games);
        prop_assert_eq!(all.len(), games.iter().filter(|it| is_over(it)).count());
        for rules in catalogue::all() {
            let players = of(&all, rules);
            players.iter().for_each(|it| check(&games, it, rules));
            // Every seat is counted once.
            let seats = games.iter().filter(|it| is_over(it) && it.rules() == rules);
            let seats: usize = seats.map(|it| it.cards().len()).sum();
            let counted: u32 = players.iter().map(|it| it.games).sum();
            prop_assert_eq!(counted as usize, seats);
        }
    }

    #[test]
    fn two_are_compared_in_the_games_of_both(plans in prop::collection::vec(any_plan(), 1..12)) {
        let games: Vec<Game> = plans.iter().map(Plan::play).collect();
        let all = summaries(&games);
        for rules in catalogue::all() {
            for ours in of(&all, rules) {
                for theirs in of(&all, rules) {
                    let games = || all.iter().map(|(_, game)| game);
                    let both = HeadToHead::of(&ours.player, &theirs.player, rules, games());
                    let back = HeadToHead::of(&theirs.player, &ours.player, rules, games());
                    prop_assert_eq!((both.games, both.ahead), (back.games, back.behind));
                    prop_assert_eq!(both.ahead + both.behind + both.level(), both.games);
                    prop_assert_eq!(both.margin().map(|it| it.0), back.margin().map(|it| 0.0 - it.0));
                }
            }
        }
    }
}

#[test]
fn one_sentence_sums_up_the_games() {
    let rules = catalogue::default();
    for (totals, cut_off, you, ann) in [
        (
            &[(180, 1), (200, 2), (251, 9)][..],
            3,
            "You’ve finished 12 games: 237 points on average, best 251.",
            "Ann has finished 12 games: 237 points on average, best 251.",
        ),
        (
            &[(203, 1)][..],
            0,
            "You’ve finished 1 game, with 203 points.",
            "Ann has finished 1 game, with 203 points.",
        ),
        (
            &[][..],
            2,
            "You’ve run out of time in every game so far.",
            "Ann has run out of time in every game so far.",
        ),
    ] {
        let mut it = Performance::new(PlayerKey::Person("Ann".to_owned()), &rules);
        it.totals = totals.iter().copied().collect();
        it.unfinished = cut_off;
        it.games = cut_off + it.totals.values().sum::<u32>();
        assert_eq!(text::summed_up(YOU, &it), you);
        assert_eq!(text::summed_up("Ann", &it), ann);
    }
}

/// One bar says nothing: with a few games, words say when a drawing comes.
#[test]
fn a_few_totals_are_not_drawn() {
    let rules = catalogue::default();
    let with = |totals: &[(u16, u32)], cut_off| {
        let mut it = Performance::new(PlayerKey::Person("Ann".to_owned()), &rules);
        it.totals = totals.iter().copied().collect();
        it.unfinished = cut_off;
        it.games = cut_off + it.totals.values().sum::<u32>();
        it
    };
    let says = "After 5 games, a chart here shows how the totals are spread.";
    for (it, drawn, few) in [
        (with(&[], 7), false, None),
        (with(&[(203, 1)], 0), false, Some(says)),
        (with(&[(203, 3), (180, 1)], 7), false, Some(says)),
        (with(&[(203, 3), (180, 2)], 0), true, None),
    ] {
        assert_eq!(it.spread(&rules).is_some(), drawn, "{it:?}");
        assert_eq!(text::few(&it).as_deref(), few, "{it:?}");
    }
}

#[test]
fn yahtzees_and_extra_ones_are_counted_under_every_rule_set() {
    let with_box = |rules: &&Arc<RuleSet>| rules.yahtzee_slot().is_some();
    for rules in catalogue::all().iter().filter(with_box) {
        let plan = |seed| Plan {
            luck: 7,
            ..Plan::whole(rules, usize::from(rules.min_seats), seed)
        };
        let games: Vec<Game> = (0..30).map(|seed| plan(seed).play()).collect();
        let slot = rules
            .yahtzee_slot()
            .expect("a box for dice that are all alike");
        let cards = || games.iter().flat_map(Game::cards);
        let boxes = cards().filter(|card| card.points(slot).is_some_and(|points| points > 0));
        let players = of(&summaries(&games), rules);
        let yahtzees: u32 = players.iter().map(|it| it.yahtzees).sum();
        assert_eq!(yahtzees as usize, boxes.count(), "{}", rules.id);
        assert!(yahtzees > 0);
        let extra: u32 = players.iter().map(|it| it.extra_yahtzees).sum();
        let bonuses: u32 = cards().map(|card| u32::from(card.yahtzee_bonuses())).sum();
        let bonus = rules.extra_yahtzee.map_or(0, |extra| extra.bonus);
        assert_eq!(extra * u32::from(bonus), bonuses, "{}", rules.id);
    }
}

#[test]
fn computers_are_known_by_their_strength_and_people_by_their_name() {
    let plan = Plan {
        computers: 0b100,
        ..Plan::whole(&catalogue::default(), 3, 1)
    };
    let game = plan.play();
    let players: Vec<PlayerKey> = game.setup().seats().iter().map(PlayerKey::of).collect();
    let person = game.setup().seats()[0].name.clone();
    assert_eq!(players[0], PlayerKey::Person(person.clone()));
    let SeatKind::Computer(strength) = game.setup().seats()[2].kind else {
        panic!("a computer");
    };
    assert_eq!(players[2].strength(), Some(strength));
    // A computer with the name of a person is not that person.
    let seat = rollkeep_rules::game::Seat::computer(&person, strength);
    assert!(!players[0].is(&seat) && players[2].is(&seat));
}

#[test]
fn a_margin_is_the_mean_of_the_differences() {
    let games: Vec<Game> = (0..24)
        .map(|number| Plan::whole(&catalogue::default(), 2, number * 8).play())
        .collect();
    let difference = |game: &Game| {
        let total = |seat: usize| f64::from(game.cards()[seat].totals(game.rules()).grand());
        total(0) - total(1)
    };
    let differences: Vec<f64> = games.iter().map(difference).collect();
    let mean = differences.iter().sum::<f64>() / 24.0;
    let squares: f64 = differences.iter().map(|it| (it - mean).powi(2)).sum();
    let error = (squares / 23.0 / 24.0).sqrt();
    let all = summaries(&games);
    let players = games[0]
        .setup()
        .seats()
        .iter()
        .map(PlayerKey::of)
        .collect::<Vec<_>>();
    let games = all.iter().map(|(_, game)| game);
    let both = HeadToHead::of(&players[0], &players[1], &catalogue::default(), games);
    let (found, found_error) = both.margin().expect("24 games");
    assert!((found - mean).abs() < 1e-9 && (found_error - error).abs() < 1e-9);
}

/// However often two equal players compare themselves, the page seldom says that one is better; a better player is
/// found in the end.
#[test]
fn equal_players_stay_equal_at_every_look() {
    let mut random = ChaCha8Rng::seed_from_u64(5);
    // About as far apart as two totals of equal players; the sum of two dice is not quite normally distributed.
    let mut ever = |better: f64, games: u32| {
        let mut both = HeadToHead::new(
            PlayerKey::Person("Ann".to_owned()),
            PlayerKey::Person("Ben".to_owned()),
        );
        let mut lead = Lead::Open;
        for _ in 0..games {
            let mut chance = || f64::from(random.next_u32()) / f64::from(u32::MAX) - 0.5;
            let luck = (chance() + chance() + chance()) * 160.0;
            both.compare((luck + better).round() as i64);
            lead = lead.max(both.lead().unwrap_or(Lead::Open));
        }
        lead
    };
    let equals: Vec<Lead> = (0..2000).map(|_| ever(0.0, 400)).collect();
    let likely = equals.iter().filter(|it| **it >= Lead::Likely).count();
    let sure = equals.iter().filter(|it| **it == Lead::Sure).count();
    assert!(likely <= 100, "{likely} of 2000 equals, where 100 may be");
    assert!(sure <= 5, "{sure} of 2000 equals, where 2 may be");
    let found = (0..200).filter(|_| ever(20.0, 400) == Lead::Sure).count();
    assert!(found > 150, "only {found} of 200 are found to be better");
    assert_eq!(ever(200.0, HeadToHead::LEAST - 1), Lead::Open);
    assert_eq!(ever(200.0, 40), Lead::Sure);
}
