//! Challenges: several games with the same dice, compared and saved.

use proptest::prelude::*;
use rollkeep_app::challenge::{Part, Standing, parting, standing};
use rollkeep_app::link::SharedGame;
use rollkeep_app::storage::{
    Challenge, Export, Import, Imported, ListedChallenge, Received, SaveError, SaveStore, SavedGame,
};
use rollkeep_rules::catalogue;
use rollkeep_rules::dice::{Keep, Seed};
use rollkeep_rules::game::{Action, Event, Game, SharedDice};
use rollkeep_solver::Choice;
use rollkeep_words::{challenges as text, daily, saves};
use serde_json::{Value, json};

use super::faulty::Faulty;
use super::games::cases;
use super::script::{Script, dice, rules, slot};
use super::seeded::{alone, day, played};
use super::seeded_links::{LinkGames, any_link_games};
use super::seeded_saves::quick;
use super::transfer::{export, import};

const DICE: SharedDice = SharedDice::Challenge(Seed(7));
const KEY: &str = "rollkeep/challenge/c00000007yatzy";

fn apart(name: &'static str, steps: usize, random: u64) -> Game {
    let yatzy = catalogue::all().iter().position(|it| it.id == "yatzy");
    LinkGames {
        rules: yatzy.expect("Yatzy"),
        name,
        dice: DICE,
        steps,
        regret: 0,
        random,
    }
    .play()
}

/// A whole game.
fn whole(name: &'static str, random: u64) -> Game {
    apart(name, 500, random)
}

fn total(game: &Game) -> u16 {
    game.cards()[0].totals(game.rules()).grand()
}

#[test]
fn the_link_says_whether_it_challenges_or_answers() {
    let game = whole("Ann", 1);
    let title = |is_answer| text::link_title(&game, DICE, is_answer);
    assert_eq!(title(false), "Ann challenges you to Yatzy");
    assert_eq!(title(true), "Ann answers your challenge: Yatzy");
}

#[test]
fn the_best_total_stands_first_and_equals_share_a_rank() {
    let games: Vec<Game> = (0..6).map(|random| whole("Ann", random)).collect();
    let low = games.iter().min_by_key(|it| total(it)).expect("a game");
    let high = games.iter().max_by_key(|it| total(it)).expect("a game");
    assert!(total(low) < total(high));
    let playing = apart("Ben", 5, 1);
    let table = standing(&[low, &playing, high, low, high]);
    let line = |game, rank, of: &Game| Standing {
        game,
        rank,
        total: total(of),
    };
    let expected = [
        line(2, Some(1), high),
        line(4, Some(1), high),
        line(0, Some(3), low),
        line(3, Some(3), low),
        line(1, None, &playing),
    ];
    assert_eq!(table, expected);
    assert_eq!(standing(&[]), []);
}

#[test]
fn cards_are_hidden_until_one_has_played() {
    let (over, playing) = (whole("Ann", 1), apart("Ann", 9, 1));
    let table = [
        (None, false, Part::Invited, false),
        (None, true, Part::Declined, true),
        (Some(&playing), false, Part::Playing, false),
        (Some(&playing), true, Part::Declined, true),
        (Some(&over), false, Part::Finished, true),
        (Some(&over), true, Part::Finished, true),
    ];
    for (mine, declined, part, may_look) in table {
        assert_eq!(Part::of(mine, declined), part);
        assert_eq!(part.may_see_games(), may_look, "{part:?}");
    }
}

