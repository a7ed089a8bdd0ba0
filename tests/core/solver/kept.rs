//! Policies as bytes.

use std::sync::Arc;

use rollkeep_rules::{Card, RuleSet, Slot, Spec, catalogue};
use rollkeep_solver::{Policy, UnreadablePolicy};

use super::super::family::family;
use super::super::script::rules;
use super::policies::{quick, read, solve, written};

/// The value of a card on which every second box holds these points.
fn values(policy: &Policy) -> Vec<Option<u64>> {
    let rules = policy.rules();
    let cards = (0..1 << rules.categories.len()).step_by(7);
    let values = cards.map(|filled: u32| {
        let slots = rules.slots().filter(|slot| filled >> slot.0 & 1 == 1);
        let card = Card::with(rules, slots.map(|slot| (slot, rules.scores(slot)[1])));
        policy.expected(&card).map(f64::to_bits)
    });
    values.collect()
}

#[test]
fn a_policy_that_was_kept_says_the_same() {
    let tiers = Arc::new(family("kismet"));
    let needs = Arc::new(family("yam"));
    let others = [&tiers, &needs].map(|rules| Arc::new(solve(rules)));
    let known = ["yahtzee-official", "kniffel", "yatzy", "crag"].map(|id| quick(id).clone());
    for policy in known.iter().chain(&others) {
        let bytes = written(policy);
        let kept = read(policy.rules(), &bytes).expect("a policy");
        assert_eq!(kept.cost(), policy.cost());
        assert_eq!(values(&kept), values(policy), "{}", policy.rules().id);
        assert!(bytes.len() <= policy.cost().bytes + 9);
    }
}

/// Three boxes of Crag, with a bonus.
fn small() -> Arc<RuleSet> {
    let mut spec = Spec::clone(rules("crag"));
    spec.categories.drain(2..12);
    spec.upper_bonus = catalogue::default().upper_bonus;
    Arc::new(RuleSet::new(spec).expect("a rule set"))
}

#[test]
fn other_bytes_are_refused() {
    let rules = small();
    let policy: Policy = solve(&rules);
    let bytes = written(&policy);
    let fails = |bytes: &[u8]| read(&rules, bytes).err();
    assert_eq!(fails(&bytes), None);
    let damaged = Some(UnreadablePolicy::Damaged);
    for place in 1..bytes.len() {
        let mut other = bytes.clone();
        other[place] ^= 1 << (place % 8);
        assert_eq!(fails(&other), damaged, "byte {place}");
    }
    for length in 0..bytes.len() {
        assert_eq!(fails(&bytes[..length]), damaged, "{length} bytes");
    }
    let longer = [&bytes[..], &[0; 4]].concat();
    assert_eq!(fails(&longer), damaged);
    let mut newer = bytes.clone();
    newer[0] += 1;
    assert_eq!(
        fails(&newer),
        Some(UnreadablePolicy::OtherVersion(newer[0]))
    );
    // Other rules with as many states.
    let mut spec = Spec::clone(&rules);
    let crag = usize::from(Slot(2).0);
    spec.categories[crag].points = rollkeep_rules::Points::Fixed(51);
    let others = Arc::new(RuleSet::new(spec).expect("a rule set"));
    assert_eq!(read(&others, &bytes).err(), damaged);
}
