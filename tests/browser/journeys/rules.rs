//! Messages at the table about rules that are hard to see.

use rollkeep_rules::{GivenName, PortableRules, RuleSet, Spec, catalogue};
use serde_json::json;

use super::fixture::{Fixture, SIX};
use super::shared::{opens, other_device};
use crate::page::Page;
use crate::server::Site;

/// The boxes that matter here.
const FOURS: u8 = 3;
const FULL_HOUSE: u8 = 8;
const YAHTZEE: u8 = 11;
const CHANCE: u8 = 12;

/// A forced joker closes boxes, and a tap on one says why.
pub async fn forced_joker(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada"])
        .rolled(&[6, 6, 6, 6, 6])
        .score(YAHTZEE)
        .rolled(&[4, 4, 4, 4, 4]);
    page.resume(site, &game.text()).await;
    page.shows_saved_game().await;
    let seen = page.seen().await;
    assert_eq!(seen.offers, [(FOURS, 20)]);
    assert!(seen.closed.contains(&FULL_HOUSE));
    // The reason is there before a tap.
    page.says(
        ".hint > p:first-child",
        "Fours is open: five fours must go there.",
    )
    .await;

    page.click(format!("td[data-slot=\"{FULL_HOUSE}\"] button.box"))
        .await;
    page.mentions(".hint.refused", "Fours").await;
    page.mentions("#assertive", "Fours").await;
    // What is refused here is not read on other screens.
    page.script("location.hash = '#/settings'", vec![]).await;
    page.shown("main[data-screen=settings]").await;
    page.says("#assertive", "").await;
    page.go_back().await;
    page.shown("main[data-screen=game]").await;
    let after = page.score(FOURS).await;
    assert_eq!(after.cards()[0].totals(after.rules()).yahtzee_bonuses, 100);
}

/// The list of rules begins with those played last, and a search finds some; Enter chooses the first and begins no game.
pub async fn rules_are_found(page: &Page, site: &Site) {
    let yatzy = Fixture::new("yatzy", &["Ada"]).text();
    let kismet = Fixture::new("kismet", &["Ada"]).text();
    let games = [
        ("rollkeep/game/one", yatzy.as_str()),
        ("rollkeep/game/two", kismet.as_str()),
    ];
    page.store(site, &games).await;
    page.open(site.url("#/new")).await;
    page.click("#change-rules").await;
    page.says(".all-rules legend", "Played last").await;
    assert_eq!(
        page.list(".all-rules fieldset:first-of-type .choice")
            .await
            .len(),
        2
    );
    page.shown("input[value=yatzy]").await;
    page.fill("#find-rules", "danish").await;
    page.gone("input[value=yatzy]").await;
    assert_eq!(page.list(".all-rules .choice").await, ["Super Yatzy"]);
    assert_eq!(page.list(".all-rules legend").await.len(), 1);
    page.passes_axe().await;
    page.press("Enter").await;
    page.mentions(".chosen-rules", "Super Yatzy").await;
    page.focuses("#find-rules").await;
    page.shown("input[name=rules]").await;
    page.fill("#find-rules", "whist").await;
    page.says(".all-rules [role=status]", "No game by that name.")
        .await;
    page.gone("input[name=rules]").await;
    page.press("Enter").await;
    page.mentions(".chosen-rules", "Super Yatzy").await;
    page.click("#begin").await;
    page.shown("main[data-screen=game]").await;
    assert_eq!(page.shows_saved_game().await.rules().id, "super-yatzy");
}

/// On a card with an order, the next box is marked, also among six people on a small phone, and a later one says why it waits.
pub async fn ordered_boxes(page: &Page, site: &Site) {
    let game = Fixture::new("yatzy-forced", &SIX)
        .turns(12)
        .rolled(&[3, 3, 3, 5, 5]);
    page.resume(site, &game.text()).await;
    page.shows_saved_game().await;
    page.mentions(".hint > p:first-child", "Next box: Threes.")
        .await;
    page.shown("td.looked.next[data-slot=\"2\"] button.box")
        .await;
    page.click("td.looked.later[data-slot=\"3\"] button.box")
        .await;
    let why = "Fours isn’t open yet. The next box is Threes.";
    page.says(".hint.refused > p:first-child", why).await;
    page.says("#assertive", why).await;
    page.passes_axe().await;
    let after = page.score(2).await;
    assert_eq!(after.last_score().map(|last| last.points), Some(9));
}

