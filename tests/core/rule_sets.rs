//! Rule sets are data: what is allowed and what is refused.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use rollkeep_core::dice::Face;
use rollkeep_core::rules::catalogue::Family;
use rollkeep_core::rules::{
    Card, Category, ExtraYahtzee, GivenName, Joker, Order, Pattern, Points, RuleSet, Section, Slot,
    Spec, SpecError, Throw, UpperBonus, catalogue,
};
use rollkeep_core::text;
use rollkeep_core::text::dates::LocalDates;
use rollkeep_core::text::message::Messages;
use rollkeep_core::text::numbers::Numerals;

use super::family::family;
use super::script::{Script, dice, rules, slot};

#[test]
fn the_catalogue_is_playable() {
    let ids: Vec<&str> = catalogue::all().iter().map(|rules| &*rules.id).collect();
    let expected = [
        "yahtzee-official",
        "yahtzee-basic",
        "yahtzee-advanced",
        "yahtzee-club",
        "yahtzie",
        "kniffel",
        "kniffel-travel",
        "kniffel-championship",
        "yams",
        "yam",
        "yatzy",
        "yatzy-forced",
        "yatzy-half-forced",
        "maxi-yatzy",
        "maxi-yatzy-saved",
        "maxi-yatzy-forced",
        "super-yatzy",
        "yacht",
        "yacht-51",
        "cheerio",
        "crag",
        "generala",
        "kismet",
    ];
    assert_eq!(ids, expected);
    assert_eq!(catalogue::default().id, "yahtzee-official");
    for rules in catalogue::all() {
        assert_eq!(RuleSet::new(Spec::clone(rules)).as_ref(), Ok(&**rules));
        assert_eq!(catalogue::find(&rules.id).as_ref(), Some(rules));
    }
    assert_eq!(catalogue::find("whist"), None);
    let known_best = [
        ("sv-SE", "yatzy"),
        ("nb", "yatzy"),
        ("FI", "yatzy"),
        ("de-AT", "kniffel"),
        ("fr", "yams"),
        ("en-SE", "yahtzee-official"),
        ("", "yahtzee-official"),
    ];
    for (language, id) in known_best {
        assert_eq!(catalogue::known_best(language).id, id, "{language}");
    }
}

#[test]
fn the_catalogue_matches_the_rule_books() {
    #[track_caller]
    fn check(id: &str, dice: u8, categories: usize, seats: (u8, u8), bonus: Option<u16>) {
        check_from(63, id, dice, categories, seats, bonus);
    }

    #[track_caller]
    fn check_from(
        threshold: u16,
        id: &str,
        dice: u8,
        categories: usize,
        seats: (u8, u8),
        bonus: Option<u16>,
    ) {
        let rules = rules(id);
        let rolls = if id == "crag" { 2 } else { 3 };
        assert_eq!((rules.dice, rules.rolls), (dice, rolls));
        assert_eq!(rules.categories.len(), categories);
        assert_eq!((rules.min_seats, rules.max_seats), seats);
        let bonus = bonus.map(|points| UpperBonus { threshold, points });
        assert_eq!(rules.upper_bonus, bonus);
    }
    check("yahtzee-basic", 5, 13, (1, 6), Some(35));
    check("yahtzee-advanced", 5, 13, (1, 6), Some(35));
    check("yahtzee-official", 5, 13, (1, 6), Some(35));
    check("yahtzee-club", 5, 13, (1, 6), Some(35));
    check("yatzy", 5, 15, (1, 6), Some(50));
    check("yahtzie", 6, 14, (2, 2), None);
    check("kniffel", 5, 13, (1, 6), Some(35));
    check("kniffel-travel", 5, 13, (1, 6), Some(35));
    check("kniffel-championship", 5, 13, (1, 6), Some(35));
    check("yams", 5, 13, (1, 6), Some(35));
    check("yacht", 5, 12, (1, 6), None);
    check("yacht-51", 5, 12, (1, 6), Some(35));
    check("cheerio", 5, 11, (1, 6), None);
    check("crag", 3, 13, (1, 6), None);
    check("generala", 5, 10, (1, 6), None);
    check("kismet", 5, 15, (1, 6), Some(35));
    check_from(42, "yatzy-forced", 5, 15, (1, 6), Some(50));
    check_from(42, "yatzy-half-forced", 5, 15, (1, 6), Some(50));
    check_from(84, "maxi-yatzy", 6, 20, (1, 6), Some(100));
    check_from(84, "maxi-yatzy-forced", 6, 20, (1, 6), Some(100));
    check_from(84, "super-yatzy", 6, 18, (1, 6), Some(50));
    check_from(60, "yam", 5, 11, (1, 6), Some(30));
}

