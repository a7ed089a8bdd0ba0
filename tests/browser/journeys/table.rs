//! What a person does at the table, and what the table must show.

use std::collections::BTreeMap;

use rollkeep_app::storage::{Loaded, SavedGame};
use rollkeep_rules::game::{Game, Phase};
use rollkeep_rules::{Card, Offer, Totals};
use serde::Deserialize;
use serde_json::json;

use super::fixture::Fixture;
use crate::page::{Page, Target};
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
    /// Each player's way to the upper bonus, as points and goal; once it is earned, the bonus, once missed, 0 and by how much.
    pub uppers: Vec<Vec<u16>>,
    /// Each player's bonuses for extra Yahtzees, if there are any.
    pub extras: Vec<Vec<u16>>,
    /// Each player's total.
    pub totals: Vec<u16>,
}

/// A look at the table and at what is stored, both in the same moment.
#[derive(Deserialize)]
struct Look {
    seen: Seen,
    saved: Option<String>,
    /// Whether the page asks about a zero.
    asks: bool,
}

const LOOK: &str = r"
    const all = (css) => [...document.querySelectorAll(css)];
    const number = (text) => text === undefined || text === null || text === '' ? null : Number(text);
    const numbers = (it) => (it.firstElementChild.textContent.match(/\d+/g) ?? []).map(Number);
    const cell = (it) => it.closest('td').dataset;
    const seen = () => {
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
            uppers: all('.upper tr.bonus td').map(numbers),
            extras: all('.lower tr:not(.total) td[data-foot]').map(numbers),
            totals: all('.lower tr.total td').map((it) => Number(it.textContent)),
        };
    };
    const saved = () => {
        const id = location.hash.split('/').pop();
        return localStorage.getItem(`rollkeep/game/${id}`) ?? localStorage.getItem(`rollkeep/done/${id}`);
    };";

/// Which dice are kept, by their places.
const KEPT: &str =
    "return Object.fromEntries([...document.querySelectorAll('button.die[data-place]')]
    .map((it) => [it.dataset.place, it.getAttribute('aria-pressed') === 'true']))";