/// Low has to stay below High, and the table says so before a zero is written by mistake.
pub async fn needs_are_told(page: &Page, site: &Site) {
    const LOW: u8 = 6;
    const HIGH: u8 = 7;
    let game = Fixture::new("yam", &["Ada"])
        .rolled(&[4, 4, 4, 4, 4])
        .score(LOW)
        .rolled(&[3, 3, 3, 5, 5]);
    page.resume(site, &game.text()).await;
    page.shows_saved_game().await;
    let why = "High must be higher than Low: more than 20.";
    page.says(".hint > p:first-child", why).await;
    page.click(format!("td[data-slot=\"{HIGH}\"] button.box"))
        .await;
    page.mentions("dialog#zero[open]", why).await;
    page.click("#zero-no").await;
    page.gone("dialog#zero").await;
}

/// A tap on the name of a box fills the box if the dice offer it, and asks like the box. Otherwise, or with the other
/// button of the mouse, it opens the help.
pub async fn names_of_boxes_are_tapped(page: &Page, site: &Site) {
    let name = |slot: u8| format!("tr:has(> td[data-slot=\"{slot}\"]) .what");
    page.resume(site, &Fixture::new("yahtzee-official", &["Ada"]).text())
        .await;
    page.shows_saved_game().await;
    page.click(name(YAHTZEE)).await;
    page.says("dialog#category[open] h2", "Yahtzee").await;
    page.press("Escape").await;
    page.gone("dialog#category").await;

    let game = Fixture::new("yahtzee-official", &["Ada"]).rolled(&[1, 1, 2, 3, 6]);
    page.resume(site, &game.text()).await;
    let before = page.shows_saved_game().await;
    page.shown(format!("{}:not([aria-haspopup])", name(YAHTZEE)))
        .await;
    let explain = "arguments[0].dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))"
        .replace("arguments[0]", "document.querySelector(arguments[0])");
    page.script(&explain, vec![json!(name(YAHTZEE))]).await;
    page.shown("dialog#category[open]").await;
    page.press("Escape").await;
    page.gone("dialog#category").await;
    // A key explains it, too.
    let focus = "document.querySelector(arguments[0]).focus()";
    page.script(focus, vec![json!(name(12))]).await;
    page.press("Enter").await;
    page.says("dialog#category[open] h2", "Chance").await;
    page.press("Escape").await;
    page.gone("dialog#category").await;
    page.click(name(YAHTZEE)).await;
    page.click("dialog#zero[open] #zero-no").await;
    page.gone("dialog#zero").await;
    assert_eq!(page.shows_saved_game().await, before);
    page.click(name(12)).await;
    page.shown("td[data-slot=\"12\"].filled").await;
    page.shown(format!("{}[aria-haspopup=dialog]", name(YAHTZEE)))
        .await;
}

/// A zero that wastes something needs an answer, once, and can be declined; with rolls left, any zero does.
pub async fn zero_is_confirmed(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada"]).rolled(&[1, 1, 2, 3, 6]);
    page.resume(site, &game.text()).await;
    let before = page.shows_saved_game().await;
    page.click(format!("td[data-slot=\"{YAHTZEE}\"] button.box"))
        .await;
    page.mentions("dialog#zero[open]", "Yahtzee").await;
    page.click("#zero-no").await;
    page.gone("dialog#zero").await;
    assert_eq!(page.shows_saved_game().await, before);

    page.click(format!("td[data-slot=\"{YAHTZEE}\"] button.box"))
        .await;
    page.shown("dialog#zero[open]").await;
    page.press("Escape").await;
    page.gone("dialog#zero").await;
    assert_eq!(page.shows_saved_game().await, before);

    let after = page.score(YAHTZEE).await;
    assert_eq!(after.last_score().map(|last| last.points), Some(0));

    // All boxes are filled except one, which another roll may still fill with points.
    let mut game = Fixture::new("yahtzee-official", &["Ada"]);
    for slot in (0..13).filter(|slot| *slot != YAHTZEE) {
        game = game.rolled(&[1, 1, 2, 3, 6]).score(slot);
    }
    page.resume(site, &game.rolled(&[1, 1, 2, 3, 6]).text())
        .await;
    page.shows_saved_game().await;
    page.click(format!("td[data-slot=\"{YAHTZEE}\"] button.box"))
        .await;
    page.mentions("dialog#zero[open]", "Yahtzee").await;
    page.click("#zero-no").await;
    page.gone("dialog#zero").await;
}

