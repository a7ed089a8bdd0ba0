//! Dice that several people share who play apart: they never change, are fair, and a game has no others.

use proptest::prelude::*;
use rollkeep_rules::catalogue;
use rollkeep_rules::dice::{Face, Keep, Seed};
use rollkeep_rules::game::{
    Action, Day, Event, Game, Month, NoDay, Phase, Refused, Setup, SetupError, SharedDice, Start,
};
use rollkeep_words::refusals;

use super::dice::{LIMIT_OF_6, LIMIT_OF_36, chi_square, rolled};
use super::games::cases;
use super::script::{Given, dice, rules, slot};

pub fn day(text: &str) -> Day {
    text.parse().expect("a day")
}

/// A single player's game with such dice.
#[track_caller]
pub fn alone(id: &str, name: &str, dice: SharedDice) -> Game {
    let rules = rules(id).clone();
    Game::new(Setup::alone(rules, name, dice).expect("a name"))
}

/// No dice: the rolls follow from the seed.
pub fn no_dice() -> Given {
    Given(Vec::new().into_iter())
}

/// The game after these actions, all of which are legal.
#[track_caller]
pub fn played(game: &Game, actions: &[Action]) -> Game {
    actions.iter().fold(game.clone(), |game, &action| {
        game.apply(action, &mut no_dice()).expect("possible").0
    })
}

/// Computed by another program after `docs/DICE.md`.
#[test]
fn dice_of_a_seed_never_change() {
    let table = [
        (0, 0, ["313264", "333465", "326646"]),
        (0, 12, ["416312", "653113", "325461"]),
        (7, 0, ["124343", "424112", "243136"]),
        (7, 12, ["366515", "411225", "642116"]),
        (2026, 0, ["224663", "156154", "321336"]),
        (2026, 12, ["156314", "433125", "334445"]),
        (u32::MAX, 0, ["122656", "263666", "434121"]),
        (u32::MAX, 12, ["445512", "441624", "456113"]),
    ];
    for (seed, turn, rolls) in table {
        for (roll, faces) in rolls.into_iter().enumerate() {
            let found = Seed(seed).roll(turn, roll, 6);
            assert_eq!(found, dice(faces), "{seed} {turn} {roll}");
        }
    }
    // The first two bytes are rejected.
    for (seed, face) in [(4583, Face::One), (11_835, Face::One), (13_355, Face::Five)] {
        assert_eq!(Seed(seed).face(0, 0, 0), face);
    }
}

#[test]
fn fewer_dice_are_the_first_of_more() {
    assert_eq!(Seed(7).roll(0, 1, 2), dice("42"));
    assert_eq!(Seed(7).roll(0, 1, 0), dice(""));
    assert_eq!(Seed(7).roll(0, 1, 99), Seed(7).roll(0, 1, 6));
}

#[test]
fn seeds_of_days_never_change() {
    let table = [
        ("1970-01-01", "yatzy", 897_326_898),
        ("2026-11-22", "yahtzee-official", 3_067_805_073),
        ("2026-11-22", "yahtzie", 1_926_498_985),
        ("9999-12-31", "yahtzee-basic", 3_398_817_147),
    ];
    for (text, id, seed) in table {
        let dice = SharedDice::Daily(day(text));
        assert_eq!(dice.seed(id), Seed(seed), "{text} {id}");
        assert_eq!(alone(id, "Ann", dice).setup().seed(), Some(Seed(seed)));
    }
    let dice = SharedDice::Challenge(Seed(7));
    assert_eq!(dice.seed("yatzy"), Seed(7));
}

