//! Mounts the app, nothing else.
fn main() {
    leptos::mount::mount_to_body(|| "Rollkeep");
}
