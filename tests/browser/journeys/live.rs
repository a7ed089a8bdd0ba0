//! Two devices that play one game: two sites with separate storage stand for two people.

use std::time::Duration;

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use rollkeep_app::live::{LiveGame, Side};
use rollkeep_rules::game::{Game, Phase};
use rollkeep_words::live as text;
use serde_json::{Value, json};

use super::keyboard::tab_to;
use crate::browser_options::BrowserOptions;
use crate::engine::Engine;
use crate::page::{Page, Tab};
use crate::server::Site;

/// How much wider the page is than the screen.
const OVERFLOW: &str =
    "return document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth";

/// Lets a page change what it sends: `window.cheat` gets each message and returns those to send instead.
const CHEAT: &str = "const send = RTCDataChannel.prototype.send;
    RTCDataChannel.prototype.send = function (view) {
        const bytes = new Uint8Array(view);
        for (const it of window.cheat ? window.cheat(bytes) : [bytes]) send.call(this, it);
    }";

/// A person with a device.
struct Person<'a> {
    page: &'a Page,
    tab: Tab,
}

impl<'a> Person<'a> {
    /// Opens the app for the first time, in this tab.
    async fn here(page: &'a Page, site: &'a Site) -> Self {
        page.open(site.home()).await;
        page.shown("main[data-screen=home]").await;
        let tab = page.tab().await;
        Person { page, tab }
    }

    /// The same in another tab.
    async fn beside(page: &'a Page, site: &'a Site) -> Self {
        let tab = page.open_tab(site.home()).await;
        page.shown("main[data-screen=home]").await;
        Person { page, tab }
    }

    /// Brings the tab to the front.
    async fn front(&self) -> &'a Page {
        self.page.go_to(&self.tab).await;
        self.page
    }

    /// Returns the code or the answer on the screen.
    async fn code(&self) -> String {
        self.page.shown(".connection .address").await;
        self.page.text(".connection .address").await
    }

    /// Returns the stored proof of the dice.
    async fn record(&self) -> LiveGame {
        let page = self.front().await;
        let names = page.stored_names().await;
        let name = names.iter().find(|it| it.contains("/live/"));
        let kept = page.stored(name.expect("a live game")).await;
        LiveGame::from_json(&kept.expect("a live game")).expect("a whole one")
    }

    /// Shows a code of the same game, and connects to the other device once it has answered.
    async fn connects_again(&self, other: &Person<'_>) {
        let page = self.front().await;
        page.click("#connect-again").await;
        page.click("#show-code").await;
        let code = self.code().await;
        let there = other.front().await;
        there.click("#connect-again").await;
        there.fill("#join", &code).await;
        there.press("Enter").await;
        let answer = other.code().await;
        let page = self.front().await;
        page.fill("#answer", &answer).await;
        page.press("Enter").await;
        page.shown("main[data-screen=game]").await;
        other.front().await.shown("main[data-screen=game]").await;
    }
}

/// Ann shows a code, Ben answers it, both join.
async fn meet(ann: &Person<'_>, ben: &Person<'_>) {
    let page = ann.front().await;
    page.click("#friends").await;
    page.click("#play-live").await;
    page.fill(".names input", "Ann").await;
    page.click("#begin").await;
    let code = ann.code().await;
    let page = ben.front().await;
    page.click("#friends").await;
    page.click("#play-live").await;
    page.fill("#join", &code).await;
    page.press("Enter").await;
    let answer = ben.code().await;
    let page = ann.front().await;
    page.fill("#answer", &answer).await;
    page.press("Enter").await;
    let page = ben.front().await;
    page.shown("#sit-down").await;
    page.mentions("main", "Ann invites you to Yahtzee, official.")
        .await;
    page.fill(".names input", "Ben").await;
    page.click("#sit-down").await;
    page.shown("main[data-screen=game]").await;
    ann.front().await.shown("main[data-screen=game]").await;
}

/// Plays a turn with one roll, and checks that it reaches the other device, too.
async fn turn(who: &Person<'_>, other: &Person<'_>) -> Game {
    let page = who.front().await;
    page.shown("#roll:not([aria-disabled])").await;
    page.roll().await;
    // The other device sees what is kept.
    page.press("1").await;
    let there = other.front().await;
    there
        .shown(".die[data-place=\"0\"][aria-pressed=true]")
        .await;
    let page = who.front().await;
    let after = page.score_best().await;
    let length = after.log().len();
    let there = other.front().await;
    there
        .wait("the score of the other device", async || {
            match there.saved().await.game.log().len() {
                now if now == length => Ok(()),
                now => Err(format!("{now} of {length} events")),
            }
        })
        .await;
    after
}

