//! Advice before a decision, and the review.

use std::ops::ControlFlow;

use rollkeep_app::explorer::SetUp;
use rollkeep_app::worker::{CoachAnswer, CoachReply, CoachRequest, CoachWorker};
use rollkeep_rules::dice::{Dice, Face};
use rollkeep_rules::game::Strength;
use rollkeep_rules::{Card, Offer, catalogue};
use rollkeep_solver::coach::{
    CoachService, Opening, Openings, Review, SortBy, Verdict, WantedDice, WinAdvice, decisions,
    parts_per_million,
};
use rollkeep_solver::{Distribution, Policy, chances_to_win};
use rollkeep_words::{
    advice, categories, dice, explore, openings, review, rule_sets, saves, words,
};
use serde_json::{Value, json};

use super::end::opened;
use super::fixture::Fixture;
use super::offline::is_kept;
use crate::engine::Engine;
use crate::page::{PAPERS, Page, button};
use crate::server::Site;

/// The worker's program.
const PROGRAM: &str = "worker_bg.wasm";

const ADVISED: &str = "button.die[data-advice=Keep]";

/// Whoever plays alone with the coach has no coach in a game with others, until they ask for it there.
pub async fn coach_in_company(page: &Page, site: &Site) {
    let wanted = ("rollkeep/settings", r#"{"coached":["Ada"]}"#);
    page.store(site, &[wanted]).await;
    let alone = Fixture::new("yahtzee-official", &["Ada"]).rolled(&[5, 2, 5, 3, 5]);
    page.resume(site, &alone.text()).await;
    page.shown("#coach[aria-pressed=true]").await;
    page.shown("button.box[data-less]").await;
    page.shown("#roll.strong").await;
    let two = Fixture::new("yahtzee-official", &["Ada", "Ben"]).rolled(&[2, 3, 4, 5, 6]);
    page.resume(site, &two.text()).await;
    page.shown("#roll.strong").await;
    page.click("#coach[aria-pressed=false]").await;
    page.shown("button.box[data-less=best]").await;
    // The button that rolls does not look like what to do.
    page.shown("#roll.plain:not([aria-disabled])").await;
    page.reload().await;
    page.click("#coach[aria-pressed=true]").await;
    page.reload().await;
    page.click("#coach[aria-pressed=false]").await;
    page.shown("button.box[data-less]").await;
    page.roll().await;
    page.reload().await;
    page.shown("#coach[aria-pressed=true]").await;
}

/// Late in a game with others, the coach says how likely the player wins, and the list of all choices says it of each. The review of
/// the game says it of each late decision.
pub async fn coach_to_win(page: &Page, site: &Site) {
    let empty = Fixture::new("yatzy", &["Ada", "Ben"]);
    let turns = 2 * empty.game().rules().categories.len();
    let game = empty.clone().turns(turns - 6).rolled(&[1, 1, 2, 5, 5]);
    let request = CoachRequest::to_win(game.game()).expect("dice, and somebody else");
    let to_win = ask_to_win(&request);
    let CoachRequest::ToWin(position, _) = request else {
        panic!("another request");
    };
    let (mut coach, mut go_on) = (CoachService::default(), |_| ControlFlow::Continue(()));
    let advised = coach.advise(&position, &mut go_on).expect("a position");
    let rolled = game.game().hand().expect("dice").dice;
    let wins = advice::wins(&to_win, advised.best, &rolled).expect("a choice");
    page.resume(site, &game.text()).await;
    page.click("#coach[aria-pressed=false]").await;
    page.says(".hint .legend", &wins).await;
    page.click("#all-choices").await;
    page.says(".choices thead th:nth-child(4)", &advice::chance_to_win())
        .await;
    let chances = "return [...document.querySelectorAll('.choices > tbody > tr > td:nth-child(4)')].map((it) => it.textContent)";
    let chances = page.script(chances, vec![]).await;
    let chances = chances.as_array().expect("a list");
    assert!(
        chances.contains(&json!(advice::percent(to_win.highest()))),
        "{chances:?}"
    );

    // Early in the game, nothing is said of it.
    let early = empty.rolled(&[1, 1, 2, 5, 5]);
    page.resume(site, &early.text()).await;
    // It is on for Ada in the game with this name.
    page.shown("#coach[aria-pressed=true]").await;
    page.says(".hint .legend", &words::coach_legend()).await;

    let ended = Fixture::new("yatzy", &["Ada", "Ben"]).ended();
    page.store(site, &[("rollkeep/done/ended", &ended.text())])
        .await;
    let last = decisions(ended.game()).len() - 1;
    page.open(site.url(&format!("#/review/ended/{last}"))).await;
    page.shown(".board .wins").await;
    page.open(site.url("#/review/ended/0")).await;
    page.shown(".board .grade").await;
    page.gone(".board .wins").await;
}

/// A position of two players, each with few open boxes.
fn two_late_cards() -> String {
    const FULL: &str = "3 6 9 12 15 18 23 22 25 30 40";
    format!("yahtzee-basic; {FULL} - -; 2 2 3 4 6; 1 | {FULL} 50 -")
}

/// With the cards of two players, the explorer says how likely the first one wins. Players are added and removed.
pub async fn explorer_players(page: &Page, site: &Site) {
    let text = two_late_cards();
    let (set_up, faces) = SetUp::read(&text).expect("a position");
    let to_win = ask_to_win(&set_up.to_win(&faces).expect("two late cards"));
    let totals: Vec<Distribution> = set_up.contestants().iter().map(totals_of).collect();

    page.open(site.url("#/explore")).await;
    page.fill("#position", &text).await;
    page.press("Enter").await;
    page.mentions(".best", "Keep").await;
    page.mentions(".answer .wins", &advice::percent(to_win.highest()))
        .await;
    page.says(".choices thead th:nth-child(4)", &advice::chance_to_win())
        .await;
    for (place, chance) in chances_to_win(&totals).into_iter().enumerate() {
        let chance = advice::percent(parts_per_million(chance));
        let row = format!(".players-chances tbody tr:nth-child({})", place + 1);
        page.says(format!("{row} td:last-child"), &chance).await;
    }
    page.reload().await;
    page.mentions(".answer .wins", &advice::percent(to_win.highest()))
        .await;
    page.passes_axe().await;

    page.shown(".players-chances table").await;
    page.click(button(&explore::player(2))).await;
    page.shown(".set-up-card button[data-slot=\"11\"][aria-pressed=true]")
        .await;
    page.shown(".set-up-card .tabs button").await;
    page.click("#add-player").await;
    page.shown(".set-up-card .tabs button:nth-child(3)[aria-pressed=true]")
        .await;
    page.shown("#remove-player").await;
    for _ in 0..2 {
        page.click("#remove-player").await;
    }
    page.gone("#remove-player").await;
    page.gone(".set-up-card .tabs button").await;
    page.gone(".players-chances table").await;
    page.until(
        "nothing is said of the chance to win",
        "document.querySelector('.answer .wins').textContent === ''",
    )
    .await;
    page.shown(".set-up-card button[data-slot=\"11\"][aria-pressed=false]")
        .await;
    page.mentions(".best", "Keep").await;
}

/// How likely each total of this card is, under basic rules.
fn totals_of(card: &Card) -> Distribution {
    let rules = catalogue::find("yahtzee-basic").expect("rules");
    let mut go_on = |_| ControlFlow::Continue(());
    let mut coach = CoachService::default();
    let totals = coach.totals(&rules, card, &mut go_on);
    totals.expect("few boxes are open")
}

/// What the worker answers to a question which choice wins most often.
fn ask_to_win(request: &CoachRequest) -> WinAdvice {
    let mut answer = None;
    CoachWorker::default().handle(1, request, &mut |reply| {
        if let CoachReply::Answer(_, CoachAnswer::ToWin(advice)) = reply {
            answer = Some(advice);
        }
    });
    answer.expect("few boxes are open")
}

/// Best play that took long to work out is kept, found after a reload, told in the settings, and deleted there.
pub async fn best_play_is_kept(page: &Page, site: &Site) {
    site.hurry_workers();
    // Counts how often a worker says how far it is.
    site.run_before(
        "window.reports = 0;
        window.Worker = class extends Worker {
            constructor(...all) {
                super(...all);
                this.addEventListener('message', ({ data }) => {
                    window.reports += String(data).includes('progress');
                });
            }
        };",
    );
    let game = Fixture::new("yatzy", &["Ada"]).rolled(&[5, 2, 5, 3, 5]);
    page.resume(site, &game.text()).await;
    page.click("#coach[aria-pressed=false]").await;
    page.shown("button.box[data-less]").await;
    let reports = async || page.script("return reports", vec![]).await;
    assert_ne!(reports().await, json!(0));
    let says = page.text(".hint > p").await;
    let kept = "(async () => {
        const cache = await caches.open('rollkeep-tables');
        while ((await cache.keys()).length !== 1) await new Promise((then) => setTimeout(then, 50));
    })()";
    page.promised("best play is kept", kept).await;

    page.reload().await;
    page.shown("button.box[data-less]").await;
    page.says(".hint > p", &says).await;
    assert_eq!(reports().await, json!(0), "it is worked out again");

    page.open(site.url("#/settings")).await;
    page.mentions("#tables", &rule_sets::name(game.game().rules()))
        .await;
    page.mentions("#tables", "MB").await;
    page.passes_axe().await;
    page.click("#delete-tables").await;
    page.says("#tables-said", &saves::tables_deleted()).await;
    page.gone("#tables").await;
    let none = page
        .promised("a look at what is kept", "caches.has('rollkeep-tables')")
        .await;
    assert_eq!(none, json!(false));
}