/// Their worked examples are checked with the files.
#[test]
fn the_catalogue_has_the_rules_of_the_files() {
    let ids = [
        "kniffel",
        "kniffel-travel",
        "kniffel-championship",
        "yams",
        "yacht",
        "yacht-51",
        "cheerio",
        "crag",
        "generala",
        "yatzy-forced",
        "yatzy-half-forced",
        "maxi-yatzy",
        "maxi-yatzy-saved",
        "maxi-yatzy-forced",
        "super-yatzy",
        "kismet",
        "yam",
    ];
    for id in ids {
        assert_eq!(**rules(id), family(id), "{id}");
    }
}

#[test]
fn the_groups_that_a_player_most_likely_wants_come_first() {
    let kinds = |chosen, language| {
        let groups = catalogue::likely_groups(rules(chosen), language);
        let kinds: Vec<Family> = groups.iter().map(|group| group.family).collect();
        kinds
    };
    let [yahtzee, kniffel, yatzy, yacht] = [
        Family::Yahtzee,
        Family::Kniffel,
        Family::Yatzy,
        Family::Yacht,
    ];
    assert_eq!(
        kinds("yahtzee-club", "en"),
        [yahtzee, kniffel, yatzy, yacht]
    );
    assert_eq!(kinds("crag", "sv"), [yacht, yatzy, yahtzee, kniffel]);
    assert_eq!(kinds("kniffel", "de"), [kniffel, yahtzee, yatzy, yacht]);
}

#[test]
fn rules_are_found_by_words() {
    let found = |sought| {
        let all = catalogue::all().iter();
        let found = all.filter(|rules| text::rule_sets::is_found(rules, sought));
        found.map(|rules| rules.id.as_str()).collect::<Vec<_>>()
    };
    assert_eq!(found("").len(), catalogue::all().len());
    assert_eq!(found("  forced YATZY maxi "), ["maxi-yatzy-forced"]);
    assert_eq!(found("danish"), ["super-yatzy"]);
    for name in ["yacht dice", "51 worldwide", "야추", "ヨット"] {
        assert_eq!(found(name), ["yacht-51"], "{name}");
    }
    assert_eq!(found("yam"), ["yams", "yam"]);
    assert!(found("yatzy whist").is_empty());
    assert_eq!(found("latin"), ["generala"]);
    assert!(found("scandinavian").contains(&"yatzy"));
}

/// A Turkish İ in lower case is an i and a dot to most programs.
#[test]
fn rules_are_found_by_turkish_words_without_their_dots_and_accents() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/tr");
    let file = |name: &str| fs::read_to_string(locales.join(name)).expect("text");
    let turkish = file("rule_sets.ftl") + &file("late/rule_sets.ftl");
    text::language::speak(Messages::read(
        &turkish,
        Numerals::ENGLISH,
        LocalDates::ENGLISH,
    ));
    let yatzy = rules("yatzy");
    assert!(text::rule_sets::line(yatzy).starts_with("İskandinav"));
    for sought in ["İskandinav", "iskandinav", "ISKANDINAV", "ıskandınav"] {
        assert!(text::rule_sets::is_found(yatzy, sought), "{sought}");
    }
    for sought in ["Kısmet", "kismet", "KISMET", "KİSMET"] {
        assert!(
            text::rule_sets::is_found(rules("kismet"), sought),
            "{sought}"
        );
    }
    let championship = rules("kniffel-championship");
    for sought in ["şampiyona", "sampiyona", "ŞAMPIYONA"] {
        assert!(text::rule_sets::is_found(championship, sought), "{sought}");
    }
    assert!(!text::rule_sets::is_found(yatzy, "şampiyona"));
}

