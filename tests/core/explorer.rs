//! The position that somebody sets up in the explorer: taps on boxes, upper totals, and the position as text.

use std::collections::BTreeSet;

use proptest::prelude::*;
use rollkeep_app::explorer::SetUp;
use rollkeep_app::worker::{CoachAnswer, CoachReply, CoachRequest, CoachWorker};
use rollkeep_rules::dice::Face;
use rollkeep_rules::{
    Card, ImpossibleCard, PortableRules, RuleSet, Section, Slot, UnreachableTotal, catalogue,
};
use rollkeep_solver::coach::{Position, usual_points};
use rollkeep_words::{advice, explore};

use super::games::cases;
use super::portable_rules::work::any_rules;
use super::script::{dice, rules, slot};
use super::solver::policies::quick;

fn set_up(id: &str) -> SetUp {
    SetUp::new(catalogue::find(id).expect("a rule set"))
}

/// What a rule set usually holds, box by box.
fn usual(id: &str) -> String {
    let mut set_up = set_up(id);
    set_up.fill_all();
    set_up.card().to_string()
}

#[test]
fn usual_points_are_those_of_a_usual_game() {
    assert_eq!(
        usual("yahtzee-official"),
        "3 6 9 12 15 18 23 22 25 30 40 50 22"
    );
    assert_eq!(usual("yatzy"), "3 6 9 12 15 18 12 20 18 20 15 20 24 23 50");
    assert_eq!(
        usual("maxi-yatzy"),
        "4 8 12 16 20 24 12 20 24 15 20 25 15 20 21 26 27 28 28 100"
    );
    assert_eq!(usual("crag"), "1 2 3 4 5 6 20 20 20 20 25 26 50");
}

#[test]
fn a_tap_fills_a_box_with_its_usual_points_and_another_one_opens_it() {
    for rules in catalogue::all() {
        let mut set_up = SetUp::new(rules.clone());
        for slot in rules.slots() {
            let usual = usual_points(rules, slot);
            assert!(rules.possible_points(slot).contains(&usual), "{}", rules.id);
            assert!(usual > 0, "{} {slot:?}", rules.id);
            set_up.toggle(slot);
            assert_eq!(set_up.card().points(slot), Some(usual));
            set_up.toggle(slot);
            assert!(set_up.card().is_open(slot));
        }
        assert_eq!(*set_up.card(), Card::new(rules));
    }
}

/// Two open boxes on a card that is full otherwise: the endgames that players look at.
#[test]
fn a_full_card_with_some_boxes_opened_is_a_position_of_every_rule_set() {
    for rules in catalogue::all() {
        let mut set_up = SetUp::new(rules.clone());
        set_up.fill_all();
        let faces = vec![Face::Two; rules.dice.into()];
        assert_eq!(set_up.position(&faces), None, "{}: full", rules.id);
        assert_eq!(set_up.trouble(), None, "{}", rules.id);
        for one in rules.slots() {
            for other in rules.slots() {
                let mut opened = set_up.clone();
                opened.toggle(one);
                if other != one {
                    opened.toggle(other);
                }
                let fits = rules.is_in_order(opened.card());
                assert_eq!(opened.position(&faces).is_some(), fits, "{}", rules.id);
                let said = opened.trouble();
                let said = said.and_then(|why| explore::impossible(rules, why));
                assert_eq!(said.is_none(), fits, "{}", rules.id);
            }
        }
        set_up.clear();
        assert_eq!(set_up.card().filled(), 0);
    }
}

#[test]
fn impossible_points_and_boxes_are_ignored() {
    let mut set_up = set_up("yatzy");
    let rules = set_up.rules().clone();
    let chance = slot(&rules, "chance");
    for points in [0, 31] {
        set_up.set_points(chance, points);
    }
    set_up.set_points(Slot(99), 5);
    assert_eq!(*set_up.card(), Card::new(&rules));
    set_up.set_points(slot(&rules, "yatzy"), 0);
    set_up.set_points(chance, 30);
    assert_eq!(set_up.card().totals(&rules).grand(), 30);
    set_up.set_rolls_left(9);
    assert_eq!(set_up.rolls_left(), 2);
}

#[test]
fn bonuses_go_with_the_boxes_that_can_have_brought_them() {
    let mut set_up = set_up("yahtzee-official");
    let rules = set_up.rules().clone();
    assert_eq!(set_up.possible_bonuses(), [0]);
    set_up.fill_all();
    // Full House and both straights, as jokers.
    assert_eq!(set_up.possible_bonuses(), [0, 100, 200, 300]);
    set_up.set_bonuses(150);
    assert_eq!(set_up.card().yahtzee_bonuses(), 0);
    set_up.set_bonuses(300);
    set_up.toggle(slot(&rules, "full-house"));
    assert_eq!(set_up.card().yahtzee_bonuses(), 200);
    set_up.set_points(slot(&rules, "yahtzee"), 0);
    assert_eq!(set_up.card().yahtzee_bonuses(), 0);
    assert_eq!(set_up.trouble(), None);
}

