//! Games in a certain position, as they are stored on the device.

use rollkeep_app::storage::SavedGame;
use rollkeep_rules::dice::{Dice, Face, Fair, Keep};
use rollkeep_rules::game::{
    Action, Event, Game, Millis, Phase, Seat, Setup, SharedDice, Start, Strength,
};
use rollkeep_rules::{Card, RuleSet, Slot, catalogue};

/// The names at a full table.
pub const SIX: [&str; 6] = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fay"];

/// A game in preparation.
#[derive(Clone)]
pub struct Fixture(Game);

impl Fixture {
    /// A game for these people in seating order, before its first roll.
    pub fn new(rules: &str, names: &[&str]) -> Self {
        Self::with(rules, names, Start::Seating, None)
    }

    /// A game in which they roll for the start.
    pub fn rolling_for_start(rules: &str, names: &[&str]) -> Self {
        Self::with(rules, names, Start::Roll, None)
    }

    /// A game with a clock of this many minutes, of which some time is gone.
    pub fn timed(rules: &str, names: &[&str], minutes: u32) -> Self {
        Self::with(rules, names, Start::Seating, Some(Millis::minutes(minutes))).spend(1)
    }

    /// A game under rules that the catalogue does not list.
    pub fn under(rules: RuleSet, names: &[&str]) -> Self {
        Self::under_with(rules, names, &[])
    }

    /// The same for people and computers, in seating order.
    pub fn under_with(rules: RuleSet, names: &[&str], computers: &[Strength]) -> Self {
        let people = names.iter().map(|name| Seat::person(name));
        let computers = computers.iter().map(|it| Seat::computer(it.id(), *it));
        let setup = Setup::new(
            rules.into(),
            people.chain(computers).collect(),
            Start::Seating,
            None,
        );
        Self(Game::new(setup.expect("these players can play this")))
    }

    fn with(rules: &str, names: &[&str], start: Start, clock: Option<Millis>) -> Self {
        let seats = names.iter().map(|name| Seat::person(name)).collect();
        Self::seated(rules, seats, start, clock)
    }

    /// A game for people and computers, in seating order.
    pub fn with_computers(rules: &str, names: &[&str], computers: &[Strength]) -> Self {
        let people = names.iter().map(|name| Seat::person(name));
        let computers = computers.iter().map(|it| Seat::computer(it.id(), *it));
        let seats = people.chain(computers).collect();
        Self::seated(rules, seats, Start::Seating, None)
    }

    /// The same with a clock of this many minutes, of which some time is gone: it opens paused.
    pub fn timed_with_computers(
        rules: &str,
        names: &[&str],
        computers: &[Strength],
        minutes: u32,
    ) -> Self {
        let people = names.iter().map(|name| Seat::person(name));
        let computers = computers.iter().map(|it| Seat::computer(it.id(), *it));
        let seats = people.chain(computers).collect();
        let clock = Some(Millis::minutes(minutes));
        Self::seated(rules, seats, Start::Seating, clock).spend(1)
    }

    /// A game for people, in seating order, and then an own player.
    pub fn with_own_player(rules: &str, names: &[&str], own: &str) -> Self {
        let people = names.iter().map(|name| Seat::person(name));
        let seats = people.chain([Seat::own_player(own, names)]).collect();
        Self::seated(rules, seats, Start::Seating, None)
    }

    /// A game for one person with shared dice.
    pub fn alone(rules: &str, name: &str, dice: SharedDice) -> Self {
        let rules = catalogue::find(rules).expect("the catalogue has these rules");
        let setup = Setup::alone(rules, name, dice);
        Self(Game::new(setup.expect("a name")))
    }

    /// Rolls shared dice and keeps these.
    pub fn roll(self, keep: Keep) -> Self {
        let (rolled, _) = self
            .0
            .apply(Action::Roll(keep), &mut Fair::seeded(7))
            .expect("a roll is left");
        Self(rolled)
    }

    fn seated(rules: &str, seats: Vec<Seat>, start: Start, clock: Option<Millis>) -> Self {
        let rules = catalogue::find(rules).expect("the catalogue has these rules");
        let setup = Setup::new(rules, seats, start, clock);
        Self(Game::new(setup.expect("these people can play this")))
    }

    /// Rolls these dice, with none kept.
    pub fn rolled(self, faces: &[u8]) -> Self {
        let faces: Vec<Face> = faces
            .iter()
            .map(|&pips| Face::try_from(pips).expect("a die has such a face"))
            .collect();
        let rolled = Dice::new(&faces).expect("there are so many dice");
        self.then(Event::Rolled {
            kept: Keep::NONE,
            rolled,
        })
    }

    /// Fills this box.
    pub fn score(self, slot: u8) -> Self {
        self.then(Event::Scored(Slot(slot)))
    }

    /// Spends this many milliseconds of the current player's time.
    pub fn spend(self, millis: u32) -> Self {
        self.then(Event::Spent(Millis(millis)))
    }

    /// Plays this many turns, each with one roll into the first box that takes it.
    pub fn turns(mut self, count: usize) -> Self {
        let mut dice = Fair::seeded(7);
        for _ in 0..count {
            let (rolled, _) = self
                .0
                .apply(Action::Roll(Keep::NONE), &mut dice)
                .expect("a turn begins with a roll");
            let score = rolled
                .legal_actions()
                .into_iter()
                .find(|action| matches!(action, Action::Score(_)))
                .expect("some box takes any dice");
            let (scored, _) = rolled.apply(score, &mut dice).expect("it is legal");
            self = Self(scored);
        }
        self
    }

    /// Plays until this many turns are left.
    pub fn but(self, left: usize) -> Self {
        let boxes = self.0.rules().categories.len() * self.0.cards().len();
        let filled: usize = self.0.cards().iter().map(Card::filled).sum();
        self.turns(boxes - filled - left)
    }

    /// Plays to the end.
    pub fn ended(self) -> Self {
        let over = self.but(0);
        assert!(matches!(over.0.phase(), Phase::Over(_)));
        over
    }

    /// Returns the game.
    pub fn game(&self) -> &Game {
        &self.0
    }

    /// Returns the game as stored text.
    pub fn text(&self) -> String {
        self.text_begun_at(1_770_000_000_000)
    }

    /// Returns the game as stored text, begun at this time, in milliseconds since 1970.
    pub fn text_begun_at(&self, began: u64) -> String {
        let saved = SavedGame {
            game: self.0.clone(),
            began,
            touched: began + 100_000,
        };
        saved.to_json()
    }

    fn then(self, event: Event) -> Self {
        Self(self.0.then(event).expect("the rules allow it"))
    }
}
