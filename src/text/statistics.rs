//! Statistics, fair dice, and how finished games are found.

use crate::coach::perfect_totals;
use crate::rules::RuleSet;
use crate::statistics::{
    Evidence, Fairness, HeadToHead, Lead, Performance, PersonalBest, PlayerKey,
};
use crate::text::names::{YOU, isolated, possessive};
use crate::text::{advice, bots};

pub use crate::text::home::STATISTICS;
/// The links to what else the finished games say, for the ear.
pub const MORE: &str = "More about these games";
/// Nothing was played to the end.
pub const NONE: &str = "Finish a game, and it is counted here.";
/// Nothing under these rules.
pub const NONE_HERE: &str = "No finished games under these rules.";
/// Over the table of all who played.
pub const PLAYERS: &str = "Players";
/// What is counted.
pub const COUNTED: &str =
    "All finished games on this device are counted. A game that you delete is no longer counted.";
/// The heads of the table of players.
pub const PLAYER_HEADS: [&str; 5] = ["Player", "Games", "Won", "Average", "Best"];
/// The choice of the one who is looked at.
pub const WHOSE: &str = "Whose games?";
/// Over the totals of a player.
pub const TOTALS: &str = "How often each total came up";
/// What the bars count.
pub const TOTALS_HELP: &str = "Of 100 games, how many ended with a total in each range. “Perfect” is the play with the highest average that is possible.";
/// Perfect play in the drawing.
pub const PERFECT: &str = "Perfect";
/// Over the boxes.
pub const BOXES: &str = "Box by box";
/// The heads of the table of boxes.
pub const BOX_HEADS: [&str; 3] = ["Box", "Average", "Zeros"];
/// Over the games against others.
pub const AGAINST: &str = "Against the others";
/// The heads of that table.
pub const AGAINST_HEADS: [&str; 5] = ["Other", "Games", "Ahead", "Behind", "Points ahead"];
/// What that table says.
pub const AGAINST_HELP: &str = "Points ahead: by how much the total was higher on average, or lower if there is a minus sign. The number behind ± says how far off that average may be.";
/// What is known of a player.
pub const GAMES: &str = "Games";
/// Games won.
pub const WON: &str = "Won";
/// The mean.
pub const AVERAGE: &str = "Average";
/// The best total.
pub const BEST: &str = "Best";
/// The middle one of perfect play.
pub const PERFECT_MIDDLE: &str = "Perfect play, to compare";
/// Yahtzees.
pub const UPPER_BONUS: &str = "Upper bonus";
/// No number.
pub const NO_NUMBER: &str = "–";

/// Are the dice fair?
pub const FAIR_DICE: &str = "Are the dice fair?";
/// The heads of the table of faces.
pub const FACE_HEADS: [&str; 4] = ["Die shows", "Rolled", "Normal", "Share"];
/// What is normal.
pub const FACES_HELP: &str =
    "Normal: with fair dice, all six numbers lie in this range 19 times out of 20.";
/// Over the table of faces.
pub const FACES: &str = "Every die that was rolled";
/// Over what follows what.
pub const PATTERNS: &str = "One roll after another";
/// Over how the dice are made.
pub const HOW_MADE: &str = "Where the dice come from";
/// How the dice are made.
pub const MADE: [&str; 3] = [
    "Each die is a random number from your device (the browser’s “crypto.getRandomValues”). Numbers from 0 to 251 stand for the six faces, 42 for each; 252 to 255 are thrown away, so that no face comes more often. Nothing looks at your card, your name or the score.",
    "In a challenge and in today’s game the dice follow from a number that everybody has. They are not counted here.",
    "Dice that came with a game in a link or a file are counted like your own. So are the dice of live games, which follow from random numbers of both devices.",
];
/// What the verdict rests on.
pub const WHY_VALID: &str = "You may look as often as you like: the verdict allows for that. With fair dice, at most one device in 1,000 ever gets the verdict “These dice do not look fair”, however long people play on it.";
/// What deleting does.
pub const DELETED_DICE: &str = "Counted are the games that are still here. Deleting games with bad rolls would make the dice look better than they are.";
/// Saves every roll.
pub const SAVE_ROLLS: &str = "Save every roll (CSV)";

/// Over the fields that look for games.
pub const FIND: &str = "Find games";
/// The field for a person.
pub const WHO: &str = "Player";
/// Whoever played.
pub const ANYBODY: &str = "Everyone";
/// The field for the rules.
pub const RULES: &str = "Rules";
/// Whatever rules.
pub const ANY_RULES: &str = "All rules";
/// The field for the time.
pub const WHEN: &str = "When";
/// Whenever, and times in days.
pub const TIMES: [(&str, u64); 4] = [
    ("Any time", 0),
    ("Last 7 days", 7),
    ("Last 30 days", 30),
    ("Last 365 days", 365),
];
/// The field for the least total.
pub const LEAST: &str = "Total at least";
/// No game fits.
pub const NO_MATCH: &str = "No game matches.";
/// Brings a game back.
pub const PUT_BACK: &str = "Undo";
/// A game was deleted.
pub const DELETED: &str = "Game deleted.";
/// It is there again.
pub const IS_BACK: &str = "The game is back.";
/// It could not be brought back.
pub const NOT_BACK: &str = "The game could not be brought back.";
/// What speaks against deleting.
pub const DELETE_WHY: &str = "You can undo this as long as you stay on this page.";

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
    number.map_or_else(|| NO_NUMBER.to_owned(), decimal)
}

/// A share in whole per cent: "38 %".
pub fn percent(part: u32, all: u32) -> String {
    let (part, all) = (u64::from(part), u64::from(all));
    match (part * 200 + all).checked_div(all * 2) {
        Some(percent) => format!("{percent}\u{a0}%"),
        None => NO_NUMBER.to_owned(),
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
        None => NO_NUMBER.to_owned(),
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
        None => NO_NUMBER.to_owned(),
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
