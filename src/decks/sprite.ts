import { pictureNamed, type PictureId } from './card-names.js';

const SVG = 'http://www.w3.org/2000/svg';

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
  sheet.replaceSync([...sprite.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n'));
  const rules = ([...sheet.cssRules] as CSSStyleRule[]).filter(({ selectorText }) => selectorText);
  for (const node of sprite.querySelectorAll<SVGElement>('*')) {
    if (node.namespaceURI !== SVG || IDLE.test(node.localName)) {
      node.remove();
      continue;
    }
    const styles = rules.filter(({ selectorText }) => node.matches(selectorText)).map(({ style }) => style.cssText);
    if (styles.length) node.style.cssText = styles.join('') + node.style.cssText;
    for (const { name, localName, value } of [...node.attributes]) {
      if (HARMFUL.test(`${localName}=${value}`)) node.removeAttribute(name);
    }
  }
}

/** The card, and with it all of the sprite that it refers to: within a card there is nothing else to be found. */
function pictureOf(card: Element, named: readonly Element[]): SVGSVGElement {
  const picture = newNode('svg');
  const use = newNode('use');
  use.setAttribute('href', `#${card.id}`);
  // A symbol fills the picture; so does a group by the picture's box.
  for (const node of [picture, card]) {
    if (!node.hasAttribute(RATIO)) node.setAttribute(RATIO, 'none');
  }
  const defs = newNode('defs');
  picture.append(defs, use);
  const used = new Set([card]);
  for (const node of used) {
    defs.append(document.importNode(node, true));
    for (const [, id] of node.outerHTML.matchAll(/#([\w.:-]+)/g)) {
      const other = named.find((one) => one.id === id);
      // Added to the set on the way, for it may refer to more.
      if (other) used.add(other);
    }
  }
  if (!card.hasAttribute('viewBox')) picture.setAttribute('viewBox', boxOf(picture, use));
  return picture;
}

const RATIO = 'preserveAspectRatio';

/** A group is as large as what it draws, which only a page can tell. */
function boxOf(picture: SVGSVGElement, use: SVGUseElement): string {
  const place = document.createElement('div');
  place.attachShadow({ mode: 'open' }).append(picture);
  document.body.append(place);
  const { x, y, width, height } = use.getBBox();
  place.remove();
  return [x, y, width, height].join(' ');
}

function newNode<Name extends 'svg' | 'use' | 'defs'>(name: Name): SVGElementTagNameMap[Name] {
  return document.createElementNS(SVG, name);
}
