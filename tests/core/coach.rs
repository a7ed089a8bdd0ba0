//! The coach: what the decisions of a game were worth, and its sentences about them.

use std::ops::ControlFlow;

use proptest::prelude::*;
use rollkeep_app::statistics::Luck;
use rollkeep_app::storage::Loaded;
use rollkeep_app::worker::{CoachAnswer, CoachReply, CoachRequest, CoachWorker, kept_tables};
use rollkeep_rules::dice::{Counts, Dice, Face, Fair, Keep};
use rollkeep_rules::game::{Action, Game, LastScore, Millis, Phase, Seat, Setup, Start, Strength};
use rollkeep_rules::{
    Card, Category, Pattern, Points, PortableRules, RuleSet, Section, Slot, Spec, catalogue,
};
use rollkeep_solver::coach::{
    Advised, Decision, MicroPoints, Mistake, Outlook, Position, Reasons, Review, Verdict,
    WinChances, decisions, highest_total_wins,
};
use rollkeep_solver::{Advice, Choice, Distribution, KeepValue, chances_to_win};
use rollkeep_words::{advice, bots, practice, review, skill, statistics};

use super::games::{Plan, any_judged_plan, cases};
use super::script::{Script, dice, rules, setup, slot};
use super::solver::late::check_outlook;
use super::solver::policies::{quick, read, soon_solved, written};
use super::store::saved;

/// Luck and decisions together are the difference between the value of an empty card and the value of the card now.
#[track_caller]
fn check_review(game: &Game) {
    let review = Review::new(game, quick(&game.rules().id)).expect("a game of these rules");
    assert_eq!(review.verdicts.len(), decisions(game).len());
    for verdict in &review.verdicts {
        assert!(verdict.cost() >= 0);
        assert!(verdict.open || verdict.cost() == 0);
        assert_eq!(verdict.mistake().is_none(), verdict.is_best());
    }
    let of_rolls: i64 = review.luck(game, &decisions(game)).iter().sum();
    let summaries = review.summaries(game, &decisions(game));
    assert_eq!(of_rolls, summaries.iter().map(|it| it.luck).sum::<i64>());
    for (card, summary) in game.cards().iter().zip(&summaries) {
        let end = summary.expected.last().copied().unwrap_or_default();
        assert_eq!(summary.expected.len() - 1, card.filled());
        assert!(summary.best <= summary.decisions);
        if card.is_full() {
            let total = i64::from(card.totals(game.rules()).grand());
            assert!((end - total * 1_000_000).abs() <= 1000);
            assert_eq!(review.start + summary.luck - summary.lost, end);
        }
    }
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn what_was_expected_and_what_happened_add_up(plan in any_judged_plan()) {
        check_review(&plan.play());
    }
}

#[test]
fn a_score_that_was_taken_back_is_no_decision() {
    let script = Script::new("yatzy", 1).roll("1 2 3 4 5").score("chance");
    let taken_back = script.tries(Action::Undo, "").expect("undo");
    assert_eq!(decisions(&script.game).len(), 1);
    assert_eq!(decisions(&taken_back), []);
}

#[test]
fn decisions_after_an_undo_belong_to_their_turn() {
    let table = Script::mixed("yatzy", "pc")
        .roll("1 2 3 4 6")
        .score("chance")
        .roll("2 2 2 1 1")
        .again("xxx..", "2 2");
    let before = decisions(&table.game);
    let back = table.undo();
    assert_eq!(decisions(&back.game), before[1..]);
    let mended = back.again("xxxx.", "5").score("large-straight");
    assert_eq!(mended.holds("large-straight"), Some(0));
    let mended = mended.score("yatzy");
    let decided = decisions(&mended.game);
    let who: Vec<usize> = decided.iter().map(|it| it.seat).collect();
    assert_eq!(who, [0, 0, 1, 1]);
    assert_eq!(decided[2], before[1]);
    // Taking back once more removes the mended score and nothing else.
    let again = mended.undo();
    let [keep, other @ ..] = &decisions(&again.game)[..] else {
        panic!("the person has kept");
    };
    assert_eq!(keep.played, Choice::Keep(Keep::from_bits(0b01111)));
    assert_eq!(other, &decided[2..]);
}

#[test]
fn the_dice_of_a_decision_are_those_before_it() {
    let script = Script::new("yatzy", 1)
        .roll("1 2 3 4 5")
        .again(".xxxx", "1")
        .score("chance");
    let [keep, score] = decisions(&script.game).try_into().expect("two decisions");
    assert_eq!(keep.played, Choice::Keep(Keep::from_bits(0b11110)));
    assert_eq!((keep.dice, keep.rolls_left), (dice("1 2 3 4 5"), 2));
    assert_eq!((score.dice, score.rolls_left), (dice("1 2 3 4 5"), 1));
}

/// The last of the replies to a question.
#[track_caller]
fn ask(service: &mut CoachWorker, question: &CoachRequest) -> CoachAnswer {
    let mut replies = Vec::new();
    service.handle(7, question, &mut |reply| replies.push(reply));
    for reply in &replies {
        let travelled = CoachReply::from_json(&reply.to_json()).expect("a reply");
        match (&travelled, reply) {
            // As text, a chance may lose its last digit.
            (
                CoachReply::Answer(7, CoachAnswer::Totals(one)),
                CoachReply::Answer(7, CoachAnswer::Totals(other)),
            ) => {
                assert_eq!(one.chances().count(), other.chances().count());
                for ((total, one), (same, other)) in one.chances().zip(other.chances()) {
                    assert!(total == same && (one - other).abs() < 1e-15, "{total}");
                }
            }
            _ => assert_eq!(travelled, *reply),
        }
    }
    match replies.pop() {
        Some(CoachReply::Answer(7, answer)) => answer,
        other => panic!("{other:?}"),
    }
}

