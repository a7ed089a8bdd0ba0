//! Texts during a game, on screen and for screen readers.

use crate::categories;
use crate::names::{in_text, you_among};
use rollkeep_rules::game::{Game, LastScore, Millis, Outcome, Phase, SeatKind, Turn};
use rollkeep_rules::{Card, Need, Offer, RuleSet, Slot, Throw};

messages!("play");

/// The text of the roll button in a turn, while this many dice are kept. [`roll_die`] is its text before the game, when everyone
/// rolls for the start.
pub fn roll_button(game: &Game, kept: usize) -> String {
    let (rules, dice) = (game.rules(), usize::from(game.rules().dice));
    let Phase::Turn(turn @ Turn { hand: Some(_), .. }) = game.phase() else {
        return roll();
    };
    let left = turn.rolls_left(rules);
    match dice.saturating_sub(kept) {
        _ if left == 0 => choose_box(),
        0 => all_kept(),
        rolled if turn.saved_left(rules) == left => roll_saved(rolled),
        rolled if rolled == dice => roll_all_again(),
        rolled => roll_dice(rolled),
    }
}

/// Whose turn it is, and how many rolls are left: "Ann’s turn, 1 roll left", or "Ann’s turn, 2 rolls + 4 saved".
pub fn turn_and_rolls(name: &str, rules: &RuleSet, turn: &Turn) -> String {
    let left = turn.rolls_left(rules);
    match turn.saved_left(rules) {
        0 => turn_with_rolls(name, left),
        saved => list_comma(&turn_of(name), &rolls_and_saved(left - saved, saved)),
    }
}

/// How many rolls are left, of which so many are saved: "1 roll left", or "2 rolls + 4 saved".
pub fn all_rolls(left: u8, saved: u8) -> String {
    match saved {
        0 => rolls_left(left),
        _ => rolls_and_saved(left.saturating_sub(saved), saved),
    }
}

/// The end of a turn, and how many rolls it saves for later ones: "Ann: 25 in Full House, 2 rolls saved".
pub(super) fn and_saved(says: String, game: &Game) -> String {
    match game.just_saved() {
        0 => says,
        rolls => list_comma(&says, &rolls_saved(rolls)),
    }
}

/// "25 in Full House", with the bonus if one came with it.
pub fn score(rules: &RuleSet, last: LastScore) -> String {
    score_in(last.points, &category(rules, last.slot), last.bonus)
}

pub(super) fn category(rules: &RuleSet, slot: Slot) -> String {
    categories::name(&rules.category(slot).id)
}

/// What a player does with a box: "Petra scores 25 in Full House", or "Petra scores zero in Yahtzee".
pub fn takes(name: &str, rules: &RuleSet, score: LastScore) -> String {
    let category = category(rules, score.slot);
    match (score.points, score.bonus) {
        (0, 0) => crosses_out(name, &category),
        (points, 0) => takes_box(name, &category, points),
        (points, bonus) => takes_with_bonus(name, &category, points, bonus),
    }
}

/// What the computers before this turn have done: "Petra scores 25 in Full House. Sven scores zero in Yahtzee."; of more than
/// two in short: "Petra: 25, Sven: 0, Nell: 18". `None` if a person played last.
pub(super) fn computers_moves(game: &Game) -> Option<String> {
    let seats = game.setup().seats();
    let moves = computers_scored(game);
    let name = |it: &LastScore| seats[it.seat].name.as_str();
    let whole = |it: &LastScore| sentence(&takes(name(it), game.rules(), *it));
    let short = |it: &LastScore| name_and_points(name(it), it.points + it.bonus);
    match moves.len() {
        0 => None,
        1 | 2 => Some(moves.iter().map(whole).collect::<Vec<_>>().join(" ")),
        _ => Some(comma_list(moves.iter().map(short))),
    }
}

/// The scores of the computers before this turn, the newest last; empty if a person played last.
pub(super) fn computers_scored(game: &Game) -> &[LastScore] {
    let seats = game.setup().seats();
    let latest = game.latest_scores();
    let computer = |it: &&LastScore| seats[it.seat].kind != SeatKind::Person;
    let count = latest.iter().rev().take_while(computer).count();
    &latest[latest.len() - count..]
}

