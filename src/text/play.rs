//! What is said during a game, on screen and by screen readers.

use std::borrow::Cow;

use crate::coach::{self, Grade, Praise};
use crate::dice::Dice;
use crate::game::{Game, LastScore, Millis, Outcome, Phase, Place, SeatKind};
use crate::rules::{Offer, RuleSet, Totals};
use crate::text::names::{YOU, does, isolated, possessive, whom};
use crate::text::{categories, dice};

/// "Ann’s turn"
pub fn turn_of(name: &str) -> String {
    format!("{} turn", possessive(name))
}

/// "Roll 2 of 3"
pub fn roll_count(made: u8, rolls: u8) -> String {
    match made {
        0 => format!("{rolls} rolls"),
        _ => format!("Roll {made} of {rolls}"),
    }
}

/// "2 rolls left"
pub fn rolls_left(left: u8) -> String {
    match left {
        0 => "No rolls left".to_owned(),
        1 => "1 roll left".to_owned(),
        _ => format!("{left} rolls left"),
    }
}

/// What the roll button does now.
pub fn roll_button(made: u8, rolls: u8, rolled: usize, dice: usize) -> String {
    if made >= rolls {
        "Choose a box".to_owned()
    } else if made == 0 {
        "Roll".to_owned()
    } else if rolled == dice {
        "Roll all again".to_owned()
    } else if rolled == 1 {
        "Roll 1 die".to_owned()
    } else if rolled == 0 {
        "Roll none".to_owned()
    } else {
        format!("Roll {rolled} dice")
    }
}

/// "Petra rolled 2 2 5 5 6."
pub fn computer_rolled(name: &str, shown: &Dice) -> String {
    format!("{} rolled {}.", isolated(name), dice::faces(shown))
}

/// "You rolled 2 2 5 5 6. One roll left."
pub fn rolled(shown: &Dice, left: u8) -> String {
    let left = match left {
        0 => "No rolls left: choose a box.",
        1 => "One roll left.",
        2 => "Two rolls left.",
        _ => "Rolls left.",
    };
    format!("You rolled {}. {left}", dice::faces(shown))
}

/// "18 in Threes. Upper 42, 21 more for the bonus."
pub fn scored_aloud(game: &Game, last: LastScore) -> String {
    let rules = game.rules();
    let totals = game.cards()[last.seat].totals(rules);
    let mut text = format!("{}. {}", score(rules, last), upper(rules, totals));
    text.push_str(&format!(" Total {}.", totals.grand()));
    text
}

/// "25 in Full House", with the bonus if one came with it.
pub fn score(rules: &RuleSet, last: LastScore) -> String {
    let name = categories::name(&rules.category(last.slot).id);
    match last.bonus {
        0 => format!("{} in {name}", last.points),
        bonus => format!("{} in {name} plus {bonus} bonus", last.points),
    }
}

/// What somebody does with a box: "Petra takes Full House, 25", or "Petra crosses out Yahtzee".
pub fn takes(name: &str, rules: &RuleSet, score: LastScore) -> String {
    let category = categories::name(&rules.category(score.slot).id);
    let what = match (score.points, score.bonus) {
        (0, 0) => return format!("{} {category}", does(name, "crosses out", "cross out")),
        (points, 0) => format!("{points}"),
        (points, bonus) => format!("{points} plus {bonus} bonus"),
    };
    format!("{} {category}, {what}", does(name, "takes", "take"))
}

/// What the computers before this turn have done: "Petra takes Full House, 25. Sven crosses out Yahtzee."; of more than
/// two in short: "Petra 25, Sven 0, Nell 18". Nothing where a person played last.
fn computers_moves(game: &Game) -> Option<String> {
    let seats = game.setup().seats();
    let computer = |it: &&LastScore| seats[it.seat].kind != SeatKind::Person;
    let moves = game.latest_scores().iter().rev().take_while(computer);
    let mut moves: Vec<&LastScore> = moves.collect();
    moves.reverse();
    let name = |it: &LastScore| seats[it.seat].name.as_str();
    let told = |it: &&LastScore| match moves.len() {
        0..=2 => format!("{}.", takes(name(it), game.rules(), **it)),
        _ => format!("{} {}", isolated(name(it)), it.points + it.bonus),
    };
    let between = if moves.len() > 2 { ", " } else { " " };
    let told: Vec<String> = moves.iter().map(told).collect();
    (!told.is_empty()).then(|| told.join(between))
}

/// What a computer does before it has decided.
pub fn computer_is_on(name: &str, has_rolled: bool) -> String {
    match has_rolled {
        false => format!("{} rolls.", isolated(name)),
        true => format!("{} is thinking.", isolated(name)),
    }
}

/// "Ann: 25 in Full House"
pub fn last_move(name: &str, rules: &RuleSet, last: LastScore) -> String {
    format!("{}: {}", isolated(name), score(rules, last))
}

