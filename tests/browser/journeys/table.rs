//! What a person does at the table, and what the table must show.

use rollkeep::game::{Game, Phase};
use rollkeep::rules::Offer;
use rollkeep::storage::{Loaded, SavedGame};
use serde::Deserialize;
use serde_json::json;

use super::seed::Seed;
use crate::page::Page;
use crate::server::Site;

/// What a game shows on the screen.
#[derive(Debug, PartialEq, Deserialize)]
pub struct Seen {
    /// The screen.
    pub screen: String,
    /// The seat whose turn it is.
    pub seat: Option<usize>,
    /// The rolls in this turn.
    pub rolls: Option<u8>,
    /// The faces of the dice, left to right.
    pub faces: Vec<u8>,
    /// Seat, box and points of all filled boxes.
    pub filled: Vec<(usize, u8, u16)>,
    /// Box and points of all boxes that may be filled now.
    pub offers: Vec<(u8, u16)>,
    /// The boxes that a joker rule closes now.
    pub closed: Vec<u8>,
    /// Each player's total.
    pub totals: Vec<u16>,
}

const LOOK: &str = r"
    const all = (css) => [...document.querySelectorAll(css)];
    const number = (text) => text === undefined || text === null || text === '' ? null : Number(text);
    const cell = (it) => it.closest('td').dataset;
    const main = document.querySelector('main');
    return {
        screen: main?.dataset.screen ?? '',
        seat: number(main?.dataset.seat),
        rolls: number(main?.dataset.rolls),
        faces: all('button.die[data-face]').map((it) => Number(it.dataset.face)),
        filled: all('td.filled').map((it) =>
            [Number(it.dataset.seat), Number(it.dataset.slot), Number(it.textContent)]).sort((a, b) => a[0] - b[0] || a[1] - b[1]),
        offers: all('button.box[data-points]').map((it) => [Number(cell(it).slot), Number(it.dataset.points)]),
        closed: all('button.box[aria-disabled=true]').map((it) => Number(cell(it).slot)),
        totals: all('.lower tr.total td').map((it) => Number(it.textContent)),
    };";

const SAVED: &str = r"
    const id = location.hash.split('/').pop();
    return localStorage.getItem(`rollkeep/game/${id}`) ?? localStorage.getItem(`rollkeep/done/${id}`);";

impl Seen {
    /// What the screen must show of this game.
    fn of(game: &Game) -> Self {
        let rules = game.rules();
        let cards = game.cards().iter().enumerate();
        let filled = cards.flat_map(|(seat, card)| {
            let points = rules.slots().map(|slot| (slot.0, card.points(slot)));
            points.filter_map(move |(slot, points)| Some((seat, slot, points?)))
        });
        let mut seen = Self {
            screen: "game".to_owned(),
            seat: None,
            rolls: Some(0),
            faces: Vec::new(),
            filled: filled.collect(),
            offers: Vec::new(),
            closed: Vec::new(),
            totals: game
                .cards()
                .iter()
                .map(|card| card.totals(rules).grand())
                .collect(),
        };
        match game.phase() {
            Phase::Starting(round) => seen.seat = Some(round.seat()),
            Phase::Turn(turn) => {
                seen.seat = Some(turn.seat);
                if let Some(hand) = turn.hand {
                    seen.rolls = Some(hand.rolls);
                    seen.faces = hand.dice.faces().iter().map(|face| face.pips()).collect();
                    for slot in rules.slots() {
                        match rules.offer(&game.cards()[turn.seat], slot, &hand.dice.counts()) {
                            Offer::Open { points, .. } => seen.offers.push((slot.0, points)),
                            Offer::Closed(_) => seen.closed.push(slot.0),
                            Offer::Filled | Offer::Unknown => {}
                        }
                    }
                }
            }
            Phase::Over(_) => {
                seen.screen = "over".to_owned();
                seen.rolls = None;
            }
        }
        seen
    }
}

impl Page {
    /// Sets up a game from the home screen and begins it.
    pub async fn begin(&self, site: &Site, rules: &str, names: &[&str], start: &str) {
        self.open(site.home()).await;
        self.click("#new-game").await;
        self.choose("rules", rules).await;
        for (place, name) in names.iter().enumerate() {
            let seat = format!(".people li:nth-child({}) input.name", place + 1);
            if !self.sees(seat.as_str()).await {
                self.click("#add-seat").await;
            }
            self.fill(seat, name).await;
        }
        // With one player, there is no choice of who starts.
        if names.len() > 1 {
            self.choose("start", start).await;
        }
        self.click("#begin").await;
        self.shown("main[data-screen=game]").await;
    }

    /// Chooses one of several options by its label, as people do.
    pub async fn choose(&self, name: &str, value: &str) {
        let input = format!("input[name={name}][value={value}]");
        if name == "rules" && !self.sees("input[name=rules]").await {
            self.click("#change-rules").await;
        }
        self.click(format!("label:has({input})")).await;
        self.shown(format!("label:has({input}:checked)")).await;
    }

