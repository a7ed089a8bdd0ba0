//! The game of the day: its day, its streak and its sentences.

use rollkeep_app::daily::{
    DayState, Mark, Open, begin, first_open, game_of_day, marks, may_begin, month,
    rules_played_last, streak,
};
use rollkeep_app::storage::{
    Backend, Loaded, Memory, PerfectTotals, RecordId, SaveStore, SavedGame, SharedDiceGame,
};
use rollkeep_app::worker::{CoachAnswer, CoachReply, CoachRequest, CoachWorker};
use rollkeep_rules::catalogue;
use rollkeep_rules::game::{Day, Game, Month, Phase, SharedDice, Strength};
use rollkeep_solver::bots::{StrengthExt, perfect_game, play_alone};
use rollkeep_solver::coach::Review;
use rollkeep_words::{calendar, daily};

use super::faulty::Faulty;
use super::script::{Script, rules};
use super::seeded::{alone, day};
use super::solver::policies::{quick, soon_solved};

const HOUR: u64 = 3_600_000;

/// A time in UTC: the hour of a day of November 2026.
fn at(date: u8, hour: u64) -> u64 {
    u64::from(november(date).number()) * 24 * HOUR + hour * HOUR
}

fn november(date: u8) -> Day {
    Day::new(2026, 11, date).expect("a day")
}

/// A game of a day of November that began on that day.
fn game(date: u8, over: bool) -> SharedDiceGame {
    SharedDiceGame {
        id: RecordId::new(at(date, 12), 0),
        rules: rules("yatzy").clone(),
        dice: SharedDice::Daily(november(date)),
        began: at(date, 12),
        touched: at(date, 13),
        over,
    }
}

/// Days of November: a plain number is finished, a negative one is in play.
fn games(days: &[i8]) -> Vec<SharedDiceGame> {
    days.iter()
        .map(|&date| game(date.unsigned_abs(), date > 0))
        .collect()
}

#[test]
fn a_day_lasts_until_it_has_ended_everywhere() {
    // The 21st ends at UTC−12 when it is noon on the 22nd at UTC.
    assert_eq!(first_open(at(22, 12) - 1), november(21));
    assert_eq!(first_open(at(22, 12)), november(22));
    let table = [
        // Somebody at UTC, a minute to midnight and a minute after.
        (21, 21, at(22, 0) - 60_000, true),
        (21, 22, at(22, 0) + 60_000, true),
        (22, 22, at(22, 0) + 60_000, true),
        (23, 22, at(22, 23), false),
        (21, 22, at(22, 12) - 1, true),
        (21, 22, at(22, 12), false),
        // At UTC+14 it is already tomorrow while the 21st still lasts two hours at UTC−12.
        (21, 23, at(22, 10), true),
        (23, 23, at(22, 10), true),
        (20, 23, at(22, 10), false),
        // At UTC−12 the day ends last.
        (21, 21, at(22, 12) - 1, true),
        (20, 21, at(22, 11), false),
    ];
    for (of, today, time, expected) in table {
        let may = may_begin(november(of), november(today), time);
        assert_eq!(may, expected, "{of} on {today}");
    }
}

#[test]
fn dice_of_a_day_are_open_while_it_is_its_date_somewhere() {
    let table = [
        (20, at(22, 0), Open::Past),
        (21, at(22, 12) - 1, Open::Now),
        (21, at(22, 12), Open::Past),
        (22, at(21, 10) - 1, Open::Later),
        (22, at(21, 10), Open::Now),
    ];
    for (of, time, expected) in table {
        let dice = SharedDice::Daily(november(of));
        assert_eq!(Open::at(dice, time), expected, "{of} at {time}");
    }
    let challenge = SharedDice::Challenge(rollkeep_rules::dice::Seed(1));
    assert_eq!(Open::at(challenge, at(22, 12)), Open::Now);
}

