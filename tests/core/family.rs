//! Rule sets of the family from files: the worked examples of their rule books, and whole games.

mod at_once;
mod generala;
mod needs;
mod order;
mod saved_rolls;
mod six_dice;
mod striking;
mod table;

use std::sync::Arc;

use proptest::prelude::*;
use rollkeep_rules::game::{Game, Phase};
use rollkeep_rules::{Card, Closed, Offer, RuleSet, Slot, Throw};

use super::games::{Plan, cases, plan_of};
use super::script::{dice, rules, slot};
use super::solver::policies::solve;

/// Generala with its double box, which the catalogue does not have.
const DOUBLE: &str = include_str!("../fixtures/family/generala-doble.json");

/// The rule sets of the family, by their ids.
pub const FAMILY: [&str; 18] = [
    "kniffel",
    "kniffel-travel",
    "kniffel-championship",
    "yams",
    "yacht",
    "yacht-51",
    "cheerio",
    "crag",
    "kismet",
    "yatzy-forced",
    "yatzy-half-forced",
    "maxi-yatzy",
    "maxi-yatzy-saved",
    "maxi-yatzy-forced",
    "super-yatzy",
    "generala",
    "generala-doble",
    "yam",
];

/// A rule set of the family.
pub fn family(id: &str) -> RuleSet {
    match id {
        "generala-doble" => serde_json::from_str(DOUBLE).expect("a rule set"),
        _ => RuleSet::clone(rules(id)),
    }
}

/// What the boxes offer on a card that holds these points.
fn offers(id: &str, held: &[(&str, u16)], roll: &str, boxes: &[&str]) -> Vec<Offer> {
    offers_after(3, id, held, roll, boxes)
}

/// The same after this roll of the turn.
fn offers_after(
    number: u8,
    id: &str,
    held: &[(&str, u16)],
    roll: &str,
    boxes: &[&str],
) -> Vec<Offer> {
    let rules = family(id);
    let held = held.iter().map(|(id, points)| (slot(&rules, id), *points));
    let card = Card::with(&rules, held);
    let throw = Throw {
        dice: dice(roll).counts(),
        roll: number,
    };
    let offer = |id: &&str| rules.offer(&card, slot(&rules, id), throw);
    boxes.iter().map(offer).collect()
}

fn pays(points: u16, bonus: u16) -> Offer {
    Offer::Open { points, bonus }
}

#[track_caller]
fn check(id: &str, roll: &str, expected: &[(&str, u16)]) {
    let boxes: Vec<&str> = expected.iter().map(|(id, _)| *id).collect();
    let points: Vec<Offer> = expected.iter().map(|(_, it)| pays(*it, 0)).collect();
    assert_eq!(offers(id, &[], roll, &boxes), points, "{id}: {roll}");
}

#[test]
fn kniffel_by_three_leaflets() {
    let boxes = [
        "sixes",
        "ones",
        "four-of-a-kind",
        "chance",
        "full-house",
        "large-straight",
    ];
    let house = [("fives", 15), ("threes", 6), ("three-of-a-kind", 21)];
    check("kniffel", "5 5 5 3 3", &house);
    check("kniffel", "5 5 5 3 3", &[("full-house", 25)]);
    check(
        "kniffel",
        "4 4 4 4 4",
        &[("kniffel", 50), ("fours", 20), ("full-house", 0)],
    );
    let all = [30, 5, 30, 30, 25, 40].map(|points| pays(points, 50));
    assert_eq!(
        offers("kniffel", &[("kniffel", 50)], "2 2 2 2 2", &boxes),
        all
    );
    let struck = [0, 0, 10, 10, 0, 0].map(|points| pays(points, 0));
    assert_eq!(
        offers("kniffel", &[("kniffel", 0)], "2 2 2 2 2", &boxes),
        struck
    );

    for held in [50, 0] {
        let kniffel = ("kniffel", held);
        let own = Slot(4);
        assert_eq!(
            offers(
                "kniffel-travel",
                &[kniffel],
                "5 5 5 5 5",
                &["fives", "chance"]
            ),
            [pays(25, 50), Offer::Closed(Closed::UpperFirst(own))]
        );
        assert_eq!(
            offers(
                "kniffel-travel",
                &[kniffel, ("fives", 10)],
                "5 5 5 5 5",
                &["large-straight", "full-house", "chance"]
            ),
            [40, 25, 25].map(|points| pays(points, 0))
        );
    }

    assert_eq!(
        offers(
            "kniffel-championship",
            &[("kniffel", 50)],
            "3 3 3 3 3",
            &["threes", "four-of-a-kind", "full-house", "sixes"]
        ),
        [15, 15, 0, 0].map(|points| pays(points, 50))
    );
}

