//! Games in links: two people with a device each, a fork, a replay, codes and broken links.

use rollkeep_app::link::SharedGame;
use rollkeep_app::storage::Loaded;
use rollkeep_rules::game::Strength;
use rollkeep_words::links as text;
use serde_json::json;

use super::fixture::{Fixture, SIX};
use crate::page::{Page, Target, button};
use crate::server::Site;

/// When seeded games began.
const BEGAN: u64 = 1_770_000_000_000;

/// The totals of the cards on the table.
const TOTALS: &str = ".half .total td > span";

/// How much wider the page is than the screen.
pub(super) const OVERFLOW: &str =
    "return document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth";

/// Returns the payload of a game’s link.
pub(super) fn payload(game: &Fixture) -> String {
    let shared = SharedGame::new(game.game().clone(), BEGAN);
    shared.to_payload().expect("a short game")
}

/// Clears the device, as if it belonged to somebody else.
pub(super) async fn other_device(page: &Page, site: &Site) {
    page.open(site.outside()).await;
    page.script("localStorage.clear()", vec![]).await;
}

/// Opens a link.
pub(super) async fn opens(page: &Page, address: &str) {
    page.open("about:blank").await;
    page.open(address).await;
    page.shown("main[data-screen=shared]").await;
}

/// Copies the link of the game on screen, without a share sheet.
async fn copied_link(page: &Page, share: &str) -> String {
    page.script(
        "Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
        Object.defineProperty(navigator, 'clipboard', { configurable: true, value:
            { writeText: async (it) => { window.copied = it; } } });",
        vec![],
    )
    .await;
    page.click(share).await;
    page.shown("main[data-screen=share]").await;
    page.says("#share-link", &text::copy_message()).await;
    page.click("#share-link").await;
    page.says(".said", &text::copied()).await;
    let copied = page.script("return window.copied", vec![]).await;
    let (words, link) = copied
        .as_str()
        .and_then(|it| it.split_once('\n'))
        .expect("words and a link");
    assert!(!words.is_empty());
    assert_eq!(page.text(".address").await, link);
    link.to_owned()
}

/// Returns the keys of all games on this device.
async fn games(page: &Page) -> Vec<String> {
    let names = page.stored_names().await;
    let game = |name: &String| name.contains("/game/") || name.contains("/done/");
    names.into_iter().filter(game).collect()
}

/// Two people play one game through links, and each device recognises the game.
pub async fn game_through_links(page: &Page, site: &Site) {
    let game = Fixture::new("yatzy", &["Ada", "Ben"]).turns(2);
    page.resume(site, &game.text()).await;
    page.click("#ready").await;
    page.roll().await;
    let ada = page.score_best().await;
    // Between two players is the moment to send the game.
    let to_ben = copied_link(page, "#send").await;
    page.passes_axe().await;
    let ada_has = page.stored("rollkeep/game/seeded").await.expect("a game");

    other_device(page, site).await;
    opens(page, &to_ben).await;
    page.says("h1", "Your turn, Ben").await;
    page.mentions("main", "Ben’s turn").await;
    page.says(".relation", &text::relation(None, false)).await;
    page.passes_axe().await;
    assert_eq!(games(page).await.len(), 0, "opening a link saves nothing");
    page.click("#take").await;
    page.shown("main[data-screen=game]").await;
    assert_eq!(page.shows_saved_game().await, ada);
    // A player who continues here already has the device.
    page.never_shown("dialog#pass[open]").await;
    page.roll().await;
    let ben = page.score_best().await;
    // Ada is elsewhere: the main button sends the game, also after a reload.
    page.says("dialog#pass .strong", "Send to Ada").await;
    page.reload().await;
    page.says("dialog#pass .strong", "Send to Ada").await;
    page.says("dialog#pass #ready.plain", "I’m Ada").await;
    let to_ada = copied_link(page, "#send").await;
    // Opened again, Ben's link has a game that he has continued.
    opens(page, &to_ben).await;
    page.mentions(".relation", "further along than the link")
        .await;
    page.click("#open").await;
    assert_eq!(page.shows_saved_game().await, ben);

    // Ada's device again, as she left it.
    other_device(page, site).await;
    page.store(site, &[("rollkeep/game/seeded", &ada_has)])
        .await;
    opens(page, &to_ada).await;
    page.mentions(".relation", "the link is further along")
        .await;
    assert_eq!(
        page.stored("rollkeep/game/seeded").await,
        Some(ada_has),
        "nothing changes by itself"
    );
    page.click("#take").await;
    page.shown("main[data-screen=game]").await;
    assert_eq!(page.shows_saved_game().await, ben);
    assert_eq!(games(page).await, ["rollkeep/game/seeded"], "the same game");
    opens(page, &to_ada).await;
    page.mentions(".relation", "at the same point").await;
    page.assert_no_errors(site).await;
}

