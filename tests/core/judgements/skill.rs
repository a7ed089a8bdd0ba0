//! The skill of players, from the judgements of their games.

use rollkeep_app::statistics::{BestDecider, Lost, LostBy, Skill, SkillGame};
use rollkeep_app::storage::RecordId;
use rollkeep_rules::game::YOU;
use rollkeep_solver::coach::{Help, Judgement, MicroPoints};
use rollkeep_words::skill as text;

use super::super::faulty::Faulty;
use super::super::games::Plan;
use super::super::script::rules;
use super::super::solver::policies::quick;
use super::saved::{Page, saved};

/// A game that loses so many thousandths of a point by keeping.
pub fn skill_game(ended: u64, lost: MicroPoints, help: Help) -> SkillGame {
    let lost = lost * 1000;
    let game = Plan::whole(rules("yatzy"), 1, 1).play();
    let judgement = Judgement::new(&game, None, quick("yatzy")).expect("these rules");
    let mut judged = judgement.seats[0].clone().expect("a person");
    judged.boxes.fill(0);
    (judged.keeps, judged.help) = (lost, help);
    judged.costly.truncate(1);
    judged.costly[0].cost = lost;
    SkillGame {
        id: RecordId::new(ended, 0),
        ended,
        total: 200,
        judged,
    }
}

/// Means, errors and courses, compared with numbers computed by hand.
#[test]
fn cost_per_game() {
    let games = [(10, 1000), (20, 3000), (30, 5000), (40, 7000)];
    let mut games: Vec<SkillGame> = games
        .map(|(ended, lost)| skill_game(ended, lost, Help::None))
        .into();
    games.push(skill_game(50, 90_000, Help::Coach));
    games.push(skill_game(60, 9000, Help::Unknown));
    let skill = Skill {
        name: "Ann".to_owned(),
        games,
        unjudged: 0,
    };
    let none = Lost::of(skill.with(Help::None)).expect("games");
    assert_eq!((none.games, none.mean), (4, 4.0));
    // The squares are 9, 1, 1, 9: 20 / 3 / 4.
    assert!((none.error.expect("four games").powi(2) - 5.0 / 3.0).abs() < 1e-12);
    let coach = Lost::of(skill.with(Help::Coach)).expect("a game");
    assert_eq!((coach.games, coach.mean, coach.error), (1, 90.0, None));
    assert_eq!(skill.own().count(), 5);
    assert_eq!(Lost::of(skill.games.iter().take(0)), None);
    let course = [
        (2, 2_000_000),
        (3, 4_000_000),
        (4, 6_000_000),
        (5, 8_000_000),
    ];
    assert_eq!(skill.course(2, 40), course);
    assert_eq!(skill.course(3, 2), [(3, 3_000_000), (5, 7_000_000)]);
    assert_eq!(skill.course(9, 40), [(5, 5_000_000)]);
    let nobody = Skill {
        games: Vec::new(),
        ..skill.clone()
    };
    assert_eq!(nobody.course(9, 40), []);
    let costs: Vec<_> = skill
        .expensive(20, 3)
        .iter()
        .map(|it| (it.ended, it.cost))
        .collect();
    // Where the coach helped, the decisions are not the person's own: they count nowhere.
    assert_eq!(costs, [(60, 9_000_000), (40, 7_000_000), (30, 5_000_000)]);
    assert_eq!((skill.coached(50), skill.coached(51)), (1, 0));
    let luck = |games: &mut dyn Iterator<Item = &SkillGame>| -> i64 {
        games.map(|it| it.judged.luck).sum()
    };
    assert_eq!(skill.own_luck().points, luck(&mut skill.own()));
    assert_eq!(skill.luck().points, luck(&mut skill.games.iter()));
    assert_eq!(skill.kinds().0, 5.0);
}

