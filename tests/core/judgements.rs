//! Judgements: costs of decisions and luck of dice agree with the review, with exhaustive counts and with simulated
//! games. Saved judgements equal newly computed ones.

use std::collections::BTreeMap;
use std::sync::Mutex;

use proptest::prelude::*;
use rollkeep::coach::{Help, Judgement, MilliPoints, Position, Review, decisions};
use rollkeep::dice::{Counts, Dice, Face, Fair, Keep};
use rollkeep::game::{Action, Game, Phase, SeatKind};
use rollkeep::rules::{Card, RuleSet, catalogue};
use rollkeep::solver::{Choice, Policy};
use rollkeep::statistics::{BestDecider, Judgements, Lost, Luck, Skill, SkillGame, Summaries};
use rollkeep::storage::{
    Export, Import, JUDGEMENTS, Loaded, RecordId, SaveStore, SavedGame, coached_in,
};
use rollkeep::tournament::TOURNAMENT_HOOKS;
use rollkeep::worker::{Answer, CoachReply, CoachWorker, Question};

use super::faulty::Faulty;
use super::games::{Plan, any_plan, cases, plan_of};
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

/// Every ordered roll of this many dice.
fn every_roll(dice: usize) -> Vec<Vec<Face>> {
    (0..dice).fold(vec![Vec::new()], |rolls, _| {
        let longer = |roll: Vec<Face>| Face::ALL.map(|face| [roll.clone(), vec![face]].concat());
        rolls.into_iter().flat_map(longer).collect()
    })
}

/// Checks the variance of a roll against all ways in which its dice can fall.
#[track_caller]
fn check_variance(policy: &Policy, card: &Card, kept: &[Face], rolls_left: u8) {
    let turn = policy.turn(card).expect("an open card");
    let dice = usize::from(policy.rules().dice);
    let values = every_roll(dice - kept.len()).into_iter().map(|rolled| {
        let faces = [kept, &rolled].concat();
        let shown = Dice::new(&faces).expect("not too many").counts();
        turn.value(&shown, rolls_left).expect("such a roll")
    });
    let values: Vec<f64> = values.collect();
    let all = values.len() as f64;
    let mean = values.iter().sum::<f64>() / all;
    let variance = values.iter().map(|it| (it - mean).powi(2)).sum::<f64>() / all;
    let kept = Dice::new(kept).expect("not too many").counts();
    let found = turn.variance(&kept, rolls_left).expect("such a roll");
    assert!((found - variance).abs() < 1e-6, "{found} {variance}");
}

#[test]
fn the_variance_of_a_roll_is_that_of_all_its_dice() {
    for id in ["yahtzee-official", "yatzy", "yahtzie"] {
        let policy = quick(id);
        let empty = Card::new(policy.rules());
        let late = policy.rules().slots().skip(2).map(|slot| (slot, 0));
        let late = Card::with(policy.rules(), late);
        let [one, six] = [Face::One, Face::Six];
        for card in [empty, late] {
            for kept in [&[][..], &[six], &[six, six, six], &[one, six, six, six]] {
                for left in 0..policy.rules().rolls {
                    check_variance(policy, &card, kept, left);
                }
            }
            check_variance(policy, &card, &vec![six; policy.rules().dice.into()], 0);
        }
    }
    let policy = quick("yatzy");
    let empty = Card::new(policy.rules());
    let turn = policy.turn(&empty);
    let turn = turn.as_ref().expect("an open card");
    assert_eq!(turn.variance(&Counts([6, 0, 0, 0, 0, 0]), 0), None);
    assert_eq!(turn.variance(&Counts::default(), 3), None);
}

/// A game of a person who mostly plays well and sometimes at random.
fn played(rules: &'static RuleSet, seed: u64) -> Game {
    let policy = quick(&rules.id);
    let mut dice = Fair::seeded(seed);
    let mut game = Game::new(Plan::whole(rules, 1, seed).setup());
    let mut step = seed;
    while let Phase::Turn(turn) = game.phase() {
        step = step.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let action = match turn.hand {
            None => Action::Roll(Keep::NONE),
            Some(hand) => {
                let card = &game.cards()[0];
                let left = rules.rolls - hand.rolls;
                let advice = policy.advise(card, &hand.dice, left).expect("a turn");
                match advice.best {
                    Choice::Keep(_) if step >> 60 == 0 => Action::Roll(Keep::NONE),
                    Choice::Keep(keep) => Action::Roll(keep),
                    Choice::Score(_) if step >> 61 == 0 => {
                        Action::Score(advice.boxes.last().expect("a box").slot)
                    }
                    Choice::Score(slot) => Action::Score(slot),
                }
            }
        };
        game = game.apply(action, &mut dice).expect("it is legal").0;
    }
    game
}

