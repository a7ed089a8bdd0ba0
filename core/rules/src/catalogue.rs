//! The rule sets that the app plays: a file each, in the format of `docs/RULES.md`, and their families and numbers.
//!
//! Triple Yahtzee cannot be one of them yet: its card has three columns.
//!
//! # A new rule set
//!
//! 1. Its file in the folder `catalogue`, and a row below in `entries!`, with the next number.
//! 2. Its words, in each folder of `locales`: `rule-sets-ID` and `rule-sets-ID-line` in `rule_sets.ftl`,
//!    and `categories-ID` in `categories.ftl` for each new box. They stand in the order of the entries.
//! 3. Its rules in other words in `tests/core/naive.rs`, which is compared with the file for every roll, and examples from its
//!    rule book in `tests/core/rule_sets.rs`.
//! 4. `make tables RULES=ID` lets the computers play by it and writes what they score, its number and its boxes into the tables
//!    of the documents and of the coach. Say in `docs/GUIDE.md` what is special about it.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock, OnceLock};

use super::RuleSet;

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

/// One rule set of the catalogue. Its file is read when somebody first asks for it.
struct Entry {
    family: Family,
    id: &'static str,
    /// Its number in links and other things that are stored.
    number: usize,
    file: &'static str,
    rules: OnceLock<Option<Arc<RuleSet>>>,
}

macro_rules! entries {
    ($($family:ident $id:literal $number:literal)*) => {
        /// The entries by family, in the order in which players choose among them.
        static ENTRIES: [Entry; [$($number),*].len()] = [$(Entry {
            family: Family::$family,
            id: $id,
            number: $number,
            file: include_str!(concat!("catalogue/", $id, ".json")),
            rules: OnceLock::new(),
        }),*];
    };
}

// A number never changes; the next one is 23.
entries! {
    Yahtzee "yahtzee-official" 0
    Yahtzee "yahtzee-basic" 1
    Yahtzee "yahtzee-advanced" 2
    Yahtzee "yahtzee-club" 3
    Yahtzee "yahtzie" 5
    // The current leaflet, and an older one.
    Kniffel "kniffel" 6
    Kniffel "kniffel-travel" 7
    Kniffel "kniffel-championship" 8
    Kniffel "yams" 9
    Kniffel "yam" 21
    Yatzy "yatzy" 4
    Yatzy "yatzy-forced" 15
    Yatzy "yatzy-half-forced" 16
    Yatzy "maxi-yatzy" 20
    Yatzy "maxi-yatzy-saved" 22
    // No source gives another bonus than that of the free game.
    Yatzy "maxi-yatzy-forced" 19
    Yatzy "super-yatzy" 18
    Yacht "yacht" 10
    Yacht "yacht-51" 11
    Yacht "cheerio" 12
    Yacht "crag" 13
    Yacht "generala" 14
    Yacht "kismet" 17
}

impl Entry {
    /// The rules. A test reads all files and checks them, so that none is missing.
    fn rules(&self) -> Option<Arc<RuleSet>> {
        let read = || {
            let spec = serde_json::from_str(self.file).ok()?;
            Some(Arc::new(RuleSet::unchecked(spec)))
        };
        self.rules.get_or_init(read).clone()
    }
}

/// Every rule set, by its family.
pub fn groups() -> &'static [Group; 4] {
    static GROUPS: LazyLock<[Group; 4]> = LazyLock::new(|| {
        let families = [
            Family::Yahtzee,
            Family::Kniffel,
            Family::Yatzy,
            Family::Yacht,
        ];
        families.map(|family| {
            let games = ENTRIES.iter().filter(|it| it.family == family);
            let games = games.filter_map(Entry::rules).collect();
            Group { family, games }
        })
    });
    &GROUPS
}

/// Every rule set, in the order in which players choose among them.
pub fn all() -> &'static [Arc<RuleSet>] {
    static ALL: LazyLock<Vec<Arc<RuleSet>>> =
        LazyLock::new(|| ENTRIES.iter().filter_map(Entry::rules).collect());
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
    ENTRIES.iter().find(|entry| entry.id == id)?.rules()
}

/// Returns whether this is one of them, and not other rules under the id of one.
pub fn lists(rules: &RuleSet) -> bool {
    find(&rules.id).is_some_and(|entry| *entry == *rules)
}

/// Returns the number of a rule set in links and other things that are stored; `None` if it is not one of them.
pub fn number(rules: &RuleSet) -> Option<usize> {
    let entry = ENTRIES.iter().find(|entry| entry.id == rules.id)?;
    lists(rules).then_some(entry.number)
}

/// Finds the rule set with this number.
pub fn of_number(number: usize) -> Option<Arc<RuleSet>> {
    ENTRIES.iter().find(|entry| entry.number == number)?.rules()
}

/// Returns whether any of them has a box with this id. These have names in every language.
pub fn has_box(id: &str) -> bool {
    static BOXES: LazyLock<BTreeSet<&str>> = LazyLock::new(|| {
        let boxes = all().iter().flat_map(|rules| &rules.categories);
        boxes.map(|category| &*category.id).collect()
    });
    BOXES.contains(id)
}