#[test]
fn examples_show_what_a_box_is_for() {
    #[track_caller]
    fn check(id: &str, category: &str, faces: &str, points: u16) {
        let rules = rules(id);
        let slot = rules
            .slots()
            .find(|slot| rules.category(*slot).id == category);
        let example = rules.example(slot.expect("a box"));
        assert_eq!(example, Some((dice(faces), points)), "{id} {category}");
    }
    check("yahtzee-official", "fours", "4 4 4 5 6", 12);
    check("crag", "fives", "5 5 6", 10);
    check("yahtzee-official", "three-of-a-kind", "4 5 6 6 6", 27);
    check("yahtzee-official", "full-house", "5 5 6 6 6", 25);
    check("yahtzee-official", "small-straight", "3 4 5 6 6", 30);
    check("yahtzee-official", "yahtzee", "6 6 6 6 6", 50);
    check("yatzy", "two-pairs", "4 5 5 6 6", 22);
    check("crag", "thirteen", "2 5 6", 26);
    for rules in catalogue::all() {
        for slot in rules.slots() {
            let category = rules.category(slot);
            let Some((dice, points)) = rules.example(slot) else {
                panic!("{} {}: no dice score", rules.id, category.id);
            };
            let (dice, roll) = (dice.counts(), rules.rolls);
            assert_eq!(rules.worth(slot, Throw { dice, roll }), points);
            assert!(points > 0);
        }
    }
}

#[test]
fn a_rule_set_survives_being_data() {
    for rules in catalogue::all() {
        let text = serde_json::to_string(&**rules).expect("data");
        assert_eq!(
            serde_json::from_str::<RuleSet>(&text).ok().as_ref(),
            Some(&**rules)
        );
    }
}

/// Other programs keep them and compare them.
#[test]
fn the_data_of_the_catalogue_never_changes() {
    let lines: Vec<&str> = include_str!("../fixtures/catalogue.txt").lines().collect();
    for rules in catalogue::all() {
        let data = serde_json::to_string(&**rules).expect("data");
        assert!(lines.contains(&data.as_str()), "{data}");
    }
    assert_eq!(lines.len(), catalogue::all().len());
}

#[test]
fn upper_boxes_are_found_by_their_face() {
    for rules in catalogue::all() {
        for face in Face::ALL {
            assert_eq!(rules.upper_slot(face), Some(Slot(face.pips() - 1)));
        }
        assert!(rules.slots().all(|slot| {
            (rules.category(slot).section == Section::Upper)
                == rules.category(slot).face().is_some()
        }));
    }
}

/// Checks that the official rules with this change are refused for this reason.
#[track_caller]
fn check(change: impl FnOnce(&mut Spec), why: SpecError) {
    let mut spec = Spec::clone(rules("yahtzee-official"));
    change(&mut spec);
    let text = serde_json::to_string(&spec).expect("data");
    assert!(
        serde_json::from_str::<RuleSet>(&text).is_err(),
        "as data, too"
    );
    assert!(!why.to_string().is_empty());
    assert_eq!(RuleSet::new(spec), Err(why));
}

/// The same, with the fifth box of the lower section changed.
#[track_caller]
fn check_box(change: impl FnOnce(&mut Category), why: SpecError) {
    check(|spec| change(&mut spec.categories[10]), why);
}

#[track_caller]
fn check_pattern(pattern: Pattern) {
    let why = SpecError::Pattern("large-straight".to_owned());
    check_box(|category| category.pattern = pattern, why);
}

