//! Mounts the app.

fn main() {
    rollkeep::ui::mount();
}
