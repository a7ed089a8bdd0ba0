//! How likely each player of a game was to win, round by round.

use super::decision::decisions;
use super::units::{PartsPerMillion, parts_per_million};
use super::win_advice::highest_total_wins;
use crate::Distribution;
use crate::win::chances_to_win;
use rollkeep_rules::Card;
use rollkeep_rules::game::Game;

/// How likely each player of a game was to win after each round, if all play for points to the end. That follows from how likely each
/// final total of each card was. The totals of late rounds are computed in a moment, those of early ones in seconds, so they are
/// added one after the other, the last round first.
#[derive(Clone, Debug)]
pub struct WinChances {
    /// The cards after each round, by seat. The last are those at the end.
    cards: Vec<Vec<Card>>,
    /// How likely each total is of the cards after the round that is being computed, as far as they are known.
    totals: Vec<Distribution>,
    /// The chance of each seat after the rounds that are known: the last round first.
    known: Vec<Vec<PartsPerMillion>>,
}

impl WinChances {
    /// The chances in this game; none is known yet. `None` for a player alone, and where not the highest total wins: because somebody
    /// was out of time, or a roll can win at once.
    pub fn new(game: &Game) -> Option<WinChances> {
        if !highest_total_wins(game) {
            return None;
        }
        let seats = 0..game.cards().len();
        let decisions = decisions(game);
        // The card of a seat with so many filled boxes.
        let card = |seat: usize, filled: usize| -> Option<Card> {
            let own = decisions.iter().filter(|it| it.seat == seat);
            let cards = own.map(|it| &it.card).chain([&game.cards()[seat]]);
            cards
                .into_iter()
                .find(|card| card.filled() == filled)
                .cloned()
        };
        let over = game.cards().iter().map(Card::filled).min()?;
        let round = |filled| seats.clone().map(|seat| card(seat, filled)).collect();
        let cards = (0..=over).map(round).collect::<Option<_>>()?;
        let mut chances = WinChances {
            cards,
            totals: Vec::new(),
            known: Vec::new(),
        };
        chances.add_start();
        Some(chances)
    }

    /// The card whose totals are to be added next. `None` if all chances are known.
    pub fn next(&self) -> Option<&Card> {
        let round = self.cards.len().checked_sub(self.known.len() + 1)?;
        self.cards[round].get(self.totals.len())
    }

    /// Adds how likely each final total of the [next](WinChances::next) card is.
    pub fn add(&mut self, totals: Distribution) {
        if self.next().is_none() {
            return;
        }
        self.totals.push(totals);
        if self.totals.len() == self.cards[0].len() {
            let chances = chances_to_win(&self.totals).into_iter();
            self.known.push(chances.map(parts_per_million).collect());
            self.totals.clear();
            self.add_start();
        }
    }

    /// Adds the chances at the start, once those after it are known: with empty cards, all are equally likely to win.
    fn add_start(&mut self) {
        if self.known.len() + 1 == self.cards.len() {
            let seats = self.cards[0].len();
            let fair = parts_per_million(1.0 / seats as f64);
            self.known.push(vec![fair; seats]);
        }
    }

    /// How many rounds there are, with the start as the first.
    pub fn rounds(&self) -> usize {
        self.cards.len()
    }

    /// The chance of each seat after each round from the first one on that is known; at last, after the end of the game, its share
    /// in the win.
    pub fn known(&self) -> impl Iterator<Item = &[PartsPerMillion]> {
        self.known.iter().rev().map(Vec::as_slice)
    }
}
