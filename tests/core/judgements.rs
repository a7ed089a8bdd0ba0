//! Judgements: costs of decisions and luck of dice agree with the review. Every position of a drill has something to decide.

mod luck;
mod saved;
mod skill;

use std::sync::Mutex;

use proptest::prelude::*;
use rollkeep_core::coach::{Help, Judgement, MilliPoints, Position, Review, decisions};
use rollkeep_core::game::SeatKind;
use rollkeep_core::rules::catalogue;
use rollkeep_core::worker::{CoachAnswer, CoachReply, CoachRequest, CoachWorker};

use super::games::{Plan, any_plan, cases};
use super::script::rules;
use super::solver::policies::quick;

proptest! {
    #![proptest_config(cases(60))]

    /// For every game, the sums are those of the review, and every lost point belongs to a decision.
    #[test]
    fn a_judgement_adds_up_to_the_review(plan in any_plan(), coached in 0..3_usize) {
        let game = plan.play();
        let policy = quick(&game.rules().id);
        let review = Review::new(&game, policy).expect("a game of these rules");
        let note = [0];
        let note = [None, Some(&[][..]), Some(&note[..])][coached];
        let judgement = Judgement::new(&game, note, policy).expect("a game of these rules");
        let seats = game.setup().seats().iter().enumerate();
        for ((seat, who), (summary, judged)) in seats.zip(review.summaries(&game).iter().zip(&judgement.seats)) {
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
            let mut costs: Vec<(MilliPoints, usize)> = costs.filter(|(cost, _)| *cost <= -50).collect();
            costs.sort_unstable();
            costs.truncate(Judgement::COSTLY);
            let found: Vec<_> = judged.costly.iter().map(|it| (-it.cost, it.number)).collect();
            prop_assert_eq!(found, costs);
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

/// Every position of a drill can be asked about, and has a tempting wrong choice.
#[test]
fn positions_to_practise_with_have_something_to_decide() {
    for rules in catalogue::all() {
        let mut rolls = [0; 8];
        for number in 0..20 {
            let question = CoachRequest::Practice(rules.id.to_string(), number);
            let CoachAnswer::Practice(text) = ask(&question) else {
                panic!("no position");
            };
            assert_eq!(
                ask(&question),
                CoachAnswer::Practice(text.clone()),
                "the same again"
            );
            let position: Position = serde_json::from_str(&text).expect("a position");
            rolls[usize::from(position.rolls_left)] += 1;
            let CoachAnswer::Advice(advised) = ask(&CoachRequest::Position(position)) else {
                panic!("no advice");
            };
            assert!(advised.is_tempting());
        }
        // Some are choices of boxes, some of dice.
        assert!(rolls[0] > 0 && rolls[1] > 0 && rolls[2] > 0, "{rolls:?}");
    }
    assert_eq!(
        ask(&CoachRequest::Practice("chess".to_owned(), 1)),
        CoachAnswer::Nothing
    );
}
