//! Laws of every game at every moment.

use proptest::prelude::*;
use rollkeep_rules::dice::{Dice, DiceSource, Face, Keep, NoEntropy};
use rollkeep_rules::game::{Action, Event, Game, Millis, Outcome, Phase, Refused};
use rollkeep_rules::{Slot, catalogue};

use super::games::{Plan, any_plan, cases};
use super::script::{dice, rules, turn};

/// Every possible action except spending time.
fn universe() -> impl Iterator<Item = Action> {
    let rolls = (0..=u8::MAX).map(|bits| Action::Roll(Keep::from_bits(bits)));
    let scores = (0..=20).map(|slot| Action::Score(Slot(slot)));
    rolls
        .chain(scores)
        .chain([Action::RollForStart, Action::Undo])
}

/// Dice that count how often they are rolled.
struct Asked(usize);

impl DiceSource for Asked {
    fn face(&mut self) -> Result<Face, NoEntropy> {
        self.0 += 1;
        Ok(Face::Four)
    }
}

/// The legal actions are those that succeed, and only rolls use dice.
fn check_actions(game: &Game) {
    let legal = game.legal_actions();
    for action in universe() {
        let mut asked = Asked(0);
        let applied = game.apply(action, &mut asked);
        assert_eq!(legal.contains(&action), applied.is_ok(), "{action:?}");
        let wanted = match (&applied, action) {
            (Ok(_), Action::RollForStart) => 1,
            (Ok(_), Action::Roll(keep)) => usize::from(game.rules().dice) - keep.count(),
            _ => 0,
        };
        assert_eq!(asked.0, wanted, "{action:?} asks for dice");
    }
    let time = game.apply(Action::Spend(Millis(1)), &mut Asked(0));
    let may_spend = turn(game).is_some() && game.setup().clock().is_some();
    assert_eq!(time.is_ok(), may_spend);
    let wishes = legal.iter().filter(|action| **action != Action::Undo);
    let over = matches!(game.phase(), Phase::Over(_));
    assert_eq!(wishes.count() == 0, over, "there is always something to do");
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn legal_actions_are_exactly_those_that_apply(plan in any_plan()) {
        let mut step = 0;
        let game = plan.walk(|before, _, _| {
            if step % 16 == 0 {
                check_actions(before);
            }
            step += 1;
        });
        check_actions(&game);
    }

    #[test]
    fn a_refused_event_leaves_the_game_as_it_was(plan in any_plan(), rest in 0..3usize) {
        let game = plan.play();
        for action in universe() {
            let Err(why) = game.apply(action, &mut Asked(0)) else { continue };
            let event = match action {
                Action::RollForStart => Event::RolledForStart(Face::One),
                Action::Roll(kept) => Event::Rolled { kept, rolled: dice("111111").first(kept) },
                Action::Score(slot) => Event::Scored(slot),
                Action::Undo => Event::Reopened,
                Action::Spend(time) => Event::Spent(time),
            };
            // It does not matter what follows.
            let follows = game.log().iter().copied().take(rest);
            let events = game.log().iter().copied().chain([event]).chain(follows);
            let stray = Game::replay(game.setup().clone(), events).expect_err("a refused event");
            prop_assert_eq!(&*stray.good, &game);
            prop_assert_eq!(stray.at, game.log().len());
            if !matches!(action, Action::Roll(_)) {
                prop_assert_eq!(stray.why, why);
            }
        }
    }
}

trait First {
    fn first(&self, kept: Keep) -> Dice;
}

impl First for Dice {
    /// The first faces, as many as are rolled when this many dice are kept.
    fn first(&self, kept: Keep) -> Dice {
        Dice::new(&self.faces()[..self.len().saturating_sub(kept.count())]).expect("fewer dice")
    }
}