/// The answer whether best play is kept for rules that were chosen before comes late, and changes nothing.
pub async fn late_answer_about_kept_best_play(page: &Page, site: &Site) {
    site.run_before(
        "{
            const { match } = Cache.prototype;
            Cache.prototype.match = async function (...all) {
                if (String(all[0]).includes('maxi-yatzy')) {
                    await new Promise((then) => { window.answer = then; });
                }
                return match.apply(this, all);
            };
        }",
    );
    let perfect = "const it = document.querySelector('.people li:last-child select.strength');
        it.value = 'perfect';
        it.dispatchEvent(new Event('change', { bubbles: true }));";
    let keep =
        "caches.open('rollkeep-tables').then((it) => Promise.all(['maxi-yatzy', 'super-yatzy']
        .map((rules) => it.put(`/solved/${rules}`, new Response('Of an older version.')))))";
    let told = ".people li:last-child small";
    let takes = |id| advice::takes(&catalogue::find(id).expect("an entry")).expect("words");
    page.open(site.url("#/new")).await;
    page.promised("best play to be kept", keep).await;
    page.choose("rules", "maxi-yatzy").await;
    page.click("#add-computer").await;
    page.shown(".people li:last-child select.strength").await;
    page.script(perfect, vec![]).await;
    page.mentions(told, &takes("maxi-yatzy")).await;
    page.until("the question about Maxi Yatzy", "answer").await;
    let introduced = page.text(told).await.replace(&takes("maxi-yatzy"), "");
    page.choose("rules", "super-yatzy").await;
    page.says(told, introduced.trim()).await;
    page.script("answer()", vec![]).await;
    page.moment().await;
    page.says(told, introduced.trim()).await;
}

