//! How carefully programs run after a crash, and when a tournament gives up.

use rollkeep_app::tournament::Caution;

#[test]
fn workers_that_die_now_and_then_do_not_add_up() {
    let mut caution = Caution::new(Vec::new());
    for _ in 0..100 {
        for _ in 1..Caution::MOST_DEATHS {
            assert!(caution.worker_died(0), "another one takes its place");
        }
        caution.played(0, 4);
    }
    // The results of another worker say nothing about this one.
    for _ in 1..Caution::MOST_DEATHS {
        assert!(caution.worker_died(0));
        caution.played(1, 4);
    }
    assert!(!caution.worker_died(0), "it would die for ever");
    assert!(caution.worker_died(1), "each has deaths of its own");
}

#[test]
fn deaths_before_a_crash_do_not_count_after_it() {
    let mut caution = Caution::new(Vec::new());
    // The browser loads no sandbox of two workers, then all sandboxes die, and one worker goes on alone.
    for worker in [0, 1, 0, 1] {
        assert!(caution.worker_died(worker));
    }
    caution.sandbox_died(0, 6);
    for _ in 1..Caution::MOST_DEATHS {
        assert!(caution.worker_died(0));
    }
    caution.sandbox_died(1, 6);
    assert_eq!(caution.excluded(), [1]);
    assert!(caution.worker_died(0));
}

#[test]
fn programs_run_one_at_a_time_until_the_games_in_hand_are_played() {
    let mut caution = Caution::new(Vec::new());
    assert!(!caution.one_at_a_time());
    assert!(!caution.played(0, 10), "nothing changes");
    caution.sandbox_died(1, 6);
    assert!(caution.one_at_a_time());
    assert_eq!(caution.games(), 6);
    assert!(!caution.played(0, 4));
    assert!(caution.played(0, 4), "all run together again");
    assert!(!caution.one_at_a_time());
    assert_eq!(
        caution.excluded(),
        [0; 0],
        "nobody knows whose fault it was"
    );
    // Even while no games were handed out.
    caution.sandbox_died(1, 0);
    assert!(caution.one_at_a_time());
}

#[test]
fn a_program_whose_sandbox_dies_while_it_runs_alone_is_excluded() {
    let mut caution = Caution::new(vec![3]);
    caution.sandbox_died(1, 6);
    caution.sandbox_died(2, 6);
    assert_eq!(caution.excluded(), [3, 2]);
    assert_eq!(caution.games(), 6, "the same games are played again");
    assert!(caution.played(0, 6));
}

#[test]
fn after_many_crashes_programs_run_one_at_a_time_to_the_end() {
    let mut caution = Caution::new(Vec::new());
    for _ in 1..Caution::MOST_FALLS {
        caution.sandbox_died(0, 6);
        assert!(caution.played(0, 6));
    }
    caution.sandbox_died(0, 6);
    assert!(!caution.played(0, 10_000));
    assert!(caution.one_at_a_time());
}

#[test]
fn after_a_crash_of_the_page_programs_run_one_at_a_time_for_a_while() {
    let mut caution = Caution::new(vec![0]);
    caution.be_careful(64);
    assert!(caution.one_at_a_time());
    assert!(caution.played(0, 64));
    caution.be_careful(0);
    assert!(!caution.one_at_a_time());
}
