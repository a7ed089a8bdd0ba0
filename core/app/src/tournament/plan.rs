//! The plan of a tournament.

use std::ops::RangeInclusive;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Entropy, TournamentSeed};
use rollkeep_rules::dice::NoEntropy;
use rollkeep_rules::game::{NameError, Strength, check_names, clean_name, distinct_names};
use rollkeep_rules::{BadRules, PortableRules, RuleSet};

/// Who meets under which rules, how often, and with which dice. A plan is checked when it is made, so it can be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "StoredPlan", into = "StoredPlan")]
pub struct Plan {
    rules: Arc<RuleSet>,
    entrants: Vec<Entrant>,
    games: u32,
    seed: TournamentSeed,
}

/// A player of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entrant {
    /// Its name, which no other entrant of the plan has.
    pub name: String,
    /// Who plays.
    pub kind: EntrantKind,
}

/// Who plays for an entrant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EntrantKind {
    /// One of [`rollkeep_solver::bots`].
    BuiltIn(Strength),
    /// An own player: its program in JavaScript, or none if it can only play outside the page. The plan keeps a copy of
    /// the program, so later changes to the original do not matter.
    Own(Option<String>),
}

/// Why a tournament cannot be held.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlanError {
    /// No rule set has this id.
    #[error("there is no rule set '{0}'")]
    NoSuchRules(String),
    /// It has rules of its own, which cannot be played.
    #[error(transparent)]
    BadRules(BadRules),
    /// The number of entrants is outside this range, which is [`Plan::seats`].
    #[error("{0} entrants cannot meet")]
    Entrants(usize, RangeInclusive<usize>),
    /// This entrant has no name.
    #[error("entrant {} has no name", .0 + 1)]
    NoName(usize),
    /// This entrant's name is longer than [`Plan::MAX_NAME`].
    #[error("the name of entrant {} is too long", .0 + 1)]
    LongName(usize),
    /// This entrant has the same name as an earlier one.
    #[error("entrant {} is called like another", .0 + 1)]
    SameName(usize),
    /// This entrant's program is longer than [`Plan::MAX_SOURCE`].
    #[error("the program of entrant {} is too long", .0 + 1)]
    LongSource(usize),
    /// This entrant needs the best play of rules for which that takes too long to compute.
    #[error("entrant {} cannot play by these rules", .0 + 1)]
    Computer(usize),
    /// No games, or more than [`Plan::MAX_GAMES`].
    #[error("there cannot be {0} games")]
    Games(u32),
}

/// A plan as it is stored and sent.
#[derive(Serialize, Deserialize)]
struct StoredPlan {
    rules: PortableRules,
    entrants: Vec<Entrant>,
    games: u32,
    seed: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    entropy: Option<Entropy>,
}

impl Plan {
    /// The fewest who can meet.
    pub const MIN_ENTRANTS: usize = 2;
    /// The most who can meet, whatever the rules. Earlier versions allowed this many under all rules.
    pub const MAX_ENTRANTS: usize = 8;
    /// The most games.
    pub const MAX_GAMES: u32 = 100_000;
    /// The number of games if the user does not choose another.
    pub const USUAL_GAMES: u32 = 1000;
    /// The longest name, in characters.
    pub const MAX_NAME: usize = 30;
    /// The longest program, in bytes.
    pub const MAX_SOURCE: usize = 200_000;

    /// How many can meet under these rules: all play in every game.
    pub fn seats(rules: &RuleSet) -> RangeInclusive<usize> {
        let (least, most) = (rules.min_seats.into(), rules.max_seats.into());
        Self::MIN_ENTRANTS.max(least)..=Self::MAX_ENTRANTS.min(most)
    }

    /// A plan for these rules. The seed decides all dice; where programs take part, [seal](Plan::sealed)
    /// the plan.
    ///
    /// # Errors
    /// [`PlanError`] says what is wrong.
    pub fn new(
        rules: impl Into<PortableRules>,
        entrants: Vec<Entrant>,
        games: u32,
        seed: u64,
    ) -> Result<Plan, PlanError> {
        let rules = rules.into().rules()?;
        let seats = Plan::seats(&rules);
        Plan::for_so_many(rules, seats, entrants, games, seed)
    }

    fn for_so_many(
        rules: Arc<RuleSet>,
        seats: RangeInclusive<usize>,
        mut entrants: Vec<Entrant>,
        games: u32,
        seed: u64,
    ) -> Result<Plan, PlanError> {
        for entrant in &mut entrants {
            entrant.name = clean_name(&entrant.name);
        }
        if !seats.contains(&entrants.len()) {
            return Err(PlanError::Entrants(entrants.len(), seats));
        }
        check_names(entrants.iter().map(|it| it.name.as_str()), Self::MAX_NAME)?;
        for (place, entrant) in entrants.iter().enumerate() {
            if entrant
                .source()
                .is_some_and(|it| it.len() > Self::MAX_SOURCE)
            {
                return Err(PlanError::LongSource(place));
            }
            if let EntrantKind::BuiltIn(strength) = entrant.kind
                && !strength.can_play(&rules)
            {
                return Err(PlanError::Computer(place));
            }
        }
        if !(1..=Self::MAX_GAMES).contains(&games) {
            return Err(PlanError::Games(games));
        }
        Ok(Plan {
            rules,
            entrants,
            games,
            seed: TournamentSeed::from(seed),
        })
    }

