//! How likely each player of a game was to win, round by round.

use serde::{Deserialize, Serialize};

use super::decision::decisions;
use super::units::{PartsPerMillion, parts_per_million};
use crate::win::chances_to_win;
use crate::{Distribution, Policy};
use rollkeep_rules::Card;
use rollkeep_rules::game::Game;

/// How likely each player of a game was to win at the beginning of its last rounds, if all play for points to the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WinChances {
    /// How many rounds are over before the first of these.
    pub first: usize,
    /// For each round, the chance of each seat; at last, after the end of the game, its share in the win.
    pub rounds: Vec<Vec<PartsPerMillion>>,
}

/// The prospects of a card may take so many turns: with about eight open boxes, some tenths of a second.
const MOST_TURNS: usize = 1_000;

impl WinChances {
    /// The chances in as many of the last rounds as can be computed soon. `None` for a player alone, and where not the highest total
    /// wins: because somebody was out of time, or a roll can win at once.
    pub fn new(game: &Game, policy: &Policy) -> Option<WinChances> {
        let rules = game.rules();
        let seats = 0..game.cards().len();
        let is_alone = seats.len() < 2;
        let out_of_time = seats.clone().any(|seat| game.out_of_time(seat));
        let at_once = { rules.categories.iter() }.any(|it| it.wins_by_roll.is_some());
        if is_alone || out_of_time || at_once || rules != policy.rules() {
            return None;
        }
        let decisions = decisions(game);
        // The card of a seat with so many filled boxes.
        let card = |seat: usize, filled: usize| -> Option<&Card> {
            let own = decisions.iter().filter(|it| it.seat == seat);
            let cards = own.map(|it| &it.card).chain([&game.cards()[seat]]);
            cards.into_iter().find(|card| card.filled() == filled)
        };
        let over = game.cards().iter().map(Card::filled).min()?;
        // One seat after the other: its prospects take some megabytes.
        let totals_of = |seat: usize, first: usize| -> Option<Vec<Distribution>> {
            let prospects = policy.prospects(card(seat, first)?, MOST_TURNS).ok()?;
            let total = |round| policy.total_of(&prospects, card(seat, round)?);
            (first..=over).map(total).collect()
        };
        let totals_from = |first: usize| -> Option<Vec<Vec<Distribution>>> {
            let totals = seats.clone().map(|seat| totals_of(seat, first));
            totals.collect()
        };
        let (first, totals) = (0..=over).find_map(|first| Some((first, totals_from(first)?)))?;
        let rounds = (0..=over - first).map(|round| {
            let totals = totals.iter().filter_map(|of_seat| of_seat.get(round));
            let totals: Vec<Distribution> = totals.cloned().collect();
            let chances = chances_to_win(&totals).into_iter();
            chances.map(parts_per_million).collect()
        });
        let rounds = rounds.collect();
        Some(WinChances { first, rounds })
    }
}