/// Where best play is kept, nobody is told that it takes long, and the end of a game does not wait for a tap.
pub async fn kept_best_play_takes_no_time(page: &Page, site: &Site) {
    let keep = "caches.open('rollkeep-tables')
        .then((it) => it.put('/solved/maxi-yatzy', new Response('Of an older version.')))";
    let perfect = "const it = document.querySelector('.people li:last-child select.strength');
        it.value = 'perfect';
        it.dispatchEvent(new Event('change', { bubbles: true }));";
    let told = ".people li:last-child small";
    let takes = |id| {
        let rules = catalogue::find(id).expect("an entry");
        advice::takes(&rules).expect("words")
    };
    let game = Fixture::new("maxi-yatzy", &["Ada"]).ended();
    opened(page, site, &[("ended", &game)]).await;
    page.shown("#look-for-lesson").await;
    page.open(site.url("#/new")).await;
    page.choose("rules", "maxi-yatzy").await;
    page.click("#add-computer").await;
    page.shown(".people li:last-child select.strength").await;
    page.script(perfect, vec![]).await;
    page.mentions(told, &takes("maxi-yatzy")).await;
    let before = page.text(told).await;
    let introduced = before.replace(&takes("maxi-yatzy"), "");

    page.promised("best play to be kept", keep).await;
    page.choose("rules", "super-yatzy").await;
    page.mentions(told, &takes("super-yatzy")).await;
    page.choose("rules", "maxi-yatzy").await;
    page.says(told, introduced.trim()).await;
    // It is worked out again at once, because this version cannot read what is kept.
    page.open(site.url("#/game/ended")).await;
    page.shown(".lesson").await;
    page.gone("#look-for-lesson").await;
}

/// While rules that take long are solved, a roll does not begin the work again.
pub async fn work_goes_on_over_a_roll(page: &Page, site: &Site) {
    let game = Fixture::new("super-yatzy", &["Ada"]).rolled(&[1, 1, 2, 3, 4, 6]);
    page.resume(site, &game.text()).await;
    page.click("#coach[aria-pressed=false]").await;
    let before = some_is_done(page).await;
    page.roll().await;
    more_is_done(page, before).await;
}

