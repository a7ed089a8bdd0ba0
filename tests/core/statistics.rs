//! Statistics: saved summaries equal newly counted ones, and both equal the results of another way of counting.

mod dice;
mod sums;

use std::collections::BTreeMap;

use proptest::prelude::*;
use rollkeep_app::statistics::{Filter, GameSummary, Performance, Summaries};
use rollkeep_app::storage::{
    Bests, Export, Import, Loaded, Memory, RecordId, SUMMARIES, SaveStore, SavedGame, StorageError,
};
use rollkeep_rules::catalogue;
use rollkeep_rules::dice::Fair;
use rollkeep_rules::game::{Action, Event, Game, Phase};

use super::faulty::Faulty;
use super::games::{Plan, any_plan, cases};

/// When the game of this number began: some games share a text of summaries, others do not.
fn began(number: u64) -> u64 {
    1_700_000_000_000 + number * 3_000_000_000
}

fn id_of(number: u64) -> RecordId {
    RecordId::new(began(number), number as u8)
}

/// A game as it is saved.
fn saved(game: Game, number: u64) -> (RecordId, SavedGame) {
    let (id, began) = (id_of(number), began(number));
    let touched = began + 60_000 * (1 + game.log().len() as u64);
    (
        id,
        SavedGame {
            game,
            began,
            touched,
        },
    )
}

/// The summaries of the saved games, computed from nothing.
fn anew(backend: &Faulty) -> BTreeMap<RecordId, GameSummary> {
    let store = SaveStore::new(backend);
    let ids = store.games().finished().into_iter();
    let games = ids.filter_map(|id| {
        let text = store.games().finished_text(&id)?;
        match Loaded::from_json(&text) {
            Loaded::Whole(saved) => Some((id, GameSummary::of(&saved)?)),
            Loaded::Partly(..) | Loaded::Not(_) => None,
        }
    });
    games.collect()
}

/// The summaries of a newly opened page, brought up to date and saved.
fn caught_up(mut summaries: Summaries, backend: &Faulty) -> Summaries {
    catch_up(&mut summaries, &SaveStore::new(backend), backend);
    summaries
}

/// Brings summaries up to date and saves them.
fn catch_up(summaries: &mut Summaries, store: &SaveStore<&Faulty>, backend: &Faulty) {
    summaries.follow(store);
    while summaries.step(store) {}
    summaries.keep(&backend);
}

fn all(summaries: &Summaries) -> BTreeMap<RecordId, GameSummary> {
    let all = summaries.games();
    all.map(|(id, game)| (id.clone(), game.clone())).collect()
}

/// What happens to summarised games.
#[derive(Clone, Debug)]
enum Step {
    /// Saves a game in this place, played this far.
    Save(u64, Plan),
    /// Takes its last score back.
    Undo(u64),
    Delete(u64),
    /// Damages the summaries in this place.
    Damage(usize),
    /// Damages the text of a game.
    DamageGame(u64),
    /// Exports everything and imports it on an empty device.
    Move,
    /// A tab updates its summaries.
    Look(usize),
    /// Closes a tab and opens another one.
    Reload(usize),
}

fn any_step() -> impl Strategy<Value = Step> {
    let tab = 0..2_usize;
    let game = 0..6_u64;
    prop_oneof![
        4 => (game.clone(), any_plan()).prop_map(|(game, plan)| Step::Save(game, plan)),
        2 => game.clone().prop_map(Step::Undo),
        2 => game.clone().prop_map(Step::Delete),
        1 => (0..3_usize).prop_map(Step::Damage),
        1 => game.prop_map(Step::DamageGame),
        1 => Just(Step::Move),
        4 => tab.clone().prop_map(Step::Look),
        1 => tab.prop_map(Step::Reload),
    ]
}

