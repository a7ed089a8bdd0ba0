//! What rules may cost: whatever they say, a start, a step at the table and a link take a bounded number of steps. The bench
//! `links` prints the seconds.

use std::sync::Arc;

use proptest::prelude::*;
use rollkeep_app::link::SharedGame;
use rollkeep_app::real_dice::possible_extras;
use rollkeep_app::storage::{Loaded, SaveStore, SavedGame};
use rollkeep_rules::dice::{Counts, Face};
use rollkeep_rules::game::{Event, Game, Moment, Strength};
use rollkeep_rules::work::steps;
use rollkeep_rules::{
    Card, Category, ExtraYahtzee, GivenName, Joker, Need, Order, Pattern, Points, PortableRules,
    RuleSet, Section, Slot, Spec, Strike, Throw, UpperBonus, catalogue,
};
use rollkeep_solver::bots::{StrengthExt, View};
use rollkeep_words::{categories, rule_sets};

use super::super::family::family;
use super::super::faulty::Faulty;
use super::super::games::{cases, plan_of};
use super::super::store::{finished_key, id, playing_key};

/// The most steps that a start, a step at the table or a link may take. A step takes some nanoseconds, so they are less than a
/// tenth of a second.
const MOST: u64 = 6_000_000;

/// Does something, and returns how many steps it took.
fn counted<T>(work: impl FnOnce() -> T) -> (T, u64) {
    let before = steps();
    let made = work();
    (made, steps() - before)
}

/// How many steps it takes at most to find out what every roll is worth in every box.
fn most_to_begin(rules: &RuleSet) -> u64 {
    let rolls = Counts::every(rules.dice).count();
    let points = rules.categories.len() * usize::from(rules.settles()) * Spec::MAX_DEPTH;
    (rolls * (Spec::MAX_WORK + points)) as u64
}

/// A pattern that is nested up to so deep.
fn pattern() -> impl Strategy<Value = Pattern> {
    let faces = || prop::sample::subsequence(Face::ALL.to_vec(), 1..=6);
    let counts = || prop::array::uniform6(0..3u8);
    let sum = (0..20u16, 0..20u16);
    let leaf = prop_oneof![
        1 => Just(Pattern::Any),
        1 => prop::sample::select(Face::ALL.to_vec()).prop_map(Pattern::Face),
        3 => prop::collection::vec(1..4u8, 1..4).prop_map(Pattern::Groups),
        1 => (1..7u8).prop_map(Pattern::Run),
        1 => faces().prop_map(Pattern::Faces),
        1 => counts().prop_map(Pattern::Exactly),
        1 => counts().prop_map(Pattern::AtLeast),
        1 => faces().prop_map(Pattern::Among),
        1 => sum.prop_map(|(from, more)| Pattern::Sum { from, to: from + more }),
    ];
    leaf.prop_recursive(9, 30, 5, |within| {
        let several = prop::collection::vec(within, 1..5);
        prop_oneof![
            several.clone().prop_map(Pattern::All),
            several.prop_map(Pattern::AnyOf),
        ]
    })
}

fn points() -> impl Strategy<Value = Points> {
    let leaf = prop_oneof![
        (0..=200u16).prop_map(Points::Fixed),
        Just(Points::Matched),
        (0..8u8).prop_map(Points::Best),
        (0..8u8).prop_map(Points::Worst),
    ];
    leaf.prop_recursive(9, 20, 10, |within| {
        prop_oneof![
            (0..5u16, within.clone()).prop_map(|(more, it)| Points::Plus(more, Box::new(it))),
            (0..3u16, within.clone()).prop_map(|(times, it)| Points::Times(times, Box::new(it))),
            prop::collection::vec(within, 1..11).prop_map(Points::ByRoll),
        ]
    })
}

fn strike() -> impl Strategy<Value = Strike> {
    let all = [Strike::AtWill, Strike::OnlyIfNothingFits, Strike::Never];
    prop::sample::select(all.to_vec())
}

