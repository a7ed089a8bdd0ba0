//! Which choice wins most often against the other players.

use serde::{Deserialize, Serialize};

use super::advised::shows_same;
use super::mistake::Mistake;
use super::units::{PartsPerMillion, parts_per_million};
use crate::table_prospects::TableProspects;
use crate::win::with_points;
use crate::{Choice, Policy};
use rollkeep_rules::dice::{Dice, Keep};
use rollkeep_rules::game::Game;
use rollkeep_rules::{Card, RuleSet};

/// The choices in a position by how likely each of them wins against the other players, if its player makes the choices that win most
/// often to the end of the turn, and from then on all play for points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WinAdvice {
    /// The choice that wins most often. Of equally good ones, it brings the most points.
    pub best: Choice,
    /// How likely each choice wins. A win that three share is a third of one.
    chances: Vec<(Choice, PartsPerMillion)>,
}

/// The chance to win is computed while no more boxes are open than this. With more, it takes long.
const MOST_OPEN: usize = 8;

/// A choice wins less often if the difference is at least half of a percent: people see that.
const SHOWN: PartsPerMillion = 5_000;

/// Two choices win equally often if one decimal of a percent shows no difference.
const EQUAL: PartsPerMillion = 500;

impl WinAdvice {
    /// Finds it for this card, against those of others, with these dice and rolls left. The prospects of all cards have been found.
    /// `None` if no game leads there.
    pub(super) fn find(
        policy: &Policy,
        prospects: &TableProspects,
        (card, others): (&Card, &[Card]),
        (dice, rolls_left): (&Dice, u8),
    ) -> Option<WinAdvice> {
        let own = prospects.of(policy, card)?;
        let wins = prospects.wins_against(policy, others)?;
        let advise = |worth: &[f64]| {
            let turn = policy.turn_for(own, card, worth).ok()?;
            turn.advise(dice, rolls_left)
        };
        let by_chance = advise(&wins)?;
        let keeps = by_chance.keeps.iter();
        let boxes = by_chance.boxes.iter();
        let chances = keeps
            .map(|it| (Choice::Keep(it.keep), it.value))
            .chain(boxes.map(|it| (Choice::Score(it.slot), it.value)));
        let chances = chances.map(|(choice, chance)| (choice, parts_per_million(chance)));
        Some(WinAdvice {
            best: advise(&with_points(&wins, policy.rules().max_total()))?.best,
            chances: chances.collect(),
        })
    }

    /// How likely the best choice wins.
    pub fn highest(&self) -> PartsPerMillion {
        let chances = self.chances.iter().map(|(_, chance)| *chance);
        chances.max().unwrap_or(0)
    }

    /// How likely a choice wins; equal dice win as often wherever they lie. A player who keeps all dice scores the box that wins
    /// most often. `None` if the choice is not legal.
    pub fn chance(&self, choice: Choice, dice: &Dice) -> Option<PartsPerMillion> {
        let is_same = |other: Choice| match (choice, other) {
            (Choice::Keep(keep), Choice::Score(_)) => keep == Keep::all(dice.len()),
            (Choice::Keep(keep), Choice::Keep(other)) => shows_same(dice, other, keep),
            (one, other) => one == other,
        };
        let same = self.chances.iter().filter(|(other, _)| is_same(*other));
        same.map(|(_, chance)| *chance).max()
    }

    /// How much of the chance to win a choice costs against the best one; nothing if that is so little that people do not see it. `None`
    /// if the choice is not legal.
    pub fn cost(&self, choice: Choice, dice: &Dice) -> Option<PartsPerMillion> {
        let cost = self.highest() - self.chance(choice, dice)?;
        Some(if cost < SHOWN { 0 } else { cost })
    }

    /// Returns whether no choice wins more often than this one.
    pub fn is_best(&self, choice: Choice, dice: &Dice) -> bool {
        let chance = self.chance(choice, dice);
        chance.is_some_and(|chance| self.highest() - chance < EQUAL)
    }

    /// Returns whether this choice wins most often, and visibly more often than the choice with the most points: it is right although it
    /// may cost points.
    pub fn is_worth_points(&self, choice: Choice, for_points: Choice, dice: &Dice) -> bool {
        self.is_best(choice, dice) && self.mistake(for_points, dice).is_some()
    }

    /// How grave a mistake a choice is for somebody who wants to win; `None` if it wins as often as the best one.
    pub fn mistake(&self, choice: Choice, dice: &Dice) -> Option<Mistake> {
        let cost = self.cost(choice, dice).filter(|cost| *cost > 0)?;
        Some(Mistake::of_chance(cost))
    }
}

/// Returns whether the highest total of the game wins, and somebody else has one.
pub fn highest_total_wins(game: &Game) -> bool {
    let seats = 0..game.cards().len();
    let out_of_time = seats.clone().any(|seat| game.out_of_time(seat));
    seats.len() > 1 && !out_of_time && !can_roll_win(game.rules())
}

/// Returns whether it is computed how likely somebody wins who has this card, against others with these: there are others, the game is
/// not in its early turns, and no roll wins at once.
pub fn is_chance_to_win_known(rules: &RuleSet, card: &Card, others: &[Card]) -> bool {
    let boxes = rules.categories.len();
    let is_late = |card: &Card| boxes.saturating_sub(card.filled()) <= MOST_OPEN;
    let all_are_late = is_late(card) && others.iter().all(is_late);
    !others.is_empty() && all_are_late && !can_roll_win(rules)
}

/// Returns whether a roll can win a game of these rules, whatever the totals are.
pub fn can_roll_win(rules: &RuleSet) -> bool {
    rules.categories.iter().any(|it| it.wins_by_roll.is_some())
}