/// Nor does a computer that needs none of it: it plays meanwhile.
pub async fn work_goes_on_over_a_computer(page: &Page, site: &Site) {
    let game = Fixture::with_computers("super-yatzy", &["Ada"], &[Strength::Casual])
        .rolled(&[1, 1, 2, 3, 4, 6]);
    let at_once = ("rollkeep/settings", r#"{"pace":"instant"}"#);
    page.store(site, &[at_once, ("rollkeep/game/seeded", &game.text())])
        .await;
    page.open(site.url("#/game/seeded")).await;
    page.click("#coach[aria-pressed=false]").await;
    let before = some_is_done(page).await;
    let game = page.score_best().await;
    page.shown("main[data-seat=\"0\"]").await;
    assert_eq!(game.cards()[0].filled(), 1);
    page.roll().await;
    assert_eq!(page.saved().await.game.cards()[1].filled(), 1);
    more_is_done(page, before).await;
}

/// How much of the work the coach says is done, in percent.
const DONE: &str = "Number(/(\\d+)%/.exec(document.querySelector('.hint')?.textContent)?.[1] ?? 0)";

/// Waits until some of the work is done, and notes from now on if it is less. Returns the percentage.
async fn some_is_done(page: &Page) -> u64 {
    let some = format!("{DONE} >= 5 && {DONE}");
    let done = page.until("some of it is done", &some).await;
    let watch = format!(
        "window.least = 100;
        requestAnimationFrame(function look() {{
            window.least = Math.min(window.least, {DONE} || 100);
            requestAnimationFrame(look);
        }});"
    );
    page.script(&watch, vec![]).await;
    done.as_u64().expect("a number")
}

/// Waits until more of the work is done, and makes sure that it never was less.
async fn more_is_done(page: &Page, before: u64) {
    let advised = "document.querySelector('button.box[data-less]')";
    let more = format!("{DONE} > {before} || {advised}");
    page.until("more of it is done", &more).await;
    let least = page.script("return least", vec![]).await;
    assert!(least.as_u64() >= Some(before), "from {before} to {least}");
}

/// The coach works without the host and after a reload, for the player who wants it and not for others.
pub async fn coach_offline(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada", "Ben"]).rolled(&[5, 2, 5, 3, 5]);
    page.resume(site, &game.text()).await;
    is_kept(page).await;
    page.never_shown("button.box[data-less]").await;
    site.stop();

    page.click("#coach[aria-pressed=false]").await;
    page.shown("button.box[data-less]").await;
    page.mentions(".hint", "Keep the three fives").await;
    let places =
        format!("[...document.querySelectorAll('{ADVISED}')].map((it) => it.dataset.place)");
    let advised = page.script(&format!("return {places}"), vec![]).await;
    assert_eq!(advised, json!(["0", "2", "4"]));
    page.tap(&[1]).await;
    page.mentions(".hint", "points better on average than your choice")
        .await;
    page.tap(&[1, 0, 2, 4]).await;
    page.mentions(".hint", "Your choice is the best").await;

    page.click("#all-choices").await;
    page.shown("dialog#alternatives[open]").await;
    page.click("#alternatives .more[aria-expanded=false]").await;
    page.mentions("#alternatives .ends", "Full House").await;
    page.passes_axe().await;
    page.press("Escape").await;
    page.gone("dialog#alternatives[open]").await;

    page.roll().await;
    page.shown("button.box[data-less]").await;
    page.reload().await;
    page.shown("button.box[data-less]").await;
    page.roll().await;
    page.shown("button.box[data-less=best]").await;
    page.passes_axe().await;
    page.score_best().await;

    page.click("#ready").await;
    // Advice would take its time, but the question for it would not.
    let count =
        "window.questions = 0; Worker.prototype.postMessage = () => { window.questions += 1; }";
    page.script(count, vec![]).await;
    page.roll().await;
    page.shown("#coach[aria-pressed=false]").await;
    page.frames().await;
    assert_eq!(page.script("return questions", vec![]).await, json!(0));
    page.gone("button.box[data-less]").await;
    page.assert_no_errors(site).await;
}

/// A solver that does not load is reported on every screen that needs it, the game goes on, and the user can try again: at the
/// table, in the review and in the explorer. Another screen starts anew.
pub async fn solver_comes_back(page: &Page, site: &Site) {
    let tries = || {
        let asked = site.asked();
        let programs = asked.iter().filter(|it| it.path.ends_with(PROGRAM));
        programs.count()
    };
    site.hide(PROGRAM);
    let game = Fixture::new("yahtzie", &["Ada", "Ben"]).rolled(&[1, 1, 2, 3, 6, 6]);
    page.resume(site, &game.text()).await;
    page.click("#coach").await;
    page.mentions(".hint", "didn’t load").await;
    page.shown("#try-again").await;
    page.passes_axe().await;
    let before = tries();
    page.roll().await;
    page.wait("a request for the new dice", async || {
        match tries() > before {
            true => Ok(()),
            false => Err("there is none".to_owned()),
        }
    })
    .await;
    page.mentions(".hint", "didn’t load").await;
    page.shown("#try-again").await;
    site.hide("nothing");
    page.click("#try-again").await;
    page.shown("button.box[data-less]").await;
    page.gone("#try-again").await;

    site.hide(PROGRAM);
    let game = Fixture::new("yahtzie", &["Ada", "Ben"]).ended();
    page.store(site, &[("rollkeep/done/seeded", &game.text())])
        .await;
    page.open(site.url("#/review/seeded")).await;
    page.mentions("main", "didn’t load").await;
    page.passes_axe().await;
    page.open(site.url("#/explore")).await;
    for pips in [5, 5, 5, 2, 3] {
        page.click(crate::page::button(&format!("Add a {pips}")))
            .await;
    }
    page.mentions(".best", "didn’t load").await;
    page.passes_axe().await;
    let before = tries();
    page.click("#try-again").await;
    page.wait("another request", async || match tries() > before {
        true => Ok(()),
        false => Err("there is none".to_owned()),
    })
    .await;
    page.mentions(".best", "didn’t load").await;

    page.script("location.hash = '#/'", vec![]).await;
    page.shown("main[data-screen=home]").await;
    site.hide("nothing");
    page.script("location.hash = '#/explore'", vec![]).await;
    page.mentions(".best", "Keep the three fives").await;
    page.gone("#try-again").await;
    page.open(site.url("#/review/seeded")).await;
    page.shown("main[data-screen=review] .summary").await;

    // So does a solver of its own, which says how likely each player wins.
    site.hide(PROGRAM);
    page.open(site.url("#/explore")).await;
    page.fill("#position", &two_late_cards()).await;
    page.press("Enter").await;
    page.shown(".players-chances table").await;
    // The solvers of a page that is there have their program already.
    page.reload().await;
    page.mentions(".players-chances", "didn’t load").await;
    site.hide("nothing");
    page.click("#chances-again").await;
    page.shown(".players-chances table").await;
    page.gone("#chances-again").await;
}

/// The review shows the solver's verdicts on the game, and opens every decision.
pub async fn review_of_a_game(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzie", &["Ada", "Ben"]).ended();
    page.store(site, &[("rollkeep/done/seeded", &game.text())])
        .await;
    page.open(site.url("#/game/seeded")).await;
    page.click("#review").await;
    page.shown("main[data-screen=review] .summary").await;

    let mut watch = |_| ControlFlow::Continue(());
    let policy = Policy::solve(game.game().rules(), &mut watch).expect("it can be solved");
    let judged = Review::new(game.game(), &policy).expect("a game of these rules");
    for (row, summary) in judged
        .summaries(game.game(), &decisions(game.game()))
        .iter()
        .enumerate()
    {
        let row = format!(".summary:nth-child({})", row + 1);
        let accuracy = review::accuracy(summary).replace('\u{a0}', " ");
        page.mentions(&*row, &accuracy).await;
        page.mentions(&*row, &advice::signed(-summary.lost)).await;
        page.mentions(&*row, &advice::signed(summary.luck)).await;
    }
    // The chart says at its edges what the table says, and below every second turn.
    let summaries = judged.summaries(game.game(), &decisions(game.game()));
    let expected = || summaries.iter().flat_map(|it| it.expected.iter().copied());
    let edges = [expected().min(), expected().max()].map(|it| it.map(advice::points));
    let turns = game.game().rules().categories.len();
    let below = (0..=turns).step_by(2).map(|turn| Some(turn.to_string()));
    let below = below.chain([Some(words::after_turn())]);
    let labels: Vec<_> = edges.into_iter().chain(below).collect();
    let shown = "return [...document.querySelectorAll('.course > figure .chart > text')].map((it) => it.textContent)";
    assert_eq!(page.script(shown, vec![]).await, json!(labels));
    // Ben has won: his chance ends at 100 percent.
    page.click(".win-chances summary").await;
    page.until(
        "the table has every turn and ends with the winner",
        &format!(
            "(() => {{
                const rows = [...document.querySelectorAll('.win-chances tbody tr')];
                return rows.length === {turns} + 1 && rows.at(-1).textContent.replace(/\\s/g, '').endsWith('0%100%');
            }})()"
        ),
    )
    .await;
    let of_ben = decisions(game.game())
        .iter()
        .filter(|it| it.seat == 1)
        .count();
    // Ben's tab says what his costliest decision cost, and leads to it.
    let costliest = judged.costliest(&decisions(game.game()), 1);
    let verdict = &judged.verdicts[costliest.expect("a choice that cost something")];
    let tab = ".tabs button:nth-child(2)";
    page.mentions(tab, &review::brought(-verdict.cost())).await;
    page.click(tab).await;
    page.mentions(".board .grade", &review::brought(-verdict.cost()))
        .await;
    page.until(
        "every decision of Ben is listed",
        &format!("document.querySelectorAll('button.decision').length === {of_ben}"),
    )
    .await;
    // Each has a full name for people who do not see the dice.
    let (decision, verdict) = (decisions(game.game()).into_iter().zip(&judged.verdicts))
        .find(|(decision, verdict)| decision.seat == 1 && !verdict.is_best())
        .expect("a choice that cost something");
    let grade = verdict.mistake().expect("a mistake");
    let (sign, name) = review::mistake(grade);
    let first = format!(
        "{} {} {} {} {sign}{name} {}",
        review::when(game.game(), &decision),
        dice::faces(&decision.dice),
        review::played(game.game(), &decision),
        review::better(game.game(), &decision, verdict).expect("a better one"),
        review::brought(-verdict.cost())
    );
    let named = format!(
        "[...document.querySelectorAll('button.decision')].some((it) =>
            [...it.querySelectorAll('.when small, .when .aloud, .chosen, .better, .cost')].map((one) => one.textContent).join(' ') === '{first}')"
    );
    page.until("a decision says all of it", &named).await;
    // A late mistake says why at once.
    let of_ben = (decisions(game.game()).into_iter().zip(&judged.verdicts)).enumerate();
    let of_ben: Vec<_> = of_ben.filter(|(_, (it, _))| it.seat == 1).collect();
    let is_mistake = |(_, (_, verdict)): &(usize, (_, &Verdict))| !verdict.is_best();
    let last = of_ben.iter().rposition(is_mistake);
    let last = last.expect("a choice that cost something");
    page.click(&*format!(".decisions li:nth-child({}) button", last + 1))
        .await;
    let (number, (decision, verdict)) = &of_ben[last];
    let (rules, card) = (game.game().rules(), &decision.card);
    let best = advice::order(
        rules,
        card,
        &decision.dice,
        decision.rolls_left,
        verdict.best,
    );
    page.mentions(".board .grade", &review::brought(-verdict.cost()))
        .await;
    page.mentions(".board .board-choice + .board-choice", &best)
        .await;
    page.mentions(".why p", &best).await;
    page.mentions(".why p", "on average").await;
    page.click(".why details:not([open]) summary").await;
    page.shown(".why details[open] .weight").await;
    page.click(".board details.fold summary").await;
    page.shown(".board tr.played").await;
    page.passes_axe().await;
    // Both players' totals stand there. The other one's expected total is that after the last turn.
    for (row, card, expected) in [
        (
            1,
            &decision.others[0],
            summaries[0].expected[decision.others[0].filled()],
        ),
        (2, card, verdict.expected),
    ] {
        let total = card.totals(rules).grand();
        let row = format!(".totals-then tbody tr:nth-child({row})");
        page.says(format!("{row} td:nth-child(2)"), &total.to_string())
            .await;
        page.says(format!("{row} td:nth-child(3)"), &advice::points(expected))
            .await;
    }
    // The choices stay open at the next step.
    let shown = page
        .script(
            "return document.querySelector('#decision').textContent",
            vec![],
        )
        .await;
    page.click("#previous").await;
    page.until(
        "another decision is on the board",
        &format!("document.querySelector('#decision').textContent !== {shown}"),
    )
    .await;
    page.shown(".board details.fold[open] tr.played").await;
    page.click("#following").await;
    page.until(
        "the decision is back",
        &format!("document.querySelector('#decision').textContent === {shown}"),
    )
    .await;
    // The explorer begins with this position, and Back and a reload come to the decision again.
    let at = json!(format!("#/review/seeded/{number}"));
    let address = "return location.hash";
    assert_eq!(page.script(address, vec![]).await, at);
    page.click("#explore").await;
    page.shown("main[data-screen=explore]").await;
    page.mentions(".best", &best).await;
    page.go_back().await;
    // The explorer says why, too.
    page.shown("main[data-screen=review]").await;
    page.mentions(".why p", &best).await;
    page.reload().await;
    page.mentions(".why p", &best).await;

    // Keys and buttons step through Ben's decisions. After the last mistake, the first one follows.
    let shows = async |step: usize, number: usize| {
        let (at, (decision, _)) = &of_ben[number];
        page.mentions("#decision", &review::when(game.game(), decision))
            .await;
        let here = format!("location.hash === '#/review/seeded/{at}'");
        page.until(&format!("step {step} is in the address"), &here)
            .await;
    };
    let first = of_ben.iter().position(is_mistake).expect("a mistake");
    let end = of_ben.len() - 1;
    let steps = [
        ("n", first),
        ("End", end),
        ("ArrowLeft", end - 1),
        ("Home", 0),
        ("ArrowLeft", 0),
        ("ArrowRight", 1),
    ];
    for (step, (key, number)) in steps.into_iter().enumerate() {
        page.press(key).await;
        shows(step, number).await;
    }
    page.click("#following").await;
    shows(6, 2).await;
    page.click("#previous").await;
    shows(7, 1).await;
    page.click("#next-mistake").await;
    // A mark on the chart leads to its mistake.
    page.script(
        "document.querySelector('.win-chances .mark:last-of-type').dispatchEvent(new MouseEvent('click', { bubbles: true }))",
        vec![],
    )
    .await;
    page.until(
        "the mark leads to a mistake of the last turns",
        "document.activeElement.id === 'decision' && document.querySelector('.board .grade b')",
    )
    .await;
    page.click(".course > figure summary").await;
    page.shown(".course > figure details[open] table.numbers")
        .await;
    page.assert_no_errors(site).await;
}

