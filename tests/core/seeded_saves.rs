//! Games with shared dice in the store: their format, and their list.

use rollkeep_app::storage::{Loaded, SaveStore, SavedGame, Settings, SharedDiceGame, Unreadable};
use rollkeep_rules::dice::Seed;
use rollkeep_rules::game::{Action, Game, Refused, SetupError, SharedDice};
use serde_json::{Value, json};

use super::faulty::Faulty;
use super::saves::{check_sound, log_text, with};
use super::script::{Script, rules, setup, slot};
use super::seeded::{alone, day, played};
use super::store::{finished_key, id, playing_key, saved};

use rollkeep_rules::dice::Keep;
use rollkeep_rules::game::Start;

const CHALLENGE: SharedDice = SharedDice::Challenge(Seed(7));

fn save(game: &Game, began: u64) -> SavedGame {
    SavedGame {
        game: game.clone(),
        began,
        touched: began + 9,
    }
}

/// A player who rolls once and fills the first open box, for this many turns.
pub fn quick(game: &Game, turns: usize) -> Game {
    let roll = Action::Roll(Keep::NONE);
    (0..turns).fold(game.clone(), |game, _| {
        let rolled = played(&game, &[roll]);
        let actions = rolled.legal_actions();
        let score = actions.iter().find(|it| matches!(it, Action::Score(_)));
        played(&rolled, &[*score.expect("an open box")])
    })
}

#[track_caller]
fn check_unreadable(text: &str, expected: Unreadable) {
    assert_eq!(check_sound(text), Loaded::Not(expected), "{text}");
}

/// Versions without shared dice do not read format 3 and leave such a game alone.
#[test]
fn only_shared_dice_need_the_third_format() {
    let format = |game: &Game| -> (Value, Value, Value) {
        let text = save(game, 1).to_json();
        assert_eq!(check_sound(&text), Loaded::Whole(save(game, 1)));
        let file: Value = serde_json::from_str(&text).expect("JSON");
        (
            file["format"].clone(),
            file["seed"].clone(),
            file["day"].clone(),
        )
    };
    let fair = Script::new("yatzy", 1).roll("1 2 3 4 5").game;
    assert_eq!(format(&fair), (json!(1), Value::Null, Value::Null));
    let challenge = quick(&alone("yahtzie", "Ann", CHALLENGE), 2);
    assert_eq!(format(&challenge), (json!(3), json!(7), Value::Null));
    let daily = alone("yatzy", "Ann", SharedDice::Daily(day("2026-11-22")));
    assert_eq!(format(&daily), (json!(3), Value::Null, json!("2026-11-22")));
}

#[test]
fn impossible_shared_dice_are_refused() {
    let game = save(&quick(&alone("yatzy", "Ann", CHALLENGE), 2), 1);
    let ann = || json!({"name": "Ann", "kind": "person"});
    let none = |field: &str, value: Value| {
        check_unreadable(&with(&game, field, value), Unreadable::NotASave)
    };
    none("day", json!("2026-11-22"));
    none("seed", json!(-1));
    none("seed", json!(4_294_967_296u64));
    none("start", json!("throw"));
    none("clock_ms", json!(60_000));
    none(
        "seats",
        json!([{"name": "Ann", "kind": {"computer": "casual"}}]),
    );
    let seats =
        |value: Value, why| check_unreadable(&with(&game, "seats", value), Unreadable::Setup(why));
    seats(json!([]), SetupError::Seats(0));
    seats(
        json!([ann(), {"name": "Ben", "kind": "person"}]),
        SetupError::Seats(2),
    );
    seats(
        json!([{"name": " ", "kind": "person"}]),
        SetupError::NoName(0),
    );
    let daily = save(
        &alone("yatzy", "Ann", SharedDice::Daily(day("2026-11-22"))),
        1,
    );
    check_unreadable(
        &with(&daily, "day", json!("2026-11-31")),
        Unreadable::NotASave,
    );
}

/// The part that follows from the seed is good.
#[test]
fn changed_dice_in_a_save_are_refused() {
    let game = save(&quick(&alone("yatzy", "Ann", CHALLENGE), 2), 1);
    let other = with(&game, "seed", json!(8));
    let Loaded::Partly(good, why) = check_sound(&other) else {
        panic!("{other}");
    };
    assert_eq!(why, Unreadable::Rules(0, Refused::OtherDice));
    assert_eq!(good.game.log(), []);
    let log = log_text(&game);
    let third = with(&game, "log", json!(format!("{log}Q001A")));
    let Loaded::Partly(good, why) = check_sound(&third) else {
        panic!("{third}");
    };
    assert_eq!(why, Unreadable::Rules(4, Refused::OtherDice));
    assert_eq!(good.game, game.game);
}

