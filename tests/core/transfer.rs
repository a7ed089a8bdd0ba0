//! Everything as one file, and back.

use proptest::prelude::*;
use rollkeep_app::storage::{
    Export, Import, Imported, SaveStore, SavedGame, Settings, StorageError, Theme,
};
use rollkeep_rules::game::{Millis, Start};

use super::faulty::Faulty;
use super::games::{any_plan, cases};
use super::script::{Script, rules, setup};
use super::store::{id, nearly_over, playing_key, saved};

/// A storage with these games.
pub fn place(games: &[&SavedGame]) -> Faulty {
    let storage = Faulty::roomy();
    let store = SaveStore::new(&storage);
    for game in games {
        store
            .games()
            .save(&id(game.began), game, None)
            .expect("room");
    }
    storage
}

pub fn export(storage: &Faulty) -> Export {
    let text = SaveStore::new(storage).export().to_json();
    Export::from_json(&text).expect("an export")
}

/// Imports a file after a preview, and checks that the preview was right.
#[track_caller]
pub fn import(storage: &Faulty, export: &Export) -> Imported {
    let store = SaveStore::new(storage);
    let before = storage.all();
    let preview = Import::look(export).run(&store);
    assert_eq!(storage.all(), before, "a look changes nothing");
    let imported = Import::take(export.clone()).run(&store);
    assert_eq!(imported, preview);
    imported
}

pub fn table() -> Script {
    Script::new("yatzy", 2).roll("1 2 3 4 5")
}

