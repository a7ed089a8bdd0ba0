//! What several made of the same dice, as far as this device knows.

use crate::challenge::Part;
use crate::daily::Open;
use crate::game::{Game, SharedDice};
use crate::link::{Relation, SharedGame};
use crate::rules::RuleSet;
use crate::storage::{Challenge, Received, StoredGame};
use crate::text::challenges as text;
use crate::ui::browser;
use crate::ui::device::Device;

/// What several made of the same dice, as far as this device knows.
#[derive(Clone, PartialEq)]
pub struct Meeting {
    /// The games that were played here, finished ones first.
    pub mine: Vec<StoredGame>,
    /// The games of the others, with the one of the link.
    pub others: Challenge,
    /// Is anything of the others kept here?
    pub kept: bool,
    /// How the game of the link stands to what is kept; `None` if there is no link, or it is of a game played here.
    pub came: Option<Received>,
    /// May these dice still be played?
    pub open: Open,
}

impl Meeting {
    /// All that is known of these dice.
    pub fn look(
        device: Device,
        rules: &'static RuleSet,
        dice: SharedDice,
        link: Option<&SharedGame>,
    ) -> Meeting {
        let (mut mine, kept) = device.store(|store| {
            let mine = store.games().sharing(&rules.id, dice);
            (mine, store.challenges().load(rules, dice))
        });
        mine.sort_by_key(|it| !is_over(&it.saved.game));
        let is_kept = kept.is_some();
        let mut others = kept.unwrap_or(Challenge::new(rules, dice, browser::now_ms()));
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
        let mine = self.mine.first().map(|it| &it.saved.game);
        Part::of(mine, self.others.declined)
    }

    /// May the cards be shown? Nothing is given away of dice that can no longer be played.
    pub fn may_see_games(&self) -> bool {
        self.part().may_see_games() || (self.open == Open::Past && self.mine.is_empty())
    }

    /// Is there a game in the link that is not kept yet?
    pub fn brings_news(&self) -> bool {
        matches!(self.came, Some(Received::New | Received::Further))
    }

    /// What the others are called beside those who played here.
    pub fn other_names(&self) -> Vec<String> {
        let mine: Vec<&str> = self.mine.iter().map(|it| name_of(&it.saved.game)).collect();
        let names = self.others.names(&mine).into_iter();
        names.map(|name| text::of_somebody(&name)).collect()
    }

    /// Everybody who played, and their games; those who played here first.
    pub fn players(&self) -> Vec<(String, &Game)> {
        let mine = self.mine.iter().map(|it| &it.saved.game);
        let mine = mine.map(|game| (name_of(game).to_owned(), game));
        let others = self.other_names().into_iter().zip(self.others.games());
        mine.chain(others).collect()
    }
}

/// What the one who plays is called.
pub fn name_of(game: &Game) -> &str {
    let first = game.setup().seats().first();
    first.map_or("", |seat| seat.name.as_str())
}

/// Has this game come to its end?
pub fn is_over(game: &Game) -> bool {
    Part::of(Some(game), false) == Part::Finished
}

/// Is the game of the link one that was played here?
fn is_same(link: &SharedGame, here: &StoredGame) -> bool {
    let relation = link.relation_to(&here.saved.game, here.saved.began);
    relation.is_some_and(|it| !matches!(it, Relation::Fork(_)))
}
