//! Boxes that are filled in an order.

use std::collections::BTreeSet;
use std::sync::Arc;

use rollkeep_app::storage::{read_log, write_log};
use rollkeep_rules::dice::Counts;
use rollkeep_rules::game::{Game, Refused, Start};
use rollkeep_rules::{Card, Closed, Offer, RuleSet, Section, Slot};
use rollkeep_words::refusals;

use super::super::script::{Script, dice, setup, slot};
use super::super::solver::policies::solve;
use super::{family, offers, pays};

/// The points of the boxes before this one, top to bottom.
fn filled(points: &[u16]) -> Vec<(&'static str, u16)> {
    const BOXES: [&str; 9] = [
        "ones",
        "twos",
        "threes",
        "fours",
        "fives",
        "sixes",
        "one-pair",
        "two-pairs",
        "three-of-a-kind",
    ];
    BOXES.into_iter().zip(points.iter().copied()).collect()
}

#[test]
fn forced_yatzy_goes_down_the_card() {
    let first = offers(
        "yatzy-forced",
        &[],
        "6 6 6 6 6",
        &["ones", "sixes", "yatzy"],
    );
    let comes_next = Offer::Closed(Closed::Next(Slot(0)));
    assert_eq!(first, [pays(0, 0), comes_next, comes_next]);
    let eighth = filled(&[3, 6, 9, 12, 15, 18, 12]);
    for (roll, points) in [("3 3 3 3 6", 0), ("3 3 6 6 6", 18)] {
        let offers = offers("yatzy-forced", &eighth, roll, &["two-pairs"]);
        assert_eq!(offers, [pays(points, 0)]);
    }
    let rules = family("yatzy-forced");
    for (upper, bonus) in [(41, 0), (42, 50), (63, 50)] {
        assert_eq!(rules.upper_bonus_for(upper), bonus);
    }
}

#[test]
fn half_forced_yatzy_fills_the_upper_section_first() {
    let third = [("ones", 3), ("sixes", 18)];
    let boxes = ["fives", "small-straight"];
    let offers = offers("yatzy-half-forced", &third, "1 2 3 4 5", &boxes);
    let first = Offer::Closed(Closed::SectionFirst(Section::Upper));
    assert_eq!(offers, [pays(5, 0), first]);
}

#[test]
fn the_other_orders() {
    let of = |order: &str| {
        let mut form = serde_json::to_value(family("yatzy-forced")).expect("JSON");
        form["order"] = order.into();
        serde_json::from_value::<RuleSet>(form).expect("a rule set")
    };
    let open = |rules: &RuleSet, held: &[(&str, u16)]| {
        let held = held.iter().map(|(id, points)| (slot(rules, id), *points));
        let card = Card::with(rules, held);
        let roll = rules.last_throw(dice("1 2 3 4 5").counts());
        let slots = rules.open_slots(&card, roll);
        slots.map(|slot| slot.0).collect::<Vec<u8>>()
    };
    assert_eq!(open(&of("up"), &[]), [14]);
    assert_eq!(open(&of("up"), &[("yatzy", 50), ("chance", 9)]), [12]);
    assert_eq!(open(&of("lower-first"), &[]), Vec::from_iter(6..15));
    assert_eq!(open(&of("upper-first"), &[]), Vec::from_iter(0..6));
    assert_eq!(open(&of("free"), &[]), Vec::from_iter(0..15));
    let last = family("yatzy-forced").slots().last().expect("a box");
    let rules = of("up");
    let roll = rules.last_throw(dice("1 2 3 4 5").counts());
    let refused = rules.offer(&Card::new(&rules), Slot(0), roll);
    assert_eq!(refused, Offer::Closed(Closed::Next(last)));
}