#[test]
fn answers_of_the_worker() {
    let mut service = CoachWorker::default();
    let yahtzie = rules("yahtzie");
    let position = |dice: &str, left| {
        let card = Card::new(yahtzie);
        CoachRequest::Position(Position::new(
            yahtzie,
            &card,
            &super::script::dice(dice),
            left,
        ))
    };
    assert_eq!(
        ask(&mut service, &CoachRequest::Solve("yahtzie".into())),
        CoachAnswer::Solved
    );
    let CoachAnswer::Advice(advice) = ask(&mut service, &position("6 6 6 6 6 6", 0)) else {
        panic!("no advice");
    };
    assert!(advice.keeps.is_empty() && advice.odds.is_empty());
    assert_eq!(advice.best, Choice::Score(advice.boxes[0].0));
    assert_eq!(
        ask(&mut service, &position("6 6 6 6 6", 1)),
        CoachAnswer::Nothing
    );
    assert_eq!(
        ask(&mut service, &position("6 6 6 6 6 6", 3)),
        CoachAnswer::Nothing
    );
    assert_eq!(
        ask(&mut service, &CoachRequest::Solve("whist".into())),
        CoachAnswer::Nothing
    );
    assert_eq!(
        ask(&mut service, &CoachRequest::Game("no game".to_owned())),
        CoachAnswer::Nothing
    );
    let game = saved(
        &Script::new("yahtzie", 2)
            .roll("1 2 3 4 5 6")
            .score("chance"),
        1,
        1,
    );
    let CoachAnswer::Review(review) = ask(&mut service, &CoachRequest::Game(game.to_json())) else {
        panic!("no review");
    };
    assert_eq!(review.verdicts.len(), 1);
}

/// Rules that take half a minute are not solved as a whole for what is left of a card in the middle of a game.
#[test]
fn in_the_middle_of_a_long_game_the_coach_answers_at_once() {
    let maxi = rules("maxi-yatzy");
    let begun = Card::parse(maxi, "ones=4 maxi-yatzy=0").expect("a card");
    let middle = "ones=4 twos=6 sixes=24 one-pair=12 two-pairs=22 three-pairs=0 small-straight=15 tower=0 chance=21";
    let middle = Card::parse(maxi, middle).expect("a card");
    let card = |card: &Card| CoachRequest::Card("maxi-yatzy".into(), card.to_string());
    let mut worker = CoachWorker::default();
    assert_eq!(worker.must_solve(&card(&begun)).as_ref(), Some(maxi));
    assert_eq!(worker.must_solve(&card(&middle)), None);
    assert_eq!(ask(&mut worker, &card(&middle)), CoachAnswer::Solved);
    let position = Position::new(maxi, &middle, &dice("5 5 5 5 5 2"), 2);
    let position = CoachRequest::Position(position);
    assert_eq!(worker.must_solve(&position), None);
    let CoachAnswer::Advice(advice) = ask(&mut worker, &position) else {
        panic!("no advice");
    };
    assert_eq!(advice.best, Choice::Keep(Keep::from_bits(0b01_1111)));
    assert_eq!(
        worker
            .must_solve(&CoachRequest::Solve("maxi-yatzy".into()))
            .as_ref(),
        Some(maxi)
    );
}

#[test]
fn what_was_kept_is_not_solved_again() {
    let yatzy = rules("yatzy");
    let table = Script::new("yatzy", 1).roll("1 2 3 4 5");
    let position = Position::new(yatzy, &Card::new(yatzy), &dice("1 2 3 4 5"), 2);
    let game = saved(&table, 1, 1).to_json();
    let turn = |strength| {
        let name = "A".to_owned();
        CoachRequest::turn(&table.game, strength, name).expect("dice are on the table")
    };
    let mut worker = CoachWorker::default();
    for needs_none in [
        turn(Strength::Casual),
        CoachRequest::Solve("whist".into()),
        CoachRequest::Game("no game".to_owned()),
        CoachRequest::Judge(Vec::new()),
    ] {
        assert_eq!(worker.must_solve(&needs_none), None);
    }
    let questions = [
        CoachRequest::Solve("yatzy".into()),
        CoachRequest::Practice("yatzy".into(), 1),
        CoachRequest::Openings("yatzy".into()),
        CoachRequest::Card("yatzy".into(), Card::new(yatzy).to_string()),
        CoachRequest::Position(position),
        turn(Strength::Perfect),
        CoachRequest::Game(game.clone()),
        CoachRequest::Perfect(game.clone()),
        CoachRequest::Judge(vec![game]),
    ];
    for question in &questions {
        assert_eq!(worker.must_solve(question).as_ref(), Some(yatzy));
    }
    assert!(worker.solved(yatzy).is_none());
    let kept = read(yatzy, &written(quick("yatzy")));
    worker.keep(kept.expect("a policy"));
    assert!(worker.solved(yatzy).is_some());
    for question in &questions {
        assert_eq!(worker.must_solve(question), None);
        worker.handle(7, question, &mut |reply| {
            assert!(matches!(reply, CoachReply::Answer(7, _)), "{reply:?}");
        });
    }
}

#[test]
fn rules_are_found_where_their_best_play_is_kept() {
    for rules in catalogue::all() {
        let address = kept_tables::address(rules);
        let whole = format!("http://127.0.0.1:8080{address}");
        assert_eq!(kept_tables::rules_at(&whole).as_ref(), Some(rules));
    }
    assert_eq!(kept_tables::rules_at("/solved/whist"), None);
    assert_eq!(kept_tables::rules_at("yatzy"), None);
}

#[test]
fn the_worker_lists_possible_ends_of_a_turn() {
    let rules = rules("yahtzee-official");
    let at = |id| slot(rules, id);
    let filled = Card::with(rules, [(at("small-straight"), 0), (at("yahtzee"), 50)]);
    let rolled = dice("5 5 5 2 3");
    let ask = |left| {
        let position = Position::new(rules, &filled, &rolled, left);
        ask(
            &mut CoachWorker::default(),
            &CoachRequest::Position(position),
        )
    };
    let CoachAnswer::Advice(last) = ask(1) else {
        panic!("no advice");
    };
    assert_eq!(last.odds.len(), last.keeps.len());
    assert_eq!(last.best, Choice::Keep(last.keeps[0].0));
    assert_eq!(last.keeps[0].0, Keep::from_bits(0b00111));
    // Only boxes that are open and need a pattern. A fifth five has to fill the box of the fives.
    let even = |id, parts| (at(id), parts, parts);
    assert_eq!(
        last.odds[0],
        [
            even("three-of-a-kind", 972_222),
            even("four-of-a-kind", 277_778),
            even("full-house", 138_889),
            even("large-straight", 0),
        ]
    );
    let CoachAnswer::Advice(two) = ask(2) else {
        panic!("no advice");
    };
    for (slot, tried, shown) in two.odds.concat() {
        assert!(shown <= tried, "{slot:?}");
    }
}

