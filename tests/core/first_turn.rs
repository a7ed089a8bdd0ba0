//! The remembered setup, and the lessons of a first turn.

use rollkeep_rules::dice::{Dice, Face, Keep};

use rollkeep_app::storage::{LastSetup, SaveStore, Settings};
use rollkeep_rules::game::{
    Event, Game, Lesson, Millis, Seat, Setup, Start, Strength, lessons_done, next_lesson,
};
use rollkeep_rules::{Slot, catalogue};
use rollkeep_words::{first_turn, home, play};

use super::faulty::Faulty;

const ALL: [Lesson; 3] = [Lesson::Keep, Lesson::Roll, Lesson::Score];

fn setup(rules: &str, seats: Vec<Seat>, start: Start, clock: Option<Millis>) -> Setup {
    let rules = catalogue::find(rules).expect("rules");
    Setup::new(rules, seats, start, clock).expect("a setup")
}

fn seats() -> Vec<Seat> {
    vec![
        Seat::computer("Rival", Strength::Rival),
        Seat::person("Zoë"),
        Seat::computer("Casual", Strength::Casual),
    ]
}

#[test]
fn sentences_speak_to_you() {
    assert_eq!(play::turn_of("You"), "Your turn");
    assert_eq!(play::turn_of("Ada"), "Ada’s turn");
    assert_eq!(play::pass_to("You"), "Your turn");
    assert_eq!(play::ready("You"), "I’m ready");
    assert_eq!(play::undo_of("You"), "Undo your score");
    assert_eq!(play::time_up("You"), "Your time is up.");
    assert_eq!(play::start_roll("You"), "You roll to see who starts");
    assert_eq!(play::start_roll("Ada"), "Ada rolls to see who starts");
}

#[test]
fn the_last_setup_comes_back_as_it_was() {
    let storage = Faulty::roomy();
    let store = SaveStore::new(&storage);
    let clock = Some(Millis::minutes(10));
    let all = setup("yatzy", seats(), Start::Roll, clock);
    let mut settings = Settings::default();
    settings.remember_setup(&all);
    store.settings().save(&Settings::default(), &settings);
    let last = store.settings().load().last;
    assert_eq!(last.and_then(|last| last.setup()), Some(all.clone()));
    assert_eq!(
        home::setup(&all),
        "Rival (computer), Zoë and Casual (computer)\u{a0}·\u{a0}Yatzy\u{a0}·\u{a0}10 min each"
    );
}

/// A button has room for some names only.
#[test]
fn long_names_of_a_setup_are_counted() {
    let six = |name: &str| -> String {
        let seats = (1..=6).map(|number| Seat::person(&format!("{name} {number}")));
        home::setup(&setup("yatzy", seats.collect(), Start::Seating, None))
    };
    let dot = "\u{a0}·\u{a0}";
    assert_eq!(
        six("Eva"),
        format!("Eva 1, Eva 2, Eva 3, Eva 4, Eva 5 and Eva 6{dot}Yatzy")
    );
    assert_eq!(
        six("Annabelle-Sophie"),
        format!("Annabelle-Sophie 1 and 5 others{dot}Yatzy")
    );
}

