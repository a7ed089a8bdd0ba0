// Returns whether a person could see the element after scrolling.
const shown = (it) => it.getClientRects().length > 0 && getComputedStyle(it).visibility === 'visible';

// Returns where a pointer goes that taps the element: the middle of its visible part, of its first line if it has several.
const middle = (it) => {
  const { left, top, right, bottom } = it.getClientRects()[0] ?? it.getBoundingClientRect();
  return [Math.max(0, left) + Math.min(innerWidth, right), Math.max(0, top) + Math.min(innerHeight, bottom)].map((sum) => sum / 2);
};

const plain = (text) => (text ?? '').replace(/\s+/g, ' ').trim();

// Returns the accessible name of the element: a small part of the standard, enough for this page.
const called = (it) =>
  plain(it.getAttribute('aria-label')) ||
  plain((it.getAttribute('aria-labelledby') ?? '').split(/\s+/).map((id) => document.getElementById(id)?.textContent).join(' ')) ||
  plain([...(it.labels ?? [])].map((label) => label.textContent).join(' ')) ||
  plain(it.textContent) ||
  plain(it.getAttribute('alt') ?? it.getAttribute('title'));

const fits = (it, name) => name.endsWith('*') ? called(it).startsWith(name.slice(0, -1)) : called(it) === name;

const find = (css, name) => {
  const all = [...document.querySelectorAll(css)].filter((it) => name === null || fits(it, name));
  return all.find(shown) ?? all[0] ?? null;
};
