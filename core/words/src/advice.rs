//! What the coach says.

use super::numbers::Quantity;
use super::{categories, dice, refusals, words};
use rollkeep_rules::dice::{Dice, Face, Keep};
use rollkeep_rules::game::Strength;
use rollkeep_rules::{Card, Offer, RuleSet, Slot};
use rollkeep_solver::Choice;
use rollkeep_solver::coach::{
    Advised, DeciPoints, MainReasons, MicroPoints, PartsPerMillion, PointsFrom, Reason, Reasons,
    SolvingTime, WinAdvice, has_best_play,
};

messages!("advice");

/// Points with one decimal: "0.4". The sign is left out.
pub fn points(points: MicroPoints) -> String {
    number(tenths(points))
}

/// The same with three decimals, as many as single precision knows: "0.382".
pub fn exact_points(points: MicroPoints) -> String {
    number(Quantity::thousandths(in_units(points, 1000).abs()))
}

/// The same for a message.
pub(super) fn tenths(points: MicroPoints) -> Quantity {
    Quantity::tenths(rounded(points).abs())
}

/// A difference with its sign: "−0.4", "+1.2", "0.0".
pub fn signed(points: MicroPoints) -> String {
    with_sign(rounded(points))
}

/// A number of tenths with its sign.
pub(super) fn with_sign(tenths: i64) -> String {
    signed_quantity(tenths, Quantity::tenths(tenths.abs()))
}

/// A quantity with the sign of this number.
fn signed_quantity(sign: i64, size: Quantity) -> String {
    match sign {
        ..0 => fewer(size),
        0 => number(size),
        1.. => more(size),
    }
}

/// Points in whole tenths.
fn rounded(points: MicroPoints) -> i64 {
    in_units(points, 100_000)
}

/// Points in whole units of so many millionths.
fn in_units(points: MicroPoints, unit: u64) -> i64 {
    let size = points.unsigned_abs().saturating_add(unit / 2) / unit;
    // A hundredth of the highest number fits.
    points.signum() * size as i64
}

/// A chance without a line break in it: "28 %". A possible event never has 0 or 100.
pub fn percent(parts: PartsPerMillion) -> String {
    match (parts, (parts + 5000) / 10_000) {
        (1.., 0) => chance_small(1),
        (..1_000_000, 100..) => chance_large(99),
        (_, percent) => chance(percent),
    }
}

/// The same with two decimals: "28.35 %". A possible event never has 0.00 or 100.00.
pub fn exact_percent(parts: PartsPerMillion) -> String {
    match (parts, (parts + 50) / 100) {
        (1.., 0) => chance_small(Quantity::hundredths(1)),
        (..1_000_000, 10_000..) => chance_large(Quantity::hundredths(9_999)),
        (_, hundredths) => chance(Quantity::hundredths(hundredths.into())),
    }
}

/// Writes two different chances so that people see the difference: "34%" and "41%", but "96.9%" and "97.4%", because both are 97 in
/// whole percents.
pub fn different_percents(chances: [PartsPerMillion; 2]) -> [String; 2] {
    let whole = chances.map(percent);
    if whole[0] != whole[1] {
        return whole;
    }
    let tenths = |parts| Quantity::tenths((i64::from(parts) + 500) / 1000);
    chances.map(|parts| chance(tenths(parts)))
}

/// The best choice, and how much better it is than the next best: "Keep the three fives: on average 6.0 points better
/// than keeping the 2, 3 and 4."
pub fn best(
    rules: &RuleSet,
    card: &Card,
    rolled: &Dice,
    rolls_left: u8,
    advised: &Advised,
) -> String {
    let best = order(rules, card, rolled, rolls_left, advised.best);
    let mut all = advised.choices().into_iter();
    let Some((next, value)) = all.find(|(choice, _)| *choice != advised.best) else {
        return only(&best);
    };
    match advised.expected - value {
        ..50_000 => as_good(&best, &ALSO.say(rules, card, rolled, rolls_left, next)),
        points => better_than(
            &best,
            tenths(points),
            &THAN.say(rules, card, rolled, rolls_left, next),
        ),
    }
}

/// The best choice, and the cost of the player's keep beside it.
pub fn beside_your_keep(
    rules: &RuleSet,
    card: &Card,
    rolled: &Dice,
    rolls_left: u8,
    best: Choice,
    less: MicroPoints,
) -> String {
    let best = order(rules, card, rolled, rolls_left, best);
    match less {
        ..50_000 => yours_is_best(&best),
        less => better_than_yours(&best, tenths(less)),
    }
}

/// The choice that wins most often, where it is another one than the one with the most points: "To win: Reroll all the dice (34%
/// instead of 12%). Most points: Keep the three fives." `None` if nobody sees a difference.
pub fn to_win(
    rules: &RuleSet,
    card: &Card,
    rolled: &Dice,
    rolls_left: u8,
    for_points: Choice,
    advice: &WinAdvice,
) -> Option<String> {
    advice.mistake(for_points, rolled)?;
    let [highest, less] =
        different_percents([advice.highest(), advice.chance(for_points, rolled)?]);
    let order = |choice| order(rules, card, rolled, rolls_left, choice);
    Some(other_to_win(
        &order(advice.best),
        &highest,
        &less,
        &order(for_points),
    ))
}

