//! The solver's worker for browsers that cannot work on several numbers at once.

#[path = "solver.rs"]
mod solver;

fn main() {
    solver::main();
}
