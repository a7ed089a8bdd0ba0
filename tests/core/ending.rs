//! What the page says when a game has ended.

use std::ops::ControlFlow;
use std::sync::Arc;

use rollkeep_rules::dice::Fair;
use rollkeep_rules::game::{
    Course, Game, Millis, OwnName, Phase, Seat, Setup, Start, Strength, Tally,
};
use rollkeep_rules::{Pattern, Points, Section};
use rollkeep_solver::bots::{BotGame, Perfect, Player};
use rollkeep_solver::coach::{Highlight, Review, decisions};
use rollkeep_solver::{Choice, Policy};
use rollkeep_words::{home, over, praise};

use super::portable_rules::changed;
use super::script::{Script, dice, rules, setup, slot};
use super::solver::policies::{quick, soon_solved};

#[track_caller]
fn best(script: &Script) -> Highlight {
    Highlight::of(&script.game).expect("something above average")
}

/// Checks the best moment: its category, its seat and its upper bonus.
#[track_caller]
fn check_best(script: &Script, id: &str, seat: usize, upper_bonus: u16) {
    let best = best(script);
    let expected = (slot(script.game.rules(), id), seat, upper_bonus);
    assert_eq!(
        (best.score.slot, best.score.seat, best.upper_bonus),
        expected
    );
}

#[test]
fn the_best_moment_is_furthest_above_the_mean_of_its_box() {
    let game = Script::new("yahtzee-official", 2)
        .turn("45664", "chance")
        .turn("66666", "sixes")
        .turn("12345", "large-straight")
        .turn("11234", "small-straight");
    // The large straight brought 40, 7.3 more than usual; the sixes 30, 10.8 more.
    check_best(&game, "sixes", 1, 0);
    assert_eq!(best(&game).dice, dice("66666"));
    assert_eq!(best(&game).turn, 1);
    let says = over::best_moment(&game.game, &best(&game));
    assert_eq!(says, "Ben: 30 in Sixes, in turn 1");
    // Of equal moments, it is the first.
    let both = Script::new("yatzy", 2)
        .turn("66666", "sixes")
        .turn("66666", "sixes");
    check_best(&both, "sixes", 0, 0);
}

/// A little more than usual is no moment, and a person's game has no moment of a computer.
#[test]
fn a_moment_is_rare_and_a_persons() {
    let usual = Script::new("yahtzee-official", 1)
        .turn("11145", "ones")
        .turn("22333", "full-house");
    assert_eq!(Highlight::of(&usual.game), None);
    let rare = usual.turn("11111", "yahtzee");
    check_best(&rare, "yahtzee", 0, 0);
    let beside = |who: &str| {
        let game = Script::mixed("yatzy", who).turn("11234", "sixes");
        Highlight::of(&game.turn("66666", "yatzy").game).map(|it| it.score.seat)
    };
    assert_eq!(beside("pc"), None);
    assert_eq!(["pp", "cc"].map(beside), [Some(1); 2]);
}

#[test]
fn bonuses_count_for_the_best_moment() {
    let extra = Script::new("yahtzee-official", 1)
        .turn("66666", "yahtzee")
        .turn("11111", "ones");
    check_best(&extra, "ones", 0, 0);
    let says = over::best_moment(&extra.game, &best(&extra));
    assert_eq!(says, "5 in Ones plus 100 bonus, in turn 2");
    let upper = Script::new("yahtzee-basic", 1).turns(
        "11123 ones
        22213 twos
        33312 threes
        44412 fours
        55512 fives
        12345 large-straight
        66612 sixes",
    );
    check_best(&upper, "sixes", 0, 35);
    let says = over::best_moment(&upper.game, &best(&upper));
    assert_eq!(says, "18 in Sixes and the upper bonus of 35, in turn 7");
}