#[test]
fn a_streak_counts_days_in_a_row() {
    let table: [(&[i8], u64, usize); 20] = [
        (&[], at(22, 18), 0),
        (&[22], at(22, 18), 1),
        (&[20, 21, 22], at(22, 18), 3),
        // The game of today is not played yet.
        (&[20, 21], at(22, 18), 2),
        // A gap.
        (&[18, 19, 21, 22], at(22, 18), 2),
        (&[19, 20, 22], at(22, 18), 1),
        // The player missed midnight, and it is still the 21st somewhere.
        (&[19, 20], at(22, 11), 2),
        (&[19, 20, 21], at(22, 11), 3),
        (&[19, 20, 22], at(22, 11), 3),
        (&[19, 20], at(22, 12), 0),
        (&[19, 20, 22], at(22, 12), 1),
        // A game in play can still be finished, and counts only then.
        (&[19, 20, -21, 22], at(22, 18), 3),
        (&[19, 20, -21], at(23, 11), 2),
        (&[19, 20, -21], at(23, 12), 0),
        (&[19, -20, -21, 22], at(29, 18), 0),
        (&[19, -20, -21, 22], at(22, 18), 2),
        // It ended days later, and counts for its own day.
        (&[19, 20, 21, 22], at(22, 18), 4),
        // A traveller: the 23rd was played at UTC+14, and now it is the 22nd again.
        (&[21, 22, 23], at(22, 12), 3),
        (&[21, 23], at(22, 12), 2),
        (&[20, 21, 23], at(22, 9), 2),
    ];
    for (days, time, expected) in table {
        let found = streak(&games(days), rules("yatzy"), time);
        assert_eq!(found, expected, "{days:?} at hour {}", time / HOUR % 24);
    }
    assert_eq!(streak(&games(&[22]), rules("yahtzie"), at(22, 18)), 0);
    // A wrong clock does no harm.
    assert_eq!(streak(&games(&[22]), rules("yatzy"), 0), 0);
    assert_eq!(streak(&games(&[22]), rules("yatzy"), u64::MAX), 0);
}

/// No time zone makes the streak shorter: it counts days of UTC.
#[test]
fn one_game_a_day_is_a_streak_in_every_time_zone() {
    for minutes_ahead in (-12 * 60..=14 * 60).step_by(45) {
        let mut played = Vec::new();
        for day in 0..20 {
            // At four in the morning, or at a quarter to midnight.
            let hour = if day % 3 == 0 { 23 * 60 + 45 } else { 4 * 60 };
            let minutes = i64::from(november(1).number() + day) * 24 * 60 + hour;
            let time = (minutes - i64::from(minutes_ahead)) as u64 * 60_000;
            let today = Day::at(time, minutes_ahead);
            assert!(may_begin(today, today, time));
            let mut next = game(1, true);
            next.dice = SharedDice::Daily(today);
            played.push(next);
            assert_eq!(
                streak(&played, rules("yatzy"), time),
                played.len(),
                "{minutes_ahead}"
            );
        }
    }
}

#[test]
fn the_game_of_a_day_is_the_first_one_finished() {
    let mut all = games(&[-20, 21, 22]);
    all[0].began += 5;
    let second = SharedDiceGame {
        id: RecordId::new(9, 9),
        began: 9,
        ..game(20, false)
    };
    let third = SharedDiceGame {
        id: RecordId::new(10, 9),
        began: at(23, 1),
        ..game(21, true)
    };
    let fourth = SharedDiceGame {
        began: 1,
        ..game(21, false)
    };
    let challenge = SharedDiceGame {
        dice: SharedDice::Challenge(rollkeep_rules::dice::Seed(1)),
        ..game(25, true)
    };
    all.extend([second.clone(), third, fourth, challenge]);
    assert_eq!(
        game_of_day(&all, rules("yatzy"), november(20)),
        Some(&second)
    );
    assert_eq!(
        game_of_day(&all, rules("yatzy"), november(21)),
        Some(&all[1])
    );
    assert_eq!(game_of_day(&all, rules("yatzy"), november(25)), None);
    assert_eq!(game_of_day(&all, rules("yahtzie"), november(21)), None);
    let found = month(&all, rules("yatzy"), Month::new(2026, 11).expect("a month"));
    assert_eq!(found.len(), 30);
    assert_eq!(found[18], (november(19), DayState::None));
    assert_eq!(found[19], (november(20), DayState::InPlay(second.id)));
    assert_eq!(
        found[20],
        (november(21), DayState::Finished(all[1].id.clone()))
    );
    assert_eq!(found[21].1, DayState::Finished(all[2].id.clone()));
}