#[test]
fn keeping_all_dice_is_no_advice_but_to_score() {
    let rules = rules("yahtzee-official");
    let (rolled, all) = (dice("2 3 4 5 6"), Keep::all(5));
    for left in [1, 2] {
        let position = Position::new(rules, &Card::new(rules), &rolled, left);
        let request = CoachRequest::Position(position);
        let CoachAnswer::Advice(advised) = ask(&mut CoachWorker::default(), &request) else {
            panic!("no advice");
        };
        assert!(advised.keeps.iter().all(|(keep, _)| *keep != all));
        assert_eq!(advised.odds.len(), advised.keeps.len());
        assert_eq!(advised.best, Choice::Score(slot(rules, "large-straight")));
        let best_box = advised.boxes.first().map(|(_, value)| *value);
        assert_eq!(advised.value(Choice::Keep(all), &rolled), best_box);
    }
}

/// The list of choices and the sentence agree on what is best, and no keep of all dice stands in the list.
#[test]
fn the_best_choice_is_the_first_of_the_list() {
    for id in ["yahtzee-official", "yatzy", "generala"] {
        let rules = rules(id);
        let card = Card::new(rules);
        let turn = quick(id).turn(&card).expect("a turn");
        for counts in Counts::every(5) {
            let faces = Face::ALL.iter().zip(counts.0);
            let faces = faces.flat_map(|(face, count)| vec![*face; usize::from(count)]);
            let rolled = Dice::new(&faces.collect::<Vec<_>>()).expect("five dice");
            for left in 0..3 {
                let advised = Advised::new(turn.advise(&rolled, left).expect("advice"));
                let choices = advised.choices();
                assert_eq!(
                    choices[0],
                    (advised.best, advised.expected),
                    "{rolled} {left}"
                );
                assert!(choices.is_sorted_by(|one, next| one.1 >= next.1));
                let all = Choice::Keep(Keep::all(5));
                assert!(choices.iter().all(|(choice, _)| *choice != all));
            }
        }
    }
    // A box that is as good as a keep.
    let rules = rules("yahtzee-official");
    let advice = quick(&rules.id).advise(&Card::new(rules), &dice("3 3 3 5 5"), 1);
    let advised = Advised::new(advice.expect("a position"));
    let full_house = Choice::Score(slot(rules, "full-house"));
    assert_eq!(advised.choices()[0].0, full_house);
    let level = Advised {
        keeps: vec![(Keep::from_bits(0b00111), advised.expected)],
        ..advised
    };
    assert_eq!(level.choices()[0].0, full_house);
}

#[test]
fn a_roll_that_kept_all_dice_is_reviewed() {
    let script = Script::new("yatzy", 1)
        .roll("1 2 3 4 6")
        .again("xxxxx", "")
        .score("chance");
    let review = Review::new(&script.game, quick("yatzy")).expect("a game of these rules");
    let [kept, scored] = &review.verdicts[..] else {
        panic!("two decisions");
    };
    assert!(kept.cost() > 0, "a roll is lost");
    assert_eq!(
        kept.played, scored.expected,
        "the same dice, with one roll fewer"
    );
}

/// Rounded to thousandths first, the total would be 275.250 and then 275.3, and the difference 0.45 and then 0.5.
#[test]
fn values_are_rounded_once() {
    let rules = rules("yahtzee-official");
    let (card, rolled) = (Card::new(rules), dice("1 2 3 4 6"));
    let keep = |bits, value| KeepValue {
        keep: Keep::from_bits(bits),
        value,
    };
    let keeps = [(0b01111, 275.249_68), (0b00111, 274.8)];
    let advised = Advised::new(Advice {
        value: 275.249_68,
        best: Choice::Keep(Keep::from_bits(0b01111)),
        keeps: keeps.map(|(bits, value)| keep(bits, value)).to_vec(),
        boxes: Vec::new(),
    });
    assert_eq!(advice::points(advised.expected), "275.2");
    assert_eq!(
        advice::best(rules, &card, &rolled, 1, &advised),
        "Keep the 1, 2, 3 and 4: 0.4 points better on average than keeping the 1, 2 and 3."
    );
    assert_eq!(statistics::decimal(275.249_68), "275.2");
    assert_eq!(statistics::decimal(-0.049_68), "0.0");
    let luck = Luck {
        points: -249_680,
        variance: 1.0,
    };
    assert_eq!(
        (&*skill::brought(&luck), &*skill::swings(&luck)),
        ("−0.2", "−0.2")
    );
    // A share of 24.6 % is 2 in 10, though its whole percent rounds to 3.
    let luck = Luck {
        points: 687_100,
        variance: 1.0,
    };
    let says = skill::lucky(&luck).expect("dice were rolled");
    assert!(says.contains(" 2 players in 10 "), "{says}");
}

#[test]
fn chances_are_said_in_percent() {
    for (parts, says) in [
        (0, "0%"),
        (1, "<1%"),
        (4_999, "<1%"),
        (5_000, "1%"),
        (14_999, "1%"),
        // Rounded to hundredths of a percent first, it would be 28.50%.
        (284_970, "28%"),
        (285_000, "29%"),
        (994_999, "99%"),
        (999_999, ">99%"),
        (1_000_000, "100%"),
    ] {
        assert_eq!(advice::percent(parts), says);
    }
}