#[test]
fn undone_scores_are_no_moment() {
    let game = Script::new("yatzy", 1)
        .turn("11123", "ones")
        .roll("66666")
        .score("yatzy");
    check_best(&game, "yatzy", 0, 0);
    let mended = game.undo().score("sixes");
    check_best(&mended, "sixes", 0, 0);
    // A computer has rolled in between.
    let reopened = Script::mixed("yatzy", "pc")
        .turn("66666", "yatzy")
        .roll("11112")
        .undo()
        .score("sixes");
    check_best(&reopened, "sixes", 0, 0);
    let poor = Script::new("yatzy", 1).turn("11234", "sixes");
    assert_eq!(Highlight::of(&poor.game), None);
    assert_eq!(Highlight::of(&Script::new("yatzy", 1).game), None);
}

/// Other games of perfect play have the same means and deviations, within the error of this many games.
#[test]
fn the_means_of_the_boxes_are_those_of_perfect_play() {
    const GAMES: usize = 3000;
    let text = include_str!("../../core/solver/src/coach/boxes.txt");
    for rules in soon_solved() {
        let line = text.lines().find_map(|line| {
            let rest = line.strip_prefix(&*rules.id)?;
            rest.strip_prefix(' ')
        });
        let number = |text: &str| text.parse::<f64>().expect("a number") / 100.0;
        let told: Vec<(f64, f64)> = (line.expect("measured rules").split(' '))
            .map(|told| told.split_once('/').expect("two numbers"))
            .map(|(mean, deviation)| (number(mean), number(deviation)))
            .collect();
        assert_eq!(told.len(), rules.categories.len());
        let policy = Policy::solve(rules, &mut |_| ControlFlow::Continue(()));
        let mut player = Perfect::new(Arc::new(policy.expect("solved")));
        let mut dice = Fair::seeded(98);
        let mut scores = vec![Vec::new(); rules.categories.len()];
        for _ in 0..GAMES {
            let mut game = BotGame::new(rules, 1);
            while let Some(view) = game.view(&mut dice).expect("dice") {
                let choice = player.choose(&view);
                if let Choice::Score(slot) = choice {
                    scores[slot.index()].push(f64::from(view.points(slot)));
                }
                game.answer(choice).expect("legal");
                if game.seat().is_none() {
                    break;
                }
            }
        }
        for (scores, (told, deviation)) in scores.iter().zip(told) {
            let count = scores.len() as f64;
            let mean = scores.iter().sum::<f64>() / count;
            let spread = scores.iter().map(|it| (it - mean).powi(2)).sum::<f64>() / count;
            // Five standard errors.
            let room = 5.0 * (spread / count).sqrt() + 0.1;
            assert!(
                (mean - told).abs() < room,
                "{}: {mean}, not {told}",
                rules.id
            );
            assert!(
                (spread.sqrt() - deviation).abs() < 0.1 * deviation + 0.1,
                "{}: {}, not {deviation}",
                rules.id,
                spread.sqrt()
            );
        }
    }
}

#[test]
fn the_lesson_is_the_costliest_decision_of_its_player() {
    // Ann rerolls a large straight; Ben, a computer, plays far worse. Cleo plays well.
    let seats = vec![
        Seat::person("Ann"),
        Seat::computer("Ben", Strength::Novice),
        Seat::person("Cleo"),
    ];
    let rules = rules("yahtzee-official").clone();
    let setup = Setup::new(rules, seats, Start::Seating, None).expect("a table");
    let script = Script::of(setup)
        .turn("12345", "chance")
        .turn("66666", "ones")
        .turn("66666", "yahtzee")
        .turn("11236", "sixes");
    let game = &script.game;
    let review = Review::new(game, quick("yahtzee-official")).expect("the same rules");
    let all = decisions(game);
    let number = review
        .costliest(&all, 0)
        .expect("a decision that cost points");
    let decision = &all[number];
    assert_eq!(decision.seat, 0);
    let costs = all.iter().zip(&review.verdicts);
    let own = costs.filter(|(it, _)| it.seat == 0);
    let most = own.map(|(_, verdict)| verdict.cost()).max();
    assert_eq!(Some(review.verdicts[number].cost()), most);
    assert!(over::lesson_when(game, decision).starts_with("Ann, turn "));
    let lesson = over::lesson(game, decision, &review.verdicts[number]);
    assert!(lesson.starts_with("Scored "), "{lesson}");
    assert!(lesson.contains(". Better: ") && lesson.ends_with(" points more on average."));
    // Perfect decisions have no lesson.
    assert_eq!(review.costliest(&all, 2), None);
    let perfect = Script::new("yahtzee-official", 1).turn("66666", "yahtzee");
    let review = Review::new(&perfect.game, quick("yahtzee-official")).expect("the same rules");
    assert_eq!(review.costliest(&decisions(&perfect.game), 0), None);
}