proptest! {
    #![proptest_config(cases(60))]

    /// The law of statistics: after any steps, saved summaries equal those of the saved games.
    #[test]
    fn summaries_equal_a_new_count(steps in prop::collection::vec(any_step(), 1..24)) {
        // The second one receives the export.
        let devices = [Faulty::roomy(), Faulty::roomy()];
        let mut backend = &devices[0];
        let open = |backend| (SaveStore::new(backend), Summaries::read(&backend));
        let mut tabs = [open(backend), open(backend)];
        for step in steps {
            // The first tab plays, and the other one gets the events.
            let store = &tabs[0].0;
            match step {
                Step::Save(number, plan) => {
                    let (id, game) = saved(plan.play(), number);
                    store.games().delete(&id);
                    store.games().save(&id, &game, None).expect("nothing is there");
                }
                Step::Undo(number) => {
                    let undone = store.games().load(&id_of(number)).and_then(|it| {
                        let event = undo_event(&it.value.game)?;
                        Some((it.value.game.then(event).expect("it can be taken back"), it))
                    });
                    if let Some((game, it)) = undone {
                        let undone = SavedGame { game, ..it.value };
                        store.games().save(&it.id, &undone, Some(&it.text)).expect("nobody else");
                    }
                }
                Step::Delete(number) => drop(store.games().delete(&id_of(number))),
                Step::Damage(which) => {
                    let texts = backend.all().into_iter();
                    let kept = texts.filter(|(key, _)| key.starts_with(SUMMARIES));
                    if let Some((key, text)) = { kept }.nth(which) {
                        let cut: String = text.chars().take(text.len() * 2 / 3).collect();
                        backend.put(&key, &cut);
                    }
                }
                Step::DamageGame(number) => {
                    let id = id_of(number);
                    if let Some(text) = store.games().finished_text(&id) {
                        let text = text.replace("\"log\":\"", "\"log\":\"!");
                        backend.put(&format!("rollkeep/done/{id}"), &text);
                        store.changed_elsewhere(None);
                    }
                }
                Step::Move if std::ptr::eq(backend, &devices[0]) => {
                    let export = Export::from_json(&store.export().to_json()).expect("an export");
                    backend = &devices[1];
                    tabs = [open(backend), open(backend)];
                    Import::take(export).run(&tabs[0].0);
                }
                Step::Move => {}
                Step::Look(tab) => {
                    let (store, summaries) = &mut tabs[tab];
                    catch_up(summaries, store, backend);
                    prop_assert_eq!(all(summaries), anew(backend));
                }
                Step::Reload(tab) => tabs[tab] = open(backend),
            }
            tabs[1].0.changed_elsewhere(None);
        }
        let fresh = caught_up(Summaries::read(&backend), backend);
        prop_assert_eq!(all(&fresh), anew(backend));
        // All summaries were saved: the next page has nothing to read.
        let mut next = Summaries::read(&backend);
        prop_assert_eq!(next.follow(&SaveStore::new(backend)), 0);
        prop_assert_eq!(all(&next), all(&fresh));
    }

    /// Any text in place of the summaries does no harm.
    #[test]
    fn any_text_is_read(text in "(1\n)?(\\[\"yatzy\",\"Ann\"\\]\n)?[ -~\n]{0,200}") {
        let backend = Faulty::roomy();
        backend.put(&format!("{SUMMARIES}0000"), &text);
        let summaries = caught_up(Summaries::read(&&backend), &backend);
        prop_assert_eq!(summaries.games().count(), 0);
    }
}

/// A cut text of summaries is not used.
#[test]
fn incomplete_summaries_are_not_used() {
    let backend = Faulty::roomy();
    let store = SaveStore::new(&backend);
    for number in 0..2 {
        let (id, game) = saved(Plan::whole(&catalogue::default(), 2, number).play(), number);
        store.games().save(&id, &game, None).expect("new");
    }
    let whole = all(&caught_up(Summaries::read(&&backend), &backend));
    assert_eq!(whole.len(), 2);
    let texts = backend.all().into_iter();
    let kept: Vec<_> = texts
        .filter(|(key, _)| key.starts_with(SUMMARIES))
        .collect();
    assert!(!kept.is_empty());
    for (key, text) in &kept {
        for (cut, _) in text.char_indices() {
            backend.put(key, &text[..cut]);
            let after = all(&caught_up(Summaries::read(&&backend), &backend));
            assert!(after == whole, "after {cut} of {}", text.len());
        }
    }
}