/// What a computer is doing before it has decided.
pub fn computer_is_on(name: &str, has_rolled: bool) -> String {
    match has_rolled {
        false => computer_rolls(name),
        true => computer_thinks(name),
    }
}

/// "Ann: 25 in Full House"
pub fn last_move(name: &str, rules: &RuleSet, last: LastScore) -> String {
    of_player(name, &score(rules, last))
}

/// How the last turn ended: "Ann: 25 in Full House", or "Ben’s time is up."; for computers, what all of them did since
/// a person's turn.
pub fn last_turn(game: &Game) -> Option<String> {
    match (game.just_timed_out(), game.last_score()) {
        (Some(seat), _) => Some(time_up(name(game, seat))),
        (None, last) => {
            let of_person = || {
                let says = last_move(name(game, last?.seat), game.rules(), last?);
                Some(and_saved(says, game))
            };
            computers_moves(game).or_else(of_person)
        }
    }
}

pub(super) fn name(game: &Game, seat: usize) -> &str {
    &game.setup().seats()[seat].name
}

/// The score that was written last: "Ann: 25 in Full House", or "Petra scores 25 in Full House." of a computer.
pub fn just_scored(game: &Game) -> Option<String> {
    let last = game.last_score()?;
    let seat = &game.setup().seats()[last.seat];
    Some(match seat.kind {
        SeatKind::Person => and_saved(last_move(&seat.name, game.rules(), last), game),
        SeatKind::Computer(_) => {
            let takes = takes(&seat.name, game.rules(), last);
            sentence(&and_saved(takes, game))
        }
    })
}

/// The question before any other score: "Score 25 in Full House?"
pub fn score_question(category: &str, offer: Offer) -> String {
    let (points, bonus) = match offer {
        Offer::Open { points, bonus } => (points, bonus),
        Offer::Closed(_) | Offer::Filled | Offer::Unknown => (0, 0),
    };
    score_with_bonus_question(points, category, bonus)
}

/// The last round of rolls for the start so far: "Ann rolled a 3. Ben rolled a 6. Ben starts."; of more than three in
/// short: "Ann: 3, Ben: 6, Cleo: 1, Dan: 2. Ben starts."
pub fn start_so_far(game: &Game) -> Option<String> {
    let round = game.start_rounds().pop()?;
    let short = round.len() > 3;
    let rolled = round.into_iter().map(|(seat, face)| match short {
        true => name_and_points(name(game, seat), face.pips()),
        false => threw_for_start(name(game, seat), face.pips()),
    });
    let mut sentences: Vec<String> = rolled.collect();
    if short {
        sentences = vec![sentence(&comma_list(sentences.into_iter()))];
    }
    sentences.extend(start_outcome(game));
    Some(sentences.join(" "))
}

/// What a roll for the start has decided: "Ben starts.", or "Ann and Ben roll again."
pub fn start_outcome(game: &Game) -> Option<String> {
    match game.phase() {
        Phase::Turn(turn) => Some(starts(name(game, turn.seat))),
        Phase::Starting(round) if round.rolled.is_empty() => {
            let tied = round.contenders.iter().map(|&seat| name(game, seat));
            let tied: Vec<&str> = tied.collect();
            Some(tied_for_start(&list(&tied), you_among(&tied)))
        }
        Phase::Starting(_) | Phase::Over(_) => None,
    }
}