#[test]
fn impossible_rule_sets_are_refused() {
    check(|spec| spec.dice = 0, SpecError::Dice(0));
    check(|spec| spec.dice = 7, SpecError::Dice(7));
    check(|spec| spec.rolls = 0, SpecError::Rolls(0));
    check(|spec| spec.rolls = 11, SpecError::Rolls(11));
    check(|spec| spec.min_seats = 0, SpecError::Seats(0, 6));
    check(|spec| spec.max_seats = 9, SpecError::Seats(1, 9));
    check(
        |spec| (spec.min_seats, spec.max_seats) = (3, 2),
        SpecError::Seats(3, 2),
    );
    check(|spec| spec.id.clear(), SpecError::Name("id".to_owned()));
    check(
        |spec| spec.name = GivenName(Some(String::new())),
        SpecError::Name("name".to_owned()),
    );
    check_box(
        |b| b.id = "x".repeat(41),
        SpecError::Name("categories[10].id".to_owned()),
    );
    check(|spec| spec.categories.clear(), SpecError::Categories(0));
    check(
        |spec| spec.categories = vec![spec.categories[6].clone(); 21],
        SpecError::Categories(21),
    );
    check_box(
        |b| b.id = "chance".into(),
        SpecError::SameId("chance".into()),
    );
    check(
        |spec| spec.categories[1].pattern = Pattern::Face(Face::One),
        SpecError::SameFace(Face::One),
    );
    check_box(|b| b.points = Points::Fixed(1001), SpecError::Points(1001));
    let sum = || Box::new(Points::Best(5));
    check_box(
        |b| b.points = Points::Plus(1000, sum()),
        SpecError::Points(1036),
    );
    check_box(
        |b| b.points = Points::Times(2000, sum()),
        SpecError::Points(u16::MAX),
    );
    check(
        |spec| {
            spec.upper_bonus = Some(UpperBonus {
                threshold: 1,
                points: 1001,
            })
        },
        SpecError::Points(1001),
    );
    let tier = |threshold, points| vec![UpperBonus { threshold, points }];
    check(
        |spec| spec.higher_bonuses = tier(63, 50),
        SpecError::Tiers(63),
    );
    check(
        |spec| spec.higher_bonuses = tier(71, 35),
        SpecError::Tiers(71),
    );
    check(
        |spec| {
            spec.upper_bonus = None;
            spec.higher_bonuses = tier(71, 55);
        },
        SpecError::Tiers(71),
    );
    check(
        |spec| spec.higher_bonuses = tier(71, 1001),
        SpecError::Points(1001),
    );
    check(
        |spec| spec.higher_bonuses = tier(1201, 55),
        SpecError::Upper(1201),
    );
    check(
        |spec| {
            spec.categories[0].points = Points::Fixed(1000);
            spec.categories[5].points = Points::Fixed(100);
        },
        SpecError::Upper(1000 + 4 * 36 + 100),
    );
    let extra = |category, bonus| {
        Some(ExtraYahtzee {
            category,
            bonus,
            joker: Joker::Free,
        })
    };
    check(
        |spec| spec.extra_yahtzee = extra(11, 1001),
        SpecError::Points(1001),
    );
    check(
        |spec| spec.extra_yahtzee = extra(13, 0),
        SpecError::NoSuchCategory(13),
    );
    for joker in [Joker::Free, Joker::Forced, Joker::Earned, Joker::OwnBox] {
        check(
            |spec| {
                spec.order = Order::Down;
                spec.extra_yahtzee = extra(11, 100).map(|extra| ExtraYahtzee { joker, ..extra });
            },
            SpecError::OrderedJoker,
        );
    }
}

#[test]
fn boxes_and_bonuses_may_pay_a_thousand_points() {
    let mut spec = Spec::clone(rules("yahtzee-official"));
    spec.categories[10].points = Points::Fixed(1000);
    spec.upper_bonus = spec.upper_bonus.map(|bonus| UpperBonus {
        points: 1000,
        ..bonus
    });
    assert!(RuleSet::new(spec).is_ok());
}

