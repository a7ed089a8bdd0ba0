//! Single words and fixed sentences of the screen.

/// The app.
pub const APP: &str = "Rollkeep";

/// Buttons and links.
pub const NEW_GAME: &str = "New game";
pub const FINISHED_GAMES: &str = "Finished games";
pub const PRACTICE: &str = "Score calculator";
pub const RULES: &str = "Rules";
pub const SETTINGS: &str = "Settings";
pub const HOME: &str = "Home";
pub const CLOSE: &str = "Close";
pub const CANCEL: &str = "Cancel";
pub const DELETE: &str = "Delete";
pub const UNDO: &str = "Undo";
pub const DICE: &str = "Dice so far";
pub const BEGIN: &str = "Start game";
pub const CHANGE: &str = "Change";
pub const DONE: &str = "Done";
pub const PLAY_AGAIN: &str = "Play again";
pub const SHOW_MORE: &str = "Show more";

/// Home.
pub const DELETE_GAME_QUESTION: &str = "Delete this game?";
pub const DELETE_GAME_WHY: &str = "You cannot get it back.";
pub const NO_FINISHED: &str = "No finished games yet. Your first one will show up here.";

/// New game.
pub const WHICH_RULES: &str = "Which rules?";
pub const WHO_PLAYS: &str = "Who plays?";
pub const PLAYER: &str = "Player";
pub const ADD_PLAYER: &str = "Add a player";
pub const REMOVE: &str = "Remove";
pub const MOVE_UP: &str = "Move up";
pub const WHO_STARTS: &str = "Who starts?";
pub const START_SEATING: &str = "First in the list";
pub const START_ROLL: &str = "Roll to see who starts";
pub const CLOCK: &str = "Time for each player";
pub const NO_CLOCK: &str = "No clock";
pub const CLOCK_HELP: &str =
    "For the whole game. Whoever runs out of time stops playing and cannot win.";
pub const RULES_IN_FULL: &str = "Full rules";

/// The table.
pub const SCORE_CARDS: &str = "Score cards";
pub const UPPER: &str = "Upper section";
pub const LOWER: &str = "Lower section";
pub const BONUS: &str = "Bonus";
pub const EXTRA: &str = "Extra Yahtzees";
pub const TOTAL: &str = "Total";
pub const OPEN: &str = "open";
pub const KEEP: &str = "Keep";
pub const KEPT: &str = "Kept";
pub const TAP_KEEPS: &str = "Tap the dice to keep.";
pub const CHOOSE_OR_LET_GO: &str = "Choose a box, or let a die go.";
pub const CHOOSE_BOX: &str = "Choose a box to score.";
pub const ROLL_TO_BEGIN: &str = "Roll to start the turn.";
pub const ALL_KEPT: &str = "All dice kept";
pub const ALL_EQUAL: &str = "All dice the same! Choose a box.";
pub const ALL_KEPT_WHY: &str = "You are keeping all the dice. Let one go, or choose a box.";
pub const SCORE_ZERO: &str = "Score zero";
pub const KEEP_LOOKING: &str = "Choose another box";
pub const ZERO_WHY: &str = "Other boxes would still score points.";
pub const ZERO_WITH_ROLLS: &str = "You can still roll, or score in another box.";
pub const SCORE_IT: &str = "Score it";
pub const ASKED_WHY: &str = "You asked to be asked. You can turn this off in the settings.";
pub const SCORE_TAKEN_BACK: &str = "Score taken back.";
pub const PAUSE: &str = "Pause";
pub const PAUSED: &str = "Paused";
pub const RESUME: &str = "Resume";
pub const OUT_OF_TIME: &str = "out of time";
pub const TIME_UP: &str = "time up";
pub const START_HELP: &str = "Everyone rolls one die. The highest starts; ties roll again.";
pub const ROLL_DIE: &str = "Roll the die";
pub const PASS_HELP: &str = "The dice wait until you are ready.";
pub const PASS_NEVER: &str = "Don’t show this again";
pub const PASS_NEVER_HELP: &str = "You can turn it on again in the settings.";