impl Seen {
    /// What the screen must show of this game.
    fn of(game: &Game) -> Self {
        let rules = game.rules();
        let cards = game.cards().iter().enumerate();
        let filled = cards.flat_map(|(seat, card)| {
            let points = rules.slots().map(|slot| (slot.0, card.points(slot)));
            points.filter_map(move |(slot, points)| Some((seat, slot, points?)))
        });
        let totals: Vec<Totals> = game.cards().iter().map(|card| card.totals(rules)).collect();
        let upper = |card: &Card| {
            let first = rules.upper_bonus?;
            let totals = card.totals(rules);
            let upper = totals.upper;
            Some(match (totals.upper_bonus, card.bonus_ahead(rules)) {
                (0, Some(ahead)) => vec![upper, ahead.threshold],
                // Earned, and a higher one may come.
                (points, Some(ahead)) => vec![points, upper, ahead.threshold],
                // Missed, and by how much.
                (0, None) => vec![0, upper, first.threshold],
                // Earned.
                (points, None) => vec![points],
            })
        };
        let extra = |totals: &Totals| {
            let extra = rules.extra_yahtzee?;
            let earned = (totals.yahtzee_bonuses > 0).then_some(totals.yahtzee_bonuses);
            (extra.bonus > 0).then(|| earned.into_iter().collect())
        };
        let mut seen = Self {
            screen: "game".to_owned(),
            seat: None,
            rolls: Some(0),
            faces: Vec::new(),
            filled: filled.collect(),
            offers: Vec::new(),
            closed: Vec::new(),
            uppers: game.cards().iter().filter_map(upper).collect(),
            extras: totals.iter().filter_map(extra).collect(),
            totals: totals.iter().map(Totals::grand).collect(),
        };
        match game.phase() {
            Phase::Starting(round) => seen.seat = Some(round.seat()),
            Phase::Turn(turn) => {
                seen.seat = Some(turn.seat);
                if let Some(hand) = turn.hand {
                    seen.rolls = Some(hand.rolls);
                    seen.faces = hand.dice.faces().iter().map(|face| face.pips()).collect();
                    for slot in rules.slots() {
                        match rules.offer(&game.cards()[turn.seat], slot, hand.throw()) {
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

impl Look {
    /// The stored game.
    fn game(&self) -> Game {
        read(self.saved.as_deref()).game
    }

    /// Returns the stored game if the screen shows exactly this game.
    fn agreed(&self) -> Result<Game, String> {
        let game = self.game();
        let wanted = Seen::of(&game);
        if self.seen == wanted {
            Ok(game)
        } else {
            Err(format!("{:?} instead of {wanted:?}", self.seen))
        }
    }

    /// The same, if the game has more events than these.
    fn went_on(&self, before: usize) -> Result<Game, String> {
        match self.game().log().len() {
            after if after > before => self.agreed(),
            after => Err(format!("{after} events are saved")),
        }
    }
}

/// Reads a stored game.
fn read(text: Option<&str>) -> SavedGame {
    match Loaded::from_json(text.expect("the game is saved")) {
        Loaded::Whole(saved) => saved,
        other => panic!("the save is damaged: {other:?}"),
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
        self.store(site, &[("rollkeep/game/seeded", text)]).await;
        self.open(site.url("#/game/seeded")).await;
        self.shown("main[data-screen=game]").await;
    }

    /// Opens a game of Ada and Ben that has this many turns left, and rolls.
    pub async fn resume_near_end(&self, site: &Site, turns: usize) {
        let game = Fixture::new("yahtzee-official", &["Ada", "Ben"]).but(turns);
        self.resume(site, &game.text()).await;
        self.click("#ready").await;
        self.roll().await;
    }

    /// Reads the screen.
    pub async fn seen(&self) -> Seen {
        let seen = self.script(&format!("{LOOK} return seen();"), vec![]).await;
        serde_json::from_value(seen).expect("the script returns what is to be seen")
    }

    /// Returns the stored game that is on the screen.
    pub async fn saved(&self) -> SavedGame {
        let text = self
            .script(&format!("{LOOK} return saved();"), vec![])
            .await;
        read(text.as_str())
    }

    /// Reads the screen and the stored game in one script, so that both are of the same moment.
    async fn look(&self) -> Look {
        let body = "return { seen: seen(), saved: saved(), asks: !!document.querySelector('dialog#zero[open]') };";
        let look = self.script(&format!("{LOOK} {body}"), vec![]).await;
        serde_json::from_value(look).expect("the script returns a look")
    }

    /// Waits until the screen shows exactly the saved game, and returns it.
    pub async fn shows_saved_game(&self) -> Game {
        self.wait("the screen to show the saved game", async || {
            self.look().await.agreed()
        })
        .await
    }

    /// Rolls the dice that are not kept, or one for the start, and waits until they are at rest.
    pub async fn roll(&self) -> Game {
        let before = self.saved().await.game.log().len();
        self.click("#roll").await;
        self.logs_more_than(before).await
    }

    /// Taps a tool that is behind the sign in the bar.
    pub async fn tool(&self, tool: impl Into<Target>) {
        self.click("#more").await;
        self.click(tool).await;
    }

    /// Keeps these dice, or releases them.
    pub async fn tap(&self, places: &[usize]) {
        let mut kept = self
            .wait("the dice", async || {
                let kept = self.kept().await;
                let there = places.iter().all(|place| kept.contains_key(place));
                there.then_some(kept).ok_or("they are not there".to_owned())
            })
            .await;
        for place in places {
            self.click(format!("button.die[data-place=\"{place}\"]"))
                .await;
            kept.entry(*place).and_modify(|kept| *kept = !*kept);
        }
        self.wait("the dice to be kept", async || match self.kept().await {
            now if now == kept => Ok(()),
            now => Err(format!("{now:?}")),
        })
        .await;
    }

    /// Returns which dice the player keeps, by their places.
    pub async fn kept(&self) -> BTreeMap<usize, bool> {
        let kept = self.script(KEPT, vec![]).await;
        serde_json::from_value(kept).expect("the script returns places")
    }

    /// Scores this box, even with a zero.
    pub async fn score(&self, slot: u8) -> Game {
        let before = self.saved().await.game.log().len();
        self.fill_box(slot, before).await
    }

    /// Scores the box with the most points.
    pub async fn score_best(&self) -> Game {
        let (slot, before) = self
            .wait("a box to score", async || {
                let look = self.look().await;
                let best = look.seen.offers.iter().max_by_key(|(_, points)| points);
                let (slot, _) = best.ok_or("none is open")?;
                Ok((*slot, look.game().log().len()))
            })
            .await;
        self.fill_box(slot, before).await
    }

    /// Fills this box of a game with so many events, also if the page asks about a zero.
    async fn fill_box(&self, slot: u8, before: usize) -> Game {
        self.click(format!("td[data-slot=\"{slot}\"] button.box"))
            .await;
        let scored = self
            .wait("the score, or the question about a zero", async || {
                let look = self.look().await;
                if look.asks {
                    return Ok(None);
                }
                look.went_on(before).map(Some)
            })
            .await;
        match scored {
            Some(game) => game,
            None => {
                self.click("#zero-yes").await;
                self.logs_more_than(before).await
            }
        }
    }

    /// Waits until the game has more events, on the device and on the screen.
    pub async fn logs_more_than(&self, before: usize) -> Game {
        self.wait("the game to go on", async || {
            self.look().await.went_on(before)
        })
        .await
    }

    /// Checks what must be true after any journey: no errors in the console, and no request to another host.
    pub async fn assert_no_errors(&self, site: &Site) {
        let console_errors = self.console_errors().await;
        assert!(
            console_errors.is_empty(),
            "the browser complains: {console_errors:#?}"
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
