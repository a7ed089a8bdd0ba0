//! Points that win the game at once on a card for real dice.

use rollkeep_app::real_dice::{Entry, LoadedReal, RealGame, Refusal};
use rollkeep_app::statistics::RealPlayer;
use rollkeep_rules::game::OwnName;
use rollkeep_rules::{Points, Slot};
use rollkeep_words::real_dice as text;

use super::super::portable_rules::changed;
use super::{dice, game, rules, slot, with};

fn generala() -> Slot {
    slot(rules("generala"), "generala")
}

/// A game in which Ben leads, and it is Ada's turn.
fn begun() -> RealGame {
    let [ones, sixes] = ["ones", "sixes"].map(|it| slot(rules("generala"), it));
    let start = game("generala", &["Ada", "Ben"]);
    let scores = [(0, ones, 1), (1, sixes, 24), (0, sixes, 6), (1, ones, 2)];
    let scores = scores.map(|(seat, slot, points)| Entry::Score(seat, slot, points));
    with(&start, &scores)
}

fn won() -> RealGame {
    with(&begun(), &[Entry::Win(0, generala(), 50)])
}

#[test]
fn a_served_generala_ends_the_card() {
    let (begun, fives) = (begun(), dice(&[5; 5]));
    let says = text::wins_at_once(&begun, &fives, 2);
    assert_eq!(says.as_deref(), Some("Generala wins the game outright!"));
    let entry = begun.entry(0, generala(), &fives, 2);
    assert_eq!(entry, Ok(Entry::Win(0, generala(), 50)));
    let over = won();
    assert!(over.is_over());
    assert_eq!(
        (over.next(), over.won_at_once()),
        (None, Some((0, generala())))
    );
    let ranking = over.ranking();
    let places: Vec<_> = { ranking.iter() }.map(|it| (it.rank, it.seat)).collect();
    assert_eq!(places, [(1, 0), (2, 1)]);
    assert_eq!(text::headline(&over), "Ada wins");
    assert_eq!(text::totals(&over), "Ada: 57 · Ben: 26");
    let says = "Generala on the first roll: Ada wins outright.";
    assert_eq!(text::won_at_once(&over).as_deref(), Some(says));
    assert_eq!(text::written(&over, 0, generala(), 50), says);
}

/// Whatever the totals: the one who leads has not won.
#[test]
fn the_winner_is_first_with_fewer_points() {
    let poker = slot(rules("generala"), "four-of-a-kind");
    let house = slot(rules("generala"), "full-house");
    let entries = [
        Entry::Score(1, poker, 45),
        Entry::Score(1, house, 35),
        Entry::Win(0, generala(), 50),
    ];
    let over = with(&begun(), &entries);
    assert_eq!(text::totals(&over), "Ada: 57 · Ben: 106");
    assert_eq!(text::headline(&over), "Ada wins");
}

#[test]
fn a_win_can_be_taken_back_and_corrected() {
    let back = with(&won(), &[Entry::Undo]);
    assert_eq!((back.next(), back.won_at_once()), (Some(0), None));
    assert_eq!(
        text::undone(&back, 0, generala()),
        "Ada’s Generala is as before. Ada’s turn."
    );
    let later_roll = with(&won(), &[Entry::Score(0, generala(), 50)]);
    assert_eq!(text::headline(&later_roll), "Ben’s turn");
    let cleared = with(&won(), &[Entry::Clear(0, generala())]);
    assert_eq!(text::headline(&cleared), "Ada’s turn");
    assert_eq!(
        with(&cleared, &[Entry::Undo]).won_at_once(),
        won().won_at_once()
    );
}

#[test]
fn other_points_win_nothing_at_once() {
    let (begun, fives) = (begun(), dice(&[5; 5]));
    for left in [0, 1] {
        let entry = begun.entry(0, generala(), &fives, left);
        assert_eq!(entry, Ok(Entry::Score(0, generala(), 50)));
        assert_eq!(text::wins_at_once(&begun, &fives, left), None);
    }
    let alone = game("generala", &["Ada"]);
    let entry = alone.entry(0, generala(), &fives, 2);
    assert_eq!(entry, Ok(Entry::Score(0, generala(), 50)));
    assert_eq!(text::wins_at_once(&alone, &fives, 2), None);
    let poker = slot(rules("generala"), "four-of-a-kind");
    let refused = |game: &RealGame, entry, why, says: &str| {
        assert_eq!(game.with(entry, 1), Err(why));
        assert_eq!(text::refused(game.rules(), why), says);
    };
    let none = "Points in this box don’t win the game outright.";
    let win = Entry::Win(0, generala(), 50);
    refused(&alone, win, Refusal::NoWin, none);
    refused(&begun, Entry::Win(0, generala(), 0), Refusal::NoWin, none);
    refused(&begun, Entry::Win(0, poker, 45), Refusal::NoWin, none);
    let why = Refusal::Impossible(generala(), 49);
    let says = "Generala scores 0 or 50, never 49.";
    refused(&begun, Entry::Win(0, generala(), 49), why, says);
    let of_ben = Entry::Win(1, generala(), 50);
    refused(&won(), of_ben, Refusal::Won, "The game is over.");
}

/// The roll is asked for also where it decides nothing but the win.
#[test]
fn the_roll_is_asked_for_where_it_matters() {
    let two = ["Ada".to_owned(), "Ben".to_owned()];
    let asks = |rules, names| RealGame::new(rules, names, 1).expect("people").asks_roll();
    let paid_alike = changed(rules("generala"), |spec| {
        for category in &mut spec.categories {
            if let Points::ByRoll(points) = &category.points {
                category.points = points[0].clone();
            }
        }
    });
    assert!(asks(rules("generala").clone(), &two[..1]));
    assert!(asks(paid_alike.clone(), &two[..]));
    assert!(!asks(paid_alike, &two[..1]));
    assert!(!asks(rules("yatzy").clone(), &two[..]));
}

/// Versions that do not know such a win leave the card alone.
#[test]
fn a_card_with_a_win_has_a_format_of_its_own() {
    assert!(begun().to_json().contains("\"real_dice\":1"));
    let text = won().to_json();
    assert!(text.contains("\"real_dice\":3"), "{text}");
    assert_eq!(RealGame::from_json(&text), LoadedReal::Whole(won()));
}

#[test]
fn statistics_count_the_win_and_no_open_card() {
    let all = RealPlayer::all(rules("generala"), &OwnName::default(), &[won()]);
    let told: Vec<_> = (all.iter())
        .map(|it| (it.name.as_str(), it.games, it.wins, it.best, it.mean()))
        .collect();
    assert_eq!(told, [("Ada", 1, 1, None, None), ("Ben", 1, 0, None, None)]);
}