/// A span as "4:05".
pub fn time(left: Millis) -> String {
    // Shown times round up, so that 0:00 means that the time is over.
    let seconds = left.0.div_ceil(1000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Who has won: the headline of a finished game.
pub fn headline(game: &Game, outcome: &Outcome) -> String {
    let winners = outcome.winners.iter().map(|&seat| name(game, seat));
    let winners: Vec<&str> = winners.collect();
    match (winners.as_slice(), game.cards()) {
        ([], _) => no_winner(),
        ([_], [card]) => points_alone(card.totals(game.rules()).grand()),
        ([name], _) => wins(name),
        (names, _) => share_win(&list(names), you_among(names)),
    }
}

/// The current round of a game: "Round 4 of 13".
pub fn round(game: &Game) -> String {
    let boxes = game.rules().categories.len();
    let least = game.cards().iter().map(|card| card.filled()).min();
    round_of((least.unwrap_or(0) + 1).min(boxes), boxes)
}

/// "Ann, Ben and Cleo"
pub fn names(game: &Game) -> String {
    let seats = game.setup().seats();
    let names: Vec<&str> = seats.iter().map(|seat| seat.name.as_str()).collect();
    list(&names)
}

/// These players: "Ann, Ben and Cleo".
pub fn list(names: &[&str]) -> String {
    list_of(names.iter().map(|name| in_text(name)).collect())
}

/// Several texts as a list: "Ann, Sven (computer) and Cleo".
pub(super) fn list_of(mut texts: Vec<String>) -> String {
    match texts.pop() {
        None => String::new(),
        Some(last) if texts.is_empty() => last,
        Some(last) => list_end(&comma_list(texts.into_iter()), &last),
    }
}

/// Several alternatives: "5, 6 or 7".
pub(super) fn either(mut texts: Vec<String>) -> String {
    match texts.pop() {
        None => String::new(),
        Some(last) if texts.is_empty() => last,
        Some(last) => list_or(&comma_list(texts.into_iter()), &last),
    }
}

/// "Petra: 25, Sven: 0, Nell: 18"
pub(super) fn comma_list(texts: impl Iterator<Item = String>) -> String {
    let joined = texts.reduce(|first, next| list_comma(&first, &next));
    joined.unwrap_or_default()
}

/// The box that comes next for the player whose turn it is, if there is only one: "Next box: Two Pairs."
pub fn next_slot(game: &Game) -> Option<String> {
    let Phase::Turn(turn) = game.phase() else {
        return None;
    };
    let slot = game.rules().next_slot(&game.cards()[turn.seat])?;
    Some(next_box(&category(game.rules(), slot)))
}

/// What the dice on the table win, if they win the game: "Generala wins the game outright!"
pub fn wins_at_once(game: &Game) -> Option<String> {
    let Phase::Turn(turn) = game.phase() else {
        return None;
    };
    let (rules, cards) = (game.rules(), game.cards());
    let slot = rules.wins_at_once(&cards[turn.seat], turn.hand?.throw())?;
    (cards.len() > 1).then(|| wins_now(&category(rules, slot)))
}

/// Why a box scores zero, if it lacks something of another one: "High must be higher than Low: more than 20."
pub fn lacks(rules: &RuleSet, card: &Card, slot: Slot, throw: Throw) -> Option<String> {
    let need = rules.unmet_need(card, slot, throw)?;
    let held = card.points(need.other()).unwrap_or(0);
    Some(needs(rules, slot, need, held))
}

/// What a box needs of another one, which holds these points.
pub(super) fn needs(rules: &RuleSet, slot: Slot, need: Need, held: u16) -> String {
    let (category, other) = (category(rules, slot), category(rules, need.other()));
    match need {
        Need::PointsIn(_) => needs_points(&category, &other),
        Need::Above(_) => needs_more(&category, &other, held),
        Need::Below(_) => needs_less(&category, &other, held),
    }
}

/// The state of the upper section of a card: "Upper: 42 of 63, bonus: 16 behind". `None` under rules without a bonus.
pub fn upper(rules: &RuleSet, card: &Card) -> Option<String> {
    let first = rules.upper_bonus?;
    let upper = card.totals(rules).upper;
    Some(match card.bonus_ahead(rules) {
        Some(ahead) if upper >= first.threshold => {
            upper_higher(upper, ahead.threshold, ahead.points)
        }
        ahead => progress(
            upper,
            first.threshold,
            card.against_par(rules),
            ahead.is_some(),
        ),
    })
}

/// The state of an upper section, compared with three of each filled face:
/// "Upper: 42 of 63, bonus: 16 behind". While no face is filled, `par` is `None`; `open` says whether the
/// open faces may bring the bonus.
pub fn progress(upper: u16, threshold: u16, par: Option<i32>, open: bool) -> String {
    match (upper >= threshold, open, par) {
        (true, _, _) => upper_done(upper),
        (false, false, _) => upper_lost(upper, threshold),
        (false, true, None) => upper_empty(upper, threshold),
        (false, true, Some(0)) => upper_on_pace(upper, threshold),
        (false, true, Some(par @ 1..)) => upper_ahead(upper, threshold, par),
        (false, true, Some(par)) => upper_behind(upper, threshold, -par),
    }
}