#[test]
fn the_yahtzee_box_asks_for_five_or_more_of_one_face_alone() {
    for rules in catalogue::all() {
        let found = rules.yahtzee_slot().map(|slot| &*rules.category(slot).id);
        let expected = match &*rules.id {
            "crag" => None,
            "kniffel-travel" | "kniffel-championship" => Some("kniffel"),
            "yacht-51" => Some("yacht"),
            "yatzy-forced" | "yatzy-half-forced" => Some("yatzy"),
            "maxi-yatzy-forced" | "maxi-yatzy-saved" => Some("maxi-yatzy"),
            same @ ("kniffel" | "yams" | "yam" | "yatzy" | "maxi-yatzy" | "super-yatzy"
            | "yacht" | "cheerio" | "kismet" | "generala") => Some(same),
            _ => Some("yahtzee"),
        };
        assert_eq!(found, expected, "{}", rules.id);
    }
    let maxi = family("maxi-yatzy");
    assert_eq!(maxi.yahtzee_slot(), Some(slot(&maxi, "maxi-yatzy")));
    let mut spec = Spec::clone(rules("yahtzee-official"));
    spec.categories[12].pattern = Pattern::Groups(vec![5, 1]);
    let rules = RuleSet::new(spec).expect("a rule set");
    assert_eq!(rules.yahtzee_slot(), Some(slot(&rules, "yahtzee")));
}

#[test]
fn patterns_without_sense_are_refused() {
    check_pattern(Pattern::Groups(vec![]));
    check_pattern(Pattern::Groups(vec![3, 0]));
    check_pattern(Pattern::Groups(vec![1, 1, 1, 1]));
    check_pattern(Pattern::Run(0));
    check_pattern(Pattern::Run(7));
    check_pattern(Pattern::Faces(vec![]));
    check_pattern(Pattern::Faces(vec![Face::Six, Face::Six]));
    check_pattern(Pattern::AtLeast([0; 6]));
    check_pattern(Pattern::AtLeast([255; 6]));
    check_pattern(Pattern::Exactly([4, 0, 0, 0, 0, 3]));
    check_pattern(Pattern::Groups(vec![4, 3]));
    check_pattern(Pattern::Among(vec![]));
    check_pattern(Pattern::Among(vec![Face::Six, Face::Six]));
    check_pattern(Pattern::Sum { from: 8, to: 7 });
    check_pattern(Pattern::All(vec![]));
    check_pattern(Pattern::AnyOf(vec![Pattern::Any, Pattern::Run(0)]));
    let upper = SpecError::Pattern("large-straight".to_owned());
    check_box(|category| category.section = Section::Upper, upper);
}

