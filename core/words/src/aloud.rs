//! What screen readers announce during a game: one message for each event that people wait for, with the totals at its end.

use crate::{categories, moments, play};
use rollkeep_app::storage::Pace;
use rollkeep_rules::dice::{Dice, Keep};
use rollkeep_rules::game::{Event, Game, LastScore, Millis, Moment, Phase, SeatKind};
use rollkeep_rules::{RuleSet, Section};

messages!("aloud");

/// What happened at a table, and how it is followed there.
pub struct Happened<'a> {
    /// The game before.
    pub before: &'a Game,
    /// The game after.
    pub after: &'a Game,
    /// What happened.
    pub event: Event,
    /// How fast computers play. Speech only keeps up with those that are slow.
    pub pace: Pace,
    /// Whether a screen with the totals comes between this player and the next.
    pub passes: bool,
}

/// What to announce. `is_here` says whether a seat is at this device.
pub fn happened(it: &Happened<'_>, is_here: impl Fn(usize) -> bool) -> Option<String> {
    let after = it.after;
    match it.event {
        Event::Rolled { kept, .. } => after_roll(after, kept, it.pace, is_here),
        Event::Scored(_) => scored(it, is_here),
        Event::Undone | Event::Reopened => {
            let taken = category(after.rules(), it.before.undoable()?);
            says([Some(open_again(&taken)), position(after), None])
        }
        // Computers that roll at once are announced together.
        Event::RolledForStart(_) if it.pace == Pace::Instant => match at_turn(after) {
            Some(SeatKind::Computer(_)) if matches!(after.phase(), Phase::Starting(_)) => None,
            _ => play::start_so_far(after),
        },
        Event::RolledForStart(face) => {
            let Phase::Starting(round) = it.before.phase() else {
                return None;
            };
            let roller = &after.setup().seats()[round.seat()].name;
            let threw = play::threw_for_start(roller, face.pips());
            says([Some(threw), play::start_outcome(after), None])
        }
        Event::Spent(_) => last_minute(it, is_here),
    }
}

/// Says when the last minute of somebody here begins.
fn last_minute(it: &Happened<'_>, is_here: impl Fn(usize) -> bool) -> Option<String> {
    let Phase::Turn(turn) = it.before.phase() else {
        return None;
    };
    let has_more = |game: &Game| game.time_left(turn.seat) > Some(Millis::minutes(1));
    let begins = has_more(it.before) && !has_more(it.after);
    (begins && is_here(turn.seat)).then(minute_left)
}

fn after_roll(
    after: &Game,
    kept: Keep,
    pace: Pace,
    is_here: impl Fn(usize) -> bool,
) -> Option<String> {
    let Phase::Turn(turn) = after.phase() else {
        return None;
    };
    let hand = turn.hand?;
    let seat = &after.setup().seats()[turn.seat];
    match seat.kind {
        // Its score will say the dice that count.
        SeatKind::Computer(_) if pace != Pace::Slow => None,
        SeatKind::Person if is_here(turn.seat) => {
            let rules = after.rules();
            let (left, saved) = (turn.rolls_left(rules), turn.saved_left(rules));
            let next = play::next_slot(after);
            says([Some(rolled(&hand.dice, kept, left, saved)), next, None])
        }
        SeatKind::Person | SeatKind::Computer(_) => Some(seat_rolled(&seat.name, &hand.dice)),
    }
}

/// "You rolled 1, 3, 1, 2, 4. Dice 1 and 3 are kept. One roll left." Of the rolls that are left, so many are saved.
pub fn rolled(shown: &Dice, kept: Keep, left: u8, saved: u8) -> String {
    let rolled = play::you_rolled(&faces(shown));
    // After the last roll, nothing is kept any more.
    let kept = kept_places(shown, kept).filter(|_| left > 0);
    let left = match saved {
        0 => play::rolls_left_aloud(left),
        _ => play::sentence(&play::all_rolls(left, saved)),
    };
    says([Some(rolled), kept, Some(left)]).unwrap_or_default()
}

/// "Dice 1 and 3 are kept."
fn kept_places(shown: &Dice, kept: Keep) -> Option<String> {
    let places = (0..shown.len()).filter(|&place| kept.contains(place));
    let places: Vec<String> = places.map(|place| (place + 1).to_string()).collect();
    (!places.is_empty()).then(|| still_kept(places.len(), &play::list_of(places)))
}

/// "Sven rolled 2, 2, 5, 5, 6."
fn seat_rolled(name: &str, shown: &Dice) -> String {
    play::computer_rolled(name, &faces(shown))
}

/// "2, 2, 5, 5, 6": the commas are pauses.
fn faces(shown: &Dice) -> String {
    play::comma_list(shown.faces().iter().map(|face| face.pips().to_string()))
}

fn scored(it: &Happened<'_>, is_here: impl Fn(usize) -> bool) -> Option<String> {
    let after = it.after;
    let seats = after.setup().seats();
    let last = after.last_score()?;
    let seat = &seats[last.seat];
    let computer_next = matches!(at_turn(after), Some(SeatKind::Computer(_)));
    let at_once = it.pace == Pace::Instant;
    let scored = match seat.kind {
        SeatKind::Person if is_here(last.seat) => own_score(after, last),
        SeatKind::Person => taken(after, last),
        // All that play at once are one message, at the end.
        SeatKind::Computer(_) if at_once && computer_next => return None,
        SeatKind::Computer(_) if at_once => computers_scores(after),
        SeatKind::Computer(_) => {
            let rolled = hand_of(it.before).filter(|_| it.pace == Pace::Quick);
            let rolled = rolled.map(|shown| seat_rolled(&seat.name, &shown));
            says([rolled, Some(taken(after, last)), None])?
        }
    };
    // The score says the other moments.
    let lead = Moment::of(it.before, after, it.event).filter(|it| *it == Moment::Lead);
    let lead = lead.map(|lead| play::sentence(&moments::moment(after, lead)));
    let next = match after.phase() {
        // The result's heading says the points of one who plays alone. It has the focus then, and the praise describes it.
        Phase::Over(outcome) if seats.len() > 1 => {
            Some(play::sentence(&play::headline(after, outcome)))
        }
        Phase::Turn(turn) if seats.len() > 1 && !it.passes && !(at_once && computer_next) => {
            Some(play::sentence(&play::turn_of(&seats[turn.seat].name)))
        }
        Phase::Over(_) | Phase::Turn(_) | Phase::Starting(_) => None,
    };
    says([Some(scored), lead, next])
}

