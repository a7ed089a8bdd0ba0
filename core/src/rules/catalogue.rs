//! The rule sets that the app plays.
//!
//! # A new rule set
//!
//! Its rules are one more entry here if its boxes are patterns and its turns are like those of the others. Then:
//!
//! - its name and its line: `text/rule_sets.rs`, and in each folder of `locales` `rule_sets.ftl` and `late/rule_sets.ftl`;
//!   names of new boxes: `text/categories.rs` and `categories.ftl`;
//! - its number in links: `link/rule_sets.rs`, at the end of the list, and in `docs/LINKS.md`; new boxes in `docs/PLAYERS.md`;
//! - examples of its rules: `tests/core/rule_sets.rs`; its rules once more, in other words: `tests/core/naive.rs`, which is
//!   compared with these for every roll, and for a new kind of joker `exhaustive.rs`;
//! - what perfect play scores in it: `coach/totals.txt` and `boxes.txt`, which the example `perfect` prints;
//! - a row in the table of `docs/GUIDE.md`, and in those of `docs/STRENGTH.md` and its files in `docs/data` (the examples
//!   `perfect` and `players` measure the numbers).
//!
//! Paths without `tests` or `docs` are below `core/src`.
//!
//! # What cannot be an entry
//!
//! `docs/RULES.md` has what can be said, `tests/fixtures/family` rule sets as files. Not possible as data yet: Triple Yahtzee's three
//! weighted columns, because a card has one column.

mod kismet;
mod parts;
mod yatzy;

use std::sync::{Arc, LazyLock};

use self::kismet::kismet;
use self::parts::{UPPER_BONUS, bonus, card, five_dice, lower, six_dice, straights};
use self::yatzy::{maxi_yatzy, ordered, super_yatzy, yatzy};
use super::Pattern::{All, Any, AnyOf, Exactly, Faces, Groups, Run, Sum};
use super::Points::{Best, ByRoll, Fixed, Matched, Plus};
use super::{Category, ExtraYahtzee, Joker, Need, Order, RuleSet, Slot, Spec};
use crate::dice::Face::{Five, Four, One, Six, Three, Two};

/// Games that are much alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Yahtzee, from America.
    Yahtzee,
    /// Yahtzee's card in Germany and France, with jokers of their own.
    Kniffel,
    /// Yatzy, from Scandinavia.
    Yatzy,
    /// The older games of the English-speaking countries, what came of them, and Generala.
    Yacht,
}

/// The rule sets of one family.
pub struct Group {
    /// What they have in common.
    pub family: Family,
    /// The rule sets, in the order in which players choose among them.
    pub games: Vec<Arc<RuleSet>>,
}

/// Every rule set, by its family.
pub fn groups() -> &'static [Group; 4] {
    static GROUPS: LazyLock<[Group; 4]> = LazyLock::new(|| {
        let groups = [
            (
                Family::Yahtzee,
                vec![
                    // The official rules.
                    yahtzee("yahtzee-official", Some(Joker::Forced)),
                    // A further Yahtzee scores like any other roll.
                    yahtzee("yahtzee-basic", None),
                    yahtzee("yahtzee-advanced", Some(Joker::Free)),
                    // No joker after a 0 in the Yahtzee box.
                    yahtzee("yahtzee-club", Some(Joker::Earned)),
                    yahtzie(),
                ],
            ),
            (
                Family::Kniffel,
                vec![
                    // The current leaflet.
                    kniffel("kniffel", Joker::Highest),
                    // An older leaflet.
                    kniffel("kniffel-travel", Joker::OwnBox),
                    kniffel("kniffel-championship", Joker::None),
                    five_dice("yams", yahtzee_card("yams"), UPPER_BONUS),
                    yam(),
                ],
            ),
            (
                Family::Yatzy,
                vec![
                    yatzy(),
                    ordered(yatzy(), "yatzy-forced", Order::Down, 42),
                    ordered(yatzy(), "yatzy-half-forced", Order::UpperFirst, 42),
                    maxi_yatzy(),
                    Spec {
                        id: "maxi-yatzy-saved".to_owned(),
                        saved_rolls: true,
                        ..maxi_yatzy()
                    },
                    // No source gives another bonus than that of the free game.
                    ordered(maxi_yatzy(), "maxi-yatzy-forced", Order::Down, 84),
                    super_yatzy(),
                ],
            ),
            (
                Family::Yacht,
                vec![
                    five_dice("yacht", yacht_card(), None),
                    five_dice("yacht-51", yacht_51_card(), UPPER_BONUS),
                    five_dice("cheerio", cheerio_card(), None),
                    crag(),
                    generala(),
                    kismet(),
                ],
            ),
        ];
        groups.map(|(family, specs)| {
            let games = specs.into_iter();
            let games = games.map(|spec| Arc::new(RuleSet::unchecked(spec)));
            Group {
                family,
                games: games.collect(),
            }
        })
    });
    &GROUPS
}

