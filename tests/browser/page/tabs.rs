//! Several tabs of one browser, which share its storage.

use std::fmt::Display;

use thirtyfour::WindowHandle;

use super::Page;

/// A tab to come back to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tab(WindowHandle);

impl Page {
    /// Returns the current tab.
    #[track_caller]
    pub fn tab(&self) -> impl Future<Output = Tab> {
        self.step("look which tab this is".to_owned(), async move {
            Ok(Tab(self.session.driver.window().await?))
        })
    }

    /// Opens an address in a new tab and goes there.
    #[track_caller]
    pub fn open_tab(&self, address: impl Display) -> impl Future<Output = Tab> {
        let address = address.to_string();
        self.step(format!("open {address} in a new tab"), async move {
            let tab = self.session.driver.new_tab().await?;
            self.session.driver.switch_to_window(tab.clone()).await?;
            self.fit().await?;
            self.visit(&address).await?;
            Ok(Tab(tab))
        })
    }

    /// Goes to another tab.
    #[track_caller]
    pub fn go_to(&self, tab: &Tab) -> impl Future<Output = ()> {
        self.step("go to another tab".to_owned(), async move {
            self.session.driver.switch_to_window(tab.0.clone()).await?;
            self.fit().await
        })
    }

    /// Closes the current tab and goes to another.
    #[track_caller]
    pub fn close_tab(&self, next: &Tab) -> impl Future<Output = ()> {
        self.step("close the tab".to_owned(), async move {
            self.session.driver.close_window().await?;
            self.session.driver.switch_to_window(next.0.clone()).await?;
            self.fit().await
        })
    }
}
