//! Names that people type: their characters, how they are shortened, and how they are embedded in a sentence.

use proptest::prelude::*;
use rollkeep_app::storage::{Loaded, Memory, OwnPlayer, SaveStore};
use rollkeep_rules::game::{Seat, SetupError, clean_name, cut_name};
use rollkeep_words::names::isolated;
use rollkeep_words::play;

use super::games::cases;
use super::script::Script;
use super::store::{id, saved};

const FAMILY: &str = "👩‍👩‍👧‍👦";

#[test]
fn invisible_characters_are_removed() {
    for (name, clean) in [
        ("Ann", "Ann"),
        ("  Ann \t\n Lee ", "Ann Lee"),
        ("\u{202e}nnA\u{202c}", "nnA"),
        ("\u{2066}Ann\u{2069}\u{200f}\u{61c}", "Ann"),
        ("A\u{0}n\u{7f}n\u{85}", "Ann"),
        ("\u{feff}Ann\u{200b}\u{ad}", "Ann"),
        ("\u{200b}\u{200d}\u{2060}", ""),
        ("\u{3164}\u{2800}", ""),
        ("\u{fe0f}", ""),
        ("", ""),
        // Characters that a script needs stay.
        ("👩\u{200d}🚀", "👩\u{200d}🚀"),
        ("می\u{200c}خواهم", "می\u{200c}خواهم"),
        (
            "🏴\u{e0067}\u{e0062}\u{e007f}",
            "🏴\u{e0067}\u{e0062}\u{e007f}",
        ),
        ("A\u{e0067}", "A"),
        ("Zoë", "Zoë"),
    ] {
        assert_eq!(clean_name(name), clean, "{name:?}");
        assert_eq!(Seat::person(name).name, clean, "{name:?}");
    }
}

#[test]
fn characters_are_cut_as_a_whole() {
    let twice = format!("{FAMILY}{FAMILY}");
    assert_eq!(cut_name(&twice, 14), twice);
    assert_eq!(cut_name(&twice, 13), FAMILY);
    assert_eq!(cut_name(FAMILY, 6), "");
    assert_eq!(cut_name("🇩🇪🇫🇷", 3), "🇩🇪");
    assert_eq!(cut_name("Zoe\u{308}", 3), "Zo");
    assert_eq!(cut_name("Ann", 20), "Ann");
}

#[test]
fn names_are_isolated() {
    assert_eq!(play::turn_of("Ann"), "Ann’s turn");
    assert_eq!(play::turn_of("אבי"), "\u{2068}אבי\u{2069}’s turn");
    assert_eq!(play::pass_to("علي"), "Pass to \u{2068}علي\u{2069}");
    // Characters that end the isolation or change the direction are removed.
    assert_eq!(isolated("\u{202e}Ann\u{2069}"), "\u{2068}Ann\u{2069}");
}

/// Saved games with such names still load.
#[test]
fn saved_games_with_odd_names_load() {
    let game = saved(&Script::new("yatzy", 3).roll("1 2 3 4 5"), 1, 1);
    let text = game
        .to_json()
        .replace("Ben", "\u{202e}Ann")
        .replace("Cleo", "Cl\u{200b}eo");
    let Loaded::Whole(loaded) = Loaded::from_json(&text) else {
        panic!("a game")
    };
    let names: Vec<_> = loaded
        .game
        .setup()
        .seats()
        .iter()
        .map(|it| it.name.as_str())
        .collect();
    assert_eq!(names, ["Ann", "Ann 2", "Cleo"]);
    assert_eq!(loaded.game.log(), game.game.log());
}

#[test]
fn players_have_clean_names() {
    let store = SaveStore::new(Memory::default());
    let player = |name: &str| OwnPlayer {
        name: name.to_owned(),
        source: String::new(),
    };
    store
        .players()
        .save(&id(1), &player("\u{202e}Ann\u{200b}"), None)
        .expect("new");
    assert_eq!(store.players().all()[0].value.name, "Ann");
    assert!(store.players().save(&id(2), &player("Ann"), None).is_err());
    assert!(
        store
            .players()
            .save(&id(2), &player("\u{200b}"), None)
            .is_err()
    );
}

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn a_clean_name_stays_as_it_is(name in "\\PC{0,40}", any in any::<String>(), most in 0..30usize) {
        for name in [name, any] {
            let clean = clean_name(&name);
            prop_assert_eq!(clean_name(&clean), clean.as_str());
            prop_assert!(clean.chars().count() <= name.chars().count());
            let cut = cut_name(&clean, most);
            prop_assert!(cut.chars().count() <= most && clean.starts_with(cut));
        }
    }

    #[test]
    fn no_name_is_too_long_or_changes_the_rest(name in "\\PC{0,40}", most in 0_usize..30) {
        let cut = cut_name(&name, most);
        prop_assert!(name.starts_with(cut) && cut.chars().count() <= most);
        let opened = |c: &char| matches!(c, '\u{2066}'..='\u{2068}' | '\u{202a}'..='\u{202e}');
        let shown = isolated(&name);
        prop_assert!(shown.chars().filter(opened).count() <= 1);
        let ends = shown.chars().filter(|c| *c == '\u{2069}').count();
        prop_assert!(ends <= 1);
    }
}

#[test]
fn a_game_goes_on_under_other_names() {
    let game = Script::new("yatzy", 2)
        .turns("66665 sixes")
        .turns("11123 ones")
        .game;
    let renamed = |names: [&str; 2]| game.with_names(&names.map(str::to_owned));
    let other = renamed([" Cleo ", "Ben"]).expect("good names");
    assert_eq!(other.setup().names(), ["Cleo", "Ben"]);
    assert_eq!(other.log(), game.log());
    assert_eq!(other.cards(), game.cards());
    assert_eq!(renamed(["", "Ben"]), Err(SetupError::NoName(0)));
    assert_eq!(renamed(["Ben", "Ben"]), Err(SetupError::SameName(1)));
}
