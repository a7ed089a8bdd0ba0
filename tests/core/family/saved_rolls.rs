//! Rolls that are left and used in a later turn.

use std::ops::ControlFlow;
use std::sync::Arc;

use rollkeep_app::link::SharedGame;
use rollkeep_app::storage::{Pace, read_log, write_log};
use rollkeep_app::tournament::{Entrant, Plan, PlanError};
use rollkeep_app::worker::{CoachAnswer, CoachReply, CoachRequest, CoachWorker};
use rollkeep_rules::dice::{Fair, Keep};
use rollkeep_rules::game::{Action, Event, Game, Phase, Refused, Seat, Setup, SetupError, Start};
use rollkeep_rules::{Card, Points, PortableRules, RuleSet, Slot, Spec};
use rollkeep_solver::bots::{BotGame, Strength, StrengthExt, View};
use rollkeep_solver::{Choice, Policy, Progress, SolveError};
use rollkeep_words::aloud::{Happened, happened};
use rollkeep_words::{advice, aloud, links, play, refusals, rule_sets};

use super::super::script::{Script, dice, people, setup, slot, turn};
use super::family;

fn saved() -> Arc<RuleSet> {
    Arc::new(family("maxi-yatzy-saved"))
}

fn rolls_left(script: &Script) -> u8 {
    script.game.rolls_left()
}

/// Rolls all dice again, so many times.
fn again(script: Script, times: usize) -> Script {
    (0..times).fold(script, |script, _| script.again("......", "1 1 2 3 4 5"))
}

/// The worked example: banks of 0, 0 and 2 after which a turn stops after 1, 3 and 4 rolls.
#[test]
fn rolls_that_are_left_are_saved() {
    let first = Script::of(setup(&saved(), 1, Start::Seating, None)).roll("1 1 2 3 4 5");
    assert_eq!(rolls_left(&first), 2);
    let second = first.clone().score("ones");
    assert_eq!(turn(&second.game).map(|turn| turn.saved), Some(2));
    let third = again(first.clone(), 2).score("ones");
    assert_eq!(turn(&third.game).map(|turn| turn.saved), Some(0));
    let fourth = second.roll("2 2 2 3 4 5");
    assert_eq!(rolls_left(&fourth), 4);
    let fourth = again(fourth, 3).score("twos");
    assert_eq!(turn(&fourth.game).map(|turn| turn.saved), Some(1));
    // The last saved one is used, and there is no other.
    let last = again(fourth.roll("3 3 3 1 2 4"), 3);
    assert_eq!(rolls_left(&last), 0);
    let one_more = last.tries(Action::Roll(Keep::NONE), "");
    assert_eq!(one_more, Err(Refused::NoRollsLeft));
    let next = last.score("threes");
    assert_eq!(turn(&next.game).map(|turn| turn.saved), Some(0));
}

#[test]
fn each_player_has_their_own() {
    let script = Script::of(setup(&saved(), 2, Start::Seating, None));
    let script = again(script.roll("1 1 2 3 4 5"), 1).score("ones");
    assert_eq!(turn(&script.game).map(|turn| turn.saved), Some(0));
    let script = script.turn("2 2 2 3 4 5", "twos");
    assert_eq!(turn(&script.game).map(|turn| turn.saved), Some(1));
    let script = script.turn("3 3 3 1 2 4", "threes");
    assert_eq!(turn(&script.game).map(|turn| turn.saved), Some(2));
}

#[test]
fn what_is_taken_back_gives_back_what_it_saved() {
    let script = Script::of(setup(&saved(), 1, Start::Seating, None)).turn("1 1 2 3 4 5", "ones");
    let scored = script.roll("2 2 2 3 4 5").score("twos");
    assert_eq!(turn(&scored.game).map(|turn| turn.saved), Some(4));
    let back = scored.undo();
    assert_eq!(
        (rolls_left(&back), turn(&back.game).map(|turn| turn.saved)),
        (4, Some(2))
    );
    let more = again(back, 1).score("twos");
    assert_eq!(turn(&more.game).map(|turn| turn.saved), Some(3));
}

