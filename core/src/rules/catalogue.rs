//! The rule sets that the app plays.
//!
//! # A new rule set
//!
//! Its rules are one more entry here if its boxes are [`Pattern`]s and its turns are like those of the others. Then:
//!
//! - its name and its line: `text/rule_sets.rs`, and `rule_sets.ftl` in each folder of `locales`; names of new boxes:
//!   `text/categories.rs` and `categories.ftl`;
//! - its number in links: `link/rule_sets.rs`, at the end of the list, and in `docs/LINKS.md`; new boxes in `docs/PLAYERS.md`;
//! - examples of its rules: `tests/core/rule_sets.rs`; its rules once more, in other words: `tests/core/naive.rs`, which is
//!   compared with these for every roll, and for a new kind of joker `exhaustive.rs`;
//! - what perfect play scores in it: `coach/totals.txt` and `boxes.txt`, which the example `perfect` prints;
//! - a row in the README's tables of rules, of perfect play, and of computer players (the examples `perfect` and `players`
//!   measure them).
//!
//! Paths without `tests` or `docs` are below `core/src`.
//!
//! # What cannot be an entry
//!
//! `docs/RULES.md` has what can be said, `tests/fixtures/family` rule sets as files. For the boxes of Maxi Yatzy and Generala,
//! and for a card that is filled from top to bottom, entries are enough (castle is `Groups [3, 3]`, tower `Groups [4, 2]`). Not
//! possible as data yet: the saved rolls of Maxi Yatzy, because a turn does not depend on earlier turns; Triple Yahtzee's three
//! weighted columns, because a card has one column.

use std::sync::{Arc, LazyLock};

use super::Pattern::{Any, Exactly, Faces, Groups, Run};
use super::Points::{Best, Fixed, Matched};
use super::{
    Category, ExtraYahtzee, Joker, Order, Pattern, Points, RuleSet, Section, Slot, Spec, UpperBonus,
};
use crate::dice::Face::{self, Five, Four, One, Six, Three, Two};

/// Every rule set, in the order in which players choose among them.
pub fn all() -> &'static [Arc<RuleSet>; 6] {
    static ALL: LazyLock<[Arc<RuleSet>; 6]> = LazyLock::new(|| {
        let all = [
            // The official rules.
            yahtzee("yahtzee-official", Some(Joker::Forced)),
            // A further Yahtzee scores like any other roll.
            yahtzee("yahtzee-basic", None),
            yahtzee("yahtzee-advanced", Some(Joker::Free)),
            // No joker after a 0 in the Yahtzee box.
            yahtzee("yahtzee-club", Some(Joker::Earned)),
            yatzy(),
            yahtzie(),
        ];
        all.map(|spec| Arc::new(RuleSet::unchecked(spec)))
    });
    &ALL
}

/// Languages whose speakers know another game better than the [`default`]: their codes, and the id of that rule set.
const KNOWN_BEST: [(&str, &str); 6] = [
    ("da", "yatzy"),
    ("fi", "yatzy"),
    ("nb", "yatzy"),
    ("nn", "yatzy"),
    ("no", "yatzy"),
    ("sv", "yatzy"),
];

/// The rule set of a new game until a player chooses another.
pub fn default() -> Arc<RuleSet> {
    all()[0].clone()
}

/// The rule set that speakers of this language know best, such as `nb-NO`; the [`default`] if that is not known.
pub fn known_best(language: &str) -> Arc<RuleSet> {
    let code = language.split('-').next().unwrap_or_default();
    let row = KNOWN_BEST
        .iter()
        .find(|row| row.0.eq_ignore_ascii_case(code));
    row.and_then(|(_, id)| find(id)).unwrap_or_else(default)
}

/// Finds the rule set with this id.
pub fn find(id: &str) -> Option<Arc<RuleSet>> {
    all().iter().find(|rules| rules.id == id).cloned()
}

fn yahtzee(id: &str, joker: Option<Joker>) -> Spec {
    Spec {
        id: id.to_owned(),
        dice: 5,
        rolls: 3,
        min_seats: 1,
        max_seats: 6,
        categories: yahtzee_card(),
        order: Order::Free,
        upper_bonus: Some(UpperBonus {
            threshold: 63,
            points: 35,
        }),
        higher_bonuses: Vec::new(),
        extra_yahtzee: joker.map(|joker| ExtraYahtzee {
            category: YAHTZEE.0,
            bonus: 100,
            joker,
        }),
    }
}

/// The Scandinavian game.
fn yatzy() -> Spec {
    Spec {
        id: "yatzy".to_owned(),
        dice: 5,
        rolls: 3,
        min_seats: 1,
        max_seats: 6,
        categories: card([
            lower("one-pair", Groups(vec![2]), Matched),
            lower("two-pairs", Groups(vec![2, 2]), Matched),
            lower("three-of-a-kind", Groups(vec![3]), Matched),
            lower("four-of-a-kind", Groups(vec![4]), Matched),
            lower(
                "small-straight",
                Faces(vec![One, Two, Three, Four, Five]),
                Fixed(15),
            ),
            lower(
                "large-straight",
                Faces(vec![Two, Three, Four, Five, Six]),
                Fixed(20),
            ),
            lower("full-house", Groups(vec![3, 2]), Matched),
            lower("chance", Any, Best(5)),
            lower("yatzy", Groups(vec![5]), Fixed(50)),
        ]),
        order: Order::Free,
        upper_bonus: Some(UpperBonus {
            threshold: 63,
            points: 50,
        }),
        higher_bonuses: Vec::new(),
        extra_yahtzee: None,
    }
}

/// For two players with six dice.
fn yahtzie() -> Spec {
    let mut categories = yahtzee_card();
    let barbie = lower("barbie", Exactly([0, 0, 5, 0, 1, 0]), Fixed(64));
    categories.insert(YAHTZEE.index() + 1, barbie);
    Spec {
        id: "yahtzie".to_owned(),
        dice: 6,
        rolls: 3,
        min_seats: 2,
        max_seats: 2,
        categories,
        order: Order::Free,
        upper_bonus: None,
        higher_bonuses: Vec::new(),
        extra_yahtzee: None,
    }
}

const YAHTZEE: Slot = Slot(11);

fn yahtzee_card() -> Vec<Category> {
    card([
        lower("three-of-a-kind", Groups(vec![3]), Best(5)),
        lower("four-of-a-kind", Groups(vec![4]), Best(5)),
        lower("full-house", Groups(vec![3, 2]), Fixed(25)),
        lower("small-straight", Run(4), Fixed(30)),
        lower("large-straight", Run(5), Fixed(40)),
        lower("yahtzee", Groups(vec![5]), Fixed(50)),
        lower("chance", Any, Best(5)),
    ])
}

/// A card with these boxes below the upper section.
fn card<const N: usize>(lower: [Category; N]) -> Vec<Category> {
    let upper = ["ones", "twos", "threes", "fours", "fives", "sixes"];
    let upper = upper.into_iter().zip(Face::ALL).map(|(id, face)| Category {
        id: id.to_owned(),
        section: Section::Upper,
        pattern: Pattern::Face(face),
        points: Matched,
        needs: None,
    });
    upper.chain(lower).collect()
}

fn lower(id: &str, pattern: Pattern, points: Points) -> Category {
    Category {
        id: id.to_owned(),
        section: Section::Lower,
        pattern,
        points,
        needs: None,
    }
}