/// From seed to seed, turn to turn, roll to roll and die to die, all faces and all pairs of faces are equally frequent.
#[test]
fn seeded_dice_are_fair() {
    let far = |number: usize| number as u32 * 7919;
    type Source = fn(usize) -> [usize; 4];
    let sources: [(&str, Source); 5] = [
        ("seeds", |n| [n, 0, 0, 0]),
        ("turns", |n| [n / 13, n % 13, 0, 0]),
        ("rolls", |n| [n / 3, 0, n % 3, 0]),
        ("places", |n| [n / 5, 0, 0, n % 5]),
        ("games", |n| [n / 195, n / 15 % 13, n / 5 % 3, n % 5]),
    ];
    for (what, source) in sources {
        let mut number = 0;
        let (ones, pairs) = rolled(100_000, || {
            let [seed, turn, roll, place] = source(number);
            number += 1;
            Seed(far(seed)).face(turn, roll, place)
        });
        assert!(chi_square(&ones) < LIMIT_OF_6, "{what}: {ones:?}");
        assert!(chi_square(&pairs) < LIMIT_OF_36, "{what}: {pairs:?}");
    }
}

#[test]
fn seeds_differ() {
    let seeds: Vec<_> = (0..20).map(|_| Seed::from_system()).collect();
    assert!(seeds.iter().all(Result::is_ok));
    assert!(seeds[1..].iter().any(|seed| *seed != seeds[0]));
}

#[test]
fn same_keeps_give_the_same_dice() {
    let game = alone("yahtzee-official", "Ann", SharedDice::Challenge(Seed(7)));
    // 1 2 4 3 4: either of the fours may be kept.
    let first = played(&game, &[Action::Roll(Keep::NONE)]);
    let shows = |game: &Game| match game.phase() {
        Phase::Turn(turn) => turn.hand.expect("dice").dice,
        other => panic!("{other:?}"),
    };
    assert_eq!(shows(&first), dice("12434"));
    let one = played(&first, &[Action::Roll(Keep::from_bits(0b00100))]);
    let other = played(&first, &[Action::Roll(Keep::from_bits(0b10000))]);
    assert_eq!(shows(&one), dice("42441"));
    assert_eq!(shows(&other), dice("42414"));
    assert_eq!(shows(&one).counts(), shows(&other).counts());
}

#[test]
fn the_dice_follow_the_seed_also_after_an_undo() {
    let game = alone("yatzy", "Ann", SharedDice::Challenge(Seed(7)));
    let chance = slot(rules("yatzy"), "chance");
    let roll = Action::Roll(Keep::NONE);
    let scored = played(&game, &[roll, Action::Score(chance)]);
    let second = played(&scored, &[roll]);
    assert_ne!(second.log().last(), scored.log().first());
    // The second roll of the first turn is the same as without the score.
    let mended = played(&scored, &[Action::Undo, roll]);
    let straight = played(&game, &[roll, roll]);
    assert_eq!(mended.log().last(), straight.log().last());
    assert_eq!(mended.phase(), straight.phase());
}

#[test]
fn other_dice_are_refused() {
    let game = alone("yatzy", "Ann", SharedDice::Challenge(Seed(7)));
    let rolled = |faces: &str| Event::Rolled {
        kept: Keep::NONE,
        rolled: dice(faces),
    };
    assert_eq!(game.then(rolled("66666")), Err(Refused::OtherDice));
    assert_eq!(game.then(rolled("1243")), Err(Refused::WrongDice));
    assert!(game.then(rolled("12434")).is_ok());
    let events = [rolled("12434"), rolled("66666")];
    let error = Game::replay(game.setup().clone(), events).expect_err("other dice");
    assert_eq!((error.at, error.why), (1, Refused::OtherDice));
    assert_eq!(error.good.log(), &events[..1]);
    let words = refusals::refused(rules("yatzy"), Refused::OtherDice);
    assert!(words.contains("same dice"), "{words}");
}

/// The rules for two players, too: the other one plays elsewhere.
#[test]
fn every_rule_set_is_played_alone() {
    for rules in catalogue::all() {
        let setup = Setup::alone(
            rules.clone(),
            " Ann\u{200b} ",
            SharedDice::Daily(day("2026-11-22")),
        );
        let setup = setup.expect("a name");
        assert_eq!(setup.seats().len(), 1);
        assert_eq!(setup.seats()[0].name, "Ann");
        assert_eq!((setup.start(), setup.clock()), (Start::Seating, None));
        let again = setup.rematch();
        assert_eq!(again.is_some(), rules.min_seats == 1, "{}", rules.id);
        assert!(again.is_none_or(|again| again.seed().is_none()));
    }
}

