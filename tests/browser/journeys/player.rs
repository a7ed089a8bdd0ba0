//! An own player in the sandbox, opened as the app does.

use serde_json::{Value, json};

use crate::page::Page;
use crate::server::Site;

const OPEN: &str = include_str!("player.js");

/// A player in its frame.
pub struct Player<'a> {
    page: &'a Page,
    name: &'static str,
}

impl<'a> Player<'a> {
    /// Opens a player as the app does.
    pub async fn open(page: &'a Page, site: &Site, name: &'static str, source: &str) -> Self {
        Self::start(page, site, name, source, false).await
    }

    /// Opens a player that finds all names of the browser in its worker: then only the frame protects.
    pub async fn open_careless(
        page: &'a Page,
        site: &Site,
        name: &'static str,
        source: &str,
    ) -> Self {
        Self::start(page, site, name, source, true).await
    }

    async fn start(
        page: &'a Page,
        site: &Site,
        name: &'static str,
        source: &str,
        careless: bool,
    ) -> Self {
        let body = format!("{OPEN}\nopenPlayer(...arguments)");
        let address = site.url(&site.named("sandbox-"));
        let arguments = vec![json!(name), json!(address), json!(source), json!(careless)];
        page.script(&body, arguments).await;
        Self { page, name }
    }

    pub fn page(&self) -> &'a Page {
        self.page
    }

    /// Returns its name in the page.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// Reads a note about it.
    pub async fn look(&self, what: &str) -> Value {
        let it = format!("return players.{}.{what}", self.name);
        self.page.script(&it, vec![]).await
    }

    /// Asks it with a number, a random number and a view.
    pub async fn ask(&self, number: u32, random: u32, view: Value) {
        let body = format!("players.{}.ask(...arguments)", self.name);
        let question = vec![json!(number), json!(random), view];
        self.page.script(&body, question).await;
    }

    /// Returns its first report.
    pub async fn state(&self) -> Value {
        let state = format!("players.{}.states[0]", self.name);
        let what = format!("{} is there or is not", self.name);
        self.page.until(&what, &state).await
    }

    /// Waits until it is ready.
    pub async fn is_ready(&self) {
        assert_eq!(self.state().await, json!(["ready"]), "{}", self.name);
    }

    /// Returns the decision in the answer with this index.
    pub async fn decision(&self, place: usize) -> Value {
        let answer = format!("players.{}.answers[{place}]", self.name);
        let what = format!("{} answers", self.name);
        let answer = self.page.until(&what, &answer).await;
        assert!(answer[2].is_number(), "{answer} says how long it took");
        answer[1].clone()
    }

    /// Asks once, and waits for the answer.
    pub async fn decides(&self) -> Value {
        let place = self.look("answers.length").await.as_u64().unwrap_or(0);
        self.ask(7, 7, json!({ "dice": [5, 5, 2] })).await;
        self.decision(place as usize).await
    }

    /// Stops it, as the app does.
    pub async fn drop(&self) {
        self.look("drop()").await;
    }
}
