//! The command line.

use std::num::NonZero;
use std::thread::available_parallelism;

use lexopt::{Arg, Parser, ValueExt};
use rollkeep_app::tournament::{Entrant, Entropy, Plan, TournamentSeed};
use rollkeep_rules::catalogue;
use rollkeep_rules::game::Strength;
use rollkeep_words::{bots, rule_sets, tournament as words};

use crate::play::{EntrantPlayer, MOST_THREADS};
use crate::players;

/// A tournament to play.
pub struct Arguments {
    pub plan: Plan,
    /// Who plays for each entrant of the plan.
    pub seats: Vec<EntrantPlayer>,
    pub threads: usize,
    /// The file for the whole tournament.
    pub json: Option<String>,
    /// The file for the totals.
    pub csv: Option<String>,
}

/// What the command does.
pub enum Command {
    Help,
    Tournament(Arguments),
}

impl Arguments {
    /// Reads the command line.
    ///
    /// # Errors
    /// A sentence that says what is wrong.
    pub fn read(mut parser: Parser) -> Result<Command, String> {
        let mut rules = catalogue::default().id.to_string();
        let (mut games, mut seed) = (Plan::USUAL_GAMES, TournamentSeed::from(1));
        let mut threads = available_parallelism().map_or(1, NonZero::get);
        let (mut json, mut csv) = (None, None);
        let mut ids: Vec<String> = Vec::new();
        let plain = |why: lexopt::Error| format!("{why}.");
        while let Some(argument) = parser.next().map_err(plain)? {
            match argument {
                Arg::Long("help") | Arg::Short('h') => return Ok(Command::Help),
                Arg::Long("rules") => rules = text(&mut parser)?,
                Arg::Long("games") => games = number(&mut parser, "--games", 1..=Plan::MAX_GAMES)?,
                Arg::Long("seed") => seed = whole_seed(&mut parser)?,
                Arg::Long("threads") => {
                    threads = number(&mut parser, "--threads", 1..=MOST_THREADS)?
                }
                Arg::Long("json") => json = Some(text(&mut parser)?),
                Arg::Long("csv") => csv = Some(text(&mut parser)?),
                Arg::Value(id) => ids.push(id.string().map_err(plain)?),
                Arg::Long(_) | Arg::Short(_) => return Err(plain(argument.unexpected())),
            }
        }
        if json.is_some() && json == csv {
            return Err("--json and --csv need different files.".to_owned());
        }
        let (names, seats) = found(&ids)?;
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let names = words::names(&names);
        let each = names.iter().zip(&seats);
        let entrants = each.map(|(name, seat)| match seat {
            EntrantPlayer::BuiltIn(strength) => Entrant::built_in(name, *strength),
            EntrantPlayer::Own(_) => Entrant::own(name, None),
        });
        let plan = Plan::new(&*rules, entrants.collect(), games, seed.number);
        let plan = plan.map_err(|why| words::plan_error(&why))?;
        let plan = plan.sealed(seed.entropy, Entropy::from_system);
        Ok(Command::Tournament(Arguments {
            plan: plan.map_err(|_| words::no_entropy())?,
            seats,
            threads,
            json,
            csv,
        }))
    }
}

/// The names of these players, and who plays for them.
fn found(ids: &[String]) -> Result<(Vec<String>, Vec<EntrantPlayer>), String> {
    let mut found = (Vec::new(), Vec::new());
    for id in ids {
        let built_in = Strength::ALL.into_iter().find(|it| it.id() == id);
        let own = players::OWN.iter().find(|(own, _)| own == id);
        let (name, seat) = match (built_in, own) {
            (Some(strength), _) => (bots::name(strength), EntrantPlayer::BuiltIn(strength)),
            (None, Some((_, make))) => (capital(id), EntrantPlayer::Own(*make)),
            (None, None) => return Err(format!("There is no player called “{id}”.")),
        };
        found.0.push(name);
        found.1.push(seat);
    }
    Ok(found)
}

fn text(parser: &mut Parser) -> Result<String, String> {
    let value = parser.value().and_then(ValueExt::string);
    value.map_err(|why| format!("{why}."))
}

/// A whole number in this range.
fn number<N>(
    parser: &mut Parser,
    option: &str,
    range: std::ops::RangeInclusive<N>,
) -> Result<N, String>
where
    N: std::str::FromStr + PartialOrd + std::fmt::Display,
{
    let text = text(parser)?;
    let whole = text.parse().ok().filter(|it| range.contains(it));
    let (least, most) = range.into_inner();
    whole.ok_or_else(|| {
        format!("{option} needs a whole number from {least} to {most}, not “{text}”.")
    })
}

fn whole_seed(parser: &mut Parser) -> Result<TournamentSeed, String> {
    let text = text(parser)?;
    let most = u64::MAX;
    text.parse().map_err(|_| {
        format!(
            "--seed needs a whole number from 0 to {most}, or the full seed that a tournament shows, not “{text}”."
        )
    })
}

fn capital(id: &str) -> String {
    let mut rest = id.chars();
    let first = rest.next().map(|first| first.to_uppercase().to_string());
    first.unwrap_or_default() + rest.as_str()
}

/// What `--help` prints.
pub fn help() -> String {
    let rules = catalogue::all().iter();
    let rules: String = rules
        .map(|it| format!("  {:<22}{}\n", it.id, rule_sets::name(it)))
        .collect();
    let built_in = Strength::ALL.map(|it| format!("  {:<22}{}\n", it.id(), bots::line(it)));
    let own = players::OWN.iter();
    let own: String = own.map(|(id, _)| format!("  {id}\n")).collect();
    format!(
        "\
Plays a tournament between computer players and prints the result.

tournament [OPTIONS] PLAYER PLAYER...

  --rules ID        the rules (official Yahtzee)
  --games NUMBER    how many games, 1 to {most_games} ({games})
  --seed SEED       decides all dice; the same seed repeats a tournament (1). If your own players
                    take part, random digits are added to the number, as in
                    {seed}: type the full seed to repeat it
  --threads NUMBER  how many games to play at a time, 1 to {MOST_THREADS} (as many as there are cores)
  --json FILE       writes everything to a file that the app opens; - is the standard output
  --csv FILE        writes every total to a file for spreadsheets; - is the standard output
  --help            prints this help

Ctrl+C stops it after the games in hand. What was played is printed and written.

Rules:
{rules}
Players (each may take part several times):
{built_in}
Players of your own, in command/src/players.rs:
{own}",
        games = Plan::USUAL_GAMES,
        most_games = Plan::MAX_GAMES,
        seed = TournamentSeed {
            number: 1,
            entropy: Some(Entropy::new(0x3f78_6850_e387_550f_dab8_36ed_7e6d_c881)),
        },
        built_in = built_in.concat(),
    )
}
