//! Texts for the end of a game.

use std::borrow::Cow;

use crate::names::shown;
use crate::{advice, daily, play, praise, review};
use rollkeep_rules::game::{
    Course, Game, Outcome, Phase, Place, SeatKind, Setup, Start, Tally, YOU,
};
use rollkeep_solver::coach::{self, Decision, Highlight, Verdict};

messages!("over");

/// From this percentage on, the page says how rare a total is; a lower one would be a reproach.
const RARE: u8 = 10;

/// How rare a total is: "Even a perfect player scores less than 243 in 83 games out of 100." `None` below that percentage.
pub fn rarity(total: u16, percent: u8) -> Option<String> {
    if percent < RARE {
        return None;
    }
    Some(match percent < 50 {
        true => rare(total, percent),
        false => rare_and_good(total, percent),
    })
}

/// The praise for a win or a card, and how the win came about: "3 points ahead of Ben. Decided in the last round." Empty
/// for an ordinary card.
pub fn praise(game: &Game, outcome: &Outcome) -> String {
    let praise = praise::of(game, outcome);
    let course = match game.course() {
        Some(Course::LastRound) => last_round(),
        Some(Course::FromBehind(points)) => from_behind(points),
        Some(Course::Throughout) => throughout(),
        None => return praise,
    };
    format!("{praise} {course}")
}

/// How rare the total of the best person is, or of the best computer if no person plays. `None` if somebody won at once,
/// because no card is full then.
pub fn rare_total(game: &Game) -> Option<String> {
    if game.won_at_once().is_some() || !game.setup().is_counted() {
        return None;
    }
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
    let score = play::score(game.rules(), best.score);
    let best_score = best_score(&score, best.upper_bonus, best.turn);
    match game.setup().seats() {
        [_] => best_score,
        seats => play::of_player(&seats[best.score.seat].name, &best_score),
    }
}

/// The decision of the lesson: "Ann, turn 3, roll 2 of 3".
pub fn lesson_when(game: &Game, decision: &Decision) -> String {
    let rolls = game.rules().rolls;
    let turn = decision.card.filled() + 1;
    let roll = rolls - decision.rolls_left;
    match game.setup().seats() {
        [_] => turn_and_roll(turn, roll, rolls),
        seats => whose_turn_and_roll(&seats[decision.seat].name, turn, roll, rolls),
    }
}

/// The choice, the better one, and the difference.
pub fn lesson(game: &Game, decision: &Decision, verdict: &Verdict) -> String {
    let played = review::played(game, decision);
    let better = review::better(game, decision, verdict).unwrap_or_default();
    let cost = advice::points(verdict.cost());
    played_and_better(&played, &better, &cost)
}

/// The wins of each player: "Ann: 3 · Ben: 2".
pub fn tally(tally: &Tally) -> String {
    let each = tally.wins().into_iter();
    let each = each.map(|(name, number)| wins(name, number));
    each.collect::<Vec<_>>().join(" · ")
}

/// What the tally counts: "Wins in 6 games between these players with these rules, on this device, 1 of them shared."
pub fn tally_of(tally: &Tally) -> String {
    tally_of_games(tally.games(), tally.shared())
}

/// Who starts the next game of these players: "Ben starts the next game." `None` if dice decide, or for a single
/// player.
pub fn next_start(rematch: &Setup) -> Option<String> {
    match (rematch.start(), rematch.seats()) {
        (Start::Seating, [first, _, ..]) => Some(starts_next(&first.name)),
        _ => None,
    }
}

/// A name in texts for other people.
pub fn name_for_others(name: &str) -> Cow<'_, str> {
    match name {
        YOU => me().into(),
        _ => shown(name),
    }
}

/// The lines of the result, for other people: ranks, names and totals.
pub fn result_lines(game: &Game) -> Vec<String> {
    let seats = game.setup().seats();
    let line = |place: Place| {
        let name = name_for_others(&seats[place.seat].name);
        let total = place.total;
        match seats.len() {
            1 => result_alone(&name, total),
            _ => result_line(&play::rank(place.rank), &name, total),
        }
    };
    game.ranking().into_iter().map(line).collect()
}

/// The result as a text to send.
pub fn to_share(game: &Game) -> String {
    let mut lines = vec![format!("Rollkeep · {}", daily::rules_of(game))];
    lines.extend(result_lines(game));
    lines.extend(share_remarks(game));
    lines.join("\n")
}

/// What is remarkable about a game, for other people.
pub fn share_remarks(game: &Game) -> Vec<String> {
    let best = Highlight::of(game)
        .map(|best| shared_best_moment(&best_moment_title(), &best_moment(game, &best)));
    let at_once = match game.phase() {
        Phase::Over(outcome) => praise::at_once(game, outcome),
        Phase::Starting(_) | Phase::Turn(_) => None,
    };
    let first = at_once.into_iter().chain(best);
    first.chain(rare_total(game)).collect()
}
