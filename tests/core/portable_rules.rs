//! Rules that the catalogue does not list: they travel as a whole and come out equal, and nothing takes them for others.

mod form;
mod hostile;
mod law;
pub mod work;

use std::sync::Arc;

use rollkeep_app::link::SharedGame;
use rollkeep_app::live::{LiveGame, Side};
use rollkeep_app::real_dice::RealGame;
use rollkeep_app::statistics::Summaries;
use rollkeep_app::storage::{Loaded, SaveStore, SavedGame};
use rollkeep_app::worker::{CoachAnswer, CoachReply, CoachRequest, CoachWorker};
use rollkeep_rules::game::{Day, Setup, SharedDice, Start, Strength};
use rollkeep_rules::{GivenName, Points, PortableRules, RuleSet, Spec, catalogue};
use rollkeep_solver::Choice;
use rollkeep_solver::coach::{Highlight, better_than};
use rollkeep_words::{categories, rule_sets};
use serde_json::Value;

use super::family::family;
use super::faulty::Faulty;
use super::games::Plan;
use super::live_pair::{Pair, table};
use super::script::{Script, rules, setup, slot};
use super::store::id;

/// These rules after a change.
pub fn changed(rules: &RuleSet, change: impl FnOnce(&mut Spec)) -> Arc<RuleSet> {
    let mut spec = Spec::clone(rules);
    change(&mut spec);
    Arc::new(RuleSet::new(spec).expect("rules that can be played"))
}

/// Yatzy whose bonus comes earlier, under the id of Yatzy.
pub fn easier_yatzy() -> Arc<RuleSet> {
    changed(rules("yatzy"), |spec| {
        spec.upper_bonus.as_mut().expect("a bonus").threshold = 42;
    })
}

/// Maxi Yatzy with the bonus of another leaflet: 50 from 75 on.
fn house_maxi() -> Arc<RuleSet> {
    changed(rules("maxi-yatzy"), |spec| {
        spec.id = "house-maxi".to_owned();
        let bonus = spec.upper_bonus.as_mut().expect("a bonus");
        (bonus.threshold, bonus.points) = (75, 50);
    })
}

/// Ann plays alone.
fn alone(rules: &Arc<RuleSet>) -> Script {
    Script::of(setup(rules, 1, Start::Seating, None))
}

/// The form in which these rules travel.
pub fn form(rules: &RuleSet) -> Value {
    serde_json::to_value(PortableRules::of(rules)).expect("JSON")
}

#[test]
fn an_entry_of_the_catalogue_travels_by_its_id() {
    for entry in catalogue::all() {
        assert_eq!(form(entry), Value::from(entry.id.as_str()));
        assert_eq!(PortableRules::key(entry), entry.id);
        assert_eq!(PortableRules::address(entry), entry.id);
        // Sent as a whole, it is still the entry.
        let whole = serde_json::to_string(&**entry).expect("JSON");
        let read = PortableRules::of_text(&whole).expect("rules").rules();
        let read = read.expect("rules that can be played");
        assert!(Arc::ptr_eq(&read, entry));
    }
}

#[test]
fn all_other_rules_travel_as_docs_describe_them() {
    let maxi = house_maxi();
    assert_eq!(form(&maxi), serde_json::to_value(&*maxi).expect("JSON"));
    let easier = easier_yatzy();
    assert_eq!(form(&easier), serde_json::to_value(&*easier).expect("JSON"));
}

/// Every rule set, with one point more for its last box.
#[test]
fn rules_that_differ_by_a_pip_come_out_equal() {
    let all = catalogue::all().iter().map(|it| RuleSet::clone(it));
    for entry in all.chain([family("generala-doble")]) {
        let rules = changed(&entry, |spec| {
            let last = spec.categories.last_mut().expect("a box");
            last.points = Points::Plus(1, Box::new(last.points.clone()));
        });
        assert_ne!(*rules, entry);
        let text = PortableRules::of(&rules).text();
        let read = PortableRules::of_text(&text).map(|it| it.rules());
        assert_eq!(read, Some(Ok(rules.clone())), "{}", entry.id);
        let game = Plan::whole(&rules, usize::from(rules.min_seats), 9).play();
        let saved = SavedGame {
            game: game.clone(),
            began: 1,
            touched: 2,
        };
        assert_eq!(Loaded::from_json(&saved.to_json()), Loaded::Whole(saved));
        let shared = SharedGame::new(game, 1);
        let payload = shared.to_payload().expect("a payload");
        assert_eq!(SharedGame::from_payload(&payload), Ok(shared));
    }
}

