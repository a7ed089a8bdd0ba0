//! Rule sets are data: what is allowed and what is refused.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use rollkeep_rules::catalogue::Family;
use rollkeep_rules::dice::Face;
use rollkeep_rules::{
    Card, Category, ExtraYahtzee, GivenName, Joker, Need, Order, Pattern, Points, RuleSet, Section,
    Slot, Spec, Throw, UpperBonus, catalogue,
};
use rollkeep_words::dates::LocalDates;
use rollkeep_words::message::Messages;
use rollkeep_words::numbers::Numerals;

use super::documents::{check_file, root};
use super::family::family;
use super::script::{Script, dice, rules, slot};

#[test]
fn the_catalogue_is_playable() {
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
        let found = all.filter(|rules| rollkeep_words::rule_sets::is_found(rules, sought));
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
    let turkish = file("rule_sets.ftl");
    rollkeep_words::language::speak(Messages::read(
        &turkish,
        Numerals::ENGLISH,
        LocalDates::ENGLISH,
    ));
    let yatzy = rules("yatzy");
    assert!(rollkeep_words::rule_sets::line(yatzy).starts_with("İskandinav"));
    for sought in ["İskandinav", "iskandinav", "ISKANDINAV", "ıskandınav"] {
        assert!(
            rollkeep_words::rule_sets::is_found(yatzy, sought),
            "{sought}"
        );
    }
    for sought in ["Kısmet", "kismet", "KISMET", "KİSMET"] {
        assert!(
            rollkeep_words::rule_sets::is_found(rules("kismet"), sought),
            "{sought}"
        );
    }
    let championship = rules("kniffel-championship");
    for sought in ["şampiyona", "sampiyona", "ŞAMPIYONA"] {
        assert!(
            rollkeep_words::rule_sets::is_found(championship, sought),
            "{sought}"
        );
    }
    assert!(!rollkeep_words::rule_sets::is_found(yatzy, "şampiyona"));
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
    let path = "tests/fixtures/catalogue.txt";
    let known = fs::read_to_string(root().join(path)).expect("text");
    let mut lines: Vec<String> = known.lines().map(str::to_owned).collect();
    for rules in catalogue::all() {
        let data = serde_json::to_string(&**rules).expect("data");
        let begin = format!(r#"{{"id":"{}","#, rules.id);
        match lines.iter().find(|line| line.starts_with(&begin)) {
            Some(line) => assert_eq!(*line, data),
            None => lines.push(data),
        }
    }
    assert_eq!(lines.len(), catalogue::all().len());
    check_file(path, &(lines.join("\n") + "\n"));
}

#[test]
fn upper_boxes_are_found_by_their_face() {
    for rules in catalogue::all() {
        for face in Face::ALL {
            let found = rules
                .upper_slot(face)
                .map(|slot| rules.category(slot).face());
            assert!(
                found.is_none_or(|found| found == Some(face)),
                "{}",
                rules.id
            );
        }
        assert!(rules.slots().all(|slot| {
            (rules.category(slot).section == Section::Upper)
                == rules.category(slot).face().is_some()
        }));
    }
}

/// Checks that the official rules with this change have these faults, one a line.
#[track_caller]
fn check(change: impl FnOnce(&mut Spec), faults: &str) {
    let mut spec = Spec::clone(rules("yahtzee-official"));
    change(&mut spec);
    let text = serde_json::to_string(&spec).expect("data");
    let found = RuleSet::new(spec).expect_err("faults").to_string();
    assert_eq!(found, faults);
    let read = serde_json::from_str::<RuleSet>(&text).expect_err("faults");
    assert_eq!(read.to_string(), found, "as data, too");
}

/// The same, with the fifth box of the lower section changed. The faults are in this field of it.
#[track_caller]
fn check_box(change: impl FnOnce(&mut Category), field: &str, fault: &str) {
    let fault = format!("categories[10].{field}: {fault}");
    check(|spec| change(&mut spec.categories[10]), &fault);
}

#[track_caller]
fn check_pattern(pattern: Pattern, field: &str, fault: &str) {
    let field = format!("pattern.{field}");
    check_box(|category| category.pattern = pattern, &field, fault);
}

#[test]
fn impossible_rule_sets_are_refused() {
    check(|spec| spec.dice = 7, "dice: 7 is not 1 to 6");
    check(|spec| spec.rolls = 0, "throws: 0 is not 1 to 10");
    check(|spec| spec.rolls = 11, "throws: 11 is not 1 to 10");
    check(|spec| spec.min_seats = 0, "min_seats: 0 is not 1 to 6");
    check(|spec| spec.max_seats = 9, "max_seats: 9 is not 1 to 8");
    let seats = |spec: &mut Spec| (spec.min_seats, spec.max_seats) = (3, 2);
    check(seats, "min_seats: 3 is not 1 to 2");
    check(|spec| spec.id.clear(), "id: a length of 0 is not 1 to 40");
    let unnamed = |spec: &mut Spec| spec.name = GivenName(Some(String::new()));
    check(unnamed, "name: a length of 0 is not 1 to 40");
    let long = "a length of 41 is not 1 to 40";
    check_box(|it| it.id = "x".repeat(41), "id", long);
    let empty = |spec: &mut Spec| {
        spec.categories.clear();
        spec.extra_yahtzee = None;
    };
    check(empty, "categories: a length of 0 is not 1 to 20");
    let many = |spec: &mut Spec| {
        let more = (0..8).map(|number| Category {
            id: number.to_string(),
            ..spec.categories[12].clone()
        });
        spec.categories.extend(more.collect::<Vec<_>>());
    };
    check(many, "categories: a length of 21 is not 1 to 20");
    let same = |spec: &mut Spec| spec.categories[12].id = "yahtzee".into();
    check(same, "categories[12].id: it is the same as one before it");
    let face = |spec: &mut Spec| spec.categories[1].pattern = Pattern::Face(Face::One);
    let fault = "categories[1].pattern: it is the same as one before it";
    check(face, fault);
    check_box(
        |it| it.wins_by_roll = Some(0),
        "wins_by_roll",
        "0 is not 1 to 255",
    );
}

#[test]
fn points_are_bounded() {
    let check_points = |points: Points, most: usize| {
        let fault = format!("{most} is not 0 to 1000");
        check_box(|it| it.points = points, "points", &fault);
    };
    let sum = || Box::new(Points::Best(5));
    check_points(Points::Fixed(1001), 1001);
    check_points(Points::Plus(1000, sum()), 1030);
    check_points(Points::Times(3000, sum()), 65_535);
    let bonus = |threshold, points| UpperBonus { threshold, points };
    check(
        |spec| spec.upper_bonus = Some(bonus(1, 1001)),
        "upper_bonus.points: 1001 is not 0 to 1000",
    );
    let not_higher = "higher_bonuses[0]: this bonus is not above the one before";
    for tier in [bonus(63, 50), bonus(71, 35)] {
        check(|spec| spec.higher_bonuses = vec![tier], not_higher);
    }
    let alone = |spec: &mut Spec| {
        spec.upper_bonus = None;
        spec.higher_bonuses = vec![bonus(71, 55)];
    };
    check(alone, not_higher);
    check(
        |spec| spec.higher_bonuses = vec![bonus(71, 1001)],
        "higher_bonuses[0].points: 1001 is not 0 to 1000",
    );
    check(
        |spec| spec.higher_bonuses = vec![bonus(1201, 55)],
        "higher_bonuses[0].threshold: 1201 is not 0 to 1200",
    );
    let upper = |spec: &mut Spec| {
        spec.categories[0].points = Points::Fixed(1000);
        spec.categories[5].points = Points::Fixed(100);
    };
    // The other four pay up to thirty.
    check(
        upper,
        "categories: 1220 points in the upper section are more than 1200",
    );
}

/// The most that any rules can pay: twenty boxes, a bonus, and an extra Yahtzee in all but one of the boxes.
#[test]
fn the_highest_total_of_all_rules_fits() {
    let mut spec = Spec::clone(rules("maxi-yatzy"));
    for (number, category) in spec.categories.iter_mut().enumerate() {
        category.points = Points::Fixed(if number < 6 { 200 } else { 1000 });
        category.pattern = match category.face() {
            Some(face) => Pattern::Face(face),
            None => Pattern::Any,
        };
    }
    spec.upper_bonus = Some(UpperBonus {
        threshold: 1200,
        points: 1000,
    });
    spec.extra_yahtzee = Some(ExtraYahtzee {
        category: 19,
        bonus: 1000,
        joker: Joker::None,
    });
    let rules = RuleSet::new(spec).expect("rules that can be played");
    let most = 6 * 200 + 14 * 1000 + 1000 + 19 * 1000;
    assert_eq!(rules.max_total(), most);
    assert!(most <= Spec::MAX_TOTAL);
    let filled = rules.slots().map(|slot| (slot, rules.max_points(slot)));
    let card = Card::with(&rules, filled).and_bonuses(19 * 1000);
    assert_eq!(card.totals(&rules).grand(), most);
    // A card that no game can have stops at the highest number.
    let card = Card::with(&rules, rules.slots().map(|slot| (slot, u16::MAX)));
    assert_eq!(card.and_bonuses(9).totals(&rules).grand(), u16::MAX);
}

/// Points are bounded by the dice of the game, and not by the most dice that a game can have.
#[test]
fn few_dice_may_pay_often() {
    let mut spec = Spec::clone(rules("crag"));
    spec.dice = 1;
    spec.categories.truncate(1);
    spec.categories[0] = Category {
        section: Section::Lower,
        pattern: Pattern::Any,
        points: Points::Times(30, Box::new(Points::Best(1))),
        ..spec.categories[0].clone()
    };
    let rules = RuleSet::new(spec).expect("rules that can be played");
    assert_eq!(rules.max_points(Slot(0)), 180);
}

#[test]
fn extra_yahtzees_that_cannot_be_are_refused() {
    let extra = |category, bonus| {
        Some(ExtraYahtzee {
            category,
            bonus,
            joker: Joker::Free,
        })
    };
    check(
        |spec| spec.extra_yahtzee = extra(11, 1001),
        "extra_yahtzee.bonus: 1001 is not 0 to 1000",
    );
    check(
        |spec| spec.extra_yahtzee = extra(13, 0),
        "extra_yahtzee.category: 13 is not 0 to 12",
    );
    for joker in [Joker::Free, Joker::Forced, Joker::Earned, Joker::OwnBox] {
        let ordered = |spec: &mut Spec| {
            spec.order = Order::Down;
            spec.extra_yahtzee = extra(11, 100).map(|extra| ExtraYahtzee { joker, ..extra });
        };
        let fault = "extra_yahtzee.joker: this joker needs boxes that are filled in any order";
        check(ordered, fault);
    }
}

#[test]
fn all_faults_are_found_at_once() {
    let many = |spec: &mut Spec| {
        spec.id.clear();
        spec.rolls = 11;
        spec.categories[7].pattern = Pattern::All(vec![
            Pattern::Any,
            Pattern::AnyOf(vec![Pattern::Run(7), Pattern::Groups(vec![3, 0])]),
        ]);
        spec.categories[7].points = Points::Plus(2000, Box::new(Points::ByRoll(Vec::new())));
        spec.extra_yahtzee = None;
        spec.categories[12].needs = Some(Need::Above(Slot(0)));
        spec.upper_bonus = Some(UpperBonus {
            threshold: 2000,
            points: 35,
        });
    };
    let faults = [
        "id: a length of 0 is not 1 to 40",
        "throws: 11 is not 1 to 10",
        "categories[7].pattern.all[1].any-of[0].run: 7 is not 1 to 6",
        "categories[7].pattern.all[1].any-of[1].groups[1]: 0 is not 1 to 6",
        "categories[7].points.plus[1].by-roll: nothing is in it",
        "categories[7].points: 2000 is not 0 to 1000",
        "categories[12].needs: this category and the one that it needs are not two of the lower section",
        "upper_bonus.threshold: 2000 is not 0 to 1200",
    ];
    check(many, &faults.join("\n"));
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
    for (id, named) in [
        ("crag", None),
        ("kniffel-travel", Some("kniffel")),
        // Barbie asks for five threes, too, but also for a five.
        ("yahtzie", Some("yahtzee")),
        ("generala", Some("generala")),
    ] {
        let rules = rules(id);
        let found = rules.yahtzee_slot().map(|slot| &*rules.category(slot).id);
        assert_eq!(found, named, "{id}");
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
    let six = vec![Face::Six, Face::Six];
    let repeated = "it is the same as one before it";
    let fault = "a length of 0 is not 1 to 3";
    check_pattern(Pattern::Groups(vec![]), "groups", fault);
    let fault = "a length of 4 is not 1 to 3";
    check_pattern(Pattern::Groups(vec![1, 1, 1, 1]), "groups", fault);
    check_pattern(Pattern::Groups(vec![3, 0]), "groups[1]", "0 is not 1 to 6");
    let fault = "7 dice are not 1 to 6";
    check_pattern(Pattern::Groups(vec![4, 3]), "groups", fault);
    check_pattern(Pattern::Exactly([4, 0, 0, 0, 0, 3]), "exactly", fault);
    check_pattern(
        Pattern::AtLeast([0; 6]),
        "at-least",
        "0 dice are not 1 to 6",
    );
    let fault = "1530 dice are not 1 to 6";
    check_pattern(Pattern::AtLeast([255; 6]), "at-least", fault);
    check_pattern(Pattern::Run(0), "run", "0 is not 1 to 6");
    check_pattern(Pattern::Run(7), "run", "7 is not 1 to 6");
    let none = "a length of 0 is not 1 to 6";
    check_pattern(Pattern::Faces(vec![]), "faces", none);
    check_pattern(Pattern::Faces(six.clone()), "faces[1]", repeated);
    check_pattern(Pattern::Among(vec![]), "among", none);
    check_pattern(Pattern::Among(six), "among[1]", repeated);
    check_pattern(
        Pattern::Sum { from: 8, to: 7 },
        "sum.from",
        "8 is not 0 to 7",
    );
    check_pattern(Pattern::All(vec![]), "all", "nothing is in it");
    let run = Pattern::AnyOf(vec![Pattern::Any, Pattern::Run(0)]);
    check_pattern(run, "any-of[1].run", "0 is not 1 to 6");
    let fault = "a category of the upper section asks for one face";
    check_box(|it| it.section = Section::Upper, "pattern", fault);
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