proptest! {
    #![proptest_config(cases(1000))]

    #[test]
    fn a_game_is_the_fold_of_its_log(plan in any_plan()) {
        let game = plan.play();
        let replayed = Game::replay(game.setup().clone(), game.log().iter().copied());
        prop_assert_eq!(replayed, Ok(game));
    }

    #[test]
    fn steps_play_the_game_again(plan in any_plan(), step in any::<prop::sample::Index>()) {
        let game = plan.play();
        let mut now = Game::new(game.setup().clone());
        let mut events = Vec::new();
        for (before, event) in game.steps() {
            prop_assert_eq!(&before, &now);
            now = before.then(event).expect("a step");
            events.push(event);
        }
        prop_assert_eq!(events, game.log());
        prop_assert_eq!(&now, &game);
        let at = step.index(game.log().len() + 1);
        let mut steps = game.steps().map(|(before, _)| before).chain([now]);
        prop_assert_eq!(game.after(at), steps.nth(at));
        prop_assert_eq!(game.after(game.log().len() + 1), None);
    }

    #[test]
    fn every_moment_is_in_the_log(plan in any_plan(), moment in any::<prop::sample::Index>()) {
        let mut moments = Vec::new();
        let end = plan.walk(|before, _, _| moments.push(before.clone()));
        moments.push(end);
        let then = moment.get(&moments);
        let replayed = Game::replay(then.setup().clone(), then.log().iter().copied());
        prop_assert_eq!(replayed.as_ref(), Ok(then));
    }

    #[test]
    fn a_score_fills_one_box_and_nothing_else_fills_any(plan in any_plan()) {
        plan.walk(|before, action, after| {
            let boxes = |game: &Game| {
                let card = |card: &rollkeep_rules::Card| {
                    game.rules().slots().map(|slot| card.points(slot)).collect::<Vec<_>>()
                };
                game.cards().iter().map(card).collect::<Vec<_>>()
            };
            let (before_boxes, after_boxes) = (boxes(before), boxes(after));
            let pairs = before_boxes.concat().into_iter().zip(after_boxes.concat());
            let changed: Vec<_> = pairs.filter(|(before, after)| before != after).collect();
            match (action, &changed[..]) {
                (Action::Score(slot), [(None, Some(points))]) => {
                    let last = after.last_score().expect("a score");
                    assert_eq!(Some(last.seat), turn(before).map(|turn| turn.seat));
                    assert_eq!((last.slot, last.points), (slot, *points));
                }
                (Action::Undo, [(Some(_), None)]) => {
                    let before = before.last_score().filter(|_| after.last_score().is_some());
                    assert_eq!(after.last_score(), before);
                    assert!(after.last_score().is_none_or(|last| !plan.is_person(last.seat)));
                }
                (Action::Score(_) | Action::Undo, _) => panic!("{action:?}: {changed:?}"),
                (_, []) => assert_eq!(before.last_score(), after.last_score()),
                _ => panic!("{action:?}: {changed:?}"),
            }
        });
    }

    #[test]
    fn every_score_is_one_that_dice_can_bring(plan in any_plan()) {
        for card in plan.play().cards() {
            for slot in plan.rules.slots() {
                let scores = plan.rules.scores(slot);
                prop_assert!(card.points(slot).is_none_or(|points| scores.contains(&points)));
            }
        }
    }

    #[test]
    fn no_total_is_above_the_highest(plan in any_plan()) {
        let highest = plan.rules.max_total();
        plan.walk(|_, _, after| {
            for card in after.cards() {
                assert!(card.totals(&plan.rules).grand() <= highest);
            }
        });
    }

    #[test]
    fn the_order_of_the_dice_never_matters(plan in any_plan(), seed in any::<u64>()) {
        let game = plan.play();
        let other = rearranged(&game, seed);
        prop_assert_eq!(other.cards(), game.cards());
        prop_assert_eq!(other.ranking(), game.ranking());
        prop_assert_eq!(other.last_score(), game.last_score());
    }

    #[test]
    fn the_winners_have_the_highest_total_of_those_in_time(plan in any_plan()) {
        let game = plan.play();
        if let Some(score) = game.won_at_once() {
            prop_assert_eq!(game.phase(), &Phase::Over(Outcome { winners: vec![score.seat], at_once: Some(score) }));
            prop_assert_eq!(game.ranking()[0].seat, score.seat);
            return Ok(());
        }
        let totals: Vec<u16> =
            game.cards().iter().map(|card| card.totals(&plan.rules).grand()).collect();
        let in_time: Vec<usize> = (0..plan.seats).filter(|&seat| !game.out_of_time(seat)).collect();
        let ranking = game.ranking();
        prop_assert_eq!(ranking.len(), plan.seats);
        for pair in ranking.windows(2) {
            let key = |place: &rollkeep_rules::game::Place| (!place.out_of_time, place.total);
            prop_assert!(key(&pair[0]) >= key(&pair[1]));
            prop_assert_eq!(pair[0].rank == pair[1].rank, key(&pair[0]) == key(&pair[1]));
        }
        if let Phase::Over(outcome) = game.phase() {
            let highest = in_time.iter().map(|&seat| totals[seat]).max();
            let winners: Vec<usize> =
                in_time.iter().copied().filter(|&seat| Some(totals[seat]) == highest).collect();
            prop_assert_eq!(&outcome.winners, &winners);
            let first: Vec<usize> = ranking
                .iter()
                .filter(|place| place.rank == 1 && !place.out_of_time)
                .map(|place| place.seat)
                .collect();
            prop_assert_eq!(first, winners);
            let full = in_time.iter().all(|&seat| game.cards()[seat].is_full());
            prop_assert!(full || (plan.seats > 1 && in_time.len() == 1));
        }
    }
}

