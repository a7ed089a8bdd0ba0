//! The worker for browsers without vector instructions.

#[path = "worker.rs"]
mod worker;

fn main() {
    worker::main();
}
