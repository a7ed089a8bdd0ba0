//! The rule sets that the app plays.
//!
//! # A new rule set
//!
//! Its rules are one more entry here if its boxes are [`Pattern`]s and its turns are like those of the others. Then:
//!
//! - its name and its line: `text/rule_sets.rs`, and `rule_sets.ftl` in each folder of `locales`; names of new boxes:
//!   `text/categories.rs` and `categories.ftl`;
//! - its number in links: `link/rule_sets.rs`, at the end of the list;
//! - examples of its rules: `tests/core/rule_sets.rs`; a row in the table of the README;
//! - what perfect play scores in it: `src/coach/totals.txt` and `boxes.txt`, from the example `perfect`.
//!
//! # What cannot be an entry
//!
//! For the boxes of Maxi Yatzy and Generala, entries are enough (castle is `Groups [3, 3]`, tower `Groups [4, 2]`). Not
//! possible as data yet: the saved rolls of Maxi Yatzy, because a turn does not depend on earlier turns; Generala's
//! higher pay for a first roll, because points do not depend on the number of the roll; Triple Yahtzee's three weighted
//! columns, because a card has one column.

use std::borrow::Cow;

use super::{
    Category, ExtraYahtzee, Joker, Pattern, Points, RuleSet, Section, Slot, Spec, UpperBonus,
};
use crate::dice::Face;

/// Every rule set, in the order in which players choose among them.
pub static ALL: [&RuleSet; 6] = [
    &YAHTZEE_OFFICIAL,
    &YAHTZEE_BASIC,
    &YAHTZEE_ADVANCED,
    &YAHTZEE_CLUB,
    &YATZY,
    &YAHTZIE,
];

/// The rule set of a new game until a player chooses another.
pub static DEFAULT: &RuleSet = &YAHTZEE_OFFICIAL;

/// Finds the rule set with this id.
pub fn find(id: &str) -> Option<&'static RuleSet> {
    ALL.into_iter().find(|rules| rules.id == id)
}

/// Without jokers: a further Yahtzee scores like any other roll.
pub static YAHTZEE_BASIC: RuleSet = yahtzee("yahtzee-basic", None);
/// With the free joker.
pub static YAHTZEE_ADVANCED: RuleSet = yahtzee("yahtzee-advanced", Some(Joker::Free));
/// With the forced joker of the official rules.
pub static YAHTZEE_OFFICIAL: RuleSet = yahtzee("yahtzee-official", Some(Joker::Forced));
/// With the free joker, but not after a 0 in the Yahtzee box.
pub static YAHTZEE_CLUB: RuleSet = yahtzee("yahtzee-club", Some(Joker::Earned));

/// The Scandinavian game.
pub static YATZY: RuleSet = RuleSet::unchecked(Spec {
    id: Cow::Borrowed("yatzy"),
    dice: 5,
    rolls: 3,
    min_seats: 1,
    max_seats: 6,
    categories: Cow::Borrowed(&YATZY_CARD),
    upper_bonus: Some(UpperBonus {
        threshold: 63,
        points: 50,
    }),
    extra_yahtzee: None,
});

/// For two players with six dice.
pub static YAHTZIE: RuleSet = RuleSet::unchecked(Spec {
    id: Cow::Borrowed("yahtzie"),
    dice: 6,
    rolls: 3,
    min_seats: 2,
    max_seats: 2,
    categories: Cow::Borrowed(&YAHTZIE_CARD),
    upper_bonus: None,
    extra_yahtzee: None,
});

const fn yahtzee(id: &'static str, joker: Option<Joker>) -> RuleSet {
    RuleSet::unchecked(Spec {
        id: Cow::Borrowed(id),
        dice: 5,
        rolls: 3,
        min_seats: 1,
        max_seats: 6,
        categories: Cow::Borrowed(&YAHTZEE_CARD),
        upper_bonus: Some(UpperBonus {
            threshold: 63,
            points: 35,
        }),
        extra_yahtzee: match joker {
            None => None,
            Some(joker) => Some(ExtraYahtzee {
                category: YAHTZEE_BOX.0,
                bonus: 100,
                joker,
            }),
        },
    })
}

const YAHTZEE_BOX: Slot = Slot(11);

const ONES: Category = upper("ones", Face::One);
const TWOS: Category = upper("twos", Face::Two);
const THREES: Category = upper("threes", Face::Three);
const FOURS: Category = upper("fours", Face::Four);
const FIVES: Category = upper("fives", Face::Five);
const SIXES: Category = upper("sixes", Face::Six);
const THREE_KIND: Category = lower("three-of-a-kind", groups(&[3]), Points::Best(5));
const FOUR_KIND: Category = lower("four-of-a-kind", groups(&[4]), Points::Best(5));
const HOUSE: Category = lower("full-house", groups(&[3, 2]), Points::Fixed(25));
const SMALL: Category = lower("small-straight", Pattern::Run(4), Points::Fixed(30));
const LARGE: Category = lower("large-straight", Pattern::Run(5), Points::Fixed(40));
const YAHTZEE: Category = lower("yahtzee", groups(&[5]), Points::Fixed(50));
const CHANCE: Category = lower("chance", Pattern::Any, Points::Best(5));

static YAHTZEE_CARD: [Category; 13] = [
    ONES, TWOS, THREES, FOURS, FIVES, SIXES, THREE_KIND, FOUR_KIND, HOUSE, SMALL, LARGE, YAHTZEE,
    CHANCE,
];

static YATZY_CARD: [Category; 15] = [
    ONES,
    TWOS,
    THREES,
    FOURS,
    FIVES,
    SIXES,
    lower("one-pair", groups(&[2]), Points::Matched),
    lower("two-pairs", groups(&[2, 2]), Points::Matched),
    lower("three-of-a-kind", groups(&[3]), Points::Matched),
    lower("four-of-a-kind", groups(&[4]), Points::Matched),
    lower("small-straight", faces(&LOW), Points::Fixed(15)),
    lower("large-straight", faces(&HIGH), Points::Fixed(20)),
    lower("full-house", groups(&[3, 2]), Points::Matched),
    CHANCE,
    lower("yatzy", groups(&[5]), Points::Fixed(50)),
];

static YAHTZIE_CARD: [Category; 14] = [
    ONES,
    TWOS,
    THREES,
    FOURS,
    FIVES,
    SIXES,
    THREE_KIND,
    FOUR_KIND,
    HOUSE,
    SMALL,
    LARGE,
    YAHTZEE,
    lower(
        "barbie",
        Pattern::Exactly([0, 0, 5, 0, 1, 0]),
        Points::Fixed(64),
    ),
    CHANCE,
];

const LOW: [Face; 5] = [Face::One, Face::Two, Face::Three, Face::Four, Face::Five];
const HIGH: [Face; 5] = [Face::Two, Face::Three, Face::Four, Face::Five, Face::Six];

const fn upper(id: &'static str, face: Face) -> Category {
    Category {
        id: Cow::Borrowed(id),
        section: Section::Upper,
        pattern: Pattern::Face(face),
        points: Points::Matched,
    }
}

const fn lower(id: &'static str, pattern: Pattern, points: Points) -> Category {
    Category {
        id: Cow::Borrowed(id),
        section: Section::Lower,
        pattern,
        points,
    }
}

const fn groups(sizes: &'static [u8]) -> Pattern {
    Pattern::Groups(Cow::Borrowed(sizes))
}

const fn faces(faces: &'static [Face]) -> Pattern {
    Pattern::Faces(Cow::Borrowed(faces))
}