fn daily_game(id: &str) -> Game {
    alone(id, "Ann", SharedDice::Daily(day("2026-11-22")))
}

fn total(game: &Game) -> u16 {
    game.cards()[0].totals(game.rules()).grand()
}

#[test]
fn perfect_plays_every_days_dice() {
    for rules in soon_solved() {
        let (policy, game) = (quick(&rules.id), daily_game(&rules.id));
        let perfect = perfect_game(game.setup(), policy).expect("the same rules");
        assert!(matches!(perfect.phase(), Phase::Over(_)), "{}", rules.id);
        assert_eq!(perfect.setup(), game.setup());
        let review = Review::new(&perfect, policy).expect("the same rules");
        assert!(
            review.verdicts.iter().all(|it| it.is_best()),
            "{}",
            rules.id
        );
        let again = perfect_game(game.setup(), policy);
        assert_eq!(again, Some(perfect));
        assert_eq!(
            perfect_game(daily_game("yatzy").setup(), policy).is_some(),
            rules.id == "yatzy"
        );
    }
    // There is no perfect game for dice that nobody shares.
    let fair = Script::new("yatzy", 1).game;
    assert_eq!(perfect_game(fair.setup(), quick("yatzy")), None);
}

#[test]
fn the_service_plays_as_perfect() {
    let saved = SavedGame {
        game: super::seeded_saves::quick(&daily_game("yahtzie"), 3),
        began: 5,
        touched: 6,
    };
    let mut found = None;
    let question = CoachRequest::Perfect(saved.to_json());
    CoachWorker::default().handle(3, &question, &mut |reply| {
        if let CoachReply::Answer(3, answer) = reply {
            found = Some(answer);
        }
    });
    let Some(CoachAnswer::Perfect(text)) = found else {
        panic!("{found:?}");
    };
    let Loaded::Whole(perfect) = Loaded::from_json(&text) else {
        panic!("{text}");
    };
    let expected = perfect_game(saved.game.setup(), quick("yahtzie"));
    assert_eq!(Some(perfect.game), expected);
}

#[test]
fn each_turn_has_a_mark() {
    let table = [
        (0, Mark::Best),
        (49_999, Mark::Best),
        (50_000, Mark::Little),
        (1_999_999, Mark::Little),
        (2_000_000, Mark::Much),
        (-3, Mark::Best),
    ];
    for (cost, expected) in table {
        assert_eq!(Mark::of(cost), expected, "{cost}");
    }
    let policy = quick("yahtzie");
    let perfect = perfect_game(daily_game("yahtzie").setup(), policy).expect("a game");
    let novice = play_alone(
        daily_game("yahtzie"),
        Strength::Novice.player(policy).as_mut(),
    );
    let novice = novice.expect("legal");
    let boxes = rules("yahtzie").categories.len();
    let marks_of = |game: &Game| marks(game, &Review::new(game, policy).expect("the same rules"));
    assert_eq!(marks_of(&perfect), vec![Mark::Best; boxes]);
    let worse = marks_of(&novice);
    assert_eq!(worse.len(), boxes);
    assert!(worse.contains(&Mark::Much), "{worse:?}");
    // The cost of a turn is the cost of its own decisions.
    let one = super::seeded_saves::quick(&daily_game("yahtzie"), 2);
    let review = Review::new(&one, policy).expect("the same rules");
    let costs: Vec<_> = review
        .verdicts
        .iter()
        .map(|it| Mark::of(it.cost()))
        .collect();
    assert_eq!(marks_of(&one), costs);
    assert!(total(&perfect) > 0);
}