/// A browser that cannot connect devices says so, and suggests what to do instead. WebKit's is one.
pub async fn live_impossible(page: &Page, site: &Site) {
    site.run_before("delete window.RTCPeerConnection");
    page.open(site.url("#/live")).await;
    page.says("#impossible", &text::impossible()).await;
    page.never_shown("#scan").await;
    page.passes_axe().await;
    page.click("main .answers a").await;
    page.shown("main[data-screen=new]").await;
}

/// Plays so many turns of this device, each with one roll, as soon as it is its turn.
const PLAY: &str = "async (turns) => {
    const awaited = async (look) => {
        for (;;) {
            const seen = look();
            if (seen) return seen;
            await new Promise((later) => setTimeout(later, 10));
        }
    };
    const all = (css) => [...document.querySelectorAll(css)];
    for (; turns > 0; turns -= 1) {
        (await awaited(() => document.querySelector('#roll:not([aria-disabled])'))).click();
        const [first, ...others] = await awaited(() => all('button.box[data-points]').length && all('button.box[data-points]'));
        const points = (it) => Number(it.dataset.points);
        const filled = all('td.filled').length;
        others.reduce((best, it) => points(it) > points(best) ? it : best, first).click();
        // A zero is asked about, and the answer is heard after a moment.
        await awaited(() => all('td.filled').length > filled
            || document.querySelector('dialog#zero[open]:not([data-fresh]) #zero-yes')?.click());
    }
    return true;
}";

/// How many turns one script plays.
const SPELLS: [u8; 5] = [3, 3, 3, 3, 1];

/// A whole game, in which both devices play by themselves. Both have the same log, and each can prove every roll.
async fn whole_game(ann: &Person<'_>, ben: &Person<'_>) {
    meet(ann, ben).await;
    for turns in SPELLS {
        let play = format!("({PLAY})({turns})");
        let (here, there) = tokio::join!(
            ann.page.promised("turns", &play),
            ben.page.promised("turns", &play)
        );
        assert_eq!((here, there), (json!(true), json!(true)));
        assert_eq!(
            ann.page.shows_saved_game().await,
            ben.page.shows_saved_game().await
        );
    }
    let (here, there) = (ann.record().await, ben.record().await);
    assert_eq!((here.side(), there.side()), (Side::Host, Side::Guest));
    assert_eq!(here.game(), there.game());
    assert_eq!((here.verify(), there.verify()), (Ok(26), Ok(26)));
    assert!(matches!(here.game().phase(), Phase::Over(_)));
    for person in [ann, ben] {
        let page = person.front().await;
        page.shown("main[data-screen=over] #dice").await;
        assert_eq!(page.saved().await.game, *here.game());
        page.click("#dice").await;
        page.says(".proof", &text::proven(26, 26)).await;
        page.click("#sheet .answers button").await;
    }
}

/// The next game over the same connection: the player who sat first sits last.
async fn next_game(ann: &Person<'_>, ben: &Person<'_>) {
    let page = ben.front().await;
    page.mentions(".again", &text::they_begin()).await;
    ann.front().await.click("#again").await;
    let page = ben.front().await;
    page.click("#again").await;
    page.shown("main[data-screen=game]").await;
    ann.front().await.shown("main[data-screen=game]").await;
    turn(ben, ann).await;
    turn(ann, ben).await;
}

/// Between two engines: a whole game, for which one shows its code first, and the next one, for which the other does.
pub async fn live_between_browsers(page: &Page, site: &Site) {
    // Another browser of the same engine, if that is the only one that is wanted.
    let other = if Engine::Firefox.wanted() {
        Engine::Firefox
    } else {
        page.engine()
    };
    let there = Page::start(other, BrowserOptions::default()).await;
    let there = there.expect("another browser");
    let bens = Site::forgetful();
    let ann = Person::here(page, site).await;
    let ben = Person::here(&there, &bens).await;
    whole_game(&ann, &ben).await;
    next_game(&ann, &ben).await;

    there.reload().await;
    there.shown("#connect-again").await;
    page.shown("#connect-again").await;
    ben.connects_again(&ann).await;
    turn(&ben, &ann).await;
    there.assert_no_errors(&bens).await;
    page.assert_no_errors(site).await;
    there.quit().await.expect("it closes");
}