#[test]
fn an_upper_total_keeps_the_boxes_near_to_their_usual_points() {
    let mut set_up = set_up("yahtzee-official");
    assert_eq!(set_up.set_upper_total(0), Err(UnreachableTotal::NoBox));
    set_up.fill_all();
    for (total, upper) in [
        (63, "3 6 9 12 15 18"),
        (52, "3 6 9 12 10 12"),
        (64, "4 6 9 12 15 18"),
        (0, "0 0 0 0 0 0"),
        (105, "5 10 15 20 25 30"),
        (63, "3 6 9 12 15 18"),
    ] {
        assert_eq!(set_up.set_upper_total(total), Ok(()));
        let card = set_up.card().to_string();
        assert!(card.starts_with(upper), "{total}: {card}");
    }
    let why = set_up.set_upper_total(106).expect_err("too much");
    assert_eq!(why, UnreachableTotal::Range(0, 105));
    assert_eq!(
        explore::unreachable(why),
        "With these boxes filled, the upper section can have 0 to 105."
    );
    set_up.clear();
    set_up.toggle(Slot(3));
    let why = set_up.set_upper_total(10).expect_err("between");
    assert_eq!(why, UnreachableTotal::Gap(8, 12));
    assert_eq!(
        explore::unreachable(why),
        "With these boxes filled, the upper section can have 8 or 12, but nothing in between."
    );
    assert_eq!(set_up.card().points(Slot(3)), Some(12));
}

/// Every sum of these boxes, found by trying all points.
fn sums(rules: &RuleSet, boxes: &[Slot]) -> BTreeSet<u16> {
    let mut sums = BTreeSet::from([0]);
    for slot in boxes {
        let scores = rules.possible_points(*slot);
        let each = |sum: &u16| -> Vec<u16> { scores.iter().map(|it| sum + it).collect() };
        sums = sums.iter().flat_map(each).collect();
    }
    sums
}

proptest! {
    #![proptest_config(cases(100))]

    #[test]
    fn every_upper_total_that_can_be_reached_is_met(
        rules in prop_oneof![
            prop::sample::select(catalogue::all().to_vec()),
            any_rules(),
        ],
        filled in prop::collection::vec(any::<bool>(), 20),
        totals in prop::collection::vec(0..250u16, 8),
    ) {
        let card = Card::with(&rules, { rules.slots().zip(filled) }
            .filter(|(_, filled)| *filled)
            .map(|(slot, _)| (slot, usual_points(&rules, slot))));
        let is_upper = |slot: &Slot| rules.category(*slot).section == Section::Upper;
        let upper: Vec<Slot> = { rules.slots() }
            .filter(|slot| is_upper(slot) && !card.is_open(*slot))
            .collect();
        let sums = sums(&rules, &upper);
        let (least, most) = (sums.first().copied(), sums.last().copied());
        for total in totals {
            match rules.with_upper_total(&card, total) {
                Ok(with) => {
                    prop_assert!(sums.contains(&total) && !upper.is_empty());
                    prop_assert_eq!(with.totals(&rules).upper, total);
                    for slot in rules.slots() {
                        match with.points(slot) {
                            Some(points) if is_upper(&slot) => {
                                prop_assert!(rules.possible_points(slot).contains(&points));
                            }
                            points => prop_assert_eq!(points, card.points(slot)),
                        }
                        prop_assert_eq!(with.is_open(slot), card.is_open(slot));
                    }
                }
                Err(UnreachableTotal::NoBox) => prop_assert!(upper.is_empty()),
                Err(UnreachableTotal::Range(from, to)) => {
                    prop_assert_eq!((Some(from), Some(to)), (least, most));
                    prop_assert!(total < from || total > to);
                }
                Err(UnreachableTotal::Gap(below, above)) => {
                    let mut outside = sums.range(..total).next_back().into_iter().chain(sums.range(total..).next());
                    prop_assert_eq!(outside.next(), Some(&below));
                    prop_assert_eq!(outside.next(), Some(&above));
                    prop_assert!(below < total && total < above);
                }
            }
        }
    }

    /// The address shows what is on the screen, also while it is not a position.
    #[test]
    fn what_is_set_up_reads_back_equal(
        rules in prop_oneof![
            prop::sample::select(catalogue::all().to_vec()),
            any_rules(),
        ],
        boxes in prop::collection::vec((any::<u8>(), any::<prop::sample::Index>()), 0..20),
        entered in prop::collection::vec(prop::sample::select(Face::ALL.to_vec()), 0..6),
        left in 0..12u8,
        others in prop::collection::vec(any::<u8>(), 0..3),
    ) {
        let mut set_up = SetUp::new(rules.clone());
        for (place, points) in boxes {
            let slot = Slot(place % rules.categories.len() as u8);
            set_up.set_points(slot, *points.get(&rules.possible_points(slot)));
        }
        let bonuses = set_up.possible_bonuses();
        set_up.set_bonuses(bonuses[bonuses.len() / 2]);
        set_up.set_rolls_left(left);
        for place in others {
            set_up.add_player();
            set_up.toggle(Slot(place % rules.categories.len() as u8));
        }
        set_up.show(0);
        let mut entered = entered;
        entered.truncate(rules.dice.into());
        let text = set_up.text(&entered);
        let read = SetUp::read(&text);
        prop_assert_eq!(read.as_ref(), Ok(&(set_up.clone(), entered.clone())), "{}", text);
        if let Some(position) = set_up.position(&entered) {
            prop_assert_eq!(position.to_string().parse::<Position>(), Ok(position));
        }
    }

    #[test]
    fn any_text_is_refused_without_panic(text in "\\PC*", small in "[-0-9x.;=+ {}a-z|]{0,40}") {
        for text in [&text, &small] {
            prop_assert!(SetUp::read(text).is_err());
            let _ = SetUp::read(&format!("yatzy; {text}; 1 2 3 4 5; 1"));
            let _ = SetUp::read(&format!("yatzy; ; 1 2 3 4 5; 1 | {text}"));
        }
    }
}

