//! The score card for people who roll real dice.

use std::fs;

use rollkeep_app::real_dice::{Entry, LoadedReal, RealGame};
use rollkeep_rules::{RuleSet, Slot};
use serde_json::json;

use super::view::shapes;
use crate::page::{Page, button, link};
use crate::server::Site;
use crate::tools;

/// Returns the selector of a seat's box.
pub(super) fn cell(seat: usize, slot: u8) -> String {
    format!("main .real-box[data-seat=\"{seat}\"][data-slot=\"{slot}\"]")
}

/// Begins a card, coming from the score calculator.
pub(super) async fn begin(page: &Page, site: &Site, rules: &str, names: &[&str]) {
    page.open(site.url("#/practice")).await;
    page.click(link("Use your own dice")).await;
    page.shown("main[data-screen=real-dice]").await;
    page.choose("rules", rules).await;
    for (place, name) in names.iter().enumerate() {
        let label = format!("Player {}", place + 1);
        let input = format!(".names input[aria-label=\"{label}\"]");
        if !page.sees(input.as_str()).await {
            page.click("#add-seat").await;
        }
        page.fill(input, name).await;
    }
    page.click("#begin").await;
    page.shown("main[data-screen=real-game]").await;
}

/// Enters the dice on the players' table, by script: a person taps one button after the other.
pub(super) async fn roll(page: &Page, faces: &[u8]) {
    enter(page, ".real-play", faces).await;
}

/// Enters dice with the buttons in this part of the screen.
async fn enter(page: &Page, part: &str, faces: &[u8]) {
    page.shown(format!("{part} .faces button:not(:disabled)"))
        .await;
    let enter = "const [part, faces] = arguments;
        for (const face of faces) document.querySelector(`${part} .faces button[aria-label='Add a ${face}']`).click()";
    page.script(enter, vec![json!(part), json!(faces)]).await;
}

/// Types points into a box.
pub(super) async fn write(page: &Page, seat: usize, slot: u8, points: &str) {
    page.click(cell(seat, slot)).await;
    page.shown("dialog#write[open]").await;
    page.fill("#points", points).await;
    page.click(button("Enter")).await;
}

/// Returns the stored card.
pub(super) async fn stored(page: &Page) -> RealGame {
    let names = page.stored_names().await;
    let name = names.iter().find(|name| name.starts_with("rollkeep/real/"));
    let text = page.stored(name.expect("a card")).await;
    match RealGame::from_json(&text.unwrap_or_default()) {
        LoadedReal::Whole(game) => game,
        other => panic!("{other:?}"),
    }
}

/// Changes the stored card without the page that shows it.
pub(super) async fn put(page: &Page, entries: &[Entry]) {
    let names = page.stored_names().await;
    let name = names.iter().find(|name| name.starts_with("rollkeep/real/"));
    let game = entries.iter().fold(stored(page).await, |game, entry| {
        game.with(*entry, game.touched() + 1)
            .expect("it may be done")
    });
    let put = "localStorage.setItem(arguments[0], arguments[1])";
    page.script(put, vec![json!(name), json!(game.to_json())])
        .await;
}

/// Returns the totals.
pub(super) async fn totals(page: &Page) -> Vec<String> {
    page.list(".real-card .total td").await
}

/// Dice that score nothing in a box are written there only after a question, as in a game with dice of this device.
pub async fn real_dice_zero_is_confirmed(page: &Page, site: &Site) {
    begin(page, site, "yahtzee-official", &["Ada", "Ben"]).await;
    roll(page, &[1, 1, 2, 3, 6]).await;
    page.click(cell(0, 11)).await;
    page.says("dialog#zero[open] h2", "Score zero in Yahtzee?")
        .await;
    page.says("#zero-why", "Other boxes would still score points.")
        .await;
    assert_eq!(stored(page).await.log(), []);
    page.passes_axe().await;
    page.click("#zero-no").await;
    page.gone("dialog#zero").await;
    page.says("h1", "Ada’s turn").await;
    page.click(cell(0, 11)).await;
    page.click("#zero-yes").await;
    page.says("h1", "Ben’s turn").await;
    assert_eq!(stored(page).await.log(), [Entry::Score(0, Slot(11), 0)]);
    // A score is asked about only if the players want that.
    let ask = "localStorage.setItem('rollkeep/settings', JSON.stringify({ ask_scores: true }))";
    roll(page, &[6, 6, 1, 2, 3]).await;
    page.click(cell(1, 5)).await;
    page.says("h1", "Ada’s turn").await;
    page.script(ask, vec![]).await;
    page.reload().await;
    roll(page, &[6, 6, 1, 2, 3]).await;
    page.click(cell(0, 5)).await;
    page.shown("dialog#sure[open]").await;
    page.click("#sure-yes").await;
    page.says("h1", "Ben’s turn").await;
}

