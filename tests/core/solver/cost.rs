//! What it costs to solve a rule set.

use rollkeep_rules::catalogue;
use rollkeep_solver::SharedSolve;
use rollkeep_solver::coach::SolvingTime;

/// The page tells by the rules alone how long a solve takes. It is right about the catalogue: none that takes a moment costs as
/// much as one that takes half a minute, and so on.
#[test]
fn rules_that_take_longer_cost_more() {
    use SolvingTime::{HalfMinute, Minutes, Moment};
    let solved = catalogue::all().iter().filter(|it| it.can_be_solved());
    let costs: Vec<(SolvingTime, u64)> = solved
        .map(|rules| {
            let solve = SharedSolve::new(rules).expect("small enough");
            (SolvingTime::of(rules), solve.cost().operations)
        })
        .collect();
    let of = |time| { costs.iter() }.filter_map(move |(of, cost)| (*of == time).then_some(*cost));
    for (short, long) in [(Moment, HalfMinute), (HalfMinute, Minutes)] {
        let (most, least) = (of(short).max(), of(long).min());
        assert!(most < least, "{short:?} {most:?}, {long:?} {least:?}");
    }
}
