//! The game of the day.

use std::borrow::Cow;

use crate::daily::Mark;
use crate::game::{Day, Game, Month, Phase, SharedDice};
use crate::text::{play, rule_sets};

messages!("daily");

/// The names of the months, the first first.
pub fn months() -> [String; 12] {
    [
        months_january(),
        months_february(),
        months_march(),
        months_april(),
        months_may(),
        months_june(),
        months_july(),
        months_august(),
        months_september(),
        months_october(),
        months_november(),
        months_december(),
    ]
}

/// The days of the week, the first one a Monday.
pub fn weekdays() -> [String; 7] {
    [
        weekdays_monday(),
        weekdays_tuesday(),
        weekdays_wednesday(),
        weekdays_thursday(),
        weekdays_friday(),
        weekdays_saturday(),
        weekdays_sunday(),
    ]
}

/// "22 November 2026"
pub fn date(day: Day) -> String {
    let (year, _, number) = day.date();
    format!("{number} {} {year}", month_name(day.month()))
}

/// "November 2026"
pub fn month(month: Month) -> String {
    format!("{} {}", month_name(month), month.year())
}

fn month_name(month: Month) -> String {
    let place = usize::from(month.number()).saturating_sub(1);
    months().get(place).cloned().unwrap_or_default()
}

/// "22 November"
pub fn short_date(day: Day) -> String {
    format!("{} {}", day.date().2, month_name(day.month()))
}

/// What a game is called: the game of a day by its date, any other one by its rules.
pub fn title(game: &Game) -> Cow<'_, str> {
    match game.setup().shared_dice().and_then(SharedDice::daily) {
        Some(day) => Cow::Owned(format!("Daily game, {}", short_date(day))),
        None => Cow::Owned(rule_sets::name(&game.rules().id)),
    }
}

/// The same in few letters, for the bar of the table: "Daily, 22 Nov".
pub fn short_title(game: &Game) -> Cow<'_, str> {
    match game.setup().shared_dice().and_then(SharedDice::daily) {
        Some(day) => {
            let month = month_name(day.month());
            let month = month.get(..3).unwrap_or(&month);
            Cow::Owned(format!("Daily, {} {month}", day.date().2))
        }
        None => title(game),
    }
}

/// The same where the rules are to be told as well: "Daily game, 22 November · Yatzy", or "Yatzy".
pub fn title_and_rules(game: &Game) -> Cow<'_, str> {
    match game.setup().shared_dice().and_then(SharedDice::daily) {
        Some(_) => {
            let rules = rule_sets::name(&game.rules().id);
            Cow::Owned(format!("{} · {rules}", title(game)))
        }
        None => title(game),
    }
}

/// How far the game of a day is: "In progress: round 4 of 13, 57 points", or "You scored 243 points."
pub fn how_far(game: &Game) -> String {
    let total = total(game);
    match game.phase() {
        Phase::Over(_) => format!("Finished with {total} points."),
        Phase::Starting(_) | Phase::Turn(_) => {
            let round = play::round(game).to_ascii_lowercase();
            format!("In progress: {round}, {total} points so far.")
        }
    }
}

/// What the only card of a game comes to.
pub fn total(game: &Game) -> u16 {
    let card = game.cards().first();
    card.map_or(0, |card| card.totals(game.rules()).grand())
}

/// The game of an earlier day that can still be played: "Yesterday, 21 November: not played yet".
pub fn earlier(day: Day, today: Day, state: &str) -> String {
    let date = short_date(day);
    match day.after() == Some(today) {
        true => format!("Yesterday, {date}: {state}"),
        false => format!("{date}: {state}"),
    }
}

/// What stands for the ear behind the number of a day of the calendar: "22 November: ".
pub fn month_aloud(day: Day) -> String {
    format!(" {}: ", month_name(day.month()))
}

/// "243 points"
pub fn points(total: u16) -> String {
    format!("{total} points")
}

/// How the games of today stand, in two or three words, from the totals of those that are finished.
pub fn today(in_play: bool, totals: &[u16]) -> String {
    match (in_play, totals) {
        (true, _) => in_progress(),
        (false, []) => not_played(),
        (false, [total]) => points(*total),
        (false, totals) => format!("{} played", totals.len()),
    }
}

/// All marks for the ear: "Turn 1: best. Turn 2: cost a lot."
pub fn marks_aloud(marks: &[Mark]) -> String {
    let turns = marks.iter().enumerate();
    let turns = turns.map(|(turn, it)| format!("Turn {}: {}.", turn + 1, mark_aloud(*it)));
    turns.collect::<Vec<_>>().join(" ")
}

/// The sign of a mark: told apart without colour.
pub const fn mark(mark: Mark) -> char {
    match mark {
        Mark::Best => '●',
        Mark::Little => '◐',
        Mark::Much => '○',
    }
}

/// The same for the ear.
pub const fn mark_aloud(mark: Mark) -> &'static str {
    match mark {
        Mark::Best => "best",
        Mark::Little => "cost a little",
        Mark::Much => "cost a lot",
    }
}

/// "5 days in a row"; nothing of a single day.
pub fn streak(days: usize) -> Option<String> {
    (days > 1).then(|| format!("{days} days in a row"))
}

/// How the game of a day went, as a text to send. It tells no dice and no boxes, so whoever reads it can still play.
pub fn to_share(
    rules: &str,
    day: Day,
    total: u16,
    perfect: Option<u16>,
    marks: &[Mark],
    days: usize,
    address: &str,
) -> String {
    let perfect = perfect.map_or(String::new(), |total| format!(" · Perfect: {total}"));
    let mut lines = vec![
        format!("Rollkeep · {} · {}", rule_sets::name(rules), date(day)),
        format!("{total} points{perfect}"),
    ];
    let signs: String = marks.iter().copied().map(mark).collect();
    if !signs.is_empty() {
        lines.push(signs);
    }
    lines.extend(streak(days));
    lines.push(address.to_owned());
    lines.join("\n")
}
