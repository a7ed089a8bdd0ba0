//! Whose games a file brings.

use super::super::{Backend, SaveStore, SavedGame, Stored};
use super::Import;

impl Import {
    /// Returns a game of the file as it is here: if the file is of somebody else, "You" has their name. `there` is the game
    /// with its id here; in a backup of this device, "You" stays.
    pub(super) fn with_their_name<B: Backend>(
        &self,
        store: &SaveStore<B>,
        saved: SavedGame,
        there: Option<&Stored<SavedGame>>,
    ) -> SavedGame {
        let is_ours = there.is_some_and(|ours| {
            let ours = &ours.value;
            ours.began == saved.began && ours.game.setup() == saved.game.setup()
        });
        let own = store.settings().load().own_name;
        if is_ours || own.get().is_none() || own == self.their_name {
            return saved;
        }
        let seats = self.their_name.persons(saved.game.setup().seats());
        let names: Vec<String> = seats.into_iter().map(|seat| seat.name).collect();
        match saved.game.with_names(&names) {
            Ok(game) => SavedGame { game, ..saved },
            Err(_) => saved,
        }
    }
}
