//! Workers that solve rules together.

use std::ops::ControlFlow;
use std::sync::Arc;

use rollkeep_app::tournament::{Entrant, Plan, Tournament, TournamentFile};
use rollkeep_rules::game::Strength;
use rollkeep_rules::{PortableRules, RuleSet, Spec, catalogue};
use rollkeep_solver::Policy;
use serde_json::json;

use super::fixture::Fixture;
use crate::page::Page;
use crate::server::Site;

/// A script that does something else where the page asks a helper to help, on a device with so many processors.
macro_rules! instead_of_help {
    ($processors:literal, $begin:literal, $then:literal) => {
        concat!(
            "Object.defineProperty(navigator, 'hardwareConcurrency', { value: ", $processors, " });",
            $begin,
            "const post = Worker.prototype.postMessage;
            Worker.prototype.postMessage = function (data, ports) {
                if (data !== '\"help\"') return ports ? post.call(this, data, ports) : post.call(this, data);",
                $then,
            "};"
        )
    };
}

/// Counts the messages with values that helpers send, which go from worker to worker.
const COUNT_VALUES: &str = instead_of_help!(
    3,
    "window.values = 0;",
    "const [outer] = ports;
    const { port1, port2 } = new MessageChannel();
    outer.onmessage = ({ data }) => port1.postMessage(data);
    port1.onmessage = ({ data }) => {
        window.values += data instanceof Float32Array;
        outer.postMessage(data);
    };
    post.call(this, data, [port2]);"
);

/// Lets each helper die as soon as it is asked to help.
const KILL_HELPERS: &str = instead_of_help!(
    2,
    "window.dead = 0;",
    "window.dead += 1;
    setTimeout(() => this.dispatchEvent(new Event('error')));"
);

/// The number of the kept bytes, and the last eight: a checksum of all.
const KEPT: &str = "(async () => {
    const cache = await caches.open('rollkeep-tables');
    let keys;
    while ((keys = await cache.keys()).length !== 1) await new Promise((then) => setTimeout(then, 50));
    const bytes = await (await cache.match(keys[0])).arrayBuffer();
    return [bytes.byteLength, ...new Uint8Array(bytes.slice(-8))];
})()";

/// Yatzy with three more boxes: solving it takes longer than a helper needs to start.
fn larger_yatzy() -> Arc<RuleSet> {
    let mut spec = Spec::clone(catalogue::find("yatzy").as_ref().expect("Yatzy"));
    spec.id = "larger-yatzy".to_owned();
    for place in [7, 8, 9] {
        let mut more = spec.categories[place].clone();
        more.id += "-again";
        spec.categories.push(more);
    }
    Arc::new(RuleSet::new(spec).expect("rules that can be played"))
}

/// Rules that take long are solved by several workers, and every value is that of the native solver.
pub async fn workers_solve_together(page: &Page, site: &Site) {
    site.hurry_workers();
    site.run_before(COUNT_VALUES);
    let rules = larger_yatzy();
    let game = Fixture::under(RuleSet::clone(&rules), &["Ada"]).rolled(&[5, 2, 5, 3, 5]);
    page.resume(site, &game.text()).await;
    page.click("#coach[aria-pressed=false]").await;
    page.shown("button.box[data-less]").await;
    let values = page.script("return values", vec![]).await;
    assert!(values.as_u64() > Some(0), "no helper has solved anything");

    let policy =
        Policy::<f32>::solve(&rules, &mut |_| ControlFlow::Continue(())).expect("small enough");
    let mut bytes = Vec::new();
    policy.write(|piece| bytes.extend_from_slice(piece));
    let mut native = vec![bytes.len()];
    native.extend(
        bytes[bytes.len() - 8..]
            .iter()
            .map(|&byte| usize::from(byte)),
    );
    assert_eq!(
        page.promised("the rules are kept", KEPT).await,
        json!(native)
    );
}

/// Notes how far the page says that the solving is.
const NOTE_PERCENTS: &str = "window.percents = [];
    new MutationObserver(() => {
        const percent = /ready: (\\d+)/.exec(document.querySelector('.state')?.textContent)?.[1];
        if (percent && percents.at(-1) !== +percent) percents.push(+percent);
    }).observe(document, { subtree: true, childList: true, characterData: true });";

/// The rules of a tournament are solved once: its workers find what the solver has kept.
pub async fn tournament_solves_rules_once(page: &Page, site: &Site) {
    site.hurry_workers();
    site.run_before(NOTE_PERCENTS);
    let entrants = [Strength::Perfect, Strength::Rival];
    let entrants = entrants.map(|it| Entrant::built_in(it.id(), it));
    let plan =
        Plan::new(PortableRules::of(&larger_yatzy()), entrants.into(), 4, 3).expect("a plan");
    let text = TournamentFile::new(&Tournament::new(plan)).to_json();
    page.store(site, &[("rollkeep/tournament/once", &text)])
        .await;
    page.open(site.url("#/arena/once")).await;
    page.click("#go-on").await;
    page.shown("#json").await;
    let percents = page.script("return percents", vec![]).await;
    let percents: Vec<u32> = serde_json::from_value(percents).expect("numbers");
    assert!(percents.len() > 2 && percents.is_sorted(), "{percents:?}");
}

/// If a helper dies, the worker starts again without any.
pub async fn dead_helpers_do_no_harm(page: &Page, site: &Site) {
    site.run_before(KILL_HELPERS);
    let game = Fixture::under(RuleSet::clone(&larger_yatzy()), &["Ada"]).rolled(&[5, 2, 5, 3, 5]);
    page.resume(site, &game.text()).await;
    page.click("#coach[aria-pressed=false]").await;
    page.shown("button.box[data-less]").await;
    assert_eq!(page.script("return dead", vec![]).await, json!(1));
}