/// How the last turn ended: "Ann: 25 in Full House", or "Ben’s time is up."; of computers, what all of them did since a
/// person played.
pub fn last_turn(game: &Game) -> Option<String> {
    let name = |seat: usize| game.setup().seats()[seat].name.as_str();
    match (game.just_late(), game.last_score()) {
        (Some(seat), _) => Some(time_up(name(seat))),
        (None, last) => {
            let of_person = || last.map(|it| last_move(name(it.seat), game.rules(), it));
            computers_moves(game).or_else(of_person)
        }
    }
}

/// The score that was written last: "Ann: 25 in Full House", or "Petra takes Full House, 25." of a computer.
pub fn just_scored(game: &Game) -> Option<String> {
    let last = game.last_score()?;
    let seat = &game.setup().seats()[last.seat];
    Some(match seat.kind {
        SeatKind::Person => last_move(&seat.name, game.rules(), last),
        SeatKind::Computer(_) => format!("{}.", takes(&seat.name, game.rules(), last)),
    })
}

/// "Upper 42, 21 more for the bonus."
fn upper(rules: &RuleSet, totals: Totals) -> String {
    match rules.upper_bonus {
        None => format!("Upper {}.", totals.upper),
        Some(bonus) if totals.upper >= bonus.threshold => {
            format!("Upper {}, bonus earned.", totals.upper)
        }
        Some(bonus) => format!(
            "Upper {}, {} more for the bonus.",
            totals.upper,
            bonus.threshold - totals.upper
        ),
    }
}

/// How an upper section stands against three of each filled face: "16 behind bonus pace".
pub fn against_par(difference: i32) -> String {
    match difference {
        0 => "on bonus pace".to_owned(),
        1.. => format!("{difference} ahead of bonus pace"),
        _ => format!("{} behind bonus pace", -difference),
    }
}

/// A box's button: "Full House, scores 25".
pub fn offer(category: &str, points: u16, bonus: u16) -> String {
    match bonus {
        0 => format!("{category}, scores {points}"),
        bonus => format!("{category}, scores {points} plus {bonus} bonus"),
    }
}

/// A box's button that a joker rule closes, with the reason.
pub fn closed(category: &str, why: &str) -> String {
    format!("{category}, not possible: {why}")
}

/// The question before a zero.
pub fn zero_question(category: &str) -> String {
    format!("Score zero in {category}?")
}

/// The question before any other score: "Score 25 in Full House?"
pub fn score_question(category: &str, offer: Offer) -> String {
    let (points, bonus) = match offer {
        Offer::Open { points, bonus } => (points, bonus),
        Offer::Closed(_) | Offer::Filled | Offer::Unknown => (0, 0),
    };
    match bonus {
        0 => format!("Score {points} in {category}?"),
        bonus => format!("Score {points} in {category} and {bonus} bonus?"),
    }
}

/// Who rolls to see who starts.
pub fn start_roll(name: &str) -> String {
    format!("{} to see who starts", does(name, "rolls", "roll"))
}

/// "Ann rolled a 5."
pub fn threw_for_start(name: &str, pips: u8) -> String {
    format!("{} rolled a {pips}.", isolated(name))
}

/// What the last round of rolls for the start has come to so far: "Ann rolled a 3. Ben rolled a 6. Ben starts."
pub fn start_so_far(game: &Game) -> Option<String> {
    let round = game.start_rounds().pop()?;
    let mut sentences: Vec<String> = round
        .into_iter()
        .map(|(seat, face)| threw_for_start(&game.setup().seats()[seat].name, face.pips()))
        .collect();
    sentences.extend(start_outcome(game));
    Some(sentences.join(" "))
}

/// What a roll for the start has decided: "Ben starts.", or "Ann and Ben roll again."
pub fn start_outcome(game: &Game) -> Option<String> {
    let name = |seat: usize| game.setup().seats()[seat].name.as_str();
    match game.phase() {
        Phase::Turn(turn) => Some(does(name(turn.seat), "starts.", "start.")),
        Phase::Starting(round) if round.rolled.is_empty() => {
            let tied: Vec<&str> = round.contenders.iter().map(|&seat| name(seat)).collect();
            Some(format!("{} roll again.", list(&tied)))
        }
        Phase::Starting(_) | Phase::Over(_) => None,
    }
}

/// "Pass to Ben"
pub fn pass_to(name: &str) -> String {
    match name {
        YOU => "Pass to you".to_owned(),
        _ => format!("Pass to {}", isolated(name)),
    }
}

/// The button that ends passing on.
pub fn ready(name: &str) -> String {
    match name {
        YOU => "I’m ready".to_owned(),
        _ => format!("I’m {}", isolated(name)),
    }
}

/// Whose score an undo takes back.
pub fn undo_of(name: &str) -> String {
    match name {
        YOU => "Undo your score".to_owned(),
        _ => format!("Undo {}’s score", isolated(name)),
    }
}