#[test]
fn shared_results_hide_the_dice() {
    use Mark::{Best, Little, Much};
    let marks = [Best, Best, Little, Much];
    let text = daily::to_share(
        rules("yahtzee-official"),
        november(22),
        231,
        Some(254),
        &marks,
        5,
        "https://a.site/#/daily",
    );
    let expected = "Rollkeep · Yahtzee, official · 22 November 2026\n\
                    231 points · Perfect: 254\n\
                    ●●◐○\n\
                    5 days in a row\n\
                    https://a.site/#/daily";
    assert_eq!(text, expected);
    let text = daily::to_share(rules("yatzy"), november(1), 9, None, &[], 1, "./");
    assert_eq!(text, "Rollkeep · Yatzy · 1 November 2026\n9 points\n./");
    // Whoever has beaten perfect play says so first; a tie is no win.
    let result = |total, perfect| {
        let text = daily::to_share(
            rules("yatzy"),
            november(1),
            total,
            Some(perfect),
            &[],
            1,
            "./",
        );
        text.lines().nth(1).map(str::to_owned)
    };
    let beaten = result(206, 196);
    assert_eq!(beaten.as_deref(), Some("★ I beat Perfect, 206 to 196"));
    let tie = result(196, 196);
    assert_eq!(tie.as_deref(), Some("196 points · Perfect: 196"));
    assert_eq!(
        [(206, 196), (196, 196), (180, 196)].map(|(it, other)| daily::against_perfect(it, other)),
        [
            "★ You beat Perfect, 206 to 196",
            "Perfect: 196",
            "Perfect: 196"
        ]
    );
    for mark in [Best, Little, Much] {
        assert!(daily::legend().contains(daily::mark(mark)));
        assert!(!daily::mark_aloud(mark).is_empty());
    }
    let monday = Day::new(2027, 1, 4).expect("a day");
    assert_eq!(calendar::month(monday.month()), "January 2027");
    assert_eq!(
        calendar::around_number(monday),
        (String::new(), " January".to_owned())
    );
    let (weekday, name, short) = calendar::week().next().expect("seven days");
    assert_eq!(
        (weekday, &*name, &*short),
        (monday.weekday(), "Monday", "Mon")
    );
    assert_eq!(calendar::week().map(|it| it.0).sum::<u8>(), 28);
}

fn names_of(games: &[SharedDiceGame]) -> Vec<RecordId> {
    games.iter().map(|it| it.id.clone()).collect()
}

#[test]
fn a_day_is_begun_once() {
    let store = SaveStore::new(Memory::default());
    let games = store.games();
    let first = daily_game("yatzy");
    let id = begin(&games, first.setup(), 5).expect("a day");
    // A second try opens the first game, also if it has gone on or has ended.
    for turns in [0, 3, 15] {
        if turns > 0 {
            let there = games.load(&id).expect("it is saved");
            let saved = SavedGame {
                game: super::seeded_saves::quick(&first, turns),
                ..there.value
            };
            games.save(&id, &saved, Some(&there.text)).expect("saved");
        }
        assert_eq!(begin(&games, first.setup(), 9), Some(id.clone()));
        assert_eq!(
            names_of(&games.with_shared_dice()).as_slice(),
            std::slice::from_ref(&id)
        );
    }
    let there = games.load(&id).expect("it is saved").value;
    assert_eq!((there.began, there.game.cards()[0].filled()), (5, 15));
    // Other rules and other days have their own games.
    let other = begin(&games, daily_game("yahtzie").setup(), 6).expect("a day");
    let next = alone("yatzy", "Ben", SharedDice::Daily(day("2026-11-23")));
    let next = begin(&games, next.setup(), 7).expect("a day");
    let all = games.with_shared_dice();
    assert_eq!(names_of(&all), [id, other, next]);
    let last = rules_played_last(&all).expect("a game");
    assert_eq!(last.id, "yatzy");
    // Dice of no day begin no game.
    assert_eq!(begin(&games, Script::new("yatzy", 1).game.setup(), 8), None);
    assert_eq!(rules_played_last(&games_of_nobody()), None);
}