#[test]
fn advice_is_said_in_words() {
    #[track_caller]
    fn check(shown: &str, left: u8, says: &str) {
        let rules = rules("yahtzee-official");
        let rolled = dice(shown);
        let card = Card::new(rules);
        let advice = quick("yahtzee-official").advise(&card, &rolled, left);
        let text = advice::best(
            rules,
            &card,
            &rolled,
            left,
            &Advised::new(advice.expect("a position")),
        );
        assert!(text.starts_with(says), "{text}");
        assert!(text.contains(" points better on average than "), "{text}");
        assert!(text.ends_with('.'), "{text}");
    }
    check("5 5 5 2 3", 2, "Keep the three fives: ");
    check("6 6 6 6 6", 0, "Score Yahtzee: ");
    check("2 3 4 5 5", 1, "Keep the 2, 3, 4 and 5: ");

    assert_eq!(advice::points(-1_250_000), "1.3");
    assert_eq!(advice::signed(-1_250_000), "−1.3");
    assert_eq!(advice::signed(-49_999), "0.0");
    assert_eq!(advice::signed(-50_000), "−0.1");
    assert_eq!(advice::signed(20_000_000), "+20.0");
    assert_eq!(advice::relative(40_000), "best");
    let keep = |bits| Choice::Keep(Keep::from_bits(bits));
    let (rules, rolled) = (rules("yatzy"), dice("1 1 2 3 6"));
    let card = Card::new(rules);
    let beside = |less| advice::beside_your_keep(rules, &card, &rolled, 1, keep(0b00011), less);
    assert_eq!(
        beside(49_999),
        "Keep the two ones. Your choice is the best one."
    );
    assert_eq!(
        beside(400_000),
        "Keep the two ones: 0.4 points better on average than your choice."
    );
    let order = |choice| advice::order(rules, &card, &rolled, 1, choice);
    assert_eq!(order(keep(0)), "Reroll all the dice");
    assert_eq!(order(keep(0b00100)), "Keep the 2");
    assert_eq!(order(keep(0b00011)), "Keep the two ones");
    assert_eq!(order(Choice::Score(Slot(0))), "Score Ones");
    assert_eq!(order(Choice::Score(Slot(3))), "Score zero in Fours");
}

/// Five sixes with the Yahtzee box at 50, and no box left in which they score: 100 points of bonus come with a zero.
#[test]
fn a_zero_with_a_bonus_is_said_as_the_list_says_it() {
    let rules = rules("yahtzee-official");
    let at = |id| slot(rules, id);
    let open = ["ones", "twos"].map(at);
    let filled = rules.slots().filter(|slot| !open.contains(slot));
    let points = |slot| if slot == at("yahtzee") { 50 } else { 0 };
    let card = Card::with(rules, filled.map(|slot| (slot, points(slot))));
    let (rolled, ones) = (dice("6 6 6 6 6"), Choice::Score(at("ones")));
    let advice = quick("yahtzee-official").advise(&card, &rolled, 0);
    let advised = Advised::new(advice.expect("a position"));
    assert_eq!(advised.best, ones);
    let listed = advice::in_list(rules, &card, &rolled, 0, ones);
    assert_eq!(listed, "Ones (0 + 100)");
    let says = advice::best(rules, &card, &rolled, 0, &advised);
    assert!(says.starts_with("Score Ones (0 + 100)"), "{says}");
    let did = advice::did(rules, &card, &rolled, 0, ones);
    assert_eq!(did, "Scored Ones (0 + 100)");
    // Without a bonus, the sentence says the zero in words.
    let plain = dice("6 6 6 6 5");
    let listed = advice::in_list(rules, &card, &plain, 0, ones);
    assert_eq!(listed, "Ones (0)");
    assert_eq!(
        advice::order(rules, &card, &plain, 0, ones),
        "Score zero in Ones"
    );
}

/// A straight that pays only after the first roll is no zero there.
#[test]
fn a_zero_is_that_of_the_roll_on_the_table() {
    let straight = Category::new(
        "straight",
        Section::Lower,
        Pattern::Run(5),
        Points::ByRoll(vec![Points::Fixed(50), Points::Fixed(0)]),
    );
    let spec = Spec {
        id: "served".to_owned(),
        categories: vec![straight],
        ..Spec::default()
    };
    let rules = RuleSet::new(spec).expect("rules that can be played");
    let (card, rolled) = (Card::new(&rules), dice("1 2 3 4 5"));
    let order = |left| advice::order(&rules, &card, &rolled, left, Choice::Score(Slot(0)));
    assert_eq!(
        [order(2), order(1)],
        ["Score Straight", "Score zero in Straight"]
    );
}

#[test]
fn a_computer_plays_by_messages() {
    let rules = rules("yahtzie");
    for strength in Strength::ALL {
        let mut service = CoachWorker::default();
        let seats = vec![Seat::computer("A", strength), Seat::computer("B", strength)];
        let setup = Setup::new(rules.clone(), seats, Start::Seating, None);
        let mut game = Game::new(setup.expect("two may play this"));
        let mut dice = Fair::seeded(5);
        while let Phase::Turn(turn) = *game.phase() {
            let action = match turn.hand {
                None => Action::Roll(Keep::NONE),
                Some(_) => {
                    let question = CoachRequest::turn(&game, strength, turn.seat.to_string());
                    let question = question.expect("dice are on the table");
                    match ask(&mut service, &question) {
                        CoachAnswer::Turn(Choice::Keep(keep)) => Action::Roll(keep),
                        CoachAnswer::Turn(Choice::Score(slot)) => Action::Score(slot),
                        other => panic!("{strength:?}: {other:?}"),
                    }
                }
            };
            game = game.apply(action, &mut dice).expect("a legal action").0;
        }
        let text = saved(&Script { game: game.clone() }, 1, 1).to_json();
        assert_eq!(
            Loaded::from_json(&text).saved().map(|saved| &saved.game),
            Some(&game)
        );
    }
}

/// A game for three with a clock, in which the first is out of time after its first box.
fn who_is_left() -> Script {
    let rules = rules("yahtzee-basic");
    let table = Script::of(setup(rules, 3, Start::Seating, Some(Millis(1000))));
    table
        .turn("1 1 1 1 1", "ones")
        .turn("2 2 2 2 2", "twos")
        .turn("3 3 3 3 3", "threes")
        .spend(1000)
}

