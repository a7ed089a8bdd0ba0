//! Two devices in one test, and the connection between them.

use std::collections::VecDeque;
use std::sync::Arc;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rollkeep_app::live::{LiveGame, LiveRefusal, LiveTable, Secret, Session, Side, Stage};
use rollkeep_rules::RuleSet;
use rollkeep_rules::game::{Action, Game, Phase, Setup, Start};

use super::script::people;

/// Two sides and the messages between them.
#[derive(Clone)]
pub struct Pair {
    pub sides: [Session; 2],
    /// The messages that are on their way to each side.
    pub under_way: [VecDeque<Vec<u8>>; 2],
    /// What each side has saved.
    pub saved: [Option<String>; 2],
    pub now: u64,
    pub random: ChaCha8Rng,
}

/// A table with the seats that are `true` at the host's device.
#[track_caller]
pub fn table(rules: &Arc<RuleSet>, hosts: &[bool], start: Start) -> LiveTable {
    let setup = Setup::new(rules.clone(), people(hosts.len()), start, None);
    let sides: Vec<Side> = hosts
        .iter()
        .map(|&host| if host { Side::Host } else { Side::Guest })
        .collect();
    let setup = setup.expect("a setup");
    LiveTable::new([7; 16], 1_780_000_000_000, setup, &sides).expect("a table")
}

impl Pair {
    /// A host that shows its code, and a guest that has no game.
    pub fn new(table: LiveTable, seed: u64) -> Pair {
        let host = Session::showing(LiveGame::new(table, Side::Host));
        Pair {
            sides: [host, Session::joining(Vec::new())],
            under_way: Default::default(),
            saved: [None, None],
            now: 0,
            random: ChaCha8Rng::seed_from_u64(seed),
        }
    }

    /// Two sides that have met, with no message on its way.
    #[track_caller]
    pub fn met(table: LiveTable, seed: u64) -> Pair {
        let mut pair = Pair::new(table, seed);
        pair.connect();
        pair.deliver_all();
        assert_eq!(pair.stages(), [Stage::Together; 2]);
        pair
    }

    pub fn below(&mut self, bound: usize) -> usize {
        self.random.next_u32() as usize % bound.max(1)
    }

    pub fn secret(&mut self) -> Secret {
        let mut bytes = [0; 32];
        self.random.fill_bytes(&mut bytes);
        Secret::new(bytes)
    }

    pub fn stages(&self) -> [Stage; 2] {
        [self.sides[0].stage(), self.sides[1].stage()]
    }

    #[track_caller]
    pub fn live(&self, side: usize) -> &LiveGame {
        self.sides[side].live().expect("a game")
    }

    #[track_caller]
    pub fn game(&self, side: usize) -> &Game {
        self.live(side).game()
    }

    /// Saves, then sends.
    fn send(&mut self, from: usize, messages: Vec<Vec<u8>>) {
        if let Some(live) = self.sides[from].live() {
            let earlier = self.saved[from].as_deref().map(LiveGame::from_json);
            let earlier = earlier.map(|it| it.expect("what was saved"));
            assert!(earlier.is_none_or(|it| it.is_empty() || live.goes_on_from(&it)));
            self.saved[from] = Some(live.to_json());
        }
        self.under_way[1 - from].extend(messages);
    }

    pub fn connect(&mut self) {
        for side in 0..2 {
            let sent = self.sides[side].connected(self.now);
            self.send(side, sent);
        }
    }

    /// Loses the connection and all messages on their way.
    pub fn lose(&mut self) {
        for side in 0..2 {
            self.under_way[side].clear();
            self.sides[side].disconnected();
        }
    }

    /// Reloads the page of a device; the side that shows the code may change.
    #[track_caller]
    pub fn reload(&mut self, side: usize, shows: bool) {
        let games: Vec<LiveGame> = self.saved[side]
            .iter()
            .map(|text| LiveGame::from_json(text).expect("what was saved"))
            .collect();
        // A joining side learns from the other side which game it is.
        if let Some(live) = self.sides[side].live() {
            assert!(games.first() == Some(live), "saved before it was sent");
        }
        self.sides[side] = match (shows, games.first()) {
            (true, Some(game)) => Session::showing(game.clone()),
            _ => Session::joining(games),
        };
    }

    /// Delivers the next message to this side.
    #[track_caller]
    pub fn deliver(&mut self, to: usize) {
        if let Some(message) = self.under_way[to].pop_front() {
            let secret = self.secret();
            self.now += 50;
            let answer = self.sides[to].receive(&message, self.now, secret);
            let answer = answer.unwrap_or_else(|why| panic!("{why} to {message:?}"));
            self.send(to, answer);
        }
        self.join_if_invited(to);
    }

    #[track_caller]
    fn join_if_invited(&mut self, side: usize) {
        let Some(table) = self.sides[side].invitation() else {
            return;
        };
        let seats = table.seats_of(Side::Guest);
        let names: Vec<String> = seats.map(|seat| format!("Guest {seat} ")).collect();
        let sent = self.sides[side].join(&names).expect("names");
        self.send(side, sent);
    }

    /// Delivers all messages.
    #[track_caller]
    pub fn deliver_all(&mut self) {
        while self.under_way.iter().any(|it| !it.is_empty()) {
            self.deliver(0);
            self.deliver(1);
        }
    }

    pub fn act(&mut self, side: usize, action: Action) -> Result<(), LiveRefusal> {
        let secret = self.secret();
        let sent = self.sides[side].act(action, secret)?;
        self.send(side, sent);
        Ok(())
    }

    /// A side acts, and all messages are delivered.
    #[track_caller]
    pub fn acts(&mut self, side: usize, action: Action) {
        self.act(side, action).expect("a legal wish");
        self.deliver_all();
    }

    /// The side whose turn it is; `None` when the game is over.
    pub fn at_turn(&self) -> Option<usize> {
        let live = self.live(0);
        let seat = match live.game().phase() {
            Phase::Starting(round) => round.seat(),
            Phase::Turn(turn) => turn.seat,
            Phase::Over(_) => return None,
        };
        Some(usize::from(!live.is_mine(seat)))
    }

    /// A random wish of this side that its game allows; a score if possible.
    pub fn any_wish(&mut self, side: usize) -> Option<Action> {
        let game = self.sides[side].live()?.game().clone();
        if game.can_undo() && self.below(12) == 0 {
            return Some(Action::Undo);
        }
        let (scores, rolls): (Vec<_>, Vec<_>) = game
            .legal_actions()
            .into_iter()
            .filter(|action| *action != Action::Undo)
            .partition(|action| matches!(action, Action::Score(_)));
        let rolls_on = scores.is_empty() || (!rolls.is_empty() && self.below(3) > 0);
        let among = if rolls_on { rolls } else { scores };
        let at = self.below(among.len());
        among.get(at).copied()
    }

    /// Plays this many wishes, each by the side whose turn it is, without losing a message.
    #[track_caller]
    pub fn play(&mut self, wishes: usize) {
        for _ in 0..wishes {
            let Some(side) = self.at_turn() else { return };
            let game = self.game(side).clone();
            let legal = game.legal_actions();
            let legal: Vec<_> = legal.into_iter().filter(|it| *it != Action::Undo).collect();
            let at = self.below(legal.len());
            self.acts(side, legal[at]);
        }
    }
}