/// Every rule set, in the order in which players choose among them.
pub fn all() -> &'static [Arc<RuleSet>] {
    static ALL: LazyLock<Vec<Arc<RuleSet>>> = LazyLock::new(|| {
        let games = groups().iter().flat_map(|group| &group.games);
        games.cloned().collect()
    });
    &ALL
}

/// Every rule set, and behind them those of these that are none of them.
pub fn and_others<'a>(others: impl IntoIterator<Item = &'a Arc<RuleSet>>) -> Vec<Arc<RuleSet>> {
    let mut all = all().to_vec();
    for rules in others {
        if !all.contains(rules) {
            all.push(rules.clone());
        }
    }
    all
}

/// Languages whose speakers know another game better than the [`default`]: their codes, and the id of that rule set.
const KNOWN_BEST: [(&str, &str); 9] = [
    ("da", "yatzy"),
    ("de", "kniffel"),
    ("es", "generala"),
    ("fi", "yatzy"),
    ("fr", "yams"),
    ("nb", "yatzy"),
    ("nn", "yatzy"),
    ("no", "yatzy"),
    ("sv", "yatzy"),
];

/// All groups for speakers of this language who have chosen these rules: the group of that choice comes first, then that
/// of the rules that they know best.
pub fn likely_groups(chosen: &RuleSet, language: &str) -> Vec<&'static Group> {
    let best = known_best(language);
    let mut groups: Vec<&Group> = groups().iter().collect();
    groups.sort_by_key(|group| match &group.games {
        games if games.iter().any(|it| **it == *chosen) => 0,
        games if games.contains(&best) => 1,
        _ => 2,
    });
    groups
}

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

/// Returns whether this is one of them, and not other rules under the id of one.
pub fn lists(rules: &RuleSet) -> bool {
    all().iter().any(|it| **it == *rules)
}

fn yahtzee(id: &str, joker: Option<Joker>) -> Spec {
    Spec {
        extra_yahtzee: joker.map(|joker| extra_yahtzee(100, joker)),
        ..five_dice(id, yahtzee_card("yahtzee"), UPPER_BONUS)
    }
}

/// The German game.
fn kniffel(id: &str, joker: Joker) -> Spec {
    Spec {
        extra_yahtzee: Some(extra_yahtzee(50, joker)),
        ..five_dice(id, yahtzee_card("kniffel"), UPPER_BONUS)
    }
}

/// For two players with six dice.
fn yahtzie() -> Spec {
    let mut categories = yahtzee_card("yahtzee");
    let barbie = lower("barbie", Exactly([0, 0, 5, 0, 1, 0]), Fixed(64));
    categories.insert(YAHTZEE.index() + 1, barbie);
    Spec {
        min_seats: 2,
        max_seats: 2,
        ..six_dice("yahtzie", categories, None)
    }
}

