//! Names: how they are cut, and what they do to a sentence.

use proptest::prelude::*;
use rollkeep::game::cut_name;
use rollkeep::text::names::isolated;
use rollkeep::text::play;

const FAMILY: &str = "👩‍👩‍👧‍👦";

#[test]
fn a_sign_is_cut_off_as_a_whole() {
    let twice = format!("{FAMILY}{FAMILY}");
    assert_eq!(cut_name(&twice, 14), twice);
    assert_eq!(cut_name(&twice, 13), FAMILY);
    assert_eq!(cut_name(FAMILY, 6), "");
    assert_eq!(cut_name("🇩🇪🇫🇷", 3), "🇩🇪");
    assert_eq!(cut_name("Zoe\u{308}", 3), "Zo");
    assert_eq!(cut_name("Ann", 20), "Ann");
}

#[test]
fn a_name_stays_among_itself() {
    assert_eq!(play::turn_of("Ann"), "Ann’s turn");
    assert_eq!(play::turn_of("אבי"), "\u{2068}אבי\u{2069}’s turn");
    assert_eq!(play::pass_to("علي"), "Pass to \u{2068}علي\u{2069}");
    // Whoever ends the isolation, or turns the rest around, does so no more.
    assert_eq!(isolated("\u{202e}Ann\u{2069}"), "\u{2068}Ann\u{2069}");
}

proptest! {
    #[test]
    fn no_name_is_too_long_or_changes_the_rest(name in "\\PC{0,40}", most in 0_usize..30) {
        let cut = cut_name(&name, most);
        prop_assert!(name.starts_with(cut) && cut.chars().count() <= most);
        let opened = |c: &char| matches!(c, '\u{2066}'..='\u{2068}' | '\u{202a}'..='\u{202e}');
        let shown = isolated(&name);
        let closed = |c: &char| *c == '\u{2069}';
        let (opened, closed) = (shown.chars().filter(opened).count(), shown.chars().filter(closed).count());
        prop_assert!(opened <= 1 && closed <= 1);
    }
}