#[test]
fn first_difference_of_two_games() {
    let ann = alone("yahtzee-official", "Ann", DICE);
    let ben = alone("yahtzee-official", "Ben", DICE);
    // 1 2 4 3 4; then 4 2 4 1 to one four, and 4 2 4 to both.
    let roll = Action::Roll(Keep::NONE);
    let keep = |bits| Action::Roll(Keep::from_bits(bits));
    let score = |id| Action::Score(slot(rules("yahtzee-official"), id));
    assert_eq!(parting(&ann, &ben), None);
    let both = |a: &[Action], b: &[Action]| parting(&played(&ann, a), &played(&ben, b));
    assert_eq!(both(&[roll], &[roll]), None);
    // One game is further on.
    assert_eq!(both(&[roll, keep(0b10100)], &[roll]), None);
    // Keeping either of two fours is the same choice.
    assert_eq!(both(&[roll, keep(0b00100)], &[roll, keep(0b10000)]), None);
    let parted = both(&[roll, keep(0b00100)], &[roll, keep(0b10100)]).expect("another keep");
    assert_eq!((parted.decision, parted.turn), (0, 1));
    assert_eq!(parted.one.played, Choice::Keep(Keep::from_bits(0b00100)));
    assert_eq!(parted.other.played, Choice::Keep(Keep::from_bits(0b10100)));
    assert_eq!(
        (parted.one.dice, parted.other.dice),
        (dice("12434"), dice("12434"))
    );
    // The same dice in other places, and then another box.
    let parted = both(
        &[roll, keep(0b00100), score("chance")],
        &[roll, keep(0b10000), score("fours")],
    );
    let parted = parted.expect("another box");
    assert_eq!((parted.decision, parted.turn), (1, 1));
    assert_eq!(
        (parted.one.dice, parted.other.dice),
        (dice("42441"), dice("42414"))
    );
    // A score that was taken back does not count.
    let mended = [
        roll,
        score("fours"),
        Action::Undo,
        score("chance"),
        roll,
        score("ones"),
    ];
    let straight = [roll, score("chance"), roll, score("twos")];
    let parted = both(&mended, &straight).expect("another box");
    assert_eq!((parted.decision, parted.turn), (1, 2));
    // Games with other dice or other rules cannot be compared.
    let other = alone("yahtzee-official", "Ben", SharedDice::Challenge(Seed(8)));
    assert_eq!(parting(&quick(&ann, 1), &quick(&other, 1)), None);
    let yatzy = alone("yatzy", "Ben", DICE);
    assert_eq!(parting(&quick(&ann, 1), &quick(&yatzy, 1)), None);
    let fair = Script::new("yahtzee-official", 1)
        .turn("12345", "chance")
        .game;
    assert_eq!(
        parting(
            &fair,
            &Script::new("yahtzee-official", 1)
                .turn("12345", "ones")
                .game
        ),
        None
    );
}

proptest! {
    #![proptest_config(cases(200))]

    /// Up to the decision at which they parted, both games have the same dice.
    #[test]
    fn any_two_games_have_a_first_difference(one in any_link_games(), random in any::<u64>()) {
        let other = LinkGames { random, ..one.clone() }.play();
        let one = one.play();
        let decisions = [&one, &other].map(rollkeep_solver::coach::decisions);
        let parted = parting(&one, &other);
        let same = parted.as_ref().map_or(usize::MAX, |it| it.decision);
        for (a, b) in decisions[0].iter().zip(&decisions[1]).take(same.saturating_add(1)) {
            prop_assert_eq!(a.dice.counts(), b.dice.counts());
            prop_assert_eq!((&a.card, a.rolls_left), (&b.card, b.rolls_left));
        }
        if let Some(parted) = parted {
            prop_assert_eq!(&parted.one, &decisions[0][parted.decision]);
            prop_assert_eq!(&parted.other, &decisions[1][parted.decision]);
            match (parted.one.played, parted.other.played) {
                // The places may be equal and the faces different, if each kept another of two equal dice before.
                (Choice::Keep(one), Choice::Keep(other)) => {
                    prop_assert_ne!(parted.one.dice.kept(one), parted.other.dice.kept(other));
                }
                (one, other) => prop_assert_ne!(one, other),
            }
        }
    }
}