/// A box of the lower section, or of the upper one if its pattern allows it.
fn category() -> impl Strategy<Value = Category> {
    let wins = prop::option::weighted(0.2, 1..4u8);
    (pattern(), points(), strike(), wins, any::<bool>()).prop_map(
        |(pattern, points, strike, wins_by_roll, upper)| Category {
            id: String::new(),
            section: match pattern {
                Pattern::Face(_) if upper => Section::Upper,
                _ => Section::Lower,
            },
            pattern,
            points,
            needs: None,
            strike,
            wins_by_roll,
        },
    )
}

fn joker() -> impl Strategy<Value = ExtraYahtzee> {
    let all = [
        Joker::None,
        Joker::Free,
        Joker::Forced,
        Joker::Earned,
        Joker::Highest,
        Joker::Highest,
        Joker::OwnBox,
    ];
    let joker = prop::sample::select(all.to_vec());
    (0..20u8, 0..100u16, joker).prop_map(|(category, bonus, joker)| ExtraYahtzee {
        category,
        bonus,
        joker,
    })
}

fn order() -> impl Strategy<Value = Order> {
    let all = [
        Order::Free,
        Order::Down,
        Order::Up,
        Order::UpperFirst,
        Order::LowerFirst,
    ];
    prop::sample::select(all.to_vec())
}

/// Rules that nobody has checked. Few of them can be played.
fn generated() -> impl Strategy<Value = Spec> {
    let boxes = prop::collection::vec(category(), 1..21);
    let bonus = (0..100u16, 0..100u16);
    let bonus = bonus.prop_map(|(threshold, points)| UpperBonus { threshold, points });
    let needs = prop::collection::vec((0..20usize, 0..20u8), 0..3);
    (
        1..7u8,
        1..11u8,
        boxes,
        prop::option::of(bonus),
        prop::option::of(joker()),
        order(),
        needs,
    )
        .prop_map(
            |(dice, rolls, mut categories, upper_bonus, extra, order, needs)| {
                for (number, category) in categories.iter_mut().enumerate() {
                    category.id = number.to_string();
                }
                let boxes = categories.len();
                for (slot, other) in needs {
                    let other = Slot(other % boxes as u8);
                    categories[slot % boxes].needs = Some(Need::Above(other));
                }
                Spec {
                    id: "generated".into(),
                    name: GivenName::default(),
                    dice,
                    rolls,
                    saved_rolls: false,
                    min_seats: 1,
                    max_seats: 8,
                    categories,
                    order,
                    upper_bonus,
                    higher_bonuses: Vec::new(),
                    extra_yahtzee: extra.map(|it| ExtraYahtzee {
                        category: it.category % boxes as u8,
                        ..it
                    }),
                }
            },
        )
}

/// Rules of the catalogue or of a file, with some boxes replaced.
fn mutated() -> impl Strategy<Value = Spec> {
    let double = Spec::clone(&family("generala-doble"));
    let all = catalogue::all().iter().map(|it| Spec::clone(it));
    let all: Vec<Spec> = all.chain([double]).collect();
    let changes = prop::collection::vec((any::<prop::sample::Index>(), category()), 0..6);
    let extra = prop::option::of(joker());
    (prop::sample::select(all), changes, extra, order(), 1..11u8).prop_map(
        |(mut spec, changes, extra, order, rolls)| {
            for (at, changed) in changes {
                let place = at.index(spec.categories.len());
                let category = &mut spec.categories[place];
                *category = Category {
                    id: category.id.clone(),
                    ..changed
                };
            }
            let boxes = spec.categories.len() as u8;
            let extra = extra.map(|it| ExtraYahtzee {
                category: it.category % boxes,
                ..it
            });
            spec.extra_yahtzee = extra.or(spec.extra_yahtzee);
            (spec.order, spec.rolls) = (order, rolls);
            spec
        },
    )
}

/// A rule set that can be played, made by leaving out what cannot.
pub fn any_rules() -> impl Strategy<Value = Arc<RuleSet>> {
    prop_oneof![generated(), mutated()].prop_filter_map("no rules", |mut spec| {
        while !spec.categories.is_empty() {
            if let Ok(rules) = RuleSet::new(spec.clone()) {
                return Some(Arc::new(rules));
            }
            // Whatever is wrong with it, fewer boxes may be right.
            spec.categories.pop();
            for category in &mut spec.categories {
                category.needs = None;
            }
            if let Some(extra) = &mut spec.extra_yahtzee {
                extra.category = extra.category.min((spec.categories.len() as u8).max(1) - 1);
            }
        }
        None
    })
}

