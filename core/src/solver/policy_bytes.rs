//! A policy as bytes, to be kept and read again.

use std::sync::Arc;

use crc::{CRC_64_XZ, Crc};

use super::cost::Cost;
use super::model::Model;
use super::policy::Policy;
use super::value_table::ValueTable;
use crate::rules::RuleSet;

/// Increased when other values are kept, or in another order.
const VERSION: u8 = 1;

const CHECK: Crc<u64> = Crc::<u64>::new(&CRC_64_XZ);

/// Why bytes are no policy of a rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnreadablePolicy {
    /// Another version of the program wrote them.
    #[error("of version {0} and not {VERSION}")]
    OtherVersion(u8),
    /// They are damaged, or of other rules.
    #[error("damaged, or of other rules")]
    Damaged,
}

impl Policy {
    /// Writes the policy: a version, the value of every state as four bytes, and a checksum of these and the rules.
    pub fn to_bytes(&self) -> Vec<u8> {
        let lanes = self.model.upper_states.lanes();
        let rows = self.table.values.chunks(self.table.width);
        let mut bytes = Vec::with_capacity(1 + 4 * rows.len() * lanes + 8);
        bytes.push(VERSION);
        for value in rows.flat_map(|row| &row[..lanes]) {
            bytes.extend(value.to_le_bytes());
        }
        bytes.extend(check(self.rules(), &bytes).to_le_bytes());
        bytes
    }

    /// Reads a policy of these rules; any bytes are safe.
    ///
    /// # Errors
    /// [`UnreadablePolicy`] says why the rules must be solved again.
    pub fn from_bytes(rules: &Arc<RuleSet>, bytes: &[u8]) -> Result<Policy, UnreadablePolicy> {
        let damaged = UnreadablePolicy::Damaged;
        let (checked, sum) = bytes.split_last_chunk().ok_or(damaged)?;
        let (&version, values) = checked.split_first().ok_or(damaged)?;
        if version != VERSION {
            return Err(UnreadablePolicy::OtherVersion(version));
        }
        if check(rules, checked) != u64::from_le_bytes(*sum) {
            return Err(damaged);
        }
        let model = Model::new(rules);
        let lanes = model.upper_states.lanes();
        let (values, rest) = values.as_chunks();
        if !rest.is_empty() || values.len() != lanes * model.lower_states.all.len() {
            return Err(damaged);
        }
        let mut table = ValueTable::new(&model);
        let kept = values.chunks(lanes);
        // What stands after the lanes is needed only while rules are solved.
        for (row, kept) in table.values.chunks_mut(table.width).zip(kept) {
            for (value, kept) in row.iter_mut().zip(kept) {
                *value = f32::from_le_bytes(*kept);
            }
        }
        let cost = Cost::new(&model, size_of::<f32>());
        Ok(Policy { model, table, cost })
    }
}

fn check(rules: &RuleSet, bytes: &[u8]) -> u64 {
    // Names and whole numbers always have a JSON form.
    let rules = serde_json::to_vec(rules).unwrap_or_default();
    let mut digest = CHECK.digest();
    digest.update(&rules);
    digest.update(bytes);
    digest.finalize()
}