/// A lost connection in the middle of a turn and of a roll loses nothing else. An answer that the camera opens in a new
/// tab reaches the tab that waits for it.
pub async fn live_connection_lost(page: &Page, site: &Site) {
    let bens = Site::forgetful();
    let ann = Person::here(page, site).await;
    let ben = Person::beside(page, &bens).await;
    meet(&ann, &ben).await;
    turn(&ann, &ben).await;
    let page = ben.front().await;
    let rolled = page.roll().await;
    page.click("#coach").await;
    page.reload().await;
    page.shown("#connect-again").await;
    page.shown("#roll[aria-disabled=true]").await;
    let page = ann.front().await;
    page.shown("#connect-again").await;
    page.passes_axe().await;
    assert_eq!(page.saved().await.game, rolled);
    ben.connects_again(&ann).await;
    let page = ben.front().await;
    assert_eq!(page.shows_saved_game().await, rolled);
    // Each has a screen alone, so Ben has the coach that he wanted last.
    page.click("#coach[aria-pressed=true]").await;

    // Ben's device says nothing more about the roll: it stays in progress, nobody has dice, and nobody gets others.
    let page = ben.front().await;
    page.script(CHEAT, vec![]).await;
    page.script("window.cheat = () => []", vec![]).await;
    page.click("#roll").await;
    page.says(".hint p", &text::waiting()).await;
    page.reload().await;
    page.click("#connect-again").await;
    page.shown("#unfinished").await;
    page.passes_axe().await;
    let before = ben.record().await.to_json();
    let before: Value = serde_json::from_str(&before).expect("JSON");

    // They connect again with a code, and the answer is a link in a new tab.
    let page = ben.front().await;
    page.click("#show-code").await;
    let code = ben.code().await;
    let page = ann.front().await;
    page.click("#connect-again").await;
    page.fill("#join", &code).await;
    page.press("Enter").await;
    let answer = ann.code().await;
    let page = ben.front().await;
    page.open_tab(bens.url(&format!("#/join/{answer}"))).await;
    page.mentions("main", &text::handed_over()).await;
    page.close_tab(&ben.tab).await;
    page.shown("main[data-rolls=\"2\"]").await;
    let after = page.shows_saved_game().await;
    assert_eq!(after.log().len(), rolled.log().len() + 1);
    let record = ben.record().await;
    let proof = record.proofs().last().expect("a proof");
    // The roll has the secret to which Ben's device was bound, and which it tells nobody by mistake.
    let secret = BASE64_URL_SAFE_NO_PAD.encode(proof.roller.bytes());
    assert_eq!(before["rolling"]["mine"], secret);
    assert_eq!(format!("{:?}", proof.roller), "Secret(…)");
    assert_eq!(record.verify(), Ok(3));
    assert_eq!(ann.record().await.proofs().last(), Some(proof));
    let page = ben.front().await;
    page.score_best().await;
    turn(&ann, &ben).await;

    // Another tab without a code to answer says so.
    page.open_tab(bens.url(&format!("#/join/{answer}"))).await;
    page.mentions("main", &text::nobody_waits()).await;
    page.close_tab(&ben.tab).await;
}

