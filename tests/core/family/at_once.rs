//! Scores that win the game at once.

use std::sync::Arc;

use rollkeep_app::link::SharedGame;
use rollkeep_app::storage::{read_log, write_log};
use rollkeep_rules::game::{Game, Moment, Outcome, OwnName, Phase, Refused, Start, Tally};
use rollkeep_rules::{Card, RuleSet, Slot};
use rollkeep_solver::Choice;
use rollkeep_solver::bots::{BotGame, Strength, StrengthExt, View};
use rollkeep_words::{categories, home, over, play, rule_sets};

use super::super::script::{Given, Script, dice, faces, rules, setup, slot, turn};
use super::super::solver::policies::solve;
use super::family;

fn generala() -> Arc<RuleSet> {
    Arc::new(family("generala"))
}

/// A game of so many people in which Ben leads, and Ann rolls five fives.
fn five_fives(seats: usize) -> Script {
    let script = Script::of(setup(&generala(), seats, Start::Seating, None));
    let rounds = [
        "1 1 2 3 4 ones",
        "2 3 4 5 6 straight",
        "1 3 4 4 6 twos",
        "4 4 4 4 1 four-of-a-kind",
    ];
    let turns = rounds.iter().enumerate();
    let turns = turns
        .filter(|(seat, _)| seat % 2 < seats)
        .map(|(_, turn)| *turn);
    let turns: Vec<&str> = turns.collect();
    script.turns(&turns.join("\n")).roll("5 5 5 5 5")
}