/// Returns what the calculator must show of these dice: rules that agree about every box share a table.
fn worths(pips: &[u8]) -> Value {
    let faces: Vec<Face> = (pips.iter())
        .map(|&pips| Face::try_from(pips).expect("a face"))
        .collect();
    let counts = Dice::new(&faces).expect("so many dice").counts();
    let mut tables: Vec<(Vec<String>, Vec<[String; 2]>)> = Vec::new();
    for rules in catalogue::all()
        .iter()
        .filter(|it| usize::from(it.dice) == pips.len())
    {
        let rows = rules.slots().map(|slot| {
            match rules.offer_in_any_order(&Card::new(rules), slot, rules.last_throw(counts)) {
                Offer::Open { points, .. } => [
                    categories::name(&rules.category(slot).id),
                    points.to_string(),
                ],
                other => panic!("an empty card offers {other:?}"),
            }
        });
        let (name, rows) = (rule_sets::name(rules), rows.collect());
        match tables.iter_mut().find(|(_, same)| *same == rows) {
            Some((names, _)) => names.push(name),
            None => tables.push((vec![name], rows)),
        }
    }
    json!(tables)
}

/// The calculator says what dice are worth under all rules. They are in the explorer too, under rules with that number of
/// dice, and back again.
pub async fn calculator_to_explorer(page: &Page, site: &Site) {
    const SHOWN: &str = "return [...document.querySelectorAll('.entry .dice .side')]
        .map((it) => Number(it.className.slice(-1)))";
    const WORTHS: &str = "return [...document.querySelectorAll('.worth')].map((table) => [
        table.caption.textContent.split(' · '),
        [...table.rows].map((row) => [...row.cells].map((cell) => cell.textContent)),
    ])";
    for (count, dice, rules, best) in [
        ("5", &[5, 5, 5, 2, 3][..], "yahtzee-official", "three fives"),
        ("6", &[1, 2, 3, 4, 5, 5], "yahtzie", "Large Straight"),
    ] {
        page.open(site.url("#/practice")).await;
        page.choose("count", &format!("\"{count}\"")).await;
        page.click(crate::page::button("Clear")).await;
        for pips in dice {
            page.click(crate::page::button(&format!("Add a {pips}")))
                .await;
        }
        page.shown(".worth").await;
        assert_eq!(page.script(WORTHS, vec![]).await, worths(dice));
        page.click("#explore").await;
        page.shown("main[data-screen=explore]").await;
        assert_eq!(page.script(SHOWN, vec![]).await, json!(dice));
        page.until(
            "rules that have so many dice",
            &format!("document.querySelector('#which').value === '{rules}'"),
        )
        .await;
        page.mentions(".best", best).await;
    }
    page.go_back().await;
    page.shown("main[data-screen=calculator]").await;
    assert_eq!(page.script(SHOWN, vec![]).await, json!([1, 2, 3, 4, 5, 5]));
}

