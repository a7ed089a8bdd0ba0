//! Statistics, fair dice, and how finished games are found.

use crate::coach::perfect_totals;
use crate::rules::RuleSet;
use crate::statistics::{
    Evidence, Fairness, HeadToHead, Lead, Performance, PersonalBest, PlayerKey,
};
use crate::text::names::{YOU, isolated, possessive};
use crate::text::{advice, bots};

pub use crate::text::home::statistics;

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
    [
        made_each_die_is_a(),
        made_in_a_challenge_and(),
        made_dice_that_came_with(),
    ]
}

/// Whenever, and times in days.
pub const TIMES: [(&str, u64); 4] = [
    ("Any time", 0),
    ("Last 7 days", 7),
    ("Last 30 days", 30),
    ("Last 365 days", 365),
];

/// What a player is called: people by name, computers by strength.
pub fn player(player: &PlayerKey) -> String {
    match (player, player.strength()) {
        (PlayerKey::Person(name), _) => name.clone(),
        (PlayerKey::Computer(_), Some(strength)) => format!("{} (computer)", bots::name(strength)),
        (PlayerKey::Computer(_), None) => String::new(),
    }
}

/// A number with one decimal.
pub fn decimal(number: f64) -> String {
    advice::points(milli(number))
}

fn milli(number: f64) -> i32 {
    (number * 1000.0).round() as i32
}

/// A number with one decimal, or that there is none.
pub fn maybe(number: Option<f64>) -> String {
    number.map_or_else(no_number, decimal)
}

/// A share in whole per cent: "38 %".
pub fn percent(part: u32, all: u32) -> String {
    let (part, all) = (u64::from(part), u64::from(all));
    match (part * 200 + all).checked_div(all * 2) {
        Some(percent) => format!("{percent}\u{a0}%"),
        None => no_number(),
    }
}

/// A number with commas between thousands: "12,345".
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// How many of the contests were won: "12 of 30", and how many of those with others.
pub fn wins(it: &Performance) -> String {
    let shared = match it.shared_wins {
        0 => String::new(),
        shared => format!(", and {shared} shared"),
    };
    match it.contests {
        0 => "always played alone".to_owned(),
        contests => format!(
            "{} of {}{shared}",
            grouped(it.wins.into()),
            grouped(contests.into())
        ),
    }
}

/// How many games, and which of them have no total: "30, 2 of them not played to the end".
pub fn games(it: &Performance) -> String {
    let games = grouped(it.games.into());
    match it.unfinished {
        0 => games,
        some => format!("{games}, {some} of them cut off by the clock"),
    }
}

/// What perfect play comes to: "half of its games reach 245".
pub fn perfect_middle(rules: &RuleSet) -> Option<String> {
    let middle = *perfect_totals(rules)?.get(49)?;
    Some(format!("{middle} or more in half of its games"))
}

/// How many Yahtzees: "14, and 3 bonuses for extra ones".
pub fn yahtzees(it: &Performance) -> String {
    let yahtzees = grouped(it.yahtzees.into());
    match it.extra_yahtzees {
        0 => yahtzees,
        1 => format!("{yahtzees}, and 1 bonus for an extra one"),
        extra => format!(
            "{yahtzees}, and {} bonuses for extra ones",
            grouped(extra.into())
        ),
    }
}

/// How much better one is than the other: "+12.3 ± 4.0".
pub fn margin(it: &HeadToHead) -> String {
    match it.margin() {
        Some((mean, error)) => format!("{} ± {}", advice::signed(milli(mean)), decimal(error)),
        None => no_number(),
    }
}

/// The button of a rematch: "Play again: Ann and Ben".
pub fn rematch(it: &HeadToHead) -> String {
    let [player, other] = [&it.player, &it.other].map(player);
    format!("Play again: {} and {}", isolated(&player), isolated(&other))
}

/// Who is the better one of two, and whether that may be luck.
pub fn verdict(it: &HeadToHead) -> Option<String> {
    let (mean, _) = it.margin()?;
    let (first, second) = match mean >= 0.0 {
        true => (&it.player, &it.other),
        false => (&it.other, &it.player),
    };
    let (better, worse) = (player(first), player(second));
    let by = decimal(mean);
    let games = grouped(it.compared.into());
    let worse = match &*worse {
        YOU => "you".to_owned(),
        name => isolated(name).into_owned(),
    };
    let (scores, is) = match &*better {
        YOU => ("You score".to_owned(), "you are".to_owned()),
        name => {
            let name = isolated(name);
            (format!("{name} scores"), format!("{name} is"))
        }
    };
    let scores =
        format!("{scores} {by} points more per game than {worse}, over {games} games together.");
    Some(match it.lead() {
        Some(Lead::Sure) => format!("{scores} That is not just luck: {is} the better player."),
        Some(Lead::Likely) => format!("{scores} That is probably not just luck."),
        Some(Lead::Open) => format!("{scores} That may still be luck."),
        None => format!(
            "{scores} That may still be luck: ask again after {} games.",
            HeadToHead::LEAST
        ),
    })
}

