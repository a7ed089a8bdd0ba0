//! The score card for real dice.

use crate::game::Place;
use crate::real_dice::{RealGame, Refusal, possible, possible_extras};
use crate::rules::{RuleSet, Slot};
use crate::text::names::{does, isolated, possessive};
use crate::text::{categories, play, refusals, rule_sets, table};

messages!("real_dice");

/// The heads of the ranking.
pub fn ranking_heads() -> [String; 3] {
    [
        ranking_heads_player(),
        ranking_heads_place(),
        ranking_heads_total(),
    ]
}
/// The heads in the statistics.
pub fn player_heads() -> [String; 5] {
    [
        player_heads_player(),
        player_heads_games(),
        player_heads_won(),
        player_heads_average(),
        player_heads_best(),
    ]
}

/// "Ann’s turn", or who has won.
pub fn headline(game: &RealGame) -> String {
    let name = |seat: usize| game.setup().seats().get(seat).map_or("", |it| &it.name);
    if let Some(seat) = game.next() {
        return play::turn_of(name(seat));
    }
    let ranking = game.ranking();
    let first = |place: &&Place| place.rank == 1;
    let winners: Vec<&str> = (ranking.iter().filter(first))
        .map(|place| name(place.seat))
        .collect();
    match (winners.as_slice(), ranking.as_slice()) {
        (_, [alone]) => format!("{} points", alone.total),
        ([one], _) => does(one, "wins", "win"),
        (several, _) => format!("{} share the win", play::list(several)),
    }
}

/// "Ann 243 · Ben 198", the highest first.
pub fn totals(game: &RealGame) -> String {
    let seats = game.setup().seats();
    let ranking = game.ranking().into_iter();
    let each = ranking.filter_map(|place| {
        let name = &seats.get(place.seat)?.name;
        Some(format!("{} {}", isolated(name), place.total))
    });
    each.collect::<Vec<_>>().join(" · ")
}

/// "Ann and Ben"
pub fn names(game: &RealGame) -> String {
    let names = game.setup().names();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    play::list(&names)
}

/// "Yahtzee, official · 12 of 26 boxes"
pub fn progress(game: &RealGame) -> String {
    let boxes = game.rules().categories.len() * game.setup().seats().len();
    let filled: usize = (0..game.setup().seats().len())
        .map(|seat| game.card(seat).filled())
        .sum();
    let rules = rule_sets::name(&game.rules().id);
    format!("{rules} · {filled} of {boxes} boxes")
}

/// "1 more die", "3 more dice".
pub fn missing_dice(count: usize) -> String {
    match count {
        1 => "1 more die.".to_owned(),
        _ => format!("{count} more dice."),
    }
}

/// The title of the dialog: "Ann’s Full House".
pub fn box_of(name: &str, category: &str) -> String {
    format!("{} {category}", possessive(name))
}

/// A box as a screen reader says it: "Full House, Ann: 25 points".
pub fn filled(category: &str, name: &str, points: u16, extra: bool) -> String {
    let extra = if extra { ", with an extra Yahtzee" } else { "" };
    format!("{category}, {}: {points} points{extra}", isolated(name))
}

/// "Full House, Ann: open"
pub fn open(category: &str, name: &str) -> String {
    format!("{category}, {}: open", isolated(name))
}

/// "Full House, Ann: write 25 points"
pub fn offered(category: &str, name: &str, points: u16, bonus: u16) -> String {
    let bonus = match bonus {
        0 => String::new(),
        bonus => format!(" and {} for the extra Yahtzee", table::plus(bonus)),
    };
    format!(
        "{category}, {}: write {points} points{bonus}",
        isolated(name)
    )
}

/// "Full House, Ann: closed. Fours is open: …"
pub fn closed(category: &str, name: &str, why: &str) -> String {
    format!("{category}, {}: closed. {why}", isolated(name))
}

/// "These dice give 25 points."
pub fn these_give(points: u16, bonus: u16) -> String {
    match bonus {
        0 => format!("These dice give {points} points."),
        bonus => format!("These dice give {points} points, and {bonus} for the extra Yahtzee."),
    }
}

/// "Write 25"
pub fn write(points: u16) -> String {
    format!("{} {points}", write_title())
}

/// "Scored with an extra Yahtzee (+100)"
pub fn with_extra(bonus: u16) -> String {
    format!("With an extra Yahtzee (+{bonus})")
}

/// What was written, said aloud: "25 in Full House for Ann. Ben’s turn."
pub fn written(game: &RealGame, seat: usize, slot: Slot, points: u16) -> String {
    let seats = game.setup().seats();
    let name = seats.get(seat).map_or("", |it| &it.name);
    let category = category(game.rules(), slot);
    format!(
        "{points} in {category} for {}. {}.",
        isolated(name),
        headline(game)
    )
}

/// What was taken back: "Full House of Ann is as it was before."
pub fn undone(game: &RealGame, seat: usize, slot: Slot) -> String {
    let seats = game.setup().seats();
    let name = seats.get(seat).map_or("", |it| &it.name);
    let category = category(game.rules(), slot);
    format!(
        "{} is as before. {}.",
        box_of(name, &category),
        headline(game)
    )
}

/// Why something cannot be written: "Full House gives 0 or 25."
pub fn refused(rules: &RuleSet, why: Refusal) -> String {
    match why {
        Refusal::NoSuchBox => "This card has no such box.".to_owned(),
        Refusal::Impossible(slot, points) => {
            gives(&category(rules, slot), points, &possible(rules, slot))
        }
        Refusal::NoExtra(slot, points) => {
            let scores = possible_extras(rules, slot);
            let name = category(rules, slot);
            match scores.as_slice() {
                [] => format!("{name} never comes with an extra Yahtzee."),
                some => gives(&format!("With an extra Yahtzee, {name}"), points, some),
            }
        }
        Refusal::NoYahtzee => {
            "An extra Yahtzee counts only with points in the Yahtzee box.".to_owned()
        }
        Refusal::Closed(why) => refusals::closed(rules, why),
        Refusal::OtherDice => format!("These rules use {} dice.", rules.dice),
        Refusal::NothingToUndo => "There is nothing to undo.".to_owned(),
        Refusal::TooLong => "This card was changed too often. Start a new one.".to_owned(),
    }
}

/// So few scores are listed; of more, those around the points are named.
const FEW: usize = 8;

/// "Full House gives 0 or 25, never 24.", or "Chance never gives 3. The nearest are 5 and 6."
fn gives(what: &str, points: u16, scores: &[u16]) -> String {
    let below = scores.iter().rev().find(|&&it| it < points);
    let above = scores.iter().find(|&&it| it > points);
    match (scores, below, above) {
        (_, _, _) if scores.len() <= FEW => {
            let listed: Vec<String> = scores.iter().map(u16::to_string).collect();
            let listed = match listed.as_slice() {
                [first @ .., last] if !first.is_empty() => {
                    format!("{} or {last}", first.join(", "))
                }
                _ => listed.concat(),
            };
            format!("{what} gives {listed}, never {points}.")
        }
        (_, Some(below), Some(above)) => {
            format!("{what} never gives {points}. The nearest are {below} and {above}.")
        }
        (_, Some(most), None) => format!("{what} gives {most} points at most, never {points}."),
        (_, None, Some(least)) => format!("{what} gives {least} points at least, never {points}."),
        (_, None, None) => format!("{what} never gives {points}."),
    }
}

fn category(rules: &RuleSet, slot: Slot) -> String {
    match rules.categories.get(slot.index()) {
        Some(category) => categories::name(&category.id),
        None => "?".to_owned(),
    }
}