/// The player can enter any position, beginning in the calculator.
pub async fn explorer(page: &Page, site: &Site) {
    page.resize(320, 640).await;
    page.open(site.url("#/practice")).await;
    page.click("#explore").await;
    page.shown("main[data-screen=explore]").await;
    page.mentions(".best", "perfect play averages 254.6 points")
        .await;
    for pips in [5, 5, 5, 2, 3] {
        page.click(crate::page::button(&format!("Add a {pips}")))
            .await;
    }
    page.mentions(".best", "Keep the three fives").await;
    page.until(
        "the answer is in sight",
        "(({ top, bottom }) => top >= 0 && bottom <= innerHeight)(document.querySelector('.best').getBoundingClientRect())",
    )
    .await;
    page.click("label:has(input[name=left][value=\"1\"])").await;
    page.mentions(".best", "Keep the three fives").await;
    page.click(".more[aria-expanded=false]").await;
    page.shown(".ends").await;
    for (name, says) in [
        ("Three of a Kind", "100%"),
        ("Four of a Kind", "31%"),
        ("Full House", "14%"),
        ("Small Straight", "0%"),
        ("Yahtzee", "3%"),
    ] {
        let row = format!(
            "[...document.querySelectorAll('.ends tbody tr')]
                .some((row) => [...row.cells].map((cell) => cell.textContent).join() === '{name},{says},{says}')"
        );
        page.until(&format!("{name} comes {says} of the time"), &row)
            .await;
    }
    page.passes_axe().await;
    page.click(".more[aria-expanded=true]").await;
    page.gone(".ends").await;
    page.click("label:has(input[name=left][value=\"0\"])").await;
    page.mentions(".best", "Score Fives").await;
    page.gone(".more").await;
    page.passes_axe().await;
    // The address has the position, with what the card holds.
    page.click(of_box(4)).await;
    page.mentions(".best", "Score Three of a Kind").await;
    page.reload().await;
    page.mentions(".best", "Score Three of a Kind").await;
    page.shown("input[name=left][value=\"0\"]:checked").await;
    page.never_shown("main > [role=alert]").await;
    // Three decimals say more of the same numbers.
    let value = page.text(".choices tbody td").await;
    page.click("label:has(input[name=decimals])").await;
    page.until(
        "the same number with three decimals",
        &format!(
            "(text => /^\\d+\\.\\d{{3}}$/.test(text) && Number(text).toFixed(1) === '{value}')
                (document.querySelector('.choices tbody td').textContent)"
        ),
    )
    .await;
    // An address that is no position says why, whatever was set up before, and can be mended.
    page.open(site.url("#/explore/yatzy%3B%20nonsense")).await;
    page.mentions("main > [role=alert]", "One has four parts")
        .await;
    page.until(
        "the address stays, and stands in the field",
        "location.hash === '#/explore/yatzy%3B%20nonsense' && document.querySelector('#position').value === 'yatzy; nonsense'",
    )
    .await;
    page.passes_axe().await;
}