/// Somebody has beaten their own best: "Ann’s best so far: 342 points (before: 310)".
pub fn personal_best(it: &PersonalBest) -> String {
    let whose = possessive(&it.name);
    format!(
        "{whose} best total yet: {} (before: {}).",
        it.total, it.before
    )
}

/// While games are read: "Reading games: 1,200 to go."
pub fn reading(left: usize) -> String {
    format!("Counting… {} games to go.", grouped(left as u64))
}

/// The verdict on the dice, in a few words.
pub fn dice_verdict(it: &Fairness) -> &'static str {
    match it.evidence() {
        Evidence::TooFew => "Too early to tell.",
        Evidence::None => "These dice look fair.",
        Evidence::Some => "These dice look unusual.",
        Evidence::Strong => "These dice do not look fair.",
    }
}

/// The same with the numbers.
pub fn dice_reason(it: &Fairness) -> String {
    let (dice, games) = (grouped(it.rolls.dice()), grouped(it.games.into()));
    let counted = match it.games {
        1 => format!("{dice} dice were rolled in 1 game."),
        _ => format!("{dice} dice were rolled in {games} games."),
    };
    let says = match it.evidence() {
        Evidence::TooFew => format!("From {} dice on, something can be said.", Fairness::LEAST),
        Evidence::None => "They fell as fair dice fall. If they were loaded by more than a little, it would show sooner or later.".to_owned(),
        Evidence::Some | Evidence::Strong => {
            let most = match it.one_in() {
                1_000_000.. => "a million".to_owned(),
                some => grouped(some.into()),
            };
            format!("With fair dice, at most one device in {most} would ever show something so odd.")
        }
    };
    format!("{counted} {says}")
}

/// A share of dice, in per cent with one decimal: "16.7 %".
pub fn share(part: u64, all: u64) -> String {
    match (part * 2000 + all).checked_div(all * 2) {
        Some(tenths) => format!("{}.{}\u{a0}%", tenths / 10, tenths % 10),
        None => no_number(),
    }
}

/// How often a face comes with fair dice: "6,317–6,596". All six faces stay within 2.64 standard deviations with a chance
/// of about 95 %.
pub fn normal_faces(dice: u64) -> String {
    let expected = dice as f64 / 6.0;
    let most = 2.64 * (expected * 5.0 / 6.0).sqrt();
    let least = (expected - most).ceil().max(0.0);
    let [least, most] = [least, (expected + most).floor()].map(|it| grouped(it as u64));
    format!("{least}–{most}")
}

/// How often a die showed the same as the one before.
pub fn repeats(it: &Fairness) -> String {
    let rolls = &it.rolls;
    format!(
        "A die showed the same as the one rolled before it {} times: {} of all rolls. With fair dice it is {}.",
        grouped(rolls.repeats),
        share(rolls.repeats, rolls.followers),
        share(1, 6)
    )
}

/// How often all dice came to show the same. Twice the standard deviation is normal.
pub fn alike(it: &Fairness) -> String {
    let expected = it.rolls.expected_yahtzees();
    let average = match expected {
        ..100.0 => decimal(expected),
        _ => grouped(expected.round() as u64),
    };
    let normal = 2.0 * expected.sqrt();
    let [least, most] = [(expected - normal).floor(), (expected + normal).ceil()];
    format!(
        "All dice came to show the same {} times. With fair dice, rolls like these bring that {average} times on average; anything from {} to {} is normal.",
        grouped(it.rolls.yahtzees),
        grouped(least.max(0.0) as u64),
        grouped(most as u64),
    )
}

/// How many games were found: "12 of 345 games".
pub fn found(some: usize, all: usize) -> String {
    let all_games = grouped(all as u64);
    match (some == all, all) {
        (true, 1) => "1 game".to_owned(),
        (true, _) => format!("{all_games} games"),
        (false, _) => format!("{} of {all_games} games", grouped(some as u64)),
    }
}

/// The name of a game’s summary for the ear, while rolls are written: "Writing: 200 of 5,000 games."
pub fn writing(done: usize, all: usize) -> String {
    format!(
        "Writing: {} of {} games.",
        grouped(done as u64),
        grouped(all as u64)
    )
}