/// A device that reveals another number, commits twice, or sends nonsense. The honest device's game stays as it is, and
/// continues with an honest partner.
pub async fn live_cheaters(page: &Page, site: &Site) {
    let bens = Site::forgetful();
    let ann = Person::here(page, site).await;
    let ben = Person::beside(page, &bens).await;
    meet(&ann, &ben).await;
    let cheats = [
        // The secret is wrong.
        (
            "(it) => { if (it[0] === 8) it[9] ^= 1; return [it] }",
            text::hostile(rollkeep_app::live::Why::WrongReveal),
        ),
        // The commitment comes twice.
        (
            "(it) => it[0] === 7 ? [it, it] : [it]",
            text::hostile(rollkeep_app::live::Why::SecondCommitment),
        ),
        // Many messages without meaning.
        (
            "(it) => Array.from({ length: 500 }, () => new Uint8Array([99, 1, 2]))",
            text::hostile(rollkeep_app::live::Why::Unreadable),
        ),
    ];
    let mut before = 0;
    for (cheat, told) in cheats {
        let page = ben.front().await;
        page.script(CHEAT, vec![]).await;
        let cheat = format!("window.cheat = {cheat}");
        page.script(&cheat, vec![]).await;
        let page = ann.front().await;
        page.click("#roll").await;
        page.shown("#connect-again").await;
        let now = page.saved().await.game.log().len();
        assert!(now <= before + 1, "more than one roll: {now}");
        page.click("#connect-again").await;
        page.says("#failure", &told).await;
        page.go_back().await;
        page.shown("main[data-screen=game]").await;
        let page = ben.front().await;
        page.script("window.cheat = undefined", vec![]).await;
        page.reload().await;
        ann.connects_again(&ben).await;
        // The roll in progress shows the dice that both have committed to.
        let page = ann.front().await;
        page.shown("main:not([data-rolls=\"0\"])").await;
        let game = page.score_best().await;
        before = game.log().len();
        assert_eq!(
            ann.record().await.verify(),
            Ok(game.log().len().div_ceil(2))
        );
        let page = ben.front().await;
        page.shown("#roll:not([aria-disabled])").await;
        turn(&ben, &ann).await;
        before += 2;
    }
}

/// Either device can leave; the game then continues on one of them, and reaches the other as a link.
pub async fn live_apart(page: &Page, site: &Site) {
    let bens = Site::forgetful();
    let ann = Person::here(page, site).await;
    let ben = Person::beside(page, &bens).await;
    meet(&ann, &ben).await;
    turn(&ann, &ben).await;
    let page = ben.front().await;
    page.click("#live-link").await;
    page.mentions("main", &text::connected()).await;
    page.click("#disconnect").await;
    page.shown("#show-code").await;
    page.says("#failure", &text::left()).await;
    let page = ann.front().await;
    page.click("#connect-again").await;
    page.says(
        "#failure",
        &text::farewell(rollkeep_app::live::Farewell::Leaving),
    )
    .await;
    let page = ben.front().await;
    page.click("#alone").await;
    page.shown("main[data-screen=game] #roll:not([aria-disabled])")
        .await;
    page.roll().await;
    let alone = page.score_best().await;
    let game = page.script("return location.href", vec![]).await;

    // The other device cannot continue it live, and both pages say so.
    let page = ann.front().await;
    page.click("#show-code").await;
    let code = ann.code().await;
    let page = ben.front().await;
    page.open(bens.url("#/live")).await;
    page.fill("#join", &code).await;
    page.press("Enter").await;
    let answer = ben.code().await;
    let page = ann.front().await;
    page.fill("#answer", &answer).await;
    page.press("Enter").await;
    let gone = rollkeep_app::live::Why::Forgotten { here: false };
    page.says("#failure", &text::hostile(gone)).await;
    let page = ben.front().await;
    let gone = text::farewell(rollkeep_app::live::Farewell::Forgotten);
    page.says("#failure", &gone).await;
    page.open(game.as_str().expect("an address")).await;
    // Now both players are at this device, and it is passed on.
    page.click("#ready").await;
    page.click("#live-link").await;
    page.mentions("main", &text::went_on()).await;
    page.click("#send").await;
    page.shown(".link-parts .address").await;
    let link = page.text(".link-parts .address").await;
    let payload = link.rsplit_once('/').expect("a link").1.to_owned();
    let page = ann.front().await;
    page.open(site.url(&format!("#/g/{payload}"))).await;
    page.click("#take").await;
    page.shown("main[data-screen=game]").await;
    let ready = "document.querySelector('dialog#pass[open] #ready') !== null
        || document.querySelector('#roll:not([aria-disabled])') !== null";
    page.until("Ann can play on", ready).await;
    assert_eq!(page.saved().await.game, alone);
}

