//! Who wins, from how likely each player's final total is.

use super::distribution::Distribution;

/// For each total from 0 on, how likely it wins against others who end like this, independently of each other: a win that three
/// share is a third of one. Higher totals win as often as the last.
pub(super) fn wins_against(others: &[Distribution]) -> Vec<f64> {
    let highest = others.iter().filter_map(|it| it.chances().last());
    let highest = highest.map(|(total, _)| total).max();
    let end = usize::from(highest.unwrap_or(0)) + 2;
    let width = others.len() + 1;
    // For each total: how likely it is that nobody has more, and 0, 1, 2 … of the others have the same.
    let mut equals = vec![0.0; end * width];
    for equals in equals.chunks_exact_mut(width) {
        equals[0] = 1.0;
    }
    for other in others {
        let mut chances = vec![0.0; end];
        for (total, chance) in other.chances() {
            chances[usize::from(total)] = chance;
        }
        let mut below = 0.0;
        for (equals, chance) in equals.chunks_exact_mut(width).zip(chances) {
            add_other(equals, below, chance);
            below += chance;
        }
    }
    let wins = equals.chunks_exact(width).map(|equals| {
        let shares = equals.iter().zip(1_u8..);
        shares
            .map(|(chance, sharers)| chance / f64::from(sharers))
            .sum()
    });
    wins.collect()
}

/// Of one total: how likely it is that nobody has more and this many of the others have the same. Adds another one, who
/// has less or the same with these chances.
fn add_other(equals: &mut [f64], less: f64, same: f64) {
    for count in (0..equals.len()).rev() {
        let one_fewer = count.checked_sub(1).map_or(0.0, |fewer| equals[fewer]);
        equals[count] = equals[count] * less + one_fewer * same;
    }
}

/// How likely each of these players wins, whose totals do not depend on each other. The chances add up to 1: a win that three share
/// is a third of one for each.
pub fn chances_to_win(totals: &[Distribution]) -> Vec<f64> {
    let chance = |player: usize| {
        let mut others = totals.to_vec();
        let own = others.remove(player);
        own.mean_of(&wins_against(&others), 0)
    };
    (0..totals.len()).map(chance).collect()
}

/// The value of a point beside the chance to win: of choices that win equally often, the one with the higher mean is taken.
const POINT: f64 = 1e-6;

/// What ending with each total up to the highest is worth to a player who wants to win, where `wins` has how likely it wins, for more
/// totals as likely as the last. Points count for every total, also where all of them win.
pub(super) fn with_points(wins: &[f64], highest: u16) -> Vec<f64> {
    let last = wins.last().copied().unwrap_or(0.0);
    let wins = wins.iter().copied().chain(std::iter::repeat(last));
    let worth = wins.zip(0..=highest);
    worth
        .map(|(win, total)| win + POINT * f64::from(total))
        .collect()
}
