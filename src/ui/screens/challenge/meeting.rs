//! What this device knows about one challenge.

use std::sync::Arc;

use crate::ui::browser;
use crate::ui::store::Store;
use rollkeep_app::challenge::{Part, duel};
use rollkeep_app::daily::Open;
use rollkeep_app::link::SharedGame;
use rollkeep_app::storage::SavedGame;
use rollkeep_app::storage::{Challenge, Received, Stored};
use rollkeep_rules::RuleSet;
use rollkeep_rules::game::{Game, Relation, SharedDice};
use rollkeep_words::challenges as text;

/// What this device knows about one challenge.
#[derive(Clone, PartialEq)]
pub struct Meeting {
    /// The games played here, finished ones first.
    pub mine: Vec<Stored<SavedGame>>,
    /// The games of the others, with that of the link.
    pub others: Challenge,
    /// Whether games of others are stored here.
    pub kept: bool,
    /// How the link's game relates to what is stored; `None` if there is no link, or its game was played here.
    pub came: Option<Received>,
    /// Whether these dice can still be played.
    pub open: Open,
}

impl Meeting {
    /// Collects what is known about these dice.
    pub fn look(
        store: Store,
        rules: &Arc<RuleSet>,
        dice: SharedDice,
        link: Option<&SharedGame>,
    ) -> Meeting {
        let (mut mine, kept) = store.read(|store| {
            let mine = store.games().sharing(rules, dice);
            (mine, store.challenges().load(rules, dice))
        });
        mine.sort_by_key(|it| !is_over(&it.value.game));
        let is_kept = kept.is_some();
        let mut others = kept.unwrap_or(Challenge::new(rules.clone(), dice, browser::now_ms()));
        let foreign = link.filter(|link| !mine.iter().any(|it| is_same(link, it)));
        let came = foreign.map(|link| others.add(&link.game));
        Meeting {
            mine,
            others,
            kept: is_kept,
            came,
            open: Open::at(dice, browser::now_ms()),
        }
    }

    /// How far the player here is.
    pub fn part(&self) -> Part {
        let mine = self.mine.first().map(|it| &it.value.game);
        Part::of(mine, self.others.declined)
    }

    /// Returns whether the cards may be shown. If the dice cannot be played any more, there is nothing to hide.
    pub fn may_see_games(&self) -> bool {
        self.part().may_see_games() || (self.open == Open::Past && self.mine.is_empty())
    }

    /// Returns whether the link has a game that is not stored yet.
    pub fn brings_news(&self) -> bool {
        matches!(self.came, Some(Received::New | Received::Further))
    }

    /// Returns the names of the others, different from those of the players here.
    pub fn other_names(&self) -> Vec<String> {
        let mine: Vec<&str> = self.mine.iter().map(|it| name_of(&it.value.game)).collect();
        let names = self.others.names(&mine).into_iter();
        names.map(|name| text::of_somebody(&name)).collect()
    }

    /// Returns the names of the others if the player here answers them: a game of theirs came before the own one began.
    /// Empty for somebody who has challenged the others.
    pub fn challengers(&self) -> Vec<String> {
        let mine = self.mine.iter().map(|it| (&it.value.game, it.value.began));
        let names = self
            .others
            .challengers(&mine.collect::<Vec<_>>())
            .into_iter();
        names.map(|name| text::of_somebody(&name)).collect()
    }

    /// Returns the game of the player here, if exactly one person played these dice here.
    pub fn only_mine(&self) -> Option<&Stored<SavedGame>> {
        match self.mine.as_slice() {
            [mine] => Some(mine),
            _ => None,
        }
    }

    /// If one person here and one other have played these dice to the end: the name of the other, and the totals, first
    /// that of the person here.
    pub fn two(&self) -> Option<(String, [u16; 2])> {
        let mine = &self.only_mine()?.value.game;
        match (self.others.games(), self.other_names().as_slice()) {
            ([theirs], [name]) => Some((name.clone(), duel(mine, theirs)?)),
            _ => None,
        }
    }

    /// Returns all who played, with their games; the players here come first.
    pub fn players(&self) -> Vec<(String, &Game)> {
        let mine = self.mine.iter().map(|it| &it.value.game);
        let mine = mine.map(|game| (name_of(game).to_owned(), game));
        let others = self.other_names().into_iter().zip(self.others.games());
        mine.chain(others).collect()
    }
}

/// Returns the name of the player.
pub fn name_of(game: &Game) -> &str {
    let first = game.setup().seats().first();
    first.map_or("", |seat| seat.name.as_str())
}

/// Returns whether this game is over.
pub fn is_over(game: &Game) -> bool {
    Part::of(Some(game), false) == Part::Finished
}

/// Returns whether the link's game was played here.
fn is_same(link: &SharedGame, here: &Stored<SavedGame>) -> bool {
    let relation = link.relation_to(&here.value.game, here.value.began);
    relation.is_some_and(|it| it != Relation::Fork)
}
