//! What the solver refuses.

use std::ops::ControlFlow;
use std::sync::Arc;

use rollkeep_app::worker::{CoachAnswer, CoachReply, CoachRequest, CoachWorker};
use rollkeep_rules::game::Strength;
use rollkeep_rules::{
    Card, Need, Order, Points, RuleSet, Section, Slot, Spec, UpperBonus, catalogue,
};
use rollkeep_solver::bots::{StrengthExt, View};
use rollkeep_solver::coach::{Position, has_best_play};
use rollkeep_solver::{Choice, Cost, Policy, Progress, SolveError};
use rollkeep_words::advice;

use super::super::family::family;
use super::super::script::{dice, rules, slot};

#[test]
fn too_large_rules_are_refused_at_once() {
    let mut spec = Spec::clone(&family("maxi-yatzy"));
    spec.rolls = Spec::MAX_ROLLS;
    let rules = Arc::new(RuleSet::new(spec).expect("a rule set"));
    let mut watch = |_: Progress| panic!("it is not begun");
    let Err(refusal) = Policy::<f32>::solve(&rules, &mut watch) else {
        panic!("it is not solved");
    };
    let SolveError::TooLarge(cost) = refusal else {
        panic!("it is too large");
    };
    assert!(cost.operations > Cost::MOST_OPERATIONS);
    assert!(refusal.to_string().contains(&cost.operations.to_string()));
}

/// Maxi Yatzy with all boxes in one section, two of which need something.
fn endless() -> Arc<RuleSet> {
    let maxi = family("maxi-yatzy");
    let [chance, castle] = ["chance", "castle"].map(|id| slot(&maxi, id));
    let mut spec = Spec::clone(&maxi);
    for (at, category) in spec.categories.iter_mut().enumerate() {
        category.section = Section::Lower;
        category.needs = [Need::Above(chance), Need::Below(castle)].get(at).copied();
    }
    Arc::new(RuleSet::new(spec).expect("a rule set"))
}

/// Each state of a lower section in which boxes need others has room of its own: the room for these is not even counted.
#[test]
fn rules_with_endless_states_are_refused_before_anything_is_made() {
    let rules = endless();
    let mut watch = |_: Progress| panic!("it is not begun");
    let Err(SolveError::TooLarge(cost)) = Policy::<f32>::solve(&rules, &mut watch) else {
        panic!("it is too large");
    };
    assert!(cost.bytes > 4 * Cost::MOST_BYTES, "{cost:?}");
    assert!(!has_best_play(&rules));
    let why = "With these rules, perfect play takes too long to work out.";
    assert_eq!(advice::silent(&rules), why);
    assert_eq!(
        advice::needs(Strength::Rival, &rules, false).as_deref(),
        Some(why)
    );
    assert_eq!(advice::needs(Strength::Skilled, &rules, false), None);
}

/// Thirteen lower boxes of which two need another one, six dice and ten rolls: more than a device has memory and time for.
#[test]
fn what_cannot_be_solved_is_known_from_the_rules() {
    let maxi = family("maxi-yatzy");
    let chance = slot(&maxi, "chance");
    let mut spec = Spec::clone(&maxi);
    spec.rolls = Spec::MAX_ROLLS;
    spec.categories.remove(6);
    let chance = Slot(chance.0 - 1);
    for at in [6, 7] {
        spec.categories[at].needs = Some(Need::Above(chance));
    }
    let rules = Arc::new(RuleSet::new(spec).expect("a rule set"));
    assert!(!has_best_play(&rules));
    for rules in catalogue::all() {
        assert_eq!(has_best_play(rules), rules.can_be_solved(), "{}", rules.id);
    }
}

/// An upper section with hundreds of different points and many bonuses has more steps between its totals than anybody waits for.
#[test]
fn upper_sections_without_end_are_refused() {
    let mut spec = Spec::clone(&family("maxi-yatzy"));
    for category in spec.categories.iter_mut().filter(|it| it.face().is_some()) {
        let by_roll = (0..5).map(|more| Points::Plus(20 * more, Box::new(Points::Best(6))));
        category.points = Points::ByRoll(by_roll.collect());
    }
    spec.rolls = Spec::MAX_ROLLS;
    let bonus = |threshold| UpperBonus {
        threshold,
        points: threshold,
    };
    spec.upper_bonus = Some(bonus(700));
    spec.higher_bonuses = (701..716).map(bonus).collect();
    let rules = Arc::new(RuleSet::new(spec).expect("a rule set"));
    let mut watch = |_: Progress| panic!("it is not begun");
    let refusal = Policy::<f32>::solve(&rules, &mut watch).err();
    assert!(
        matches!(refusal, Some(SolveError::TooLarge(_))),
        "{refusal:?}"
    );
    assert!(!has_best_play(&rules));
}

/// Fourteen boxes below that come before six above: few states, and each is found without looking for it among all others.
#[test]
fn sections_in_order_are_prepared_at_once() {
    let mut spec = Spec::clone(&family("maxi-yatzy"));
    spec.order = Order::LowerFirst;
    let rules = Arc::new(RuleSet::new(spec).expect("a rule set"));
    let mut watch = |_: Progress| ControlFlow::Break(());
    let stopped = Policy::<f32>::solve(&rules, &mut watch).err();
    assert_eq!(stopped, Some(SolveError::Stopped));
}

/// Skilled does not look beyond a turn, so it plays whatever the number of states.
#[test]
fn skilled_plays_under_rules_without_best_play() {
    let rules = endless();
    let card = Card::new(&rules);
    let mut player = Strength::Skilled.unsolved(&rules).expect("no solver");
    let view = View::new(&rules, &card, dice("6 6 6 6 6 6"), 0);
    let Choice::Score(slot) = player.choose(&view) else {
        panic!("no roll is left");
    };
    assert!(view.points(slot) > 0);

    let position = Position::new(&rules, &card, &dice("6 6 6 6 6 6"), 0);
    let mut worker = CoachWorker::default();
    let mut ask = |strength| {
        let mut answers = Vec::new();
        let request = CoachRequest::Turn {
            player: "one".to_owned(),
            strength,
            position: position.clone(),
            others: vec![String::new()],
        };
        worker.handle(1, &request, &mut |reply| answers.push(reply));
        answers
    };
    let nothing = CoachReply::Answer(1, CoachAnswer::Nothing);
    assert_eq!(ask(Strength::Perfect), [nothing]);
}

#[test]
fn the_largest_common_rules_are_accepted() {
    let rules = Arc::new(family("maxi-yatzy"));
    let mut watch = |_: Progress| ControlFlow::Break(());
    let stopped = Policy::<f32>::solve(&rules, &mut watch).err();
    assert_eq!(stopped, Some(SolveError::Stopped));
}

#[test]
fn progress_is_reported_and_can_be_stopped() {
    let rules = rules("yahtzie");
    let mut seen = Vec::new();
    let mut watch = |progress: Progress| {
        seen.push(progress);
        match progress.done {
            20 => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        }
    };
    let stopped = Policy::<f32>::solve(rules, &mut watch).err();
    assert_eq!(stopped, Some(SolveError::Stopped));
    let done: Vec<usize> = seen.iter().map(|progress| progress.done).collect();
    assert_eq!(done, (0..=20).collect::<Vec<_>>());
    assert!(seen.iter().all(|progress| progress.all == 256));
}
