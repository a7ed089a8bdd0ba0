//! Skill and luck: what decisions cost, and what the dice brought.

use crate::coach::MilliPoints;
use crate::rules::{RuleSet, Slot};
use crate::statistics::{BestDecider, Lost, Luck};
use crate::text::names::{does, whom};
use crate::text::statistics::{decimal, grouped};
use crate::text::{advice, categories};

messages!("skill");

/// The heads of that table.
pub fn people_heads() -> [String; 5] {
    [
        people_heads_player(),
        people_heads_games(),
        people_heads_points_lost(),
        people_heads_best_choices(),
        people_heads_luck(),
    ]
}
/// The heads of the table of games with and without the coach.
pub fn help_heads() -> [String; 3] {
    [
        help_heads_games(),
        help_heads_how_many(),
        help_heads_points_lost(),
    ]
}
/// Games without the coach, with it, and games of which nobody knows.
pub fn help() -> [String; 3] {
    [
        help_without_the_coach(),
        help_with_the_coach(),
        help_not_known(),
    ]
}
/// The heads of that table.
pub fn kind_heads() -> [String; 2] {
    [kind_heads_decision(), kind_heads_lost_per_game()]
}
/// The heads of that table.
pub fn game_heads() -> [String; 5] {
    [
        game_heads_game(),
        game_heads_total(),
        game_heads_points_lost(),
        game_heads_luck(),
        game_heads_swings(),
    ]
}

/// While games are judged: "Judging games: 1,200 to go. You can do something else meanwhile."
pub fn judging(left: usize) -> String {
    format!(
        "Judging games: {} to go. You can do something else meanwhile.",
        grouped(left as u64)
    )
}

/// "12.3 ± 1.1", or "12.3" of one game.
pub fn lost(lost: Option<Lost>) -> String {
    match lost {
        None => "–".to_owned(),
        Some(it) => match it.error {
            Some(error) => format!("{} ± {}", decimal(it.mean), decimal(error)),
            None => decimal(it.mean),
        },
    }
}

/// "Ann loses 12.3 ± 1.1 points per game, over 34 games."
pub fn loses(name: &str, it: Lost) -> String {
    let loses = does(name, "loses", "lose");
    let games = match it.games {
        1 => "in 1 game".to_owned(),
        many => format!("per game, over {} games", grouped(many as u64)),
    };
    format!("{loses} {} points {games}.", lost(Some(it)))
}

/// Who decides best: "Ann decides best." or "Between Ann and Ben it is too close to tell."
pub fn best_decider(it: &BestDecider) -> String {
    match it.sure {
        true => format!("{} best.", does(&it.name, "decides", "decide")),
        false => {
            let [one, other] = [&it.name, &it.next].map(|name| whom(name));
            format!("Between {one} and {other} it is too close to tell.")
        }
    }
}

/// What the dice brought per game: "+1.2".
pub fn luck_per_game(luck: &Luck, games: usize) -> String {
    match i64::try_from(games) {
        Ok(games @ 1..) => brought(&Luck {
            points: luck.points / games,
            ..*luck
        }),
        _ => "–".to_owned(),
    }
}

/// What boxes of both sections cost: "Filling boxes of the upper section, where the bonus is won or lost, costs 3.1 points per game; of the lower section 5.0."
pub fn sections(upper: f64, lower: f64) -> String {
    format!(
        "Filling boxes of the upper section, where the bonus is won or lost, costs {} points per game; of the lower section {}.",
        decimal(upper),
        decimal(lower)
    )
}

/// What the chart shows.
pub fn course(window: usize) -> String {
    format!("Points lost per game: average of the last {window} games. Lower is better.")
}

/// "Filling Chance".
pub fn filling(rules: &RuleSet, slot: Slot) -> String {
    format!("Filling {}", categories::name(&rules.category(slot).id))
}

/// What a decision cost: "−8.3".
pub fn cost(milli: MilliPoints) -> String {
    advice::signed(-milli)
}

/// "+1.2": luck in standard deviations.
pub fn swings(luck: &Luck) -> String {
    luck.deviations().map_or_else(
        || "–".to_owned(),
        |it| advice::signed((it * 1000.0) as MilliPoints),
    )
}

/// What the dice brought: "+12.3".
pub fn brought(luck: &Luck) -> String {
    advice::signed(MilliPoints::try_from(luck.points).unwrap_or(MilliPoints::MAX))
}

/// "A bit luckier than average: with the same choices, 3 of 10 players would have been luckier."
pub fn lucky(luck: &Luck) -> Option<String> {
    let (deviations, others) = (luck.deviations()?, luck.luckier_of_100()?);
    let says = match deviations {
        ..-2.0 => "Very bad luck",
        ..-1.0 => "Bad luck",
        ..-0.25 => "A bit less lucky than average",
        ..0.25 => "Neither lucky nor unlucky",
        ..1.0 => "A bit luckier than average",
        ..2.0 => "Good luck",
        _ => "Very good luck",
    };
    let of = match others {
        0 => "fewer than 1 of 100 players".to_owned(),
        100.. => "more than 99 of 100 players".to_owned(),
        1..5 | 96..100 => format!("{others} of 100 players"),
        _ => format!("{} of 10 players", (others + 5) / 10),
    };
    Some(format!(
        "{says}: with the same choices, {of} would have been luckier."
    ))
}

/// "In all 34 games together the dice brought +123.4 points."
pub fn all_luck(luck: &Luck, games: usize) -> String {
    let brought = brought(luck);
    match games {
        1 => format!("In this one game the dice brought {brought} points."),
        _ => format!(
            "In all {} games together the dice brought {brought} points.",
            grouped(games as u64)
        ),
    }
}