/// Over many games with fair dice, luck has mean 0 and the variance that is stated, whatever the player decides.
#[test]
fn luck_is_as_wide_as_it_is_said_to_be() {
    for id in ["yahtzee-official", "yatzy"] {
        const GAMES: u64 = 600;
        let (mut sum, mut squares, mut all) = (0.0, 0.0, Luck::default());
        let mut lost = 0;
        for seed in 0..GAMES {
            let game = played(rules(id), seed);
            let judgement = Judgement::new(&game, None, quick(id)).expect("these rules");
            let judged = judgement.seats[0].as_ref().expect("a person");
            lost += judged.lost();
            let luck = Luck::new(judged.luck, judged.variance);
            let deviations = luck.deviations().expect("dice were rolled");
            sum += deviations;
            squares += deviations * deviations;
            all = all.and(luck);
        }
        // Bad play does not count as bad luck.
        assert!(lost / GAMES as MilliPoints > 5000, "{lost}");
        let games = GAMES as f64;
        // Four standard errors of a mean and of a variance.
        assert!((sum / games).abs() < 4.0 / games.sqrt(), "{}", sum / games);
        let variance = squares / games;
        assert!(
            (variance - 1.0).abs() < 4.0 * (2.0 / games).sqrt(),
            "{variance}"
        );
        assert!(all.deviations().expect("dice").abs() < 4.0);
    }
}

#[test]
fn luck_in_words_of_a_hundred_players() {
    let luck = |points, variance| Luck::new(points, variance);
    assert_eq!(Luck::default().deviations(), None);
    assert_eq!(luck(60_000, 360_000).deviations(), Some(1.0));
    let of_100 = |deviations: MilliPoints| luck(deviations, 100).luckier_of_100();
    let cases = [
        (0, 50),
        (1000, 16),
        (-1000, 84),
        (524, 30),
        (2000, 2),
        (-3000, 100),
        (9000, 0),
    ];
    for (deviations, others) in cases {
        assert_eq!(of_100(deviations), Some(others), "{deviations}");
    }
}

/// The coach service of all tests: it solves each rule set once.
static SERVICE: Mutex<Option<CoachWorker>> = Mutex::new(None);

/// Asks the service.
fn ask(question: &Question) -> Answer {
    let mut service = SERVICE
        .lock()
        .expect("no test has failed while it held the service");
    let mut answer = None;
    service
        .get_or_insert_default()
        .handle(7, question, &mut |reply| {
            let reply = CoachReply::from_text(&reply.to_text()).expect("a reply");
            if let CoachReply::Answer(7, found) = reply {
                answer = Some(found);
            }
        });
    answer.expect("an answer")
}

/// The storage, and what a page knows of its games.
struct Page<'a> {
    backend: &'a Faulty,
    store: SaveStore<&'a Faulty>,
    summaries: Summaries,
    judgements: Judgements,
}