fn games_of_nobody() -> Vec<SharedDiceGame> {
    let dice = SharedDice::Challenge(rollkeep_rules::dice::Seed(1));
    vec![SharedDiceGame {
        dice,
        ..game(20, true)
    }]
}

#[test]
fn a_game_that_came_under_another_name_is_the_game_of_the_day() {
    let store = SaveStore::new(Memory::default());
    let saved = SavedGame {
        game: daily_game("yatzy"),
        began: 5,
        touched: 5,
    };
    let came = store.games().add(&saved).expect("saved");
    let found = begin(&store.games(), saved.game.setup(), 9);
    assert_eq!(found, Some(came));
}

#[test]
fn a_save_under_the_name_of_a_day_is_not_lost() {
    let setup = daily_game("yatzy").setup().clone();
    let id = RecordId::of_day(day("2026-11-22"), "yatzy");
    let key = format!("rollkeep/game/{id}");
    // A game that cannot be read is set aside.
    let broken = Memory::default();
    broken.write(&key, "{").expect("memory");
    let store = SaveStore::new(broken);
    assert_eq!(begin(&store.games(), &setup, 5), Some(id.clone()));
    let there = store.games().load(&id).expect("begun").value;
    assert_eq!(there.game.setup(), &setup);
    assert_eq!(store.quarantine().count(), 1);
    // A game of a newer version stays.
    let newer = Memory::default();
    let text = saved_yatzy()
        .to_json()
        .replace("\"format\":3", "\"format\":99");
    newer.write(&key, &text).expect("memory");
    let store = SaveStore::new(newer);
    assert_eq!(begin(&store.games(), &setup, 5), Some(id.clone()));
    assert_eq!(store.games().load(&id), None);
    assert_eq!(store.newer(), 1);
}

#[test]
fn a_finished_game_of_a_day_is_listed_by_its_beginning() {
    let store = SaveStore::new(Memory::default());
    let of_day = RecordId::of_day(november(22), "yatzy");
    let [before, after] = [8, 10].map(|hour| RecordId::new(at(22, hour), 0));
    for (id, hour) in [(&before, 8), (&of_day, 9), (&after, 10)] {
        let saved = SavedGame {
            game: super::seeded_saves::quick(&daily_game("yatzy"), 15),
            began: at(22, hour),
            touched: at(22, hour),
        };
        store.games().save(id, &saved, None).expect("room");
    }
    assert_eq!(store.games().finished(), [after, of_day, before]);
}

/// What the home screen says about the games of the 22nd on a device with these texts.
fn says_today(texts: &[(&str, &str, &str)]) -> String {
    let backend = Memory::default();
    for (kind, rules, text) in texts {
        let id = RecordId::of_day(november(22), rules);
        backend
            .write(&format!("rollkeep/{kind}/{id}"), text)
            .expect("memory");
    }
    let store = SaveStore::new(backend);
    let games = store.games();
    daily::today(&store, november(22), &games.playing(), &games.finished())
}

#[test]
fn todays_games_in_two_words() {
    let saved = |rules: &str, turns| SavedGame {
        game: super::seeded_saves::quick(&daily_game(rules), turns),
        ..saved_yatzy()
    };
    let (playing, ended) = (saved("yahtzie", 2), saved("yatzy", 15));
    let points = format!("{} points", total(&ended.game));
    let (playing, ended) = (playing.to_json(), ended.to_json());
    let newer = |text: &str| text.replace("\"format\":3", "\"format\":99");
    assert_eq!(says_today(&[]), "not played yet");
    assert_eq!(says_today(&[("done", "yatzy", &ended)]), points);
    let both = [("done", "yatzy", &*ended), ("game", "yahtzie", &playing)];
    assert_eq!(says_today(&both), "in progress");
    let club = saved("yahtzee-club", 13).to_json();
    let two = [("done", "yatzy", &*ended), ("done", "yahtzee-club", &club)];
    assert_eq!(says_today(&two), "2 games played");
    // A game that only a newer version can read was played, too.
    for (kind, rules, text) in [("done", "yatzy", &ended), ("game", "yahtzie", &playing)] {
        let says = says_today(&[(kind, rules, &newer(text))]);
        assert_eq!(says, "Saved by a newer version of Rollkeep", "{kind}");
    }
}

