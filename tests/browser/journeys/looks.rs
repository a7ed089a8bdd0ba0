//! The looks of the table: chosen in the settings, stored, and readable in light and dark colours.

use serde_json::json;

use super::fixture::Fixture;
use super::offline::is_kept;
use crate::page::{Page, button};
use crate::server::Site;

const LOOKS: [&str; 3] = ["baize", "blueprint", "paper"];

/// One tap chooses a look. It stays over a reload, colours the browser's own bar, and passes the checker on the home
/// screen, at the table and in the settings, light and dark.
pub async fn table_of_choice(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada", "Ben"])
        .turns(6)
        .rolled(&[2, 2, 3, 5, 6]);
    page.store(site, &[("rollkeep/game/seeded", &game.text())])
        .await;
    let mut bars = Vec::new();
    for look in LOOKS {
        for theme in ["light", "dark"] {
            page.open(site.url("#/settings")).await;
            page.choose("table-look", look).await;
            page.choose("theme", theme).await;
            page.shown(format!("html[data-look={look}][data-theme={theme}]"))
                .await;
            page.passes_axe().await;
            let bar = page
                .script(
                    "const root = getComputedStyle(document.documentElement).backgroundColor;
                    const seen = [...document.querySelectorAll('meta[name=theme-color]')]
                        .filter((it) => matchMedia(it.media).matches).map((it) => it.content);
                    const [red, green, blue] = root.match(/\\d+/g).map(Number);
                    const hex = '#' + [red, green, blue].map((it) => it.toString(16).padStart(2, '0')).join('');
                    return seen.join() === hex ? hex : `${seen} is not ${hex}`",
                    vec![],
                )
                .await;
            let bar = bar.as_str().unwrap_or_default().to_owned();
            assert!(
                bar.starts_with('#') && bar.len() == 7,
                "{look} {theme}: {bar}"
            );
            bars.push(bar);

            page.open(site.url("#/game/seeded")).await;
            page.shown("button.box").await;
            page.reload().await;
            page.shown("button.box").await;
            page.shown(format!("html[data-look={look}][data-theme={theme}]"))
                .await;
            page.tap(&[0]).await;
            page.passes_axe().await;
            page.open(site.home()).await;
            page.shown(".resume").await;
            page.passes_axe().await;
        }
    }
    bars.sort();
    bars.dedup();
    assert_eq!(bars.len(), 6, "each look has its own colours: {bars:?}");
}

/// Checks what the checker cannot judge over a picture: every text colour on every background.
pub async fn colours_can_be_read(page: &Page, site: &Site) {
    const FAINT: &str = r"
        const probe = document.createElement('i');
        const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
        const light = (colour) => {
            canvas.fillStyle = colour;
            canvas.fillRect(0, 0, 1, 1);
            const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((it) => it / 255)
                .map((it) => it <= 0.03928 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4);
            return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        const contrast = (one, other) => {
            const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
            return (high + 0.05) / (low + 0.05);
        };
        const faults = [];
        for (const [place, grounds] of [['.tray', ['paper', 'card', 'lit', 'stage', 'cloth']], ['.sheet', ['card', 'lit']]]) {
            document.querySelector(place).append(probe);
            const style = (property, value) => {
                probe.removeAttribute('style');
                probe.style.setProperty(property, value);
                return getComputedStyle(probe);
            };
            // What is missing would inherit a colour.
            const given = (name) => {
                if (style('color', 'inherit').getPropertyValue(`--${name}`) === '') faults.push(`${place} has no ${name}`);
                return `var(--${name})`;
            };
            const token = (name) => style('color', given(name)).color;
            const colours = (name) => {
                const { backgroundColor, backgroundImage } = style('background', given(name));
                const all = [backgroundColor, ...(backgroundImage.match(/rgba?\([^)]*\)/g) ?? [])];
                return all.filter((it) => !/, 0\)$/.test(it));
            };
            for (const ground of grounds) {
                // The lines of a drawing run between letters, not under them.
                const under = colours(ground).filter((it) => it !== token('line'));
                for (const below of under) {
                    for (const name of ['ink', 'soft', 'accent', 'ghost', 'warn']) {
                        // On the stage there are only words in the accent colour.
                        if (['stage'].includes(ground) && ['soft', 'ghost', 'warn'].includes(name)) continue;
                        const ratio = contrast(token(name), below);
                        if (ratio < 4.5) faults.push(`${place} ${name} on ${ground}: ${ratio.toFixed(2)}`);
                    }
                }
            }
            const pairs = [['on-accent', 'accent', 4.5], ['edge', 'card', 3], ['accent', 'line', 2]];
            for (const [one, other, least] of pairs) {
                const ratio = contrast(token(one), token(other));
                if (ratio < least) faults.push(`${place} ${one} on ${other}: ${ratio.toFixed(2)}`);
            }
        }
        probe.remove();
        return faults;";
    let game = Fixture::new("yahtzee-official", &["Ada", "Ben"]).rolled(&[2, 2, 3, 5, 6]);
    page.store(site, &[("rollkeep/game/seeded", &game.text())])
        .await;
    for look in LOOKS {
        for theme in ["light", "dark"] {
            page.open(site.url("#/settings")).await;
            page.choose("table-look", look).await;
            page.choose("theme", theme).await;
            page.open(site.url("#/game/seeded")).await;
            page.shown("button.box").await;
            let faults = page.script(FAINT, vec![]).await;
            assert_eq!(faults, json!([]), "{look} {theme}");
        }
    }
}

