//! Skill and luck: what decisions cost, and what the dice brought.

use crate::statistics::{decimal, no_number, plus_minus, signed, tenths};
use crate::{advice, categories};
use rollkeep_app::statistics::{
    Band, BestDecider, Lost, LostBy, Luck, Rating, Skill, novice_loses,
};
use rollkeep_rules::RuleSet;
use rollkeep_rules::game::OwnName;
use rollkeep_solver::coach::MicroPoints;

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
/// Games without the coach, with it, and unknown ones.
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

/// "12.3 ± 1.1", or "12.3" of one game.
pub fn lost(lost: Option<Lost>) -> String {
    let lost = lost.map(|it| (decimal(it.mean), it.error));
    match lost {
        None => no_number(),
        Some((mean, Some(error))) => plus_minus(&mean, tenths(error)),
        Some((mean, None)) => mean,
    }
}

/// "Ann loses 12.3 ± 1.1 points per game, in 34 games."
pub fn loses(name: &str, it: Lost) -> String {
    loses_points(name, &lost(Some(it)), it.games)
}

/// Where this person loses most: "You lose most by which dice you keep: 6.2 points per game." Of few games it says so; of no
/// game without the coach it says nothing.
pub fn most_lost(name: &str, rules: &RuleSet, skill: &Skill) -> Option<String> {
    let games = skill.own().count();
    let says = match LostBy::most(rules, skill) {
        None => almost_perfect(name),
        Some((LostBy::Keeping, lost)) => most_by_keeping(name, tenths(lost)),
        Some((LostBy::Filling(slot), lost)) => {
            let category = categories::name(&rules.category(slot).id);
            most_by_box(name, &category, tenths(lost))
        }
        Some((LostBy::FillingOthers, lost)) => most_by_boxes(name, tenths(lost)),
    };
    match games {
        0 => None,
        Lost::ENOUGH.. => Some(says),
        few => Some(format!("{says} {}", early(few))),
    }
}

/// How this person is rated: "Your rating: Casual to Good". With too few games it says how many are missing; under rules that have
/// not been measured it says nothing.
pub fn rating(name: &str, rules: &RuleSet, skill: &Skill) -> Option<String> {
    if let Some(missing) = Rating::games_needed(rules, skill) {
        return Some(rating_needs(missing));
    }
    let Rating {
        lowest, highest, ..
    } = Rating::of(rules, skill)?;
    let says = match lowest == highest {
        true => band(lowest),
        false => rating_range(&band(lowest), &band(highest)),
    };
    Some(rating_is(name, &says))
}

/// The name of a rating.
pub fn band(band: Band) -> String {
    match band {
        Band::Beginner => band_beginner(),
        Band::Casual => band_casual(),
        Band::Good => band_good(),
        Band::Expert => band_expert(),
        Band::NearPerfect => band_near_perfect(),
    }
}

/// How many points a game a rating allows under these rules: "under 11.3".
pub fn band_loses(band: Band, rules: &RuleSet) -> Option<String> {
    let limit = |band: Band| band.limit(rules).map(tenths);
    match band {
        Band::Beginner => limit(Band::Casual).map(rating_from),
        _ => limit(band).map(rating_below),
    }
}

/// The heads of the table of ratings.
pub fn rating_heads() -> [String; 2] {
    [ratings_head(), kind_heads_lost_per_game()]
}

/// Where the limits of the ratings come from. `None` for rules that have not been measured.
pub fn ratings_help(rules: &RuleSet) -> Option<String> {
    novice_loses(rules).map(|lost| ratings_limits(tenths(lost)))
}

/// Which games the numbers of one person leave out, or that they count games with the coach because there are no others; `None`
/// if there was no coach.
pub fn coached(skill: &Skill) -> Option<String> {
    match (skill.coached(0), skill.own().count()) {
        (0, _) => None,
        (_, 0) => Some(all_coached()),
        (coached, _) => Some(left_out(coached)),
    }
}

/// How many games since then a list of decisions leaves out, because the coach helped in them.
pub fn coached_since(skill: &Skill, since: u64) -> Option<String> {
    match skill.coached(since) {
        0 => None,
        coached => Some(left_out(coached)),
    }
}

/// How many games the comparison of all people leaves out, because the coach helped in them.
pub fn coached_of_all(all: &[Skill]) -> Option<String> {
    match all.iter().map(|it| it.coached(0)).sum() {
        0_usize => None,
        coached => Some(left_out(coached)),
    }
}

/// What a kind of decision is called: "Filling Chance".
pub fn kind(rules: &RuleSet, kind: LostBy) -> String {
    match kind {
        LostBy::Keeping => keeping(),
        LostBy::Filling(slot) => filling_box(&categories::name(&rules.category(slot).id)),
        LostBy::FillingOthers => other_boxes(),
    }
}

/// Who decides best: "Ann decides best." or "It’s too close to tell between Ann and Ben."
pub fn best_decider(it: &BestDecider, own: &OwnName) -> String {
    let (name, next) = (own.spoken(&it.name), own.spoken(&it.next));
    match it.sure {
        true => decides_best(name),
        false => too_close(name, next),
    }
}

/// What the dice brought per game: "+1.2".
pub fn luck_per_game(luck: &Luck, games: usize) -> String {
    match MicroPoints::try_from(games) {
        Ok(games @ 1..) => brought(&Luck {
            points: luck.points / games,
            ..*luck
        }),
        _ => no_number(),
    }
}

/// What boxes of both sections cost: "Filling the wrong box costs 3.1 points per game in the upper section, where the bonus is won or lost, and 5.0 in the lower one."
pub fn sections(upper: f64, lower: f64) -> String {
    sections_cost(tenths(upper), tenths(lower))
}

/// What a decision cost: "−8.3".
pub fn cost(points: MicroPoints) -> String {
    advice::signed(-points)
}

/// "+1.2": luck in standard deviations.
pub fn swings(luck: &Luck) -> String {
    luck.deviations().map_or_else(no_number, signed)
}

/// What the dice brought: "+12.3".
pub fn brought(luck: &Luck) -> String {
    advice::signed(luck.points)
}

/// "A bit luckier than average: with the same decisions, 3 players in 10 would have had better dice."
pub fn lucky(luck: &Luck) -> Option<String> {
    let (deviations, luckier) = (luck.deviations()?, luck.luckier_share()?);
    let says = match deviations {
        ..-2.0 => luck_very_bad(),
        ..-1.0 => luck_bad(),
        ..-0.25 => luck_below_average(),
        ..0.25 => luck_average(),
        ..1.0 => luck_above_average(),
        ..2.0 => luck_good(),
        _ => luck_very_good(),
    };
    let of_hundred = (luckier * 100.0).round() as u32;
    Some(match of_hundred {
        0 => luckier_hardly_any(&says),
        100.. => luckier_almost_all(&says),
        1..=5 | 95..100 => luckier_of_hundred(&says, of_hundred),
        _ => luckier_of_ten(&says, (luckier * 10.0).round() as u32),
    })
}

/// "Luck in all 34 games together: +123.4 points."
pub fn all_luck(luck: &Luck, games: usize) -> String {
    luck_of_all(games, &brought(luck))
}