#[test]
fn a_name_is_no_rule() {
    let [plain, named] = [None, Some("Omas Yatzy".to_owned())]
        .map(|name| changed(&easier_yatzy(), |spec| spec.name = GivenName(name)));
    assert_eq!(plain, named);
    // The id is one: it names the rules in saves and statistics.
    let other_id = changed(&plain, |spec| spec.id = "my-yatzy".to_owned());
    assert_ne!(plain, other_id);
    assert_ne!(PortableRules::key(&plain), PortableRules::key(&other_id));
    assert_eq!(PortableRules::key(&plain), PortableRules::key(&named));
    assert_eq!(rule_sets::name(&plain), "yatzy");
    assert_eq!(rule_sets::name(&named), "Omas Yatzy");
    assert_eq!(rule_sets::line(&named), "Rules that aren’t in the list.");
    // One of the catalogue has the name that players know.
    let yatzy = changed(rules("yatzy"), |spec| {
        spec.name = GivenName(Some("Chess".to_owned()));
    });
    assert_eq!(rule_sets::name(&yatzy), rule_sets::name(rules("yatzy")));
}

#[test]
fn names_from_elsewhere_are_cleaned() {
    let strange = changed(&easier_yatzy(), |spec| {
        spec.name = GivenName(Some("  a\u{202e}b\n".to_owned()));
        spec.categories[0].id = "\u{200b}x\u{7}".to_owned();
        spec.categories[1].id = "\u{200b}".to_owned();
    });
    assert_eq!(rule_sets::name(&strange), "ab");
    let boxes = strange.categories.iter().map(|it| categories::name(&it.id));
    assert_eq!(boxes.take(3).collect::<Vec<_>>(), ["x", "?", "Threes"]);
}

/// Other rules under the id of an entry are other rules everywhere.
#[test]
fn the_same_id_is_not_the_same_rules() {
    let (yatzy, easier) = (rules("yatzy"), easier_yatzy());
    assert_ne!(*yatzy, easier);
    assert_ne!(PortableRules::key(yatzy), PortableRules::key(&easier));
    assert_ne!(rule_sets::line(yatzy), rule_sets::line(&easier));
    assert_eq!(better_than(&easier, 250), None);

    let storage = Faulty::roomy();
    let store = SaveStore::new(&storage);
    for (began, rules) in [(1, yatzy), (2, &easier), (3, &easier)] {
        let game = Plan::whole(rules, 1, began).play();
        let saved = SavedGame {
            game,
            began,
            touched: began,
        };
        store.games().save(&id(began), &saved, None).expect("room");
    }
    let mut summaries = Summaries::read(&&storage);
    summaries.follow(&store);
    while summaries.step(&store) {}
    assert_eq!(
        summaries.rule_sets(),
        [(yatzy.clone(), 1), (easier.clone(), 2)]
    );
    let bests = summaries.bests().0;
    let played: Vec<_> = bests.iter().map(|best| best.rules.clone()).collect();
    assert_eq!(played, [yatzy.clone(), easier.clone()]);
    assert!(
        summaries.best_of_all(&id(1)).is_none(),
        "no other game of Yatzy"
    );

    let day = SharedDice::Daily(Day::LAST);
    let [one, other] = [yatzy, &easier].map(|rules| {
        let setup = Setup::alone(rules.clone(), "Ann", day).expect("a table");
        setup.seed()
    });
    assert_ne!(one, other);
    let yatzies = [yatzy, &easier].map(|rules| alone(rules).turns("6 6 6 6 6 yatzy").game);
    assert!(Highlight::of(&yatzies[0]).is_some());
    assert_eq!(Highlight::of(&yatzies[1]), None);
}

/// Three dice, two rolls and four boxes.
fn small() -> Arc<RuleSet> {
    changed(&family("crag"), |spec| {
        spec.id = "small".to_owned();
        spec.categories.drain(1..10);
    })
}

#[test]
fn the_coach_answers_for_rules_of_ones_own() {
    let rules = small();
    let mut worker = CoachWorker::default();
    let mut ask = |request: CoachRequest| {
        let mut answers = Vec::new();
        worker.handle(1, &request, &mut |reply| {
            if let CoachReply::Answer(_, answer) = reply {
                answers.push(answer);
            }
        });
        answers.pop().expect("an answer")
    };
    let solve = CoachRequest::Solve(PortableRules::of(&rules));
    assert_eq!(ask(solve), CoachAnswer::Solved);
    let begun = alone(&rules).roll("1 6 6").game;
    let turn = CoachRequest::turn(&begun, Strength::Perfect, "Perfect".to_owned());
    let crag = Choice::Score(slot(&rules, "crag"));
    assert_eq!(ask(turn.expect("a turn")), CoachAnswer::Turn(crag));
    let game = Plan::whole(&rules, 1, 3).play();
    let saved = SavedGame {
        game,
        began: 1,
        touched: 2,
    }
    .to_json();
    assert!(matches!(
        ask(CoachRequest::Game(saved.clone())),
        CoachAnswer::Review(_)
    ));
    assert!(matches!(
        ask(CoachRequest::Judge(vec![saved])),
        CoachAnswer::Judged(_)
    ));
    let practice = ask(CoachRequest::Practice(PortableRules::of(&rules), 5));
    let CoachAnswer::Practice(text) = practice else {
        panic!("{practice:?}")
    };
    let position = Loaded::from_json(&text).saved().cloned().expect("a game");
    assert_eq!(position.game.rules(), &rules);
}

