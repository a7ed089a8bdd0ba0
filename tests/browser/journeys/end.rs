//! The end of a game: the ranking, facts about the game, and what comes next.

use rollkeep_rules::game::{Phase, Strength};
use rollkeep_solver::Policy;
use rollkeep_solver::coach::{Highlight, Review, decisions};
use rollkeep_words::{over, play};
use serde_json::json;
use std::ops::ControlFlow;

use super::fixture::{Fixture, SIX};
use super::moments::HOLD_PAUSES;
use crate::page::Page;
use crate::server::Site;

pub async fn opened(page: &Page, site: &Site, games: &[(&str, &Fixture)]) {
    let games: Vec<(String, String)> = games
        .iter()
        .map(|(id, game)| (format!("rollkeep/done/{id}"), game.text()))
        .collect();
    let games: Vec<(&str, &str)> = games.iter().map(|(key, text)| (&**key, &**text)).collect();
    page.store(site, &games).await;
    page.open(site.url("#/game/ended")).await;
    page.shown("main[data-screen=over] #again").await;
}

/// Everybody has a place with a badge; the best moment and the tally are shown; the rematch begins with the next
/// player, and *Play now* has the same setup.
pub async fn podium_and_rematch(page: &Page, site: &Site) {
    let six = Fixture::new("yatzy", &SIX).rolled(&[6, 6, 6, 6, 6]);
    let six = six.score(14).ended();
    let before = Fixture::new("yatzy", &["Ben", "Ada", "Cleo", "Fay", "Emil", "Dora"]).ended();
    let others = Fixture::new("yatzy", &["Ada", "Ben"]).ended();
    opened(
        page,
        site,
        &[("ended", &six), ("b1", &before), ("b2", &others)],
    )
    .await;
    let seats = six.game().setup().seats();
    let rows = page.list("ol.podium li").await;
    let ranking = six.game().ranking();
    assert_eq!(rows.len(), ranking.len());
    for (row, place) in rows.iter().zip(&ranking) {
        assert!(row.contains(&seats[place.seat].name), "{row}");
        assert!(row.contains(&place.total.to_string()), "{row}");
    }
    let signs = page
        .script(
            "return new Set([...document.querySelectorAll('.podium path')].map((it) => it.getAttribute('d'))).size",
            vec![],
        )
        .await;
    assert_eq!(signs, json!(6));
    let steps = "return [...document.querySelectorAll('.podium li:nth-child(-n+3)')].every((it) => {
        const [step, sign] = ['.riser', '.badge'].map((css) => getComputedStyle(it.querySelector(css)));
        return step.backgroundColor === sign.color;
    })";
    assert_eq!(page.script(steps, vec![]).await, json!(true));
    let best = Highlight::of(six.game()).expect("a best moment");
    page.mentions(".highlight", &over::best_moment(six.game(), &best))
        .await;
    page.mentions(".tally", "Wins in 2 games between these players")
        .await;
    page.mentions(".lesson", &over::lesson_whose()).await;
    page.says(".lesser .help", "Ben starts the next game.")
        .await;
    page.passes_axe().await;
    for (width, height) in [(320, 568), (667, 375), (1440, 900)] {
        page.resize(width, height).await;
        let wide = "document.scrollingElement.scrollWidth <= document.scrollingElement.clientWidth";
        page.until("nothing is wider than the screen", wide).await;
    }
    page.click("#again").await;
    page.shown("main[data-screen=game]").await;
    let again = page.shows_saved_game().await;
    let names = again.setup().seats().iter().map(|it| it.name.as_str());
    let expected = ["Ben", "Cleo", "Dora", "Emil", "Fay", "Ada"];
    assert_eq!(names.collect::<Vec<_>>(), expected);
    page.open(site.home()).await;
    page.mentions("#go-on", "Ben, Cleo, Dora, Emil, Fay and Ada · Round 1")
        .await;
    page.assert_no_errors(site).await;
}

