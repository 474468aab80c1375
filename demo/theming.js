import { loadManifest } from './manifest.js';
import { PartExamples } from './part-examples.js';
import { PropertyControls } from './property-controls.js';
import { namePointedParts } from './pointed-parts.js';

const NO_RULES = '/* No rules: the look that comes with the elements. */';

const game = document.getElementById('game');
const output = document.getElementById('css');
const { properties, parts } = await loadManifest();

const controls = new PropertyControls(game, properties, () => {
  output.textContent = controls.css || '/* Change something. */';
});
document.getElementById('properties').append(...controls.groups());
document.getElementById('parts').append(...new PartExamples(game, parts).groups());
document.getElementById('reset').addEventListener('click', () => controls.reset());
namePointedParts(game, document.getElementById('pointed'));

// A theme is a style sheet that a page could have by itself; the others are kept out by their media.
document.getElementById('themes').addEventListener('change', ({ target }) => show(target.value));
const asked = new URLSearchParams(location.search).get('theme') ?? '';
const radio = document.querySelector(`#themes [value="${CSS.escape(asked)}"]`);
if (radio) {
  radio.checked = true;
  await show(radio.value);
}

document.getElementById('scheme').addEventListener('change', ({ target }) => {
  document.documentElement.style.colorScheme = target.value;
  controls.refresh();
});

async function show(theme) {
  for (const link of document.querySelectorAll('link[data-theme]')) {
    link.media = link.dataset.theme === theme ? 'all' : 'not all';
  }
  const link = document.querySelector(`link[data-theme="${theme}"]`);
  document.getElementById('theme-css').textContent = link ? await (await fetch(link.href)).text() : NO_RULES;
  controls.refresh();
}