/// Two tabs.
pub const ONLY_WATCHING: &str = "This game is being played in another tab.";
pub const TAKE_OVER: &str = "Play it here";
pub const DELETED_ELSEWHERE: &str =
    "This game was deleted in another tab. If you play on, it is saved again.";
pub const CHANGED_ELSEWHERE: &str =
    "This game was played on in another tab. This is where it stands now.";

/// The end.
pub const RANKING: &str = "Ranking";
pub const CARDS: &str = "Cards";

/// Dice so far.
pub const DICE_FAIR: &str = "Every die is rolled with your device’s random numbers. Nobody gets better dice. Count for yourself.";
pub const DICE_SHARED: &str = "Everyone who plays this game elsewhere has the same dice. They follow from one number, and each roll is checked against it. Count for yourself.";
pub const FACE: &str = "Face";
pub const SEEN: &str = "Rolled";
pub const EXPECTED: &str = "Expected";
pub const NO_ROLLS: &str = "No dice have been rolled yet.";
pub const THE_LOG: &str = "Every roll";
pub const FOR_THE_START: &str = "Who starts";
pub const KEPT_IN_BRACKETS: &str = "Dice in brackets were kept.";

/// Keys.
pub const KEYS: [(&str, &str); 6] = [
    ("Space or R", "roll the dice"),
    ("1 to 6", "keep a die, or let it go"),
    ("Arrows", "move between boxes, dice and buttons"),
    ("Enter", "score the box"),
    ("Ctrl+Z", "undo the last score"),
    ("?", "show this list"),
];
pub const KEYS_OFF: &str =
    "Single-key shortcuts are off in the settings. Ctrl+Z, Tab and Enter always work.";

/// Practice.
pub const PRACTICE_HELP: &str =
    "Enter any dice to see what they score in every box, under each set of rules.";
pub const ADD_DIE: &str = "Add a";
pub const TAKE_AWAY: &str = "Remove die";
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
pub const UPPER_BOX: &str = "The upper box for that number";
pub const IS_OPEN: &str = "is open";
pub const IS_FILLED: &str = "is filled";
pub const JOKER_QUESTION: &str = "Five of a kind: the score depends on your card.";

/// Settings.
pub const LOOK: &str = "Light or dark";
pub const THEME_SYSTEM: &str = "Same as device";
pub const THEME_LIGHT: &str = "Light";
pub const THEME_DARK: &str = "Dark";
pub const TABLE_LOOK: &str = "Table";
pub const TABLE_PAPER: &str = "Paper";
pub const TABLE_BAIZE: &str = "Green baize";
pub const TABLE_BLUEPRINT: &str = "Blueprint";
pub const AT_THE_TABLE: &str = "At the table";
pub const DICE_TUMBLE: &str = "Animate the dice";
pub const DICE_TUMBLE_HELP: &str =
    "When off, results appear at once. Always off if your device asks for less motion.";
pub const SHORTCUTS: &str = "Single-key shortcuts";
pub const SHORTCUTS_HELP: &str = "On a keyboard: Space, R, 1 to 6, arrows and ?.";
pub const PASS_SCREEN: &str = "“Pass the device” screen";
pub const PASS_SCREEN_HELP: &str = "Covers the dice until the next player is ready.";
pub const ASK_SCORES: &str = "Ask before every score";
pub const ASK_SCORES_HELP: &str = "Before a box is scored, you are asked to confirm.";
pub const KEEP_AWAKE: &str = "Keep the screen on";
pub const KEEP_AWAKE_HELP: &str = "During a game, if your browser allows it.";
pub const NOT_SAVED: &str = "Not saved";
pub const SAVED: &str = "Saved on this device";
pub const SAVED_HELP: &str = "Your games stay in this browser, on this device. Some browsers delete them if you do not visit for a week. To be safe, export a copy.";
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
pub const UPDATE_SAFE: &str = "Your game is saved. You carry on where you left off.";
pub const LATER: &str = "Later";