/// Nobody reads "You" for somebody else: the page asks for names before there is a link, and the game continues with
/// them.
pub async fn names_are_asked_before_a_link(page: &Page, site: &Site) {
    let game = Fixture::new("yatzy", &["You", "Player 2"]).turns(2);
    page.resume(site, &game.text()).await;
    page.click("#send").await;
    page.shown("main[data-screen=share]").await;
    page.says("h1", &text::who_plays()).await;
    page.passes_axe().await;
    page.never_shown("#share-link").await;
    page.click("#named").await;
    page.mentions("[role=alert]", "name").await;
    page.fill("label.asked:nth-of-type(1) input", "Ada").await;
    page.fill("label.asked:nth-of-type(2) input", "Ada").await;
    page.click("#named").await;
    page.mentions("[role=alert]", "already").await;
    page.fill("label.asked:nth-of-type(2) input", "Ben").await;
    page.press("Enter").await;
    page.shown("#share-link").await;
    page.mentions(".lead", "Ada and Ben").await;
    let saved = page.saved().await.game;
    assert_eq!(saved.log(), game.game().log());
    assert_eq!(saved.setup().names(), ["Ada", "Ben"]);
    let link = page.text(".address").await;
    other_device(page, site).await;
    opens(page, &link).await;
    page.says("h1", "Your turn, Ada").await;
    page.assert_no_errors(site).await;
}

/// A game that continued here and in the link is stored twice.
pub async fn game_that_forked(page: &Page, site: &Site) {
    let before = Fixture::new("yahtzee-official", &["Ada", "Ben"]).turns(3);
    let here = before.clone().rolled(&[1, 1, 1, 1, 2]);
    let there = before.rolled(&[6, 6, 6, 6, 6]);
    page.store(site, &[("rollkeep/game/mine", &here.text())])
        .await;
    opens(page, &site.url(&format!("#/g/{}", payload(&there)))).await;
    page.mentions(".relation", "it went differently").await;
    page.passes_axe().await;
    page.click("#take").await;
    page.shown("main[data-screen=game]").await;
    assert_eq!(page.shows_saved_game().await, *there.game());
    let names = games(page).await;
    assert_eq!(names.len(), 2, "{names:?}");
    let mine = page.stored("rollkeep/game/mine").await;
    assert_eq!(mine, Some(here.text()));
    // Both are recognised from now on.
    for game in [&here, &there] {
        opens(page, &site.url(&format!("#/g/{}", payload(game)))).await;
        page.mentions(".relation", "at the same point").await;
        page.click("#open").await;
        assert_eq!(page.shows_saved_game().await, *game.game());
    }
    page.assert_no_errors(site).await;
}

