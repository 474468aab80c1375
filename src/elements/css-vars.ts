import { noChange } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';

/**
 * Sets custom properties on an element through the CSSOM, which strict pages allow where they forbid `style=`.
 * Writes only what has changed.
 */
class CssVars extends Directive {
  #written: Readonly<Record<string, number>> = {};

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