#[test]
fn totals_of_perfect_play_are_kept() {
    let backend = Memory::default();
    let yatzy = rules("yatzy");
    let none = PerfectTotals::read(&backend);
    assert_eq!(none.get(yatzy, november(22)), None);
    let mut here = none.clone();
    here.add(&backend, yatzy, november(22), 196);
    // Another tab adds to what is stored.
    let mut there = none.clone();
    there.add(&backend, rules("yahtzie"), november(22), 254);
    let kept = PerfectTotals::read(&backend);
    assert_eq!(kept.get(yatzy, november(22)), Some(196));
    assert_eq!(kept.get(rules("yahtzie"), november(22)), Some(254));
    assert_eq!(kept.get(yatzy, november(21)), None);
    // Damaged text counts as empty.
    backend.write("rollkeep-perfect", "{").expect("memory");
    assert_eq!(PerfectTotals::read(&backend), none);
}

#[test]
fn totals_of_perfect_play_stay_known_without_room() {
    let yatzy = rules("yatzy");
    for blocked in [false, true] {
        let backend = Faulty::roomy();
        backend.room.set(0);
        backend.blocked.set(blocked);
        let mut known = PerfectTotals::read(&&backend);
        known.add(&&backend, yatzy, november(21), 196);
        known.add(&&backend, yatzy, november(22), 254);
        assert_eq!(known.get(yatzy, november(21)), Some(196));
        assert_eq!(known.get(yatzy, november(22)), Some(254));
    }
}

fn saved_yatzy() -> SavedGame {
    SavedGame {
        game: daily_game("yatzy"),
        began: 1,
        touched: 1,
    }
}

#[test]
fn each_day_and_rule_set_has_a_name_of_its_own() {
    let mut names = Vec::new();
    for date in 1..=30 {
        for rules in catalogue::all() {
            let name = RecordId::of_day(november(date), &rules.id);
            assert_eq!(RecordId::parse(name.as_str()), Some(name.clone()));
            // The name sorts among the games of its day.
            assert!(
                RecordId::new(at(date, 0) - 1, 255) < name && name < RecordId::new(at(date, 1), 0)
            );
            names.push(name);
        }
    }
    let all = names.len();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), all);
    assert!(RecordId::parse(RecordId::of_day(Day::LAST, "yahtzee-advanced").as_str()).is_some());
}

#[test]
fn games_of_days_are_called_so() {
    let game = daily_game("yatzy");
    assert_eq!(daily::title(&game, &[]), "Daily game, 22 November");
    assert_eq!(daily::short_title(&game, &[]), "Daily, 22 Nov");
    let full = daily::title_and_rules(&game, &[]);
    assert_eq!(full, "Daily game, 22 November\u{a0}·\u{a0}Yatzy");
    let fair = Script::new("yatzy", 1).game;
    assert_eq!(daily::short_title(&fair, &[]), "Yatzy");
    assert_eq!(daily::title_and_rules(&fair, &[]), "Yatzy");
    let how_far = daily::how_far(&game);
    assert_eq!(how_far, "In progress: round 1 of 15, 0 points so far.");
    let ended = super::seeded_saves::quick(&game, 15);
    let finished = format!("Finished with {} points.", total(&ended));
    assert_eq!(daily::how_far(&ended), finished);
    let (today, before) = (november(22), november(21));
    let table = [
        (before, "Yesterday, 21 November: in progress"),
        (november(20), "20 November: in progress"),
    ];
    for (day, expected) in table {
        assert_eq!(daily::earlier(day, today, &daily::in_progress()), expected);
    }
    let aloud = daily::marks_aloud(&[Mark::Best, Mark::Much]);
    assert_eq!(aloud, "Turn 1: best. Turn 2: cost a lot.");
}