/// A span as "4:05".
pub fn time(left: Millis) -> String {
    // Shown times round up: 0:00 is really over.
    let seconds = left.0.div_ceil(1000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// "Ann’s time is up."
pub fn time_up(name: &str) -> String {
    format!("{} time is up.", possessive(name))
}

/// Who has won: the headline of a finished game.
pub fn headline(game: &Game, outcome: &Outcome) -> String {
    let names: Vec<&str> = outcome
        .winners
        .iter()
        .map(|&seat| game.setup().seats()[seat].name.as_str())
        .collect();
    match (names.as_slice(), game.cards().len()) {
        ([], _) => "Time is up".to_owned(),
        ([_], 1) => {
            let total = game.cards()[0].totals(game.rules()).grand();
            format!("{total} points")
        }
        ([name], _) => does(name, "wins", "win"),
        (names, _) => format!("{} share the win", list(names)),
    }
}

/// What is said of a win, or of the card of one who played alone: "Well played, 42 points ahead of Ben." A computer that
/// has won against people hears nothing, and neither does a card like most.
pub fn praise(game: &Game, outcome: &Outcome) -> String {
    let ranking = game.ranking();
    let name = |place: &Place| game.setup().seats()[place.seat].name.as_str();
    let earned = |total: u16| {
        let others = ranking.iter().filter(|place| !place.out_of_time);
        let beaten = others.filter(|place| place.total < total).count();
        word(coach::praise(game.rules(), total, beaten))
    };
    match (outcome.winners.len(), ranking.as_slice()) {
        (0, _) => "The clock won this time.".to_owned(),
        (1, [alone]) => earned(alone.total).map_or(String::new(), |word| format!("{word}.")),
        (1, [_, late]) if late.out_of_time => format!("{} ran out of time.", isolated(name(late))),
        (1, [_, second, ..]) if second.out_of_time => "The others ran out of time.".to_owned(),
        (1, [first, second, others @ ..]) => {
            let whom = match others.first() {
                Some(third) if third.rank == second.rank => Cow::Borrowed("everyone else"),
                _ => whom(name(second)),
            };
            let ahead = match first.total - second.total {
                1 => format!("1 point ahead of {whom}."),
                points => format!("{points} points ahead of {whom}."),
            };
            if first.total - second.total <= 5 {
                return format!("By a hair: {ahead}");
            }
            if is_among_people(game, first.seat) {
                return ahead;
            }
            match earned(first.total) {
                Some(word) => format!("{word}, {ahead}"),
                None => ahead,
            }
        }
        _ if ranking
            .iter()
            .any(|place| place.rank == 1 && name(place) == YOU) =>
        {
            "Not a point between you.".to_owned()
        }
        _ => "Not a point between them.".to_owned(),
    }
}

/// Is this a computer that plays with people?
fn is_among_people(game: &Game, seat: usize) -> bool {
    let is_person = |seat: &crate::game::Seat| seat.kind == SeatKind::Person;
    let seats = game.setup().seats();
    !is_person(&seats[seat]) && seats.iter().any(is_person)
}

/// What a card has earned, and a win with it.
const fn word(praise: Praise) -> Option<&'static str> {
    match praise {
        Praise::Card(Grade::Outstanding) | Praise::Win(Grade::Outstanding) => {
            Some("A card to frame")
        }
        Praise::Card(Grade::Fine) => Some("A fine card"),
        Praise::Card(Grade::Fair) => Some("A solid card"),
        Praise::Win(Grade::Fine) => Some("Well played"),
        Praise::Card(Grade::Plain) | Praise::Win(Grade::Fair | Grade::Plain) => None,
    }
}

/// "1st", "2nd" …
pub fn rank(rank: usize) -> String {
    match rank {
        1 => "1st".to_owned(),
        2 => "2nd".to_owned(),
        3 => "3rd".to_owned(),
        _ => format!("{rank}th"),
    }
}

/// How far along a game is, in turns of the whole table: "Round 4 of 13".
pub fn round(game: &Game) -> String {
    let boxes = game.rules().categories.len();
    let least = game.cards().iter().map(|card| card.filled()).min();
    format!("Round {} of {boxes}", (least.unwrap_or(0) + 1).min(boxes))
}

/// "Ann, Ben and Cleo"
pub fn names(game: &Game) -> String {
    let seats = game.setup().seats();
    let names: Vec<&str> = seats.iter().map(|seat| seat.name.as_str()).collect();
    list(&names)
}

/// "Ann, Ben and Cleo"
pub fn list(names: &[&str]) -> String {
    let names: Vec<_> = names.iter().map(|name| isolated(name)).collect();
    match names.as_slice() {
        [first @ .., last] if !first.is_empty() => format!("{} and {last}", first.join(", ")),
        _ => names.concat(),
    }
}

/// How an upper section stands, of which some or all boxes are filled: "Upper: 42 of 63, 16 behind bonus pace".
pub fn progress(upper: u16, threshold: u16, par: i32, open: bool) -> String {
    match (upper >= threshold, open) {
        (true, _) => format!("Upper: {upper}, bonus earned"),
        (false, true) => format!("Upper: {upper} of {threshold}, {}", against_par(par)),
        (false, false) => format!("Upper: {upper} of {threshold}, no bonus"),
    }
}