/// Three dice and two rolls.
fn crag() -> Spec {
    let thirteen = || Sum { from: 13, to: 13 };
    let categories = card([
        lower("odd-straight", Faces(vec![One, Three, Five]), Fixed(20)),
        lower("even-straight", Faces(vec![Two, Four, Six]), Fixed(20)),
        lower("low-straight", Faces(vec![One, Two, Three]), Fixed(20)),
        lower("high-straight", Faces(vec![Four, Five, Six]), Fixed(20)),
        lower("three-of-a-kind", Groups(vec![3]), Fixed(25)),
        lower("thirteen", thirteen(), Fixed(26)),
        lower("crag", All(vec![Groups(vec![2]), thirteen()]), Fixed(50)),
    ]);
    Spec {
        dice: 3,
        rolls: 2,
        ..five_dice("crag", categories, None)
    }
}

/// The game of Latin America: most figures pay more after the first roll.
fn generala() -> Spec {
    let served = |points: u16| ByRoll(vec![Fixed(points + 5), Fixed(points)]);
    let categories = card([
        lower("straight", AnyOf(straights().into()), served(20)),
        lower("full-house", Groups(vec![3, 2]), served(30)),
        lower("four-of-a-kind", Groups(vec![4]), served(40)),
        Category {
            wins_by_roll: Some(1),
            ..lower("generala", Groups(vec![5]), Fixed(50))
        },
    ]);
    five_dice("generala", categories, None)
}

/// The older French game, in which Low stays below High.
fn yam() -> Spec {
    let (low, high) = (Slot(6), Slot(7));
    let sum_and = |more| Plus(more, Box::new(Best(5)));
    let needs = |needs, category| Category {
        needs: Some(needs),
        ..category
    };
    let categories = card([
        needs(Need::Below(high), lower("low", Any, Best(5))),
        needs(Need::Above(low), lower("high", Any, Best(5))),
        lower("full-house", Groups(vec![3, 2]), sum_and(20)),
        lower("straight", AnyOf(straights().into()), sum_and(30)),
        lower("yam", Groups(vec![5]), sum_and(40)),
    ]);
    five_dice("yam", categories, bonus(60, 30))
}

const YAHTZEE: Slot = Slot(11);

fn extra_yahtzee(bonus: u16, joker: Joker) -> ExtraYahtzee {
    ExtraYahtzee {
        category: YAHTZEE.0,
        bonus,
        joker,
    }
}

/// Yahtzee's card, with this id for five of a kind.
fn yahtzee_card(five_alike: &str) -> Vec<Category> {
    card([
        lower("three-of-a-kind", Groups(vec![3]), Best(5)),
        lower("four-of-a-kind", Groups(vec![4]), Best(5)),
        lower("full-house", Groups(vec![3, 2]), Fixed(25)),
        lower("small-straight", Run(4), Fixed(30)),
        lower("large-straight", Run(5), Fixed(40)),
        lower(five_alike, Groups(vec![5]), Fixed(50)),
        lower("chance", Any, Best(5)),
    ])
}

/// The card of 1938.
fn yacht_card() -> Vec<Category> {
    let [little, big] = straights();
    card([
        lower("full-house", Groups(vec![3, 2]), Best(5)),
        lower("four-of-a-kind", Groups(vec![4]), Matched),
        lower("little-straight", little, Fixed(30)),
        lower("big-straight", big, Fixed(30)),
        lower("choice", Any, Best(5)),
        lower("yacht", Groups(vec![5]), Fixed(50)),
    ])
}

/// The card of video games from East Asia.
fn yacht_51_card() -> Vec<Category> {
    let full_house = AnyOf(vec![Groups(vec![3, 2]), Groups(vec![5])]);
    card([
        lower("choice", Any, Best(5)),
        lower("four-of-a-kind", Groups(vec![4]), Best(5)),
        lower("full-house", full_house, Best(5)),
        lower("small-straight", Run(4), Fixed(15)),
        lower("big-straight", Run(5), Fixed(30)),
        lower("yacht", Groups(vec![5]), Fixed(50)),
    ])
}

fn cheerio_card() -> Vec<Category> {
    let [little, big] = straights();
    card([
        lower("little-straight", little, Fixed(20)),
        lower("big-straight", big, Fixed(25)),
        lower("full-house", Groups(vec![3, 2]), Best(5)),
        lower("big-hand", Any, Best(5)),
        lower("cheerio", Groups(vec![5]), Fixed(50)),
    ])
}
