//! Damaged and hostile rules: each is refused for what is wrong with it.

use std::sync::Arc;

use proptest::prelude::*;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use rollkeep_app::link::{LinkError, SharedGame};
use rollkeep_app::real_dice::{LoadedReal, RealGame, UnreadableReal};
use rollkeep_app::storage::{Loaded, SavedGame, Unreadable};
use rollkeep_app::tournament::{Plan, PlanError, TournamentFile, TournamentFileError};
use rollkeep_rules::game::{Game, Phase};
use rollkeep_rules::{
    BadRules, Category, GivenName, Pattern, Points, PortableRules, RuleSet, Spec,
};
use rollkeep_words::{links, saves, tournament};
use serde_json::{Value, json};

use super::super::edits::{edited_value, value_edits};
use super::super::family::{FAMILY, family};
use super::super::games::{self, cases};
use super::super::links::{read_hostile, unsealed};
use super::super::saves::{check_sound, with};
use super::{changed, easier_yatzy};

fn saved() -> SavedGame {
    let game = games::Plan::whole(&Arc::new(family("generala-doble")), 2, 4).play();
    SavedGame {
        game,
        began: 1,
        touched: 2,
    }
}

/// Any dice, nested so deeply in lists of this kind.
fn nested_in(depth: usize, list: &str) -> Value {
    (0..depth).fold(json!("any"), |it, _| json!({ list: [it] }))
}

/// Rules that nobody can play, each with its fault.
fn faults() -> Vec<(Value, &'static str)> {
    let good = serde_json::to_value(family("generala-doble")).expect("JSON");
    let with = |field: &str, value: Value| {
        let mut file = good.clone();
        *file.pointer_mut(field).expect("a field") = value;
        file
    };
    let nested = nested_in(30, "all");
    let deep_points = (0..8).fold(json!("matched"), |it, _| json!({"plus": [1, it]}));
    // The upper boxes; one for the list, 158 for each three groups; those of the other boxes.
    let groups = json!({"any-of": vec![json!({"groups": [1, 1, 1]}); 30]});
    let long_list = json!({"any-of": vec![nested.clone(); 20]});
    let many = json!({"any-of": vec![nested_in(6, "all"); 13]});
    let mut heavy = good.clone();
    for face in 0..6 {
        heavy["categories"][face]["points"] = json!({"times": [30, "matched"]});
    }
    let mut named = good.clone();
    named["name"] = json!("");
    vec![
        (with("/dice", json!(7)), "dice: 7 is not 1 to 6"),
        (with("/throws", json!(0)), "throws: 0 is not 1 to 10"),
        (with("/throws", json!(11)), "throws: 11 is not 1 to 10"),
        (with("/max_seats", json!(9)), "max_seats: 9 is not 1 to 8"),
        (
            with("/upper_bonus", json!({"threshold": 65_535, "points": 35})),
            "upper_bonus.threshold: 65535 is not 0 to 1200",
        ),
        (
            heavy,
            "categories: 5400 points in the upper section are more than 1200",
        ),
        (
            with("/categories", json!([])),
            "categories: a length of 0 is not 1 to 20",
        ),
        (
            with("/categories/1/id", json!("ones")),
            "categories[1].id: it is the same as one before it",
        ),
        (
            with("/categories/0/id", json!("x".repeat(Spec::MAX_NAME + 1))),
            "categories[0].id: a length of 41 is not 1 to 40",
        ),
        (with("/id", json!("")), "id: a length of 0 is not 1 to 40"),
        (named, "name: a length of 0 is not 1 to 40"),
        (
            with("/categories/6/pattern", many),
            "categories: 102 patterns are more than 100",
        ),
        (
            with("/categories/6/pattern", nested_in(24, "all")),
            "categories[6].pattern: it is nested more than 8 deep",
        ),
        (
            with("/categories/6/pattern", nested_in(24, "any-of")),
            "categories[6].pattern: it is nested more than 8 deep",
        ),
        (
            with("/categories/6/points", deep_points),
            "categories[6].points: it is nested more than 8 deep",
        ),
        (
            with("/categories/6/pattern", groups),
            "categories: 4809 steps for a roll are more than 4000",
        ),
        (
            with("/categories/6/pattern", long_list),
            "the rule set: a length of 7236 is not 0 to 4096",
        ),
    ]
}