/// A whole game for two: dice and typed points, a refusal, a correction, an undo, a reload in the middle, the end, and
/// the statistics.
pub async fn real_dice_game(page: &Page, site: &Site) {
    begin(page, site, "yahtzee-official", &["Ada", "Ben"]).await;
    page.says("h1", "Ada’s turn").await;
    page.passes_axe().await;
    roll(page, &[3, 3, 3, 5, 5]).await;
    page.says(cell(0, 8), "25").await;
    page.passes_axe().await;
    page.click(cell(0, 8)).await;
    page.says("h1", "Ben’s turn").await;
    assert_eq!(totals(page).await, ["25", "0"]);

    // Points that no dice give are refused with a list of possible points.
    write(page, 1, 8, "24").await;
    page.says("#write-told", "Full House scores 0 or 25, never 24.")
        .await;
    page.passes_axe().await;
    page.fill("#points", "x").await;
    page.click(button("Enter")).await;
    page.says("#write-told", "Type the points as a number.")
        .await;
    page.click("#write .quick [data-points=\"0\"]").await;
    page.gone("dialog#write[open]").await;
    page.says("h1", "Ada’s turn").await;

    // Any box can be corrected, with dice too, and the correction undone.
    page.click(cell(1, 8)).await;
    enter(page, "#write", &[2, 2, 6, 6, 6]).await;
    page.mentions("#write", "These dice score 25 points.").await;
    page.click("#write-dice").await;
    page.gone("dialog#write[open]").await;
    page.says(cell(1, 8), "25").await;
    page.click("#undo").await;
    page.says(cell(1, 8), "0").await;
    page.click(cell(1, 8)).await;
    page.click("#clear-box").await;
    page.gone("dialog#write[open]").await;
    page.says("h1", "Ben’s turn").await;
    write(page, 1, 8, "25").await;

    // A reload loses nothing.
    page.reload().await;
    page.says(cell(0, 8), "25").await;
    assert_eq!(totals(page).await, ["25", "25"]);

    // An extra Yahtzee counts, and the joker rules say which box it needs.
    write(page, 0, 11, "50").await;
    write(page, 1, 11, "0").await;
    roll(page, &[4, 4, 4, 4, 4]).await;
    page.click(cell(0, 9)).await;
    page.says("#told", "Fours is open: five fours must go there.")
        .await;
    page.says(cell(0, 3), "20 +100").await;
    page.click(cell(0, 3)).await;
    page.says(".real-card [data-sum=\"0\"]", "20/63").await;
    write(page, 1, 3, "8").await;

    // The rest scores 0, and the last boxes score again.
    let zeros = [0, 1, 2, 4, 5, 6, 7, 9, 10]
        .map(|slot| [0, 1].map(|seat| Entry::Score(seat, Slot(slot), 0)));
    put(page, zeros.as_flattened()).await;
    page.reload().await;
    page.says(cell(1, 10), "0").await;
    write(page, 0, 12, "19").await;
    write(page, 1, 12, "30").await;
    page.says("h1", "Ada wins").await;
    page.mentions("#ranking", "Ben").await;
    page.passes_axe().await;
    // 25 + 50 + 20 + 100 + 19, and 25 + 8 + 30.
    assert_eq!(totals(page).await, ["214", "63"]);
    let game = stored(page).await;
    let card = game.card(0);
    assert_eq!(card.points(Slot(3)), Some(20));
    assert_eq!(card.totals(game.rules()).grand(), 214);

    // The statistics list it separately; and not at all if it does not count.
    page.open(site.url("#/statistics")).await;
    page.shown(".real-statistics table").await;
    let rows = "return [...document.querySelector('.real-statistics tbody').rows].map(
        (row) => [...row.cells].map((cell) => cell.textContent).join('|'))";
    let found = page.script(rows, vec![]).await;
    let percent = "%";
    let wanted = [
        format!("Ada|1|100{percent}|214.0|214"),
        format!("Ben|1|0{percent}|63.0|63"),
    ];
    assert_eq!(found, json!(wanted));
    page.passes_axe().await;
    page.click(".real-statistics a[href='#/real-dice']").await;
    page.click(".game-row a").await;
    page.says("h1", "Ada wins").await;
    page.click("label:has(input[name=count])").await;
    page.shown("label:has(input[name=count]:not(:checked))")
        .await;
    page.open(site.url("#/statistics")).await;
    page.shown("main[data-screen=statistics] #fair-dice").await;
    page.gone(".real-statistics table").await;

    // Another card for the same people.
    page.go_back().await;
    page.click("#another").await;
    page.says("h1", "Ada’s turn").await;
    assert_eq!(totals(page).await, ["0", "0"]);
    page.assert_no_errors(site).await;
}

