//! Own players at a table: their names, who they are, and what they are asked.

use std::sync::Arc;

use rollkeep_app::link::SharedGame;
use rollkeep_app::statistics::PlayerKey;
use rollkeep_app::storage::{Loaded, Memory, OwnPlayer, SaveStore, SavedGame, Settings};
use rollkeep_app::tournament::{Disqualification, TableQuestion};
use rollkeep_rules::RuleSet;
use rollkeep_rules::dice::Keep;
use rollkeep_rules::game::{
    Action, Game, Phase, Seat, SeatKind, Setup, Start, Strength, own_table_names,
};
use rollkeep_solver::Choice;
use rollkeep_words::{bots, player, statistics};
use serde_json::{Value, json};

use super::script::{Script, rules, slot, turn};
use super::store::id;

/// A game of Ann, a player that somebody has written, and Ben, a person.
fn with_ann(rules: &Arc<RuleSet>) -> Script {
    let seats = vec![Seat::own_player("Ann", &["Ben"]), Seat::person("Ben")];
    Script::of(Setup::new(rules.clone(), seats, Start::Seating, None).expect("a table"))
}

#[test]
fn own_players_have_names_of_their_own_at_a_table() {
    let names = own_table_names(&[
        "Ann",
        "My player 2",
        "A player with a long name",
        "A player with another",
        "A player with",
        "Cora",
        "Petra",
        "casual",
        "You",
        "Player 2",
        "Ann (2)",
        "Ann (x)",
    ]);
    assert_eq!(
        names,
        [
            "Ann",
            "My player 2",
            "A player with a",
            "A player with an",
            "A player with",
            "Cora 2",
            "Petra 2",
            "casual 2",
            "You 2",
            "Player 2 2",
            "Ann (2) 2",
            "Ann (x)",
        ]
    );
    for name in &names {
        let numbered = Seat::own_player(name, &[name]);
        assert_eq!(numbered.name, format!("{name} (2)"));
        for seat in [Seat::own_player(name, &[]), numbered] {
            assert_eq!(seat.own_player_name(), Some(name.as_str()));
            assert!(seat.name.chars().count() <= Seat::MAX_NAME);
            assert_ne!(seat.kind, SeatKind::Person);
        }
    }
    let third = Seat::own_player("Ann", &["Ann", "Ann (2)"]);
    assert_eq!(third.name, "Ann (3)");
}

#[test]
fn nobody_else_is_an_own_player() {
    let people = ["Ann", "Ann (2)", "Cora", "You"].map(Seat::person);
    assert!(people.iter().all(|it| it.own_player_name().is_none()));
    for strength in Strength::ALL {
        for people in [vec![], vec!["Nils", "Cora", "Sven", "Petra", "Rufus"]] {
            for name in bots::names(&people, &[strength; 5]) {
                let seat = Seat::computer(&name, strength);
                assert_eq!(seat.own_player_name(), None, "{name}");
            }
        }
        let other = strength != Seat::STANDS_IN;
        let ann = Seat::computer("Ann", strength);
        assert_eq!(ann.own_player_name().is_none(), other, "{strength:?}");
    }
}

#[test]
fn an_own_player_is_found_by_the_name_of_its_seat() {
    let store = SaveStore::new(Memory::default());
    let save = |number, name: &str| {
        let source = format!("// {name}");
        let name = name.to_owned();
        let player = OwnPlayer { name, source };
        let saved = store.players().save(&id(number), &player, None);
        saved.expect("room");
    };
    let found = |seat: &Seat| Some(store.players().at_seat(seat)?.value.source);
    save(2, "Cora");
    save(1, "Ann");
    let names: Vec<String> = { store.players().at_table().into_iter() }
        .map(|(name, _)| name)
        .collect();
    assert_eq!(names, ["Ann", "Cora 2"]);
    let cora = Seat::own_player(&names[1], &[]);
    assert_eq!(found(&cora).as_deref(), Some("// Cora"));
    assert_eq!(found(&Seat::computer("Cora", Strength::Casual)), None);
    assert_eq!(found(&Seat::person("Ann")), None);
    let again = Seat::own_player("Ann", &["Ann"]);
    assert_eq!(found(&again).as_deref(), Some("// Ann"));

    // Later ones change nothing, whatever their names are.
    save(3, "Cora 2");
    save(4, "Ann (2)");
    assert_eq!(found(&cora).as_deref(), Some("// Cora"));
    assert_eq!(found(&again).as_deref(), Some("// Ann"));
    store.players().delete(&id(1));
    assert_eq!(found(&again), None);
}

#[test]
fn saves_and_links_keep_the_seat() {
    let game = with_ann(rules("yatzy")).roll("1 2 3 4 6").game;
    let saved = SavedGame {
        game: game.clone(),
        began: 1,
        touched: 2,
    };
    let Loaded::Whole(read) = Loaded::from_json(&saved.to_json()) else {
        panic!("a save");
    };
    assert_eq!(read.game, game);
    let payload = SharedGame::new(game.clone(), 1).to_payload();
    let shared = SharedGame::from_payload(&payload.expect("short")).expect("a game");
    assert_eq!(shared.game, game);
    let rematch = game.setup().rematch().expect("two seats");
    assert_eq!(rematch.seats()[1].own_player_name(), Some("Ann"));
}