/// The most expensive decision appears without moving anything, and links to its place in the review.
pub async fn most_expensive_decision(page: &Page, site: &Site) {
    // From the first moment on, notes where the cards are, without the decision and with it.
    site.run_before(
        "window.tops = [[], []];
        new MutationObserver(() => {
            const [pad, lesson] = ['.pad', '.lesson'].map((css) => document.querySelector(css));
            const known = lesson?.textContent.includes('Tap your name');
            if (pad && document.querySelector('#again')) {
                tops[known ? 1 : 0].push(Math.round(pad.getBoundingClientRect().top + scrollY));
            }
        }).observe(document, { subtree: true, childList: true });",
    );
    let game = Fixture::new("yahtzee-official", &["Ada", "Ben"]).ended();
    opened(page, site, &[("ended", &game)]).await;
    // Each sees only their own, after a tap; the cards stay where they were until then.
    page.mentions(".lesson", &over::lesson_whose()).await;
    let tops = page.script("return tops.map((it) => [...new Set(it)])", vec![]);
    let tops: [Vec<i64>; 2] = serde_json::from_value(tops.await).expect("two lists");
    assert_eq!((tops[0].len(), &tops[0]), (1, &tops[1]));
    let mut watch = |_| ControlFlow::Continue(());
    let policy = Policy::solve(game.game().rules(), &mut watch).expect("it can be solved");
    let review = Review::new(game.game(), &policy).expect("a game of these rules");
    page.click(".owners button:nth-child(2)").await;
    let decisions = decisions(game.game());
    let number = review.costliest(&decisions, 1);
    let number = number.expect("something to learn");
    let decision = &decisions[number];
    let lesson = over::lesson(game.game(), decision, &review.verdicts[number]);
    page.mentions(".lesson", &lesson).await;
    page.mentions(".lesson", &over::lesson_when(game.game(), decision))
        .await;
    page.click("#see-decision").await;
    page.shown(".board .card-then").await;
    page.until(
        "the decision has the focus",
        "document.activeElement.id === 'decision'",
    )
    .await;
    let address = page.script("return location.hash", vec![]).await;
    assert_eq!(address, json!(format!("#/review/ended/{number}")));
    page.passes_axe().await;
    // A single player gets a lesson, too; computers alone get none.
    let alone = Fixture::new("yatzy", &["You"]).ended();
    opened(page, site, &[("ended", &alone)]).await;
    page.shown(".lesson").await;
    page.never_shown("ol.podium").await;
    page.shown("#see-decision").await;
    let computers = Fixture::with_computers("yatzy", &[], &[Strength::Novice, Strength::Casual]);
    opened(page, site, &[("ended", &computers.ended())]).await;
    page.shown("ol.podium").await;
    page.gone(".lesson").await;
    page.assert_no_errors(site).await;
}

/// A game that Ada will have won after Ben's last box.
fn nearly_won() -> Fixture {
    let game = Fixture::new("yatzy", &["Ada", "Ben"]).but(2);
    let game = game.rolled(&[6, 6, 6, 6, 6]).score(14);
    game.rolled(&[1, 1, 1, 2, 3])
}

/// Fills the last box; Ada has won, and her card is shown first.
async fn won_by_ada(page: &Page, site: &Site) {
    page.resume(site, &nearly_won().text()).await;
    let over = page.score(14).await;
    assert_eq!(over.ranking()[0].seat, 0);
    page.shown("main[data-screen=over] #again").await;
    assert_eq!(page.script(LARGE, vec![]).await, json!(["0"]));
}

/// The seats whose cards are shown; that of the other of two stands small beside it.
const LARGE: &str = "return [...document.querySelectorAll('td[data-slot=\"0\"]')]
    .filter((it) => it.getBoundingClientRect().width > 40).map((it) => it.dataset.seat)";

/// A win against others is celebrated when it happens, away from the buttons, and not when the game is opened again.
pub async fn win_is_celebrated_once(page: &Page, site: &Site) {
    won_by_ada(page, site).await;
    let falling = "document.querySelectorAll('.party .badge').length > 9";
    page.until("signs fall", falling).await;
    let above = "return document.querySelector('.party').getBoundingClientRect().bottom
        <= document.querySelector('#again').getBoundingClientRect().top";
    assert_eq!(page.script(above, vec![]).await, json!(true));
    let lies = "[...document.querySelectorAll('.party span')].every((it) => getComputedStyle(it).opacity === '0')";
    page.until("all have fallen and are gone", lies).await;
    page.reload().await;
    page.shown("#again").await;
    page.moment().await;
    page.never_shown(".party span").await;
    // A single player beats nobody.
    let alone = Fixture::new("yatzy", &["Ada"])
        .but(1)
        .rolled(&[6, 6, 6, 6, 6]);
    page.resume(site, &alone.text()).await;
    page.score(14).await;
    page.shown("#again").await;
    page.moment().await;
    page.never_shown(".party span").await;
    page.assert_no_errors(site).await;
}

/// Notes each total that is drawn while the result appears: its rank, what is drawn, what screen readers read there, and in which
/// frame.
const COUNTED: &str = "window.counted = [];
    let frame = 0;
    new MutationObserver((all) => {
        frame += 1;
        for (const { target } of all) {
            const { now } = target.dataset;
            if (!target.closest('.honours') || now === undefined) continue;
            counted.push([target.parentElement.className, now, target.textContent.trim(), `${frame}`]);
        }
    }).observe(document, { attributeFilter: ['data-now'], subtree: true });";