#[test]
fn every_fault_is_named() {
    for (rules, fault) in faults() {
        let form: PortableRules = serde_json::from_value(rules.clone()).expect("a form");
        let why = form.rules().expect_err("a fault");
        assert_eq!(why.to_string(), fault);

        let text = with(&saved(), "rules", rules.clone());
        let of_save = Unreadable::BadRules(why.clone());
        assert_eq!(Loaded::from_json(&text), Loaded::Not(of_save), "{rules}");
        assert_eq!(saves::why_aside(&text), "Its rules can’t be played.");

        let plan = json!({"rules": rules, "entrants": [], "games": 1, "seed": 1});
        let error = serde_json::from_value::<Plan>(plan).expect_err("no plan");
        assert_eq!(error.to_string(), fault);

        let text = real_with(rules);
        assert_eq!(saves::why_aside(&text), "Its rules can’t be played.");
        let of_real = UnreadableReal::Rules(why.clone());
        assert_eq!(RealGame::from_json(&text), LoadedReal::Not(of_real));

        let why = PlanError::BadRules(why);
        assert_eq!(tournament::plan_error(&why), "These rules can’t be played.");
    }
    assert_eq!(
        links::broken(LinkError::BadRules).0,
        "There’s no game in this link"
    );
}

/// A newer version has an entry of the catalogue that this one does not know.
#[test]
fn an_unknown_id_is_of_a_newer_version() {
    let id = || "whist".to_owned();
    let unknown = BadRules::Unknown(id());
    assert_eq!(PortableRules::Id(id()).rules(), Err(unknown.clone()));
    let text = with(&saved(), "rules", json!("whist"));
    let of_save = Unreadable::UnknownRules(id());
    assert_eq!(Loaded::from_json(&text), Loaded::Not(of_save));
    assert!(saves::why_aside(&text).contains("newer"));
    let plan = json!({"rules": "whist", "entrants": [], "games": 1, "seed": 1});
    let error = serde_json::from_value::<Plan>(plan).expect_err("no plan");
    assert_eq!(error.to_string(), PlanError::from(unknown).to_string());
    let real = RealGame::from_json(&real_with(json!("whist")));
    assert_eq!(real, LoadedReal::Not(UnreadableReal::Newer));
}

/// A card for real dice with these rules.
fn real_with(rules: Value) -> String {
    let real = RealGame::new(Arc::new(family("generala-doble")), &["Ann".to_owned()], 1);
    let mut real: Value = serde_json::from_str(&real.expect("a card").to_json()).expect("JSON");
    real["rules"] = rules;
    real.to_string()
}

/// Whatever can be played can be saved and sent: the largest rules that have no fault.
#[test]
fn rules_at_every_limit_are_saved_and_sent() {
    let spec = Spec::clone(&family("generala-doble"));
    let mut spec = Spec {
        id: "\"\\ü\u{1}".repeat(10),
        name: GivenName(Some("{\n🎲\"".repeat(10))),
        rolls: Spec::MAX_ROLLS,
        max_seats: Spec::MAX_SEATS,
        ..spec
    };
    let last = spec.categories[6].clone();
    for number in spec.categories.len()..Spec::MAX_CATEGORIES {
        spec.categories.push(Category {
            id: format!("{number:-<40}"),
            points: Points::Fixed(Spec::MAX_POINTS),
            ..last.clone()
        });
    }
    // Fills the rest with a pattern and a name of the right length.
    let length = |spec: &Spec| serde_json::to_string(spec).expect("JSON").len();
    let each = Pattern::AtLeast([0, 0, 0, 0, 0, 1]);
    spec.categories[6].pattern = Pattern::AnyOf(Vec::new());
    while length(&spec) + 30 < Spec::MAX_LEN
        && let Pattern::AnyOf(patterns) = &mut spec.categories[6].pattern
    {
        patterns.push(each.clone());
    }
    let missing = Spec::MAX_LEN - length(&spec);
    spec.categories[8].id.push_str(&"x".repeat(missing));
    assert_eq!(length(&spec), Spec::MAX_LEN);
    let rules = Arc::new(RuleSet::new(spec.clone()).expect("rules that can be played"));
    let game = games::Plan::whole(&rules, 8, 7).play();
    let saved = SavedGame {
        game: game.clone(),
        began: 1,
        touched: 2,
    };
    assert_eq!(Loaded::from_json(&saved.to_json()), Loaded::Whole(saved));
    let game = Game::new(game.setup().clone());
    let shared = SharedGame::new(game, 1);
    match shared.to_payload() {
        Ok(payload) => assert_eq!(SharedGame::from_payload(&payload), Ok(shared)),
        Err(why) => assert_eq!(why, LinkError::TooLong),
    }
    spec.categories[9].id.push('x');
    assert!(RuleSet::new(spec).is_err());
}