/// A whole game, counted by hand.
#[test]
fn a_game_of_forced_yatzy() {
    let setup = setup(&Arc::new(family("yatzy-forced")), 1, Start::Seating, None);
    let script = Script::of(setup).roll("1 1 4 5 6");
    let next = Refused::Closed(Slot(1), Closed::Next(Slot(0)));
    assert_eq!(script.refusal("twos"), next);
    let says = refusals::refused(script.game.rules(), next);
    assert_eq!(says, "The next box is Ones.");
    assert_eq!(
        refusals::joker(&script.game),
        None,
        "it is not about the dice"
    );
    let script = script.score("ones").turns(
        "2 2 2 4 5 twos
        1 3 3 3 6 threes
        4 4 5 5 6 fours
        5 5 5 1 2 fives
        6 6 1 2 3 sixes
        6 6 1 2 3 one-pair
        3 3 3 3 6 two-pairs
        2 2 2 5 6 three-of-a-kind
        1 1 1 1 1 four-of-a-kind
        1 2 3 4 5 small-straight
        1 2 3 4 5 large-straight
        4 4 4 6 6 full-house
        1 2 4 6 6 chance
        3 3 3 3 3 yatzy",
    );
    // 2 + 6 + 9 + 8 + 15 + 12 = 52 and the bonus, then 12 + 0 + 6 + 4 + 15 + 0 + 24 + 19 + 50.
    let totals = script.card(0).totals(script.game.rules());
    let sums = (totals.upper, totals.upper_bonus, totals.lower);
    assert_eq!((sums, totals.grand()), ((52, 50, 130), 232));
    let text = write_log(script.game.log());
    let log = read_log(&text, 5).expect("a log");
    let again = Game::replay(script.game.setup().clone(), log);
    assert_eq!(again, Ok(script.game));
}

/// Every state between turns: the open boxes and, while an upper box is open, the total up to the bonus.
fn states(rules: &RuleSet) -> BTreeSet<(Vec<Slot>, u16)> {
    let most = rules.upper_bonus.map_or(0, |bonus| bonus.threshold);
    let mut found = BTreeSet::new();
    let mut waiting = vec![Card::new(rules)];
    while let Some(card) = waiting.pop() {
        let open: Vec<Slot> = rules.slots().filter(|slot| card.is_open(*slot)).collect();
        let counts = |slot: &Slot| rules.category(*slot).section == Section::Upper;
        let total = card.totals(rules).upper.min(most);
        let total = if open.iter().any(counts) { total } else { 0 };
        if !found.insert((open, total)) {
            continue;
        }
        let held = rules
            .slots()
            .filter_map(|slot| Some((slot, card.points(slot)?)));
        let held: Vec<(Slot, u16)> = held.collect();
        for roll in Counts::every(rules.dice).map(|dice| rules.last_throw(dice)) {
            for slot in rules.open_slots(&card, roll) {
                if let Offer::Open { points, .. } = rules.offer(&card, slot, roll) {
                    waiting.push(Card::with(
                        rules,
                        held.iter().copied().chain([(slot, points)]),
                    ));
                }
            }
        }
    }
    found
}

#[test]
fn only_boxes_that_may_be_open_are_solved() {
    // The solver merges totals that make no difference.
    for (id, all, merged) in [
        ("yatzy-forced", 150, 105),
        ("yatzy-half-forced", 2627, 2131),
    ] {
        let rules = Arc::new(family(id));
        assert_eq!(states(&rules).len(), all, "{id}");
        let policy = solve::<f64>(&rules);
        assert_eq!(policy.cost().states, merged, "{id}");
    }
}

/// A card that no game leads to has no value.
#[test]
fn cards_out_of_order_have_no_value() {
    for (id, held) in [("yatzy-forced", "twos"), ("yatzy-half-forced", "chance")] {
        let rules = Arc::new(family(id));
        let policy = solve::<f32>(&rules);
        let card = Card::with(&rules, [(slot(&rules, held), 6)]);
        assert_eq!(policy.expected(&card), None, "{id}");
        assert!(policy.turn(&card).is_err(), "{id}");
    }
}