/// The coach keeps what it has solved, but not without end.
#[test]
fn the_coach_answers_for_many_rules() {
    let mut worker = CoachWorker::default();
    for points in (1..40).chain([1]) {
        let rules = changed(&small(), |spec| {
            spec.categories[2].points = Points::Fixed(points);
        });
        let request = CoachRequest::Solve(PortableRules::of(&rules));
        worker.handle(1, &request, &mut |reply| {
            let solved = CoachReply::Answer(1, CoachAnswer::Solved);
            assert!(matches!(reply, CoachReply::Progress(..)) || reply == solved);
        });
    }
}

/// A link is not much longer for rules that it brings.
#[test]
fn rules_in_links_are_short() {
    for id in ["maxi-yatzy", "kismet", "yatzy-forced", "generala-doble"] {
        let rules = changed(&family(id), |spec| spec.id = "house".to_owned());
        let game = alone(&rules).game;
        let payload = SharedGame::new(game.clone(), 1)
            .to_payload()
            .expect("a payload");
        assert!(payload.len() < 500, "{id}: {}", payload.len());
        assert_eq!(
            SharedGame::from_payload(&payload),
            Ok(SharedGame::new(game, 1))
        );
    }
}

#[test]
fn the_words_of_links_are_in_the_docs() {
    let docs = include_str!("../../docs/LINKS.md");
    let listed = docs
        .split("```text\n")
        .nth(1)
        .and_then(|it| it.split("\n```").next());
    let source = include_str!("../../core/app/src/link/rule_words.rs").lines();
    let words = source.filter_map(|line| line.trim().strip_prefix("r#\"")?.strip_suffix("\"#,"));
    let words: Vec<&str> = words.collect();
    assert_eq!(words.len(), 59);
    assert_eq!(listed.map(|it| it.lines().collect()), Some(words));
}

#[test]
fn a_link_with_rules_of_its_own_can_always_be_read() {
    let game = alone(&house_maxi()).roll("1 2 3 4 5 6").game;
    let shared = SharedGame::new(game, 1_780_000_000_000);
    let golden = concat!(
        "AQFZ0nTPlcpmmYfXYyg203S-Alb7P6rHobBXNVNjPacB5BdpMyqlagrNMjLEVdg786MdW2ruBkoJNxYMWXlQGHtTaaKAMdop8C9E",
        "k6qMZDbtrfYiycVQt8mVTqr-Y9Rt-ugbPwKCLMf3vO-C3veeuq72rv3t3hvlOtzqbECVjTaUNCJj7WeGGhYMcwU0OvRuPh0wxeCv",
        "dudlxAvTKmOubc27PqpvLbb3ccsH8yP4nYOLLXzXL9sVeU95Ykb0VGTzvEbcx9y-NPFXxWo_Bf272dMOQu5IMP3SRlTlqsjXQo-j",
        "7cAvI0DU49FgtWwkR9PJCFgemCFortjFEXTcNRG-WWpiMPliKVy91CR77mRgf6wwjPeF53s2hYNaPcbetR131WL_RiI3BOAzc1UD",
        "ZgCkv1ZA",
    );
    assert_eq!(shared.to_payload().as_deref(), Ok(golden));
    assert_eq!(SharedGame::from_payload(golden), Ok(shared));
}

#[test]
fn a_whole_live_game() {
    let maxi = house_maxi();
    let mut pair = Pair::met(table(&maxi, &[true, false], Start::Seating), 5);
    pair.play(2000);
    let live: LiveGame = pair.live(0).clone();
    assert_eq!(live.game().rules(), &maxi);
    assert_eq!(live.side(), Side::Host);
    assert_eq!(LiveGame::from_json(&live.to_json()), Ok(live));
}

/// Old versions know that they cannot read these, and leave them alone.
#[test]
fn the_format_says_that_rules_are_in_no_catalogue() {
    let number = |text: &str, key: &str| {
        let file: Value = serde_json::from_str(text).expect("JSON");
        file[key].as_u64()
    };
    for (rules, formats) in [(rules("yatzy").clone(), (1, 1)), (easier_yatzy(), (4, 2))] {
        let game = Plan::whole(&rules, 1, 1).play();
        let saved = SavedGame {
            game,
            began: 1,
            touched: 2,
        };
        assert_eq!(number(&saved.to_json(), "format"), Some(formats.0));
        assert_eq!(Loaded::from_json(&saved.to_json()), Loaded::Whole(saved));
        let real = RealGame::new(rules, &["Ann".to_owned()], 1).expect("a card");
        assert_eq!(number(&real.to_json(), "real_dice"), Some(formats.1));
    }
}
