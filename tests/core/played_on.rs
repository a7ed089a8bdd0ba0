//! Games that play on another one from a decision: what they take over, how they are saved and sent, and that they do not count.

use proptest::prelude::*;
use rollkeep_app::link::{LinkError, SharedGame};
use rollkeep_app::statistics::{Fairness, Filter, Summaries, roll_log};
use rollkeep_app::storage::{Loaded, RecordId, SaveStore, SavedGame, Unreadable};
use rollkeep_app::table::dealt_keep;
use rollkeep_rules::dice::{Fair, Keep, Seed};
use rollkeep_rules::game::{Action, Event, Game, OwnName, Phase, Setup, SharedDice, Start, Tally};
use rollkeep_solver::coach::decisions;
use rollkeep_words::{daily, over, saves};
use serde_json::{Value, json};

use super::faulty::Faulty;
use super::games::{Plan, any_plan, cases};
use super::saves::{check_sound, with};
use super::script::{Given, Script, faces, rules, setup};
use super::seeded::{alone, day};

fn save(game: &Game) -> SavedGame {
    SavedGame {
        game: game.clone(),
        began: 1_000,
        touched: 2_000,
    }
}

/// Plays a game to its end: each turn is one roll and the first open box.
fn finish(game: &Game, seed: u64) -> Game {
    let mut dice = Fair::seeded(seed);
    let mut game = game.clone();
    while !matches!(game.phase(), Phase::Over(_)) {
        let actions = game.legal_actions();
        let score = actions.iter().find(|it| matches!(it, Action::Score(_)));
        let action = *score.or(actions.first()).expect("an action");
        game = game.apply(action, &mut dice).expect("a legal action").0;
    }
    game
}

/// Ann has scored her Yahtzee, and Ben has rolled twice.
fn table() -> Game {
    Script::new("yahtzee-official", 2)
        .turn("6 6 6 6 6", "yahtzee")
        .roll("1 2 3 4 6")
        .again("xxxx.", "5")
        .game
}

proptest! {
    #![proptest_config(cases(120))]

    /// Everything is as it was at the decision, also the players and the time that is left; no event behind it is there.
    #[test]
    fn it_begins_where_the_decision_was_made(plan in any_plan(), which in any::<prop::sample::Index>()) {
        let game = plan.play();
        let all = decisions(&game);
        prop_assume!(!all.is_empty());
        let decision = &all[which.index(all.len())];
        let begun = game.play_on(decision.event).expect("a decision");
        let then = game.after(decision.event).expect("a moment of the game");
        prop_assert_eq!(begun.log(), then.log());
        prop_assert_eq!(begun.cards(), then.cards());
        prop_assert_eq!(begun.phase(), then.phase());
        prop_assert_eq!(begun.setup().seats(), game.setup().seats());
        for seat in 0..begun.cards().len() {
            prop_assert_eq!(begun.time_left(seat), then.time_left(seat));
            prop_assert_eq!(begun.saved(seat), then.saved(seat));
        }
        prop_assert_eq!(begun.hand().map(|hand| hand.dice), Some(decision.dice));
        prop_assert_eq!(dealt_keep(&begun), Keep::NONE, "the player has kept nothing");
        prop_assert_eq!(begun.played_on_from(), Some(decision.card.filled() + 1));
        prop_assert!(!begun.setup().is_counted() && game.setup().is_counted());
    }

    /// It can be saved, sent and played on again at every event, and is the same game afterwards.
    #[test]
    fn it_survives_as_text_and_as_link(plan in any_plan(), which in any::<prop::sample::Index>(), seed: u64) {
        let game = plan.play();
        let all = decisions(&game);
        prop_assume!(!all.is_empty());
        let decision = &all[which.index(all.len())];
        let begun = game.play_on(decision.event).expect("a decision");
        for game in [finish(&begun, seed), begun] {
            let text = save(&game).to_json();
            prop_assert_eq!(check_sound(&text), Loaded::Whole(save(&game)));
            let file: Value = serde_json::from_str(&text).expect("JSON");
            prop_assert_eq!(&file["format"], &json!(5));
            let shared = SharedGame::new(game.clone(), 1_000);
            if let Ok(payload) = shared.to_payload() {
                prop_assert_eq!(SharedGame::from_payload(&payload), Ok(shared));
            }
            let again = game.play_on(decision.event);
            prop_assert_eq!(again.map(|it| it.log().to_vec()), Some(game.log()[..decision.event].to_vec()));
        }
    }
}

#[test]
fn only_decisions_can_be_played_on_from() {
    let game = table();
    let can = |events: usize| game.play_on(events).is_some();
    assert_eq!(
        (0..=game.log().len() + 1).map(can).collect::<Vec<_>>(),
        [false, true, false, true, true, false],
        "{:?}",
        game.log()
    );
}

#[test]
fn shared_dice_end_where_it_is_played_on() {
    let daily = SharedDice::Daily(day("2026-11-22"));
    for (id, dice) in [
        ("yatzy", daily),
        ("yahtzie", SharedDice::Challenge(Seed(7))),
    ] {
        let roll = Action::Roll(Keep::NONE);
        let mut none = Given(Vec::new().into_iter());
        let rolled = alone(id, "Ann", dice).apply(roll, &mut none);
        let rolled = rolled.expect("the dice of the seed").0;
        let begun = rolled.play_on(1).expect("a decision");
        assert_eq!(begun.setup().shared_dice(), None);
        for fall in ["1 1 1 1 1 1", "6 5 4 3 2 1"] {
            let mut given = Given(faces(fall).into_iter());
            let next = begun.apply(roll, &mut given).expect("a roll").0;
            let shown = next.hand().expect("dice").dice;
            let count = usize::from(begun.rules().dice);
            assert_eq!(shown.faces(), &faces(fall)[..count]);
            assert_eq!(
                check_sound(&save(&next).to_json()),
                Loaded::Whole(save(&next))
            );
        }
        // There is nothing to do again alone by rules for two.
        let rematch = finish(&begun, 1).setup().rematch();
        assert_eq!(rematch.is_some(), id == "yatzy");
        assert!(rematch.is_none_or(|it| it.is_counted()));
    }
}