    /// Stores one unfinished game and opens it.
    pub async fn resume(&self, site: &Site, text: &str) {
        self.seed(site, &[("rollkeep/game/seeded", text)]).await;
        self.open(site.url("#/game/seeded")).await;
        self.shown("main[data-screen=game]").await;
    }

    /// Opens a game of Ada and Ben that has this many turns left, and rolls.
    pub async fn resume_near_end(&self, site: &Site, turns: usize) {
        let game = Seed::new("yahtzee-official", &["Ada", "Ben"]).but(turns);
        self.resume(site, &game.text()).await;
        self.click("#ready").await;
        self.roll().await;
    }

    /// Reads the screen.
    pub async fn seen(&self) -> Seen {
        let seen = self.script(LOOK, vec![]).await;
        serde_json::from_value(seen).expect("the script returns what is to be seen")
    }

    /// Returns the stored game that is on the screen.
    pub async fn saved(&self) -> SavedGame {
        let text = self.script(SAVED, vec![]).await;
        let text = text.as_str().expect("the game is saved");
        match Loaded::from_text(text) {
            Loaded::Whole(saved) => saved,
            other => panic!("the save is damaged: {other:?}"),
        }
    }

    /// Waits until the screen shows exactly the saved game, and returns it.
    pub async fn agrees(&self) -> Game {
        self.wait("the screen to show the saved game", async || {
            let (seen, saved) = (self.seen().await, self.saved().await);
            if seen == Seen::of(&saved.game) {
                Ok(saved.game)
            } else {
                Err(format!("{seen:?} instead of {:?}", Seen::of(&saved.game)))
            }
        })
        .await
    }

    /// Rolls the dice that are not kept, or one for the start, and waits until they are at rest.
    pub async fn roll(&self) -> Game {
        let before = self.saved().await.game.log().len();
        self.click("#roll").await;
        self.logs_more_than(before).await
    }

    /// Keeps these dice, or releases them.
    pub async fn tap(&self, places: &[usize]) {
        for place in places {
            let die = format!("button.die[data-place=\"{place}\"]");
            let pressed = self.attribute(die.as_str(), "aria-pressed").await;
            self.click(die.as_str()).await;
            let other = if pressed.as_deref() == Some("true") {
                "false"
            } else {
                "true"
            };
            self.shown(format!("{die}[aria-pressed={other}]")).await;
        }
    }

    /// Scores this box, even with a zero.
    pub async fn score(&self, slot: u8) -> Game {
        let before = self.saved().await.game.log().len();
        self.click(format!("td[data-slot=\"{slot}\"] button.box"))
            .await;
        if self.is_asked_about_zero(before).await {
            self.click("#zero-yes").await;
        }
        self.logs_more_than(before).await
    }

    /// Scores the box with the most points.
    pub async fn score_best(&self) -> Game {
        let slot = self
            .wait("a box to score", async || {
                let offers = self.seen().await.offers;
                let best = offers.iter().max_by_key(|(_, points)| points);
                best.map(|(slot, _)| *slot)
                    .ok_or_else(|| "none is open".to_owned())
            })
            .await;
        self.score(slot).await
    }

    /// Waits until the game has more events, on the device and on the screen.
    pub async fn logs_more_than(&self, before: usize) -> Game {
        self.wait("the game to go on", async || {
            let after = self.saved().await.game.log().len();
            if after > before {
                Ok(())
            } else {
                Err(format!("{after} events are saved"))
            }
        })
        .await;
        self.agrees().await
    }

    /// After a tap on a box, waits until it is filled or the question appears.
    async fn is_asked_about_zero(&self, before: usize) -> bool {
        self.wait("the score, or the question about a zero", async || {
            if self.sees("dialog#zero[open]").await {
                return Ok(true);
            }
            let scored = self.saved().await.game.log().len() > before;
            if scored {
                Ok(false)
            } else {
                Err("neither is there".to_owned())
            }
        })
        .await
    }

    /// Checks what must be true after any journey: no errors in the console, and no request to another host.
    pub async fn is_at_peace(&self, site: &Site) {
        let complaints = self.complaints().await;
        assert!(
            complaints.is_empty(),
            "the browser complains: {complaints:#?}"
        );
        let foreign = "return performance.getEntriesByType('resource').map((it) => it.name)
            .filter((it) => !it.startsWith(`${location.origin}/`))";
        assert_eq!(self.script(foreign, vec![]).await, json!([]));
        let missing = site
            .asked()
            .into_iter()
            .find(|asked| asked.status != 200 && asked.path != "/" && asked.path != "/favicon.ico");
        assert_eq!(missing, None, "a file is missing");
    }
}
