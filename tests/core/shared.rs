//! Games in links: how they compare to saved games, and how they are replayed.

use rollkeep_app::link::{LinkError, SharedGame};
use rollkeep_app::storage::{Memory, SaveStore, SavedGame};
use rollkeep_rules::game::{
    Game, Millis, Phase, Playback, PlaybackTurn, Relation, Setup, SetupError, Start,
};
use rollkeep_solver::coach::decisions;
use rollkeep_words::links;

use super::games::{Plan, any_plan, cases};
use super::script::{Script, people, rules, setup};
use proptest::prelude::*;

const BEGAN: u64 = 1_780_000_000_000;

fn shared(game: &Game, began: u64) -> SharedGame {
    SharedGame::new(game.clone(), began)
}

fn saved(game: &Game, began: u64) -> SavedGame {
    SavedGame {
        game: game.clone(),
        began,
        touched: began,
    }
}

/// Three turns, then Ben has rolled.
fn played() -> Script {
    Script::new("yatzy", 2).turns(
        "1 2 3 4 5 chance
         6 6 6 6 6 chance
         1 1 1 1 1 ones",
    )
}

#[test]
fn the_further_game() {
    use Relation::{Ahead, Behind, Fork, Same};
    let empty = || Script::new("yatzy", 2);
    let rolled = || played().roll("2 2 2 2 3");
    let other = || played().roll("5 5 5 5 5");
    let undone = || played().undo();
    let again = || played().undo().score("yatzy");
    let timed = || {
        let table = setup(rules("yatzy"), 2, Start::Seating, Some(Millis::minutes(5)));
        Script::of(table).turn("1 2 3 4 5", "chance")
    };
    let out = || timed().spend(300_000);
    let table: [(&str, Script, Script, Relation); 16] = [
        ("nothing yet", empty(), empty(), Same),
        ("as far", played(), played(), Same),
        ("the first turns", played(), empty(), Ahead),
        ("one roll more", rolled(), played(), Ahead),
        ("one roll less", played(), rolled(), Behind),
        ("none of it", empty(), rolled(), Behind),
        ("other dice", rolled(), other(), Fork),
        ("a score taken back", undone(), played(), Ahead),
        ("it stands in the link", played(), undone(), Behind),
        ("another box instead", again(), rolled(), Fork),
        ("time went by here", timed(), timed().spend(900), Same),
        (
            "and in the link",
            timed().spend(800),
            timed().spend(900),
            Same,
        ),
        (
            "while a clock ran here",
            timed().spend(5).roll("1 1 1 1 1"),
            timed().spend(9),
            Ahead,
        ),
        (
            "while it ran there",
            timed().spend(9),
            timed().roll("1 1 1 1 1"),
            Behind,
        ),
        ("somebody's time is up", out(), timed(), Ahead),
        (
            "but they had rolled",
            out(),
            timed().roll("1 1 1 1 1"),
            Fork,
        ),
    ];
    for (what, link, here, expected) in table {
        let relation = shared(&link.game, BEGAN).relation_to(&here.game, BEGAN);
        assert_eq!(relation, Some(expected), "{what}");
        // From the other side, the relation is reversed.
        let back = match expected {
            Ahead => Behind,
            Behind => Ahead,
            Same | Fork => expected,
        };
        let relation = shared(&here.game, BEGAN).relation_to(&link.game, BEGAN);
        assert_eq!(relation, Some(back), "{what}, from the other side");
    }
}

#[test]
fn other_games_are_no_forks() {
    let game = played().game;
    let link = shared(&game, BEGAN);
    assert_eq!(link.relation_to(&game, BEGAN + 1), None);
    let mut seats = people(2);
    seats.reverse();
    let reversed = Setup::new(game.setup().rules().clone(), seats, Start::Seating, None);
    let reversed = Game::new(reversed.expect("a table"));
    assert_eq!(link.relation_to(&reversed, BEGAN), None);
    let basic = Script::new("yahtzee-basic", 2).game;
    assert_eq!(link.relation_to(&basic, BEGAN), None);
}

/// A finished game keeps "You" on its device, and its link names the person.
#[test]
fn a_link_may_name_you() {
    let ended = Plan::whole(rules("yatzy"), 2, 1).play();
    let named = |names: [&str; 2]| ended.with_names(&names.map(str::to_owned)).expect("names");
    let link = shared(&named(["Max", "Ben"]), BEGAN);
    assert_eq!(
        link.relation_to(&named(["You", "Ben"]), BEGAN),
        Some(Relation::Same)
    );
    assert_eq!(link.relation_to(&named(["You", "Eva"]), BEGAN), None);
    assert_eq!(link.relation_to(&named(["Eva", "Ben"]), BEGAN), None);
    let link = shared(&named(["You", "Ben"]), BEGAN);
    assert_eq!(link.relation_to(&named(["Max", "Ben"]), BEGAN), None);
}

#[test]
fn games_of_one_beginning_are_found() {
    let store = SaveStore::new(Memory::default());
    let games = store.games();
    let over = Plan::whole(rules("yatzy"), 1, 1).play();
    assert!(matches!(over.phase(), Phase::Over(_)));
    let first = games.add(&saved(&played().game, BEGAN)).expect("room");
    let fork = games.add(&saved(&over, BEGAN)).expect("room");
    games.add(&saved(&over, BEGAN + 1)).expect("room");
    assert_ne!(first, fork);
    let found: Vec<_> = games.begun_at(BEGAN).into_iter().map(|it| it.id).collect();
    assert_eq!(found, [first.clone(), fork.clone()]);
    assert_eq!(games.playing(), [first]);
    assert!(games.finished().contains(&fork));
    assert!(games.begun_at(BEGAN + 2).is_empty());
    // Links may carry any time.
    let last = games.add(&saved(&over, u64::MAX)).expect("room");
    let found = games.begun_at(u64::MAX);
    assert_eq!(found.len(), 1);
    assert_eq!((&found[0].id, found[0].value.began), (&last, u64::MAX));
}