/// A whole game: the first nineteen turns save two rolls each, the last one needs many of them.
#[test]
fn a_game_of_saved_rolls() {
    let rules = saved();
    let mut script = Script::of(setup(&rules, 1, Start::Seating, None));
    let boxes: Vec<&str> = rules.categories.iter().map(|it| &*it.id).collect();
    let (last, others) = boxes.split_last().expect("boxes");
    for id in others {
        script = script.turn("1 2 2 3 4 6", id);
    }
    assert_eq!(turn(&script.game).map(|turn| turn.saved), Some(38));
    script = again(script.roll("6 6 6 1 2 3"), 30).again("......", "6 6 6 6 6 6");
    assert_eq!(rolls_left(&script), 9);
    let says = aloud::position(&script.game).expect("a turn");
    assert!(says.starts_with("Ann’s turn, 9 saved rolls."), "{says}");
    let payload = SharedGame::new(script.game.clone(), 7)
        .to_payload()
        .expect("a link");
    let read = SharedGame::from_payload(&payload).map(|it| it.game);
    assert_eq!(read.as_ref(), Ok(&script.game));
    script = script.score(last);
    // 1 + 4 + 3 + 4 + 0 + 6, then a pair of 4 and Chance of 18 and 100.
    let totals = script.card(0).totals(&rules);
    assert_eq!((totals.upper, totals.lower), (18, 122));
    assert!(matches!(script.game.phase(), Phase::Over(_)));
    let log = read_log(&write_log(script.game.log()), 6).expect("a log");
    let again = Game::replay(script.game.setup().clone(), log);
    assert_eq!(again, Ok(script.game));
}

/// What the tray says about the rolls, and the roll button while this many dice are kept.
fn tray(script: &Script, kept: usize) -> (String, String) {
    let turn = turn(&script.game).expect("a turn");
    let (left, saved) = (script.game.rolls_left(), turn.saved_left(&saved()));
    (
        play::all_rolls(left, saved),
        play::roll_button(&script.game, kept),
    )
}

#[track_caller]
fn check_tray(script: &Script, kept: usize, rolls: &str, button: &str) {
    assert_eq!(tray(script, kept), (rolls.to_owned(), button.to_owned()));
}

/// The rolls that every turn has come first, then the saved ones, and the button says so.
#[test]
fn a_turn_says_how_many_rolls_are_saved() {
    let first = Script::of(setup(&saved(), 1, Start::Seating, None));
    check_tray(&first, 0, "3 rolls left", "Roll");
    let first = first.roll("1 1 2 3 4 5");
    check_tray(&first, 2, "2 rolls left", "Roll 4 dice");
    let second = first.score("ones");
    check_tray(&second, 0, "3 rolls + 2 saved", "Roll");
    let one = second.clone().roll("2 2 2 3 4 5");
    check_tray(&one, 0, "2 rolls + 2 saved", "Reroll all");
    let two = again(one, 1);
    check_tray(&two, 5, "1 roll + 2 saved", "Roll 1 die");
    let three = again(two, 1);
    check_tray(&three, 0, "2 saved rolls", "Saved roll: 6 dice");
    check_tray(&three, 5, "2 saved rolls", "Saved roll: 1 die");
    check_tray(&three, 6, "2 saved rolls", "All dice kept");
    let four = again(three, 1);
    check_tray(&four, 2, "1 saved roll", "Saved roll: 4 dice");
    let last = again(four, 1);
    check_tray(&last, 0, "No rolls left", "Choose a box");
    // An undo gives them back, as they were.
    let scored = last.score("twos");
    check_tray(&scored, 0, "3 rolls left", "Roll");
    check_tray(&scored.undo(), 0, "No rolls left", "Choose a box");
}