#[test]
fn an_impossible_setup_leaves_the_other_settings() {
    let storage = Faulty::roomy();
    let store = SaveStore::new(&storage);
    let seat = r#"{"name":"Ada"}"#;
    let many = [seat; 40].join(",");
    for last in [
        format!(r#"{{"rules":"whist","seats":[{seat}]}}"#),
        format!(r#"{{"rules":"yatzy","seats":[{many}]}}"#),
        format!(r#"{{"rules":"yatzy","seats":[{seat},{seat}]}}"#),
        format!(r#"{{"rules":"yatzy","seats":[{seat}],"start":"first"}}"#),
        format!(r#"{{"rules":"yatzy","seats":[{seat}],"clock_ms":0}}"#),
        r#"{"rules":"yatzy","seats":[{"name":"Ada","kind":{"computer":"wise"}}]}"#.to_owned(),
        "[1]".to_owned(),
    ] {
        let text = format!(r#"{{"people":["Ben"],"last":{last},"learned":["keep","keep"]}}"#);
        storage.put("rollkeep/settings", &text);
        let settings = store.settings().load();
        assert_eq!(settings.last, None, "{last}");
        assert_eq!(settings.people, ["Ben"]);
        assert_eq!(settings.learned, [Lesson::Keep]);
    }
    let text = r#"{"people":["Ben"],"learned":["keep","fly"]}"#;
    storage.put("rollkeep/settings", text);
    assert_eq!(store.settings().load().learned, []);
    assert_eq!(store.settings().load().people, ["Ben"]);
}

#[test]
fn lessons_are_shared_by_tabs() {
    let storage = Faulty::roomy();
    let store = SaveStore::new(&storage);
    let before = Settings::default();
    let learned = |learned: &[Lesson]| Settings {
        learned: learned.to_vec(),
        ..Settings::default()
    };
    store.settings().save(&before, &learned(&[Lesson::Keep]));
    let all = store.settings().save(&before, &learned(&[Lesson::Score]));
    assert_eq!(all.learned, [Lesson::Score, Lesson::Keep]);
}

/// The next lesson for a player who has kept these dice and has learned these lessons.
fn taught(game: &Game, kept: &[usize], learned: &[Lesson]) -> Option<Lesson> {
    let keep = kept.iter().fold(Keep::NONE, |keep, &die| keep.toggled(die));
    next_lesson(game, keep, learned)
}

fn roll(game: &Game) -> Game {
    let dice = Dice::new(&[Face::Five; 5]).expect("five dice");
    let rolled = game.then(Event::Rolled {
        kept: Keep::NONE,
        rolled: dice,
    });
    rolled.expect("a roll")
}

#[test]
fn each_lesson_comes_at_its_moment_and_once() {
    let alone = vec![Seat::person("You")];
    let game = Game::new(setup("yahtzee-official", alone, Start::Seating, None));
    // Before the first roll the button is enough.
    assert_eq!(taught(&game, &[], &[]), None);
    assert_eq!(lessons_done(&game, Keep::NONE), []);
    let first = roll(&game);
    assert_eq!(taught(&first, &[], &[]), Some(Lesson::Keep));
    assert_eq!(taught(&first, &[2], &[]), Some(Lesson::Roll));
    assert_eq!(taught(&first, &[0, 1, 2, 3, 4], &[]), Some(Lesson::Score));
    assert_eq!(lessons_done(&first, Keep::NONE.toggled(2)), [Lesson::Keep]);
    assert_eq!(taught(&first, &[], &[Lesson::Keep]), Some(Lesson::Roll));
    let known = [Lesson::Keep, Lesson::Roll];
    assert_eq!(taught(&first, &[], &known), None);
    let second = roll(&first);
    assert_eq!(lessons_done(&second, Keep::NONE), [Lesson::Roll]);
    assert_eq!(taught(&second, &[], &known), Some(Lesson::Score));
    let third = roll(&second);
    assert_eq!(taught(&third, &[], &[]), Some(Lesson::Score));
    let scored = third.then(Event::Scored(Slot(4))).expect("a score");
    assert_eq!(lessons_done(&scored, Keep::NONE), [Lesson::Score]);
    for game in [&first, &second, &third, &scored] {
        assert_eq!(taught(game, &[], &ALL), None);
    }
}

#[test]
fn turns_of_computers_show_no_lesson() {
    let seats = vec![
        Seat::computer("Casual", Strength::Casual),
        Seat::person("You"),
    ];
    let game = Game::new(setup("yahtzee-official", seats, Start::Seating, None));
    let second = roll(&roll(&game));
    assert_eq!(lessons_done(&second, Keep::NONE.toggled(1)), []);
    let scored = second.then(Event::Scored(Slot(4))).expect("a score");
    assert_eq!(lessons_done(&scored, Keep::NONE), []);
}

#[test]
fn the_help_is_five_sentences() {
    for rules in catalogue::all() {
        let mut help = first_turn::how_to_play(rules);
        if rules.saved_rolls {
            let saves = help.remove(1);
            assert!(saves.starts_with("Unused rolls are saved"), "{saves}");
        }
        assert_eq!(help.len(), 5);
        for sentence in &help {
            assert!(sentence.ends_with('.') && sentence.len() < 80, "{sentence}");
        }
        let boxes = rules.categories.len().to_string();
        assert!(help.iter().any(|it| it.contains(&boxes)), "{help:?}");
    }
}

#[test]
fn a_setup_is_kept_whatever_it_is() {
    for rules in catalogue::all() {
        let seats = (0..rules.max_seats).map(|it| Seat::person(&format!("Player {it}")));
        let all = setup(&rules.id, seats.collect(), Start::Seating, None);
        assert_eq!(LastSetup::of(&all).setup(), Some(all));
    }
}
