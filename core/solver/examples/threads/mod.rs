//! The threads of this computer, for [`Policy::solve_on`](rollkeep_solver::Policy::solve_on).

use std::thread;

/// Does this on every processor at the same time.
pub fn on_all(work: &(dyn Fn() + Sync)) {
    let count = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..count {
            scope.spawn(work);
        }
    });
}
