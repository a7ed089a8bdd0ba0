//! The cost of decisions and the luck of dice, judged in the background.

use std::ops::ControlFlow;
use std::time::SystemTime;

use rollkeep_app::statistics::{Luck, Skill, SkillGame};
use rollkeep_app::storage::RecordId;
use rollkeep_rules::game::Game;
use rollkeep_solver::Policy;
use rollkeep_solver::coach::{Judged, Judgement};
use rollkeep_words::{advice, skill};
use serde_json::json;

use super::fixture::Fixture;
use crate::page::{Page, Target};
use crate::server::Site;

/// True when judgements are stored.
const KEPT: &str = "Object.keys(localStorage).some((it) => it.startsWith('rollkeep-judgements/'))";

/// True when everything is judged.
pub(super) const JUDGED: &str = "document.querySelector('#judging').textContent === ''
    && document.querySelector('#lost')";

/// Notes where the solver gets how many games to judge, and how often the judge has checked whether it may go on.
/// After two batches the solver takes its time, until the journey lets it go on.
const WATCH: &str = "
    window.batches = [];
    window.looks = 0;
    window.patient = 2;
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (message, ...more) {
        const games = String(message).includes('{\"judge\":') && JSON.parse(message).coach[1].judge.length;
        if (games) batches.push([location.hash, games]);
        if (!games || batches.length <= patient) postMessage.call(this, message, ...more);
    };
    const set = setTimeout;
    window.setTimeout = (then, pause, ...more) => set((...given) => {
        if (pause === 700) looks += 1;
        then(...given);
    }, pause, ...more);";

/// Returns the judgement of a game.
fn judgement(game: &Game) -> Judgement {
    let mut watch = |_| ControlFlow::Continue(());
    let policy = Policy::solve(game.rules(), &mut watch).expect("it can be solved");
    Judgement::new(game, None, &policy).expect("a game of these rules")
}

/// Stores this many copies of a finished game, an hour apart, the last one just now.
pub(super) async fn store(page: &Page, site: &Site, game: &Fixture, count: u64) -> Vec<String> {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let now = now.expect("a clock").as_millis() as u64;
    let text = game.text();
    let (began, touched) = ("1770000000000", "1770000100000");
    let save = |number: u64| {
        let at = now - (count - number) * 3_600_000;
        let name = format!("{at:012x}00");
        let text = text
            .replace(began, &at.to_string())
            .replace(touched, &(at + 1000).to_string());
        (name, text)
    };
    let saves: Vec<(String, String)> = (0..count).map(save).collect();
    page.store(site, &[]).await;
    let put = "for (const [name, text] of arguments[0]) localStorage.setItem('rollkeep/done/' + name, text)";
    page.script(put, vec![json!(saves)]).await;
    saves.into_iter().map(|(name, _)| name).collect()
}

/// What statistics know of a game with these decisions.
fn skill_game(ended: u64, judged: &Judged) -> SkillGame {
    SkillGame {
        id: RecordId::new(ended, 0),
        ended,
        total: 0,
        judged: judged.clone(),
    }
}

/// From the statistics, one tap leads to the cost of decisions. The numbers agree with an independent judgement; the
/// worst decision opens the review; judgements are there at once when the page is opened again.
pub async fn skill_and_luck(page: &Page, site: &Site) {
    let game = Fixture::new("yatzy", &["Ada", "Ben"]).ended();
    let names = store(page, site, &game, 12).await;
    site.run_before(WATCH);
    let judged = judgement(game.game());
    let [ada, ben] = [0, 1].map(|seat| judged.seats[seat].clone().expect("a person"));

    page.open(site.url("#/statistics")).await;
    page.script("window.patient = Infinity", vec![]).await;
    page.click("#skill").await;
    page.shown("main[data-screen=skill]").await;
    page.until("all games are judged", JUDGED).await;
    page.until("the solver has judged them", "batches.length > 0")
        .await;
    let rows = "return [...document.querySelector('#people tbody').rows].map(
        (row) => [...row.cells].map((cell) => cell.textContent).join('|'))";
    let share = |best: u32, all: u32| format!("{}%", (best * 200 + all) / (all * 2));
    let row = |name: &str, it: &Judged| {
        let lost = advice::points(it.lost());
        let (best, luck) = (share(it.best, it.decisions), advice::signed(it.luck));
        format!("{name}|12|{lost} ± 0.0|{best}|{luck}")
    };
    let mut expected = [
        (ada.lost(), row("Ada", &ada)),
        (ben.lost(), row("Ben", &ben)),
    ];
    expected.sort();
    let found = page.script(rows, vec![]).await;
    assert_eq!(found, json!(expected.map(|(_, row)| row)));
    let best = if ada.lost() < ben.lost() {
        "Ada"
    } else {
        "Ben"
    };
    page.says("#best", &format!("{best} decides best.")).await;
    page.mentions(
        "#lost",
        &format!("Ada loses {}", advice::points(ada.lost())),
    )
    .await;
    // Twelve games with the same dice.
    let one = Luck::new(ada.luck, ada.variance);
    let luck = (0..12).fold(Luck::default(), |all, _| all.and(one));
    let says = skill::lucky(&luck).expect("dice were rolled");
    page.says("#luck", &says).await;
    page.mentions("main", &skill::all_luck(&luck, 12)).await;
    // What one wants to know is there without a tap, and without scrolling on a phone.
    let skill = Skill {
        name: "Ada".to_owned(),
        games: (0..12).map(|ended| skill_game(ended, &ada)).collect(),
        unjudged: 0,
    };
    let says = skill::most_lost("Ada", game.game().rules(), &skill);
    page.says("#most-lost", &says.expect("games without the coach"))
        .await;
    let says = skill::rating("Ada", game.game().rules(), &skill);
    page.says("#rating", &says.expect("twelve games")).await;
    let unfolded = "return document.querySelectorAll('details[open]').length";
    page.resize(390, 844).await;
    let seen = "const { bottom } = document.querySelector('#kinds').getBoundingClientRect();
        return scrollY === 0 && bottom <= innerHeight";
    assert_eq!(page.script(seen, vec![]).await, json!(true));
    // The rest is behind taps.
    assert_eq!(page.script(unfolded, vec![]).await, json!(0));
    for part in [
        skill::ratings(),
        skill::people(),
        skill::lost_title(),
        skill::last_games(),
    ] {
        page.click(Target::named("summary", &part)).await;
    }
    page.shown("#people").await;
    page.shown("#ratings .played").await;
    page.shown("figure svg.chart").await;
    page.passes_axe().await;
    for (width, height) in [(320, 568), (390, 844), (1440, 900)] {
        page.resize(width, height).await;
        let wide = "return document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(page.script(wide, vec![]).await, json!(true), "{width}");
    }

    let worst = ada.costly[0].number;
    let latest = names.last().expect("some games");
    let address = page.attribute("#expensive a", "href").await;
    assert_eq!(address, Some(format!("#/review/{latest}/{worst}")));
    page.click("#expensive a").await;
    page.shown("main[data-screen=review] .board .grade").await;

    // Judgements are stored: nothing is judged again.
    page.open(site.url("#/skill/yatzy")).await;
    page.reload().await;
    page.until("all games are judged", JUDGED).await;
    assert_eq!(page.script("return batches", vec![]).await, json!([]));
    page.click("#practise").await;
    page.shown("main[data-screen=practice]").await;
}