#[test]
fn a_computer_gets_the_cards_of_the_others() {
    #[track_caller]
    fn check(table: &Script, expected: &[&str]) {
        let question = CoachRequest::turn(&table.game, Strength::Rival, "x".to_owned());
        let Some(CoachRequest::Turn { others, .. }) = question else {
            panic!("{question:?}");
        };
        let others = others
            .iter()
            .map(|it| Card::parse(table.game.rules(), it).expect("a card"));
        let expected = expected
            .iter()
            .map(|it| Card::parse(table.game.rules(), it).expect("a card"));
        assert_eq!(others.collect::<Vec<_>>(), expected.collect::<Vec<_>>());
    }
    let rules = rules("yahtzee-basic");
    let table = Script::of(setup(rules, 3, Start::Seating, Some(Millis(1000))));
    let table = table.roll("1 1 1 1 1");
    check(&table, &["", ""]);
    let table = table.score("sixes").roll("2 2 2 2 2");
    check(&table, &["sixes=0", ""]);
    let table = table.score("twos").roll("3 3 3 3 3");
    check(&table, &["sixes=0", "twos=10"]);

    // Who is out of time cannot win any more.
    let table = who_is_left().roll("5 5 5 5 5");
    check(&table, &["threes=15"]);
    let table = table.score("fives").roll("6 6 6 6 6");
    check(&table, &["twos=10 fives=25"]);
    let table = table.score("sixes");
    assert_eq!(
        CoachRequest::turn(&table.game, Strength::Rival, "x".to_owned()),
        None
    );
}

#[test]
fn a_computer_decides_the_same_after_a_reload() {
    // With one box left, the rival's choice depends on who still has a turn.
    let rules = rules("yahtzee-basic");
    let boxes = [
        "ones",
        "twos",
        "threes",
        "fours",
        "fives",
        "sixes",
        "three-of-a-kind",
        "four-of-a-kind",
        "full-house",
        "small-straight",
        "large-straight",
        "yahtzee",
    ];
    let mut table = Script::of(setup(rules, 2, Start::Seating, None));
    let mut remembers = CoachWorker::default();
    let mut decisions = Vec::new();
    for (number, &id) in boxes.iter().flat_map(|id| [id, id]).enumerate() {
        table = table.roll("1 3 4 4 6");
        let mut fresh = CoachWorker::default();
        // One service that has answered from the start, and a new one.
        let services = match number {
            0 | 1 | 22 | 23 => vec![&mut remembers, &mut fresh],
            _ => vec![],
        };
        for service in services {
            let player = (number % 2).to_string();
            let question = CoachRequest::turn(&table.game, Strength::Rival, player);
            decisions.push(ask(service, &question.expect("dice are on the table")));
        }
        table = table.score(id);
    }
    assert_eq!(decisions.len(), 8);
    for pair in decisions.chunks(2) {
        assert!(matches!(pair[0], CoachAnswer::Turn(_)));
        assert_eq!(pair[0], pair[1]);
    }
}

#[test]
fn computers_at_one_table_have_names_of_their_own() {
    use Strength::{Novice, Perfect};
    assert_eq!(
        bots::names(&["Ann", "nils"], &[Perfect, Novice, Perfect]),
        ["Petra", "Nell", "Pavel"]
    );
    let many = bots::names(&["", ""], &[Novice; 9]);
    let different: std::collections::BTreeSet<&String> = many.iter().collect();
    assert_eq!(different.len(), 9);
    let each = bots::names(&[], &Strength::ALL);
    assert_eq!(each, ["Nils", "Cora", "Sven", "Petra", "Rufus"]);
    let introduced = Strength::ALL.map(|it| bots::introduced("Nora", it));
    let different: std::collections::BTreeSet<_> = introduced.iter().collect();
    assert_eq!(different.len(), 5);
    assert_eq!(
        introduced[0],
        "Nora: quick, and without a plan. Has just learned the rules and collects whatever shows most."
    );
    let rolled = dice("5 5 5 2 3");
    let keep = Keep::from_bits(0b00111);
    assert_eq!(
        bots::keeps("Nora", Some(Novice), &rolled, keep),
        "Nora keeps the three fives, to get more of them."
    );
    assert_eq!(
        bots::keeps("Nora", None, &rolled, keep),
        "Nora keeps the three fives."
    );
}

#[test]
fn no_computer_praises_a_zero() {
    let rules = rules("yahtzee-official");
    let score = |points| LastScore {
        seat: 0,
        slot: slot(rules, "ones"),
        points,
        bonus: 0,
    };
    for strength in Strength::ALL {
        assert_eq!(
            bots::takes("Nora", Some(strength), rules, score(0)),
            "Nora scores zero in Ones: it hurts least there."
        );
    }
    assert_eq!(
        bots::takes("Nora", None, rules, score(0)),
        "Nora scores zero in Ones."
    );
    assert_eq!(
        bots::takes("Nora", Some(Strength::Perfect), rules, score(3)),
        "Nora scores 3 in Ones: best on average."
    );
}

/// Gets advice on the first decisions of a game with at most three open boxes. Also returns the worker, which keeps best play.
fn advised_late(game: &Game) -> (CoachWorker, Vec<(Position, Advised)>) {
    let rules = game.rules();
    let mut worker = CoachWorker::default();
    worker.keep(read(rules, &written(quick(&rules.id))).expect("a policy"));
    let decisions = decisions(game).into_iter();
    let late = decisions
        .filter(|it| open_boxes(rules, &it.card) <= 3)
        .take(4);
    let advised = late.map(|it| {
        let position = Position::new(rules, &it.card, &it.dice, it.rolls_left);
        match ask(&mut worker, &CoachRequest::Position(position.clone())) {
            CoachAnswer::Advice(advised) => (position, advised),
            other => panic!("{other:?}"),
        }
    });
    let advised = advised.collect();
    (worker, advised)
}

fn open_boxes(rules: &RuleSet, card: &Card) -> usize {
    rules.categories.len() - card.filled()
}

/// What is shown of the reasons adds up to the difference that is shown, the weightiest first.
#[track_caller]
fn check_reasons(game: &Game) {
    let (mut worker, advised) = advised_late(game);
    for (position, advised) in advised {
        let boxes = { advised.boxes.iter() }.map(|&(slot, value)| (Choice::Score(slot), value));
        let keeps = { advised.keeps.iter() }.map(|&(keep, value)| (Choice::Keep(keep), value));
        for (other, value) in boxes.chain(keeps.step_by(5)) {
            let request = CoachRequest::Why(position.clone(), [advised.best, other]);
            let CoachAnswer::Why(reasons) = ask(&mut worker, &request) else {
                panic!("no reasons against {other:?}");
            };
            let sum: i64 = reasons.all().iter().map(|it| it.more).sum();
            assert_eq!(sum, (advised.expected - value + 50_000) / 100_000);
            let weights: Vec<i64> = reasons.all().iter().map(|it| it.more.abs()).collect();
            assert!(weights.is_sorted_by(|a, b| a >= b) && !weights.contains(&0));
        }
    }
}