#[test]
fn links_and_unfinished_positions_are_read() {
    let (set_up, entered) = SetUp::read("yatzy; chance=22; ; 2").expect("without dice");
    assert_eq!(entered, []);
    assert_eq!(
        set_up.text(&entered),
        "yatzy; - - - - - - - - - - - - - 22 -; ; 2"
    );
    let link = "Look: https://example.org/#/explore/yatzy%3B%20chance%3D22%3B%202%202%3B%202 !";
    let (linked, entered) = SetUp::read(link).expect("a link");
    assert_eq!((linked, &entered[..]), (set_up, dice("22").faces()));
    // Saved rolls are not known here.
    let (saved, _) = SetUp::read("maxi-yatzy-saved; ones=2 twos=0; 1 2 3 4 5 6; 2+4").expect("it");
    assert_eq!(saved.rolls_left(), 2);
}

#[test]
fn a_text_that_is_no_position_says_why() {
    for (text, why) in [
        ("", explore::bad_parts()),
        ("yatzy; 2 2 5 6 6; 2", explore::bad_parts()),
        ("whist; ; 1 2 3 4 5; 2", explore::bad_rules()),
        ("{\"id\": \"x\"}; ; 1 2 3 4 5; 2", explore::bad_rules()),
        ("yatzy; twos=3; 2 2 5 6 6; 2", explore::bad_card()),
        ("yatzy; chance=0; 2 2 5 6 6; 2", explore::bad_card()),
        ("yatzy; 3 -; 2 2 5 6 6; 2", explore::bad_card()),
        ("yatzy; yatzy=50 +100; 2 2 5 6 6; 2", explore::bad_card()),
        ("yatzy; ; 2 2 5 6 7; 2", explore::bad_dice()),
        ("yatzy; ; 1 2 3 4 5 6; 2", explore::bad_dice()),
        ("yatzy; ; 2 2 5 6 6; 3", explore::bad_rolls()),
        ("yatzy; ; 2 2 5 6 6; -1", explore::bad_rolls()),
    ] {
        let refused = SetUp::read(text).expect_err("no position");
        assert_eq!(explore::unreadable_text(&refused), why, "{text}");
    }
    // A card that no game leads to is shown, with the reason.
    for (text, why, says) in [
        (
            "maxi-yatzy-forced; twos=4; 1 2 3 4 5 6; 2",
            ImpossibleCard::Order(Slot(1)),
            "In this game, boxes are filled in order. Fill the earlier boxes too.",
        ),
        (
            "yam; low=20 high=20; 1 2 3 4 5; 2",
            ImpossibleCard::Need(Slot(6)),
            "Low: Must be lower than High. If it isn’t, whichever of the two you fill second scores zero.",
        ),
    ] {
        let (set_up, entered) = SetUp::read(text).expect("it can be shown");
        assert_eq!(set_up.position(&entered), None);
        assert_eq!(set_up.trouble(), Some(why));
        let said = explore::impossible(set_up.rules(), why);
        assert_eq!(said.as_deref(), Some(says));
    }
}