/// A Generala on the first roll ends the card at once, by dice and typed, and can be taken back.
pub async fn real_dice_won_at_once(page: &Page, site: &Site) {
    begin(page, site, "generala", &["Ada", "Ben"]).await;
    let generala = 9;
    write(page, 0, 5, "6").await;
    write(page, 1, 5, "30").await;
    roll(page, &[4, 4, 4, 4, 4]).await;
    page.says(".own-dice .help", "Generala wins the game outright!")
        .await;
    page.click(cell(0, generala)).await;
    page.says("h1", "Ada wins").await;
    page.says("#at-once", "Generala on the first roll: Ada wins outright.")
        .await;
    page.says("#ranking tbody tr th", "Ada").await;
    page.passes_axe().await;
    page.reload().await;
    page.says("h1", "Ada wins").await;
    page.click("#undo").await;
    page.says("h1", "Ada’s turn").await;

    // Typed points win only if it is said that they came on the first roll.
    write(page, 0, generala, "50").await;
    page.says("h1", "Ben’s turn").await;
    page.click(cell(0, generala)).await;
    page.click("label:has(input[name=wins])").await;
    page.passes_axe().await;
    page.click("#write .quick [data-points=\"50\"]").await;
    page.gone("dialog#write[open]").await;
    page.says("h1", "Ada wins").await;
    page.assert_no_errors(site).await;
}

/// Cards of every kind with the most players, on screens of many sizes.
pub async fn real_dice_for_all(page: &Page, site: &Site) {
    let names = ["Ada", "Ben", "Christopher-Alexande", "Dan", "Emil", "Fay"];
    let id = |rules: &RuleSet| rules.id.replace('-', "");
    let cards = shapes().into_iter().map(|rules| {
        let text = json!({
            "real_dice": 1, "rules": rules.id, "began": 5, "touched": 5,
            "names": names[..usize::from(rules.max_seats)], "log": [{"score": [0, 0, 1]}],
        });
        (format!("rollkeep/real/{}", id(rules)), text.to_string())
    });
    let cards: Vec<(String, String)> = cards.collect();
    let cards = cards.iter().map(|(key, text)| (&**key, &**text));
    page.store(site, &cards.collect::<Vec<_>>()).await;
    for rules in shapes() {
        let hash = format!("#/real-dice/{}", id(rules));
        page.visit_screen(site, &hash, "[data-screen=real-game]")
            .await;
        page.says("h1", "Ben’s turn").await;
        for (width, height) in [(320, 568), (390, 664), (1180, 820)] {
            page.resize(width, height).await;
            let faults = "const small = [...document.querySelectorAll('.real-box')].filter(
                    (it) => it.offsetWidth < 44 || it.offsetHeight < 44).map((it) => it.ariaLabel);
                const wide = document.documentElement.scrollWidth - innerWidth;
                return wide > 0 ? [`too wide by ${wide}`, ...small] : small";
            let faults = page.script(faults, vec![]).await;
            assert_eq!(faults, json!([]), "{width} {}", rules.id);
        }
        let boxes = usize::from(rules.max_seats) * rules.categories.len();
        assert_eq!(page.list(".real-box").await.len(), boxes);
        roll(page, &vec![6; rules.dice.into()]).await;
        page.says(cell(1, 5), &(6 * rules.dice).to_string()).await;
        page.passes_axe().await;
    }
}

