//! Mounts the app, nothing else.

fn main() {
    rollkeep::ui::mount();
}
