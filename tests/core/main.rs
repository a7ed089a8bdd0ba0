//! Tests of everything that needs no browser.

// Tests may use floating-point mathematics that is not the same on every machine: no game depends on it.
#![allow(clippy::disallowed_methods)]

// Helpers of the tests.
mod edits;
mod faulty;
mod games;
mod live_pair;
mod naive;
mod script;

// The tests, and what each is about.
mod aloud; // announcements during a game
mod badges; // colours and signs of players
mod bots; // computer players
mod challenges; // challenges, their texts and comparisons
mod clock; // the clock of a game
mod coach; // advice, reviews and practice
mod coached_games; // in which games the coach was switched on
mod computers; // the turns of computers at a table
mod daily; // the game of the day
mod damage; // damaged saves
mod dice; // dice, keeps and their sources
mod documents; // the documents: links, tables, examples, test vectors
mod ending; // ends of games, ranks and ties
mod exhaustive; // every roll against `naive`
mod explorer; // the position that somebody sets up in the explorer
mod fallback; // languages that lack a message
mod family; // rule sets of the family from files
mod first_turn; // what a first turn teaches
mod foreign; // saves of other versions
mod goldens; // whole games, totals and texts, compared with files
mod history; // the turns of a game as lines
mod json; // JSON that people can read
mod judgements; // skill, luck and costs
mod kept; // links that were kept
mod law_of_tabs; // any order of actions in several tabs loses nothing
mod laws; // what holds of every game
mod letters; // searches and names without case
mod link_games; // games by links
mod links; // links and their payloads
mod live; // live games
mod live_cheats; // live games with a side that cheats
mod live_codes; // the codes of live games
mod live_dice; // the dice of live games
mod live_scan; // codes that a camera reads
mod log_text; // the log as text
mod messages; // how messages are formatted
mod moments; // best moments of a game
mod names; // names of players
mod notation; // positions as text
mod openings; // all first rolls of a game
mod own_name; // the own name, and who is "You"
mod own_seats; // own players at a table
mod page; // lists in the page that must agree, and who there knows the browser
mod played_on; // games that play on another one
mod players; // own players in the storage
mod portable_rules; // rule sets that no catalogue lists, wherever they travel
mod quarantine; // what is set aside
mod rarity; // how rare scores are
mod real_dice; // cards for real dice
mod review_path; // the way through the decisions of a review
mod rows; // rows of a card
mod rule_sets; // examples of every rule set
mod saves; // the format of saves
mod seeded; // dice from a seed
mod seeded_links; // links of games with shared dice
mod seeded_saves; // saves of games with shared dice
mod settings; // settings, and names that are remembered
mod share; // texts to share
mod shared; // games from links
mod solver; // exact best play
mod solver_queue; // the queue of questions to the worker
mod spatial_navigation; // where arrow keys lead
mod start; // who starts
mod statistics; // statistics, and whether dice are fair
mod store; // the store of all saves
mod styles; // words and names that styles, scripts and program share
mod tab_lock; // the lock that lets only one tab play
mod table; // what a screen shows of a game that is played on it
mod tabs; // two tabs and one save
mod text; // what the words say
mod tournament; // tournaments, runners and their files
mod transfer; // export and import
mod undo; // taking back a score