/// A finished game is stored among the finished games, and shared from there.
pub async fn game_kept(page: &Page, site: &Site) {
    let game = Fixture::new("yatzy", &SIX).ended();
    // With a full stop after the link.
    opens(page, &site.url(&format!("#/g/{}.", payload(&game)))).await;
    page.mentions(".lead", "finished").await;
    page.says("#take", &text::keep()).await;
    page.click("#take").await;
    page.shown("main[data-screen=over]").await;
    page.shown("ol.podium").await;
    let names = games(page).await;
    assert!(names.len() == 1 && names[0].starts_with("rollkeep/done/"));
    let kept = page.stored(&names[0]).await.expect("a save");
    let Loaded::Whole(kept) = Loaded::from_json(&kept) else {
        panic!("not whole: {kept}");
    };
    assert_eq!((&kept.game, kept.began), (game.game(), BEGAN));
    page.click("#share").await;
    page.click("#share-link").await;
    page.shown("main[data-screen=share]").await;
    page.open(site.url("#/finished")).await;
    page.click("a[aria-label^='Share: Ada, Ben, Cleo, Dora, Emil and Fay, ']")
        .await;
    page.shown("main[data-screen=share]").await;
    let address = page.text(".address").await;
    assert_eq!(address, site.url(&format!("#/g/{}", payload(&game))));

    // If the browser copies nothing, the link is selected.
    let refuse =
        "Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
        Object.defineProperty(navigator, 'clipboard', { configurable: true, value:
            { writeText: async () => { throw new Error('no'); } } });";
    page.script(refuse, vec![]).await;
    page.click("#share-link").await;
    page.says(".said", &text::not_copied()).await;
    // The line is there a frame before the selection.
    let is_selected = format!("getSelection().toString() === {}", json!(address));
    page.until("the link is selected", &is_selected).await;
    page.assert_no_errors(site).await;
}

/// A replay step by step, with the keyboard only, and the coach's verdicts.
pub async fn game_watched_by_keyboard(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada", "Ben"])
        .rolled(&[1, 2, 3, 4, 6])
        .score(0)
        .rolled(&[6, 6, 6, 6, 6])
        .score(5);
    opens(page, &site.url(&format!("#/g/{}", payload(&game)))).await;
    page.script("document.querySelector('#watch').focus()", vec![])
        .await;
    page.press("Enter").await;
    page.shown("main[data-screen=watch]").await;
    // It plays by itself.
    page.mentions(".happened", "Ben scores 30 in Sixes.").await;
    page.says("#play", "Play").await;
    assert_eq!(page.focused().await, "Play");
    page.press("ArrowLeft ArrowLeft ArrowLeft ArrowLeft").await;
    page.says(".happened", "The game begins.").await;
    page.press("ArrowRight").await;
    page.says(".happened", "Ada rolls 1 2 3 4 6.").await;
    assert_eq!(page.list(TOTALS).await, ["0", "0"]);
    page.press("ArrowRight").await;
    page.says(".happened", "Ada scores 1 in Ones.").await;
    assert_eq!(page.list(TOTALS).await, ["1", "0"]);
    assert_eq!(page.value("#turn").await, "1");
    page.click("#judge").await;
    page.mentions(".judged", "Better:").await;
    page.passes_axe().await;
    page.script(
        "const turn = document.querySelector('#turn'); turn.value = '2';
        turn.dispatchEvent(new Event('change'))",
        vec![],
    )
    .await;
    page.says(".happened", "Ben rolls 6 6 6 6 6.").await;
    page.script("document.activeElement.blur()", vec![]).await;
    page.press("ArrowRight ArrowRight ArrowRight").await;
    page.says(".happened", "Ben scores 30 in Sixes.").await;
    // At the end, it begins again.
    page.press("Space").await;
    page.says("#play", "Pause").await;
    page.mentions(".happened", "Ada rolls").await;
    page.press("Space").await;
    page.says("#play", "Play").await;
    assert_eq!(games(page).await.len(), 0, "watching saves nothing");
    page.go_back().await;
    page.shown("main[data-screen=shared] #watch").await;
    page.assert_no_errors(site).await;
}