#[test]
fn a_text_with_an_impossible_beginning_is_refused() {
    let game = table().play_on(4).expect("a decision");
    let good = save(&game);
    for events in [0, 2, 5, usize::MAX] {
        let text = with(&good, "taken_over", json!(events));
        let why = Unreadable::TakenOver(events);
        assert_eq!(check_sound(&text), Loaded::Not(why), "{text}");
        assert_eq!(saves::why_aside(&text), saves::bad_taken_over());
    }
    // A log that is damaged before the decision has no good part: it would be another game.
    let text = with(&good, "log", json!("Qzz"));
    assert_eq!(check_sound(&text), Loaded::Not(Unreadable::TakenOver(4)));
    for wrong in [json!(-1), json!("4"), json!([4]), json!(1.5)] {
        let text = with(&good, "taken_over", wrong);
        assert_eq!(check_sound(&text), Loaded::Not(Unreadable::NotASave));
    }
    // Dice are shared in the whole game or not at all.
    let alone = Script::of(setup(rules("yatzy"), 1, Start::Seating, None));
    let alone = alone.roll("1 2 3 4 5").game.play_on(1).expect("a decision");
    for (field, value) in [("seed", json!(7)), ("day", json!("2026-11-22"))] {
        let text = with(&save(&alone), field, value);
        assert_eq!(check_sound(&text), Loaded::Not(Unreadable::NotASave));
    }
}

/// A log that is damaged after the decision has a good part, which still plays on the other game.
#[test]
fn damage_behind_the_decision_leaves_the_rest() {
    let begun = table().play_on(3).expect("a decision");
    let game = Script { game: begun }.again("xxxx.", "5").game;
    let mut text = super::saves::log_text(&save(&game));
    text.push_str("~~~");
    let loaded = check_sound(&with(&save(&game), "log", json!(text)));
    let Loaded::Partly(saved, _) = loaded else {
        panic!("{loaded:?}");
    };
    assert_eq!(saved.game.setup().taken_over(), 3);
}

#[test]
fn a_link_with_an_impossible_beginning_is_refused() {
    let game = table();
    // Playing on never begins where there is no decision. A link that says so was made by hand.
    for events in [0, 2, 9] {
        let setup = game.setup();
        let (seats, start) = (setup.seats().to_vec(), setup.start());
        let setup = Setup::playing_on(setup.rules().clone(), seats, start, None, events);
        let odd = Game::replay(setup.expect("a table"), game.log().iter().copied());
        let payload = SharedGame::new(odd.expect("the same log"), 1_000).to_payload();
        let read = SharedGame::from_payload(&payload.expect("a payload"));
        match events {
            // It is the game itself.
            0 => assert_eq!(read, Ok(SharedGame::new(game.clone(), 1_000))),
            _ => assert_eq!(read, Err(LinkError::Damaged)),
        }
    }
}

#[test]
fn it_is_not_counted() {
    let memory = Faulty::roomy();
    let store = SaveStore::new(&memory);
    let played = Plan::whole(rules("yatzy"), 2, 3).play();
    let decision = &decisions(&played)[4];
    let on = finish(&played.play_on(decision.event).expect("a decision"), 5);
    let games = [
        (RecordId::new(1_000, 0), played),
        (RecordId::new(2_000, 0), on),
    ];
    let [first, second] = games.map(|(id, game)| {
        let saved = SavedGame {
            game,
            began: id.as_str().len() as u64,
            touched: 9,
        };
        store.games().save(&id, &saved, None).expect("saved");
        (id, saved)
    });
    let mut summaries = Summaries::read(&&memory);
    summaries.follow(&store);
    while summaries.step(&store) {}
    let counted: Vec<&RecordId> = summaries.games().map(|(id, _)| id).collect();
    assert_eq!(counted, [&first.0]);
    assert_eq!(summaries.follow(&store), 0, "it is known");
    assert!(summaries.bests().0.iter().all(|best| best.game == first.0));
    assert_eq!(summaries.best_of_all(&second.0), None);
    assert!(summaries.personal_bests(&second.0).is_empty());
    // A search among the finished games still finds it.
    let found = summaries.uncounted(&store, &second.0).expect("a summary");
    assert!(Filter::default().fits(&found));
    assert_eq!(summaries.uncounted(&store, &first.0), None);

    let mut fairness = Fairness::default();
    fairness.count_played(&second.1);
    assert_eq!(fairness.games, 0);
    let setup = first.1.game.setup();
    let mut tally = Tally::new(setup, &OwnName::default());
    tally.count(&second.1.game);
    assert_eq!(tally.games(), 0);
    assert_eq!(over::rare_total(&second.1.game), None);

    // Its log of rolls begins with the first new one.
    let new = &second.1.game.log()[decision.event..];
    let new = new.iter().filter(|it| matches!(it, Event::Rolled { .. }));
    let lines = roll_log(&second.0, &second.1).lines().count();
    assert_eq!(lines, new.count());
}

#[test]
fn its_name_tells_it_apart() {
    let game = table().play_on(4).expect("a decision");
    assert_eq!(
        daily::title_and_rules(&game, &[]),
        "Yahtzee, official, from turn 1"
    );
    assert!(over::to_share(&finish(&game, 2)).contains("from turn 1"));
}