#[test]
fn nobody_plays_without_a_name() {
    let alone = |name: &str| {
        let rules = rules("yatzy").clone();
        Setup::alone(rules, name, SharedDice::Challenge(Seed(1)))
    };
    assert_eq!(alone(" \u{200b}"), Err(SetupError::NoName(0)));
    assert_eq!(alone(&"x".repeat(21)), Err(SetupError::LongName(0)));
}

#[test]
fn days_are_dates() {
    let table = [
        ("1970-01-01", 0, 4),
        ("1972-02-29", 789, 2),
        ("2000-02-29", 11_016, 2),
        ("2026-11-22", 20_779, 7),
        ("9999-12-31", 2_932_896, 5),
    ];
    for (text, number, weekday) in table {
        let day = day(text);
        assert_eq!((day.number(), day.weekday()), (number, weekday), "{text}");
        assert_eq!(Day::from_number(number), Some(day));
        assert_eq!(day.to_string(), text);
    }
    assert_eq!(
        [Day::FIRST, Day::LAST],
        [day("1970-01-01"), day("9999-12-31")]
    );
    assert_eq!(Day::from_number(2_932_897), None);
    assert_eq!((Day::FIRST.before(), Day::LAST.after()), (None, None));
    let none = [
        "",
        "2026",
        "2026-11",
        "2026-11-31",
        "2026-02-29",
        "1900-01-01",
        "1969-12-31",
        "10000-01-01",
        "2026-13-01",
        "2026-00-01",
        "2026-01-00",
        "2026-1-1",
        "+2026-01-01",
        "2026-01-01-01",
        " 2026-01-01",
        "2026-01-01 ",
        "0x7ea-01-01",
    ];
    for text in none {
        assert_eq!(text.parse::<Day>(), Err(NoDay), "{text}");
    }
}

#[test]
fn the_date_depends_on_the_place() {
    // 2026-11-22, 11:30 UTC.
    let time = u64::from(day("2026-11-22").number()) * 86_400_000 + 11 * 3_600_000 + 1_800_000;
    let table = [
        (0, "2026-11-22"),
        (12 * 60, "2026-11-22"),
        (13 * 60, "2026-11-23"),
        (14 * 60, "2026-11-23"),
        (-11 * 60, "2026-11-22"),
        (-12 * 60, "2026-11-21"),
        (12 * 60 + 30, "2026-11-23"),
        (12 * 60 + 29, "2026-11-22"),
    ];
    for (ahead, expected) in table {
        assert_eq!(Day::at(time, ahead), day(expected), "{ahead}");
    }
    assert_eq!(Day::at(0, -720), Day::FIRST);
    assert_eq!(Day::at(u64::MAX, i32::MAX), Day::LAST);
}

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn days_follow_each_other(number in 0..2_932_896u32) {
        let day = Day::from_number(number).expect("a day");
        let next = day.after().expect("another");
        prop_assert_eq!(next.before(), Some(day));
        prop_assert_eq!(day.weekday() % 7 + 1, next.weekday());
        let (year, month, number) = day.date();
        prop_assert_eq!(Day::new(year, month, number), Some(day));
        let month = day.month();
        prop_assert_eq!(Some(month), Month::new(year, month.number()));
        let days: Vec<Day> = month.days().collect();
        prop_assert_eq!(days[usize::from(number) - 1], day);
        // Of every month, because few days are the last of a year.
        let after = days.last().and_then(|last| last.after()).map(Day::month);
        prop_assert_eq!(month.after(), after);
        let before = days.first().and_then(|first| first.before()).map(Day::month);
        prop_assert_eq!(month.before(), before);
        let text = serde_json::to_string(&day).expect("a text");
        prop_assert_eq!(serde_json::from_str::<Day>(&text).ok(), Some(day));
    }

    #[test]
    fn any_text_is_read_as_a_day(text in "[-0-9+]{0,12}|\\PC{0,12}") {
        if let Ok(day) = text.parse::<Day>() {
            prop_assert_eq!(day.to_string(), text);
        }
    }
}
