//! The worker for browsers without vector instructions.

#[path = "main.rs"]
mod worker;

fn main() {
    worker::main();
}
