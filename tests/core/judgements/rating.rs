//! The rating of players by their decisions.

use std::collections::BTreeMap;

use rollkeep_app::statistics::{Band, Rating, Skill, novice_loses};
use rollkeep_rules::game::YOU;
use rollkeep_rules::{RuleSet, catalogue};
use rollkeep_solver::coach::{Help, MicroPoints};
use rollkeep_words::skill as text;

use super::super::documents::root;
use super::super::script::rules;
use super::skill::skill_game;

/// The numbers in a column of a file in `docs/data`, by rule set, of the lines that start so.
fn column(file: &str, column: usize, player: &str) -> BTreeMap<String, f64> {
    let text = std::fs::read_to_string(root().join("docs/data").join(file)).expect("text");
    let lines = text
        .lines()
        .skip(1)
        .map(|line| line.split(',').collect::<Vec<_>>());
    let lines = lines.filter(|line| player.is_empty() || line[1] == player);
    let number = |line: Vec<&str>| (line[0].to_owned(), line[column].parse().expect("a number"));
    lines.map(number).collect()
}

/// What a computer player loses per game.
fn loses(player: &str) -> BTreeMap<String, f64> {
    let values = column("values.csv", 1, "");
    let means = column("totals.csv", 3, player);
    let lost = means
        .into_iter()
        .map(|(id, mean)| (id.clone(), values[&id] - mean));
    lost.collect()
}

#[test]
fn the_scale_of_ratings_is_what_novice_loses() {
    let novice = loses("novice");
    for rules in catalogue::all() {
        let lost = novice_loses(rules);
        assert_eq!(lost.is_some(), rules.can_be_solved(), "{}", rules.id);
        if let Some(lost) = lost {
            assert!(
                (lost - novice[&rules.id]).abs() < 0.06,
                "{}: {lost}",
                rules.id
            );
            assert_eq!(Band::of(rules, lost), Some(Band::Beginner));
        }
    }
}

/// Under most rule sets, as `docs/SOLVER.md` says. Where the boxes have an order, there is less to decide.
#[test]
fn computer_players_have_the_ratings_of_their_names() {
    for (player, band) in [("casual", Band::Casual), ("skilled", Band::Expert)] {
        let lost = loses(player);
        let of = |rules: &&RuleSet| Band::of(rules, lost[&rules.id]) == Some(band);
        let solved = || {
            catalogue::all()
                .iter()
                .map(|it| &**it)
                .filter(|it| it.can_be_solved())
        };
        let (count, all) = (solved().filter(of).count(), solved().count());
        assert!(2 * count > all, "{player}: {count} of {all}");
    }
}

#[test]
fn ratings_by_points_lost_per_game() {
    for (id, lost, band) in [
        // Novice loses 60.4.
        ("yahtzee-official", 100.0, Band::Beginner),
        ("yahtzee-official", 45.4, Band::Beginner),
        ("yahtzee-official", 45.2, Band::Casual),
        ("yahtzee-official", 22.7, Band::Casual),
        ("yahtzee-official", 22.6, Band::Good),
        ("yahtzee-official", 11.4, Band::Good),
        ("yahtzee-official", 11.3, Band::Expert),
        ("yahtzee-official", 5.7, Band::Expert),
        ("yahtzee-official", 5.6, Band::NearPerfect),
        ("yahtzee-official", 0.0, Band::NearPerfect),
        // 22.0.
        ("generala", 16.6, Band::Beginner),
        ("generala", 16.4, Band::Casual),
        ("generala", 2.0, Band::NearPerfect),
        // 146.3.
        ("maxi-yatzy", 100.0, Band::Casual),
        ("maxi-yatzy", 50.0, Band::Good),
    ] {
        assert_eq!(Band::of(rules(id), lost), Some(band), "{id}: {lost}");
    }
    assert!(Band::ALL.is_sorted());
    assert_eq!(Band::of(rules("maxi-yatzy-saved"), 1.0), None);
}

/// Somebody who has lost these thousandths of a point in games without the coach, and much in one with it.
fn person(lost: &[MicroPoints]) -> Skill {
    let own = lost.iter().map(|lost| skill_game(1, *lost, Help::None));
    Skill {
        name: "Ann".to_owned(),
        games: own.chain([skill_game(2, 500_000, Help::Coach)]).collect(),
        unjudged: 0,
    }
}

#[test]
fn a_rating_needs_five_games_and_tells_what_is_possible() {
    let yatzy = rules("yatzy");
    for (lost, says) in [
        (
            &[][..],
            "5 more games without the coach, and there’s a rating here.",
        ),
        (
            &[9000; 4],
            "One more game without the coach, and there’s a rating here.",
        ),
        // Novice loses 78.6: the limits are 58.9, 29.5, 14.7 and 7.4.
        (&[9000; 5], "Your rating: Expert"),
        (&[0; 5], "Your rating: Near perfect"),
        (&[90_000; 6], "Your rating: Beginner"),
        // The mean is 16, its standard error 3.7.
        (
            &[6000, 6000, 16_000, 26_000, 26_000, 16_000],
            "Your rating: Good to Expert",
        ),
        // 30 and 15.7: three ratings are possible.
        (
            &[0, 0, 15_000, 75_000, 60_000],
            "Your rating: Casual to Expert",
        ),
    ] {
        let skill = person(lost);
        assert_eq!(
            text::rating(YOU, yatzy, &skill).as_deref(),
            Some(says),
            "{lost:?}"
        );
        let rating = Rating::of(yatzy, &skill);
        assert_eq!(rating.is_some(), lost.len() >= 5);
        if let Some(it) = rating {
            assert!(it.lowest <= it.band && it.band <= it.highest);
            assert_eq!(it.lost.games, lost.len());
        }
    }
    let ben = text::rating("Ben", yatzy, &person(&[9000; 5]));
    assert_eq!(ben.as_deref(), Some("Ben’s rating: Expert"));
    assert_eq!(
        text::rating(YOU, rules("maxi-yatzy-saved"), &person(&[])),
        None
    );
}

#[test]
fn limits_of_ratings_in_words() {
    let official = rules("yahtzee-official");
    let says = Band::ALL.map(|band| text::band_loses(band, official).expect("measured"));
    assert_eq!(
        says,
        [
            "45.3 or more",
            "under 45.3",
            "under 22.7",
            "under 11.3",
            "under 5.7"
        ]
    );
    let solver = std::fs::read_to_string(root().join("docs/SOLVER.md")).expect("text");
    for says in &says[1..] {
        let cell = format!("| {} |", says.replace("under", "less than"));
        assert!(solver.contains(&cell), "{cell}");
    }
}
