//! The worker for browsers that cannot work on several numbers at once.

#[path = "worker.rs"]
mod worker;

fn main() {
    worker::main();
}
