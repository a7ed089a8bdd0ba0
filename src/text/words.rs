//! Single words and fixed sentences of the screen.

/// The app.
pub const APP: &str = "Rollkeep";
/// Under the app's name.
pub const MOTTO: &str =
    "Yahtzee and Yatzy for the whole table. No account, no adverts, no network needed.";

/// Buttons and links.
pub const NEW_GAME: &str = "New game";
pub const CONTINUE: &str = "Continue";
pub const FINISHED_GAMES: &str = "Finished games";
pub const PRACTICE: &str = "Score calculator";
pub const RULES: &str = "Rules";
pub const SETTINGS: &str = "Settings";
pub const HOME: &str = "Home";
pub const CLOSE: &str = "Close";
pub const CANCEL: &str = "Cancel";
pub const DELETE: &str = "Delete";
pub const UNDO: &str = "Undo";
pub const HELP: &str = "Keys";
pub const DICE: &str = "Dice so far";
pub const BEGIN: &str = "Begin";
pub const PLAY_AGAIN: &str = "Play again";
pub const SHOW_MORE: &str = "Show more";

/// Home.
pub const IN_PLAY: &str = "In play";
pub const DELETE_GAME_QUESTION: &str = "Delete this game?";
pub const DELETE_GAME_WHY: &str = "Its card and its throws are gone for good.";
pub const NO_FINISHED: &str =
    "No game has been finished here yet. The first one will stand in this place.";

/// New game.
pub const WHICH_RULES: &str = "Which rules?";
pub const WHO_PLAYS: &str = "Who plays?";
pub const PLAYER: &str = "Player";
pub const ADD_PLAYER: &str = "Add a player";
pub const REMOVE: &str = "Remove";
pub const MOVE_UP: &str = "Move up";
pub const WHO_STARTS: &str = "Who starts?";
pub const START_SEATING: &str = "The first in the list";
pub const START_THROW: &str = "Throw for it";
pub const CLOCK: &str = "Time for each player";
pub const NO_CLOCK: &str = "No clock";
pub const CLOCK_HELP: &str =
    "For the whole game. Whoever runs out of it stops playing and cannot win.";
pub const RULES_IN_FULL: &str = "Rules in full";

/// The table.
pub const SCORE_CARDS: &str = "Score cards";
pub const UPPER: &str = "Upper section";
pub const LOWER: &str = "Lower section";
pub const UPPER_SUM: &str = "Upper sum";
pub const BONUS: &str = "Bonus";
pub const EXTRA: &str = "Extra Yahtzees";
pub const TOTAL: &str = "Total";
pub const OPEN: &str = "open";
pub const KEEP: &str = "Keep";
pub const KEPT: &str = "Kept";
pub const TAP_KEEPS: &str = "Tap the dice you keep.";
pub const CHOOSE_BOX: &str = "Choose a box on the card.";
pub const THROW_TO_BEGIN: &str = "Throw to begin the turn.";
pub const ALL_KEPT: &str = "All dice kept";
pub const ALL_KEPT_WHY: &str = "All dice are kept. Let one go, or choose a box.";
pub const NOT_THROWN: &str = "Not thrown yet";
pub const SCORE_ZERO: &str = "Score zero";
pub const KEEP_LOOKING: &str = "Choose another box";
pub const ZERO_WHY: &str = "Other boxes would score more than zero.";
pub const SCORE_TAKEN_BACK: &str = "Score taken back.";
pub const PAUSE: &str = "Pause";
pub const PAUSED: &str = "Paused";
pub const RESUME: &str = "Go on";
pub const OUT_OF_TIME: &str = "out of time";
pub const TIME_UP: &str = "time up";
pub const START_TITLE: &str = "Who starts?";
pub const START_HELP: &str = "Each throws one die. The highest begins; ties throw again.";
pub const THROW_DIE: &str = "Throw the die";
pub const PASS_HELP: &str = "The dice wait until you are ready.";