#[test]
fn yams_and_yacht() {
    check("yams", "4 4 4 2 5", &[("three-of-a-kind", 19)]);
    check(
        "yams",
        "3 3 3 3 6",
        &[
            ("three-of-a-kind", 18),
            ("four-of-a-kind", 18),
            ("full-house", 0),
        ],
    );
    check(
        "yams",
        "2 3 4 5 5",
        &[("small-straight", 30), ("large-straight", 0)],
    );

    check(
        "yacht",
        "4 4 4 4 4",
        &[
            ("yacht", 50),
            ("four-of-a-kind", 16),
            ("full-house", 0),
            ("fours", 20),
        ],
    );
    check("yacht", "6 6 4 6 6", &[("four-of-a-kind", 24)]);
    check(
        "yacht",
        "2 2 4 4 4",
        &[("four-of-a-kind", 0), ("full-house", 16)],
    );
    check("yacht", "2 2 2 2 5", &[("full-house", 0)]);
    check("yacht", "1 2 3 4 5", &[("little-straight", 30)]);
    check("yacht", "2 3 4 5 6", &[("little-straight", 0)]);
    check("yacht", "1 2 3 4 6", &[("little-straight", 0)]);

    check(
        "yacht-51",
        "1 2 3 4 6",
        &[("small-straight", 15), ("big-straight", 0), ("choice", 16)],
    );
    check(
        "yacht-51",
        "5 5 5 5 2",
        &[("four-of-a-kind", 22), ("full-house", 0), ("fives", 20)],
    );
    check(
        "yacht-51",
        "3 3 3 3 3",
        &[("full-house", 15), ("four-of-a-kind", 15), ("yacht", 50)],
    );
    check(
        "yacht-51",
        "2 3 4 5 6",
        &[("small-straight", 15), ("big-straight", 30)],
    );
}

#[test]
fn cheerio_and_crag() {
    check(
        "cheerio",
        "1 2 3 4 5",
        &[
            ("little-straight", 20),
            ("big-straight", 0),
            ("big-hand", 15),
        ],
    );
    check("cheerio", "2 3 4 5 6", &[("big-straight", 25)]);
    check("cheerio", "2 3 4 5 5", &[("big-straight", 0)]);
    check(
        "cheerio",
        "6 6 6 6 6",
        &[
            ("cheerio", 50),
            ("full-house", 0),
            ("big-hand", 30),
            ("sixes", 30),
        ],
    );
    check("cheerio", "3 3 3 5 5", &[("full-house", 19)]);

    check(
        "crag",
        "1 6 6",
        &[("crag", 50), ("thirteen", 26), ("sixes", 12)],
    );
    check("crag", "2 5 6", &[("crag", 0), ("thirteen", 26)]);
    check("crag", "3 4 6", &[("crag", 0)]);
    check("crag", "3 5 5", &[("thirteen", 26)]);
    check("crag", "4 5 6", &[("thirteen", 0)]);
    check("crag", "1 3 5", &[("odd-straight", 20)]);
    check("crag", "1 2 3", &[("odd-straight", 0)]);
    check("crag", "1 3 3", &[("odd-straight", 0)]);
    check(
        "crag",
        "4 4 4",
        &[("crag", 0), ("three-of-a-kind", 25), ("fours", 12)],
    );
}