#[test]
fn the_first_player_is_last_in_the_rematch() {
    let names =
        |setup: &Setup| -> Vec<String> { setup.seats().iter().map(|it| it.name.clone()).collect() };
    let first = setup(rules("yatzy"), 3, Start::Seating, Some(Millis::minutes(5)));
    let second = first.rematch().expect("a table");
    assert_eq!(names(&second), ["Ben", "Cleo", "Ann"]);
    let third = second.rematch().and_then(|it| it.rematch());
    assert_eq!(third.as_ref().map(names), Some(names(&first)));
    assert_eq!(second.clock(), first.clock());
    // If dice decide who starts, the seats stay.
    let rolled = setup(rules("yatzy"), 3, Start::Roll, None);
    assert_eq!(rolled.rematch(), Some(rolled));
}

/// A game of Yatzy in which the first of these wins, or both share the win.
fn won(names: [&str; 2], shared: bool) -> Game {
    let seats = names.map(Seat::person).to_vec();
    let rules = rules("yatzy").clone();
    let boxes: Vec<_> = rules.slots().collect();
    let setup = Setup::new(rules, seats, Start::Seating, None).expect("a table");
    let mut script = Script::of(setup);
    for slot in boxes {
        let id = script.game.rules().category(slot).id.to_string();
        let other = if shared { "66655" } else { "11123" };
        script = script.turn("66655", &id).turn(other, &id);
    }
    script.game
}

#[test]
fn a_result_says_who_was_beaten() {
    let result = |game: &Game| match game.phase() {
        Phase::Over(outcome) => home::result(game, outcome),
        Phase::Starting(_) | Phase::Turn(_) => panic!("the game is over"),
    };
    let pair = |who: &str, points: &str| (who.to_owned(), points.to_owned());
    let totals = |game: &Game| -> Vec<u16> { game.ranking().iter().map(|it| it.total).collect() };
    let two = won(["Ben", "You"], false);
    let points = totals(&two);
    let points = format!("{}–{}", points[0], points[1]);
    assert_eq!(result(&two), pair("Ben beat you", &points));
    let you = won(["You", "Ben"], false);
    assert_eq!(result(&you), pair("You beat Ben", &points));
    let shared = won(["Ann", "Ben"], true);
    assert_eq!(result(&shared).0, "Ann and Ben share the win");
    let alone = Script::new("yatzy", 1).turns(GOOD).game;
    assert_eq!(result(&alone), pair("Ann", &totals(&alone)[0].to_string()));
    let three = GOOD
        .lines()
        .skip(1)
        .fold(Script::new("yatzy", 3), |script, line| {
            let (_, id) = line.trim().split_once(' ').expect("a category");
            script
                .turns(line)
                .turns(&format!("11123 {id}"))
                .turns(&format!("11123 {id}"))
        });
    let best = totals(&three.game)[0].to_string();
    assert_eq!(result(&three.game), pair("Ann beat 2 others", &best));
}