    /// The plan with these random bits in its seed. If none are given and an own player takes part, it draws them, so
    /// that no program can find out the dice.
    pub fn sealed(
        mut self,
        entropy: Option<Entropy>,
        draw: impl FnOnce() -> Result<Entropy, NoEntropy>,
    ) -> Result<Plan, NoEntropy> {
        let own = |entrant: &Entrant| matches!(entrant.kind, EntrantKind::Own(_));
        self.seed.entropy = match entropy {
            None if self.entrants.iter().any(own) => Some(draw()?),
            given => given,
        };
        Ok(self)
    }

    /// The rules of all games.
    pub const fn rules(&self) -> &Arc<RuleSet> {
        &self.rules
    }

    /// The rules, if they must be solved for somebody who takes part.
    pub fn rules_to_solve(&self) -> Option<&Arc<RuleSet>> {
        let needs = |it: &Entrant| matches!(it.kind, EntrantKind::BuiltIn(strength) if strength.needs_solver());
        self.entrants.iter().any(needs).then_some(&self.rules)
    }

    /// Who takes part. Everywhere else, an entrant is an index into this list.
    pub fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }

    /// How many games there are, not counting those that break a tie.
    pub const fn games(&self) -> u32 {
        self.games
    }

    /// Decides all dice.
    pub const fn seed(&self) -> TournamentSeed {
        self.seed
    }
}

impl Entrant {
    /// A built-in player.
    pub fn built_in(name: &str, strength: Strength) -> Entrant {
        Entrant {
            name: clean_name(name),
            kind: EntrantKind::BuiltIn(strength),
        }
    }

    /// An own player, with its program if the page can run it.
    pub fn own(name: &str, source: Option<&str>) -> Entrant {
        Entrant {
            name: clean_name(name),
            kind: EntrantKind::Own(source.map(str::to_owned)),
        }
    }

    /// Its program, if it is an own player and the page can run it.
    pub fn source(&self) -> Option<&str> {
        match &self.kind {
            EntrantKind::BuiltIn(_) => None,
            EntrantKind::Own(source) => source.as_deref(),
        }
    }

    /// Returns whether it can play in the page.
    pub fn is_here(&self) -> bool {
        self.kind != EntrantKind::Own(None)
    }
}

/// The entrants of a file with clean names: earlier versions and other programs may have written others. Names that
/// were equal stay equal, and a name of only invisible characters becomes "?".
fn cleaned(mut entrants: Vec<Entrant>) -> Vec<Entrant> {
    let twice = |name: &str| entrants.iter().filter(|it| it.name == name).count() > 1;
    if entrants.iter().any(|it| twice(&it.name)) {
        return entrants;
    }
    let names = entrants.iter().map(|it| match it.name.trim() {
        "" => "",
        name if clean_name(name).is_empty() => "?",
        name => name,
    });
    let names = distinct_names(&names.collect::<Vec<_>>(), Plan::MAX_NAME);
    for (entrant, name) in entrants.iter_mut().zip(names) {
        entrant.name = name;
    }
    entrants
}

impl TryFrom<StoredPlan> for Plan {
    type Error = PlanError;

    fn try_from(stored: StoredPlan) -> Result<Plan, PlanError> {
        let entrants = cleaned(stored.entrants);
        // Earlier versions did not ask the rules how many may play.
        let seats = Plan::MIN_ENTRANTS..=Plan::MAX_ENTRANTS;
        let rules = stored.rules.rules()?;
        let mut plan = Plan::for_so_many(rules, seats, entrants, stored.games, stored.seed)?;
        plan.seed.entropy = stored.entropy;
        Ok(plan)
    }
}

impl From<Plan> for StoredPlan {
    fn from(plan: Plan) -> StoredPlan {
        StoredPlan {
            rules: PortableRules::of(&plan.rules),
            entrants: plan.entrants,
            games: plan.games,
            seed: plan.seed.number,
            entropy: plan.seed.entropy,
        }
    }
}

impl From<BadRules> for PlanError {
    fn from(why: BadRules) -> PlanError {
        match why {
            BadRules::Unknown(id) => PlanError::NoSuchRules(id),
            why => PlanError::BadRules(why),
        }
    }
}

impl From<(usize, NameError)> for PlanError {
    fn from((place, why): (usize, NameError)) -> PlanError {
        match why {
            NameError::None => PlanError::NoName(place),
            NameError::Long => PlanError::LongName(place),
            NameError::Same => PlanError::SameName(place),
        }
    }
}
