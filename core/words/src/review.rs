//! Texts about the decisions of a finished game.

use super::advice;
use super::numbers::Quantity;
use rollkeep_rules::game::{Game, Phase};
use rollkeep_solver::Choice;
use rollkeep_solver::coach::{
    Decision, MicroPoints, Mistake, PartsPerMillion, Summary, Verdict, WinAdvice,
};

messages!("review");

/// "7 of 9 (78 %)": how many decisions were the best.
pub fn accuracy(summary: &Summary) -> String {
    match summary.accuracy() {
        Some(percent) => share_of_best(summary.best, summary.decisions, percent),
        None => nothing_decided(),
    }
}

/// "Turn 3, roll 2 of 3"
pub fn when(game: &Game, decision: &Decision) -> String {
    let rolls = game.rules().rolls;
    let turn = decision.card.filled() + 1;
    when_in_game(turn, rolls - decision.rolls_left, rolls)
}

/// Who won, and whose decisions cost the fewest points: "Ada won, but Ben made better decisions." `None` if that is not one player
/// each.
pub fn decided_best(game: &Game, summaries: &[Summary]) -> Option<String> {
    let Phase::Over(outcome) = game.phase() else {
        return None;
    };
    let [winner] = outcome.winners[..] else {
        return None;
    };
    let best = Summary::decided_best(summaries)?;
    let [winner_name, name] = [winner, best].map(|seat| &*game.setup().seats()[seat].name);
    Some(match best == winner {
        true => won_and_decided_best(name),
        false => other_decided_best(winner_name, name),
    })
}

/// What a decision or the dice brought: "−2.4 points".
pub fn brought(points: MicroPoints) -> String {
    signed_points(&advice::signed(points))
}

/// Points: "254.6 points".
pub fn points(points: MicroPoints) -> String {
    number_of_points(advice::tenths(points))
}

/// How much of the chance to win a decision cost: "Chance to win −2.4%".
pub fn chance_lost(cost: PartsPerMillion) -> String {
    lost_of_chance(Quantity::tenths((i64::from(cost) + 500) / 1000))
}

/// What was chosen: "Kept the two fives".
pub fn played(game: &Game, decision: &Decision) -> String {
    let rules = game.rules();
    advice::did(
        rules,
        &decision.card,
        &decision.dice,
        decision.rolls_left,
        decision.played,
    )
}

/// The better choice, if there was one.
pub fn better(game: &Game, decision: &Decision, verdict: &Verdict) -> Option<String> {
    let best = advice::order(
        game.rules(),
        &decision.card,
        &decision.dice,
        decision.rolls_left,
        verdict.best,
    );
    (!verdict.is_best()).then(|| better_order(&best))
}

/// "Better for winning: Keep the two fives". For the list, where the choice with the most points is not the best for the win.
pub fn better_for_the_win(game: &Game, decision: &Decision, best: Choice) -> String {
    let (card, dice) = (&decision.card, &decision.dice);
    better_to_win(&advice::order(
        game.rules(),
        card,
        dice,
        decision.rolls_left,
        best,
    ))
}

/// How likely the choice wins, and which one wins visibly more often: "Chance to win after this choice: 34%. Better for winning: Keep
/// the two fives (41%)". `None` if that is not known.
pub fn wins(
    game: &Game,
    decision: &Decision,
    verdict: &Verdict,
    advice: &WinAdvice,
) -> Option<String> {
    let Decision {
        card,
        dice,
        rolls_left,
        played,
        ..
    } = decision;
    let chance = advice.chance(*played, dice)?;
    // If the choice with the most points wins as often, as far as people see, no third choice is named.
    let better = match advice.mistake(verdict.best, dice) {
        Some(_) => advice.best,
        None => verdict.best,
    };
    Some(match advice.mistake(*played, dice) {
        Some(_) => {
            let [chance, highest] = advice::different_percents([chance, advice.highest()]);
            let better = advice::order(game.rules(), card, dice, *rolls_left, better);
            wins_less_after(&chance, &better, &highest)
        }
        None if !verdict.is_best() && advice.is_best(*played, dice) => {
            wins_all_the_same(&advice::percent(chance))
        }
        None => wins_after(&advice::percent(chance)),
    })
}

/// Why the most points on average are not what wins most often: how far behind the leading one of the others the player would still
/// end, or how far ahead anyway. `expected` has each seat's expected total with the best choice for points. `None` if the choice
/// with the most points wins most often, or nobody is ahead.
pub fn why_points_do_not_win(
    game: &Game,
    decision: &Decision,
    verdict: &Verdict,
    advice: &WinAdvice,
    expected: &[MicroPoints],
) -> Option<String> {
    advice.mistake(verdict.best, &decision.dice)?;
    let others = expected.iter().enumerate();
    let (leader, most) = others
        .filter(|(seat, _)| *seat != decision.seat)
        .max_by_key(|(_, points)| **points)?;
    let ahead = expected.get(decision.seat)? - most;
    let points = advice::tenths(ahead);
    let [name, leader] = [decision.seat, leader].map(|seat| &*game.setup().seats()[seat].name);
    match ahead {
        _ if advice::is_level(ahead.abs()) => None,
        ..0 => Some(still_behind(name, leader, points)),
        0.. => Some(ahead_anyway(name, leader, points)),
    }
}

/// The sign of a mistake of this grade, as chess players write it, and its name: "??", "Big mistake".
pub fn mistake(grade: Mistake) -> (&'static str, String) {
    match grade {
        Mistake::Small => ("?!", mistake_small()),
        Mistake::Medium => ("?", mistake_medium()),
        Mistake::Large => ("??", mistake_large()),
    }
}

/// The least costs of "?" and "??": of points, and, in a game of several, of the chance to win.
pub fn limits(has_chances: bool) -> String {
    let [medium, large] = Mistake::LIMITS;
    match has_chances {
        true => limits_with_chance(medium, large),
        false => limits_of_points(medium, large),
    }
}

/// What the roll before a decision brought: "Luck of the roll: +2.4 points".
pub fn luck_of_roll(points: MicroPoints) -> String {
    luck(&brought(points))
}
