const id = (name) => document.getElementById(name);

const count = () => {
  try {
    id('counted').textContent = localStorage.getItem('count') ?? '0';
    id('storage').textContent = 'open';
  } catch (error) {
    id('storage').textContent = error.name;
  }
};

id('count').addEventListener('click', () => {
  localStorage.setItem('count', Number(localStorage.getItem('count')) + 1);
  count();
  setTimeout(() => { id('late').disabled = false; });
});
id('late').addEventListener('click', () => { throw new Error('planted'); });
id('save').addEventListener('click', () => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(['twelve'], { type: 'application/json' }));
  link.download = 'saved.json';
  link.click();
});
id('file').addEventListener('change', async (event) => {
  id('keys').textContent = await event.target.files[0].text();
});
addEventListener('storage', count);
addEventListener('keydown', (event) => {
  if (event.target !== id('name')) id('keys').textContent += `${event.ctrlKey ? 'Ctrl+' : ''}${event.key} `;
});
count();

navigator.serviceWorker?.register('worker.js').then(() => navigator.serviceWorker.ready).then(
  () => { id('worker').textContent = 'ready'; },
  () => { id('worker').textContent = 'refused'; });
