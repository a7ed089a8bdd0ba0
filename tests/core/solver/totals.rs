//! How likely each final total is under best play.

use std::collections::{BTreeMap, HashMap};
use std::ops::ControlFlow;

use rollkeep_rules::dice::{Counts, Dice, Face};
use rollkeep_rules::{Card, Offer, RuleSet, Slot};
use rollkeep_solver::{
    Choice, Distribution, NoAdvice, Policy, Real, SolveError, TurnPolicy, chances_to_win,
};

use super::super::games::share;
use super::super::script::{rules, slot};
use super::games::play;
use super::policies::{exact, quick, soon_solved};

fn totals<F: Real>(policy: &Policy<F>, card: &Card) -> Distribution {
    let totals = policy.totals(card, &mut |_| ControlFlow::Continue(()));
    totals.expect("a card of these rules")
}

/// The means are those in `values.rs`. The deviations depend on how ties are broken, in the third digit.
#[test]
fn totals_of_empty_cards_have_the_known_means_deviations_and_quantiles() {
    let all = [
        ("yahtzee-basic", 245.870_774_514, 39.82, 247),
        ("yahtzee-official", 254.587_728_734, 59.61, 248),
        ("yatzy", 248.439_989_378, 38.496, 249),
    ];
    for (id, mean, deviation, median) in all.into_iter().take(share(3) as usize) {
        let totals = totals(quick(id), &Card::new(rules(id)));
        assert!(
            (totals.mean() - mean).abs() < 1e-3,
            "{id}: {}",
            totals.mean()
        );
        let found = totals.deviation();
        assert!((found - deviation).abs() < 5e-3, "{id}: {found}");
        assert_eq!(totals.quantile(0.5), median, "{id}");
        if id == "yatzy" {
            let chances = [0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99];
            let quantiles = chances.map(|chance| totals.quantile(chance));
            assert_eq!(quantiles, [145, 179, 203, 225, 249, 276, 299, 309, 325]);
        }
    }
}

/// With few open boxes, under all rules: the chances add up to one, and the mean is the value of best play.
#[test]
fn totals_agree_with_the_value_of_the_card() {
    for rules in soon_solved() {
        let policy = exact(&rules.id);
        // The last card with so many open boxes.
        let mut cards = BTreeMap::new();
        play(policy, 7, |game| {
            let card = &game.cards()[0];
            let open = rules.slots().count() - card.filled();
            if open <= 4 {
                cards.insert(open, card.clone());
            }
        });
        assert!(cards.contains_key(&1), "{}", rules.id);
        for card in cards.into_values() {
            let totals = totals(policy, &card);
            let all: f64 = totals.chances().map(|(_, chance)| chance).sum();
            assert!((all - 1.0).abs() < 1e-12, "{}: {all}", rules.id);
            let (mean, expected) = (totals.mean(), policy.expected(&card).expect("a card"));
            assert!(
                (mean - expected).abs() < 1e-9,
                "{}: {mean} {expected}",
                rules.id
            );
        }
    }
}

/// Computes the totals from the definition: every turn by itself, with the choices that the policy says.
struct Plain<'a> {
    policy: &'a Policy<f64>,
    totals: BTreeMap<u16, f64>,
}

impl Plain<'_> {
    fn card(&mut self, card: Card, chance: f64) {
        let rules = self.policy.rules().clone();
        if card.is_full() {
            *self.totals.entry(card.totals(&rules).grand()).or_default() += chance;
            return;
        }
        let turn = self.policy.turn_policy(&card).expect("a card of a game");
        for ((slot, points, bonus), within) in turn_of(&rules, &card, &turn) {
            let filled = rules
                .slots()
                .filter_map(|slot| Some((slot, card.points(slot)?)));
            let after = Card::with(&rules, filled.chain([(slot, points)]));
            self.card(
                after.and_bonuses(card.yahtzee_bonuses() + bonus),
                chance * within,
            );
        }
    }
}

/// How likely each box is filled with these points and this bonus.
type Fills = BTreeMap<(Slot, u16, u16), f64>;

fn turn_of(rules: &RuleSet, card: &Card, turn: &TurnPolicy) -> Fills {
    let mut known = HashMap::new();
    rolled(
        rules,
        card,
        turn,
        Counts::default(),
        rules.rolls - 1,
        &mut known,
    )
}

