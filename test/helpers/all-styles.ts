/** Computed styles by where they were found: a way of tags from the root, and the property. */
export type Styles = ReadonlyMap<string, string>;

const PSEUDO = ['', '::before', '::after', '::backdrop'];

/**
 * All that a browser computes for what is in a shadow root, and in the roots within.
 * @param within whether to look into an element that has a root of its own, or to take it from outside alone
 */
export function allStyles(root: ParentNode, within: (host: Element) => boolean): Styles {
  const found = new Map<string, string>();
  visit(root, '');
  return found;

  function visit(parent: ParentNode, path: string): void {
    for (const [index, child] of [...parent.children].entries()) {
      const name = `${path} ${child.id || (child.getAttribute('part') ?? child.localName)}:${index}`;
      read(child, name);
      visit(child, name);
      if (child.shadowRoot && within(child)) visit(child.shadowRoot, `${name} /`);
    }
  }

  function read(element: Element, name: string): void {
    const { getComputedStyle } = element.ownerDocument.defaultView!;
    for (const pseudo of PSEUDO) {
      const style = getComputedStyle(element, pseudo);
      // Not there: what it would be is nobody's business.
      if (pseudo && pseudo !== '::backdrop' && style.content === 'none') continue;
      if (pseudo === '::backdrop' && !element.matches(':modal')) continue;
      for (const property of style) found.set(`${name}${pseudo} ${property}`, style.getPropertyValue(property));
    }
  }
}

/** Where two pages differ, in words. */
export function differences(clean: Styles, other: Styles): string[] {
  const names = new Set([...clean.keys(), ...other.keys()]);
  return [...names]
    .filter((name) => clean.get(name) !== other.get(name))
    .map((name) => `${name}: ${clean.get(name) ?? 'not there'} -> ${other.get(name) ?? 'not there'}`);
}