/// If the other device is gone, the page says so within half a minute, and offers links.
pub async fn live_nobody_there(page: &Page, site: &Site) {
    let bens = Site::forgetful();
    site.run_before(Page::CLOCK);
    let ann = Person::here(page, site).await;
    let ben = Person::beside(page, &bens).await;
    let page = ann.front().await;
    page.click("#friends").await;
    page.click("#play-live").await;
    page.fill(".names input", "Ann").await;
    // Two submits in a row make one game.
    let twice = "const form = document.querySelector('.new-live');
        form.requestSubmit(); form.requestSubmit()";
    page.script(twice, vec![]).await;
    let code = ann.code().await;
    assert_eq!(kept(page).await.len(), 2, "a game and its proof");
    let page = ben.front().await;
    page.click("#friends").await;
    page.click("#play-live").await;
    page.fill("#join", &code).await;
    page.press("Enter").await;
    let answer = ben.code().await;
    page.close_tab(&ann.tab).await;
    page.fill("#answer", &answer).await;
    page.press("Enter").await;
    page.gone("#answer").await;
    page.pass(Duration::from_secs(20)).await;
    page.frames().await;
    assert_eq!(page.list("#failure").await.concat(), "");
    page.pass(Duration::from_secs(11)).await;
    page.says("#failure", &text::none_came()).await;
    page.passes_axe().await;
    page.shown("#alone").await;
    page.click("#send").await;
    page.shown("main[data-screen=share]").await;
}

/// With the keyboard only, on the smallest phone.
pub async fn live_by_keyboard(page: &Page, site: &Site) {
    let fits = async |page: &Page| {
        assert_eq!(page.script(OVERFLOW, vec![]).await, json!(0));
        page.passes_axe().await;
    };
    let bens = Site::forgetful();
    let ann = Person::here(page, site).await;
    let ben = Person::beside(page, &bens).await;
    let page = ann.front().await;
    tab_to(page, "#friends").await;
    page.press("Enter").await;
    page.shown("#play-live").await;
    tab_to(page, "#play-live").await;
    page.press("Enter").await;
    page.shown("#begin").await;
    fits(page).await;
    // Without a name the page says so, and nothing begins.
    tab_to(page, "#begin").await;
    page.press("Enter").await;
    page.says("#told", &text::names_wanted()).await;
    assert_eq!(kept(page).await, Vec::<String>::new());
    page.fill(".names input", "Ann").await;
    tab_to(page, "#add-seat").await;
    page.press("Enter").await;
    page.shown(".names li:nth-child(2)").await;
    page.fill(".names li:nth-child(2) input", "Cora").await;
    // From the last of several names, Enter goes to the button.
    page.press("Enter Enter").await;
    let code = ann.code().await;
    fits(page).await;
    let page = ben.front().await;
    page.open(bens.url("#/join/nonsense")).await;
    page.shown("#join-now").await;
    tab_to(page, "#join-now").await;
    page.press("Enter").await;
    page.mentions(
        "main",
        &text::bad_code(rollkeep_app::live::BadCode::Damaged),
    )
    .await;
    page.open(bens.url(&format!("#/join/{code}"))).await;
    page.mentions("main", &text::invited()).await;
    fits(page).await;
    tab_to(page, "#join-now").await;
    page.press("Enter").await;
    let answer = ben.code().await;
    fits(page).await;
    let page = ann.front().await;
    tab_to(page, "#answer").await;
    page.fill("#answer", &code).await;
    page.press("Enter").await;
    page.mentions("main", &text::is_offer()).await;
    page.fill("#answer", &answer).await;
    page.press("Enter").await;
    let page = ben.front().await;
    page.shown("#sit-down").await;
    fits(page).await;
    page.fill(".names input", "Ann").await;
    page.press("Enter").await;
    page.mentions("main", "Someone at this table already has that name.")
        .await;
    page.fill(".names input", "Ben").await;
    page.press("Enter").await;
    page.shown("main[data-screen=game]").await;
    fits(page).await;
    let page = ann.front().await;
    page.shown("main[data-screen=game]").await;
    fits(page).await;
    // Two players at Ann's device: it is passed from one to the other, and not to Ben.
    page.press("R").await;
    page.shown("main[data-rolls=\"1\"]").await;
    page.score_best().await;
    page.shown("dialog#pass[open]").await;
    page.mentions("#pass", "Cora").await;
    page.never_shown("#pass #send").await;
    page.click("#ready").await;
    page.roll().await;
    page.score_best().await;
    let page = ben.front().await;
    page.shown("#roll:not([aria-disabled])").await;
    page.press("R").await;
    page.shown("main[data-rolls=\"1\"]").await;
    tab_to(page, "#live-link").await;
    page.press("Enter").await;
    page.shown("#to-game").await;
    fits(page).await;
}

/// Returns the keys of stored games.
async fn kept(page: &Page) -> Vec<String> {
    let mut names = page.stored_names().await;
    names.retain(|it| it.contains("/game/") || it.contains("/live/"));
    names
}