/// The list of first rolls is found from the explorer, searched and sorted; a roll leads to the explorer, and *Back* to the same
/// list. It can be printed.
pub async fn first_rolls(page: &Page, site: &Site) {
    page.open(site.url("#/explore/yatzy%3B%20%3B%201%201%205%206%206%3B%202"))
        .await;
    page.click("main[data-screen=explore] #openings").await;
    page.says("h1", &openings::title()).await;
    page.until(
        "the rules are in the address",
        "location.hash === '#/openings/yatzy'",
    )
    .await;
    let mut watch = |_| ControlFlow::Continue(());
    let rules = catalogue::find("yatzy").expect("rules");
    let policy = Policy::solve(&rules, &mut watch);
    let found = Openings::new(&policy.expect("it can be solved")).expect("first rolls");
    page.says("#found", &openings::whole(252, found.expected))
        .await;
    let says = |row: &Opening| format!("{}{}", dice::faces(&row.dice()), advice::points(row.value));
    let first = async |what: &str, wanted: &[&Opening]| {
        let rows = format!(
            "(() => {{
                const rows = [...document.querySelectorAll('.openings tbody tr')];
                const text = (it) => it.querySelector('.aloud').textContent + it.cells[1].textContent;
                return rows.length === {} && text(rows[0]) === {};
            }})()",
            wanted.len(),
            json!(says(wanted[0])),
        );
        page.until(what, &rows).await;
    };
    let all = WantedDice::default();
    first("all rolls", &found.list(all, SortBy::Faces, false)).await;
    page.passes_axe().await;

    page.fill("#wanted", "5 1 1").await;
    let wanted = "115".parse().expect("dice");
    first(
        "rolls with these dice",
        &found.list(wanted, SortBy::Faces, false),
    )
    .await;
    page.mentions("#found", "21 of 252").await;
    let head = |name: &str| format!(".openings [aria-sort={name}] .sort");
    page.shown(&*head("ascending")).await;
    for (descending, sorted) in [(true, "descending"), (false, "ascending")] {
        page.click(button(&words::expected_total())).await;
        first(sorted, &found.list(wanted, SortBy::Value, descending)).await;
        page.shown(&*head(sorted)).await;
    }
    page.click(button(&openings::lead())).await;
    let shown = found.list(wanted, SortBy::Lead, true);
    first("the clearest first", &shown).await;

    page.click(".openings tbody tr:nth-child(3) a").await;
    page.shown("main[data-screen=explore]").await;
    let roll = shown[2];
    let best = advice::order(&rules, &Card::new(&rules), &roll.dice(), 2, roll.best);
    page.mentions(".best", &best).await;
    page.go_back().await;
    first("the same list", &shown).await;
    page.focuses(".openings tbody tr:nth-child(3) a").await;

    page.shown(".openings table").await;
    page.fill("#wanted", "666666").await;
    page.says("#found", &openings::none()).await;
    page.gone(".openings table").await;
    page.fill("#wanted", "7").await;
    page.says("#found", &openings::no_dice()).await;
    page.shown("#wanted[aria-invalid]").await;
    page.passes_axe().await;
    page.fill("#wanted", "66").await;
    page.shown(".openings table").await;
    page.script("window.print = () => { window.printed = true }", vec![])
        .await;
    page.click("#print").await;
    page.until("it prints", "window.printed").await;
    // WebKit's driver cannot print.
    if page.engine() != Engine::WebKit {
        let printed = page.printed(PAPERS[0]).await.concat();
        assert!(
            printed.contains("Yatzy") && printed.contains("Firstrolls"),
            "{printed}"
        );
        assert!(
            !printed.contains("Print") && !printed.contains("Home"),
            "{printed}"
        );
    }

    // Other rules, which a reload keeps.
    page.script(
        "const it = document.querySelector('#which');
        it.value = 'crag';
        it.dispatchEvent(new Event('change', { bubbles: true }));",
        vec![],
    )
    .await;
    page.fill("#wanted", "").await;
    page.until(
        "56 rolls of three dice",
        "document.querySelectorAll('.openings tbody tr').length === 56",
    )
    .await;
    page.reload().await;
    page.until(
        "the same rules",
        "document.querySelector('#which')?.value === 'crag'",
    )
    .await;
    page.assert_no_errors(site).await;
}

