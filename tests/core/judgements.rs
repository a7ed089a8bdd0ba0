//! Judgements: costs of decisions and luck of dice agree with the review. Every position of a drill has something to decide.

mod luck;
mod rating;
mod saved;
mod skill;

use std::sync::Mutex;

use proptest::prelude::*;
use rollkeep_app::daily::practice_number;
use rollkeep_app::storage::{FiveResults, Loaded};
use rollkeep_app::worker::{CoachAnswer, CoachReply, CoachRequest, CoachWorker};
use rollkeep_rules::dice::Dice;
use rollkeep_rules::game::{Day, Game, Phase, SeatKind};
use rollkeep_rules::{Card, Order, RuleSet};
use rollkeep_solver::coach::{
    Help, Judgement, MicroPoints, Position, Review, alone_up_to, decisions,
};

use super::games::{Plan, any_judged_plan, cases};
use super::script::rules;
use super::solver::policies::{quick, soon_solved};

proptest! {
    #![proptest_config(cases(60))]

    /// For every game, the sums are those of the review, and every lost point belongs to a decision.
    #[test]
    fn a_judgement_adds_up_to_the_review(plan in any_judged_plan(), coached in 0..3_usize) {
        let game = plan.play();
        let policy = quick(&game.rules().id);
        let review = Review::new(&game, policy).expect("a game of these rules");
        let note = [0];
        let note = [None, Some(&[][..]), Some(&note[..])][coached];
        let judgement = Judgement::new(&game, note, policy).expect("a game of these rules");
        let seats = game.setup().seats().iter().enumerate();
        for ((seat, who), (summary, judged)) in seats.zip(review.summaries(&game, &decisions(&game)).iter().zip(&judgement.seats)) {
            prop_assert_eq!(judged.is_some(), who.kind == SeatKind::Person);
            let Some(judged) = judged else { continue };
            prop_assert_eq!(judged.lost(), summary.lost);
            prop_assert_eq!(judged.luck, summary.luck);
            prop_assert_eq!(judged.best as usize, summary.best);
            prop_assert_eq!(judged.decisions as usize, summary.decisions);
            prop_assert!(judged.keeps >= 0 && judged.boxes.iter().all(|it| *it >= 0));
            let help = match (coached, seat) {
                (0, _) => Help::Unknown,
                (2, 0) => Help::Coach,
                _ => Help::None,
            };
            prop_assert_eq!(judged.help, help);
            // Finds the costliest decisions in another way.
            let decisions = decisions(&game).into_iter().zip(&review.verdicts).enumerate();
            let own = decisions.filter(|(_, (decision, _))| decision.seat == seat);
            let costs = own.map(|(number, (_, verdict))| (-verdict.cost(), number));
            let mut costs: Vec<(MicroPoints, usize)> = costs.filter(|(cost, _)| *cost <= -50_000).collect();
            costs.sort_unstable();
            costs.truncate(Judgement::COSTLY);
            let found: Vec<_> = judged.costly.iter().map(|it| (-it.cost, it.number)).collect();
            prop_assert_eq!(found, costs);
        }
    }

    /// Every decision of a game lies on the table as its player alone has come to it.
    #[test]
    fn a_decision_is_practised_alone(plan in any_judged_plan(), other in any_judged_plan()) {
        let game = plan.play();
        for decision in decisions(&game) {
            let alone = alone_up_to(&game, &decision).expect("a decision of this game");
            prop_assert_eq!(open_decision(&alone), (decision.card, decision.dice, decision.rolls_left));
            prop_assert_eq!(&alone.setup().names()[0], &game.setup().names()[decision.seat]);
            prop_assert_eq!(alone.cards().len(), 1);
        }
        // Decisions of another game do no harm.
        for decision in decisions(&other.play()) {
            let _ = alone_up_to(&game, &decision);
        }
    }
}

#[test]
fn other_rules_are_not_judged() {
    let game = Plan::whole(rules("yatzy"), 1, 1).play();
    assert_eq!(Judgement::new(&game, None, quick("yahtzee-official")), None);
}

/// The coach service of all tests: it solves each rule set once.
static SERVICE: Mutex<Option<CoachWorker>> = Mutex::new(None);

/// Asks the service.
fn ask(question: &CoachRequest) -> CoachAnswer {
    let mut service = SERVICE
        .lock()
        .expect("no test has failed while it held the service");
    let mut answer = None;
    service
        .get_or_insert_default()
        .handle(7, question, &mut |reply| {
            let reply = CoachReply::from_json(&reply.to_json()).expect("a reply");
            if let CoachReply::Answer(7, found) = reply {
                answer = Some(found);
            }
        });
    answer.expect("an answer")
}

/// Asks for the game of this number to practise with.
fn game_to_practise(rules: &RuleSet, number: u32) -> Game {
    let question = CoachRequest::Practice(rules.id.as_str().into(), number);
    let CoachAnswer::Practice(text) = ask(&question) else {
        panic!("no game");
    };
    assert_eq!(
        ask(&question),
        CoachAnswer::Practice(text.clone()),
        "the same again"
    );
    let Loaded::Whole(saved) = Loaded::from_json(&text) else {
        panic!("not a game: {text}");
    };
    saved.game
}

/// The decision in which a game of one player has stopped.
fn open_decision(game: &Game) -> (Card, Dice, u8) {
    let Phase::Turn(turn) = game.phase() else {
        panic!("the game is over");
    };
    let hand = turn.hand.expect("dice");
    let left = game.rolls_left();
    (game.cards()[turn.seat].clone(), hand.dice, left)
}

/// Every game to practise with stops where a wrong choice is tempting.
#[test]
fn positions_to_practise_with_have_something_to_decide() {
    for rules in soon_solved() {
        let mut rolls = [0; 8];
        for number in 0..20 {
            let (card, dice, left) = open_decision(&game_to_practise(rules, number));
            rolls[usize::from(left)] += 1;
            let position = Position::new(rules, &card, &dice, left);
            let CoachAnswer::Advice(advised) = ask(&CoachRequest::Position(position)) else {
                panic!("no advice");
            };
            assert!(advised.is_tempting());
        }
        match rules.order {
            // Only one box is open at a time, so all are choices of dice.
            Order::Down | Order::Up => assert_eq!(rolls[0], 0),
            // Some are choices of boxes, some of dice.
            Order::Free | Order::UpperFirst | Order::LowerFirst => {
                let each = &rolls[..usize::from(rules.rolls)];
                assert!(each.iter().all(|&it| it > 0), "{rolls:?}");
            }
        }
    }
    assert_eq!(
        ask(&CoachRequest::Practice("chess".into(), 1)),
        CoachAnswer::Nothing
    );
}

/// The five positions of a day are from all parts of a game and after different rolls; those of the next day are others.
#[test]
fn the_five_of_a_day_go_through_a_game() {
    let rules = rules("yatzy");
    let day: Day = "2026-11-26".parse().expect("a day");
    let five = |day| {
        let numbers = (0..FiveResults::COUNT).map(|place| practice_number(day, rules, place));
        let games = numbers.map(|number| open_decision(&game_to_practise(rules, number)));
        games.collect::<Vec<_>>()
    };
    let today = five(day);
    let filled: Vec<usize> = today.iter().map(|(card, ..)| card.filled()).collect();
    assert!(
        filled.is_sorted() && filled[0] < 5 && filled[4] > 9,
        "{filled:?}"
    );
    for left in 0..rules.rolls {
        assert!(today.iter().any(|it| it.2 == left), "{left} rolls left");
    }
    assert_ne!(today, five(day.after().expect("tomorrow")));
}
