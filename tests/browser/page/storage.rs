//! The page's storage.

use serde_json::json;

use super::Page;
use crate::server::Site;

impl Page {
    /// Puts entries into localStorage before the game is opened.
    #[track_caller]
    pub fn store(&self, site: &Site, entries: &[(&str, &str)]) -> impl Future<Output = ()> {
        let address = site.outside();
        let names: Vec<&str> = entries.iter().map(|(name, _)| *name).collect();
        self.step(format!("store {}", names.join(", ")), async move {
            self.session.driver.goto(&address).await?;
            for (name, value) in entries {
                self.run(
                    "localStorage.setItem(...arguments)",
                    vec![json!(name), json!(value)],
                )
                .await?;
            }
            Ok(())
        })
    }

    /// Returns the entry with this name in localStorage.
    #[track_caller]
    pub fn stored(&self, name: &str) -> impl Future<Output = Option<String>> {
        self.step(format!("look what is stored as {name}"), async move {
            let value = self
                .run(
                    "return localStorage.getItem(arguments[0])",
                    vec![json!(name)],
                )
                .await?;
            Ok(value.as_str().map(str::to_owned))
        })
    }

    /// Returns every name in localStorage, in order.
    #[track_caller]
    pub fn stored_names(&self) -> impl Future<Output = Vec<String>> {
        self.step("look what is stored".to_owned(), async move {
            let names = self
                .run("return Object.keys(localStorage).sort()", vec![])
                .await?;
            let names = names.as_array().into_iter().flatten();
            Ok(names
                .map(|name| name.as_str().unwrap_or_default().to_owned())
                .collect())
        })
    }

    /// Fills localStorage to the last character, under the name `filler`.
    #[track_caller]
    pub fn fill_storage(&self) -> impl Future<Output = ()> {
        const FILL: &str = "
            let filler = '';
            for (let more = 1 << 23; more >= 1; more >>= 1) {
                try { localStorage.setItem('filler', filler + 'x'.repeat(more)); filler += 'x'.repeat(more); }
                catch { }
            }";
        self.step("fill the storage".to_owned(), async move {
            self.run(FILL, vec![]).await?;
            Ok(())
        })
    }
}
