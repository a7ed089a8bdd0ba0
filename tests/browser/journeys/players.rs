//! Own players: written, stored, exported and deleted.

use std::fs;
use std::time::Duration;

use rollkeep_app::storage::OwnPlayer;
use rollkeep_app::tournament::{
    Controller, Entrant, Plan, ProgramRequest, Report, Runner, RunnerHost, Standings, Tournament,
};
use rollkeep_rules::catalogue;
use rollkeep_solver::bots::{Novice, copies};
use serde_json::{Value, json};

use super::keyboard::tab_to;
use super::player::Player;
use crate::harness::block_storage;
use crate::page::{Page, link};
use crate::server::Site;

/// The program of a new player.
pub const EXAMPLE: &str = include_str!("../../../sandbox/example.mjs");

/// After this time, the page tries again to save what found no room.
pub const TRIES_AGAIN: Duration = Duration::from_secs(11);

/// Returns a player as it is stored.
pub fn shelved(name: &str, source: &str) -> String {
    json!({ "format": 1, "name": name, "source": source }).to_string()
}

/// Opens the editor of a player with this program.
pub async fn edit(page: &Page, site: &Site, source: &str) {
    page.store(site, &[("rollkeep/player/own", &shelved("Ann", source))])
        .await;
    page.open(site.url("#/player/own")).await;
    page.shown("main[data-screen=player]").await;
}

/// Puts a program into the editor, like a paste.
pub async fn write(page: &Page, source: &str) {
    let paste = "const it = document.querySelector('#source');
        it.value = arguments[0]; it.dispatchEvent(new Event('input'));";
    page.script(paste, vec![json!(source)]).await;
}

/// Returns the stored player.
async fn kept(page: &Page, key: &str) -> OwnPlayer {
    let text = page.stored(key).await.expect("a player");
    let it: Value = serde_json::from_str(&text).expect("JSON");
    let part = |name: &str| it[name].as_str().unwrap_or_default().to_owned();
    OwnPlayer {
        name: part("name"),
        source: part("source"),
    }
}