/// Two tabs.
pub const ONLY_WATCHING: &str = "This game is being played in another tab. Here you watch.";
pub const TAKE_OVER: &str = "Play it here";
pub const DELETED_ELSEWHERE: &str =
    "This game was deleted in another tab. If you play on, it is kept again.";
pub const CHANGED_ELSEWHERE: &str = "This game went on in another tab. Here is how it stands now.";

/// The end.
pub const RANKING: &str = "Ranking";
pub const CARDS: &str = "Cards";

/// Dice so far.
pub const DICE_FAIR: &str = "Every die is thrown with the random numbers of your device, without favour. Count for yourself.";
pub const FACE: &str = "Face";
pub const SEEN: &str = "Seen";
pub const EXPECTED: &str = "Expected";
pub const NO_THROWS: &str = "No dice have been thrown yet.";
pub const THE_LOG: &str = "Every throw";
pub const FOR_THE_START: &str = "For the start";
pub const KEPT_AND_THREW: &str = "The dice in brackets were kept.";

/// Keys.
pub const KEYS: [(&str, &str); 6] = [
    ("Space or R", "throw the dice"),
    ("1 to 6", "keep a die, or let it go"),
    ("Up and down", "move along the open boxes"),
    ("Enter", "score the box"),
    ("Ctrl+Z", "take the last score back"),
    ("?", "this list"),
];
pub const KEYS_OFF: &str =
    "Single keys are switched off in the settings; Ctrl+Z, Tab and Enter always work.";

/// Practice.
pub const PRACTICE_HELP: &str = "Enter any dice and see what each box of each game gives.";
pub const ADD_DIE: &str = "Add a";
pub const TAKE_AWAY: &str = "Take away die";
pub const CLEAR: &str = "Clear";
pub const FIVE_DICE: &str = "Five dice";
pub const SIX_DICE: &str = "Six dice";
pub const HOW_MANY: &str = "How many dice?";
pub const BOX: &str = "Box";
pub const YAHTZEE_BOX: &str = "The Yahtzee box";
pub const HOLDS_NOTHING: &str = "is open";
pub const HOLDS_ZERO: &str = "holds 0";
pub const HOLDS_FIFTY: &str = "holds 50";
/// Between the names of games whose boxes give the same.
pub const AND_ALSO: &str = " · ";
pub const UPPER_BOX: &str = "The upper box of that face";
pub const IS_OPEN: &str = "is open";
pub const IS_FILLED: &str = "is filled";
pub const JOKER_QUESTION: &str = "Five equal dice: the card decides what they are worth.";

/// Settings.
pub const LOOK: &str = "Look";
pub const THEME_SYSTEM: &str = "As the device";
pub const THEME_LIGHT: &str = "Light";
pub const THEME_DARK: &str = "Dark";
pub const AT_THE_TABLE: &str = "At the table";
pub const DICE_TUMBLE: &str = "Dice tumble";
pub const DICE_TUMBLE_HELP: &str =
    "Off shows the result at once. A device set to less motion never tumbles.";
pub const SHORTCUTS: &str = "Single-key shortcuts";
pub const SHORTCUTS_HELP: &str = "Space, R, 1 to 6, arrows and ?.";
pub const PASS_SCREEN: &str = "“Pass the device” screen";
pub const PASS_SCREEN_HELP: &str = "Covers the dice between two players.";
pub const KEEP_AWAKE: &str = "Keep the screen on";
pub const KEEP_AWAKE_HELP: &str = "During a game, where the browser can.";
pub const NOT_SAVED: &str = "Not saved";
pub const SAVED: &str = "What is saved";
pub const SAVED_HELP: &str = "All games stay in this browser, on this device. Some browsers clear them when a site has not been visited for a week; an export is safe.";
pub const EXPORT: &str = "Export everything";
pub const IMPORT: &str = "Import a file";
pub const IMPORT_QUESTION: &str = "Import this file?";
pub const IMPORT_NOW: &str = "Import";
pub const IMPORTING: &str = "Importing";
pub const STOP_IMPORT: &str = "Stop";
pub const IMPORTED: &str = "Imported.";
pub const EMPTY_FILE: &str = "This file is empty. Nothing was changed.";
pub const UNREADABLE_FILE: &str = "This file cannot be read.";