/// What follows when these dice are kept, the others are rolled, and then there are so many rolls left.
fn rolled(
    rules: &RuleSet,
    card: &Card,
    turn: &TurnPolicy,
    kept: Counts,
    left: u8,
    known: &mut HashMap<([u8; 6], u8), Fills>,
) -> Fills {
    if let Some(fills) = known.get(&(kept.0, left)) {
        return fills.clone();
    }
    let mut fills = Fills::new();
    if kept.0.iter().sum::<u8>() < rules.dice {
        // One die more, with each face.
        for face in Face::ALL {
            let mut more = kept;
            more.0[face.index()] += 1;
            for (fill, chance) in rolled(rules, card, turn, more, left, known) {
                *fills.entry(fill).or_default() += chance / 6.0;
            }
        }
    } else {
        let faces = Face::ALL.iter().zip(kept.0);
        let faces: Vec<Face> = faces
            .flat_map(|(face, count)| std::iter::repeat_n(*face, count.into()))
            .collect();
        let dice = Dice::new(&faces).expect("a roll");
        match turn.best(&dice, left).expect("dice of these rules") {
            Choice::Keep(keep) => {
                fills = rolled(rules, card, turn, dice.kept(keep), left - 1, known)
            }
            Choice::Score(slot) => {
                let throw = rules.throw(kept, left);
                let Offer::Open { points, bonus } = rules.offer(card, slot, throw) else {
                    panic!("an open box");
                };
                fills.insert((slot, points, bonus), 1.0);
            }
        }
    }
    known.insert((kept.0, left), fills.clone());
    fills
}

#[test]
fn totals_agree_with_their_definition() {
    let cards = [
        (
            "yahtzee-official",
            vec![("yahtzee", 50)],
            vec!["sixes", "chance"],
        ),
        ("yatzy", vec![], vec!["one-pair", "small-straight"]),
        ("kniffel-travel", vec![], vec!["ones", "kniffel"]),
    ];
    for (id, filled, open) in cards {
        let rules = rules(id);
        let open: Vec<Slot> = open.into_iter().map(|id| slot(rules, id)).collect();
        let filled: BTreeMap<Slot, u16> = filled
            .into_iter()
            .map(|(id, points)| (slot(rules, id), points))
            .collect();
        let others = rules.slots().filter(|it| !open.contains(it));
        let card = Card::with(
            rules,
            others.map(|it| (it, filled.get(&it).copied().unwrap_or(0))),
        );
        let policy = exact(id);
        let mut plain = Plain {
            policy,
            totals: BTreeMap::new(),
        };
        plain.card(card.clone(), 1.0);
        let totals = totals(policy, &card);
        let found: BTreeMap<u16, f64> = totals.chances().filter(|it| it.1 > 0.0).collect();
        assert_eq!(
            found.keys().collect::<Vec<_>>(),
            plain.totals.keys().collect::<Vec<_>>(),
            "{id}"
        );
        for (total, chance) in &found {
            let expected = plain.totals[total];
            assert!(
                (chance - expected).abs() < 1e-12,
                "{id}, {total}: {chance} {expected}"
            );
        }
    }
}

/// Under all rules: prospects from full cards back agree with totals from the card on, also those of later cards; a turn in which a
/// total is worth itself has the value of best play, and one in which it is worth a win from some total on has that chance.
#[test]
fn prospects_agree_with_the_totals() {
    for rules in soon_solved() {
        let policy = exact(&rules.id);
        let mut first = None;
        play(policy, 8, |game| {
            let card = &game.cards()[0];
            let open = rules.slots().filter(|slot| card.is_open(*slot)).count();
            if open > 3 || card.is_full() || game.seat_at_turn() != Some(0) || game.hand().is_some()
            {
                return;
            }
            let found = || policy.prospects(card, usize::MAX).expect("a card");
            let prospects = first.get_or_insert_with(found);
            let total = policy
                .total_of(prospects, card)
                .expect("a card that it leads to");
            let forward = totals(policy, card);
            for (points, chance) in forward.chances() {
                let other = total.at_least(points) - total.at_least(points + 1);
                assert!((chance - other).abs() < 1e-12, "{}: {points}", rules.id);
            }
            let even: Vec<f64> = (0..5000).map(f64::from).collect();
            let turn = policy.turn_for(prospects, card, &even).expect("a turn");
            let expected = policy.expected(card).expect("a card");
            assert!((turn.expected() - expected).abs() < 1e-9, "{}", rules.id);
            let goal = forward.quantile(0.5);
            let wins: Vec<f64> = (0..=goal)
                .map(|it| f64::from(u8::from(it == goal)))
                .collect();
            let turn = policy.turn_for(prospects, card, &wins).expect("a turn");
            // To go for it in this turn is no worse than to play for points.
            assert!(
                turn.expected() > total.at_least(goal) - 1e-12,
                "{}",
                rules.id
            );
        });
        assert!(first.is_some(), "{}", rules.id);
    }
}