#[track_caller]
fn outcome(game: &Game) -> Outcome {
    match game.phase() {
        Phase::Over(outcome) => outcome.clone(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_served_generala_wins_whatever_the_totals() {
    let rolled = five_fives(2);
    let over = rolled.clone().score("generala");
    let won = outcome(&over.game);
    assert_eq!(won.winners, [0]);
    assert_eq!(over.game.won_at_once(), over.game.last_score());
    let ranking = over.game.ranking();
    let places: Vec<_> = ranking
        .iter()
        .map(|it| (it.rank, it.seat, it.total))
        .collect();
    assert_eq!(places, [(1, 0, 52), (2, 1, 70)]);
    assert_eq!(over.game.legal_actions().len(), 1, "only to take it back");
    let more = over.tries(rollkeep_rules::game::Action::Roll(Default::default()), "");
    assert_eq!(more, Err(Refused::GameOver));
    let event = *over.game.log().last().expect("an event");
    assert_eq!(
        Moment::of(&rolled.game, &over.game, event),
        Some(Moment::Win)
    );
    assert_eq!(over.game.course(), None, "no lead decided it");
    let mut tally = Tally::new(over.game.setup(), &OwnName::default());
    tally.count(&over.game);
    assert_eq!(tally.wins(), [("Ann", 1), ("Ben", 0)]);
    let log = read_log(&write_log(over.game.log()), 5).expect("a log");
    let again = Game::replay(over.game.setup().clone(), log);
    assert_eq!(again.as_ref(), Ok(&over.game));
    let payload = SharedGame::new(over.game.clone(), 7)
        .to_payload()
        .expect("a link");
    let read = SharedGame::from_payload(&payload).expect("a game");
    assert_eq!(read.game.phase(), over.game.phase());
}

#[test]
fn other_scores_win_nothing_at_once() {
    let goes_on = |script: Script| assert!(turn(&script.game).is_some());
    goes_on(five_fives(2).score("four-of-a-kind"));
    goes_on(five_fives(2).score("fives"));
    goes_on(five_fives(2).again("xxxx.", "5").score("generala"));
    let nothing = Script::of(setup(&generala(), 2, Start::Seating, None));
    goes_on(nothing.turn("5 5 5 5 4", "generala"));
    let alone = five_fives(1).score("generala");
    assert_eq!(alone.holds("generala"), Some(50));
    goes_on(alone);
}

/// Once its box is filled or struck, five equal dice are a roll like any other, also into the double box.
#[test]
fn a_served_generala_wins_only_in_its_open_box() {
    let rules = Arc::new(family("generala-doble"));
    for (first, points) in [("5 5 5 5 5", 100), ("5 5 5 5 4", 0)] {
        let filled = Script::of(setup(&rules, 2, Start::Seating, None))
            .roll("1 2 3 4 6")
            .again(".....", first)
            .score("generala")
            .turn("1 1 2 3 4", "ones");
        let served = filled.roll("6 6 6 6 6");
        assert_eq!(play::wins_at_once(&served.game), None);
        let on = served.score("double-generala");
        assert_eq!(on.holds("double-generala"), Some(points));
        assert_eq!(turn(&on.game).map(|turn| turn.seat), Some(1));
    }
}

#[test]
fn the_win_can_be_taken_back() {
    let back = five_fives(2).score("generala").undo();
    assert_eq!(back.game.phase(), five_fives(2).game.phase());
    let on = back.score("fives");
    assert_eq!(turn(&on.game).map(|turn| turn.seat), Some(1));
    assert_eq!(on.game.won_at_once(), None);
}

/// What a computer has won stays won: only its own score could be taken back.
#[test]
fn a_person_cannot_undo_the_win_of_a_computer() {
    let over = Script::mixed("generala", "pc")
        .turn("6 6 1 2 3", "sixes")
        .turn("4 4 4 4 4", "generala");
    assert_eq!(outcome(&over.game).winners, [1]);
    let back = over.undo();
    assert_eq!(turn(&back.game).map(|turn| turn.seat), Some(0));
    let again = back.score("ones");
    assert_eq!(outcome(&again.game).winners, [1]);
    assert_eq!(again.holds("ones"), Some(1));
}

/// A computer's turn had begun when the person took the score back, won, and took that back too.
#[test]
fn a_turn_that_waited_for_a_win_goes_on_after_all() {
    let waits = Script::mixed("generala", "pc")
        .turn("5 5 5 5 5", "fives")
        .roll("1 2 3 4 6")
        .undo();
    let won = waits.score("generala");
    assert_eq!(outcome(&won.game).winners, [0]);
    let on = won.undo().score("four-of-a-kind");
    let turn = turn(&on.game).expect("a turn");
    assert_eq!(turn.seat, 1);
    assert_eq!(turn.hand.map(|hand| hand.dice), Some(dice("1 2 3 4 6")));
}

#[test]
fn the_end_says_what_won() {
    let over = five_fives(2).score("generala");
    let (game, won) = (&over.game, &outcome(&over.game));
    assert_eq!(play::headline(game, won), "Ann wins");
    let says = "Generala on the first roll: Ann wins outright.";
    assert_eq!(over::praise(game, won), says);
    assert!(over::to_share(game).contains(says));
    assert_eq!(over::rare_total(game), None);
    let result = home::result(game, won);
    assert_eq!(result, ("Ann beat Ben".to_owned(), "Generala".to_owned()));
    let rules = generala();
    let help = categories::help(&rules, rules.category(slot(&rules, "generala")));
    assert_eq!(
        help,
        "All dice of the same number. Scores 50. On the first roll, it wins the game outright."
    );
    let whole = rule_sets::rules(&rules)
        .into_iter()
        .flat_map(|(_, text)| text);
    let win = "Generala on the first roll, scored in its box, wins the game outright. \
        If you play alone, you score it and play on.";
    assert!(whole.into_iter().any(|text| text == win));
}

#[test]
fn a_game_among_computers_ends_at_once() {
    let rules = generala();
    let fives = || Given(faces("5 5 5 5 5").into_iter());
    let won = Slot(9);
    let mut game = BotGame::new(&rules, 2);
    game.view(&mut fives()).expect("dice");
    game.answer(Choice::Score(won)).expect("legal");
    assert_eq!((game.seat(), game.won_at_once()), (None, Some(0)));
    assert_eq!(game.winners(), [0]);
    // Who plays alone, or is left alone, plays on.
    for (seats, leaves) in [(1, None), (2, Some(1))] {
        let mut game = BotGame::new(&rules, seats);
        game.view(&mut fives()).expect("dice");
        leaves.into_iter().for_each(|seat| game.leave(seat));
        game.answer(Choice::Score(won)).expect("legal");
        assert_eq!((game.seat(), game.won_at_once()), (Some(0), None));
    }
}

#[test]
fn every_computer_takes_the_win() {
    let policy = Arc::new(solve(rules("generala")));
    let rules = policy.rules();
    for open in 1..=4 {
        // The last boxes: then the rival thinks of the others.
        let filled = rules.slots().take(rules.categories.len() - open);
        let filled = filled.filter(|slot| slot.0 != 9);
        let card = Card::with(rules, filled.map(|slot| (slot, 20)));
        let other = Card::new(rules);
        for strength in Strength::ALL {
            let mut view = View::new(rules, &card, dice("6 6 6 6 6"), 2);
            view.others = vec![&other];
            let chosen = strength.player(&policy).choose(&view);
            assert_eq!(chosen, Choice::Score(Slot(9)), "{strength:?}, {open}");
        }
    }
}

/// So no advice speaks against a win.
#[test]
fn best_play_writes_a_served_generala_into_its_box() {
    let policy = solve::<f64>(&generala());
    let rules = policy.rules();
    for filled in 0..1 << 9 {
        let filled = rules.slots().filter(|slot| filled >> slot.0 & 1 == 1);
        let card = Card::with(rules, filled.map(|slot| (slot, 0)));
        let turn = policy.turn(&card).expect("an open box");
        for face in ["1 1 1 1 1", "3 3 3 3 3", "6 6 6 6 6"] {
            let best = turn.best(&dice(face), 2);
            assert_eq!(best, Some(Choice::Score(Slot(9))), "{face}");
        }
    }
}
