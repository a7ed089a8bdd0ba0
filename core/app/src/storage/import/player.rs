//! Importing a player that somebody has written.

use super::{Import, Purpose};
use crate::storage::{Backend, OwnPlayer, Record, SaveStore, Saved};
use rollkeep_rules::game::numbered_names;

impl Import {
    pub(super) fn player<B: Backend>(
        &mut self,
        store: &SaveStore<B>,
        it: Record,
        text: &str,
    ) -> Option<()> {
        let Some(theirs) = self.whole::<OwnPlayer, B>(store, &it, text)? else {
            return Some(());
        };
        let room = self.has_room(store, &it, text, None);
        let players = self.players.get_or_insert_with(|| {
            let all = store.players().all().into_iter();
            all.map(|it| (it.value.name, it.value.source)).collect()
        });
        for name in numbered_names(&theirs.name, OwnPlayer::MAX_NAME) {
            match players.get(&name) {
                Some(source) if *source == theirs.source => {
                    self.imported.known += 1;
                    return Some(());
                }
                Some(_) => {}
                None if !room => {
                    self.imported.no_room += 1;
                    return Some(());
                }
                None => {
                    players.insert(name.clone(), theirs.source.clone());
                    let text = OwnPlayer { name, ..theirs }.write();
                    self.reserve(&it, &text, None);
                    if self.purpose == Purpose::Take {
                        let beside = (1..u16::MAX).filter_map(|number| it.beside(number));
                        let mut places = std::iter::once(it.clone()).chain(beside);
                        let free = places.find(|it| store.records().is_free(it))?;
                        store.records().save(&free, text, None).ok()?;
                    }
                    self.imported.new_players += 1;
                    return Some(());
                }
            }
        }
        None
    }
}