/// Computes the chances to win from the definition: every combination of totals, one by one.
pub fn plain_chances_to_win(totals: &[Distribution]) -> Vec<f64> {
    let mut combinations = vec![(Vec::new(), 1.0)];
    for total in totals {
        let longer = combinations.iter().flat_map(|(others, before)| {
            let possible = total.chances().filter(|it| it.1 > 0.0);
            possible.map(move |(total, chance)| ([&others[..], &[total]].concat(), before * chance))
        });
        combinations = longer.collect();
    }
    let mut chances = vec![0.0; totals.len()];
    for (all, chance) in combinations {
        let best = all.iter().max();
        let winners = all.iter().filter(|it| Some(*it) == best).count();
        for (sum, total) in chances.iter_mut().zip(&all) {
            if Some(total) == best {
                *sum += chance / winners as f64;
            }
        }
    }
    chances
}

/// Of three players with a box or two left.
#[test]
fn chances_to_win_agree_with_their_definition() {
    let (policy, rules) = (exact("yatzy"), rules("yatzy"));
    let card = |open: &[&str], chance: u16| {
        let slots = rules
            .slots()
            .filter(|it| !open.iter().any(|id| slot(rules, id) == *it));
        let points = |it| {
            if it == slot(rules, "chance") {
                chance
            } else {
                0
            }
        };
        Card::with(rules, slots.map(|it| (it, points(it))))
    };
    let cards = [
        card(&["sixes"], 12),
        card(&["sixes", "one-pair"], 5),
        card(&["ones"], 24),
    ];
    let totals: Vec<Distribution> = cards.iter().map(|card| totals(policy, card)).collect();
    let expected = plain_chances_to_win(&totals);
    let found = chances_to_win(&totals);
    for (found, expected) in found.iter().zip(expected) {
        assert!(
            (found - expected).abs() < 1e-12 && expected > 0.05,
            "{found} {expected}"
        );
    }
}

#[test]
fn prospects_that_take_long_or_are_of_another_card_are_refused() {
    let policy = quick("yatzy");
    let empty = Card::new(policy.rules());
    let refused = policy.prospects(&empty, 1_000).err();
    assert!(
        matches!(refused, Some(SolveError::TooLarge(_))),
        "{refused:?}"
    );
    let seven_ones = Card::with(policy.rules(), [(Slot(0), 7)]);
    let refused = policy.prospects(&seven_ones, usize::MAX).err();
    assert_eq!(refused, Some(SolveError::NoSuchCard));
    let full = Card::with(policy.rules(), policy.rules().slots().map(|slot| (slot, 0)));
    let prospects = policy.prospects(&full, usize::MAX).expect("a full card");
    assert_eq!(
        policy.total_of(&prospects, &full),
        Some(Distribution::certain(0))
    );
    assert_eq!(policy.total_of(&prospects, &empty), None);
    let no_turn = |card| policy.turn_for(&prospects, card, &[0.0]).err();
    assert_eq!(no_turn(&full), Some(NoAdvice::FullCard));
    assert_eq!(no_turn(&empty), Some(NoAdvice::NoSuchCard));
}

#[test]
fn totals_of_impossible_cards_are_refused_and_counting_can_be_stopped() {
    let policy = quick("yatzy");
    let seven_ones = Card::with(policy.rules(), [(Slot(0), 7)]);
    let refused = policy.totals(&seven_ones, &mut |_| ControlFlow::Continue(()));
    assert_eq!(refused.err(), Some(SolveError::NoSuchCard));
    let stopped = policy.totals(
        &Card::new(policy.rules()),
        &mut |progress| match progress.done {
            0..3 => ControlFlow::Continue(()),
            _ => ControlFlow::Break(()),
        },
    );
    assert_eq!(stopped.err(), Some(SolveError::Stopped));
}