/// A broken link is reported in plain words, with a link home, and changes nothing.
pub async fn links_broken(page: &Page, site: &Site) {
    let good = payload(&Fixture::new("yatzy", &["Ada", "Ben"]).turns(4));
    let cut = &good[..good.len() - 3];
    let long = "A".repeat(100_000);
    // A payload of version 4 with the right checksum.
    let newer = newer();
    page.open(site.home()).await;
    for (payload, title) in [
        ("", "This link is damaged"),
        (cut, "This link is damaged"),
        ("<img src=x onerror=alert(1)>", "This link is damaged"),
        ("%00%ff", "This link is damaged"),
        (&long, "This link is too long"),
        (&newer, "This link needs a newer version of Rollkeep"),
    ] {
        let hash = format!("#/g/{payload}");
        page.script("location.hash = arguments[0]", vec![json!(hash)])
            .await;
        page.says("h1", title).await;
        page.mentions("main", "Your own games are safe").await;
        assert_eq!(page.script(OVERFLOW, vec![]).await, json!(0), "{title}");
        page.shown("a[href=\"#/\"]").await;
        page.script("location.hash = ''", vec![]).await;
        page.shown("main[data-screen=home]").await;
    }
    assert_eq!(games(page).await.len(), 0);
    // Names are text only.
    let name = "<b>A&amp;\"'`";
    let evil = payload(&Fixture::new("yatzy", &[name, "Ben"]));
    opens(page, &site.url(&format!("#/g/{evil}"))).await;
    page.mentions("h1", name).await;
    let markup = page
        .script("return document.querySelectorAll('main b').length", vec![])
        .await;
    assert_eq!(markup, json!(2), "the totals, and nothing of the name");
    page.assert_no_errors(site).await;
}

/// Returns a payload of version 3.
fn newer() -> String {
    use base64::Engine;
    use base64::prelude::BASE64_URL_SAFE_NO_PAD;
    use crc::{CRC_16_IBM_SDLC, Crc};
    let bytes = [4, 1, 2, 3];
    let check = Crc::<u16>::new(&CRC_16_IBM_SDLC).checksum(&bytes);
    BASE64_URL_SAFE_NO_PAD.encode([&bytes[..], &check.to_be_bytes()].concat())
}

/// The code on the screen contains the link, black on white also in dark mode, for one player and for six.
pub async fn qr_code_is_readable(page: &Page, site: &Site) {
    let alone = Fixture::new("yahtzee-official", &["Ada"]).ended();
    let six = Fixture::new("yahtzee-official", &SIX).ended();
    page.store(
        site,
        &[
            ("rollkeep/done/alone", &alone.text()),
            ("rollkeep/done/six", &six.text()),
        ],
    )
    .await;
    for (id, game, width) in [
        ("alone", &alone, 390),
        ("six", &six, 390),
        ("six", &six, 1440),
    ] {
        page.resize(width, 844).await;
        page.open(site.url(&format!("#/share/{id}"))).await;
        page.shown("svg.qr").await;
        let wide = "return document.querySelector('svg.qr').getBoundingClientRect().width <= 360";
        assert_eq!(page.script(wide, vec![]).await, json!(true));
        page.script(
            "document.querySelector('svg.qr').scrollIntoView({ block: 'center' })",
            vec![],
        )
        .await;
        let link = site.url(&format!("#/g/{}", payload(game)));
        page.wait("the code to be read", async || {
            let codes = read_codes(&page.screenshot().await);
            match codes.as_slice() {
                [Ok(code)] if *code == link => Ok(()),
                codes => Err(format!("{codes:?}")),
            }
        })
        .await;
    }
    page.passes_axe().await;
    page.assert_no_errors(site).await;
}

/// Reads the QR codes in a picture.
fn read_codes(picture: &[u8]) -> Vec<Result<String, String>> {
    let mut decoder = png::Decoder::new(std::io::Cursor::new(picture));
    decoder.set_transformations(png::Transformations::normalize_to_color8());
    let mut reader = decoder.read_info().expect("a picture");
    let mut bytes = vec![0; reader.output_buffer_size().expect("a small picture")];
    let info = reader.next_frame(&mut bytes).expect("a whole picture");
    let (samples, width) = (info.color_type.samples(), info.width as usize);
    let mut image =
        rqrr::PreparedImage::prepare_from_greyscale(width, info.height as usize, |x, y| {
            bytes[(y * width + x) * samples]
        });
    let codes = image.detect_grids();
    let codes = codes.into_iter().map(|code| code.decode());
    codes
        .map(|code| code.map(|(_, text)| text).map_err(|why| why.to_string()))
        .collect()
}

