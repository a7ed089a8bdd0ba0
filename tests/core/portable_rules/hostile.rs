//! Damaged and hostile rules: each is refused for what is wrong with it.

use std::sync::Arc;

use proptest::prelude::*;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rollkeep_core::link::{LinkError, SharedGame};
use rollkeep_core::real_dice::{LoadedReal, RealGame, UnreadableReal};
use rollkeep_core::rules::{BadRules, Pattern, PortableRules, RuleSet, Spec, SpecError};
use rollkeep_core::storage::{Loaded, SavedGame, Unreadable};
use rollkeep_core::text::{links, saves, tournament};
use rollkeep_core::tournament::{Plan, PlanError, TournamentFile, TournamentFileError};
use serde_json::{Value, json};

use super::super::family::family;
use super::super::games::{self, cases};
use super::super::links::{sealed, unsealed};
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

/// Faults, each made in a rule set that can be played, and what they are called.
fn faults() -> Vec<(Value, BadRules)> {
    let good = serde_json::to_value(family("generala-doble")).expect("JSON");
    let with = |field: &str, value: Value| {
        let mut file = good.clone();
        *file.pointer_mut(field).expect("a field") = value;
        file
    };
    let long = "x".repeat(Spec::MAX_NAME + 1);
    let name = |field: &str| BadRules::Spec(SpecError::Name(field.to_owned()));
    let nested = nested_in(30, "all");
    let deep_points = (0..8).fold(json!("matched"), |it, _| json!({"plus": [1, it]}));
    let groups = json!({"any-of": vec![json!({"groups": [1, 1, 1]}); 30]});
    // The upper boxes; one for the list, 158 for each three groups; those of the other boxes.
    let work = 6 + (1 + 30 * 158) + 38 + 3 * 8;
    let long_list = json!({"any-of": vec![nested.clone(); 20]});
    let many = json!({"any-of": vec![nested; 3]});
    let mut heavy = good.clone();
    for face in 0..6 {
        heavy["categories"][face]["points"] = json!({"times": [27, "matched"]});
    }
    let mut named = good.clone();
    named["name"] = json!("");
    vec![
        (json!("whist"), BadRules::Unknown("whist".to_owned())),
        (with("/dice", json!(7)), BadRules::Spec(SpecError::Dice(7))),
        (
            with("/throws", json!(0)),
            BadRules::Spec(SpecError::Rolls(0)),
        ),
        (
            with("/throws", json!(11)),
            BadRules::Spec(SpecError::Rolls(11)),
        ),
        (
            with("/max_seats", json!(9)),
            BadRules::Spec(SpecError::Seats(1, 9)),
        ),
        (
            with("/upper_bonus", json!({"threshold": 65_535, "points": 35})),
            BadRules::Spec(SpecError::Upper(65_535)),
        ),
        (heavy, BadRules::Spec(SpecError::Upper(6 * 972))),
        (
            with("/categories", json!([])),
            BadRules::Spec(SpecError::Categories(0)),
        ),
        (
            with("/categories/0/id", json!("twos")),
            BadRules::Spec(SpecError::SameId("twos".to_owned())),
        ),
        (
            with("/categories/0/id", json!(long)),
            name("categories[0].id"),
        ),
        (with("/id", json!("")), name("id")),
        (named, name("name")),
        (
            with("/categories/6/pattern", many),
            BadRules::Spec(SpecError::Patterns(104)),
        ),
        (
            with("/categories/6/pattern", nested_in(24, "all")),
            BadRules::Spec(SpecError::Depth("categories[6].pattern".to_owned())),
        ),
        (
            with("/categories/6/pattern", nested_in(24, "any-of")),
            BadRules::Spec(SpecError::Depth("categories[6].pattern".to_owned())),
        ),
        (
            with("/categories/6/points", deep_points),
            BadRules::Spec(SpecError::Depth("categories[6].points".to_owned())),
        ),
        (
            with("/categories/6/pattern", groups),
            BadRules::Spec(SpecError::Work(work)),
        ),
        (
            with("/categories/6/pattern", long_list.clone()),
            BadRules::Spec(SpecError::TooLong(
                with("/categories/6/pattern", long_list).to_string().len(),
            )),
        ),
    ]
}

