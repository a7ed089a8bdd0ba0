//! The best totals, and the players who have just reached one.

use super::{GameSummary, PlayerKey, SeatSummary, Summaries};
use crate::storage::{Best, Bests, RecordId};

/// A person's best total under the rules of a game, reached in this game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonalBest {
    /// The name of the person.
    pub name: String,
    /// The total.
    pub total: u16,
    /// The best total of this person in other games.
    pub before: u16,
}

impl Summaries {
    /// Returns the best total of a person under each of the [rule sets](Summaries::rule_sets) of the games. Of equal totals, the one
    /// reached first counts.
    pub fn bests(&self) -> Bests {
        let mut all = Vec::new();
        for (rules, _) in self.rule_sets() {
            let mut best: Option<Best> = None;
            for (id, game) in self.games().filter(|(_, game)| game.rules == rules) {
                for seat in &game.seats {
                    let PlayerKey::Person(name) = PlayerKey::of(&seat.seat) else {
                        continue;
                    };
                    if seat.is_full() && best.as_ref().is_none_or(|it| it.total < seat.total()) {
                        best = Some(Best {
                            rules: rules.clone(),
                            name,
                            total: seat.total(),
                            game: id.clone(),
                        });
                    }
                }
            }
            all.extend(best);
        }
        Bests(all)
    }

    /// Returns the total of this game, if it is the best of a person under its rules, and there are other games of
    /// these rules.
    pub fn best_of_all(&self, id: &RecordId) -> Option<u16> {
        let rules = &self.game(id)?.rules;
        let bests = self.bests().0;
        let best = bests.iter().find(|best| best.game == *id)?;
        let mut others = self.games().filter(|(other, _)| *other != id);
        others
            .any(|(_, game)| game.rules == *rules)
            .then_some(best.total)
    }

    /// Returns the people whose total in this game is higher than in all their other games under its rules. A first
    /// game does not count.
    pub fn personal_bests(&self, id: &RecordId) -> Vec<PersonalBest> {
        let Some(this) = self.game(id) else {
            return Vec::new();
        };
        let totals = || {
            let same = |(other, game): &(&RecordId, &GameSummary)| {
                *other != id && game.rules == this.rules
            };
            let seats = self.games().filter(same).flat_map(|(_, game)| &game.seats);
            seats.filter(|seat| seat.is_full())
        };
        let best = |seat: &SeatSummary| {
            let player = PlayerKey::of(&seat.seat);
            let PlayerKey::Person(name) = player.clone() else {
                return None;
            };
            let theirs = totals().filter(|other| player.is(&other.seat));
            let before = theirs.map(|other| other.total()).max()?;
            (seat.is_full() && seat.total() > before).then(|| PersonalBest {
                name,
                total: seat.total(),
                before,
            })
        };
        this.seats.iter().filter_map(best).collect()
    }
}