#[test]
fn a_card_has_a_value_before_the_first_roll() {
    let yahtzie = rules("yahtzie");
    let mut worker = CoachWorker::default();
    let mut ask = |card: &Card| {
        let request = CoachRequest::Expected(PortableRules::of(yahtzie), card.to_string());
        let mut replies = Vec::new();
        worker.handle(1, &request, &mut |reply| replies.push(reply));
        match replies.pop() {
            Some(CoachReply::Answer(1, CoachAnswer::Expected(points))) => points,
            other => panic!("{other:?}"),
        }
    };
    let empty = Card::new(yahtzie);
    let policy = quick("yahtzie");
    let expected = policy.expected(&empty).expect("a card of these rules");
    assert!((ask(&empty) as f64 / 1e6 - expected).abs() < 1e-3);
    assert_eq!(
        explore::expected(292_935_000),
        "Before the first roll, perfect play averages 292.9 points. Enter all the dice to see the best choice."
    );
}

#[test]
fn values_have_three_decimals_on_request() {
    for (value, exact) in [
        (0, "0.000"),
        (499, "0.000"),
        (500, "0.001"),
        (254_589_499, "254.589"),
        (254_589_500, "254.590"),
    ] {
        assert_eq!(advice::exact_points(value), exact);
    }
    assert_eq!(advice::exact_relative(499), advice::relative(0));
    assert_eq!(advice::exact_relative(500), "−0.001");
    assert_eq!(advice::exact_relative(1_234_567), "−1.235");
}

#[test]
fn chances_have_two_decimals_on_request() {
    for (parts, exact) in [
        (0, "0.00%"),
        (1, "<0.01%"),
        (49, "<0.01%"),
        (149, "0.01%"),
        (150, "0.02%"),
        (283_461, "28.35%"),
        (999_949, "99.99%"),
        (999_950, ">99.99%"),
        (1_000_000, "100.00%"),
    ] {
        assert_eq!(advice::exact_percent(parts), exact);
    }
}

/// Adds, shows and removes players, and writes and reads their cards.
#[test]
fn players_are_added_shown_and_removed() {
    let rules = rules("yahtzee-basic");
    let mut set_up = SetUp::new(rules.clone());
    set_up.fill_all();
    set_up.toggle(slot(rules, "chance"));
    let dice = vec![Face::Two; 5];
    assert_eq!(set_up.to_win(&dice), None, "nobody to win against");
    assert_eq!(set_up.contestants(), []);
    set_up.remove_player();
    assert_eq!(set_up.others(), [], "the player whose turn it is stays");

    set_up.add_player();
    assert_eq!(set_up.shown(), 1);
    assert_eq!(set_up.card(), set_up.own_card());
    set_up.toggle(slot(rules, "yahtzee"));
    assert_ne!(set_up.card(), set_up.own_card());
    let Some(CoachRequest::ToWin(position, others)) = set_up.to_win(&dice) else {
        panic!("two cards that are nearly full");
    };
    assert_eq!(Some(position), set_up.position(&dice));
    assert_eq!(others, [set_up.card().to_string()]);

    let text = set_up.text(&dice);
    let (read, faces) = SetUp::read(&text).expect("what was written");
    assert_eq!(read.text(&faces), text);
    assert_eq!(read.others(), set_up.others());
    assert_eq!(read.shown(), 0);

    while set_up.has_room() {
        set_up.add_player();
    }
    assert_eq!(set_up.others().len(), 7);
    let text = set_up.text(&dice);
    set_up.add_player();
    assert_eq!(set_up.text(&dice), text, "a table has eight seats at most");
    assert!(SetUp::read(&format!("{text} | -")).is_err());
    set_up.show(7);
    set_up.show(1);
    set_up.remove_player();
    assert_eq!((set_up.shown(), set_up.others().len()), (0, 6));
    // With many open boxes, it takes too long.
    set_up.show(1);
    set_up.clear();
    assert_eq!(set_up.to_win(&dice), None);
    assert_eq!(set_up.contestants().len(), 7);
}

#[test]
fn a_chance_to_win_is_told_only_where_the_highest_total_wins() {
    for (text, contestants) in [
        ("yatzy; ; ; 2 | chance=18", 2),
        ("yatzy-forced; chance=18; ; 2 |", 0),
        ("generala; ; ; 2 |", 0),
    ] {
        let (set_up, _) = SetUp::read(text).expect("a position");
        assert_eq!(set_up.contestants().len(), contestants, "{text}");
    }
}

#[test]
fn cards_of_others_are_checked_like_the_own_one() {
    for bad in [
        "yatzy; ; 2 2 5 6 6; 2 | 7",
        "yatzy; ; 2 2 5 6 6; 2 | chance=99",
        "yatzy; ; 2 2 5 6 6; 2 | +100",
        "yatzy; ; 2 2 5 6 6; 2 | | nothing=1",
    ] {
        assert!(SetUp::read(bad).is_err(), "{bad}");
    }
    let (read, _) = SetUp::read("yatzy; ; 2 2 5 6 6; 2 | chance=18 |").expect("a position");
    assert_eq!(read.others().len(), 2);
}