/// What is shown and said of the others, and at the end of a turn.
#[test]
fn the_end_of_a_turn_says_what_it_saves() {
    let script = Script::of(setup(&saved(), 2, Start::Seating, None));
    let script = again(script.roll("1 1 2 3 4 5"), 2).score("ones");
    let told = |script: &Script| play::last_turn(&script.game);
    assert_eq!(told(&script).as_deref(), Some("Ann: 2 in Ones"));
    let script = script.turn("2 2 2 3 4 5", "twos");
    assert_eq!(
        told(&script).as_deref(),
        Some("Ben: 6 in Twos, 2 rolls saved")
    );
    let (before, event) = script.game.steps().last().expect("a score");
    assert!(matches!(event, Event::Scored(_)));
    let it = Happened {
        before: &before,
        after: &script.game,
        event,
        pace: Pace::Quick,
        passes: false,
    };
    assert_eq!(
        happened(&it, |_| true).as_deref(),
        Some(
            "Ben: 6 in Twos, 2 rolls saved. Upper section 6, 78 more for the bonus. Total 6. Ann’s turn."
        )
    );
    // At Ann’s turn, Ben has them; in his own, they are those of his turn.
    assert_eq!([0, 1].map(|seat| script.game.saved(seat)), [0, 2]);
    let standing = aloud::standing(&script.game, Keep::NONE).expect("a turn");
    assert!(
        standing.ends_with("Ann: 2, Ben: 6, 2 rolls saved."),
        "{standing}"
    );
    let script = again(script.roll("3 3 3 1 2 4"), 1).score("threes");
    assert_eq!(
        told(&script).as_deref(),
        Some("Ann: 3 in Threes, 1 roll saved")
    );
    assert_eq!(
        play::last_turn(&script.clone().undo().game),
        None,
        "what is taken back saves nothing"
    );
    let script = again(script.roll("4 4 1 2 3 5"), 3);
    assert_eq!([0, 1].map(|seat| script.game.saved(seat)), [1, 1]);
    let how_far = links::how_far(&script.game);
    assert!(how_far.ends_with("Ben’s turn, 1 saved roll"), "{how_far}");
    // Who spends some saves none.
    let script = script.score("fours");
    assert_eq!(told(&script).as_deref(), Some("Ben: 4 in Fours"));
}

#[test]
fn computers_have_them_too() {
    let rules = saved();
    let mut game = BotGame::new(&rules, 1);
    let mut dice = Fair::seeded(1);
    let mut left = |game: &mut BotGame| {
        let view: Option<View> = game.view(&mut dice).expect("dice");
        view.map(|view| view.rolls_left)
    };
    assert_eq!(left(&mut game), Some(2));
    let chance = slot(&rules, "chance");
    game.answer(Choice::Score(chance)).expect("legal");
    assert_eq!(left(&mut game), Some(4));
}

/// Whether this computer rolls on with these rolls left, so many of them saved, when this many boxes are open.
fn rolls_on(strength: Strength, open: u8, left: u8, saved_left: u8) -> bool {
    let rules = saved();
    let filled = (0..20 - open).map(|slot| (Slot(slot), 0));
    let card = Card::with(&rules, filled);
    let view = View {
        saved_left,
        ..View::new(&rules, &card, dice("1 1 2 2 3 4"), left)
    };
    let mut player = strength.unaided(&rules).expect("a player");
    matches!(player.choose(&view), Choice::Keep(_))
}

/// Novice and Casual use the rolls that every turn has, and a saved one if as many are left as boxes are open.
#[test]
fn computers_leave_a_saved_roll_for_each_turn_to_come() {
    let table = [
        (20, 2, 0, true),
        (20, 1, 0, true),
        (20, 0, 0, false),
        (20, 3, 2, true),
        (20, 2, 2, false),
        (20, 19, 19, false),
        (20, 20, 20, true),
        (2, 1, 1, false),
        (2, 2, 2, true),
        (1, 1, 1, true),
        (1, 0, 0, false),
    ];
    for strength in [Strength::Novice, Strength::Casual] {
        for (open, left, saved_left, on) in table {
            assert_eq!(
                rolls_on(strength, open, left, saved_left),
                on,
                "{strength:?} with {left} rolls, {saved_left} saved, {open} boxes"
            );
        }
    }
}

