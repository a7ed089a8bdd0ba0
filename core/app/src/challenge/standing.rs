//! The table of several games with the same dice.

use std::cmp::Reverse;

use rollkeep_rules::game::{Game, Phase};

/// One line of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The index of the game in the list.
    pub game: usize,
    /// 1 for the highest total; equal totals share a rank. `None` while the game is in play.
    pub rank: Option<usize>,
    /// The grand total so far.
    pub total: u16,
}

/// Returns the totals of two games; `None` while one of them is in play.
pub fn duel(one: &Game, other: &Game) -> Option<[u16; 2]> {
    let table = standing(&[one, other]);
    let total = |game| {
        let line = table.iter().find(|line| line.game == game)?;
        line.rank.map(|_| line.total)
    };
    Some([total(0)?, total(1)?])
}

/// Returns a line for each game, the highest total first; equal totals keep their order. Games in play come last, in
/// their order, because their totals are not final.
pub fn standing(games: &[&Game]) -> Vec<Standing> {
    let lines = games.iter().enumerate().map(|(number, game)| {
        let card = game.cards().first();
        let total = card.map_or(0, |card| card.totals(game.rules()).grand());
        let over = matches!(game.phase(), Phase::Over(_));
        (number, over, total)
    });
    let lines: Vec<_> = lines.collect();
    let better = |total| lines.iter().filter(|it| it.1 && it.2 > total).count();
    let mut table: Vec<Standing> = (lines.iter())
        .map(|&(game, over, total)| Standing {
            game,
            rank: over.then(|| better(total) + 1),
            total,
        })
        .collect();
    // The sort is stable, so equal totals keep their order.
    table.sort_by_key(|line| (line.rank.is_none(), line.rank.map(|_| Reverse(line.total))));
    table
}