/// What this version does not know may change the rules, so it is not ignored.
#[test]
fn unknown_fields_are_refused() {
    let good = serde_json::to_value(family("kismet")).expect("JSON");
    for place in ["", "/categories/0", "/upper_bonus", "/higher_bonuses/0"] {
        let mut file = good.clone();
        file.pointer_mut(place).expect("an object")["wild"] = json!(1);
        assert!(
            serde_json::from_value::<PortableRules>(file.clone()).is_err(),
            "{place}"
        );
        assert_eq!(
            Loaded::from_json(&with(&saved(), "rules", file)),
            Loaded::Not(Unreadable::NotASave)
        );
    }
    for nothing in [
        json!(null),
        json!(7),
        json!([]),
        json!({}),
        json!({"id": "yatzy"}),
    ] {
        assert!(serde_json::from_value::<PortableRules>(nothing).is_err());
    }
}

/// Deep nesting ends before the memory of a call does.
#[test]
fn endless_patterns_are_refused() {
    let deep = "{\"all\":[".repeat(100_000);
    let text = saved().to_json().replacen("{\"groups\":[4]}", &deep, 1);
    assert_eq!(Loaded::from_json(&text), Loaded::Not(Unreadable::NotASave));
    let plan = format!(
        "{{\"version\":3,\"plan\":{{\"rules\":{{\"id\":\"a\",\"categories\":[{{\"pattern\":{deep}"
    );
    assert!(matches!(
        TournamentFile::read(&plan),
        Err(TournamentFileError::Form(_))
    ));
}

/// Changes links with written-out rules: each becomes a legal game with exactly this link, or none.
#[test]
fn hostile_links() {
    let mut random = ChaCha8Rng::seed_from_u64(40);
    let patterns = vec![Pattern::Groups(vec![1, 1, 1]); 24];
    let heavy = changed(&family("generala-doble"), |spec| {
        spec.categories[6].pattern = Pattern::AnyOf(patterns);
    });
    let games = [easier_yatzy(), Arc::new(family("kismet")), heavy];
    let games = games.map(|rules: Arc<RuleSet>| games::Plan::whole(&rules, 2, 3).play());
    let games = games.map(|game| SharedGame::new(game, 1).to_payload().expect("a payload"));
    let games: Vec<Vec<u8>> = games.iter().map(|it| unsealed(it)).collect();
    let read = read_hostile(&games, 80_000, &mut random);
    assert!(read > 1_000, "too few were games to say much: {read}");
}

proptest! {
    #![proptest_config(cases(2000))]

    #[test]
    fn changed_rules_are_refused_or_played(
        id in prop::sample::select(FAMILY.to_vec()),
        edits in value_edits(),
        seed in any::<u64>(),
    ) {
        let file = serde_json::to_value(family(id)).expect("JSON");
        let form = PortableRules::of_text(&edited_value(&file, &edits).to_string());
        let Some(Ok(rules)) = form.map(|form| form.rules()) else { return Ok(()) };
        let again = PortableRules::of_text(&PortableRules::of(&rules).text());
        prop_assert_eq!(again.map(|form| form.rules()), Some(Ok(rules.clone())));
        let game = games::Plan::whole(&rules, rules.min_seats.into(), seed).play();
        prop_assert!(matches!(game.phase(), Phase::Over(_)));
        for card in game.cards() {
            prop_assert!(card.totals(&rules).grand() <= rules.max_total());
        }
        check_sound(&SavedGame { game, began: 1, touched: 2 }.to_json());
    }
}
