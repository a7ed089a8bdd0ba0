//! Content of elements.

use std::borrow::Cow;

use web_sys::Node;

use super::{El, text_node};

/// Content of an element.
pub trait Content {
    /// Returns its nodes, in order.
    fn nodes(self) -> Vec<Node>;
}

impl Content for Node {
    fn nodes(self) -> Vec<Node> {
        vec![self]
    }
}

impl Content for El {
    fn nodes(self) -> Vec<Node> {
        vec![self.0.take().into()]
    }
}

impl Content for &str {
    fn nodes(self) -> Vec<Node> {
        vec![text_node(self).into()]
    }
}

impl Content for String {
    fn nodes(self) -> Vec<Node> {
        self.as_str().nodes()
    }
}

impl Content for Cow<'_, str> {
    fn nodes(self) -> Vec<Node> {
        (*self).nodes()
    }
}

impl<C: Content> Content for Option<C> {
    fn nodes(self) -> Vec<Node> {
        self.map(C::nodes).unwrap_or_default()
    }
}

impl<C: Content> Content for Vec<C> {
    fn nodes(self) -> Vec<Node> {
        self.into_iter().flat_map(C::nodes).collect()
    }
}

impl<C: Content, const N: usize> Content for [C; N] {
    fn nodes(self) -> Vec<Node> {
        self.into_iter().flat_map(C::nodes).collect()
    }
}