/// The same game with the places of the dice exchanged, the same way throughout.
fn rearranged(game: &Game, seed: u64) -> Game {
    let count = usize::from(game.rules().dice);
    let mut places: Vec<usize> = (0..count).collect();
    for (step, place) in (1..count).rev().enumerate() {
        places.swap(place, (seed >> (8 * step)) as usize % (place + 1));
    }
    let mut now = Game::new(game.setup().clone());
    let mut other = now.clone();
    for &event in game.log() {
        now = now.then(event).expect("an event of the log");
        let moved = match event {
            Event::Rolled { kept, .. } => {
                let hand = turn(&now).and_then(|turn| turn.hand).expect("dice");
                // Place `p` becomes place `places[p]`.
                let keep = (0..count).filter(|&place| kept.contains(place));
                let keep = keep.fold(Keep::NONE, |keep, place| keep.toggled(places[place]));
                let from = |place| places.iter().position(|&at| at == place).expect("a place");
                let rolled: Vec<Face> = (0..count)
                    .filter(|&place| !keep.contains(place))
                    .map(|place| hand.dice.faces()[from(place)])
                    .collect();
                Event::Rolled {
                    kept: keep,
                    rolled: Dice::new(&rolled).expect("few enough dice"),
                }
            }
            event => event,
        };
        other = other.then(moved).expect("the same event");
    }
    other
}

#[test]
fn the_highest_totals() {
    #[track_caller]
    fn check(id: &str, highest: u16) {
        assert_eq!(rules(id).max_total(), highest, "{id}");
    }
    // 105 + 35 above, 30 + 30 + 25 + 30 + 40 + 50 + 30 below.
    check("yahtzee-basic", 375);
    // The twelve other boxes bring 100 each.
    check("yahtzee-advanced", 1575);
    check("yahtzee-official", 1575);
    check("yahtzee-club", 1575);
    // 105 + 50 above, 12 + 22 + 18 + 24 + 15 + 20 + 28 + 30 + 50 below.
    check("yatzy", 374);
    // 6 · 21 above, 30 + 30 + 25 + 30 + 40 + 50 + 64 + 30 below.
    check("yahtzie", 425);
}

#[test]
fn without_entropy_nothing_is_rolled() {
    struct Dry;
    impl DiceSource for Dry {
        fn face(&mut self) -> Result<Face, NoEntropy> {
            Err(NoEntropy)
        }
    }
    for rules in catalogue::all() {
        let game = Plan {
            steps: 0,
            ..Plan::whole(rules, 2, 1)
        }
        .play();
        let roll = game.apply(Action::Roll(Keep::NONE), &mut Dry);
        assert_eq!(roll, Err(Refused::NoEntropy));
    }
}
