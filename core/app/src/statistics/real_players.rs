//! Results with real dice. They are separate from the others, because those rolls are unknown.

use crate::real_dice::RealGame;
use rollkeep_rules::RuleSet;
use rollkeep_rules::game::OwnName;

/// The results of one person with real dice under one rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RealPlayer {
    /// The name.
    pub name: String,
    /// The finished games that count.
    pub games: u32,
    /// Those with other players.
    pub contests: u32,
    /// Those with other players in which nobody came before this person.
    pub wins: u32,
    /// The cards that are full. If somebody wins at once, the others' are not, and their totals are not counted.
    pub full: u32,
    /// The sum of all totals of full cards.
    pub sum: u64,
    /// The highest total of a full card.
    pub best: Option<u16>,
}

impl RealPlayer {
    /// Returns everybody with a finished game that counts under these rules, those with the most games first, then by
    /// name. "You" is the person with the own name.
    pub fn all<'a>(
        rules: &RuleSet,
        own: &OwnName,
        games: impl IntoIterator<Item = &'a RealGame>,
    ) -> Vec<RealPlayer> {
        let mut all: Vec<RealPlayer> = Vec::new();
        let counted = games
            .into_iter()
            .filter(|game| game.is_counted() && game.is_over() && **game.rules() == *rules);
        for game in counted {
            let seats = own.persons(game.setup().seats());
            let contest = u32::from(seats.len() > 1);
            for place in game.ranking() {
                let Some(seat) = seats.get(place.seat) else {
                    continue;
                };
                let at = all.iter().position(|it| it.name == seat.name);
                let at = at.unwrap_or_else(|| {
                    all.push(RealPlayer {
                        name: seat.name.clone(),
                        games: 0,
                        contests: 0,
                        wins: 0,
                        full: 0,
                        sum: 0,
                        best: None,
                    });
                    all.len() - 1
                });
                if let Some(it) = all.get_mut(at) {
                    it.games += 1;
                    it.contests += contest;
                    it.wins += contest * u32::from(place.rank == 1);
                    if game.card(place.seat).is_full() {
                        it.full += 1;
                        it.sum += u64::from(place.total);
                        it.best = it.best.max(Some(place.total));
                    }
                }
            }
        }
        all.sort_by(|a, b| b.games.cmp(&a.games).then_with(|| a.name.cmp(&b.name)));
        all
    }

    /// Returns the mean total; `None` without a full card.
    pub fn mean(&self) -> Option<f64> {
        (self.full > 0).then(|| self.sum as f64 / f64::from(self.full))
    }
}