/// With the setting on, the page asks before every score, and the player may choose another box.
pub async fn scores_are_confirmed(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada"]).rolled(&[3, 3, 3, 5, 5]);
    page.resume(site, &game.text()).await;
    page.open(site.url("#/settings")).await;
    page.click("label:has(input[name=ask-scores])").await;
    page.open(site.url("#/game/seeded")).await;
    let before = page.shows_saved_game().await;
    page.click(format!("td[data-slot=\"{FULL_HOUSE}\"] button.box"))
        .await;
    page.mentions("dialog#sure[open]", "Score 25 in Full House?")
        .await;
    page.passes_axe().await;
    page.click("#sure-no").await;
    page.gone("dialog#sure").await;
    assert_eq!(page.shows_saved_game().await, before);
    // A zero that wastes something has its own question, and there is only one question.
    page.click(format!("td[data-slot=\"{YAHTZEE}\"] button.box"))
        .await;
    page.shown("dialog#zero[open]").await;
    page.gone("dialog#sure[open]").await;
    page.click("#zero-no").await;
    page.gone("dialog#zero").await;
    page.click(format!("td[data-slot=\"{FULL_HOUSE}\"] button.box"))
        .await;
    page.shown("dialog#sure[open]").await;
    page.click("#sure-yes").await;
    page.gone("dialog#sure").await;
    page.shown("main[data-rolls=\"0\"]").await;
    let after = page.shows_saved_game().await;
    assert_eq!(after.last_score().map(|last| last.points), Some(25));
}

/// A score can be undone until the next roll, with the same dice; a roll never.
pub async fn undo_a_score(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada", "Ben"]).rolled(&[1, 1, 2, 3, 6]);
    page.resume(site, &game.text()).await;
    page.shows_saved_game().await;
    page.shown("#undo[aria-disabled=true]").await;
    page.score(CHANCE).await;
    page.shown("dialog#pass[open]").await;
    page.click("#ready").await;
    page.shown("#undo:not([aria-disabled])").await;
    let before = page.saved().await.game.log().len();
    page.click("#undo").await;
    let back = page.logs_more_than(before).await;
    assert!(back.last_score().is_none());
    assert_eq!(page.seen().await.faces, [1, 1, 2, 3, 6]);

    page.score(CHANCE).await;
    page.click("#ready").await;
    page.roll().await;
    page.shown("#undo[aria-disabled=true]").await;
}

/// Two people save rolls in one turn and spend them in the next. The table says how many there are, whose they are, and that the
/// button spends one; a reload changes nothing, and an undo gives them back.
pub async fn saved_rolls(page: &Page, site: &Site) {
    const ONES: u8 = 0;
    const TWOS: u8 = 1;
    let game = Fixture::new("maxi-yatzy-saved", &["Ada", "Ben"]).rolled(&[1, 1, 2, 3, 4, 6]);
    page.resume(site, &game.text()).await;
    page.score(ONES).await;
    page.mentions("#pass-last", "Ada: 2 in Ones, 2 rolls saved")
        .await;
    page.click("#ready").await;
    page.says(".standing[data-seat=\"0\"] .saved", "2 saved")
        .await;
    page.roll().await;
    page.roll().await;
    page.score(TWOS).await;
    page.mentions("#pass-last", "1 roll saved").await;
    page.click("#ready").await;
    page.says(".standing[data-seat=\"1\"] .saved", "1 saved")
        .await;

    // Before the first roll of the turn that has more.
    page.says(".count .words", "3 rolls + 2 saved").await;
    page.says(".dots b", "+2").await;
    for _ in 0..3 {
        page.roll().await;
    }
    page.says(".count .words", "2 saved rolls").await;
    page.says("#roll", "Saved roll: 6 dice").await;
    let wide = "return document.documentElement.scrollWidth <= innerWidth";
    assert_eq!(page.script(wide, vec![]).await, json!(true));
    page.passes_axe().await;

    let faces = page.seen().await.faces;
    page.tap(&[0, 1]).await;
    page.says("#roll", "Saved roll: 4 dice").await;
    page.reload().await;
    page.says("#roll", "Saved roll: 4 dice").await;
    let rolled = page.roll().await;
    assert_eq!(page.seen().await.faces[..2], faces[..2]);
    assert_eq!(rolled.rolls_left(), 1);
    page.roll().await;
    page.says("#roll", "Choose a box").await;
    page.says(".count .words", "No rolls left").await;

    page.score(TWOS).await;
    page.click("#ready").await;
    page.says(".standing[data-seat=\"0\"] .saved", "").await;
    page.says(".count .words", "3 rolls + 1 saved").await;
    // Nothing is left of the five rolls, whoever looks.
    let before = page.saved().await.game.log().len();
    page.click("#undo").await;
    let back = page.logs_more_than(before).await;
    assert_eq!((back.rolls_left(), back.saved(1)), (0, 1));
    page.says("#roll", "Choose a box").await;
}