/// On paper, every look is dark ink: browsers print no backgrounds.
pub async fn printed_in_ink(page: &Page, site: &Site) {
    let chosen = r#"{"theme":"dark","table_look":"baize"}"#;
    page.store(site, &[("rollkeep/settings", chosen)]).await;
    page.open(site.url("#/statistics")).await;
    page.shown("main[data-screen=statistics]").await;
    let ink = "getComputedStyle(document.querySelector('h1')).color";
    page.until("light ink", &format!("{ink} === 'rgb(236, 230, 216)'"))
        .await;
    let paper = json!({ "media": "print" });
    page.devtools("Emulation.setEmulatedMedia", paper)
        .await
        .expect("Chromium shows the page as it prints it");
    page.until("dark ink", &format!("{ink} === 'rgb(28, 36, 48)'"))
        .await;
    page.devtools("Emulation.setEmulatedMedia", json!({ "media": "" }))
        .await
        .expect("and as it is on a screen");
}

/// While the app loads, the page already has the chosen colours.
pub async fn chosen_before_the_app(page: &Page, site: &Site) {
    let chosen = r#"{"theme":"dark","table_look":"blueprint"}"#;
    page.store(site, &[("rollkeep/settings", chosen)]).await;
    site.keep_waiting(".wasm");
    page.open(site.home()).await;
    page.shown("#loading .scatter .side").await;
    page.shown("html[data-look=blueprint][data-theme=dark]")
        .await;
    page.never_shown("main").await;
    site.answer_again();
    page.shown("main.home").await;
    page.shown("html[data-look=blueprint][data-theme=dark]")
        .await;
}

/// Names and numbers are in the page's own font, also without the host; its digits have equal widths.
pub async fn type_of_its_own(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada", "Ben"]).turns(6);
    page.resume(site, &game.text()).await;
    is_kept(page).await;
    site.stop();
    page.reload().await;
    page.shown("td.filled").await;
    page.until(
        "the type is there",
        "[...document.fonts].some((it) => it.family.includes('Bitter') && it.status === 'loaded')",
    )
    .await;
    const WIDTHS: &str = "const filled = document.querySelector('td.filled');
        const probe = document.createElement('span');
        filled.append(probe);
        const wide = [...'0123456789'].map((it) => {
            probe.textContent = it.repeat(20);
            return probe.getBoundingClientRect().width;
        });
        probe.remove();
        return [getComputedStyle(filled).fontFamily.startsWith('Bitter'), Math.max(...wide) - Math.min(...wide) < 0.5]";
    assert_eq!(page.script(WIDTHS, vec![]).await, json!([true, true]));
}

/// A destructive answer is not the bold one; a dialog longer than the screen can be closed from anywhere in it.
pub async fn safe_answer_is_bold(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada", "Ben"])
        .turns(4)
        .rolled(&[2, 2, 3, 5, 6]);
    page.resume(site, &game.text()).await;
    page.click("td[data-slot=\"11\"] button.box").await;
    page.shown("dialog#zero[open]").await;
    page.shown("#zero-no.strong").await;
    page.shown("#zero-yes.plain.harm").await;
    page.click("#zero-no").await;
    page.gone("dialog#zero").await;

    for name in ["Rules", "Rolls so far"] {
        page.tool(button(name)).await;
        page.shown("dialog#sheet[open]").await;
        page.absent("dialog#sheet .coming").await;
        let close = page
            .script(
                "const dialog = document.querySelector('dialog#sheet');
                const close = dialog.querySelector('.answers button').getBoundingClientRect();
                return [dialog.scrollHeight > dialog.clientHeight, close.bottom <= innerHeight, dialog.scrollTop]",
                vec![],
            )
            .await;
        assert_eq!(close, json!([true, true, 0]), "{name}");
        page.click("dialog#sheet .answers button").await;
        page.gone("dialog#sheet").await;
    }

    page.open(site.home()).await;
    page.click(".game-row .quiet").await;
    page.shown("dialog#delete[open] #delete-no.strong").await;
    page.shown("#delete-yes.harm:not(.strong)").await;
}
