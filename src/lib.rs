//! Every game of the Yahtzee and Yatzy family, in one browser page.
//!
//! # Overview
//!
//! The *core* is pure Rust and knows no browser. The *screen* shows what the core computes and
//! turns taps into actions. The feature `ui` owns every browser dependency, so the compiler keeps
//! the rules out of the screen and the browser out of the rules.
//!
//! - [`dice`]: faces, dice in their places, which of them are kept, fair sources of them, and seeds (`docs/DICE.md`).
//! - [`format`](mod@format): how the number of a format, at the head of each saved text, tells what a newer version wrote.
//! - [`histogram`]: how often totals fall into each range.
//! - [`rules`]: categories and rule sets as data, the catalogue, what a roll is worth. `rules/scoring.rs` decides what a roll
//!   may score on a card: also when a joker must go to the upper section, and which boxes it closes.
//! - [`game`]: who plays, what happened, what may happen next; replay, undo, the clock.
//! - [`real_dice`]: the score card for people who roll dice of their own.
//! - [`storage`]: the format of saved games, the store of all saves, export and import.
//! - [`link`]: a game as the fragment of a link, and how it stands to the same game here.
//! - [`live`]: one game on two devices that are connected; dice that neither can choose (`docs/LIVE.md`).
//! - [`solver`]: exact best play of any rule set.
//! - [`bots`]: players that are computers.
//! - [`tournament`]: many games among them, in the page's workers and on the command line (`bin/tournament`).
//! - [`coach`]: advice before a decision, and a review of all of them.
//! - [`worker`]: the messages between the page and its worker (`bin/worker.rs`), which answers for `coach` and `tournament`.
//! - [`challenge`]: what the same dice made of several who played apart.
//! - [`daily`]: the game of the day: its calendar, its streak, how well it was played.
//! - [`statistics`]: what the finished games come to; whether the dice are fair.
//! - [`text`]: every word that a player reads, in the language of the page. The messages are in `locales`, one folder for each
//!   language; `build/messages.rs` makes a function of each message. A new language is a new folder (README, *Languages*).
//! - `ui`: screens and components, driven by Leptos' signals; [its own map](#the-screen) is below.
//!
//! # Who uses whom
//!
//! Each module uses those named behind it, and each of these stands above it. `ui` uses all, nothing uses `ui`. A test
//! reads this map and compares it with the source.
//!
//! ```text
//! dice
//! histogram
//! rules → dice
//! format → rules
//! game → dice, rules
//! link → dice, game, rules
//! live → dice, format, game, link, rules
//! real_dice → dice, format, game, rules
//! storage → dice, format, game, link, live, real_dice, rules
//! solver → dice, rules
//! bots → dice, game, rules, solver
//! tournament → bots, dice, format, game, histogram, rules, solver, storage
//! coach → bots, dice, game, rules, solver
//! worker → coach, game, rules, solver, storage, tournament
//! challenge → coach, game, solver
//! daily → coach, game, rules, storage
//! statistics → coach, dice, game, histogram, real_dice, rules, storage
//! text → coach, daily, dice, game, link, live, real_dice, rules, solver, statistics, storage, tournament
//! ```
//!
//! # What always holds
//!
//! - The core does no input or output and reads no clock; dice and time are given to it.
//! - A player's wish is an [`Action`](game::Action), what happened is an [`Event`](game::Event).
//!   A [`Game`](game::Game) is computed from its events and never changes.
//! - A save is the log of events. Loading replays it through the rules: what they do not allow is
//!   refused, and the good part is kept.
//! - Nothing outside [`rules`] asks which game is played. It asks the [`RuleSet`](rules::RuleSet).
//! - One signal holds the game on screen, and one place writes it: `ui::table`.
//!
//! # The screen
//!
//! Where to look in `src/ui`, for each question:
//!
//! - **From an address to a screen**: `route.rs` reads the part behind the `#`, `app.rs` chooses the screen and shows what is
//!   around every screen, `screens/` has a file for each, `components/` the parts that several screens use. Views are made
//!   with `browser::el` instead of `view!`, because elements of one type weigh a third less than elements that are each of
//!   their own. `browser/` alone names the browser's interfaces.
//! - **The game on the table**: `table.rs` holds the one signal of the game, and only `Table::commit` writes it while it is
//!   played. Which dice the player wants to keep is a second signal, because it is no event of the game. `room.rs` is a table
//!   with its coach (`coach.rs`) and its computers (`computers.rs`): parts that show the game get a `Room`.
//! - **From a tap to the pixels**: a die (`components/die.rs`), the roll button (`components/tray.rs`) or a box
//!   (`components/pad/cell.rs`) calls `Table::toggle`, `Table::roll` or `Table::choose`; `browser/taps.rs` drops double taps.
//!   `toggle` changes the signal of the kept dice, which the die follows: it sets `aria-pressed`, and `style/dice.css` moves
//!   it to the rail. `roll` and `choose` call `Table::act`, which gives an [`Action`](game::Action) to
//!   [`Game::apply`](game::Game::apply) and gets the next game and an [`Event`](game::Event), or a refusal in words.
//!   `Table::commit` saves the game (`table/save.rs`), sets the signal, announces the event (`announcement.rs`) and plays its
//!   sound (`sound.rs`). Each element that follows the signal changes by itself. Then the dice roll on the screen (`tray.rs`,
//!   `tumble.rs`), to a result that was decided and saved before.
//! - **The worker and its questions**: `solver.rs` starts the worker when somebody asks the first
//!   [`Question`](worker::Question) and gives it one at a time. If the worker dies or is silent for half a minute, a new one
//!   gets the same question, once; then the screen offers to try again. `bin/worker.rs`
//!   receives the questions, [`CoachWorker`](worker::CoachWorker) answers them. The coach, the computers, the review and
//!   `judge.rs`, which judges finished games in the background, ask. A tournament has workers of its own (`arena/shard.rs`).
//! - **What is stored, and two tabs**: `device.rs` has the one [`SaveStore`](storage::SaveStore), the settings, and what goes
//!   wrong with them. `claim.rs` decides which tab plays a game, `table/tabs.rs` shows the others what it has saved.
//!   `storage/records.rs` compares before each write: it never writes over a save that the new one does not continue.
//! - **A damaged save**: `storage/games.rs` keeps the good part and moves the original to the quarantine
//!   (`storage/quarantine.rs`). A notice says so (`components/notices.rs`), and the settings list each with its reason
//!   (`screens/saves.rs`).
//! - **The clock**: `screens/game.rs` starts the timer, `table/clock.rs` turns its ticks into events, and `game/fold.rs`
//!   decides whose time is over and who is next (`Game::spend`).
//! - **A live game**: `live/` connects the devices. The core's [`live`] checks every message: `live/receive.rs` refuses what
//!   does not fit a commitment, `live/roll.rs` makes the dice from the secrets of both sides, `live/proof.rs` proves them.
//! - **Players' own programs**: `arena/` plays a tournament, `browser/sandbox.rs` opens the frame for each program; what is
//!   in the frame is in the folder `sandbox`. The overview: [who stops a slow or hostile
//!   program](tournament#who-stops-a-slow-or-hostile-program) (`tournament.rs`).
//! - **The late file**: screens that the first roll does not need are in a separate file. `late.rs` names them and loads it,
//!   `main.rs` splits it off; `background.rs` has what they share as long as the page is open. Their messages are in a
//!   separate file, too: `scripts/split-words.awk` finds them. `tests/browser/weight.rs` limits the weight of a first visit,
//!   `scripts/bytes.sh` prints where the bytes are, and `docs/DECISIONS.md` has the reasons.
//! - **The language**: `language.rs` chooses and changes it, `browser/words.rs` loads its messages and formats its numbers.
//!
//! # A turn
//!
//! ```
//! use std::sync::Arc;
//! use rollkeep::dice::{Fair, Keep};
//! use rollkeep::game::{Action, Game, Phase, Seat, Setup, Start};
//! use rollkeep::rules::catalogue;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let rules = Arc::new(catalogue::DEFAULT.clone());
//! let seats = vec![Seat::person("Ann"), Seat::person("Ben")];
//! let setup = Setup::new(rules, seats, Start::Seating, None)?;
//! let mut dice = Fair::seeded(7);
//!
//! let (game, _) = Game::new(setup).apply(Action::Roll(Keep::NONE), &mut dice)?;
//! let (game, _) = game.apply(Action::Roll(Keep::from_bits(0b00011)), &mut dice)?;
//! let chance = game.rules().slots().last().ok_or("an empty card")?;
//! let (game, _) = game.apply(Action::Score(chance), &mut dice)?;
//!
//! let total = game.cards()[0].totals(game.rules()).grand();
//! assert_eq!(game.last_score().map(|score| score.points), Some(total));
//! assert!(matches!(game.phase(), Phase::Turn(turn) if turn.seat == 1));
//! # Ok(())
//! # }
//! ```

#![forbid(unsafe_code)]

pub mod bots;
pub mod challenge;
pub mod coach;
pub mod daily;
pub mod dice;
pub mod format;
pub mod game;
pub mod histogram;
pub mod link;
pub mod live;
pub mod real_dice;
pub mod rules;
pub mod solver;
pub mod statistics;
pub mod storage;
pub mod text;
pub mod tournament;
#[cfg(feature = "ui")]
pub mod ui;
pub mod worker;
