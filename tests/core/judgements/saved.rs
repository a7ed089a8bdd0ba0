//! Saved judgements equal newly computed ones, whatever happens to the games.

use std::collections::BTreeMap;

use proptest::prelude::*;
use rollkeep_app::statistics::{Judgements, Summaries};
use rollkeep_app::storage::{
    Export, Import, JUDGEMENTS, Loaded, RecordId, SUMMARIES, SaveStore, SavedGame, coached_in,
};
use rollkeep_app::worker::{CoachAnswer, CoachRequest};
use rollkeep_rules::game::{Game, SeatKind};
use rollkeep_solver::coach::Judgement;

use super::super::faulty::Faulty;
use super::super::games::{Plan, cases, plan_of};
use super::super::script::rules;
use super::super::solver::policies::quick;
use super::ask;

/// The storage, and what a page knows of its games.
pub struct Page<'a> {
    backend: &'a Faulty,
    pub store: SaveStore<&'a Faulty>,
    pub summaries: Summaries,
    pub judgements: Judgements,
}

impl<'a> Page<'a> {
    pub fn open(backend: &'a Faulty) -> Page<'a> {
        Page {
            backend,
            store: SaveStore::new(backend),
            summaries: Summaries::read(&backend),
            judgements: Judgements::read(&backend),
        }
    }

    /// Judges at most this many batches, and saves the judgements.
    pub fn look(&mut self, batches: usize) {
        self.summaries.follow(&self.store);
        while self.summaries.step(&self.store) {}
        self.summaries.keep(&self.backend);
        self.judgements.follow(&self.summaries, None);
        for _ in 0..batches {
            let Some(batch) = self.judgements.batch(&self.store, 2) else {
                break;
            };
            let waiting = self.judgements.waiting();
            match ask(&CoachRequest::Judge(batch.texts.clone())) {
                CoachAnswer::Judged(judged) => assert!(self.judgements.take(&batch, judged)),
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
            let judgement = match Loaded::from_json(&text) {
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

pub fn saved(game: Game, number: u64) -> (RecordId, SavedGame) {
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
    let plans = ["yatzy", "yahtzee-official"].map(|id| plan_of(rules(id).clone()).boxed());
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
    fn saved_judgements_equal_new_ones(steps in prop::collection::vec(any_step(), 1..16)) {
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
                Step::Delete(number) => drop(games.delete(&saved_id(number))),
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
                    let export = Export::from_json(&page.store.export().to_json()).expect("an export");
                    page = Page::open(&devices[1]);
                    Import::take(export).run(&page.store);
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

/// What is known of a game is stored with the SipHash-1-3 of the game's text, without its lowest 11 bits, whatever compiler
/// built the app. Computed for this text with another implementation, it is 2819299472552425.
#[test]
fn fingerprints_never_change() {
    let backend = Faulty::roomy();
    let mut page = Page::open(&backend);
    let id = saved_id(1);
    backend.put(&format!("rollkeep/done/{id}"), r#"{"no":"game"}"#);
    page.store.changed_elsewhere(None);
    page.summaries.follow(&page.store);
    while page.summaries.step(&page.store) {}
    page.summaries.keep(&page.backend);
    let stored = backend
        .all()
        .into_iter()
        .filter(|(key, _)| key.starts_with(SUMMARIES));
    let stored: Vec<String> = stored.map(|(_, text)| text).collect();
    let [text] = &stored[..] else {
        panic!("{stored:?}");
    };
    assert_eq!(text, "AgABDjAxOGM4MmI1YzYwMDAx6ePO_LSEgQUAnN4");
}

/// Where best play cannot be computed, no game waits: the others would never be judged.
#[test]
fn games_without_best_play_are_not_judged() {
    let backend = Faulty::roomy();
    let mut page = Page::open(&backend);
    for (id, number) in ["maxi-yatzy-saved", "yatzy"].iter().zip(0..) {
        let (id, game) = saved(Plan::whole(rules(id), 1, number).play(), number);
        page.store
            .games()
            .save(&id, &game, None)
            .expect("it is new");
    }
    page.look(9);
    assert_eq!(page.judgements.waiting(), 0);
    let judged = [0, 1].map(|number| page.judgements.game(&saved_id(number)).is_some());
    assert_eq!(judged, [false, true]);
}

/// Games of the rules on the screen come first, the latest of each rule set before the others.
#[test]
fn shown_games_are_judged_first() {
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
    let texts = |page: &Page, first: Option<&str>, most| {
        let mut judgements = page.judgements.clone();
        judgements.follow(&page.summaries, first.map(|id| &**rules(id)));
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
    page.judgements.only(rules("yahtzee-official"));
    assert_eq!(page.judgements.waiting(), 2);
    let batch = page.judgements.batch(&page.store, 9).expect("some wait");
    // Answers to other questions are ignored.
    for other in [vec![], vec![None], vec![None; 3]] {
        assert!(!page.judgements.take(&batch, other));
    }
    assert!(page.judgements.take(&batch, vec![None, None]));
    assert_eq!(page.judgements.waiting(), 0);
    assert!(!page.judgements.is_empty());
}

/// If there is no room for a game, judgements are deleted.
#[test]
fn games_take_the_room_of_judgements() {
    let (id, game) = saved(Plan::whole(rules("yatzy"), 1, 1).play(), 1);
    let backend = Faulty::roomy();
    backend.room.set(game.to_json().len() + 200);
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
    let export = Export::from_json(&store.export().to_json()).expect("an export");
    Import::take(export).run(&there);
    assert_eq!(coached_in(&text(&there)), Some(vec![0, 1]));
    // For an old game it stays unknown until the coach helps.
    assert_eq!(coached_in(&game.to_json()), None);
    let old = game.to_json();
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