/// A choice, and how likely it brings the upper bonus, if that is known: "Keep the two fives (upper bonus: 62%)".
pub fn and_bonus(choice: &str, bonus: Option<PartsPerMillion>) -> String {
    match bonus {
        Some(bonus) => choice_and_bonus(choice, &percent(bonus)),
        None => choice.to_owned(),
    }
}

/// How likely the choice wins that the advice names first: that with the most points, if nobody sees another one win more often. "Chance
/// to win: 34%". `None` if it is not legal.
pub fn wins(advice: &WinAdvice, for_points: Choice, rolled: &Dice) -> Option<String> {
    let chance = match advice.mistake(for_points, rolled) {
        Some(_) => advice.highest(),
        None => advice.chance(for_points, rolled)?,
    };
    Some(wins_with_best(&percent(chance)))
}

/// How much better one choice is than another: "Keep the three fives: 6.0 points better on average than keeping the 2, 3 and 4."
pub fn better(
    rules: &RuleSet,
    card: &Card,
    rolled: &Dice,
    rolls_left: u8,
    [choice, other]: [Choice; 2],
    more: DeciPoints,
) -> String {
    better_than(
        &order(rules, card, rolled, rolls_left, choice),
        Quantity::tenths(more),
        &THAN.say(rules, card, rolled, rolls_left, other),
    )
}

/// Why it is better: "That brings 3.1 more points from the upper bonus on average, and 2.2 in Three of a Kind."
pub fn because(rules: &RuleSet, reasons: &Reasons) -> String {
    let points = |reason: Reason| Quantity::tenths(reason.more.abs());
    let from = |reason: Reason| match reason.from {
        PointsFrom::Box(slot) => from_box(&name(rules, slot)),
        PointsFrom::UpperBonus => from_bonus(),
        PointsFrom::ExtraYahtzees => from_extra(&categories::extra(rules)),
    };
    let Some(MainReasons { gain, second, loss }) = reasons.main() else {
        return why_many();
    };
    let (more, of_gain) = (points(gain), from(gain));
    match (second, loss) {
        (None, None) => why_one(more, &of_gain),
        (Some(second), None) => why_two(more, &of_gain, points(second), &from(second)),
        (None, Some(loss)) => why_one_against(more, &of_gain, points(loss), &from(loss)),
        (Some(second), Some(loss)) => {
            let (less, of_loss) = (points(loss), from(loss));
            why_two_against(
                more,
                &of_gain,
                points(second),
                &from(second),
                less,
                &of_loss,
            )
        }
    }
}

/// What the points of a reason come from, as on the card, and how many they are: "+3.1".
pub fn reason(rules: &RuleSet, reason: Reason) -> (String, String) {
    let from = match reason.from {
        PointsFrom::Box(slot) => name(rules, slot),
        PointsFrom::UpperBonus => words::bonus(),
        PointsFrom::ExtraYahtzees => categories::extras(rules),
    };
    let points = Quantity::tenths(reason.more.abs());
    match reason.more {
        ..0 => (from, fewer(points)),
        0.. => (from, more(points)),
    }
}

/// Why the coach says nothing: it has no answer here, or none to these rules.
pub fn silent(rules: &RuleSet) -> String {
    if !rules.can_be_solved() {
        no_best_play()
    } else if !has_best_play(rules) {
        too_large()
    } else {
        words::coach_silent()
    }
}

/// What best play under these rules costs before anybody can use it: "With these rules, best play takes a minute or two to work
/// out …" `None` if that is nothing.
pub fn takes(rules: &RuleSet) -> Option<String> {
    match SolvingTime::of(rules) {
        SolvingTime::Moment => None,
        SolvingTime::HalfMinute => Some(takes_half_minute()),
        SolvingTime::Minutes => Some(takes_minutes()),
    }
}

/// What a computer of this strength needs before it can play by these rules, or why it never can. `None` if that is nothing,
/// also because best play is kept on this device.
pub fn needs(strength: Strength, rules: &RuleSet, is_kept: bool) -> Option<String> {
    if !strength.can_play(rules) {
        return Some(refusals::computer_without_best_play());
    }
    if !strength.needs_solver() {
        return None;
    }
    match has_best_play(rules) {
        true => takes(rules).filter(|_| !is_kept),
        false => Some(too_large()),
    }
}

/// A choice as an order: "Keep the three fives", "Score Full House", "Score zero in Yahtzee".
pub fn order(
    rules: &RuleSet,
    card: &Card,
    rolled: &Dice,
    rolls_left: u8,
    choice: Choice,
) -> String {
    ORDER.say(rules, card, rolled, rolls_left, choice)
}

