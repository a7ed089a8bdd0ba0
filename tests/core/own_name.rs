//! The own name of the person whose device it is: who is called "You", and that both are one person.

use rollkeep_app::real_dice::{Entry, RealGame};
use rollkeep_app::statistics::{
    Filter, HeadToHead, Judgements, Performance, PlayerKey, RealPlayer, Skill, Summaries,
};
use rollkeep_app::storage::{
    Badge, Colour, PracticeResults, RecordId, SaveStore, SavedGame, Settings, Sign,
};
use rollkeep_rules::game::{Game, OwnName, Seat, Setup, Start, Strength, Tally, is_default_name};

use super::faulty::Faulty;
use super::games::Plan;
use super::script::{Script, rules};
use super::store::saved;
use super::transfer::{export, import, place};

fn none() -> Seat {
    Seat::person("")
}

#[track_caller]
fn named(own: &str, given: &[Seat], expected: &[&str]) {
    let seats = OwnName::new(own).with_defaults(given.to_vec());
    let names: Vec<&str> = seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, expected, "own name {own:?}");
}

#[test]
fn who_gives_no_name_gets_one() {
    named("", &[none()], &["You"]);
    named(
        "",
        &[none(), none(), none()],
        &["Player 1", "Player 2", "Player 3"],
    );
    named("", &[Seat::person("Ada"), none()], &["Ada", "Player 2"]);
    let computer = || Seat::computer("Skilled", Strength::Skilled);
    named("", &[computer(), none()], &["Skilled", "You"]);
    named("", &[none(), computer()], &["You", "Skilled"]);
    named(
        "",
        &[Seat::person("Player 2"), none(), none()],
        &["Player 2", "Player 3", "Player 4"],
    );
    // A name without visible characters is no name.
    named("", &[Seat::person("\u{200b} \u{3164}")], &["You"]);
    for name in ["You", "Player 2", "Player 31"] {
        assert!(is_default_name(name), "{name}");
        assert_eq!(OwnName::new(name), OwnName::default(), "{name}");
    }
    for name in ["Ada", "Player", "Player ", "Player x", "Players 2", "you"] {
        assert!(!is_default_name(name), "{name}");
    }
}

#[test]
fn nobody_of_several_is_you() {
    let you = || Seat::person("You");
    named("", &[you()], &["You"]);
    named("", &[you(), none()], &["Player 1", "Player 2"]);
    named("", &[Seat::person("Ada"), you()], &["Ada", "Player 2"]);
}

#[test]
fn the_only_person_has_the_own_name() {
    let you = || Seat::person("You");
    let computer = || Seat::computer("Cora", Strength::Casual);
    named("Ada", &[none()], &["Ada"]);
    named("Ada", &[you(), computer()], &["Ada", "Cora"]);
    named("Ada", &[computer(), none()], &["Cora", "Ada"]);
    // A guest keeps another name.
    named("Ada", &[Seat::person("Ben")], &["Ben"]);
    // A computer is somebody else.
    named("Cora", &[none(), computer()], &["You", "Cora"]);
    // Whoever was "You" among several has the name, but no two have it.
    named(
        "Ada",
        &[you(), Seat::person("Player 2")],
        &["Ada", "Player 2"],
    );
    named("Ada", &[Seat::person("Ada"), you()], &["Ada", "Player 2"]);
    named("Ada", &[none(), none()], &["Player 1", "Player 2"]);
}

#[test]
fn the_last_setup_makes_nobody_of_several_you() {
    let setup = |names: &[&str]| {
        let seats = names.iter().map(|name| Seat::person(name)).collect();
        Setup::new(rules("yatzy").clone(), seats, Start::Seating, None).expect("a setup")
    };
    let mut settings = Settings::default();
    settings.remember_setup(&setup(&["You", "Player 2"]));
    let names = |settings: &Settings| settings.last_setup().expect("a setup").names();
    assert_eq!(names(&settings), ["Player 1", "Player 2"]);
    settings.learn_own_name("Ada");
    assert_eq!(names(&settings), ["Ada", "Player 2"]);
    settings.remember_setup(&setup(&["You"]));
    assert_eq!(names(&settings), ["Ada"]);
}