/// They finish their games, use saved rolls, and never more than there are.
#[test]
fn computers_use_what_they_have_saved() {
    let rules = saved();
    for strength in [Strength::Novice, Strength::Casual] {
        let mut player = strength.unaided(&rules).expect("a player");
        let (mut spent, mut dice) = (0, Fair::seeded(3));
        for _ in 0..20 {
            let mut game = BotGame::new(&rules, 1);
            while let Some(view) = game.view(&mut dice).expect("dice") {
                let choice = player.choose(&view);
                let is_saved = view.saved_left > 0 && view.saved_left == view.rolls_left;
                spent += u32::from(is_saved && matches!(choice, Choice::Keep(_)));
                game.answer(choice).expect("legal");
            }
        }
        assert!(spent > 0, "{strength:?}");
    }
}

/// Whoever needs the best play is not offered.
#[test]
fn strong_computers_are_refused() {
    let rules = saved();
    for strength in Strength::ALL {
        let can = matches!(strength, Strength::Novice | Strength::Casual);
        let seats = [people(1), vec![Seat::computer("Sven", strength)]].concat();
        let setup = Setup::new(rules.clone(), seats, Start::Seating, None);
        assert_eq!(
            setup.err(),
            (!can).then_some(SetupError::Computer(1)),
            "{strength:?}"
        );
        let entrants = vec![
            Entrant::built_in("Nell", Strength::Novice),
            Entrant::built_in("Sven", strength),
        ];
        let plan = Plan::new(PortableRules::of(&rules), entrants, 10, 1);
        assert_eq!(plan.err(), (!can).then_some(PlanError::Computer(1)));
        let why = refusals::setup(&rules, SetupError::Computer(1));
        assert_eq!(
            advice::needs(strength, &rules, false),
            (!can).then_some(why)
        );
    }
}

/// The coach, the review and practice have no answer, and say why.
#[test]
fn the_coach_has_no_answer_and_says_why() {
    let rules = saved();
    let mut worker = CoachWorker::default();
    let form = || PortableRules::of(&rules);
    for request in [
        CoachRequest::Solve(form()),
        CoachRequest::Practice(form(), 1),
    ] {
        let mut replies = Vec::new();
        worker.handle(1, &request, &mut |reply| replies.push(reply));
        let nothing = CoachReply::Answer(1, CoachAnswer::Nothing);
        assert_eq!(replies, [nothing], "nothing is computed for it");
    }
    let says = advice::silent(&rules);
    assert!(
        says.contains("With saved rolls") && says.contains("no coach"),
        "{says}"
    );
    let free = Arc::new(family("maxi-yatzy"));
    assert_ne!(advice::silent(&free), says);
    assert_eq!([&rules, &free].map(|it| it.can_be_solved()), [false, true]);
}

#[test]
fn best_play_is_refused_before_anything_is_built() {
    let mut asked = 0;
    let mut watch = |_: Progress| {
        asked += 1;
        ControlFlow::Continue(())
    };
    let why = Policy::<f32>::solve(&saved(), &mut watch).err();
    assert_eq!((why, asked), (Some(SolveError::SavedRolls), 0));
    let says = SolveError::SavedRolls.to_string();
    assert!(
        says.starts_with("rules that save rolls have a solver of their own"),
        "{says}"
    );
}

#[test]
fn saved_rolls_and_points_by_roll_are_refused_together() {
    let mut spec = Spec::clone(&saved());
    spec.categories[18].points = Points::ByRoll(vec![Points::Fixed(30), Points::Fixed(20)]);
    let fault = |field: &str, spec: Spec| {
        let fault =
            format!("categories[18].{field}: with saved_rolls, all rolls of a turn must be alike");
        let faults = RuleSet::new(spec).expect_err("a fault");
        assert_eq!(faults.to_string(), fault);
    };
    fault("points", spec);
    let mut spec = Spec::clone(&saved());
    spec.categories[18].wins_by_roll = Some(1);
    fault("wins_by_roll", spec);
}

#[test]
fn the_rules_say_that_rolls_are_saved() {
    let parts = rule_sets::rules(&saved()).into_iter();
    let mut texts = parts.flat_map(|(_, texts)| texts);
    assert!(texts.any(|it| it.starts_with("Unused rolls are saved")));
}