/// Without games the page says so, and nothing is judged.
pub async fn skill_of_nobody(page: &Page, site: &Site) {
    site.run_before(WATCH);
    page.open(site.url("#/skill")).await;
    page.mentions("main .lead", &skill::none()).await;
    page.passes_axe().await;
    assert_eq!(page.script("return batches", vec![]).await, json!([]));
    page.open(site.url("#/skill/chess")).await;
    page.shown("main[data-screen=nowhere]").await;
    page.assert_no_errors(site).await;
}

/// During a game nothing is judged, and the coach answers; afterwards the judge continues where it stopped.
pub async fn judging_waits_for_the_table(page: &Page, site: &Site) {
    store(
        page,
        site,
        &Fixture::new("yatzy", &["Ada", "Ben"]).ended(),
        40,
    )
    .await;
    let table = Fixture::new("yahtzee-official", &["Ada"]).rolled(&[5, 2, 5, 3, 5]);
    let put = "localStorage.setItem('rollkeep/game/seeded', arguments[0])";
    page.script(put, vec![json!(table.text())]).await;
    site.run_before(WATCH);
    page.open(site.url("#/statistics")).await;
    page.click("#skill").await;
    page.until("the third batch is at the solver", "batches.length === 3")
        .await;
    let batches = page.script("return batches", vec![]).await;
    let kept = "return JSON.stringify(Object.entries(localStorage)
        .filter(([key]) => key.startsWith('rollkeep-judgements/')).sort())";
    let before = page.script(kept, vec![]).await;

    page.script("window.looks = 0; location.hash = '#/game/seeded'", vec![])
        .await;
    page.shown("main[data-screen=game]").await;
    page.click("#coach").await;
    page.shown("button.box[data-less]").await;
    page.until("the judge looks again and again", "looks > 3")
        .await;
    assert_eq!(page.script("return batches", vec![]).await, batches);
    assert_eq!(page.script(kept, vec![]).await, before);
    page.score_best().await;

    page.script(
        "window.patient = Infinity; location.hash = '#/skill'",
        vec![],
    )
    .await;
    page.until("all games are judged", JUDGED).await;
    page.until("they are kept", KEPT).await;
    page.mentions("#lost", "40 games").await;
    // Only the batch that the game has interrupted was judged anew.
    let sizes = "return batches.map(([, games]) => games)";
    let sizes: Vec<u32> =
        serde_json::from_value(page.script(sizes, vec![]).await).expect("numbers");
    assert_eq!(sizes.iter().sum::<u32>() - sizes[2], 40, "{sizes:?}");
    page.assert_no_errors(site).await;
}

/// Two tabs at the same time get the same results, and neither disturbs the other.
pub async fn judging_in_two_tabs(page: &Page, site: &Site) {
    store(page, site, &Fixture::new("yatzy", &["Ada"]).ended(), 60).await;
    page.open(site.url("#/skill")).await;
    let first = page.tab().await;
    page.open_tab(site.url("#/skill")).await;
    page.until("all games are judged", JUDGED).await;
    let lost = page.text("#lost").await;
    let kept = "return Object.entries(localStorage)
        .filter(([key]) => key.startsWith('rollkeep-judgements/')).join()";
    page.until("they are kept", KEPT).await;
    page.go_to(&first).await;
    page.until("all games are judged", JUDGED).await;
    assert_eq!(page.text("#lost").await, lost);
    assert!(lost.contains("60 games"), "{lost}");
    let before = page.script(kept, vec![]).await;
    page.reload().await;
    page.until("all games are judged", JUDGED).await;
    assert_eq!(page.script(kept, vec![]).await, before);
    page.assert_no_errors(site).await;
}
