import { loadManifest } from './manifest.js';
import { PartMarks } from './part-marks.js';
import { PropertyControls } from './property-controls.js';

const game = document.getElementById('game');
const output = document.getElementById('css');
const { properties, parts } = await loadManifest();

const controls = new PropertyControls(game, properties, () => {
  output.textContent = controls.css || '/* Change something. */';
});
document.getElementById('properties').append(...controls.groups());
document.getElementById('parts').append(...new PartMarks(parts).rows());
document.getElementById('reset').addEventListener('click', () => controls.reset());

// A theme is a class; its rules are in themes.css and use nothing that a page could not.
document.getElementById('themes').addEventListener('change', ({ target }) => {
  game.className = target.value;
  document.getElementById('theme-css').textContent = rulesOf(target.value);
  controls.refresh();
});

document.getElementById('scheme').addEventListener('change', ({ target }) => {
  document.documentElement.style.colorScheme = target.value;
  controls.refresh();
});

/** The rules of a theme, as they are in the style sheet. */
function rulesOf(theme) {
  if (!theme) return '/* No rules: the look that comes with the elements. */';
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules
    .filter(({ selectorText }) => selectorText?.includes(`.${theme}`))
    .map(({ cssText }) => cssText.replace('{ ', '{\n  ').replace(/; (?!\})/g, ';\n  ').replace('; }', ';\n}'))
    .join('\n\n');
}
