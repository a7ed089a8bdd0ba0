//! Files that the page saves and opens.

use std::fs;
use std::path::Path;
use std::time::Duration;

use thirtyfour::By;

use super::Page;
use super::wait::until;
use crate::error::{BrowserError, Outcome};

impl Page {
    /// Waits until the browser has downloaded a file with this name, and returns its content.
    #[track_caller]
    pub fn downloaded(&self, name: &str) -> impl Future<Output = Vec<u8>> {
        let path = self.session.downloads.join(name);
        self.step(format!("receive {name}"), async move {
            until(async || {
                // Browsers create the file first and fill it under another name.
                match fs::read(&path) {
                    Ok(bytes) if !bytes.is_empty() => Ok(Some(bytes)),
                    _ => Err(BrowserError(format!(
                        "downloaded so far: {:?}",
                        self.downloads()
                    ))),
                }
            })
            .await
        })
    }

    /// Chooses a file in a file field, which may be hidden behind a button.
    #[track_caller]
    pub fn choose_file(&self, css: &str, file: &Path) -> impl Future<Output = ()> {
        self.step(format!("choose {} in {css}", file.display()), async move {
            until(async || {
                let field = self.session.driver.find(By::Css(css)).await?;
                Ok(Some(
                    field.send_keys(file.to_string_lossy().as_ref()).await?,
                ))
            })
            .await
        })
    }

    /// Chooses a file, if such a field appears within a second.
    pub async fn try_file(&self, css: &str, file: &Path) -> Outcome<()> {
        let mut done = Err(BrowserError("there is no such field".to_owned()));
        for _ in 0..10 {
            tokio::time::sleep(Duration::from_millis(100)).await;
            if let Ok(field) = self.session.driver.find(By::Css(css)).await {
                done = Ok(field.send_keys(file.to_string_lossy().as_ref()).await?);
                break;
            }
        }
        done
    }

    fn downloads(&self) -> Vec<String> {
        let folder = fs::read_dir(&self.session.downloads)
            .into_iter()
            .flatten()
            .flatten();
        folder
            .map(|entry| entry.file_name().to_string_lossy().into_owned())
            .collect()
    }
}