/// The totals after each choice have its value as their mean. They are shown at round numbers, from nearly certain to nearly
/// impossible.
#[track_caller]
fn check_totals(game: &Game) {
    let (rules, card) = (game.rules(), &game.cards()[0]);
    let (mut worker, advised) = advised_late(game);
    for (position, advised) in advised {
        let mut all = Vec::new();
        for (choice, value) in advised.choices().into_iter().step_by(5) {
            let request = CoachRequest::TotalsAfter(position.clone(), choice);
            let CoachAnswer::Totals(totals) = ask(&mut worker, &request) else {
                panic!("no totals after {choice:?}");
            };
            assert!((totals.mean() - value as f64 / 1e6).abs() < 1e-3);
            all.push(totals);
        }
        check_outlook(&Outlook::of(&all));
    }
    // The card alone has the value of its turn.
    let request = CoachRequest::Totals(PortableRules::of(rules), card.to_string());
    if open_boxes(rules, card) <= 3 {
        let CoachAnswer::Totals(totals) = ask(&mut worker, &request) else {
            panic!("no totals of the card");
        };
        let expected = quick(&rules.id).expected(card).expect("a card");
        assert!((totals.mean() - expected).abs() < 1e-3);
    }
}

/// In each round, somebody wins; after the end, those who have won.
#[track_caller]
fn check_chances_to_win(game: &Game) {
    let policy = quick(&game.rules().id);
    let Some(mut chances) = WinChances::new(game) else {
        // Nobody to win against, the clock, or rules by which a roll may win.
        let seats = 0..game.cards().len();
        let categories = &game.rules().categories;
        let at_once = categories.iter().any(|it| it.wins_by_roll.is_some());
        let by_clock = seats.clone().any(|it| game.out_of_time(it));
        assert!(seats.len() == 1 || at_once || by_clock);
        return;
    };
    // The first rounds take long here.
    let is_late = |card: &&Card| open_boxes(game.rules(), card) <= 6;
    while let Some(card) = chances.next().filter(is_late) {
        let totals = policy.totals(card, &mut |_| ControlFlow::Continue(()));
        chances.add(totals.expect("a card of the game"));
    }
    for round in chances.known() {
        let sum: u32 = round.iter().sum();
        // The policy is exact to a thousandth of a point.
        assert!(sum.abs_diff(1_000_000) < 50, "{round:?}");
    }
    let filled = game.cards().iter().map(Card::filled).min();
    assert_eq!(chances.rounds(), filled.expect("players") + 1);
    if let Phase::Over(outcome) = game.phase() {
        let last = chances.known().last().expect("the end");
        for (seat, chance) in last.iter().enumerate() {
            let share = 1e6 / outcome.winners.len() as f64;
            let share = if outcome.winners.contains(&seat) {
                share
            } else {
                0.0
            };
            assert!(
                (f64::from(*chance) - share).abs() < 1.0,
                "{outcome:?} {last:?}"
            );
        }
    }
}

proptest! {
    #![proptest_config(cases(24))]

    #[test]
    fn reasons_add_up_to_the_difference_that_is_shown(plan in any_judged_plan()) {
        check_reasons(&plan.play());
    }

    #[test]
    fn totals_after_a_choice_have_its_value(plan in any_judged_plan()) {
        check_totals(&plan.play());
    }

    #[test]
    fn chances_to_win_add_up_and_end_with_the_winners(plan in any_judged_plan()) {
        check_chances_to_win(&plan.play());
    }
}

/// The plans above are of random rule sets. This is a whole game of each.
#[test]
fn laws_of_the_coach_hold_under_every_rule_set() {
    for (rules, seed) in soon_solved().zip(40..) {
        let seats = rules.min_seats.max(2).min(rules.max_seats);
        let game = Plan::whole(rules, seats.into(), seed).play();
        check_review(&game);
        check_reasons(&game);
        check_totals(&game);
        check_chances_to_win(&game);
    }
}

proptest! {
    #![proptest_config(cases(24))]

    /// A box wins as often as the totals after it say; a keep at least as often, because the rest of the turn is played to win. The best
    /// choice wins most often.
    #[test]
    fn choices_win_as_often_as_the_totals_after_them(plan in any_judged_plan()) {
        let game = plan.play();
        if !highest_total_wins(&game) {
            return Ok(());
        }
        let rules = game.rules();
        let policy = quick(&rules.id);
        let go_on = &mut |_| ControlFlow::Continue(());
        let mut worker = CoachWorker::default();
        worker.keep(read(rules, &written(policy)).expect("a policy"));
        let boxes = rules.slots().count();
        let is_late = |card: &Card| boxes - card.filled() <= 4;
        for decision in decisions(&game).iter().rev().take_while(|it| is_late(&it.card)).step_by(3).take(4) {
            let Some(request) = CoachRequest::to_win_then(&game, decision) else {
                return Err(TestCaseError::fail("somebody to win against"));
            };
            let CoachAnswer::ToWin(advice) = ask(&mut worker, &request) else {
                return Err(TestCaseError::fail("no chance to win"));
            };
            let CoachRequest::ToWin(position, others) = request else {
                return Err(TestCaseError::fail("another request"));
            };
            let others = others.iter().map(|card| Card::parse(rules, card).expect("a card"));
            let others: Vec<Card> = others.collect();
            let CoachAnswer::Advice(advised) = ask(&mut worker, &CoachRequest::Position(position.clone())) else {
                return Err(TestCaseError::fail("no advice"));
            };
            let mut totals = vec![Distribution::default()];
            for card in &others {
                totals.push(policy.totals(card, go_on).expect("a card of the game"));
            }
            for (choice, _) in advised.choices().into_iter().step_by(3) {
                let CoachAnswer::Totals(own) = ask(&mut worker, &CoachRequest::TotalsAfter(position.clone(), choice)) else {
                    return Err(TestCaseError::fail("no totals"));
                };
                totals[0] = own;
                let for_points = 1e6 * chances_to_win(&totals)[0];
                let chance = f64::from(advice.chance(choice, &decision.dice).expect("a choice"));
                prop_assert!(chance > for_points - 20.0, "{choice:?}: {chance} {for_points}");
                if let Choice::Score(_) = choice {
                    prop_assert!(chance < for_points + 20.0, "{choice:?}: {chance} {for_points}");
                }
                prop_assert!(chance <= f64::from(advice.highest()));
                let cost = f64::from(advice.highest()) - chance;
                prop_assert_eq!(advice.mistake(choice, &decision.dice), grade_to_win(cost));
                prop_assert_eq!(advice.is_best(choice, &decision.dice), cost < 500.0);
            }
            let best = advice.chance(advice.best, &decision.dice).expect("a choice");
            // Of choices that win nearly equally often, the one with more points is the best.
            prop_assert!(advice.highest() - best < 1_000);
            prop_assert_eq!(advice.cost(advice.best, &decision.dice), Some(0));
        }
        // Nobody to win against, and too many open boxes.
        let decision = decisions(&game).into_iter().next();
        if let Some(first) = decision.filter(|it| it.card.filled() == 0 && boxes > 8) {
            let position = Position::new(rules, &first.card, &first.dice, first.rolls_left);
            let early = CoachRequest::ToWin(position.clone(), vec![first.card.to_string()]);
            prop_assert_eq!(ask(&mut worker, &early), CoachAnswer::Nothing);
            prop_assert_eq!(CoachRequest::to_win_then(&game, &first), None);
            prop_assert_eq!(ask(&mut worker, &CoachRequest::ToWin(position, Vec::new())), CoachAnswer::Nothing);
        }
    }
}

