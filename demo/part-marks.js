/** A list of all parts; those that are ticked get an outline on the page. */
export class PartMarks {
  #parts;
  #marked = new Set();
  #sheet = new CSSStyleSheet();

  constructor(parts) {
    this.#parts = parts;
    document.adoptedStyleSheets.push(this.#sheet);
  }

  rows() {
    return this.#parts.map(({ name, description }) => {
      const row = document.createElement('label');
      row.className = 'part';
      const box = document.createElement('input');
      box.type = 'checkbox';
      box.addEventListener('change', () => this.#mark(name, box.checked));
      const words = document.createElement('span');
      const code = document.createElement('code');
      code.textContent = name;
      words.append(code, ` ${description}`);
      row.append(box, words);
      return row;
    });
  }

  #mark(name, marked) {
    if (marked) this.#marked.add(name);
    else this.#marked.delete(name);
    const rules = [...this.#marked].map(
      (part) => `solitaire-game::part(${part}) { outline: 3px solid #d6249f; outline-offset: -1px }`,
    );
    this.#sheet.replaceSync(rules.join('\n'));
  }
}