#[test]
fn kismet_has_colours() {
    check("kismet", "1 1 6 6 3", &[("two-pair-same-colour", 17)]);
    check("kismet", "1 1 1 1 3", &[("two-pair-same-colour", 7)]);
    check("kismet", "2 5 2 5 1", &[("two-pair-same-colour", 15)]);
    check("kismet", "1 1 2 2 3", &[("two-pair-same-colour", 0)]);
    check(
        "kismet",
        "1 1 1 1 1",
        &[
            ("full-house", 20),
            ("full-house-same-colour", 25),
            ("flush", 35),
            ("kismet", 55),
            ("four-of-a-kind", 30),
        ],
    );
    check(
        "kismet",
        "1 1 1 2 2",
        &[("full-house", 22), ("full-house-same-colour", 0)],
    );
    check(
        "kismet",
        "2 2 2 5 5",
        &[("full-house", 31), ("full-house-same-colour", 36)],
    );
    check(
        "kismet",
        "3 4 3 4 4",
        &[("full-house", 33), ("full-house-same-colour", 38)],
    );
    check(
        "kismet",
        "1 1 1 1 2",
        &[("four-of-a-kind", 31), ("three-of-a-kind", 6), ("flush", 0)],
    );
    check(
        "kismet",
        "1 6 1 6 6",
        &[
            ("flush", 35),
            ("two-pair-same-colour", 20),
            ("full-house-same-colour", 40),
        ],
    );
}

#[test]
fn kismet_pays_the_highest_tier_that_is_reached() {
    let rules = family("kismet");
    let tiers = [(62, 0), (63, 35), (70, 35), (71, 55), (77, 55), (78, 75)];
    for (upper, bonus) in tiers {
        assert_eq!(rules.upper_bonus_for(upper), bonus, "{upper}");
    }
}

#[test]
fn the_example_of_the_docs_is_crag() {
    let docs = include_str!("../../docs/RULES.md");
    let example = docs
        .split("```")
        .nth(1)
        .and_then(|it| it.strip_prefix("json"));
    let rules = example.and_then(|it| serde_json::from_str(it).ok());
    assert_eq!(rules, Some(family("crag")));
}

#[test]
fn the_highest_totals_are_known() {
    // Without the bonuses for extra Yahtzees.
    let known = [
        ("kniffel", 375),
        ("kniffel-travel", 375),
        ("kniffel-championship", 375),
        ("yams", 375),
        ("yacht", 297),
        ("yacht-51", 325),
        ("cheerio", 258),
        ("crag", 244),
        ("kismet", 565),
        ("yatzy-forced", 374),
        ("yatzy-half-forced", 374),
        ("maxi-yatzy", 649),
        ("maxi-yatzy-saved", 649),
        ("maxi-yatzy-forced", 649),
        ("super-yatzy", 530),
        ("generala", 260),
        ("generala-doble", 360),
        ("yam", 362),
    ];
    for (id, most) in known {
        let rules = family(id);
        let extra = rules.max_total() - most;
        let paid = match id {
            "kniffel" | "kniffel-championship" => 12,
            "kniffel-travel" => 6,
            _ => 0,
        };
        assert_eq!(extra, paid * 50, "{id}");
    }
}

fn any_of_the_family() -> impl Strategy<Value = Plan> {
    prop::sample::select(FAMILY.to_vec()).prop_flat_map(|id| plan_of(Arc::new(family(id))))
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn the_family_is_played_to_the_end(plan in any_of_the_family()) {
        let plan = Plan { steps: 5000, clock: None, ..plan };
        let game = plan.play();
        prop_assert!(matches!(game.phase(), Phase::Over(_)));
        let again = Game::replay(game.setup().clone(), game.log().iter().copied());
        prop_assert_eq!(again, Ok(game));
    }
}

#[test]
fn yams_is_worth_what_yahtzee_without_jokers_is() {
    let rules = Arc::new(family("yams"));
    let value = solve::<f64>(&rules).expected(&Card::new(&rules));
    let published = 245.870774514;
    assert!((value.expect("an empty card") - published).abs() < 1e-9);
}
