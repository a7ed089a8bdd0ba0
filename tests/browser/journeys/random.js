// The actions of a random player in the page. Each function gets random numbers, so that the test's seed decides.

const first = (items, number) => items.length ? items[number % items.length] : null;

// The usable part of the page: the topmost dialog, if one is open.
const within = () =>
  [...document.querySelectorAll('dialog[open]')].filter((it) => it.matches(':modal')).at(-1) ?? document;

const usable = (it) =>
  it.getClientRects().length > 0 && !it.matches(':disabled') && !it.closest('[inert], #trouble')
  // A file chooser would cover everything; files are chosen in another way.
  && it.type !== 'file' && !it.querySelector?.('[type=file]') && it.control?.type !== 'file'
  && (it.localName !== 'a' || (it.getAttribute('href') ?? '').startsWith('#'));

const all = (css) => [...within().querySelectorAll(css)].filter(usable);

// A control: of the wanted kind if there is one.
const control = (css, number) =>
  first(all(css), number) ?? first(all('button, a[href], input, select, textarea, summary, label, [tabindex="0"]'), number);

const name = (it) => it === null ? 'nothing' :
  `${it.localName}${it.id && `#${it.id}`} “${(it.getAttribute('aria-label') ?? it.innerText ?? it.value ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}”`;

const pick = (css, number) => {
  const it = control(css, number);
  it?.scrollIntoView({ block: 'center', inline: 'center' });
  window.picked = name(it);
  return it;
};

// Several quick taps: `taps` are pairs of a number and a pause in milliseconds.
const burst = async (css, taps, done) => {
  const names = [];
  for (const [number, pause] of taps) {
    const it = control(css, number);
    names.push(name(it));
    it?.click();
    // The page gets a break between two taps, as it always does.
    await new Promise((later) => setTimeout(later, pause));
  }
  done(names.join(', '));
};

// Writes into a field, or chooses from a list.
const enter = (number, text) => {
  const it = first(all('input:not([type=radio], [type=checkbox]), textarea, select'), number);
  if (!it) return 'nothing';
  if (it.localName === 'select') it.selectedIndex = number % it.options.length;
  else it.value = text;
  it.dispatchEvent(new Event('input', { bubbles: true }));
  it.dispatchEvent(new Event('change', { bubbles: true }));
  return name(it);
};

// An address with a stored record.
const address = (number) => {
  const screens = { game: 'game', done: 'review', player: 'player', tournament: 'arena' };
  const kept = Object.keys(localStorage).map((key) => key.split('/')).filter(([, kind]) => kind in screens);
  const [, kind, id] = first(kept, number) ?? [];
  return kind === 'done' && number % 2 ? `#/game/${id}` : kind ? `#/${screens[kind]}/${id}` : '#/';
};

// The state of the page: whether the app is there, and its message if it has stopped.
const state = () => {
  const trouble = document.getElementById('trouble');
  return {
    here: trouble !== null,
    trouble: trouble && !trouble.hidden ? trouble.innerText : null,
    screen: document.querySelector('main')?.dataset.screen ?? '',
    hash: location.hash,
  };
};
