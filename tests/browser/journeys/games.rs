//! Whole games, from the home screen to the end, and the end of a game under each rule set.

use rollkeep_rules::dice::Keep;
use rollkeep_rules::game::{Game, Phase};
use serde_json::json;

use super::fixture::{Fixture, SIX};
use crate::page::Page;
use crate::server::Site;

const FOURS: u8 = 3;
const FULL_HOUSE: u8 = 8;
const CHANCE: u8 = 12;

/// A game near its end, with dice on the table that its rules treat in their own way.
struct Ending {
    rules: &'static str,
    people: &'static [&'static str],
    /// The dice of earlier turns, and the boxes that they filled on each card.
    filled: &'static [(&'static [u8], u8)],
    /// The dice on the table.
    rolled: &'static [u8],
    /// The open boxes with the points for these dice. The dice go into the first one.
    offers: &'static [(u8, u16)],
    /// The boxes that a joker rule closes.
    closed: &'static [u8],
    /// Then the upper bonus and the bonus for an extra Yahtzee, if the rules have them.
    bonuses: (&'static [u16], &'static [u16]),
    /// What five or six twos bring afterwards.
    twos: &'static [(u8, u16)],
}

/// A card of Yahtzee but for fours, full house and chance. The fours decide on the upper bonus.
const YAHTZEE: &[(&[u8], u8)] = &[
    (&[1, 1, 1, 2, 3], 0),
    (&[2, 2, 2, 1, 3], 1),
    (&[3, 3, 3, 1, 2], 2),
    (&[5, 5, 5, 1, 2], 4),
    (&[6, 6, 6, 1, 2], 5),
    (&[6, 6, 6, 1, 2], 6),
    (&[6, 6, 6, 6, 1], 7),
    (&[1, 2, 3, 4, 6], 9),
    (&[1, 2, 3, 4, 5], 10),
    (&[6, 6, 6, 6, 6], 11),
];

/// The same for Yatzy but for fours, full house and Yatzy.
const YATZY: &[(&[u8], u8)] = &[
    (&[1, 1, 1, 2, 3], 0),
    (&[2, 2, 2, 1, 3], 1),
    (&[3, 3, 3, 1, 2], 2),
    (&[5, 5, 5, 1, 2], 4),
    (&[6, 6, 6, 1, 2], 5),
    (&[5, 5, 6, 1, 2], 6),
    (&[5, 5, 6, 6, 2], 7),
    (&[5, 5, 5, 1, 2], 8),
    (&[5, 5, 5, 5, 1], 9),
    (&[1, 2, 3, 4, 5], 10),
    (&[2, 3, 4, 5, 6], 11),
    (&[1, 2, 3, 4, 6], 13),
];

/// The same for Yahtzie but for Barbie and chance.
const YAHTZIE: &[(&[u8], u8)] = &[
    (&[1, 1, 1, 2, 3, 4], 0),
    (&[2, 2, 2, 1, 3, 4], 1),
    (&[3, 3, 3, 1, 2, 4], 2),
    (&[4, 4, 4, 1, 2, 3], 3),
    (&[5, 5, 5, 1, 2, 3], 4),
    (&[6, 6, 6, 1, 2, 3], 5),
    (&[6, 6, 6, 1, 2, 3], 6),
    (&[6, 6, 6, 6, 1, 2], 7),
    (&[5, 5, 5, 6, 6, 1], 8),
    (&[1, 2, 3, 4, 6, 6], 9),
    (&[1, 2, 3, 4, 5, 5], 10),
    (&[6, 6, 6, 6, 6, 1], 11),
];

/// The forced joker, none with an upper bonus, six dice and two people, and a joker with a bonus of its own. `exhaustive` in the
/// tests of the core has every roll of every box under all rules.
const ENDINGS: [Ending; 4] = [
    Ending {
        rules: "yahtzee-official",
        people: &["Ada"],
        filled: YAHTZEE,
        rolled: &[4, 4, 4, 4, 4],
        offers: &[(FOURS, 20)],
        closed: &[FULL_HOUSE, CHANCE],
        bonuses: (&[35], &[100]),
        twos: &[(FULL_HOUSE, 25), (CHANCE, 10)],
    },
    Ending {
        rules: "yatzy",
        people: &["Ada"],
        filled: YATZY,
        rolled: &[4, 4, 4, 4, 4],
        offers: &[(FOURS, 20), (12, 0), (14, 50)],
        closed: &[],
        bonuses: (&[50], &[]),
        twos: &[(12, 0), (14, 50)],
    },
    Ending {
        rules: "yahtzie",
        people: &["Ada", "Ben"],
        filled: YAHTZIE,
        rolled: &[3, 3, 3, 3, 3, 5],
        offers: &[(12, 64), (13, 17)],
        closed: &[],
        bonuses: (&[], &[]),
        twos: &[(12, 0), (13, 10)],
    },
    Ending {
        rules: "kniffel",
        people: &["Ada"],
        filled: YAHTZEE,
        rolled: &[4, 4, 4, 4, 4],
        offers: &[(FOURS, 20), (FULL_HOUSE, 25), (CHANCE, 30)],
        closed: &[],
        bonuses: (&[35], &[50]),
        twos: &[(FULL_HOUSE, 25), (CHANCE, 30)],
    },
];