/// Where the page computes no best play, whoever looks for it reads so: at the table, at the end, in practice, in the explorer,
/// among first rolls, where skill is told, and in the form for a new game, which refuses a computer that needs it.
pub async fn no_best_play(page: &Page, site: &Site) {
    const WHY: &str =
        "With saved rolls, perfect play takes too long to work out, so there’s no coach here.";
    page.open(site.url("#/skill/maxi-yatzy-saved")).await;
    page.says("#no-skill", WHY).await;
    let said = "return document.querySelectorAll('p.lead').length";
    assert_eq!(page.script(said, vec![]).await, json!(1));
    let game = Fixture::new("maxi-yatzy-saved", &["Ada"]).but(1);
    page.resume(site, &game.text()).await;
    page.roll().await;
    page.click("#coach[aria-pressed=false]").await;
    page.says(".hint > p:first-child", WHY).await;
    page.score_best().await;
    page.shown("main[data-screen=over]").await;
    page.says("#no-lesson", WHY).await;
    page.never_shown("#review").await;

    let choose = "const it = document.querySelector('#which');
        it.value = 'maxi-yatzy-saved';
        it.dispatchEvent(new Event('change', { bubbles: true }));";
    page.open(site.url("#/drills")).await;
    page.shown("main[data-screen=practice]").await;
    page.script(choose, vec![]).await;
    page.says("#no-practice", WHY).await;
    page.never_shown("#start").await;

    page.open(site.url("#/explore")).await;
    page.shown("main[data-screen=explore]").await;
    page.script(choose, vec![]).await;
    page.says(".best", WHY).await;

    page.open(site.url("#/openings/maxi-yatzy-saved")).await;
    page.says("#no-openings", WHY).await;

    page.open(site.url("#/new")).await;
    page.choose("rules", "maxi-yatzy-saved").await;
    page.click("#add-computer").await;
    let perfect = "const it = document.querySelector('.people li:last-child select.strength');
        const first = it.value;
        it.value = 'perfect';
        it.dispatchEvent(new Event('change', { bubbles: true }));
        return first;";
    page.shown(".people li:last-child select.strength").await;
    assert_eq!(page.script(perfect, vec![]).await, json!("casual"));
    page.click("#begin").await;
    let why = "With saved rolls, only Novice and Casual can play: perfect play takes too long to work out.";
    page.says("#told", why).await;
    page.mentions(".people li:last-child small", why).await;
}

/// Crag with half of its boxes, under a name of its own.
fn half_crag() -> RuleSet {
    let crag = catalogue::find("crag").expect("a rule set");
    let mut spec = Spec::clone(&crag);
    spec.id = "half-crag".to_owned();
    spec.name = GivenName(Some("Grandpa’s Crag".to_owned()));
    spec.categories.drain(1..9);
    RuleSet::new(spec).expect("rules that can be played")
}

/// A game whose rules are in no list is found on the home screen, played to its end with the coach's advice, reviewed, counted,
/// sent as a link and begun again, under its own name everywhere.
pub async fn rules_of_ones_own(page: &Page, site: &Site) {
    let name = "Grandpa’s Crag";
    let game = Fixture::under(half_crag(), &["Ada"]).but(1);
    let rules = game.game().rules().clone();
    page.store(site, &[("rollkeep/game/0123456789ab00", &game.text())])
        .await;
    page.open(site.home()).await;
    page.click(".continue").await;
    page.shown("main[data-screen=game] #roll").await;
    page.roll().await;
    let over = page.score_best().await;
    assert_eq!(over.rules(), &rules);
    page.shown("main[data-screen=over] #again").await;

    page.click("a#statistics").await;
    page.until(
        "the list has the rules",
        "document.querySelector('#which').selectedOptions[0].text === 'Grandpa’s Crag'",
    )
    .await;
    let total = over.cards()[0].totals(&rules).grand();
    page.mentions("#numbers", &total.to_string()).await;

    page.open(site.home()).await;
    page.mentions("main[data-screen=home]", name).await;
    let address = PortableRules::address(&rules);
    page.open(site.url(&format!("#/rules/{address}"))).await;
    page.says("h1", name).await;
    page.mentions("main", "Rules that aren’t in the list.")
        .await;
    page.passes_axe().await;

    page.open(site.url("#/review/0123456789ab00")).await;
    page.shown("main[data-screen=review] .summary").await;
    page.open(site.url("#/share/0123456789ab00")).await;
    page.shown("main[data-screen=share] .address").await;
    let link = page.text(".address").await;
    other_device(page, site).await;
    opens(page, &link).await;
    page.mentions("main[data-screen=shared]", name).await;

    // Rules that cannot be played are refused in words.
    let text = game.text().replace("\"dice\":3", "\"dice\":7");
    page.store(site, &[("rollkeep/game/0123456789ab00", &text)])
        .await;
    page.open(site.home()).await;
    page.shown("#aside").await;
    page.script("location.hash = '#/settings'", vec![]).await;
    page.mentions("#quarantined", "Its rules can’t be played.")
        .await;
    let kept = "return Object.values(localStorage).some((it) => it.includes('Grandpa'))";
    assert_eq!(page.script(kept, vec![]).await, json!(true));
}