#[test]
fn empty_storage_becomes_equal() {
    let from = place(&[
        &saved(&table(), 1, 9),
        &saved(&nearly_over().score("chance"), 2, 8),
    ]);
    let settings = Settings {
        theme: Theme::Light,
        ..Settings::default()
    };
    SaveStore::new(&from)
        .settings()
        .save(&Settings::default(), &settings);
    from.put(&playing_key(&id(3)), r#"{"format":7}"#);
    from.put("rollkeep/aside/0a-1", "once broken");
    from.put("rollkeep/aside/0a-2", "broken again");
    let to = Faulty::roomy();
    let imported = import(&to, &export(&from));
    let expected = Imported {
        new: 3,
        aside: 2,
        settings: true,
        ..Imported::default()
    };
    assert_eq!(imported, expected);
    assert_eq!(to.all(), from.all());
    assert_eq!(export(&to), export(&from));
    let again = import(&to, &export(&from));
    let expected = Imported {
        known: 3,
        aside: 2,
        settings: true,
        ..Imported::default()
    };
    assert_eq!(again, expected);
    assert_eq!(to.all(), from.all());
}

#[test]
fn exports_hold_only_own_entries() {
    let from = place(&[&saved(&table(), 1, 1)]);
    let ours = export(&from);
    from.put("someone-else", "a secret");
    assert_eq!(export(&from), ours);
}

#[test]
fn the_further_stage_of_a_game_stays() {
    let behind = saved(&table(), 1, 1);
    let further = saved(&table().score("chance"), 1, 2);
    let to = place(&[&behind]);
    let imported = import(&to, &export(&place(&[&further])));
    assert_eq!(
        imported,
        Imported {
            further: 1,
            ..Imported::default()
        }
    );
    assert_eq!(to.all(), place(&[&further]).all());
    let imported = import(&to, &export(&place(&[&behind])));
    assert_eq!(
        imported,
        Imported {
            known: 1,
            ..Imported::default()
        }
    );
    assert_eq!(to.all(), place(&[&further]).all());
}

#[test]
fn a_game_that_ended_in_the_file_ends_here() {
    let to = place(&[&saved(&nearly_over(), 1, 1)]);
    let over = place(&[&saved(&nearly_over().score("chance"), 1, 2)]);
    assert_eq!(import(&to, &export(&over)).further, 1);
    assert_eq!(to.all(), over.all());
}

/// The last event of a log grows while time passes: it is still the same game.
#[test]
fn elapsed_time_is_no_fork() {
    let timed = Script::of(setup(rules("yatzy"), 2, Start::Seating, Some(Millis(9000))));
    let now = timed.roll("1 2 3 4 5").spend(100);
    let behind = saved(&now, 1, 1);
    let further = saved(&now.clone().spend(50).score("chance"), 1, 2);
    let longer = saved(&now.clone().spend(50), 1, 2);
    let other = saved(&now.clone().score("chance"), 1, 2);
    let bring =
        |here: &SavedGame, file: &SavedGame| import(&place(&[here]), &export(&place(&[file])));
    assert_eq!(bring(&behind, &further).further, 1);
    assert_eq!(bring(&behind, &longer).further, 1);
    assert_eq!(bring(&longer, &behind).known, 1);
    assert_eq!(bring(&further, &behind).known, 1);
    assert_eq!(bring(&longer, &other).forked, 1);
    assert_eq!(bring(&further, &other).forked, 1);
}

#[test]
fn games_that_went_on_differently_are_both_kept() {
    let ours = saved(&table().score("chance"), 1, 5);
    let theirs = saved(&table().score("one-pair"), 1, 6);
    let to = place(&[&ours]);
    let file = export(&place(&[&theirs]));
    let imported = import(&to, &file);
    assert_eq!(
        imported,
        Imported {
            forked: 1,
            ..Imported::default()
        }
    );
    let both = to.all();
    let games = SaveStore::new(&to).games().playing();
    let store = SaveStore::new(&to);
    let load = |id| store.games().load(&id).expect("a game").value;
    let games: Vec<SavedGame> = games.into_iter().map(load).collect();
    assert_eq!(games, [theirs, ours]);
    let again = import(&to, &file);
    assert_eq!(
        again,
        Imported {
            known: 1,
            ..Imported::default()
        }
    );
    assert_eq!(to.all(), both);
    // Three different ones also stay.
    let third = saved(&table().score("full-house"), 1, 7);
    assert_eq!(import(&to, &export(&place(&[&third]))).forked, 1);
    assert_eq!(SaveStore::new(&to).games().playing().len(), 3);
}

#[test]
fn other_players_are_another_game() {
    let to = place(&[&saved(&Script::new("yatzy", 2), 1, 1)]);
    let imported = import(
        &to,
        &export(&place(&[&saved(&Script::new("yatzy", 3), 1, 1)])),
    );
    assert_eq!(
        imported,
        Imported {
            forked: 1,
            ..Imported::default()
        }
    );
}

#[test]
fn full_storage_keeps_its_entries() {
    let from = [
        saved(&table().score("chance"), 1, 2),
        saved(&nearly_over(), 2, 2),
    ];
    let file = export(&place(&[&from[0], &from[1]]));
    // There is room for the rest of a game that is here, and for no other one; or for nothing at all.
    for (room, there) in [(10, from[0].clone()), (0, saved(&table(), 1, 1))] {
        let to = place(&[&saved(&table(), 1, 1)]);
        to.room.set(to.used() + room);
        let store = SaveStore::new(&to);
        let imported = Import::take(file.clone()).run(&store);
        let expected = Imported {
            new: 1,
            further: 1,
            ..Imported::default()
        };
        assert_eq!(imported, expected);
        assert_eq!(store.fault(), Some(StorageError::Full));
        assert_eq!(to.all(), place(&[&there]).all(), "with {room} bytes left");
        // The rest waits for room.
        to.room.set(usize::MAX);
        store.flush();
        assert_eq!(store.fault(), None);
        assert_eq!(to.all(), place(&[&from[0], &from[1]]).all());
    }
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn any_storage_is_exported_and_imported(plans in prop::collection::vec(any_plan(), 0..4)) {
        let games: Vec<SavedGame> = plans
            .iter()
            .zip(1..)
            .map(|(plan, began)| SavedGame { game: plan.play(), began, touched: began })
            .collect();
        let (from, to) = (place(&games.iter().collect::<Vec<_>>()), Faulty::roomy());
        prop_assert_eq!(import(&to, &export(&from)).new, games.len());
        prop_assert_eq!(to.all(), from.all());
        prop_assert_eq!(import(&to, &export(&from)).known, games.len());
        prop_assert_eq!(to.all(), from.all());
    }

    /// Two devices played on from the same game; the file goes from one to the other and back.
    #[test]
    fn two_devices_agree_in_the_end(plan in any_plan(), other in 0..600usize) {
        let game = |steps| {
            let plan = super::games::Plan { steps, ..plan.clone() };
            SavedGame { game: plan.play(), began: 1, touched: 1 }
        };
        let (a, b) = (place(&[&game(plan.steps)]), place(&[&game(other)]));
        import(&a, &export(&b));
        import(&b, &export(&a));
        prop_assert_eq!(a.all(), b.all());
        prop_assert_eq!(a.all().len(), 1);
    }
}