/// A game of three before its last box.
fn three() -> Fixture {
    let game = Fixture::new("yatzy", &["Ada", "Ben", "Cleo"]).but(3);
    let game = game.rolled(&[6, 6, 6, 6, 6]).score(14);
    let game = game.rolled(&[1, 1, 1, 1, 1]).score(14);
    game.rolled(&[1, 1, 2, 3, 6])
}

/// The result appears step by step: the third rank counts first, the winner last, and only then is the winner named. Screen
/// readers read the final totals from the first moment on.
pub async fn result_rises(page: &Page, site: &Site) {
    page.resume(site, &three().text()).await;
    page.script(COUNTED, vec![]).await;
    let over = page.score(14).await;
    page.shown(".honours.awaits").await;
    let hidden = "return getComputedStyle(document.querySelector('.honours h1')).opacity";
    assert_eq!(page.script(hidden, vec![]).await, json!("0"));
    page.absent(".rises").await;
    assert_eq!(page.script(hidden, vec![]).await, json!("1"));
    page.never_shown(".honours [data-now]").await;
    let counted = page.script("return counted", vec![]).await;
    let counted: Vec<[String; 4]> = serde_json::from_value(counted).expect("four texts each");
    let mut begun: [Option<u32>; 3] = [None; 3];
    for [rank, drawn, read, frame] in &counted {
        let place = over.ranking().into_iter();
        let mut place = place.filter(|place| rank == &format!("rank-{}", place.rank));
        let place = place.next().expect("one of this rank");
        let total = place.total;
        assert_eq!(read, &total.to_string());
        assert!(
            drawn.parse::<u16>().is_ok_and(|drawn| drawn <= total),
            "{drawn}"
        );
        if drawn != "0" {
            begun[place.rank - 1].get_or_insert(frame.parse().expect("a number"));
        }
    }
    // On a busy machine two may begin in one frame.
    let [first, second, third] = begun.map(|frame| frame.expect("each counts"));
    assert!(
        third <= second && second <= first && third < first,
        "{begun:?}"
    );
    assert!(page.sees("h1 .badge").await);

    // The total of one player counts in the headline.
    let alone = Fixture::new("yatzy", &["Ada"]).but(1);
    page.resume(site, &alone.rolled(&[6, 6, 6, 6, 6]).text())
        .await;
    page.script(COUNTED, vec![]).await;
    let over = page.score(14).await;
    page.until("the total counts", "counted.length > 1").await;
    page.absent(".rises").await;
    let headline = format!("{} points", over.ranking()[0].total);
    page.says(".honours h1", &headline).await;
    let read = page.script("return [...new Set(counted.map((it) => it[2]))]", vec![]);
    assert_eq!(read.await, json!([headline]));
    page.assert_no_errors(site).await;
}

/// A tap or a key shows the end of the result at once.
pub async fn result_is_hurried(page: &Page, site: &Site) {
    page.resume(site, &three().text()).await;
    // On this clock, the result would rise for ever.
    page.script("performance.now = () => 1000", vec![]).await;
    for hurried in ["a tap", "a key"] {
        page.score(14).await;
        page.shown(".honours.awaits").await;
        match hurried {
            "a tap" => page.click(".podium").await,
            _ => page.press("Shift").await,
        }
        page.absent(".rises, .awaits, .honours [data-now]").await;
        page.click("#undo").await;
        page.shown("button.box").await;
    }
    page.assert_no_errors(site).await;
}

/// With reduced motion, nothing falls, and the result is there at once.
pub async fn win_without_movement(page: &Page, site: &Site) {
    site.run_before(COUNTED);
    won_by_ada(page, site).await;
    page.moment().await;
    page.never_shown(".party span").await;
    page.never_shown(".rises").await;
    assert_eq!(page.script("return counted", vec![]).await, json!([]));
    // The only person at the table sees their own card first, even after a defeat.
    let lost = Fixture::with_computers("yatzy", &["You"], &[Strength::Casual]).ended();
    let lost_to = |game: &Fixture| game.game().ranking()[0].seat == 1;
    assert!(lost_to(&lost), "another game is needed");
    opened(page, site, &[("ended", &lost)]).await;
    assert_eq!(page.script(LARGE, vec![]).await, json!(["0"]));
}

