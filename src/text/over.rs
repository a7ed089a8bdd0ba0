//! What is said when a game has ended.

use crate::coach::{self, Decision, Highlight, Verdict};
use crate::game::{Game, Place, SeatKind, Setup, Start, Tally};
use crate::text::names::{YOU, does, isolated};
use crate::text::{advice, play, review, rule_sets};

messages!("over");

/// From here on it is worth saying how rare a total is; below, it would be a reproach.
const RARE: u8 = 10;

/// How rare a total is: "Even a perfect player scores less than 243 in 83 of 100 games." Nothing if it is better than
/// few.
pub fn rarity(total: u16, percent: u8) -> Option<String> {
    if percent < RARE {
        return None;
    }
    let who = if percent < 50 { "A" } else { "Even a" };
    Some(format!(
        "{who} perfect player scores less than {total} in {percent} of 100 games."
    ))
}

/// How rare the total is of whoever came out best among the people; among computers where nobody else plays.
pub fn rare_total(game: &Game) -> Option<String> {
    let total = best_person(game)?.total;
    rarity(total, coach::better_than(game.rules(), total)?)
}

fn best_person(game: &Game) -> Option<Place> {
    let seats = game.setup().seats();
    let person = |place: &Place| seats[place.seat].kind == SeatKind::Person;
    let ranking = game.ranking();
    let people = ranking.iter().any(person);
    let mut in_time = ranking.into_iter().filter(|place| !place.out_of_time);
    in_time.find(|place| person(place) || !people)
}

/// The best moment: "Ann: 30 in Sixes and the upper bonus of 35, in turn 9".
pub fn best_moment(game: &Game, best: &Highlight) -> String {
    let seats = game.setup().seats();
    let score = play::score(game.rules(), best.score);
    let who = match seats.len() {
        1 => String::new(),
        _ => format!("{}: ", isolated(&seats[best.score.seat].name)),
    };
    let upper = match best.upper_bonus {
        0 => String::new(),
        bonus => format!(" and the upper bonus of {bonus}"),
    };
    format!("{who}{score}{upper}, in turn {}", best.turn)
}

/// Which decision there is to learn from: "Ann, turn 3, roll 2 of 3".
pub fn lesson_when(game: &Game, decision: &Decision) -> String {
    let (seats, rules) = (game.setup().seats(), game.rules());
    let rolls = play::roll_count(rules.rolls - decision.rolls_left, rules.rolls);
    let turn = decision.card.filled() + 1;
    match seats.len() {
        1 => format!("Turn {turn}, {}", rolls.to_ascii_lowercase()),
        _ => format!(
            "{}, turn {turn}, {}",
            isolated(&seats[decision.seat].name),
            rolls.to_ascii_lowercase()
        ),
    }
}

/// What was done, what would have been better, and by how much.
pub fn lesson(game: &Game, decision: &Decision, verdict: &Verdict) -> String {
    let played = review::played(game, decision);
    let better = review::better(game, decision, verdict).unwrap_or_default();
    let cost = advice::points(verdict.cost());
    format!("Played: {played}. {better}, worth {cost} points more on average.")
}

/// Who has won how often: "Ann 3 · Ben 2".
pub fn tally(tally: &Tally) -> String {
    let wins = tally.wins().into_iter();
    let wins = wins.map(|(name, wins)| format!("{} {wins}", isolated(name)));
    wins.collect::<Vec<_>>().join(" · ")
}

/// What is counted: "Wins in 6 games of these players under these rules, 1 shared. Counted on this device."
pub fn tally_of(tally: &Tally) -> String {
    let shared = match tally.shared() {
        0 => String::new(),
        shared => format!(", {shared} shared"),
    };
    format!(
        "Wins in {} games of these players under these rules{shared}. Counted on this device.",
        tally.games()
    )
}

/// Who starts if these play again: "Ben starts the next game." Nothing where that is rolled for, or nobody else plays.
pub fn next_start(rematch: &Setup) -> Option<String> {
    let first = match (rematch.start(), rematch.seats()) {
        (Start::Seating, [first, _, ..]) => first,
        _ => return None,
    };
    let starts = does(&first.name, "starts", "start");
    Some(format!("{starts} the next game."))
}

/// What a name is for others who read it.
pub fn name_for_others(name: &str) -> &str {
    match name {
        YOU => "Me",
        _ => name,
    }
}

/// The lines of the result, for others who read it: ranks, names and totals.
pub fn result_lines(game: &Game) -> Vec<String> {
    let seats = game.setup().seats();
    let line = |place: Place| {
        let name = name_for_others(&seats[place.seat].name);
        let total = place.total;
        match seats.len() {
            1 => format!("{}: {total} points", isolated(name)),
            _ => format!("{} {}: {total}", play::rank(place.rank), isolated(name)),
        }
    };
    game.ranking().into_iter().map(line).collect()
}

/// The result as a text to send.
pub fn to_share(game: &Game) -> String {
    let mut lines = vec![format!("Rollkeep · {}", rule_sets::name(&game.rules().id))];
    lines.extend(result_lines(game));
    lines.extend(share_remarks(game));
    lines.join("\n")
}

/// What is remarkable about a game, for others who read it.
pub fn share_remarks(game: &Game) -> Vec<String> {
    let best = Highlight::of(game).map(|best| {
        let score = play::score(game.rules(), best.score);
        format!("{}: {score}", best_moment_title())
    });
    best.into_iter().chain(rare_total(game)).collect()
}
