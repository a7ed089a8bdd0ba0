//! The results of a chosen player, among those of everybody.

use std::sync::Arc;

use rollkeep_app::statistics::{HeadToHead, Performance, PlayerKey, Summaries};
use rollkeep_rules::RuleSet;
use rollkeep_rules::game::OwnName;
use rollkeep_words::statistics as text;

/// Somebody is ranked only with at least one game for every ten of the person with the most games.
const OFTEN: u32 = 10;

/// The results of a chosen player, among those of everybody.
#[derive(Clone, PartialEq)]
pub struct Results {
    /// The rules of the games.
    pub rules: Arc<RuleSet>,
    /// The chosen player.
    pub performance: Performance,
    /// The name by which sentences speak of the player.
    pub spoken: String,
    /// The name of the person whose device this is.
    pub own: OwnName,
    /// Everybody, people first.
    pub everybody: Vec<Performance>,
    /// The two best people, if there are two.
    pub best: Option<HeadToHead>,
    /// The chosen player and each of the others, those with most games first.
    pub against: Vec<HeadToHead>,
}

impl Results {
    /// Returns the results of this player; `None` if the player is not among everybody.
    pub fn of(
        player: &PlayerKey,
        rules: Arc<RuleSet>,
        everybody: &[Performance],
        games: &Summaries,
        own: &OwnName,
    ) -> Option<Results> {
        let performance = everybody.iter().find(|it| it.player == *player)?.clone();
        let both = |one: &PlayerKey, other: &PlayerKey| {
            let games = games.games().map(|(_, game)| game);
            HeadToHead::of(one, other, &rules, games)
        };
        let best = match best_people(everybody)[..] {
            [one, other, ..] => Some(both(&one.player, &other.player)),
            _ => None,
        };
        let others = everybody.iter().filter(|it| it.player != *player);
        let against = others.map(|it| both(player, &it.player));
        let mut against: Vec<HeadToHead> = against.filter(|it| it.games > 0).collect();
        against.sort_by_key(|it| std::cmp::Reverse(it.games));
        Some(Results {
            performance,
            spoken: text::spoken(player, own),
            own: own.clone(),
            everybody: everybody.to_vec(),
            best,
            against,
            rules,
        })
    }
}

/// Returns the people with the highest averages, the best first, without those who have played too little.
fn best_people(everybody: &[Performance]) -> Vec<&Performance> {
    let people = everybody.iter().filter(|it| it.player.is_person());
    let most = people.clone().map(Performance::full_games).max();
    let mut people: Vec<&Performance> = people
        .filter(|it| it.full_games() * OFTEN >= most.unwrap_or_default())
        .collect();
    people.sort_by(|a, b| b.mean().unwrap_or(0.0).total_cmp(&a.mean().unwrap_or(0.0)));
    people
}