#[test]
fn the_tally_counts_the_games_of_the_same_people() {
    let first = won(["Ann", "Ben"], false);
    let mut tally = Tally::new(first.setup(), &OwnName::default());
    tally.count(&first);
    tally.count(&won(["Ben", "Ann"], false));
    tally.count(&won(["Ben", "Ann"], false));
    tally.count(&won(["Ann", "Ben"], true));
    // Other people, other rules, and a game that is not over do not count.
    tally.count(&won(["Ann", "Cleo"], false));
    tally.count(&Script::new("yatzy", 2).game);
    tally.count(&Script::mixed("yatzy", "pc").game);
    assert_eq!((tally.games(), tally.shared()), (4, 1));
    assert_eq!(tally.wins(), [("Ben", 2), ("Ann", 1)]);
    assert_eq!(over::tally(&tally), "Ben: 2 · Ann: 1");
    let says = over::tally_of(&tally);
    assert!(
        says.starts_with("Wins in 4 games between these players")
            && says.contains("1 of them shared")
    );
}

/// Dice for every box of Yatzy.
const GOOD: &str = "
    11111 ones
    22222 twos
    33333 threes
    44444 fours
    55555 fives
    66666 sixes
    66666 one-pair
    66655 two-pairs
    66666 three-of-a-kind
    66666 four-of-a-kind
    12345 small-straight
    23456 large-straight
    66655 full-house
    66666 chance
    66666 yatzy";

