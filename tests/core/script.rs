//! Games from a script: who rolls which dice, and where they are scored.

use std::sync::Arc;

use rollkeep_rules::dice::{Dice, DiceSource, Face, Keep, NoEntropy};
use rollkeep_rules::game::{
    Action, Game, Millis, Phase, Refused, Seat, Setup, Start, Strength, Turn,
};
use rollkeep_rules::{Card, RuleSet, Slot, catalogue};

/// The faces of a text such as `6 6 1` or `661`.
#[track_caller]
pub fn faces(text: &str) -> Vec<Face> {
    let digits = text.bytes().filter(|byte| *byte != b' ');
    digits
        .map(|digit| Face::try_from(digit - b'0').expect("a face"))
        .collect()
}

/// The dice of a text such as `3 4 3 6 3`.
#[track_caller]
pub fn dice(text: &str) -> Dice {
    Dice::new(&faces(text)).expect("few enough dice")
}

/// The pips of these dice, such as `34363`.
pub fn pips(dice: &Dice) -> String {
    let pips = dice.faces().iter().map(|face| face.pips().to_string());
    pips.collect()
}

/// A rule set of the catalogue.
#[track_caller]
pub fn rules(id: &str) -> &'static Arc<RuleSet> {
    let rules = catalogue::all().iter().find(|it| it.id == id);
    rules.expect("a rule set of the catalogue")
}

/// The slot of a category.
#[track_caller]
pub fn slot(rules: &RuleSet, id: &str) -> Slot {
    rules
        .slots()
        .find(|&slot| rules.category(slot).id == id)
        .unwrap_or_else(|| panic!("{} has no {id}", rules.id))
}

/// The first `count` of Ann, Ben, Cleo, Dan, Eve, Finn, Gus and Hana.
pub fn people(count: usize) -> Vec<Seat> {
    const NAMES: [&str; 8] = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana"];
    NAMES[..count]
        .iter()
        .map(|name| Seat::person(name))
        .collect()
}

/// A table with this many seats.
#[track_caller]
pub fn setup(rules: &Arc<RuleSet>, seats: usize, start: Start, clock: Option<Millis>) -> Setup {
    Setup::new(rules.clone(), people(seats), start, clock).expect("a table")
}

/// Dice that show exactly these faces.
pub struct Given(pub std::vec::IntoIter<Face>);

impl DiceSource for Given {
    fn face(&mut self) -> Result<Face, NoEntropy> {
        self.0.next().ok_or(NoEntropy)
    }
}

/// A game that is played from a script.
#[derive(Clone)]
pub struct Script {
    pub game: Game,
}

impl Script {
    /// A game with this many seats, in seating order, without a clock.
    #[track_caller]
    pub fn new(id: &str, seats: usize) -> Script {
        Script::of(setup(rules(id), seats, Start::Seating, None))
    }

    /// A game of people and computers in seating order, without a clock: `p` for each person, `c` for each computer.
    #[track_caller]
    pub fn mixed(id: &str, who: &str) -> Script {
        let seats = people(who.len()).into_iter().zip(who.bytes());
        let seats = seats.map(|(seat, who)| match who {
            b'c' => Seat::computer(&seat.name, Strength::Casual),
            _ => seat,
        });
        let rules = rules(id).clone();
        let setup = Setup::new(rules, seats.collect(), Start::Seating, None);
        Script::of(setup.expect("a table"))
    }

    pub fn of(setup: Setup) -> Script {
        Script {
            game: Game::new(setup),
        }
    }

    /// The result of an action whose dice show these faces.
    pub fn tries(&self, action: Action, fall: &str) -> Result<Game, Refused> {
        let mut source = Given(faces(fall).into_iter());
        let (game, _) = self.game.apply(action, &mut source)?;
        assert_eq!(source.0.next(), None, "all dice given are rolled");
        Ok(game)
    }

    #[track_caller]
    fn does(mut self, action: Action, fall: &str) -> Script {
        match self.tries(action, fall) {
            Ok(game) => self.game = game,
            Err(why) => panic!("{action:?}: {why}"),
        }
        self
    }

    /// Each player rolls a die for the start.
    #[track_caller]
    pub fn start(self, fall: &str) -> Script {
        fall.split_whitespace()
            .fold(self, |script, face| script.does(Action::RollForStart, face))
    }

    /// The first roll of a turn.
    #[track_caller]
    pub fn roll(self, fall: &str) -> Script {
        self.does(Action::Roll(Keep::NONE), fall)
    }

    /// A further roll: `x` marks each die that is kept, as in `xx.x.`.
    #[track_caller]
    pub fn again(self, kept: &str, fall: &str) -> Script {
        let bits = kept.bytes().enumerate();
        let keep = bits.fold(Keep::NONE, |keep, (place, mark)| match mark {
            b'x' => keep.toggled(place),
            _ => keep,
        });
        self.does(Action::Roll(keep), fall)
    }

    #[track_caller]
    pub fn score(self, id: &str) -> Script {
        let slot = slot(self.game.rules(), id);
        self.does(Action::Score(slot), "")
    }

    /// A turn of one roll.
    #[track_caller]
    pub fn turn(self, fall: &str, id: &str) -> Script {
        self.roll(fall).score(id)
    }

    /// Turns of one roll each, one `dice category` a line.
    #[track_caller]
    pub fn turns(self, lines: &str) -> Script {
        let lines = lines.lines().map(str::trim).filter(|line| !line.is_empty());
        lines.fold(self, |script, line| {
            let (fall, id) = line.rsplit_once(' ').expect("dice and a category");
            script.turn(fall, id)
        })
    }

    #[track_caller]
    pub fn undo(self) -> Script {
        self.does(Action::Undo, "")
    }

    #[track_caller]
    pub fn spend(self, millis: u32) -> Script {
        self.does(Action::Spend(Millis(millis)), "")
    }

    /// The reason why scoring here is refused.
    #[track_caller]
    pub fn refusal(&self, id: &str) -> Refused {
        let slot = slot(self.game.rules(), id);
        match self.tries(Action::Score(slot), "") {
            Ok(_) => panic!("{id} is not refused"),
            Err(why) => why,
        }
    }

    /// The card of this seat.
    pub fn card(&self, seat: usize) -> &Card {
        &self.game.cards()[seat]
    }

    /// What a box of the first player holds.
    #[track_caller]
    pub fn holds(&self, id: &str) -> Option<u16> {
        self.card(0).points(slot(self.game.rules(), id))
    }
}

/// Whose turn it is.
pub fn turn(game: &Game) -> Option<Turn> {
    match game.phase() {
        Phase::Turn(turn) => Some(*turn),
        Phase::Starting(_) | Phase::Over(_) => None,
    }
}