#[test]
fn every_fault_is_named() {
    for (rules, why) in faults() {
        let form: PortableRules = serde_json::from_value(rules.clone()).expect("a form");
        assert_eq!(form.rules(), Err(why.clone()), "{rules}");

        let of_save = match why.clone() {
            BadRules::Unknown(id) => Unreadable::UnknownRules(id),
            why => Unreadable::BadRules(why),
        };
        let text = with(&saved(), "rules", rules.clone());
        assert_eq!(Loaded::from_json(&text), Loaded::Not(of_save), "{rules}");
        let words = saves::why_aside(&text);
        assert!(
            words == "Its rules can’t be played." || words.contains("newer"),
            "{words}"
        );

        let plan = json!({"rules": rules, "entrants": [], "games": 1, "seed": 1});
        let error = serde_json::from_value::<Plan>(plan).expect_err("no plan");
        assert_eq!(error.to_string(), PlanError::from(why.clone()).to_string());

        let real = RealGame::new(Arc::new(family("generala-doble")), &["Ann".to_owned()], 1);
        let mut real: Value = serde_json::from_str(&real.expect("a card").to_json()).expect("JSON");
        real["rules"] = rules;
        assert_eq!(
            why != BadRules::Unknown("whist".to_owned()),
            saves::why_aside(&real.to_string()) == "Its rules can’t be played."
        );
        let of_real = match why {
            BadRules::Unknown(_) => UnreadableReal::Newer,
            why => UnreadableReal::Rules(why),
        };
        assert_eq!(
            RealGame::from_json(&real.to_string()),
            LoadedReal::Not(of_real)
        );
    }
    let why = PlanError::BadRules(BadRules::Spec(SpecError::TooLong(5000)));
    assert_eq!(tournament::plan_error(&why), "These rules can’t be played.");
    assert_eq!(
        links::broken(LinkError::BadRules).0,
        "There’s no game in this link"
    );
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

/// Rules of an entry, spelled out in a link: the link of that game has the number.
#[test]
fn a_link_has_one_spelling() {
    let game = games::Plan::whole(&easier_yatzy(), 1, 1).play();
    let payload = SharedGame::new(game, 1).to_payload().expect("a payload");
    let bytes = unsealed(&payload);
    for at in 1..bytes.len() {
        for other in [bytes[at] ^ 1, bytes[at] ^ 128] {
            let mut bytes = bytes.clone();
            bytes[at] = other;
            if let Ok(shared) = SharedGame::from_payload(&sealed(&bytes)) {
                assert_eq!(shared.to_payload(), Ok(sealed(&bytes)));
            }
        }
    }
}

#[test]
fn hostile_links_are_refused_quickly() {
    let mut random = ChaCha8Rng::seed_from_u64(40);
    let patterns = vec![Pattern::Groups(vec![1, 1, 1]); 24];
    let heavy = changed(&family("generala-doble"), |spec| {
        spec.categories[6].pattern = Pattern::AnyOf(patterns);
    });
    let games = [easier_yatzy(), Arc::new(family("kismet")), heavy];
    let games = games.map(|rules: Arc<RuleSet>| games::Plan::whole(&rules, 2, 3).play());
    let games = games.map(|game| SharedGame::new(game, 1).to_payload().expect("a payload"));
    let games: Vec<Vec<u8>> = games.iter().map(|it| unsealed(it)).collect();
    for _ in 0..20_000 {
        let mut bytes = games[random.next_u32() as usize % games.len()].clone();
        let at = 1 + random.next_u32() as usize % (bytes.len() - 1);
        bytes[at] = random.next_u32() as u8;
        if let Ok(shared) = SharedGame::from_payload(&sealed(&bytes)) {
            assert_eq!(shared.to_payload(), Ok(sealed(&bytes)));
        }
    }
}

proptest! {
    #![proptest_config(cases(400))]

    /// Any change of a save's rules makes a game that the rules allow, or none.
    #[test]
    fn mutated_saves_are_sound(at in any::<prop::sample::Index>(), byte in 32..127u8) {
        let mut text = saved().to_json().into_bytes();
        let at = at.index(text.len());
        text[at] = byte;
        check_sound(&String::from_utf8_lossy(&text));
    }
}