#[test]
fn the_own_name_is_told_once() {
    let storage = Faulty::roomy();
    let store = SaveStore::new(&storage);
    let mut settings = Settings::default();
    settings.remember_people(vec!["You".to_owned(), "Ben".to_owned()]);
    settings.learn_own_name("Player 1");
    // As long as nobody has told it, the last player is the likely one.
    assert_eq!(settings.likely_name(&[]), Some("Ben"));
    assert_eq!(settings.persons(), ["You", "Ben"]);
    settings.learn_own_name(" Ada\u{202e} ");
    settings.learn_own_name("Cleo");
    store.settings().save(&Settings::default(), &settings);
    let settings = store.settings().load();
    assert_eq!(settings.own_name.get(), Some("Ada"));
    assert_eq!(settings.known_names(), ["Ada", "Ben"]);
    assert_eq!(settings.likely_name(&["Ada".to_owned()]), Some("Ben"));
    assert_eq!(settings.persons(), ["Ada", "Ben"]);
    let long = "x".repeat(100);
    for (written, read) in [
        (long.as_str(), Some(&long[..Seat::MAX_NAME])),
        ("You", None),
    ] {
        storage.put(
            "rollkeep/settings",
            &format!(r#"{{"own_name":"{written}"}}"#),
        );
        assert_eq!(store.settings().load().own_name.get(), read);
    }
    storage.put("rollkeep/settings", r#"{"own_name":7,"sound":false}"#);
    assert!(!store.settings().load().sound);
}

#[test]
fn sentences_speak_to_the_person_with_the_own_name() {
    let own = OwnName::new("Ada");
    assert_eq!([own.spoken("Ada"), own.spoken("Ben")], ["You", "Ben"]);
    let none = OwnName::default();
    assert_eq!([none.spoken("Ada"), none.spoken("You")], ["Ada", "You"]);
}

#[test]
fn an_import_brings_the_name_and_takes_none_away() {
    let device = |name: &str| {
        let storage = Faulty::roomy();
        let mut settings = Settings::default();
        settings.learn_own_name(name);
        settings.sound = false;
        SaveStore::new(&storage)
            .settings()
            .save(&Settings::default(), &settings);
        storage
    };
    for (here, file, after) in [
        ("", "Ada", Some("Ada")),
        ("Ben", "Ada", Some("Ben")),
        ("Ben", "", Some("Ben")),
    ] {
        let storage = device(here);
        assert!(import(&storage, &export(&device(file))).settings);
        let settings = SaveStore::new(&storage).settings().load();
        assert_eq!(settings.own_name.get(), after, "{here:?} and {file:?}");
    }
}

/// Of a friend's file, "You" is the friend. Of a file of one's own, and of a device whose name is not known, it stays.
#[test]
fn you_in_a_file_of_somebody_else_is_that_person() {
    let seats = vec![Seat::person("You")];
    let alone = Setup::new(rules("yatzy").clone(), seats, Start::Seating, None);
    let game = saved(&Script::of(alone.expect("a table")), 1, 1);
    let device = |name: &str| {
        let storage = place(&[&game]);
        let mut settings = Settings::default();
        settings.learn_own_name(name);
        (SaveStore::new(&storage).settings()).save(&Settings::default(), &settings);
        storage
    };
    for (here, file, expected) in [
        ("Ben", "Ada", "Ada"),
        ("Ben", "Ben", "You"),
        ("Ben", "", "You"),
        ("", "Ada", "You"),
    ] {
        let storage = device(here);
        let store = SaveStore::new(&storage);
        let [id] = &store.games().playing()[..] else {
            panic!("one game");
        };
        store.games().delete(id);
        let file = export(&device(file));
        let names = |at: &str| {
            let games = store.games();
            let ids = games.playing();
            let loaded = ids.iter().map(|id| games.load(id).expect(at).value);
            let seats = loaded.map(|it| it.game.setup().seats()[0].name.clone());
            seats.collect::<Vec<_>>()
        };
        assert_eq!(import(&storage, &file).new, 1);
        assert_eq!(names("once"), [expected], "{here:?} and {file:?}");
        assert_eq!(import(&storage, &file).known, 1, "{here:?} and {file:?}");
        assert_eq!(names("twice"), [expected], "{here:?} and {file:?}");
    }
    // What is here already is not renamed.
    let storage = device("Ben");
    assert_eq!(import(&storage, &export(&device("Ada"))).known, 1);
}

#[test]
fn what_was_chosen_as_you_stays() {
    let star = Badge {
        sign: Sign::Star,
        colour: Colour::Teal,
    };
    let mut settings = Settings::default();
    settings.choose_badge("You", star);
    settings.note_practice("You", PracticeResults::default().and(true, 1));
    settings.note_advice("You", true);
    assert_ne!(settings.badges_of(&["Ada"]), [star]);
    assert!(!settings.wants_advice("Ada"));
    settings.learn_own_name("Ada");
    assert_eq!(settings.badges_of(&["Ada"]), [star]);
    assert_eq!(settings.practice_of("Ada").right, 1);
    assert!(settings.wants_advice("Ada") && settings.wants_advice("You"));
    settings.note_advice("Ada", false);
    assert!(!settings.wants_advice("You"));
}

/// A whole game of two; the first wins if `wins`.
fn against(names: [&str; 2], wins: bool) -> Game {
    let seats = names.iter().map(|name| Seat::person(name)).collect();
    let rules = rules("yatzy");
    let setup = Setup::new(rules.clone(), seats, Start::Seating, None).expect("a setup");
    let (first, second) = if wins {
        ("66666", "11112")
    } else {
        ("11112", "66666")
    };
    let mut script = Script::of(setup);
    for slot in rules.slots() {
        let id = rules.category(slot).id.to_string();
        script = script.turn(first, &id).turn(second, &id);
    }
    script.game
}

fn summaries(games: &[Game], own: &OwnName) -> (Faulty, Summaries) {
    let backend = Faulty::roomy();
    let store = SaveStore::new(&backend);
    for (game, number) in games.iter().zip(1..) {
        let began = 1_700_000_000_000 + number * 1000;
        let saved = SavedGame {
            game: game.clone(),
            began,
            touched: began + 1,
        };
        let id = RecordId::new(began, number as u8);
        store.games().save(&id, &saved, None).expect("new");
    }
    let mut all = Summaries::read(&&backend);
    all.call_you(own);
    all.follow(&store);
    while all.step(&store) {}
    all.keep(&&backend);
    drop(store);
    (backend, all)
}

/// The people in the statistics, with their games and wins.
fn counted(all: &Summaries) -> Vec<(PlayerKey, u32, u32)> {
    let each = Performance::all(rules("yatzy"), all.games()).into_iter();
    let mut each: Vec<_> = each.map(|it| (it.player, it.games, it.wins)).collect();
    each.sort();
    each
}

fn person(name: &str) -> PlayerKey {
    PlayerKey::Person(name.to_owned())
}

#[test]
fn statistics_count_you_and_the_own_name_as_one() {
    let games = [
        against(["You", "Ben"], false),
        against(["Ada", "Ben"], true),
    ];
    let (backend, mut all) = summaries(&games, &OwnName::default());
    let stored = backend.all();
    assert_eq!(
        counted(&all),
        [
            (person("Ada"), 1, 1),
            (person("Ben"), 2, 1),
            (person("You"), 1, 0)
        ]
    );
    all.call_you(&OwnName::new("Ada"));
    let as_one = [(person("Ada"), 2, 1), (person("Ben"), 2, 1)];
    assert_eq!(counted(&all), as_one);
    let both = HeadToHead::of(
        &person("Ada"),
        &person("Ben"),
        rules("yatzy"),
        all.games().map(|it| it.1),
    );
    assert_eq!((both.games, both.ahead, both.behind), (2, 1, 1));
    let ids: Vec<RecordId> = all.games().map(|(id, _)| id.clone()).collect();
    let best = all.personal_bests(&ids[1]);
    assert_eq!(
        best.iter().map(|it| (it.name.as_str(), it.before)).next(),
        Some(("Ada", games[0].cards()[0].totals(rules("yatzy")).grand()))
    );
    let hers = Filter {
        person: Some("Ada".to_owned()),
        ..Filter::default()
    };
    assert!(all.games().all(|(_, game)| hers.fits(game)));
    let skills = Skill::all(rules("yatzy"), &all, &Judgements::default());
    let ada = skills
        .iter()
        .find(|it| it.name == "Ada")
        .expect("she played");
    assert_eq!((skills.len(), ada.unjudged), (2, 2));
    // What is stored has the names of the saves, so that another name can be told.
    let (again, known) = summaries(&games, &OwnName::new("Ada"));
    assert_eq!(counted(&known), as_one);
    assert_eq!(again.all(), stored);
    let mut read = Summaries::read(&&again);
    read.call_you(&OwnName::new("Cleo"));
    assert_eq!(
        counted(&read),
        [
            (person("Ada"), 1, 1),
            (person("Ben"), 2, 1),
            (person("Cleo"), 1, 0)
        ]
    );
}

#[test]
fn you_beside_the_own_name_is_somebody_else() {
    let (_, all) = summaries(&[against(["You", "Ada"], true)], &OwnName::new("Ada"));
    assert_eq!(
        counted(&all),
        [(person("Ada"), 1, 0), (person("You"), 1, 1)]
    );
}

#[test]
fn bests_have_the_own_name() {
    let game = Plan::whole(rules("yatzy"), 1, 3).play();
    let game = game.with_names(&["You".to_owned()]).expect("a name");
    let (_, all) = summaries(&[game], &OwnName::new("Ada"));
    assert_eq!(all.bests().0[0].name, "Ada");
}

#[test]
fn wins_as_you_count_in_the_tally() {
    let now = against(["Ada", "Ben"], true);
    let mut tally = Tally::new(now.setup(), &OwnName::new("Ada"));
    for game in [
        &now,
        &against(["You", "Ben"], true),
        &against(["Cleo", "Ben"], true),
    ] {
        tally.count(game);
    }
    assert_eq!(tally.wins(), [("Ada", 2), ("Ben", 0)]);
}

#[test]
fn real_dice_count_you_and_the_own_name_as_one() {
    let yatzy = rules("yatzy");
    let card = |name: &str| {
        let names = [name.to_owned()];
        let card = RealGame::new(yatzy.clone(), &names, 1).expect("a card");
        yatzy.slots().fold(card, |card, slot| {
            card.with(Entry::Score(0, slot, 0), 2).expect("an entry")
        })
    };
    let games = [card("You"), card("Ada")];
    let all = RealPlayer::all(yatzy, &OwnName::new("Ada"), &games);
    assert_eq!(
        (all.len(), all[0].name.as_str(), all[0].games),
        (1, "Ada", 2)
    );
    assert_eq!(RealPlayer::all(yatzy, &OwnName::default(), &games).len(), 2);
}