/// With a computer, the bar of the table has the most tools. All can be tapped, as those behind its sign; the name is complete
/// or hidden. The menu lies over the table: what is there stays where it is.
pub async fn tools_in_the_bar(page: &Page, site: &Site) {
    let game = Fixture::with_computers("yahtzee-advanced", &["Ada"], &[Strength::Novice]);
    page.resume(site, &game.text()).await;
    page.shown("#more").await;
    let faults = "const name = document.querySelector('.what-game span');
        const cut = getComputedStyle(name).visibility !== 'hidden'
            && (name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 1);
        const [css, least] = document.querySelector('#tools[open]')
            ? ['#tools *:is(a, button)', 5] : ['.bar > a, .tools > *:is(a, button)', 4];
        const all = [...document.querySelectorAll(css)];
        if (all.length < least) return [`${all.length} tools`];
        return all
            .filter((it) => {
                const { left, right, top, bottom, width, height } = it.getBoundingClientRect();
                const over = document.elementFromPoint(left + width / 2, top + height / 2);
                return left < 0 || right > innerWidth || top < 0 || bottom > innerHeight || width < 24 || height < 24 || !it.contains(over);
            })
            .map((it) => it.outerHTML.slice(0, 80))
            .concat(cut ? [name.textContent] : [])";
    let places =
        "return [...document.querySelectorAll('.bar, .what-game, .pad, .tray, #roll, #more')]
        .map((it) => JSON.stringify(it.getBoundingClientRect()))";
    for (width, height) in [
        (320, 568),
        (360, 640),
        (390, 844),
        (667, 375),
        (844, 390),
        (820, 1180),
        (1180, 820),
    ] {
        page.resize(width, height).await;
        let found = page.script(faults, vec![]).await;
        assert_eq!(found, json!([]), "{width} x {height}");
        let before = page.script(places, vec![]).await;
        page.click("#more[aria-expanded=false]").await;
        page.shown("dialog#tools[open]").await;
        page.shown("#more[aria-expanded=true]").await;
        let found = page.script(faults, vec![]).await;
        assert_eq!(found, json!([]), "behind the sign, {width} x {height}");
        assert_eq!(page.script(places, vec![]).await, before);
        page.press("Escape").await;
        page.gone("dialog#tools[open]").await;
    }
}

/// On the narrowest phone nothing is wider than the screen, and the table has its share button there.
pub async fn shared_on_narrow_phone(page: &Page, site: &Site) {
    let game = Fixture::new("yatzy", &SIX).turns(20);
    opens(page, &site.url(&format!("#/g/{}", payload(&game)))).await;
    assert_eq!(page.script(OVERFLOW, vec![]).await, json!(0));
    page.passes_axe().await;
    page.click("#watch").await;
    page.shown("main[data-screen=watch]").await;
    page.click(button("Forward")).await;
    page.shown(".die[data-face]").await;
    assert_eq!(page.script(OVERFLOW, vec![]).await, json!(0));
    page.passes_axe().await;
    page.click(button("Close the replay")).await;
    page.shown("#watch").await;
    page.click("#take").await;
    page.shown("main[data-screen=game]").await;
    page.shown("#more").await;
    assert_eq!(page.script(OVERFLOW, vec![]).await, json!(0));
    page.tool("#share").await;
    page.shown("svg.qr").await;
    assert_eq!(page.script(OVERFLOW, vec![]).await, json!(0));
    page.passes_axe().await;
    page.click(Target::named("a", "Back to the game")).await;
    page.shown("main[data-screen=game]").await;
    page.assert_no_errors(site).await;
}