#[test]
fn games_with_shared_dice_are_listed() {
    let storage = Faulty::roomy();
    let store = SaveStore::new(&storage);
    let daily = SharedDice::Daily(day("2026-11-22"));
    let ann = save(&quick(&alone("yahtzie", "Ann", CHALLENGE), 2), 30);
    let whole = alone("yatzy", "Ben", daily);
    let ben = save(&quick(&whole, whole.rules().categories.len()), 20);
    let fair = saved(&Script::new("yatzy", 1).roll("1 2 3 4 5"), 10, 10);
    for game in [&ann, &ben, &fair] {
        store
            .games()
            .save(&id(game.began), game, None)
            .expect("room");
    }
    let outline = |saved: &SavedGame, over| SharedDiceGame {
        id: id(saved.began),
        rules: saved.game.rules().clone(),
        dice: saved.game.setup().shared_dice().expect("shared"),
        began: saved.began,
        touched: saved.touched,
        over,
    };
    let expected = [outline(&ben, true), outline(&ann, false)];
    assert_eq!(store.games().with_shared_dice(), expected);
    // No text is read twice.
    let reads = storage.reads.get();
    assert_eq!(store.games().with_shared_dice(), expected);
    assert_eq!(storage.reads.get(), reads);
    let sharing = store.games().sharing(rules("yahtzie"), CHALLENGE);
    assert_eq!(sharing.len(), 1);
    assert_eq!(sharing[0].value, ann);
    assert_eq!(store.games().sharing(rules("yatzy"), CHALLENGE), []);
    // The list follows saves, deletions and changes by another tab.
    let text = sharing[0].text.clone();
    let further = save(&quick(&ann.game, 1), 30);
    let further = SavedGame {
        touched: 99,
        ..further
    };
    store
        .games()
        .save(&id(30), &further, Some(&text))
        .expect("room");
    assert_eq!(store.games().with_shared_dice()[1].touched, 99);
    store.games().delete(&id(20));
    assert_eq!(store.games().with_shared_dice(), [outline(&further, false)]);
    storage.put(&playing_key(&id(30)), "damaged");
    assert_eq!(store.games().with_shared_dice(), [outline(&further, false)]);
    store.changed_elsewhere(Some(&playing_key(&id(30))));
    assert_eq!(store.games().with_shared_dice(), []);
    // A page died while it moved a game.
    storage.put(
        &playing_key(&id(20)),
        &save(&quick(&whole, 14), 20).to_json(),
    );
    storage.put(&finished_key(&id(20)), &ben.to_json());
    assert_eq!(store.games().with_shared_dice(), [outline(&ben, true)]);
}

/// Games in memory are listed in their latest state while storage is blocked.
#[test]
fn games_in_memory_are_listed() {
    let storage = Faulty::roomy();
    storage.blocked.set(true);
    let store = SaveStore::new(&storage);
    let ann = save(&quick(&alone("yatzy", "Ann", CHALLENGE), 1), 30);
    let text = store.games().save(&id(30), &ann, None).expect("memory");
    assert_eq!(store.games().with_shared_dice().len(), 1);
    let later = SavedGame { touched: 99, ..ann };
    store
        .games()
        .save(&id(30), &later, Some(&text))
        .expect("memory");
    assert_eq!(store.games().with_shared_dice()[0].touched, 99);
}

/// The next game at the table starts with the setup of the last one there.
#[test]
fn a_challenge_does_not_change_the_last_setup() {
    let table = setup(rules("yatzy"), 2, Start::Seating, None);
    let apart = alone("yahtzie", "Zoe", CHALLENGE);
    let mut settings = Settings::default();
    settings.remember_setup(&table);
    let before = settings.clone();
    settings.remember_setup(apart.setup());
    assert_eq!(
        (&settings.last, &settings.table),
        (&before.last, &before.table)
    );
    assert_eq!(settings.rules, before.rules);
    assert_eq!(settings.people, ["Zoe", "Ann", "Ben"]);
    assert!(settings.badges.iter().any(|(name, _)| name == "Zoe"));
    // If nobody has played at the table yet, this name is used.
    let mut settings = Settings::default();
    settings.remember_setup(apart.setup());
    assert_eq!(
        (settings.last, settings.table),
        (None, vec!["Zoe".to_owned()])
    );
}

#[test]
fn a_box_is_scored_once_more_with_the_same_dice() {
    let game = alone("yatzy", "Ann", CHALLENGE);
    let chance = slot(game.rules(), "chance");
    let game = played(
        &game,
        &[
            Action::Roll(Keep::NONE),
            Action::Score(chance),
            Action::Undo,
        ],
    );
    assert_eq!(
        Loaded::from_json(&save(&game, 1).to_json()),
        Loaded::Whole(save(&game, 1))
    );
}