/// On a phone the whole card of one or two people is in view with the dice; with more, each name has its total.
pub async fn real_dice_in_view(page: &Page, site: &Site) {
    let below = "return Math.max(0, document.querySelector('.real-card .total').getBoundingClientRect().bottom - innerHeight)";
    for names in [&["Ada"][..], &["Ada", "Ben"], &["Ada", "Ben", "Cleo"]] {
        begin(page, site, "yahtzee-official", names).await;
        write(page, 0, 5, "18").await;
        roll(page, &[6, 6, 6, 1, 2]).await;
        let below = page.script(below, vec![]).await;
        match names.len() {
            3 => page.says(".real-card thead small", "18").await,
            count => assert_eq!(below, json!(0), "{count}"),
        }
    }
}

/// Where the cards are wider than the screen, the card of the person whose turn it is comes into sight.
pub async fn real_dice_follow_the_turn(page: &Page, site: &Site) {
    page.resize(320, 568).await;
    let scores: Vec<_> = (0..5).map(|seat| json!({"score": [seat, 0, 1]})).collect();
    let text = json!({
        "real_dice": 1, "rules": "yahtzee-official", "began": 5, "touched": 5,
        "names": ["Ada", "Ben", "Cleo", "Dan", "Emil", "Fay"], "log": scores,
    });
    page.store(site, &[("rollkeep/real/six", &text.to_string())])
        .await;
    page.open(site.url("#/real-dice/six")).await;
    page.says("h1", "Fay’s turn").await;
    let in_sight = "(() => {
        const head = document.querySelector('.real-card th.on-turn').getBoundingClientRect();
        const names = document.querySelector('.real-card tbody [scope=row]').getBoundingClientRect();
        return head.left >= names.right - 1 && head.right <= innerWidth + 1;
    })()";
    page.until("Fay's card is in sight", in_sight).await;
    write(page, 5, 0, "1").await;
    page.says("h1", "Ada’s turn").await;
    page.until("Ada's card is in sight", in_sight).await;
}

/// Two tabs: a change in one appears in the other; a tab that has not noticed a change overwrites nothing. Without
/// dialogs, which WebKit does not open in a hidden tab.
pub async fn real_dice_tabs(page: &Page, site: &Site) {
    begin(page, site, "yatzy", &["Ada", "Ben"]).await;
    let address = page.script("return location.hash", vec![]).await;
    let address = site.url(address.as_str().unwrap_or_default());
    let first = page.tab().await;
    let second = page.open_tab(address).await;
    roll(page, &[1, 1, 1, 2, 4]).await;
    page.click(cell(0, 0)).await;
    page.says("h1", "Ben’s turn").await;
    page.go_to(&first).await;
    page.says(cell(0, 0), "3").await;
    page.says("h1", "Ben’s turn").await;

    // The stored card is further than this tab has noticed.
    put(page, &[Entry::Score(1, Slot(0), 4)]).await;
    roll(page, &[2, 2, 2, 1, 4]).await;
    page.click(cell(1, 1)).await;
    page.mentions("#told", "changed in another tab").await;
    page.says(cell(1, 0), "4").await;
    page.says("h1", "Ada’s turn").await;
    assert_eq!(stored(page).await.card(1).points(Slot(1)), None);
    // The dice are still there for another try.
    page.says(cell(0, 1), "6").await;

    // Deleted in the other tab: the page says so, and another change saves it again.
    page.go_to(&second).await;
    page.says("h1", "Ada’s turn").await;
    page.script("localStorage.clear()", vec![]).await;
    page.go_to(&first).await;
    page.mentions("#told", "deleted in another tab").await;
    page.click(cell(0, 1)).await;
    page.says("h1", "Ben’s turn").await;
    assert_eq!(stored(page).await.card(0).points(Slot(1)), Some(6));
}