/// The grade of a decision that costs so many millionths of certainty. The limits are those of `docs/SOLVER.md`, and costs are shown with
/// one decimal.
fn grade_to_win(cost: f64) -> Option<Mistake> {
    match (cost / 1_000.0).round() / 10.0 {
        _ if cost < 5_000.0 => None,
        3.0.. => Some(Mistake::Large),
        1.0.. => Some(Mistake::Medium),
        _ => Some(Mistake::Small),
    }
}

/// In the last turn, 21 points in Chance would be a tie. The choice with the most points on average is not the one that wins most often.
#[test]
fn practice_judges_by_the_win() {
    let mut worker = CoachWorker::default();
    let basic = rules("yahtzee-basic");
    let position = "yahtzee-basic; 3 6 9 12 15 18 23 22 25 30 40 50 -; 1 3 5 6 6; 1";
    let position: Position = position.parse().expect("a position");
    let other = "3 6 9 12 15 18 23 22 25 30 40 50 21".to_owned();
    let CoachAnswer::Advice(advised) = ask(&mut worker, &CoachRequest::Position(position.clone()))
    else {
        panic!("no advice");
    };
    let card = position.card(basic);
    let CoachAnswer::ToWin(advice) = ask(&mut worker, &CoachRequest::ToWin(position, vec![other]))
    else {
        panic!("no chance to win");
    };
    let dice = dice("1 3 5 6 6");
    let says =
        |chosen, best| practice::verdict_to_win(basic, &card, &dice, 1, (chosen, best), &advice);
    let [for_points, to_win] = [0b11100, 0b11110].map(|keep| Choice::Keep(Keep::from_bits(keep)));
    assert_eq!((advised.best, advice.best), (for_points, to_win));
    assert_eq!(
        says(for_points, advised.best).as_deref(),
        Some("That wins 88% of the time instead of 92%. Better: Keep the 3, 5, 6 and 6.")
    );
    assert_eq!(
        says(to_win, advised.best).as_deref(),
        Some("Right! That’s the best choice for winning: 92%.")
    );
    assert_eq!(says(for_points, to_win), None, "both are the same choice");

    // The review says why the points are not enough, or not needed.
    let game = Script::new("yahtzee-basic", 2).game;
    let decision = Decision {
        event: 0,
        seat: 0,
        others: vec![card.clone()],
        card,
        dice,
        rolls_left: 1,
        played: for_points,
    };
    let why = |best, expected: [MicroPoints; 2]| {
        let verdict = Verdict {
            best,
            expected: expected[0],
            played: expected[0],
            open: true,
        };
        review::why_points_do_not_win(&game, &decision, &verdict, &advice, &expected)
    };
    let [ann, ben] = [0, 1].map(|seat| &game.setup().seats()[seat].name);
    assert_eq!(
        why(for_points, [250_000_000, 261_250_000]),
        Some(format!(
            "With the most points on average, {ann} would still end 11.3 points behind {ben}."
        ))
    );
    assert_eq!(
        why(for_points, [261_250_000, 250_000_000]),
        Some(format!(
            "On average, {ann} would end 11.3 points ahead of {ben} anyway."
        ))
    );
    assert_eq!(
        why(for_points, [250_000_000, 250_040_000]),
        None,
        "nobody is ahead"
    );
    assert_eq!(
        why(to_win, [250_000_000, 261_250_000]),
        None,
        "the points win most often"
    );
}

/// Two choices win for sure. Also beyond all that the other can reach, the one with more points is the best.
#[test]
fn of_sure_wins_the_one_with_more_points_is_named() {
    let mut worker = CoachWorker::default();
    let position = "yatzy; 2 6 6 20 10 24 10 22 9 20 15 0 18 - 50; 3 6 5 6 2; 1";
    let position: Position = position.parse().expect("a position");
    let others = vec!["3 2 3 12 15 30 8 18 15 20 0 - 13 23 50".to_owned()];
    let CoachAnswer::ToWin(to_win) = ask(&mut worker, &CoachRequest::ToWin(position, others))
    else {
        panic!("no chance to win");
    };
    let rolled = dice("3 6 5 6 2");
    let keep = Choice::Keep(Keep::from_bits(0b01111));
    assert_eq!(to_win.best, keep);
    for choice in [keep, Choice::Score(slot(rules("yatzy"), "chance"))] {
        assert_eq!(to_win.chance(choice, &rolled), Some(1_000_000));
    }
    assert_eq!(
        advice::wins(&to_win, keep, &rolled).as_deref(),
        Some("Chance to win: 100%")
    );
}