/// After the last score, the full card is seen before the result: for a moment, or until somebody taps or presses a key. The
/// result is announced at once, and the score can be undone all the time.
pub async fn full_card_before_the_result(page: &Page, site: &Site) {
    const LAST: &str = "td[data-slot=\"14\"] button.box";
    let before = Fixture::new("yatzy", &["Ada", "Ben"]).but(1);
    let before = before.rolled(&[6, 6, 6, 6, 6]);
    page.resume(site, &before.text()).await;
    let over = before.score(14);
    let Phase::Over(outcome) = over.game().phase() else {
        panic!("the game is over");
    };
    page.shown("button.box").await;
    page.script(HOLD_PAUSES, vec![]).await;
    page.click(LAST).await;
    page.mentions("#polite", &play::headline(over.game(), outcome))
        .await;
    page.says(".turn h1", "Ben").await;
    page.gone("button.box").await;
    page.shown("main[data-screen=game] td[data-slot=\"14\"].looked.filled")
        .await;
    page.click("#undo").await;
    page.click(LAST).await;
    page.gone("button.box").await;
    page.end_pauses().await;
    page.shown("main[data-screen=over] #again").await;
    for hurried in ["a tap", "a key"] {
        page.click("#undo").await;
        page.click(LAST).await;
        page.shown("main[data-screen=game] td[data-slot=\"14\"].looked.filled")
            .await;
        match hurried {
            "a tap" => page.click("td[data-slot=\"0\"].looked").await,
            _ => page.press("Enter").await,
        }
        page.shown("main[data-screen=over] #again").await;
    }
    page.until(
        "the heading has the focus",
        "document.activeElement.matches('h1')",
    )
    .await;
    page.assert_no_errors(site).await;
}

/// On a wide screen the cards stay where they were in the game, and the result stands beside them.
pub async fn result_beside_the_card(page: &Page, site: &Site) {
    const PLACE: &str =
        "const { x, y, width, height } = document.querySelector('.sheet').getBoundingClientRect();
        return [x, y, width, height].map(Math.round)";
    let before = Fixture::new("yatzy", &SIX).but(1);
    page.resume(site, &before.rolled(&[6, 6, 6, 6, 6]).text())
        .await;
    for hand in ["right", "left"] {
        let to = format!("document.documentElement.dataset.hand = '{hand}'");
        page.script(&to, vec![]).await;
        page.shown("button.box").await;
        let place = page.script(PLACE, vec![]).await;
        page.score(14).await;
        page.shown("main[data-screen=over] #again").await;
        assert_eq!(page.script(PLACE, vec![]).await, place, "{hand}");
        let seen = "return ['h1', '.podium', '#again', '.total td:last-child'].every((css) => {
            const { top, bottom } = document.querySelector(css).getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight;
        })";
        assert_eq!(page.script(seen, vec![]).await, json!(true), "{hand}");
        page.click("#undo").await;
    }
    page.assert_no_errors(site).await;
}

/// Adds a share sheet that accepts everything and notes it.
const SHARES: &str = "
    Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true });
    Object.defineProperty(navigator, 'share', { configurable: true, value: async (it) => { window.taken = it; } });";

/// Removes the share sheet; the clipboard accepts a text or refuses it.
pub(super) const COPIES: &str = "
    for (const name of ['canShare', 'share']) {
        Object.defineProperty(navigator, name, { configurable: true, value: undefined });
    }
    window.copies = arguments[0];
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async (it) => {
        if (!window.copies) throw new Error('no');
        window.copied = it;
    } } });
    HTMLAnchorElement.prototype.click = function () { window.saved = [this.download, this.href]; };";

/// A text and a picture go to other apps; without a share sheet, to the clipboard and into a file.
pub async fn result_is_shared(page: &Page, site: &Site) {
    let game = Fixture::with_computers("yahtzee-official", &["You"], &[Strength::Skilled]).ended();
    let text = over::to_share(game.game());
    opened(page, site, &[("ended", &game)]).await;
    page.script(SHARES, vec![]).await;
    page.click("#share").await;
    page.shown("dialog#sharing[open] canvas").await;
    page.passes_axe().await;
    page.says("#share-text", "Share text").await;
    page.click("#share-text").await;
    page.until("the text is shared", "window.taken?.text !== undefined")
        .await;
    assert_eq!(page.script("return taken.text", vec![]).await, json!(text));
    assert!(text.contains("Me: "), "{text}");
    page.click("#share-picture").await;
    page.until(
        "the picture is shared",
        "window.taken?.files?.[0]?.type === 'image/png' && taken.files[0].size > 5000",
    )
    .await;
    page.press("Escape").await;
    page.gone("dialog#sharing").await;

    page.script(COPIES, vec![json!(true)]).await;
    page.click("#share").await;
    page.says("#share-text", "Copy text").await;
    page.click("#share-text").await;
    page.says(".said", "Copied.").await;
    assert_eq!(page.script("return copied", vec![]).await, json!(text));
    page.click("#share-picture").await;
    page.says(".said", "Saved as a file.").await;
    let name = page.script("return saved[0]", vec![]).await;
    assert_eq!(name, json!("rollkeep.png"));
    page.script("window.copies = false", vec![]).await;
    page.click("#share-text").await;
    page.mentions(".said", "didn’t copy it").await;
    page.mentions(".shared", "Rollkeep · Yahtzee, official")
        .await;
    page.assert_no_errors(site).await;
}