#[test]
fn statistics_count_own_players_by_their_names() {
    let ann = Seat::own_player("Ann", &[]);
    let key = PlayerKey::of(&ann);
    assert_eq!(key, PlayerKey::Own("Ann".to_owned()));
    assert_eq!(key, PlayerKey::of(&Seat::own_player("Ann", &["Ann"])));
    assert!(key.is(&ann) && key.is(&Seat::own_player("Ann", &["Ann"])));
    let casual = Seat::computer("Cora", Strength::Casual);
    for other in [Seat::person("Ann"), Seat::own_player("Ben", &[]), casual] {
        assert!(!key.is(&other) && !PlayerKey::of(&other).is(&ann));
    }
    assert!(!key.is_person() && key.strength().is_none());
    assert_eq!(statistics::player(&key), "Ann (your player)");
}

#[test]
fn own_players_wait_for_no_seat() {
    let mut settings = Settings::default();
    let cora = Seat::computer("Cora", Strength::Casual);
    settings.remember_spare(&[Seat::own_player("Ann", &[]), cora]);
    assert_eq!(settings.spare_computers, [Strength::Casual]);
}

fn asked(game: &Game) -> (TableQuestion, Value) {
    let question = TableQuestion::new(game, 7, 11).expect("dice");
    let text = serde_json::from_str(&question.text).expect("JSON");
    (question, text)
}

#[test]
fn a_program_sees_the_table() {
    let script = with_ann(rules("yatzy"));
    assert_eq!(TableQuestion::new(&script.game, 7, 11), None);
    let game = script
        .turn("6 6 6 6 6", "yatzy")
        .turn("1 1 1 1 2", "ones")
        .roll("1 2 3 4 6")
        .again("xx...", "1 1 5")
        .game;
    let (_, text) = asked(&game);
    assert_eq!((&text[0], &text[1]), (&json!(7), &json!(11)));
    let view = &text[2];
    assert_eq!(view["dice"], json!([1, 2, 1, 1, 5]));
    assert_eq!(view["throwsLeft"], 1);
    assert_eq!(view["card"], json!({ "yatzy": 50 }));
    assert_eq!(view["totals"], json!([4, 50]));
    assert_eq!(view["legal"]["ones"], 3);
    assert_eq!(view["legal"].get("yatzy"), None);
}

#[test]
fn answers_at_a_table_follow_the_rules() {
    use Disqualification::{Illegal, NoSuchBox, NoSuchDice, Noisy, Threw};
    let rules = rules("yatzy");
    let script = with_ann(rules)
        .turn("6 6 6 6 6", "yatzy")
        .turn("1 1 1 1 2", "ones")
        .roll("1 2 3 4 6");
    let (question, _) = asked(&script.game);
    let read = |answer: Value| question.read(&script.game, &json!([7, answer, 0.5]).to_string());
    let keep = |text: &str| Choice::Keep(Keep::from_bits(u8::from_str_radix(text, 2).unwrap()));
    let score = |id| Choice::Score(slot(rules, id));
    assert_eq!(read(json!({ "keep": [6, 1] })), Ok(keep("10001")));
    assert_eq!(read(json!({ "score": "chance" })), Ok(score("chance")));
    let closed = read(json!({ "score": "yatzy" }));
    assert_eq!(closed, Err(Illegal(score("yatzy"))));
    let unknown = read(json!({ "score": "tower" }));
    assert_eq!(unknown, Err(NoSuchBox("tower".to_owned())));
    assert_eq!(read(json!({ "keep": [5] })), Err(NoSuchDice(vec![5])));
    let threw = read(json!({ "threw": "oops" }));
    assert_eq!(threw, Err(Threw("oops".to_owned())));
    for noise in [r#"[8,{"score":"chance"},0.5]"#, "[7]", ""] {
        assert_eq!(question.read(&script.game, noise), Err(Noisy), "{noise}");
    }
    let last = script.again("xx...", "1 1 5").again("xxxxx", "");
    let (question, _) = asked(&last.game);
    let answer = json!([7, { "keep": [1] }, 0.5]).to_string();
    let rolled = question.read(&last.game, &answer);
    assert_eq!(rolled, Err(Illegal(keep("00001"))));
}

/// In a tournament, a program may keep all dice and look at them once more.
#[test]
fn a_program_may_keep_all_dice_at_a_table() {
    let script = with_ann(rules("yatzy")).roll("1 2 3 4 6");
    let (question, _) = asked(&script.game);
    let answer = json!([7, { "keep": [1, 2, 3, 4, 6] }, 0.5]).to_string();
    let choice = question.read(&script.game, &answer);
    assert_eq!(choice, Ok(Choice::Keep(Keep::all(5))));
    let again = script
        .tries(Action::Roll(Keep::all(5)), "")
        .expect("a roll");
    assert!(
        matches!(again.phase(), Phase::Turn(turn) if turn.hand.is_some_and(|it| it.rolls == 2))
    );
    assert_eq!(turn(&again).map(|it| it.seat), Some(0));
    let saved = SavedGame {
        game: again.clone(),
        began: 1,
        touched: 2,
    };
    let Loaded::Whole(read) = Loaded::from_json(&saved.to_json()) else {
        panic!("a save");
    };
    assert_eq!(read.game, again);
    let payload = SharedGame::new(again.clone(), 1)
        .to_payload()
        .expect("short");
    assert_eq!(
        SharedGame::from_payload(&payload).expect("a game").game,
        again
    );
}

#[test]
fn the_reason_is_short() {
    let rules = rules("yatzy");
    let failed = |error: &str| {
        let threw = Disqualification::Threw(error.to_owned());
        player::failed("Ann", rules, &threw)
    };
    assert_eq!(failed("oops"), "Ann stopped with an error: oops.");
    let long = failed(&"very ".repeat(40));
    assert!(long.ends_with('…') && long.chars().count() <= 61, "{long}");
    assert_eq!(
        player::stood_in("Ann", &player::not_here("Ann")),
        "This device has no player called Ann. Casual plays for Ann."
    );
}
