//! Starting a game.

use super::super::browser;
use super::super::store::Store;
use rollkeep_app::storage::{RecordId, SaveError, SavedGame};
use rollkeep_rules::game::Game;

/// Saves a new game and returns its id. If the storage fails, the page shows a notice.
pub fn begin(store: Store, game: Game) -> RecordId {
    let began = browser::now_ms();
    let saved = SavedGame {
        game,
        began,
        touched: began,
    };
    let mut salt = 0;
    loop {
        let id = RecordId::new(began, salt);
        match store.write(|store| store.games().save_noting(&id, &saved, None, None)) {
            Err(SaveError::Changed(_)) if salt < u8::MAX => salt += 1,
            _ => return id,
        }
    }
}