/// Asks all that the table asks about the dice that lie on it.
fn look(game: &Game) {
    let rules = game.rules();
    game.legal_actions();
    let Some(view) = View::at_table(game) else {
        return;
    };
    let throw = rules.throw(view.dice.counts(), view.rolls_left);
    for slot in rules.slots() {
        rules.offer(view.card, slot, throw);
        rules.falls_to(view.card, slot, throw);
        rules.unmet_need(view.card, slot, throw);
    }
    rules.wins_at_once(view.card, throw);
    rules.pays_most(view.card, throw);
    for strength in [Strength::Novice, Strength::Casual] {
        let player = strength.unaided(rules);
        player.expect("a simple player").choose(&view);
    }
}

/// Twenty boxes that need every roll of each of ten rolls looked at to know what a joker brings.
fn highest_by_roll() -> Spec {
    let by_roll = (0..9).map(|less| Points::Plus(9 - less, Box::new(Points::Best(6))));
    let by_roll: Vec<Points> = by_roll.chain([Points::Matched]).collect();
    let mut spec = Spec::clone(&family("maxi-yatzy"));
    spec.id = "h".to_owned();
    (spec.rolls, spec.order, spec.upper_bonus) = (10, Order::Free, None);
    spec.categories.truncate(20);
    for (number, category) in spec.categories.iter_mut().enumerate() {
        category.id = number.to_string();
        category.strike = Strike::OnlyIfNothingFits;
        if category.section == Section::Lower && number % 2 == 0 {
            category.points = Points::ByRoll(by_roll.clone());
        }
    }
    spec.extra_yahtzee = Some(ExtraYahtzee {
        category: 19,
        bonus: 5,
        joker: Joker::Highest,
    });
    spec.categories[19].pattern = Pattern::Any;
    spec
}

#[test]
fn rules_of_the_catalogue_are_far_from_every_bound() {
    let double = Spec::clone(&family("generala-doble"));
    let all = catalogue::all().iter().map(|it| Spec::clone(it));
    for spec in all.chain([double]) {
        assert!(
            10 * spec.work() <= Spec::MAX_WORK,
            "{}: {}",
            spec.id,
            spec.work()
        );
        let text = serde_json::to_string(&spec).expect("JSON");
        assert!(
            3 * text.len() <= 2 * Spec::MAX_LEN,
            "{}: {}",
            spec.id,
            text.len()
        );
    }
}

/// Patterns in patterns are compared with a roll once each, not twice for each that they are in.
#[test]
fn nested_patterns_are_asked_once() {
    let deep = (1..Spec::MAX_DEPTH).fold(Pattern::Groups(vec![2]), |it, depth| match depth % 2 {
        0 => Pattern::All(vec![it, Pattern::Any]),
        _ => Pattern::AnyOf(vec![it]),
    });
    for roll in Counts::every(5) {
        let (_, taken) = counted(|| deep.matched(&roll));
        // The patterns in each other, three more, and the faces tried for the pair.
        assert!(taken <= 8 + 3 + 1 + 6, "{taken} steps for {roll:?}");
    }
}

#[test]
fn every_roll_is_compared_once_whatever_is_asked() {
    let rules = RuleSet::new(highest_by_roll()).expect("rules that can be played");
    let (_, begun) = counted(|| rules.max_total());
    assert!(begun > 0 && begun <= most_to_begin(&rules), "{begun}");
    let (_, again) = counted(|| rules.max_total());
    assert_eq!(again, 0);
    let card = Card::with(&rules, [(Slot(19), 20)]);
    for roll in Counts::every(6) {
        let throw = Throw {
            dice: roll,
            roll: 1,
        };
        let (offers, taken) = counted(|| rules.offers(&card, throw));
        assert_eq!(offers.len(), 20);
        assert!(taken <= 20 * (2 + Spec::MAX_DEPTH as u64), "{taken}");
    }
}