/// While a screen is on the way that comes in a file of its own.
pub const COMING: &str = "One moment…";
pub const UNLOADED: &str = "This page did not load";
pub const UNLOADED_HELP: &str =
    "A part of Rollkeep could not be loaded. Your games are as you left them.";
/// Addresses that lead nowhere.
pub const NOWHERE: &str = "There is nothing here";
pub const NOWHERE_HELP: &str =
    "This address does not lead to any page of Rollkeep. Your games are as you left them.";
pub const NO_SUCH_GAME: &str = "This game is not on this device";
pub const NO_SUCH_GAME_HELP: &str = "It was deleted, or played in another browser. To bring games here, export them there and import the file in the settings.";

pub const COACH: &str = "Coach: show the best play";
pub const COACH_LEGEND: &str = "Small numbers: points lost on average.";
pub const COACH_RESTARTS: &str = "The coach stopped and is starting again.";
/// The worker that coach and computers think with.
pub const SOLVER_STALLED: &str =
    "The coach is not available: its program could not be loaded, or has stopped.";
pub const TRY_AGAIN: &str = "Try again";
pub const COACH_SILENT: &str = "The coach has no answer for this position.";

pub const REVIEW: &str = "Review";
pub const BACK_TO_GAME: &str = "Back to the game";
pub const BEST_DECISIONS: &str = "Best choices";
pub const EXPECTED_AT_FIRST: &str = "Perfect play expects";
pub const DECISIONS_COST: &str = "Lost by choices";
pub const DICE_BROUGHT: &str = "Luck of the dice";
pub const REVIEW_HELP: &str = "Points on average, compared with perfect play.";
pub const BEST: &str = "best";
pub const ONLY_CHOICE: &str = "only choice";
pub const DECISIONS: &str = "Every decision";
pub const COURSE: &str = "The total each player could expect, turn by turn";
pub const AS_TABLE: &str = "Show as table";
pub const AFTER_TURN: &str = "After turn";
pub const PLAYED: &str = "played";
pub const CHOICE: &str = "Choice";
pub const EXPECTED_TOTAL: &str = "Expected total";
pub const AGAINST_BEST: &str = "Against the best";

pub const ALL_CHOICES: &str = "Choices";
pub const TURN_ENDS_WITH: &str =
    "How often the turn ends with each: if you go for it alone, and with the best play.";
pub const GOING_FOR_IT: &str = "going for it";
pub const PLAYING_BEST: &str = "best play";

pub const COMPUTER_PLAYS: &str = "It is a computer’s turn.";
pub const STUCK_WHY: &str =
    "Its program could not be loaded, or has stopped. The game is saved and waits.";
pub const STAND_IN_HELP: &str = "Casual does not need that program and can take over until you leave the game. The seat keeps its name.";
pub const STAND_IN: &str = "Let Casual play";
pub const ADD_COMPUTER: &str = "Add a computer";
pub const PACE: &str = "Computers move";
pub const PACE_SLOW: &str = "slowly";
pub const PACE_QUICK: &str = "quickly";
pub const PACE_INSTANT: &str = "at once";
pub const SAME_DICE: &str = "Computers roll the same dice as everyone.";

pub const EXPLORE: &str = "Explorer";
pub const EXPLORE_LINK: &str = "What would be the best play? Set up any position";
pub const EXPLORE_HELP: &str = "Set up any position and see what each choice is worth.";
pub const EXPLORE_DICE: &str =
    "Enter all dice and leave at least one box open to see the best play.";
pub const ROLLS_LEFT: &str = "Rolls left";
pub const CARD_HOLDS: &str = "What is on the card";
pub const NOTHING_BETTER: &str = "Nothing is better.";
pub const POINTS: &str = " points";
