import { newNode } from '../faces/index.js';
import { pictureNamed, type PictureId } from './card-names.js';

/** Of the elements of SVG, those that do not draw: links, animations, scripts, styles. */
const IDLE = /^(a|set|script|style)/;

/**
 * Attributes, as `name=value`, that run something or have the browser fetch something; backslashes could hide that.
 * A class would be taken for one of our own.
 */
const HARMFUL = /^(on|class=|href=(?!#|data:image\/(?!svg)))|url\((?!["']?#)|image-set|src\(|\\/i;

/**
 * The pictures of a sprite: an SVG in which each card is a symbol or a group with an id, `queen_heart` or
 * `heart_queen`. Nothing but what draws is left of it, so that a sprite from anywhere does no harm.
 * @param sprite is changed
 */
export function picturesIn(sprite: ParentNode): Map<PictureId, SVGSVGElement> {
  const pictures = new Map<PictureId, SVGSVGElement>();
  clean(sprite);
  const named = [...sprite.querySelectorAll('[id]')];
  for (const node of named) {
    const id = pictureNamed(node.id);
    if (id && !pictures.has(id)) pictures.set(id, pictureOf(node, named));
  }
  return pictures;
}

/** The sprite's own style sheets are written to the elements: strict pages would not have them. */
function clean(sprite: ParentNode): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([...sprite.querySelectorAll('style')].map(({ textContent }) => textContent).join(''));
  const rules = ([...sheet.cssRules] as CSSStyleRule[]).reverse();
  for (const node of sprite.querySelectorAll('*')) {
    if (!(node instanceof SVGElement) || IDLE.test(node.localName)) {
      node.remove();
      continue;
    }
    // A strict page has left the attribute without effect; written so, it has one.
    let text = node.getAttribute('style') ?? '';
    for (const { selectorText, style } of rules) {
      // There are other rules than those that have a selector.
      if (selectorText && node.matches(selectorText)) text = style.cssText + text;
    }
    if (text) node.style.cssText = text;
    for (const { name, localName, value } of [...node.attributes]) {
      if (HARMFUL.test(`${localName}=${value}`)) node.removeAttribute(name);
    }
  }
}

/** The card, and with it all of the sprite that it refers to: in the card's own tree nothing else would be found. */
function pictureOf(card: Element, named: readonly Element[]): SVGSVGElement {
  const picture = newNode('svg', { preserveAspectRatio: 'none', 'aria-hidden': 'true' });
  const use = newNode('use', { href: `#${card.id}` });
  const defs = newNode('defs', {});
  picture.append(defs, use);
  // A symbol fills the card by a box of its own, a group by that of the picture.
  card.setAttribute('preserveAspectRatio', 'none');
  const used = new Set([card]);
  for (const node of used) {
    defs.append(document.importNode(node, true));
    for (const [, id] of new XMLSerializer().serializeToString(node).matchAll(/#([\w.:-]+)/g)) {
      const other = named.find((one) => one.id === id);
      // Added to the set on the way, for it may refer to more.
      if (other) used.add(other);
    }
  }
  if (!card.hasAttribute('viewBox')) {
    // How large a group is, is known in a page alone.
    document.body.append(picture);
    const { x, y, width, height } = use.getBBox();
    picture.remove();
    picture.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  }
  return picture;
}