#[test]
fn answers_are_kept_and_merged() {
    let storage = Faulty::roomy();
    let store = SaveStore::new(&storage);
    let challenges = store.challenges();
    let receive = |game: &Game| challenges.receive(game, 50);
    assert_eq!(challenges.list(), []);
    assert_eq!(challenges.load(rules("yatzy"), DICE), None);
    let ann = whole("Ann", 1);
    assert_eq!(receive(&apart("Ann", 9, 1)), Ok(Received::New));
    assert_eq!(receive(&ann), Ok(Received::Further));
    assert_eq!(receive(&apart("Ann", 20, 1)), Ok(Received::Known));
    assert_eq!(receive(&ann), Ok(Received::Known));
    let zoe = apart("Zoë", 9, 1);
    assert_eq!(receive(&zoe), Ok(Received::New));
    let other = whole("Ann", 2);
    assert_eq!(receive(&other), Ok(Received::New));
    let found = challenges.load(rules("yatzy"), DICE).expect("answers");
    assert_eq!(found.games(), [ann, zoe, other]);
    assert_eq!(found.names(&[]), ["Ann", "Zoë", "Ann 2"]);
    assert_eq!(found.names(&["Ann"]), ["Ann 2", "Zoë", "Ann 3"]);
    let expected = |declined| ListedChallenge {
        rules: rules("yatzy").clone(),
        dice: DICE,
        received: 50,
        declined,
        games: 3,
    };
    assert_eq!(challenges.list(), [expected(false)]);
    challenges
        .decline(rules("yatzy"), DICE, true, 60)
        .expect("room");
    assert_eq!(challenges.list(), [expected(true)]);
    challenges
        .decline(rules("yatzy"), DICE, false, 60)
        .expect("room");
    assert_eq!(challenges.list(), [expected(false)]);
    // Other rules or other dice make another record. The latest comes first.
    challenges
        .receive(
            &alone("yatzy", "Ann", SharedDice::Daily(day("2026-11-22"))),
            70,
        )
        .expect("room");
    challenges
        .receive(&alone("yahtzie", "Ann", DICE), 60)
        .expect("room");
    let all = challenges.list();
    assert_eq!(
        all.iter().map(|it| it.received).collect::<Vec<_>>(),
        [70, 60, 50]
    );
    let keys: Vec<String> = storage.all().into_keys().collect();
    assert_eq!(
        keys,
        [
            "rollkeep/challenge/c00000007yahtzie",
            KEY,
            "rollkeep/challenge/d4099f8efyatzy",
        ]
        .map(str::to_owned)
    );
    // A game with its own dice is no answer.
    let fair = Script::new("yatzy", 1).roll("12345").game;
    assert_eq!(receive(&fair), Ok(Received::Known));
    assert_eq!(storage.all().len(), 3);
    challenges.delete(rules("yatzy"), DICE);
    assert_eq!(storage.all().len(), 2);
}

/// A game that answers a challenge says whose it is; one that challenges others names nobody.
#[test]
fn the_challengers_are_named() {
    let storage = Faulty::roomy();
    let store = SaveStore::new(&storage);
    let mine = alone("yatzy", "Ann", DICE);
    let begun_at = |began: u64| SavedGame {
        game: mine.clone(),
        began,
        touched: began,
    };
    let title = || {
        let challengers = store.challengers(&mine);
        let short = daily::short_title(&mine, &challengers);
        let whole = daily::title_and_rules(&mine, &challengers);
        assert_eq!(whole, format!("{short}\u{a0}·\u{a0}Yatzy"));
        short
    };
    assert_eq!(title(), "Challenge");
    for (name, expected) in [
        ("You", "Challenge"),
        ("Ann", "Challenge from Ann 2"),
        ("Eva", "Challenge from Ann 2 and Eva"),
        ("Zoë", "Challenge"),
    ] {
        let theirs = apart(name, 9, 1);
        store.challenges().receive(&theirs, 50).expect("room");
        let id = store.games().add(&begun_at(60)).expect("room");
        assert_eq!(title(), expected, "{name}");
        store.games().delete(&id);
    }
    store.games().add(&begun_at(40)).expect("room");
    assert_eq!(store.challengers(&mine), [""; 0]);
}