#[test]
fn saves_take_the_room_of_summaries() {
    let backend = Faulty::roomy();
    let store = SaveStore::new(&backend);
    for number in 0..8 {
        let (id, game) = saved(Plan::whole(&catalogue::default(), 4, number).play(), number);
        store.games().save(&id, &game, None).expect("new");
    }
    let kept = |backend: &Faulty| {
        let keys = backend.all().into_keys();
        keys.filter(|key| key.starts_with(SUMMARIES)).count()
    };
    caught_up(Summaries::default(), &backend);
    assert!(kept(&backend) > 0);
    backend.room.set(backend.used() + 100);
    let (id, game) = saved(Plan::whole(&catalogue::default(), 4, 8).play(), 8);
    store.games().save(&id, &game, None).expect("new");
    assert_eq!((store.fault(), kept(&backend)), (None, 0));
    // Statistics are right without saved summaries.
    backend.room.set(backend.used());
    let counted = caught_up(Summaries::read(&&backend), &backend);
    assert_eq!((all(&counted), kept(&backend)), (anew(&backend), 0));
    assert_eq!(all(&counted).len(), 9);
    // If even that makes no room, the fault is reported as before.
    let (id, game) = saved(Plan::whole(&catalogue::default(), 4, 9).play(), 9);
    store.games().save(&id, &game, None).expect("in memory");
    assert_eq!(store.fault(), Some(StorageError::Full));
}

#[test]
fn a_summary_is_small_beside_its_game() {
    let backend = Faulty::roomy();
    let store = SaveStore::new(&backend);
    for number in 0..40 {
        let (id, game) = saved(
            Plan::whole(&catalogue::default(), 4, number).play(),
            number % 4,
        );
        let id =
            RecordId::parse(&format!("{}{number:02}", id.as_str().split_at(4).0)).expect("a name");
        store.games().save(&id, &game, None).expect("new");
    }
    let games = backend.used();
    caught_up(Summaries::default(), &backend);
    let kept = backend.used() - games;
    assert!(kept * 2 < games, "{kept} of {games}");
}

#[test]
fn an_export_holds_games_and_no_summaries() {
    let backend = Faulty::roomy();
    let store = SaveStore::new(&backend);
    let (id, game) = saved(Plan::whole(&catalogue::default(), 2, 1).play(), 1);
    store.games().save(&id, &game, None).expect("new");
    caught_up(Summaries::default(), &backend);
    let text = store.export().to_json();
    assert!(text.contains(id.as_str()) && !text.contains("summaries"));
    assert!(
        !SaveStore::new(Memory::default())
            .games()
            .finished()
            .contains(&id)
    );
}

#[test]
fn known_games_are_not_read_again() {
    let backend = Faulty::roomy();
    let store = SaveStore::new(&backend);
    let mut summaries = Summaries::default();
    for number in 0..3 {
        let (id, game) = saved(Plan::whole(&catalogue::default(), 2, number).play(), number);
        store.games().save(&id, &game, None).expect("new");
        let before = backend.reads.get();
        catch_up(&mut summaries, &store, &backend);
        assert!(backend.reads.get() > before);
        let before = backend.reads.get();
        catch_up(&mut summaries, &store, &backend);
        assert_eq!(backend.reads.get(), before);
    }
    assert_eq!(all(&summaries), anew(&backend));
}

#[test]
fn bests_are_those_of_people_and_of_the_first_who_reached_them() {
    let backend = Faulty::roomy();
    let store = SaveStore::new(&backend);
    // Here no person has better luck than the computers, and the same game is played twice.
    let plans = [(0, 0b1), (1, 0), (9, 0), (9, 0)].map(|(seed, computers)| Plan {
        computers,
        ..Plan::whole(&catalogue::default(), 2, seed)
    });
    let mut best: Option<(u16, RecordId)> = None;
    for (plan, number) in plans.iter().zip(0..) {
        let (id, game) = saved(plan.play(), number);
        let person = |seat: &usize| plan.is_person(*seat);
        let total = |seat: usize| game.game.cards()[seat].totals(game.game.rules()).grand();
        let most = (0..2).filter(person).map(total).max().expect("a person");
        if best.as_ref().is_none_or(|(total, _)| *total < most) {
            best = Some((most, id.clone()));
        }
        store.games().save(&id, &game, None).expect("new");
    }
    let summaries = caught_up(Summaries::default(), &backend);
    let (total, game) = best.expect("games");
    let found = summaries.bests().0;
    assert_eq!(found.len(), 1);
    assert_eq!((found[0].total, &found[0].game), (total, &game));
    assert_eq!(summaries.best_of_all(&game), Some(total));
    assert_eq!(summaries.best_of_all(&id_of(3)), None);
    // They are saved for the first screen.
    summaries.bests().keep(&&backend);
    assert_eq!(Bests::read(&&backend), summaries.bests());
    backend.put("rollkeep-bests", "[1,2");
    assert_eq!(Bests::read(&&backend), Bests::default());
}