/// The button of a box of the explorer's card.
fn of_box(slot: u8) -> String {
    format!(".set-up-card button[data-slot=\"{slot}\"]")
}

/// The explorer is the card: fill all boxes, open two, say the upper total, and enter the dice by keys. A reload brings it all
/// back, also while dice are missing.
pub async fn explorer_card(page: &Page, site: &Site) {
    page.resize(390, 844).await;
    page.open(site.url("#/explore")).await;
    page.click("#fill-all").await;
    page.mentions(".best", "The card is full").await;
    for slot in [8, 12] {
        page.click(of_box(slot)).await;
    }
    assert_eq!(
        page.attribute(&*of_box(8), "aria-label").await.as_deref(),
        Some("Full House, open")
    );
    assert_eq!(
        page.attribute(&*of_box(0), "aria-label").await.as_deref(),
        Some("Ones, filled with 3")
    );
    page.shown(".set-up-card button[data-slot=\"12\"][aria-pressed=false]")
        .await;
    page.mentions(".best", "Before the first roll").await;

    // The upper total is shared among the boxes.
    page.fill("#upper-total", "52").await;
    page.press("Enter").await;
    page.shown(".set-up-card button[data-slot=\"5\"][aria-label=\"Sixes, filled with 12\"]")
        .await;
    page.fill("#upper-total", "200").await;
    page.press("Enter").await;
    page.says(
        "#upper-told",
        "With these boxes filled, the upper section can have 0 to 105.",
    )
    .await;
    page.passes_axe().await;
    page.click(of_box(5)).await;
    page.until(
        "the field says what the card has",
        "document.querySelector('#upper-total').value === '40'",
    )
    .await;
    page.click(of_box(5)).await;

    // Zero in Yahtzee, by its list: there is no joker then.
    let zero = "const it = document.querySelector('select[data-slot=\"11\"]');
        it.value = '0'; it.dispatchEvent(new Event('change', { bubbles: true }))";
    page.script(zero, vec![]).await;
    page.shown(".set-up-card button[data-slot=\"11\"][aria-label=\"Yahtzee, filled with 0\"]")
        .await;

    // Digits are dice, but not in a field.
    page.click("h1").await;
    page.press("6 6 6 6 1 Backspace").await;
    page.until(
        "four dice",
        "document.querySelectorAll('.entry .dice .side').length === 4",
    )
    .await;
    page.mentions(".best", "Enter all the dice").await;
    page.reload().await;
    page.until(
        "four dice",
        "document.querySelectorAll('.entry .dice .side').length === 4",
    )
    .await;
    page.shown(".set-up-card button[data-slot=\"11\"][aria-label=\"Yahtzee, filled with 0\"]")
        .await;
    page.press("1").await;
    page.mentions(".best", "Keep the four sixes").await;
    page.passes_axe().await;

    page.click("#clear-card").await;
    page.shown(".set-up-card button[data-slot=\"11\"][aria-label=\"Yahtzee, open\"]")
        .await;
    page.assert_no_errors(site).await;
}

/// A position is text: it can be copied, and another one opens by typing or pasting it, or a link to it. A text that is none
/// changes nothing, and the page says why.
pub async fn explorer_text(page: &Page, site: &Site) {
    const YATZY: &str = "yatzy; - - - - - - - - - - - - - 22 -; 2 2 5 6 6; 2";
    let has = |text: &str| format!("document.querySelector('#position').value === '{text}'");
    page.open(site.url("#/explore")).await;
    page.fill("#position", "yatzy; chance=22; 2 2 5 6 6; 2")
        .await;
    page.press("Enter").await;
    page.until("its text as it is written", &has(YATZY)).await;
    page.until(
        "its rules",
        "document.querySelector('#which').value === 'yatzy'",
    )
    .await;
    page.shown(".set-up-card button[data-slot=\"13\"][aria-label=\"Chance, filled with 22\"]")
        .await;
    page.mentions(".best", "Keep the").await;
    let address = page.script("return location.hash", vec![]).await;

    for (text, why) in [
        ("hello", "One has four parts"),
        ("whist; ; 1 2 3 4 5; 2", "its rules aren’t known"),
        ("yatzy; twos=3; 1 2 3 4 5; 2", "the card doesn’t fit"),
        ("yatzy; ; 1 2 3 4 7; 2", "the dice don’t fit"),
        ("yatzy; ; 1 2 3 4 5; 3", "the rolls left don’t fit"),
    ] {
        page.fill("#position", text).await;
        page.press("Enter").await;
        page.mentions("#position-told", why).await;
        page.shown("#position[aria-invalid]").await;
        assert_eq!(page.script("return location.hash", vec![]).await, address);
    }
    page.passes_axe().await;

    // What is copied is the position on the screen.
    page.click("#copy-position").await;
    page.until("its text is back", &has(YATZY)).await;
    page.until(
        "whether it was copied",
        "/cop(ied|y)/i.test(document.querySelector('.position-text .said').textContent)",
    )
    .await;

    let link = site.url("#/explore/maxi-yatzy%3B%20%3B%201%202%203%3B%201");
    page.fill("#position", &format!("Look: {link}")).await;
    page.press("Enter").await;
    page.until(
        "its rules",
        "document.querySelector('#which').value === 'maxi-yatzy'",
    )
    .await;
    page.shown("input[name=left][value=\"1\"]:checked").await;
    page.until(
        "three dice",
        "document.querySelectorAll('.entry .dice .side').length === 3",
    )
    .await;
    page.assert_no_errors(site).await;
}
