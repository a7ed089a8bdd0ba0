//! The results of the five positions of a day.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use rollkeep_rules::game::Day;
use rollkeep_rules::{RuleSet, catalogue};
use rollkeep_solver::Choice;
use rollkeep_solver::coach::MicroPoints;

/// How one person has decided the [five positions of a day](crate::daily::practice_number), and on how many days in a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct FiveResults {
    /// The day on which all five were decided last, by its number.
    last: u32,
    /// How many days in a row that was, up to this day.
    row: u32,
    /// The day of the costs, by its number.
    day: u32,
    /// The number of that day's rules in links, which never changes.
    rules: u32,
    /// How many positions of that day are decided.
    decided: usize,
    /// What their decisions cost, in thousandths of a point.
    costs: [u32; FiveResults::COUNT],
    /// What was chosen in them. Earlier versions did not note it.
    #[serde(skip_serializing_if = "is_none_noted")]
    chosen: [Option<Choice>; FiveResults::COUNT],
}

impl FiveResults {
    /// The number of positions.
    pub const COUNT: usize = 5;

    /// Reads the row of numbers that earlier versions stored.
    pub(super) fn of_numbers(numbers: &[u32]) -> FiveResults {
        let mut five = FiveResults::default();
        if let [last, row, day, rules, costs @ ..] = numbers {
            (five.last, five.row, five.day, five.rules) = (*last, *row, *day, *rules);
            for (place, cost) in five.costs.iter_mut().zip(costs) {
                *place = *cost;
                five.decided += 1;
            }
        }
        five
    }

    /// What the decisions of this day cost so far, in thousandths of a point.
    pub fn costs(&self, day: Day) -> &[u32] {
        let decided = match self.day == day.number() {
            true => self.decided,
            false => 0,
        };
        // A hand-edited text may claim any number of decisions.
        self.costs.get(..decided).unwrap_or_default()
    }

    /// What was chosen in a position of this day, counted from 0; `None` before it is decided, or if it was not noted.
    pub fn chosen(&self, day: Day, place: usize) -> Option<Choice> {
        self.costs(day).get(place)?;
        let (rules, chosen) = (self.rules(day)?, (*self.chosen.get(place)?)?);
        // A hand-edited text may claim any choice.
        let is_possible = match chosen {
            Choice::Keep(keep) => keep.fits(rules.dice.into()),
            Choice::Score(slot) => slot.index() < rules.categories.len(),
        };
        is_possible.then_some(chosen)
    }

    /// The rules of this day's positions; `None` before the first decision.
    pub fn rules(&self, day: Day) -> Option<Arc<RuleSet>> {
        let begun = !self.costs(day).is_empty();
        let number = usize::try_from(self.rules).ok().filter(|_| begun)?;
        catalogue::of_number(number)
    }

    /// Returns whether all positions of this day are decided.
    pub fn is_complete(&self, day: Day) -> bool {
        self.costs(day).len() == Self::COUNT
    }

    /// On how many days in a row all five were decided, up to this day or the one before.
    pub fn days_in_a_row(&self, today: Day) -> u32 {
        let yesterday = today.before().map(Day::number);
        match self.last == today.number() || Some(self.last) == yesterday {
            true => self.row,
            false => 0,
        }
    }

    /// Returns the results with one more decision of this day, by what was chosen and its cost; nothing changes once all
    /// five are decided, or under rules that the catalogue does not list.
    pub fn and(
        self,
        today: Day,
        rules: &RuleSet,
        chosen: Choice,
        cost: MicroPoints,
    ) -> FiveResults {
        let mut now = self;
        let Some(number) = catalogue::number(rules) else {
            return self;
        };
        if now.day != today.number() {
            now.rules = number as u32;
            now.day = today.number();
            now.decided = 0;
            now.chosen = [None; FiveResults::COUNT];
        }
        let Some(place) = now.costs.get_mut(now.decided) else {
            return self;
        };
        // Rounded down, so that rounding to tenths afterwards gives the tenth of the cost itself.
        *place = u32::try_from(cost / 1000).unwrap_or_default();
        now.chosen[now.decided] = Some(chosen);
        now.decided += 1;
        if now.decided == Self::COUNT {
            now.row = self.days_in_a_row(today).saturating_add(1);
            now.last = today.number();
        }
        now
    }
}

fn is_none_noted(chosen: &[Option<Choice>; FiveResults::COUNT]) -> bool {
    chosen.iter().all(Option::is_none)
}
