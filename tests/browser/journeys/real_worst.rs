//! What must not go wrong on a card for real dice: repeated keys and taps, no room, a reload.

use rollkeep_app::real_dice::Entry;
use rollkeep_rules::Slot;
use serde_json::json;

use super::real_dice::{begin, cell, put, roll, stored, totals, write};
use crate::page::{Page, button};
use crate::server::Site;

/// Escape twice closes a dialog and nothing else, and it opens again. A double tap acts once.
pub async fn real_dice_pressed_twice(page: &Page, site: &Site) {
    begin(page, site, "yatzy", &["Ada", "Ben"]).await;
    write(page, 0, 5, "24").await;
    page.says("h1", "Ben’s turn").await;
    let before = stored(page).await;
    // With points half typed, then dice half entered; in an open box, then in a filled one.
    for (seat, dice) in [(1, false), (1, true), (0, false)] {
        page.click(cell(seat, 5)).await;
        page.shown("dialog#write[open]").await;
        match dice {
            true => {
                page.click("#write .faces button[aria-label=\"Add a 6\"]")
                    .await
            }
            false => page.fill("#points", "1").await,
        }
        page.press("Escape Escape").await;
        page.stays_closed("dialog#write[open]").await;
        page.says("h1", "Ben’s turn").await;
        assert_eq!(stored(page).await, before);
    }

    // Only once, wherever the second tap lands.
    page.click(cell(1, 5)).await;
    page.fill("#points", "18").await;
    page.lies_over_a_box("#write .strong").await;
    page.double_tap(button("Enter"), 80).await;
    page.stays_closed("dialog#write[open]").await;
    page.says("h1", "Ada’s turn").await;
    assert_eq!(stored(page).await.log().len(), 2);
    page.double_tap("#undo", 80).await;
    page.says("h1", "Ben’s turn").await;
    assert_eq!(totals(page).await, ["24", "0"]);
    page.click(cell(0, 5)).await;
    page.lies_over_a_box("#write [data-points=\"12\"]").await;
    page.double_tap("#write [data-points=\"12\"]", 80).await;
    page.stays_closed("dialog#write[open]").await;
    assert_eq!(totals(page).await, ["12", "0"]);
    page.click(cell(0, 5)).await;
    page.double_tap("#clear-box", 80).await;
    page.stays_closed("dialog#write[open]").await;
    page.says("h1", "Ada’s turn").await;
    assert_eq!(totals(page).await, ["0", "0"]);

    // The end, and another card.
    let rest = (0..15).flat_map(|slot| [0, 1].map(|seat| Entry::Score(seat, Slot(slot), 0)));
    let rest: Vec<Entry> = rest.collect();
    put(page, &rest).await;
    page.reload().await;
    page.says("h1", "Ada and Ben share the win").await;
    page.double_tap("#another", 80).await;
    page.says("h1", "Ada’s turn").await;
    page.click("header.bar a[href='#/real-dice']").await;
    let slips = "document.querySelectorAll('.game-row').length";
    page.until("there are two cards", &format!("{slips} === 2"))
        .await;

    // The question before deletion.
    let first = "section.playing:first-of-type .game-row button";
    page.click(first).await;
    page.shown("dialog#delete[open]").await;
    page.press("Escape Escape").await;
    page.stays_closed("dialog#delete[open]").await;
    page.until("both cards are there", &format!("{slips} === 2"))
        .await;
    page.click(first).await;
    page.double_tap("#delete-yes", 80).await;
    page.stays_closed("dialog#delete[open]").await;
    page.until("one card is left", &format!("{slips} === 1"))
        .await;
    page.double_tap("#put-back", 80).await;
    page.stays_closed("dialog#delete[open]").await;
    page.until("both cards are back", &format!("{slips} === 2"))
        .await;
    page.assert_no_errors(site).await;
}

impl Page {
    /// Scrolls a box of the card under the middle of this button of a dialog, so that a second tap would open it.
    async fn lies_over_a_box(&self, button: &str) {
        self.shown(button).await;
        let scroll = "const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];
            const button = document.querySelector(arguments[0]);
            const [x, y] = middle(button.getBoundingClientRect());
            return [...document.querySelectorAll('.real-box')].some((it) => {
                scrollBy(0, middle(it.getBoundingClientRect())[1] - y);
                const { left, right, top, bottom } = it.getBoundingClientRect();
                return left < x && x < right && top < y && y < bottom;
            })";
        let lies = self.script(scroll, vec![json!(button)]).await;
        assert_eq!(lies, json!(true), "{button}");
    }

    /// Waits until this dialog is gone and everything is drawn that the last tap or key has caused: a dialog opens in
    /// the next frame.
    async fn stays_closed(&self, dialog: &str) {
        self.absent(dialog).await;
        self.never_shown(dialog).await;
    }
}