/// Every player's games are found, except those that the clock ended. Games that are not judged yet are counted.
#[test]
fn judgements_belong_to_players() {
    let backend = Faulty::roomy();
    let mut page = Page::open(&backend);
    for number in 0..4 {
        let (id, game) = saved(Plan::whole(rules("yatzy"), 2, number % 2).play(), number);
        page.store
            .games()
            .save(&id, &game, None)
            .expect("it is new");
    }
    page.look(1);
    let all = Skill::all(rules("yatzy"), &page.summaries, &page.judgements);
    let games: usize = all.iter().map(|it| it.games.len()).sum();
    let unjudged: usize = all.iter().map(|it| it.unjudged).sum();
    assert_eq!((games, unjudged), (4, 4));
    page.look(9);
    let all = Skill::all(rules("yatzy"), &page.summaries, &page.judgements);
    for skill in &all {
        assert_eq!(skill.unjudged, 0);
        assert!(skill.games.is_sorted_by_key(|it| it.ended));
        let sum: i64 = skill.games.iter().map(|it| it.judged.luck).sum();
        assert_eq!(skill.luck().points, sum);
        let (keeps, boxes) = skill.kinds();
        let mean = Lost::of(skill.own()).expect("games").mean;
        assert!((keeps + boxes.iter().sum::<f64>() - mean).abs() < 1e-9);
    }
    assert_eq!(all.iter().map(|it| it.games.len()).sum::<usize>(), 8);
    assert!(Skill::all(rules("yahtzie"), &page.summaries, &page.judgements).is_empty());
}

/// The best decider is named only among players with enough games, and only if chance does not explain the difference.
#[test]
fn who_decides_best() {
    let skill = |name: &str, games: u64, lost: MicroPoints| Skill {
        name: name.to_owned(),
        games: (0..games)
            .map(|at| skill_game(at, lost + 1000 * (at % 3) as MicroPoints, Help::None))
            .collect(),
        unjudged: 0,
    };
    let best = |all: &[Skill]| {
        let best = BestDecider::of(all);
        best.map(|it| (it.name, it.next, it.sure))
    };
    let says = |one: &str, other: &str, sure| Some((one.to_owned(), other.to_owned(), sure));
    let (ann, ben) = (skill("Ann", 12, 5000), skill("Ben", 12, 9000));
    assert_eq!(best(&[]), None);
    assert_eq!(best(std::slice::from_ref(&ann)), None);
    let (ann_first, ben_first) = ([ann.clone(), ben.clone()], [ben.clone(), ann.clone()]);
    assert_eq!(best(&ann_first), says("Ann", "Ben", true));
    assert_eq!(best(&ben_first), says("Ann", "Ben", true));
    // The spread is 0.85 points, so the error of each mean is 0.25 and three errors of the difference are 1.04.
    let [near, far] = [6000, 6100].map(|lost| skill("Cy", 12, lost));
    assert_eq!(best(&[ann.clone(), near]), says("Ann", "Cy", false));
    assert_eq!(best(&[ann.clone(), far]), says("Ann", "Cy", true));
    let few = skill("Dan", BestDecider::LEAST as u64 - 1, 0);
    assert_eq!(best(&[ann, few.clone(), ben]), says("Ann", "Ben", true));
    assert_eq!(best(&[few]), None);
}

/// Games of Yatzy that lose so many thousandths of a point by keeping, and by filling these boxes.
fn losing(games: u64, keeps: MicroPoints, boxes: &[(usize, MicroPoints)], help: Help) -> Skill {
    let one = |ended| {
        let mut game = skill_game(ended, keeps, help);
        for (place, lost) in boxes {
            game.judged.boxes[*place] = *lost * 1000;
        }
        game
    };
    Skill {
        name: "Ann".to_owned(),
        games: (0..games).map(one).collect(),
        unjudged: 0,
    }
}

