/** The headings, and which properties stand under each. */
const GROUPS = [
  ['Table', /-(table|max|pile)/],
  ['Cards', /-(card|paper|red|black|hearts|diamonds|clubs|spades|gold|face|back)(-|$)/],
  ['Marks on the table', /-(held|target|hint|moved|ring)$/],
  ['Toolbar, dialogs, messages', /./],
];

/** Examples for properties that take more than a colour. */
const EXAMPLES = {
  '--solitaire-table': ['#3b5a7a', 'linear-gradient(#41506b, #1c2333)', 'radial-gradient(#8a5a3c, #4a2d1d)'],
  '--solitaire-max-block-size': ['20rem', '30rem', '60vh'],
  '--solitaire-card-radius': ['0', '4% / 3%', '14% / 10%'],
  '--solitaire-card-shadow': ['none', '0 0 0 1px #0006', '0 3px 8px #0008'],
  '--solitaire-backdrop': ['#0008', 'linear-gradient(#0a2a1acc, #000c)'],
  '--solitaire-font': ['Georgia, serif', 'ui-monospace, monospace', 'cursive'],
};

/** A control for each custom property, which sets it on a game. */
export class PropertyControls {
  #game;
  #properties;
  #changed;
  #rows = new Map();

  /**
   * @param game the element that the properties are set on
   * @param properties as they are in the manifest: name, description, type, default
   * @param changed called after each change
   */
  constructor(game, properties, changed) {
    this.#game = game;
    this.#properties = properties;
    this.#changed = changed;
  }

  /** What was set, as a rule of CSS; empty when nothing was. */
  get css() {
    const { style } = this.#game;
    const lines = this.#properties
      .map(({ name }) => [name, style.getPropertyValue(name)])
      .filter(([, value]) => value)
      .map(([name, value]) => `  ${name}: ${value};\n`);
    return lines.length ? `solitaire-game {\n${lines.join('')}}` : '';
  }

  groups() {
    const left = new Set(this.#properties);
    return GROUPS.map(([heading, pattern]) => {
      const group = document.createElement('details');
      group.open = matchMedia('(width >= 62rem)').matches;
      const summary = document.createElement('summary');
      summary.textContent = heading;
      group.append(summary);
      for (const property of left) {
        if (!pattern.test(property.name.replace('--solitaire', ''))) continue;
        left.delete(property);
        group.append(this.#row(property));
      }
      return group;
    });
  }

  reset() {
    for (const { name } of this.#properties) this.#game.style.removeProperty(name);
    this.refresh();
    this.#changed();
  }

  /** Shows in each control what its property is now. */
  refresh() {
    for (const [property, { input, back }] of this.#rows) {
      const value = this.#valueOf(property);
      input.value = input.type === 'color' ? this.#hex(value) : value;
      back.hidden = !this.#game.style.getPropertyValue(property.name);
    }
  }

  #row(property) {
    const { name, description, type } = property;
    const row = document.createElement('div');
    row.className = 'property';
    const input = document.createElement('input');
    input.id = `set${name}`;
    input.type = type.text === 'color' ? 'color' : 'text';
    input.addEventListener('input', () => this.#set(property, input.value));
    const label = document.createElement('label');
    label.htmlFor = input.id;
    const code = document.createElement('code');
    code.textContent = name;
    label.append(code, description);
    const back = document.createElement('button');
    back.type = 'button';
    back.textContent = 'Reset';
    back.setAttribute('aria-label', `Reset ${name}`);
    back.addEventListener('click', () => {
      this.#set(property, '');
      this.refresh();
      input.focus();
    });
    row.append(label, input, back, ...this.#examples(name, input));
    this.#rows.set(property, { input, back });
    const value = this.#valueOf(property);
    input.value = input.type === 'color' ? this.#hex(value) : value;
    back.hidden = true;
    return row;
  }

  #examples(name, input) {
    if (!EXAMPLES[name]) return [];
    const list = document.createElement('datalist');
    list.id = `${input.id}-examples`;
    for (const value of EXAMPLES[name]) list.append(new Option(value));
    input.setAttribute('list', list.id);
    return [list];
  }

  #set(property, value) {
    this.#game.style.setProperty(property.name, value);
    this.#rows.get(property).back.hidden = !value;
    this.#changed();
  }

  /** The value that a theme or a control gave, else the default. A default may be another property. */
  #valueOf({ name, default: otherwise = '' }) {
    const set = getComputedStyle(this.#game).getPropertyValue(name).trim();
    if (set) return set;
    const [, other] = /^var\((--[\w-]+)\)$/.exec(otherwise) ?? [];
    return other ? this.#valueOf(this.#properties.find((property) => property.name === other)) : otherwise;
  }

  /** A colour as colour inputs take it; the browser works out names and `light-dark()`. */
  #hex(color) {
    const probe = document.createElement('span');
    probe.style.color = color;
    probe.style.colorScheme = getComputedStyle(this.#game).colorScheme;
    this.#game.after(probe);
    const channels = getComputedStyle(probe).color.match(/[\d.]+/g).slice(0, 3);
    probe.remove();
    return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
  }
}
