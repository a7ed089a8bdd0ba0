//! Signs and colours of players.

use std::collections::BTreeSet;

use proptest::prelude::*;
use rollkeep_app::storage::{Badge, Colour, SaveStore, Settings, Sign};
use rollkeep_rules::game::Start;
use rollkeep_words::people;

use super::faulty::Faulty;
use super::games::cases;
use super::script::{rules, setup};

fn any_badge() -> impl Strategy<Value = Badge> {
    let sign = prop::sample::select(Sign::ALL.to_vec());
    let colour = prop::sample::select(Colour::ALL.to_vec());
    (sign, colour).prop_map(|(sign, colour)| Badge { sign, colour })
}

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn no_two_at_a_table_share_a_sign_or_a_colour(
        chosen in prop::collection::vec(prop::option::of(any_badge()), 0..=6),
    ) {
        let badges = Badge::at_table(&chosen);
        prop_assert_eq!(badges.len(), chosen.len());
        let signs: BTreeSet<&str> = badges.iter().map(|badge| badge.sign.id()).collect();
        let colours: BTreeSet<&str> = badges.iter().map(|badge| badge.colour.id()).collect();
        prop_assert_eq!((signs.len(), colours.len()), (badges.len(), badges.len()));
        // The first player who has chosen a badge gets it.
        let first = chosen.iter().position(Option::is_some);
        if let Some(first) = first {
            prop_assert_eq!(Some(badges[first]), chosen[first]);
        }
    }
}

#[test]
fn badges_follow_names_and_are_kept() {
    let storage = Faulty::roomy();
    let store = SaveStore::new(&storage);
    let star = Badge {
        sign: Sign::Star,
        colour: Colour::Red,
    };
    let mut settings = Settings::default();
    settings.choose_badge("Ben", Badge::of_seat(5));
    settings.choose_badge("Ben", star);
    assert_eq!(settings.badges, [("Ben".to_owned(), star)]);
    let table = settings.badges_of(&["Ann", "Ben", "Cleo"]);
    assert_eq!(table[0], Badge::of_seat(0));
    assert_eq!(table[1], star);
    assert_eq!(table[2], Badge::of_seat(2));
    assert_eq!(settings.badges_of(&["Ben"]), [star]);
    store.settings().save(&Settings::default(), &settings);
    assert_eq!(store.settings().load(), settings);
    for number in 0..100 {
        settings.choose_badge(&format!("Player {number}"), star);
    }
    assert_eq!(settings.badges.len(), 24);
    assert_eq!(settings.badges[0].0, "Player 99");
    // A badge of a later version loses the badges and nothing else.
    storage.put(
        "rollkeep/settings",
        r#"{"ask_scores":true,"badges":[["Ann",{"sign":"moon","colour":"red"}]]}"#,
    );
    let read = store.settings().load();
    assert!(read.ask_scores && read.badges.is_empty());
}

#[test]
fn two_tabs_choose_badges_for_different_players() {
    let storage = Faulty::roomy();
    let (one, two) = (SaveStore::new(&storage), SaveStore::new(&storage));
    let mut base = Settings::default();
    base.choose_badge("Ann", Badge::of_seat(0));
    one.settings().save(&Settings::default(), &base);
    let (mut ours, mut theirs) = (base.clone(), base.clone());
    ours.choose_badge("Ann", Badge::of_seat(3));
    theirs.choose_badge("Ben", Badge::of_seat(4));
    one.settings().save(&base, &ours);
    two.settings().save(&base, &theirs);
    let read = two.settings().load();
    let of = |name: &str| read.badges.iter().find(|(of, _)| of == name).map(|it| it.1);
    assert_eq!(of("Ann"), Some(Badge::of_seat(3)));
    assert_eq!(of("Ben"), Some(Badge::of_seat(4)));
    assert_eq!(read.badges.len(), 2);
}

/// The badges of this table, as `sign colour`.
fn shown(settings: &Settings, names: &[&str]) -> Vec<String> {
    let badges = settings.badges_of(names).into_iter();
    let shown = badges.map(|it| format!("{} {}", it.sign.id(), it.colour.id()));
    shown.collect()
}

#[test]
fn taken_signs_and_colours_are_replaced() {
    let mut settings = Settings::default();
    let names = ["Ann", "Ben", "Cleo"];
    assert_eq!(
        shown(&settings, &names),
        ["disc blue", "triangle red", "square green"]
    );
    let wish = Badge {
        sign: Sign::Square,
        colour: Colour::Red,
    };
    settings.choose_badge_at(&names, 0, wish);
    assert_eq!(
        shown(&settings, &names),
        ["square red", "triangle blue", "disc green"]
    );
    // If a badge becomes free, nobody else's badge changes.
    let star = Badge {
        sign: Sign::Star,
        colour: Colour::Teal,
    };
    settings.choose_badge_at(&names, 2, star);
    assert_eq!(
        shown(&settings, &names),
        ["square red", "triangle blue", "star teal"]
    );
    settings.choose_badge_at(&names, 7, star);
    assert_eq!(shown(&settings, &names)[2], "star teal");
}

#[test]
fn badges_do_not_depend_on_the_seat() {
    let mut settings = Settings::default();
    let first = setup(rules("yatzy"), 3, Start::Seating, None);
    settings.remember_setup(&first);
    let before = shown(&settings, &["Ann", "Ben", "Cleo"]);
    settings.remember_setup(&first.rematch().expect("a table"));
    let after = shown(&settings, &["Ben", "Cleo", "Ann"]);
    assert_eq!(after, [&*before[1], &*before[2], &*before[0]]);
}

#[test]
fn badges_have_words() {
    let text = people::chosen("Player 2", Badge::of_seat(1));
    assert_eq!(text, "Symbol and colour: Player 2, red triangle");
}