impl Ending {
    /// Returns the name under which it is stored.
    fn id(&self) -> String {
        self.rules.replace('-', "")
    }

    fn game(&self) -> Fixture {
        let game = Fixture::new(self.rules, self.people);
        let turns = self
            .filled
            .iter()
            .flat_map(|turn| vec![turn; self.people.len()]);
        let nearly = turns.fold(game, |game, (dice, slot)| game.rolled(dice).score(*slot));
        nearly.rolled(self.rolled)
    }
}

/// Rule sets of every kind, from the form to the end: the card shows what the rules say, in their own rows too, and the finished
/// game is listed.
pub async fn every_rule_set(page: &Page, site: &Site) {
    let stored = ENDINGS.map(|it| (format!("rollkeep/game/{}", it.id()), it.game().text()));
    let stored = stored.iter().map(|(name, text)| (&**name, &**text));
    page.store(site, &stored.collect::<Vec<_>>()).await;
    page.open(site.home()).await;
    page.shown("main[data-screen=home]").await;
    page.takes_answers_at_once().await;
    let mut results = Vec::new();
    for ending in &ENDINGS {
        // A new game offers every box.
        page.goes("#/new").await;
        page.choose("rules", ending.rules).await;
        page.click("#begin").await;
        page.shown("main[data-screen=game]").await;
        assert_eq!(page.roll().await.rules().id, ending.rules);

        page.goes(&format!("#/game/{}", ending.id())).await;
        let game = page.plays_to_the_end(ending).await;
        let total = game.cards()[0].totals(game.rules()).grand();
        results.push(format!("Ada: {total}"));
        let at = |kind: &str| format!("rollkeep/{kind}/{}", ending.id());
        assert!(page.stored(&at("done")).await.is_some());
        assert_eq!(page.stored(&at("game")).await, None);
    }
    page.goes("#/finished").await;
    page.wait("the results", async || {
        let rows = "return [...document.querySelectorAll('.game-row')].map((it) => it.innerText.replace(/\\s+/g, ' '))";
        let rows = page.script(rows, vec![]).await;
        let rows: Vec<_> = rows.as_array().into_iter().flatten().filter_map(|it| it.as_str()).collect();
        let listed = |result: &String| rows.iter().any(|row| row.contains(result));
        let missing = results.iter().find(|result| !listed(result));
        missing.map_or(Ok(()), |missing| Err(format!("{missing} is not in {rows:?}")))
    })
    .await;
    page.assert_no_errors(site).await;
}

/// Six people roll for the start and pass the device; the last round leads to the end and into the next game. Between the first
/// round and the last, nothing else happens.
pub async fn game_of_six(page: &Page, site: &Site) {
    page.begin(site, "yahtzee-official", &SIX, "throw").await;
    page.takes_answers_at_once().await;
    let mut game = page.shows_saved_game().await;
    while let Phase::Starting(_) = game.phase() {
        game = page.roll().await;
    }
    let Phase::Turn(first) = *game.phase() else {
        panic!("somebody starts")
    };
    page.plays_a_round(game, first.seat).await;

    let last = Fixture::new("yahtzee-official", &SIX).but(SIX.len());
    page.resume(site, &last.text()).await;
    page.takes_answers_at_once().await;
    page.click("#ready").await;
    let game = page.shows_saved_game().await;
    let over = page.plays_a_round(game, 0).await;
    assert!(matches!(over.phase(), Phase::Over(_)));
    let ranking = page.list("ol.podium li").await;
    assert_eq!(ranking.len(), SIX.len(), "{ranking:?}");

    page.click("#again").await;
    page.shown("main[data-screen=game]").await;
    let again = page.shows_saved_game().await;
    assert_eq!(again.setup().seats().len(), SIX.len());
    assert!(again.log().is_empty());
    page.assert_no_errors(site).await;
}

impl Page {
    /// Lets dialogs accept answers at once, until the page is loaded again. `new_dialog_ignores_taps` checks that they wait
    /// for half a second.
    async fn takes_answers_at_once(&self) {
        let quick = "const set = setTimeout;
            window.setTimeout = (then, pause, ...more) => set(then, pause === 500 ? 0 : pause, ...more)";
        self.script(quick, vec![]).await;
    }

    /// Goes to another screen of the same page.
    async fn goes(&self, hash: &str) {
        self.script("location.hash = arguments[0]", vec![json!(hash)])
            .await;
    }

    /// Skips the pause after the last score, and passes the device to this player.
    async fn passes_to(&self, name: &str) {
        self.script("document.querySelector('#roll').click()", vec![])
            .await;
        self.mentions("dialog#pass[open]", name).await;
        self.click("#ready").await;
    }

