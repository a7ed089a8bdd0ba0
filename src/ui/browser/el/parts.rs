//! Parts of an element that come and go.

use leptos::prelude::*;
use web_sys::{Node, Text};

use super::{Content, El, follow, text_node};

impl El {
    /// Appends content that is made again whenever a signal changes that was read in making it.
    pub fn live<C: Content>(self, make: impl Fn() -> C + 'static) -> El {
        self.region(Box::new(move || Some(make().nodes())))
    }

    /// Appends content that is made again only when the key changes.
    pub fn live_by<K: PartialEq + Clone + 'static, C: Content>(
        self,
        key: impl Fn() -> K + 'static,
        make: impl Fn(K) -> C + 'static,
    ) -> El {
        let scope = Owner::current().unwrap_or_default().child();
        let mut before = None;
        self.region(Box::new(move || {
            let now = key();
            if before.as_ref() == Some(&now) {
                return None;
            }
            before = Some(now.clone());
            Some(scope.with_cleanup(|| untrack(|| make(now).nodes())))
        }))
    }

    /// Appends content that is there only while a condition holds.
    pub fn when<C: Content>(
        self,
        holds: impl Fn() -> bool + 'static,
        make: impl Fn() -> C + 'static,
    ) -> El {
        self.nodes_when(Box::new(holds), Box::new(move || make().nodes()))
    }

    fn nodes_when(self, holds: Box<dyn Fn() -> bool>, make: Box<dyn Fn() -> Vec<Node>>) -> El {
        self.live_by(holds, move |holds| holds.then(&make))
    }

    /// Appends one element for each key; no key may occur twice. Elements stay when their keys change places.
    pub fn rows(
        self,
        keys: impl Fn() -> Vec<usize> + 'static,
        make: impl Fn(usize) -> El + 'static,
    ) -> El {
        self.keyed(Box::new(keys), Box::new(make))
    }

    fn keyed(self, keys: Box<dyn Fn() -> Vec<usize>>, make: Box<dyn Fn(usize) -> El>) -> El {
        let (el, scope) = (self.clone(), Owner::current().unwrap_or_default());
        let end = self.end();
        let mut rows: Vec<(usize, Owner, El)> = Vec::new();
        follow(move || {
            let keys = keys();
            rows.retain(|(key, owner, row)| {
                let stays = keys.contains(key);
                if !stays {
                    owner.cleanup();
                    row.0.remove();
                }
                stays
            });
            // From the end on: an element that moves loses the focus, and buttons only move rows up.
            let mut next: Node = end.clone().into();
            for key in keys.into_iter().rev() {
                let row = match rows.iter().find(|(other, ..)| *other == key) {
                    Some((_, _, row)) => row.0.clone(),
                    None => {
                        let owner = scope.child();
                        let row = owner.with(|| untrack(|| make(key)));
                        rows.push((key, owner, row.clone()));
                        row.0
                    }
                };
                if row.next_sibling().as_ref() != Some(&next) {
                    el.insert(&row, Some(&next));
                }
                next = row.take().into();
            }
        });
        self
    }

    /// Marks the end of a part that comes and goes, so that more can follow it.
    fn end(&self) -> Text {
        let end = text_node("");
        self.insert(&end, None);
        end
    }

    fn region(self, mut make: Box<dyn FnMut() -> Option<Vec<Node>>>) -> El {
        let (el, end) = (self.clone(), self.end());
        let mut shown: Vec<Node> = Vec::new();
        follow(move || {
            let Some(nodes) = make() else { return };
            for node in shown.drain(..) {
                // It may already be removed together with its surroundings.
                let _ = el.0.remove_child(&node);
            }
            for node in &nodes {
                el.insert(node, Some(&end));
            }
            shown = nodes;
        });
        self
    }
}
