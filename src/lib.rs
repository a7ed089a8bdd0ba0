//! Every game of the Yahtzee and Yatzy family, in one browser page.
//!
//! # Overview
//!
//! - [`rollkeep_rules`], [`rollkeep_solver`], [`rollkeep_app`] and [`rollkeep_words`] in `core/`: rules, games, exact best play,
//!   players, saves, links and words, in pure Rust. They know no browser, and no rule stands outside them. `core/README.md` is
//!   their map.
//! - [`ui`] in `src/`: the page. It shows what the core computes and turns taps into actions.
//! - `worker/`: the page's worker, which answers for the coach and plays tournaments; `sandbox/`: the frame in which it
//!   asks programs that people write; `command/`: tournaments on the command line.
//! - `locales/` has all words, `style/` all styles, `tests/core` and `tests/browser` all tests.
//!
//! One signal holds what is on a table, and one place writes it: `ui::table`.
//!
//! # To add something
//!
//! Each of these files begins with the list of what to touch:
//!
//! - a screen: `src/ui/screens.rs`;
//! - a rule set: `core/rules/src/catalogue.rs`;
//! - a kind of record in the storage: `core/app/src/storage.rs`;
//! - words: `core/words/src/lib.rs`; a language: `docs/TRANSLATING.md`;
//! - a test: `tests/core/main.rs` says which module tests what, and `CONTRIBUTING.md` how a journey is written.
//!
//! # The screen
//!
//! Where to look in `src/ui`, for each question:
//!
//! - **From an address to a screen**: `route.rs` and the table in `lazy_route.rs` know addresses, the parts behind the `#`; `app.rs` chooses the
//!   screen and shows what is around every screen, `screens/` has a file for each, `components/` the parts that several
//!   screens use. `browser/` alone names the browser's interfaces.
//! - **The game on the table**: [`TableState`](rollkeep_app::table::TableState) (`core/app/src/table.rs`) is all that is on a
//!   table: the game, the kept dice, whether dice roll, whose card is still seen, who has the device, the clock. Its
//!   changes are pure functions. `table.rs` holds it in one signal and says what else happens: `Table::commit` saves the
//!   game, lets it be announced and heard, and starts the timers; `Table::adopt` (`table/tabs.rs`) takes over what another
//!   tab has played. The screen follows `table.shown`, which has a signal or a memo for each part. `room.rs` is a table with its coach
//!   (`coach.rs`) and its computers (`computers.rs`; `Pace` in `core/app/src/storage/settings.rs` has how long they wait):
//!   parts that show the game get a `Room`. What the coach asks and what the computers do is lazy code.
//! - **A computer's turn**: [`ComputersState`](rollkeep_app::computers::ComputersState) (`core/app/src/computers.rs`) decides
//!   whom a computer asks, when people see its decision and when it acts. `computers/thinker.rs` tells it what happens and
//!   carries out its effects: it asks the solver, or a program (`computers/messenger.rs`), and runs the timer.
//! - **From a tap to the pixels**: a die (`components/die.rs`), the roll button (`components/tray.rs`; its words:
//!   `core/words/src/play.rs`) or a box (`components/pad.rs` finds which one was tapped; `pad/cell.rs` shows it) calls `Table::toggle`, `Table::roll` or
//!   `Table::choose`. The second half of a double tap does nothing to what has appeared under the finger in between
//!   (`browser/taps.rs`). `toggle` changes the kept dice, which the die follows: it sets `aria-pressed`,
//!   and `style/parts/dice.css` moves it to the rail. `roll` and `choose` call `Table::act`, which gives an
//!   [`Action`](rollkeep_rules::game::Action) to [`Game::apply`](rollkeep_rules::game::Game::apply) and gets the next
//!   game and an [`Event`](rollkeep_rules::game::Event), or a refusal in words. `Table::commit` saves the game
//!   (`table/tabs.rs`), announces the event (`table/commit.rs`; `rollkeep_words::aloud` makes the text), plays its sound
//!   (`sound.rs`) and cheer, and sets the state. Each element that follows it changes by itself. Then the dice roll on the
//!   screen (`tray.rs`, `tumble.rs`), to a result that was decided and saved before.
//! - **Keys**: a screen's own keys are where its screen is, with `browser::on_key`; at the table `browser/table_elements.rs` moves
//!   the focus. Arrow keys that a screen does not handle go to `browser/spatial_navigation.rs`, which focuses the nearest control
//!   in that direction. Both ask [`nearest`](rollkeep_app::spatial_navigation::nearest) which one that is.
//! - **The worker and its requests**: `solver_worker.rs` starts the worker when somebody asks the first
//!   [`CoachRequest`](rollkeep_app::worker::CoachRequest) and gives it one at a time. If the worker dies or is silent
//!   for half a minute, a new one gets the same request, once; then the screen offers to try again.
//!   Rules that take long have helpers: workers that solve a part of each group of rows (`worker/src/crew.rs`).
//!   Their best play is kept in a cache of the browser (`worker/src/kept_tables.rs`); `kept_table.rs` says whether it is; `latest.rs` ignores
//!   answers to earlier questions.
//!   `worker/src/main.rs` receives the requests, `request_queue.rs` beside it lets them wait until their rules are solved, and
//!   [`CoachWorker`](rollkeep_app::worker::CoachWorker) answers them. The
//!   coach, the computers, the review and `judge.rs`, which judges finished games in the background, ask. A tournament
//!   has workers of its own (`arena/shard.rs`).
//! - **What is stored, and two tabs**: `store.rs` has the one [`SaveStore`](rollkeep_app::storage::SaveStore), its
//!   health, and a version for each kind of record: a component that asks for something follows its version, which
//!   every write by this tab or another increases. Reading writes no signal. `preferences.rs` has the settings,
//!   `announcer.rs` what screen readers announce. `tab_lock.rs` lets only one tab play a game, as
//!   [`TabLockState`](rollkeep_app::tab_lock::TabLockState) decides; `table/tabs.rs` shows the others what it has saved.
//!   `core/app/src/storage/records.rs` compares before each write: it never writes over a save
//!   that the new one does not continue.
//! - **A damaged save**: `core/app/src/storage/games.rs` keeps the good part and moves the original to the quarantine
//!   (`core/app/src/storage/records/aside.rs` writes it, `quarantine.rs` lists it). What an import cannot read goes there
//!   too (`core/app/src/storage/import/aside.rs`). A notice says so (`components/notices.rs`), and the settings show each
//!   with its reason, save it in a file and delete it (`screens/saves/quarantine.rs`).
//! - **The clock**: `screens/game.rs` starts the timer, `table/clock.rs` turns its ticks into events, and
//!   `core/rules/src/game/fold.rs` decides whose time is over and who is next (`Game::spend`).
//! - **A live game**: `live/` connects the devices. The core's [`live`](rollkeep_app::live) checks every message:
//!   `core/app/src/live/receive.rs` refuses what does not fit a commitment, `core/app/src/live/roll.rs` makes the dice from the
//!   secrets of both sides, `core/app/src/live/proof.rs` proves them.
//! - **A game by links**: [`LinkGames`](rollkeep_app::storage::LinkGames) remembers which seats play at this device. It
//!   is written where a link is opened (`screens/shared.rs`), where one is made (`screens/share/elsewhere.rs`), and on the
//!   cover of the turns of the others (`screens/game/covers.rs`); `table/seating.rs` follows it.
//! - **Practice**: `table/practice.rs` makes a table that saves nothing and gives the player's actions to
//!   `screens/practice/position.rs`, which judges them and lays the next position on the table.
//! - **Players' own programs**: `arena/` plays a tournament, `computers/messenger.rs` asks those at a table, and
//!   `program.rs` has how long they may take there; `browser/sandbox.rs` opens the frame for each program;
//!   what is in the frame is in the folder `sandbox`. The name of its seat tells who plays at a table
//!   (`core/rules/src/game/computer_name.rs`). The overview: [who stops a slow or hostile
//!   program](rollkeep_app::tournament#who-stops-a-slow-or-hostile-program) (`core/app/src/tournament.rs`).
//! - **Lazy code**: the code of screens that the first roll does not need is a file of its own. `lazy/parts.rs` splits it off,
//!   the component `Lazy` (`lazy.rs`) loads it and shows what it makes, or a button to try again. `background.rs` has what
//!   lazy screens share as long as the page is open. `xtask/src/program.rs` is that step of the build. `make bench`
//!   prints the weight of a first visit, `scripts/bytes.sh` where the bytes are, and `docs/DECISIONS.md` has the reasons.
//! - **A new version**: programs, the styles and words have their contents' hash in their names, so that the files of two
//!   versions can lie beside each other; the page, `sw.js`, the manifest, the icons and the type have none.
//!   `public/sw.js` fetches the new ones in the background, all or none. `browser/update.rs` then finds a version that
//!   waits, and a notice offers it (`components/notices.rs`); until somebody agrees or all tabs are closed, each tab
//!   goes on with its own version.
//! - **Looks**: `style/main.css` imports the styles and explains their layers. `style/base/tokens.css` defines colours and
//!   measures, `style/base/people.css` the players' colours (`components/badge.rs` draws their signs), `style/layouts.css` the
//!   kinds of screens, such as `--phone`. `style/layouts/table.css` lays out the table on each of them.
//! - **The language**: `language.rs` chooses and changes it, `browser/words.rs` loads its messages, which
//!   `core/words/src/message.rs` says. It chooses the variant of a message; `browser/intl.rs` asks the browser which plural a
//!   number takes, and how it is written; `browser/dates.rs`, how a date is written, and how weeks begin.

pub mod ui;