/// A card is deleted and restored, exported and imported. A damaged one is set aside.
pub async fn real_dice_files(page: &Page, site: &Site) {
    begin(page, site, "yatzy", &["Ada"]).await;
    write(page, 0, 5, "24").await;
    page.says(cell(0, 5), "24").await;
    let before = stored(page).await;
    page.click("header.bar a[href='#/real-dice']").await;
    page.mentions(".game-row", "1 of 15 boxes").await;
    page.passes_axe().await;
    page.click(button("Delete: Ada")).await;
    page.click("#delete-yes").await;
    page.gone(".game-row").await;
    page.click("#put-back").await;
    page.shown(".game-row").await;
    assert_eq!(stored(page).await, before);

    page.open(site.url("#/settings")).await;
    page.click("#export").await;
    let file = page.downloaded("rollkeep.json").await;
    page.script("localStorage.clear()", vec![]).await;
    page.open(site.url("#/real-dice")).await;
    page.reload().await;
    page.mentions("main", "No score cards yet.").await;
    page.open(site.url("#/settings")).await;
    let path = tools::scratch().join(format!("{}-real-dice.json", page.engine()));
    fs::write(&path, &file).expect("the scratch folder is there");
    page.choose_file("#import", &path).await;
    page.mentions("dialog#import-question[open]", "1 game is new here.")
        .await;
    page.click("#import-now").await;
    page.gone("dialog#import-question").await;
    page.open(site.url("#/real-dice")).await;
    page.click(".game-row a").await;
    page.says(cell(0, 5), "24").await;
    assert_eq!(stored(page).await, before);

    // Its last entry is not possible: what came before stays.
    let text = before.to_json().replace("]}]", "]},{\"score\":[0,4,3]}]");
    page.store(site, &[("rollkeep/real/damaged", &text)]).await;
    page.open(site.url("#/real-dice/damaged")).await;
    page.says(cell(0, 5), "24").await;
    page.says(cell(0, 4), "").await;
    let aside = page.stored("rollkeep/aside/real-damaged-1").await;
    assert_eq!(aside.as_deref(), Some(text.as_str()));
    page.open(site.url("#/real-dice/gone")).await;
    page.says("h1", "This score card isn’t on this device")
        .await;
}

/// Without a pointer, and with the coach.
pub async fn real_dice_by_keyboard(page: &Page, site: &Site) {
    begin(page, site, "yahtzee-basic", &["Ada"]).await;
    let focus = |css: &str| format!("document.querySelector(`{css}`).focus()");
    page.script(&focus("input[name=coach]"), vec![]).await;
    page.press("Space").await;
    page.shown("fieldset:has(input[name=left])").await;
    page.script(&focus(".real-play .faces button"), vec![])
        .await;
    // Two ones, then on to the fives.
    page.press("Enter").await;
    page.press("Space Tab Tab Tab Tab").await;
    for _ in 0..3 {
        page.press("Enter").await;
    }
    page.mentions(".best", "Keep the three fives").await;
    page.passes_axe().await;
    page.script(&focus(&cell(0, 8)), vec![]).await;
    page.press("Enter").await;
    page.says(cell(0, 8), "25").await;
    assert!(
        page.focused()
            .await
            .starts_with("Full House, Ada: 25 points")
    );
    // With rolls left, kept dice stay and the others are entered again.
    roll(page, &[6, 6, 6, 1, 3]).await;
    page.mentions(".best", "Keep the three sixes").await;
    page.click("#keep-these").await;
    page.shown("label:has(input[name=left][value=\"1\"]:checked)")
        .await;
    page.says(".own-dice .help", "2 more dice.").await;
    roll(page, &[6, 2]).await;
    page.mentions(".best", "Keep the four sixes").await;
    // Points are typed with the keyboard; Escape leaves the box as it is.
    page.script(&focus(&cell(0, 8)), vec![]).await;
    page.press("Enter").await;
    page.shown("dialog#write[open]").await;
    page.press("Escape").await;
    page.gone("dialog#write[open]").await;
    assert!(page.focused().await.starts_with("Full House, Ada"));
    // A press this soon after the first would count as a key pressed twice by mistake.
    page.rest().await;
    page.press("Enter").await;
    page.shown("dialog#write[open]").await;
    page.fill("#points", "0").await;
    page.press("Enter").await;
    page.gone("dialog#write[open]").await;
    page.says(cell(0, 8), "0").await;
    // A double tap writes once.
    roll(page, &[6, 6, 6, 6, 2]).await;
    page.double_tap(cell(0, 5), 80).await;
    page.says(cell(0, 5), "24").await;
    page.frames().await;
    page.gone("dialog#write[open]").await;
    assert_eq!(stored(page).await.card(0).filled(), 2);
}
