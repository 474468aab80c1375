import { noChange } from 'lit';
import { Directive, directive, PartType, type ElementPart, type PartInfo } from 'lit/directive.js';

/**
 * Sets custom properties on an element through the CSSOM, which strict pages allow where they forbid `style=`.
 * Writes only what has changed.
 */
class CssVars extends Directive {
  #written: Readonly<Record<string, number>> = {};

  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new TypeError('cssVars stands in an element, not in a value');
  }

  override render(_values: Readonly<Record<string, number>>): typeof noChange {
    return noChange;
  }

  override update({ element }: ElementPart, [values]: [Readonly<Record<string, number>>]): typeof noChange {
    for (const [name, value] of Object.entries(values)) {
      if (this.#written[name] !== value) (element as HTMLElement).style.setProperty(name, String(value));
    }
    this.#written = values;
    return noChange;
  }
}

export const cssVars = directive(CssVars);
