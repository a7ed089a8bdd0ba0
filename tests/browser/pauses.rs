//! Measures how long the page does not respond at most while the solver starts, solves and answers, and without it.

use std::error::Error;

use serde_json::{Value, json};

use crate::browser_options::BrowserOptions;
use crate::engine::Engine;
use crate::page::Page;
use crate::server::Site;
use crate::{BEGIN, Figures, run};

/// Watches how long the page does not respond: the longest time between two timers that want to run at once, and the longest
/// task over 50 ms in browsers that tell; 0 if there was none. A machine with fewer free processors than there are threads
/// makes both longer: then only differences say something.
pub const WATCH: &str = r#"
    const figures = {};
    const watch = (what) => {
        const tasks = [0];
        const note = (entries) => tasks.push(...entries.map((entry) => entry.duration));
        const tells = PerformanceObserver.supportedEntryTypes.includes('longtask');
        const observer = tells && new PerformanceObserver((list) => note(list.getEntries()));
        if (tells) observer.observe({ type: 'longtask' });
        let gap = 0, last = performance.now(), timer;
        const beat = () => {
            const now = performance.now();
            gap = Math.max(gap, now - last);
            last = now;
            timer = setTimeout(beat);
        };
        beat();
        return () => {
            clearTimeout(timer);
            figures[`longest_gap_${what}_ms`] = gap;
            if (!tells) return;
            note(observer.takeRecords());
            observer.disconnect();
            figures[`longest_long_task_${what}_ms`] = Math.max(...tasks);
        };
    };
"#;

/// Half a game alone without the coach, the other half with it, from the worker's start on.
const HALVES: &str = r#"
    const turns = async (many, offered) => {
        for (let turn = 0; turn < many; turn++) {
            await tap(document.querySelector('#roll'));
            await wait(() => document.querySelector(offered));
            const boxes = [...document.querySelectorAll('button.box:not([aria-disabled])')];
            await tap(boxes.find((box) => box.dataset.points !== '0') ?? boxes[0]);
            // A zero asks first, and ignores taps in its first half second.
            const yes = () => document.querySelector('dialog[open] #zero-yes')?.click();
            await wait(() => yes() || document.querySelector('main').dataset.rolls === '0');
        }
    };
    let done = watch('without_solver');
    await turns(6, 'button.box');
    done();
    done = watch('with_solver');
    document.querySelector('#coach').click();
    await turns(6, 'button.box[data-less]');
    done();
    return figures;
"#;

/// Three times, of which the best counts: other work of the machine varies, that of the page does not.
pub async fn pauses(
    engine: Engine,
    site: &Site,
    figures: &mut Figures,
) -> Result<(), Box<dyn Error>> {
    let page = Page::start(engine, BrowserOptions::default().whole().moving()).await?;
    for round in 1..=3 {
        page.open(site.home()).await;
        page.reload().await;
        page.shown("#new-game").await;
        // A new player without a coach.
        run(&page, BEGIN, vec![json!([format!("Ann {round}")])]).await;
        let seen = run(&page, &format!("{WATCH} {HALVES}"), Vec::new()).await;
        for (name, figure) in seen.as_object().ok_or("no figures")? {
            let name = format!("page_{engine:?}_{name}").to_lowercase();
            let figure = Value::as_f64(figure).ok_or("not a number")?;
            let least = figures.entry(name).or_insert(f64::INFINITY);
            *least = least.min(figure);
        }
    }
    page.quit().await?;
    Ok(())
}