/// A player is made, changed, found again, exported as a file, and deleted.
pub async fn player_is_written(page: &Page, site: &Site) {
    page.open(site.url("#/players")).await;
    page.shown("#none").await;
    page.click("#new-player").await;
    page.shown("main[data-screen=player]").await;
    assert_eq!(page.value("#name").await, "My player");
    assert_eq!(page.value("#source").await, EXAMPLE);
    page.fill("#name", "Lazy").await;
    let lazy = "// Takes what comes.\nexport const turn = ({ legal }) => Object.keys(legal)[0];";
    write(page, lazy).await;
    page.says("#kept", "Saved").await;

    page.reload().await;
    assert_eq!(page.value("#name").await, "Lazy");
    assert_eq!(page.value("#source").await, lazy);
    page.click("#export").await;
    assert_eq!(page.downloaded("Lazy.mjs").await, lazy.as_bytes());

    page.click(link("Your players")).await;
    page.mentions(".game-row", "Lazy").await;
    page.mentions(".game-row", "2 lines").await;
    // Phones grey out programs that they do not know, so any file can be chosen.
    assert_eq!(page.attribute("#import", "accept").await, None);
    let picture = crate::tools::scratch().join(format!("{}-picture.mjs", page.engine()));
    fs::write(&picture, b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR").expect("the scratch folder is there");
    page.choose_file("#import", &picture).await;
    page.mentions(".trouble", "be read").await;
    let path = crate::tools::scratch().join(format!("{}-Lazy.js", page.engine()));
    fs::write(&path, lazy).expect("the scratch folder is there");
    page.choose_file("#import", &path).await;
    page.shown("main[data-screen=player]").await;
    let name = format!("{}-Lazy", page.engine());
    assert_eq!(page.value("#name").await, name);
    assert_eq!(page.value("#source").await, lazy);

    page.click("#delete-player").await;
    page.shown("dialog#delete[open]").await;
    page.click("#delete-no").await;
    page.gone("dialog#delete").await;
    page.click("#delete-player").await;
    page.click("#delete-yes").await;
    page.shown("main[data-screen=players]").await;
    page.mentions(".game-row", "Lazy").await;
    assert_eq!(page.list(".game-row a").await.len(), 1);
    page.assert_no_errors(site).await;
}

/// While there is no room, a change is not called saved, here or after coming back, until it is.
pub async fn player_without_room(page: &Page, site: &Site) {
    site.run_before(Page::CLOCK);
    edit(page, site, "1").await;
    page.says("#kept", "Saved").await;
    let before = page.stored("rollkeep/player/own").await;
    page.fill_storage().await;
    let long = format!("// {}\n1", "x".repeat(1000));
    write(page, &long).await;
    page.says("#kept", "This browser’s storage is full.").await;
    assert_eq!(page.stored("rollkeep/player/own").await, before);
    page.script("location.hash = '#/'", vec![]).await;
    page.shown("main[data-screen=home]").await;
    page.script("location.hash = '#/player/own'", vec![]).await;
    page.says("#kept", "This browser’s storage is full.").await;
    assert_eq!(page.value("#source").await, long);

    page.script("localStorage.removeItem('filler')", vec![])
        .await;
    page.oversleep(TRIES_AGAIN).await;
    page.says("#kept", "Saved").await;
    assert_eq!(kept(page, "rollkeep/player/own").await.source, long);
    page.fill_storage().await;
    write(page, "2").await;
    page.says("#kept", "Saved").await;
    assert_eq!(kept(page, "rollkeep/player/own").await.source, "2");
}

/// A name that is not possible is refused, and the program is saved anyway.
pub async fn player_is_named(page: &Page, site: &Site) {
    let ann = shelved("Ann", "1");
    page.store(
        site,
        &[
            ("rollkeep/player/one", &ann),
            ("rollkeep/player/two", &shelved("Ben", "2")),
            ("rollkeep/player/bad", "?"),
        ],
    )
    .await;
    page.open(site.url("#/player/bad")).await;
    page.mentions("main", "set aside").await;
    page.shown("#aside").await;
    page.open(site.url("#/player/two")).await;
    page.fill("#name", "Ann").await;
    page.mentions("#kept", "has this name").await;
    page.shown("#name[aria-invalid=true]").await;
    page.fill("#source", "3").await;
    page.mentions("#kept", "has this name").await;
    let two = kept(page, "rollkeep/player/two").await;
    assert_eq!((two.name.as_str(), two.source.as_str()), ("An", "3"));
    page.fill("#name", "Cleo").await;
    page.says("#kept", "Saved").await;
    page.gone("#name[aria-invalid=true]").await;

    let long = "x".repeat(OwnPlayer::MAX_SOURCE + 1);
    write(page, &long).await;
    page.mentions("#kept", "at most 200 kB").await;
    let two = kept(page, "rollkeep/player/two").await;
    assert_eq!((two.name.as_str(), two.source.as_str()), ("Cleo", "3"));
    assert_eq!(page.stored("rollkeep/player/one").await, Some(ann));

    // A second example gets another name.
    for name in ["My player", "My player 2"] {
        page.open(site.url("#/players")).await;
        page.click("#new-player").await;
        page.shown("main[data-screen=player]").await;
        assert_eq!(page.value("#name").await, name);
    }
}

/// A change in one tab appears in the other, and neither overwrites the other silently.
pub async fn player_in_two_tabs(page: &Page, site: &Site) {
    edit(page, site, "1").await;
    let first = page.tab().await;
    let second = page.open_tab(site.url("#/player/own")).await;
    page.fill("#source", "2").await;
    page.says("#kept", "Saved").await;
    page.go_to(&first).await;
    page.mentions("#kept", "changed in another tab").await;
    assert_eq!(page.value("#source").await, "2");

    // A change that this tab has not noticed, as when both write at once.
    let there = shelved("Ann", "theirs");
    let write = "localStorage.setItem('rollkeep/player/own', arguments[0])";
    page.script(write, vec![json!(there)]).await;
    page.fill("#source", "ours").await;
    page.mentions("#kept", "“Ann 2”").await;
    assert_eq!(page.value("#name").await, "Ann 2");
    assert_eq!(page.stored("rollkeep/player/own").await, Some(there));
    page.fill("#source", "ours still").await;
    page.mentions("#kept", "“Ann 2”").await;
    page.go_to(&second).await;
    page.open(site.url("#/players")).await;
    assert_eq!(page.list(".game-row strong").await, ["Ann", "Ann 2"]);

    // A player that another tab has deleted is saved again only if somebody changes it here.
    page.open(site.url("#/player/own")).await;
    page.shown("main[data-screen=player]").await;
    page.go_to(&first).await;
    page.open(site.url("#/players")).await;
    page.click(link("Ann*")).await;
    page.click("#delete-player").await;
    page.click("#delete-yes").await;
    page.shown("main[data-screen=players]").await;
    page.go_to(&second).await;
    page.mentions("#kept", "deleted in another tab").await;
    assert_eq!(page.stored("rollkeep/player/own").await, None);
    page.fill("#source", "again").await;
    page.says("#kept", "Saved").await;
    assert_eq!(kept(page, "rollkeep/player/own").await.source, "again");
}

/// If nothing can be stored, the page does not claim so, and players can be written and tried anyway.
pub async fn player_not_kept(page: &Page, site: &Site) {
    block_storage(page, site);
    page.open(site.url("#/players")).await;
    page.click("#new-player").await;
    page.mentions("#kept.trouble", "doesn’t let the page save")
        .await;
    write(page, "export const turn = () => 'chance'").await;
    page.mentions("#kept.trouble", "doesn’t let the page save")
        .await;
    page.click("#try").await;
    page.mentions(".step .means", "It ").await;
    page.click(link("Your players")).await;
    page.mentions(".game-row", "My player").await;
}

/// Without a mouse: a new player, a change, a tryout. The Tab key leaves the editor.
pub async fn player_by_keyboard(page: &Page, site: &Site) {
    page.open(site.url("#/players")).await;
    page.shown("#new-player").await;
    tab_to(page, "#new-player").await;
    page.press("Enter").await;
    page.shown("main[data-screen=player]").await;
    tab_to(page, "#source").await;
    page.press("Ctrl+Home").await;
    page.press("/ / Space").await;
    // The example itself begins with such a comment.
    let longer = EXAMPLE.len() + "// ".len();
    assert_eq!(page.value("#source").await.len(), longer);
    page.press("Tab").await;
    page.until(
        "the focus is elsewhere",
        "document.activeElement.id !== 'source'",
    )
    .await;
    tab_to(page, "#try").await;
    page.press("Enter").await;
    page.mentions(".step .means", "It ").await;
    tab_to(page, "pre").await;
    tab_to(page, "summary").await;
    let open = "return document.activeElement.parentElement.open";
    let before = page.script(open, vec![]).await;
    page.press("Enter").await;
    assert_ne!(page.script(open, vec![]).await, before);
}

/// The example is never disqualified, and beats the novice wherever five dice or more are rolled: its prices are for those.
pub async fn example_beats_novice(page: &Page, site: &Site) {
    /// So many decide it under all rules: their dice are always the same.
    const GAMES: u16 = 40;
    page.open(site.home()).await;
    for rules in catalogue::all() {
        let entrants = vec![Entrant::own("Example", None), Entrant::own("Novice", None)];
        let plan = Plan::new(rules.id.as_str(), entrants, GAMES.into(), 1).expect("a plan");
        let mut tournament = Tournament::new(plan.clone());
        let controllers = vec![Controller::Away, Controller::Here(copies(Novice))];
        let mut runner = Runner::new(plan, controllers);
        let example = Player::open(page, site, "example", EXAMPLE).await;
        while !tournament.is_over() {
            runner.begin(tournament.hand_out(GAMES.into()));
            tournament.add_report(play(&mut runner, &example).await);
        }
        example.drop().await;
        let standings = Standings::new(&tournament);
        let points = |entrant: usize| {
            let mut lines = standings.rows.iter();
            let line = lines.find(|line| line.entrant == entrant).expect("a line");
            assert_eq!(line.out, None, "{}", rules.id);
            line.points
        };
        let (example, novice) = (points(0), points(1));
        let beats = example > novice || rules.dice < 5;
        assert!(beats, "{}: {example} to {novice}", rules.id);
    }
}

/// Plays these games; all questions of a round go to the program together.
async fn play(runner: &mut Runner, example: &Player<'_>) -> Report {
    struct Post(Vec<Value>);
    impl RunnerHost for Post {
        fn now(&self) -> f64 {
            0.0
        }
        fn ask(&mut self, ask: ProgramRequest) {
            self.0.push(serde_json::from_str(&ask.text).expect("JSON"));
        }
    }
    let page = example.page();
    loop {
        let mut post = Post(Vec::new());
        if let Some(report) = runner.run(&mut post) {
            return report;
        }
        let count = post.0.len();
        let ask = "players.example.answers.length = 0;
            for (const question of arguments[0]) players.example.ask(...question)";
        page.script(ask, vec![Value::Array(post.0)]).await;
        let all = format!("players.example.answers.length === {count} && players.example.answers");
        let answers = page.until("it answers", &all).await;
        for answer in answers.as_array().into_iter().flatten() {
            runner.receive(0, &answer.to_string(), 0.0);
        }
    }
}