    /// Lets each of six people play a turn, from this seat on; the first one has the device.
    async fn plays_a_round(&self, game: Game, first: usize) -> Game {
        let mut game = game;
        for turns in 0..SIX.len() {
            let Phase::Turn(turn) = *game.phase() else {
                panic!("the game goes on")
            };
            assert_eq!(turn.seat, (first + turns) % SIX.len());
            if turns > 0 {
                self.passes_to(SIX[turn.seat]).await;
            }
            self.mentions("h1", SIX[turn.seat]).await;
            self.roll().await;
            game = self.score_best().await;
        }
        game
    }

    /// Makes all dice show this face; without a face, dice are fair again.
    async fn loads_dice(&self, face: Option<u8>) {
        let load = "const it = Crypto.prototype, [face] = arguments;
            it.fair ??= it.getRandomValues;
            it.getRandomValues = face === null ? it.fair : (into) => {
                new Uint8Array(into.buffer, into.byteOffset, into.byteLength).fill(face - 1);
                return into;
            }";
        self.script(load, vec![json!(face)]).await;
    }

    /// Plays the game that is on the screen: the dice on the table, twos, and turns with three rolls.
    async fn plays_to_the_end(&self, ending: &Ending) -> Game {
        self.shows_saved_game().await;
        let seen = self.seen().await;
        assert_eq!(seen.offers, ending.offers, "{}", ending.rules);
        assert_eq!(seen.closed, ending.closed, "{}", ending.rules);
        let mut game = self.score(ending.offers[0].0).await;
        let seen = self.seen().await;
        let bonuses =
            [seen.uppers, seen.extras].map(|rows| rows.first().cloned().unwrap_or_default());
        assert_eq!(
            bonuses,
            [ending.bonuses.0, ending.bonuses.1],
            "{}",
            ending.rules
        );

        self.loads_dice(Some(2)).await;
        self.passes_on(&game).await;
        self.roll().await;
        assert_eq!(self.seen().await.offers, ending.twos, "{}", ending.rules);
        game = self.score_best().await;
        self.loads_dice(None).await;
        while !matches!(game.phase(), Phase::Over(_)) {
            self.passes_on(&game).await;
            self.roll().await;
            self.tap(&[0, 3]).await;
            let second = self.roll().await;
            assert_eq!(kept(second.phase()), Some(0b1001));
            // Kept dice stay kept until they are released.
            self.tap(&[3, 1]).await;
            let third = self.roll().await;
            assert_eq!(kept(third.phase()), Some(0b0011));
            game = self.score_best().await;
        }
        game
    }

    /// Passes the device to the next player, if there are several.
    async fn passes_on(&self, game: &Game) {
        if let (Phase::Turn(turn), [_, _, ..]) = (game.phase(), game.setup().seats()) {
            self.passes_to(&game.setup().seats()[turn.seat].name).await;
        }
    }
}

fn kept(phase: &Phase) -> Option<u8> {
    match phase {
        Phase::Turn(turn) => turn.hand.map(|hand| Keep::bits(hand.kept)),
        Phase::Starting(_) | Phase::Over(_) => None,
    }
}

/// Rules for two exclude the other players only until rules for more are chosen, in this game or a later one. A seat that
/// was added for a game for two stays usable.
pub async fn seats_come_back(page: &Page, site: &Site) {
    const NAMES: &str = "return [...document.querySelectorAll('input.name')].map((it) => it.value)";
    let all = json!(["Ada", "Ben", "Cleo", "Dora"]);
    let two = json!(["Ada", "Ben"]);
    let name = |place: usize| format!(".people li:nth-child({place}) input.name");
    page.open(site.url("#/new")).await;
    page.choose("rules", "yatzy").await;
    page.fill(name(1), "Ada").await;
    page.choose("rules", "yahtzie").await;
    page.shown(name(2)).await;
    page.choose("rules", "yatzy").await;
    page.fill(name(2), "Ben").await;
    for (place, who) in [(3, "Cleo"), (4, "Dora")] {
        page.click("#add-seat").await;
        page.fill(name(place), who).await;
    }
    page.choose("rules", "yahtzie").await;
    assert_eq!(page.script(NAMES, vec![]).await, two);
    page.choose("rules", "yatzy").await;
    assert_eq!(page.script(NAMES, vec![]).await, all);
    page.choose("rules", "yahtzie").await;
    page.click("#begin").await;
    page.shown("main[data-screen=game]").await;
    assert_eq!(
        page.shows_saved_game().await.setup().names(),
        ["Ada", "Ben"]
    );

    page.open(site.url("#/new")).await;
    page.shown("main[data-screen=new]").await;
    assert_eq!(page.script(NAMES, vec![]).await, two);
    page.choose("rules", "yatzy").await;
    assert_eq!(page.script(NAMES, vec![]).await, all);
    // A player who was removed by hand does not come back.
    page.click(".people li:nth-child(4) .remove-seat").await;
    page.choose("rules", "yahtzie").await;
    page.choose("rules", "yatzy").await;
    assert_eq!(
        page.script(NAMES, vec![]).await,
        json!(["Ada", "Ben", "Cleo"])
    );
    page.assert_no_errors(site).await;
}