/// Refused rules cost nothing, and a stored game with such rules is asked about once.
#[test]
fn a_game_of_refused_rules_is_set_aside_once() {
    let rules = Arc::new(family("generala-doble"));
    let game = super::super::games::Plan::whole(&rules, 2, 4).play();
    let saved = SavedGame {
        game,
        began: 1,
        touched: 2,
    };
    let hostile = (0..24).fold("{\"groups\":[4]}".to_owned(), |it, _| {
        format!("{{\"all\":[{it}]}}")
    });
    let text = saved.to_json();
    let frozen = text.replacen("{\"groups\":[4]}", &hostile, 1);
    assert_ne!(frozen, text);
    for place in [playing_key(&id(1)), finished_key(&id(1))] {
        let storage = Faulty::roomy();
        storage.put(&place, &frozen);
        let (_, taken) = counted(|| {
            for _ in 0..3 {
                let store = SaveStore::new(&storage);
                for id in store
                    .games()
                    .playing()
                    .iter()
                    .chain(&store.games().finished())
                {
                    assert_eq!(store.games().load(id), None);
                }
                assert!(store.games().with_shared_dice().is_empty());
                assert_eq!(store.quarantine().count(), 1);
            }
        });
        assert_eq!(taken, 0);
        let aside: Vec<String> = storage.all().into_values().collect();
        assert_eq!(aside, std::slice::from_ref(&frozen));
    }
}

proptest! {
    #![proptest_config(cases(200))]

    /// The estimate by which rules are refused is never less than what is really counted.
    #[test]
    fn no_pattern_takes_more_steps_than_its_rules_are_allowed(spec in prop_oneof![generated(), mutated()]) {
        let (checked, taken) = counted(|| RuleSet::new(spec.clone()));
        prop_assert_eq!(taken, 0);
        for roll in Counts::every(spec.dice.min(4)).step_by(7) {
            let patterns = spec.categories.iter().map(|it| &it.pattern);
            let (_, taken) = counted(|| patterns.filter(|it| it.holds(&roll)).count());
            prop_assert!(taken <= spec.work() as u64, "{taken} > {}", spec.work());
        }
        prop_assert!(checked.is_err() || spec.work() <= Spec::MAX_WORK);
    }

    #[test]
    fn no_rules_freeze_a_start_a_step_or_a_link(plan in any_rules().prop_flat_map(plan_of)) {
        let rules = &plan.rules;
        // As they come from elsewhere: nobody has asked them anything yet.
        let read = || PortableRules::of_text(&PortableRules::of(rules).text()).expect("rules");
        let (fresh, taken) = counted(|| read().rules().expect("rules"));
        prop_assert_eq!(&fresh, rules);
        prop_assert_eq!(taken, 0);
        let (_, taken) = counted(|| fresh.max_total());
        prop_assert!(taken <= most_to_begin(&fresh), "{taken}");

        let mut most = 0;
        let mut add = |taken: u64| most = most.max(taken);
        plan.walk(|before, _, after| {
            let event = *after.log().last().expect("an event");
            let (_, taken) = counted(|| {
                if matches!(event, Event::Rolled { .. } | Event::Scored(_)) {
                    before.then(event).expect("a legal event");
                    Moment::of(before, after, event);
                }
                look(after);
            });
            add(taken);
        });
        // Screens about the rules, and a card for real dice.
        add(counted(|| {
            rule_sets::rules(&fresh);
            fresh.categories.iter().for_each(|it| drop(categories::help(&fresh, it)));
        }).1);
        for slot in fresh.slots() {
            add(counted(|| (fresh.scores(slot), possible_extras(&fresh, slot))).1);
        }

        let game = plan.play();
        let saved = SavedGame { game: game.clone(), began: 1, touched: 2 };
        let text = saved.to_json();
        let (loaded, taken) = counted(|| Loaded::from_json(&text));
        prop_assert!(matches!(loaded, Loaded::Whole(_)));
        add(taken);
        if let Ok(payload) = SharedGame::new(game, 1).to_payload() {
            let (shared, taken) = counted(|| SharedGame::from_payload(&payload));
            prop_assert!(shared.is_ok());
            add(taken);
        }
        prop_assert!(most <= MOST, "{most} steps");
    }
}
