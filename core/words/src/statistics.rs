//! Statistics, fair dice, and the search for games.

use crate::numbers::Quantity;
use crate::{advice, bots, names};
use rollkeep_app::statistics::{
    Evidence, Fairness, HeadToHead, Lead, Performance, PersonalBest, PlayerKey,
};
use rollkeep_rules::RuleSet;
use rollkeep_rules::game::OwnName;
use rollkeep_solver::coach::perfect_totals;

pub use crate::home::statistics;

messages!("statistics");

/// The heads of the table of players.
pub fn player_heads() -> [String; 5] {
    [
        player_heads_player(),
        player_heads_games(),
        player_heads_won(),
        player_heads_average(),
        player_heads_best(),
    ]
}
/// The heads of the table of boxes.
pub fn box_heads() -> [String; 3] {
    [box_heads_box(), box_heads_average(), box_heads_zeros()]
}
/// The heads of that table.
pub fn against_heads() -> [String; 5] {
    [
        against_heads_other(),
        against_heads_games(),
        against_heads_ahead(),
        against_heads_behind(),
        against_heads_points_ahead(),
    ]
}

/// The heads of the table of faces.
pub fn face_heads() -> [String; 4] {
    [
        face_heads_die_shows(),
        face_heads_rolled(),
        face_heads_normal(),
        face_heads_share(),
    ]
}
/// How the dice are made.
pub fn made() -> [String; 3] {
    [made_by_device(), made_shared(), made_elsewhere()]
}

/// Any time, and times in days.
pub fn times() -> [(String, u64); 4] {
    [
        (any_time(), 0),
        (last_days(7_u8), 7),
        (last_days(30_u8), 30),
        (last_days(365_u16), 365),
    ]
}

/// The name of a player: people by name, computers as at the table, with their strength: "Cora (Casual)".
pub fn player(player: &PlayerKey) -> String {
    names::shown(&called(player)).into_owned()
}

/// The same for sentences on this device: "You" for its person.
pub fn spoken(player: &PlayerKey, own: &OwnName) -> String {
    match player {
        PlayerKey::Person(name) => own.spoken(name).to_owned(),
        PlayerKey::Computer(_) | PlayerKey::Own(_) => called(player),
    }
}

fn called(player: &PlayerKey) -> String {
    match (player, player.strength()) {
        (PlayerKey::Person(name), _) => name.clone(),
        (PlayerKey::Own(name), _) => computer(name, &bots::own()),
        (PlayerKey::Computer(_), Some(strength)) => {
            computer(bots::first_name(strength), &bots::name(strength))
        }
        (PlayerKey::Computer(_), None) => String::new(),
    }
}

/// A number with one decimal.
pub fn decimal(decimal: f64) -> String {
    number(tenths(decimal))
}

/// A number for a message, with one decimal and without its sign.
pub(super) fn tenths(number: f64) -> Quantity {
    Quantity::tenths(rounded(number).abs())
}

/// A number with one decimal and its sign: "−0.4", "+1.2", "0.0".
pub(super) fn signed(number: f64) -> String {
    advice::with_sign(rounded(number))
}

/// A number in whole tenths.
fn rounded(number: f64) -> i64 {
    (number * 10.0).round() as i64
}

/// A number with one decimal, or the text for none.
pub fn maybe(number: Option<f64>) -> String {
    number.map_or_else(no_number, decimal)
}

/// A share in whole percent: "38%".
pub fn percent(part: u32, all: u32) -> String {
    let (part, all) = (u64::from(part), u64::from(all));
    (part * 200 + all)
        .checked_div(all * 2)
        .map_or_else(no_number, per_cent)
}

/// How many contests were won: "12 of 30", and how many of the wins were shared.
pub fn wins(it: &Performance) -> String {
    match it.contests {
        0 => always_alone(),
        contests => won_of(it.wins, contests, it.shared_wins),
    }
}

/// A player's games in one sentence: "You’ve finished 12 games: 203 points on average, best 251."
pub fn summed_up(name: &str, it: &Performance) -> String {
    match (it.mean(), it.best()) {
        (Some(mean), Some(best)) => finished(name, it.full_games(), mean.round() as u32, best),
        _ => cut_off_all(name),
    }
}

/// What comes with more games, while there are too few to show how their totals are spread.
pub fn few(it: &Performance) -> Option<String> {
    let few = it.full_games() > 0 && !it.is_spread();
    few.then(|| spread_from(Performance::SPREAD_FROM))
}