/// Chances that are visibly different never look the same.
#[test]
fn different_chances_have_different_words() {
    for (chances, words) in [
        ([969_000, 974_900], ["96.9%", "97.5%"]),
        ([120_000, 340_000], ["12%", "34%"]),
        ([1_000, 6_000], ["<1%", "1%"]),
        ([991_000, 994_900], ["99.1%", "99.5%"]),
    ] {
        assert_eq!(advice::different_percents(chances), words);
    }
}

/// Who hardly wins anyway loses hardly any chance by a big mistake: it was no good choice for the win.
#[test]
fn a_hopeless_mistake_is_not_right_for_the_win() {
    let mut worker = CoachWorker::default();
    let official = rules("yahtzee-official");
    worker.keep(read(official, &written(quick("yahtzee-official"))).expect("a policy"));
    let position = "yahtzee-official; 3 4 - 20 - 18 - - 25 - - 50 - +100; 5 1 5 1 5; 1";
    let position: Position = position.parse().expect("a position");
    let others = [
        "- - 15 12 - 30 - 30 - 30 40 50 - +300",
        "5 4 - - 20 - - - - 30 - 50 18 +100",
        "5 6 6 - - - - - - - 40 50 24 +100",
    ];
    let others = others.map(ToOwned::to_owned).to_vec();
    let CoachAnswer::ToWin(advice) = ask(&mut worker, &CoachRequest::ToWin(position, others))
    else {
        panic!("no chance to win");
    };
    let dice = dice("5 1 5 1 5");
    let zero = Choice::Score(slot(official, "threes"));
    let fives = Choice::Keep(Keep::from_bits(0b10101));
    assert!(advice.chance(zero, &dice) < advice.chance(fives, &dice));
    assert_eq!(
        advice.mistake(zero, &dice),
        None,
        "nobody sees the difference"
    );
    assert!(!advice.is_best(zero, &dice));
    assert!(advice.is_best(fives, &dice));
    assert!(!advice.is_worth_points(zero, fives, &dice));
}

#[test]
fn upper_bonus_is_as_likely_as_the_dice_say() {
    let mut worker = CoachWorker::default();
    worker.keep(read(rules("yahtzee-basic"), &written(quick("yahtzee-basic"))).expect("a policy"));
    // With 45 points in the other upper boxes, three sixes bring the bonus.
    let sixes_open = "yahtzee-basic; 3 6 9 12 15 - 23 22 25 30 40 50 22";
    let sixes = Choice::Score(slot(rules("yahtzee-basic"), "sixes"));
    let keep = |text: &str| Choice::Keep(text.parse().expect("kept dice"));
    let mut chance = |position: &str, choice| {
        let position: Position = position.parse().expect("a position");
        match ask(&mut worker, &CoachRequest::BonusAfter(position, choice)) {
            CoachAnswer::Bonus(chance) => Some(chance),
            _ => None,
        }
    };
    assert_eq!(
        chance(&format!("{sixes_open}; 6 6 6 1 2; 0"), sixes),
        Some(1_000_000)
    );
    assert_eq!(
        chance(&format!("{sixes_open}; 6 6 5 1 2; 0"), sixes),
        Some(0)
    );
    // One of three dice shows a six: 1 − (5/6)³.
    let one_more = chance(&format!("{sixes_open}; 6 6 5 1 2; 1"), keep("xx"));
    assert_eq!(one_more, Some(421_296));
    // The first card has the bonus, and the second one can no longer earn it. Yacht has none, Kismet has several.
    for decided in [
        "yahtzee-basic; 3 6 9 12 15 18 23 22 25 30 40 50 -; 6 6 6 1 2; 1",
        "yahtzee-basic; 0 0 0 0 0 0 23 22 25 30 40 50 -; 6 6 6 1 2; 1",
        "yacht; ; 6 6 6 1 2; 1",
        "kismet; ; 6 6 6 1 2; 1",
    ] {
        assert_eq!(chance(decided, keep("xxx")), None, "{decided}");
    }
}

#[test]
fn reasons_are_said_in_words() {
    #[track_caller]
    fn check(reasons: &str, says: &str) {
        let reasons: Reasons = serde_json::from_str(reasons).expect("reasons");
        assert_eq!(advice::because(rules("yahtzee-official"), &reasons), says);
    }
    // One is enough; it takes two; what they cost is small.
    check(
        r#"[{"from":"upper-bonus","more":31},{"from":{"box":6},"more":-7}]"#,
        "That brings 3.1 more points from the upper bonus on average.",
    );
    check(
        r#"[{"from":"upper-bonus","more":31},{"from":{"box":6},"more":22},{"from":{"box":9},"more":-8}]"#,
        "That brings 3.1 more points from the upper bonus on average, and 2.2 in Three of a Kind.",
    );
    // It is not.
    check(
        r#"[{"from":"extra-yahtzees","more":50},{"from":{"box":9},"more":-40}]"#,
        "That brings 5.0 more points from an extra Yahtzee on average, for 4.0 fewer in Small Straight.",
    );
    check(
        r#"[{"from":{"box":8},"more":-29},{"from":{"box":0},"more":26},{"from":{"box":1},"more":26},{"from":{"box":2},"more":-22}]"#,
        "That brings 2.6 more points in Ones on average and 2.6 in Twos, for 2.9 fewer in Full House.",
    );
    // Many small ones.
    check(
        r#"[{"from":{"box":0},"more":2},{"from":{"box":1},"more":2},{"from":{"box":2},"more":2},{"from":{"box":3},"more":2},{"from":{"box":4},"more":2}]"#,
        "It is better in many ways at once.",
    );
    check("[]", "It is better in many ways at once.");
}

#[test]
fn choices_that_are_not_possible_have_no_reasons() {
    let rules = rules("yahtzee-basic");
    let mut worker = CoachWorker::default();
    worker.keep(read(rules, &written(quick(&rules.id))).expect("a policy"));
    let card = Card::with(rules, [(slot(rules, "chance"), 20)]);
    let position = Position::new(rules, &card, &dice("1 2 3 4 5"), 0);
    let scores = |id| Choice::Score(slot(rules, id));
    for choices in [
        [scores("ones"), scores("chance")],
        [Choice::Keep(Keep::NONE), scores("ones")],
    ] {
        let request = CoachRequest::Why(position.clone(), choices);
        assert_eq!(ask(&mut worker, &request), CoachAnswer::Nothing);
    }
}
