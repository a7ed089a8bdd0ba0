//! A policy as bytes, to be kept and read again.

use std::sync::Arc;

use crc::{CRC_64_XZ, Crc, Digest};

use super::policy::{Policy, prepare};
use super::value_table::ValueTable;
use rollkeep_rules::RuleSet;

/// Increased when other values are kept, or in another order.
const VERSION: u8 = 1;

const CHECK: Crc<u64> = Crc::<u64>::new(&CRC_64_XZ);

/// Why bytes are no policy of a rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum UnreadablePolicy {
    /// Another version of the program wrote them.
    #[error("of version {0} and not {VERSION}")]
    OtherVersion(u8),
    /// They are damaged, or of other rules.
    #[error("damaged, or of other rules")]
    Damaged,
}

impl Policy {
    /// Writes the policy of a whole rule set piece by piece: a version, the value of every state as four bytes, and a checksum of these and the
    /// rules. `put` gets the pieces.
    pub fn write(&self, mut put: impl FnMut(&[u8])) {
        let mut check = check(self.rules());
        let mut put_checked = |bytes: &[u8]| {
            check.update(bytes);
            put(bytes);
        };
        put_checked(&[VERSION]);
        let lanes = self.model.upper_states.lanes();
        for row in self.table.values.chunks(self.table.width) {
            let values = row[..lanes].iter();
            let bytes: Vec<u8> = values.flat_map(|value| value.to_le_bytes()).collect();
            put_checked(&bytes);
        }
        put(&check.finalize().to_le_bytes());
    }

    /// Reads a policy of these rules; any bytes are safe. `take` fills what it gets with the next bytes and returns whether
    /// there were enough.
    ///
    /// # Errors
    /// [`UnreadablePolicy`] says why the rules must be solved again.
    pub fn read(
        rules: &Arc<RuleSet>,
        mut take: impl FnMut(&mut [u8]) -> bool,
    ) -> Result<Policy, UnreadablePolicy> {
        let damaged = UnreadablePolicy::Damaged;
        let mut check = check(rules);
        let mut take_checked = |bytes: &mut [u8]| {
            let enough = take(bytes);
            check.update(bytes);
            enough.then_some(()).ok_or(damaged)
        };
        let mut version = [0];
        take_checked(&mut version)?;
        if version != [VERSION] {
            return Err(UnreadablePolicy::OtherVersion(version[0]));
        }
        let (model, ahead, cost) = prepare::<f32>(rules).map_err(|_| damaged)?;
        let lanes = model.upper_states.lanes();
        let mut table = ValueTable::new(&model, ahead);
        let mut bytes = vec![0; 4 * lanes];
        for row in table.values.chunks_mut(table.width) {
            take_checked(&mut bytes)?;
            // What stands after the lanes is needed only while rules are solved.
            for (value, kept) in row.iter_mut().zip(bytes.as_chunks().0) {
                *value = f32::from_le_bytes(*kept);
            }
        }
        let mut sum = [0; 8];
        let has_sum = take(&mut sum);
        let has_more = take(&mut [0]);
        match has_sum && !has_more && sum == check.finalize().to_le_bytes() {
            true => Ok(Policy::new(model, table, cost)),
            false => Err(damaged),
        }
    }
}

/// A checksum that begins with the rules.
fn check(rules: &RuleSet) -> Digest<'static, u64> {
    let mut check = CHECK.digest();
    // Names and whole numbers always have a JSON form.
    check.update(&serde_json::to_vec(rules).unwrap_or_default());
    check
}