#[test]
fn missing_answers_are_listed() {
    let storage = Faulty::roomy();
    let store = SaveStore::new(&storage);
    let challenges = store.challenges();
    let waiting = || challenges.waiting().len();
    assert_eq!((waiting(), challenges.any()), (0, false));
    let receive = |game: &Game| challenges.receive(game, 50).expect("room");
    receive(&whole("Ann", 1));
    receive(&whole("Zoë", 2));
    assert_eq!(waiting(), 1, "several of one challenge");
    assert!(challenges.any());
    let later = challenges.receive(&alone("yahtzie", "Ann", DICE), 55);
    later.expect("room");
    assert_eq!(waiting(), 2, "the same dice under other rules");
    // The one that came last is the next to answer.
    let next = |place: usize| challenges.waiting()[place].rules.id.clone();
    assert_eq!((&*next(0), &*next(1)), ("yahtzie", "yatzy"));
    // The game of the day has its own record.
    let today = SharedDice::Daily(day("2026-11-22"));
    receive(&alone("yatzy", "Ann", today));
    assert_eq!(waiting(), 2);
    let decline = |declined| challenges.decline(rules("yahtzie"), DICE, declined, 60);
    decline(true).expect("room");
    assert_eq!(waiting(), 1);
    decline(false).expect("room");
    assert_eq!(waiting(), 2);
    let mine = SavedGame {
        game: apart("Ben", 3, 1),
        began: 60,
        touched: 60,
    };
    store.games().add(&mine).expect("room");
    assert_eq!(waiting(), 1, "it is played");
}

#[test]
fn number_of_answers_is_limited() {
    let store = SaveStore::new(rollkeep_app::storage::Memory::default());
    let rounds = Challenge::MAX_GAMES as u64;
    for random in 0..rounds {
        assert_eq!(
            store.challenges().receive(&whole("Ann", random), 1),
            Ok(Received::New)
        );
    }
    assert_eq!(
        store.challenges().receive(&whole("Ann", rounds), 1),
        Ok(Received::Full)
    );
    let found = store
        .challenges()
        .load(rules("yatzy"), DICE)
        .expect("answers");
    assert_eq!(found.games().len(), Challenge::MAX_GAMES);
}

/// A game that is longer than a link may be is refused, and the others stay.
#[test]
fn a_game_longer_than_a_link_is_refused() {
    let mut game = whole("Ann", 1);
    let last = *game.log().last().expect("a score");
    for event in [Event::Undone, last].into_iter().cycle().take(4096) {
        game = game.then(event).expect("a box and its undo");
    }
    assert!(SharedGame::new(game.clone(), 0).to_payload().is_err());
    let mut challenge = Challenge::new(rules("yatzy").clone(), DICE, 1);
    assert_eq!(challenge.add(&whole("Ben", 2)), Received::New);
    assert_eq!(challenge.add(&game), Received::Full);
    assert_eq!(challenge.games().len(), 1);
}

/// A challenge of an old version can be read.
#[test]
fn an_old_challenge_is_read() {
    let text = r#"{"format":1,"rules":"yatzy","seed":7,"received":1780000000000,"declined":true,"games":["AgLYzlqy4TVGLoaE82LgBIOAAAAEABw"]}"#;
    let storage = Faulty::roomy();
    storage.put(KEY, text);
    let store = SaveStore::new(&storage);
    let found = store
        .challenges()
        .load(rules("yatzy"), DICE)
        .expect("a challenge");
    assert_eq!((found.received, found.declined), (1_780_000_000_000, true));
    assert_eq!(found.games().iter().map(total).collect::<Vec<_>>(), [116]);
    // It is written back with the same text.
    store
        .challenges()
        .decline(rules("yatzy"), DICE, false, 1)
        .expect("room");
    store
        .challenges()
        .decline(rules("yatzy"), DICE, true, 1)
        .expect("room");
    assert_eq!(storage.all()[KEY], text);
}

/// The text of a challenge with Ann's and Zoë's games, with a field replaced.
fn with(field: &str, value: Value) -> String {
    let mut file = json!({
        "format": 1,
        "rules": "yatzy",
        "seed": 7,
        "received": 5,
        "games": [payload(&whole("Ann", 1)), payload(&whole("Zoë", 1))],
    });
    file[field] = value;
    file.to_string()
}

fn payload(game: &Game) -> String {
    SharedGame::new(game.clone(), 0)
        .to_payload()
        .expect("short")
}