/// How many games, and which of them have no total: "30, 2 of them lost on time".
pub fn games(it: &Performance) -> String {
    games_cut_off(it.games, it.unfinished)
}

/// The median of perfect play: "245 or more in half its games".
pub fn perfect_middle(rules: &RuleSet) -> Option<String> {
    perfect_totals(rules)?.get(49).copied().map(half_reach)
}

/// How many Yahtzees: "14, plus 3 bonuses for extra ones".
pub fn yahtzees(it: &Performance) -> String {
    yahtzees_and_extra(it.yahtzees, it.extra_yahtzees)
}

/// How much better one is than the other: "+12.3 ± 4.0".
pub fn margin(it: &HeadToHead) -> String {
    match it.margin() {
        Some((mean, error)) => plus_minus(&signed(mean), tenths(error)),
        None => no_number(),
    }
}

/// The button of a rematch: "Play again: Ann and Ben".
pub fn rematch(it: &HeadToHead) -> String {
    play_again(&called(&it.player), &called(&it.other))
}

/// Who is the better one of two, and whether that may be chance.
pub fn verdict(it: &HeadToHead, own: &OwnName) -> Option<String> {
    let (mean, _) = it.margin()?;
    let (first, second) = match mean >= 0.0 {
        true => (&it.player, &it.other),
        false => (&it.other, &it.player),
    };
    let better = spoken(first, own);
    let scores = scores_more(&better, &spoken(second, own), tenths(mean), it.compared);
    let luck = match it.lead() {
        Some(Lead::Sure) => surely_better(&better),
        Some(Lead::Likely) => likely_better(),
        Some(Lead::Open) => open_better(),
        None => open_until(HeadToHead::LEAST),
    };
    Some(format!("{scores} {luck}"))
}

/// A personal best: "Ann’s best total yet: 342 (before: 310)."
pub fn personal_best(it: &PersonalBest) -> String {
    best_yet(&it.name, it.total, it.before)
}

/// The verdict on the dice, in a few words.
pub fn dice_verdict(it: &Fairness) -> String {
    match it.evidence() {
        Evidence::TooFew => dice_too_few(),
        Evidence::None => dice_fair(),
        Evidence::Some => dice_unusual(),
        Evidence::Strong => dice_unfair(),
    }
}

/// The same with the numbers.
pub fn dice_reason(it: &Fairness) -> String {
    let counted = dice_counted(it.rolls.dice(), it.games);
    let says = match (it.evidence(), it.one_in()) {
        (Evidence::TooFew, _) => dice_needed(Fairness::LEAST),
        (Evidence::None, _) => dice_fell_fair(),
        (_, 1_000_000..) => dice_odd_in_a_million(),
        (_, some) => dice_odd(some),
    };
    format!("{counted} {says}")
}

/// A share of dice, in percent with one decimal: "16.7%".
pub fn share(part: u64, all: u64) -> String {
    match (part * 2000 + all).checked_div(all * 2) {
        Some(tenths) => per_cent(Quantity::tenths(tenths as i64)),
        None => no_number(),
    }
}

/// How often a face comes with fair dice: "6,317–6,596". All six faces stay within 2.64 standard deviations with a chance
/// of about 95 %.
pub fn normal_faces(dice: u64) -> String {
    let expected = dice as f64 / 6.0;
    let most = 2.64 * (expected * 5.0 / 6.0).sqrt();
    let least = (expected - most).ceil().max(0.0);
    range(least as u64, (expected + most).floor() as u64)
}

/// How often a die showed the same as the one before.
pub fn repeats(it: &Fairness) -> String {
    let rolls = &it.rolls;
    let of_all = share(rolls.repeats, rolls.followers);
    repeats_are(rolls.repeats, &of_all, &share(1, 6))
}

/// How often all dice showed the same face. Up to twice the standard deviation is normal.
pub fn alike(it: &Fairness) -> String {
    let expected = it.rolls.expected_yahtzees();
    let average = match expected {
        ..100.0 => decimal(expected),
        _ => grouped(expected.round() as u64),
    };
    let normal = 2.0 * expected.sqrt();
    let [least, most] = [(expected - normal).floor(), (expected + normal).ceil()];
    let least = least.max(0.0) as u64;
    alike_are(it.rolls.yahtzees, &average, least, most as u64)
}

/// How many games were found: "12 of 345 games".
pub fn found(some: usize, all: usize) -> String {
    match some == all {
        true => found_all(all),
        false => found_some(some, all),
    }
}
