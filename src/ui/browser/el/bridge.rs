//! Makes `El` a part of a view.

use leptos::attr::any_attribute::AnyAttribute;
use leptos::prelude::*;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::no_attrs;
use leptos::tachys::renderer::types;
use leptos::tachys::view::{Mountable, Position, PositionState};

use super::El;

/// An `El` as part of a view.
impl Render for El {
    type State = ElState;

    fn build(self) -> ElState {
        ElState(self)
    }

    fn rebuild(self, state: &mut ElState) {
        let mut new = ElState(self);
        state.insert_before_this(&mut new);
        state.unmount();
        *state = new;
    }
}

/// An `El` in the page.
pub struct ElState(El);

impl Mountable for ElState {
    fn unmount(&mut self) {
        self.0.0.remove();
    }

    fn mount(&mut self, parent: &types::Element, marker: Option<&types::Node>) {
        // A new node can always be inserted.
        let _ = parent.insert_before(&self.0.0, marker);
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        match self.0.0.parent_element() {
            Some(parent) => {
                child.mount(&parent, Some(&self.0.0));
                true
            }
            None => false,
        }
    }

    fn elements(&self) -> Vec<types::Element> {
        vec![(*self.0.0).clone()]
    }
}

no_attrs!(El);

impl RenderHtml for El {
    type AsyncOutput = El;
    type Owned = El;

    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> El {
        self
    }

    fn to_html_with_buf(
        self,
        _: &mut String,
        _: &mut Position,
        _: bool,
        _: bool,
        _: Vec<AnyAttribute>,
    ) {
        unreachable!("there is no server");
    }

    fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, _: &PositionState) -> ElState {
        unreachable!("there is no server");
    }

    fn into_owned(self) -> El {
        self
    }
}