impl<'a> Page<'a> {
    fn open(backend: &'a Faulty) -> Page<'a> {
        Page {
            backend,
            store: SaveStore::new(backend),
            summaries: Summaries::read(&backend),
            judgements: Judgements::read(&backend),
        }
    }

    /// Judges at most this many batches, and saves the judgements.
    fn look(&mut self, batches: usize) {
        self.summaries.follow(&self.store);
        while self.summaries.step(&self.store) {}
        self.summaries.keep(&self.backend);
        self.judgements.follow(&self.summaries, None);
        for _ in 0..batches {
            let Some(batch) = self.judgements.batch(&self.store, 2) else {
                break;
            };
            let waiting = self.judgements.waiting();
            match ask(&Question::Judge(batch.texts.clone())) {
                Answer::Judged(text) => assert!(self.judgements.take(&batch, &text)),
                other => panic!("{other:?}"),
            }
            assert!(self.judgements.waiting() < waiting);
            self.judgements.keep(&self.backend);
        }
    }

    /// Judges all saved games without any saved judgements.
    fn anew(&self) -> BTreeMap<RecordId, Option<Judgement>> {
        let ids = self.store.games().finished().into_iter();
        let judged = ids.map(|id| {
            let text = self.store.games().finished_text(&id).expect("it is there");
            let judgement = match Loaded::from_text(&text) {
                Loaded::Whole(it) if !has_people(&it.game) => None,
                Loaded::Whole(it) => {
                    let policy = quick(&it.game.rules().id);
                    Judgement::new(&it.game, coached_in(&text).as_deref(), policy)
                }
                Loaded::Partly(..) | Loaded::Not(_) => None,
            };
            (id, judgement)
        });
        judged.collect()
    }

    #[track_caller]
    fn check(&self) {
        assert_eq!(self.judgements.waiting(), 0);
        for (id, judgement) in self.anew() {
            assert_eq!(self.judgements.game(&id), judgement.as_ref());
        }
    }
}

fn saved(game: Game, number: u64) -> (RecordId, SavedGame) {
    let began = 1_700_000_000_000 + number * 3_000_000_000;
    let touched = began + 1000;
    let saved = SavedGame {
        game,
        began,
        touched,
    };
    (RecordId::new(began, number as u8), saved)
}

fn has_people(game: &Game) -> bool {
    let mut seats = game.setup().seats().iter();
    seats.any(|seat| seat.kind == SeatKind::Person)
}

/// What happens to judged games.
#[derive(Clone, Debug)]
enum Step {
    Save(u64, Plan, Option<usize>),
    Delete(u64),
    DamageGame(u64),
    Damage(usize),
    Move,
    /// Judges this many batches.
    Look(usize),
    Reload,
}

fn any_step() -> impl Strategy<Value = Step> {
    let game = 0..5_u64;
    let plans = ["yatzy", "yahtzee-official"].map(|id| plan_of(rules(id)).boxed());
    let plan = proptest::strategy::Union::new(plans).prop_map(|plan| Plan {
        steps: 5000,
        ..plan
    });
    prop_oneof![
        4 => (game.clone(), plan, prop::option::of(0..2_usize)).prop_map(|(game, plan, coached)| Step::Save(game, plan, coached)),
        2 => game.clone().prop_map(Step::Delete),
        1 => game.prop_map(Step::DamageGame),
        1 => (0..3_usize).prop_map(Step::Damage),
        1 => Just(Step::Move),
        3 => (0..3_usize).prop_map(Step::Look),
        1 => Just(Step::Reload),
    ]
}

proptest! {
    #![proptest_config(cases(200))]

    /// After any steps, saved judgements equal those of the saved games.
    #[test]
    fn what_is_kept_equals_what_is_judged_anew(steps in prop::collection::vec(any_step(), 1..16)) {
        let devices = [Faulty::roomy(), Faulty::roomy()];
        let mut page = Page::open(&devices[0]);
        for step in steps {
            let games = page.store.games();
            match step {
                Step::Save(number, plan, coached) => {
                    let (id, game) = saved(plan.play(), number);
                    games.delete(&id);
                    let save = games.save_noting(&id, &game, None, coached);
                    prop_assert!(save.is_ok());
                }
                Step::Delete(number) => games.delete(&saved_id(number)),
                Step::DamageGame(number) => {
                    let id = saved_id(number);
                    if let Some(text) = games.finished_text(&id) {
                        let text = text.replace("\"log\":\"", "\"log\":\"!");
                        page.backend.put(&format!("rollkeep/done/{id}"), &text);
                        page.store.changed_elsewhere(None);
                    }
                }
                Step::Damage(which) => {
                    let kept = page.backend.all().into_iter();
                    let kept = kept.filter(|(key, _)| key.starts_with(JUDGEMENTS));
                    if let Some((key, text)) = { kept }.nth(which) {
                        let cut: String = text.chars().take(text.len() * 2 / 3).collect();
                        page.backend.put(&key, &cut);
                    }
                }
                Step::Move => {
                    let export = Export::from_text(&page.store.export().to_text()).expect("an export");
                    page = Page::open(&devices[1]);
                    Import::take(export, TOURNAMENT_HOOKS).run(&page.store);
                }
                Step::Look(batches) => page.look(batches),
                Step::Reload => page = Page::open(page.backend),
            }
        }
        page.look(usize::MAX);
        page.check();
        // A newly opened page judges again what was damaged behind its back; the page after it finds everything.
        for batches in [usize::MAX, 0] {
            let mut again = Page::open(page.backend);
            again.look(batches);
            again.check();
        }
    }
}

fn saved_id(number: u64) -> RecordId {
    RecordId::new(1_700_000_000_000 + number * 3_000_000_000, number as u8)
}

/// Games of the rules on the screen come first, the latest of each rule set before the others.
#[test]
fn what_is_looked_at_is_judged_first() {
    let backend = Faulty::roomy();
    let mut page = Page::open(&backend);
    let all = [
        "yatzy",
        "yahtzee-official",
        "yatzy",
        "yahtzee-official",
        "yatzy",
    ];
    for (id, number) in all.iter().zip(0..) {
        let (id, game) = saved(Plan::whole(rules(id), 1, number).play(), number);
        page.store
            .games()
            .save(&id, &game, None)
            .expect("it is new");
    }
    page.summaries.follow(&page.store);
    while page.summaries.step(&page.store) {}
    let texts = |page: &Page, first, most| {
        let mut judgements = page.judgements.clone();
        judgements.follow(&page.summaries, first);
        judgements
            .batch(&page.store, most)
            .expect("some wait")
            .texts
    };
    let text = |number| {
        page.store
            .games()
            .finished_text(&saved_id(number))
            .expect("it is there")
    };
    assert_eq!(texts(&page, None, 9), [text(4), text(2), text(0)]);
    assert_eq!(
        texts(&page, Some("yahtzee-official"), 9),
        [text(3), text(1)]
    );
    assert_eq!(texts(&page, None, 1), [text(4)]);
    page.judgements.follow(&page.summaries, None);
    page.judgements.only("yahtzee-official");
    assert_eq!(page.judgements.waiting(), 2);
    let batch = page.judgements.batch(&page.store, 9).expect("some wait");
    // Answers to other questions are ignored.
    for damaged in ["", "[]", "[null]", "[null,1]"] {
        assert!(!page.judgements.take(&batch, damaged));
    }
    assert!(page.judgements.take(&batch, "[null,null]"));
    assert_eq!(page.judgements.waiting(), 0);
    assert!(!page.judgements.is_empty());
}

/// If there is no room for a game, judgements are deleted.
#[test]
fn a_game_is_worth_more_than_judgements() {
    let (id, game) = saved(Plan::whole(rules("yatzy"), 1, 1).play(), 1);
    let backend = Faulty::roomy();
    backend.room.set(game.to_text().len() + 200);
    backend.put(&format!("{JUDGEMENTS}0000"), &"x".repeat(300));
    let store = SaveStore::new(&backend);
    store.games().save(&id, &game, None).expect("it is new");
    assert_eq!(store.fault(), None);
    assert!(
        backend
            .all()
            .iter()
            .all(|(key, _)| !key.starts_with(JUDGEMENTS))
    );
}

/// The coach's help is noted once for each seat, is exported with the game, and is unknown if nobody noted it.
#[test]
fn the_coach_is_noted_beside_the_game() {
    let backend = Faulty::roomy();
    let store = SaveStore::new(&backend);
    let (id, game) = saved(Plan::whole(rules("yatzy"), 2, 1).play(), 1);
    let text = |store: &SaveStore<&Faulty>| store.games().finished_text(&id).expect("it is there");
    store
        .games()
        .save_noting(&id, &game, None, None)
        .expect("it is new");
    assert_eq!(coached_in(&text(&store)), Some(vec![]));
    for (seat, noted) in [(1, vec![1]), (1, vec![1]), (0, vec![0, 1])] {
        let before = text(&store);
        let saved = store
            .games()
            .save_noting(&id, &game, Some(&before), Some(seat));
        saved.expect("nobody else");
        assert_eq!(coached_in(&text(&store)), Some(noted));
    }
    // A save without a note leaves the old note.
    let before = text(&store);
    store
        .games()
        .save(&id, &game, Some(&before))
        .expect("nobody else");
    assert_eq!(coached_in(&text(&store)), Some(vec![0, 1]));
    let moved = Faulty::roomy();
    let there = SaveStore::new(&moved);
    let export = Export::from_text(&store.export().to_text()).expect("an export");
    Import::take(export, TOURNAMENT_HOOKS).run(&there);
    assert_eq!(coached_in(&text(&there)), Some(vec![0, 1]));
    // For an old game it stays unknown until the coach helps.
    assert_eq!(coached_in(&game.to_text()), None);
    let old = game.to_text();
    backend.put(&format!("rollkeep/done/{id}"), &old);
    store.changed_elsewhere(None);
    store
        .games()
        .save_noting(&id, &game, Some(&old), None)
        .expect("nobody else");
    assert_eq!(coached_in(&text(&store)), None);
    store
        .games()
        .save_noting(&id, &game, Some(&old), Some(1))
        .expect("nobody else");
    assert_eq!(coached_in(&text(&store)), Some(vec![1]));
    // A note that makes no sense is ignored and does not damage the game.
    for damaged in [
        "\"coached\":7,",
        "\"coached\":[\"a\"],",
        "\"coached\":[-1],",
    ] {
        let text = old.replacen('{', &format!("{{{damaged}"), 1);
        assert_eq!(coached_in(&text), None, "{damaged}");
    }
}

fn skill_game(ended: u64, lost: MilliPoints, help: Help) -> SkillGame {
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
fn what_is_lost_per_game() {
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
    let course = [(2, 2000), (3, 4000), (4, 6000), (5, 8000)];
    assert_eq!(skill.course(2, 40), course);
    assert_eq!(skill.course(3, 2), [(3, 3000), (5, 7000)]);
    assert_eq!(skill.course(9, 40), [(5, 5000)]);
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
    assert_eq!(costs, [(50, 90_000), (60, 9000), (40, 7000)]);
    assert_eq!(skill.kinds().0, 5.0);
}

/// Every player's games are found, except those that the clock ended. Games that are not judged yet are counted.
#[test]
fn everybody_has_their_games() {
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
        let sum: i64 = skill.games.iter().map(|it| i64::from(it.judged.luck)).sum();
        assert_eq!(skill.luck().points, sum);
        let (keeps, boxes) = skill.kinds();
        let mean = Lost::of(skill.own()).expect("games").mean;
        assert!((keeps + boxes.iter().sum::<f64>() - mean).abs() < 1e-9);
    }
    assert_eq!(all.iter().map(|it| it.games.len()).sum::<usize>(), 8);
    assert!(Skill::all(rules("yahtzie"), &page.summaries, &page.judgements).is_empty());
}

/// Every position of a drill can be asked about, and has a tempting wrong choice.
#[test]
fn positions_to_practise_with_have_something_to_decide() {
    for rules in catalogue::ALL {
        let mut rolls = [0; 8];
        for number in 0..20 {
            let question = Question::Practice(rules.id.to_string(), number);
            let Answer::Practice(text) = ask(&question) else {
                panic!("no position");
            };
            assert_eq!(
                ask(&question),
                Answer::Practice(text.clone()),
                "the same again"
            );
            let position: Position = serde_json::from_str(&text).expect("a position");
            rolls[usize::from(position.rolls_left)] += 1;
            let Answer::Advice(advised) = ask(&Question::Position(position)) else {
                panic!("no advice");
            };
            assert!(advised.is_tempting());
        }
        // Some are choices of boxes, some of dice.
        assert!(rolls[0] > 0 && rolls[1] > 0 && rolls[2] > 0, "{rolls:?}");
    }
    assert_eq!(
        ask(&Question::Practice("chess".to_owned(), 1)),
        Answer::Nothing
    );
}

/// The best decider is named only among players with enough games, and only if chance does not explain the difference.
#[test]
fn who_decides_best() {
    let skill = |name: &str, games: u64, lost: MilliPoints| Skill {
        name: name.to_owned(),
        games: (0..games)
            .map(|at| skill_game(at, lost + 1000 * (at % 3) as MilliPoints, Help::None))
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