/// The sentence names what costs most: keeping, one box, or many boxes of which none does alone. It praises only who loses next
/// to nothing, and few games are called few.
#[test]
fn where_most_is_lost() {
    const CHANCE: usize = 13;
    let rules = rules("yatzy");
    let all_boxes =
        |lost| -> Vec<(usize, MicroPoints)> { (0..15).map(|place| (place, lost)).collect() };
    for (games, keeps, boxes, you, ann) in [
        (
            12,
            6200,
            &[(CHANCE, 2100)][..],
            "You lose most when choosing which dice to keep: 6.2 points per game.",
            "Ann loses most when choosing which dice to keep: 6.2 points per game.",
        ),
        (
            12,
            2000,
            &[(0, 500), (CHANCE, 2100)][..],
            "You lose most by filling Chance too early: 2.1 points per game.",
            "Ann loses most by filling Chance too early: 2.1 points per game.",
        ),
        (
            12,
            2000,
            &all_boxes(900)[..],
            "You lose most by filling boxes too early: 13.5 points per game in all.",
            "Ann loses most by filling boxes too early: 13.5 points per game in all.",
        ),
        // The picture has a bar for each of these boxes, none as long as that of keeping.
        (
            12,
            2000,
            &all_boxes(190)[..],
            "You lose most when choosing which dice to keep: 2.0 points per game.",
            "Ann loses most when choosing which dice to keep: 2.0 points per game.",
        ),
        (
            12,
            900,
            &[(CHANCE, 49)][..],
            "You decide almost perfectly: you lose less than one point per game.",
            "Ann decides almost perfectly, and loses less than one point per game.",
        ),
        (
            5,
            900,
            &[(CHANCE, 50)][..],
            "You lose most when choosing which dice to keep: 0.9 points per game.",
            "Ann loses most when choosing which dice to keep: 0.9 points per game.",
        ),
        (
            4,
            0,
            &[(CHANCE, 3000)][..],
            "You lose most by filling Chance too early: 3.0 points per game. That’s only 4 games so far and may change.",
            "Ann loses most by filling Chance too early: 3.0 points per game. That’s only 4 games so far and may change.",
        ),
        (
            1,
            0,
            &[][..],
            "You decide almost perfectly: you lose less than one point per game. That’s only one game so far and may change.",
            "Ann decides almost perfectly, and loses less than one point per game. That’s only one game so far and may change.",
        ),
    ] {
        let skill = losing(games, keeps, boxes, Help::None);
        let said = |name: &str| text::most_lost(name, rules, &skill);
        assert_eq!(said(YOU).as_deref(), Some(you));
        assert_eq!(said("Ann").as_deref(), Some(ann));
    }
    let helped = losing(12, 6200, &[], Help::Coach);
    assert_eq!(text::most_lost(YOU, rules, &helped), None);
    assert_eq!(
        text::coached(&helped).as_deref(),
        Some("The coach helped in all of these games.")
    );
    let nobody = losing(0, 0, &[], Help::None);
    assert_eq!(text::coached(&nobody), None);
    assert_eq!(text::most_lost(YOU, rules, &nobody), None);
}

/// What leaves out games with the coach says so: the kinds of losses, the costliest decisions and the table of all people.
#[test]
fn games_with_the_coach_are_left_out_in_words() {
    let skill = |helps: &[Help]| Skill {
        name: "Ann".to_owned(),
        games: (1..)
            .zip(helps)
            .map(|(ended, help)| skill_game(ended, 1000, *help))
            .collect(),
        unjudged: 0,
    };
    let some = skill(&[Help::Coach, Help::Coach, Help::None]);
    let none = skill(&[Help::None, Help::Unknown]);
    let one = Some("1 game with the coach isn’t counted here.".to_owned());
    let two = Some("2 games with the coach aren’t counted here.".to_owned());
    assert_eq!(text::coached(&some), two);
    assert_eq!(text::coached(&none), None);
    let recent = [1, 2, 3].map(|since| text::coached_since(&some, since));
    assert_eq!(recent, [two.clone(), one, None]);
    assert_eq!(text::coached_of_all(&[none.clone(), some]), two);
    assert_eq!(text::coached_of_all(&[none]), None);
}

/// The worst kinds come first, five boxes have names, and the others are last. What rounds to nothing is left out.
#[test]
fn kinds_of_losses() {
    let rules = rules("yatzy");
    let kinds = |keeps, boxes: &[(usize, MicroPoints)]| {
        let skill = losing(3, keeps, boxes, Help::None);
        let all = LostBy::all(rules, &skill).into_iter();
        all.map(|(kind, lost)| format!("{}: {lost:.2}", text::kind(rules, kind)))
            .collect::<Vec<_>>()
    };
    let boxes = [
        (0, 100),
        (1, 700),
        (2, 600),
        (3, 500),
        (4, 400),
        (5, 300),
        (6, 900),
    ];
    let expected = [
        "Filling One Pair: 0.90",
        "Which dice to keep, and when to stop: 0.70",
        "Filling Twos: 0.70",
        "Filling Threes: 0.60",
        "Filling Fours: 0.50",
        "Filling Fives: 0.40",
        "Filling the other boxes: 0.40",
    ];
    assert_eq!(kinds(700, &boxes), expected);
    assert_eq!(kinds(49, &[(0, 60), (1, 49)]), ["Filling Ones: 0.06"]);
    assert!(kinds(0, &[]).is_empty());
}