/// "18 in Threes. Upper section 42, 21 more for the bonus. Total 128."; with a name if several people play.
fn own_score(game: &Game, last: LastScore) -> String {
    let rules = game.rules();
    let upper =
        (rules.category(last.slot).section == Section::Upper).then(|| upper(game, last.seat));
    let score = match game.setup().people().count() {
        1 => play::score(rules, last),
        _ => play::last_move(&game.setup().seats()[last.seat].name, rules, last),
    };
    says([
        Some(play::sentence(&play::and_saved(score, game))),
        upper,
        Some(total(game, last.seat)),
    ])
    .unwrap_or_default()
}

/// "Petra takes Full House, 25. Total 128."
fn taken(game: &Game, last: LastScore) -> String {
    let name = &game.setup().seats()[last.seat].name;
    let mut takes = play::takes(name, game.rules(), last);
    if game.last_score() == Some(last) {
        takes = play::and_saved(takes, game);
    }
    format!("{} {}", play::sentence(&takes), total(game, last.seat))
}

/// What the computers since the last person have done: each with its total, or of more than two the points alone.
fn computers_scores(game: &Game) -> String {
    let moves = play::computers_scored(game);
    match moves.len() {
        1 | 2 => {
            let each = moves.iter().map(|&it| taken(game, it));
            each.collect::<Vec<_>>().join(" ")
        }
        _ => play::computers_moves(game).map_or_else(String::new, |it| play::sentence(&it)),
    }
}

/// "Upper 42, 21 more for the bonus."
fn upper(game: &Game, seat: usize) -> String {
    let (rules, card) = (game.rules(), &game.cards()[seat]);
    let upper = card.totals(rules).upper;
    match (rules.upper_bonus, card.bonus_ahead(rules)) {
        (None, _) => play::upper_points(upper),
        (_, Some(ahead)) => play::upper_to_go(upper, ahead.threshold - upper),
        (Some(bonus), None) if upper >= bonus.threshold => play::upper_with_bonus(upper),
        (Some(_), None) => upper_missed(upper),
    }
}

/// "Total 128."
fn total(game: &Game, seat: usize) -> String {
    total_is(game.cards()[seat].totals(game.rules()).grand())
}

fn category(rules: &RuleSet, score: LastScore) -> String {
    categories::name(&rules.category(score.slot).id)
}

/// Whose turn it is, with the dice and the rolls that are left: "Ann’s turn, 1 roll left. The dice: 6, 1, 3, 6, 5."
/// `None` of a game that is over.
pub fn position(game: &Game) -> Option<String> {
    let seats = game.setup().seats();
    let says = match game.phase() {
        Phase::Starting(round) => play::start_roll(&seats[round.seat()].name),
        Phase::Turn(turn) => {
            let name = &seats[turn.seat].name;
            match seats[turn.seat].kind {
                SeatKind::Person => play::turn_and_rolls(name, game.rules(), turn),
                SeatKind::Computer(_) => play::turn_of(name),
            }
        }
        Phase::Over(_) => return None,
    };
    let shown = hand_of(game).map(|shown| the_dice(&faces(&shown)));
    self::says([Some(play::sentence(&says)), shown, play::next_slot(game)])
}

/// Where the game stands, for whoever asks: the position, these kept dice, and the upper section and total of whoever's turn it is;
/// of several players, all totals. `None` of a game that is over.
pub fn standing(game: &Game, kept: Keep) -> Option<String> {
    let kept = hand_of(game).and_then(|shown| kept_places(&shown, kept));
    let Phase::Turn(turn) = game.phase() else {
        return position(game);
    };
    let totals = match game.setup().seats() {
        [_] => total(game, turn.seat),
        seats => {
            let totals = seats.iter().enumerate().map(|(at, seat)| {
                let points = game.cards()[at].totals(game.rules()).grand();
                let points = play::name_and_points(&seat.name, points);
                match game.saved(at) {
                    1.. if at != turn.seat => {
                        play::list_comma(&points, &play::rolls_saved(game.saved(at)))
                    }
                    _ => points,
                }
            });
            play::sentence(&play::comma_list(totals))
        }
    };
    let card = format!("{} {totals}", upper(game, turn.seat));
    says([position(game), kept, Some(card)])
}

fn hand_of(game: &Game) -> Option<Dice> {
    match game.phase() {
        Phase::Turn(turn) => turn.hand.map(|hand| hand.dice),
        Phase::Starting(_) | Phase::Over(_) => None,
    }
}

fn at_turn(game: &Game) -> Option<SeatKind> {
    let seat = match game.phase() {
        Phase::Starting(round) => round.seat(),
        Phase::Turn(turn) => turn.seat,
        Phase::Over(_) => return None,
    };
    Some(game.setup().seats()[seat].kind)
}

/// These sentences, one after another.
fn says(sentences: [Option<String>; 3]) -> Option<String> {
    let sentences = sentences.into_iter().flatten().filter(|it| !it.is_empty());
    sentences.reduce(|said, next| format!("{said} {next}"))
}