#[test]
fn a_personal_best_beats_what_was_there() {
    let backend = Faulty::roomy();
    let store = SaveStore::new(&backend);
    // The same person plays all of these.
    let games = (0..6).map(|number| Plan::whole(&catalogue::default(), 1, number * 8).play());
    let mut totals: Vec<u16> = Vec::new();
    for (game, number) in games.zip(0..) {
        let (id, game) = saved(game, number);
        let total = game.game.ranking()[0].total;
        store.games().save(&id, &game, None).expect("new");
        let summaries = caught_up(Summaries::default(), &backend);
        let found = summaries.personal_bests(&id);
        match totals.iter().max() {
            Some(&before) if before < total => {
                assert_eq!((found[0].total, found[0].before), (total, before));
                assert_eq!(found[0].name, game.game.setup().seats()[0].name);
            }
            _ => assert_eq!(found, []),
        }
        totals.push(total);
    }
    assert!(!totals.is_sorted_by(|one, other| one > other), "{totals:?}");
}

#[test]
fn games_are_found() {
    let game = |rules, number| {
        let rules = catalogue::find(rules).expect("rules");
        let (_, game) = saved(Plan::whole(&rules, 2, number).play(), number);
        GameSummary::of(&game).expect("it is over")
    };
    let (yatzy, other) = (game("yatzy", 0), game("yahtzee-basic", 3));
    let name = |game: &GameSummary, seat: usize| game.seats[seat].seat.name.clone();
    let total = |game: &GameSummary, seat: usize| game.seats[seat].total();
    let found = |filter: Filter| [&yatzy, &other].map(|game| filter.fits(game));
    let all = Filter::default();
    assert_eq!(found(all.clone()), [true, true]);
    let rules = catalogue::find("yatzy");
    assert_eq!(
        found(Filter {
            rules,
            ..all.clone()
        }),
        [true, false]
    );
    let person = Some(name(&other, 1));
    assert_ne!(name(&yatzy, 0), name(&other, 1));
    assert_ne!(name(&yatzy, 1), name(&other, 1));
    assert_eq!(
        found(Filter {
            person: person.clone(),
            ..all.clone()
        }),
        [false, true]
    );
    let since = Some(other.ended);
    assert_eq!(
        found(Filter {
            since,
            ..all.clone()
        }),
        [false, true]
    );
    let most = (0..2).map(|seat| total(&yatzy, seat)).max().expect("two");
    let least = |least| Filter {
        least: Some(least),
        ..all.clone()
    };
    assert!(least(most).fits(&yatzy) && !least(most + 1).fits(&yatzy));
    let theirs = |least| Filter {
        person: person.clone(),
        least: Some(least),
        ..all.clone()
    };
    assert!(theirs(total(&other, 1)).fits(&other));
    assert!(!theirs(total(&other, 1) + 1).fits(&other));
}

/// The event that takes back a person's last score, if that is allowed.
fn undo_event(game: &Game) -> Option<Event> {
    if !game.can_undo() {
        return None;
    }
    let (_, event) = game.apply(Action::Undo, &mut Fair::seeded(1)).ok()?;
    Some(event)
}

/// Returns whether this game is over.
fn is_over(game: &Game) -> bool {
    matches!(game.phase(), Phase::Over(_))
}

/// It counts as a win though others have more points, also when it was kept and read again.
#[test]
fn a_win_at_once_is_a_win() {
    let script = super::script::Script::new("generala", 2).turns(
        "1 1 2 3 4 ones
        2 3 4 5 6 straight
        1 3 4 4 6 twos
        4 4 4 4 1 four-of-a-kind
        5 5 5 5 5 generala",
    );
    let rules = script.game.rules().clone();
    let backend = Faulty::roomy();
    let (id, game) = saved(script.game, 1);
    let store = SaveStore::new(&backend);
    store.games().save(&id, &game, None).expect("new");
    caught_up(Summaries::read(&&backend), &backend);
    let kept = all(&Summaries::read(&&backend));
    assert_eq!(kept, anew(&backend));
    let players = Performance::all(&rules, kept.iter());
    let of = |it: &Performance| (it.games, it.wins, it.unfinished);
    let players: Vec<_> = players.iter().map(of).collect();
    assert_eq!(players, [(1, 1, 1), (1, 0, 1)]);
}