#[test]
fn challenges_that_cannot_be_listed_are_set_aside() {
    let storage = Faulty::roomy();
    storage.put(KEY, "damaged");
    storage.put("rollkeep/challenge/c1", r#"{"format":9}"#);
    let store = SaveStore::new(&storage);
    assert_eq!(store.challenges().list(), []);
    let aside = store.quarantine().all();
    assert_eq!(
        aside.iter().map(|it| it.text.as_str()).collect::<Vec<_>>(),
        ["damaged"]
    );
    assert!(!storage.all().contains_key(KEY));
    assert_eq!(store.newer(), 1);
}

/// Checks that this text is set aside word for word, and how many of its games are good.
#[track_caller]
fn check_damaged(text: &str, good: Option<usize>) {
    let storage = Faulty::roomy();
    storage.put(KEY, text);
    let store = SaveStore::new(&storage);
    for _ in 0..2 {
        let found = store.challenges().load(rules("yatzy"), DICE);
        assert_eq!(found.map(|it| it.games().len()), good, "{text}");
        let aside = store.quarantine().all();
        assert_eq!(aside.len(), 1, "{text}");
        assert_eq!(aside[0].text, text);
        assert!(
            aside[0]
                .key
                .starts_with("rollkeep/aside/challenge-c00000007yatzy-")
        );
    }
    assert_eq!(storage.all().contains_key(KEY), good.is_some());
    let ben = whole("Ben", 1);
    assert_eq!(store.challenges().receive(&ben, 9), Ok(Received::New));
    let found = store
        .challenges()
        .load(rules("yatzy"), DICE)
        .expect("answers");
    assert_eq!(found.games().len(), 1 + good.unwrap_or(0));
}

#[test]
fn damaged_challenges_are_set_aside_and_repaired() {
    let (ann, zoe) = (payload(&whole("Ann", 1)), payload(&whole("Zoë", 1)));
    check_damaged("damaged", None);
    check_damaged(&with("received", json!("today")), None);
    check_damaged(&with("seed", Value::Null), None);
    check_damaged(&with("day", json!("2026-11-22")), None);
    // It is saved under the key of other dice.
    check_damaged(&with("seed", json!(8)), None);
    check_damaged(&with("rules", json!("yahtzie")), None);
    check_damaged(&with("games", json!([ann, "damaged"])), Some(1));
    check_damaged(&with("games", json!(["", zoe, ann])), Some(2));
    check_damaged(&with("games", json!([ann, ann])), Some(1));
    let other = payload(&alone("yatzy", "Ann", SharedDice::Challenge(Seed(8))));
    check_damaged(&with("games", json!([other, ann])), Some(1));
    let fair = payload(&Script::new("yatzy", 1).roll("12345").game);
    check_damaged(&with("games", json!([fair])), Some(0));
}

#[test]
fn challenges_of_a_newer_version_are_kept() {
    use super::links::{sealed, unsealed};
    let mut bytes = unsealed(&payload(&whole("Ann", 1)));
    bytes[0] = 4;
    // Games are not read to count what is newer.
    for (text, counted) in [
        (with("format", json!(3)), 1),
        (with("rules", json!("yatzy-of-tomorrow")), 1),
        (with("games", json!([sealed(&bytes)])), 0),
        (r#"{"format":9}"#.to_owned(), 1),
    ] {
        let storage = Faulty::roomy();
        storage.put(KEY, &text);
        let store = SaveStore::new(&storage);
        assert_eq!(store.newer(), counted, "{text}");
        store.challenges().load(rules("yatzy"), DICE);
        let refused = Err(SaveError::Changed(text.clone()));
        assert_eq!(store.challenges().receive(&whole("Ben", 1), 1), refused);
        assert_eq!(
            storage.all().into_iter().collect::<Vec<_>>(),
            [(KEY.to_owned(), text)]
        );
    }
}

/// A device with these games as answers.
fn device(games: &[&Game]) -> Faulty {
    let storage = Faulty::roomy();
    let store = SaveStore::new(&storage);
    for game in games {
        store.challenges().receive(game, 5).expect("room");
    }
    storage
}

#[test]
fn challenges_are_exported_and_imported() {
    let (ann, zoe, ben) = (whole("Ann", 1), whole("Zoë", 1), whole("Ben", 1));
    let from = device(&[&ann, &zoe]);
    let to = Faulty::roomy();
    let one = Imported {
        challenges: 1,
        ..Imported::default()
    };
    let known = Imported {
        known: 1,
        ..Imported::default()
    };
    assert_eq!(import(&to, &export(&from)), one);
    assert_eq!(to.all(), from.all());
    assert_eq!(import(&to, &export(&from)), known);
    assert_eq!(
        saves::import_lines(&one),
        ["1 challenge is new here or has more answers."]
    );
    // Both devices have answers that the other one does not have.
    let to = device(&[&ben, &apart("Ann", 9, 1)]);
    assert_eq!(import(&to, &export(&from)), one);
    let found = SaveStore::new(&to).challenges().load(rules("yatzy"), DICE);
    let found = found.expect("answers");
    assert_eq!(found.games(), [ben.clone(), ann, zoe]);
    assert_eq!(import(&to, &export(&from)), known);
    // It is saved under a key that the app does not make.
    let file =
        json!({"rollkeep_export": 1, "entries": {"rollkeep/challenge/mine": from.all()[KEY]}});
    let file = Export::from_json(&file.to_string()).expect("an export");
    let to = Faulty::roomy();
    assert_eq!(import(&to, &file), one);
    assert_eq!(to.all(), from.all());
    // Damaged, or of a newer version.
    let to = Faulty::roomy();
    from.put(KEY, &with("games", json!(["damaged"])));
    let aside = Imported {
        aside: 1,
        ..Imported::default()
    };
    assert_eq!(import(&to, &export(&from)), aside);
    from.put(KEY, &with("format", json!(3)));
    assert_eq!(import(&to, &export(&from)).challenges, 1);
    assert_eq!(to.all()[KEY], from.all()[KEY]);
    // Nothing is written over a record of a newer version.
    let store = SaveStore::new(&to);
    let answers = export(&device(&[&ben]));
    assert_eq!(Import::take(answers).run(&store), aside);
    assert_eq!(to.all()[KEY], from.all()[KEY]);
}

/// Two tabs, one of which could not write for a while.
#[test]
fn two_tabs_lose_no_answer() {
    let storage = Faulty::roomy();
    let (one, other) = (SaveStore::new(&storage), SaveStore::new(&storage));
    let (ann, zoe, ben) = (whole("Ann", 1), whole("Zoë", 1), whole("Ben", 1));
    one.challenges().receive(&ann, 1).expect("room");
    storage.blocked.set(true);
    one.challenges().receive(&zoe, 2).expect("memory");
    storage.blocked.set(false);
    other.challenges().receive(&ben, 3).expect("room");
    other
        .challenges()
        .decline(rules("yatzy"), DICE, true, 4)
        .expect("room");
    one.flush();
    for store in [&one, &other] {
        let found = store
            .challenges()
            .load(rules("yatzy"), DICE)
            .expect("answers");
        assert_eq!(found.games().len(), 3);
        assert!(found.declined);
    }
    assert_eq!(one.take_copies(), 0);
}

/// Between two, the heading speaks to the player here.
#[test]
fn headline_of_two() {
    let says = [[106, 79], [79, 106], [90, 90]].map(|totals| text::duel("Ben", totals));
    let wanted = [
        "You beat Ben, 106 to 79",
        "Ben beat you, 106 to 79",
        "You and Ben are tied at 90",
    ];
    assert_eq!(says, wanted);
}

/// Other people cannot know who a default name is. Such a player is "A friend", and "a friend" within a sentence.
#[test]
fn a_friend_without_a_name_is_lower_case_within_a_sentence() {
    let friend = text::of_somebody("Player 2");
    assert_eq!(friend, "A friend");
    assert_eq!(text::of_somebody("Ben"), "Ben");
    let both = [friend.clone(), "Ben".to_owned(), friend.clone()];
    assert_eq!(
        text::title(Some("Ann"), &both),
        "Ann, a friend, Ben and a friend"
    );
    assert_eq!(text::title(None, &both), "A friend, Ben and a friend");
    assert_eq!(text::waits(&both[..1]), "A friend challenges you");
    assert_eq!(
        text::send_answer(&both[..1]),
        "Send your answer to a friend"
    );
    let duels = [[106, 79], [79, 106], [90, 90]].map(|totals| text::duel(&friend, totals));
    let wanted = [
        "You beat a friend, 106 to 79",
        "A friend beat you, 106 to 79",
        "You and a friend are tied at 90",
    ];
    assert_eq!(duels, wanted);
    let later = text::answer_later(&both[..1]);
    assert!(later.contains("and a friend will see"), "{later}");
}
