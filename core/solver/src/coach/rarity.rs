//! How rare a total is, against those of perfect play.

use rollkeep_rules::{RuleSet, catalogue};

/// For each rule set, its 99 percentiles: the least total that is better than 1, 2 … 99 percent of 250,000 games that the
/// perfect player played alone; of rules that take long to play fewer, as `docs/STRENGTH.md` says. The example `tables` plays them
/// again. The standard error of a share is 0.1 percentage points at most, of 4,000 games 0.8, so a total can be one percentile
/// off.
const TOTALS: &str = include_str!("totals.txt");

/// How good a card is for its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// Nothing special, or the rules have not been measured.
    Plain,
    /// About as good as perfect play.
    Fair,
    /// Better than most of perfect play.
    Fine,
    /// Better than nine of ten games of perfect play.
    Outstanding,
}

/// The praise that a final total deserves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Praise {
    /// Nobody was beaten: it is about the card alone.
    Card(Grade),
    /// Others were beaten with this card.
    Win(Grade),
}

impl Grade {
    /// For each grade, how many percent of perfect play its least total is better than.
    const LEAST: [(u8, Grade); 3] = [
        (90, Grade::Outstanding),
        (60, Grade::Fine),
        (40, Grade::Fair),
    ];

    fn of(percent: u8) -> Grade {
        let grades = Self::LEAST.into_iter();
        let mut reached = grades.filter(|(least, _)| percent >= *least);
        reached.next().map_or(Grade::Plain, |(_, grade)| grade)
    }
}

/// How many percent of perfect play's totals are lower than this one, from 0 to 99. `None` for rules that have not been
/// measured.
pub fn better_than(rules: &RuleSet, total: u16) -> Option<u8> {
    let reached = percentiles(rules)?.take_while(|least| *least <= total);
    u8::try_from(reached.count()).ok()
}

/// The least total that is better than 1, 2 … 99 percent of perfect play. `None` for rules that have not been measured.
pub fn perfect_totals(rules: &RuleSet) -> Option<Vec<u16>> {
    Some(percentiles(rules)?.collect())
}

fn percentiles(rules: &RuleSet) -> Option<impl Iterator<Item = u16>> {
    let lines = catalogue::lists(rules)
        .then(|| TOTALS.lines())
        .into_iter()
        .flatten();
    let totals = lines.filter_map(|line| line.strip_prefix(&*rules.id));
    let mut totals = totals.filter_map(|totals| totals.strip_prefix(' '));
    Some(totals.next()?.split(' ').map_while(|it| it.parse().ok()))
}

/// The praise for a final total that has beaten this many others.
pub fn praise(rules: &RuleSet, total: u16, beaten: usize) -> Praise {
    // Rules that have not been measured get no judgement.
    let grade = better_than(rules, total).map_or(Grade::Plain, Grade::of);
    match beaten {
        0 => Praise::Card(grade),
        _ => Praise::Win(grade),
    }
}
