//! The score card for real dice.

use crate::names::you_among;
use crate::{categories, play, praise, refusals, rule_sets, words::DOT};
use rollkeep_app::real_dice::{RealGame, Refusal, possible, possible_extras};
use rollkeep_rules::dice::Dice;
use rollkeep_rules::{RuleSet, Slot};

messages!("real_dice");

/// The heads of the ranking.
pub fn ranking_heads() -> [String; 3] {
    [
        ranking_heads_player(),
        ranking_heads_place(),
        ranking_heads_total(),
    ]
}
/// "Ann’s turn", or who has won.
pub fn headline(game: &RealGame) -> String {
    if let Some(seat) = game.next() {
        return play::turn_of(name(game, seat));
    }
    let ranking = game.ranking();
    let first = ranking.iter().filter(|place| place.rank == 1);
    let winners: Vec<&str> = first.map(|place| name(game, place.seat)).collect();
    match (winners.as_slice(), ranking.as_slice()) {
        (_, [alone]) => play::points_alone(alone.total),
        ([one], _) => play::wins(one),
        (several, _) => play::share_win(&play::list(several), you_among(several)),
    }
}

/// "Ann: 243 · Ben: 198", the highest first.
pub fn totals(game: &RealGame) -> String {
    let ranking = game.ranking().into_iter();
    let each = ranking.map(|place| name_and_total(name(game, place.seat), place.total));
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
    let rules = rule_sets::name(game.rules());
    format!("{rules}{DOT}{}", boxes_filled(filled, boxes))
}

/// A box as a screen reader says it: "Full House, Ann: 25 points".
pub fn filled(category: &str, name: &str, points: u16, extra: bool) -> String {
    match extra {
        true => filled_with_extra(category, name, points),
        false => filled_plain(category, name, points),
    }
}

/// What has won the game at once: "Generala on the first roll: Ann wins outright."
pub fn won_at_once(game: &RealGame) -> Option<String> {
    let (seat, slot) = game.won_at_once()?;
    praise::at_once_by(game.rules(), slot, name(game, seat))
}

/// What these dice win with this many rolls left, if they win the game: "Generala wins the game outright!"
pub fn wins_at_once(game: &RealGame, dice: &Dice, rolls_left: u8) -> Option<String> {
    let (rules, card) = (game.rules(), game.card(game.next()?));
    let slot = rules.wins_at_once(&card, rules.throw(dice.counts(), rolls_left))?;
    let wins = game.wins_by_roll(slot).is_some();
    wins.then(|| play::wins_now(&category(rules, slot)))
}

/// A written score for screen readers: "25 in Full House for Ann. Ben’s turn.", or that it has won at once.
pub fn written(game: &RealGame, seat: usize, slot: Slot, points: u16) -> String {
    if game.won_at_once() == Some((seat, slot))
        && let Some(says) = won_at_once(game)
    {
        return says;
    }
    let category = category(game.rules(), slot);
    written_aloud(points, &category, name(game, seat), &headline(game))
}

/// An undone entry: "Ann’s Full House is as before. Ann’s turn."
pub fn undone(game: &RealGame, seat: usize, slot: Slot) -> String {
    let category = category(game.rules(), slot);
    undone_aloud(name(game, seat), &category, &headline(game))
}

fn name(game: &RealGame, seat: usize) -> &str {
    game.setup().seats().get(seat).map_or("", |it| &it.name)
}

/// Why something cannot be written: "Full House scores 0 or 25, never 24."
pub fn refused(rules: &RuleSet, why: Refusal) -> String {
    match why {
        Refusal::NoSuchBox => no_such_box(),
        Refusal::Impossible(slot, points) => {
            let category = category(rules, slot);
            gives("plain", &category, points, &possible(rules, slot))
        }
        Refusal::NoExtra(slot, points) => {
            let category = category(rules, slot);
            match possible_extras(rules, slot).as_slice() {
                [] => never_extra(&category),
                scores => gives("extra", &category, points, scores),
            }
        }
        Refusal::NoYahtzee => no_yahtzee(),
        Refusal::NoWin => no_win(),
        Refusal::Won => refusals::game_over(),
        Refusal::Closed(why) => refusals::closed(rules, why),
        Refusal::Lacks(slot, need, held) => play::needs(rules, slot, need, held),
        Refusal::OtherDice => other_dice(rules.dice),
        Refusal::NothingToUndo => nothing_to_undo(),
        Refusal::TooLong => too_long(),
    }
}

/// At most this many scores are listed; of more, only those around the points.
const FEW: usize = 8;

/// "Full House scores 0 or 25, never 24.", or "Chance never scores 3. The nearest are 5 and 6."
fn gives(what: &str, category: &str, points: u16, scores: &[u16]) -> String {
    let below = scores.iter().rev().find(|&&it| it < points);
    let above = scores.iter().find(|&&it| it > points);
    match (below, above) {
        (Some(&below), Some(&above)) if scores.len() > FEW => {
            gives_nearest(what, category, points, below, above)
        }
        (Some(&most), None) if scores.len() > FEW => gives_at_most(what, category, points, most),
        (None, Some(&least)) if scores.len() > FEW => gives_at_least(what, category, points, least),
        _ => {
            let scores = play::either(scores.iter().map(u16::to_string).collect());
            gives_only(what, category, points, &scores)
        }
    }
}

fn category(rules: &RuleSet, slot: Slot) -> String {
    match rules.categories.get(slot.index()) {
        Some(category) => categories::name(&category.id),
        None => "?".to_owned(),
    }
}