/// Around every screen.
pub const UPDATE_READY: &str = "A new version is ready.";
pub const UPDATE_NOW: &str = "Update now";
pub const UPDATE_SAFE: &str = "Your game is saved and goes on where it stands.";
pub const LATER: &str = "Later";

/// Addresses that lead nowhere.
pub const NOWHERE: &str = "There is nothing here";
pub const NOWHERE_HELP: &str = "This address leads to no screen of Rollkeep. Nothing was changed.";
pub const NO_SUCH_GAME: &str = "This game is not on this device";
pub const NO_SUCH_GAME_HELP: &str = "It was deleted, or it was played in another browser. Games stay where they are played; an export brings them elsewhere.";

pub const COACH: &str = "Coach: show the best play";
pub const COACH_RESTARTS: &str = "The coach has stopped, and is being started again.";
/// The worker that coach and computers think with.
pub const SOLVER_STALLED: &str =
    "The coach is not there: its program could not be loaded, or has stopped.";
pub const TRY_AGAIN: &str = "Try again";
pub const COACH_SILENT: &str = "The coach knows nothing about this position.";

pub const REVIEW: &str = "Review";
pub const REVIEW_GAME: &str = "Review the game";
pub const BACK_TO_GAME: &str = "Back to the game";
pub const BEST_DECISIONS: &str = "Best decisions";
pub const DECISIONS_COST: &str = "Decisions";
pub const DICE_BROUGHT: &str = "Dice";
pub const REVIEW_HELP: &str = "Decisions: points lost against the best play. Dice: points they brought beyond what was to be expected. Together they lead from the expected total of an empty card to the final one.";
pub const DECISIONS: &str = "Every decision";
pub const COURSE: &str = "What each player’s final total was expected to be, turn by turn";
pub const AS_TABLE: &str = "The same as a table";
pub const AFTER_TURN: &str = "After turn";
pub const PLAYED: &str = "played";
pub const CHOICE: &str = "Choice";
pub const EXPECTED_TOTAL: &str = "Expected total";
pub const AGAINST_BEST: &str = "Against the best";

pub const ALL_CHOICES: &str = "Choices";
pub const TURN_ENDS_WITH: &str = "How often the turn ends with it: if you go for nothing else, or if you play on in the best way.";
pub const GOING_FOR_IT: &str = "going for it";
pub const PLAYING_BEST: &str = "best play";

pub const COMPUTER_PLAYS: &str = "A computer has the turn.";
pub const STUCK_WHY: &str = "The program it thinks with could not be loaded, or has stopped. Nothing is played for it meanwhile, and the game is saved.";
pub const STAND_IN_HELP: &str = "Casual needs no such program and can play in its place until you leave the game. The seat keeps its name.";
pub const STAND_IN: &str = "Let Casual play";
pub const ADD_COMPUTER: &str = "Add a computer";
pub const PACE: &str = "Computers move";
pub const PACE_SLOW: &str = "slowly";
pub const PACE_QUICK: &str = "quickly";
pub const PACE_INSTANT: &str = "at once";
pub const SAME_DICE: &str = "Computers throw the same dice as everyone.";

pub const EXPLORE: &str = "Explorer";
pub const EXPLORE_LINK: &str = "What would be the best play? Set up any position";
pub const EXPLORE_HELP: &str = "Set up any position and see what each choice is worth.";
pub const EXPLORE_DICE: &str = "Enter all dice, and leave a box open, to see the best play.";
pub const THROWS_LEFT: &str = "Throws left";
pub const CARD_HOLDS: &str = "What the card holds";
pub const NOTHING_BETTER: &str = "Nothing is better.";
pub const POINTS: &str = " points";