#[test]
fn patterns_the_catalogue_does_not_use_yet() {
    #[track_caller]
    fn check(pattern: &str, roll: &str, matched: Option<u16>) {
        let mut form = serde_json::to_value(rules("yatzy")).expect("JSON");
        form["categories"][6]["pattern"] = serde_json::from_str(pattern).expect("JSON");
        let spec: Spec = serde_json::from_value(form).expect("a pattern");
        let pattern = &spec.categories[6].pattern;
        assert_eq!(pattern.matched(&dice(roll).counts()), matched);
        assert_eq!(pattern.holds(&dice(roll).counts()), matched.is_some());
    }
    check(r#"{"run":5}"#, "1 2 3 4 5 6", Some(20));
    check(r#"{"run":6}"#, "6 5 4 3 2 1", Some(21));
    check(r#"{"run":6}"#, "5 5 4 3 2 1", None);
    check(r#"{"run":1}"#, "2 1", Some(2));
    check(r#"{"groups":[2,2]}"#, "1 1 2 2 3 3", Some(10));
    check(r#"{"groups":[2,2]}"#, "3 3 3 3", None);
    check(r#"{"groups":[2,3]}"#, "5 5 5 6 6 6", Some(28));
    check(r#"{"groups":[1,1]}"#, "4 4 4", None);
    check(r#"{"exactly":[0,0,0,0,0,2]}"#, "6 6", Some(12));
    check(r#"{"exactly":[0,0,0,0,0,2]}"#, "6 6 6", None);
    check(r#"{"faces":[1,6]}"#, "6 1 1", Some(7));
    check(r#""any""#, "", Some(0));
    check(r#"{"at-least":[2,0,0,0,0,2]}"#, "1 6 1 6 5", Some(14));
    check(r#"{"at-least":[2,0,0,0,0,2]}"#, "1 6 6 6 6", None);
    check(r#"{"among":[1,6]}"#, "1 6 6 1 6", Some(20));
    check(r#"{"among":[1,6]}"#, "1 6 6 1 5", None);
    check(r#"{"sum":{"from":13,"to":13}}"#, "2 5 6", Some(13));
    check(r#"{"sum":{"from":13,"to":13}}"#, "3 5 6", None);
    let crag = r#"{"all":[{"groups":[2]},{"sum":{"from":13,"to":13}}]}"#;
    check(crag, "5 3 5", Some(10));
    check(crag, "2 5 6", None);
    check(crag, "4 4 4", None);
    let straight = r#"{"any-of":[{"faces":[1,2,3,4,5]},{"faces":[2,3,4,5,6]}]}"#;
    check(straight, "1 2 3 4 5", Some(15));
    check(straight, "6 2 3 4 5", Some(20));
    check(straight, "1 2 3 4 6", None);
}

#[test]
fn other_jokers_can_be_said() {
    // A bonus without a joker, which no rule set of the catalogue has.
    let mut spec = Spec::clone(rules("yahtzee-official"));
    spec.extra_yahtzee = Some(ExtraYahtzee {
        category: 11,
        bonus: 50,
        joker: Joker::None,
    });
    let rules = RuleSet::new(spec).expect("a rule set");
    let table = Script::of(super::script::setup(
        &Arc::new(rules),
        1,
        Default::default(),
        None,
    ))
    .turn("6 6 6 6 6", "yahtzee")
    .turn("6 6 6 6 6", "full-house");
    assert_eq!(table.holds("full-house"), Some(0));
    assert_eq!(table.card(0).yahtzee_bonuses(), 50);
}

#[test]
fn how_far_a_card_is_from_the_pace_of_its_bonus() {
    #[track_caller]
    fn check(id: &str, filled: &[(u8, u16)], against: Option<i32>) {
        let rules = rules(id);
        let card = Card::with(
            rules,
            filled.iter().map(|&(slot, points)| (Slot(slot), points)),
        );
        assert_eq!(card.against_par(rules), against);
    }
    check("yatzy", &[], None);
    check("yatzy", &[(0, 3), (5, 18)], Some(0));
    check("yatzy", &[(5, 24)], Some(6));
    check("yatzy", &[(0, 0), (4, 10)], Some(-8));
    check("yatzy", &[(13, 30)], None);
    check("yahtzie", &[(5, 24)], None);
}

/// Boxes that pay twice what the dice show have twice the pace, and reach a bonus that is twice as far.
#[test]
fn the_pace_counts_what_boxes_pay() {
    let mut spec = Spec::clone(rules("yatzy"));
    spec.id = "twice".into();
    for category in &mut spec.categories[..6] {
        category.points = Points::Times(2, Box::new(category.points.clone()));
    }
    let bonus = spec.upper_bonus.as_mut().expect("a bonus");
    bonus.threshold = 126;
    let (bonus, twice) = (*bonus, RuleSet::new(spec).expect("a rule set"));
    let empty = Card::new(&twice);
    assert_eq!(empty.bonus_ahead(&twice), Some(bonus));
    let card = Card::with(&twice, [(Slot(0), 6), (Slot(5), 36)]);
    assert_eq!(card.against_par(&twice), Some(0));
    // 60 points are missing, and fives bring 50.
    let late = Card::with(
        &twice,
        (0..6)
            .filter(|slot| *slot != 4)
            .map(|slot| (Slot(slot), 13)),
    );
    assert_eq!(late.bonus_ahead(&twice), None);
}