/// What is said of a game of Yatzy: for each of its boxes, in the order of the card, the dice of Ann and of Ben.
fn told(dice: impl Fn(usize) -> [&'static str; 2]) -> (Option<Course>, String) {
    let mut script = Script::new("yatzy", 2);
    let boxes: Vec<_> = script.game.rules().slots().collect();
    for (round, slot) in boxes.into_iter().enumerate() {
        let id = script.game.rules().category(slot).id.to_string();
        let [ann, ben] = dice(round);
        script = script.turn(ann, &id).turn(ben, &id);
    }
    let Phase::Over(outcome) = script.game.phase() else {
        panic!("the game is over");
    };
    let says = over::praise(&script.game, outcome);
    (script.game.course(), says)
}

#[test]
fn a_result_says_how_the_win_came_about() {
    const LOW: &str = "11123";
    // Ben has 5 more in twos, Ann a Yatzy in the last box.
    let (course, says) = told(|round| match round {
        1 => [LOW, "22233"],
        14 => ["66666", LOW],
        _ => [LOW, LOW],
    });
    assert_eq!(course, Some(Course::LastRound));
    assert!(
        says.ends_with(" ahead of Ben. Decided in the last round."),
        "{says}"
    );
    // Ben is ahead by his fives and sixes until Ann has a full house.
    let (course, says) = told(|round| match round {
        4 => [LOW, "55551"],
        5 => [LOW, "66661"],
        8..=13 => ["66655", LOW],
        _ => [LOW, LOW],
    });
    assert_eq!(course, Some(Course::FromBehind(44)));
    assert!(
        says.ends_with(" ahead of Ben. Came back from 44 points down."),
        "{says}"
    );
    // A small gap is nothing to tell; neither is one of the first half.
    let (course, says) = told(|round| match round {
        0 => ["22345", LOW],
        13 => ["66655", LOW],
        _ => [LOW, LOW],
    });
    assert_eq!(course, None);
    assert!(says.ends_with(" points ahead of Ben."), "{says}");
    let (course, says) = told(|round| match round {
        0 => ["11111", LOW],
        4..=13 => ["66655", LOW],
        _ => [LOW, LOW],
    });
    assert_eq!(course, Some(Course::Throughout));
    assert!(says.starts_with("A big win: "), "{says}");
    assert!(says.ends_with(" Ahead after every round."), "{says}");
    // Nobody wins alone, or nobody else plays.
    assert_eq!(told(|_| [LOW, LOW]).0, None);
    assert_eq!(Script::new("yatzy", 1).turns(GOOD).game.course(), None);
}

#[test]
fn a_card_of_one_box_has_no_course() {
    let rules = changed(rules("yatzy"), |spec| {
        spec.categories.truncate(1);
        spec.upper_bonus = None;
    });
    let script = Script::of(setup(&rules, 2, Start::Seating, None));
    let over = script.turn("11111", "ones").turn("23456", "ones");
    assert!(matches!(over.game.phase(), Phase::Over(_)));
    assert_eq!(over.game.course(), None);
}

#[test]
fn a_gap_of_thousands_of_points_is_told() {
    let rules = changed(rules("maxi-yatzy"), |spec| {
        (spec.dice, spec.upper_bonus) = (5, None);
        for category in &mut spec.categories {
            category.section = Section::Lower;
            (category.pattern, category.points) = (Pattern::Run(5), Points::Fixed(1000));
        }
    });
    let mut script = Script::of(setup(&rules, 2, Start::Seating, None));
    for slot in rules.slots() {
        let [ann, ben] = match slot.0 {
            4..=10 => ["11122", "12345"],
            11..=18 => ["12345", "11122"],
            _ => ["11122"; 2],
        };
        let id = &rules.category(slot).id;
        script = script.turn(ann, id).turn(ben, id);
    }
    assert!(matches!(script.game.phase(), Phase::Over(_)));
    assert_eq!(script.game.course(), Some(Course::FromBehind(7000)));
}

/// After an undo, the round counts as it ended.
#[test]
fn an_undone_score_is_no_part_of_how_the_win_came_about() {
    let mut script = Script::new("yatzy", 2);
    let boxes: Vec<_> = script.game.rules().slots().collect();
    for slot in boxes {
        let id = script.game.rules().category(slot).id.to_string();
        script = match &*id {
            // Ben would be ahead, but fills another box.
            "ones" => script
                .turn("11111", "ones")
                .turn("66655", "full-house")
                .undo()
                .score("ones"),
            _ => script.turn("66655", &id).turn("66655", &id),
        };
    }
    // The last score is taken back, too, and comes again.
    script = script.undo().score("yatzy");
    assert_eq!(script.game.course(), Some(Course::Throughout));
}

#[test]
fn rarity_is_that_of_the_best_person() {
    let mut script = Script::mixed("yatzy", "cpp");
    for line in GOOD.lines().skip(1) {
        let box_of = line.rsplit(' ').next().expect("a category");
        let worse = line
            .replace("66666", "66665")
            .replace("66665 yatzy", "66666 yatzy");
        script = script
            .turns(line)
            .turns(&worse)
            .turns(&format!("11123 {box_of}"));
    }
    let game = &script.game;
    let total = game.cards()[1].totals(game.rules()).grand();
    // The computer has won, so the sentence is about Ben.
    assert_eq!(game.ranking()[0].seat, 0);
    let rare = format!("Even a perfect player scores less than {total} in 99 games out of 100.");
    assert_eq!(over::rare_total(game).as_ref(), Some(&rare));
    let Phase::Over(outcome) = game.phase() else {
        panic!("the game is over");
    };
    let ahead = game.ranking()[0].total - total;
    let told = format!("{ahead} points ahead of Ben.");
    assert_eq!(praise::of(game, outcome), told);
    let text = over::to_share(game);
    assert!(text.starts_with("Rollkeep · Yatzy\n1st Ann: "), "{text}");
    assert!(text.contains(&format!("\n2nd Ben: {total}\n")), "{text}");
    assert!(text.ends_with(&rare), "{text}");
}

#[test]
fn praise_of_a_single_player() {
    let alone = Script::new("yatzy", 1).turns(GOOD);
    let Phase::Over(outcome) = alone.game.phase() else {
        panic!("the game is over");
    };
    assert_eq!(praise::of(&alone.game, outcome), "A card to frame.");
    let total = alone.game.ranking()[0].total;
    let rare = format!("Even a perfect player scores less than {total} in 99 games out of 100.");
    assert_eq!(over::rare_total(&alone.game), Some(rare));
}