#[test]
fn a_game_is_watched_step_by_step() {
    let table = setup(rules("yatzy"), 2, Start::Roll, Some(Millis::minutes(5)));
    let game = Script::of(table)
        .start("3 6")
        .spend(1000)
        .turn("1 2 3 4 5", "chance")
        .roll("1 1 1 1 2")
        .spend(1000)
        .again("xxxx.", "1")
        .score("yatzy")
        .spend(300_000)
        .game;
    let playback = Playback::new(game.clone());
    // Two dice for the start, a roll and a box, two rolls and a box, and Ben's time is up.
    assert_eq!(playback.last(), 8);
    assert_eq!(playback.at(0), Game::new(game.setup().clone()));
    assert_eq!(playback.at(playback.last()), game);
    assert_eq!(playback.at(99), game);
    assert_eq!(playback.event(0), None);
    assert_eq!(playback.event(8), Some(game.log().len() - 1));
    assert_eq!(playback.event(9), None);
    let turn = |seat, number, step| PlaybackTurn { seat, number, step };
    assert_eq!(playback.turns(), [turn(1, 1, 3), turn(0, 1, 5)]);
    let at: Vec<_> = (0..=8).map(|step| playback.turn_at(step)).collect();
    let (none, ben, ann) = (None, Some(0), Some(1));
    assert_eq!(at, [none, none, none, ben, ben, ann, ann, ann, ann]);
    // Each decision belongs to one step.
    for decision in decisions(&game) {
        let step = (0..=8).find(|&step| playback.event(step) == Some(decision.event));
        let before = playback.at(step.expect("a step") - 1);
        let Phase::Turn(turn) = before.phase() else {
            panic!("a decision is made in a turn");
        };
        assert_eq!(turn.seat, decision.seat);
        assert_eq!(turn.hand.map(|hand| hand.dice), Some(decision.dice));
    }
}

#[test]
fn texts_about_links() {
    let broken = [
        LinkError::Damaged,
        LinkError::Newer(7),
        LinkError::UnknownRules,
        LinkError::BadRules,
        LinkError::Setup(SetupError::Seats(99)),
        LinkError::TooLong,
    ];
    for why in broken {
        let (title, help) = links::broken(why);
        assert!(title.to_lowercase().contains("this link"), "{title}");
        assert!(help.ends_with("Your own games are safe."));
        assert!(links::unshareable(why).ends_with('.'));
    }
    let ahead = [None, Some(Relation::Ahead), Some(Relation::Fork)];
    for relation in ahead {
        // The button has the name that the sentence uses.
        assert!(
            links::relation(relation, false)
                .to_lowercase()
                .contains(&links::play_on().to_lowercase())
        );
        assert!(
            links::relation(relation, true)
                .to_lowercase()
                .contains("save it")
        );
    }
}

#[test]
fn how_far_a_game_is() {
    let said = |script: Script| links::how_far(&script.game);
    let table = setup(rules("yatzy"), 2, Start::Roll, None);
    assert_eq!(
        said(Script::of(table)),
        "Yatzy\u{a0}·\u{a0}Ann rolls to see who starts"
    );
    let rolled = played().roll("1 1 1 1 2");
    assert_eq!(
        said(rolled.clone()),
        "Yatzy\u{a0}·\u{a0}Round 2 of 15\u{a0}·\u{a0}Ben’s turn, 2 rolls left"
    );
    assert_eq!(links::title(&rolled.game), "Yatzy: Ann and Ben");
    assert_eq!(
        links::message(&rolled.game),
        "Your turn, Ben\u{a0}·\u{a0}Yatzy: Ann and Ben"
    );
    let alone = Plan::whole(rules("yatzy"), 1, 1).play();
    assert_eq!(links::how_far(&alone), "Yatzy\u{a0}·\u{a0}finished");
    assert_eq!(links::message(&alone), links::title(&alone));
}

proptest! {
    #![proptest_config(cases(100))]

    #[test]
    fn every_game_can_be_watched(plan in any_plan()) {
        let game = plan.play();
        let playback = Playback::new(game.clone());
        let end = playback.at(playback.last());
        prop_assert_eq!(end.cards(), game.cards());
        prop_assert_eq!(end.phase(), game.phase());
        // Every step has a sentence.
        for step in 0..=playback.last() {
            let says = links::happened(&playback.at(step));
            prop_assert!(says.ends_with('.') && !says.contains("  "), "{step}: {says:?}");
        }
        for (place, turn) in playback.turns().iter().enumerate() {
            prop_assert_eq!(playback.turn_at(turn.step), Some(place));
            let game = playback.at(turn.step);
            let Phase::Turn(now) = game.phase() else {
                return Err(TestCaseError::fail("a turn begins"));
            };
            prop_assert_eq!(now.seat, turn.seat);
            prop_assert_eq!(now.hand.map(|hand| hand.rolls), Some(1));
        }
    }
}