/// A choice as what somebody did: "Kept the three fives", "Scored Full House".
pub fn did(rules: &RuleSet, card: &Card, rolled: &Dice, rolls_left: u8, choice: Choice) -> String {
    DID.say(rules, card, rolled, rolls_left, choice)
}

/// A choice in the list of all choices: "Keep the three fives", "Full House (25)", "Ones (0 + 100)".
pub fn in_list(
    rules: &RuleSet,
    card: &Card,
    rolled: &Dice,
    rolls_left: u8,
    choice: Choice,
) -> String {
    match choice {
        Choice::Keep(_) => order(rules, card, rolled, rolls_left, choice),
        Choice::Score(slot) => match offer(rules, card, rolled, rolls_left, slot) {
            Offer::Open { points, bonus: 0 } => format!("{} ({points})", name(rules, slot)),
            Offer::Open { points, bonus } => with_bonus(rules, slot, points, bonus),
            Offer::Closed(_) | Offer::Filled | Offer::Unknown => name(rules, slot),
        },
    }
}

/// How a choice is said where it stands in a sentence.
struct Form {
    roll_all: fn() -> String,
    keep: fn(&str) -> String,
    score: fn(&str) -> String,
    score_zero: fn(&str) -> String,
}

const ORDER: Form = Form {
    roll_all,
    keep,
    score,
    score_zero,
};

const DID: Form = Form {
    roll_all: did_roll_all,
    keep: did_keep,
    score: did_score,
    score_zero: did_score_zero,
};

/// What another choice is better than: "keeping the three fives".
const THAN: Form = Form {
    roll_all: than_rolling_all,
    keep: than_keeping,
    score: than_scoring,
    score_zero: than_scoring_zero,
};

/// What is just as good as another choice: "keeping the three fives".
const ALSO: Form = Form {
    roll_all: also_rolling_all,
    keep: also_keeping,
    score: also_scoring,
    score_zero: also_scoring_zero,
};

impl Form {
    fn say(
        &self,
        rules: &RuleSet,
        card: &Card,
        rolled: &Dice,
        rolls_left: u8,
        choice: Choice,
    ) -> String {
        match choice {
            Choice::Keep(Keep::NONE) => (self.roll_all)(),
            Choice::Keep(keep) => (self.keep)(&kept(rolled, keep)),
            // "Score Full House" would sound like 25 points, and "Score zero in Ones" like no bonus.
            Choice::Score(slot) => match offer(rules, card, rolled, rolls_left, slot) {
                Offer::Open {
                    points: 0,
                    bonus: 0,
                } => (self.score_zero)(&name(rules, slot)),
                Offer::Open {
                    points,
                    bonus: bonus @ 1..,
                } => (self.score)(&with_bonus(rules, slot, points, bonus)),
                Offer::Open { .. } | Offer::Closed(_) | Offer::Filled | Offer::Unknown => {
                    (self.score)(&name(rules, slot))
                }
            },
        }
    }
}

fn offer(rules: &RuleSet, card: &Card, rolled: &Dice, rolls_left: u8, slot: Slot) -> Offer {
    rules.offer(card, slot, rules.throw(rolled.counts(), rolls_left))
}

/// A box, what it scores, and the bonus for an extra Yahtzee that comes with it: "Ones (0 + 100)".
fn with_bonus(rules: &RuleSet, slot: Slot, points: u16, bonus: u16) -> String {
    format!("{} ({points} + {bonus})", name(rules, slot))
}

fn name(rules: &RuleSet, slot: Slot) -> String {
    categories::name(&rules.category(slot).id)
}

/// The dice that are kept: "the three fives", "the 2, 3 and 4".
pub(super) fn kept(rolled: &Dice, keep: Keep) -> String {
    let places = rolled.faces().iter().enumerate();
    let kept = places.filter(|(place, _)| keep.contains(*place));
    let mut faces: Vec<Face> = kept.map(|(_, &face)| face).collect();
    faces.sort_unstable();
    match (faces.first(), faces.last()) {
        (Some(&first), Some(last)) if first == *last => kept_alike(faces.len(), first),
        (Some(_), Some(_)) => kept_mixed(&dice::list(&faces)),
        _ => kept_none(),
    }
}

/// Returns whether a choice is worth as much as the best one, to one decimal.
pub const fn is_level(less: MicroPoints) -> bool {
    less < 50_000
}

/// For the button of a box: how much less it is worth than the best choice.
pub fn relative(less: MicroPoints) -> String {
    if is_level(less) {
        is_best()
    } else {
        signed(-less)
    }
}

/// The same with three decimals: less than the best choice only if that shows.
pub fn exact_relative(less: MicroPoints) -> String {
    match in_units(-less, 1000) {
        0 => is_best(),
        less => signed_quantity(less, Quantity::thousandths(less.abs())),
    }
}

/// How much less it is worth, for screen readers.
pub fn relative_aloud(less: MicroPoints) -> String {
    if is_level(less) {
        is_best_aloud()
    } else {
        less_aloud(tenths(less))
    }
}