/// Without room, a card can still be begun, changed and left, and the page says so; with room again, everything is
/// saved.
pub async fn real_dice_without_room(page: &Page, site: &Site) {
    begin(page, site, "yatzy", &["Ada", "Ben"]).await;
    write(page, 0, 5, "24").await;
    page.says("h1", "Ben’s turn").await;
    let before = stored(page).await;
    page.fill_storage().await;
    write(page, 1, 5, "18").await;
    page.says("h1", "Ada’s turn").await;
    page.mentions("#fault", "full").await;
    page.passes_axe().await;
    roll(page, &[1, 1, 1, 2, 4]).await;
    page.click(cell(0, 0)).await;
    page.says("h1", "Ben’s turn").await;
    assert_eq!(totals(page).await, ["27", "18"]);
    assert_eq!(stored(page).await, before, "there was no room");

    // It can be left, and is there again.
    page.click("header.bar a[href='#/real-dice']").await;
    page.mentions(".game-row", "3 of 30 boxes").await;
    page.click(".game-row a").await;
    page.says(cell(0, 0), "3").await;
    page.click("#undo").await;
    page.says("h1", "Ada’s turn").await;
    assert_eq!(stored(page).await, before, "there was no room");

    page.script("localStorage.removeItem('filler')", vec![])
        .await;
    write(page, 0, 0, "4").await;
    page.says("h1", "Ben’s turn").await;
    page.gone("#fault").await;
    let now = stored(page).await;
    assert_eq!(now.card(0).points(Slot(0)), Some(4));
    assert_eq!(now.card(1).points(Slot(5)), Some(18));

    // A new card without room.
    page.click("header.bar a[href='#/real-dice']").await;
    page.shown("#begin").await;
    page.fill_storage().await;
    page.click("#begin").await;
    page.says("h1", "Ada’s turn").await;
    page.mentions("#fault", "full").await;
    write(page, 0, 4, "5").await;
    page.says(cell(0, 4), "5").await;
    page.script("localStorage.removeItem('filler')", vec![])
        .await;
    write(page, 0, 3, "8").await;
    page.gone("#fault").await;
    page.reload().await;
    page.says(cell(0, 4), "5").await;
    page.says(cell(0, 3), "8").await;
}

/// A reload in the middle: entered dice are still there, once; a box with an open dialog is unchanged.
pub async fn real_dice_reloaded(page: &Page, site: &Site) {
    begin(page, site, "yatzy", &["Ada", "Ben"]).await;
    page.click("label:has(input[name=coach])").await;
    page.click("label:has(input[name=left][value=\"1\"])").await;
    roll(page, &[3, 3, 3, 5]).await;
    page.reload().await;
    page.says(".own-dice .help", "1 more die.").await;
    page.shown("label:has(input[name=left][value=\"1\"]:checked)")
        .await;
    roll(page, &[5]).await;
    page.reload().await;
    page.says(cell(0, 2), "9").await;
    page.click(cell(0, 2)).await;
    page.says("h1", "Ben’s turn").await;
    page.reload().await;
    page.says("h1", "Ben’s turn").await;
    page.mentions(".own-dice .help", "Tap in your dice").await;
    page.shown("label:has(input[name=left][value=\"2\"]:checked)")
        .await;
    assert_eq!(stored(page).await.log().len(), 2);

    page.click(cell(1, 5)).await;
    page.shown("dialog#write[open]").await;
    page.fill("#points", "18").await;
    page.reload().await;
    page.says("h1", "Ben’s turn").await;
    page.shown(cell(1, 5)).await;
    page.gone("dialog#write[open]").await;
    write(page, 1, 5, "18").await;
    page.says("h1", "Ada’s turn").await;

    // Dice of one card do not appear on another.
    roll(page, &[6, 6]).await;
    page.click("header.bar a[href='#/real-dice']").await;
    page.click("#begin").await;
    page.says("h1", "Ada’s turn").await;
    page.mentions(".own-dice .help", "Tap in your dice").await;
    page.assert_no_errors(site).await;
}

/// On a phone the card begins near the top, and nothing that is entered or answered above moves it.
pub async fn real_dice_stands_still(page: &Page, site: &Site) {
    begin(page, site, "yatzy", &["Ada", "Christopher-Alexand"]).await;
    let top = "return Math.round(document.querySelector('.real-card').getBoundingClientRect().top + scrollY)";
    let plain = page.script(top, vec![]).await.as_i64().unwrap_or_default();
    assert!((0..260).contains(&plain), "it begins at {plain}");
    roll(page, &[3, 3, 3, 5, 1]).await;
    page.says(cell(0, 2), "9").await;
    assert_eq!(page.script(top, vec![]).await, json!(plain));
    page.click(cell(0, 2)).await;
    page.says("h1", "Christopher-Alexand’s turn").await;
    assert_eq!(page.script(top, vec![]).await, json!(plain));

    page.click("label:has(input[name=coach])").await;
    page.shown("fieldset:has(input[name=left])").await;
    let coached = page.script(top, vec![]).await;
    assert!(coached.as_i64().unwrap_or_default() < 400, "{coached}");
    roll(page, &[6, 6, 6, 1, 2]).await;
    page.shown("#keep-these").await;
    assert_eq!(page.script(top, vec![]).await, coached);
    // On the narrowest phone nothing overlaps.
    page.resize(320, 568).await;
    page.click("label:has(input[name=left][value=\"1\"])").await;
    page.shown("#keep-these").await;
    page.click("label:has(input[name=left][value=\"0\"])").await;
    page.gone("#keep-these").await;
}
